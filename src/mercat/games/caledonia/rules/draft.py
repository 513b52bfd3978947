"""Choosing clans and starting tiles: in turn, by experience, or starting tiles alone. The auction has a file of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.options import CLANS, NO_CLANS
from mercat.games.caledonia.options import EXPERIENCE as BY_EXPERIENCE
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import (
    BUCHANAN,
    CAMPBELL,
    CUNNINGHAM,
    FERGUSSON,
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
    STARTS,
    STEWART,
    STEWART_MERCHANTS,
    UNITS,
)
from mercat.games.caledonia.tables import CLANS as CLAN_COUNT
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


def begin(state: Caledonia, seat: i64, start: i64) -> None:
    """Fill the player's board for the clan chosen, and hand out the starting tile."""
    clan = state.clan[seat]
    state.start[seat] = start
    for unit in range(UNITS):
        state.at_hand[seat, unit] = HAND[clan + 1, unit]
    state.shipping[seat] = FREE_SHIPPING[clan + 1, state.small]
    state.merchants[seat] = STEWART_MERCHANTS if clan == STEWART else MERCHANTS_AT_START
    state.unhired[seat] = MERCHANTS - state.merchants[seat]
    state.earn(seat, START_MONEY, BY_START)
    for good in range(GOODS):
        state.gain(seat, good, START_GOODS[start, good], BY_START)


class Drafting(Automatic[Caledonia, Frame]):
    """The last in turn order chooses first. The frame holds the place in the order. (Rulebook, clans)"""

    def run(self, state: Caledonia, frame: Frame) -> None:
        place = frame.first
        if place > 0:
            state.ask(frame.again(place - 1, 0))
        seat = state.order[place]
        state.ask(CHOOSING_START.frame(seat, place) if state.options[CLANS] == NO_CLANS else CHOOSING_CLAN.frame(seat))


class ChooseClan(Rule[Caledonia, Frame]):
    """Take a clan and the starting tile beside it. (Rulebook, clans)"""

    verb = CHOOSE_CLAN

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for clan in range(CLAN_COUNT):
            if state.clan_start[clan] != NONE and suits(state, frame.seat, clan):
                moves.add(CHOOSE_CLAN.move(clan))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        take_clan(state, frame.seat, CHOOSE_CLAN.first(move))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        clan = CHOOSE_CLAN.first(move)
        if state.clan_start[clan] == NONE:
            return NOT_OFFERED_CLAN.reason(clan)
        return CLAN_NOT_FOR_YOU.reason(clan, state.experience[frame.seat])


def take_clan(state: Caledonia, seat: i64, clan: i64) -> None:
    """The clan and its starting tile are the seat's."""
    state.clan[seat] = clan
    state.say(CLAN_CHOSEN, seat, clan)
    start = state.clan_start[clan]
    state.clan_start[clan] = NONE
    begin(state, seat, start)


def suits(state: Caledonia, seat: i64, clan: i64) -> bool:
    """By experience, beginners are not offered the demanding clans, nor the experienced the friendly ones.

    Ruling: the publisher's page names three of each; the other three clans are for everybody.
    """
    if state.options[CLANS] != BY_EXPERIENCE:
        return True
    if state.experience[seat] == BEGINNER:
        return clan not in (BUCHANAN, MACEWEN, MACDONALD)
    return clan not in (CUNNINGHAM, FERGUSSON, CAMPBELL)


class ChooseStart(Rule[Caledonia, Frame]):
    """Without clans: take a starting tile, and more money the later one's turn. (Rulebook, variants)"""

    verb = CHOOSE_START

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for start in range(i64(1), STARTS + 1):
            if state.start_offered[start] != 0:
                moves.add(CHOOSE_START.move(start))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, start = frame.seat, CHOOSE_START.first(move)
        state.start_offered[start] = 0
        state.say(START_CHOSEN, seat, start)
        begin(state, seat, start)
        state.earn(seat, NO_CLAN_MONEY[frame.first], BY_NO_CLAN)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        return NOT_OFFERED_START.reason(CHOOSE_START.first(move))


class Claiming(Automatic[Caledonia, Frame]):
    """Everybody says how experienced they are, in turn order."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        place = frame.first
        if place + 1 < state.seats:
            state.ask(frame.again(place + 1, 0))
        state.ask(CLAIMING_ONE.frame(state.order[place]))


class Claim(Rule[Caledonia, Frame]):
    """Say whether one is a beginner or experienced. (Publisher's variants)"""

    verb = CLAIM

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        moves.add(CLAIM.move(BEGINNER))
        moves.add(CLAIM.move(EXPERIENCED))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.experience[frame.seat] = CLAIM.first(move)
        state.say(CLAIMED, frame.seat, CLAIM.first(move))


DRAFTING: Final = Drafting("drafting")
CHOOSING_CLAN: Final = Step[Caledonia, Frame]("choosing_clan", [ChooseClan()])
CHOOSING_START: Final = Step[Caledonia, Frame]("choosing_start", [ChooseStart()])
CLAIMING: Final = Claiming("claiming")
CLAIMING_ONE: Final = Step[Caledonia, Frame]("claiming_one", [Claim()])
