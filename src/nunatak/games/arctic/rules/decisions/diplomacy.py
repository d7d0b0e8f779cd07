"""Diplomacy in The Arctic: conflict or peace, a vote, support for Norway, or slander."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Action, Menu
from nunatak.games.arctic.rules.decisions.boxes import Box
from nunatak.games.arctic.rules.position import (
    GO_ON,
    LEAST_POINTS,
    NEGOTIATE,
    NOBODY_THERE,
    SUPPORT_NEEDED,
    Arctic,
)
from nunatak.games.arctic.rules.vocabulary import (
    CONFLICT,
    COUNTRY_COUNT,
    DECLARED,
    DIPLOMACY,
    EU,
    LAW_A,
    LAW_C,
    MADE_PEACE,
    NOR,
    PEACE,
    SEATS,
    SLANDER,
    SLANDERED,
    SUPPORT,
    SUPPORTED,
    VOTE,
    VOTED,
)


@final
class Diplomacy(Box):
    """The country negotiates."""

    def __init__(self) -> None:
        super().__init__(DIPLOMACY)

    def carry_out(self, p: Arctic) -> None:
        p.ask(NEGOTIATE, p.actor)


@final
class Negotiate(Menu[Arctic]):
    """Conflict or peace, a vote, support for Norway's accession, or slander."""

    name = "negotiate"

    def __init__(self) -> None:
        super().__init__(
            [
                DeclareConflict(CONFLICT, COUNTRY_COUNT),
                MakePeace(PEACE),
                Vote(VOTE, LAW_C + 1),
                SupportNorway(SUPPORT),
                Slander(SLANDER, len(SEATS)),
            ]
        )


@final
class DeclareConflict(Action[Arctic]):
    """A conflict with another country, which ends the one before (ruling 24)."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        country = p.country
        foe = p.conflict[country]
        first = self.first
        for other in range(COUNTRY_COUNT):
            out[n] = first + other
            gone = other == NOR and p.joined
            n += i64(other != country and other != foe and not gone)
        return n

    def take(self, p: Arctic, noun: i64) -> None:
        end_conflict(p)
        p.conflict[p.country] = noun
        p.tell(DECLARED, p.country, noun)
        p.step(GO_ON)

    def why_not(self, p: Arctic, noun: i64) -> str:
        if p.joined and noun == NOR:
            return "why-norway-is-gone"
        return "why-not-with-itself" if noun == p.country else "why-in-conflict-already"


@final
class MakePeace(Action[Arctic]):
    """The country's conflict ends."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        out[n] = self.first
        return n + i64(p.conflict[p.country] != NOBODY_THERE)

    def take(self, p: Arctic, noun: i64) -> None:
        end_conflict(p)
        p.step(GO_ON)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-no-conflict"


def end_conflict(p: Arctic) -> None:
    """Clear the conflict marker of the country that acts, if it has one."""
    foe = p.conflict[p.country]
    if foe != NOBODY_THERE:
        p.tell(MADE_PEACE, p.country, foe)
        p.conflict[p.country] = NOBODY_THERE


@final
class Vote(Action[Arctic]):
    """The country votes for another law; for Norway too once it has joined the EU."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        first = self.first
        vote = p.vote[p.country]
        for law in range(LAW_A, LAW_C + 1):
            out[n] = first + law
            n += i64(law != vote)
        return n

    def take(self, p: Arctic, noun: i64) -> None:
        p.vote[p.country] = noun
        if p.country == EU and p.joined:
            p.vote[NOR] = noun
        p.tell(VOTED, p.country, noun)
        p.step(GO_ON)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-votes-so-already"


@final
class SupportNorway(Action[Arctic]):
    """A disc for Norway's accession to the EU."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        out[n] = self.first
        return n + i64(p.country == NOR and p.support < SUPPORT_NEEDED)

    def take(self, p: Arctic, noun: i64) -> None:
        p.support += 1
        p.tell(SUPPORTED, p.actor, p.support)
        p.step(GO_ON)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-only-norway" if p.country != NOR else "why-support-is-full"


@final
class Slander(Action[Arctic]):
    """Another player loses a point."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        first = self.first
        for seat in range(p.players):
            out[n] = first + seat
            n += i64(seat != p.actor and p.points[seat] > LEAST_POINTS)
        return n

    def take(self, p: Arctic, noun: i64) -> None:
        p.points[noun] -= 1
        p.tell(SLANDERED, p.actor, noun)
        p.step(GO_ON)

    def why_not(self, p: Arctic, noun: i64) -> str:
        if noun >= p.players:
            return "why-nobody-there"
        return "why-not-yourself" if noun == p.actor else "why-lowest-already"
