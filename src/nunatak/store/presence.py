"""Whether the database is still the file that was opened."""

from pathlib import Path


class Gone(OSError):
    """The file was removed or replaced: what is written reaches nobody."""


class Presence:
    """Remembers a file, and notices when it is no longer where it was."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = self.identity()

    def identity(self) -> tuple[int, int]:
        """Return what tells this file from all others."""
        found = self.path.stat()
        return found.st_dev, found.st_ino

    def check(self) -> None:
        """Raise Gone if whoever opens the path now would find something else.

        SQLite goes on writing into a file that has been removed, and says that all is well.
        """
        try:
            same = self.identity() == self.known
        except OSError:
            same = False
        if not same:
            raise Gone(f"{self.path} is no longer the file that was opened")
