"""The end of Frozen Frontier: the score pad, category by category."""

from typing import Any


def tally(p: Any, seat: int) -> list[tuple[str, int]]:
    """Return a seat's points, item by item, as if the game ended now."""
    return [
        ("points-control", int(p.control_points(seat))),
        ("points-tracks", int(p.track_points(seat))),
        ("points-contracts", int(p.contract_points(seat))),
        ("points-research", int(p.ability_points(seat))),
        ("points-leftovers", int(p.leftover(seat)) // 3),
        ("points-tokens", int(p.points(seat))),
        ("points-penalties", -int(p.penalty_points(seat))),
    ]
