"""What Frozen Frontier shows to people."""

from nunatak.games.frozen_frontier.screen import about, labels, pieces, scene, terminal
from nunatak.scene.screen import Round, Screen, Terminal

SCREEN = Screen(
    about=about.ABOUT,
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw),
    icons=scene.ICONS,
    meant=pieces.meant,
    label=labels.label,
    moments={"shipped": "helium", "penalized": "penalty"},
    round=Round("round-began", "round"),
)
