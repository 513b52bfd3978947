"""A tree search with settings from a file, for comparisons: `search:400@FILE`.

The file is a JSON object. Its keys are fields of SearchSettings; missing fields have the values in the game's advice. Further
keys are:

policy      "none": the playouts use the uncorrected priors; otherwise the path of a file of policy weights, relative to this file
keeps_tree  true: the search continues from the tree of the match's last decision, as it does with a time limit
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from mercat.engine.advice.evaluation import TO_THE_END, SearchSettings
from mercat.engine.advice.policy import Policy
from mercat.engine.game import Game

LIMITS: Mapping[str, tuple[float, float]] = {       # ranges of the numeric fields: integers, except for the fields in REAL
    "horizon": (-1, 10_000), "following": (0, 10_000), "exploration": (0, 1_000), "roots": (0, 10),
    "margin": (0, 1_000_000_000)}
REAL = {"exploration"}
SWITCHES = ("guided",)
KNOWN = (*LIMITS, *SWITCHES, "policy", "keeps_tree")
NONE = "none"
LARGEST = 1_000_000                     # bytes of a settings file


class UnusableSettings(ValueError):
    """The error for an invalid settings file: there is no such `setting`, or it cannot have this `value`.

    `setting` and `value` are empty if the whole file is invalid.
    """

    def __init__(self, message: str, setting: str = "", value: str = "") -> None:
        super().__init__(message)
        self.setting, self.value = setting, value


@dataclass(frozen=True, eq=False)
class Tuned:
    """The settings of a search, read from a file. For settings and weights that are missing, the values in the game's advice
    apply."""

    settings: SearchSettings | None = None
    policy: Policy[Any] | None = None
    weights: Mapping[str, int] | None = None            # the weights of the policy, by name
    keeps_tree: bool = False
    digest: str = ""                    # the digest of the file and of the weights file that it names

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Make the policy use these weights within the context."""
        if self.policy is None or self.weights is None:
            yield
            return
        before = self.policy.weights
        self.policy.take(self.weights)
        try:
            yield
        finally:
            self.policy.use(before)


AS_USUAL = Tuned()


def tuned(game: Game[Any], path: str) -> Tuned:
    """Return the settings in a file for a search of this game. Raise OSError if the file cannot be read, and UnusableSettings for
    invalid settings."""
    return read_once(game.plain, path)


@lru_cache(64)
def read_once(game: Game[Any], path: str) -> Tuned:
    said = read_object(Path(path))
    for name in said:
        if name not in KNOWN:
            raise UnusableSettings(f"there is no setting {name!r}; there are {', '.join(KNOWN)}", name)
    policy = game.policy
    weights = weights_in(policy, Path(path), said["policy"]) if "policy" in said else None
    content = json.dumps([said, weights], sort_keys=True).encode()
    return Tuned(settings_of(game, said), policy, weights, switch("keeps_tree", said.get("keeps_tree", False)),
                 blake2b(content, digest_size=8).hexdigest())


def read_object(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file. Raise OSError if the file cannot be read, and UnusableSettings if it contains anything
    else."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)                # a device such as /dev/zero has no end
    try:
        said = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise UnusableSettings(f"{path} is not a JSON file") from error
    if not isinstance(said, dict):
        raise UnusableSettings(f"{path} is not a JSON object")
    return said


def settings_of(game: Game[Any], said: Mapping[str, object]) -> SearchSettings:
    """Return the settings in the game's advice, overridden by the settings in a file. Raise UnusableSettings if those in the file
    are invalid."""
    usual = TO_THE_END if game.advice is None else game.advice.settings()
    values: dict[str, Any] = {name: getattr(usual, name) for name in (*LIMITS, *SWITCHES)}
    for name in values.keys() & said.keys():
        values[name] = switch(name, said[name]) if name in SWITCHES else number(name, said[name])
    return SearchSettings(**values)


def switch(name: str, value: object) -> bool:
    """Return the value of a setting that is true or false. Raise UnusableSettings for anything else."""
    if not isinstance(value, bool):
        raise UnusableSettings(f"{name} is true or false", name, json.dumps(value))
    return value


def number(name: str, value: object) -> float:
    """Return the value of a numeric setting. Raise UnusableSettings if the value is not a number, or out of range."""
    low, high = LIMITS[name]
    kinds = (int, float) if name in REAL else (int,)
    if isinstance(value, kinds) and not isinstance(value, bool) and low <= value <= high:
        return float(value) if name in REAL else value
    kind = "number" if name in REAL else "whole number"
    raise UnusableSettings(f"{name} is a {kind} from {low} to {high}", name, json.dumps(value))


def weights_in(policy: Policy[Any] | None, path: Path, named: object) -> Mapping[str, int]:
    """Return the weights in the policy file that the settings file at `path` names (`named`). Raise OSError if the policy file
    cannot be read, and UnusableSettings if it contains no weights."""
    if policy is None or not isinstance(named, str):
        raise UnusableSettings(f'policy is "{NONE}" or a file, where a game has a policy', "policy", json.dumps(named))
    if named == NONE:
        return {}
    weights = read_object(path.parent / named).get("weights")
    if not isinstance(weights, dict) or not all(type(weight) is int for weight in weights.values()):
        raise UnusableSettings(f"{named} is not a file of weights of a policy", "policy", json.dumps(named))
    return weights
