"""Small sets as bits of one integer: areas, hexes, cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.rng import Rng

MOST: Final[i64] = 62  # how many things such a set can hold

BITS: Final = vec[i64]([2**n for n in range(62)])  # the bit of each thing
# No two powers of two below 2**66 leave the same remainder by 67, which tells which bit it is.
BIT_OF: Final = vec[i64]([next((n for n in range(66) if 2**n % 67 == r), 0) for r in range(67)])
COUNTED: Final = vec[i64]([bin(n).count("1") for n in range(512)])


def lowest(bits: i64) -> i64:
    """Return the first thing of a set, which must have one."""
    return BIT_OF[(bits & -bits) % 67]


def single(bits: i64) -> bool:
    """Say whether a set has no more than one thing."""
    return bits & (bits - 1) == 0


def count_bits(bits: i64) -> i64:
    """Return how many things are in a set."""
    n: i64 = 0
    while bits != 0:
        n += COUNTED[bits & 511]
        bits >>= 9
    return n


def add_bits(bits: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """Write a set as options from `first` on, after `n` others; return how many there are then."""
    while bits != 0:
        out[n] = first + lowest(bits)
        n += 1
        bits &= bits - 1
    return n


def pick_bit(bits: i64, rng: Rng) -> i64:
    """Return any thing of a set, each as likely as any other."""
    for _passed in range(rng.below(count_bits(bits))):
        bits &= bits - 1
    return lowest(bits)


def pick_bits(bits: i64, n: i64, rng: Rng) -> i64:
    """Return a set of any `n` things of a set."""
    found: i64 = 0
    for _picked in range(n):
        found |= BITS[pick_bit(bits & ~found, rng)]
    return found
