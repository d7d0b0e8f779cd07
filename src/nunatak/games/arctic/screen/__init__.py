"""What 2019: The Arctic shows to people."""

from nunatak.games.arctic.screen import about, labels, scene, terminal
from nunatak.scene.screen import Round, Screen, Terminal

SCREEN = Screen(
    about=about.ABOUT,
    scene=scene.scene,
    label=labels.by_itself,
    terminal=Terminal(draw=terminal.draw, about=terminal.about),
    moments={"china-run": "ship", "china-won": "ship", "adopted": "star", "norway-joined": "star"},
    round=Round("round-began", "round"),
)
