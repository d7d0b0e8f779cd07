"""Monte Carlo tree search over positions dealt afresh, for any game and any number of players.

Every iteration deals the hidden things anew, as the searching seat may believe them, and walks
down one tree that all deals share. An edge is an option; it counts how often it was taken and how
often it could have been, since not every deal allows every option. Where something happened that
the seat can't see, edges lead to one and the same node: the seat can't tell them apart.
"""

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.events import Listener
from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.learned import LearnedJudgement
from nunatak.engine.playout import Buffers, draw, pick
from nunatak.engine.position import CHANCE, OVER, SEAT_BITS, Position, Rules
from nunatak.engine.rng import Rng

NONE: Final[i64] = -1
TO_THE_END: Final[i64] = -1  # a playout that is never cut short
KNOWN_LOGS: Final[i64] = 4096
LOGS: Final = vec[float]([0.0] + [log(float(n)) for n in range(1, int(KNOWN_LOGS))])
WIDE_OPEN: Final = 0.5  # how far results may lie apart before any is known
ALIKE: Final = 0.01  # and how close together, so that curiosity never dies
MOST_NODES: Final[i64] = 2_000_000  # a tree does not grow beyond this, however long it is given
LENIENT: Final[i64] = 8  # of n walks, sqrt(n) / 8 try an option of the root however bad it looks
SAME: Final = 0.2  # of a blur: options so close together are misjudged together
PLAINLY_WORSE: Final = 1.5  # blurs by which an option is worse that nobody falls for
WATCH: Final[i64] = 15  # a look at the clock every 16 iterations


class SearchSettings:
    """How a search is set up: how it weighs what it has seen against what it has not."""

    def __init__(
        self,
        cut: i64 = 0,
        curiosity: float = 0.8,
        trust: float = 6.0,
        breadth: i64 = 8,
        hasty: bool = False,
    ) -> None:
        self.cut = cut  # decisions at random before the judgement is asked
        self.curiosity = curiosity  # for what was seldom tried, in spreads of the results
        self.trust = trust  # how many visits the judgement's first word counts for
        self.breadth = breadth  # options looked at to begin with, where there are many
        self.hasty = hasty  # first words come from the judgement that was written by hand


class Search:
    """A tree of what may follow from a position, as one seat can know it."""

    def __init__(
        self,
        rules: Rules[Any],
        players: i64,
        judgement: Judgement[Any] | None,
        settings: SearchSettings,
    ) -> None:
        words = rules.size
        self.rules = rules
        self.players = players
        self.judgement = judgement
        self.glance = judgement  # whose the first word is
        if settings.hasty and isinstance(judgement, LearnedJudgement):
            self.glance = judgement.first
        self.cut = settings.cut if judgement is not None else TO_THE_END
        self.curiosity = settings.curiosity
        self.trust = settings.trust
        self.breadth = settings.breadth
        self.seat: i64 = 0
        self.buffers = Buffers(words)
        self.listener = Listener()
        self.shares = vec[float]([0.0] * 8)
        self.marks = vec[i64]([0] * words)  # which options are legal, by the number of a walk
        self.mark: i64 = 0
        # Nodes
        self.root: i64 = 0
        self.nodes: i64 = 0
        self.first = vec[i64]()  # the first edge of each node
        self.passed = vec[i64]()  # how often a walk came through
        # Edges
        self.edges: i64 = 0
        self.option = vec[i64]()
        self.sibling = vec[i64]()
        self.to = vec[i64]()  # the node it leads to, once it was taken
        self.told = vec[i64]()  # what the seat noticed of it, where it could not notice all
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.prior = vec[float]()  # the judgement's first word, for the one who chooses
        self.worth = vec[float]()  # the sum of results, for every seat
        # How results spread, for the seat
        self.results = 0.0
        self.sum = 0.0
        self.squares = 0.0
        self.spread = WIDE_OPEN
        # The walk
        self.walk = vec[i64]()
        self.steps: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Forget the tree; its room is kept."""
        self.nodes = 0
        self.edges = 0
        self.root = self.add_node()
        self.results = 0.0
        self.sum = 0.0
        self.squares = 0.0
        self.spread = WIDE_OPEN

    # Thinking

    def think(self, p: Position, seat: i64, rng: Rng, iterations: i64, seconds: float) -> i64:
        """Walk until the root was passed so often, or the time is over; return how often it was.

        No time limit is 0 seconds.
        """
        end = perf_counter() + seconds
        self.seat = seat
        done: i64 = 0
        while self.passed[self.root] < iterations:
            self.wander(p.redealt(seat, rng), rng)
            done += 1
            if seconds > 0.0 and done & WATCH == 0 and perf_counter() >= end:
                break
        return self.passed[self.root]

    def wander(self, q: Position, rng: Rng) -> None:
        """Walk down the tree to a new node, judge it, and let every edge on the way know."""
        self.steps = 0
        node = self.root
        to = self.to
        while True:
            self.passed[node] += 1
            if q.actor == OVER:
                break
            if q.actor == CHANCE:
                edge = self.met(node, draw(q, rng, self.buffers))
            else:
                edge = self.promising(node, q)
            self.note(edge)
            to = self.to
            if to[edge] == NONE:
                if self.nodes < MOST_NODES:
                    self.enter(node, edge, q)
                else:
                    q.apply(self.option[edge])
                break
            q.apply(self.option[edge])
            node = to[edge]
        self.judge(q, rng)
        self.learn()

    def note(self, edge: i64) -> None:
        """Remember an edge of this walk."""
        if self.steps == len(self.walk):
            self.walk = append(self.walk, edge)
        else:
            self.walk[self.steps] = edge
        self.steps += 1

    def judge(self, q: Position, rng: Rng) -> None:
        """Play on at random as far as it was asked for, then see who is ahead."""
        left = self.cut
        buffers = self.buffers
        while q.actor != OVER:
            if q.actor != CHANCE:
                if left == 0:
                    break
                left -= 1
            q.apply(pick(q, rng, buffers))
        judgement = self.judgement
        if judgement is None:
            settle_shares(q, self.shares)
        else:
            judgement.wishes(q, self.seat, self.shares)

    def learn(self) -> None:
        """Add the result of the walk to its edges."""
        players = self.players
        shares = self.shares
        worth = self.worth
        visits = self.visits
        walk = self.walk
        for i in range(self.steps):
            edge = walk[i]
            visits[edge] += 1
            first = edge * players
            for seat in range(players):
                worth[first + seat] += shares[seat]
        share = shares[self.seat]
        self.results += 1.0
        self.sum += share
        self.squares += share * share
        mean = self.sum / self.results
        self.spread = max(ALIKE, sqrt(max(0.0, self.squares / self.results - mean * mean)))

    # Choosing an edge

    def met(self, node: i64, option: i64) -> i64:
        """Return the edge for an outcome of chance."""
        options = self.option
        sibling = self.sibling
        edge = self.first[node]
        while edge != NONE:
            if options[edge] == option:
                return edge
            edge = sibling[edge]
        edge = self.add_edge(option, 0.0)
        self.sibling[edge] = self.first[node]
        self.first[node] = edge
        return edge

    def promising(self, node: i64, q: Position) -> i64:
        """Return the edge of the legal option that looks best, or has been neglected longest."""
        n = q.fill(self.buffers.options)
        edge = self.best_known(node, q, n)
        if edge == NONE:
            self.add_options(node, q, n)
            edge = self.best_known(node, q, n)
        return edge

    def best_known(self, node: i64, q: Position, n: i64) -> i64:
        """Return the best edge, or NONE if an option has no edge yet."""
        legal = self.buffers.options
        marks = self.marks
        self.mark += 1
        mark = self.mark
        for i in range(n):
            marks[legal[i]] = mark
        wide = n
        if n > self.breadth:
            wide = min(n, self.breadth + i64(sqrt(float(self.passed[node]))))
        least: i64 = 0
        if node == self.root:
            least = i64(sqrt(float(self.passed[node]))) // LENIENT
        actor = q.actor
        players = self.players
        options = self.option
        sibling = self.sibling
        visits = self.visits
        available = self.available
        prior = self.prior
        worth = self.worth
        logs = LOGS
        trust = self.trust
        curiosity = self.curiosity * self.spread
        best = NONE
        highest = -1.0
        met: i64 = 0
        edge = self.first[node]
        while edge != NONE:
            if marks[options[edge]] == mark:
                met += 1
                if met <= wide:
                    chances = available[edge] + 1
                    available[edge] = chances
                    weight = float(visits[edge]) + trust
                    hope = (worth[edge * players + actor] + trust * prior[edge]) / weight
                    known = logs[chances] if chances < KNOWN_LOGS else log(float(chances))
                    hope += curiosity * sqrt(known / weight)
                    if visits[edge] < least:
                        hope += 1.0
                    if hope > highest:
                        highest = hope
                        best = edge
            edge = sibling[edge]
        if met < n:
            return NONE
        return best

    # Growing

    def add_node(self) -> i64:
        """Return a new node."""
        node = self.nodes
        if node == len(self.first):
            self.first = append(self.first, NONE)
            self.passed = append(self.passed, 0)
        else:
            self.first[node] = NONE
            self.passed[node] = 0
        self.nodes += 1
        return node

    def add_edge(self, option: i64, prior: float) -> i64:
        """Return a new edge that nothing points to yet."""
        edge = self.edges
        first = edge * self.players
        if edge == len(self.option):
            self.option = append(self.option, option)
            self.sibling = append(self.sibling, NONE)
            self.to = append(self.to, NONE)
            self.told = append(self.told, 0)
            self.visits = append(self.visits, 0)
            self.available = append(self.available, 0)
            self.prior = append(self.prior, prior)
            for _seat in range(self.players):  # a bare _ would be boxed
                self.worth = append(self.worth, 0.0)
        else:
            self.option[edge] = option
            self.sibling[edge] = NONE
            self.to[edge] = NONE
            self.told[edge] = 0
            self.visits[edge] = 0
            self.available[edge] = 0
            self.prior[edge] = prior
            for seat in range(self.players):
                self.worth[first + seat] = 0.0
        self.edges += 1
        return edge

    def add_options(self, node: i64, q: Position, n: i64) -> None:
        """Give every legal option an edge, those that the judgement likes best first."""
        legal = self.buffers.options
        marks = self.marks
        self.mark += 1
        last = NONE
        edge = self.first[node]
        while edge != NONE:
            marks[self.option[edge]] = self.mark
            last = edge
            edge = self.sibling[edge]
        for i in range(n):
            if marks[legal[i]] != self.mark:
                edge = self.add_edge(legal[i], self.first_word(q, legal[i], n))
                self.link(node, last, edge)

    def link(self, node: i64, after: i64, edge: i64) -> None:
        """Put an edge in its place among those added after a certain one."""
        sibling = self.sibling
        prior = self.prior
        following = self.first[node] if after == NONE else sibling[after]
        while following != NONE and prior[following] >= prior[edge]:
            after = following
            following = sibling[following]
        sibling[edge] = following
        if after == NONE:
            self.first[node] = edge
        else:
            sibling[after] = edge

    def first_word(self, q: Position, option: i64, n: i64) -> float:
        """Return what the judgement thinks of an option at a glance."""
        judgement = self.glance
        if judgement is None or n == 1:
            return 1.0 / float(self.players)
        p = q.copy()
        p.apply(option)
        judgement.wishes(p, self.seat, self.shares)
        return self.shares[q.actor]

    def enter(self, node: i64, edge: i64, q: Position) -> None:
        """Take an edge for the first time, and find out which node it leads to."""
        if q.actor == self.seat:
            q.apply(self.option[edge])
            self.to[edge] = self.add_node()
            return
        listener = self.listener
        listener.clear()
        q.listener = listener
        q.apply(self.option[edge])
        q.listener = None
        noticed = self.noticed(q)
        self.told[edge] = noticed
        self.to[edge] = self.same(node, noticed)
        if self.to[edge] == NONE:
            self.to[edge] = self.add_node()

    def noticed(self, q: Position) -> i64:
        """Return a number for what the seat noticed of a step; 0 if nothing escaped it."""
        eye = SEAT_BITS[self.seat]
        escaped = False
        number: i64 = q.now + 64
        for event in self.listener.events:
            if event.seen & eye == 0:
                escaped = True
            else:
                number = mixed(number, event.kind)
                number = mixed(mixed(number, event.a), event.b)
                number = mixed(mixed(number, event.c), event.d)
        if not escaped:
            return 0
        for i in range(q.depth):  # nothing on the agenda is secret
            number = mixed(number, q.agenda[i])
        return number + 1

    def same(self, node: i64, noticed: i64) -> i64:
        """Return the node that another edge leads to of which the seat noticed the same."""
        if noticed == 0:
            return NONE
        edge = self.first[node]
        while edge != NONE:
            if self.told[edge] == noticed and self.to[edge] != NONE:
                return self.to[edge]
            edge = self.sibling[edge]
        return NONE

    # Answers

    def follow(self, option: i64) -> bool:
        """Make the node after an option the root, if the tree has it."""
        edge = self.edge_of(option)
        if edge == NONE or self.to[edge] == NONE:
            return False
        self.root = self.to[edge]
        return True

    def edge_of(self, option: i64) -> i64:
        """Return the root's edge for an option, or NONE."""
        edge = self.first[self.root]
        while edge != NONE and self.option[edge] != option:
            edge = self.sibling[edge]
        return edge

    def visits_of(self, option: i64) -> i64:
        """Return how often an option was tried."""
        edge = self.edge_of(option)
        return i64(0) if edge == NONE else self.visits[edge]

    def share(self, option: i64, seat: i64) -> float:
        """Return the share of the win that a seat got on average after an option."""
        edge = self.edge_of(option)
        if edge == NONE or self.visits[edge] == 0:
            return 0.0
        return self.worth[edge * self.players + seat] / float(self.visits[edge])

    def estimate(self, option: i64) -> float:
        """Return what the seat itself may expect of an option, tried or not."""
        edge = self.edge_of(option)
        if edge == NONE:
            return 0.0
        got = self.worth[edge * self.players + self.seat] + self.trust * self.prior[edge]
        return got / (float(self.visits[edge]) + self.trust)

    def best(self, p: Position) -> i64:
        """Return the option of the position that was tried most; of equals, the better one."""
        n = p.fill(self.buffers.options)
        legal = self.buffers.options
        found = legal[0]
        for i in range(1, n):
            ahead = self.visits_of(legal[i]) - self.visits_of(found)
            if ahead > 0 or (ahead == 0 and self.estimate(legal[i]) > self.estimate(found)):
                found = legal[i]
        return found

    def mistaken(self, p: Position, blur: float, rng: Rng) -> i64:
        """Return the option that looks best to somebody who misjudges all of them a little.

        Options that are worth the same are misjudged together: of ten bad ones, alike but for a
        card, one would otherwise always look good. What is plainly worse than the best is not
        taken at all.
        """
        n = p.fill(self.buffers.options)
        legal = self.buffers.options
        hopes = vec[float]()
        errors = vec[float]()
        best = -1000.0
        for i in range(n):
            hopes = append(hopes, self.estimate(legal[i]))
            best = max(best, hopes[i])
        found = legal[0]
        highest = -1000.0
        for i in range(n):
            error = rng.fraction() + rng.fraction() + rng.fraction() - 1.5  # deviates by a half
            for j in range(i):
                if abs(hopes[i] - hopes[j]) <= SAME * blur:
                    error = errors[j]
                    break
            errors = append(errors, error)
            if hopes[i] < best - PLAINLY_WORSE * blur:
                continue
            hope = hopes[i] + blur * (2.0 * error + SAME * rng.fraction())
            if hope > highest:
                highest = hope
                found = legal[i]
        return found


def mixed(number: i64, more: i64) -> i64:
    """Return a number of 31 bits that stands for both."""
    return ((number * 0x5BD1E995) ^ (more + 0x1E3779B9) ^ (number >> 15)) & 0x7FFFFFFF
