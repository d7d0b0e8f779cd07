"""Files that nobody but their owner may read."""

import os
from pathlib import Path

ENDINGS = ("", "-wal", "-shm", "-journal")


def own_folder(folder: Path) -> None:
    """Make a folder for its owner alone; one that is there stays as it is."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def own_database(file: Path) -> None:
    """Make sure that a database is its owner's alone. What SQLite puts beside it follows suit."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    for ending in ENDINGS:
        beside = file.with_name(file.name + ending)
        if beside.exists() and beside.stat().st_mode & 0o077:
            beside.chmod(0o600)
