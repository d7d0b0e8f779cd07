"""How often the tests try: few times in `./dev test`, as often as is asked for in a proof."""

import os


def count(name: str, few: int) -> int:
    """Return how many cases to run: NUNATAK_<NAME> from the environment, or a few."""
    return int(os.environ.get(f"NUNATAK_{name.upper()}", few))
