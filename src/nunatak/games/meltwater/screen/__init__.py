"""What Meltwater shows to people."""

from nunatak.games.meltwater.screen import labels, scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw, odds=terminal.odds),
    icons=scene.ICONS,
    meant=scene.meant,
    label=labels.label,
)
