"""What can be done to a position against all rules, so that checks have something to find."""

from collections.abc import Callable
from typing import Any

Deed = Callable[[Any], object]


def put(name: str, value: Any) -> Deed:
    """Return a deed that writes something that is one number."""
    return lambda p: setattr(p, name, value)


def both(*deeds: Deed) -> Deed:
    """Return several deeds as one."""

    def deed(p: Any) -> None:
        for each in deeds:
            each(p)

    return deed


def ask(decision: int, actor: int, about: int = 0) -> Deed:
    """Return a deed that asks somebody for a decision before anything else."""
    return lambda p: p.ask(decision, actor, about)
