"""Warnings before legal moves: they are true, they are written in three languages, and asking for them changes nothing."""

import random
from random import Random

import pytest

import mercat
from mercat.engine.matches.journal import Move
from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.state import SEATS
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import NATION_NAMES, SHIP_NAMES
from mercat.text import LANGUAGES
from tests.present import present

DULL = {"stop", "withhold", "rest", "leave", "refuse"}
PURCHASES = {"buy", "found"}
WARNINGS = {"kingship_at_risk", "last_pass", "purchase_left", "building_left", "better_route", "fleet_lost", "own_money",
            "own_merchants"}            # heard in these games


def lively(match: Match[Poseidon], chance: Random) -> Move:
    """A random move, if possible one that is not dull."""
    moves = match.legal()
    return chance.choice([move for move in moves if move.verb not in DULL] or moves)


def holders(match: Match[Poseidon], nation: str) -> list[int]:
    return [int(match.state.merchants[seat, NATION_NAMES.index(nation)]) for seat in range(match.seats)]


def holds_true(match: Match[Poseidon], move: Move, warned: Refused) -> bool:
    """Whether the warning is true, judged by the moves on offer and by what the move leads to."""
    after = match.at(len(match.entries))
    after.play(str(move))
    facts, offered = warned.facets, {each.verb for each in match.legal()}
    if warned.reason == "fleet_lost":
        nation = NATION_NAMES.index(str(facts["nation"]))
        return match.state.ships_of(nation) > 0 and after.state.ships_of(nation) == 0
    if warned.reason == "kingship_at_risk":
        held, king = holders(after, str(facts["nation"])), present(match.to_move)
        return held[SEATS.index(str(facts["seat"]))] == max(held) > held[king]
    if warned.reason == "building_left":
        return f"build {facts['hex']}" in [str(each) for each in match.legal()]
    if warned.reason == "better_route":
        return int(facts["income"]) > int(match.view()["voyage"]["income"])
    if warned.reason == "last_pass":
        return bool(offered & PURCHASES) and (after.step != "trading" or after.state.round > match.state.round)
    if warned.reason == "own_money":
        return match.state.money[present(match.to_move)] - after.state.money[present(match.to_move)] == facts["amount"]
    if warned.reason == "own_merchants":
        return after.step == "selling_off" or after.state.money[present(match.to_move)] == 0
    assert warned.reason == "purchase_left", warned.reason
    return bool(offered & PURCHASES) and after.to_move != match.to_move


@pytest.mark.one_form
def test_every_warning_is_true() -> None:
    heard = set()
    for seats, seed, most in ((2, 5, 1100), (4, 2, 500)):
        match, chance = mercat.Match.start("poseidon", seats=seats, seed=seed), random.Random(seed)
        for _ in range(most):
            if match.to_move is None:
                break
            before = match.state.dump()
            for move in match.legal()[:12] + match.legal()[-4:]:
                warned = match.warning(move)
                if warned is not None:
                    assert holds_true(match, move, warned), (str(move), warned.reason)
                    assert all("{" not in warned.sentence(language, ["Ana"] * seats) for language in LANGUAGES)
                    heard.add(warned.reason)
            assert match.state.dump() == before
            match.play(lively(match, chance))
    assert heard == WARNINGS


def at(step: str, seats: int = 4, seed: int = 1) -> tuple[Match[Poseidon], int]:
    """A match on its way, where this is to be decided."""
    match, chance = mercat.Match.start("poseidon", seats=seats, seed=seed), random.Random(seed)
    while match.step != step:
        match.play(lively(match, chance))
    return match, NATION_NAMES.index(match.view()["acting"] or NATION_NAMES[0])


def without_ships(match: Match[Poseidon], nation: int, treasury: int) -> Match[Poseidon]:
    for ship in range(len(SHIP_NAMES)):
        match.state.fleet[nation, ship] = 0
    match.state.treasury[nation] = treasury
    return match


def test_a_king_is_warned_of_what_he_will_have_to_pay() -> None:
    match, nation = at("shipyard")
    without_ships(match, nation, 10)
    match.state.potentials[nation] = 0
    match.state.money[present(match.to_move)] = 95
    match.begin_here()
    price = next(ship["price"] for ship in match.view()["ships"] if ship["next"])
    warned = match.warning("forced_purchase")
    told = present(warned)
    assert (told.reason, told.facets) == ("own_money" if price - 10 <= 95 else "own_merchants", {"amount": price - 10})
    match.state.money[present(match.to_move)] = price - 11
    match.begin_here()
    assert present(match.warning("forced_purchase")).reason == "own_merchants"
    match.state.potentials[nation] = 20
    match.begin_here()
    assert match.warning("forced_purchase") is None


def test_taking_a_king_card_warns_of_the_ship_that_is_owed() -> None:
    match, nation = at("taking_over", seats=2, seed=5)
    without_ships(match, nation, 40)
    price = next(ship["price"] for ship in match.view()["ships"] if ship["next"])
    warned = match.warning("take_over")
    assert present(warned).reason == "ship_owed" and present(warned).facets["amount"] == price - 40
    match.state.treasury[nation] = price
    assert match.warning("take_over") is None
