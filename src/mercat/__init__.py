"""Economic board games: a library of their rules, and a server for playing them in the browser.

    import mercat

    match = mercat.Match.start("new_bedford", seats=3, seed=7)
    match.play(match.legal()[0])
"""

from mercat.engine.game import Game, Score, ScoreLine
from mercat.engine.matches.match import Match, Move, Refused, Unreadable
from mercat.games import find, names

__all__ = ["Game", "Match", "Move", "Refused", "Score", "ScoreLine", "Unreadable", "find", "names"]
__version__ = "0.1.0"
