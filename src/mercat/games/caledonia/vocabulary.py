"""The vocabulary of Clans of Caledonia: its facets, moves, events and reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.state import SEATS
from mercat.engine.rules.vocabulary import Facet, Vocabulary, Word, numbers
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.board.maps import COLUMNS, MODULES, ROWS

HEX: Final[Facet] = Facet("hex", [chr(ord("A") + column) + str(row + 1) for column in range(COLUMNS) for row in range(ROWS)],
                          alike=True)
UNIT: Final[Facet] = Facet("unit", t.UNIT_NAMES)
WORKER: Final[Facet] = Facet("worker", t.UNIT_NAMES[6:8], kind="unit")
GOOD: Final[Facet] = Facet("good", t.GOOD_NAMES)
IMPORT: Final[Facet] = Facet("import", t.IMPORT_NAMES)
CLAN: Final[Facet] = Facet("clan", t.CLAN_NAMES)
PORT: Final[Facet] = Facet("port", t.PORT_NAMES)
TILE: Final[Facet] = Facet("tile", t.TILE_NAMES)
MODULE: Final[Facet] = Facet("module", list(MODULES), alike=True)
SIDE: Final[Facet] = Facet("side", [module + side for module in MODULES for side in "12"], alike=True)
CONTRACT: Final[Facet] = numbers("contract", 50)
START: Final[Facet] = numbers("start", 9)
ROUND: Final[Facet] = numbers("round", 5)
AMOUNT: Final[Facet] = numbers("amount", 99)
TRADED: Final[Facet] = numbers("amount", 7)                     # at most as many units as there are merchants
LEVEL: Final[Facet] = Facet("level", ["no_shipping", "river", "one_loch", "two_lochs", "three_lochs", "four_lochs"])
WAY: Final[Facet] = Facet("way", ["down", "up"])
DIE: Final[Facet] = Facet("die", ["minus_three", "minus_two", "minus_one", "plus_one", "plus_two", "plus_three"])
AID: Final[Facet] = Facet("aid", ["unaided", "port", "any_port", "both"])   # no port, the port itself, the ninth port, or both
SPOT: Final[Facet] = Facet("spot", ["left", "right"])
EXPERIENCE: Final[Facet] = Facet("experience", ["beginner", "experienced"])
MADE_CHEESE: Final[Facet] = numbers("cheese", 4)
MADE_BREAD: Final[Facet] = numbers("bread", 4)
MADE_WHISKY: Final[Facet] = numbers("whisky", 4)

UP: Final[i64] = 1
UNAIDED: Final[i64] = 0
BY_PORT_ITSELF: Final[i64] = 1
BY_ANY_PORT: Final[i64] = 2
BY_BOTH: Final[i64] = 3

# -- nature's verbs

DRAW_SIDE: Final[Word] = Word("draw_side", [SIDE])
DRAW_PORT: Final[Word] = Word("draw_port", [PORT])
DRAW_TILE: Final[Word] = Word("draw_tile", [TILE])
DRAW_CONTRACT: Final[Word] = Word("draw_contract", [CONTRACT])
DRAW_FIRST: Final[Word] = Word("draw_first", [SEATS])
DRAW_CLAN: Final[Word] = Word("draw_clan", [CLAN])
DRAW_START: Final[Word] = Word("draw_start", [START])
COVER: Final[Word] = Word("cover", [HEX])
ROLL_GOOD: Final[Word] = Word("roll_good", [GOOD])
ROLL_PRICE: Final[Word] = Word("roll_price", [DIE])

# -- the players' verbs

CLAIM: Final[Word] = Word("claim", [EXPERIENCE])
BID: Final[Word] = Word("bid", [AMOUNT])
STAND_BACK: Final[Word] = Word("stand_back")
CHOOSE_CLAN: Final[Word] = Word("choose_clan", [CLAN])
CHOOSE_START: Final[Word] = Word("choose_start", [START])
SETTLE: Final[Word] = Word("settle", [UNIT, HEX])
BUY: Final[Word] = Word("buy", [GOOD, TRADED])
SELL: Final[Word] = Word("sell", [GOOD, TRADED])
OBTAIN: Final[Word] = Word("obtain", [CONTRACT])
EXPAND: Final[Word] = Word("expand", [UNIT, HEX])
SHIP: Final[Word] = Word("ship")
IMPROVE: Final[Word] = Word("improve", [WORKER])
HIRE: Final[Word] = Word("hire")
RECALL: Final[Word] = Word("recall", [GOOD])
FULFIL: Final[Word] = Word("fulfil", [CONTRACT, AID])
PASS: Final[Word] = Word("pass")
SLAUGHTER: Final[Word] = Word("slaughter", [HEX])
BREW: Final[Word] = Word("brew", [AMOUNT])
LOOK: Final[Word] = Word("look")
KEEP: Final[Word] = Word("keep", [CONTRACT])
USE: Final[Word] = Word("use", [PORT, AID], opens=True)
SHIFT: Final[Word] = Word("shift", [GOOD, WAY, AID])
DISCARD: Final[Word] = Word("discard", [GOOD])
TAKE: Final[Word] = Word("take", [GOOD])
REPLACE: Final[Word] = Word("replace", [UNIT, HEX])
ROW: Final[Word] = Word("row", [HEX], free=True)
UNCORK: Final[Word] = Word("uncork", [SPOT])
PROCESS: Final[Word] = Word("process", [MADE_CHEESE, MADE_BREAD, MADE_WHISKY])
CHURN: Final[Word] = Word("churn", [AMOUNT])
AGE: Final[Word] = Word("age")
DONE: Final[Word] = Word("done", silent=True)

# -- events

PAID: Final[Word] = Word("paid", [SEATS, AMOUNT])
EARNED: Final[Word] = Word("earned", [SEATS, AMOUNT])
GAINED: Final[Word] = Word("gained", [SEATS, GOOD, AMOUNT])
SPENT: Final[Word] = Word("spent", [SEATS, GOOD, AMOUNT])
GLORIED: Final[Word] = Word("gloried", [SEATS, AMOUNT])
PRICE_MOVED: Final[Word] = Word("price_moved", [GOOD, AMOUNT])
DEPLOYED: Final[Word] = Word("deployed", [SEATS, UNIT, HEX])
REMOVED: Final[Word] = Word("removed", [SEATS, UNIT, HEX])
ROWED: Final[Word] = Word("rowed", [SEATS, HEX])
SHIPPED: Final[Word] = Word("shipped", [SEATS, LEVEL])
IMPROVED: Final[Word] = Word("improved", [SEATS, WORKER])
HIRED: Final[Word] = Word("hired", [SEATS])
RECALLED: Final[Word] = Word("recalled", [SEATS, GOOD])
OBTAINED: Final[Word] = Word("obtained", [SEATS, CONTRACT])
FULFILLED: Final[Word] = Word("fulfilled", [SEATS, CONTRACT])
IMPORTED: Final[Word] = Word("imported", [SEATS, IMPORT, AMOUNT])
PORT_USED: Final[Word] = Word("port_used", [SEATS, PORT])
PASSED: Final[Word] = Word("passed", [SEATS])
ROUND_BEGAN: Final[Word] = Word("round_began", [ROUND, TILE])
ROUND_ENDED: Final[Word] = Word("round_ended", [ROUND])
SIDE_LAID: Final[Word] = Word("side_laid", [SIDE])
PORT_LAID: Final[Word] = Word("port_laid", [PORT, MODULE])
TILE_LAID: Final[Word] = Word("tile_laid", [TILE, ROUND])
COVERED: Final[Word] = Word("covered", [HEX])
CONTRACT_SHOWN: Final[Word] = Word("contract_shown", [CONTRACT])
CONTRACT_PUT_UNDER: Final[Word] = Word("contract_put_under", [CONTRACT])
CONTRACT_REMOVED: Final[Word] = Word("contract_removed", [CONTRACT])
CLAN_OFFERED: Final[Word] = Word("clan_offered", [CLAN, START])
START_OFFERED: Final[Word] = Word("start_offered", [START])
CLAN_CHOSEN: Final[Word] = Word("clan_chosen", [SEATS, CLAN])
START_CHOSEN: Final[Word] = Word("start_chosen", [SEATS, START])
CLAIMED: Final[Word] = Word("claimed", [SEATS, EXPERIENCE])
BID_MADE: Final[Word] = Word("bid_made", [SEATS, AMOUNT])
STOOD_BACK: Final[Word] = Word("stood_back", [SEATS])
TURN_ORDER: Final[Word] = Word("turn_order", [SEATS, AMOUNT])
AGED: Final[Word] = Word("aged", [SEATS])
COST_TOLD: Final[Word] = Word("cost_told", [numbers("unit_cost", 18), numbers("land_cost", 6), numbers("saved", 12)])
NEARBY_TOLD: Final[Word] = Word("nearby_told", [SEATS, GOOD, AMOUNT])

# -- causes of gains and payments

CAUSE: Final[Facet] = Facet("cause", ["start", "no_clan", "first_worker", "trade", "neighbourhood", "contract", "expansion",
                                      "shipping", "technology", "hiring", "fulfilment", "import_track", "passing", "port",
                                      "workers", "farming", "processing", "butter", "beer", "whisky", "cellar",
                                      "trading_bonus", "dice", "tile"])
BY_START: Final[i64] = CAUSE.index("start")
BY_NO_CLAN: Final[i64] = CAUSE.index("no_clan")
BY_FIRST_WORKER: Final[i64] = CAUSE.index("first_worker")
BY_TRADE: Final[i64] = CAUSE.index("trade")
BY_NEIGHBOURHOOD: Final[i64] = CAUSE.index("neighbourhood")
BY_CONTRACT: Final[i64] = CAUSE.index("contract")
BY_EXPANSION: Final[i64] = CAUSE.index("expansion")
BY_SHIPPING: Final[i64] = CAUSE.index("shipping")
BY_TECHNOLOGY: Final[i64] = CAUSE.index("technology")
BY_HIRING: Final[i64] = CAUSE.index("hiring")
BY_FULFILMENT: Final[i64] = CAUSE.index("fulfilment")
BY_IMPORT_TRACK: Final[i64] = CAUSE.index("import_track")
BY_PASSING: Final[i64] = CAUSE.index("passing")
BY_PORT: Final[i64] = CAUSE.index("port")
BY_WORKERS: Final[i64] = CAUSE.index("workers")
BY_FARMING: Final[i64] = CAUSE.index("farming")
BY_PROCESSING: Final[i64] = CAUSE.index("processing")
BY_BUTTER: Final[i64] = CAUSE.index("butter")
BY_BEER: Final[i64] = CAUSE.index("beer")
BY_WHISKY: Final[i64] = CAUSE.index("whisky")
BY_CELLAR: Final[i64] = CAUSE.index("cellar")
BY_TRADING_BONUS: Final[i64] = CAUSE.index("trading_bonus")
BY_DICE: Final[i64] = CAUSE.index("dice")
BY_TILE: Final[i64] = CAUSE.index("tile")

# -- reasons for refusals

MONEY_SHORT: Final[Word] = Word("money_short", [AMOUNT])
GOODS_SHORT: Final[Word] = Word("goods_short", [GOOD, AMOUNT])
MERCHANTS_SHORT: Final[Word] = Word("merchants_short", [AMOUNT])
OTHER_SIDE: Final[Word] = Word("other_side", [GOOD])
NOT_NEAR: Final[Word] = Word("not_near", [GOOD])
BOUGHT_ALREADY: Final[Word] = Word("bought_already", [GOOD])
ONLY_BUYING: Final[Word] = Word("only_buying")
NEARBY_LIMIT: Final[Word] = Word("nearby_limit", [AMOUNT])
MUST_TRADE: Final[Word] = Word("must_trade", [GOOD])
BOX_FULL: Final[Word] = Word("box_full")
ENOUGH_CONTRACTS: Final[Word] = Word("enough_contracts", [AMOUNT])
NOT_ON_DISPLAY: Final[Word] = Word("not_on_display", [CONTRACT])
NOT_IN_BOX: Final[Word] = Word("not_in_box", [CONTRACT])
OCCUPIED: Final[Word] = Word("occupied", [HEX])
WRONG_TERRAIN: Final[Word] = Word("wrong_terrain", [UNIT, HEX])
OUT_OF_REACH: Final[Word] = Word("out_of_reach", [HEX, LEVEL])
OUT_OF_ALL_REACH: Final[Word] = Word("out_of_all_reach", [HEX])
OUT_OF_GAME: Final[Word] = Word("out_of_game", [HEX])
AS_WOODCUTTER: Final[Word] = Word("as_woodcutter", [HEX])
NOT_BORDER: Final[Word] = Word("not_border", [HEX])
FISHERMEN_APART: Final[Word] = Word("fishermen_apart", [HEX])
NONE_LEFT: Final[Word] = Word("none_left", [UNIT])
ALL_SHIPPED: Final[Word] = Word("all_shipped")
ALREADY_IMPROVED: Final[Word] = Word("already_improved", [WORKER])
NO_TECHNOLOGY: Final[Word] = Word("no_technology")
ALL_HIRED: Final[Word] = Word("all_hired")
NONE_AT_MARKET: Final[Word] = Word("none_at_market", [GOOD])
ONLY_AS_BONUS: Final[Word] = Word("only_as_bonus")
NOT_GIVEN: Final[Word] = Word("not_given")
NO_BARREL: Final[Word] = Word("no_barrel", [SPOT])
ANIMALS_SHORT: Final[Word] = Word("animals_short", [UNIT, AMOUNT])
NO_MEAT: Final[Word] = Word("no_meat", [CONTRACT])
NOT_AN_ANIMAL: Final[Word] = Word("not_an_animal", [HEX])
PORT_USED_UP: Final[Word] = Word("port_used_up", [PORT])
PORT_NOT_THERE: Final[Word] = Word("port_not_there", [PORT])
PORT_OUT_OF_REACH: Final[Word] = Word("port_out_of_reach", [PORT])
PORT_NO_USE: Final[Word] = Word("port_no_use", [PORT])
SAME_KIND: Final[Word] = Word("same_kind", [UNIT])
NEEDS_TWO: Final[Word] = Word("needs_two")
PRICE_AT_END: Final[Word] = Word("price_at_end", [GOOD])
ROWED_ALREADY: Final[Word] = Word("rowed_already")
NO_FISHERMAN_BY: Final[Word] = Word("no_fisherman_by", [HEX])
NOT_WATER: Final[Word] = Word("not_water", [HEX])
TOO_MUCH: Final[Word] = Word("too_much", [AMOUNT])
BID_HIGHER: Final[Word] = Word("bid_higher", [AMOUNT])
NOT_OFFERED_START: Final[Word] = Word("not_offered_start", [START])
NOT_OFFERED_CLAN: Final[Word] = Word("not_offered_clan", [CLAN])
CLAN_NOT_FOR_YOU: Final[Word] = Word("clan_not_for_you", [CLAN, EXPERIENCE])
AT_LEAST_ONE: Final[Word] = Word("at_least_one")
SPOT_FULL: Final[Word] = Word("spot_full", [SPOT])
PILE_EMPTY: Final[Word] = Word("pile_empty")
ALREADY_CHANGED: Final[Word] = Word("already_changed", [GOOD])
# reasons why nature cannot draw something
NOT_LAND: Final[Word] = Word("not_land", [HEX])
OTHER_MODULE: Final[Word] = Word("other_module", [MODULE])
ALREADY_DRAWN: Final[Word] = Word("already_drawn")
UNDER_PILE: Final[Word] = Word("under_pile", [CONTRACT])
NO_SUCH_CONTRACT: Final[Word] = Word("no_such_contract", [CONTRACT])
NO_SUCH_START: Final[Word] = Word("no_such_start", [START])
NO_SUCH_SEAT: Final[Word] = Word("no_such_seat")
# warnings before a legal move
CONTRACT_NEEDS: Final[Word] = Word("contract_needs", [CONTRACT, GOOD])
CONTRACT_LOST: Final[Word] = Word("contract_lost", [CONTRACT])
PORT_LOST: Final[Word] = Word("port_lost", [PORT])
# refusals of options
TIGHT_SEATS: Final[Word] = Word("tight_seats")
AUCTION_ALONE: Final[Word] = Word("auction_alone")
GLORY_ALONE: Final[Word] = Word("glory_alone")
GLORY_NOWHERE: Final[Word] = Word("glory_nowhere")

WORDS: Final[Vocabulary] = Vocabulary(
    [DRAW_SIDE, DRAW_PORT, DRAW_TILE, DRAW_CONTRACT, DRAW_FIRST, DRAW_CLAN, DRAW_START, COVER, ROLL_GOOD, ROLL_PRICE,
     CLAIM, BID, STAND_BACK, CHOOSE_CLAN, CHOOSE_START, SETTLE, BUY, SELL, OBTAIN, EXPAND, SHIP, IMPROVE, HIRE, RECALL, FULFIL,
     PASS, SLAUGHTER, BREW, LOOK, KEEP, USE, SHIFT, DISCARD, TAKE, REPLACE, ROW, UNCORK, PROCESS, CHURN, AGE, DONE],
    [PAID, EARNED, GAINED, SPENT, GLORIED, PRICE_MOVED, DEPLOYED, REMOVED, ROWED, SHIPPED, IMPROVED, HIRED, RECALLED, OBTAINED,
     FULFILLED, IMPORTED, PORT_USED, PASSED, ROUND_BEGAN, ROUND_ENDED, SIDE_LAID, PORT_LAID, TILE_LAID, COVERED, CONTRACT_SHOWN,
     CONTRACT_PUT_UNDER, CONTRACT_REMOVED, CLAN_OFFERED, START_OFFERED, CLAN_CHOSEN, START_CHOSEN, CLAIMED, BID_MADE, STOOD_BACK,
     TURN_ORDER, AGED, COST_TOLD, NEARBY_TOLD],
    [MONEY_SHORT, GOODS_SHORT, MERCHANTS_SHORT, OTHER_SIDE, NOT_NEAR, BOUGHT_ALREADY, ONLY_BUYING, NEARBY_LIMIT, MUST_TRADE,
     BOX_FULL, ENOUGH_CONTRACTS, NOT_ON_DISPLAY, NOT_IN_BOX, OCCUPIED, WRONG_TERRAIN, OUT_OF_REACH, OUT_OF_ALL_REACH, OUT_OF_GAME,
     AS_WOODCUTTER, NOT_BORDER, FISHERMEN_APART, NONE_LEFT, ALL_SHIPPED, ALREADY_IMPROVED, NO_TECHNOLOGY, ALL_HIRED,
     NONE_AT_MARKET, ONLY_AS_BONUS, NOT_GIVEN, NO_BARREL, ANIMALS_SHORT, NO_MEAT, NOT_AN_ANIMAL, PORT_USED_UP, PORT_NOT_THERE,
     PORT_OUT_OF_REACH, PORT_NO_USE, SAME_KIND, NEEDS_TWO, PRICE_AT_END, ROWED_ALREADY, NO_FISHERMAN_BY, NOT_WATER, TOO_MUCH,
     BID_HIGHER, NOT_OFFERED_START, NOT_OFFERED_CLAN, CLAN_NOT_FOR_YOU, SPOT_FULL, PILE_EMPTY, ALREADY_CHANGED,
     AT_LEAST_ONE, NOT_LAND, OTHER_MODULE, ALREADY_DRAWN, UNDER_PILE, NO_SUCH_CONTRACT, NO_SUCH_START, NO_SUCH_SEAT, TIGHT_SEATS,
     AUCTION_ALONE, GLORY_ALONE, GLORY_NOWHERE, CONTRACT_NEEDS, CONTRACT_LOST, PORT_LOST],
    CAUSE)
