"""Clans of Caledonia, a game by Juma Al-JouJou about farms, distilleries and exports in nineteenth-century Scotland."""

from __future__ import annotations

from typing import Final

from mercat.engine.game import Game
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.bots.advice import ADVICE
from mercat.games.caledonia.bots.habits import HABITS
from mercat.games.caledonia.bots.inputs import INPUTS
from mercat.games.caledonia.bots.leniency import leniency
from mercat.games.caledonia.bots.styles import STYLES
from mercat.games.caledonia.edit import EDITING
from mercat.games.caledonia.figures import counted, merits, series
from mercat.games.caledonia.ledger import LEDGER
from mercat.games.caledonia.orders import ORDERS
from mercat.games.caledonia.pieces import piece
from mercat.games.caledonia.rules.turn import turn_of
from mercat.games.caledonia.scoring import points, score
from mercat.games.caledonia.setup import set_up
from mercat.games.caledonia.sources import SOURCES, assumed
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES
from mercat.games.caledonia.view import view

VERSION: Final = 2                      # of the rules; increase it whenever saved matches would replay differently

GAME: Final = Game[Caledonia](
    name="caledonia", version=VERSION, seats=(t.FEWEST, t.MOST), rules=RULES, blank=Caledonia, set_up=set_up,
    copy=Caledonia.copy, points=points, score=score, view=view, digest=SOURCES.digest, options=o.OPTIONS, check=o.check,
    presets=o.PRESETS, advice=ADVICE, editing=EDITING, assumed=assumed(), piece=piece, inputs=INPUTS,
    series=series, counted=counted, merits=merits, ledger=LEDGER, leniency=leniency, numbered_from=2, minutes=(30, 120),
    weight="heavy", plays="clan", turn_of=turn_of, orders=ORDERS, habits=HABITS, styles=STYLES)
