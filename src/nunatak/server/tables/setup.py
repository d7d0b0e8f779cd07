"""Setting up a table: what a form must say, and what becomes of it."""

import json
import secrets
from typing import Any

import nunatak
from nunatak.bots.levels import LEVELS
from nunatak.games.description import Game, Setting
from nunatak.protocol import messages as m
from nunatak.server.base.written import low
from nunatak.store.rows import Person, SeatRow, TableRow
from nunatak.store.store import now
from nunatak.table.lesson import LEVEL, lesson
from nunatak.table.paces import BANKS, DAY, SLOW
from nunatak.table.refusal import TEXTS, Refusal
from nunatak.table.table import Table

MINUTES = range(1, 601)
AWAY = range(7 * 24 * 60 + 1)
SECONDS = range(601)
BANK = range(31)


def new_id() -> str:
    """Return a name that nobody guesses."""
    return secrets.token_hex(8)


def new_seed() -> str:
    """Return what settles a table's chance, and nobody learns."""
    return secrets.token_hex(32)


def new_invite() -> str:
    """Return the code of an invitation, which goes with a name that nobody guesses either."""
    return secrets.token_urlsafe(6)


def good_name(name: str, most: int) -> str:
    """Return a name without what can't be read, or refuse it."""
    found = " ".join("".join(c for c in low(name) if c.isprintable()).split())
    if not 1 <= len(found) <= most:
        raise Refusal("bad", "bad-name")
    return found


def wrong(why: str) -> Refusal:
    """Return a refusal of a form."""
    return Refusal("bad", "bad-form", why=why)


def agreed(game: Game[Any], said: dict[str, str]) -> dict[str, Any]:
    """Return what was agreed on, from the words of a form."""
    found: dict[str, Any] = {}
    for name, word in said.items():
        choice = next((c for c in game.settings if c.name == name), None)
        if choice is None:
            raise wrong(f"{game.title} has no option {name!r}.")
        value = [v for v in choice.values if value_word(v) == word]
        if not value:
            raise wrong(f"The option {name} can't be {word!r}.")
        found[name] = value[0]
    return game.agree(found)


def value_word(value: object) -> str:
    """Return the value of an option as a form says it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def choice_label(game: Game[Any], choice: Setting, value: object, locale: str) -> str:
    """Return the value of an option as people read it."""
    if isinstance(value, bool):
        return TEXTS.say(value_word(value), locale)
    key = f"choice-{choice.name}-{value}".replace(" ", "-")
    found = game.texts.find([key], locale)
    return str(value) if found is None else found


def choice_note(game: Game[Any], choice: Setting, locale: str) -> str:
    """Return the sentence that explains an option, if the game's texts have one."""
    return game.texts.find([f"choice-{choice.name}-note"], locale) or ""


def new_table(form: m.NewTable, host: Person, most: int) -> tuple[TableRow, list[SeatRow]]:
    """Return a table as a form asks for it."""
    try:
        game = nunatak.game(form.game)
    except ValueError as error:
        raise wrong(str(error)) from None
    if len(form.seats) not in game.players:
        raise wrong(f"{game.title} is not for {len(form.seats)} players.")
    if form.minutes not in MINUTES:
        raise wrong("A clock has 1 to 600 minutes.")
    if form.away not in AWAY:
        raise wrong("A bot plays for whoever has been away for at most a week.")
    check_pace(form)
    options = agreed(game, form.options)
    birds = TEXTS.say("bot-names").split(", ")
    seats = [new_seat(n, seat, host, birds, most) for n, seat in enumerate(form.seats)]
    row = TableRow(
        new_id(),
        game.name,
        len(seats),
        json.dumps(options),
        game.rules_version,
        game.edition,
        form.public,
        form.pace,
        form.minutes,
        form.late,
        form.stand_in,
        form.hints,
        host.id,
        new_invite(),
        now(),
        now(),
        away=60 * form.away,
        open_chat=form.open_chat,
        watch=form.watch,
        increment=form.increment,
        move=form.move,
        bank=DAY * bank_of(form),
        seed=new_seed(),
    )
    return row, unlike(seats)


def check_pace(form: m.NewTable) -> None:
    """Refuse a pace that is none."""
    if form.increment not in SECONDS or form.move not in SECONDS:
        raise wrong("A move adds, or has of its own, at most 600 seconds.")
    if (form.increment or form.move) and (form.pace != "live" or (form.increment and form.move)):
        raise wrong("In a live game a move adds seconds, or has some of its own.")
    if form.bank is not None and (form.pace not in SLOW or form.bank not in BANK):
        raise wrong("At a slow table everybody has 0 to 30 days of spare time.")
    if form.pace in SLOW and (form.stand_in or form.away):
        raise wrong("At a slow table a bot plays when time is up, and not before.")


def bank_of(form: m.NewTable) -> int:
    """Return how many days of spare time everybody has: what is usual if none are named."""
    return BANKS.get(form.pace, 0) if form.bank is None else form.bank


def new_lesson(game: str, host: Person, most: int) -> tuple[TableRow, list[SeatRow]]:
    """Return a table that follows a game's lesson."""
    found = lesson(game) if game in nunatak.game_names() else None
    if found is None:
        raise Refusal("bad", "no-lesson-here")
    seats = [
        m.NewSeat("me") if n == found.seat else m.NewSeat("bot", LEVEL)
        for n in range(found.players)
    ]
    said = {name: value_word(value) for name, value in found.settings.items()}
    row, made = new_table(m.NewTable(game, seats, said), host, most)
    row.lesson, row.seed = True, ""
    return row, made


def new_seat(n: int, seat: m.NewSeat, host: Person, birds: list[str], most: int) -> SeatRow:
    """Return a seat as a form asks for it."""
    match seat.kind:
        case "bot":
            if seat.level not in LEVELS:
                raise wrong(f"There is no bot of level {seat.level!r}.")
            bird = birds.pop(secrets.randbelow(len(birds)))
            return SeatRow(n, "bot", bird, level=seat.level)
        case "me":
            return SeatRow(n, "person", host.name, host.id, since=now())
        case "here":
            name = good_name(seat.name, most) if seat.name.strip() else f"{host.name} {n + 1}"
            return SeatRow(n, "person", name, host.id, since=now())
        case kind:
            return SeatRow(n, kind)


def unlike(seats: list[SeatRow]) -> list[SeatRow]:
    """Make sure that no two seats have the same name."""
    taken: set[str] = set()
    for seat in seats:
        name, n = seat.name, 2
        while seat.name and seat.name in taken:
            seat.name, n = f"{name} {n}", n + 1
        taken.add(seat.name)
    return seats


def once_more(table: Table) -> tuple[TableRow, list[SeatRow]]:
    """Return a new table for the same people, each one seat further on."""
    seats = [SeatRow(s.seat, s.kind, s.name, s.person, s.level) for s in table.seats]
    seats = seats[-1:] + seats[:-1]
    for n, seat in enumerate(seats):
        seat.seat = n
    return like(table, seats), seats


def without_free_seats(table: Table) -> tuple[TableRow, list[SeatRow]]:
    """Return a new table for those who sit at one already."""
    taken = [s for s in table.seats if s.kind in ("person", "bot")]
    seats = [SeatRow(n, s.kind, s.name, s.person, s.level) for n, s in enumerate(taken)]
    return like(table, seats), seats


def like(table: Table, seats: list[SeatRow]) -> TableRow:
    """Return a new table at which everything is agreed on as at another."""
    old = table.row
    return TableRow(
        new_id(),
        old.game,
        len(seats),
        old.options,
        table.game.rules_version,
        table.game.edition,
        False,
        old.pace,
        old.minutes,
        old.late,
        old.stand_in,
        old.hints,
        old.host,
        new_invite(),
        now(),
        now(),
        away=old.away,
        increment=old.increment,
        move=old.move,
        bank=old.bank,
        open_chat=old.open_chat,
        watch=old.watch,
        language=old.language,
        origin=old.origin,
        seed=new_seed(),
    )
