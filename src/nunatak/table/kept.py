"""Taking up a kept table: under its own rules, or as far as those of today allow.

A game is replayed only under the rules and with the pieces it was played with. Where there are
others now, it goes on from the position that was kept beside its entries, and the table says so; a
finished one shows the result that was kept.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

import nunatak
from nunatak.engine.position import Position
from nunatak.games.description import Game
from nunatak.games.history import History
from nunatak.store.rows import Kept, PositionRow, TableRow


class Unreadable(Exception):
    """A table that this version of the program can't show; the text says why."""


class Adopted(msgspec.Struct, frozen=True, omit_defaults=True):
    """Under what a game was played before it was taken up under the rules of today."""

    rules: int
    pieces: bool = False
    """Its cards and boards were others too."""
    fitted: int | None = None
    """How many entries fitted, if no position was kept and not all of them did."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended, in words that need no rules to be read."""

    winners: list[int]
    scores: list[int] = []
    """Empty, as what follows, if only the winners are known."""
    places: list[int] = []
    tallies: list[list[tuple[str, int]]] = []
    ending: str = ""


class TakenUp(msgspec.Struct):
    """What a table goes on with."""

    game: Game[Any]
    start: Position | None
    entries: Sequence[tuple[int, int]]
    """Those that are replayed from there."""


def take_up(kept: Kept) -> TakenUp:
    """Return what a kept table goes on with, and note in its row if that is something new."""
    row = kept.row
    try:
        game = nunatak.game(row.game)
        options: dict[str, Any] = game.agree(msgspec.json.decode(row.options))
        game.count(row.players)
    except (ValueError, msgspec.DecodeError) as error:
        raise Unreadable(str(error)) from None
    if not kept.entries:  # nobody has chosen anything yet
        row.rules, row.components = game.rules_version, game.edition
        return TakenUp(game, None, [])
    known = True
    try:
        game = game.of_edition(row.components)
    except ValueError:
        known = False
    if known and row.rules == game.rules_version:
        return TakenUp(game, first(game, kept), kept.entries[row.base :])
    p, fitted = last(game, kept, options)
    others = Adopted(row.rules, not known, fitted if fitted < len(kept.entries) else None)
    row.adopted = msgspec.json.encode(others).decode()
    row.rules, row.components, row.base = game.rules_version, game.edition, len(kept.entries)
    return TakenUp(game, p, [])


def first(game: Game[Any], kept: Kept) -> Position | None:
    """Return the position with which the entries of a history begin, if it is not the start."""
    if not kept.row.base:
        return None
    if kept.position is None or not kept.position.base:
        raise Unreadable("The position with which it goes on is missing.")
    try:
        found: Position = game.load(msgspec.json.decode(kept.position.base), kept=True)
    except (ValueError, msgspec.DecodeError) as error:
        raise Unreadable(str(error)) from None
    return found


def last(game: Game[Any], kept: Kept, options: dict[str, Any]) -> tuple[Position, int]:
    """Return where a game under other rules stands, and how many of its entries led there."""
    length = len(kept.entries)
    if kept.position is not None and kept.position.n == length:
        try:
            document = game.brought_up(msgspec.json.decode(kept.position.document))
            return game.load(document, kept=True), length
        except (ValueError, msgspec.DecodeError):
            pass  # then it has to be found again
    history = History(game, kept.row.players, options)
    fitted = 0
    for number, _ in kept.entries:
        if not fits(history, number, kept.row.rules):
            break
        fitted += 1
    return history.position(), fitted


def fits(history: History, number: int, rules: int) -> bool:
    """Add an entry, or what it comes to under the rules of today; say whether it fits."""
    try:
        history.add(number)
    except ValueError:
        now = history.game.as_now(history.position(), number, rules)
        return now is not None and all(fits(history, each, rules) for each in now)
    return True


def position_row(p: Position, n: int, start: Position | None) -> PositionRow:
    """Return a position as it is kept."""
    base = "" if start is None else document(start)
    return PositionRow(n, document(p), base)


def document(p: Position) -> str:
    """Return a position as text."""
    return msgspec.json.encode(p.save()).decode()


def adopted(row: TableRow) -> Adopted | None:
    """Return under what a table's game was played before, if that were other rules or pieces."""
    return msgspec.json.decode(row.adopted, type=Adopted) if row.adopted else None


def result(row: TableRow) -> Result | None:
    """Return how a table's game ended, if that was kept."""
    return msgspec.json.decode(row.result, type=Result) if row.result else None
