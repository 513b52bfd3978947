"""The printed sequence of rounds, the turns of the nations, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic
from mercat.engine.rules.state import NATURE
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.cards import ABILITIES, CARD_INCOME_STEP, KINGS_MONEY_STEP
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.draft import DRAFT, END_OF_DRAFT
from mercat.games.poseidon.rules.kingship import SUCCESSION
from mercat.games.poseidon.rules.sailing import DEPARTURE
from mercat.games.poseidon.rules.ship_offers import SHIPYARD
from mercat.games.poseidon.rules.trading import TRADING
from mercat.games.poseidon.state import ACTED, BROKE, RAISED, ROUND_NOW, START_SEAT, Poseidon
from mercat.games.poseidon.tables import DISCOVERY_RANGE, IS_EXPLORATION, ROUNDS, SHIP_LEAVES_AFTER
from mercat.games.poseidon.vocabulary import ENDED, ROUND_BEGAN, SHIP_LEFT, STARTS


class NextRound(Frame):
    """The round `round` of the printed sequence begins; the Poseidon round is 0."""

    names: ClassVar[tuple[str, ...]] = ("round",)

    @property
    def round(self) -> i64:
        return self.number(0)


class Round(Automatic[Poseidon, NextRound]):
    """POS-ROUND-1: the Poseidon round, then merchant and exploration rounds in the printed order.

    POS-MR-1: the start player begins a merchant round. POS-ER-1: in an exploration round come the cards, their income, the kings'
    money, then the nations' turns. POS-END-1: the game ends after the last round; POS-FORCE-8: or after that of a bankruptcy.
    """

    def run(self, state: Poseidon, frame: NextRound) -> None:
        number = frame.round
        if number == ROUNDS or state.numbers[BROKE] == 1:
            state.emit(ENDED)
            return
        state.numbers[ROUND_NOW] = number
        state.emit(ROUND_BEGAN, number)
        state.ask(ROUND.frame(NATURE, number + 1))
        if IS_EXPLORATION[number] == 1:
            state.numbers[ACTED] = 0
            state.then(ABILITIES.frame(NATURE, 0), CARD_INCOME_STEP.frame(NATURE), KINGS_MONEY_STEP.frame(NATURE, 0),
                       NATION_TURNS.frame(NATURE))
        elif number > 0:
            for seat in range(state.seats):
                state.sale_turns[seat] = 0
            state.then(TRADING.frame(state.start_seat, 0, 0, 0, 0), SUCCESSION.frame(NATURE, 0), END_OF_TRADE.frame(NATURE))
        else:
            state.then(DRAFT.frame(NATURE, 0), END_OF_DRAFT.frame(NATURE))


class EndOfTrade(Automatic[Poseidon, Frame]):
    """POS-MR-8: the start card goes one seat clockwise.

    POS-MR-9, POS-SHIP-6: from the second merchant round on the top ship of the deck leaves the game; it begins no phase.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        state.numbers[START_SEAT] = state.next_seat(state.start_seat)
        state.emit(STARTS, state.start_seat)
        ship = state.next_ship()
        if SHIP_LEAVES_AFTER[state.round] == 1 and ship >= 0:
            state.deck[ship] -= 1
            state.scrap[ship] += 1
            state.emit(SHIP_LEFT, ship)


class NationTurns(Automatic[Poseidon, Frame]):
    """The nation of the highest prestige that has not acted in this round acts: discovery, income, ships.

    POS-PREST-5: the next nation is chosen from the order after that turn.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        state.numbers[RAISED] = 0
        nation = next_to_act(state, state.numbers[ACTED])
        if nation < 0:
            return
        king = state.king[nation]
        state.numbers[ACTED] |= BIT[nation]
        state.ask(NATION_TURNS.frame(NATURE))
        state.then(DISCOVERING.frame(king, nation, DISCOVERY_RANGE[state.phase]), DEPARTURE.frame(NATURE, nation),
                   SHIPYARD.frame(king, nation, 0))


ROUND: Final = Round("round", NextRound())
END_OF_TRADE: Final = EndOfTrade("end_of_trade")
NATION_TURNS: Final = NationTurns("nation_turns")
