"""Shipyard cards are played, one in each visit of the sun."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import SEAT_BITS, Action
from nunatak.games.antarctica.rules.decisions.tracks import (
    add_tracks,
    advance_mover,
    why_no_advance,
)
from nunatak.games.antarctica.rules.position import THEN_GO_ON, Antarctica
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    ASSIGN,
    ASSIGNED,
    FAST_RESEARCH,
    HASTEN,
    HASTENED,
    ICE_SET,
    ICEBREAK,
    ICEBREAKER,
    KINDS,
    PLACE_SCIENTIST,
    REINFORCE,
    REINFORCED,
    TWO_SCIENTISTS,
)


def why_no_card(p: Antarctica, kind: i64) -> str:
    """Return the key of the rule against playing a card of a kind, whatever for."""
    if p.hands[p.mover * KINDS + kind] == 0:
        return "why-not-in-hand"
    return "" if p.can_play(kind) else "why-one-card"


@final
class Icebreak(Action[Antarctica]):
    """An icebreaker lies in its area until the sun has been there (ruling 13)."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        if p.can_play(ICEBREAKER):
            for area in range(AREA_COUNT):
                out[n] = ICEBREAK + area
                n += i64(p.can_break_ice(area))
        return n

    def take(self, p: Antarctica, noun: i64) -> None:
        p.step(THEN_GO_ON)
        p.play_card(p.mover, ICEBREAKER)
        p.ice[noun] |= SEAT_BITS[p.mover]
        p.tell(ICE_SET, p.mover, noun)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return why_no_card(p, ICEBREAKER) or why_no_ice(p, noun)


def why_no_ice(p: Antarctica, area: i64) -> str:
    """Return the key of the rule against an icebreaker in an area (ruling 13)."""
    if not p.is_open(area):
        return "why-area-closed"
    if p.ice[area] & SEAT_BITS[p.mover] != 0:
        return "why-ice-there"
    return "why-not-noted" if area == p.sun else "why-not-second"


@final
class Assign(Action[Antarctica]):
    """A scientist goes from the supply to the target area."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = ASSIGN
        return n + i64(p.can_play(PLACE_SCIENTIST) and p.supply[p.mover] > 0)

    def take(self, p: Antarctica, noun: i64) -> None:
        p.step(THEN_GO_ON)
        p.play_card(p.mover, PLACE_SCIENTIST)
        p.supply[p.mover] -= 1
        p.scientists[p.target * SEATED + p.mover] += 1
        p.tell(ASSIGNED, p.mover, p.target)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return why_no_card(p, PLACE_SCIENTIST) or "why-supply-empty"


@final
class Reinforce(Action[Antarctica]):
    """Two scientists join the supply, as far as the reserve has them."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = REINFORCE
        return n + i64(p.can_play(TWO_SCIENTISTS) and p.reserve[p.mover] > 0)

    def take(self, p: Antarctica, noun: i64) -> None:
        p.step(THEN_GO_ON)
        p.play_card(p.mover, TWO_SCIENTISTS)
        count = min(i64(2), p.reserve[p.mover])
        p.join(p.mover, count)
        p.tell(REINFORCED, p.mover, count)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return why_no_card(p, TWO_SCIENTISTS) or "why-reserve-empty"


@final
class Hasten(Action[Antarctica]):
    """Three research points on any track."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        return add_tracks(p, HASTEN, p.mover, 0, out, n) if p.can_play(FAST_RESEARCH) else n

    def take(self, p: Antarctica, noun: i64) -> None:
        p.step(THEN_GO_ON)
        p.play_card(p.mover, FAST_RESEARCH)
        p.tell(HASTENED, p.mover)
        advance_mover(p, noun, 3)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return why_no_card(p, FAST_RESEARCH) or why_no_advance(p, noun, p.mover)
