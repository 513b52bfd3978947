"""The network for a value being trained, with NumPy (extra `train`): one hidden layer, fitted to targets by Adam."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercat.engine.advice.inputs import LEAK, OUT_SCALE, WEIGHT_SCALE, InputLayout

Floats = NDArray[np.float32]
LEAKING = np.float32(1 / 2 ** int(LEAK))
BETAS = (0.9, 0.999)                    # the decay rates of Adam
DECAY = 1e-5                            # weight decay, for a learning rate of 1
UNSEEN = 100.0                          # the assumed size of a number that is 0 in all samples
CLIP = 1.0                              # the largest gradient of an error
UNITS_IN = 3                            # number of `parts`, the first ones, whose last dimension is the hidden units


class Expansion:
    """A conversion of sheets (the inputs of positions, in which a kind is a single number) to arrays with one column for every
    row of weights."""

    def __init__(self, layout: InputLayout, seats: int) -> None:
        self.rows = layout.rows
        places = range(layout.places(seats))
        kinds = np.array([layout.kinds_of(place) for place in places])
        self.starts = np.array([layout.start_of(place) for place in places])
        self.numbers = np.flatnonzero(kinds == 1)
        self.kinds = np.flatnonzero(kinds > 1)
        # opponents share their weights: their numbers are added up
        order = np.argsort(self.starts[self.numbers], kind="stable")
        self.numbers = self.numbers[order]
        self.columns, self.first = np.unique(self.starts[self.numbers], return_index=True)

    def __call__(self, sheets: NDArray[Any]) -> Floats:
        """Return an array [sheet, column] for an array of sheets [sheet, place]."""
        wide = np.zeros((len(sheets), self.rows), np.float32)
        wide[:, self.columns] = np.add.reduceat(sheets[:, self.numbers].astype(np.float32), self.first, axis=1)
        lines = np.arange(len(sheets))
        for place in self.kinds:
            kind = sheets[:, place]
            there = kind >= 0
            wide[lines[there], self.starts[place] + kind[there]] += 1.0
        return wide


class TrainedNetwork:
    """The weights as floats, with Adam's moments of their gradients. Inputs are first divided by `scale`.

    If `averaged` is above 0, `numbers` are averages of the weights over approximately that many of the latest steps.
    """

    def __init__(self, columns: int, hidden: int, outputs: int, seed: int, averaged: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.hidden, self.outputs = hidden, outputs
        self.scale: Floats = np.ones(columns, np.float32)
        self.first: Floats = (random.standard_normal((columns, hidden)) * np.sqrt(1 / 60)).astype(np.float32)
        self.bias: Floats = np.zeros(hidden, np.float32)
        self.second: Floats = np.zeros((outputs, hidden), np.float32)
        self.skip: Floats = np.zeros((columns, outputs), np.float32)
        self.out_bias: Floats = np.zeros(outputs, np.float32)
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.averaged = averaged
        self.averages = [part.copy() for part in self.parts]
        self.steps = 0

    @property
    def parts(self) -> list[Floats]:
        return [self.first, self.bias, self.second, self.skip, self.out_bias]

    def set_scale(self, wide: Floats, numbers: NDArray[Any]) -> None:
        """Set the usual size of every column from a sample; `numbers` are the columns that are not kinds.

        Columns that are always 0 in the sample begin with weight 0.
        """
        sizes = np.sqrt((wide ** 2).sum(0) / np.maximum(1, (wide != 0).sum(0)))
        self.scale = np.where(sizes > 0, sizes, 1).astype(np.float32)
        self.scale[numbers] = np.where(sizes > 0, sizes, UNSEEN)[numbers]
        self.first[sizes == 0] = 0

    def take(self, numbers: array[int], known: int) -> None:
        """Start with the weights of a trained network (`Trained.numbers`) that has `known` hidden units, at the current scale.

        Further units start with output weights of zero. Raise ValueError for a network with more units than this one.
        """
        if known > self.hidden:
            raise ValueError(f"{known} hidden units do not fit in {self.hidden}")
        width = known + self.outputs
        every = np.array(numbers)
        wide, biases, second = np.split(every, np.cumsum([len(self.first) * width, width]))
        wide = wide.reshape(-1, width) / WEIGHT_SCALE * self.scale[:, None]
        self.first[:, :known], self.skip[...] = wide[:, :known], wide[:, known:]
        self.bias[:known], self.out_bias[...] = biases[:known] / WEIGHT_SCALE, biases[known:] / WEIGHT_SCALE
        self.second[...] = 0
        self.second[:, :known] = second.reshape(-1, known) / OUT_SCALE
        self.averages = [part.copy() for part in self.parts]

    def values(self, wide: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Return the outputs, the scaled inputs, and the hidden units before and after activation by a leaky ReLU."""
        inputs: Floats = wide / self.scale
        sums: Floats = inputs @ self.first + self.bias
        units: Floats = np.where(sums > 0, sums, LEAKING * sums)
        outputs: Floats = units @ self.second.T + inputs @ self.skip + self.out_bias
        return outputs, inputs, sums, units

    def learn(self, wide: Floats, targets: Floats, rate: float) -> float:
        """Take one step of Adam towards the targets; return the mean squared error before the step."""
        outputs, inputs, sums, units = self.values(wide)
        errors = outputs - targets
        gradient = np.clip(errors, -CLIP, CLIP) / np.float32(len(wide))     # of the outputs
        hidden = (gradient @ self.second) * np.where(sums > 0, np.float32(1), LEAKING)
        gradients = [inputs.T @ hidden, hidden.sum(0), gradient.T @ units, inputs.T @ gradient, gradient.sum(0)]
        self.steps += 1
        rate_now = np.float32(rate * np.sqrt(1 - BETAS[1] ** self.steps) / (1 - BETAS[0] ** self.steps))
        for part, mean, square, gradient in zip(self.parts, self.means, self.squares, gradients, strict=True):
            mean += np.float32(1 - BETAS[0]) * (gradient - mean)
            square += np.float32(1 - BETAS[1]) * (gradient * gradient - square)
            part -= rate_now * mean / (np.sqrt(square) + np.float32(1e-7)) + np.float32(rate * DECAY) * part
        for part, average in zip(self.parts, self.averages, strict=True):
            average += (part - average) / np.float32(max(1, min(self.steps, self.averaged)))
        return float((errors * errors).mean())

    def numbers(self) -> array[int]:
        """Return the weights as integers, in the order of `Trained.numbers`."""
        first, bias, second, skip, out_bias = self.averages if self.averaged else self.parts
        wide = np.concatenate([first, skip], 1) / self.scale[:, None] * WEIGHT_SCALE
        biases = np.concatenate([bias, out_bias]) * WEIGHT_SCALE
        every = np.concatenate([wide.ravel(), biases, (second * OUT_SCALE).ravel()])
        return array("i", np.clip(np.rint(every), -2 ** 31, 2 ** 31 - 1).astype(np.int32).tolist())

    def state(self) -> dict[str, Any]:
        """Return the weights and the state of the optimiser, for a checkpoint."""
        kept: dict[str, Any] = {"scale": self.scale, "steps": self.steps}
        for place, (part, mean, square) in enumerate(zip(self.parts, self.means, self.squares, strict=True)):
            kept |= {f"part{place}": part, f"mean{place}": mean, f"square{place}": square}
            if self.averaged:
                kept[f"average{place}"] = self.averages[place]
        return kept

    def restore(self, kept: Any) -> None:
        """Continue from the result of `state()`. The stored network may have fewer hidden units; the additional units start with
        output weights of zero. Raise ValueError if the stored network has more hidden units, or other inputs."""
        known = len(kept["part1"])          # hidden units
        if len(kept["part0"]) != len(self.first):
            raise ValueError(f"a network of {len(kept['part0'])} rows of weights, not {len(self.first)}")
        if known > self.hidden:
            raise ValueError(f"{known} hidden units do not fit in {self.hidden}")
        self.scale, self.steps = kept["scale"], int(kept["steps"])
        self.first[~kept["part0"].any(axis=1)] = 0      # inputs that no sample has shown yet
        self.second[...] = 0
        for place, (part, mean, square) in enumerate(zip(self.parts, self.means, self.squares, strict=True)):
            old = (..., slice(known if place < UNITS_IN else None))
            part[old], mean[old], square[old] = kept[f"part{place}"], kept[f"mean{place}"], kept[f"square{place}"]
            self.averages[place] = part.copy()
            self.averages[place][old] = kept.get(f"average{place}", kept[f"part{place}"])
