"""With NUNATAK_PURE=1 in the environment, Python does not see what was compiled in src.

.venv imports this at every start. Child processes inherit the variable and so run interpreted too.
"""

import os
import sys

SRC = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(__file__))), "src")


def sources_only() -> None:
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if path == SRC or path.startswith(SRC + os.sep):
            return finder(path)
        raise ImportError("not one of ours")

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    sys.path_importer_cache.clear()


if os.environ.get("NUNATAK_PURE", "0") not in ("", "0"):
    sources_only()
