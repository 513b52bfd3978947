"""A random player for the conformance kit whose matches use more rules: contracts are fulfilled, and rounds are long."""

from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.games.caledonia import GAME
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import BAKERY, DAIRY, DEMAND, DISTILLERY
from mercat.games.caledonia.vocabulary import BUY, EXPAND, SELL
from tests.present import present

WEIGHT = {"fulfil": 60, "obtain": 12, "keep": 12, "look": 12, "use": 6, "shift": 6, "expand": 10, "buy": 2, "sell": 3,
          "process": 9, "ship": 1, "hire": 1, "improve": 2, "pass": 1, "done": 1, "row": 1, "uncork": 3, "age": 12}


def eager(match: Match[Caledonia], generator: Generator) -> int:
    """Return a random move: its verb is drawn by weight, then the move evenly. Goods that a contract needs are bought and not
    sold."""
    if match.to_move == -1:
        return int(match.moves.pick(generator))
    seat = present(match.to_move)
    lacking = missing(match.state, seat)
    verbs: dict[str, list[int]] = {}
    for listed in match.moves.listed():
        move = int(listed)
        verb = GAME.vocabulary.verbs[move & 255].name
        if lacking and verb == "sell" and int(SELL.first(move)) in lacking:
            continue
        if lacking and verb == "buy" and lacking.get(int(BUY.first(move)), 0) < int(BUY.second(move)):
            continue
        verbs.setdefault(verb, []).append(move)
    if not verbs:
        return int(match.moves.pick(generator))
    names = sorted(verbs)
    weights = [20 if lacking and name == "buy" else WEIGHT.get(name, 4) for name in names]
    left = int(generator.below(sum(weights)))
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    choice = verbs[names[place]]
    if names[place] == "process":
        return choice[-1]
    if names[place] == "expand" and generator.below(2):
        choice = favoured(match.state, seat, choice)
    return choice[int(generator.below(len(choice)))]


def favoured(state: Caledonia, seat: int, choice: list[int]) -> list[int]:
    """Return the expansions with the factory of which the seat has most, so that fourth factories occur; all expansions if there
    are none."""
    kind = max((DAIRY, BAKERY, DISTILLERY), key=lambda unit: int(state.deployed[seat, unit]))
    return [move for move in choice if int(EXPAND.first(move)) == kind] or choice


def missing(state: Caledonia, seat: int) -> dict[int, int]:
    """Return the amounts that a seat's contracts need beyond its stock, by good and without meat; 0 for an exact stock."""
    wanted: dict[int, int] = {}
    for box in range(2):
        contract = int(state.box[seat, box])
        if contract >= 0:
            for good in range(6):
                if DEMAND[contract, good]:
                    wanted[good] = wanted.get(good, 0) + int(DEMAND[contract, good])
    return {good: max(0, amount - int(state.goods[seat, good])) for good, amount in wanted.items()}
