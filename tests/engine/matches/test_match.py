"""Matches: journal, refusals, undo, earlier positions, saving and loading."""

import json
import random
from typing import Any

import pytest

from mercat.conformance.random_games import check_game
from mercat.engine.matches.checkpoints import Checkpoints
from mercat.engine.matches.match import Match, Refused, Unreadable
from mercat.engine.rules.frame import Frame
from tests.toy import TOY, Roll, Toy

LINES = ["buy wool", "pass", "buy wool", "buy milk"]


def played(lines: list[str] = LINES, **more: Any) -> Match[Toy]:
    match = Match.start(TOY, 2, seed=11, **more)
    for line in lines:
        match.play(line)
    return match


def test_the_toy_passes_the_conformance_checks() -> None:
    said = check_game(TOY, 2, games=20) | check_game(TOY, 4, {"purse": "large"}, games=5)
    assert said == {"buy", "sell", "pass", "roll"}


def test_the_same_seed_gives_the_same_match() -> None:
    assert played().journal == played().journal
    assert any(Match.start(TOY, 2, seed=seed).journal != Match.start(TOY, 2, seed=11).journal for seed in range(10))


def test_draws_are_made_at_once_or_by_the_caller() -> None:
    assert Match.start(TOY, 2, seed=1).to_move == 0
    match = Match.start(TOY, 2, seed=1, deal=False)
    assert match.to_move == -1
    match.play("roll 6")
    assert match.to_move == 0 and match.journal == ["nature roll 6"]


def test_legal_moves_know_their_facets() -> None:
    move = played([]).legal()[0]
    assert (move.verb, move.facets, str(move)) == ("buy", {"good": "wool"}, "buy wool")


@pytest.mark.parametrize(("move", "seat", "reason"), [
    ("buy wool", 1, "not_your_turn"), ("roll 3", None, "not_now"), ("sell milk 1", None, "goods_short"),
    ("sing", None, "unknown_verb"), ("buy", None, "wrong_length"), ("buy gold", None, "unknown_value")])
def test_illegal_moves_are_refused_and_change_nothing(move: str, seat: int | None, reason: str) -> None:
    match = played()
    before = (match.journal, match.state.dump())
    with pytest.raises(Refused) as caught:
        match.play(move, seat)
    assert caught.value.reason == reason
    assert (match.journal, match.state.dump()) == before


def test_a_refusal_names_the_shortage() -> None:
    match = played(["buy wool", "pass", "buy wool", "pass"])
    refused = match.why_not("buy milk")
    assert refused is not None and refused.reason == "money_short" and refused.facets == {"amount": 1}
    assert match.why_not("pass") is None


def test_refusals_have_sentences_in_three_languages() -> None:
    with pytest.raises(Refused) as caught:
        played().play("buy gold")
    sentences = {language: caught.value.sentence(language) for language in ("en", "es", "pl")}
    assert all("gold" in sentence for sentence in sentences.values()) and len(set(sentences.values())) == 3
    assert str(caught.value) == sentences["en"] == caught.value.sentence("tlh")


def test_a_preview_returns_the_events() -> None:
    match = played([])
    before = match.state.dump()
    assert [(event.name, event.facts["amount"]) for event in match.preview("buy wool")] == [("paid", 2)]
    assert match.state.dump() == before


def test_an_undo_adds_a_line_and_the_draws_stay_the_same() -> None:
    match = played(["buy wool", "pass"])
    journal, dump = match.journal, match.state.dump()
    match.undo()
    assert match.journal == [*journal, f"undo {len(journal) - 2}"] and match.to_move == 1
    match.play("pass")
    assert match.state.dump() == dump
    assert match.journal[-2:] == journal[-2:]


def test_undo_can_follow_undo_and_reach_the_beginning() -> None:
    match = played()
    match.undo()
    match.undo()
    match.undo(0)
    assert match.state.dump() == Match.start(TOY, 2, seed=11).state.dump()
    fresh = Match.start(TOY, 2, seed=1, deal=False)
    with pytest.raises(Refused):
        fresh.undo()
    with pytest.raises(Refused):
        match.undo(1000)


def test_an_earlier_position_is_a_separate_match() -> None:
    match = played()
    there = match.at(2)
    assert there.journal == match.journal[:2] and there.state.dump() == played(LINES[:1]).state.dump()
    there.play("buy milk")
    assert match.journal == played().journal
    assert match.at(len(match.journal)).state.dump() == match.state.dump()
    with pytest.raises(Refused):
        match.at(99)


def test_a_loaded_match_continues_like_the_saved_one() -> None:
    match = played()
    match.undo()
    again = Match.from_json(match.to_json())
    assert again.journal == match.journal and again.state.dump() == match.state.dump()
    for each in (match, again):
        each.play("buy milk")
    assert again.journal == match.journal


def test_each_line_of_a_journal_with_many_undos_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(TOY, 3, seed=2)
    chance = random.Random(4)
    while len(match.entries) < 3000:
        if match.to_move is None or chance.random() < 0.4:
            match.undo(chance.randrange(len(match.entries)))        # also to lines that were undone before
        else:
            match.play(chance.choice(match.legal()))
    applied: list[int] = []
    roll = Roll.apply

    def counted(self: Roll, state: Toy, frame: Frame, move: int) -> None:
        applied.append(move)
        roll(self, state, frame, move)

    monkeypatch.setattr(Roll, "apply", counted)
    again = Match.from_json(match.to_json())
    assert 0 < len(applied) < 3000
    assert again.state.dump() == match.state.dump() and again.journal == match.journal and again.path == match.path
    for length in range(0, 3000, 100):
        assert again.at(length).state.dump() == match.at(length).state.dump()


def test_a_checkpoint_is_kept_until_its_last_use() -> None:
    match = played(["buy wool"])
    kept = Checkpoints(TOY, ["0 buy wool", "undo 1", "undo 1", "undo 2", "undo x", 7, "undo 9999999999"])
    kept.note(1, match.state, [1], 1)
    kept.note(5, match.state, [1], 1)
    first, second = kept.taken(1), kept.taken(1)
    assert first is not None and second is not None
    assert first.state is not second.state and first.state.dump() == second.state.dump() == match.state.dump()
    assert kept.taken(1) is None and kept.taken(5) is None and kept.kept == {}


def test_a_match_can_be_saved_and_loaded_without_its_seed() -> None:
    saved = played().to_json(seed=False)
    assert json.loads(saved)["seed"] is None
    assert Match.from_json(saved).journal == played().journal


def changed(**what: object) -> str:
    saved = json.loads(played().to_json())
    saved.update(what)
    return json.dumps(saved)


@pytest.mark.parametrize(("text", "reason"), [
    ("", "not_a_match"), ("{", "not_a_match"), ("[]", "not_a_match"), ("null", "not_a_match"), (None, "not_a_match"),
    ("[" * 100_000, "not_a_match"), ("1" * 6000, "not_a_match"), ('{"mercat": 1}', "not_a_match"),
    (changed(mercat=1), "other_format"), (changed(game="chess"), "unknown_game"), (changed(game=["toy"]), "unknown_game"),
    (changed(version=0), "other_version"), (changed(digest="other"), "other_components"), (changed(seats=9), "wrong_seats"),
    (changed(seats="2"), "wrong_seats"), (changed(seats=0), "wrong_seats"), (changed(seats=None), "wrong_seats"),
    (changed(options=[]), "not_a_match"), (changed(options=None), "not_a_match"),
    (changed(options={"purse": "big"}), "wrong_value"), (changed(options={"purse": []}), "wrong_value"),
    (changed(options={"hat": "on"}), "unknown_option"),
    (changed(seed="x"), "wrong_seed_digits"), (changed(seed=7), "wrong_seed_digits"), (changed(seed="7"), "wrong_seed_digits"),
    (changed(seed="A" * 32), "wrong_seed_digits"), (changed(seed="0" * 31), "wrong_seed_digits"),
    (changed(commitment="0" * 63), "wrong_commitment"), (changed(commitment=7), "wrong_commitment"),
    (changed(table=7), "wrong_table"), (changed(table="x" * 81), "wrong_table"), (changed(table="a\nb"), "wrong_table"),
    (changed(table="\ud800"), "not_a_match"), (changed(earlier_seeds={}), "wrong_chapters"),
    (changed(earlier_seeds=[{"until": -1}]), "wrong_chapters"), (changed(earlier_seeds=[{"until": 99}]), "wrong_chapters"),
    (changed(earlier_seeds=[{"until": 2}, {"until": 1}]), "wrong_chapters"), (changed(earlier_seeds=[3]), "wrong_chapters"),
    (changed(earlier_seeds=[{"until": 1, "seed": 7}]), "wrong_seed_digits"),
    (changed(names=[1]), "wrong_names"), (changed(names=["Ana"]), "wrong_names"), (changed(names="ab"), "wrong_names"),
    (changed(names=["x" * 81, "Ben"]), "wrong_names"), (changed(journal={}), "not_a_match"), (changed(journal=[1]), "bad_line"),
    (changed(journal=["0 buy wool"]), "bad_line"), (changed(journal=["nature roll 4", "1 buy wool"]), "bad_line"),
    (changed(journal=["undo 0"]), "bad_line"), (changed(journal=["nature roll 4", "undo ²"]), "bad_line"),
    (changed(journal=["nature roll 4"] * 2), "bad_line"), (changed(journal=["x" * 10_000]), "bad_line"),
    (changed(journal=["nature roll 4"] * 30_000), "not_a_match")])
def test_an_invalid_saved_match_is_refused_in_one_sentence(text: str | None, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Match.from_json(text)
    assert caught.value.reason == reason
    assert all(caught.value.sentence(language).count("\n") == 0 for language in ("en", "es", "pl"))


def test_an_illegal_line_is_reported_with_number_and_reason() -> None:
    with pytest.raises(Unreadable) as caught:
        Match.from_json(changed(journal=["nature roll 4", "0 buy gold"]))
    assert caught.value.facets == {"line": 2, "text": "0 buy gold", "why": "unknown_value"}
    assert "“gold” is not a value" in caught.value.sentence("en") and "«gold» no es un valor" in caught.value.sentence("es")


@pytest.mark.parametrize("number", [-1, 5, 255, 2**44, 10**30, 2 << 8, 1 | 4000 << 8, 1 << 40])
def test_a_number_that_is_not_a_move_is_refused(number: int) -> None:
    refused = played().why_not(number)
    assert refused is not None and refused.reason == "not_now"


def test_a_truncated_file_is_never_loaded() -> None:
    text = played().to_json()
    for length in range(0, len(text) - 1, 7):
        with pytest.raises(Unreadable):
            Match.from_json(text[:length])


@pytest.mark.parametrize("wrong", [{"seats": 1}, {"seats": 5}, {"seats": True}, {"seed": "x"}, {"seed": "7.0"}, {"seed": True},
                                   {"table": "a\nb"}, {"table": "x" * 81},
                                   {"options": {"x": "y"}}, {"names": ["Ana"]}, {"names": [1, 2]}, {"names": "ab"}])
def test_an_invalid_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        Match.start("toy", **{"seats": 2, **wrong})


def test_ties_share_a_place() -> None:
    match = played(["pass"] * 6)
    assert match.to_move is None
    assert [(score.total, score.place) for score in match.scores()] == [(5, 1), (5, 1)]
    assert all(sum(line.points for line in score.lines) == score.total for score in match.scores())
    with pytest.raises(Refused) as caught:
        match.play("pass")
    assert caught.value.reason == "over"
