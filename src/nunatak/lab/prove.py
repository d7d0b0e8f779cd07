"""The full counts: long runs that show how far they are and go on where they were interrupted."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from nunatak.engine.built import compiled
from nunatak.engine.playout import Buffers
from nunatak.engine.rng import Rng
from nunatak.engine.tally import Tally, tally_checked_games
from nunatak.games import all_games
from nunatak.games.description import Game
from nunatak.lab.punctual import answers
from nunatak.lab.puzzles import doubt
from nunatak.lab.setups import Setup, setups_of
from nunatak.review.puzzles import Puzzle, puzzles_of

GAMES = {"antartik": 1_000_000, "meltwater": 100_000}  # in all, over every count and option
PER_COUNT = {"antarctica": 100_000, "arctic": 50_000, "frozen-frontier": 20_000}
CHUNK = 1000  # games at most between two notes of how far it is
AGAIN = 77_000  # the seed of the luck on which puzzles are asked about once more
ANSWERS = 8  # parts of the proof that bots are punctual


class Proof:
    """One claim that is shown by counting: how much there is to do, and doing a part of it."""

    def __init__(
        self, name: str, parts: int, do: Callable[[int], dict[str, int]], of: str = ""
    ) -> None:
        self.name = name
        self.parts = parts
        self.do = do
        self.of = of  # the rules and components of which it is shown


def proofs(names: list[str] | None = None) -> Iterator[Proof]:
    """Yield everything that is to be shown of some games, or of all."""
    for name, game in all_games().items():
        if names and name not in names:
            continue
        setups = setups_of(game)
        of = f"{game.rules_version} {game.edition}"
        for setup in setups:
            alike = [other for other in setups if other.players == setup.players]
            games = -(-wanted(game) // len(alike))
            parts = -(-games // CHUNK)
            do = random_games(setup, -(-games // parts))
            yield Proof(f"random games: {setup!r}", parts, do, of)
        puzzles = puzzles_of(name)
        if puzzles:
            yield Proof(f"puzzles: {game.title}", len(puzzles), agreed(game, puzzles), of)
        if compiled():
            yield Proof(f"answers in time: {game.title}", ANSWERS, answers(game), of)


def wanted(game: Game[Any]) -> int:
    """Return how many random games are to be played with each number of players."""
    if game.name in GAMES:
        return -(-GAMES[game.name] // len(game.players))
    return PER_COUNT.get(game.name, 20_000)


def random_games(setup: Setup, games: int) -> Callable[[int], dict[str, int]]:
    """Return how to play some checked random games and count their endings."""

    def do(part: int) -> dict[str, int]:
        game = setup.game
        tally = Tally(setup.players, len(game.rules.endings))
        buffers = Buffers(len(game.vocabulary))
        wrong = tally_checked_games(setup.start(), games, Rng(part * 7919 + 1), buffers, tally)
        if wrong:
            raise ValueError(f"{setup!r}, part {part}: {wrong}")
        return {game.rules.endings[i]: int(n) for i, n in enumerate(tally.endings)}

    return do


def agreed(game: Game[Any], puzzles: list[Puzzle]) -> Callable[[int], dict[str, int]]:
    """Return how to ask a long search once more about one of a game's puzzles."""

    def do(part: int) -> dict[str, int]:
        why = doubt(game, puzzles[part], AGAIN)
        if why:
            raise ValueError(f"{game.title}, puzzle {part + 1}: {why}")
        return {"agreed": 1}

    return do


class Ledger:
    """What has been shown so far, kept in a file after every part.

    What was shown of other rules or components is begun anew.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done: dict[str, Any] = {}
        if path.exists():
            self.done = json.loads(path.read_text(encoding="utf-8"))

    def parts(self, proof: Proof) -> int:
        """Return how many parts of a proof are done."""
        return int(self.entry(proof)["parts"])

    def add(self, proof: Proof, counts: dict[str, int]) -> None:
        """Write down another part."""
        entry = self.done[proof.name] = self.entry(proof)
        entry["parts"] += 1
        for name, n in counts.items():
            entry["counts"][name] = entry["counts"].get(name, 0) + n
        temporary = self.path.with_suffix(".new")
        temporary.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(json.dumps(self.done, indent=1), encoding="utf-8")
        temporary.replace(self.path)

    def counts(self, proof: Proof) -> dict[str, int]:
        """Return what was counted."""
        counts: dict[str, int] = self.entry(proof)["counts"]
        return counts

    def entry(self, proof: Proof) -> dict[str, Any]:
        """Return what is written of a proof, or an empty entry."""
        found: dict[str, Any] | None = self.done.get(proof.name)
        if found is None or found.get("of", "") != proof.of:
            return {"of": proof.of, "parts": 0, "counts": {}}
        return found
