"""What Frozen Frontier shows to people."""

from nunatak.games.frozen_frontier.screen import labels, pieces, scene, terminal
from nunatak.scene.screen import Screen, Terminal

SCREEN = Screen(
    scene=scene.scene,
    terminal=Terminal(draw=terminal.draw),
    icons=scene.ICONS,
    meant=pieces.meant,
    label=labels.label,
)
