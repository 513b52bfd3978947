"""The position of Poseidon and the only methods that change holdings. Each of these methods emits an event with the cause of the
change.

POS-LAW-1: discs, ships and money are conserved. POS-BANK-1, ruling: the bank never runs out of money.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE, Fields, State
from mercat.engine.rules.vocabulary import Facet
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v

NUMBER: Final = Facet("number", ["round", "phase", "start_seat", "bank", "bankrupt", "acted", "favoured", "poseidon_used",
                                  "poseidon_rests", "raised"])
ROUND_NOW: Final[i64] = 0
PHASE_NOW: Final[i64] = 1
START_SEAT: Final[i64] = 2
IN_BANK: Final[i64] = 3
BROKE: Final[i64] = 4
ACTED: Final[i64] = 5
FAVOURED_FLEET: Final[i64] = 6
USED_IN: Final[i64] = 7
RESTS_IN: Final[i64] = 8                # the round in which the owner of Poseidon is not asked again
RAISED: Final[i64] = 9                  # the money left from a forced purchase in the treasury of the acting nation

LEG: Final = Facet("leg", ["one", "two", "three", "four"])               # of the course of a discovery ship in one turn

VOYAGE: Final = Facet("at", ["place", "left", "income", "donated", "new_world", "steps"])   # of a fleet that its king steers
AT_PLACE: Final[i64] = 0
STEPS_LEFT: Final[i64] = 1
INCOME_SO_FAR: Final[i64] = 2
DONATED: Final[i64] = 3
NEW_WORLD_SEEN: Final[i64] = 4
STEPS_MADE: Final[i64] = 5


class Poseidon(State):
    """A position of Poseidon: the holdings, the locations of all pieces, and the pending decisions. POS-TWO-1: with two players,
    six nations are in play."""

    def __init__(self, seats: i64, options: vec[i64], original: Fields | None = None) -> None:
        fields = Fields(original)
        self.numbers: Final = fields.row("numbers", NUMBER)
        self.money: Final = fields.row("money", v.SEAT)
        self.merchants: Final = fields.grid("merchants", v.SEAT, v.NATION)         # including those on the King card
        self.card_owner: Final = fields.row("card_owner", v.CARD, NONE, v.SEAT)
        self.king: Final = fields.row("king", v.NATION, NONE, v.SEAT)
        self.sale_turns: Final = fields.row("sale_turns", v.SEAT)                  # turns with sales in this merchant round
        self.founded_in: Final = fields.row("founded_in", v.NATION, NONE, v.ROUND)
        self.treasury: Final = fields.row("treasury", v.NATION)
        self.potentials: Final = fields.row("potentials", v.NATION)                # discs on the nation's card
        self.pool: Final = fields.row("pool", v.NATION)                            # merchants that nobody owns
        self.prestige: Final = fields.row("prestige", v.NATION, NONE, v.PRESTIGE)  # the space on the track
        self.rank: Final = fields.row("rank", v.NATION)                            # the place in its stack, 0 on top
        self.fleet: Final = fields.grid("fleet", v.NATION, v.SHIP)
        self.deck: Final = fields.row("deck", v.SHIP)                              # ships for sale
        self.scrap: Final = fields.row("scrap", v.SHIP)                            # ships out of the game
        self.posts: Final = fields.grid("posts", v.NATION, v.HEX)
        self.discovery: Final = fields.row("discovery", v.NATION, NONE, v.HEX)
        self.course: Final = fields.row("course", LEG, NONE, v.HEX)                # places that the discovery ship has left
        self.new_home: Final = fields.row("new_home", v.NATION, NONE, v.HEX)
        self.culture: Final = fields.row("culture", v.NATION, NONE, v.HEX)
        self.marker: Final = fields.row("marker", v.NATION, NONE, v.HEX)           # the post that the white marker doubles
        self.voyage: Final = fields.row("voyage", VOYAGE)
        self.wake: Final = fields.row("wake", v.HEX)                               # the step of the first visit, from 1
        super().__init__(seats, options, fields)

    def copy(self) -> Poseidon:
        return Poseidon(self.seats, self.options, self.fields)

    # -- single numbers

    @property
    def round(self) -> i64:
        return self.numbers[ROUND_NOW]

    @property
    def phase(self) -> i64:
        return self.numbers[PHASE_NOW]

    @property
    def start_seat(self) -> i64:
        return self.numbers[START_SEAT]

    @property
    def favoured(self) -> i64:
        """The nation whose fleet sails twice as far in this turn, or NONE."""
        return self.numbers[FAVOURED_FLEET]

    @property
    def raised(self) -> i64:
        """The money left from a forced purchase by the acting nation."""
        return self.numbers[RAISED]

    # -- changes: money goes between the bank, the players and the treasuries

    def pay(self, seat: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.money[seat] -= amount
            self.numbers[IN_BANK] += amount
            self.emit(v.PAID, seat, amount, NONE, cause)

    def earn(self, seat: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.money[seat] += amount
            self.numbers[IN_BANK] -= amount
            self.emit(v.EARNED, seat, amount, NONE, cause)

    def withdraw(self, nation: i64, amount: i64, cause: i64) -> None:
        """Move money from a treasury to the bank."""
        if amount != 0:
            self.treasury[nation] -= amount
            self.numbers[IN_BANK] += amount
            self.emit(v.TREASURY_PAID, nation, amount, NONE, cause)

    def deposit(self, nation: i64, amount: i64, cause: i64) -> None:
        """Move money from the bank to a treasury."""
        if amount != 0:
            self.treasury[nation] += amount
            self.numbers[IN_BANK] -= amount
            self.emit(v.TREASURY_EARNED, nation, amount, NONE, cause)

    def issue(self, nation: i64, count: i64, cause: i64) -> None:
        """Convert discs on the nation's card into merchants in the pool, for which the bank pays (POS-FOUND-4, POS-PHASE-4)."""
        self.potentials[nation] -= count
        self.pool[nation] += count
        self.emit(v.ISSUED, nation, count, NONE, cause)
        self.deposit(nation, count * self.merchant_price(nation), cause)

    def acquire(self, seat: i64, nation: i64, count: i64, cause: i64) -> None:
        """Buy merchants from the pool at their nation's prestige (POS-MR-5)."""
        self.pool[nation] -= count
        self.merchants[seat, nation] += count
        self.emit(v.BOUGHT, seat, nation, count, cause)
        self.pay(seat, count * self.merchant_price(nation), cause)

    def give_back(self, seat: i64, nation: i64, count: i64, cause: i64) -> None:
        """Sell merchants to the pool at their nation's prestige (POS-MR-5)."""
        self.merchants[seat, nation] -= count
        self.pool[nation] += count
        self.emit(v.SOLD, seat, nation, count, cause)
        self.earn(seat, count * self.merchant_price(nation), cause)

    def discard(self, card: i64) -> None:
        """Remove a used-up special card from the game (POS-CARD-2)."""
        self.card_owner[card] = NONE
        self.emit(v.DISCARDED, card)

    # -- questions

    def next_seat(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        following = seat + 1
        if following == self.seats:
            following = 0
        return following

    def is_founded(self, nation: i64) -> bool:
        """Return whether the nation has a king."""
        return self.king[nation] >= 0

    def is_in_play(self, nation: i64) -> bool:
        """Return whether a nation is in play. With two players, some nations are not in play (POS-TWO-1)."""
        return self.seats > 2 or t.IN_PLAY_FOR_TWO[nation] == 1

    def merchant_price(self, nation: i64) -> i64:
        """Return the price of one merchant of a founded nation, in drachmas."""
        return t.PRESTIGE[self.prestige[nation]]

    def merchants_of(self, seat: i64) -> i64:
        """Return the number of a player's merchants that count towards the limit."""
        return self.merchants.total(seat)

    def off_king_card(self, seat: i64, nation: i64) -> i64:
        """Return the number of a nation's merchants that a player owns, without those on the King card (POS-MR-7, POS-FOUND-6,
        POS-KING-5)."""
        held = self.merchants[seat, nation]
        return held - t.KING_CARD if self.king[nation] == seat else held

    def sea_map(self) -> i64:
        """Return the number of the map: 1 for two players, where some places are closed, and otherwise 0."""
        return 1 if self.seats == 2 else 0

    def neighbour(self, place: i64, side: i64) -> i64:
        """Return neighbour number `side` of a place, counted from 0, or NONE beyond the last neighbour."""
        return b.NEXT_TO[(self.sea_map() * b.PLACES + place) * b.WIDTH + side]

    def are_neighbours(self, place: i64, other: i64) -> bool:
        """Return whether a ship can go from one place to the other in one step."""
        return any(self.neighbour(place, side) == other for side in range(b.WIDTH))

    def is_new_world(self, place: i64) -> bool:
        """Return whether a place is one of the two areas of the New World."""
        return place >= b.HEXES

    def ships_of(self, nation: i64) -> i64:
        """Return the number of ships in a nation's fleet."""
        return self.fleet.total(nation)

    def range_of(self, nation: i64) -> i64:
        """Return the number of steps that a nation's fleet can sail (POS-SAIL-1): the sum of its ships' ranges, or ENDLESS_RANGE
        if it has an E-ship."""
        fleet, row = self.fleet.numbers, nation * t.SHIPS
        if fleet[row + t.ENDLESS] > 0:
            return t.ENDLESS_RANGE
        total: i64 = 0
        for ship in range(t.SHIPS):
            total += fleet[row + ship] * t.SHIP_RANGE[ship]
        return 2 * total if self.favoured == nation else total

    def short_for_ship(self, nation: i64) -> i64:
        """Return the amount that a nation's treasury lacks for the bank's next ship, or 0 if it lacks nothing. There must be a
        next ship."""
        return max(t.SHIP_PRICE[self.next_ship()] - self.treasury[nation], 0)

    def next_ship(self) -> i64:
        """Return the ship on top of the deck, or NONE if the deck is empty."""
        for ship in range(t.SHIPS):
            if self.deck[ship] > 0:
                return ship
        return NONE
