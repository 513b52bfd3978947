"""The start of an exploration round: special cards are used or pay, and kings take money from their nations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.founding import room
from mercat.games.poseidon.sea import CULTURE
from mercat.games.poseidon.state import USED_IN, Poseidon
from mercat.games.poseidon.tables import (
    ARCHON,
    CARD_INCOME,
    CARDS,
    KINGS_MONEY,
    KNOSSOS,
    MERCHANT_LIMIT,
    MYKENE,
    NATIONS,
    POSEIDON,
    TROJA,
)
from mercat.games.poseidon.vocabulary import (
    BESTOW,
    BY_CARD_INCOME,
    BY_KINGS_MONEY,
    CLAIM,
    CLAIMED,
    CULTURED,
    HAS_CULTURE,
    KEEP_INCOME,
    LEAVE,
    LIMIT_REACHED,
    NOT_KING,
    POOL_EMPTY,
    TAKE,
    TOO_MUCH,
)

ASKED: Final = vec[i64]([TROJA, KNOSSOS, MYKENE, ARCHON])


class Bestow(Rule[Poseidon, Frame]):
    """Instead of the income of Troja, Knossos or Mykene: its high culture goes to a nation of one's own that has none yet.

    It is a trading post on the card's own hex, from the high culture markers, not from the discs. The frame holds the card.
    """

    verb = BESTOW

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for nation in range(NATIONS):
            if state.king[nation] == frame.seat and state.culture[nation] == NONE:
                moves.add(BESTOW.move(nation))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, card = BESTOW.first(move), frame.first
        state.culture[nation] = CULTURE[card]
        state.say(CULTURED, nation, CULTURE[card])
        state.discard(card)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation = BESTOW.first(move)
        return NOT_KING.reason(nation) if state.king[nation] != frame.seat else HAS_CULTURE.reason(nation)


class Claim(Rule[Poseidon, Frame]):
    """Instead of the income of Archon: any merchant of the pool, without payment. Ruling: the limit on merchants holds."""

    verb = CLAIM

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if room(state, frame.seat) > 0:
            for nation in range(NATIONS):
                if state.pool[nation] > 0:
                    moves.add(CLAIM.move(nation))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation = CLAIM.first(move)
        state.pool[nation] -= 1
        state.merchants[frame.seat, nation] += 1
        state.say(CLAIMED, frame.seat, nation)
        state.discard(ARCHON)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation = CLAIM.first(move)
        return POOL_EMPTY.reason(nation) if state.pool[nation] == 0 else LIMIT_REACHED.reason(MERCHANT_LIMIT[state.seats])


class Abilities(Automatic[Poseidon, Frame]):
    """Troja, Knossos, Mykene, Archon, in this order. The frame counts the cards asked for."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        turn = frame.first
        if turn < len(ASKED):
            card = ASKED[turn]
            state.ask(ABILITIES.frame(NATURE, turn + 1))
            if state.card_owner[card] >= 0:
                state.ask((CLAIMING if card == ARCHON else BESTOWING).frame(state.card_owner[card], card))


def income_of(state: Poseidon, card: i64) -> i64:
    """What a card pays at the start of an exploration round.

    Ruling: income or ability, never both: Poseidon pays nothing while it lies face down after a use.
    """
    if card == POSEIDON and state.numbers[USED_IN] == state.phase:
        return 0
    return CARD_INCOME[card, state.phase]


class CardIncome(Automatic[Poseidon, Frame]):
    """Every card that was not used up pays its owner, as its income of the phase says."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        for card in range(CARDS):
            if state.card_owner[card] >= 0:
                state.earn(state.card_owner[card], income_of(state, card), BY_CARD_INCOME)


class Take(Rule[Poseidon, Frame]):
    """Take up to the phase's sum from the treasury of a nation into one's own money."""

    verb = TAKE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for amount in range(i64(1), min(KINGS_MONEY[state.phase], state.treasury[frame.first]) + 1):
            moves.add(TAKE.move(amount))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.draw(frame.first, TAKE.first(move), BY_KINGS_MONEY)
        state.earn(frame.seat, TAKE.first(move), BY_KINGS_MONEY)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return TOO_MUCH.reason(min(KINGS_MONEY[state.phase], state.treasury[frame.first]))


class KingsMoney(Automatic[Poseidon, Frame]):
    """Nation by nation in order of operation. The frame holds the set of those asked."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        nation = next_to_act(state, frame.first)
        if nation >= 0:
            state.then(TAKING.frame(state.king[nation], nation), KINGS_MONEY_STEP.frame(NATURE, frame.first | BIT[nation]))


BESTOWING: Final = Step[Poseidon, Frame]("bestowing", [Bestow()], decline=KEEP_INCOME)
CLAIMING: Final = Step[Poseidon, Frame]("claiming", [Claim()], decline=KEEP_INCOME)
ABILITIES: Final = Abilities("abilities")
CARD_INCOME_STEP: Final = CardIncome("card_income")
TAKING: Final = Step[Poseidon, Frame]("taking", [Take()], decline=LEAVE)
KINGS_MONEY_STEP: Final = KingsMoney("kings_money")
