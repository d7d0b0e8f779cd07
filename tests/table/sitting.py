"""Tables for the tests, with chance in the test's hands."""

import json
import random
from collections.abc import Callable, Sequence

import nunatak
from nunatak.engine.position import Position
from nunatak.games.description import game_of
from nunatak.store.rows import Kept, SeatRow, TableRow
from nunatak.table.table import Table

PEOPLE = ("ines", "noor", "kolya", "fulmar", "rui")


def by_weight(seed: int) -> Callable[[Position], int]:
    """Return chance that is the same every time."""
    rng = random.Random(seed)

    def chance(p: Position) -> int:
        options, weights = zip(*p.chances(), strict=True)
        return int(rng.choices(options, weights)[0])

    return chance


def just(*options: str) -> Callable[[Position], int]:
    """Return chance that brings these options, one after the other."""
    left = list(options)

    def chance(p: Position) -> int:
        option: int = game_of(p).option(left.pop(0))
        return option

    return chance


def seats(kinds: Sequence[str]) -> list[SeatRow]:
    """Return seats: "person", "bot", "open" or "link"."""
    found = []
    for n, kind in enumerate(kinds):
        if kind == "person":
            found.append(SeatRow(n, "person", PEOPLE[n].title(), PEOPLE[n]))
        elif kind == "bot":
            found.append(SeatRow(n, "bot", f"Bot {n + 1}", level="cub"))
        else:
            found.append(SeatRow(n, "open" if kind == "open" else "link"))
    return found


def kept(kinds: Sequence[str], game: str = "antartik", **more: object) -> Kept:
    """Return a new table as the store would bring it."""
    rules = nunatak.game(game)
    settings: dict[str, object] = {
        "public": False,
        "pace": "none",
        "minutes": 20,
        "late": "bot",
        "stand_in": False,
        "hints": True,
        **more,
    }
    row = TableRow(
        id="t1",
        game=game,
        players=len(kinds),
        options=json.dumps(rules.agree({})),
        rules=rules.rules_version,
        components=rules.edition,
        host="ines",
        invite="i",
        created=0,
        changed=0,
        **settings,  # type: ignore[arg-type]
    )
    return Kept(row, seats(kinds), [], {}, {}, [])


def table(
    kinds: Sequence[str],
    chance: Callable[[Position], int] | None = None,
    game: str = "antartik",
    **more: object,
) -> Table:
    """Return a table at which the game has begun if it can."""
    made = Table(kept(kinds, game, **more), 0.0, chance or by_weight(1))
    made.present = {"ines", "noor", "kolya", "fulmar", "rui"}
    made.begin(0.0)
    return made


def again(old: Table, now: float = 0.0) -> Table:
    """Return the table as it is after the server was started anew."""
    entries = list(zip(old.record.history.entries, old.record.times, strict=True))
    words = {seat: set(keys) for seat, keys in old.instructions.items()}
    sealed, away = dict(old.sealed), dict(old.holidays)
    kept = Kept(old.row, old.seats, entries, words, sealed, old.chat, holidays=away)
    return Table(kept, now)


def play(made: Table, seed: int = 3, most: int = 2000) -> None:
    """Let everybody choose anything until the game is over."""
    rng = random.Random(seed)
    for _ in range(most):
        seat = made.asked()
        if seat is None:
            return
        if made.is_bot(seat):
            assert made.bot_takes(seat, rng.choice(made.p.options()), made.length, 1.0)
        else:
            made.act(seat, rng.choice(made.choices(seat)), made.row.version, 1.0)
    raise AssertionError("The game does not end.")
