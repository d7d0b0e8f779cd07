"""What Ice Floe shows to people."""

from nunatak.games.ice_floe.screen import scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw),
    icons=scene.ICONS,
)
