"""Polar board games, faithful to their rulebooks and fast enough to study by the million.

>>> import nunatak
>>> game = nunatak.game("antartik")
>>> p = game.start(players=3)
>>> p.take(game.option("first 2"))
>>> p.actor == nunatak.CHANCE
True
"""

from nunatak.bots.advice import advice
from nunatak.bots.match import play
from nunatak.engine.events import NamedEvent, Preview
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game, game_names
from nunatak.games.description import Game
from nunatak.games.history import History

__all__ = [
    "CHANCE",
    "OVER",
    "Game",
    "History",
    "NamedEvent",
    "Position",
    "Preview",
    "Rng",
    "advice",
    "game",
    "game_names",
    "play",
]
