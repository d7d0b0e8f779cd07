"""What Antarctica shows to people."""

from nunatak.games.antarctica.screen import about, labels, scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    about=about.ABOUT,
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw),
    meant=scene.meant,
    label=labels.label,
    moments={"sun-came": "sunface"},
)
