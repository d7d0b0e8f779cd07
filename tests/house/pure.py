"""The same code interpreted, in a process of its own.

    run([sys.executable, "-m", "nunatak", ...], env=pure_environment())

`./dev --pure ...` does the same from a shell. What lies compiled in src stays where it is: with
NUNATAK_PURE=1 the environment's Python passes over it (tools/site/nunatak_pure.py). Ask
`is_compiled("nunatak.engine.rng")` in the process itself to be sure which of the two it is.
"""

import importlib.util
import os
from collections.abc import Mapping


def pure_environment(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    return {**environment, "NUNATAK_PURE": "1"}


def compiled_environment(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    return {**environment, "NUNATAK_PURE": "0"}


def is_pure(environment: Mapping[str, str] = os.environ) -> bool:
    return environment.get("NUNATAK_PURE", "0") not in ("", "0")


def is_compiled(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
