"""The training positions of a run, with their targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercat.bots.training.value.network import Floats
from mercat.bots.training.value.samples import Samples


class ReplayBuffer:
    """The latest samples for one number of players; the oldest are overwritten first."""

    def __init__(self, places: int, outputs: int, size: int) -> None:
        self.inputs: NDArray[np.int32] = np.zeros((size, places), np.int32)
        self.targets: Floats = np.zeros((size, outputs), np.float32)
        self.filled = self.next = 0

    def add(self, samples: Samples) -> None:
        for start in range(0, len(samples.inputs), len(self.inputs)):
            inputs, targets = samples.inputs[start:], samples.targets[start:]
            at = (self.next + np.arange(len(inputs))) % len(self.inputs)
            self.inputs[at], self.targets[at] = inputs, targets
            self.next = int(at[-1] + 1) % len(self.inputs)
            self.filled = min(len(self.inputs), self.filled + len(inputs))

    def kept(self, seats: int) -> dict[str, Any]:
        """Return the samples, to be stored in a file with the samples for all numbers of players."""
        return {f"inputs{seats}": self.inputs[:self.filled], f"targets{seats}": self.targets[:self.filled],
                f"next{seats}": self.next}

    def restore(self, kept: Mapping[str, Any], seats: int) -> None:
        """Restore the samples returned by `kept`. Raise KeyError if some are missing, and ValueError if there are more than fit
        or if they have other inputs."""
        inputs = kept[f"inputs{seats}"]
        self.filled = len(inputs)
        self.inputs[:self.filled], self.targets[:self.filled] = inputs, kept[f"targets{seats}"]
        self.next = int(kept[f"next{seats}"])
