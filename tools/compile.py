"""Compiles what pyproject.toml lists, in place, when a source has changed.

    python -m tools.compile           only what has changed, and nothing after ./dev pure
    python -m tools.compile compile   the same, even after ./dev pure or when it failed before
    python -m tools.compile pure      remove what was compiled and stay interpreted

All of it is compiled or none: a compiled engine with an interpreted game would be neither.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from tools.compiled import Record, groups, present, products
from tools.root import BUILD, ROOT
from tools.steps import StepFailed, alone, say, step

STAY_PURE = BUILD / "stay-pure"
LOG = BUILD / "compile.log"
UNFINISHED = BUILD / "compiling"
LEFT_OVERS = ("c", "lib", "temp")
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


def build() -> bool:
    """Compiles everything that is not up to date; tells whether all of it is there now."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    command += ["--build-temp", "build/temp", "--build-lib", "build/lib"]
    command += ["--parallel", str(min(os.cpu_count() or 1, 4))]
    names = ", ".join(name.removeprefix("nunatak_") for name in groups())
    UNFINISHED.touch()
    try:
        printed = step(f"compiling {names}", command, {**os.environ, "NUNATAK_COMPILE": "all"})
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
    worked = build()
    if not worked:
        remove(present())
    record.keep(now, worked=worked)
    return worked


def main(asked: str) -> int:
    os.chdir(ROOT)
    again = asked == "compile"
    with alone(BUILD / "compile.lock"):
        if asked == "pure":
            remove(present())
            STAY_PURE.touch()
            say("Nothing is compiled now; ./dev compile compiles again.")
            return 0
        if STAY_PURE.exists() and not again:
            say("Interpreted, as ./dev pure asked; ./dev compile compiles again.")
            return 0
        STAY_PURE.unlink(missing_ok=True)
        if compiler() is None:
            remove(present())
            say(f"There is no C compiler here. {SLOWER}")
            say("To have it fast, install one (Debian: apt install gcc; macOS: xcode-select).")
            return 1 if again else 0
        worked = bring_up_to_date(again=again)
    return 1 if again and not worked else 0


if __name__ == "__main__":
    try:
        sys.exit(main("".join(sys.argv[1:])))
    except KeyboardInterrupt:
        say("Stopped; the next ./dev goes on from here.")
        sys.exit(130)
