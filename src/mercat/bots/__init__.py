"""Bots for any game: `bot` returns one by name, `choose` makes one decision from plain data, in a worker process."""

from mercat.bots.choosing import choose
from mercat.bots.learned import LadderBot, LookaheadBot, PlannerBot
from mercat.bots.players import Bot, GreedyBot, RandomBot, SearchBot
from mercat.bots.registry import KINDS, USUAL, Kind, UnknownBot, bot, names, strengths

__all__ = ["KINDS", "USUAL", "Bot", "GreedyBot", "Kind", "LadderBot", "LookaheadBot", "PlannerBot", "RandomBot", "SearchBot",
           "UnknownBot", "bot", "choose", "names", "strengths"]
