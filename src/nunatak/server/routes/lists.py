"""The front page: games, my tables, open tables."""

import json
from collections.abc import Sequence
from importlib import resources
from typing import Any

import nunatak
from nunatak.bots.levels import LEVELS
from nunatak.games.description import Game
from nunatak.protocol import messages as m
from nunatak.review.puzzles import puzzles_of
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.base import steady
from nunatak.server.base.spans import span
from nunatak.server.shell import files
from nunatak.server.shell.pages import LANGUAGES
from nunatak.server.tables import news
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.setup import choice_label, choice_note, value_word
from nunatak.store import Person, holidays
from nunatak.store.rows import Brief, SeatRow, TableRow
from nunatak.table import paces
from nunatak.table.kept import result
from nunatak.table.leaving import AGREED
from nunatak.table.lesson import lesson
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
        lesson=0 if (found := lesson(game.name)) is None else len(found.steps),
        puzzles=len(puzzles_of(game.name)),
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
    own = await mine(hall, person, locale)
    seen = {row.url for row in own.mine}
    waiting = await hall.store.open_tables(hall.limits.listed)
    return m.Home(
        games(locale),
        own.mine,
        [row for brief in waiting if (row := open_row(brief, locale)).url not in seen],
        own.waiting,
        own.count,
        pace_choices(locale),
        hall.limits.home_asks,
    )


async def mine(hall: Hall, person: Person | None, locale: str) -> m.Mine:
    """Return somebody's games, and how many of them wait for that person."""
    if person is None:
        return m.Mine()
    found = await hall.store.tables_of(person.id, hall.limits.listed)
    found = [brief for brief in found if not brief.row.lesson]  # whoever plays on has left it
    sitting = {seat.person for brief in found for seat in brief.seats if paces.is_slow(brief.row)}
    last = await holidays.latest(hall.store, sitting)
    away = {who: each.until for who, each in last.items()}
    rows = [my_row(brief, person, locale, away) for brief in found]
    turns = sum(row.action == "play" for row in rows)
    said = TEXTS.say("waiting-for-you", locale, count=turns) if turns else ""
    return m.Mine(rows, said, turns)


def pace_choices(locale: str) -> list[m.Pace]:
    """Return how fast a game may be played, as forms offer it."""
    return [
        m.Pace(
            pace,
            TEXTS.say("pace-with-clock" if pace == "live" else f"pace-{pace}", locale),
            TEXTS.say("pace-spare", locale, days=paces.BANKS[pace]) if pace in paces.SLOW else "",
            paces.BANKS.get(pace, 0),
        )
        for pace in paces.PACES
    ]


def seat_list(seats: list[SeatRow], mine: Sequence[int] = ()) -> list[m.Seat]:
    """Return the seats of a row."""
    found = []
    for seat in seats:
        free = seat.kind in ("open", "link")
        kind = "open" if free else "bot" if seat.kind == "bot" else "person"
        kind = "you" if seat.seat in mine else kind
        found.append(m.Seat(SEAT_LETTERS[seat.seat], seat.name, kind))  # type: ignore[arg-type]
    return found


def title(row: TableRow) -> str:
    """Return what a table's game is called, even if it is no longer there."""
    try:
        return nunatak.game(row.game).title
    except ValueError:
        return row.game


def my_row(brief: Brief, person: Person, locale: str, away: dict[str, int]) -> m.Row:
    """Return one of somebody's tables: whose turn it is there, since when, what happened last."""
    row = brief.row
    mine = [s.seat for s in brief.seats if s.person == person.id]
    latest = news.read(row.last)
    note, when, action, turn, picture = "", ago(row.since, locale), "", "", ""
    if row.state == "waiting":
        free = sum(s.kind in ("open", "link") for s in brief.seats)
        note, action = TEXTS.say("seats-free", locale, count=free), "invite"
        when = ago(row.created, locale)
    elif row.state == "over":
        note, action = finished(brief, mine, locale), "review"
    elif row.turn:
        seat = SEAT_LETTERS.index(row.turn[0])
        turn = SEAT_LETTERS[seat]
        if seat in mine:
            note, action = TEXTS.say("turn-yours", locale), "play"
            picture = f"/t/{row.id}/{latest.n}.svg" if row.last and row.watch else ""
        else:
            key = "turn-bot" if brief.seats[seat].kind == "bot" else "turn-other"
            note = TEXTS.say(key, locale, name=brief.seats[seat].name)
        when = " · ".join([when, *time_of(brief, seat, locale, away)])
    return m.Row(
        f"/t/{row.id}",
        row.game,
        title(row),
        seat_list(brief.seats, mine),
        note,
        when,
        action,  # type: ignore[arg-type]
        turn,
        latest.say(locale) if row.state == "playing" else "",
        picture,
    )


def time_of(brief: Brief, seat: int, locale: str, away: dict[str, int]) -> list[str]:
    """Return how much time is left for whoever is asked, or that they are away; and the pace."""
    row, now = brief.row, steady.now()
    found = []
    rests = away.get(brief.seats[seat].person or "", 0) - now if paces.is_slow(row) else 0.0
    if rests > 0:
        found.append(TEXTS.say("away-for", locale, time=span(rests, locale)))
    elif row.due is not None:
        found.append(TEXTS.say("time-left", locale, time=span(row.due - now, locale)))
    return [*found, TEXTS.say(f"pace-{row.pace}", locale)] if paces.is_slow(row) else found


def ago(at: int, locale: str) -> str:
    """Return how long something has been so, in words; nothing if that is not known."""
    return TEXTS.say("since-then", locale, time=span(steady.now() - at, locale)) if at else ""


def finished(brief: Brief, mine: list[int], locale: str) -> str:
    """Return who has won, and with how many points."""
    ended = result(brief.row)
    if ended is not None and ended.ending == AGREED:
        return TEXTS.say("finished-agreed", locale)
    points = ""
    if ended is not None and ended.scores:
        points = " · " + " : ".join(str(score) for score in sorted(ended.scores, reverse=True))
    winners = [SEAT_LETTERS.index(letter) for letter in brief.row.turn]
    if any(seat in mine for seat in winners):
        return TEXTS.say("finished-won", locale) + points
    if not winners:
        return TEXTS.say("finished-alone", locale) + points
    names = ", ".join(brief.seats[seat].name for seat in winners)
    return TEXTS.say("finished-lost", locale, names=names) + points


def open_row(brief: Brief, locale: str) -> m.Row:
    """Return a table that waits for players: how it is played, in which language, and who waits."""
    row = brief.row
    told = [paces.said(row, locale), *unusual(row, locale)]
    told += [name for code, name in LANGUAGES if code == row.language]
    waiting = [s.name for s in brief.seats if s.kind == "person"]
    last = ""
    if waiting:
        since = span(steady.now() - row.created, locale)
        last = TEXTS.say("waits-for", locale, names=", ".join(waiting), time=since)
    seats = seat_list(brief.seats)
    return m.Row(
        f"/t/{row.id}", row.game, title(row), seats, " · ".join(told), action="sit", last=last
    )


def unusual(row: TableRow, locale: str) -> list[str]:
    """Return what was agreed on at a table and is not as usual."""
    try:
        game = nunatak.game(row.game)
        agreed = game.agree(json.loads(row.options))
    except ValueError:
        return []
    return [
        f"{game.texts.say(f'choice-{choice.name}', locale)}: "
        f"{choice_label(game, choice, agreed[choice.name], locale)}"
        for choice in game.settings
        if agreed[choice.name] != choice.default
    ]
