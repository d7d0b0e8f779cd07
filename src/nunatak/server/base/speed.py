"""A server that runs interpreted: how far compiling behind it is, and what people are told.

`./dev play` starts at once, interpreted, and compiles meanwhile. NUNATAK_COMPILING names the file
in which that is written down. Bots think in processes of their own, so they can use what is
compiled as soon as it is there; the server itself does so from its next start on.
"""

import os
from pathlib import Path

import msgspec

from nunatak.bots.levels import PATIENCE
from nunatak.engine.built import compiled
from nunatak.table.refusal import TEXTS

VARIABLE = "NUNATAK_COMPILING"
PURE = "NUNATAK_PURE"


def state() -> str:
    """Return "compiled", "compiling" or "interpreted"; what bots that start now will be."""
    if compiled():
        return "compiled"
    written = os.environ.get(VARIABLE, "")
    try:
        told = msgspec.json.decode(Path(written).read_bytes()) if written else {}
    except (OSError, msgspec.DecodeError):
        told = {}
    if told.get("state") == "compiling" and lives(told.get("process", 0)):
        return "compiling"
    return "compiled" if told.get("state") == "compiled" else "interpreted"


def lives(process: int) -> bool:
    """Say whether there is such a process."""
    try:
        os.kill(process, 0)
    except PermissionError:
        return True
    except (OSError, OverflowError, TypeError):
        return False
    return process > 0


def for_workers() -> None:
    """Let processes that start from now on use what has been compiled."""
    if state() == "compiled":
        os.environ.pop(PURE, None)


def notice(locale: str) -> str:
    """Return what people are told about bots that think more slowly, or nothing."""
    now = state()
    return "" if now == "compiled" else TEXTS.say(f"speed-{now}", locale, seconds=int(PATIENCE))
