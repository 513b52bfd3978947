"""Poseidon, an 18xx game with ships, about nations of the Greek world, their kings and their merchants."""

from __future__ import annotations

from typing import Final

from mercat.engine.game import Game
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.bots.advice import ADVICE
from mercat.games.poseidon.bots.habits import HABITS
from mercat.games.poseidon.bots.inputs import INPUTS
from mercat.games.poseidon.bots.leniency import leniency
from mercat.games.poseidon.bots.styles import STYLES
from mercat.games.poseidon.decision import formality, proposal, turn_of
from mercat.games.poseidon.edit import EDITING
from mercat.games.poseidon.figures import counted, merits, series
from mercat.games.poseidon.geography.coasts import scenery
from mercat.games.poseidon.ledger import LEDGER
from mercat.games.poseidon.orders import ORDERS
from mercat.games.poseidon.scoring import points, score
from mercat.games.poseidon.setup import set_up
from mercat.games.poseidon.sources import SOURCES
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.steps import RULES
from mercat.games.poseidon.view import view

VERSION: Final = 2                      # of the rules; increase it whenever saved matches would replay differently

GAME: Final = Game[Poseidon](
    name="poseidon", version=VERSION, seats=(t.FEWEST, t.MOST), rules=RULES, blank=Poseidon, set_up=set_up,
    copy=Poseidon.copy, points=points, score=score, view=view, digest=SOURCES.digest, advice=ADVICE, editing=EDITING,
    assumed=SOURCES.assumed(), inputs=INPUTS, series=series, counted=counted, merits=merits, scenery=scenery,
    formality=formality, proposal=proposal, ledger=LEDGER, leniency=leniency, numbered_from=2, minutes=(90, 120),
    weight="heavy", plays="nation", turn_of=turn_of, orders=ORDERS, habits=HABITS, styles=STYLES)
