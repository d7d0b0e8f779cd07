"""Polar board games, faithful to their rulebooks and fast enough to study by the million.

>>> import nunatak
>>> p = nunatak.game("antartik").start(players=3)
>>> p.words()
['first 1', 'first 2', 'first 3']
>>> p.take("first 2")
>>> p.actor == nunatak.CHANCE
True
"""

from nunatak.bots.advice import Advice, advice
from nunatak.bots.base import Bot
from nunatak.bots.chances import Chances, chances
from nunatak.bots.match import play
from nunatak.engine.events import NamedEvent, Preview
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game, game_names
from nunatak.games.description import Game, Setting
from nunatak.games.history import History

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "Advice",
    "Bot",
    "Chances",
    "Game",
    "History",
    "NamedEvent",
    "Position",
    "Preview",
    "Rng",
    "Setting",
    "__version__",
    "advice",
    "chances",
    "game",
    "game_names",
    "play",
]
