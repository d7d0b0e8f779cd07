"""Reads the printed cards of Ice Floe."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Referee
from nunatak.games.edition import read_components
from nunatak.games.ice_floe.rules import RULES
from nunatak.games.ice_floe.rules.position import Tables
from nunatak.games.ice_floe.rules.vocabulary import KINDS, WEIGHTS


def tables(game: Referee, text: str) -> Tables:
    """Return the cards that a component file describes; ValueError if it can't be right."""
    document = read_components(text)
    weights = [row["weight"] for row in document["cards"]]
    if weights != [int(name) for name in WEIGHTS]:
        raise ValueError(f"There should be cards of {KINDS} weights, from 1 on.")
    printed = Tables(game, RULES)
    printed.counts = vec[i64]([row["count"] for row in document["cards"]])
    printed.carries = vec[i64]([row["carries"] for row in document["ice"]])
    return printed
