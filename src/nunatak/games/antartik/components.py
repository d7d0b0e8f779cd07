"""Reads the printed cards of Antartik."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Referee
from nunatak.games.antartik.rules import RULES
from nunatak.games.antartik.rules.position import Tables
from nunatak.games.antartik.rules.vocabulary import JUDGES, KINDS, PARACHUTES
from nunatak.games.edition import read_components


def tables(game: Referee, text: str) -> Tables:
    """Return the cards that a component file describes; ValueError if it can't be right."""
    document = read_components(text)
    values = [kind + 1 if kind < JUDGES else 8 + (kind - JUDGES) % 3 for kind in range(KINDS)]
    counts = [0] * KINDS
    for row in document["figures"]:
        counts[row["value"] - 1] = row["count"]
    for row in document["symbols"]:
        value = row["value"]
        if value not in (8, 9, 10):
            raise ValueError(f"Only the 8, 9 and 10 bear symbols, not the {value}.")
        for first, count in ((JUDGES, row["judges"]), (PARACHUTES, row["parachutes"])):
            counts[first + value - 8] = count
            counts[value - 1] -= count
    if sum(counts) != 55 or min(counts) < 0:
        raise ValueError(f"There should be 55 cards, none of them twice, not {sum(counts)}.")
    return Tables(
        game,
        RULES,
        vec[i64](counts),
        vec[i64]([2**value for value in values]),
    )
