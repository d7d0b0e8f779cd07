"""One running game: who sits there, what they do, and what follows from it by itself."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.games.description import Game
from nunatak.games.history import (
    BOT_GIVES_BACK,
    BOT_TAKES_OVER,
    CONCEDE,
    REWIND,
    TIMEOUT,
    UNDO,
    History,
    entry,
)
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.store.rows import ChatRow, Kept, PositionRow, SeatRow, TableRow
from nunatak.table import lesson as lessons
from nunatak.table.chance import draw
from nunatak.table.clock import Clock
from nunatak.table.forced import forced, has_chosen, unasked, was_asked
from nunatak.table.instructions import BOT, CONFIRM, chosen_before, offered, prune
from nunatak.table.kept import TakenUp, position_row, take_up
from nunatak.table.outcome import outcome, survivor, winners
from nunatak.table.paces import is_slow
from nunatak.table.past import Mark, Past
from nunatak.table.record import Line, Record, Step
from nunatak.table.refusal import Refusal, refusal
from nunatak.table.settled import SettledChance


class Table:
    """The rules of a table. It does no input or output: what changed is kept by its keeper."""

    def __init__(
        self,
        kept: Kept,
        now: float,
        chance: Callable[[Position], int] | None = None,
        taken: TakenUp | None = None,
    ) -> None:
        self.row: TableRow = kept.row
        self.seats: list[SeatRow] = kept.seats
        taken = taken or take_up(kept)
        self.game: Game[Any] = taken.game
        self.chance = chance  # in place of the table's own, for tests
        below, row = self.game.from_below, self.row
        self.settled = SettledChance(row.seed, row.base, below) if row.seed else None
        self.instructions = kept.instructions
        self.sealed = kept.sealed
        self.chat: list[ChatRow] = kept.chat
        self.holidays = kept.holidays
        self.present: set[str] = set()  # the people who are connected
        self.clock = Clock(self.row, self.seats)
        history = History(self.game, self.row.players, self.options, start=taken.start)
        self.record = Record(history, self.row.base)
        self.lesson = lessons.lesson(self.row.game) if self.row.lesson else None
        self.moments = Past(Mark(self.row.base, taken.start, []))
        if self.row.adopted:
            adopted = Line(self.row.base, self.row.changed, None, "adopted", None)
            self.record.lines.append(adopted)
        self.row.trouble = self.replay(taken.entries)
        self.saved = self.length
        if self.row.state == "over" and not self.row.result:  # kept before results were
            self.row.result = msgspec.json.encode(outcome(self)).decode()
        begun = self.row.state != "waiting" and not self.row.trouble
        self.unkept = begun and (kept.position is None or kept.position.n != self.length)
        """Whether its position is still to be kept beside its entries."""
        seat = self.clocked()
        self.clock.resume(seat, now, len(self.steps), self.rests(seat))

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.row.id

    @property
    def options(self) -> dict[str, Any]:
        """What was agreed on."""
        return self.game.agree(json.loads(self.row.options))

    @property
    def p(self) -> Position:
        """The present position."""
        return self.record.p

    @property
    def length(self) -> int:
        """How many entries there are."""
        return self.record.length

    @property
    def steps(self) -> list[Step]:
        """The options that stand."""
        return self.record.steps

    def position_row(self) -> PositionRow:
        """Return the position as it is kept beside the entries."""
        return position_row(self.p, self.length, self.record.history.start)

    def replay(self, entries: Sequence[tuple[int, int]]) -> str:
        """Play the kept entries; return why one doesn't fit the rules as they are now, if so."""
        for n, (number, at) in enumerate(entries):
            try:
                self.enter(number, at)
            except ValueError as error:
                return f"{self.row.base + n + 1}: {error}"
        return ""

    def enter(self, number: int, at: int) -> None:
        """Let something happen."""
        self.record.enter(number, at, lone=number >= 0 and unasked(self) is not None)

    # Who is who

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that somebody plays."""
        return [s.seat for s in self.seats if person is not None and s.person == person]

    def may_look(self, person: str | None) -> bool:
        """Say whether somebody may see the table: all may, unless those who play said otherwise."""
        if self.row.watch or self.row.state == "waiting":
            return True
        return person is not None and (person == self.row.host or bool(self.seats_of(person)))

    def away(self, seat: int) -> bool:
        """Say whether a person sits there who is not connected."""
        here = self.seats[seat]
        if self.row.state == "over" or here.person is None:  # then nobody is waited for
            return False
        return here.kind == "person" and here.person not in self.present

    def is_bot(self, seat: int) -> bool:
        """Say whether a program chooses for the seat now."""
        here = self.seats[seat]
        return here.kind == "bot" or here.stand_in or here.lost

    @property
    def bots_alone(self) -> bool:
        """Whether a game is going that nobody but bots plays."""
        return self.row.state == "playing" and all(s.kind == "bot" for s in self.seats)

    def instructed(self, seat: int, key: str) -> bool:
        """Say whether a seat has left this instruction."""
        return key in self.instructions.get(seat, ())

    # Whose turn it is

    @property
    def ended(self) -> bool:
        """Whether the game is over, by its rules or because only one seat has not lost."""
        return self.p.actor == OVER or survivor(self) is not None

    def held(self) -> int | None:
        """Return the seat whose turn is played and waits for its last word."""
        if self.row.state != "playing" or not self.steps or self.row.confirmed >= self.length:
            return None
        seat = self.steps[-1].actor
        if seat < 0 or self.is_bot(seat) or not self.instructed(seat, CONFIRM):
            return None
        if self.p.actor in (seat, OVER) or not self.record.history.can_undo(seat):
            return None
        return seat

    def asked(self) -> int | None:
        """Return the seat that has to do something."""
        if self.row.state != "playing" or self.ended or self.row.trouble:
            return None
        held = self.held()
        if held is not None:
            return held
        return int(self.p.actor) if self.p.actor >= 0 else None

    def clocked(self) -> int | None:
        """Return the seat whose clock runs."""
        seat = self.asked()
        return None if seat is None or self.is_bot(seat) else seat

    def rests(self, seat: int | None) -> float:
        """Return until when a seat's clock stands, since its person is on holiday."""
        if seat is None or not is_slow(self.row):
            return 0.0
        return float(self.holidays.get(self.seats[seat].person or "", 0))

    def holiday(self, person: str, until: int, now: float) -> None:
        """Let somebody be away until a time; no time of theirs runs here meanwhile."""
        self.holidays = {**self.holidays, person: until}
        self.changed(now, decided=False)

    def bot_asked(self) -> int | None:
        """Return the seat for which a bot has to choose now."""
        seat = self.asked()
        return seat if seat is not None and self.is_bot(seat) else None

    def early(self, seat: int) -> list[int]:
        """Return what a seat may choose before it is asked."""
        if self.row.state != "playing" or self.held() is not None or self.is_bot(seat):
            return []
        return [] if self.row.lesson else self.p.early(seat)

    def choices(self, seat: int | None) -> list[int]:
        """Return what a seat may choose now."""
        if seat is None or self.row.state != "playing" or self.ended or self.row.trouble:
            return []
        if self.held() is not None or self.is_bot(seat):
            return []
        if self.p.actor == seat:
            found: list[int] = self.p.options()
            return found
        return [] if seat in self.sealed else self.early(seat)

    # What people do

    def act(self, seat: int, option: int, v: int, now: float) -> None:
        """Take an option, or seal it if the seat is still to be asked."""
        self.fresh(v)
        if option not in self.choices(seat):
            raise refusal(self, seat, option)
        if self.p.actor == seat:
            self.enter(option, int(now))
            self.go_on(now)
        else:
            self.sealed[seat] = option
            self.go_on(now, decided=False)

    def undo(self, seat: int, v: int, now: float) -> None:
        """Take back a sealed choice, or the last option if the engine lets one."""
        self.fresh(v)
        if seat in self.sealed:
            del self.sealed[seat]
            self.changed(now, decided=False)
            return
        if not self.can_undo(seat):
            raise Refusal("illegal", "no-undo")
        chosen = False
        while not chosen:  # what nobody was asked goes back with what led to it
            chosen = was_asked(self, self.steps[-1])
            self.enter(entry(UNDO, seat), int(now))
        prune(self)
        self.changed(now)

    def can_undo(self, seat: int) -> bool:
        """Say whether the seat's last option can be taken back."""
        playing = self.row.state == "playing" and not self.ended
        return playing and self.record.history.can_undo(seat) and has_chosen(self, seat)

    def confirm(self, seat: int, v: int, now: float) -> None:
        """Say the last word of a turn."""
        self.fresh(v)
        if self.held() != seat:
            raise Refusal("illegal", "nothing-to-confirm")
        self.row.confirmed = self.length
        self.go_on(now)

    def concede(self, seat: int, v: int, now: float) -> None:
        """Give up, where the game knows that."""
        self.fresh(v)
        if not self.game.concession:
            raise Refusal("illegal", "no-concession", game=self.game.title)
        if self.row.state != "playing" or self.ended:
            raise Refusal("illegal", "not-playing")
        self.enter(entry(CONCEDE, seat), int(now))
        self.go_on(now)

    def instruct(self, seat: int, key: str, on: bool, now: float) -> None:
        """Leave or withdraw a standing instruction."""
        if key not in offered(self, seat):
            raise Refusal("illegal", "no-instruction")
        if key == BOT:
            self.stand_in(seat, on, now)
            return
        left = self.instructions.setdefault(seat, set())
        (left.add if on else left.discard)(key)
        self.go_on(now, decided=False)

    def stand_in(self, seat: int, on: bool, now: float) -> None:
        """Let a bot take over a seat, or give it back."""
        here = self.seats[seat]
        if here.lost or (not on and self.clock.is_out(seat)):
            raise Refusal("illegal", "time-is-out")
        if here.kind != "person" or here.stand_in == on:
            return
        here.stand_in = on
        if is_slow(self.row):
            self.clock.anew(seat)
        self.row.since = int(now) if self.asked() == seat else self.row.since
        self.sealed.pop(seat, None)
        self.enter(entry(BOT_TAKES_OVER if on else BOT_GIVES_BACK, seat), int(now))
        self.go_on(now)

    def came(self, person: str, now: float) -> None:
        """Note that somebody is here; a bot that stood in gives the seat back at once."""
        self.present.add(person)
        for seat in self.seats_of(person):
            here = self.seats[seat]
            if here.stand_in and not self.clock.is_out(seat):
                self.stand_in(seat, False, now)
        prune(self)
        self.changed(now, decided=False)
        if self.everybody_here:
            self.begin(now)

    @property
    def everybody_here(self) -> bool:
        """Whether a table that waits has no free seat, and all its people are connected."""
        seats = self.seats
        taken = self.row.state == "waiting" and all(s.kind in ("person", "bot") for s in seats)
        return taken and all(s.person in self.present for s in seats if s.kind == "person")

    def went(self, person: str, now: float) -> None:
        """Note that somebody has left, and how much they had seen."""
        self.present.discard(person)
        for seat in self.seats_of(person):
            self.seats[seat].seen = self.length
        self.changed(now, decided=False)

    def leave_to_bot(self, seat: int, now: float) -> None:
        """Let a bot play for somebody who has been away for long, as the table agreed."""
        if self.row.stand_in and self.away(seat) and not self.is_bot(seat):
            self.stand_in(seat, True, now)

    def sit(self, seat: int, person: str, name: str, now: float) -> None:
        """Give an empty seat to somebody; when all are taken, the game begins."""
        here = self.seats[seat]
        if here.kind not in ("open", "link"):
            raise Refusal("seat", "seat-taken")
        if self.row.state != "waiting":
            raise Refusal("seat", "not-waiting")
        here.kind, here.person, here.name = "person", person, self.own_name(name)
        here.since = int(now)
        self.begin(now)

    def own_name(self, name: str) -> str:
        """Return a name that nobody else at the table has."""
        taken = {s.name for s in self.seats}
        found, n = name, 2
        while found in taken:
            found, n = f"{name} {n}", n + 1
        return found

    # A lesson

    def moment(self) -> lessons.Moment | None:
        """Return where the game stands in its lesson, as long as it follows one."""
        if self.lesson is None or self.row.state != "playing" or self.row.base:
            return None
        return self.lesson.where(self.record.history.line())

    def scripted(self) -> int | None:
        """Return what the lesson lets chance, or another seat, do now."""
        moment = self.moment()
        if moment is None or moment.own or moment.expected is None:
            return None
        return moment.expected if moment.expected in self.p.options() else None

    def teach(self, seat: int, way: str, v: int, now: float) -> None:
        """Go back to a choice, do what the lesson would, or leave the lesson and play on."""
        moment = self.moment()
        if moment is None or self.lesson is None or seat != self.lesson.seat:
            raise Refusal("illegal", "no-lesson")
        if moment.left is None:  # off its way the others may have moved since: back is the same
            self.fresh(v)
        if way == "leave":
            self.row.lesson, self.lesson = False, None
            self.changed(now)
            return
        line = self.record.history.line
        stands = len(line())
        to = stands if moment.left is None else moment.left
        if moment.left is None and way == "back":
            to = max([n for n in self.lesson.first if n < stands], default=stands)
        while len(line()) > to:
            self.enter(entry(REWIND, seat), int(now))
        if way == "on" and to in self.lesson.own:
            self.enter(self.lesson.entries[to], int(now))
        self.go_on(now)

    def begin(self, now: float, before: Sequence[int] = ()) -> None:
        """Begin, if nobody is missing, after what was entered at the table it goes on from."""
        if self.row.state == "waiting" and all(s.kind in ("person", "bot") for s in self.seats):
            self.row.state = "playing"
            self.clock.wind()
            for number in self.lesson.before if self.lesson is not None else before:
                self.enter(number, int(now))
            self.go_on(now)
        else:
            self.changed(now)

    def time_out(self, now: float) -> bool:
        """See whether somebody's time has run out, and do what was agreed on for that."""
        seat = self.clock.out(now)
        if seat is None or self.clocked() != seat:
            return False
        self.clock.charge(now)
        self.clock.empty(seat)
        here = self.seats[seat]
        self.enter(entry(TIMEOUT, seat), int(now))
        self.sealed.pop(seat, None)
        if self.row.late == "lose":
            here.lost = True
        else:
            here.stand_in = True
            self.enter(entry(BOT_TAKES_OVER, seat), int(now))
        self.go_on(now)
        return True

    def bot_takes(self, seat: int, option: int, n: int, now: float) -> bool:
        """Take what a bot chose after `n` entries, unless the world has moved on since."""
        if self.bot_asked() != seat or self.length != n or option not in self.p.options():
            return False
        self.enter(option, int(now))
        self.go_on(now)
        return True

    def bot_seed(self, seat: int) -> int | None:
        """Return what settles a bot's thoughts about the present choice, if chance is settled."""
        return None if self.settled is None else self.settled.number("bot", seat, len(self.steps))

    # What follows by itself

    def go_on(self, now: float, *, decided: bool = True) -> None:
        """Let chance, sealed choices and instructions have their say."""
        before = self.length
        while self.row.state == "playing" and not self.ended and self.held() is None:
            prune(self)
            p = self.p
            if p.actor == CHANCE:
                scripted = self.scripted()
                option: int | None = self.brought(p) if scripted is None else scripted
            else:
                option = chosen_before(self, int(p.actor))
                if option is None:
                    option = forced(self, int(p.actor))
            if option is None:
                break
            self.enter(option, int(now))
        if self.row.state == "playing" and self.ended:
            self.finish()
        prune(self)
        self.changed(now, decided=decided or self.length != before)

    def brought(self, p: Position) -> int:
        """Return what chance brings: what the table's seed has settled, if it has one."""
        if self.chance is not None:
            return self.chance(p)
        return draw(p) if self.settled is None else self.settled.bring(p, self.record)

    def finish(self) -> None:
        """End the game, and keep how it ended in words that need no rules to be read."""
        self.sealed.clear()
        self.row.result = msgspec.json.encode(outcome(self)).decode()
        self.row.state = "over"

    def changed(self, now: float, *, decided: bool = True) -> None:
        """Number what everybody will see next."""
        self.row.version += 1
        if decided:
            self.row.decided = self.row.version
        self.row.changed = int(now)
        seat = self.clocked()
        self.clock.turn(seat, now, len(self.steps), self.rests(seat))
        asked = winners(self) if self.row.state == "over" else [self.asked()]
        turn = "".join(SEAT_LETTERS[s] for s in asked if s is not None)
        if turn != self.row.turn or (decided and self.row.state != "playing"):
            self.row.since = int(now)  # and not at every step of somebody's turn
        self.row.turn = turn

    # Saying no

    def fresh(self, v: int) -> None:
        """Refuse what was decided on something that is no longer so."""
        if not self.row.decided <= v <= self.row.version:
            raise Refusal("stale", "stale")

    # The past

    def past(self, n: int) -> "Table":
        """Return the table as it was after so many entries, for looking only."""
        *_, there = self.way_to(n)
        return there

    def way_to(self, n: int) -> Iterator["Table"]:
        """Yield a past table on its way to a moment, as `past.Past.way_to` does."""
        if n < self.row.base:
            raise Refusal("illegal", "other-rules-then")
        return self.moments.way_to(n, self)

    def at_mark(self, mark: Mark) -> "Table":
        """Return the table as it was at a mark, for looking only."""
        row = TableRow(**{f: getattr(self.row, f) for f in TableRow.__struct_fields__})
        row.state, row.result, row.base = "playing", "", mark.n
        seats = [SeatRow(s.seat, s.kind, s.name, s.person, s.level) for s in self.seats]
        kept = Kept(row, seats, [], {}, {}, [])
        then = Table(kept, 0.0, taken=TakenUp(self.game, mark.p, []))
        then.record.steps = list(mark.steps)
        then.present = {s.person for s in seats if s.person}  # who is away now was there then
        return then
