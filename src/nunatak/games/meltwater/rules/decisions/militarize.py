"""Militarize: civilians take up arms, which is the only action of a turn."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Action, Decision
from nunatak.games.meltwater.rules.decisions.directed import why_not_from
from nunatak.games.meltwater.rules.decisions.doomsday import end_actions
from nunatak.games.meltwater.rules.position import HEX, IN_HEX, MILITARIZE_HOW_MANY, Meltwater
from nunatak.games.meltwater.rules.vocabulary import (
    MILITARIZED,
    SOLDIERS,
    STOCKPILES,
    US_SOLDIER,
)


@final
class Militarize(Action[Meltwater]):
    """One civilian becomes a soldier, or two; in Winter it is one."""

    def take(self, p: Meltwater, noun: i64) -> None:
        most = min(p.civilians[noun], p.in_supply(US_SOLDIER + p.active))
        if p.winter or most == 1:
            take_up_arms(p, noun, 1)
        else:
            p.ask(MILITARIZE_HOW_MANY, p.mover(), HEX.put(noun))

    def why_not(self, p: Meltwater, noun: i64) -> str:
        reason = why_not_from(p, noun, False)
        if reason != "":
            return reason
        if p.actions > 0:
            return "why-only-as-first-action"
        if p.in_supply(US_SOLDIER + p.active) == 0:
            return "why-no-soldier-left"
        return "why-no-own-civilian" if p.civilians[noun] == 0 else "why-enemy-near"


def can_militarize(p: Meltwater, space: i64) -> bool:
    """Say whether civilians can take up arms in a hex: no enemy unit may be near (ruling 21)."""
    return p.civilians[space] > 0 and p.tables.near[space] & p.held[1 - p.active] == 0


@final
class MilitarizeHowMany(Decision[Meltwater]):
    """One soldier or two."""

    name = "militarize-how-many"
    part = True
    about = IN_HEX

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        out[0] = SOLDIERS + 1
        out[1] = SOLDIERS + 2
        return 2

    def take(self, p: Meltwater, option: i64) -> None:
        take_up_arms(p, HEX.of(p.about), option - SOLDIERS)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return "why-one-or-two" if SOLDIERS <= option < STOCKPILES else ""


def take_up_arms(p: Meltwater, space: i64, count: i64) -> None:
    """Replace civilians by soldiers, which ends the actions of this turn."""
    p.remove(p.active, space, count)
    p.add(US_SOLDIER + p.active, space, count)
    p.tell(MILITARIZED, p.mover(), space, count)
    end_actions(p)
