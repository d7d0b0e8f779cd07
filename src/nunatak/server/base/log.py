"""What the server writes down: when, how bad, and what, but not who."""

import logging
import time
from typing import Any

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Lines(logging.Formatter):
    """Lines that begin with the time, in UTC, so that they can be told apart and put in order."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"


def config(level: str) -> dict[str, Any]:
    """Return how everything is written to the standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines, "format": FORM}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            "nunatak": {"level": level},
            "uvicorn.error": {"level": "WARNING"},  # at INFO it would name addresses
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }
