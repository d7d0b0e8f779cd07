"""What can be chosen ahead in Frozen Frontier: a project of the draft, while others choose."""

from nunatak.engine.position import SEATS
from nunatak.games.frozen_frontier.position import BITS, KEEP_PROJECT, PACKETS, FrozenFrontier
from nunatak.games.frozen_frontier.setting_up import packet_of
from nunatak.games.frozen_frontier.words import KEEP, PROJECT_COUNT


def early(p: FrozenFrontier, seat: int) -> list[int]:
    """Return which cards of its packet a seat may keep that is still to be asked."""
    if p.now != KEEP_PROJECT or p.picked & SEATS[seat] != 0:
        return []
    packet = p.drafted[PACKETS + packet_of(p, seat)]
    return [int(KEEP) + card for card in range(PROJECT_COUNT) if packet & BITS[card] != 0]


def standing(p: FrozenFrontier, seat: int) -> dict[str, int]:
    """Return what a seat may leave word of: nothing."""
    return {}
