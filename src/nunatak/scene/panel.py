"""What the panels of all games share: whom one waits for, phases, a line of the standing."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from nunatak.scene.page import Phase, Player, Prompt
from nunatak.scene.sight import Sight


def waiting(
    sight: Sight, seat: int, *, key: str = "", who: str = "", note: str = "", **nouns: Any
) -> Prompt:
    """Return what somebody reads who has nothing to choose: for whom or what everybody waits.

    Each decision has a sentence of its own, `wait-<decision>`, unless another key is named.
    """
    name = sight.name(seat)
    say = sight.ask
    if sight.actor >= 0:
        say = sight.say(key or f"wait-{sight.decision}", name=name, **nouns)
    return Prompt(sight.letter(seat), say, mine=False, who=who or name, note=note)


def state(n: int, now: int) -> Literal["done", "on", "next"]:
    """Return how the nth of several steps stands while one of them is under way.

    >>> [state(n, 1) for n in range(3)]
    ['done', 'on', 'next']
    """
    return "done" if n < now else "on" if n == now else "next"


def phases(names: Iterable[str], now: int) -> list[Phase]:
    """Return phases, one of which is under way."""
    return [Phase(name, state(n, now)) for n, name in enumerate(names)]


def player(
    sight: Sight,
    seat: int,
    note: str = "",
    stats: Sequence[str] = (),
    *,
    cells: Sequence[str] = (),
    score: str,
) -> Player:
    """Return a seat's line of the standing."""
    who = sight.people[seat]
    return Player(
        sight.letter(seat),
        who.name,
        note,
        list(stats),
        list(cells),
        score,
        you=who.you,
        active=not sight.over and seat == sight.actor,
        bot=who.bot,
        away=who.away,
    )
