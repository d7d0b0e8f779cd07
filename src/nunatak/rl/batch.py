"""Many games side by side, stepped together in compiled code."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from nunatak.engine.judgement import settle_stakes
from nunatak.engine.observation import Observation
from nunatak.engine.playout import Buffers, draw
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
        words = start.rules.size
        self.start = start
        self.size = size
        self.width = width
        self.words = words
        self.players = start.players
        self.observation = observation
        self.buffers = Buffers(words)
        self.stakes = vec[float]([0.0] * 8)
        self.luck = vec[Rng]()
        self.seen = vec[i16]([i16(0)] * (size * width))
        self.masks = vec[u8]([u8(0)] * (size * words))
        self.actors = vec[i64]([0] * size)
        self.rewards = vec[float]([0.0] * (size * start.players))
        self.over = vec[u8]([u8(0)] * size)
        self.legal = vec[vec[i64]]()  # the options of each game
        self.counts = vec[i64]([0] * size)  # how many they are
        self.sampled = vec[i64]([0] * size)
        self.chosen = vec[i64]([0] * size)
        self.steps: i64 = 0
        self.games = vec[Position]()
        seeds = Rng(seed)
        for _ in range(size):
            self.games = append(self.games, start.copy())
            self.legal = append(self.legal, vec[i64]([0] * words))
            self.luck = append(self.luck, seeds.fork())
        self.take(vec[i64]())

    def step(self, options: list[int]) -> None:
        """Take an option in every game."""
        if len(options) != self.size:
            raise ValueError(f"There are {self.size} games, so {self.size} options are needed.")
        words = self.words
        for game in range(self.size):
            option: i64 = options[game]
            if option < 0 or option >= words or self.masks[game * words + option] == 0:
                raise ValueError(f"In game {game} the option {option} is not legal now.")
            self.chosen[game] = option
        self.take(self.chosen)

    def step_sampled(self) -> None:
        """Take the options that `sample` chose."""
        self.take(self.sampled)

    def take(self, options: vec[i64]) -> None:
        """Take an option in every game, or none if there are none, and show what then is.

        One function for all: to fetch each array anew for every game costs as much as the rules.
        """
        games = self.games
        decisions = self.start.rules.decisions
        observation = self.observation
        width = self.width
        words = self.words
        seen = self.seen
        masks = self.masks
        legal = self.legal
        counts = self.counts
        actors = self.actors
        over = self.over
        begins = len(options) == 0
        for game in range(self.size):
            p = games[game]
            if not begins:
                if over[game] != 0:
                    self.clear(game)
                p.apply(options[game])
            actor = p.actor
            if actor < 0 or begins:
                p = self.go_on(game, p)
                actor = p.actor
                observation.write(p, actor, seen, game * width)
            else:
                observation.rewrite(p, actor, seen, game * width)
            actors[game] = actor
            mine = legal[game]
            mark(masks, game * words, mine, counts[game], 0)
            n = decisions[p.now].options(p, mine)
            mark(masks, game * words, mine, n, 1)
            counts[game] = n
        self.steps += i64(len(options))

    def go_on(self, game: i64, p: Position) -> Position:
        """Let chance have its say, begin anew what is over, and return what waits for a player."""
        while p.actor < 0:
            if p.actor == OVER:
                self.pay(game, p)
                p = self.start.copy()
                self.games[game] = p
            if p.actor == CHANCE:
                p.apply(draw(p, self.luck[game], self.buffers))
        return p

    def clear(self, game: i64) -> None:
        """Forget that a game was over and what it paid."""
        self.over[game] = 0
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0.0

    def pay(self, game: i64, p: Position) -> None:
        """Write down what everybody has won."""
        settle_stakes(p, self.stakes)
        self.over[game] = 1
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = self.stakes[seat]

    def sample(self) -> None:
        """Choose an option for every game, each as likely as any other."""
        luck = self.luck
        legal = self.legal
        counts = self.counts
        sampled = self.sampled
        for game in range(self.size):
            sampled[game] = legal[game][luck[game].below(counts[game])]


def mark(masks: vec[u8], row: i64, options: vec[i64], count: i64, legal: u8) -> None:
    """Write into a game's row of the masks whether the first few of these options are legal."""
    while count > 0:
        count -= 1
        masks[row + options[count]] = legal
