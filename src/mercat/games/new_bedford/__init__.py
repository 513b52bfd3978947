"""The record of New Bedford, which contains everything that the rest of Mercat needs to know about the game."""

from __future__ import annotations

from typing import Final

from mercat.engine.game import Game, Option
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford.bots.advice import NewBedfordAdvice
from mercat.games.new_bedford.bots.habits import HABITS
from mercat.games.new_bedford.bots.inputs import INPUTS
from mercat.games.new_bedford.bots.leniency import leniency
from mercat.games.new_bedford.bots.styles import STYLES
from mercat.games.new_bedford.decision import turn_of
from mercat.games.new_bedford.edit import EDITING
from mercat.games.new_bedford.figures import counted, merits, series
from mercat.games.new_bedford.ledger import LEDGER
from mercat.games.new_bedford.orders import ORDERS
from mercat.games.new_bedford.scoring import points, score
from mercat.games.new_bedford.setup import set_up
from mercat.games.new_bedford.sources import SOURCES
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.steps import RULES
from mercat.games.new_bedford.view import view

VERSION: Final = 2                      # of the rules; increase it whenever saved matches would replay differently

GAME: Final = Game[NewBedford](
    name="new_bedford", version=VERSION, seats=(t.FEWEST, t.MOST), rules=RULES, blank=NewBedford, set_up=set_up,
    copy=NewBedford.copy, points=points, score=score, view=view, digest=SOURCES.digest, options=[Option("edition", t.EDITIONS)],
    advice=NewBedfordAdvice(), editing=EDITING, assumed=SOURCES.assumed(), inputs=INPUTS, series=series,
    counted=counted, merits=merits, ledger=LEDGER, leniency=leniency, numbered_from=2, minutes=(45, 90),
    weight="medium", printed={"edition": "second_printing"}, turn_of=turn_of, orders=ORDERS, habits=HABITS, styles=STYLES)
