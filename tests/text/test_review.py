"""A review in sentences: its decisions by round, and its turning points."""

from functools import partial
from typing import Any

import pytest

from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.games import find
from mercat.text.review import outlook_figures, outlook_text, rounds_of, turns_of, worth_sentence

OUTLOOK = {"win": [0.5, 0.25, 0.25], "win_error": [0.004] * 3, "points": [1.0, 2.0, 1234.5], "points_error": [0.05] * 3}
ERRORS = {"win_error": [0.004] * 2, "points_error": [0.05] * 2, "lead_error": [0.05] * 2}
NAMES = ["Ana", "Ben", "Cleo"]


def review_of(match: Match[Any], turn: int) -> dict[str, Any]:
    """A review in which every outlook is the same and the decision with this number is the only turning point."""
    decisions: list[dict[str, Any]] = []
    before = 0
    for length in match.path:
        entry = match.entries[length - 1]
        if entry.seat == NATURE and decisions:
            decisions[-1]["at"] = length
        elif entry.seat != NATURE:
            decisions.append({"before": before, "at": length, "seat": entry.seat,
                              "move": match.game.vocabulary.spell(entry.move), **OUTLOOK})
        before = length
    turned = {**decisions[turn], "played": decisions[turn]["move"], "better": decisions[turn]["move"],
              "played_then": [], "better_then": [], "win": [0.1, 0.3],
              "points": [7.0, 9.5],
              "lead": [-4.5, -1.0], **ERRORS, "by": "win", "drawn": False}
    return {"seats": match.seats, "start": OUTLOOK, "decisions": decisions, "turning_points": [turned]}


def played(game: str, lines: int) -> Match[Any]:
    """A game in which the first legal move is played each time."""
    match = Match.start(game, 3, seed=3, names=NAMES)
    while len(match.entries) < lines and match.to_move is not None:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(("game", "first", "outlook"), [
    ("new_bedford", "Round 1", "25%, 2.0 points"), ("caledonia", "Round 1", "25%, 2.0 points"),
    ("poseidon", "Round 1: the Poseidon round", "25%, 2.0\u00a0dr.")])
def test_decisions_are_listed_by_round(game: str, first: str, outlook: str) -> None:
    match = played(game, 150)
    review = review_of(match, 4)
    made = rounds_of(match, review, "en", NAMES, partial(outlook_text, match.game))
    start, *lines = [line for part in made for line in part.lines]
    assert (start.seat, start.text, start.outlooks[1]) == (None, "Start", outlook)
    assert [line.at for line in lines] == [one["at"] for one in review["decisions"]]
    assert all(match.entries[line.line - 1].seat == line.seat for line in lines)
    assert len(made) >= 2 and all(part.decisions for part in made)
    assert sum(part.decisions for part in made) == len(lines)
    assert next(part.title for part in made if part.number == 1) == first
    assert [part.turns for part in made if part.turns] == [[1]] and lines[4].turn == 1


def test_lines_that_were_undone_do_not_count() -> None:
    match = played("new_bedford", 12)
    match.undo()
    match.play(match.legal()[-1])
    review = review_of(match, 0)
    rounds = rounds_of(match, review, "en", NAMES, partial(outlook_text, match.game))
    lines = [line for part in rounds for line in part.lines if line.seat is not None]
    assert lines[-1].line == match.path[-1] == len(match.entries)


def test_a_turning_point_names_its_line_and_what_the_better_move_was_worth() -> None:
    match = played("new_bedford", 30)
    review = review_of(match, 4)
    turn, = turns_of(match, review, "en", NAMES)
    assert match.entries[turn.line - 1].seat == turn.seat and turn.before < turn.line <= turn.at
    assert turn.worth == "Chance of winning 10% instead of 30%, expected points 7.0 instead of 9.5."


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Expected lead over the best opponent, in points: +3.1 instead of +6.4."),
    ("es", "Ventaja esperada sobre el mejor rival, en puntos: +3,1 en vez de +6,4."),
    ("pl", "Spodziewana przewaga nad najlepszym przeciwnikiem, w punktach: +3,1 zamiast +6,4.")])
@pytest.mark.parametrize("win", [[0.996, 1.0], [0.31, 0.3]])
def test_a_turning_point_that_costs_no_whole_per_cent_names_the_lead(language: str, said: str, win: list[float]) -> None:
    turn = {"win": win, "points": [22.1, 21.9], "lead": [3.1, 6.4], **ERRORS, "by": "win", "drawn": False}
    assert worth_sentence(find("caledonia"), language, turn) == said


def test_both_leads_have_the_same_decimals_and_none_has_no_sign() -> None:
    turn = {"win": None, "points": [1.0, 2.0], "lead": [0.02, 4.04], **ERRORS, "by": "lead", "drawn": False}
    same = "Expected lead over the best opponent, in points: "
    for errors, said in (([0.05, 0.05], "0 instead of +4.0."), ([2.0, 0.05], "0 instead of +5."),
                         ([0.05, 2.0], "0 instead of +5.")):
        shown = worth_sentence(find("caledonia"), "en", {**turn, "win": [0.5, 0.5], "lead_error": errors})
        assert shown == f"{same}{said}"


def test_a_negative_lead() -> None:
    turn = {"win": [0.0, 0.03], "points": [10.0, 13.0], "lead": [-12.0, -9.2], **ERRORS, "by": "lead",
            "drawn": False}
    shown = worth_sentence(find("caledonia"), "en", turn)
    assert shown == "Expected lead over the best opponent, in points: −12.0 instead of −9.2."


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Chance of winning 10% instead of 30%, expected net worth 3,100\u00a0dr. instead of 3,400."),
    ("es", "Probabilidad de ganar: 10\u00a0% en vez de 30\u00a0%; patrimonio esperado: 3100\u00a0dr. en vez de 3400."),
    ("pl", "Szansa na wygraną: 10% zamiast 30%; spodziewany majątek: 3100\u00a0dr. zamiast 3400.")])
def test_poseidon_counts_drachmas(language: str, said: str) -> None:
    game = find("poseidon")
    turn = {"win": [0.1, 0.3], "points": [3100.0, 3400.0], "lead": [0.0, 1.0], **ERRORS, "by": "win", "drawn": False}
    assert worth_sentence(game, language, turn) == said
    drawn = worth_sentence(game, language, {**turn, "drawn": True})
    assert drawn.endswith(said) and len(drawn) > len(said)
    assert outlook_text(game, language, OUTLOOK, 2).endswith("\u00a0dr.")


@pytest.mark.parametrize(("language", "said"), [("en", "25% · 1,234"), ("es", "25\u00a0% · 1234"), ("pl", "25% · 1234")])
def test_figures_alone(language: str, said: str) -> None:
    assert outlook_figures(language, OUTLOOK, 2) == said
    assert "%" not in outlook_figures(language, {**OUTLOOK, "win": None}, 2)
