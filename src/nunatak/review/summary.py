"""What decided a game, as sums and turning points."""

from collections.abc import Sequence

import msgspec

from nunatak.review.reading import Step

TURNING = 3  # points that are shown
APART = 4  # steps between two of them, at least
LEAST = 0.04  # of anybody's chance, below which nothing turned


class Sums(msgspec.Struct, frozen=True):
    """What chance, one's own choices and those of others brought a seat, of the chance to win."""

    luck: float
    own: float
    others: float


class Review(msgspec.Struct, frozen=True):
    """A game that was read to its end."""

    game: str
    players: int
    iterations: int
    start: list[float]
    """Everybody's chance before the first step."""
    steps: list[Step]
    sums: list[Sums]
    """For each seat; they lead from its chance at the start to that at the end."""
    turning: list[int]
    """The steps that changed most, in their order."""

    @property
    def end(self) -> list[float]:
        """Everybody's share of the win."""
        return self.steps[-1].chances if self.steps else self.start


def reviewed(
    game: str, players: int, iterations: int, start: list[float], steps: Sequence[Step]
) -> Review:
    """Return what the steps of a game come to."""
    changes = changed(start, steps)
    return Review(
        game,
        players,
        iterations,
        start,
        list(steps),
        [summed(seat, steps, changes) for seat in range(players)],
        turning_points(changes),
    )


def changed(start: list[float], steps: Sequence[Step]) -> list[list[float]]:
    """Return by how much each step changed everybody's chance."""
    before = [start, *(step.chances for step in steps)]
    return [
        [now - then for now, then in zip(step.chances, before[i], strict=True)]
        for i, step in enumerate(steps)
    ]


def summed(seat: int, steps: Sequence[Step], changes: Sequence[Sequence[float]]) -> Sums:
    """Return what a seat owes to whom."""
    luck = own = others = 0.0
    for step, change in zip(steps, changes, strict=True):
        if step.actor < 0:
            luck += change[seat]
        elif step.actor == seat:
            own += change[seat]
        else:
            others += change[seat]
    return Sums(luck, own, others)


def turning_points(changes: Sequence[Sequence[float]]) -> list[int]:
    """Return the steps that changed most, each a little apart from the others."""
    found: list[int] = []
    for i in sorted(range(len(changes)), key=lambda i: -most(changes[i])):
        if len(found) == TURNING or most(changes[i]) < LEAST:
            break
        if all(abs(i - other) >= APART for other in found):
            found.append(i)
    return sorted(found)


def most(change: Sequence[float]) -> float:
    """Return how far the chance moved that moved most."""
    return max(abs(each) for each in change)
