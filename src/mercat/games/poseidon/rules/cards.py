"""The start of an exploration round, when special cards are used or pay their income, and kings take money from their nations."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.founding import room
from mercat.games.poseidon.rules.frames import NationByNation, NationFrame
from mercat.games.poseidon.state import USED_IN, Poseidon

IN_ORDER: Final = vec[i64]([t.TROJA, t.KNOSSOS, t.MYKENE, t.ARCHON])


class CardFrame(Frame):
    """The frame of a decision about a special card."""

    names: ClassVar[tuple[str, ...]] = ("card",)

    @property
    def card(self) -> i64:
        return self.number(0)


class CardByCard(Frame):
    """A sequence of decisions about the cards in IN_ORDER. The first `done` cards have been decided."""

    names: ClassVar[tuple[str, ...]] = ("done",)

    @property
    def done(self) -> i64:
        return self.number(0)


class Bestow(Rule[Poseidon, CardFrame]):
    """POS-CARD-4: instead of taking the income of Troja, Knossos or Mykene, assign its high culture to one of the owner's
    nations.

    A high culture is a trading post on the card's own hex. Its marker is one of the high culture markers, not a disc. POS-CARD-8:
    a nation has at most one high culture. POS-CARD-2: the card is then out of the game.
    """

    verb = v.BESTOW

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return state.is_in_play(v.BESTOW.first(move))

    def obstacle(self, state: Poseidon, frame: CardFrame, move: i64) -> i64:
        nation = v.BESTOW.first(move)
        if state.king[nation] != frame.seat:
            return v.NOT_KING.obstacle(nation)
        return ALLOWED if state.culture[nation] == NONE else v.HAS_CULTURE.obstacle(nation)

    def apply(self, state: Poseidon, frame: CardFrame, move: i64) -> None:
        nation, card = v.BESTOW.first(move), frame.card
        state.culture[nation] = b.CULTURE[card]
        state.emit(v.CULTURED, nation, b.CULTURE[card])
        state.discard(card)


class Claim(Rule[Poseidon, CardFrame]):
    """POS-CARD-5: instead of taking the income of Archon, take any merchant from a pool, without payment.

    Ruling: the limit on merchants applies. POS-CARD-2: the card is then out of the game.
    """

    verb = v.CLAIM

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return state.is_in_play(v.CLAIM.first(move))

    def obstacle(self, state: Poseidon, frame: CardFrame, move: i64) -> i64:
        nation = v.CLAIM.first(move)
        if state.pool[nation] == 0:
            return v.POOL_EMPTY.obstacle(nation)
        return ALLOWED if room(state, frame.seat) > 0 else v.LIMIT_REACHED.obstacle(t.MERCHANT_LIMIT[state.seats])

    def apply(self, state: Poseidon, frame: CardFrame, move: i64) -> None:
        nation = v.CLAIM.first(move)
        state.pool[nation] -= 1
        state.merchants[frame.seat, nation] += 1
        state.emit(v.CLAIMED, frame.seat, nation)
        state.discard(t.ARCHON)


class Abilities(Automatic[Poseidon, CardByCard]):
    """POS-CARD-1: the use of Troja, Knossos, Mykene and Archon, in this order. POS-CARD-9: a card is used or kept, never sold."""

    def run(self, state: Poseidon, frame: CardByCard) -> None:
        done = frame.done
        if done < len(IN_ORDER):
            card = IN_ORDER[done]
            state.ask(ABILITIES.frame(NATURE, done + 1))
            if state.card_owner[card] >= 0:
                state.ask((CLAIMING if card == t.ARCHON else BESTOWING).frame(state.card_owner[card], card))


def income_of(state: Poseidon, card: i64) -> i64:
    """Return a card's income at the start of an exploration round, in drachmas.

    POS-CARD-11, ruling: a card gives its income or its ability, never both. Therefore Poseidon pays nothing while it is face down
    after it has been used.
    """
    if card == t.POSEIDON and state.numbers[USED_IN] == state.phase:
        return 0
    return t.CARD_INCOME[card, state.phase]


class CardIncome(Automatic[Poseidon, Frame]):
    """The income from special cards: every card that has not been used up pays its owner the amount for the phase
    (POS-CARD-3)."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        for card in range(t.CARDS):
            if state.card_owner[card] >= 0:
                state.earn(state.card_owner[card], income_of(state, card), v.BY_CARD_INCOME)


def most_taken(state: Poseidon, nation: i64) -> i64:
    """Return the most that a king may take from a nation's treasury (POS-KMONEY-2): the phase's amount, or less if the treasury
    contains less."""
    return min(t.KINGS_MONEY[state.phase], state.treasury[nation])


class Take(Rule[Poseidon, NationFrame]):
    """POS-KMONEY-1: take money from a nation's treasury for the king."""

    verb = v.TAKE

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return 0 < v.TAKE.first(move) <= t.most_from(t.KINGS_MONEY, state.phase)

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        most = most_taken(state, frame.nation)
        if v.TAKE.first(move) > most:
            return v.TOO_MUCH.obstacle(most)
        return v.AT_LEAST_ONE.obstacle() if v.TAKE.first(move) == 0 else ALLOWED

    def offer(self, state: Poseidon, frame: NationFrame, moves: Moves) -> None:
        moves.add_firsts(v.TAKE, 1, most_taken(state, frame.nation))

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.withdraw(frame.nation, v.TAKE.first(move), v.BY_KINGS_MONEY)
        state.earn(frame.seat, v.TAKE.first(move), v.BY_KINGS_MONEY)


class KingsMoney(Automatic[Poseidon, NationByNation]):
    """POS-KMONEY-1: the step in which kings take money, nation by nation in order of operation."""

    def run(self, state: Poseidon, frame: NationByNation) -> None:
        done = frame.done
        nation = next_to_act(state, done)
        if nation >= 0:
            state.then(TAKING.frame(state.king[nation], nation), KINGS_MONEY_STEP.frame(NATURE, done | BIT[nation]))


BESTOWING: Final = Step[Poseidon, CardFrame]("bestowing", [Bestow()], CardFrame(), decline=v.KEEP_INCOME)
CLAIMING: Final = Step[Poseidon, CardFrame]("claiming", [Claim()], CardFrame(), decline=v.KEEP_INCOME)
ABILITIES: Final = Abilities("abilities", CardByCard())
CARD_INCOME_STEP: Final = CardIncome("card_income")
TAKING: Final = Step[Poseidon, NationFrame]("taking", [Take()], NationFrame(), decline=v.LEAVE)
KINGS_MONEY_STEP: Final = KingsMoney("kings_money", NationByNation())
