"""What Meltwater shows to people."""

from nunatak.games.meltwater.screen import about, labels, scene, terminal
from nunatak.scene.screen import Round, Screen, Terminal

SCREEN = Screen(
    about=about.ABOUT,
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw, odds=terminal.odds),
    icons=scene.ICONS,
    meant=scene.meant,
    label=labels.label,
    moments={"doomsday-came": "radiation", "annihilated": "skull"},
    round=Round("turn-began", "round"),
)
