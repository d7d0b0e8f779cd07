"""A game as a file: its history, with names or without; and the table of one brought back."""

import json
from pathlib import Path
from typing import Any

import msgspec

import nunatak
from nunatak.games.history import REWIND, UNDO, History, entry_kind
from nunatak.server.base.limits import Limits
from nunatak.server.tables.setup import good_name, new_id, new_invite, unlike
from nunatak.store import Store
from nunatak.store.rows import Person, SeatRow, TableRow
from nunatak.store.store import now
from nunatak.table import Refusal, Table
from nunatak.table.refusal import TEXTS

LONGEST = 200  # letters of what is said of a file that is none


def written(table: Table, *, names: bool) -> bytes:
    """Return a finished game as a file; of one that runs it would tell what is hidden."""
    if table.row.state != "over":
        raise Refusal("illegal", "not-over")
    if table.row.base:
        raise Refusal("illegal", "other-rules-then")
    document: dict[str, Any] = json.loads(table.record.history.to_json())
    if names:
        document["seats"] = [seat.name for seat in table.seats]
    return msgspec.json.encode(document)


def read(text: str, limits: Limits) -> tuple[History, list[str]]:
    """Return the game that a file holds, and the names in it; refuse what is none or not over."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        raise wrong("it is no JSON.") from None
    entries = document.get("entries") if isinstance(document, dict) else None
    if not isinstance(entries, list) or "start" in document:
        raise wrong("it has no entries from a game's start on.")
    bear(entries, limits)
    if not known_rules(document):
        raise Refusal("bad", "file-other-rules")
    try:
        history = History.from_json(text)
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError) as error:
        raise wrong(str(error)) from None
    if not history.over:
        raise Refusal("bad", "file-not-over")
    names = document.get("seats")
    good = isinstance(names, list) and len(names) == history.players
    return history, [str(name) for name in names] if good and names is not None else []


def known_rules(document: dict[str, Any]) -> bool:
    """Say whether a game was played under our rules, as far as the file says which game it is."""
    if document.get("game") not in nunatak.game_names():
        return True  # and something else is wrong with it
    game = nunatak.game(document["game"])
    if document.get("rules") != game.rules_version:
        return False
    try:
        game.of_edition(document.get("components", ""))
    except (ValueError, TypeError):
        return False
    return True


def bear(entries: list[Any], limits: Limits) -> None:
    """Refuse a file whose entries would take long to go through: each undo begins at the start."""
    whole = [each for each in entries if isinstance(each, int)]
    undone = sum(each < 0 and entry_kind(each)[0] in (UNDO, REWIND) for each in whole)
    if len(entries) > limits.file_entries or undone * len(entries) > limits.file_steps:
        raise Refusal("size", "file-too-large")


def wrong(why: str) -> Refusal:
    """Return a refusal of a file, which repeats no more than a little of it."""
    return Refusal("bad", "bad-file", why=why if len(why) <= LONGEST else f"{why[:LONGEST]}…")


def brought_back(
    history: History, names: list[str], host: Person, limits: Limits, locale: str
) -> tuple[TableRow, list[SeatRow]]:
    """Return the table of a game that was brought as a file: over, and nobody's."""
    row = TableRow(
        new_id(),
        history.game.name,
        history.players,
        json.dumps(history.settings),
        history.game.rules_version,
        history.game.edition,
        False,
        "none",
        20,
        "bot",
        False,
        False,
        host.id,
        new_invite(),
        now(),
        now(),
        state="over",
    )
    seats = []
    for n in range(history.players):
        said = names[n] if names else TEXTS.say("player-n", locale, n=n + 1)
        seats.append(SeatRow(n, "person", good_name(said, limits.name)))
    return row, unlike(seats)


async def laid(folder: Path, text: str) -> str:
    """Keep a game in a folder of its own, and return the name of its table."""
    limits = Limits()
    try:
        history, names = read(text, limits)
    except Refusal as refusal:
        raise ValueError(refusal.say()) from None
    store = await Store.open_in(folder)
    try:
        host = Person(new_id(), TEXTS.say("guest"))
        await store.add_person(host, new_id())
        return await keep(store, *brought_back(history, names, host, limits, "en"), history)
    finally:
        await store.close()


async def keep(store: Store, row: TableRow, seats: list[SeatRow], history: History) -> str:
    """Keep a finished game and return the name of its table."""
    await store.add_table(row, seats)
    entries = [(n, number, row.created) for n, number in enumerate(history)]
    await store.save(row, entries=entries)
    return row.id
