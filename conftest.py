"""Examples in docstrings are tests. Those of compiled modules run interpreted, in tests/house."""

import os
from importlib.util import find_spec

from tools.compiled import sources
from tools.root import SRC

collect_ignore_glob = ["src/nunatak/store/migrations/*"]  # only Alembic can import these

EXTRAS = {"rl/openspiel.py": "pyspiel", "rl/pettingzoo.py": "pettingzoo"}
collect_ignore = [
    str(SRC / "nunatak" / source) for source, module in EXTRAS.items() if not find_spec(module)
]
if os.environ.get("NUNATAK_PURE", "0") in ("", "0"):
    collect_ignore += [str(SRC / "nunatak" / source) for source in sources()]
