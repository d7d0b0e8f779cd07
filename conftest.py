"""Examples in docstrings are tests. Those of compiled modules run interpreted, in tests/house."""

import os

from tools.compiled import sources
from tools.root import SRC

if os.environ.get("NUNATAK_PURE", "0") in ("", "0"):
    collect_ignore = [str(SRC / "nunatak" / source) for source in sources()]
