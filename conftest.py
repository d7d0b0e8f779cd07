"""Examples in docstrings are tests. Those of compiled modules run interpreted, in tests/house."""

import os

from tools.compiled import sources
from tools.root import SRC

collect_ignore_glob = ["src/nunatak/store/migrations/*"]  # only Alembic can import these

if os.environ.get("NUNATAK_PURE", "0") in ("", "0"):
    collect_ignore = [str(SRC / "nunatak" / source) for source in sources()]
