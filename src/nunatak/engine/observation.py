"""What a seat sees, as numbers for programs that learn."""

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from nunatak.engine.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[P]):
    """A game's position as a row of whole numbers, seen from one seat.

    Seats are counted from the eye on: 0 is oneself, 1 the next to the left, and so on. This class
    tells only what every game has; a game says more in its own `observation.py`.
    """

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means."""
        return ["decision", "whose turn", *(f"score {i}" for i in range(players))]

    def write(self, p: P, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        self.write_common(p, eye, out, at)

    def rewrite(self, p: P, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row over the one before, when a player has chosen since, but not chance.

        What only chance can change stands there already, and may be left alone.
        """
        self.write(p, eye, out, at)

    def write_common(self, p: Position, eye: i64, out: vec[i16], at: i64) -> i64:
        """Write what every game has and return where the next number goes."""
        players = p.players
        out[at] = i16(p.now)
        out[at + 1] = i16(turned(p.actor, eye, players))
        at += 2
        seat = eye
        for _place in range(players):  # a bare _ would be boxed
            out[at] = i16(p.score_seen(seat, eye))
            at += 1
            seat += 1
            if seat == players:
                seat = 0
        return at


def turned(seat: i64, eye: i64, players: i64) -> i64:
    """Return a seat as counted from the eye on; chance and the end, below zero, stay."""
    if seat < 0:
        return seat
    seat -= eye
    return seat + players if seat < 0 else seat
