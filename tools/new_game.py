"""Lays the rooms of a new game: `./dev new "Snow Fox"`.

What it writes is a tiny game that is whole: rules, bots, a table in the browser and in a terminal,
tests. It plays at once, and is then changed step by step into the game that is meant, as
docs/adding-a-game.md tells. Nothing outside the game's own folders is touched.
"""

import re
import subprocess
import sys
from pathlib import Path

from tools.root import ROOT

TINY = Path(__file__).parent / "tiny_game"


class Name:
    """A title in all its spellings."""

    def __init__(self, title: str) -> None:
        words = re.findall(r"[A-Za-z][a-z0-9]*|[0-9]+", title)
        if not words or not words[0][0].isalpha():
            raise ValueError(f"{title!r} should be words in Latin letters, the first not a number.")
        self.title = title
        self.folder = "_".join(word.lower() for word in words)
        self.dashed = self.folder.replace("_", "-")
        self.classes = "".join(word.capitalize() for word in words)

    def put_into(self, text: str) -> str:
        """Return a text of the tiny game with this name in it."""
        for old, new in (
            ("ice_floe", self.folder),
            ("ice-floe", self.dashed),
            ("IceFloe", self.classes),
            ("Ice Floe", self.title),
        ):
            text = text.replace(old, new)
        return text


def lay_rooms(title: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a new game and its tests; ValueError if there is one of that name."""
    name = Name(title)
    targets = {
        TINY / "game": root / "src" / "nunatak" / "games" / name.folder,
        TINY / "tests": root / "tests" / "games" / name.folder,
    }
    for target in targets.values():
        if target.exists():
            raise ValueError(f"There is a folder {target.relative_to(root)} already.")
    made = []
    for source, target in targets.items():
        for file in sorted(source.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                copy = target / file.relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(name.put_into(file.read_text(encoding="utf-8")), encoding="utf-8")
                made.append(copy)
    return made


def sort_imports(made: list[Path]) -> None:
    """Put imports in order, which depends on the name, where ruff is there to do it."""
    ruff = Path(sys.executable).with_name("ruff")
    if ruff.exists():
        sources = [str(path) for path in made if path.suffix == ".py"]
        subprocess.run(
            [str(ruff), "check", "--quiet", "--fix", "--select", "I", *sources], check=False
        )


def main(words: list[str]) -> int:
    """Lay the rooms and say what to do next."""
    if not words:
        print('Say what it is called: ./dev new "Snow Fox"', file=sys.stderr)
        return 2
    try:
        name = Name(" ".join(words))
        made = lay_rooms(name.title)
        sort_imports(made)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{name.title} is laid out in {len(made)} files:")
    print(f"  src/nunatak/games/{name.folder}   the game")
    print(f"  tests/games/{name.folder}         its tests")
    print("It plays already:")
    print(f"  ./dev test -k {name.folder}")
    print(f"  ./dev run play {name.dashed}")
    print("  ./dev play")
    print("docs/adding-a-game.md tells how it becomes yours.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
