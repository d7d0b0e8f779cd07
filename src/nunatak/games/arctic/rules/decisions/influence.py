"""Phase 4 of a round of The Arctic: lobbyists go from the track to the countries."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Decision
from nunatak.games.arctic.rules.decisions.china import begin_china
from nunatak.games.arctic.rules.position import OCCUPY, Arctic
from nunatak.games.arctic.rules.vocabulary import (
    CHINA_LOW,
    EU_FOUR,
    INVEST,
    LOBBY,
    PLACED,
    SPACE_COUNT,
)


def ask_to_occupy(p: Arctic) -> None:
    """Ask the owner of the dearest lobbyist on the track; those for China stay (ruling 7)."""
    space = p.leftmost()
    if space < CHINA_LOW:
        p.ask(OCCUPY, p.track[space] - 1)
    else:
        begin_china(p)


@final
class Occupy(Decision[Arctic]):
    """Where a lobbyist from the track goes; it has to go somewhere (ruling 8)."""

    name = "occupy"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_free_spaces(p, out)

    def take(self, p: Arctic, option: i64) -> None:
        space = option - LOBBY
        p.track[p.leftmost()] = 0
        p.influence[space] = p.actor + 1
        p.tell(PLACED, p.actor, space)
        ask_to_occupy(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return why_not_there(p, option)


def write_free_spaces(p: Arctic, out: vec[i64]) -> i64:
    """Write the free influence spaces as options."""
    influence = p.influence
    lobby = LOBBY
    n: i64 = 0
    for space in range(SPACE_COUNT):
        out[n] = lobby + space
        n += i64(influence[space] == 0 and not p.closed(space))
    return n


def why_not_there(p: Arctic, option: i64) -> str:
    """Return the key of the rule against putting a lobbyist on a space."""
    if not LOBBY <= option < INVEST:
        return ""
    space = option - LOBBY
    if p.closed(space):
        return "why-opens-with-norway" if space == EU_FOUR else "why-norway-is-gone"
    return "why-space-taken"
