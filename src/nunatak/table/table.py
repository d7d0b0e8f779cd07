"""One running game: who sits there, its history, its clock."""

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from nunatak.engine.document import Eye
from nunatak.engine.events import NamedEvent
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.games.description import Game
from nunatak.games.history import (
    BOT_GIVES_BACK,
    BOT_TAKES_OVER,
    CONCEDE,
    ENTRIES,
    TIMEOUT,
    UNDO,
    History,
    entry,
    entry_kind,
)
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.scene.trail import Trail
from nunatak.store.rows import ChatRow, Kept, PositionRow, SeatRow, TableRow
from nunatak.table.clock import Clock
from nunatak.table.kept import Result, TakenUp, position_row, result, take_up
from nunatak.table.past import Mark, Past
from nunatak.table.refusal import Illegal, Refusal

CONFIRM = "confirm"
ASK = "ask"  # be asked even where there is only one option
BOT = "bot"


class Line:
    """Something that happened: an event of the game, or an entry of the table."""

    __slots__ = ("at", "kind", "n", "seat", "told")

    def __init__(
        self, n: int, at: int, told: NamedEvent | None, kind: str, seat: int | None
    ) -> None:
        self.n = n
        self.at = at
        self.told = told
        self.kind = kind
        self.seat = seat


class Step:
    """An option that stands, who took it, and what it brought about."""

    __slots__ = ("actor", "lone", "n", "told")

    def __init__(self, n: int, actor: int, told: list[NamedEvent], *, lone: bool) -> None:
        self.n = n
        self.actor = actor
        self.told = told
        self.lone = lone  # there was nothing else to choose, so nobody was asked


def draw(p: Position) -> int:
    """Return one of the outcomes of chance, by weight, from the machine's own randomness."""
    chances = p.chances()
    left = secrets.randbelow(sum(weight for _, weight in chances))
    for option, weight in chances:
        left -= weight
        if left < 0:
            return option
    raise AssertionError("The weights of chance do not add up.")


class Table:
    """The rules of a table. It does no input or output: what changed is kept by its keeper."""

    def __init__(
        self,
        kept: Kept,
        now: float,
        chance: Callable[[Position], int] = draw,
        taken: TakenUp | None = None,
    ) -> None:
        self.row: TableRow = kept.row
        self.seats: list[SeatRow] = kept.seats
        taken = taken or take_up(kept)
        self.game: Game[Any] = taken.game
        self.chance = chance
        self.instructions = kept.instructions
        self.sealed = kept.sealed
        self.chat: list[ChatRow] = kept.chat
        self.present: set[str] = set()  # the people who are connected
        self.clock = Clock(self.row, self.seats)
        self.steps: list[Step] = []
        self.trails: dict[int | None, tuple[Eye, Trail]] = {}
        self.lines: list[Line] = []
        self.times: list[int] = []
        self.history = History(self.game, self.row.players, self.options, start=taken.start)
        self.moments = Past(Mark(self.row.base, taken.start, []))
        if self.row.adopted:
            self.lines.append(Line(self.row.base, self.row.changed, None, "adopted", None))
        self.row.trouble = self.replay(taken.entries)
        self.saved = self.length
        if self.row.state == "over" and not self.row.result:  # kept before results were
            self.row.result = msgspec.json.encode(self.outcome()).decode()
        begun = self.row.state != "waiting" and not self.row.trouble
        self.unkept = begun and (kept.position is None or kept.position.n != self.length)
        """Whether its position is still to be kept beside its entries."""
        self.clock.resume(self.clocked(), now)

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
        return self.history.position()

    @property
    def length(self) -> int:
        """How many entries there are."""
        return self.row.base + len(self.history.entries)

    def entries_since(self, n: int) -> list[tuple[int, int, int]]:
        """Return the entries after the first `n`, each with its place and its time."""
        base = self.row.base
        return [
            (i, self.history.entries[i - base], self.times[i - base]) for i in range(n, self.length)
        ]

    def position_row(self) -> PositionRow:
        """Return the position as it is kept beside the entries."""
        return position_row(self.p, self.length, self.history.start)

    def replay(self, entries: Sequence[tuple[int, int]]) -> str:
        """Play the kept entries; return why one doesn't fit the rules as they are now, if so."""
        for n, (number, at) in enumerate(entries):
            try:
                self.enter(number, at)
            except ValueError as error:
                return f"{self.row.base + n + 1}: {error}"
        return ""

    # What happens is an entry

    def enter(self, number: int, at: int) -> None:
        """Add an entry to the history and to the log."""
        actor = self.p.actor
        lone = number >= 0 and self.unasked() is not None
        told = self.history.add(number)
        self.times.append(at)
        n = self.length
        if number >= 0:
            self.steps.append(Step(n, actor, told, lone=lone))
            for eye, trail in self.trails.values():
                trail.events += [each for each in told if eye.sees(each.seen)]
            self.lines += [Line(n, at, each, "", noun_seat(each)) for each in told]
            return
        kind, seat = entry_kind(number)
        if kind == UNDO:
            self.steps.pop()
            self.trails.clear()
        self.lines.append(Line(n, at, None, ENTRIES[kind], seat))

    def told(self) -> list[NamedEvent]:
        """Return every event that stands, whoever may know it."""
        return [each for step in self.steps for each in step.told]

    def trail(self, seat: int | None) -> Trail:
        """Return every event that stands and that a seat, or a spectator, may know."""
        if seat not in self.trails:
            eye = Eye(seat)
            self.trails[seat] = eye, Trail(each for each in self.told() if eye.sees(each.seen))
        return self.trails[seat][1]

    # Who is who

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that somebody plays."""
        return [s.seat for s in self.seats if person is not None and s.person == person]

    def away(self, seat: int) -> bool:
        """Say whether a person sits there who is not connected."""
        here = self.seats[seat]
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
        return self.p.actor == OVER or self.survivor() is not None

    def survivor(self) -> int | None:
        """Return the seat that is left when all the others have lost on time."""
        left = [s.seat for s in self.seats if not s.lost]
        return left[0] if len(left) == 1 and self.row.players > 1 else None

    def winners(self) -> list[int]:
        """Return who has won: whoever lost on time has not."""
        kept = result(self.row)
        if kept is not None:
            return kept.winners
        if self.row.state == "over" and self.row.adopted:
            return [SEAT_LETTERS.index(letter) for letter in self.row.turn]
        survivor = self.survivor()
        if survivor is not None:
            return [survivor]
        p = self.p
        standing = [s.seat for s in self.seats if not s.lost]
        if p.players == 1:  # whom the game itself may beat
            return p.winners() if standing else []
        best = max(p.rank(seat) for seat in standing)
        found: list[int] = p.winners() if len(standing) == p.players else []
        return found or [seat for seat in standing if p.rank(seat) == best]

    def held(self) -> int | None:
        """Return the seat whose turn is played and waits for its last word."""
        if self.row.state != "playing" or not self.steps or self.row.confirmed >= self.length:
            return None
        seat = self.steps[-1].actor
        if seat < 0 or self.is_bot(seat) or not self.instructed(seat, CONFIRM):
            return None
        if self.p.actor in (seat, OVER) or not self.history.can_undo(seat):
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

    def bot_asked(self) -> int | None:
        """Return the seat for which a bot has to choose now."""
        seat = self.asked()
        return seat if seat is not None and self.is_bot(seat) else None

    def early(self, seat: int) -> list[int]:
        """Return what a seat may choose before it is asked."""
        if self.row.state != "playing" or self.held() is not None or self.is_bot(seat):
            return []
        return self.p.early(seat)

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
            raise self.refusal(seat, option)
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
            chosen = self.was_asked(self.steps[-1])
            self.enter(entry(UNDO, seat), int(now))
        self.prune()
        self.changed(now)

    def can_undo(self, seat: int) -> bool:
        """Say whether the seat's last option can be taken back."""
        playing = self.row.state == "playing" and not self.ended
        return playing and self.history.can_undo(seat) and self.has_chosen(seat)

    def has_chosen(self, seat: int) -> bool:
        """Say whether a seat has chosen anything since another one, or chance, had a say."""
        for step in reversed(self.steps):
            if step.actor != seat:
                return False
            if self.was_asked(step):
                return True
        return False

    def was_asked(self, step: Step) -> bool:
        """Say whether whoever took an option had to choose it."""
        return not step.lone or self.instructed(step.actor, ASK)

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
        if key not in self.offered(seat):
            raise Refusal("illegal", "no-instruction")
        if key == BOT:
            self.stand_in(seat, on, now)
            return
        left = self.instructions.setdefault(seat, set())
        (left.add if on else left.discard)(key)
        self.go_on(now, decided=False)

    def offered(self, seat: int) -> list[str]:
        """Return the instructions that a seat may leave."""
        if self.row.state != "playing":
            return [CONFIRM, ASK]
        return [CONFIRM, ASK, *self.p.standing_orders(seat), BOT]

    def stand_in(self, seat: int, on: bool, now: float) -> None:
        """Let a bot take over a seat, or give it back."""
        here = self.seats[seat]
        if here.lost or (not on and here.left == 0.0 and self.row.pace == "live"):
            raise Refusal("illegal", "time-is-out")
        if here.kind != "person" or here.stand_in == on:
            return
        here.stand_in = on
        self.sealed.pop(seat, None)
        self.enter(entry(BOT_TAKES_OVER if on else BOT_GIVES_BACK, seat), int(now))
        self.go_on(now)

    def came(self, person: str, now: float) -> None:
        """Note that somebody is here; a bot that stood in gives the seat back at once."""
        self.present.add(person)
        for seat in self.seats_of(person):
            here = self.seats[seat]
            if here.stand_in and not (here.left == 0.0 and self.row.pace == "live"):
                self.stand_in(seat, False, now)
        self.prune()
        self.changed(now, decided=False)

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
        self.begin(now)

    def own_name(self, name: str) -> str:
        """Return a name that nobody else at the table has."""
        taken = {s.name for s in self.seats}
        found, n = name, 2
        while found in taken:
            found, n = f"{name} {n}", n + 1
        return found

    def begin(self, now: float) -> None:
        """Begin, if nobody is missing."""
        if self.row.state == "waiting" and all(s.kind in ("person", "bot") for s in self.seats):
            self.row.state = "playing"
            self.clock.wind()
            self.go_on(now)
        else:
            self.changed(now)

    def time_out(self, now: float) -> bool:
        """See whether somebody's time has run out, and do what was agreed on for that."""
        seat = self.clock.out(now)
        if seat is None or self.clocked() != seat:
            return False
        self.clock.charge(now)
        here = self.seats[seat]
        here.left = 0.0
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

    # What follows by itself

    def go_on(self, now: float, *, decided: bool = True) -> None:
        """Let chance, sealed choices and instructions have their say."""
        before = self.length
        while self.row.state == "playing" and not self.ended and self.held() is None:
            self.prune()
            p = self.p
            if p.actor == CHANCE:
                option: int | None = self.chance(p)
            else:
                option = self.chosen_before(int(p.actor))
                if option is None:
                    option = self.forced(int(p.actor))
            if option is None:
                break
            self.enter(option, int(now))
        if self.row.state == "playing" and self.ended:
            self.finish()
        self.prune()
        self.changed(now, decided=decided or self.length != before)

    def finish(self) -> None:
        """End the game, and keep how it ended in words that need no rules to be read."""
        self.sealed.clear()
        self.row.result = msgspec.json.encode(self.outcome()).decode()
        self.row.state = "over"

    def outcome(self) -> Result:
        """Return how the game has ended: as it was kept, or as it is."""
        kept = result(self.row)
        if kept is not None:
            return kept
        p, game, winners = self.p, self.game, self.winners()
        if self.row.adopted and (p.actor != OVER or p.winners() != winners):
            return Result(winners)  # what is known of a game under other rules
        seats = range(p.players)
        in_time = [p.rank(s) for s in seats if not self.seats[s].lost]
        places = [
            1 if s in winners else max(2, 1 + sum(rank > p.rank(s) for rank in in_time))
            for s in seats
        ]
        tallies = [game.rules.tally(p, s) for s in seats]
        ending = (
            game.rules.endings[p.ending()] if game.rules.endings and self.survivor() is None else ""
        )
        return Result(winners, p.scores(), places, tallies, ending)

    def chosen_before(self, seat: int) -> int | None:
        """Return what a seat has sealed or left word of, if it is possible now."""
        if self.is_bot(seat):
            return None
        options: list[int] = self.p.options()
        option = self.sealed.pop(seat, None)
        if option in options:
            return option
        for key, wanted in self.p.standing_orders(seat).items():
            if self.instructed(seat, key) and wanted in options:
                return wanted
        return None

    def forced(self, seat: int) -> int | None:
        """Return a person's only option, which is no choice and so not worth a click."""
        return None if self.is_bot(seat) or self.instructed(seat, ASK) else self.unasked()

    def unasked(self) -> int | None:
        """Return the only option of whoever is to decide, if nobody has to be asked about it.

        Not where that would end a turn which could still be taken back.
        """
        option = lone_option(self.p)
        if option is not None and self.has_chosen(self.p.actor):
            after = self.p.copy()
            after.apply(option)
            if after.actor != self.p.actor:
                return None
        return option

    def prune(self) -> None:
        """Forget instructions that mean nothing any more, and sealed choices that can't come."""
        for seat, keys in self.instructions.items():
            keys.intersection_update(self.offered(seat))
        for seat, option in list(self.sealed.items()):
            if self.p.actor != seat and option not in self.early(seat):
                del self.sealed[seat]

    def changed(self, now: float, *, decided: bool = True) -> None:
        """Number what everybody will see next."""
        self.row.version += 1
        if decided:
            self.row.decided = self.row.version
        self.row.changed = int(now)
        seat = self.clocked()
        self.clock.turn(seat, now, anew=decided)
        asked = self.winners() if self.row.state == "over" else [self.asked()]
        self.row.turn = "".join(SEAT_LETTERS[s] for s in asked if s is not None)

    # Saying no

    def fresh(self, v: int) -> None:
        """Refuse what was decided on something that is no longer so."""
        if not self.row.decided <= v <= self.row.version:
            raise Refusal("stale", "stale")

    def refusal(self, seat: int, option: int) -> Refusal:
        """Return why a seat can't take an option."""
        if self.row.state == "waiting":
            return Refusal("illegal", "waiting")
        if self.row.state == "over" or self.ended:
            return Refusal("illegal", "over")
        if self.row.trouble:
            return Refusal("illegal", "ask-trouble", why=self.row.trouble)
        if self.is_bot(seat):
            return Refusal("seat", "bot-plays")
        if self.held() is not None:
            return Refusal("illegal", "held")
        if self.p.actor != seat:
            return Refusal("seat", "not-your-turn")
        try:
            self.game.vocabulary.verb(option)
        except ValueError:
            return Refusal("bad", "no-such-option")
        return Illegal(
            {
                locale: self.game.why_not(self.p, option, locale) or ""
                for locale in self.game.texts.locales()
            }
        )

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

    def entries_between(self, first: int, last: int) -> list[tuple[int, int]]:
        """Return the entries after the first so many up to the last, each with its time."""
        base = self.row.base
        part = slice(first - base, last - base)
        return list(zip(self.history.entries[part], self.times[part], strict=True))

    def at_mark(self, mark: Mark) -> "Table":
        """Return the table as it was at a mark, for looking only."""
        row = TableRow(**{f: getattr(self.row, f) for f in TableRow.__struct_fields__})
        row.state, row.result, row.base = "playing", "", mark.n
        seats = [SeatRow(s.seat, s.kind, s.name, s.person, s.level) for s in self.seats]
        kept = Kept(row, seats, [], {}, {}, [], None)
        then = Table(kept, 0.0, taken=TakenUp(self.game, mark.p, []))
        then.steps = list(mark.steps)
        return then


def lone_option(p: Position) -> int | None:
    """Return the one option of whoever is asked, unless being asked is what keeps a secret."""
    if p.actor < 0 or p.rules.decisions[p.now].secret:
        return None
    options = p.options()
    return options[0] if len(options) == 1 else None


def noun_seat(told: NamedEvent) -> int | None:
    """Return the seat that an event is about, if it names one."""
    seat = told.nouns.get("seat")
    return seat if isinstance(seat, int) else None
