"""Checks of a game in play: its laws in random games, the rows from which programs learn, and its advice to bots."""

from __future__ import annotations

import math
from collections.abc import Iterator
from copy import copy
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.conformance.random_games import by_advice, check_game, check_legality
from mercat.conformance.sentences import BrokenPromise, seen_in
from mercat.conformance.terms import Law, Terms, choices
from mercat.engine.game import Game
from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves

MOVES_TRIED: Final = 50                 # approximate number of moves tried for each line of a journal
STEPS: Final = 400                      # most steps of an episode
BOTS: Final = ("greedy", "search:4")
BOT_MOVES: Final = 4                    # moves of each bot
TOLD_EVERY: Final = 7                   # moves between two checks of the advice
MOST_VALUE: Final = 2**31               # highest value of a position, in hundredths of a point


def play(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check the engine's laws in random games, half of which follow the game's advice: see `mercat.conformance.random_games`."""
    players = [terms.player] if terms.player is not None else [None, by_advice] if game.advice is not None else [None]
    for seats, options in choices(game):
        for player in players:
            try:
                check_game(game, seats, options, games=terms.games, seed=terms.seed, law=laws(game, terms), player=player)
            except BrokenPromise as broken:
                yield seen_in(broken.match, f"{broken}. The same seed gives the same game: "
                              f"mercat.conformance.random_games.check_game(game, {seats}, {options}).")


def laws(game: Game[Any], terms: Terms) -> Law:
    """Return a function that checks the game's own law and, in every position of a small game or at intervals in a large one, the
    reasons for moves that are not offered."""
    every = max(1, int(game.vocabulary.size) // MOVES_TRIED)

    def law(match: Match[Any]) -> None:
        if match.to_move is not None and len(match.entries) % every == 0:
            check_legality(match)
        if terms.law is not None:
            terms.law(match)

    return law


def rows(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check the numbers from which programs learn: labels, masks, and rows that are identical for a copy of the match."""
    from mercat.learning import Episode

    plain = Episode(game, game.usual).observer.labels
    for option in game.options:
        for value in option.values:
            if (game.usual, {option.name: value}) in choices(game) \
                    and Episode(game, game.usual, {option.name: value}).observer.labels != plain:
                yield f"With {option.name}={value} a row has other numbers: declare the same fields for every option."
    for seats in range(game.fewest, game.most + 1):
        episode, generator = Episode(game, seats, seed=terms.seed), Generator(terms.seed)
        labels = episode.observer.labels
        if len(set(labels)) != len(labels):
            yield "Two numbers of a row have one label: give the fields of the state names of their own."
        for step in range(STEPS):
            if episode.to_move is None:
                break
            legal, row = episode.legal, episode.row()
            if [number for number, bit in enumerate(episode.mask()) if bit] != sorted(legal):
                yield f"The mask differs from the legal moves after {step} moves: see `offer` of the step's rules."
            if len(row) != len(labels) or not all(map(math.isfinite, row)):
                yield f"The row has numbers that are none after {step} moves: fields hold whole numbers."
            if step % 50 == 0 and copy(episode).row() != row:
                yield "A copy of the position gives another row: hand out every field by `Fields`, and copy with `self.fields`."
            episode.step(legal[generator.below(len(legal))])


def advice(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check the game's advice to bots, and the first moves of two bots that use it."""
    from mercat.bots import bot

    state, moves, generator = game.first(game.usual), Moves(), Generator(terms.seed)
    game.rules.advance(state, moves)
    made = 0
    while moves.count and made < STEPS:
        packed = int(moves.pick(generator))
        if moves.weight == 0 and made % TOLD_EVERY == 0:
            yield from told(game, state, moves)
        if moves.weight == 0 and made < BOT_MOVES * len(BOTS):
            before = state.dump()
            packed = bot(BOTS[made % len(BOTS)]).pick(game, state, moves, seed_of(terms.seed).bot_seed(made))
            if state.dump() != before:
                yield "A bot's thinking changed the position: advice and rules must not change what they only look at."
            if not moves.has(packed):
                yield "A bot picked a move that is not legal: `offer` and `priors` must leave the moves as they are."
                return
        game.rules.apply(state, packed, moves)
        made += 1


def told(game: Game[Any], state: Any, moves: Moves) -> Iterator[str]:
    """Check the value of a position for each seat, and the priors of its moves."""
    if game.advice is None:
        return
    before, listed = state.dump(), [int(move) for move in moves.listed()]
    for seat in range(state.seats):
        value = int(game.advice.value(state, seat))
        if abs(value) > MOST_VALUE or value != int(game.advice.value(state, seat)):
            yield f"advice.value is {value}, or differs when asked again: it is hundredths of a point, from the position alone."
    weights = vec[i64]([0] * moves.count)
    game.advice.priors(state, moves, weights)
    if min(int(weight) for weight in weights) < 1:
        yield "advice.priors leaves a move without weight: each is at least 1."
    if state.dump() != before or [int(move) for move in moves.listed()] != listed:
        yield "advice changed the position or its moves: it may only look at them."
