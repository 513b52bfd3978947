"""The evaluation for bots leaves the position alone, remembers incomes correctly, and makes bots stronger."""

from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mercat
from mercat.bots.play.players import GreedyBot, RandomBot, SearchBot
from mercat.engine.matches.match import Match
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.rulebook import MOST
from mercat.engine.rules.state import is_compiled
from mercat.engine.transcripts.transcript import Transcript
from mercat.games.poseidon.board import DONATION_LEVELS
from mercat.games.poseidon.income import Income
from mercat.games.poseidon.state import Poseidon
from tests.present import present

from .playing import GAME, played


def at_the_shipyard(said: str = "", spare: int = 0) -> Match[Poseidon]:
    """A nation without a ship that cannot pay for the bank's, as in the transcript of deals; Sparta has some ships to spare."""
    begun = (Path(__file__).parent / "deals.play").read_text(encoding="utf-8").split("= step shipyard")[0]
    transcript = Transcript()
    assert not transcript.run(begun.replace("let fleet.sparta.3_ship 1", f"let fleet.sparta.3_ship {1 + spare}") + said)
    return present(transcript.match)


def answer(bot: GreedyBot | SearchBot, match: Match[Poseidon]) -> str:
    return GAME.vocabulary.spell(bot.pick(GAME, match.state, match.moves, 1))


def test_asking_for_advice_changes_nothing() -> None:
    weights = vec[i64]([0] * int(MOST))

    def look(state: Poseidon, moves: Moves) -> None:
        before, listed = state.dump(), list(moves.listed())
        values = [int(present(GAME.advice).value(state, seat)) for seat in range(3)]
        assert values == [int(present(GAME.advice).value(state, seat)) for seat in range(3)]
        present(GAME.advice).priors(state, moves, weights)
        assert all(weights[place] >= 1 for place in range(moves.count))
        assert state.dump() == before and list(moves.listed()) == listed

    played([RandomBot()] * 3, 1, look, most=400)


def test_remembered_incomes_are_those_that_a_search_finds() -> None:
    """One object asked again and again answers like a fresh one."""
    old, kept = Income(), [0]

    def look(state: Poseidon, moves: Moves) -> None:
        kept[0] += 1
        if kept[0] % 20 == 0:
            for nation in range(8):
                if state.is_founded(nation) and state.ships_of(nation) > 0:
                    remembered = [int(old.choices(state, nation, False).best[level]) for level in range(DONATION_LEVELS)]
                    found = Income().choices(state, nation, False)
                    assert remembered == [int(found.best[level]) for level in range(DONATION_LEVELS)]

    played([RandomBot()] * 4, 3, look, most=1500)
    assert kept[0] > 1000


@pytest.mark.skipif(not is_compiled(), reason="whole games of a bot that looks ahead take minutes interpreted")
def test_advice_beats_chance() -> None:
    """One bot with advice against two that play at random: richer in every game."""
    for seed in range(4):
        scores = played([GreedyBot(), RandomBot(), RandomBot()], seed)
        assert scores[0].place == 1 and scores[0].total > 1.5 * max(scores[1].total, scores[2].total)


@pytest.mark.one_form
@pytest.mark.parametrize(("bot", "price", "spare", "said"), [
    (GreedyBot(), 1, 0, "refuse"), (GreedyBot(), 1, 1, "refuse"), (GreedyBot(), 240, 1, "accept"),
    (SearchBot(iterations=100), 1, 0, "refuse"), (SearchBot(iterations=40), 240, 1, "accept")])
def test_bots_answer_offers(bot: GreedyBot | SearchBot, price: int, spare: int, said: str) -> None:
    """A 3-ship is hardly given for nothing, and gladly for more than the bank takes. The search may give away one to spare: it
    keeps the rival from a better ship."""
    match = at_the_shipyard(f"ana negotiate sparta 3_ship\nana hundreds {price // 100}\nana price {price}\n", spare)
    assert answer(bot, match) == said


def test_a_ship_to_spare_helps_another_nation_of_its_king() -> None:
    """Rather than have the nation sink in prestige and issue merchants for the bank's ship."""
    assert answer(GreedyBot(), at_the_shipyard()) == "negotiate thebai 4_ship"


def test_an_offer_is_worth_what_the_other_king_would_agree_to() -> None:
    asked = "ana negotiate sparta 3_ship\nana hundreds 0\nana price "
    now, cheap, fair = at_the_shipyard(), at_the_shipyard(asked + "1"), at_the_shipyard(asked + "99", spare=1)
    value = [int(present(GAME.advice).value(match.state, 0)) for match in (now, cheap, fair)]
    assert value[1] < value[0] < value[2]
    again = at_the_shipyard(asked + "1\nben refuse\n" + asked + "99", spare=1)
    assert int(present(GAME.advice).value(again.state, 0)) < value[0], "after a refusal he is left in peace"


@pytest.mark.skipif(not is_compiled(), reason="whole games of a bot that looks ahead take minutes interpreted")
def test_bots_make_no_offer_that_would_be_refused() -> None:
    said: Counter[str] = Counter()
    for seed in range(3):
        played([GreedyBot()] * (2 + seed), seed, said=said)
    played([GreedyBot()] * 3, 17, said=said)        # here an offer was once expected at the end of a turn, and made at once
    assert said["refuse"] == 0 < said["negotiate"]


def test_selling_again_and_again_costs_more_and_more() -> None:
    """What it brings is seen at once, and that it only puts off the end of the round is not."""
    def values_in(state: Poseidon) -> list[int]:
        values = []
        for turns in range(4):
            state.sale_turns[0] = turns
            values.append(int(present(GAME.advice).value(state, 0)))
        return values

    values = values_in(mercat.Match.start("poseidon", 3, seed=1).state)          # it begins with a merchant round
    assert len(set(values_in(at_the_shipyard().state))) == 1, "sales of the merchant round before count no more"
    assert values[0] > values[1] > values[2] > values[3] and values[0] - values[1] < values[2] - values[3]


@pytest.mark.skipif(not is_compiled(), reason="whole games of a bot that looks ahead take minutes interpreted")
def test_bots_do_not_buy_back_what_they_have_just_sold() -> None:
    said: Counter[str] = Counter()
    for seed in range(3):
        played([GreedyBot()] * 3, seed, said=said)
    assert said["give_up"] < 3 * 30, "with buying back, 70 to 100 a game"
