"""What 2019: The Arctic shows to people."""

from nunatak.games.arctic.screen import scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw, about=terminal.about),
)
