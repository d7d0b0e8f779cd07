"""What a table looks like on the wire."""

from typing import Literal

from msgspec.structs import replace

from nunatak.protocol.messages import Clock, Entry, Instruction, Moves, Seat, Spoken, Taught
from nunatak.scene.scene import SEAT_LETTERS, Scene
from nunatak.server.base import steady
from nunatak.store.rows import ChatRow
from nunatak.table.instructions import ASK, BOT, CONFIRM, END, offered
from nunatak.table.log import LogLine, names, said
from nunatak.table.moves import letters, rounds
from nunatak.table.paces import is_slow
from nunatak.table.picture import picture, still
from nunatak.table.refusal import TEXTS
from nunatak.table.rules_text import section
from nunatak.table.table import Table


def entries(lines: list[LogLine]) -> list[Entry]:
    """Return lines of the log."""
    return [Entry(line.n, line.text, line.seat, line.icon, line.at, line.moment) for line in lines]


def log(table: Table, seat: int | None, locale: str, first: int = 0) -> list[Entry]:
    """Return the log from a line on, as far as the seat may read it."""
    return entries(said(table, table.record.lines[first:], seat, locale))


def moves(table: Table, since: int, locale: str) -> Moves:
    """Return what was entered after so many entries, for the time axis."""
    since = max(since, table.row.base)
    return Moves(since, letters(table, since), rounds(table, since, locale))


def seats(table: Table, mine: list[int], locale: str) -> list[Seat]:
    """Return who sits where."""
    found, now = [], steady.now()
    for each in table.seats:
        kind: Literal["you", "person", "bot", "open"] = "person"
        if table.is_bot(each.seat):
            kind = "bot"
        elif each.seat in mine:
            kind = "you"
        elif each.kind in ("open", "link"):
            kind = "open"
        level = TEXTS.say(f"level-{each.level}", locale) if each.level else ""
        since = each.since if table.row.state == "waiting" else 0
        found.append(
            Seat(
                SEAT_LETTERS[each.seat],
                each.name,
                kind,
                level,
                table.away(each.seat),
                since,
                table.instructed(each.seat, END),
                int(table.rests(each.seat)) if table.rests(each.seat) > now else 0,
                each.nudged if each.seat == table.asked() and each.nudged >= table.row.since else 0,
            )
        )
    return found


def instructions(table: Table, seat: int | None, locale: str) -> list[Instruction]:
    """Return what a seat may leave word of."""
    if seat is None or table.row.state == "over":
        return []
    found = []
    for key in offered(table, seat):
        if key == END:
            continue  # which is asked for where one leaves
        if key == CONFIRM:
            label = TEXTS.say("instruct-confirm", locale)
        elif key == ASK:
            label = TEXTS.say("instruct-ask", locale)
        elif key == BOT:
            label = TEXTS.say("instruct-bot", locale)
        else:
            label = table.game.texts.say(f"instruct-{key.rstrip('0123456789-')}", locale)
        on = table.seats[seat].stand_in if key == BOT else table.instructed(seat, key)
        option = table.p.standing_orders(seat).get(key)
        found.append(Instruction(key, label, on, key not in (CONFIRM, ASK, BOT), option))
    return found


SHORT = 4
"""So few entries of the others are watched under the veil of a lesson; a whole turn is not."""


def taught(table: Table, seat: int | None, locale: str) -> Taught | None:
    """Return where the learner stands in the lesson, in words."""
    moment, lesson = table.moment(), table.lesson
    if moment is None or lesson is None or seat != lesson.seat:
        return None
    people = {f"p{n + 1}": name for n, name in enumerate(names(table, locale))}

    def say(key: str) -> str:
        return table.game.texts.find([key], locale, **people) or ""

    titles = [say(f"lesson-{step.name}") for step in lesson.steps]
    if moment.step == len(lesson.steps):
        return Taught(moment.step + 1, titles, say("lesson-end-say"), "end", say("lesson-end-why"))
    step = lesson.steps[moment.step]
    here = Taught(
        moment.step + 1,
        titles,
        say(f"lesson-{step.name}-say"),
        "asked" if moment.own else "watch",
        say(f"lesson-{step.name}-why"),
        moment.expected if moment.own else None,
        step.light if moment.own or len(step.then) <= SHORT else [],
        step.rule or section(table.game, table.game.rules.decisions[table.p.now].name, locale),
    )
    if moment.left is None:
        return here
    before = table.game.start(table.row.players, table.options)
    line = table.record.history.line()
    for option in line[: moment.left]:
        before.apply(option)
    chosen, instead = (
        table.game.label(option, locale, before, names(table, locale))
        for option in (line[moment.left], lesson.entries[moment.left])
    )
    return replace(
        here,
        state="other",
        chosen=chosen,
        instead=instead,
        since=table.record.steps[moment.left].n - 1,
        why=say(f"lesson-{step.name}-other"),
    )


def clock(table: Table, now: float) -> Clock | None:
    """Return everybody's time."""
    if table.row.pace == "none" or table.row.state != "playing":
        return None
    running = table.clock.running
    left = {SEAT_LETTERS[seat]: seconds for seat, seconds in table.clock.left(now).items()}
    return Clock(
        left,
        "" if running is None else SEAT_LETTERS[running],
        table.clock.move(now),
        table.rests(running) > now,
        is_slow(table.row),
    )


def spoken(line: ChatRow, locale: str) -> Spoken:
    """Return something said; who only watches can't be mistaken for anybody who plays."""
    if line.seat is None:
        name = TEXTS.say("watching", locale, name=line.name)
        return Spoken(line.n, name, line.text, at=line.at)
    return Spoken(line.n, line.name, line.text, SEAT_LETTERS[line.seat], line.at)


def past_scene(
    then: Table,
    seat: int | None,
    locale: str,
    *,
    open_hands: bool = False,
    choices: bool = False,
) -> Scene:
    """Return the scene of a past moment, in which nothing can be chosen or taken back.

    Whoever wants to try something else is shown what could be chosen then, if the seat was asked.
    """
    scene = picture(then, seat, locale, open_hands=open_hands)
    prompt = None if scene.prompt is None else replace(scene.prompt, undo="", confirm="")
    return replace(scene, prompt=prompt) if choices else still(scene, prompt)
