"""What new lines of a match mean for the clock of its table: to which turns decisions belong. Called in the engine's thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mercat.engine.matches.journal import BY_SEAT, path_to
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.server.clocks.stored import LastStep
from mercat.server.clocks.turns import NO_TURN, Decision, TableTurn


@dataclass(frozen=True)
class Undone:
    """An undo to `target` lines of the journal: of one's own moves, or one that the others have agreed to."""

    target: int
    own: bool


def step_of(before: Match[Any], match: Match[Any], back: Undone | None, brought: int) -> LastStep:
    """Return what the lines have done that lead from one match to the other; the first `brought` lines were not played here."""
    if back is None:
        return LastStep(turn_key(match), between=decisions_between(before, match))
    number = turn_before(match, back.target, brought) if back.target < brought else None
    if not back.own:
        return LastStep(turn_key(match), back.target, number=number)
    return LastStep(turn_key(match), back.target, match.to_move, number=number, asked_at=asked_at(match))


def turn_key(match: Match[Any]) -> int:
    """Return the key of the turn that the decision to be made belongs to (`Game.turn_of`)."""
    if match.to_move is None:
        return BY_SEAT
    formality, turn_of = match.game.formality, match.game.turn_of
    if formality is not None and formality(match.state) >= 0:
        return NO_TURN
    return BY_SEAT if turn_of is None else turn_of(match.state)


def turn_of(match: Match[Any]) -> TableTurn:
    """Return the turn that is on in a match, as the first."""
    return TableTurn() if match.to_move is None else TableTurn().at(turn_key(match), match.to_move)


def decisions_between(before: Match[Any], match: Match[Any]) -> tuple[Decision, ...]:
    """Return the decisions that new lines answered beside the one that was open `before` them: by an order, by themselves, or in
    the same request."""
    new = match.entries[len(before.entries):]
    if sum(entry.seat != NATURE for entry in new) < 2:
        return ()
    found, player = [], before.copy(plays_nature=False)
    for entry in new:
        if player.to_move != NATURE and len(player.entries) > len(before.entries) and player.to_move is not None:
            found.append(Decision(len(player.entries), turn_key(player), player.to_move))
        player.make(entry.move)
    return tuple(found)


def turn_before(match: Match[Any], target: int, until: int) -> int:
    """Return the number of the turn that is on where the journal has `target` lines, if the one that is on `until` that length is
    the first."""
    player = match.at(target).copy(plays_nature=False)
    turn = turn_of(player)
    first = turn.number
    for length in path_to(match.entries, until):
        if length > target:
            player.make(match.entries[length - 1].move)
            if player.to_move is not None and player.to_move != NATURE:
                turn = turn.at(turn_key(player), player.to_move)
    return 1 - (turn.number - first)


def asked_at(match: Match[Any]) -> int:
    """Return since which length of the journal the seat that decides has been waited for: it alone has decided since."""
    seat = match.to_move
    for length in reversed(match.path):
        entry = match.entries[length - 1]
        if entry.seat not in (seat, NATURE) and not entry.formal:
            return length
    return 0
