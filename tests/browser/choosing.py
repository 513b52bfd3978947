"""Which of the listed moves somebody makes: a good one, or in Poseidon any that brings the game on."""

import random
import re

from mercat import bots
from mercat.bots.play.learned_bots import policy_digest
from tests.browser.people import Person

DULL = {"pass", "stop", "sell", "stay_home", "leave", "withhold", "finish", "negotiate", "by_hand"}
FIRST = ("place", "build", "buy_ship", "send", "end_turn", "issue_none", "rest")       # what brings a game on


def advised(mover: Person, listed: list[str]) -> str:
    """What the policy of the playouts would do, as the list has it: with the moves that follow where it lists them together. A
    greedy bot, which plays the game without a policy, is ruined in one game of Poseidon in twenty, which ends early."""
    match, row = mover.match(), ""
    good = bots.bot("policy" if policy_digest(match.game) else "greedy")
    while True:
        move = match.game.vocabulary.spell(good.pick(match.game, match.state, match.moves, len(match.entries)))
        row = f"{row}; {move}" if row else move
        if row in listed:
            return row
        match.play(move)


def hasty(moves: list[str], chance: random.Random) -> str:
    """A move that brings the game on: no merchant more than needed, ships and posts whenever they can be had, the fleet sent."""
    for verb in FIRST:
        fitting = [move for move in moves if move.split()[0] == verb]
        if fitting:
            return fitting[0]
    cheap = [move for move in moves if re.fullmatch(r"set_prestige [456]0", move)]
    lively = [move for move in moves if move.split()[0] not in DULL]
    calm = [move for move in moves if move not in ("sell", "by_hand") and not move.startswith("negotiate")]
    return chance.choice(cheap or [move for move in lively if move.startswith("found")] or lively or calm or moves)
