"""Proofs: seeds are checked against their commitments, and every draw against its seed."""

import json
from typing import Any

import pytest

from mercat.engine.matches.chance import commitment, new_seed, seed_of
from mercat.engine.matches.match import Match
from mercat.engine.matches.proof import FAIR, SEALED, WRONG_DRAW, WRONG_SEED, Proof
from tests.toy import TOY, Toy

EVERYBODY_PASSES = ["pass"] * 6


def played(moves: list[str] = EVERYBODY_PASSES, **more: Any) -> Match[Toy]:
    match = Match.start(TOY, 2, seed=11, table="kq3fz", **more)
    for move in moves:
        match.play(move)
    return match


def loaded(match: Match[Toy], published: bool = True, **changes: Any) -> Match[Toy]:
    return Match.from_json(json.dumps({**json.loads(match.to_json(seed=published)), **changes}))


def test_a_finished_match_proves_its_draws() -> None:
    proof = Proof(loaded(played()))
    assert (proof.verdict, proof.draws["seed"], proof.is_sound) == (FAIR, 3, True)
    assert proof.sentence("en") == "The seed fits its commitment, and all 3 draws follow from it."
    assert proof.data("es")["seeds"] == [{"since": 0, "table": "kq3fz", "commitment": commitment("kq3fz", seed_of(11)),
                                          "seed": str(seed_of(11))}]


def test_undone_draws_are_checked() -> None:
    match = played(["pass"] * 3)
    match.undo(0)
    assert Proof(loaded(match)).draws["seed"] == 3
    journal = match.journal
    false = [line if number else another(line) for number, line in enumerate(journal)]
    assert Proof(loaded(match, journal=false)).verdict == WRONG_DRAW


def another(line: str) -> str:
    return "nature roll 1" if line != "nature roll 1" else "nature roll 2"


@pytest.mark.parametrize("number", [0, 3, 6])
def test_a_draw_that_does_not_follow_from_the_seed_is_named(number: int) -> None:
    match = played()
    journal = [another(line) if place == number else line for place, line in enumerate(match.journal)]
    proof = Proof(loaded(match, journal=journal))
    assert proof.verdict == WRONG_DRAW and not proof.is_sound
    assert f"Line {number + 1} " in proof.sentence("en") and journal[number] in proof.sentence("pl")


def test_another_seed_or_table_does_not_match_the_commitment() -> None:
    match = played()
    changes: list[dict[str, Any]] = [{"seed": str(seed_of(12))}, {"table": "other"}, {"commitment": "0" * 64}]
    for change in changes:
        assert Proof(loaded(match, **change)).verdict == WRONG_SEED


def test_a_running_match_shows_its_commitment_but_not_its_seed() -> None:
    match = played(["pass"])
    saved = match.to_json(seed=False)
    assert str(match.seed) not in saved and match.commitment in saved
    proof = Proof(loaded(match, published=False))
    assert proof.verdict == SEALED and proof.draws["unknown"] == 1
    assert proof.data()["seeds"][0] == {"since": 0, "table": "kq3fz", "commitment": match.commitment, "seed": None}
    assert Proof(match, published=False).data()["seeds"][0]["seed"] is None
    other = loaded(match, published=False)
    assert other.seed != match.seed and other.commitment != match.commitment, "a loaded copy continues under another seed"


def test_draws_by_hand_are_counted_separately() -> None:
    match = played(deal=["roll 4", "roll 6"])
    proof = Proof(loaded(match))
    assert (proof.verdict, proof.draws["hand"], proof.draws["seed"]) == (FAIR, 2, 1)
    assert "2 draws were written by hand" in proof.sentence("en")
    changed = [line.replace("roll 6", "roll 5") for line in match.journal]
    assert Proof(loaded(match, journal=changed)).verdict == WRONG_DRAW


def test_undoing_the_end_begins_a_new_seed() -> None:
    match, seed = played(), new_seed()
    over = len(match.entries)
    first = match.seed
    match.undo(0, seed)
    assert match.seed == seed and match.commitment == commitment("kq3fz", seed)
    for move in EVERYBODY_PASSES:
        match.play(move)
    assert [chapter.since for chapter in match.chapters] == [0, over]
    proof = Proof(loaded(match))
    assert (proof.verdict, proof.draws["seed"], len(proof.seeds)) == (FAIR, 6, 2)
    assert "2 seeds" in proof.sentence("en") and loaded(match).to_json() == match.to_json()
    saved = json.loads(match.to_json(seed=False))
    assert saved["seed"] is None and [chapter["seed"] for chapter in saved["earlier_seeds"]] == [str(first)]


def test_undoing_further_never_restores_the_published_seed() -> None:
    """The published first seed must not decide any future draw, however far the match is undone."""
    luck = set()
    for number in range(12):
        match = played()
        match.undo(5, seed_of(number))
        match.undo(0)
        luck.add(match.journal[-1])
        assert all(entry.source == "seed" for entry in match.entries if entry.seat == -1 and not entry.is_undo)
    assert len(luck) > 3


def test_an_earlier_position_has_the_seed_of_its_chapter() -> None:
    match = played()
    over = len(match.entries)
    match.undo(0, seed_of(5))
    assert match.at(2).seed == seed_of(11) and match.at(over + 1).seed == seed_of(5)
    assert match.at(2).journal == match.journal[:2]


def test_a_sealed_match_still_shows_seeds_published_before() -> None:
    match = played(deal=["roll 4"])
    match.undo(5, new_seed())
    proof = Proof(loaded(match, published=False))
    assert (proof.verdict, len(proof.seeds), proof.draws["hand"], proof.draws["unknown"]) == (SEALED, 1, 1, 0)


def test_a_match_without_any_draw_is_fair() -> None:
    match = Match.start(TOY, 2, seed=3, deal=False)
    assert Proof(match).sentence("en") == "The seed fits its commitment, and nothing was drawn from it."


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_every_verdict_has_a_sentence(language: str) -> None:
    match = played(["pass"] * 2, deal=["roll 4"])
    back = played()
    back.undo(5, new_seed())
    for proof in (Proof(match), Proof(match, published=False), Proof(loaded(match, published=False)), Proof(back),
                  Proof(back, published=False), Proof(loaded(match, commitment="0" * 64)), Proof(loaded(match, deal=[]))):
        sentence = proof.sentence(language)
        assert "proof-" not in sentence and "{" not in sentence and sentence.endswith(".")
