"""The front page: games, my tables, open tables."""

from importlib import resources
from typing import Any

import nunatak
from nunatak.bots.levels import LEVELS
from nunatak.games.description import Game
from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server import files, steady
from nunatak.server.hall import Hall
from nunatak.server.setup import choice_label, choice_note, value_word
from nunatak.store import Person
from nunatak.store.rows import Brief, SeatRow, TableRow
from nunatak.table.refusal import TEXTS


def game_info(game: Game[Any], locale: str) -> m.GameInfo:
    """Return what the gallery says of a game."""
    drawn = files.drawing(game.name, "cover.svg")
    cover = f"/art/{game.name}/cover.svg" if drawn else f"/static/covers/{game.name}.svg"
    levels = [
        m.Level(
            level, TEXTS.say(f"level-{level}", locale), TEXTS.say(f"level-{level}-note", locale)
        )
        for level in LEVELS
    ]
    return m.GameInfo(
        game.name,
        game.title,
        game.texts.say("tagline", locale),
        game.players[0],
        game.players[-1],
        game.minutes,
        game.weight,
        TEXTS.say(f"weight-{game.weight}", locale),
        ", ".join(game.designers),
        cover,
        light=light(game),
        levels=levels,
        options=[
            m.Choice(
                choice.name,
                game.texts.say(f"choice-{choice.name}", locale),
                [(value_word(v), choice_label(game, choice, v, locale)) for v in choice.values],
                value_word(choice.default),
                choice_note(game, choice, locale),
            )
            for choice in game.settings
        ],
    )


def light(game: Game[Any]) -> bool:
    """Say whether a cover is light where the title stands; the drawing says so itself."""
    file = resources.files(game.package) / "screen" / "art" / "cover.svg"
    return file.is_file() and 'data-title="dark"' in file.read_text(encoding="utf-8")[:400]


def games(locale: str) -> list[m.GameInfo]:
    """Return the gallery."""
    return [game_info(nunatak.game(name), locale) for name in nunatak.game_names()]


async def home(hall: Hall, person: Person | None, locale: str) -> m.Home:
    """Return what the front page shows."""
    most = hall.limits.listed
    mine = [] if person is None else await hall.store.tables_of(person.id, most)
    seen = {brief.row.id for brief in mine}
    waiting = [b for b in await hall.store.open_tables(most) if b.row.id not in seen]
    own = [] if person is None else [my_row(brief, person, locale) for brief in mine]
    turns = sum(row.action == "play" for row in own)
    return m.Home(
        games(locale),
        own,
        [open_row(brief, locale) for brief in waiting],
        TEXTS.say("waiting-for-you", locale, count=turns) if turns else "",
    )


def seat_list(seats: list[SeatRow]) -> list[m.Seat]:
    """Return the seats of a row."""
    found = []
    for seat in seats:
        free = seat.kind in ("open", "link")
        kind = "open" if free else "bot" if seat.kind == "bot" else "person"
        found.append(m.Seat(SEAT_LETTERS[seat.seat], seat.name, kind))  # type: ignore[arg-type]
    return found


def title(row: TableRow) -> str:
    """Return what a table's game is called, even if it is no longer there."""
    try:
        return nunatak.game(row.game).title
    except ValueError:
        return row.game


def my_row(brief: Brief, person: Person, locale: str) -> m.Row:
    """Return one of somebody's tables: whose turn it is there."""
    row = brief.row
    mine = [s.seat for s in brief.seats if s.person == person.id]
    note, when, action = "", "", ""
    if row.state == "waiting":
        free = sum(s.kind in ("open", "link") for s in brief.seats)
        note = TEXTS.say("seats-free", locale, count=free)
    elif row.state == "over":
        note, action = finished(brief, mine, locale), "review"
    elif row.turn:
        seat = SEAT_LETTERS.index(row.turn[0])
        name = brief.seats[seat].name
        if seat in mine:
            note, action = TEXTS.say("turn-yours", locale), "play"
            if row.due is not None:
                left = span(row.due - steady.now(), locale)
                note += f" · {TEXTS.say('time-left', locale, time=left)}"
        else:
            key = "turn-bot" if brief.seats[seat].kind == "bot" else "turn-other"
            note = f"[seat-{SEAT_LETTERS[seat].lower()}] {TEXTS.say(key, locale, name=name)}"
    return m.Row(
        f"/t/{row.id}",
        row.game,
        title(row),
        seat_list(brief.seats),
        note,
        when,
        action,  # type: ignore[arg-type]
    )


def finished(brief: Brief, mine: list[int], locale: str) -> str:
    """Return who has won."""
    winners = [SEAT_LETTERS.index(letter) for letter in brief.row.turn]
    if any(seat in mine for seat in winners):
        return TEXTS.say("finished-won", locale)
    if not winners:
        return TEXTS.say("finished-alone", locale)
    names = ", ".join(brief.seats[seat].name for seat in winners)
    return TEXTS.say("finished-lost", locale, names=names)


def open_row(brief: Brief, locale: str) -> m.Row:
    """Return a table that waits for players."""
    row = brief.row
    names = ", ".join(s.name for s in brief.seats if s.name)
    pace = TEXTS.say(f"pace-{row.pace}", locale, minutes=row.minutes)
    note = f"{pace} · {names}" if names else pace
    return m.Row(f"/t/{row.id}", row.game, title(row), seat_list(brief.seats), note, action="sit")


def span(seconds: float, locale: str) -> str:
    """Return a time that is left, in one unit."""
    if seconds < 60:
        return TEXTS.say("seconds", locale, count=max(0, int(seconds)))
    if seconds < 7200:
        return TEXTS.say("minutes", locale, count=int(seconds // 60))
    return TEXTS.say("hours", locale, count=int(seconds // 3600))
