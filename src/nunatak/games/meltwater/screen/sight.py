"""What somebody sees of Meltwater: sides, the phase of a turn, which piece is which."""

from functools import cached_property

from nunatak.games.meltwater.rules.vocabulary import HEXES, SIDES
from nunatak.games.meltwater.screen.pieces import GamePieces
from nunatak.scene.sight import Sight

PHASES = ("starvation", "actions", "doomsday")
STARVATION = (
    "then-starve",
    "starving",
    "who-starves",
    "flee-where",
    "carry-or-leave",
    "defect-where",
)
DOOMSDAY = ("turn-up", "spread-where", "shelter-where")


class GameSight(Sight):
    """A sight of Meltwater."""

    @cached_property
    def pieces(self) -> GamePieces:
        """Which piece is which."""
        return GamePieces.seen(self)

    @cached_property
    def options_by_hex(self) -> dict[str, list[int]]:
        """The options that lie on each hex."""
        found: dict[str, list[int]] = {}
        for option in self.options:
            verb = self.game.vocabulary.verb(option)
            if verb.nouns is HEXES:
                found.setdefault(HEXES[option - verb.first], []).append(option)
        return found

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.table["sides"][self.table["active"]]["seat"]) - 1

    def side(self, seat: int) -> str:
        """Return the side that a seat plays."""
        return next(side for side in SIDES if self.table["sides"][side]["seat"] == seat + 1)

    @property
    def phase(self) -> int:
        """The number of the present phase: Starvation, Actions, Doomsday."""
        if self.decision in STARVATION:
            return 0
        if self.decision == "evacuate-where":
            return 1 if self.killed_by() == "attacked" else 2
        return 2 if self.decision in DOOMSDAY else 1

    def killed_by(self) -> str:
        """Return what has killed a hex last: a fight or a card, by the name of the event."""
        deeds = (told.name for told in reversed(self.told))
        return next((name for name in deeds if name in ("attacked", "doomsday-came")), "")
