"""One variable in the environment makes everything run interpreted, without a rebuild."""

import subprocess
import sys

import pytest

from tests.house.pure import compiled_environment, is_pure, pure_environment
from tools.compiled import present, sources
from tools.root import ROOT, SRC

WHERE = "import nunatak.engine.rng as rng; print(rng.__file__)"
CHILD = (
    "import multiprocessing, subprocess, sys;"
    f"print(subprocess.check_output([sys.executable, '-c', {WHERE!r}], text=True))"
)


def output(code: str, environment: dict[str, str]) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.mark.parametrize("code", [WHERE, CHILD], ids=["itself", "its child"])
def test_a_pure_process_runs_the_source(code: str) -> None:
    assert output(code, pure_environment()) == str(SRC / "nunatak" / "engine" / "rng.py")


@pytest.mark.skipif(not present(), reason="nothing is compiled here")
def test_other_processes_run_what_is_compiled() -> None:
    assert not output(WHERE, compiled_environment()).endswith(".py")


@pytest.mark.skipif(is_pure(), reason="they are collected like all others now")
def test_examples_in_the_docstrings_of_compiled_modules_are_true() -> None:
    files = [str(SRC / "nunatak" / source) for source in sources()]
    command = [sys.executable, "-m", "pytest", "--numprocesses=0", "-q", *files]
    ran = subprocess.run(
        command, env=pure_environment(), cwd=ROOT, capture_output=True, text=True, check=False
    )
    nothing_to_run = 5  # pytest's exit code
    assert ran.returncode in (0, nothing_to_run), ran.stdout
