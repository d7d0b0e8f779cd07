"""Whether the rules in this process are compiled."""

from importlib.util import find_spec


def compiled() -> bool:
    """Say whether the engine of this process is compiled."""
    spec = find_spec("nunatak.engine.position")
    return spec is not None and not str(spec.origin).endswith(".py")
