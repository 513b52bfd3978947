"""The position and the methods that change it. Each of these methods emits an event with the cause of the change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.state import NONE, SEATS, Fields
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import no_hexes, union, write_set
from mercat.games.caledonia.board.maps import HEXES
from mercat.games.caledonia.board.reach import reached_by, reached_from
from mercat.games.caledonia.pieces_on_map import PiecesOnMap


class Caledonia(PiecesOnMap):
    """A position of Clans of Caledonia.

    CAL-SETUP-13: the printed pieces do not limit goods and money. Nothing is hidden except the order of the pile, which is not
    part of the position.
    """

    def __init__(self, seats: i64, options: vec[i64], original: Fields | None = None) -> None:
        fields = Fields(original)
        self.numbers: Final = fields.row("numbers", f.NUMBER)
        self.order: Final = fields.row("order", f.ORDER, NONE, values=SEATS)            # the turn order of this round
        self.next_order: Final = fields.row("next_order", f.ORDER, NONE, values=SEATS)  # that of the next round, as seats pass
        self.out: Final = fields.row("out", f.SEAT)                                     # 1 if the seat has passed in this round
        # -- holdings of a seat
        self.money: Final = fields.row("money", f.SEAT)
        self.glory: Final = fields.row("glory", f.SEAT)
        self.bid: Final = fields.row("bid", f.SEAT)                                     # points paid for a clan
        self.clan: Final = fields.row("clan", f.SEAT, NONE, values=v.CLAN)
        self.start: Final = fields.row("start", f.SEAT, NONE, values=v.START)
        self.experience: Final = fields.row("experience", f.SEAT)
        self.goods: Final = fields.grid("goods", f.SEAT, v.GOOD)
        self.at_hand: Final = fields.grid("at_hand", f.SEAT, v.UNIT)                    # on the player's board
        self.deployed: Final = fields.grid("deployed", f.SEAT, v.UNIT)                  # on the map
        self.shipping: Final = fields.row("shipping", f.SEAT, 0, values=v.LEVEL)
        self.technology: Final = fields.grid("technology", f.SEAT, v.WORKER)
        self.merchants: Final = fields.row("merchants", f.SEAT)                         # ready to be sent
        self.unhired: Final = fields.row("unhired", f.SEAT)
        self.cellar: Final = fields.row("cellar", v.SPOT)                               # MacKenzie's barrels
        # -- the market
        self.price: Final = fields.row("price", v.GOOD)                                 # the step of the marker
        self.buying: Final = fields.grid("buying", f.SEAT, v.GOOD)                      # merchants on this side of the market
        self.selling: Final = fields.grid("selling", f.SEAT, v.GOOD)
        self.bought: Final = fields.row("bought", v.GOOD)                               # by neighbourhood in this turn
        # -- contracts
        self.pile: Final = fields.row("pile", v.CONTRACT)                               # 1 if in the shuffled part of the pile
        self.under: Final = fields.row("under", f.UNDER, NONE, values=v.CONTRACT)       # put under the pile, in this order
        self.display: Final = fields.row("display", f.SLOT, NONE, values=v.CONTRACT)
        self.future: Final = fields.row("future", f.DRAWN, NONE, values=v.CONTRACT)     # face up beside the board
        self.drawn: Final = fields.row("drawn", f.DRAWN, NONE, values=v.CONTRACT)       # for a building bonus
        self.box: Final = fields.grid("box", f.SEAT, f.BOX, NONE, values=v.CONTRACT)
        self.exporter: Final = fields.row("exporter", v.CONTRACT, NONE, values=SEATS)   # the seat that has fulfilled it
        self.exported: Final = fields.row("exported", f.SEAT)                           # the number of fulfilled contracts
        self.imported: Final = fields.grid("imported", f.SEAT, v.IMPORT)
        self.meat: Final = fields.row("meat", f.SEAT)                                   # meat on fulfilled contracts
        # -- set-up
        self.sides: Final = fields.row("sides", v.MODULE, NONE, values=v.SIDE)
        self.ports: Final = fields.row("ports", v.MODULE, NONE, values=v.PORT)
        self.port_used: Final = fields.grid("port_used", f.SEAT, v.MODULE)
        self.tiles: Final = fields.row("tiles", v.ROUND, NONE, values=v.TILE)
        self.clan_start: Final = fields.row("clan_start", v.CLAN, NONE, values=v.START)  # tiles beside the clans on offer
        self.start_offered: Final = fields.row("start_offered", v.START)
        super().__init__(seats, options, fields)

    def copy(self) -> Caledonia:
        return Caledonia(self.seats, self.options, self.fields)

    # -- single numbers

    @property
    def round(self) -> i64:
        """The number of the round, counted from 1, or 0 during set-up."""
        return self.numbers[f.ROUND_NUMBER]

    @property
    def map(self) -> i64:
        """The number of the joined map, from 0 to 15."""
        return self.numbers[f.MAP_NUMBER]

    @property
    def layout(self) -> i64:
        """The number of the layout (the map with its size), an index of the tables of the map."""
        return self.numbers[f.MAP_NUMBER] * 2 + t.FOG[self.seats]

    # -- holdings

    def pay(self, seat: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.money[seat] -= amount
            self.emit(v.PAID, seat, amount, cause=cause)

    def earn(self, seat: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.money[seat] += amount
            self.emit(v.EARNED, seat, amount, cause=cause)

    def gain(self, seat: i64, good: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.goods[seat, good] += amount
            self.emit(v.GAINED, seat, good, amount, cause)

    def spend(self, seat: i64, good: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.goods[seat, good] -= amount
            self.emit(v.SPENT, seat, good, amount, cause)

    def score(self, seat: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.glory[seat] += amount
            self.emit(v.GLORIED, seat, amount, cause=cause)

    def move_price(self, good: i64, steps: i64, cause: i64) -> None:
        """Move a good's price marker by this number of steps. The marker stops at the ends of its track (CAL-TRADE-4)."""
        self.price[good] = max(0, min(t.TOP_STEP, self.price[good] + steps))
        self.emit(v.PRICE_MOVED, good, t.PRICE[good, self.price[good]], cause=cause)

    # -- the map

    def deploy(self, seat: i64, unit: i64, hex: i64, cause: i64) -> None:
        """Move a unit from the player's board to an empty hex."""
        self.at_hand[seat, t.HEAP[self.clan[seat] + 1, unit]] -= 1
        self.deployed[seat, unit] += 1
        self.record_unit(seat, unit, hex)
        self.extend_reach(seat, hex)
        self.emit(v.DEPLOYED, seat, unit, hex, cause)

    def remove(self, seat: i64, hex: i64, cause: i64) -> None:
        """Move the unit on a hex back to the player's board."""
        unit = self.unit[hex]
        self.record_empty(seat, hex)
        self.at_hand[seat, t.HEAP[self.clan[seat] + 1, unit]] += 1
        self.deployed[seat, unit] -= 1
        self.recompute_reach(seat)
        self.emit(v.REMOVED, seat, unit, hex, cause)

    def move_to(self, seat: i64, old: i64, new: i64) -> None:
        """Move a seat's unit from the hex `old` to the empty hex `new`."""
        unit = self.unit[old]
        self.record_empty(seat, old)
        self.record_unit(seat, unit, new)
        self.recompute_reach(seat)

    def extend_reach(self, seat: i64, hex: i64) -> None:
        """Add to a seat's reach the hexes that a unit on a hex reaches."""
        write_set(self.reach.numbers, seat, union(self.reach_of(seat), reached_from(self.map, hex, self.shipping[seat])))

    def recompute_reach(self, seat: i64) -> None:
        """Recompute the combined reach of a seat's units."""
        write_set(self.reach.numbers, seat, reached_by(self.map, self.units_of(seat), self.shipping[seat]))

    def rebuild(self) -> None:
        """After an edit, recompute all sets of hexes and all counts of units from the pieces on the hexes."""
        self.numbers[f.MAP_NUMBER] = 0
        for module in range(t.CORNERS):
            if self.sides[module] != NONE:
                self.numbers[f.MAP_NUMBER] += (self.sides[module] - 2 * module) * BIT[module]
        write_set(self.taken, 0, no_hexes())
        for seat in range(self.seats):
            write_set(self.units.numbers, seat, no_hexes())
            for unit in range(t.UNITS):
                self.deployed[seat, unit] = 0
                self.at_hand[seat, unit] = t.HAND[self.clan[seat] + 1, unit]
        for hex in range(HEXES):
            piece, seat = self.unit[hex], self.owner[hex]
            if piece != NONE and seat != NONE:
                self.record_unit(seat, piece, hex)
                self.deployed[seat, piece] += 1
                self.at_hand[seat, t.HEAP[self.clan[seat] + 1, piece]] -= 1
            elif piece != NONE:
                self.block(hex, piece)
        for seat in range(self.seats):
            self.recompute_reach(seat)

    # -- queries shared by many rules

    def cost_of(self, seat: i64, unit: i64) -> i64:
        """Return the cost of a seat's next unit of a kind, without land."""
        return t.UNIT_COST[self.clan[seat] + 1, unit * t.MOST_DEPLOYED + self.deployed[seat, unit]]

    def left_of(self, seat: i64, unit: i64) -> i64:
        """Return the number of units of a kind that are still on the player's board."""
        return self.at_hand[seat, t.HEAP[self.clan[seat] + 1, unit]]

    def price_of(self, good: i64) -> i64:
        return t.PRICE[good, self.price[good]]
