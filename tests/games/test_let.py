"""`let` refuses positions that no match can reach, in every game, with a sentence in three languages, and changes nothing."""

import pytest

import mercat
from mercat.engine.transcripts.paths import compare, edit
from mercat.engine.transcripts.transcript import run
from mercat.text import LANGUAGES

CALEDONIA = ("game caledonia\nseats ana ben cas\noption first_game\n"
             "nature draw_side A1\nnature draw_side B1\nnature draw_side C1\nnature draw_side D1\n")
POSEIDON = "game poseidon\nseats ana ben cleo\nnature begin ana\n"
NEW_BEDFORD = "game new_bedford\nseats ana ben\n"


@pytest.mark.parametrize(("head", "line", "found"), [
    (CALEDONIA, "let ana.merchants 50", "50"), (CALEDONIA, "let hex C4 ana sheep", "terrain"),
    (CALEDONIA, "let selling.ana.wool 8", "8"), (CALEDONIA, "let hex E3 ana fisherman", "terrain"),
    (CALEDONIA, "let hex A1 ana woodcutter", "A1"), (CALEDONIA, "let at_hand.ana.cow 0", "follows from"),
    (CALEDONIA, "let deployed.ana.cow 4", "follows from"), (CALEDONIA, "let unit.D3 cow", "follows from"),
    (CALEDONIA, "let numbers.map 3", "follows from"), (CALEDONIA, "let hex D3 sheep", "hex D3 sheep"),
    (CALEDONIA, "let price wool 99", "price wool 99"), (CALEDONIA, "let round 6", "6"), (CALEDONIA, "let ana.money -1", "-1"),
    (POSEIDON, "let posts.athenai.E7 1", "E7"), (POSEIDON, "let round mr9", "mr9"), (POSEIDON, "let round 3", "3"),
    (POSEIDON, "let phase 5", "5"), (POSEIDON, "let fleet.athenai.2_ship 4", "4"), (POSEIDON, "let start_seat dan", "dan"),
    (POSEIDON, "let merchants.ana.athenai 22", "22"), (POSEIDON + "let phase 2\n", "let fleet.athenai.2_ship 1", "2-ship"),
    (POSEIDON + "let phase 4\n", "let deck.3_ship 1", "3-ship"),
    (CALEDONIA + "let ana.merchants 7\n", "let ana.unhired 1", "7"),
    (CALEDONIA + "let ana.merchants 7\n", "let ana.buying.wool 1", "7"),
    (NEW_BEDFORD, "let round 13", "13"), (NEW_BEDFORD, "let owner.inn ana", "Inn"),
    (NEW_BEDFORD, "let owner.bank third", "third")])
def test_impossible_positions_are_refused(head: str, line: str, found: str) -> None:
    first = len(head.splitlines()) + 1
    failures = run(f"{head}{line}\n= over no\n= over no")
    assert [failure.number for failure in failures] == [first], [str(failure) for failure in failures]
    assert found in failures[0].found
    told = {failures[0].says_expected.sentence(language) for language in LANGUAGES}
    assert all(told) and not any(text.startswith("claim-") for text in told)


FIRST_TURN = """game poseidon
seats ana ben cleo dan
nature begin first
dan choose archon
cleo choose poseidon
ben choose mykene
ana choose delos
= step trading
"""
TO_A_NATION = """let king.athenai ana
let prestige.athenai 90
let merchants.ana.athenai 5
let potentials.athenai 10
let treasury.athenai 500
let discovery.athenai I15
"""


def test_a_round_of_another_kind_begins() -> None:
    """What was to be decided is not decided in a round in which nobody decides such things."""
    assert run(FIRST_TURN + TO_A_NATION + "let round er11\n= round er11\n= step taking\n= to_move ana") == []
    taking = FIRST_TURN + TO_A_NATION + "let card_owner.archon none\nlet round er1\n= step taking\n"
    assert run(taking + "let round er3\n= round er3\n= step taking\nlet round mr2\n= round mr2\n= step trading\n= to_move ana\n"
               "? ana pass") == []
    assert run(POSEIDON + "= step choosing\nlet round mr2\n= step trading\n= to_move ana") == []
    assert run(FIRST_TURN + "let round mr3\n= round mr3\n= step trading\nlet round pr\n= step choosing") == []


@pytest.mark.parametrize(("line", "possible"), [("let ana.money 0", False), ("let ana.money 20", True)])
def test_nobody_who_is_asked_is_left_without_a_move(line: str, possible: bool) -> None:
    head = "game caledonia\nseats ana\noption clans off\n"
    match = mercat.Match.start("caledonia", 1, {"clans": "off"}, seed=1)
    while match.step != "settling":
        match.play(match.legal()[0])
    text = head + "".join(f"{str(entry).replace('0 ', 'ana ', 1) if entry.seat == 0 else entry}\n" for entry in match.entries)
    failures = run(f"{text}{line}\n= to_move ana")
    assert (failures == []) == possible
    for failure in failures:
        assert failure.found == "no legal move at settling" and "has a legal move" in failure.expected
        for language in LANGUAGES:
            assert not failure.says_found.sentence(language).startswith("claim-")


@pytest.mark.parametrize(("game", "number", "then"), [("caledonia", "4", "5"), ("new_bedford", "11", "12")])
def test_the_next_round_follows_the_one_that_was_written(game: str, number: str, then: str) -> None:
    names = ["first", "second", "third"]
    match = mercat.Match.start(game, 3, {"preset": "first_game"} if game == "caledonia" else {}, seed=1)
    while match.state.round == 0:
        match.play(match.legal()[0])
    edit(match, names, ["round", number])
    assert compare(match, names, ["round", number])[0] == number
    while compare(match, names, ["round", number])[0] == number:
        moves = {move.verb: move for move in match.legal()}
        match.play(moves.get("pass", match.legal()[0]))
    assert compare(match, names, ["round", then])[0] == then


def test_a_phase_of_poseidon_takes_the_deck_with_it() -> None:
    assert run(POSEIDON + "let phase 3\n= deck.2_ship 0\n= deck.3_ship 0\n= deck.4_ship 0\n= deck.5_ship 0\n= phase 3\n"
               "= deck.6_ship 1\n= scrap.6_ship 1") == []
    assert run(POSEIDON + "let round mr2\n= round mr2\n= start_seat ana") == []


def test_a_phase_of_poseidon_takes_the_ships_of_earlier_phases_out_of_the_fleets() -> None:
    assert run(POSEIDON + "let fleet.athenai.2_ship 2\nlet fleet.sparta.4_ship 1\nlet phase 3\n= fleet.athenai.2_ship 0\n"
               "= fleet.sparta.4_ship 1\nlet phase 4\n= fleet.sparta.4_ship 0") == []


def test_merchants_of_caledonia_that_are_written_are_hired() -> None:
    assert run(CALEDONIA + "let ana.unhired 5\nlet ana.merchants 2\nlet ana.buying.wool 1\n= ana.unhired 4\nlet ana.merchants 6\n"
               "= ana.unhired 0\n= ben.merchants 0") == []


def test_ships_of_new_bedford_never_share_a_rank() -> None:
    assert run(NEW_BEDFORD + "let ana.berth.small 3\nlet ben.berth.small 3\n= ana.rank.small 0\n= ben.rank.small 1\n"
               "let ben.rank.small 0\n= ana.rank.small 1\nlet ben.berth.large 3\n= ben.rank.large 2\n"
               "let ana.rank.large 2\nlet ana.berth.large 2\n= ana.rank.large 2") == []
