"""Setting up a table: what a form must say, and what becomes of it."""

import json
import secrets
from typing import Any

import nunatak
from nunatak.bots.levels import LEVELS
from nunatak.games.description import Game, Setting
from nunatak.protocol import messages as m
from nunatak.store.rows import Person, SeatRow, TableRow
from nunatak.store.store import now
from nunatak.table.refusal import TEXTS, Refusal
from nunatak.table.table import Table

MINUTES = range(1, 601)
AWAY = range(7 * 24 * 60 + 1)


def new_id() -> str:
    """Return a name that nobody guesses."""
    return secrets.token_hex(8)


def good_name(name: str, most: int) -> str:
    """Return a name without what can't be read, or refuse it."""
    found = " ".join("".join(c for c in name if c.isprintable()).split())
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
        secrets.token_urlsafe(9),
        now(),
        now(),
        away=60 * form.away,
        open_chat=form.open_chat,
    )
    return row, unlike(seats)


def new_seat(n: int, seat: m.NewSeat, host: Person, birds: list[str], most: int) -> SeatRow:
    """Return a seat as a form asks for it."""
    match seat.kind:
        case "bot":
            if seat.level not in LEVELS:
                raise wrong(f"There is no bot of level {seat.level!r}.")
            bird = birds.pop(secrets.randbelow(len(birds)))
            return SeatRow(n, "bot", bird, level=seat.level)
        case "me":
            return SeatRow(n, "person", host.name, host.id)
        case "here":
            name = good_name(seat.name, most) if seat.name.strip() else f"{host.name} {n + 1}"
            return SeatRow(n, "person", name, host.id)
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
    """Return a new table for the same people."""
    old = table.row
    row = TableRow(
        new_id(),
        old.game,
        old.players,
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
        secrets.token_urlsafe(9),
        now(),
        now(),
        away=old.away,
        open_chat=old.open_chat,
        origin=old.origin,
    )
    seats = [SeatRow(s.seat, s.kind, s.name, s.person, s.level) for s in table.seats]
    return row, seats
