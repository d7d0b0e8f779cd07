"""Compiles what tools/compiled.py finds; where that fails, the package is pure Python.

NUNATAK_PURE=1 leaves everything interpreted; NUNATAK_COMPILE=all makes a failure one.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
sys.path.insert(0, str(ROOT))

from tools.compiled import groups  # noqa: E402
from tools.constants import constants  # noqa: E402
from tools.docstrings import docstrings, write_documented  # noqa: E402

# Metadata and editable installs need no compiler; ./dev compiles those in place afterwards.
BUILDING = {"build_ext", "build", "bdist_wheel", "install"} & set(sys.argv)
PURE = os.environ.get("NUNATAK_PURE", "0") not in ("", "0")

STRICT = os.environ.get("NUNATAK_COMPILE") == "all"

FLAGS = [
    "-fvisibility=hidden",  # lets gcc inline across modules: a fifth faster
    "--param=max-inline-insns-auto=60",  # and small accessors into rules: some four hundredths more
]


class AllOrNothing(build_ext):
    """Half compiled is worse than interpreted: modules would find no library to hand over to."""

    failed = False

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except BaseException:
            self.failed = True
            raise

    def run(self) -> None:
        super().run()
        if self.failed:
            for ext in self.extensions:
                name = str(self.get_ext_filename(ext.name))  # type: ignore[no-untyped-call]
                for folder in (Path(self.build_lib), ROOT / "src"):
                    (folder / name).unlink(missing_ok=True)
            self.extensions = []
            if STRICT:
                sys.exit("error: not everything could be compiled")
            print("Not everything could be compiled, so nothing is: pure Python it stays.")


def extensions() -> list[Any]:
    if PURE or not BUILDING:
        return []
    package = Path("src") / "nunatak"
    units: list[tuple[list[str], str | None]] = [
        ([str(package / source) for source in sources], name) for name, sources in groups().items()
    ]
    if not units:
        return []
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    try:
        from mypyc.build import mypycify

        built = mypycify(
            [
                "--config-file=",
                # Classes read back from mypyc's cache lose attributes (mypy issues 21530, 21742).
                # Without it a build takes seconds more, and C that has not changed stays as it is.
                f"--cache-dir={os.devnull}",
                "--explicit-package-bases",
                "--ignore-missing-imports",  # what a wheel needs at run time is not there yet
                *(file for files, _ in units for file in files),
            ],
            separate=units if len(units) > 1 else False,
            group_name=units[0][1] if len(units) == 1 else None,
            opt_level="2",  # 3 takes a third longer and plays no faster
            debug_level="0",
            target_dir="build/c",
        )
    except (SystemExit, Exception) as error:  # mypyc leaves with SystemExit when types are wrong
        if STRICT:
            raise
        print(f"error: mypyc could not translate the sources ({error}); pure Python it stays.")
        return []
    sources = [Path(*Path(file).parts[1:]) for files, _ in units for file in files]
    written, numbers = docstrings(sources, SRC), constants(sources, SRC)
    for ext in built:
        ext.optional = True
        ext.sources = [
            str(write_documented(Path(file), written, numbers)) if "__native" in str(file) else file
            for file in ext.sources
        ]
        if os.name == "posix":
            ext.extra_compile_args = [*ext.extra_compile_args, *FLAGS]
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
