"""The file in which a game's networks are kept: a line that says how they were made, then floats.

The first line is JSON: what it is, how it was made, and for every number of players which columns
there are. Then come half-precision floats, least byte first, network after network: what every
value of every column adds to the first layer, its bias, the second layer with its bias, the last
with its bias, and how much the first judgement's word counts. Of a column that is measured, not
told apart value by value, one row is kept, which its value multiplies.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib import resources
from struct import pack, unpack
from typing import Any

from nunatak.engine.network import Layers

FILE = "judgement.network"
FORMAT = 1
MEASURED = "m"  # a column of which one row is kept
TOLD_APART = "t"  # one with a row for each of its values


class Shape:
    """Of one network all that is no float: the columns, and how many units there are."""

    def __init__(
        self,
        low: Sequence[int],
        high: Sequence[int],
        kinds: str,
        units: int,
        second: int,
        places: int,
        names: str,
    ) -> None:
        self.low = list(low)
        self.high = list(high)
        self.kinds = kinds  # for each column how it is read
        self.units = units
        self.second = second
        self.places = places
        self.names = names  # a digest of what the columns mean

    def kept_rows(self) -> int:
        """Return how many rows of the first layer are kept."""
        found = 0
        for kind, low, high in zip(self.kinds, self.low, self.high, strict=True):
            found += 1 if kind == MEASURED else high - low + 1
        return found

    def sizes(self) -> list[int]:
        """Return how many floats each part has, in the order in which they are kept."""
        return [
            self.kept_rows() * self.units,
            self.units,
            self.units * self.second,
            self.second,
            self.second * self.places,
            self.places,
            1,
        ]

    def layers(self, floats: Sequence[float]) -> Layers:
        """Return the network that these floats make."""
        parts: list[Sequence[float]] = []
        at = 0
        for size in self.sizes():
            parts.append(floats[at : at + size])
            at += size
        return Layers(
            self.low,
            self.high,
            self.unfolded(parts[0]),
            parts[1],
            parts[2],
            parts[3],
            parts[4],
            parts[5],
            parts[6][0],
        )

    def unfolded(self, kept: Sequence[float]) -> list[float]:
        """Return a row for each value of each column, also of those that are measured."""
        found: list[float] = []
        units = self.units
        at = 0
        for kind, low, high in zip(self.kinds, self.low, self.high, strict=True):
            span = high - low + 1
            if kind == MEASURED:
                for value in range(span):
                    part = value / max(span - 1, 1)
                    found += [weight * part for weight in kept[at : at + units]]
                at += units
            else:
                found += kept[at : at + span * units]
                at += span * units
        return found

    def document(self) -> dict[str, Any]:
        """Return it as the first line of the file has it."""
        return {
            "low": self.low,
            "high": self.high,
            "kinds": self.kinds,
            "units": self.units,
            "second": self.second,
            "places": self.places,
            "names": self.names,
        }


def digest(names: Sequence[str]) -> str:
    """Return a short name for what columns mean, in their order."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def written(
    made: Mapping[str, Any], networks: Mapping[int, tuple[Shape, Sequence[float]]]
) -> bytes:
    """Return networks, by number of players, as they are kept."""
    heading = {
        "nunatak network": FORMAT,
        "made": dict(made),
        "players": {str(count): shape.document() for count, (shape, _) in networks.items()},
    }
    floats = b"".join(pack(f"<{len(kept)}e", *kept) for _, kept in networks.values())
    return json.dumps(heading).encode() + b"\n" + floats


def read(whole: bytes) -> tuple[dict[str, Any], dict[int, tuple[Shape, list[float]]]]:
    """Return how networks were made, and those by number of players; ValueError if it is none."""
    line, found, rest = whole.partition(b"\n")
    try:
        heading = json.loads(line)
        if not found or heading["nunatak network"] != FORMAT:
            raise ValueError("it is of another format")
        shapes = {int(count): Shape(**said) for count, said in heading["players"].items()}
        networks: dict[int, tuple[Shape, list[float]]] = {}
        at = 0
        for count, shape in shapes.items():
            size = sum(shape.sizes())
            networks[count] = (shape, list(unpack(f"<{size}e", rest[at : at + 2 * size])))
            at += 2 * size
        if at != len(rest):
            raise ValueError("it is too long")
    except Exception as error:
        raise ValueError(f"This is no file of networks: {error}.") from None
    return heading["made"], networks


def file_of(package: str) -> bytes | None:
    """Return the file that lies beside a game's judgement, if there is one."""
    file = resources.files(package) / "bots" / FILE
    return file.read_bytes() if file.is_file() else None
