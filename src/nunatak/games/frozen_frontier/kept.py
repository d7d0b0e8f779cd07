"""Games of Frozen Frontier that were kept under earlier rules."""

from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.vocabulary import CITIES, FLY, PLACES, REFUSE, STOP, USE


def as_now(p: FrozenFrontier, entry: int, rules: int) -> list[int] | None:
    """Return what an entry of version 1 comes to.

    It took what a completed project brings without asking, asked about gifts that are only good,
    and a last flight was no stop.
    """
    if rules != 1:
        return None
    options = p.options()
    if 0 <= entry - FLY < len(CITIES) and entry - FLY + STOP in options:
        return [entry - FLY + STOP]
    used = [option for option in options if 0 <= option - USE < len(PLACES)]
    if used and REFUSE in options:
        return [used[0], entry]
    return [] if 0 <= entry - USE < len(PLACES) else None
