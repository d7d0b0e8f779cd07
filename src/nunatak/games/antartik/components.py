"""Reads the printed cards of Antartik."""

import tomllib

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.game import Game
from nunatak.games.antartik.decisions import all_decisions
from nunatak.games.antartik.position import Tables
from nunatak.games.antartik.words import JUDGES, KINDS, PARACHUTES

SOURCES = ("rulebook", "earlier edition", "deduced", "reconstructed")


def tables(game: Game, text: str) -> Tables:
    """Return the cards that a component file describes; ValueError if it can't be right."""
    document = tomllib.loads(text)
    values = [kind + 1 if kind < JUDGES else 8 + (kind - JUDGES) % 3 for kind in range(KINDS)]
    counts = [0] * KINDS
    for row in document["figures"]:
        check_source(row)
        counts[row["value"] - 1] = row["count"]
    for row in document["symbols"]:
        check_source(row)
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
        all_decisions(),
        vec[i64](counts),
        vec[i64]([2**value for value in values]),
    )


def check_source(row: dict[str, object]) -> None:
    """See that a row says where it comes from."""
    if row.get("source") not in SOURCES:
        raise ValueError(f"A row of the components has no source: {row}.")
