"""The record of The Salt Road: everything that the rest of Mercat knows about the game."""

from __future__ import annotations

from typing import Final

from mercat.engine.game import Game, Option
from . import tables as t
from .bots.advice import SaltRoadAdvice
from .ledger import LEDGER
from .rounds import RULES, deal
from .scoring import points, score
from .sources import SOURCES
from .state import SaltRoad
from .view import view

VERSION: Final = 1                      # of the rules; increase it whenever a saved match would replay differently

GAME: Final = Game[SaltRoad](
    name="salt_road", version=VERSION, seats=(t.FEWEST, t.MOST), rules=RULES, blank=SaltRoad, set_up=deal, copy=SaltRoad.copy,
    points=points, score=score, view=view, digest=SOURCES.digest, options=[Option("mine", t.MINES)],
    advice=SaltRoadAdvice(), ledger=LEDGER, minutes=(10, 20))
