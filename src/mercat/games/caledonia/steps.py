"""All steps of the game. The index of a step in the list is its number in saved positions."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.rulebook import Rules
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.map_setup import COVERING, DRAWING_PORT, DRAWING_SIDE, MAP_LAID
from mercat.games.caledonia.rounds import ROUND, SCORING
from mercat.games.caledonia.rules.auction import AUCTIONING, BIDDING, CHOOSING_WON
from mercat.games.caledonia.rules.bonuses import BONUSES
from mercat.games.caledonia.rules.cellar import AGEING
from mercat.games.caledonia.rules.contracts import BUILDING_BONUS, DISCARDING, KEEPING, PUTTING_UNDER, SECOND_CONTRACT
from mercat.games.caledonia.rules.draft import CHOOSING_CLAN, CHOOSING_START, CLAIMING, CLAIMING_ONE, DRAFTING
from mercat.games.caledonia.rules.first_workers import FIRST_WORKERS, SETTLING
from mercat.games.caledonia.rules.fulfil import BREWING, REWARDING, SECOND_FULFILMENT, SLAUGHTERING
from mercat.games.caledonia.rules.pile import DRAWING
from mercat.games.caledonia.rules.ports import DISCARDING_GOOD, TAKING
from mercat.games.caledonia.rules.preparation import REFILL, REMOVING, ROLLING_GOOD, ROLLING_PRICE, TOPPING_UP
from mercat.games.caledonia.rules.price_shift import NEIGHBOURHOOD, TRADING
from mercat.games.caledonia.rules.production import CHURNING, PROCESSING, PRODUCTION
from mercat.games.caledonia.rules.turn import AFTERWARDS, TURN, TURNS
from mercat.games.caledonia.rules.unit_swap import REPLACING
from mercat.games.caledonia.setup import (
    CLANS_LAID,
    DRAWING_CLAN,
    DRAWING_FIRST,
    DRAWING_START,
    DRAWING_TILE,
    LAYING_OUT,
)
from mercat.games.caledonia.state import Caledonia

RULES: Final = Rules[Caledonia](v.WORDS, [
    LAYING_OUT, DRAWING_SIDE, MAP_LAID, COVERING, DRAWING_PORT, DRAWING_TILE, DRAWING, DRAWING_FIRST, CLANS_LAID, DRAWING_CLAN,
    DRAWING_START, CLAIMING, CLAIMING_ONE, DRAFTING, CHOOSING_CLAN, CHOOSING_START, AUCTIONING, BIDDING, CHOOSING_WON,
    FIRST_WORKERS, SETTLING, ROUND, ROLLING_GOOD, ROLLING_PRICE, REFILL, REMOVING, TOPPING_UP, TURNS, TURN, AFTERWARDS, TRADING,
    NEIGHBOURHOOD, SECOND_CONTRACT, BUILDING_BONUS, KEEPING, PUTTING_UNDER, DISCARDING, SLAUGHTERING, REWARDING, BREWING,
    BONUSES, SECOND_FULFILMENT, DISCARDING_GOOD, TAKING, REPLACING, PRODUCTION, PROCESSING, CHURNING, AGEING, SCORING],
    set_up=[[LAYING_OUT, DRAWING_SIDE, MAP_LAID, COVERING, DRAWING_PORT, DRAWING_TILE, DRAWING_FIRST, CLANS_LAID, DRAWING_CLAN,
             DRAWING_START],
            [CLAIMING, CLAIMING_ONE], [AUCTIONING, BIDDING, CHOOSING_WON], [DRAFTING, CHOOSING_CLAN, CHOOSING_START],
            [FIRST_WORKERS, SETTLING]])
