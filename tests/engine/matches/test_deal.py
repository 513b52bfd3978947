"""Deals written by hand: nature's draws in notation, taken in order, then draws from the seed."""

import json
import re

import pytest

import mercat
from mercat.engine.matches.match import LONGEST_DEAL, Match, Refused, Unreadable
from tests.toy import TOY, Toy

ROUNDS = ["pass", "pass"]


def rolls(match: Match[Toy]) -> list[str]:
    return [line.removeprefix("nature roll ") for line in match.journal if line.startswith("nature")]


def test_a_deal_is_followed_by_draws_from_the_seed() -> None:
    dice = Match.start(TOY, 2, seed=11)
    match = Match.start(TOY, 2, seed=11, deal=["roll 4", "roll 6"])
    for one in (dice, match):
        for move in ROUNDS * 2:
            one.play(move)
    assert rolls(match)[:2] == ["4", "6"] and rolls(match)[2] == rolls(dice)[2]
    assert match.by_hand == ["roll 4", "roll 6"] and dice.by_hand == []


def test_a_deal_may_be_a_text_with_comments() -> None:
    match = Match.start(TOY, 2, seed=1, deal="# the first evening\n\nnature roll 2   # a two\n  roll   5\n")
    assert match.by_hand == ["roll 2", "roll 5"] and match.journal == ["nature roll 2"]
    assert Match.start(TOY, 2, seed=11, deal="").journal == Match.start(TOY, 2, seed=11).journal


@pytest.mark.parametrize(("lines", "reason", "facts"), [
    (["roll 7"], "deal_not_possible", {"line": 1, "text": "roll 7"}),
    (["# one", "", "sing"], "deal_not_possible", {"line": 3, "text": "sing"}),
    (["buy wool"], "deal_not_possible", {"line": 1, "text": "buy wool"}),
    (["roll 1", "buy wool"], "deal_of_seat", {"line": 2, "text": "buy wool"}),
    (["roll 1", "pass"], "deal_of_seat", {"line": 2, "text": "pass"}),
    (["nature roll 1", "0 buy wool"], "deal_of_seat", {"line": 2, "text": "0 buy wool"}),
    (["roll 1", "roll seven"], "deal_unknown", {"line": 2, "text": "roll seven"}),
    (["roll 1", "x" * 201], "deal_no_line", {"line": 2, "most": 200}),
    ([17], "deal_no_line", {"line": 1, "most": 200}),
    (["roll 1"] * (LONGEST_DEAL + 1), "deal_long", {"most": LONGEST_DEAL})])
def test_an_invalid_line_is_refused_with_its_number(lines: list[str], reason: str, facts: dict[str, int | str]) -> None:
    with pytest.raises(Refused) as caught:
        Match.start(TOY, 2, seed=1, deal=lines)
    assert caught.value.reason == reason
    assert facts.items() <= caught.value.facets.items()
    for language in ("en", "es", "pl"):
        sentence = caught.value.sentence(language)
        plain = re.sub(r"(?<=1)[.,\s](?=000)", "", sentence)         # thousands, as each language writes them
        assert reason not in plain and "{" not in plain and all(str(fact) in plain for fact in facts.values())


def test_a_refusal_lists_the_possible_draws() -> None:
    with pytest.raises(Refused) as caught:
        Match.start(TOY, 2, deal=["roll 0"])
    assert caught.value.facets["possible"] == "roll 1, roll 2, roll 3, roll 4, roll 5, roll 6"
    with pytest.raises(Refused) as caught:
        Match.start("caledonia", 3, deal=["draw_side A1"] * 2)
    assert caught.value.facets["possible"] == "draw_side B1, draw_side B2"
    assert (caught.value.facets["why"], caught.value.rule) == ("other_module", "CAL-SETUP-1")


def test_replaying_after_an_undo_gives_the_same_draws() -> None:
    match = Match.start(TOY, 2, seed=11, deal=["roll 4", "roll 6", "roll 1"])
    for move in ROUNDS * 2:
        match.play(move)
    match.undo()
    match.undo()
    match.undo()
    for move in ROUNDS[:1] * 3:
        match.play(move)
    assert match.at(len(match.journal)).journal == match.journal
    assert rolls(match) == ["4", "6", "1", "6", "1"], "the second and the third, again after the undos"
    match.undo(0)
    assert match.journal[-1] == "nature roll 4", "before the first draw comes the first draw again"


def test_a_later_line_that_is_not_possible_is_drawn_from_the_seed() -> None:
    dice, match = (Match.start(TOY, 2, seed=3, deal=deal) for deal in (True, ["roll 4", "roll 0", "roll 2"]))
    for one in (dice, match):
        for move in ROUNDS * 2:
            one.play(move)
    assert rolls(match) == ["4", rolls(dice)[1], "2"]


def test_a_deal_is_saved_only_together_with_the_seed() -> None:
    match = Match.start(TOY, 2, seed=11, deal=["roll 4", "roll 6"])
    again = Match.from_json(match.to_json())
    assert again.by_hand == match.by_hand and again.to_json() == match.to_json()
    for move in ROUNDS:
        again.play(move)
    assert rolls(again) == ["4", "6"]
    public = json.loads(match.to_json(seed=False))
    assert "deal" not in public and Match.from_json(json.dumps(public)).journal == match.journal
    assert "deal" not in json.loads(Match.start(TOY, 2).to_json())


@pytest.mark.parametrize(("deal", "reason"), [
    ("roll 4", "not_a_match"), ({"0": "roll 4"}, "not_a_match"), ([4], "deal_no_line"), (["sing"], "deal_unknown"),
    (["roll 4"] * (LONGEST_DEAL + 1), "deal_long"), (["0 pass"], "deal_of_seat")])
def test_a_file_with_an_invalid_deal_is_refused(deal: dict[str, str] | list[int | str] | str, reason: str) -> None:
    saved = json.loads(Match.start(TOY, 2, seed=1).to_json()) | {"deal": deal}
    with pytest.raises(Unreadable) as caught:
        Match.from_json(json.dumps(saved))
    assert caught.value.reason == reason and caught.value.sentence("pl") != reason


@pytest.mark.parametrize("name", mercat.names())
def test_every_game_can_be_repeated_with_another_seed(name: str) -> None:
    game = mercat.find(name)
    for seats in range(int(game.fewest), int(game.most) + 1):
        first = Match.start(game, seats, seed=seats)
        other = Match.start(game, seats, seed=seats + 100, deal=first.journal)
        assert other.journal == first.journal and other.state.dump() == first.state.dump()
        assert len(other.by_hand) == len(first.journal)
