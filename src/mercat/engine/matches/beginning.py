"""Checks of the arguments with which a match is started: game, seats, options, seed, names, and a hand-written deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final, TypeVar

from mercat.engine.game import Game
from mercat.engine.matches.chance import Seed, new_seed, seed_of
from mercat.engine.matches.refusals import Refused, refusal
from mercat.engine.rules.rulebook import Moves, Step
from mercat.engine.rules.state import NATURE, OVER, State
from mercat.engine.rules.vocabulary import Misspelt, verb_of

S = TypeVar("S", bound=State)

PRESET: Final = "preset"                                    # the key among the options that names a preset
LONGEST_DEAL: Final = 1_000                                 # lines of a hand-written deal
LONGEST_LINE: Final = 200
LONGEST_NAME: Final = 80                                    # of a player, or of a table
POSSIBLE_SHOWN: Final = 12                                  # possible draws listed when a written one does not fit


def known_seats(game: Game[Any], seats: Any) -> int:
    """Return the number of seats for an integer of any type; 0 means the usual number. Raise Refused for a number that the game
    does not allow."""
    try:
        wanted = index(seats)
    except TypeError:
        wanted = -1
    if isinstance(seats, bool) or (wanted != 0 and not game.fewest <= wanted <= game.most):
        raise Refused("wrong_seats", {"fewest": game.fewest, "most": game.most}, game.voice)
    return wanted if wanted != 0 else game.usual


def chosen_options(game: Game[Any], seats: int, options: Mapping[str, Any] | None) -> list[int]:
    """Return the number of the chosen value for each option; options not given get their defaults. Raise Refused for unknown
    options or values.

    `preset` names a set of options defined by the game; options given with it take precedence.
    """
    if not isinstance(seats, int) or isinstance(seats, bool) or not game.fewest <= seats <= game.most:
        raise Refused("wrong_seats", {"fewest": game.fewest, "most": game.most}, game.voice)
    said = dict(options or {})
    wanted = {**preset_of(game, said.pop(PRESET)), **said} if PRESET in said else said
    chosen = []
    for option in game.options:
        value = wanted.pop(option.name, option.default)
        if value not in option.values:
            raise Refused("wrong_value", {"option": option.name, "value": str(value)[:40], "values": ", ".join(option.values)},
                          game.voice)
        chosen.append(option.values.index(value))
    if wanted:
        raise Refused("unknown_option", {"option": str(next(iter(wanted)))[:40]}, game.voice)
    if game.check is not None:
        reason = game.check(seats, chosen)
        if reason is not None:
            raise Refused(reason.key, reason.facts, game.voice, game.ledger.rule_of(reason.key))
    return chosen


def preset_of(game: Game[Any], name: object) -> Mapping[str, str]:
    """Return the options of a preset. Raise Refused if the game has no preset with this name."""
    if not isinstance(name, str) or name not in game.presets:
        raise Refused("wrong_value", {"option": PRESET, "value": str(name)[:40], "values": ", ".join(game.presets) or "-"},
                      game.voice)
    return game.presets[name]


def known_seed(game: Game[Any], seed: object) -> Seed:
    """Return the seed for a value, or a new seed for None. Raise Refused for a value that is not a seed."""
    try:
        return new_seed() if seed is None else seed_of(seed)
    except ValueError:
        raise Refused("wrong_seed", {}, game.voice) from None


def known_table(game: Game[Any], table: object) -> str:
    """Return the name of a table after checking it; it may be empty. Raise Refused for an invalid name."""
    if isinstance(table, str) and len(table) <= LONGEST_NAME and table.isprintable():
        return table
    raise Refused("wrong_table", {"most": LONGEST_NAME}, game.voice)


def known_names(game: Game[Any], seats: int, names: object) -> list[str]:
    """Return the players' names after checking them: one for every seat, or none at all. Raise Refused for invalid names."""
    if isinstance(names, (list, tuple)) and len(names) in (0, seats):
        known = [name for name in names if isinstance(name, str) and len(name) <= LONGEST_NAME]
        if len(known) == len(names):
            return known
    raise Refused("wrong_names", {"seats": seats, "most": LONGEST_NAME}, game.voice)


class WrittenDraw:
    """A draw of a hand-written deal: the number and the text of its line, and its move (-1 if the text is not a move)."""

    def __init__(self, number: int, text: str, move: int) -> None:
        self.number: Final = number
        self.text: Final = text
        self.move: Final = move


def written_draws(game: Game[Any], lines: Sequence[object]) -> list[WrittenDraw]:
    """Return the draws in the lines of a deal, without comments after # and without a leading `nature`. Raise Refused for invalid
    lines.

    Text that is not a move is accepted here, because the caller, when playing the lines, can list the possible draws in its
    refusal.
    """
    if len(lines) > LONGEST_DEAL:
        raise Refused("deal_long", {"most": LONGEST_DEAL}, game.voice)
    draws = []
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str) or len(line) > LONGEST_LINE:
            raise Refused("deal_no_line", {"line": number, "most": LONGEST_LINE}, game.voice)
        words = line.split("#", 1)[0].split()
        if words and words[0].casefold() == "nature":
            words = words[1:]
        if words and words[0].isdecimal():
            raise Refused("deal_of_seat", {"line": number, "text": " ".join(words)}, game.voice)
        if words:
            draws.append(WrittenDraw(number, " ".join(words), move_of(game, " ".join(words))))
    return draws


def move_of(game: Game[Any], text: str) -> int:
    """Return the move written in a text; -1 if the text is not a move."""
    try:
        return game.vocabulary.parse(text)
    except Misspelt:
        return -1


def fits(game: Game[S], state: S, moves: Moves, draw: WrittenDraw) -> None:
    """Check that a draw of a hand-written deal is possible in this position. If nature does not decide here, the draw only needs
    to be a move, and not one that answers a seat's decision. Raise Refused if the draw does not fit."""
    facts: dict[str, Any] = {"line": draw.number, "text": draw.text[:60]}
    seat = game.rules.to_move(state)
    if seat == NATURE:
        if not moves.has(draw.move):
            legal = [game.vocabulary.spell(packed) for packed in moves.listed()]
            more = [] if len(legal) <= POSSIBLE_SHOWN else ["…"]
            facts["possible"] = ", ".join(legal[:POSSIBLE_SHOWN] + more)
            why = refusal(game, state, draw.move)
            if not why.rule:
                raise Refused("deal_not_possible", facts, game.voice)
            raise Refused("deal_refused", {**facts, "why": why}, game.voice, why.rule)
    elif draw.move < 0:
        raise Refused("deal_unknown", facts, game.voice)
    elif seat != OVER and verb_of(draw.move) in codes_of(game.rules.step(state)):
        raise Refused("deal_of_seat", facts, game.voice)


def codes_of(step: Step[S, Any]) -> set[int]:
    """Return the codes of the verbs that can answer a decision."""
    words = [rule.word for rule in step.menu]
    return {int(word.code) for word in (words if step.decline is None else [*words, step.decline])}
