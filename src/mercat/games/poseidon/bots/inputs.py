"""The inputs of the learned value for Poseidon.

Every nation has separate inputs, since its home determines the reach of its fleet. Sums of money that are multiplied by a number
of rounds are in tens of drachmas.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.advice.inputs import Accumulator, Inputs
from mercat.engine.rules.frame import number_in
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.bots.advice import SOLD_AGAIN
from mercat.games.poseidon.bots.estimates import HUNDRED, held_by_all
from mercat.games.poseidon.bots.purse import Purse
from mercat.games.poseidon.bots.situation import Situation, ships_before_next_phase
from mercat.games.poseidon.prestige import acts_before
from mercat.games.poseidon.rules.founding import room
from mercat.games.poseidon.rules.ship_offers import SHIPYARD
from mercat.games.poseidon.scoring import points
from mercat.games.poseidon.state import ACTED, BROKE, INCOME_SO_FAR, USED_IN, Poseidon
from mercat.games.poseidon.steps import RULES

STEPS: Final[i64] = len(RULES.steps)
MOST_SEATS: Final[i64] = 5
FARTHEST_RANGE: Final[i64] = 25         # of a fleet; an unlimited range counts as this
TEN: Final[i64] = 10
DISCOVERING_STEP: Final[i64] = RULES.number_of("discovering")
TRADING_STEP: Final[i64] = RULES.number_of("trading")
SELLING_STEP: Final[i64] = RULES.number_of("selling")
STEERING_STEP: Final[i64] = RULES.number_of("steering")
SETTING_OUT_STEP: Final[i64] = RULES.number_of("setting_out")
COUNTING_STEP: Final[i64] = RULES.number_of("counting")
PRICING_STEP: Final[i64] = RULES.number_of("pricing")
ANSWERING_STEP: Final[i64] = RULES.number_of("answering")
SHIPYARD_STEP: Final[i64] = RULES.number_of("shipyard")
OFFER: Final[i64] = 2000                # in drachmas: bots that use the learned value make no offers for ships
BY_HAND: Final[i64] = 200
PASSED: Final[i64] = 0                  # indices in the frame of a player's turn in a merchant round
BOUGHT: Final[i64] = 1
SOLD: Final[i64] = 2


def of_nations(what: str) -> list[str]:
    """Return the names of an input that is read once for every nation."""
    return [f"{name}: {what}" for name in t.NATION_NAMES]


# Names of inputs, so that no string is built while a position is read.
IN_DECK: Final = [name.replace("_", "-") + "s for sale" for name in t.SHIP_NAMES]
IS_FOUNDED: Final = of_nations("founded")
PRICE: Final = of_nations("price of a merchant")
TREASURY: Final = of_nations("treasury")
AFFORDABLE: Final = of_nations("treasury pays for the next ship")
FLEET: Final = of_nations("ships")
LASTING: Final = of_nations("ships that the next phase leaves")
REACH: Final = of_nations("range of the fleet")
INCOME: Final = of_nations("income of the next voyage")
INCOME_LEFT: Final = of_nations("income of the next voyage, times voyages left")
UNREACHED: Final = of_nations("value of the posts beyond that income")
POSTS: Final = of_nations("posts")
DISCS: Final = of_nations("discs on the card")
POOL: Final = of_nations("merchants in the pool")
SHORT: Final = of_nations("money missing for the ship that it must buy")
TO_ACT: Final = of_nations("is still to act in this round")
EARLIER: Final = of_nations("nations that act before it")
EXPECTED: Final = of_nations("what the advice expects of a merchant")
AT_SHIP: Final = of_nations("best post that the discovery ship can build now")
NEAR_SHIP: Final = of_nations("best post one step from the discovery ship")
FAR_SHIP: Final = of_nations("best post two steps from the discovery ship")
TO_BUILD: Final = of_nations("best post one step from the discovery ship, times voyages left")
PLACES_NEAR: Final = of_nations("places for posts within two steps of the discovery ship")
HELD_EXPECTED: Final = of_nations("what the advice expects of the merchants held")
HELD: Final = of_nations("merchants held")
HELD_WORTH: Final = of_nations("worth of the merchants held")
DIVIDEND: Final = of_nations("dividend of the next voyage")
DIVIDENDS: Final = of_nations("dividends to come at that income")
GROWTH: Final = of_nations("merchants held, times voyages left")
HELD_TREASURY: Final = of_nations("treasury for each merchant in players' hands, times merchants held")
LEAD: Final = of_nations("merchants ahead of the best opponent")
IS_KING: Final = of_nations("king")
KING_LEFT: Final = of_nations("king, times voyages left")
KING_TREASURY: Final = of_nations("treasury, as its king")
KING_OWES: Final = of_nations("money that its king will owe for a ship")
KING_LASTING: Final = of_nations("ships that the next phase leaves, as its king")
CARD_OWNED: Final = ["special card: " + name for name in t.CARD_NAMES]


class PoseidonInputs(Inputs[Poseidon]):
    """The inputs for Poseidon: the pending decision, the ships for sale and every nation, then every player's money, merchants,
    crowns and cards.

    `situation` belongs to the last position that `table` has read.
    """

    situation: Situation

    def usual(self) -> i64:
        return 5000

    def spread(self) -> i64:
        return 1500

    def penalty(self, state: Poseidon, seat: i64) -> i64:
        """Return a small penalty for moves that achieve nothing: selling and buying back, offers that are refused, and sailing by
        hand."""
        cost: i64 = 0
        if t.IS_EXPLORATION[state.round] == 0:
            cost = SOLD_AGAIN // HUNDRED * state.sale_turns[seat] * state.sale_turns[seat]
        situation = self.situation
        step = situation.step
        if situation.decider == seat:
            if step in (COUNTING_STEP, PRICING_STEP) or (step == SHIPYARD_STEP and SHIPYARD.opened(state).refused > 0):
                cost += OFFER
            elif step in (SETTING_OUT_STEP, STEERING_STEP):
                cost += BY_HAND
        elif step == ANSWERING_STEP and state.king[situation.nation] == seat:
            cost += OFFER
        return cost

    def table(self, state: Poseidon, reader: i64, sums: Accumulator) -> None:
        situation = Situation(state)
        self.situation = situation
        sums.kind("players", state.seats - 2, MOST_SEATS - 1)
        sums.kind("round", state.round, t.ROUNDS)
        sums.kind("phase", state.phase - 1, t.PHASES)
        sums.number("exploration rounds to begin", situation.explorations)
        sums.number("merchant rounds to begin", situation.merchant_rounds)
        sums.number("the game ends with this round by a bankruptcy", state.numbers[BROKE])
        self.decision(state, reader, sums)
        sums.kind("next ship", situation.next_ship, t.SHIPS)
        sums.number("price of the next ship", t.SHIP_PRICE[situation.next_ship] if situation.next_ship >= 0 else 0)
        for ship in range(t.SHIPS):
            sums.number(IN_DECK[ship], state.deck[ship])
        sums.number("ships for sale before the next phase", ships_before_next_phase(state))
        sums.number("Poseidon lies face down", 1 if state.numbers[USED_IN] == state.phase else 0)
        for nation in range(t.NATIONS):
            self.nation(state, nation, sums)

    def decision(self, state: Poseidon, reader: i64, sums: Accumulator) -> None:
        """Read the pending decision and its subject."""
        situation = self.situation
        step, packed, nation = situation.step, situation.packed, situation.nation
        is_own = situation.decider == reader
        is_other = not is_own and situation.decider != NATURE
        trades = step in (TRADING_STEP, SELLING_STEP)
        sums.kind("the reader decides", step if is_own else NONE, STEPS)
        sums.kind("an opponent decides", step if is_other else NONE, STEPS)
        sums.number("nature decides", 1 if step != NONE and situation.decider == NATURE else 0)
        sums.kind("nation that the reader decides about", nation if is_own else NONE, t.NATIONS)
        sums.kind("nation that an opponent decides about", nation if is_other else NONE, t.NATIONS)
        sums.number("a purchase is left in the reader's turn", 1 - number_in(packed, BOUGHT) if is_own and trades else 0)
        sums.number("the reader has sold in this turn", number_in(packed, SOLD) if is_own and trades else 0)
        sums.number("turns of this merchant round in which the reader has sold", state.sale_turns[reader])
        sums.number("players who have passed in succession", number_in(packed, PASSED) if trades else 0)
        sums.number("steps of the discovery ship", number_in(packed, 1) if step == DISCOVERING_STEP else 0)
        sums.number("income of the voyage so far", state.voyage[INCOME_SO_FAR] if step == STEERING_STEP else 0)

    def nation(self, state: Poseidon, nation: i64, sums: Accumulator) -> None:
        """Read the state and the holdings of a nation, except for the owners of its merchants."""
        situation = self.situation
        outlook, ship = situation.nations[nation], situation.next_ship
        founded, voyages, income, treasury = outlook.founded, outlook.voyages, outlook.income, state.treasury[nation]
        earlier: i64 = 0
        if founded != 0:
            for other in range(t.NATIONS):
                if other != nation and situation.nations[other].founded != 0 and acts_before(state, other, nation):
                    earlier += 1
        acting = founded != 0 and state.depth > 0 and t.IS_EXPLORATION[state.round] == 1
        sums.number(IS_FOUNDED[nation], founded)
        sums.number(PRICE[nation], outlook.price)
        sums.number(TREASURY[nation], treasury)
        sums.number(AFFORDABLE[nation], 1 if founded != 0 and ship >= 0 and treasury >= t.SHIP_PRICE[ship] else 0)
        sums.number(FLEET[nation], outlook.ships)
        sums.number(LASTING[nation], outlook.lasting)
        sums.number(REACH[nation], min(state.range_of(nation), FARTHEST_RANGE))
        sums.number(INCOME[nation], income)
        sums.number(INCOME_LEFT[nation], income * voyages)
        sums.number(UNREACHED[nation], max(0, outlook.post_values - income))
        sums.number(POSTS[nation], outlook.posts)
        sums.number(DISCS[nation], state.potentials[nation] if founded != 0 else 0)
        sums.number(POOL[nation], state.pool[nation])
        sums.number(SHORT[nation], outlook.short)
        sums.number(TO_ACT[nation], 1 if acting and state.numbers[ACTED] & BIT[nation] == 0 else 0)
        sums.number(EARLIER[nation], earlier)
        sums.number(EXPECTED[nation], outlook.merchant)
        sums.number(AT_SHIP[nation], outlook.at_ship)
        sums.number(NEAR_SHIP[nation], outlook.near_ship)
        sums.number(FAR_SHIP[nation], outlook.far_ship)
        sums.number(TO_BUILD[nation], outlook.near_ship * voyages)
        sums.number(PLACES_NEAR[nation], outlook.places)

    def own(self, state: Poseidon, seat: i64, sums: Accumulator) -> None:
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, points(state, other))
        sums.number("wealth ahead of the best opponent", points(state, seat) - best)
        self.player(state, seat, sums)
        for nation in range(t.NATIONS):
            self.merchants(state, seat, nation, sums)
            self.crown(state, seat, nation, sums)

    def other(self, state: Poseidon, seat: i64, reader: i64, sums: Accumulator) -> None:
        sums.number("this opponent decides", 1 if self.situation.decider == seat else 0)
        after = seat - reader if seat > reader else seat - reader + state.seats
        sums.kind("seat after the reader", after - 1, MOST_SEATS - 1)
        sums.number("wealth ahead of the reader", points(state, seat) - points(state, reader))
        self.player(state, seat, sums)
        for nation in range(t.NATIONS):
            sums.number(HELD[nation], state.merchants[seat, nation])
            sums.number(IS_KING[nation], 1 if state.king[nation] == seat else 0)

    def player(self, state: Poseidon, seat: i64, sums: Accumulator) -> None:
        """Read the inputs that are the same for the reader and for its opponents."""
        situation = self.situation
        purse, left = Purse(state, seat, situation), situation.explorations
        money, wealth, limit = state.money[seat], points(state, seat), room(state, seat)
        after_start = seat - state.start_seat
        sums.kind("seat after the start player", after_start if after_start >= 0 else after_start + state.seats, MOST_SEATS)
        sums.number("money", money)
        sums.number("money up to 100", min(money, 100))
        sums.number("money up to 300", min(money, 300))
        sums.number("money, in tens, times exploration rounds to begin", money * left // TEN)
        sums.number("money, in tens, times merchant rounds to begin", money * situation.merchant_rounds // TEN)
        sums.number("wealth now", wealth)
        sums.number("merchants that can still be taken", limit)
        sums.number("merchants that can still be taken, times exploration rounds to begin", limit * left)
        sums.number("dividends of the next voyages", purse.dividend)
        sums.number("dividends to come at the incomes of now", purse.dividends)
        sums.number("wealth and dividends to come", wealth + purse.dividends)
        sums.number("money and what the advice expects", money + purse.expected)
        sums.number("nations ruled", purse.crowns)
        sums.number("kings' money to come", purse.crowns * t.KINGS_MONEY[state.phase] * left)
        sums.number("money owed as king for ships", purse.owed)
        sums.number("money missing for what is owed as king", max(0, purse.owed - money))
        sums.number("income of the special cards to come", purse.cards * left)
        for card in range(t.CARDS):
            sums.number(CARD_OWNED[card], 1 if state.card_owner[card] == seat else 0)

    def merchants(self, state: Poseidon, seat: i64, nation: i64, sums: Accumulator) -> None:
        """Read the number of the reader's merchants in a nation and their income."""
        outlook, held = self.situation.nations[nation], state.merchants[seat, nation]
        voyages, dividend = outlook.voyages, held * outlook.income
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.merchants[other, nation])
        sums.number(HELD[nation], held)
        sums.number(HELD_WORTH[nation], held * outlook.price)
        sums.number(HELD_EXPECTED[nation], held * outlook.merchant)
        sums.number(DIVIDEND[nation], dividend)
        sums.number(DIVIDENDS[nation], dividend * voyages)
        sums.number(GROWTH[nation], held * voyages)
        sums.number(HELD_TREASURY[nation],
                    held * min(state.treasury[nation], 2000) // held_by_all(state, nation) if held > 0 else 0)
        sums.number(LEAD[nation], held - most)

    def crown(self, state: Poseidon, seat: i64, nation: i64, sums: Accumulator) -> None:
        """Read the consequences of being king of a nation."""
        outlook = self.situation.nations[nation]
        king: i64 = 1 if state.king[nation] == seat else 0
        sums.number(IS_KING[nation], king)
        sums.number(KING_LEFT[nation], king * outlook.voyages)
        sums.number(KING_TREASURY[nation], king * state.treasury[nation])
        sums.number(KING_OWES[nation], king * outlook.owed)
        sums.number(KING_LASTING[nation], king * outlook.lasting)


INPUTS: Final = PoseidonInputs()
