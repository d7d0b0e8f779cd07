"""What lies on the table in Ice Floe."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nunatak.engine.fields import Fields
from nunatak.engine.pile import Pile, pile_of
from nunatak.engine.position import OVER, SEAT_BITS, GameTables, Position, Referee, Rules
from nunatak.engine.rng import Rng
from nunatak.engine.vocabulary import Numbering
from nunatak.games.ice_floe.rules.scoring import points
from nunatak.games.ice_floe.rules.vocabulary import KINDS

# The decisions, as the agenda numbers them.
DECISIONS = Numbering()
FIRST_PLAYER: Final[i64] = DECISIONS.decision("first-player")
TURN: Final[i64] = DECISIONS.decision("turn")
DEAL: Final[i64] = DECISIONS.decision("deal")
SHOW_ALL: Final[i64] = DECISIONS.decision("show-all")

# What they are about.
DEALING = Fields()
TAKER: Final = DEALING.add("taker", 3)  # the seat that gets the card

NO_PILE: Final = pile_of(vec[i64]())


@final
class Tables(GameTables):
    """The printed cards, and what the ice carries."""

    def __init__(self, game: Referee, rules: Rules["IceFloe"]) -> None:
        super().__init__(game, rules)
        self.counts = vec[i64]()  # how many cards there are of each kind
        self.carries = vec[i64]()  # for each kind of ice


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class IceFloe(Position):
    """Ice Floe at one moment."""

    def __init__(self, tables: Tables, players: i64, ice: i64) -> None:
        super().__init__(tables, players)
        self.tables = tables
        self.ice = ice  # thin or thick
        self.deck: Pile = NO_PILE
        self.hands = vec[i64]()  # for each seat, how many cards of each kind, which it alone sees
        self.passed: i64 = 0  # who is out, as a mask of seats
        self.turn: i64 = 0  # whose turn it is
        self.ended: i64 = 0  # which ending it was

    def copy(self) -> "IceFloe":
        """Return an independent position that is equal to this one."""
        p = IceFloe(self.tables, self.players, self.ice)
        p.ask_like(self)
        p.deck = self.deck.copy()
        p.hands = self.hands[:]
        p.passed = self.passed
        p.turn = self.turn
        p.ended = self.ended
        return p

    def weight(self, seat: i64) -> i64:
        """Return how heavy a sledge is."""
        found: i64 = 0
        for kind in range(KINDS):
            found += self.hands[seat * KINDS + kind] * (kind + 1)
        return found

    def has_passed(self, seat: i64) -> bool:
        """Say whether a seat is out."""
        return self.passed & SEAT_BITS[seat] != 0

    def score(self, seat: i64) -> i64:
        """Return the seat's points."""
        return points(self.weight(seat), self.tables.carries[self.ice])

    def score_seen(self, seat: i64, eye: i64) -> i64:
        """Return the seat's points for those who may know them: itself, and all at the end."""
        return self.score(seat) if seat == eye or self.actor == OVER else 0

    def ending(self) -> i64:
        """Return how the game came to its end."""
        return self.ended

    def redealt(self, seat: i64, rng: Rng) -> "IceFloe":
        """Deal afresh what the seat can't know: the others' cards, from what it has not seen."""
        p = self.copy()
        if self.actor == OVER:
            return p
        held = vec[i64]([0] * self.players)
        for other in range(self.players):
            if other != seat:
                for kind in range(KINDS):
                    count = p.hands[other * KINDS + kind]
                    held[other] += count
                    p.deck.pool[kind] += count
                    p.deck.loose += count
                    p.hands[other * KINDS + kind] = 0
        for other in range(self.players):
            for _card in range(held[other]):
                kind = p.deck.chosen_loose(rng)
                p.deck.from_pool(kind)
                p.hands[other * KINDS + kind] += 1
        return p
