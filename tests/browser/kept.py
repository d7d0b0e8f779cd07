"""Moments of kept games, drawn by the games: for what the client does with any scene."""

import json
from pathlib import Path
from typing import NamedTuple

from nunatak.games.history import History
from nunatak.protocol.messages import Boot, Whole
from nunatak.store.rows import Kept
from nunatak.table import Table
from tests.table import sitting
from tools import samples

GAMES = Path(__file__).parents[1] / "games"


class Moment(NamedTuple):
    """A kept game after so many entries, as whoever is asked then sees it."""

    game: str
    history: str
    after: int


DIVE = Moment("antartik", "bellyflop", 6)
"""Rui may draw or stop, and two bets stand."""
DRAWN = Moment("antartik", "bellyflop", 8)
"""Rui has drawn another figure, and Noor is asked."""
JUDGE = Moment("antartik", "bellyflop", 49)
"""A judge can't be asked, and one card has two options."""
MARCH = Moment("meltwater", "concession", 49)
"""From F3, to five spaces; own units stand on F4, one of them."""
ACT = Moment("meltwater", "concession", 1)
"""The first action of a game: most hexes can march, threaten or militarize."""
HOW_MANY = Moment("meltwater", "concession", 24)
"""One or two civilians become soldiers."""


def at(moment: Moment) -> Table:
    """Return the table at a moment."""
    file = GAMES / moment.game / "histories" / f"{moment.history}.json"
    history = History.from_json(file.read_text())
    new = sitting.kept(["person"] * history.players, moment.game)
    new.row.options = json.dumps(history.settings)
    new.row.state, new.row.version = "playing", moment.after
    entries = [(entry, 0) for entry in history.entries[: moment.after]]
    return Table(Kept(new.row, new.seats, entries, {}, {}, []), 0.0)


def boot(moment: Moment, seat: int | None = None) -> Boot:
    """Return what the page starts with, of a seat or of whoever is asked."""
    table = at(moment)
    asked = table.asked() if seat is None else seat
    assert asked is not None
    return samples.table_boot(table, asked)


def whole(moment: Moment, seat: int | None = None) -> Whole:
    """Return all that the table tells a seat, or whoever is asked."""
    shown = boot(moment, seat).table
    assert shown is not None
    assert shown.whole is not None
    return shown.whole
