"""A position of Ice Floe as numbers, for programs that learn: only what the eye may know."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.observation import Observation
from nunatak.games.ice_floe.rules.position import IceFloe
from nunatak.games.ice_floe.rules.vocabulary import KINDS


class IceFloeObservation(Observation[IceFloe]):
    """What every game has, one's own cards, and how many the others hold."""

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means."""
        own = [f"own cards of {kind + 1}" for kind in range(KINDS)]
        others = [f"{what} {i}" for i in range(players) for what in ("cards", "passed")]
        return [*super().names(players), "deck", *own, *others]

    def write(self, p: IceFloe, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        at = self.write_common(p, eye, out, at)
        out[at] = i16(p.deck.size())
        at += 1
        for kind in range(KINDS):
            out[at] = i16(p.hands[eye * KINDS + kind])
            at += 1
        seat = eye
        for _place in range(p.players):
            cards: i64 = 0
            for kind in range(KINDS):
                cards += p.hands[seat * KINDS + kind]
            passed: i64 = 0
            if p.has_passed(seat):
                passed = 1
            out[at] = i16(cards)
            out[at + 1] = i16(passed)
            at += 2
            seat += 1
            if seat == p.players:
                seat = 0


def observation() -> IceFloeObservation:
    """Return how programs that learn see the game."""
    return IceFloeObservation()
