"""The vocabulary of Poseidon: its facets, moves, events, and the reasons why a move is not legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.state import SEATS
from mercat.engine.rules.vocabulary import Facet, Vocabulary, Word, numbers
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t

SEAT: Final = SEATS
NATION: Final = Facet("nation", t.NATION_NAMES)
SELLER: Final = NATION.called("seller")
HEX: Final = Facet("hex", b.PLACE_NAMES)
SHIP: Final = Facet("ship", t.SHIP_NAMES)
CARD: Final = Facet("card", t.CARD_NAMES)
PRESTIGE: Final = Facet("prestige", [str(value) for value in t.TRACK], alike=True)
ROUND: Final = Facet("round", t.ROUND_NAMES)
PHASE: Final = numbers("phase", 4)
COUNT: Final = numbers("count", 22)             # merchants, discs
AMOUNT: Final = numbers("amount", max(20, *t.KINGS_MONEY))        # drachmas; events carry any sum
# of one merchant: 17 discs at most lie on the map, one of them doubled, and there may be a high culture
INCOME: Final = numbers("income", 19 * max(b.VALUE) + b.TEMPLE_COUNT * max(b.TEMPLE_INCOME.numbers))
DONATION: Final = Facet("donation", [str(b.DONATION_UNIT * level) for level in range(b.DONATION_LEVELS)], alike=True)
HUNDREDS: Final = numbers("hundreds", 40)
PRICE: Final = numbers("price", 4095)

# -- verbs: set-up and merchant rounds

BEGIN: Final = Word("begin", [SEAT])
CHOOSE: Final = Word("choose", [CARD])
FOUND: Final = Word("found", [NATION], opens=True)
SET_PRESTIGE: Final = Word("set_prestige", [PRESTIGE])
PLACE: Final = Word("place", [COUNT])
TAKE_UP: Final = Word("take_up", [COUNT])
BUY: Final = Word("buy", [NATION])
SELL: Final = Word("sell", opens=True, joined=True)
GIVE_UP: Final = Word("give_up", [NATION, COUNT])
PASS: Final = Word("pass")
END_TURN: Final = Word("end_turn")
TAKE_OVER: Final = Word("take_over")
TOLERATE: Final = Word("tolerate")

# -- verbs: exploration rounds

BESTOW: Final = Word("bestow", [NATION])
CLAIM: Final = Word("claim", [NATION])
KEEP_INCOME: Final = Word("keep_income")
TAKE: Final = Word("take", [AMOUNT])
LEAVE: Final = Word("leave")
MARK: Final = Word("mark", [NATION, HEX])
EXPLORE: Final = Word("explore", [HEX])
BUILD: Final = Word("build", [HEX])
SETTLE: Final = Word("settle", [HEX], apart=True)
STOP: Final = Word("stop")
FAVOUR: Final = Word("favour")
WITHHOLD: Final = Word("withhold")
REST: Final = Word("rest")
SEND: Final = Word("send", [INCOME, DONATION])
STAY_HOME: Final = Word("stay_home")
BY_HAND: Final = Word("by_hand")
SET_OUT: Final = Word("set_out", [HEX])
STEER: Final = Word("steer", [HEX])
DONATE: Final = Word("donate")
PASS_BY: Final = Word("pass_by")
LAND: Final = Word("land")
BUY_SHIP: Final = Word("buy_ship", [SHIP])
EXCHANGE: Final = Word("exchange", [SHIP])
NEGOTIATE: Final = Word("negotiate", [NATION, SHIP], opens=True)
NAME_HUNDREDS: Final = Word("hundreds", [HUNDREDS], opens=True)
NAME_PRICE: Final = Word("price", [PRICE])
ACCEPT: Final = Word("accept")
REFUSE: Final = Word("refuse")
FORCE: Final = Word("forced_purchase")
SELL_OFF: Final = Word("sell_off", [NATION, COUNT])
FINISH: Final = Word("finish")
ISSUE: Final = Word("issue", [COUNT])
ISSUE_NONE: Final = Word("issue_none")

VERBS: Final = [BEGIN, CHOOSE, FOUND, SET_PRESTIGE, PLACE, TAKE_UP, BUY, SELL, GIVE_UP, PASS, END_TURN, TAKE_OVER, TOLERATE,
                BESTOW, CLAIM, KEEP_INCOME, TAKE, LEAVE, MARK, EXPLORE, BUILD, SETTLE, STOP, FAVOUR, WITHHOLD, REST, SEND,
                STAY_HOME, BY_HAND, SET_OUT, STEER, DONATE, PASS_BY, LAND, BUY_SHIP, EXCHANGE, NEGOTIATE, NAME_HUNDREDS,
                NAME_PRICE, ACCEPT, REFUSE, FORCE, SELL_OFF, FINISH, ISSUE, ISSUE_NONE]

# -- events

ROUND_BEGAN: Final = Word("round_began", [ROUND])
STARTS: Final = Word("starts", [SEAT])
PAID: Final = Word("paid", [SEAT, AMOUNT])
EARNED: Final = Word("earned", [SEAT, AMOUNT])
TREASURY_PAID: Final = Word("treasury_paid", [NATION, AMOUNT])
TREASURY_EARNED: Final = Word("treasury_earned", [NATION, AMOUNT])
CHOSEN: Final = Word("chosen", [SEAT, CARD])
DISCARDED: Final = Word("discarded", [CARD])
FOUNDED: Final = Word("founded", [SEAT, NATION, PRESTIGE])
ISSUED: Final = Word("issued", [NATION, COUNT])
BOUGHT: Final = Word("bought", [SEAT, NATION, COUNT])
SOLD: Final = Word("sold", [SEAT, NATION, COUNT])
PRESTIGE_IS: Final = Word("prestige_is", [NATION, PRESTIGE])
CROWNED: Final = Word("crowned", [SEAT, NATION])
CLAIMED: Final = Word("claimed", [SEAT, NATION])
CULTURED: Final = Word("cultured", [NATION, HEX])
EXPLORED: Final = Word("explored", [NATION, HEX])
BUILT: Final = Word("built", [NATION, HEX])
SETTLED: Final = Word("settled", [NATION, HEX])
MARKED: Final = Word("marked", [NATION, HEX])
FAVOURED: Final = Word("favoured", [SEAT, NATION])
SAILED: Final = Word("sailed", [NATION, INCOME, AMOUNT])
STAYED: Final = Word("stayed", [NATION, AMOUNT])
SHIP_BOUGHT: Final = Word("ship_bought", [NATION, SHIP, AMOUNT])
SHIP_TRADED: Final = Word("ship_traded", [NATION, SHIP, AMOUNT])
SHIP_OFFERED: Final = Word("ship_offered", [NATION, SELLER, AMOUNT])
SHIP_REFUSED: Final = Word("ship_refused", [NATION, SELLER, AMOUNT])
SHIP_SOLD: Final = Word("ship_sold", [NATION, SELLER, SHIP])
SHIP_LEFT: Final = Word("ship_left", [SHIP])
PHASE_BEGAN: Final = Word("phase_began", [PHASE])
OBSOLETE: Final = Word("obsolete", [SHIP])
BANKRUPT: Final = Word("bankrupt", [SEAT])
ENDED: Final = Word("ended")

EVENTS: Final = [ROUND_BEGAN, STARTS, PAID, EARNED, TREASURY_PAID, TREASURY_EARNED, CHOSEN, DISCARDED, FOUNDED, ISSUED, BOUGHT,
                 SOLD, PRESTIGE_IS, CROWNED, CLAIMED, CULTURED, EXPLORED, BUILT, SETTLED, MARKED, FAVOURED, SAILED, STAYED,
                 SHIP_BOUGHT, SHIP_TRADED, SHIP_OFFERED, SHIP_REFUSED, SHIP_SOLD, SHIP_LEFT, PHASE_BEGAN, OBSOLETE, BANKRUPT,
                 ENDED]

# -- reasons

MONEY_SHORT: Final = Word("money_short", [AMOUNT])
TREASURY_SHORT: Final = Word("treasury_short", [AMOUNT])
CARD_GONE: Final = Word("card_gone", [CARD])
CARD_TAKEN: Final = Word("card_taken", [CARD])
HAS_KING: Final = Word("has_king", [NATION])
NO_KING: Final = Word("no_king", [NATION])
NOT_IN_PLAY: Final = Word("not_in_play", [NATION])
NO_SUCH_SEAT: Final = Word("no_such_seat")
ONE_PURCHASE: Final = Word("one_purchase")
LIMIT_REACHED: Final = Word("limit_reached", [COUNT])
POOL_EMPTY: Final = Word("pool_empty", [NATION])
FOUNDER_BLOCKED: Final = Word("founder_blocked", [NATION])
ON_KING_CARD: Final = Word("on_king_card", [NATION])
NONE_HELD: Final = Word("none_held", [NATION])
NOTHING_TO_SELL: Final = Word("nothing_to_sell")
AT_LEAST_ONE: Final = Word("at_least_one")
MORE_THAN_HELD: Final = Word("more_than_held", [COUNT])
SOLD_OFTEN: Final = Word("sold_often", [COUNT])
ALREADY_ACTED: Final = Word("already_acted")
NOT_YET_ACTED: Final = Word("not_yet_acted")
ODD_FROM_FIVE: Final = Word("odd_from_five")
HALF_AT_LEAST: Final = Word("half_at_least", [COUNT])
MORE_THAN_PLACED: Final = Word("more_than_placed", [COUNT])
POTENTIALS_SHORT: Final = Word("potentials_short", [COUNT])
NOT_KING: Final = Word("not_king", [NATION])
HAS_CULTURE: Final = Word("has_culture", [NATION])
OUT_OF_REACH: Final = Word("out_of_reach", [HEX])
NOT_THERE: Final = Word("not_there", [HEX])
NO_CIRCLE: Final = Word("no_circle", [HEX])
HEX_FULL: Final = Word("hex_full", [HEX, COUNT])
HEX_CLOSED: Final = Word("hex_closed", [HEX])
OWN_POST: Final = Word("own_post", [HEX])
NO_POST: Final = Word("no_post", [HEX])
HOME_SET: Final = Word("home_set")
NEW_WORLD_CLOSED: Final = Word("new_world_closed", [HEX])
RANGE_SPENT: Final = Word("range_spent")
ROUTE_UNKNOWN: Final = Word("route_unknown")
LAST_FLEET: Final = Word("last_fleet")
FLEET_FULL: Final = Word("fleet_full", [COUNT])
NOT_NEXT: Final = Word("not_next", [SHIP])
DECK_EMPTY: Final = Word("deck_empty")
NOT_IN_FLEET: Final = Word("not_in_fleet", [SHIP])
ONLY_FOR_ENDLESS: Final = Word("only_for_endless")
PHASE_TOO_EARLY: Final = Word("phase_too_early", [PHASE])
OWN_SHIP: Final = Word("own_ship")
MONEY_RAISED: Final = Word("money_raised", [AMOUNT])
TOO_MANY_OFFERS: Final = Word("too_many_offers", [COUNT])
SHIP_NEEDED: Final = Word("ship_needed")
SHIP_AFFORDABLE: Final = Word("ship_affordable")
HAS_SHIP: Final = Word("has_ship")
TOO_MUCH: Final = Word("too_much", [AMOUNT])
NOT_A_HOME: Final = Word("not_a_home", [HEX])
PRICE_BETWEEN: Final = Word("price_between", [AMOUNT, PRICE])
SHIP_OBSOLETE: Final = Word("ship_obsolete", [SHIP])                 # only in positions that a transcript writes
FLEET_LOST: Final = Word("fleet_lost", [NATION])                     # from here on warnings
KINGSHIP_AT_RISK: Final = Word("kingship_at_risk", [NATION, SEAT])
LAST_PASS: Final = Word("last_pass")
PURCHASE_LEFT: Final = Word("purchase_left")
BUILDING_LEFT: Final = Word("building_left", [HEX])
BETTER_ROUTE: Final = Word("better_route", [INCOME])
OWN_MONEY: Final = Word("own_money", [AMOUNT])
OWN_MERCHANTS: Final = Word("own_merchants", [AMOUNT])
SHIP_OWED: Final = Word("ship_owed", [NATION, AMOUNT])

REASONS: Final = [MONEY_SHORT, TREASURY_SHORT, CARD_GONE, CARD_TAKEN, HAS_KING, NO_KING, NOT_IN_PLAY, NO_SUCH_SEAT,
                  ONE_PURCHASE, LIMIT_REACHED, POOL_EMPTY, FOUNDER_BLOCKED, ON_KING_CARD, NONE_HELD, NOTHING_TO_SELL,
                  AT_LEAST_ONE, MORE_THAN_HELD, SOLD_OFTEN, ALREADY_ACTED, NOT_YET_ACTED, ODD_FROM_FIVE, HALF_AT_LEAST,
                  MORE_THAN_PLACED, POTENTIALS_SHORT, NOT_KING, HAS_CULTURE, OUT_OF_REACH, NOT_THERE, NO_CIRCLE, HEX_FULL,
                  HEX_CLOSED, OWN_POST, NO_POST, HOME_SET, NEW_WORLD_CLOSED, RANGE_SPENT, ROUTE_UNKNOWN, LAST_FLEET,
                  FLEET_FULL, NOT_NEXT, DECK_EMPTY, NOT_IN_FLEET, ONLY_FOR_ENDLESS, PHASE_TOO_EARLY, OWN_SHIP, MONEY_RAISED,
                  TOO_MANY_OFFERS, SHIP_NEEDED, SHIP_AFFORDABLE, HAS_SHIP, TOO_MUCH, NOT_A_HOME, PRICE_BETWEEN, SHIP_OBSOLETE,
                  FLEET_LOST, KINGSHIP_AT_RISK, LAST_PASS, PURCHASE_LEFT, BUILDING_LEFT, BETTER_ROUTE, OWN_MONEY, OWN_MERCHANTS,
                  SHIP_OWED]

# -- causes

CAUSE: Final = Facet("cause", ["setup", "card", "card_income", "founding", "trade", "kings_money", "dividend", "donation",
                               "stay_home", "ship", "phase", "forced", "bankruptcy"])
BY_SETUP: Final[i64] = CAUSE.index("setup")
BY_CARD: Final[i64] = CAUSE.index("card")
BY_CARD_INCOME: Final[i64] = CAUSE.index("card_income")
BY_FOUNDING: Final[i64] = CAUSE.index("founding")
BY_TRADE: Final[i64] = CAUSE.index("trade")
BY_KINGS_MONEY: Final[i64] = CAUSE.index("kings_money")
BY_DIVIDEND: Final[i64] = CAUSE.index("dividend")
BY_DONATION: Final[i64] = CAUSE.index("donation")
BY_STAY_HOME: Final[i64] = CAUSE.index("stay_home")
BY_SHIP: Final[i64] = CAUSE.index("ship")
BY_PHASE: Final[i64] = CAUSE.index("phase")
BY_FORCE: Final[i64] = CAUSE.index("forced")
BY_BANKRUPTCY: Final[i64] = CAUSE.index("bankruptcy")

WORDS: Final = Vocabulary(VERBS, EVENTS, REASONS, CAUSE)
