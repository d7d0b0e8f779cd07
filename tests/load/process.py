"""A server under load: a process of its own, with a folder of its own."""

import subprocess
import tempfile
from pathlib import Path
from typing import IO


class Process:
    """What all servers have that are put under load."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="nunatak-load-")
        self.here = Path(self.folder.name)
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    @property
    def pid(self) -> int:
        """The process that serves."""
        assert self.process is not None
        return self.process.pid

    def run(self, command: list[str], env: dict[str, str] | None = None) -> IO[str]:
        """Start it in its folder; return what it says."""
        self.process = subprocess.Popen(
            command,
            cwd=self.here,
            env=env,
            stdout=subprocess.PIPE,
            stderr=(self.here / "errors.txt").open("a"),
            text=True,
        )
        assert self.process.stdout is not None
        return self.process.stdout

    def stop(self) -> str:
        """End it; return what it complained about."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)
        errors = (self.here / "errors.txt").read_text()
        self.folder.cleanup()
        return errors
