"""A small, fast random number generator that is the same compiled and interpreted."""

from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """Chris Doty-Humphrey's sfc32, in 64-bit integers.

    >>> a, b = Rng(7), Rng(7)
    >>> [a.below(6) for _ in range(20)] == [b.below(6) for _ in range(20)]
    True
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0
        self.counter: i64 = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """Return 32 random bits."""
        b = self.b
        c = self.c
        counter = self.counter
        out: i64 = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def fraction(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def fork(self) -> "Rng":
        """Return a generator of its own, seeded by this one."""
        high: i64 = self.word() & 0x7FFFFFFF
        return Rng((high << 32) | self.word())
