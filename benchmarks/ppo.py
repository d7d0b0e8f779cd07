"""A masked PPO that learns from nothing by playing itself, to hold beside what searches.

    python benchmarks/ppo.py antartik --players 2 --minutes 30 --out build/ppo.npz
    NUNATAK_PPO=build/ppo.npz nunatak arena antartik --bots benchmarks/ppo.py:Taught,navigator

Minutes are those of a processor. It needs NumPy alone; for such small networks that is enough.
"""

import os
import time
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

import nunatak
from nunatak.games.description import game_of
from nunatak.rl.observing import observation_of
from nunatak.rl.vector import VectorEnv

Floats = NDArray[np.float32]
GAMES, STEPS, PASSES, BATCH, UNITS = 64, 64, 3, 512, 128
LAMBDA, CLIP, ENTROPY, VALUE, RATE = 0.95, 0.2, 0.01, 0.5, 5e-4


class Net:
    """Two layers of tanh; in the end a number for each option, and what the seat will win."""

    def __init__(self, inputs: int, options: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        sizes = [inputs, UNITS, UNITS, options + 1]
        self.parts: list[Any] = []
        for a, b in pairwise(sizes):
            small = 0.01 if b == options + 1 else 1.0
            self.parts += [luck.normal(0, small / a**0.5, (a, b)).astype(np.float32)]
            self.parts += [np.zeros(b, np.float32)]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def tell(self, seen: Floats, masks: NDArray[Any]) -> tuple[Floats, Floats, Floats, Floats]:
        """Return both layers, the chances of every option, and values."""
        w1, b1, w2, b2, w3, b3 = self.parts
        one = np.tanh(seen @ w1 + b1)
        two = np.tanh(one @ w2 + b2)
        out = two @ w3 + b3
        likely = np.where(masks != 0, out[:, :-1], -1e9)
        likely = np.exp(likely - likely.max(axis=1, keepdims=True))
        return one, two, likely / likely.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Floats, masks: Floats, took: Any, before: Floats, gain: Any, goal: Any,
              rate: float) -> None:  # fmt: skip
        """Take a step of PPO on some choices."""
        one, two, likely, values = self.tell(seen, masks)
        rows = np.arange(len(took))
        ratio = likely[rows, took] / before
        kept = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = np.zeros((len(took), likely.shape[1] + 1), np.float32)
        pull = (kept * ratio * gain)[:, None]
        slope[:, :-1] = likely * pull
        slope[rows, took] -= pull[:, 0]
        log = np.log(likely + 1e-9)
        slope[:, :-1] += ENTROPY * likely * (log - (likely * log).sum(axis=1, keepdims=True))
        slope[:, -1] = VALUE * (values - goal)
        slope /= len(took)
        _, _, w2, _, w3, _ = self.parts
        back2 = (slope @ w3.T) * (1 - two * two)
        back1 = (back2 @ w2.T) * (1 - one * one)
        slopes = [seen.T @ back1, back1.sum(0), one.T @ back2, back2.sum(0), two.T @ slope]
        self.steps += 1
        for i, d in enumerate([*slopes, slope.sum(0)]):
            self.mean[i] += 0.1 * (d - self.mean[i])
            self.square[i] += 0.001 * (d * d - self.square[i])
            fair = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            self.parts[i] -= rate * fair * self.mean[i] / (np.sqrt(self.square[i]) + 1e-6)


def gains(env: VectorEnv, played: list[Any], last: Floats) -> tuple[Floats, Floats]:
    """Return by how much choices did better than was thought, and what was won in the end."""
    every = np.arange(env.size)
    value, gain, paid = (np.full((env.size, env.players), each) for each in (np.nan, 0.0, 0.0))
    value[every, env.actors] = last  # of whoever chooses later, nothing is known yet
    found = np.zeros((len(played), env.size), np.float32)
    for t in range(len(played) - 1, -1, -1):
        _, _, actors, _, _, worth, over, rewards = played[t]
        value[over], gain[over], paid[over] = 0.0, 0.0, rewards[over]
        missed = np.nan_to_num(paid[every, actors] + value[every, actors] - worth)
        found[t] = gain[every, actors] = missed + LAMBDA * gain[every, actors]
        value[every, actors], paid[every, actors] = worth, 0.0
    return found, found + np.stack([each[5] for each in played])


def rollouts(env: VectorEnv, net: Net, scale: Floats, seed: int) -> Iterator[list[Any]]:
    """Play on for ever, and yield what was seen, chosen and won, so many steps at a time."""
    luck, every = np.random.default_rng(seed), np.arange(env.size)
    while True:
        played = []
        for _ in range(STEPS):
            np.maximum(scale, np.abs(env.observations).max(axis=0), out=scale)
            seen, masks, actors = env.observations / scale, env.masks.copy(), env.actors.copy()
            _, _, likely, worth = net.tell(seen, masks)
            took = (likely.cumsum(axis=1) > luck.random((env.size, 1))).argmax(axis=1)
            took = np.where(masks[every, took] != 0, took, masks.argmax(axis=1))
            env.step(took)
            over = env.over.astype(bool)
            chance = likely[every, took]
            played.append([seen, masks, actors, took, chance, worth, over, env.rewards.copy()])
        yield played


def main(
    game: str,
    players: Annotated[int, typer.Option()] = 2,
    minutes: Annotated[float, typer.Option(help="of a processor")] = 30,
    seed: Annotated[int, typer.Option()] = 1,
    out: Annotated[Path, typer.Option()] = Path("build/ppo.npz"),
) -> None:
    """Learn a game for so long, and keep the network."""
    env = VectorEnv(game, players, GAMES, seed)
    net = Net(len(env.names), env.masks.shape[1], seed)
    scale = np.ones(len(env.names), np.float32)
    luck, told, choices, ended = np.random.default_rng(seed), 0.0, 0, 0
    began = time.process_time()
    for played in rollouts(env, net, scale, seed):
        spent = (time.process_time() - began) / 60
        last = net.tell(env.observations / scale, env.masks)[3]
        better, goal = (each.reshape(-1) for each in gains(env, played, last))
        seen, masks, _, took, before = (np.concatenate([x[i] for x in played]) for i in range(5))
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(PASSES):
            for some in np.split(luck.permutation(len(took)), len(took) // BATCH):
                rate = RATE * max(0.05, 1 - spent / minutes)
                net.learn(seen[some], masks[some], took[some], before[some], better[some],
                          goal[some], rate)  # fmt: skip
        choices, ended = choices + len(took), ended + sum(int(each[6].sum()) for each in played)
        if spent >= minutes or spent - told > minutes / 20:
            told = spent
            print(f"{spent:.1f} minutes, {choices} choices, {ended} games", flush=True)
            out.parent.mkdir(parents=True, exist_ok=True)
            np.savez(out, scale=scale, **{f"part{i}": part for i, part in enumerate(net.parts)})
        if spent >= minutes:
            return


@cache
def kept(path: str) -> tuple[Net, Floats]:
    """Return the network of a file, and by what is divided what it sees."""
    with np.load(path) as file:
        net = Net(len(file["scale"]), len(file["part5"]) - 1, 0)
        net.parts = [file[f"part{i}"] for i in range(6)]
        return net, file["scale"]


class Taught:
    """Chooses what the network thinks likeliest, without looking further."""

    def choose(self, p: nunatak.Position, seat: int, rng: nunatak.Rng) -> int:
        """Return an option of the seat."""
        net, scale = kept(os.environ.get("NUNATAK_PPO", "build/ppo.npz"))
        row = vec[i16]([i16(0)] * len(scale))
        observation_of(game_of(p)).write(p, seat, row, 0)
        options = p.options()
        masks = np.zeros((1, len(net.parts[5]) - 1), np.uint8)
        masks[0, options] = 1
        seen = (np.array(memoryview(row))[None] / scale).astype(np.float32)
        return max(options, key=lambda option: net.tell(seen, masks)[2][0, option])


if __name__ == "__main__":
    typer.run(main)
