"""The vocabulary of New Bedford: its facets, moves, events and reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.vocabulary import Facet, Vocabulary, Word, numbers
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t

SEAT: Final = Facet("seat", ["first", "second", "third", "fourth"])
OWNER: Final = SEAT.called("owner")
GOOD: Final = Facet("good", ["wood", "food", "brick"])
AMOUNT: Final = numbers("amount", 63)
BUILDING: Final = Facet("building", b.BUILDING_NAMES, kind="space")
SPACE: Final = Facet("space", b.BOARD_NAMES + b.BUILDING_NAMES)
DISCOUNT: Final = Facet("discount", t.DISCOUNT_NAMES)
TOKEN: Final = Facet("token", [*t.KINDS, "empty_sea"])
SHIP: Final = Facet("ship", ["small", "large"])
DISTANCE: Final = numbers("distance", int(b.FARTHEST))
ROUND: Final = numbers("round", 12)

WOOD: Final[i64] = GOOD.index("wood")
FOOD: Final[i64] = GOOD.index("food")
BRICK: Final[i64] = GOOD.index("brick")
RIGHT: Final[i64] = TOKEN.index("right")
EMPTY_SEA: Final[i64] = TOKEN.index("empty_sea")

# What is done
WHEEL: Final = Word("wheel", [SEAT])                        # nature's
TAKE_START: Final = Word("take_start", [numbers("wood", 5), numbers("food", 5), numbers("brick", 2)])
PLACE: Final = Word("place", [SPACE], opens=True)
PURCHASE: Final = Word("purchase", [GOOD])
TAKE: Final = Word("take", [GOOD])
SELL: Final = Word("sell", [GOOD, AMOUNT])
DONE: Final = Word("done")
BUILD: Final = Word("build", [BUILDING, DISCOUNT])
LAUNCH: Final = Word("launch", [DISTANCE])
SAIL_OUT: Final = Word("sail_out", [SHIP])
BARREL: Final = Word("barrel", [SHIP])
HAND_IN: Final = Word("hand_in", [SHIP, AMOUNT])
REMOVE: Final = Word("remove", [AMOUNT])
KEEP: Final = Word("keep", [TOKEN])
SELL_WHALE: Final = Word("sell_whale", [TOKEN])
BUY: Final = Word("buy", [TOKEN])
PASS: Final = Word("pass")
DRAW: Final = Word("draw", [TOKEN])                         # nature's
CATCH: Final = Word("catch", [TOKEN])
LEAVE: Final = Word("leave")

# What has happened
ROUND_BEGAN: Final = Word("round_began", [ROUND])
WHEEL_TAKEN: Final = Word("wheel_taken", [SEAT])
PLACED: Final = Word("placed", [SEAT, SPACE])
PAID: Final = Word("paid", [SEAT, AMOUNT])
EARNED: Final = Word("earned", [SEAT, AMOUNT])
FEE_PAID: Final = Word("fee_paid", [SEAT, OWNER, AMOUNT])
GAINED: Final = Word("gained", [SEAT, GOOD, AMOUNT])
SPENT: Final = Word("spent", [SEAT, GOOD, AMOUNT])
BUILT: Final = Word("built", [SEAT, BUILDING])
TAKEN_OVER: Final = Word("taken_over", [SEAT, OWNER, BUILDING])
PREPARED: Final = Word("prepared", [SEAT, SHIP])
LAUNCHED: Final = Word("launched", [SEAT, SHIP, DISTANCE])
SAILED_OUT: Final = Word("sailed_out", [SEAT, SHIP, DISTANCE])
HANDED_IN: Final = Word("handed_in", [SEAT, SHIP, AMOUNT])
SEA_REMOVED: Final = Word("sea_removed", [SEAT, AMOUNT])
INN_LEFT: Final = Word("inn_left", [SEAT])
SHIPS_MOVED: Final = Word("ships_moved")
RETURNED: Final = Word("returned", [SEAT, SHIP])
KEPT: Final = Word("kept", [SEAT, TOKEN])
WHALE_SOLD: Final = Word("whale_sold", [SEAT, TOKEN])
BOUGHT: Final = Word("bought", [SEAT, TOKEN])
PASSED: Final = Word("passed", [SEAT])
LOST: Final = Word("lost", [TOKEN, AMOUNT])
SEA_CLEARED: Final = Word("sea_cleared", [AMOUNT])
DRAWN: Final = Word("drawn", [TOKEN])
CAUGHT: Final = Word("caught", [SEAT, SHIP, TOKEN])
SAILING_HOME: Final = Word("sailing_home")

# Why it is refused
MONEY_SHORT: Final = Word("money_short", [AMOUNT])
GOOD_SHORT: Final = Word("good_short", [GOOD, AMOUNT])
GOODS_SHORT: Final = Word("goods_short", [AMOUNT])
NOT_WORTH: Final = Word("not_worth", [AMOUNT])
NOT_BUILT: Final = Word("not_built", [BUILDING])
NOT_IN_GAME: Final = Word("not_in_game", [BUILDING])
ALREADY_BUILT: Final = Word("already_built", [BUILDING])
NO_ACTION: Final = Word("no_action", [BUILDING])
OCCUPIED: Final = Word("occupied", [BUILDING])
BOARDS_ONLY: Final = Word("boards_only")
OWN_POST_OFFICE: Final = Word("own_post_office")
NOTHING_TO_SELL: Final = Word("nothing_to_sell")
ONLY_WOOD: Final = Word("only_wood")
NOTHING_TO_BUILD: Final = Word("nothing_to_build")
ALL_BUILT: Final = Word("all_built")
NOT_IN_COST: Final = Word("not_in_cost", [BUILDING, DISCOUNT])
SAVES: Final = Word("saves", [AMOUNT])
NO_SHIP_HOME: Final = Word("no_ship_home")
NO_SHIP_READY: Final = Word("no_ship_ready")
NO_SHIP_OUT: Final = Word("no_ship_out")
SHIP_NOT_OUT: Final = Word("ship_not_out", [SHIP])
SPACE_FULL: Final = Word("space_full", [DISTANCE])
ALL_FULL: Final = Word("all_full")
NO_COST_SPACE: Final = Word("no_cost_space")
FARTHEST_OUT: Final = Word("farthest_out", [SHIP])
NO_WHALES: Final = Word("no_whales")
SHIP_EMPTY: Final = Word("ship_empty", [SHIP])
NO_RIGHT_WHALES: Final = Word("no_right_whales")
NO_RIGHT_RETURNING: Final = Word("no_right_returning")
FEWER_ABOARD: Final = Word("fewer_aboard", [SHIP, AMOUNT])
NO_EMPTY_SEA: Final = Word("no_empty_sea")
FEWER_OUT: Final = Word("fewer_out", [AMOUNT])
PURCHASE_MADE: Final = Word("purchase_made")
NOT_PURCHASED: Final = Word("not_purchased", [GOOD])
PURCHASE_STRANDS: Final = Word("purchase_strands", [GOOD])
NOT_ABOARD: Final = Word("not_aboard", [TOKEN])
NOT_ON_SALE: Final = Word("not_on_sale", [TOKEN])
NOT_OUT: Final = Word("not_out", [TOKEN])
NEVER_CAUGHT: Final = Word("never_caught")
AT_LEAST_ONE: Final = Word("at_least_one")
NO_SUCH_SEAT: Final = Word("no_such_seat")                  # of nature's moves, like the next
NONE_IN_BAG: Final = Word("none_in_bag", [TOKEN])
COULD_KEEP: Final = Word("could_keep", [TOKEN, AMOUNT])     # a warning, like the next
LATE_VOYAGE: Final = Word("late_voyage", [AMOUNT])

# Why holdings change: first the spaces, by number, then what else there is
CAUSE: Final = Facet("cause", [*SPACE.values, "start", "purchase", "bonus", "construction", "lay", "whale_sale",
                               "whale_purchase", "post"])
BY_START: Final[i64] = CAUSE.index("start")
BY_PURCHASE: Final[i64] = CAUSE.index("purchase")
BY_BONUS: Final[i64] = CAUSE.index("bonus")
BY_CONSTRUCTION: Final[i64] = CAUSE.index("construction")
BY_LAY: Final[i64] = CAUSE.index("lay")
BY_WHALE_SALE: Final[i64] = CAUSE.index("whale_sale")
BY_WHALE_PURCHASE: Final[i64] = CAUSE.index("whale_purchase")
BY_POST: Final[i64] = CAUSE.index("post")

WORDS: Final = Vocabulary(
    [WHEEL, TAKE_START, PLACE, PURCHASE, TAKE, SELL, DONE, BUILD, LAUNCH, SAIL_OUT, BARREL, HAND_IN, REMOVE, KEEP, SELL_WHALE,
     BUY, PASS, DRAW, CATCH, LEAVE],
    [ROUND_BEGAN, WHEEL_TAKEN, PLACED, PAID, EARNED, FEE_PAID, GAINED, SPENT, BUILT, TAKEN_OVER, PREPARED, LAUNCHED,
     SAILED_OUT, HANDED_IN, SEA_REMOVED, INN_LEFT, SHIPS_MOVED, RETURNED, KEPT, WHALE_SOLD, BOUGHT, PASSED, LOST, SEA_CLEARED,
     DRAWN, CAUGHT, SAILING_HOME],
    [MONEY_SHORT, GOOD_SHORT, GOODS_SHORT, NOT_WORTH, NOT_BUILT, NOT_IN_GAME, ALREADY_BUILT, NO_ACTION, OCCUPIED, BOARDS_ONLY,
     OWN_POST_OFFICE, NOTHING_TO_SELL, ONLY_WOOD, NOTHING_TO_BUILD, ALL_BUILT, NOT_IN_COST, SAVES, NO_SHIP_HOME, NO_SHIP_READY,
     NO_SHIP_OUT, SHIP_NOT_OUT, SPACE_FULL, ALL_FULL, NO_COST_SPACE, FARTHEST_OUT, NO_WHALES, SHIP_EMPTY, NO_RIGHT_WHALES,
     NO_RIGHT_RETURNING, FEWER_ABOARD, NO_EMPTY_SEA, FEWER_OUT, PURCHASE_MADE, NOT_PURCHASED, PURCHASE_STRANDS, NOT_ABOARD,
     NOT_ON_SALE, NOT_OUT, NEVER_CAUGHT, AT_LEAST_ONE, NO_SUCH_SEAT, NONE_IN_BAG, COULD_KEEP, LATE_VOYAGE],
    CAUSE)
