"""The choice of clans and starting tiles: in turn order, by experience, or starting tiles alone. The auction is in auction.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.frames import InOrder
from mercat.games.caledonia.state import Caledonia

BEGINNER: Final[i64] = 0


def set_up_player(state: Caledonia, seat: i64, start: i64) -> None:
    """Set up the player's board for the chosen clan, and hand out the starting tile (CAL-SETUP-7, CAL-SETUP-8). CAL-STEWART-1:
    Stewart gets five merchants. CAL-FERGUSSON-2, CAL-MACDONALD-6: some clans begin with shipping."""
    clan = state.clan[seat]
    state.start[seat] = start
    for unit in range(t.UNITS):
        state.at_hand[seat, unit] = t.HAND[clan + 1, unit]
    state.shipping[seat] = t.FREE_SHIPPING[clan + 1, t.FOG[state.seats]]
    state.merchants[seat] = t.STEWART_MERCHANTS if clan == t.STEWART else t.MERCHANTS_AT_START
    state.unhired[seat] = t.MERCHANTS - state.merchants[seat]
    state.earn(seat, t.START_MONEY, v.BY_START)
    for good in range(t.GOODS):
        state.gain(seat, good, t.START_GOODS[start, good], v.BY_START)


class Drafting(Automatic[Caledonia, InOrder]):
    """The draft of clans or starting tiles. The last seat in turn order chooses first (CAL-SETUP-7)."""

    def run(self, state: Caledonia, frame: InOrder) -> None:
        place = frame.place
        if place > 0:
            state.ask(frame.again(place - 1))
        seat = state.order[place]
        state.ask(CHOOSING_START.frame(seat, place) if state.options[o.CLANS] == o.NO_CLANS else CHOOSING_CLAN.frame(seat))


class ChooseClan(Rule[Caledonia, Frame]):
    """CAL-SETUP-7: take a clan and the starting tile beside it."""

    verb = v.CHOOSE_CLAN

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        clan = v.CHOOSE_CLAN.first(move)
        if state.clan_start[clan] == NONE:
            return v.NOT_OFFERED_CLAN.obstacle(clan)
        return ALLOWED if suits(state, frame.seat, clan) else v.CLAN_NOT_FOR_YOU.obstacle(clan, state.experience[frame.seat])

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        take_clan(state, frame.seat, v.CHOOSE_CLAN.first(move))


def take_clan(state: Caledonia, seat: i64, clan: i64) -> None:
    """Give a seat a clan and the starting tile beside it."""
    state.clan[seat] = clan
    state.emit(v.CLAN_CHOSEN, seat, clan)
    start = state.clan_start[clan]
    state.clan_start[clan] = NONE
    set_up_player(state, seat, start)


def suits(state: Caledonia, seat: i64, clan: i64) -> bool:
    """Return whether a clan is offered to a seat. CAL-VARIANT-10: if clans are chosen by experience, beginners are not offered
    the demanding clans, and experienced players are not offered the friendly ones.

    The publisher's page names three demanding and three friendly clans; all players may choose the other three.
    """
    if state.options[o.CLANS] != o.EXPERIENCE:
        return True
    if state.experience[seat] == BEGINNER:
        return clan not in (t.BUCHANAN, t.MACEWEN, t.MACDONALD)
    return clan not in (t.CUNNINGHAM, t.FERGUSSON, t.CAMPBELL)


class ChooseStart(Rule[Caledonia, InOrder]):
    """Take a starting tile, in a game without clans. The later a seat is in turn order, the more money it also takes
    (CAL-VARIANT-5)."""

    verb = v.CHOOSE_START

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return v.CHOOSE_START.first(move) > 0

    def obstacle(self, state: Caledonia, frame: InOrder, move: i64) -> i64:
        start = v.CHOOSE_START.first(move)
        return ALLOWED if state.start_offered[start] != 0 else v.NOT_OFFERED_START.obstacle(start)

    def apply(self, state: Caledonia, frame: InOrder, move: i64) -> None:
        seat, start = frame.seat, v.CHOOSE_START.first(move)
        state.start_offered[start] = 0
        state.emit(v.START_CHOSEN, seat, start)
        set_up_player(state, seat, start)
        state.earn(seat, t.NO_CLAN_MONEY[frame.place], v.BY_NO_CLAN)


class Claiming(Automatic[Caledonia, InOrder]):
    """CAL-VARIANT-10: the step in which all players, in turn order, state their experience."""

    def run(self, state: Caledonia, frame: InOrder) -> None:
        place = frame.place
        if place + 1 < state.seats:
            state.ask(frame.again(place + 1))
        state.ask(CLAIMING_ONE.frame(state.order[place]))


class Claim(Rule[Caledonia, Frame]):
    """CAL-VARIANT-10: state that the player is a beginner, or that the player is experienced."""

    verb = v.CLAIM

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.experience[frame.seat] = v.CLAIM.first(move)
        state.emit(v.CLAIMED, frame.seat, v.CLAIM.first(move))


DRAFTING: Final = Drafting("drafting", InOrder())
CHOOSING_CLAN: Final = Step[Caledonia, Frame]("choosing_clan", [ChooseClan()], sets_up=True)
CHOOSING_START: Final = Step[Caledonia, InOrder]("choosing_start", [ChooseStart()], InOrder(), sets_up=True)
CLAIMING: Final = Claiming("claiming", InOrder())
CLAIMING_ONE: Final = Step[Caledonia, Frame]("claiming_one", [Claim()], sets_up=True)
