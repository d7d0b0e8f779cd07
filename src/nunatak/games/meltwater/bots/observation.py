"""Meltwater as numbers: all of it lies open."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.bits import BITS
from nunatak.engine.observation import Observation
from nunatak.games.meltwater.rules.position import Meltwater
from nunatak.games.meltwater.rules.vocabulary import CARDS, CARDS_IN_DECK, HEXES, SPACES


class MeltwaterObservation(Observation[Meltwater]):
    """What stands in every hex, from the side of the one who looks, and what may still come."""

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means."""
        found = super().names(players)
        found += ["side, 1 for the Soviet Union", "player turns over", "actions taken"]
        found += ["open card, 0 if none", "asked about"]
        for what in ("own civilians", "own soldiers", "enemy civilians", "enemy soldiers"):
            found += [f"{what} {hex}" for hex in HEXES]
        for what in ("refugees", "stockpiles", "dirty", "dead"):
            found += [f"{what} {hex}" for hex in HEXES]
        return found + [f"card {card} in the deck" for card in CARDS]

    def write(self, p: Meltwater, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        at = self.write_common(p, eye, out, at)
        side = eye ^ p.swapped
        out[at] = i16(side)
        out[at + 1] = i16(p.turn)
        out[at + 2] = i16(p.actions)
        out[at + 3] = i16(p.card + 1)
        out[at + 4] = i16(p.about & 0x7FFF)
        at += 5
        own = p.held[side]
        enemy = p.held[1 - side]
        for space in range(SPACES):
            bit = BITS[space]
            mine = i64(own & bit != 0)
            theirs = i64(enemy & bit != 0)
            here = at + space
            out[here] = i16(mine * p.civilians[space])
            out[here + SPACES] = i16(mine * p.soldiers[space])
            out[here + 2 * SPACES] = i16(theirs * p.civilians[space])
            out[here + 3 * SPACES] = i16(theirs * p.soldiers[space])
            out[here + 4 * SPACES] = i16(p.refugees[space])
            out[here + 5 * SPACES] = i16(p.stockpiles[space])
            out[here + 6 * SPACES] = i16(i64(p.dirty & bit != 0))
            out[here + 7 * SPACES] = i16(i64(p.dead & bit != 0))
        at += 8 * SPACES
        for card in range(CARDS_IN_DECK):
            out[at + card] = i16(p.deck.pool[card])


def observation() -> MeltwaterObservation:
    """Return how the game is seen."""
    return MeltwaterObservation()
