"""Weights of a judgement, as data beside the game: `nunatak tune` makes them."""

import tomllib
from collections.abc import Mapping
from importlib import resources

FILE = "judgement.toml"


def weights_of(package: str, guesses: Mapping[str, float]) -> list[float]:
    """Return the weights in a game's `judgement.toml`, in the order of the guesses for them.

    Where there is no file, or it does not know a weight yet, the guess stands.
    """
    found = dict(guesses)
    file = resources.files(f"{package}.bots") / FILE
    if file.is_file():
        written = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
        for name, weight in written.items():
            if name not in found:
                raise ValueError(f"{package}: {FILE} has a weight {name!r} that nothing uses.")
            found[name] = float(weight)
    return list(found.values())
