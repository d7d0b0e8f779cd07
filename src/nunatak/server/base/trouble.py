"""When nothing can be kept: everybody is told, moves are refused, and it is tried again."""

import asyncio
import logging

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, TimeoutError

from nunatak.store.presence import Gone
from nunatak.table.refusal import TEXTS, Refusal

LOG = logging.getLogger("nunatak.store")
SIGNS = (
    ("full", "trouble-full"),
    ("readonly", "trouble-readonly"),
    ("read-only", "trouble-readonly"),
    ("malformed", "trouble-damaged"),
    ("not a database", "trouble-damaged"),
    ("no such table", "trouble-gone"),
    ("unable to open", "trouble-gone"),
    ("connection", "trouble-away"),
    ("closed", "trouble-away"),
)

Failure = (DBAPIError, TimeoutError, Gone)


def is_trouble(error: BaseException) -> bool:
    """Say whether an error is the database's, and not one of the program.

    A value that it can't take is none: whoever could send one would stop the whole server.
    """
    return isinstance(error, Failure) and not isinstance(error, IntegrityError | DataError)


def key_of(error: BaseException) -> str:
    """Return the name of the sentence that says what is wrong.

    >>> key_of(OSError("No space: database or disk is full"))
    'trouble-full'
    >>> key_of(OSError("disk I/O error"))
    'trouble-disk'
    """
    if isinstance(error, Gone):
        return "trouble-gone"
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = str(cause).lower()
    return next((key for sign, key in SIGNS if sign in said), "trouble-disk")


class Trouble:
    """Whether what happens can be kept, and if not, why."""

    def __init__(self) -> None:
        self.key = ""
        self.fine = asyncio.Event()
        self.fine.set()

    def __bool__(self) -> bool:
        return bool(self.key)

    def begin(self, error: BaseException) -> Refusal:
        """Note that something could not be kept, and return what people are told."""
        key = key_of(error)
        if key != self.key:
            LOG.error("Nothing can be kept, and moves are refused: %s", cause(error))
        self.key = key
        self.fine.clear()
        return self.refusal()

    def end(self) -> None:
        """Note that everything can be kept again."""
        if self.key:
            LOG.warning("Everything can be kept again.")
        self.key = ""
        self.fine.set()

    def refusal(self) -> Refusal:
        """Return what whoever wants something kept is told."""
        return Refusal("trouble", self.key)

    def check(self) -> None:
        """Refuse what could not be kept."""
        if self.key:
            raise self.refusal()

    def notice(self, locale: str) -> str:
        """Return what everybody should know, or nothing."""
        return TEXTS.say(self.key, locale) if self.key else ""


def cause(error: BaseException) -> str:
    """Return what went wrong in one line, without anything that somebody wrote."""
    found = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(f"{type(found).__name__}: {found}".split())[:300]
