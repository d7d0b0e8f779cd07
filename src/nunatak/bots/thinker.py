"""A player that searches."""

from mypy_extensions import i64

from nunatak.bots.levels import level_in
from nunatak.bots.search import Search
from nunatak.bots.versions import NEWEST, judgement_in
from nunatak.engine.position import Position
from nunatak.engine.rng import Rng
from nunatak.games.description import game_of

NO_LIMIT = 10**9


class Thinker:
    """Thinks as long as its level says, or as long as it is told to."""

    def __init__(
        self,
        level: str,
        seconds: float = 0.0,
        iterations: i64 = 0,
        patience: float = 0.0,
        version: str = NEWEST,
    ) -> None:
        self.level = level
        self.version = version  # whose judgement it has
        self.seconds = seconds  # given time, it thinks all of it and counts no iterations
        self.patience = patience  # it stops after this time, however few iterations there were
        self.iterations = iterations  # 0: what the level is worth in the game
        self.budget: i64 = 0
        self.blur = 0.0
        self.search: Search | None = None
        self.expected: Position | None = None  # what it should see next, if its turn goes on

    def choose(self, p: Position, seat: i64, rng: Rng) -> i64:
        """Return the option that it thinks best."""
        search = self.prepared(p, seat)
        if p.fill(search.buffers.options) == 1:
            option = search.buffers.options[0]
        else:
            limit = self.seconds if self.seconds > 0.0 else self.patience
            search.think(p, seat, rng, self.budget, limit)
            if self.blur > 0.0:
                option = search.mistaken(p, self.blur, rng)
            else:
                option = search.best(p)
        self.expect(p, seat, option, search)
        return option

    def prepared(self, p: Position, seat: i64) -> Search:
        """Return a search with an empty tree, or with the one that has led here."""
        search = self.search
        expected = self.expected
        self.expected = None
        if search is None or search.players != p.players or search.rules is not p.rules:
            level = level_in(game_of(p), self.level)
            self.budget = self.iterations
            if self.seconds > 0.0:
                self.budget = NO_LIMIT
            elif self.iterations == 0:
                self.budget = level.iterations
            self.blur = level.blur
            search = Search(
                p.rules, p.players, judgement_in(game_of(p), self.version), level.search
            )
            self.search = search
        elif expected is None or search.seat != seat or not same_to(seat, p, expected):
            search.clear()
        return search

    def expect(self, p: Position, seat: i64, option: i64, search: Search) -> None:
        """Keep the tree below the option if the seat is to choose again at once."""
        q = p.copy()
        q.apply(option)
        if q.actor == seat and search.follow(option):
            self.expected = q


def same_to(seat: i64, p: Position, q: Position) -> bool:
    """Say whether two positions are the same as far as a seat can see."""
    if p.actor != q.actor or p.depth != q.depth:
        return False
    for i in range(p.depth):
        if p.agenda[i] != q.agenda[i]:
            return False
    return p.view(seat) == q.view(seat)
