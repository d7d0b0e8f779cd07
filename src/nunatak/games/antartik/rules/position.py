"""What lies on the table in Antartik."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from nunatak.engine.pile import Pile, kind_of
from nunatak.engine.position import CHANCE, OVER, SEAT_BITS, GameTables, Position, Referee, Rules
from nunatak.engine.rng import Rng
from nunatak.engine.vocabulary import Numbering
from nunatak.games.antartik.rules.scoring import points
from nunatak.games.antartik.rules.vocabulary import JUDGES, KINDS, RAISE_HAND, STAKE

DECISIONS = Numbering()

# The decisions, as the agenda numbers them.
FIRST_DIVER: Final[i64] = DECISIONS.decision("first-diver")
GO_ON_OR_ANEW: Final[i64] = DECISIONS.decision("go-on-or-anew")
BET: Final[i64] = DECISIONS.decision("bet")
DIVE: Final[i64] = DECISIONS.decision("dive")
TURN_OVER: Final[i64] = DECISIONS.decision("turn-over")
LOOK: Final[i64] = DECISIONS.decision("look")
TOP_OR_BOTTOM: Final[i64] = DECISIONS.decision("top-or-bottom")
ORDER: Final[i64] = DECISIONS.decision("order")
FLOP: Final[i64] = DECISIONS.decision("flop")
RECEIVE: Final[i64] = DECISIONS.decision("receive")

NO_BET: Final[i64] = -1

# What lies in front of a seat is counted in one integer: all cards, judges and parachutes.
COUNTED: Final = vec[i64]([1] * 10 + [0x101] * 3 + [0x10001] * 3)  # a card of each kind


def cards_in(count: i64) -> i64:
    """Return how many cards were counted."""
    return count & 0xFF


def judges_in(count: i64) -> i64:
    """Return how many of them are judges."""
    return (count >> 8) & 0xFF


def parachutes_in(count: i64) -> i64:
    """Return how many of them are parachutes."""
    return count >> 16


@final
class Tables(GameTables):
    """The printed cards."""

    def __init__(
        self,
        game: Referee,
        rules: Rules["Antartik"],
        counts: vec[i64],
        figures: vec[i64],
    ) -> None:
        super().__init__(game, rules)
        self.counts = counts  # how many cards there are of each kind
        self.figures = figures  # the figure on each kind, as a bit


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Antartik(Position):
    """Antartik at one moment."""

    def __init__(
        self,
        tables: Tables,
        players: i64,
        agenda: vec[i64],
        children: bool,
        deck: Pile,
        row: vec[i64],
        face_up: vec[i64],
        face_down: vec[i64],
        up: vec[i64],
        down: vec[i64],
        bets: vec[i64],
    ) -> None:
        super().__init__(tables, players, agenda)
        self.tables = tables
        self.children = children  # parachutes work
        self.deck = deck
        self.row = row  # the dive, in the order drawn
        self.face_up = face_up  # for each seat, how many cards of each kind
        self.face_down = face_down
        self.up = up  # for each seat, how many cards that is, counted as above
        self.down = down
        self.bets = bets  # for each seat, the kind it has staked
        self.figures: i64 = 0  # which figures the row shows, as bits
        self.diver: i64 = 0
        self.drawn = False  # the diver has turned over a card this turn
        self.standing: i64 = 0  # how many bets stand
        self.have_bet: i64 = 0  # who has bet this turn, as a mask
        self.ended: i64 = 0  # which ending it was, once the deck is empty

    def copy(self) -> "Antartik":
        """Return an independent position that is equal to this one."""
        p = Antartik(
            self.tables,
            self.players,
            self.agenda[:],
            self.children,
            self.deck.copy(),
            self.row[:],
            self.face_up[:],
            self.face_down[:],
            self.up[:],
            self.down[:],
            self.bets[:],
        )
        p.ask_like(self)
        p.figures = self.figures
        p.diver = self.diver
        p.drawn = self.drawn
        p.standing = self.standing
        p.have_bet = self.have_bet
        p.ended = self.ended
        return p

    def score(self, seat: i64) -> i64:
        """Return the seat's points."""
        return points(self.cards_up(seat), self.cards_down(seat))

    def ending(self) -> i64:
        """Return how the deck ran out."""
        return self.ended

    def redealt(self, seat: i64, rng: Rng) -> "Antartik":
        """Deal afresh what judges have shown to others, and what they did with it."""
        p = self.copy()
        p.deck.give_up(seat)
        p.deck.fill_up(seat, rng)
        return p

    def early(self, seat: i64) -> list[int]:
        """Return the bets of a seat that is still to be asked in this round."""
        if self.now != BET or not self.may_bet(seat) or not self.asked_later(seat):
            return []
        found: list[int] = [RAISE_HAND]
        for kind in range(KINDS):
            if self.face_up[seat * KINDS + kind] > 0:
                found.append(STAKE + kind)
        return found

    def asked_later(self, seat: i64) -> bool:
        """Say whether a seat is asked after the one that is asked now."""
        if seat == self.diver or self.actor < 0 or self.actor == seat:
            return False
        players = self.players
        return (seat - self.diver) % players > (self.actor - self.diver) % players

    def standing_orders(self, seat: i64) -> dict[str, int]:
        """Return what a seat may leave word of: its hand is up for the rest of this dive."""
        if self.actor == OVER or seat == self.diver or not self.may_bet(seat):
            return {}
        return {f"raise-hand-{self.diver + 1}": RAISE_HAND}

    # Cards change hands

    def gain(self, seat: i64, kind: i64) -> None:
        """Lay a card face up in front of a seat."""
        self.face_up[seat * KINDS + kind] += 1
        self.up[seat] += COUNTED[kind]

    def lose(self, seat: i64, kind: i64) -> None:
        """Take a face-up card from a seat."""
        self.face_up[seat * KINDS + kind] -= 1
        self.up[seat] -= COUNTED[kind]

    def turn_down(self, seat: i64, kind: i64) -> None:
        """Lay a card face down in front of a seat."""
        self.face_down[seat * KINDS + kind] += 1
        self.down[seat] += COUNTED[kind]

    def turn_up(self, seat: i64, kind: i64) -> None:
        """Turn a seat's face-down card face up."""
        self.face_down[seat * KINDS + kind] -= 1
        self.down[seat] -= COUNTED[kind]
        self.gain(seat, kind)

    def stake(self, seat: i64, kind: i64) -> None:
        """Move a seat's face-up card to its bet."""
        self.lose(seat, kind)
        self.bets[seat] = kind
        self.standing += 1
        self.have_bet = self.have_bet | SEAT_BITS[seat]

    def lay_out(self, kind: i64) -> None:
        """Add a card to the row."""
        self.row = append(self.row, kind)
        self.figures = self.figures | self.tables.figures[kind]

    def clear_row(self) -> None:
        """Take the row away."""
        self.row = vec[i64]()
        self.figures = 0

    # Questions that several decisions ask

    def cards_up(self, seat: i64) -> i64:
        """Return how many cards lie face up in front of a seat."""
        return cards_in(self.up[seat])

    def cards_down(self, seat: i64) -> i64:
        """Return how many cards lie face down in front of a seat."""
        return cards_in(self.down[seat])

    def may_trade(self, seat: i64, held: i64) -> bool:
        """Say whether a seat has a face-down card and the deck a bottom card not held in hand."""
        return self.down[seat] > 0 and self.deck.size() > held

    def may_bet(self, seat: i64) -> bool:
        """Say whether a seat can do anything but raise its hand."""
        return self.have_bet & SEAT_BITS[seat] == 0 and (
            self.up[seat] > 0 or self.may_trade(seat, 0)
        )

    def has_parachute(self, seat: i64) -> bool:
        """Say whether a seat has a parachute face up."""
        return parachutes_in(self.up[seat]) > 0

    def may_unfold(self, seat: i64) -> bool:
        """Say whether a seat has a parachute face down and can trade it face up (ruling 8)."""
        return parachutes_in(self.down[seat]) > 0 and self.may_trade(seat, 0)

    def asked_next(self) -> i64:
        """Return which decision lies on top of the agenda."""
        return self.agenda[self.depth - 1] & 255

    def check(self) -> str:
        """Return what is impossible about this position, or nothing."""
        counts = self.tables.counts
        for kind in range(KINDS):
            n: i64 = self.deck.pool[kind]
            for card in self.deck.outside():
                if kind_of(card) == kind:
                    n += 1
            for card in self.row:
                if card == kind:
                    n += 1
            for seat in range(self.players):
                n += self.face_up[seat * KINDS + kind] + self.face_down[seat * KINDS + kind]
                if self.bets[seat] == kind:
                    n += 1
            for i in range(self.depth):  # a card that is still to be a flop or not
                if self.agenda[i] & 255 == FLOP and self.agenda[i] >> 16 == kind:
                    n += 1
            if n > counts[kind] or (kind < JUDGES and n < counts[kind]):
                return f"There are {n} cards of kind {kind} where there should be {counts[kind]}."
        wrong = self.check_counts()
        return wrong if wrong != "" else self.check_agenda()

    def check_agenda(self) -> str:
        """Return which pending decision can't be, or nothing."""
        if self.depth == 0 and self.deck.size() > 0:
            return "Nothing is left to decide, though the deck is not empty."
        for i in range(self.depth):
            frame = self.agenda[i]
            if not self.can_be_asked(frame & 255, ((frame >> 8) & 255) - 3, frame >> 16):
                return "A decision is pending that nobody can be asked now."
        return ""

    def can_be_asked(self, decision: i64, actor: i64, about: i64) -> bool:
        """Say whether a decision makes sense for this seat, about this, on this table."""
        held: i64 = len(self.deck.top)
        size = self.deck.size()
        if decision == BET:
            return actor >= 0 and actor != self.diver and about == 0 and size > 0
        if decision == DIVE:
            return actor == self.diver and about == 0 and size > 0
        if decision == GO_ON_OR_ANEW:
            return actor == self.diver and about == 0 and len(self.row) > 0
        if decision == TOP_OR_BOTTOM:
            return actor == self.diver and 1 <= about <= min(i64(3), held)
        if decision == ORDER:
            left = (about >> 4) & 15
            placed = about & 15
            return (
                actor == self.diver
                and left >= 2
                and placed + left <= min(i64(3), held)
                and (about < 256 or (about < 512 and placed == 0))
            )
        if decision == FLOP:
            return actor == self.diver and about < KINDS
        if actor != CHANCE:
            return False
        if decision == LOOK:
            return (about & 15) < (about >> 4) <= min(i64(3), size)
        if decision == RECEIVE:
            return about < self.players and size > 0
        if decision == TURN_OVER and size == 0:
            return False
        return about == 0

    def check_counts(self) -> str:
        """Return which of the running counts is wrong, or nothing."""
        loose: i64 = 0
        for n in self.deck.pool:
            if n < 0:
                return "The deck holds fewer cards of a kind than none."
            loose += n
        if loose != self.deck.loose:
            return "The deck holds another number of cards than it says."
        wrong = self.deck.check()
        if wrong != "":
            return wrong
        standing: i64 = 0
        for seat in range(self.players):
            up: i64 = 0
            down: i64 = 0
            for kind in range(KINDS):
                up += self.face_up[seat * KINDS + kind] * COUNTED[kind]
                down += self.face_down[seat * KINDS + kind] * COUNTED[kind]
            if up != self.up[seat] or down != self.down[seat]:
                return f"Seat {seat + 1} holds another number of cards than it says."
            if self.bets[seat] != NO_BET:
                standing += 1
                if self.have_bet & SEAT_BITS[seat] == 0:
                    return f"Seat {seat + 1} has a bet standing but has not bet."
        if standing != self.standing:
            return "Another number of bets stands than is said."
        figures: i64 = 0
        for kind in self.row:
            if figures & self.tables.figures[kind] != 0:
                return "A figure lies twice in the row."
            figures = figures | self.tables.figures[kind]
        if figures != self.figures:
            return "The row shows other figures than is said."
        return ""
