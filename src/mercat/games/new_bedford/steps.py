"""All steps of the game. The index of a step in the list is its number in saved positions."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.rulebook import Rules
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rounds import END_OF_ROUND, HOMECOMING, LEAVE_INN, ROUND, TURNS
from mercat.games.new_bedford.rules.build import BUILDING_STEP
from mercat.games.new_bedford.rules.cooperage import BARRELLING
from mercat.games.new_bedford.rules.goods_sale import SELLING, SELLING_ON
from mercat.games.new_bedford.rules.launch import LAUNCHING, PREPARE, WANTING
from mercat.games.new_bedford.rules.lighthouse import LIGHTING
from mercat.games.new_bedford.rules.movement import LANDING, MOVEMENT, UNLOADING
from mercat.games.new_bedford.rules.placing import PLACING
from mercat.games.new_bedford.rules.spaces import TAKING
from mercat.games.new_bedford.rules.tavern import DRINKING
from mercat.games.new_bedford.rules.tryworks import TRYING
from mercat.games.new_bedford.rules.whale_sale import BIDDING, NEXT_BUYER
from mercat.games.new_bedford.rules.whaling import CHOOSING, DRAWING, LOOKOUT, WHALING
from mercat.games.new_bedford.setup import DEALING, STARTERS, STARTING
from mercat.games.new_bedford.state import NewBedford

RULES: Final = Rules[NewBedford](v.WORDS, [
    DEALING, STARTERS, STARTING, ROUND, TURNS, PLACING, TAKING, SELLING, SELLING_ON, BUILDING_STEP, WANTING, PREPARE, LAUNCHING,
    LIGHTING, BARRELLING, DRINKING, TRYING, LEAVE_INN, MOVEMENT, UNLOADING, LANDING, NEXT_BUYER, BIDDING, WHALING, DRAWING,
    LOOKOUT, CHOOSING, END_OF_ROUND, HOMECOMING],
    set_up=[[DEALING], [STARTERS, STARTING]])
