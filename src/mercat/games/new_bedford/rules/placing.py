"""The placement of workers on the spaces of the two boards and on buildings."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.build import Hall
from mercat.games.new_bedford.rules.cooperage import Cooperage
from mercat.games.new_bedford.rules.goods_sale import FIRST_AT_STORE, MARKET, MILL, STORE, Store
from mercat.games.new_bedford.rules.launch import Dockyard, Pier
from mercat.games.new_bedford.rules.lighthouse import Lighthouse
from mercat.games.new_bedford.rules.purchase import Action, Purchase
from mercat.games.new_bedford.rules.spaces import Space, Supply, Warehouse
from mercat.games.new_bedford.rules.tavern import Tavern
from mercat.games.new_bedford.rules.tryworks import Tryworks
from mercat.games.new_bedford.state import UNBUILT, NewBedford

POST_OFFICE: Final[i64] = b.building("post_office")
INN: Final[i64] = b.space("inn")


class Placing(Action):
    """The placement of a worker. `from_inn` is 1 if the worker leaves the Inn, so that it may be placed only on spaces of the
    boards."""

    names: ClassVar[tuple[str, ...]] = ("purchases", "from_inn")

    @property
    def from_inn(self) -> i64:
        return self.number(1)


class PostOffice(Space):
    """NB-POST-2: become the owner of the Post Office without paying its building cost, after paying the fee to its current owner.

    NB-POST-3: the owner of the Post Office cannot use it.
    """

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        return v.OWN_POST_OFFICE.obstacle() if state.has_building(budget.seat, POST_OFFICE) else ALLOWED

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        owner = state.owner[POST_OFFICE]
        state.owner[POST_OFFICE] = seat
        state.emit(v.TAKEN_OVER, seat, owner, POST_OFFICE)


class Inn(Space):
    """A stay at the Inn. After all seats have placed their workers, the guest places both again (see `rounds.LeaveInn`)."""

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        pass


def spaces() -> list[Space]:
    """Return the actions of all spaces, in the order of their numbers. Spaces that are not listed by name here give goods or
    money."""
    own: dict[str, Space] = {
        "warehouse": Warehouse(b.space("warehouse")), "general_store": Store(STORE, FIRST_AT_STORE),
        "town_hall": Hall(0, t.HALL_SAVES), "dockyard": Dockyard(), "city_pier": Pier(t.AT_PIER, t.FIRST_AT_PIER),
        "dry_dock": Pier(t.AT_DRY_DOCK, t.AT_DRY_DOCK), "wharf": Pier(t.AT_WHARF, t.AT_WHARF), "lighthouse": Lighthouse(),
        "lumber_mill": Store(MILL, MILL), "market": Store(MARKET, MARKET), "tavern": Tavern(), "tryworks": Tryworks(),
        "cooperage": Cooperage(), "courthouse": Hall(t.COURT_SAVES, t.COURT_SAVES), "inn": Inn(), "post_office": PostOffice()}
    return [own.get(name, Supply(b.space(name))) for name in v.SPACE.values]


SPACE_RULES: Final = vec[Space](spaces())        # [space]


class Place(Rule[NewBedford, Placing]):
    """NB-ACTION-2: place a worker on a space, and take its action immediately.

    NB-ACTION-6: an action that cannot be carried out, even with a purchase that can still be made, cannot be chosen. NB-ACTION-7,
    NB-ACTION-8: any number of workers may be on a space of the boards, and the worker placed on an empty one gets its bonus.
    NB-INN-4, NB-INN-7: this also applies to workers from the Inn, which may both be placed on the same space.
    """

    verb = v.PLACE

    def __init__(self) -> None:
        self.budget: Final = Budget()

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.PLACE.first(move) < b.BOARD or fixed_obstacle(state, v.PLACE.first(move) - b.BOARD) == ALLOWED

    def obstacle(self, state: NewBedford, frame: Placing, move: i64) -> i64:
        self.budget.take(state, frame.seat, frame.purchases)
        return placing_obstacle(state, frame, self.budget, v.PLACE.first(move))

    def offer(self, state: NewBedford, frame: Placing, moves: Moves) -> None:
        budget = self.budget
        budget.take(state, frame.seat, frame.purchases)
        for place in range(b.BOARD):
            if SPACE_RULES[place].obstacle(state, budget, state.is_empty(place)) == ALLOWED:
                moves.add(v.PLACE.move(place))
        if frame.from_inn == 0:
            for place in range(b.BOARD, b.SPACES):
                if state.owner[place - b.BOARD] != UNBUILT and placing_obstacle(state, frame, budget, place) == ALLOWED:
                    moves.add(v.PLACE.move(place))

    def apply(self, state: NewBedford, frame: Placing, move: i64) -> None:
        seat, place = frame.seat, v.PLACE.first(move)
        state.emit(v.PLACED, seat, place)
        if place >= b.BOARD and state.owner[place - b.BOARD] != seat:
            state.pay_fee(seat, state.owner[place - b.BOARD], place)
        is_first = state.is_empty(place)
        state.workers[place, seat] += 1
        SPACE_RULES[place].use(state, seat, is_first, frame.purchases)


def placing_obstacle(state: NewBedford, frame: Placing, budget: Budget, place: i64) -> i64:
    """Return the reason why a worker cannot be placed on a space, or ALLOWED if it can. `budget` contains the seat's means and is
    not changed.

    NB-BUILD-4, NB-BUILD-5: other seats pay the owner of a building $1 before using it, so the proceeds of the action cannot pay
    for this.
    """
    if place < b.BOARD:
        return SPACE_RULES[place].obstacle(state, budget, state.is_empty(place))
    obstacle = building_closed(state, frame, place - b.BOARD)
    if obstacle != ALLOWED:
        return obstacle
    fee: i64 = 0
    if state.owner[place - b.BOARD] != frame.seat:
        fee = t.FEE
    if budget.money < fee:
        return v.MONEY_SHORT.obstacle(fee - budget.money)
    budget.money -= fee
    obstacle = SPACE_RULES[place].obstacle(state, budget, True)
    budget.money += fee
    return obstacle


def fixed_obstacle(state: NewBedford, number: i64) -> i64:
    """Return the reason why a building can never be used in this game, or ALLOWED if it can. NB-BUILD-6: bonus buildings have no
    action."""
    if not state.is_in_game(number):
        return v.NOT_IN_GAME.obstacle(number)
    return v.NO_ACTION.obstacle(number) if t.VICTORY[number] != 0 else ALLOWED


def building_closed(state: NewBedford, frame: Placing, number: i64) -> i64:
    """Return the reason why this worker cannot be placed on a building, regardless of the building's action, or ALLOWED if it
    can.

    NB-BUILD-3: a building is used once in a round, and gives no bonus. NB-BUILD-7: it may be used in the round in which it was
    built. NB-INN-3, NB-INN-5: workers from the Inn cannot be placed on a building, so they pay no fee.
    """
    obstacle = fixed_obstacle(state, number)
    if obstacle != ALLOWED:
        return obstacle
    if frame.from_inn != 0:
        return v.BOARDS_ONLY.obstacle()
    if state.owner[number] == UNBUILT:
        return v.NOT_BUILT.obstacle(number)
    return ALLOWED if state.is_empty(b.BOARD + number) else v.OCCUPIED.obstacle(number)


PLACING: Final = Step[NewBedford, Placing]("placing", [Place(), Purchase()], Placing())
