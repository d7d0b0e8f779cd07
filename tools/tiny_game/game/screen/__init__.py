"""What Ice Floe shows to people."""

from nunatak.games.ice_floe.screen import about, scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    about=about.ABOUT,
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw),
    icons=scene.ICONS,
)
