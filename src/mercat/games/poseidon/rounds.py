"""The backbone: the set-up, the printed sequence of rounds, the turns of the nations, the end."""

from __future__ import annotations

from typing import Final

from mercat.engine.hexes import BIT
from mercat.engine.rules import Automatic, Rules
from mercat.engine.state import NATURE, NONE, Frame
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.byhand import DONATING, SETTING_OUT, STEERING
from mercat.games.poseidon.rules.cards import (
    ABILITIES,
    BESTOWING,
    CARD_INCOME_STEP,
    CLAIMING,
    KINGS_MONEY_STEP,
    TAKING,
)
from mercat.games.poseidon.rules.deals import ANSWERING, COUNTING, PRICING, SHIPYARD
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.forced import DEBT, SELLING_OFF
from mercat.games.poseidon.rules.founding import PLACING, SETTING_PRESTIGE, TAKING_UP
from mercat.games.poseidon.rules.kingship import CHALLENGE, SUCCESSION, TAKING_OVER
from mercat.games.poseidon.rules.opening import BEGINNING, CHOOSING, DRAFT
from mercat.games.poseidon.rules.sailing import DEPARTURE, PRAYING, SAILING
from mercat.games.poseidon.rules.shipyard import ISSUING, NEW_MERCHANTS_STEP
from mercat.games.poseidon.rules.trading import SELLING, TRADING
from mercat.games.poseidon.state import (
    ACTED,
    BROKE,
    FAVOURED_FLEET,
    IN_BANK,
    PHASE_NOW,
    RAISED,
    RESTS_IN,
    ROUND_NOW,
    START_SEAT,
    USED_IN,
    Poseidon,
)
from mercat.games.poseidon.tables import (
    BANK,
    CARDS,
    CARDS_EACH,
    DISCOVERY_RANGE,
    IS_EXPLORATION,
    NATIONS,
    POTENTIALS,
    ROUNDS,
    SHIP_COUNT,
    SHIP_COUNT_FOR_TWO,
    SHIP_LEAVES_AFTER,
    SHIPS,
    START_MONEY,
)
from mercat.games.poseidon.vocabulary import BY_SETUP, DISCARDED, ENDED, ROUND_BEGAN, SHIP_LEFT, STARTS, WORDS


class Round(Automatic[Poseidon, Frame]):
    """The Poseidon round, then merchant and exploration rounds as printed. The frame holds the round."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        number = frame.first
        if number == ROUNDS or state.numbers[BROKE] == 1:
            state.say(ENDED)
            return
        state.numbers[ROUND_NOW] = number
        state.say(ROUND_BEGAN, number)
        state.ask(ROUND.frame(NATURE, number + 1))
        if IS_EXPLORATION[number] == 1:
            state.numbers[ACTED] = 0
            state.then(ABILITIES.frame(NATURE, 0), CARD_INCOME_STEP.frame(NATURE), KINGS_MONEY_STEP.frame(NATURE, 0),
                       NATION_TURNS.frame(NATURE))
        elif number > 0:
            for seat in range(state.seats):
                state.sale_turns[seat] = 0
            state.then(TRADING.frame(state.start_seat, 0, 0), SUCCESSION.frame(NATURE, 0), END_OF_TRADE.frame(NATURE))
        else:
            state.then(DRAFT.frame(NATURE, 0), END_OF_DRAFT.frame(NATURE))


class EndOfDraft(Automatic[Poseidon, Frame]):
    """With four or five players the special cards that nobody bought are out of the game."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        if CARDS_EACH[state.seats] * state.seats < CARDS:
            for card in range(CARDS):
                if state.card_owner[card] == NONE:
                    state.say(DISCARDED, card)


class EndOfTrade(Automatic[Poseidon, Frame]):
    """The start card goes one seat clockwise; from the second merchant round on the top ship of the deck leaves the game."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        state.numbers[START_SEAT] = state.next_seat(state.start_seat)
        state.say(STARTS, state.start_seat)
        ship = state.next_ship()
        if SHIP_LEAVES_AFTER[state.round] == 1 and ship >= 0:
            state.deck[ship] -= 1
            state.scrap[ship] += 1
            state.say(SHIP_LEFT, ship)


class NationTurns(Automatic[Poseidon, Frame]):
    """The nation of the highest prestige that has not acted in this round acts: discovery, income, ships.

    Then the next is found, by what is so then.
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


ROUND: Final = Round("round")
END_OF_DRAFT: Final = EndOfDraft("end_of_draft")
END_OF_TRADE: Final = EndOfTrade("end_of_trade")
NATION_TURNS: Final = NationTurns("nation_turns")

RULES: Final = Rules[Poseidon](WORDS, [
    BEGINNING, ROUND, DRAFT, CHOOSING, END_OF_DRAFT,
    TRADING, SELLING, SETTING_PRESTIGE, PLACING, TAKING_UP, SUCCESSION, CHALLENGE, TAKING_OVER, END_OF_TRADE,
    ABILITIES, BESTOWING, CLAIMING, CARD_INCOME_STEP, KINGS_MONEY_STEP, TAKING,
    NATION_TURNS, DISCOVERING, DEPARTURE, PRAYING, SAILING, SETTING_OUT, STEERING, DONATING,
    SHIPYARD, COUNTING, PRICING, ANSWERING, DEBT, SELLING_OFF, NEW_MERCHANTS_STEP, ISSUING])


def deal(state: Poseidon) -> None:
    """The position before anything has been decided: money by the number of players, all discs on the nations' cards."""
    state.numbers[PHASE_NOW] = 1
    state.numbers[IN_BANK] = BANK
    state.numbers[FAVOURED_FLEET] = NONE
    state.numbers[USED_IN] = NONE
    state.numbers[RESTS_IN] = NONE
    for seat in range(state.seats):
        state.earn(seat, START_MONEY[state.seats], BY_SETUP)
    for nation in range(NATIONS):
        if state.is_in_play(nation):
            state.potentials[nation] = POTENTIALS[nation]
    for ship in range(SHIPS):
        state.deck[ship] = SHIP_COUNT_FOR_TWO[ship] if state.seats == 2 else SHIP_COUNT[ship]
    state.then(BEGINNING.frame(NATURE), ROUND.frame(NATURE, 0))
