"""A rule that changes under many running games: each goes on, or names its line; none is lost."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.engine.rules.rulebook import Rule
from mercat.server.tables.journals import position_note
from mercat.server.tables.rules_requests import taken_over
from mercat.server.tables.updates import Difference, adopted
from tests.server.updates.stored import Stored, stored
from tests.thorough import THOROUGH

MANY = 100 if THOROUGH else 20                           # games of each kind
MOVES = 12                                               # of people in each
# By game: a verb that the new rules do not have, and one that costs a coin more, which nobody may notice before the end.
PLANTED = {"caledonia": ("ship", "buy"), "new_bedford": ("purchase", "build"), "poseidon": ("buy", "place")}


class Planted(Rule[Any, Any]):
    """A rule as it was, but for what is planted."""

    def __init__(self, rule: Rule[Any, Any], gone: bool) -> None:
        self.rule, self.gone = rule, gone
        self.verb, self.code, self.every_move = rule.word, rule.code, rule.every_move

    def offer(self, state: Any, frame: Any, moves: Any) -> None:
        if not self.gone:
            self.rule.offer(state, frame, moves)

    def obstacle(self, state: Any, frame: Any, move: int) -> int:
        return self.rule.obstacle(state, frame, move)

    def apply(self, state: Any, frame: Any, move: int) -> None:
        seat = int(frame.seat)
        self.rule.apply(state, frame, move)
        state.money[seat] -= 1


@contextmanager
def planted(game: Any, verb: str, gone: bool) -> Iterator[None]:
    """The game without a verb, or with one that costs more."""
    rules = game.rules
    code = rules.vocabulary.by_name[verb].code
    menus = [(step.menu, number) for step in rules.steps for number in range(len(step.menu)) if step.menu[number].code == code]
    former, rule = [menu[number] for menu, number in menus], rules.of_verb[code]
    try:
        for menu, number in menus:
            menu[number] = Planted(menu[number], gone)
        rules.of_verb[code] = Planted(rule, gone)
        yield
    finally:
        for (menu, number), one in zip(menus, former, strict=True):
            menu[number] = one
        rules.of_verb[code] = rule


def running(game: str, seed: int) -> Stored:
    """A running game, as this version stores it; every fourth as one before 0015 did, without notes of positions."""
    match, rng = Match.start(game, 2 + seed % 2, seed=seed), random.Random(seed)
    noted = {len(match.entries): position_note(None, match.state)}
    for _ in range(MOVES + seed % 5):
        before = match.game.copy(match.state)
        match.play(str(rng.choice(match.legal())))
        noted[len(match.entries)] = position_note(before, match.state)
    one = stored(json.loads(match.to_json()), match.to_move, noted=noted if seed % 4 else {})
    one.table.version -= 1                               # its rules were those before the change
    return one


def goes_on(match: Match[Any]) -> bool:
    """Can a match be played on, saved and loaded?"""
    if match.to_move is not None:
        match.play(match.legal()[0])
    return Match.from_json(match.to_json()).journal == match.journal


@pytest.mark.parametrize("game", sorted(PLANTED))
def test_under_changed_rules_every_running_game_goes_on_or_names_its_line(game: str) -> None:
    found, games = mercat.find(game), [running(game, seed) for seed in range(MANY)]
    for verb, gone in zip(PLANTED[game], (True, False), strict=True):
        went_on = named = 0
        with planted(found, verb, gone):
            for one in games:
                result = one.replayed()
                assert one.is_exported_whole()
                if not isinstance(result, Difference):
                    went_on += goes_on(result) and adopted(one.table, result)["version"] == found.version
                    continue
                assert one.names_its_line(result), result
                if one.noted and not gone:               # without a verb, a decision before or after it may be skipped
                    assert result.move.split(" ")[0] == verb
                back = taken_over(one.record, result.agreed or 0)
                assert back.journal[:len(one.lines) + 1] == [*one.lines, f"undo {result.agreed}"] and goes_on(back)
                named += 1
        assert went_on + named == MANY and went_on > 0 and named > 0, (verb, went_on, named)
