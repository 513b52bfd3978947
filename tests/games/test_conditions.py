"""Conditions of orders in every game: what happens can be named, and what can never happen is refused with all that can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import mercat
from mercat.conformance.terms import choices
from mercat.engine.game import Game
from mercat.engine.matches.match import Match, Refused
from mercat.engine.matches.order_reading import order_said, read_order
from mercat.engine.rules.rng import Generator
from mercat.text import LANGUAGES
from tests.thorough import THOROUGH, games

GAMES = mercat.names()
GAMES_EACH = games(1)
LOOKED_AT = 60 if THOROUGH else 240     # lines between two positions in which conditions are read
FIRST_GAME = {"caledonia": {"preset": "first_game"}}


def read(match: Match[Any], own: int, condition: str) -> None:
    """Raises Refused for a condition that an order of the seat `own` cannot have."""
    read_order(match, own, {"kind": "pass_until", "unless": [condition]})


def refusal_of(match: Match[Any], own: int, condition: str) -> str:
    """The sentence with which a condition is refused; empty if it is not. Nobody's order is lost for it: it can be read."""
    assert order_said(match, own, {"kind": "pass_until", "unless": [condition]}).unless
    try:
        read(match, own, condition)
    except Refused as refused:
        for language in LANGUAGES:
            assert not refused.sentence(language).startswith("reason-")
        return refused.sentence()
    return ""


def journal(game: Game[Any], seats: int, options: dict[str, str], seed: int,
            offered: dict[str, set[str]]) -> list[tuple[int, str]]:
    """The lines of a random game; adds all moves that were offered in it, with their arguments, by their verbs."""
    match: Match[Any] = Match.start(game, seats, options, seed)
    generator = Generator(seed, 7)
    while match.to_move is not None:
        for move in match.moves.listed():
            said = game.vocabulary.spell(move)
            offered.setdefault(said.partition(" ")[0], set()).add(said)
        match.play(int(match.moves.pick(generator)))
    return [(int(entry.seat), entry.text) for entry in match.entries]


def positions(game: Game[Any], seats: int, options: dict[str, str], seed: int,
              lines: list[tuple[int, str]]) -> Iterator[tuple[Match[Any], list[tuple[int, str]]]]:
    """Positions of this game, from the first decision of a person on, each with the lines to come."""
    match: Match[Any] = Match.start(game, seats, options, seed)
    last = -LOOKED_AT
    while match.to_move is not None:
        made = len(match.entries)
        if made - last >= LOOKED_AT:
            yield match, lines[made:]
            last = made
        match.play(lines[made][1])


@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_can_be_named(name: str) -> None:
    """By its seat, by anybody, and with each of its values alone; at each position on the way to it, whatever the options."""
    game, offered = mercat.find(name), dict[str, set[str]]()
    for number, (seats, options) in enumerate(choices(game) * GAMES_EACH):
        lines = journal(game, seats, options, number + 1, offered)
        for match, later in positions(game, seats, options, number + 1, lines):
            for seat, move in dict.fromkeys(later):
                others = [other for other in range(seats) if other != seat]
                if not others:
                    continue                            # who plays alone waits for nobody but nature
                for condition in (f"{'nature' if seat < 0 else seat} {move}", f"anybody {move}"):
                    assert refusal_of(match, others[-1], condition) == "", (seats, options, match.step, condition)
    for verb in game.vocabulary.verbs:
        never_nothing(game, verb.name, offered.get(verb.name, set()))


def never_nothing(game: Game[Any], verb: str, offered: set[str]) -> None:
    """Where 0 was offered for a number of a verb in no position of any game, it is refused; so are one more than the most, and a
    word of another kind."""
    facets = game.vocabulary.by_name[verb].facets
    match = Match.start(game, game.most, FIRST_GAME.get(game.name, {}), 1)
    while match.to_move is None or match.to_move < 0:
        match.play(match.legal()[0])
    for place, facet in enumerate(facets):
        before = "* " * place
        wrong = [str(facet.size), "nosuch", "-1", f"{facet.size}.."] if facet.numeric else ["nosuch"]
        if not any(value.isdecimal() for value in facet.values):
            wrong.append("0..9")
        if facet.numeric and not any(move.split()[place + 1] == "0" for move in offered):
            wrong += ["0", "0..0"]
        for word in wrong:
            assert refusal_of(match, 0, f"anybody {verb} {before}{word}"), (verb, facet.name, word)


def begun(name: str, seats: int, options: dict[str, str] | None = None) -> Match[Any]:
    """A match in the first turn of its first round."""
    match = Match.start(name, seats, FIRST_GAME.get(name, {}) if options is None else options, 4)
    first = {"caledonia": "turn", "new_bedford": "placing", "poseidon": "trading"}[name]
    while match.step != first:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(("name", "condition", "possible"), [
    # a trade, a catch or a sale of nothing
    ("caledonia", "anybody sell milk 0", "1–7"), ("caledonia", "anybody sell milk 0..0", "1–7"),
    ("caledonia", "1 buy * 0", "1–7"),
    ("new_bedford", "anybody sell wood 0", "1–63"), ("new_bedford", "anybody remove 3", "1, 2"),
    ("new_bedford", "anybody hand_in * 4", "1–3"), ("poseidon", "1 take 0", "1–20"), ("poseidon", "1 price 0..0", "1–4095"),
    ("poseidon", "anybody give_up athenai 0", "1–"), ("poseidon", "anybody issue 0", "1"),
    # pieces that the game does not have, and those that do not go together
    ("caledonia", "anybody obtain 0", "1–50"), ("caledonia", "nature draw_contract 0", "1–50"),
    ("caledonia", "anybody expand field A1", "2"), ("caledonia", "anybody expand fisherman", "cow"),
    ("caledonia", "anybody replace field", "never"), ("caledonia", "anybody fulfil * unaided|both", "unaided"),
    ("new_bedford", "anybody launch 0", "1–6"), ("new_bedford", "anybody purchase brick", "wood, food"),
    ("new_bedford", "anybody catch empty_sea", "right, bowhead, sperm"), ("new_bedford", "anybody keep empty_sea", "right"),
    ("new_bedford", "anybody place mansion", "farm"), ("poseidon", "anybody place 4", "5, 7, 9"),
    ("poseidon", "anybody take_up 2", "3–"), ("poseidon", "anybody place 6..6", "5, 7, 9"),
    # what was done before the first round, and what these options leave out
    ("caledonia", "nature draw_clan", "draw_contract"), ("caledonia", "anybody draw_first first", "draw_contract"),
    ("caledonia", "anybody settle", "expand"), ("caledonia", "anybody bid 3", "expand"), ("caledonia", "anybody use", "expand"),
    ("caledonia", "nature roll_good", "draw_contract"), ("new_bedford", "nature wheel", "draw"),
    ("new_bedford", "anybody take_start", "place"), ("poseidon", "nature begin", "Nothing more will be drawn"),
    ("poseidon", "anybody choose archon", "found"), ("poseidon", "nature pass", "Nothing more will be drawn"),
    ("caledonia", "nature pass", "draw_contract"), ("caledonia", "1 draw_contract 3", "draw_contract")])
def test_what_can_never_happen_is_refused_with_what_can(name: str, condition: str, possible: str) -> None:
    match = begun(name, 3)
    said = refusal_of(match, 0, condition)
    if possible == "never":
        assert "in the rest of this game" in said
    else:
        assert possible in said, said


@pytest.mark.parametrize(("name", "seats", "options", "refused", "accepted"), [
    ("caledonia", 3, {"ports": "off"}, "anybody use", "anybody ship"),
    ("caledonia", 3, {"clans": "off"}, "anybody row", "1 hire"),
    ("caledonia", 1, {"clans": "off"}, "anybody sell milk", "nature roll_good milk"),
    ("caledonia", 1, {"clans": "off"}, "nature draw_side", "nature draw_contract 7..9"),
    ("new_bedford", 2, {}, "nature wheel first", "nature draw sperm"), ("poseidon", 2, {}, "nature begin first", "1 found")])
def test_the_table_decides_what_may_come(name: str, seats: int, options: dict[str, str], refused: str, accepted: str) -> None:
    """Its seats and its options. A draw can be waited for: those of the set-up are over, the others may come."""
    match = begun(name, seats, options)
    assert refusal_of(match, 0, refused) and refusal_of(match, 0, accepted) == ""


def test_ports_that_are_not_on_the_map_are_never_used() -> None:
    match = begun("caledonia", 3, {})
    ports = match.game.vocabulary.by_name["use"].facets[0].values
    on_map = {ports[int(port)] for port in match.state.ports}
    for port in ports:
        said = refusal_of(match, 0, f"anybody use {port}")
        assert port in on_map or said, port
        assert said == "" or all(other not in said.split(": ")[-1].split(", ") for other in set(ports) - on_map)


def test_a_clan_that_nobody_has_does_nothing() -> None:
    match = begun("caledonia", 3, {})
    clans = match.game.vocabulary.by_name["choose_clan"].facets[0].values
    mine = {clans[int(clan)] for clan in match.state.clan}
    for clan, verb in (("macdonald", "row"), ("mackenzie", "uncork"), ("cunningham", "churn 2"), ("macewen", "brew 1")):
        assert (refusal_of(match, 0, f"anybody {verb}") == "") == (clan in mine), clan


def test_a_contract_that_was_fulfilled_is_not_obtained_again() -> None:
    match = begun("caledonia", 3)
    match.state.exporter[7] = 1
    assert "1–6, 8–50" in refusal_of(match, 0, "anybody obtain 7") and refusal_of(match, 0, "anybody obtain 8") == ""


@pytest.mark.parametrize(("name", "move", "said"), [
    ("caledonia", "sell milk 0", "“0” can never happen here. Possible values: 1–7"),
    ("new_bedford", "purchase brick", "“brick” can never happen here. Possible values: wood, food"),
    ("poseidon", "choose archon", "“choose” will not happen in the rest of this game. ")])
def test_a_move_that_nobody_can_ever_make_is_not_prepared(name: str, move: str, said: str) -> None:
    match = begun(name, 3)
    with pytest.raises(Refused) as refused:
        read_order(match, 1, {"kind": "next_move", "moves": [move]})
    assert refused.value.sentence().startswith(said)
    assert order_said(match, 1, {"kind": "next_move", "moves": [move]}).moves == [move]
