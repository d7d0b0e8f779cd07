"""Thin Ice: take one to three floes in turn; whoever takes the last of them falls in."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Decision, GameTables, Position, Rules
from nunatak.engine.vocabulary import NUMBER, SEAT, Nouns, Numbering

FLOES = 10
WORDS = Numbering()
TAKE = WORDS.verb("take", Nouns(["1", "2", "3"]))
TOOK = WORDS.event("took", seat=SEAT, floes=NUMBER)
FELL_IN = WORDS.event("fell-in", seat=SEAT)


class ThinIce(Position):
    """How many floes are left, and how many everybody has taken."""

    def __init__(self, tables: GameTables, players: int, taken: list[int]) -> None:
        super().__init__(tables, players)
        self.tables, self.taken = tables, taken

    def copy(self) -> "ThinIce":
        other = ThinIce(self.tables, self.players, self.taken[:])
        other.ask_like(self)
        return other

    def score(self, seat: int) -> int:
        return self.taken[seat]

    def left(self) -> int:
        return FLOES - sum(map(abs, self.taken))


class Take(Decision[ThinIce]):
    """Take one to three floes: everybody's only choice."""

    name = "take"

    def options(self, p: ThinIce, out: vec[i64]) -> int:
        count = min(3, p.left())
        for i in range(count):
            out[i] = TAKE + i
        return count

    def take(self, p: ThinIce, option: int) -> None:
        seat = p.actor
        p.taken[seat] += option - TAKE + 1
        p.tell(TOOK, seat, option - TAKE + 1)
        if p.left() > 0:
            p.ask(0, (seat + 1) % p.players)
        else:
            p.tell(FELL_IN, seat)
            p.taken[seat] = -p.taken[seat]


def start(tables: GameTables, players: int) -> ThinIce:
    """Return the position at the start: the first seat takes first."""
    p = ThinIce(tables, players, [0] * players)
    p.ask(0, 0)
    p.settle()
    return p


RULES: Rules[ThinIce] = Rules(
    WORDS.vocabulary(),
    WORDS.events(),
    ("the ice is gone",),
    [Take()],
    start,
    lambda p, seat: [("points-floes", p.taken[seat])],
    lambda p: "" if p.left() >= 0 else "There are more floes than the sea has.",
)
