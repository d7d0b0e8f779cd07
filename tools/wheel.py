"""Makes a wheel of what is compiled already, and an sdist, without compiling anything again.

python -m tools.wheel [FOLDER]
"""

import os
import shutil
import sys
from pathlib import Path

from tools.compiled import present, products
from tools.root import BUILD, ROOT
from tools.steps import StepFailed, say, step


def copied(folder: Path) -> Path:
    """Return a copy of all that setup.py needs; what is compiled lies where it would put it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, folder)
    for name in ("src", "tools", "requirements"):
        unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
        shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
    for name in ("c", "lib", "temp"):
        if (BUILD / name).exists():
            shutil.copytree(BUILD / name, folder / "build" / name)
    return folder


def make(target: Path) -> None:
    """Write both into a folder."""
    work = copied(BUILD / "wheel")
    build = ["build", "--build-lib", "build/lib", "build_ext", "--build-temp", "build/temp"]
    quiet = [sys.executable, "setup.py", "--quiet"]
    strict = {**os.environ, "NUNATAK_COMPILE": "all"}
    os.chdir(work)
    step("making a wheel", [*quiet, *build, "bdist_wheel", "--dist-dir", str(target)], strict)
    step("making an sdist", [*quiet, "sdist", "--dist-dir", str(target)])


def main() -> int:
    """Make both, if everything is compiled."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").absolute()
    if present() != products():
        say("Not everything is compiled, so there is no wheel: ./dev compile says why.")
        return 1
    try:
        make(target)
    except StepFailed as failed:
        say(str(failed))
        return 1
    say(f"They are in {target}: {', '.join(sorted(p.name for p in target.iterdir()))}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
