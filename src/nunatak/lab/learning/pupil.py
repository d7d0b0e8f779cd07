"""A network that learns, in NumPy: the same that bots then play with, in compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from nunatak.engine.networks import MEASURED, TOLD_APART, Shape, digest
from nunatak.lab.learning.selfplay import Floats, Rows

MANY = 16  # values beyond which a column is measured, not told apart value by value
BATCH = 512
DECAY = 0.2  # what weights lose by themselves, so that they stay small
MOMENTUM = (0.9, 0.999)


def shape_for(rows: Rows, names: Sequence[str], places: int, units: int, second: int) -> Shape:
    """Return a shape whose columns suit what was seen."""
    low = [int(value) for value in rows.min(axis=0)]
    high = [int(value) for value in rows.max(axis=0)]
    kinds = "".join(
        TOLD_APART if most - least < MANY else MEASURED
        for least, most in zip(low, high, strict=True)
    )
    return Shape(low, high, kinds, units, second, places, digest(names))


class Pupil:
    """A network that is being taught."""

    def __init__(self, shape: Shape, seed: int) -> None:
        self.shape = shape
        luck = np.random.default_rng(seed)
        width = len(shape.low)
        first = luck.normal(0, 1 / np.sqrt(width), (shape.kept_rows(), shape.units))
        middle = luck.normal(0, np.sqrt(2 / shape.units), (shape.units, shape.second))
        self.parts: list[Floats] = [
            first.astype(np.float32),
            np.full(shape.units, 0.1, np.float32),
            middle.astype(np.float32),
            np.full(shape.second, 0.1, np.float32),
            np.zeros((shape.second, shape.places), np.float32),  # it begins as the first judgement
            np.zeros(shape.places, np.float32),
            np.ones(1, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.low = np.array(shape.low, dtype=np.int64)
        self.high = np.array(shape.high, dtype=np.int64)
        measured = np.array([kind == MEASURED for kind in shape.kinds])
        sizes = np.where(measured, 1, self.high - self.low + 1)
        self.start = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.measured = np.flatnonzero(measured)
        self.apart = np.flatnonzero(~measured)

    def inputs(self, rows: Rows) -> Floats:
        """Return rows as the first layer has them: 1 for a value met, a part where measured."""
        values = np.clip(rows, self.low, self.high) - self.low
        found = np.zeros((len(rows), self.shape.kept_rows()), np.float32)
        there = self.start[self.apart] + values[:, self.apart]
        found[np.arange(len(rows))[:, None], there] = 1
        spans = np.maximum(self.high - self.low, 1)[self.measured]
        found[:, self.start[self.measured]] = values[:, self.measured] / spans
        return found

    def shares(self, rows: Rows, said: Floats) -> Floats:
        """Return the share of every place."""
        found = [
            self.forward(self.inputs(rows[at : at + 4096]), said[at : at + 4096])[-1]
            for at in range(0, len(rows), 4096)
        ]
        return np.concatenate(found) if found else np.zeros((0, self.shape.places), np.float32)

    def forward(self, inputs: Floats, said: Floats) -> tuple[Floats, Floats, Floats]:
        """Return what the layers tell: the first, the second, and shares."""
        first, bias, middle, middle_bias, outputs, last, gain = self.parts
        one = np.maximum(inputs @ first + bias, 0)
        two = np.maximum(one @ middle + middle_bias, 0)
        told = two @ outputs + last + gain * said
        told -= told.max(axis=1, keepdims=True)
        shares = np.exp(told)
        return one, two, shares / shares.sum(axis=1, keepdims=True)

    def learn(self, rows: Rows, said: Floats, targets: Floats, rate: float) -> float:
        """Take one step towards the targets, and return how surprising they were."""
        inputs = self.inputs(rows)
        one, two, shares = self.forward(inputs, said)
        loss = float(-(targets * np.log(shares + 1e-9)).sum(axis=1).mean())
        wrong = (shares - targets) / np.float32(len(rows))
        _, _, middle, _, outputs, _, _ = self.parts
        back_two = (wrong @ outputs.T) * (two > 0)
        back_one = (back_two @ middle.T) * (one > 0)
        self.move(
            [
                inputs.T @ back_one,
                back_one.sum(axis=0),
                one.T @ back_two,
                back_two.sum(axis=0),
                two.T @ wrong,
                wrong.sum(axis=0),
                np.array([(wrong * said).sum()], np.float32),
            ],
            rate,
        )
        return loss

    def move(self, slopes: list[Any], rate: float) -> None:
        """Move all weights against their slopes, as Adam does."""
        self.steps += 1
        mean_part, square_part = MOMENTUM
        correction = np.sqrt(1 - square_part**self.steps) / (1 - mean_part**self.steps)
        for part, mean, square, slope in zip(
            self.parts, self.means, self.squares, slopes, strict=True
        ):
            mean += (1 - mean_part) * (slope - mean)
            square += (1 - square_part) * (slope * slope - square)
            part -= rate * correction * mean / (np.sqrt(square) + 1e-8)
            if part.ndim > 1:
                part *= 1 - rate * DECAY

    def floats(self) -> list[float]:
        """Return all weights, in the order in which files keep them."""
        found: list[float] = []
        for part in self.parts:
            found += [float(weight) for weight in part.reshape(-1)]
        return found

    def state(self) -> dict[str, npt.NDArray[Any]]:
        """Return all that is needed to go on from here."""
        found: dict[str, npt.NDArray[Any]] = {"steps": np.array(self.steps)}
        for name, parts in (("part", self.parts), ("mean", self.means), ("square", self.squares)):
            found |= {f"{name}{i}": part for i, part in enumerate(parts)}
        return found

    def restore(self, state: Any) -> None:
        """Go on from there."""
        self.steps = int(state["steps"])
        for name, parts in (("part", self.parts), ("mean", self.means), ("square", self.squares)):
            for i, part in enumerate(parts):
                part[...] = state[f"{name}{i}"]
