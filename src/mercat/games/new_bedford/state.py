"""The position of New Bedford and the methods that change holdings. Each of these methods emits an event with the cause of the
change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE, Fields, Grid, State
from mercat.engine.rules.vocabulary import Facet
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v

UNBUILT: Final[i64] = NONE              # in place of an owner

NUMBER: Final = Facet("number", ["round", "free_whales"])
ROUND: Final[i64] = NUMBER.index("round")
FREE_WHALES: Final[i64] = NUMBER.index("free_whales")
HOLDER: Final = Facet("holder", ["wheel"])
CARGO: Final = Facet("cargo", [f"{ship}_{whale}" for ship in v.SHIP.values for whale in v.TOKEN.values[:t.WHALES]])
WHALE: Final = Facet("whale", v.TOKEN.values[:t.WHALES], kind="token")
EDITION: Final[i64] = 0                 # the index of this option


class NewBedford(State):
    """A position of New Bedford. Ships are numbered across all seats: `boat` = seat * SHIPS + ship. NB-SETUP-3: all ships start
    at home. NB-SETUP-6: sea tokens are never created or lost, so `bag`, `sea`, `hold`, `on_sale` and `whales` together contain
    all tokens in the game."""

    def __init__(self, seats: i64, options: vec[i64], original: Fields | None = None) -> None:
        fields = Fields(original)
        self.numbers: Final = fields.row("numbers", NUMBER)
        self.holder: Final = fields.row("holder", HOLDER, 0, v.SEAT)    # the seat that starts the round
        self.money: Final = fields.row("money", v.SEAT)
        self.goods: Final = fields.grid("goods", v.SEAT, v.GOOD)
        self.workers: Final = fields.grid("workers", v.SPACE, v.SEAT)
        self.owner: Final = fields.row("owner", v.BUILDING, UNBUILT, v.SEAT)
        self.bag: Final = fields.row("bag", v.TOKEN)
        self.sea: Final = fields.row("sea", v.TOKEN)                    # drawn, and face up
        self.on_sale: Final = fields.row("on_sale", WHALE)
        self.whales: Final = fields.grid("whales", v.SEAT, WHALE)       # whose lay was paid, so that they score
        self.hold: Final = Grid(fields.grid("hold", v.SEAT, CARGO).numbers, t.WHALES)         # [boat, whale]
        self.berth: Final = fields.grid("berth", v.SEAT, v.SHIP, b.AT_HOME, b.BERTH).numbers  # [boat]
        self.rank: Final = fields.grid("rank", v.SEAT, v.SHIP).numbers  # [boat]: the rank in its row, from 0
        super().__init__(seats, options, fields)

    def copy(self) -> NewBedford:
        return NewBedford(self.seats, self.options, self.fields)

    # -- single numbers

    @property
    def round(self) -> i64:
        """The number of the round, from 1 to 12, or 0 during the choice of starting goods."""
        return self.numbers[ROUND]

    @round.setter
    def round(self, number: i64) -> None:
        self.numbers[ROUND] = number

    @property
    def free_whales(self) -> i64:
        """The number of right whales that the seat at the Tryworks may still keep at no cost in this round, in the print-and-play
        edition."""
        return self.numbers[FREE_WHALES]

    @free_whales.setter
    def free_whales(self, number: i64) -> None:
        self.numbers[FREE_WHALES] = number

    @property
    def wheel(self) -> i64:
        """The seat that has the ship's wheel and starts the round."""
        return self.holder[0]

    @wheel.setter
    def wheel(self, seat: i64) -> None:
        self.holder[0] = seat

    # -- changes of holdings

    def pay(self, seat: i64, amount: i64, cause: i64) -> None:
        """Pay money to the supply."""
        if amount != 0:
            self.money[seat] -= amount
            self.emit(v.PAID, seat, amount, NONE, cause)

    def earn(self, seat: i64, amount: i64, cause: i64) -> None:
        """Take money from the supply."""
        if amount != 0:
            self.money[seat] += amount
            self.emit(v.EARNED, seat, amount, NONE, cause)

    def pay_fee(self, seat: i64, owner: i64, space: i64) -> None:
        """Pay the owner of a building for using it."""
        self.money[seat] -= t.FEE
        self.money[owner] += t.FEE
        self.emit(v.FEE_PAID, seat, owner, t.FEE, space)

    def gain(self, seat: i64, good: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.goods[seat, good] += amount
            self.emit(v.GAINED, seat, good, amount, cause)

    def spend(self, seat: i64, good: i64, amount: i64, cause: i64) -> None:
        if amount != 0:
            self.goods[seat, good] -= amount
            self.emit(v.SPENT, seat, good, amount, cause)

    # -- questions about the town

    def next_seat(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        following = seat + 1
        if following == self.seats:
            following = 0
        return following

    def is_empty(self, space: i64) -> bool:
        """Return whether no worker is on a space."""
        return self.workers.total(space) == 0

    def worker_at(self, space: i64) -> i64:
        """Return the seat of a worker on a space, or NONE if the space is empty."""
        for seat in range(self.seats):
            if self.workers[space, seat] > 0:
                return seat
        return NONE

    def take_workers_back(self) -> None:
        """Return all workers to their players."""
        workers = self.workers.numbers
        for place in range(i64(len(workers))):
            workers[place] = 0

    def is_in_game(self, building: i64) -> bool:
        """Return whether a building is in the game with this number of players (NB-SETUP-2)."""
        return t.FEWEST_SEATS[building] <= self.seats

    def tile(self, building: i64) -> i64:
        """Return the row of a building in the table of costs for the edition in play."""
        return self.options[EDITION] * b.BUILDINGS + building

    def has_building(self, seat: i64, building: i64) -> bool:
        return self.owner[building] == seat

    def buildings_of(self, seat: i64) -> i64:
        """Return the number of buildings that a seat owns."""
        buildings: i64 = 0
        for building in range(b.BUILDINGS):
            if self.owner[building] == seat:
                buildings += 1
        return buildings

    # -- questions about the sea

    def boat_where(self, seat: i64, where: i64) -> i64:
        """Return a ship of the seat at the berth `where` (at home or on the dock), or NONE. NB-SHIP-8: two ships in the same
        place are interchangeable."""
        for boat in range(seat * t.SHIPS, seat * t.SHIPS + t.SHIPS):
            if self.berth[boat] == where:
                return boat
        return NONE

    def ships_on(self, row: i64) -> i64:
        """Return the number of ships in a row of the track, or of returning ships."""
        ships: i64 = 0
        for boat in range(self.seats * t.SHIPS):
            if self.berth[boat] == row:
                ships += 1
        return ships

    def has_room(self, row: i64) -> bool:
        return self.ships_on(row) < b.BERTHS

    def is_at_sea(self, boat: i64) -> bool:
        """Return whether a ship is on the track."""
        return self.berth[boat] <= b.FARTHEST

    def place_of(self, boat: i64) -> i64:
        """Return the number of a ship's place on the track, from 0 to PLACES - 1. The ship in the place with the highest number
        chooses a whale first (NB-WHALE-4)."""
        return (self.berth[boat] + 1) * b.BERTHS - 1 - self.rank[boat]

    def ships_at_sea(self) -> i64:
        ships: i64 = 0
        for boat in range(self.seats * t.SHIPS):
            if self.berth[boat] <= b.FARTHEST:
                ships += 1
        return ships

    def tokens_on(self, boat: i64) -> i64:
        """Return the number of whales that a ship carries."""
        return self.hold.total(boat)
