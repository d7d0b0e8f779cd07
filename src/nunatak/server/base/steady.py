"""The time by which the server reckons. It never jumps, whatever is done to the machine's clock."""

import time

BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Return the seconds since 1970, as the machine's clock had them when the server began."""
    return BEGAN + time.monotonic()
