"""Many games side by side, stepped together in compiled code."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from nunatak.engine.judgement import settle_stakes
from nunatak.engine.observation import Observation
from nunatak.engine.playout import Desk, draw
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng


class Batch:
    """A number of games, each waiting for a player; a game that ends starts anew at once.

    What was seen, what may be done, who is to choose and what was won lie in flat arrays, game
    after game, that keep their place in memory for ever.
    """

    def __init__(
        self, start: Position, size: i64, width: i64, observation: Observation[Any], seed: i64
    ) -> None:
        words = start.rules.words
        self.start = start
        self.size = size
        self.width = width
        self.words = words
        self.players = start.players
        self.observation = observation
        self.desk = Desk(words)
        self.stakes = vec[float]([0.0] * 8)
        self.luck: list[Rng] = []
        self.seen = vec[i16]([i16(0)] * (size * width))
        self.masks = vec[u8]([u8(0)] * (size * words))
        self.actors = vec[i64]([0] * size)
        self.rewards = vec[float]([0.0] * (size * start.players))
        self.over = vec[u8]([u8(0)] * size)
        self.legal = vec[vec[i64]]()  # the options of each game
        self.counts = vec[i64]([0] * size)  # how many they are
        self.sampled = vec[i64]([0] * size)
        self.steps: i64 = 0
        self.games = vec[Position]()
        seeds = Rng(seed)
        for _ in range(size):
            self.games = append(self.games, start.copy())
            self.legal = append(self.legal, vec[i64]([0] * words))
            self.luck.append(seeds.fork())
        for game in range(size):
            self.advance(game, self.games[game])

    def step(self, options: list[int]) -> None:
        """Take an option in every game."""
        if len(options) != self.size:
            raise ValueError(f"There are {self.size} games, so {self.size} options are needed.")
        words = self.words
        for game in range(self.size):
            option: i64 = options[game]
            if option < 0 or option >= words or self.masks[game * words + option] == 0:
                raise ValueError(f"In game {game} the option {option} is not legal now.")
        for game in range(self.size):
            self.take(game, options[game])

    def step_sampled(self) -> None:
        """Take the options that `sample` chose."""
        sampled = self.sampled
        for game in range(self.size):
            self.take(game, sampled[game])

    def take(self, game: i64, option: i64) -> None:
        """Take an option in one game."""
        if self.over[game] != 0:
            self.over[game] = 0
            for seat in range(self.players):
                self.rewards[game * self.players + seat] = 0.0
        self.steps += 1
        p = self.games[game]
        p.apply(option)
        self.advance(game, p)

    def advance(self, game: i64, p: Position) -> None:
        """Let chance have its say, begin anew what is over, and write down what is seen."""
        while p.actor < 0:
            if p.actor == OVER:
                self.pay(game, p)
                p = self.start.copy()
                self.games[game] = p
            if p.actor == CHANCE:
                p.apply(draw(p, self.luck[game], self.desk))
        self.actors[game] = p.actor
        legal = self.legal[game]
        masks = self.masks
        row = game * self.words
        for i in range(self.counts[game]):
            masks[row + legal[i]] = 0
        n = p.fill(legal)
        for i in range(n):
            masks[row + legal[i]] = 1
        self.counts[game] = n
        self.observation.write(p, p.actor, self.seen, game * self.width)

    def pay(self, game: i64, p: Position) -> None:
        """Write down what everybody has won."""
        settle_stakes(p, self.stakes)
        self.over[game] = 1
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = self.stakes[seat]

    def sample(self) -> None:
        """Choose an option for every game, each as likely as any other."""
        legal = self.legal
        for game in range(self.size):
            n = self.counts[game]
            self.sampled[game] = legal[game][self.luck[game].below(n)]
