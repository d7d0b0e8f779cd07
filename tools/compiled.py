"""Which sources are compiled, what they become, and whether that is still what the sources say.

It follows from the folders: the engine, the bots, and of each game its rules and its bots. Each
game becomes one shared library and everything else another, so that a change in one game compiles
that game alone. Beside each source lies a small module that hands over to its library.
build/compiled.json records what was built from what.

NUNATAK_LIBRARIES=one puts everything into a single library: random play is about a tenth faster,
because the engine's small functions are inlined into the games, and every change compiles it all.
"""

import hashlib
import json
import os
import sysconfig
from pathlib import Path
from typing import Any

from tools.root import ROOT

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


FOLDERS = ("engine/*.py", "bots/*.py", "games/*/rules/**/*.py", "games/*/bots/*.py", "rl/batch.py")


def sources(root: Path = ROOT) -> list[Path]:
    """The files to compile, as paths below src/nunatak: all of these folders."""
    package = root / "src" / "nunatak"
    found = {path for pattern in FOLDERS for path in package.glob(pattern)}
    return sorted(path.relative_to(package) for path in found if not interpreted(path))


def interpreted(path: Path) -> bool:
    """Whether a file joins a package, or says of itself that it is interpreted, and why."""
    return path.name == "__init__.py" or "\n# interpreted: " in path.read_text(encoding="utf-8")


def library(source: Path) -> str:
    """The shared library a source goes into: its game's, or the engine's."""
    if os.environ.get("NUNATAK_LIBRARIES") == "one":
        return "nunatak_all"
    return f"nunatak_{source.parts[1]}" if source.parts[0] == "games" else "nunatak_engine"


def groups(root: Path = ROOT) -> dict[str, list[Path]]:
    """The files to compile by library, as paths below src/nunatak."""
    grouped: dict[str, list[Path]] = {}
    for source in sources(root):
        grouped.setdefault(library(source), []).append(source)
    return grouped


def products(root: Path = ROOT) -> set[Path]:
    """The compiled files that ought to lie in src."""
    src = root / "src"
    modules = {(src / "nunatak" / source).with_suffix(SUFFIX) for source in sources(root)}
    return modules | {src / f"{name}__mypyc{SUFFIX}" for name in groups(root)}


def present(root: Path = ROOT) -> set[Path]:
    """The compiled files that do lie in src, for this Python or another."""
    src = root / "src"
    return {path for kind in ("*.so", "*.pyd") for path in src.rglob(kind)}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def circumstances(root: Path = ROOT) -> str:
    """What, apart from the sources, makes a build what it is."""
    parts = [
        SUFFIX,
        digest(root / "setup.py"),
        digest(root / "tools" / "docstrings.py"),
        digest(root / "tools" / "constants.py"),
        digest(root / "tools" / "shortcuts.py"),
        digest(root / "requirements" / "build.txt"),
        os.environ.get("NUNATAK_LIBRARIES", ""),
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


class Record:
    """What was built from what: build/compiled.json."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.path = root / "build" / "compiled.json"
        try:
            self.told: dict[str, Any] = json.loads(self.path.read_text())
        except (OSError, ValueError):
            self.told = {}

    def snapshot(self) -> dict[str, Any]:
        """The sources as they are now; a file that looks untouched is not read again."""
        known: dict[str, Any] = self.told.get("sources", {})
        now = {}
        for source in sources(self.root):
            path = self.root / "src" / "nunatak" / source
            state = path.stat()
            looks = [state.st_mtime_ns, state.st_size]
            before = known.get(source.as_posix())
            if before is not None and before["looks"] == looks:
                now[source.as_posix()] = before
            else:
                now[source.as_posix()] = {"looks": looks, "sha256": digest(path)}
        return {"circumstances": circumstances(self.root), "sources": now}

    def changed(self, now: dict[str, Any]) -> list[str]:
        """The sources that are not what they were when they were last built."""
        known: dict[str, Any] = self.told.get("sources", {})
        if self.told.get("circumstances") != now["circumstances"]:
            return list(now["sources"])
        return [
            name
            for name, state in now["sources"].items()
            if name not in known or known[name]["sha256"] != state["sha256"]
        ]

    def keep(self, now: dict[str, Any], *, worked: bool) -> None:
        self.told = {**now, "worked": worked}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps(self.told, indent=1))
        draft.replace(self.path)


def stale(root: Path = ROOT) -> list[str]:
    """A sentence for each compiled file in src that is not what its source says now."""
    record = Record(root)
    there = present(root)
    if not there:
        return []
    wanted = products(root)
    changed = set(record.changed(record.snapshot()))
    if not record.told.get("worked"):
        changed = {source.as_posix() for source in sources(root)}
    # A library holds many sources, so any of them makes the whole of it stale.
    old = {library(Path(name)) for name in changed}
    sentences = [f"{path.name} has no source that is compiled" for path in there - wanted]
    sentences += [f"{name} has changed since it was compiled" for name in changed]
    sentences += [
        f"{path.relative_to(root / 'src')} is missing while others are compiled"
        for path in wanted - there
        if path.name.removesuffix(f"__mypyc{SUFFIX}") not in old
    ]
    return sorted(sentences)
