"""Choosing clans and starting tiles: in turn, by experience, or starting tiles alone. The auction is in auction.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia.options import CLANS, EXPERIENCE, NO_CLANS
from mercat.games.caledonia.rules.frames import InOrder
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import (
    BUCHANAN,
    CAMPBELL,
    CUNNINGHAM,
    FERGUSSON,
    FOG,
    FREE_SHIPPING,
    GOODS,
    HAND,
    MACDONALD,
    MACEWEN,
    MERCHANTS,
    MERCHANTS_AT_START,
    NO_CLAN_MONEY,
    START_GOODS,
    START_MONEY,
    STEWART,
    STEWART_MERCHANTS,
    UNITS,
)
from mercat.games.caledonia.vocabulary import (
    BY_NO_CLAN,
    BY_START,
    CHOOSE_CLAN,
    CHOOSE_START,
    CLAIM,
    CLAIMED,
    CLAN_CHOSEN,
    CLAN_NOT_FOR_YOU,
    NOT_OFFERED_CLAN,
    NOT_OFFERED_START,
    START_CHOSEN,
)

BEGINNER: Final[i64] = 0
EXPERIENCED: Final[i64] = 1


def set_up_player(state: Caledonia, seat: i64, start: i64) -> None:
    """CAL-SETUP-7, CAL-SETUP-8: fill the player's board for the clan chosen, and hand out the starting tile.

    CAL-STEWART-1: five merchants for Stewart. CAL-FERGUSSON-2, CAL-MACDONALD-6: some clans begin with shipping.
    """
    clan = state.clan[seat]
    state.start[seat] = start
    for unit in range(UNITS):
        state.at_hand[seat, unit] = HAND[clan + 1, unit]
    state.shipping[seat] = FREE_SHIPPING[clan + 1, FOG[state.seats]]
    state.merchants[seat] = STEWART_MERCHANTS if clan == STEWART else MERCHANTS_AT_START
    state.unhired[seat] = MERCHANTS - state.merchants[seat]
    state.earn(seat, START_MONEY, BY_START)
    for good in range(GOODS):
        state.gain(seat, good, START_GOODS[start, good], BY_START)


class Drafting(Automatic[Caledonia, InOrder]):
    """CAL-SETUP-7: the last in turn order chooses first."""

    def run(self, state: Caledonia, frame: InOrder) -> None:
        place = frame.place
        if place > 0:
            state.ask(frame.again(place - 1))
        seat = state.order[place]
        state.ask(CHOOSING_START.frame(seat, place) if state.options[CLANS] == NO_CLANS else CHOOSING_CLAN.frame(seat))


class ChooseClan(Rule[Caledonia, Frame]):
    """CAL-SETUP-7: take a clan and the starting tile beside it."""

    verb = CHOOSE_CLAN

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        clan = CHOOSE_CLAN.first(move)
        if state.clan_start[clan] == NONE:
            return NOT_OFFERED_CLAN.obstacle(clan)
        return ALLOWED if suits(state, frame.seat, clan) else CLAN_NOT_FOR_YOU.obstacle(clan, state.experience[frame.seat])

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        take_clan(state, frame.seat, CHOOSE_CLAN.first(move))


def take_clan(state: Caledonia, seat: i64, clan: i64) -> None:
    """Give a seat the clan and its starting tile."""
    state.clan[seat] = clan
    state.emit(CLAN_CHOSEN, seat, clan)
    start = state.clan_start[clan]
    state.clan_start[clan] = NONE
    set_up_player(state, seat, start)


def suits(state: Caledonia, seat: i64, clan: i64) -> bool:
    """CAL-VARIANT-10: by experience, beginners are not offered the demanding clans, nor experienced players the friendly ones.

    The publisher's page names three of each; the other three clans are for everybody.
    """
    if state.options[CLANS] != EXPERIENCE:
        return True
    if state.experience[seat] == BEGINNER:
        return clan not in (BUCHANAN, MACEWEN, MACDONALD)
    return clan not in (CUNNINGHAM, FERGUSSON, CAMPBELL)


class ChooseStart(Rule[Caledonia, InOrder]):
    """CAL-VARIANT-5: without clans, take a starting tile, and more money for a later turn."""

    verb = CHOOSE_START

    def obstacle(self, state: Caledonia, frame: InOrder, move: i64) -> i64:
        start = CHOOSE_START.first(move)
        return ALLOWED if state.start_offered[start] != 0 else NOT_OFFERED_START.obstacle(start)

    def apply(self, state: Caledonia, frame: InOrder, move: i64) -> None:
        seat, start = frame.seat, CHOOSE_START.first(move)
        state.start_offered[start] = 0
        state.emit(START_CHOSEN, seat, start)
        set_up_player(state, seat, start)
        state.earn(seat, NO_CLAN_MONEY[frame.place], BY_NO_CLAN)


class Claiming(Automatic[Caledonia, InOrder]):
    """CAL-VARIANT-10: everybody says how experienced they are, in turn order."""

    def run(self, state: Caledonia, frame: InOrder) -> None:
        place = frame.place
        if place + 1 < state.seats:
            state.ask(frame.again(place + 1))
        state.ask(CLAIMING_ONE.frame(state.order[place]))


class Claim(Rule[Caledonia, Frame]):
    """CAL-VARIANT-10: say whether one is a beginner or experienced."""

    verb = CLAIM

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.experience[frame.seat] = CLAIM.first(move)
        state.emit(CLAIMED, frame.seat, CLAIM.first(move))


DRAFTING: Final = Drafting("drafting", InOrder())
CHOOSING_CLAN: Final = Step[Caledonia, Frame]("choosing_clan", [ChooseClan()])
CHOOSING_START: Final = Step[Caledonia, InOrder]("choosing_start", [ChooseStart()], InOrder())
CLAIMING: Final = Claiming("claiming", InOrder())
CLAIMING_ONE: Final = Step[Caledonia, Frame]("claiming_one", [Claim()])
