"""Placing workers: on the spaces of the two boards, and on buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.build import Hall
from mercat.games.new_bedford.rules.cooperage import Cooperage
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.launch import Dockyard, Pier
from mercat.games.new_bedford.rules.lighthouse import Lighthouse
from mercat.games.new_bedford.rules.purchase import ANYTHING, Purchase
from mercat.games.new_bedford.rules.selling import FIRST_AT_STORE, MARKET, MILL, STORE, Store
from mercat.games.new_bedford.rules.spaces import Space, Supply, Warehouse
from mercat.games.new_bedford.rules.tavern import Tavern
from mercat.games.new_bedford.rules.tryworks import Tryworks
from mercat.games.new_bedford.state import UNBUILT, NewBedford
from mercat.games.new_bedford.tables import (
    AT_DRY_DOCK,
    AT_PIER,
    AT_WHARF,
    BOARD,
    BUILDINGS,
    COURT_SAVES,
    FEE,
    FIRST_AT_PIER,
    HALL_SAVES,
    VICTORY,
    building,
    space,
)
from mercat.games.new_bedford.vocabulary import (
    BOARDS_ONLY,
    MONEY_SHORT,
    NO_ACTION,
    NOT_BUILT,
    NOT_IN_GAME,
    OCCUPIED,
    OWN_POST_OFFICE,
    PLACE,
    PLACED,
    SPACE,
    TAKEN_OVER,
)

# The first number of a placing frame: where the worker may go.
ANYWHERE: Final[i64] = 0
BOARDS: Final[i64] = 1                  # from the Inn

POST_OFFICE: Final[i64] = building("post_office")
INN: Final[i64] = space("inn")


class PostOffice(Space):
    """Become the owner of the Post Office, without paying its building cost. (Post Office)

    The fee goes to the owner until now. Ruling: its owner cannot use it, for nothing would happen.
    """

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return not state.has_building(hand.seat, POST_OFFICE)

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        owner = state.owner[POST_OFFICE]
        state.owner[POST_OFFICE] = seat
        state.say(TAKEN_OVER, seat, owner, POST_OFFICE)

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        return OWN_POST_OFFICE.reason()


class Inn(Space):
    """After everybody has placed, both own workers are placed once more; see rounds.LeaveInn. (Inn)"""

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        pass


def spaces() -> list[Space]:
    """What is done on each space, in the order of their numbers; what is not named gives goods or money."""
    own: dict[str, Space] = {
        "warehouse": Warehouse(space("warehouse")), "general_store": Store(STORE, FIRST_AT_STORE),
        "town_hall": Hall(0, HALL_SAVES), "dockyard": Dockyard(), "city_pier": Pier(AT_PIER, FIRST_AT_PIER),
        "dry_dock": Pier(AT_DRY_DOCK, AT_DRY_DOCK), "wharf": Pier(AT_WHARF, AT_WHARF), "lighthouse": Lighthouse(),
        "lumber_mill": Store(MILL, MILL), "market": Store(MARKET, MARKET), "tavern": Tavern(), "tryworks": Tryworks(),
        "cooperage": Cooperage(), "courthouse": Hall(COURT_SAVES, COURT_SAVES), "inn": Inn(), "post_office": PostOffice()}
    return [own.get(name, Supply(space(name))) for name in SPACE.values]


SPACE_RULES: Final[list[Space]] = spaces()


class Place(Rule[NewBedford]):
    """Put a worker on a space and do at once what it says. (Action phase)

    Spaces of the boards take any number of workers, a building one in a round. Whoever does not own a building pays its owner $1
    before using it, so that what it brings cannot pay for it. What cannot be done cannot be chosen, but a purchase not yet made
    may be counted on.
    """

    verb = PLACE

    def __init__(self) -> None:
        self.hand: Final = Hand()

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        hand, seat = self.hand, frame.seat
        hand.take(state, seat, frame.second)
        for board in range(BOARD):
            if SPACE_RULES[board].possible(state, hand, state.is_empty(board)):
                moves.add(PLACE.move(board))
        if frame.first == ANYWHERE:
            money = hand.money
            for number in range(BUILDINGS):
                owner = state.owner[number]
                if owner != UNBUILT and VICTORY[number] == 0 and state.is_empty(BOARD + number):
                    hand.money = money if owner == seat else money - FEE
                    if hand.money >= 0 and SPACE_RULES[BOARD + number].possible(state, hand, True):
                        moves.add(PLACE.move(BOARD + number))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, place = frame.seat, PLACE.first(move)
        state.say(PLACED, seat, place)
        if place >= BOARD and state.owner[place - BOARD] != seat:
            state.pay_fee(seat, state.owner[place - BOARD], place)
        alone = state.is_empty(place)
        state.workers[place, seat] += 1
        SPACE_RULES[place].use(state, seat, alone, frame.second)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        hand, seat, place = self.hand, frame.seat, PLACE.first(move)
        hand.take(state, seat, frame.second)
        if place >= BOARD:
            closed = self.closed(state, frame, place - BOARD)
            if closed is not None:
                return closed
            if state.owner[place - BOARD] != seat:
                hand.money -= FEE
        return SPACE_RULES[place].why_not(state, hand, state.is_empty(place))

    def closed(self, state: NewBedford, frame: Frame, number: i64) -> Reason | None:
        """Why nobody, or this seat, may enter a building, whatever is done there."""
        if not state.is_in_game(number):
            return NOT_IN_GAME.reason(number)
        if VICTORY[number] != 0:
            return NO_ACTION.reason(number)
        if frame.first == BOARDS:
            return BOARDS_ONLY.reason()
        if state.owner[number] == UNBUILT:
            return NOT_BUILT.reason(number)
        if state.worker_at(BOARD + number) != NONE:
            return OCCUPIED.reason(number)
        if state.owner[number] != frame.seat and state.money[frame.seat] < FEE:
            return MONEY_SHORT.reason(FEE - state.money[frame.seat])
        return None


PLACING: Final = Step[NewBedford]("placing", [Place(), Purchase(ANYTHING)])
