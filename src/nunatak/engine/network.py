"""A small network that looks at a row of whole numbers, in plain compiled Python.

Every number of the row stands in a column. For every value that a column may have, a table holds
what it adds to each hidden unit, so a first look costs one addition for each column and unit, and
every further look only what has changed since. The table holds whole numbers, three to a word, so
that adding and taking away leaves no error behind, and three units are added at once.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

LANES: Final[i64] = 3  # units in a word
LANE: Final[i64] = 21  # bits of a unit
UNIT: Final[i64] = 0x1FFFFF  # all of them
HALF: Final[i64] = 0x100000  # what is added to each unit of a word, so that none is below zero
ALL_HALVES: Final[i64] = 0x100000 | (0x100000 << 21) | (0x100000 << 42)
ROOM: Final = 1_000_000  # a unit may grow so far, to both sides


@final
class Layers:
    """A network as it was learned, in plain numbers."""

    def __init__(
        self,
        low: Sequence[int],
        high: Sequence[int],
        rows: Sequence[float],
        bias: Sequence[float],
        middle: Sequence[float],
        middle_bias: Sequence[float],
        outputs: Sequence[float],
        last: Sequence[float],
        gain: float,
    ) -> None:
        self.low = list(low)  # of each column, the least value that was met
        self.high = list(high)  # and the greatest
        self.rows = list(rows)  # for each column, each value and each unit, what it adds
        self.bias = list(bias)  # of each unit
        self.middle = list(middle)  # for each unit, what it adds to each of a second layer
        self.middle_bias = list(middle_bias)
        self.outputs = list(outputs)  # for each of those, what it adds to each place
        self.last = list(last)  # of each place
        self.gain = gain  # how much the word of another judgement counts


@final
class Network:
    """Tells places apart: how much each is worth, as logarithms of shares."""

    def __init__(self, layers: Layers) -> None:
        units = len(layers.bias)
        if units % LANES != 0:
            raise ValueError(f"A network has three units to a word: {units} do not fit.")
        self.words: i64 = units // LANES
        self.width: i64 = len(layers.low)
        self.places: i64 = len(layers.last)
        self.row = vec[i16]([i16(0)] * self.width)  # what is looked at: write it here
        self.said = vec[float]([0.0] * self.places)  # and here the word of another judgement
        self.out = vec[float]([0.0] * self.places)  # what the network tells
        scale = fitting(layers, units)
        self.table = packed(layers.rows, scale)
        self.bias = packed(layers.bias, scale)
        self.middle = vec[float]([weight / scale for weight in layers.middle])
        self.middle_bias = vec[float](layers.middle_bias)
        self.outputs = vec[float](layers.outputs)
        self.last = vec[float](layers.last)
        self.gain = layers.gain
        self.low = vec[i64](layers.low)
        self.high = vec[i64](layers.high)
        self.start = vec[i64]()  # of each column, where its value 0 stands or would stand
        self.seen = vec[i16]()  # the row that was looked at last
        self.live = vec[i64]()  # the columns that have more than one value
        self.sums = self.bias[:]
        self.second = self.middle_bias[:]
        at: i64 = 0
        words = self.words
        for column in range(self.width):
            self.start = append(self.start, at - self.low[column] * words)
            self.seen = append(self.seen, i16(self.low[column]))
            for word in range(words):
                self.sums[word] += self.table[at + word]
            at += (self.high[column] - self.low[column] + 1) * words
            if self.low[column] < self.high[column]:
                self.live = append(self.live, column)

    def look(self) -> None:
        """Take in the row: what differs from the one before is added and taken away."""
        row = self.row
        seen = self.seen
        low = self.low
        high = self.high
        start = self.start
        table = self.table
        sums = self.sums
        words = self.words
        for column in self.live:
            now = row[column]
            before = seen[column]
            if now == before:
                continue
            seen[column] = now
            least = low[column]
            most = high[column]
            new = max(least, min(most, i64(now)))
            old = max(least, min(most, i64(before)))
            if new == old:
                continue
            a = start[column] + new * words
            b = start[column] + old * words
            for word in range(words):
                sums[word] += table[a + word] - table[b + word]

    def tell(self) -> None:
        """Write for every place a logarithm of its share, give or take what all have in common."""
        self.gather()
        places = self.places
        outputs = self.outputs
        out = self.out
        last = self.last
        said = self.said
        gain = self.gain
        for place in range(places):
            out[place] = last[place] + gain * said[place]
        at: i64 = 0
        for much in self.second:
            if much > 0.0:
                for place in range(places):
                    out[place] += much * outputs[at + place]
            at += places

    def gather(self) -> None:
        """Add up what the first layer tells the second; units below zero tell nothing."""
        middle = self.middle
        second = self.second
        bias = self.middle_bias
        size: i64 = len(bias)
        for i in range(size):
            second[i] = bias[i]
        at: i64 = 0
        for word in self.sums:
            rest = word + ALL_HALVES
            for _lane in range(LANES):
                unit = (rest & UNIT) - HALF
                rest >>= LANE
                if unit > 0:
                    much = float(unit)
                    for i in range(size):
                        second[i] += much * middle[at + i]
                at += size


def fitting(layers: Layers, units: int) -> float:
    """Return how fine the steps of whole numbers can be if no unit may ever grow too large."""
    most = 1.0
    for unit in range(units):
        reach = abs(layers.bias[unit])
        at = unit
        for column in range(len(layers.low)):
            largest = 0.0
            for _value in range(layers.low[column], layers.high[column] + 1):
                largest = max(largest, abs(layers.rows[at]))
                at += units
            reach += largest
        most = max(most, reach)
    return float(ROOM) / most


def packed(numbers: list[float], scale: float) -> vec[i64]:
    """Return numbers as whole ones of such steps, three to a word."""
    found = vec[i64]()
    for at in range(0, len(numbers), 3):
        word: i64 = 0
        for lane in range(2, -1, -1):
            word = (word << LANE) + i64(round(numbers[at + lane] * scale))
        found = append(found, word)
    return found


def shares_of(logarithms: vec[float], places: i64) -> None:
    """Make shares, 1 in all, of their logarithms."""
    best = logarithms[0]
    for place in range(places):
        best = max(best, logarithms[place])
    total = 0.0
    for place in range(places):
        logarithms[place] = exp(logarithms[place] - best)
        total += logarithms[place]
    for place in range(places):
        logarithms[place] /= total
