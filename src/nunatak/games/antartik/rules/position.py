"""What lies on the table in Antartik."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from nunatak.engine.fields import Fields
from nunatak.engine.pile import Pile, pile_of
from nunatak.engine.position import OVER, SEAT_BITS, GameTables, Position, Referee, Rules
from nunatak.engine.rng import Rng
from nunatak.engine.vocabulary import Numbering
from nunatak.games.antartik.rules.scoring import points
from nunatak.games.antartik.rules.vocabulary import KINDS, RAISE_HAND, STAKE

# The decisions, as the agenda numbers them.
DECISIONS = Numbering()
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

# What they are about, where that is more than one thing.
CARDS_SEEN: Final[i64] = 3  # by a judge, at most

LOOKING = Fields()
PLACE: Final = LOOKING.add("place", CARDS_SEEN - 1, bits=4)  # of the card to be shown, from the top
LOOKS: Final = LOOKING.add("looks", CARDS_SEEN, bits=4)  # how many cards are shown in all

SEEN = Fields()
HELD: Final = SEEN.add("held", CARDS_SEEN)  # cards that were seen and go back

ORDERING = Fields()
PLACED: Final = ORDERING.add("placed", CARDS_SEEN, bits=4)  # cards that lie in their order already
LEFT: Final = ORDERING.add("left", CARDS_SEEN, bits=4)  # cards still to be ordered
BELOW: Final = ORDERING.add("below", 1)  # they go to the bottom

FLOPPING = Fields()
FLOPPED_CARD: Final = FLOPPING.add("card", KINDS - 1)  # the card that makes it a flop

TRADING = Fields()
TRADER: Final = TRADING.add("trader", 4)  # the seat that receives the card

NO_BET: Final[i64] = -1
NO_PILE: Final = pile_of(vec[i64]())

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

    def __init__(self, tables: Tables, players: i64, children: bool) -> None:
        super().__init__(tables, players)
        self.tables = tables
        self.children = children  # parachutes work
        self.deck: Pile = NO_PILE
        self.row = vec[i64]()  # the dive, in the order drawn
        self.face_up = vec[i64]()  # for each seat, how many cards of each kind
        self.face_down = vec[i64]()
        self.up = vec[i64]()  # for each seat, how many cards that is, counted as above
        self.down = vec[i64]()
        self.bets = vec[i64]()  # for each seat, the kind it has staked
        self.figures: i64 = 0  # which figures the row shows, as bits
        self.diver: i64 = 0
        self.drawn = False  # the diver has turned over a card this turn
        self.standing: i64 = 0  # how many bets stand
        self.have_bet: i64 = 0  # who has bet this turn, as a mask
        self.ended: i64 = 0  # which ending it was, once the deck is empty

    def copy(self) -> "Antartik":
        """Return an independent position that is equal to this one."""
        p = Antartik(self.tables, self.players, self.children)
        p.ask_like(self)
        p.deck = self.deck.copy()
        p.row = self.row[:]
        p.face_up = self.face_up[:]
        p.face_down = self.face_down[:]
        p.up = self.up[:]
        p.down = self.down[:]
        p.bets = self.bets[:]
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

    def holds_down(self, seat: i64, kind: i64) -> bool:
        """Say whether a seat has a card of this kind face down."""
        return self.face_down[seat * KINDS + kind] > 0

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
