"""Nobody is sent what they may not know: compared byte by byte."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import nunatak
from nunatak.engine.document import Eye
from nunatak.engine.events import NamedEvent
from nunatak.engine.pile import Pile
from nunatak.engine.position import Position
from nunatak.games.antartik.rules.position import Antartik
from nunatak.games.description import game_of
from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.base.limits import Limits
from nunatak.server.routes.cards import card
from nunatak.server.tables.live import Live
from nunatak.server.tables.looks import moment
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.drawing import draw
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Kept, Person, Store
from nunatak.table import Table
from nunatak.table.log import said
from nunatak.table.record import Step
from tests.loops import run
from tests.server.counts import count
from tests.table.sitting import PEOPLE, by_weight, kept

PLAYERS = 3


class Twin:
    """One of two tables that differ only in what judges show."""

    def __init__(self, high: bool) -> None:
        self.high = high
        self.other: Twin | None = None
        self.live: Live | None = None
        self.shown = 0
        self.rng = random.Random(0)
        self.brought: list[int] = []  # what chance has brought to the first of them

    @property
    def table(self) -> Table:
        assert self.live is not None
        return self.live.table

    def chance(self, p: Position) -> int:
        """Show other cards to a judge here than there; bring the same to everybody else."""
        name = p.rules.decisions[p.now].name
        options = sorted(p.options())
        if name == "look":
            self.shown += 1
            return options[-1] if self.high else options[0]
        assert self.other is not None
        if self.high:
            return self.other.brought.pop(0)
        self.brought.append(self.common(p, options) if name == "turn-over" else options[0])
        return self.brought[-1]

    def common(self, p: Position, options: list[int]) -> int:
        """Return a card that may come at both tables, one with a judge if there is any."""
        assert self.other is not None
        theirs = deck_of(self.other if self.other.live else self).pool
        first = game_of(p).option("card 1")
        both = [option for option in options if theirs[option - first] > 0]
        judges = [option for option in both if 10 <= option - first < 13]
        return self.rng.choice(judges or both)


async def sent(folder: Path, seed: int) -> tuple[list[dict[str, list[bytes]]], list[int], int]:
    """Play twins in step; return what each seat was sent at both, who dived, and how far."""
    # Who watches is told after a while, which comes between other things as it may.
    limits = Limits(outbox=100_000, looking_share=1.0, watchers_pause=600)
    twins = [Twin(False), Twin(True)]
    twins[0].other, twins[1].other = twins[1], twins[0]
    viewers: list[dict[str, Viewer]] = []
    stores = []
    for n, twin in enumerate(twins):
        twin.rng = random.Random(seed)
        store = await Store.open_in(folder / f"{seed}-{n}")
        stores.append(store)
        for person in PEOPLE:
            await store.add_person(Person(person, person.title()), person)
        bare: Kept = kept(["person"] * PLAYERS)
        await store.add_table(bare.row, bare.seats)
        table = Table(bare, 1000.0, twin.chance)
        twin.live = Live(table, store, Thinking(1, 1.0), limits, lambda _: asyncio.sleep(0, ""))
        twin.live.audience.epoch = "same"
    for twin in twins:
        assert twin.live is not None
        twin.table.begin(1000.0)
        await twin.live.keep()
        here = {
            **{seat: Viewer(Person(PEOPLE[i], ""), "en", limits) for i, seat in enumerate("ABC")},
            "watching": Viewer(None, "en", limits),
        }
        for viewer in here.values():
            await twin.live.join(viewer, m.Hello("h"))
        viewers.append(here)
    looked: set[int] = set()
    rng = random.Random(seed)
    steps = 0
    while steps < 60 and all(t.table.asked() is not None for t in twins):
        asked = twins[0].table.asked()
        assert asked is not None
        assert asked == twins[1].table.asked()
        name = twins[0].table.game.rules.decisions[twins[0].table.p.now].name
        choice = chooser(name, rng)
        pools = [deck_of(t) for t in twins]
        common = [a for a, b in zip(pools[0].pool, pools[1].pool, strict=True) if a and b]
        if len(common) < 4 or min(p.loose for p in pools) < 8:
            break
        for twin, here in zip(twins, viewers, strict=True):
            assert twin.live is not None
            table = twin.table
            option = choice(table)
            if table.game.text(option).startswith("judge"):
                looked.add(asked)
            message = m.Act(f"k.{steps}", table.row.version, option)
            await twin.live.hear(here["ABC"[asked]], message)
        steps += 1
    found = []
    for here in viewers:
        found.append({seat: drained(viewer) for seat, viewer in here.items()})
    for twin, here, bytes_sent in zip(twins, viewers, found, strict=True):
        for seat, viewer in here.items():
            bytes_sent[seat] += await looked_back(twin, viewer, 1 if seat == "watching" else 9)
    shown = twins[0].shown
    for twin, store in zip(twins, stores, strict=True):
        assert twin.live is not None
        await twin.live.stop()
        await store.close()
    return found, sorted(looked), shown


async def looked_back(twin: Twin, viewer: Viewer, every: int) -> list[bytes]:
    """Return the past as somebody may see it and as anybody may, and pictures of that."""
    found = []
    assert twin.live is not None
    for n in range(0, twin.table.length + 1, every):
        for eyes in ("own", "all"):
            then = moment(twin.table, n, eyes, viewer.seat, "en")
            scene = msgspec.json.encode(await twin.live.looks.past(then))
            found.append(scene)
            if eyes == "all":
                found.append(draw(scene, "svg", False))
    return found


def deck_of(twin: Twin) -> Pile:
    """Return the deck of a table of Antartik."""
    p = twin.table.p
    assert isinstance(p, Antartik)
    return p.deck


def chooser(name: str, rng: random.Random) -> Callable[[Table], int]:
    """Return what to choose, the same at both tables as far as anybody else can see."""
    share = rng.random()

    def choose(table: Table) -> int:
        options: list[int] = table.p.options()
        texts = {table.game.text(option).split()[0]: option for option in options}
        if name == "dive" and "judge" in texts:
            return texts["judge"]
        if name == "top-or-bottom":
            return texts["at-bottom"]
        if name == "bet":
            return texts["raise-hand"]
        if name == "dive":
            return texts["stop" if "stop" in texts and share < 0.5 else "draw"]
        return options[0]

    return choose


def drained(viewer: Viewer) -> list[bytes]:
    found = []
    while not viewer.outbox.empty():
        message = viewer.outbox.get_nowait()
        assert message is not None
        found.append(message)
    return found


@pytest.mark.parametrize("seed", range(count("leaks", 4)))
def test_tables_that_differ_only_in_what_a_seat_cannot_see_send_it_the_same_bytes(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steady, "now", lambda: 1000.0)
    (here, there), looked, shown = run(sent(tmp_path, seed))
    assert shown > 0
    blind = [seat for n, seat in enumerate("ABC") if n not in looked]
    for seat in [*blind, "watching"]:
        assert len(here[seat]) > 60
        assert here[seat] == there[seat]
    for n in looked:
        assert here["ABC"[n]] != there["ABC"[n]]  # whoever asked the judge has seen the difference


def running(game: str) -> Table:
    """Return a table at which a random game is nearly over, with as many as hide the most."""
    players = min(3, nunatak.game(game).players[-1])

    def played(most: int) -> Table:
        table = Table(kept(["person"] * players, game), 1000.0, by_weight(4))
        table.begin(1000.0)
        rng = random.Random(SEEDS.get(game, 9))
        while table.length < most and (seat := table.asked()) is not None:
            table.act(seat, rng.choice(table.choices(seat)), table.row.version, 1000.0)
        return table

    return played(played(100_000).length * 9 // 10)


def seen_of(table: Table, then: Table) -> bytes:
    """Return the scene that a link to a moment shows to a stranger."""
    return msgspec.json.encode(moment(table, then.length, "all", None, "en").scene(then))


def read_of(table: Table, n: int) -> bytes:
    """Return what a stranger reads of a moment: the log so far, and what the link says."""
    lines = [line for line in table.record.lines if line.n <= n]
    return msgspec.json.encode([said(table, lines, None, "en"), card(table, n, "/t/x", "en")])


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_link_to_any_moment_of_a_running_game_shows_a_stranger_what_spectators_saw(
    game: str,
) -> None:
    """Whatever only seats can know is dealt afresh, or never told, and no byte changes."""
    table, other = running(game), running(game)
    assert table.row.state == "playing"
    lines = other.record.lines
    other.record.lines = [line for line in lines if line.told is None or sees(line.told)]
    tried = min(table.length, count("moments", 12))
    dealt = 0
    for n in {round(i * table.length / tried) for i in range(1, tried + 1)}:
        assert read_of(table, n) == read_of(other, n)
        here = seen_of(table, table.past(n))
        for seat in range(table.row.players):
            then = table.past(n)
            was = then.p
            then.record.history._now = was.redeal(seat, nunatak.Rng(n))
            dealt += then.p != was
            then.record.steps = [
                Step(step.n, step.actor, list(filter(sees, step.told)), lone=step.lone)
                for step in then.steps
            ]
            assert seen_of(table, then) == here, f"after {n} entries, as seat {seat} knows it"
    assert dealt or game in OPEN


OPEN = ("arctic", "meltwater")  # games in which nothing is hidden but the order of a pile
SEEDS = {"antarctica": 5}  # of a game in which somebody takes a card that others don't see


def sees(told: NamedEvent) -> bool:
    """Say whether a spectator may know of an event."""
    return Eye(None).sees(told.seen)
