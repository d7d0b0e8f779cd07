"""Small networks in plain Python: what they tell, and the file that keeps them."""

import math
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import nunatak
from nunatak.engine.learned import LearnedJudgement, Sight, learned
from nunatak.engine.network import Layers, Network
from nunatak.engine.networks import MEASURED, TOLD_APART, Shape, digest, file_of, read, written
from nunatak.engine.playout import Buffers, pick, play_out

LOW, HIGH = [0, -3, 2], [4, 300, 2]
KINDS = TOLD_APART + MEASURED + TOLD_APART
UNITS, SECOND, PLACES = 6, 4, 3


def a_shape(names: str = "abc") -> Shape:
    return Shape(LOW, HIGH, KINDS, UNITS, SECOND, PLACES, names)


def some_floats(shape: Shape, seed: int = 1, spread: float = 0.5) -> list[float]:
    luck = random.Random(seed)
    return [luck.gauss(0, spread) for _ in range(sum(shape.sizes()))]


def told(network: Network, row: list[int], said: list[float]) -> list[float]:
    for column, value in enumerate(row):
        network.row[column] = i16(value)
    for place, word in enumerate(said):
        network.said[place] = word
    network.look()
    network.tell()
    return list(network.out)


def by_definition(layers: Layers, row: list[int], said: list[float]) -> list[float]:
    """The same in floats, without any table or difference."""
    units, second = len(layers.bias), len(layers.middle_bias)
    sums = list(layers.bias)
    at = 0
    for low, high, value in zip(layers.low, layers.high, row, strict=True):
        mine = (at + min(max(value, low), high) - low) * units
        for unit in range(units):
            sums[unit] += layers.rows[mine + unit]
        at += high - low + 1
    middle = list(layers.middle_bias)
    for unit in range(units):
        for i in range(second):
            middle[i] += max(sums[unit], 0) * layers.middle[unit * second + i]
    found = [last + layers.gain * word for last, word in zip(layers.last, said, strict=True)]
    for i in range(second):
        for place in range(len(found)):
            found[place] += max(middle[i], 0) * layers.outputs[i * len(found) + place]
    return found


def test_a_network_tells_what_its_layers_say_whatever_it_saw_before() -> None:
    shape = a_shape()
    layers = shape.layers(some_floats(shape))
    network = Network(layers)
    luck = random.Random(2)
    for _ in range(200):
        row = [luck.randint(-9, 9), luck.randint(-99, 500), luck.randint(0, 4)]
        said = [luck.uniform(-5, 0) for _ in range(PLACES)]
        found = told(network, row, said)
        assert found == pytest.approx(by_definition(layers, row, said), abs=1e-2)
        assert found == told(Network(layers), row, said)  # to the last bit


def test_what_is_written_is_read_again() -> None:
    shape = a_shape()
    floats = some_floats(shape)
    whole = written({"by": "hand"}, {3: (shape, floats), 2: (shape, floats[::-1])})
    made, found = read(whole)
    assert made == {"by": "hand"}
    assert list(found) == [3, 2]
    assert found[3][0].document() == shape.document()
    assert found[3][1] == pytest.approx(floats, rel=1e-3, abs=1e-6)
    assert written(made, found) == whole


@pytest.mark.parametrize("spoilt", [b"", b"{}\n", b"PNG\n1234", b'{"nunatak network": 2}\n'])
def test_what_is_no_network_is_refused(spoilt: bytes) -> None:
    with pytest.raises(ValueError, match="no file of networks"):
        read(spoilt)


def test_a_file_that_was_cut_off_is_refused() -> None:
    shape = a_shape()
    whole = written({}, {2: (shape, some_floats(shape))})
    for spoilt in (whole[:-1], whole + b"\0\0"):
        with pytest.raises(ValueError, match="no file of networks"):
            read(spoilt)


def noise(name: str, players: int, seed: int = 1) -> tuple[Shape, list[float]]:
    """A network for a game that has learned nothing yet."""
    game = nunatak.game(name)
    names = Sight(game.minds.judgement(), game.minds.observation()).names(players)
    width = len(names)
    kinds, places = TOLD_APART * width, max(players, 2)
    shape = Shape([0] * width, [3] * width, kinds, 6, 4, places, digest(names))
    return shape, some_floats(shape, seed, 0.2)


def a_learned(name: str, players: int) -> LearnedJudgement:
    """A game's judgement with such a network."""
    minds = nunatak.game(name).minds
    whole = written({}, {players: noise(name, players)})
    return learned(minds.judgement(), minds.observation(), whole)


@pytest.mark.parametrize("name", nunatak.game_names())
def test_shares_of_a_network_are_shares_and_at_the_end_the_result(name: str) -> None:
    game = nunatak.game(name)
    for players in (game.players[0], game.players[-1]):
        judgement = a_learned(name, players)
        p: nunatak.Position = game.start(players)
        rng, buffers = nunatak.Rng(1), Buffers(len(game.vocabulary))
        out = vec[float]([0.0] * 8)
        for _ in range(40):
            p.apply(pick(p, rng, buffers))
        for eye in range(players):
            judgement.shares(p, eye, out)
            found = list(out)[:players]
            assert all(0 < share < 1 for share in found)
            assert players == 1 or math.isclose(sum(found), 1)
        play_out(p, rng, buffers)
        judgement.shares(p, 0, out)
        first = vec[float]([0.0] * 8)
        game.first_judgement.shares(p, 0, first)
        assert list(out) == list(first)


def test_a_number_of_players_without_a_network_is_judged_as_before() -> None:
    judgement = a_learned("antartik", 2)
    p = nunatak.game("antartik").start(players=3)
    first, out = vec[float]([0.0] * 8), vec[float]([0.0] * 8)
    nunatak.game("antartik").first_judgement.shares(p, 0, first)
    judgement.shares(p, 0, out)
    assert list(out) == list(first)


def test_a_network_for_another_observation_is_refused() -> None:
    game = nunatak.game("antartik")
    shape = a_shape("of something else")
    whole = written({}, {2: (shape, some_floats(shape))})
    judgement = learned(game.minds.judgement(), game.minds.observation(), whole)
    with pytest.raises(ValueError, match="another observation"):
        judgement.shares(game.start(players=2), 0, vec[float]([0.0] * 8))


@pytest.mark.parametrize("name", nunatak.game_names())
def test_a_network_beside_a_game_is_small_says_how_it_was_made_and_sees_the_game(name: str) -> None:
    game = nunatak.game(name)
    whole = file_of(game.package)
    if whole is None:
        assert game.judgement is game.first_judgement
        return
    made, networks = read(whole)
    assert len(whole) < 600_000
    assert made["by"].startswith(f"nunatak learn {name}")
    assert (made["rules"], made["edition"]) == (game.rules_version, game.edition)
    first, out = vec[float]([0.0] * 8), vec[float]([0.0] * 8)
    for players in networks:
        p = game.start(players)
        game.first_judgement.shares(p, 0, first)
        game.judgement.shares(p, 0, out)
        assert list(out)[:players] != list(first)[:players]
