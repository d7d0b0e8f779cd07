"""What a table looks like on the wire."""

from typing import Literal

from msgspec.structs import replace

from nunatak.protocol.messages import Clock, Entry, Instruction, Seat, Spoken
from nunatak.scene.scene import SEAT_LETTERS, Scene
from nunatak.store.rows import ChatRow
from nunatak.table.log import LogLine, said
from nunatak.table.picture import picture, still
from nunatak.table.refusal import TEXTS
from nunatak.table.table import ASK, BOT, CONFIRM, Table


def entries(lines: list[LogLine]) -> list[Entry]:
    """Return lines of the log."""
    return [Entry(line.n, line.text, line.seat, line.icon, line.at) for line in lines]


def log(table: Table, seat: int | None, locale: str, first: int = 0) -> list[Entry]:
    """Return the log from a line on, as far as the seat may read it."""
    return entries(said(table, table.lines[first:], seat, locale))


def seats(table: Table, mine: list[int], locale: str) -> list[Seat]:
    """Return who sits where."""
    found = []
    for each in table.seats:
        kind: Literal["you", "person", "bot", "open"] = "person"
        if table.is_bot(each.seat):
            kind = "bot"
        elif each.seat in mine:
            kind = "you"
        elif each.kind in ("open", "link"):
            kind = "open"
        level = TEXTS.say(f"level-{each.level}", locale) if each.level else ""
        found.append(Seat(SEAT_LETTERS[each.seat], each.name, kind, level, table.away(each.seat)))
    return found


def instructions(table: Table, seat: int | None, locale: str) -> list[Instruction]:
    """Return what a seat may leave word of."""
    if seat is None or table.row.state == "over":
        return []
    found = []
    for key in table.offered(seat):
        if key == CONFIRM:
            label = TEXTS.say("instruct-confirm", locale)
        elif key == ASK:
            label = TEXTS.say("instruct-ask", locale)
        elif key == BOT:
            label = TEXTS.say("instruct-bot", locale)
        else:
            label = table.game.texts.say(f"instruct-{key.rstrip('0123456789-')}", locale)
        on = table.seats[seat].stand_in if key == BOT else table.instructed(seat, key)
        found.append(Instruction(key, label, on))
    return found


def clock(table: Table, now: float) -> Clock | None:
    """Return everybody's time."""
    if table.row.pace == "none" or table.row.state != "playing":
        return None
    running = table.clock.running
    left = {SEAT_LETTERS[seat]: seconds for seat, seconds in table.clock.left(now).items()}
    return Clock(left, "" if running is None else SEAT_LETTERS[running])


def spoken(line: ChatRow, locale: str) -> Spoken:
    """Return something said; who only watches can't be mistaken for anybody who plays."""
    if line.seat is None:
        name = TEXTS.say("watching", locale, name=line.name)
        return Spoken(line.n, name, line.text, at=line.at)
    return Spoken(line.n, line.name, line.text, SEAT_LETTERS[line.seat], line.at)


def past_scene(then: Table, seat: int | None, locale: str) -> Scene:
    """Return the scene of a past moment, in which nothing can be chosen or taken back."""
    scene = picture(then, seat, locale)
    prompt = None if scene.prompt is None else replace(scene.prompt, undo="")
    return still(scene, prompt)
