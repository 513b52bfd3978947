"""The vocabulary of Poseidon: its facets, moves, events and reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.state import SEATS
from mercat.engine.rules.vocabulary import Facet, Vocabulary, Word, numbers
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t

SEAT: Final[Facet] = SEATS
NATION: Final[Facet] = Facet("nation", t.NATION_NAMES)
SELLER: Final[Facet] = NATION.called("seller")
HEX: Final[Facet] = Facet("hex", b.PLACE_NAMES)
SHIP: Final[Facet] = Facet("ship", t.SHIP_NAMES)
CARD: Final[Facet] = Facet("card", t.CARD_NAMES)
PRESTIGE: Final[Facet] = Facet("prestige", [str(value) for value in t.TRACK], alike=True)
ROUND: Final[Facet] = Facet("round", t.ROUND_NAMES)
PHASE: Final[Facet] = numbers("phase", 4)
COUNT: Final[Facet] = numbers("count", 22)      # merchants, discs
AMOUNT: Final[Facet] = numbers("amount", max(20, *t.KINGS_MONEY))        # drachmas; events may contain any amount
# income of one merchant: at most 17 discs are on the map, one of them doubled, and there may be a high culture
INCOME: Final[Facet] = numbers("income", 19 * max(b.VALUE) + b.TEMPLE_COUNT * max(b.TEMPLE_INCOME.numbers))
DONATION: Final[Facet] = Facet("donation", [str(b.DONATION_UNIT * level) for level in range(b.DONATION_LEVELS)], alike=True)
HUNDREDS: Final[Facet] = numbers("hundreds", 40)
PRICE: Final[Facet] = numbers("price", 4095)

# -- verbs: set-up and merchant rounds

BEGIN: Final[Word] = Word("begin", [SEAT])
CHOOSE: Final[Word] = Word("choose", [CARD])
FOUND: Final[Word] = Word("found", [NATION], opens=True)
SET_PRESTIGE: Final[Word] = Word("set_prestige", [PRESTIGE])
PLACE: Final[Word] = Word("place", [COUNT])
TAKE_UP: Final[Word] = Word("take_up", [COUNT])
BUY: Final[Word] = Word("buy", [NATION])
SELL: Final[Word] = Word("sell", opens=True, joined=True)
GIVE_UP: Final[Word] = Word("give_up", [NATION, COUNT])
PASS: Final[Word] = Word("pass")
END_TURN: Final[Word] = Word("end_turn", silent=True)
TAKE_OVER: Final[Word] = Word("take_over")
TOLERATE: Final[Word] = Word("tolerate")

# -- verbs: exploration rounds

BESTOW: Final[Word] = Word("bestow", [NATION])
CLAIM: Final[Word] = Word("claim", [NATION])
KEEP_INCOME: Final[Word] = Word("keep_income")
TAKE: Final[Word] = Word("take", [AMOUNT])
LEAVE: Final[Word] = Word("leave", silent=True)
MARK: Final[Word] = Word("mark", [NATION, HEX])
EXPLORE: Final[Word] = Word("explore", [HEX])
BUILD: Final[Word] = Word("build", [HEX])
SETTLE: Final[Word] = Word("settle", [HEX], apart=True)
STOP: Final[Word] = Word("stop", silent=True)
FAVOUR: Final[Word] = Word("favour")
WITHHOLD: Final[Word] = Word("withhold", silent=True)
REST: Final[Word] = Word("rest")
SEND: Final[Word] = Word("send", [INCOME, DONATION])
STAY_HOME: Final[Word] = Word("stay_home")
BY_HAND: Final[Word] = Word("by_hand")
SET_OUT: Final[Word] = Word("set_out", [HEX])
STEER: Final[Word] = Word("steer", [HEX])
DONATE: Final[Word] = Word("donate")
PASS_BY: Final[Word] = Word("pass_by")
LAND: Final[Word] = Word("land")
BUY_SHIP: Final[Word] = Word("buy_ship", [SHIP])
EXCHANGE: Final[Word] = Word("exchange", [SHIP])
NEGOTIATE: Final[Word] = Word("negotiate", [NATION, SHIP], opens=True)
NAME_HUNDREDS: Final[Word] = Word("hundreds", [HUNDREDS], opens=True)
NAME_PRICE: Final[Word] = Word("price", [PRICE])
ACCEPT: Final[Word] = Word("accept")
REFUSE: Final[Word] = Word("refuse")
FORCE: Final[Word] = Word("forced_purchase")
SELL_OFF: Final[Word] = Word("sell_off", [NATION, COUNT])
FINISH: Final[Word] = Word("finish", silent=True)
ISSUE: Final[Word] = Word("issue", [COUNT])
ISSUE_NONE: Final[Word] = Word("issue_none")

VERBS: Final[list[Word]] = [BEGIN, CHOOSE, FOUND, SET_PRESTIGE, PLACE, TAKE_UP, BUY, SELL, GIVE_UP, PASS, END_TURN, TAKE_OVER,
                            TOLERATE, BESTOW, CLAIM, KEEP_INCOME, TAKE, LEAVE, MARK, EXPLORE, BUILD, SETTLE, STOP, FAVOUR,
                            WITHHOLD, REST, SEND, STAY_HOME, BY_HAND, SET_OUT, STEER, DONATE, PASS_BY, LAND, BUY_SHIP,
                            EXCHANGE, NEGOTIATE, NAME_HUNDREDS, NAME_PRICE, ACCEPT, REFUSE, FORCE, SELL_OFF, FINISH, ISSUE,
                            ISSUE_NONE]

# -- events

ROUND_BEGAN: Final[Word] = Word("round_began", [ROUND])
STARTS: Final[Word] = Word("starts", [SEAT])
PAID: Final[Word] = Word("paid", [SEAT, AMOUNT])
EARNED: Final[Word] = Word("earned", [SEAT, AMOUNT])
TREASURY_PAID: Final[Word] = Word("treasury_paid", [NATION, AMOUNT])
TREASURY_EARNED: Final[Word] = Word("treasury_earned", [NATION, AMOUNT])
CHOSEN: Final[Word] = Word("chosen", [SEAT, CARD])
DISCARDED: Final[Word] = Word("discarded", [CARD])
FOUNDED: Final[Word] = Word("founded", [SEAT, NATION, PRESTIGE])
ISSUED: Final[Word] = Word("issued", [NATION, COUNT])
BOUGHT: Final[Word] = Word("bought", [SEAT, NATION, COUNT])
SOLD: Final[Word] = Word("sold", [SEAT, NATION, COUNT])
PRESTIGE_IS: Final[Word] = Word("prestige_is", [NATION, PRESTIGE])
CROWNED: Final[Word] = Word("crowned", [SEAT, NATION])
CLAIMED: Final[Word] = Word("claimed", [SEAT, NATION])
CULTURED: Final[Word] = Word("cultured", [NATION, HEX])
EXPLORED: Final[Word] = Word("explored", [NATION, HEX])
BUILT: Final[Word] = Word("built", [NATION, HEX])
SETTLED: Final[Word] = Word("settled", [NATION, HEX])
MARKED: Final[Word] = Word("marked", [NATION, HEX])
FAVOURED: Final[Word] = Word("favoured", [SEAT, NATION])
SAILED: Final[Word] = Word("sailed", [NATION, INCOME, AMOUNT])
STAYED: Final[Word] = Word("stayed", [NATION, AMOUNT])
SHIP_BOUGHT: Final[Word] = Word("ship_bought", [NATION, SHIP, AMOUNT])
SHIP_TRADED: Final[Word] = Word("ship_traded", [NATION, SHIP, AMOUNT])
SHIP_OFFERED: Final[Word] = Word("ship_offered", [NATION, SELLER, AMOUNT])
SHIP_REFUSED: Final[Word] = Word("ship_refused", [NATION, SELLER, AMOUNT])
SHIP_SOLD: Final[Word] = Word("ship_sold", [NATION, SELLER, SHIP])
SHIP_LEFT: Final[Word] = Word("ship_left", [SHIP])
PHASE_BEGAN: Final[Word] = Word("phase_began", [PHASE])
OBSOLETE: Final[Word] = Word("obsolete", [SHIP])
BANKRUPT: Final[Word] = Word("bankrupt", [SEAT])
ENDED: Final[Word] = Word("ended")

EVENTS: Final[list[Word]] = [ROUND_BEGAN, STARTS, PAID, EARNED, TREASURY_PAID, TREASURY_EARNED, CHOSEN, DISCARDED, FOUNDED,
                             ISSUED, BOUGHT, SOLD, PRESTIGE_IS, CROWNED, CLAIMED, CULTURED, EXPLORED, BUILT, SETTLED, MARKED,
                             FAVOURED, SAILED, STAYED, SHIP_BOUGHT, SHIP_TRADED, SHIP_OFFERED, SHIP_REFUSED, SHIP_SOLD,
                             SHIP_LEFT, PHASE_BEGAN, OBSOLETE, BANKRUPT, ENDED]

# -- reasons

MONEY_SHORT: Final[Word] = Word("money_short", [AMOUNT])
TREASURY_SHORT: Final[Word] = Word("treasury_short", [AMOUNT])
CARD_GONE: Final[Word] = Word("card_gone", [CARD])
CARD_TAKEN: Final[Word] = Word("card_taken", [CARD])
HAS_KING: Final[Word] = Word("has_king", [NATION])
NO_KING: Final[Word] = Word("no_king", [NATION])
NOT_IN_PLAY: Final[Word] = Word("not_in_play", [NATION])
NO_SUCH_SEAT: Final[Word] = Word("no_such_seat")
ONE_PURCHASE: Final[Word] = Word("one_purchase")
LIMIT_REACHED: Final[Word] = Word("limit_reached", [COUNT])
POOL_EMPTY: Final[Word] = Word("pool_empty", [NATION])
FOUNDER_BLOCKED: Final[Word] = Word("founder_blocked", [NATION])
ON_KING_CARD: Final[Word] = Word("on_king_card", [NATION])
NONE_HELD: Final[Word] = Word("none_held", [NATION])
NOTHING_TO_SELL: Final[Word] = Word("nothing_to_sell")
AT_LEAST_ONE: Final[Word] = Word("at_least_one")
MORE_THAN_HELD: Final[Word] = Word("more_than_held", [COUNT])
SOLD_OFTEN: Final[Word] = Word("sold_often", [COUNT])
ALREADY_ACTED: Final[Word] = Word("already_acted")
NOT_YET_ACTED: Final[Word] = Word("not_yet_acted")
ODD_FROM_FIVE: Final[Word] = Word("odd_from_five")
HALF_AT_LEAST: Final[Word] = Word("half_at_least", [COUNT])
MORE_THAN_PLACED: Final[Word] = Word("more_than_placed", [COUNT])
POTENTIALS_SHORT: Final[Word] = Word("potentials_short", [COUNT])
NOT_KING: Final[Word] = Word("not_king", [NATION])
HAS_CULTURE: Final[Word] = Word("has_culture", [NATION])
OUT_OF_REACH: Final[Word] = Word("out_of_reach", [HEX])
NOT_THERE: Final[Word] = Word("not_there", [HEX])
NO_CIRCLE: Final[Word] = Word("no_circle", [HEX])
HEX_FULL: Final[Word] = Word("hex_full", [HEX, COUNT])
HEX_CLOSED: Final[Word] = Word("hex_closed", [HEX])
OWN_POST: Final[Word] = Word("own_post", [HEX])
NO_POST: Final[Word] = Word("no_post", [HEX])
HOME_SET: Final[Word] = Word("home_set")
NEW_WORLD_CLOSED: Final[Word] = Word("new_world_closed", [HEX])
RANGE_SPENT: Final[Word] = Word("range_spent")
ROUTE_UNKNOWN: Final[Word] = Word("route_unknown")
LAST_FLEET: Final[Word] = Word("last_fleet")
FLEET_FULL: Final[Word] = Word("fleet_full", [COUNT])
NOT_NEXT: Final[Word] = Word("not_next", [SHIP])
DECK_EMPTY: Final[Word] = Word("deck_empty")
NOT_IN_FLEET: Final[Word] = Word("not_in_fleet", [SHIP])
ONLY_FOR_ENDLESS: Final[Word] = Word("only_for_endless")
PHASE_TOO_EARLY: Final[Word] = Word("phase_too_early", [PHASE])
OWN_SHIP: Final[Word] = Word("own_ship")
MONEY_RAISED: Final[Word] = Word("money_raised", [AMOUNT])
TOO_MANY_OFFERS: Final[Word] = Word("too_many_offers", [COUNT])
SHIP_NEEDED: Final[Word] = Word("ship_needed")
SHIP_AFFORDABLE: Final[Word] = Word("ship_affordable")
HAS_SHIP: Final[Word] = Word("has_ship")
TOO_MUCH: Final[Word] = Word("too_much", [AMOUNT])
NOT_A_HOME: Final[Word] = Word("not_a_home", [HEX])
PRICE_BETWEEN: Final[Word] = Word("price_between", [AMOUNT, PRICE])
SHIP_OBSOLETE: Final[Word] = Word("ship_obsolete", [SHIP])           # only in positions edited by a transcript
FLEET_LOST: Final[Word] = Word("fleet_lost", [NATION])               # warnings from here on
KINGSHIP_AT_RISK: Final[Word] = Word("kingship_at_risk", [NATION, SEAT])
LAST_PASS: Final[Word] = Word("last_pass")
PURCHASE_LEFT: Final[Word] = Word("purchase_left")
BUILDING_LEFT: Final[Word] = Word("building_left", [HEX])
BETTER_ROUTE: Final[Word] = Word("better_route", [INCOME])
OWN_MONEY: Final[Word] = Word("own_money", [AMOUNT])
OWN_MERCHANTS: Final[Word] = Word("own_merchants", [AMOUNT])
SHIP_OWED: Final[Word] = Word("ship_owed", [NATION, AMOUNT])

REASONS: Final[list[Word]] = [MONEY_SHORT, TREASURY_SHORT, CARD_GONE, CARD_TAKEN, HAS_KING, NO_KING, NOT_IN_PLAY,
                              NO_SUCH_SEAT, ONE_PURCHASE, LIMIT_REACHED, POOL_EMPTY, FOUNDER_BLOCKED, ON_KING_CARD, NONE_HELD,
                              NOTHING_TO_SELL, AT_LEAST_ONE, MORE_THAN_HELD, SOLD_OFTEN, ALREADY_ACTED, NOT_YET_ACTED,
                              ODD_FROM_FIVE, HALF_AT_LEAST, MORE_THAN_PLACED, POTENTIALS_SHORT, NOT_KING, HAS_CULTURE,
                              OUT_OF_REACH, NOT_THERE, NO_CIRCLE, HEX_FULL, HEX_CLOSED, OWN_POST, NO_POST, HOME_SET,
                              NEW_WORLD_CLOSED, RANGE_SPENT, ROUTE_UNKNOWN, LAST_FLEET, FLEET_FULL, NOT_NEXT, DECK_EMPTY,
                              NOT_IN_FLEET, ONLY_FOR_ENDLESS, PHASE_TOO_EARLY, OWN_SHIP, MONEY_RAISED, TOO_MANY_OFFERS,
                              SHIP_NEEDED, SHIP_AFFORDABLE, HAS_SHIP, TOO_MUCH, NOT_A_HOME, PRICE_BETWEEN, SHIP_OBSOLETE,
                              FLEET_LOST, KINGSHIP_AT_RISK, LAST_PASS, PURCHASE_LEFT, BUILDING_LEFT, BETTER_ROUTE, OWN_MONEY,
                              OWN_MERCHANTS, SHIP_OWED]

# -- causes

CAUSE: Final[Facet] = Facet("cause", ["setup", "card", "card_income", "founding", "trade", "kings_money", "dividend", "donation",
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

WORDS: Final[Vocabulary] = Vocabulary(VERBS, EVENTS, REASONS, CAUSE)
