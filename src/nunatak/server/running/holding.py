"""One server holds a data folder at a time, by a lock that dies with it."""

import fcntl
import os
import time
from pathlib import Path
from types import TracebackType
from typing import TextIO
from urllib.request import urlopen

FILE = "server.lock"
PATIENCE = 30.0  # seconds until a server that is just starting has a page


class Taken(Exception):
    """Another server holds the folder."""

    def __init__(self, lock: Path) -> None:
        super().__init__(lock)
        self.lock = lock

    @property
    def page(self) -> str:
        """Where it can be found, if it has said so."""
        try:
            return self.lock.read_text(encoding="utf-8").strip()
        except OSError:
            return ""

    def wait_for_page(self) -> str:
        """Return where it can be found once it answers; nothing if it never does."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urlopen(f"{self.page}health", timeout=2).close()
            except (OSError, ValueError):
                time.sleep(0.1)
            else:
                return self.page
        return ""


class Holding:
    """A folder that nobody else serves. The operating system frees it however the holder ends."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        # Not truncated: what is in it belongs to whoever holds it.
        number = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self.file: TextIO = os.fdopen(number, "r+", encoding="utf-8")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.file.close()
            raise Taken(path) from None
        self.tell("")

    def tell(self, page: str) -> None:
        """Say where the server can be found."""
        self.file.seek(0)
        self.file.truncate()
        self.file.write(page)
        self.file.flush()

    def __enter__(self) -> "Holding":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.tell("")
        self.file.close()
