"""Bots that know no game: `choose` answers for a worker process, `bot` gives one by name."""

from mercat.bots.choosing import choose
from mercat.bots.players import Bot, GreedyBot, RandomBot, SearchBot
from mercat.bots.registry import STRENGTHS, USUAL, Strength, UnknownBot, bot, names

__all__ = ["STRENGTHS", "USUAL", "Bot", "GreedyBot", "RandomBot", "SearchBot", "Strength", "UnknownBot", "bot", "choose", "names"]
