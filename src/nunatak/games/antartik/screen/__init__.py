"""What Antartik shows to people."""

from nunatak.games.antartik.screen import about, scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    about=about.ABOUT,
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw, odds=terminal.odds),
    meant=scene.meant,
    moments={"flopped": "splash", "entered": "splash-low"},
)
