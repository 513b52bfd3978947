"""Bots for any game. `bot` returns a bot by name; `choose` makes a single decision from plain data, for example in a worker
process."""

from mercat.bots.play.decision import choose, choose_in_share, shares_work
from mercat.bots.play.learned_bots import LookaheadBot, PlannerBot, PolicyBot
from mercat.bots.play.players import Bot, GreedyBot, RandomBot, SearchBot, UnknownBot
from mercat.bots.play.plugins import IllegalMove
from mercat.bots.play.registry import (
           KINDS,
           POLICY,
           STYLED,
           USUAL,
           VALUE,
           BotKind,
           all_names,
           bot,
           names,
           names_for_any_game,
           parts_of,
           strengths,
           with_style,
)
from mercat.bots.play.strengths import StrengthBot

__all__ = [
           "KINDS",
           "POLICY",
           "STYLED",
           "USUAL",
           "VALUE",
           "Bot",
           "BotKind",
           "GreedyBot",
           "IllegalMove",
           "LookaheadBot",
           "PlannerBot",
           "PolicyBot",
           "RandomBot",
           "SearchBot",
           "StrengthBot",
           "UnknownBot",
           "all_names",
           "bot",
           "choose",
           "choose_in_share",
           "names",
           "names_for_any_game",
           "parts_of",
           "shares_work",
           "strengths",
           "with_style",
]
