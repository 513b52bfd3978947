"""Recorded games as Minari data sets: an episode for each seat of each game.

    from mercat.dataset import rows_of
    from mercat.envs.minari import create

    create("mercat/new_bedford/strong-v1", rows_of("games.jsonl"))

Requires the extra: pip install 'mercat[minari]'. The rows must have been recorded with their moves (`--journals`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from mercat.dataset import Row
from mercat.engine.game import Game
from mercat.engine.matches.beginning import chosen_options
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE
from mercat.envs import Extra, versioned
from mercat.games import find
from mercat.learning import Observer
from mercat.learning.rewards import returns_of

with Extra("minari"):
    import gymnasium
    import minari
    import numpy
    from minari.data_collector import EpisodeBuffer
    from numpy.typing import NDArray

    import mercat.envs.gymnasium  # noqa: F401  registers the environments

AT_ONCE: Final = 32                     # episodes written at a time
Kind = tuple[str, int, tuple[tuple[str, str], ...]]     # a game, the number of seats and the options


@dataclass
class Steps:
    """A seat's observations (rows and masks) and actions in a game. There is one more observation than actions, for the end of
    the game."""

    seat: int
    rows: list[NDArray[numpy.float32]] = field(default_factory=list)
    masks: list[NDArray[numpy.int8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)

    def episode(self, number: int, value: float) -> EpisodeBuffer:
        """Return the steps as an episode buffer for Minari. The last observation is made at the end of the game, when no action
        is legal."""
        many = len(self.actions)
        rewards = numpy.zeros(many, numpy.float32)
        rewards[-1:] = value
        ends = numpy.arange(many) == many - 1
        return EpisodeBuffer(id=number, observations=numpy.stack(self.rows), actions=numpy.array(self.actions, numpy.int64),
                             rewards=rewards, terminations=ends, truncations=numpy.zeros(many, numpy.bool_),
                             infos={"action_mask": numpy.stack(self.masks), "seat": numpy.full(many + 1, self.seat)})


def steps_of(row: Row) -> tuple[list[Steps], list[float]]:
    """Return the steps and the return of each seat of a recorded game. Raise ValueError for another version of the rules or
    components, and for moves that do not fit."""
    game, seats = find(row["game"]), int(row["seats"])
    if (row["rules"], row["components"]) != (int(game.version), game.digest):
        raise ValueError(f"{game.name} was played by rules {row['rules']} and components {row['components']}, not by these")
    options = chosen_options(game, seats, {one["name"]: one["value"] for one in row["options"]})
    state, moves = game.first(seats, options), Moves()
    observer, held = Observer(game, seats, options), [Steps(seat) for seat in range(seats)]
    game.rules.advance(state, moves)
    for number, line in enumerate(row["journal"], 1):
        move, seat = game.vocabulary.parse(line.partition(" ")[2]), int(game.rules.to_move(state))
        if not moves.has(move):
            raise ValueError(f"move {number} of the game with the seed {row['seed']} is not legal: {line}")
        if seat != NATURE:
            held[seat].rows.append(seen(observer, state, seat))
            held[seat].masks.append(mask(game, moves))
            held[seat].actions.append(int(game.vocabulary.number(move)))
        game.rules.apply(state, move, moves)
    if moves.count > 0:
        raise ValueError(f"the game with the seed {row['seed']} is not over after its moves")
    for one in held:
        one.rows.append(seen(observer, state, one.seat))
        one.masks.append(mask(game, moves))
    return held, returns_of(game.scores(state))


def seen(observer: Observer, state: Any, seat: int) -> NDArray[numpy.float32]:
    return numpy.frombuffer(observer.row(state, seat), numpy.float32)


def mask(game: Game[Any], moves: Moves) -> NDArray[numpy.int8]:
    """Return an array with 1 for each legal action."""
    made = numpy.zeros(int(game.vocabulary.size), numpy.int8)
    made[[int(game.vocabulary.number(move)) for move in moves.listed()]] = 1
    return made


def episodes(rows: Iterable[Row]) -> Iterator[EpisodeBuffer]:
    """Yield an episode for each seat that made at least one decision in a game. Episodes are numbered from 0."""
    number = 0
    for row in rows:
        held, values = steps_of(row)
        for one in held:
            if one.actions:
                yield one.episode(number, values[one.seat])
                number += 1


def create(name: str, rows: Iterable[Row], description: str = "", **about: str) -> minari.MinariDataset:
    """Write recorded games as a Minari data set with this name. All of them must be of one board game, with the same number of
    seats and the same options.

    `about` is passed to `minari.create_dataset_from_buffers` (author, algorithm_name ...). Raise ValueError if there are no games
    or if they are not of one kind, if the name is taken or invalid, and for the reasons given in `steps_of`.
    """
    kinds: set[Kind] = set()

    def of_one_kind() -> Iterator[Row]:
        for row in rows:
            kinds.add((row["game"], row["seats"], tuple((option["name"], option["value"]) for option in row["options"])))
            if len(kinds) > 1:
                raise ValueError("a data set of Minari holds one game with the same seats and options")
            yield row

    made, waiting = None, list[EpisodeBuffer]()
    for episode in episodes(of_one_kind()):
        waiting.append(episode)
        if len(waiting) == AT_ONCE:
            made, waiting = written(made, name, kinds, waiting, description, about), []
    if waiting:
        made = written(made, name, kinds, waiting, description, about)
    if made is None:
        raise ValueError("there is no game in these rows")
    return made


def written(made: minari.MinariDataset | None, name: str, kinds: set[Kind], some: list[EpisodeBuffer],
            description: str, about: dict[str, str]) -> minari.MinariDataset:
    """Return the data set with these episodes added. If there is no data set yet, create it."""
    if made is not None:
        made.storage.update_episodes(some)
        return minari.load_dataset(name)
    (game, seats, options), = kinds
    env = gymnasium.make(f"mercat.envs.gymnasium:mercat/{versioned(find(game))}", seats=seats, options=dict(options))
    return minari.create_dataset_from_buffers(name, some, env=env, description=description, **about)
