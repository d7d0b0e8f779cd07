"""Polar board games, faithful to their rulebooks and fast enough to study by the million.

>>> import nunatak
>>> game = nunatak.game("antartik")
>>> p = game.start(players=3)
>>> p.take(game.option("first 2"))
>>> p.actor == nunatak.CHANCE
True
"""

from nunatak.bots.match import play
from nunatak.engine.game import Game, Preview, Told
from nunatak.engine.history import History
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game, games

__all__ = [
    "CHANCE",
    "OVER",
    "Game",
    "History",
    "Position",
    "Preview",
    "Rng",
    "Told",
    "game",
    "games",
    "play",
]
