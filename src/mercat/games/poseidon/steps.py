"""All steps of the game. The index of a step in the list is its number in saved positions."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.rulebook import Rules
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.rounds import END_OF_TRADE, NATION_TURNS, ROUND
from mercat.games.poseidon.rules.cards import ABILITIES, BESTOWING, CARD_INCOME_STEP, CLAIMING, KINGS_MONEY_STEP, TAKING
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.draft import CHOOSING, DRAFT, END_OF_DRAFT
from mercat.games.poseidon.rules.forced_purchase import DEBT, SELLING_OFF
from mercat.games.poseidon.rules.founding import PLACING, SETTING_PRESTIGE, TAKING_UP
from mercat.games.poseidon.rules.kingship import CHALLENGE, SUCCESSION, TAKING_OVER
from mercat.games.poseidon.rules.phases import ISSUING, NEW_MERCHANTS_STEP
from mercat.games.poseidon.rules.sailing import DEPARTURE, PRAYING, SAILING
from mercat.games.poseidon.rules.ship_offers import ANSWERING, COUNTING, PRICING, SHIPYARD
from mercat.games.poseidon.rules.steering import DONATING, SETTING_OUT, STEERING
from mercat.games.poseidon.rules.trading import SELLING, TRADING
from mercat.games.poseidon.setup import BEGINNING
from mercat.games.poseidon.state import Poseidon

RULES: Final = Rules[Poseidon](v.WORDS, [
    BEGINNING, ROUND, DRAFT, CHOOSING, END_OF_DRAFT,
    TRADING, SELLING, SETTING_PRESTIGE, PLACING, TAKING_UP, SUCCESSION, CHALLENGE, TAKING_OVER, END_OF_TRADE,
    ABILITIES, BESTOWING, CLAIMING, CARD_INCOME_STEP, KINGS_MONEY_STEP, TAKING,
    NATION_TURNS, DISCOVERING, DEPARTURE, PRAYING, SAILING, SETTING_OUT, STEERING, DONATING,
    SHIPYARD, COUNTING, PRICING, ANSWERING, DEBT, SELLING_OFF, NEW_MERCHANTS_STEP, ISSUING],
    set_up=[[BEGINNING], [DRAFT, CHOOSING, END_OF_DRAFT]])
