"""Bots for any game: `bot` returns one by name, `choose` makes one decision from plain data, in a worker process."""

from mercat.bots.choosing import choose
from mercat.bots.players import Bot, GreedyBot, RandomBot, SearchBot
from mercat.bots.registry import STRENGTHS, USUAL, Strength, UnknownBot, bot, names

__all__ = ["STRENGTHS", "USUAL", "Bot", "GreedyBot", "RandomBot", "SearchBot", "Strength", "UnknownBot", "bot", "choose", "names"]
