"""Compiles the rules and the bots, in place, when a source has changed.

    python -m tools.compile           only what has changed, and nothing after ./dev pure
    python -m tools.compile compile   the same, even after ./dev pure or when it failed before
    python -m tools.compile pure      remove what was compiled and stay interpreted
    python -m tools.compile behind    start compiling behind the scenes, for ./dev play

The last one answers at once, by its exit code: 0 if everything is compiled already, INTERPRETED if
it will not be, BEHIND if it is being compiled, which no Ctrl+C interrupts. build/compile.json says
how far that is.

All of it is compiled or none: a compiled engine with an interpreted game would be neither.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from tools.compiled import SUFFIX, Record, groups, library, present, products
from tools.root import BUILD, ROOT
from tools.steps import StepFailed, alone, say, step

STAY_PURE = BUILD / "stay-pure"
LOG = BUILD / "compile.log"
UNFINISHED = BUILD / "compiling"
LEFT_OVERS = ("c", "lib", "temp")
STATUS = BUILD / "compile.json"
LOCK = BUILD / "compile.lock"
INTERPRETED = 4
BEHIND = 5
SLOWER = "Everything works interpreted, only about fifty times slower."


def compiler() -> str | None:
    """The C compiler that Python would call, if the machine has it."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    words = str(named).split()
    return shutil.which(words[0]) if words else None


def remove(paths: set[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def begin_afresh() -> None:
    """Forgets half-written files, which would be taken for whole ones."""
    for name in LEFT_OVERS:
        shutil.rmtree(BUILD / name, ignore_errors=True)


def complaint(printed: str) -> str:
    """The lines of a failed build that tell a person why."""
    lines = [line.strip()[:200] for line in printed.splitlines() if "error:" in line]
    return "\n".join(f"    {line}" for line in dict.fromkeys(lines[:12]))


class Progress:
    """How much of the C code has become libraries."""

    def __init__(self) -> None:
        self.began = time.time()

    def part(self) -> float:
        """Return a number from 0 to 1; the bulk of the work is in a few large files."""
        done = whole = 0
        for name in groups():
            source = BUILD / "c" / f"__native_{name}.c"
            if not source.exists():
                return 0.0
            whole += source.stat().st_size
            made = BUILD / "lib" / f"{name}__mypyc{SUFFIX}"
            if made.exists() and (made.stat().st_mtime >= self.began or not stale_library(name)):
                done += source.stat().st_size
        tell(part := done / whole if whole else 0.0)
        return part


def stale_library(name: str) -> bool:
    """Say whether a library is older than the C code it is made from."""
    made = BUILD / "lib" / f"{name}__mypyc{SUFFIX}"
    return made.stat().st_mtime < (BUILD / "c" / f"__native_{name}.c").stat().st_mtime


def tell(part: float, state: str = "compiling") -> None:
    """Write down how far it is, for whoever runs interpreted meanwhile."""
    draft = STATUS.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps({"state": state, "part": round(part, 2), "process": os.getpid()}))
    draft.replace(STATUS)


def called(changed: list[str]) -> str:
    """What is to be compiled, in words: the games that have changed, or everything."""
    names = {library(Path(name)) for name in changed}
    if not names or "nunatak_engine" in names:  # games are made of what the engine says
        names = set(groups())
    return ", ".join(name.removeprefix("nunatak_") for name in groups() if name in names)


def build(names: str) -> bool:
    """Compiles everything that is not up to date; tells whether all of it is there now."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    command += ["--build-temp", "build/temp", "--build-lib", "build/lib"]
    command += ["--parallel", str(min(os.cpu_count() or 1, 4))]
    UNFINISHED.touch()
    environment = {**os.environ, "NUNATAK_COMPILE": "all"}
    try:
        printed = step(f"compiling {names}", command, environment, Progress().part)
        whole = products() <= present()
    except StepFailed as failed:
        printed = str(failed)
        whole = False
    UNFINISHED.unlink()
    LOG.write_text(printed)
    if whole:
        return True
    say(f"Not compiled. {SLOWER} The reason is in {LOG.relative_to(ROOT)}:")
    say(complaint(printed))
    return False


def bring_up_to_date(*, again: bool) -> bool:
    record = Record()
    now = record.snapshot()
    wanted = products()
    worked = record.told.get("worked")
    if not record.changed(now):
        if worked and present() == wanted:
            if again:
                say("What is compiled is up to date.")
            return True
        if worked is False and not present() and not again:
            say(f"Not compiled, see {LOG.relative_to(ROOT)}. {SLOWER}")
            return False
    remove(present() - wanted)
    if not wanted:
        return True
    if UNFINISHED.exists() or record.told.get("circumstances") != now["circumstances"]:
        begin_afresh()
    tell(0.0)
    worked = build(called(record.changed(now)))
    if not worked:
        remove(present())
    record.keep(now, worked=worked)
    tell(1.0, "compiled" if worked else "failed")
    return worked


def up_to_date() -> bool:
    """Say whether everything is compiled as its sources are now."""
    record = Record()
    if not record.told.get("worked") or record.changed(record.snapshot()):
        return False
    return present() == products()


def behind_the_scenes() -> int:
    """Start compiling in a process of its own, which outlives whoever asked for it."""
    if STAY_PURE.exists():
        say("Interpreted, as ./dev pure asked; ./dev compile compiles again.")
        return INTERPRETED
    if up_to_date():
        return 0
    if compiler() is None:
        without_compiler()
        return INTERPRETED
    record = Record()
    if record.told.get("worked") is False and not record.changed(record.snapshot()):
        say(f"Not compiled, see {LOG.relative_to(ROOT)}. {SLOWER}")
        return INTERPRETED
    with (BUILD / "behind.log").open("w") as log:
        subprocess.Popen(
            [sys.executable, "-E", "-S", "-m", "tools.compile", "quietly"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl+C is for the server
        )
    say("  compiling behind the scenes, some two minutes; until then bots think more slowly.")
    return BEHIND


def without_compiler() -> None:
    """Say what is missing."""
    remove(present())
    say(f"There is no C compiler here. {SLOWER}")
    say("To have it fast, install one (Debian: apt install gcc; macOS: xcode-select).")


def main(asked: str) -> int:
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    if asked == "behind":
        return behind_the_scenes()
    if asked == "quietly":
        os.nice(10)
    again = asked == "compile"
    with alone(LOCK):
        if asked == "pure":
            remove(present())
            STAY_PURE.touch()
            say("Nothing is compiled now; ./dev compile compiles again.")
            return 0
        if STAY_PURE.exists() and not again:
            say("Interpreted, as ./dev pure asked; ./dev compile compiles again.")
            return 0
        STAY_PURE.unlink(missing_ok=True)
        if compiler() is None and not up_to_date():
            without_compiler()
            return 1 if again else 0
        worked = bring_up_to_date(again=again)
    return 1 if again and not worked else 0


if __name__ == "__main__":
    try:
        sys.exit(main("".join(sys.argv[1:])))
    except KeyboardInterrupt:
        say("Stopped; the next ./dev goes on from here.")
        sys.exit(130)
