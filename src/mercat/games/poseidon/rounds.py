"""The sequence of play: the printed rounds, the turns of the nations, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, SequenceOfPlay
from mercat.engine.rules.state import NATURE
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.cards import ABILITIES, CARD_INCOME_STEP, KINGS_MONEY_STEP
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.draft import DRAFT, END_OF_DRAFT
from mercat.games.poseidon.rules.kingship import SUCCESSION
from mercat.games.poseidon.rules.sailing import DEPARTURE
from mercat.games.poseidon.rules.ship_offers import SHIPYARD
from mercat.games.poseidon.rules.trading import TRADING
from mercat.games.poseidon.state import ACTED, BROKE, RAISED, ROUND_NOW, START_SEAT, Poseidon


class NextRound(Frame):
    """The frame of the start of the round `round` in the printed sequence. The Poseidon round is 0."""

    names: ClassVar[tuple[str, ...]] = ("round",)

    @property
    def round(self) -> i64:
        return self.number(0)


class Round(Automatic[Poseidon, NextRound]):
    """POS-ROUND-1: the sequence of rounds: the Poseidon round, then merchant and exploration rounds in the printed order.

    POS-ER-1: an exploration round consists of the use of cards, the cards' income, the kings' money, and the nations' turns.
    POS-END-1: the game ends after the last round or, POS-FORCE-8, after the round of a bankruptcy.
    """

    def run(self, state: Poseidon, frame: NextRound) -> None:
        number = frame.round
        if number == t.ROUNDS or state.numbers[BROKE] == 1:
            state.emit(v.ENDED)
            return
        state.numbers[ROUND_NOW] = number
        state.emit(v.ROUND_BEGAN, number)
        state.ask(ROUND.frame(NATURE, number + 1))
        if t.IS_EXPLORATION[number] == 1:
            state.numbers[ACTED] = 0
        else:
            for seat in range(state.seats):
                state.sale_turns[seat] = 0
        ROUNDS[number].begin(state)


class EndOfTrade(Automatic[Poseidon, Frame]):
    """POS-MR-8: the end of a merchant round, when the start card moves one seat clockwise.

    POS-MR-9, POS-SHIP-6: from the second merchant round on, the top ship of the deck leaves the game. This does not begin a
    phase.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        state.numbers[START_SEAT] = state.next_seat(state.start_seat)
        state.emit(v.STARTS, state.start_seat)
        ship = state.next_ship()
        if t.SHIP_LEAVES_AFTER[state.round] == 1 and ship >= 0:
            state.deck[ship] -= 1
            state.scrap[ship] += 1
            state.emit(v.SHIP_LEFT, ship)


class NationTurns(Automatic[Poseidon, Frame]):
    """The turns of the nations. Of the nations that have not acted in this round, the one with the highest prestige acts:
    discovery, income, ships.

    POS-PREST-5: the next nation to act is determined after each turn, by the prestige at that time.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        state.numbers[RAISED] = 0
        nation = next_to_act(state, state.numbers[ACTED])
        if nation < 0:
            return
        state.numbers[ACTED] |= BIT[nation]
        state.ask(NATION_TURNS.frame(NATURE))
        NATION_TURN.begin(state, nation)


ROUND: Final = Round("round", NextRound())
END_OF_TRADE: Final = EndOfTrade("end_of_trade")
NATION_TURNS: Final = NationTurns("nation_turns")

# -- the sequence of play

POSEIDON_ROUND: Final = SequenceOfPlay[Poseidon]([
    DRAFT,                  # special cards are bought
    END_OF_DRAFT])
MERCHANT_ROUND: Final = SequenceOfPlay[Poseidon]([
    TRADING,                # the players' turns, until all have passed in succession
    SUCCESSION,             # nations may change their kings
    END_OF_TRADE])          # the start card moves, and a ship leaves the game
EXPLORATION_ROUND: Final = SequenceOfPlay[Poseidon]([
    ABILITIES,              # cards are used
    CARD_INCOME_STEP,       # cards that were not used pay
    KINGS_MONEY_STEP,       # kings take money from their nations
    NATION_TURNS])          # the nations act, the one of the highest prestige first
NATION_TURN: Final = SequenceOfPlay[Poseidon]([
    DISCOVERING,            # the nation's discovery ship sails and builds
    DEPARTURE,              # the nation's fleet earns
    SHIPYARD])              # the nation buys ships

KINDS: Final = {"PR": POSEIDON_ROUND, "MR": MERCHANT_ROUND, "ER": EXPLORATION_ROUND}
ROUNDS: Final = vec[SequenceOfPlay]([KINDS[name[:2]] for name in t.SEQUENCE])  # type: ignore[type-arg]     # as printed
