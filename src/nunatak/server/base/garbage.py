"""How often Python looks for garbage: seldom, as a server is full of what stays."""

import gc

YOUNG = 20_000  # objects that have come since, before the young ones are looked through
OLDER = 20  # times that, before the older ones are too
ALL = 50  # times that, before all are


def look_for_it_seldom() -> None:
    """Leave alone all that is loaded by now, and look through the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, ALL)
