"""No compiled file shifts a constant by a variable, which mypyc 2.4 gets wrong without a word."""

from pathlib import Path

import pytest

from tests.house.shifts import miscompiled_shifts
from tools.compiled import sources
from tools.root import SRC

HEAD = "from typing import Final\nfrom mypy_extensions import i64\nONE: Final = 1\none: Final = 1\n"


@pytest.mark.parametrize(
    "line",
    [
        "return 1 << n",
        "return 7 >> n",
        "return -1 << n",
        "return (1 + 2) << n",
        "return ONE << n",
        "return one << n",
        "return i64(1) << n",
        "mine: i64 = 1; return mine << n",
        "return 5 | (1 << (n & 7))",
        "return 1 << table[n]",
    ],
)
def test_a_constant_shifted_by_a_variable_is_found(line: str) -> None:
    assert miscompiled_shifts(f"{HEAD}def f(n: i64) -> i64:\n    {line}\n") == [6]


@pytest.mark.parametrize(
    "line",
    [
        "return n << 3",
        "return n >> m",
        "return 1 << 40",
        "return ONE << 5",
        "return table[n] << n",
        "m = n; return m << n",
        "mine: i64 = 1; mine = n; return mine << n",
        "mine: i64 = 1; mine <<= n; return mine",
        "for bit in table: n |= bit << n",
    ],
)
def test_a_shift_that_compiles_correctly_is_left_alone(line: str) -> None:
    assert miscompiled_shifts(f"{HEAD}def f(n: i64, m: i64) -> i64:\n    {line}\n") == []


@pytest.mark.parametrize("source", sources(), ids=Path.as_posix)
def test_no_compiled_file_shifts_a_constant_by_a_variable(source: Path) -> None:
    lines = miscompiled_shifts((SRC / "nunatak" / source).read_text())
    assert not lines, f"{source}: use a table of bits instead of a shifted constant on {lines}"
