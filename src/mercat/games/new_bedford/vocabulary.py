"""The vocabulary of New Bedford: its facets, moves, events and reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.vocabulary import Facet, Vocabulary, Word, numbers
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t

SEAT: Final[Facet] = Facet("seat", ["first", "second", "third", "fourth"])
OWNER: Final[Facet] = SEAT.called("owner")
GOOD: Final[Facet] = Facet("good", ["wood", "food", "brick"])
AMOUNT: Final[Facet] = numbers("amount", 63)
BUILDING: Final[Facet] = Facet("building", b.BUILDING_NAMES, kind="space")
SPACE: Final[Facet] = Facet("space", b.BOARD_NAMES + b.BUILDING_NAMES)
DISCOUNT: Final[Facet] = Facet("discount", t.DISCOUNT_NAMES)
TOKEN: Final[Facet] = Facet("token", [*t.KINDS, "empty_sea"])
SHIP: Final[Facet] = Facet("ship", ["small", "large"])
DISTANCE: Final[Facet] = numbers("distance", int(b.FARTHEST))
ROUND: Final[Facet] = numbers("round", 12)

WOOD: Final[i64] = GOOD.index("wood")
FOOD: Final[i64] = GOOD.index("food")
BRICK: Final[i64] = GOOD.index("brick")
RIGHT: Final[i64] = TOKEN.index("right")
EMPTY_SEA: Final[i64] = TOKEN.index("empty_sea")

# -- moves
WHEEL: Final[Word] = Word("wheel", [SEAT])                  # a draw of nature
TAKE_START: Final[Word] = Word("take_start", [numbers("wood", 5), numbers("food", 5), numbers("brick", 2)])
PLACE: Final[Word] = Word("place", [SPACE], opens=True)
PURCHASE: Final[Word] = Word("purchase", [GOOD], apart=True)
TAKE: Final[Word] = Word("take", [GOOD])
SELL: Final[Word] = Word("sell", [GOOD, AMOUNT])
DONE: Final[Word] = Word("done", silent=True)
BUILD: Final[Word] = Word("build", [BUILDING, DISCOUNT])
LAUNCH: Final[Word] = Word("launch", [DISTANCE])
SAIL_OUT: Final[Word] = Word("sail_out", [SHIP])
BARREL: Final[Word] = Word("barrel", [SHIP])
HAND_IN: Final[Word] = Word("hand_in", [SHIP, AMOUNT])
REMOVE: Final[Word] = Word("remove", [AMOUNT])
KEEP: Final[Word] = Word("keep", [TOKEN])
SELL_WHALE: Final[Word] = Word("sell_whale", [TOKEN])
BUY: Final[Word] = Word("buy", [TOKEN])
PASS: Final[Word] = Word("pass")
DRAW: Final[Word] = Word("draw", [TOKEN])                   # a draw of nature
CATCH: Final[Word] = Word("catch", [TOKEN])
LEAVE: Final[Word] = Word("leave")

# -- events
ROUND_BEGAN: Final[Word] = Word("round_began", [ROUND])
WHEEL_TAKEN: Final[Word] = Word("wheel_taken", [SEAT])
PLACED: Final[Word] = Word("placed", [SEAT, SPACE])
PAID: Final[Word] = Word("paid", [SEAT, AMOUNT])
EARNED: Final[Word] = Word("earned", [SEAT, AMOUNT])
FEE_PAID: Final[Word] = Word("fee_paid", [SEAT, OWNER, AMOUNT])
GAINED: Final[Word] = Word("gained", [SEAT, GOOD, AMOUNT])
SPENT: Final[Word] = Word("spent", [SEAT, GOOD, AMOUNT])
BUILT: Final[Word] = Word("built", [SEAT, BUILDING])
TAKEN_OVER: Final[Word] = Word("taken_over", [SEAT, OWNER, BUILDING])
PREPARED: Final[Word] = Word("prepared", [SEAT, SHIP])
LAUNCHED: Final[Word] = Word("launched", [SEAT, SHIP, DISTANCE])
SAILED_OUT: Final[Word] = Word("sailed_out", [SEAT, SHIP, DISTANCE])
HANDED_IN: Final[Word] = Word("handed_in", [SEAT, SHIP, AMOUNT])
SEA_REMOVED: Final[Word] = Word("sea_removed", [SEAT, AMOUNT])
INN_LEFT: Final[Word] = Word("inn_left", [SEAT])
SHIPS_MOVED: Final[Word] = Word("ships_moved")
RETURNED: Final[Word] = Word("returned", [SEAT, SHIP])
KEPT: Final[Word] = Word("kept", [SEAT, TOKEN])
WHALE_SOLD: Final[Word] = Word("whale_sold", [SEAT, TOKEN])
BOUGHT: Final[Word] = Word("bought", [SEAT, TOKEN])
PASSED: Final[Word] = Word("passed", [SEAT])
LOST: Final[Word] = Word("lost", [TOKEN, AMOUNT])
SEA_CLEARED: Final[Word] = Word("sea_cleared", [AMOUNT])
DRAWN: Final[Word] = Word("drawn", [TOKEN])
CAUGHT: Final[Word] = Word("caught", [SEAT, SHIP, TOKEN])
SAILING_HOME: Final[Word] = Word("sailing_home")

# -- reasons
MONEY_SHORT: Final[Word] = Word("money_short", [AMOUNT])
GOOD_SHORT: Final[Word] = Word("good_short", [GOOD, AMOUNT])
GOODS_SHORT: Final[Word] = Word("goods_short", [AMOUNT])
NOT_WORTH: Final[Word] = Word("not_worth", [AMOUNT])
NOT_BUILT: Final[Word] = Word("not_built", [BUILDING])
NOT_IN_GAME: Final[Word] = Word("not_in_game", [BUILDING])
ALREADY_BUILT: Final[Word] = Word("already_built", [BUILDING])
NO_ACTION: Final[Word] = Word("no_action", [BUILDING])
OCCUPIED: Final[Word] = Word("occupied", [BUILDING])
BOARDS_ONLY: Final[Word] = Word("boards_only")
OWN_POST_OFFICE: Final[Word] = Word("own_post_office")
NOTHING_TO_SELL: Final[Word] = Word("nothing_to_sell")
ONLY_WOOD: Final[Word] = Word("only_wood")
NOTHING_TO_BUILD: Final[Word] = Word("nothing_to_build")
ALL_BUILT: Final[Word] = Word("all_built")
NOT_IN_COST: Final[Word] = Word("not_in_cost", [BUILDING, DISCOUNT])
SAVES: Final[Word] = Word("saves", [AMOUNT])
NO_SHIP_HOME: Final[Word] = Word("no_ship_home")
NO_SHIP_READY: Final[Word] = Word("no_ship_ready")
NO_SHIP_OUT: Final[Word] = Word("no_ship_out")
SHIP_NOT_OUT: Final[Word] = Word("ship_not_out", [SHIP])
SPACE_FULL: Final[Word] = Word("space_full", [DISTANCE])
ALL_FULL: Final[Word] = Word("all_full")
NO_COST_SPACE: Final[Word] = Word("no_cost_space")
FARTHEST_OUT: Final[Word] = Word("farthest_out", [SHIP])
NO_WHALES: Final[Word] = Word("no_whales")
SHIP_EMPTY: Final[Word] = Word("ship_empty", [SHIP])
NO_RIGHT_WHALES: Final[Word] = Word("no_right_whales")
NO_RIGHT_RETURNING: Final[Word] = Word("no_right_returning")
FEWER_ABOARD: Final[Word] = Word("fewer_aboard", [SHIP, AMOUNT])
NO_EMPTY_SEA: Final[Word] = Word("no_empty_sea")
FEWER_OUT: Final[Word] = Word("fewer_out", [AMOUNT])
PURCHASE_MADE: Final[Word] = Word("purchase_made")
NOT_PURCHASED: Final[Word] = Word("not_purchased", [GOOD])
PURCHASE_STRANDS: Final[Word] = Word("purchase_strands", [GOOD])
NOT_ABOARD: Final[Word] = Word("not_aboard", [TOKEN])
NOT_ON_SALE: Final[Word] = Word("not_on_sale", [TOKEN])
NOT_OUT: Final[Word] = Word("not_out", [TOKEN])
NEVER_CAUGHT: Final[Word] = Word("never_caught")
AT_LEAST_ONE: Final[Word] = Word("at_least_one")
NO_SUCH_SEAT: Final[Word] = Word("no_such_seat")            # a refusal of nature's moves, like the next one
NONE_IN_BAG: Final[Word] = Word("none_in_bag", [TOKEN])
COULD_KEEP: Final[Word] = Word("could_keep", [TOKEN, AMOUNT])     # a warning, like the next one
LATE_VOYAGE: Final[Word] = Word("late_voyage", [AMOUNT])

# -- causes of changes of holdings: first the spaces, by number, then the others
CAUSE: Final[Facet] = Facet("cause", [*SPACE.values, "start", "purchase", "bonus", "construction", "lay", "whale_sale",
                                      "whale_purchase", "post"])
BY_START: Final[i64] = CAUSE.index("start")
BY_PURCHASE: Final[i64] = CAUSE.index("purchase")
BY_BONUS: Final[i64] = CAUSE.index("bonus")
BY_CONSTRUCTION: Final[i64] = CAUSE.index("construction")
BY_LAY: Final[i64] = CAUSE.index("lay")
BY_WHALE_SALE: Final[i64] = CAUSE.index("whale_sale")
BY_WHALE_PURCHASE: Final[i64] = CAUSE.index("whale_purchase")
BY_POST: Final[i64] = CAUSE.index("post")

WORDS: Final[Vocabulary] = Vocabulary(
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
