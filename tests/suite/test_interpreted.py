"""Compiled and interpreted, the same files play the same games."""

import os
import subprocess
import sys

import pytest

from tests.house.pure import compiled_environment, is_compiled, pure_environment

PRINT_HISTORIES = """
from tests.suite.configurations import setups
for setup in setups():
    for seed in range({games}):
        print(setup.history(seed).to_json())
"""


def histories(environment: dict[str, str], games: int) -> bytes:
    command = [sys.executable, "-c", PRINT_HISTORIES.format(games=games)]
    return subprocess.run(command, env=environment, check=True, capture_output=True).stdout


def test_a_compiled_and_an_interpreted_run_give_the_same_histories() -> None:
    if not is_compiled("nunatak.engine.position"):
        pytest.skip("nothing is compiled here")
    compiled = histories(compiled_environment(), 2)
    assert compiled == histories(pure_environment(), 2)
    assert compiled.count(b"\n") > 10


def test_the_suite_for_every_game_holds_interpreted_too() -> None:
    if os.environ.get("NUNATAK_PURE", "0") not in ("", "0"):
        pytest.skip("this is the interpreted run")
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-x", "tests/suite/test_every_game.py"]
    environment = {**pure_environment(), "NUNATAK_SAMPLE": "0.02"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
