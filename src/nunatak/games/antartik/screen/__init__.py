"""What Antartik shows to people."""

from nunatak.games.antartik.screen import scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw, odds=terminal.odds),
    meant=scene.meant,
)
