"""A judgement that was learned: a network refines the word of the one that was written by hand."""

from math import exp, log
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.judgement import Judgement
from nunatak.engine.network import Network
from nunatak.engine.networks import Shape, digest, read
from nunatak.engine.observation import Observation
from nunatak.engine.position import OVER, Position

LEAST: Final = 0.0003  # a share so small that it makes no difference any more
STEPS: Final = 64.0  # in which a network sees logarithms of shares


def places_for(players: i64) -> i64:
    """Return how many share a win: whoever plays alone shares it with the game itself."""
    return max(players, i64(2))


@final
class Sight:
    """What a network sees of a position: what a seat observes, and what a judgement thinks."""

    def __init__(self, first: Judgement[Any], observation: Observation[Any]) -> None:
        self.first = first
        self.observation = observation
        self.shares = vec[float]([0.0] * 8)  # what the judgement has said, seat by seat

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means; places are counted from the eye on."""
        said = [f"judgement {place}" for place in range(places_for(players))]
        return [*self.observation.names(players), *said]

    def write(self, p: Position, eye: i64, row: vec[i16], said: vec[float]) -> bool:
        """Write the row and the judgement's word; False if the game is over and all is said."""
        shares = self.shares
        self.first.shares(p, eye, shares)
        if p.actor == OVER:
            return False
        players = p.players
        places = places_for(players)
        if players == 1:
            shares[1] = 1.0 - shares[0]
        self.observation.write(p, eye, row, 0)
        column: i64 = len(row) - places
        seat = eye
        for place in range(places):
            said[place] = log(max(shares[seat], LEAST))
            row[column + place] = i16(i64(said[place] * STEPS))
            seat += 1
            if seat == places:
                seat = 0
        return True


@final
class LearnedJudgement(Judgement[Any]):
    """Asks the first judgement, then the network for this number of players, if there is one."""

    def __init__(self, sight: Sight, kept: dict[int, tuple[Shape, list[float]]]) -> None:
        super().__init__(sight.first.weights)
        self.first = sight.first
        self.sight = sight
        self.kept = kept  # by number of players
        self.networks: dict[int, Network] = {}  # those that were needed so far
        self.players: i64 = 0  # for whom the network is
        self.network: Network | None = None

    def shares(self, p: Position, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        players = p.players
        if players != self.players:
            self.choose(players)
        network = self.network
        if network is None:
            self.first.shares(p, eye, out)
            return
        if not self.sight.write(p, eye, network.row, network.said):
            said = self.sight.shares
            for seat in range(players):
                out[seat] = said[seat]
            return
        network.look()
        network.tell()
        spread(network.out, eye, players, out)

    def taste(self, p: Position, eye: i64, out: vec[float]) -> None:
        """Add what the first judgement wishes for beside the win."""
        self.first.taste(p, eye, out)

    def choose(self, players: i64) -> None:
        """Take the network for so many players; ValueError if the columns mean something else."""
        count = int(players)
        if count in self.kept and count not in self.networks:
            shape, floats = self.kept[count]
            if shape.names != digest(self.sight.names(count)):
                raise ValueError(f"The network for {count} players sees another observation.")
            self.networks[count] = Network(shape.layers(floats))
        self.players = players
        self.network = self.networks.get(count)


def learned(first: Judgement[Any], observation: Observation[Any], whole: bytes) -> LearnedJudgement:
    """Return a judgement with the networks of a file."""
    return LearnedJudgement(Sight(first, observation), read(whole)[1])


def spread(told: vec[float], eye: i64, players: i64, out: vec[float]) -> None:
    """Write shares of the seats, 1 in all, from logarithms for the places from the eye on."""
    places = places_for(players)
    best = told[0]
    for place in range(places):
        best = max(best, told[place])
    total = 0.0
    for place in range(places):
        told[place] = exp(told[place] - best)
        total += told[place]
    seat = eye
    for place in range(players):
        out[seat] = told[place] / total
        seat += 1
        if seat == players:
            seat = 0
