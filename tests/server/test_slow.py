"""Slow games: a week of one, holidays and nudges, by a clock that the tests move."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.base import steady
from nunatak.server.base.limits import Limits
from nunatak.server.routes import lists
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.live import Live
from nunatak.server.tables.setup import new_table
from nunatak.server.tables.viewer import Viewer
from nunatak.server.tables.waits import WaitEvent
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store, holidays
from nunatak.store.connect import sqlite_address
from nunatak.table import Refusal
from nunatak.table.paces import DAY
from tests.kept.folder import FILES, rows, unpack, with_store
from tests.loops import asynchronous
from tests.table.sitting import PEOPLE, by_weight

HOUR = 3_600.0


class Days:
    """The server's clock, in the test's hands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr(steady, "now", lambda: self.now)

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    """A clock that stands until the test moves it."""
    return Days(monkeypatch)


@asynccontextmanager
async def hall_in(folder: Path, **limits: Any) -> AsyncIterator[Hall]:
    """Yield a hall with four people, whose rounds the test makes itself."""
    store = await Store.open_in(folder)
    for person in PEOPLE:
        await store.add_person(Person(person, person.title()), person)
    hall = Hall(store, Limits(outbox=100_000, **limits), Thinking(1, 1.0), by_weight(4))
    yield hall
    await asyncio.gather(*(live.stop() for live in hall.tables.values()))
    await hall.looks.close()
    await hall.thinking.close()
    await store.close()


async def opened(hall: Hall, players: int = 4, **more: Any) -> Live:
    """Return a table at which all sit."""
    seats = [m.NewSeat("me"), *(m.NewSeat("open") for _ in range(players - 1))]
    form = m.NewTable("antartik", seats, **{"pace": "day", **more})
    live = await hall.find(await hall.make(form, Person(PEOPLE[0], "Ines")))
    for n in range(1, players):
        await live.sit_down(n, Person(PEOPLE[n], ""), PEOPLE[n].title())
    return live


def eye(live: Live, seat: int, hall: Hall) -> Viewer:
    """Return somebody's browser, which is not connected: people come only to move."""
    person = live.table.seats[seat].person
    return Viewer(Person(person or "", ""), "en", hall.limits)


async def move(live: Live, hall: Hall, rng: random.Random, id: str) -> int:
    """Let whoever is asked choose something; return who that was."""
    table = live.table
    seat = table.asked()
    assert seat is not None
    option = rng.choice(table.choices(seat))
    await live.hear(eye(live, seat, hall), m.Act(id, table.row.version, option))
    return seat


async def said(live: Live, hall: Hall, seat: int, message: m.FromBrowser) -> str:
    """Return what somebody is told of a message: a refusal in words, or nothing."""
    viewer = eye(live, seat, hall)
    await live.hear(viewer, message)
    told = [viewer.outbox.get_nowait() or b"" for _ in range(viewer.outbox.qsize())]
    wrong = [text for text in told if b'"t":"error"' in text]
    return wrong[0].decode() if wrong else ""


@asynchronous
async def test_a_week_of_four_at_a_day_a_move(tmp_path: Path, days: Days) -> None:
    heard: list[WaitEvent] = []
    rng = random.Random(3)
    async with hall_in(tmp_path) as hall:
        hall.waits.listen(heard.append)
        live = await opened(hall)
        name, began, turns, n = live.table.id, days.now, 0, 0
        while days.now < began + 7 * DAY and live.table.row.state == "playing":
            pause = rng.choice([1.0, 7.0, 20.0, 26.0]) * HOUR  # the last one takes from the bank
            days.pass_by(pause)
            asked = live.table.asked()
            while live.table.asked() == asked:  # a turn with all its steps
                n += 1
                await move(live, hall, rng, f"k{n}")
            turns += 1
            if turns % 3 == 0:  # nobody looks: the table is put away, and found again
                await hall.tables.pop(name).stop()
                live = await hall.find(name)
        lines = live.table.record.lines
        assert not any(line.kind == "timeout" for line in lines)
        banks = [seat.left for seat in live.table.seats]
        late = sum(3 * DAY - (left or 0.0) for left in banks)
        assert late % (2 * HOUR) == pytest.approx(0, abs=30)  # two hours of each long pause
        assert late > 0
        kinds = [event.kind for event in heard]
        assert kinds == (["began", "ended"] * len(kinds))[: len(kinds)]
        assert kinds.count("began") == turns + 1  # one wait for every turn, and one that stands
        waits = {(event.seat, event.since) for event in heard}
        assert len(waits) == turns + 1


@asynchronous
async def test_when_time_is_up_what_was_agreed_happens_also_where_nobody_looks(
    tmp_path: Path, days: Days
) -> None:
    async with hall_in(tmp_path) as hall:
        for late, lost in (("bot", False), ("lose", True)):
            live = await opened(hall, late=late, bank=1)
            seat = live.table.asked()
            assert seat is not None
            name = live.table.id
            await hall.tables.pop(name).stop()
            days.pass_by(2 * DAY - 60)
            assert await hall.store.due(int(days.now)) == []
            days.pass_by(60)
            assert await hall.store.due(int(days.now)) == [name]
            live = await hall.find(name)
            await live.done(live.on_time)
            assert (live.table.seats[seat].stand_in, live.table.seats[seat].lost) == (
                not lost,
                lost,
            )
            live.bots.wake = lambda: None  # type: ignore[method-assign]
            await hall.tables.pop(name).stop()


@asynchronous
async def test_a_holiday_stops_ones_clock_at_every_slow_table_and_ends_with_a_move(
    tmp_path: Path, days: Days
) -> None:
    rng = random.Random(1)
    async with hall_in(tmp_path) as hall:
        first, second = await opened(hall), await opened(hall, 3, pace="half-day", bank=0)
        await hall.tables.pop(second.table.id).stop()  # nobody looks there
        asked = first.table.asked()
        assert asked is not None
        who = PEOPLE[asked]
        until = int(days.now) + 5 * DAY
        assert await holidays.take(hall.store, who, days.now, until, 30)
        await hall.rest(who, until)
        shown = (await lists.mine(hall, Person(PEOPLE[0], ""), "en")).mine
        assert any("away for 5 days more" in row.when for row in shown) or asked == 0
        days.pass_by(4 * DAY)
        assert not first.table.time_out(days.now)
        seat = first.table.seats[asked]
        assert (seat.move, seat.left) == (DAY, 3 * DAY)
        await move(first, hall, rng, "k1")
        await asyncio.gather(*first.tasks)
        assert (await holidays.latest(hall.store, [who]))[who].until == int(days.now)
        second = await hall.find(second.table.id)
        assert second.table.holidays[who] == int(days.now)
        assert await holidays.days_taken(hall.store, who, days.now) == 4


@asynchronous
async def test_somebody_who_went_away_in_another_process_does_not_run_out_of_time(
    tmp_path: Path, days: Days
) -> None:
    async with hall_in(tmp_path) as hall:
        live = await opened(hall, bank=0)
        asked = live.table.asked()
        assert asked is not None
        until = int(days.now) + 3 * DAY
        await holidays.take(hall.store, PEOPLE[asked], days.now, until, 30)
        days.pass_by(DAY + 1)
        await live.done(live.on_time)
        assert not live.table.is_bot(asked)
        assert live.table.row.due is not None
        assert live.table.row.due >= until


@asynchronous
async def test_nobody_is_away_for_more_days_of_a_year_than_there_are(
    tmp_path: Path, days: Days
) -> None:
    async with hall_in(tmp_path) as hall:
        store = hall.store

        async def take(number: float) -> bool:
            until = int(days.now + number * DAY)
            return await holidays.take(store, "ines", days.now, until, 10)

        assert not await take(11)
        assert await take(4)
        assert await take(6)  # which is longer, and not one more
        assert await holidays.days_taken(store, "ines", days.now) == 6
        days.pass_by(1.5 * DAY)
        assert await holidays.end(store, "ines", days.now)
        assert not await holidays.end(store, "ines", days.now)
        assert await holidays.days_taken(store, "ines", days.now) == 2  # a day that began counts
        assert not await take(9)
        assert await take(8)
        days.pass_by(8 * DAY)
        assert not await take(1)
        days.pass_by(366 * DAY)
        assert await take(10)
        results = await asyncio.gather(
            *(
                holidays.take(store, "noor", days.now + n, int(days.now) + 8 * DAY, 10)
                for n in (0, 1)
            )
        )
        assert any(results)
        assert await holidays.days_taken(store, "noor", days.now) <= 10


@asynchronous
async def test_one_may_nudge_whoever_is_waited_for_once_a_day(tmp_path: Path, days: Days) -> None:
    heard: list[WaitEvent] = []
    rng = random.Random(1)
    async with hall_in(tmp_path) as hall:
        live = await opened(hall)
        hall.waits.listen(heard.append)
        asked = live.table.asked()
        assert asked is not None
        other, third = (seat for seat in range(4) if seat != asked and seat < 4 and seat != 3)
        assert "waits for you" in await said(live, hall, asked, m.Nudge("n0"))
        days.pass_by(5 * HOUR)
        assert await said(live, hall, other, m.Nudge("n1")) == ""
        assert await said(live, hall, other, m.Nudge("n1")) == ""  # the same, told twice
        days.pass_by(2 * HOUR)
        again = await said(live, hall, third, m.Nudge("n2"))
        assert "You can nudge again in" in again
        assert "22 hours" in again.replace("\u2068", "").replace("\u2069", "")
        assert [(e.kind, e.seat, e.person) for e in heard] == [("nudged", asked, PEOPLE[asked])]
        assert heard[0].since == live.table.row.since
        days.pass_by(22 * HOUR)
        assert await said(live, hall, third, m.Nudge("n3")) == ""
        stranger = Viewer(Person("rui", "Rui"), "en", hall.limits)
        await live.hear(stranger, m.Nudge("n4"))
        assert b"watching" in (stranger.outbox.get_nowait() or b"")
        while live.table.asked() == asked:
            await move(live, hall, rng, f"k{rng.random()}")
        assert [event.kind for event in heard[1:]] == ["nudged", "ended", "began"]


@asynchronous
async def test_nobody_is_nudged_on_holiday_or_at_a_live_table(tmp_path: Path, days: Days) -> None:
    async with hall_in(tmp_path) as hall:
        live, quick = await opened(hall), await opened(hall, pace="live")
        asked = live.table.asked()
        assert asked is not None
        other = (asked + 1) % 4
        live.table.holiday(PEOPLE[asked], int(days.now) + 3 * DAY, days.now)
        assert "away for 3 days more" in (await said(live, hall, other, m.Nudge("n1"))).replace(
            "\u2068", ""
        ).replace("\u2069", "")
        running = quick.table.asked()
        assert running is not None
        assert "slow table" in await said(quick, hall, (running + 1) % 4, m.Nudge("n2"))


@asynchronous
async def test_your_games_say_whose_turn_since_when_and_how_much_time_is_left(
    tmp_path: Path, days: Days
) -> None:
    async with hall_in(tmp_path) as hall:
        live = await opened(hall, 2, bank=1)
        asked = live.table.asked()
        assert asked is not None
        days.pass_by(3 * HOUR)
        for seat in range(2):
            told = await lists.mine(hall, Person(PEOPLE[seat], ""), "en")
            [row] = told.mine
            note = (row.note + " " + row.when).replace("\u2068", "").replace("\u2069", "")
            assert "for 3 hours · 45 hours left · A day a move" in note
            assert told.count == (seat == asked)
            assert bool(told.waiting) == (seat == asked)


@pytest.mark.parametrize(
    "wrong",
    [
        {"pace": "day", "stand_in": True},
        {"pace": "day", "bank": 31},
        {"pace": "day", "bank": -1},
        {"pace": "none", "bank": 3},
        {"pace": "live", "increment": 601},
        {"pace": "live", "move": -1},
        {"pace": "live", "increment": 5, "move": 5},
        {"pace": "week", "increment": 5},
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    form = m.NewTable("antartik", [m.NewSeat("me"), m.NewSeat("open")], **wrong)
    with pytest.raises(Refusal):
        new_table(form, Person("ines", "Ines"), 30)


def test_every_slow_pace_comes_with_the_spare_time_that_forms_show() -> None:
    for pace in lists.pace_choices("en"):
        form = m.NewTable("antartik", [m.NewSeat("me"), m.NewSeat("open")], pace=pace.id)  # type: ignore[arg-type]
        row, _ = new_table(form, Person("ines", "Ines"), 30)
        assert row.bank == DAY * pace.bank


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_kept_move_a_day_is_a_day_a_move_without_spare_time(file: Path, tmp_path: Path) -> None:
    old = [row for row in rows(file)["tables"] if row["pace"] == "daily"]

    async def work(store: Store) -> None:
        for row in old:
            found = await store.load(row["id"])
            assert found is not None
            assert (found.row.pace, found.row.bank, found.row.stand_in) == ("day", 0, False)
            assert found.row.due == row["due"]
            if row["turn"]:
                asked = found.seats[SEAT_LETTERS.index(row["turn"][0])]
                assert asked.kind == "bot" or (asked.left == 0.0 and asked.move > 0)

    assert old
    with_store(sqlite_address(unpack(file, tmp_path)), work)
