"""Enters as a stranger does: starts a server by its command, visits it, and stops it with Ctrl+C.

    python3 -m tools.front_door ./dev play --no-browser

It needs nothing but Python; the visitor inside uses the environment that the command has made. What
it prints is how long a stranger waits for what.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tools.root import ROOT, VENV

PATIENCE = 600  # seconds for the first page, on a slow line


def page_of(server: "subprocess.Popen[str]") -> str:
    """Return the address that a server prints."""
    assert server.stdout is not None
    for line in server.stdout:
        print(line, end="", flush=True)
        found = re.search(r"http://\S+/", line)
        if found:
            return found[0]
    raise SystemExit(f"No page: the command ended with {server.wait()}.")


def wait_for(page: str, began: float) -> None:
    """Wait until there is a page."""
    while time.monotonic() - began < PATIENCE:
        try:
            urlopen(page, timeout=5).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("The page never came.")


def enter(command: list[str], python: str) -> None:
    """Go in, look around, leave."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [*command, "--data", data], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            page = page_of(server)
            wait_for(page, began)
            print(f"  {time.monotonic() - began:5.1f} s  from command to first page", flush=True)
            visitor = [python, "-m", "tools.visit", page]
            subprocess.run(visitor, cwd=ROOT, check=True, timeout=180)
            os.killpg(server.pid, signal.SIGINT)  # as a terminal does
            code = server.wait(30)
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGKILL)
    if code != 0:
        raise SystemExit(f"Ctrl+C ended it with {code} instead of 0.")
    print(f"  {time.monotonic() - began:5.1f} s  stopped by Ctrl+C, exit code 0", flush=True)


def main() -> None:
    """Enter by the command that is given."""
    words = sys.argv[1:]
    python = str(VENV / "bin" / "python")
    if words[:1] == ["--python"]:  # whose environment the visitor uses
        python, words = words[1], words[2:]
    enter([str(Path(words[0]).absolute()), *words[1:]], python)


if __name__ == "__main__":
    main()
