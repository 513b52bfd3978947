"""What a person is told before a move: its price in parts, what the neighbours would sell, and warnings."""

from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match, Move
from mercat.games.caledonia.edit import write as edit
from mercat.games.caledonia.rules.cellar import AGEING
from mercat.games.caledonia.tables import FERGUSSON, WHISKY
from mercat.games.caledonia.vocabulary import AGE, HEX
from mercat.text import LANGUAGES, Voice, question
from tests.present import present


def first_turn(clans: str = "off") -> Match[Any]:
    """Three players in the first turn, wherever chance put them."""
    match = mercat.Match.start("caledonia", seats=3, options={"clans": clans}, seed=4)
    while match.step != "turn":
        match.play(match.legal()[0])
    return match


def write(match: Match[Any], words: str) -> None:
    assert edit(match.state, words.split())
    match.state.rebuild()
    match.game.rules.advance(match.state, match.moves)


def sentences(match: Match[Any], move: Move, language: str = "en") -> list[str]:
    voice = present(match.game.voice)
    assert isinstance(voice, Voice)
    return [voice.event(language, event, ["Ana", "Ben", "Cas"]) for event in match.preview(move)]


def test_the_price_of_an_expansion_is_shown_in_parts() -> None:
    match = first_turn()
    move = next(move for move in match.legal() if move.verb == "expand")
    event = next(event for event in match.preview(move) if event.name == "cost_told")
    paid = next(event for event in match.preview(move) if event.name == "paid")
    assert event.first + event.second - event.third == paid.second
    assert event.third == 0 and sentences(match, move)[0] == f"Unit £{event.first}, land £{event.second}."


def test_what_a_clan_saves_is_shown() -> None:
    match = first_turn()
    seat = present(match.to_move)
    match.state.clan[seat] = 1
    match.state.rebuild()
    match.game.rules.advance(match.state, match.moves)
    move = next(move for move in match.legal() if move.verb == "expand" and move.facets["unit"] == "bakery")
    assert sentences(match, move)[0].endswith(", saved £3.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_neighbours_sell_is_shown_with_the_discount(language: str) -> None:
    match = first_turn()
    seat = present(match.to_move)
    move = next(move for move in match.legal() if move.verb == "expand")
    hex = HEX.index(move.facets["hex"])
    beside = next(hex_ for hex_ in (hex - 1, hex + 1) if 0 <= hex_ < 117 and match.state.unit[hex_] == -1)
    write(match, f"hex {HEX.values[beside]} {['first', 'second', 'third'][(seat + 1) % 3]} distillery")
    event = next((event for event in match.preview(move) if event.name == "nearby_told"), None)
    assert event is not None and event.third == match.state.price_of(5) - 3
    assert any("8" in line for line in sentences(match, move, language))


def test_selling_what_the_contract_needs_warns() -> None:
    match = first_turn()
    seat = present(match.to_move)
    write(match, f"box {['first', 'second', 'third'][seat]} 1")
    match.state.goods[seat, 0] = 4
    match.game.rules.advance(match.state, match.moves)
    assert present(match.warning("sell wool 1")).reason == "contract_needs"
    match.state.goods[seat, 0] = 5
    match.game.rules.advance(match.state, match.moves)
    assert match.warning("sell wool 1") is None


def test_passing_in_the_last_round_warns_of_what_is_lost() -> None:
    match = first_turn()
    seat = present(match.to_move)
    write(match, f"box {['first', 'second', 'third'][seat]} 1")
    match.state.goods[seat, 0] = 4
    match.game.rules.advance(match.state, match.moves)
    assert match.warning("pass") is None
    match.state.numbers[0] = 5
    assert present(match.warning("pass")).reason == "contract_lost"


def test_the_question_to_fergusson_says_to_begin_on_the_border() -> None:
    match = mercat.Match.start("caledonia", seats=3, options={"clans": "draft"}, seed=4)
    while match.step != "settling":
        match.play(match.legal()[0])
    for clan, said in ((FERGUSSON, "on an empty border space"), (FERGUSSON - 1, "on any empty space")):
        match.state.clan[match.to_move] = clan
        assert said in question(match.game, "en", "settling", match.view())


def test_one_whisky_is_missing_for_a_barrel() -> None:
    match = first_turn()
    seat = int(present(match.to_move))
    match.state.goods[seat, WHISKY] = 1
    match.state.ask(AGEING.frame(seat))
    match.state.goods[seat, WHISKY] = 0
    reason = present(match.game.rules.why_not(match.state, AGE.move()))
    assert (reason.key, reason.facts["amount"]) == ("goods_short", 1)


def test_polish_counts_the_lakes_of_shipping_as_a_phrase_and_not_as_one_word() -> None:
    say = mercat.games.find("caledonia").say
    levels = {name: number for number, name in enumerate(("one_loch", "two_lochs", "three_lochs", "four_lochs"), 1)}
    for name, number in levels.items():
        lakes = "jezioro" if number == 1 else "jeziora"
        assert say("pl", f"level-{name}") == f"żegluga przez {number} {lakes}"
        assert say("pl", f"level-{name}.accusative") == f"żeglugę przez {number} {lakes}"
