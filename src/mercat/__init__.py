"""A table for economic board games, and the same rules as a library.

    import mercat

    match = mercat.Match.start("new_bedford", seats=3, seed=7)
    match.play(match.legal()[0])
"""

from mercat.engine.game import Game, Score, ScoreLine
from mercat.engine.match import Match, Move, Refused, Unreadable
from mercat.games import find, names

__all__ = ["Game", "Match", "Move", "Refused", "Score", "ScoreLine", "Unreadable", "find", "names"]
__version__ = "0.1.0"
