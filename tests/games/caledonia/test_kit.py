"""The promises of every game and the laws of this one, for every number of players, every clan, every variant alone and in
random combinations. `MERCAT_THOROUGH=n` plays n times as many games."""

import pytest

from mercat.conformance.random_games import by_advice, check_game, check_match
from mercat.engine.matches.match import Match, Refused, chosen_options
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import is_compiled
from mercat.games.caledonia import GAME
from mercat.games.caledonia.tables import CLAN_NAMES
from tests.thorough import MANY, games

from .eager import eager
from .laws import Laws

pytestmark = pytest.mark.one_form
ALONE = [(option.name, value) for option in GAME.options for value in option.values if value != option.default]
# At random, to fulfil contracts, and as the bots are advised; advice is slow while it is interpreted.
PLAYERS = (None, eager, by_advice) if is_compiled() else (None, eager, eager)


def numbers_of_players(first: int) -> list[int]:
    """All of them from this one on, counted from 0 and round again."""
    return [(first + step) % 4 + 1 for step in range(4)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_without_variants(seats: int) -> None:
    for player in PLAYERS:
        check_game(GAME, seats, games=MANY, seed=seats, law=Laws(), player=player)


@pytest.mark.parametrize("variant", ALONE, ids="-".join)
def test_a_variant_alone(variant: tuple[str, str]) -> None:
    """With every number of players; interpreted, which is slow, with one, which differs from variant to variant."""
    name, value = variant
    for seats in numbers_of_players(ALONE.index(variant)):
        try:
            chosen_options(GAME, seats, {name: value})
        except Refused:
            continue
        check_game(GAME, seats, {name: value}, games=MANY, seed=17 * seats, law=Laws(), player=PLAYERS[seats % 3])
        if not is_compiled():
            break


def random_options(generator: Generator) -> dict[str, str]:
    return {option.name: option.values[int(generator.below(len(option.values)))]
            for option in GAME.options if generator.below(2) == 0}


def test_random_combinations_say_every_verb() -> None:
    """Fifty games, and a few more where a rare verb was not said yet; interpreted, which offers the same moves, only five."""
    generator, played, law, verbs = Generator(4), 0, Laws(), set(GAME.vocabulary.by_name)
    said: set[str] = set()
    while played < games(50, 5) or (is_compiled() and said != verbs and played < 200 * MANY):
        seats, options = int(generator.below(4)) + 1, random_options(generator)
        try:
            said |= check_game(GAME, seats, options, games=1, seed=int(generator.word()), law=law, player=PLAYERS[played % 3])
            played += 1
        except Refused:
            continue
    assert said == verbs if is_compiled() else said <= verbs


@pytest.mark.parametrize("clan", CLAN_NAMES)
def test_every_clan(clan: str) -> None:
    """Chosen by experience all clans lie out, so each can be chosen with every number of players; interpreted one is tried."""
    for seed in range(MANY):
        for seats in numbers_of_players(CLAN_NAMES.index(clan))[:4 if is_compiled() else 1]:
            match = Match.start(GAME, seats, {"clans": "experience"}, seed=seats + 4 * seed)
            while match.step == "claiming_one":
                match.play("claim " + ("beginner" if clan in ("cunningham", "fergusson", "campbell") else "experienced"))
            match.play("choose_clan " + clan)
            check_match(match, set(), Laws(), PLAYERS[(seats + seed) % 3])
