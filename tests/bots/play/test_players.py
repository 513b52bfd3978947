"""The bots play legally, change nothing, answer the same when asked the same, and see what is obvious."""

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import mercat
from mercat import find
from mercat.bots import (
    GreedyBot,
    LadderBot,
    LookaheadBot,
    PlannerBot,
    PolicyBot,
    RandomBot,
    SearchBot,
    UnknownBot,
    bot,
    names,
    strengths,
)
from mercat.bots.play.picking import Greedy, Luck, usual_lead
from mercat.bots.play.strengths import LADDER
from mercat.bots.search.by_playouts import Search
from mercat.bots.tournaments.games import play_all, tasks_of
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE, is_compiled
from tests.chisquare import distance
from tests.fair import NAME, position
from tests.toy import TOY, Toy

BOTS = [RandomBot(), GreedyBot(), GreedyBot(looks=2), GreedyBot(slack=0.5), SearchBot(iterations=30)]


def every_decision(game: Game[Toy], seats: int, seed: int) -> Iterator[tuple[Toy, Moves]]:
    """The positions of a random game in which a seat decides."""
    state, moves, generator = game.first(seats), Moves(), Generator(seed)
    game.rules.advance(state, moves)
    while moves.count > 0:
        if game.rules.to_move(state) != NATURE:
            yield state, moves
        game.rules.apply(state, moves.pick(generator), moves)


@pytest.mark.parametrize("player", BOTS, ids=lambda player: type(player).__name__)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_answer_is_on_offer_and_nothing_changes(player: GreedyBot | RandomBot | SearchBot, seats: int) -> None:
    answered = 0
    for state, moves in every_decision(TOY, seats, seed=seats):
        before, offered = state.dump(), list(moves.listed())
        move = player.pick(TOY, state, moves, seed=answered)
        assert move in offered
        assert player.pick(TOY, state, moves, seed=answered) == move
        assert state.dump() == before and list(moves.listed()) == offered
        answered += 1
    assert answered == 3 * seats


def test_random_makes_every_move() -> None:
    _game, state, moves = position("demand flax")
    assert {RandomBot().pick(_game, state, moves, seed) for seed in range(60)} == set(moves.listed())


def test_greedy_takes_what_is_worth_most_by_the_advice() -> None:
    game, state, moves = position("demand flax", "sow flax", "pass", money=2)
    assert game.vocabulary.spell(GreedyBot().pick(game, state, moves, 1)) == "sell flax 2"


def test_greedy_without_advice_goes_by_the_points() -> None:
    state, moves = TOY.first(2), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 5"), moves)
    assert TOY.vocabulary.spell(GreedyBot().pick(TOY, state, moves, 1)) == "pass"       # everything else costs money


def test_greedy_is_fair_among_equals() -> None:
    state, moves = TOY.first(2), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 5"), moves)
    state.goods[0, 0] = state.goods[0, 1] = 1
    TOY.rules.offer(state, moves)
    chosen = {TOY.vocabulary.spell(GreedyBot().pick(TOY, state, moves, seed)) for seed in range(40)}
    assert chosen == {"sell wool 1", "sell milk 1"}


def test_greedy_with_a_slack_takes_a_move_that_is_worse_by_it_a_third_as_often() -> None:
    """Where the usual lead is 15 points, a third of it is 5 points."""
    state, moves = TOY.first(2), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 5"), moves)
    state.goods[0, 0] = 3
    TOY.rules.offer(state, moves)
    points = {"sell wool 3": 20, "sell wool 2": 15, "sell wool 1": 10, "pass": 5, "buy wool": 3, "buy milk": 3}
    shares = {spelled: (1 - (20 - money) / 5 / 16) ** 16 for spelled, money in points.items()}      # nearly exp(-behind / 5)
    drawn: Counter[object] = Counter(TOY.vocabulary.spell(GreedyBot(slack=1 / 3).pick(TOY, state, moves, seed))
                                     for seed in range(2000))
    assert distance(drawn, {spelled: 2000 * share / sum(shares.values()) for spelled, share in shares.items()}) < 4.5
    assert {GreedyBot(slack=0.01).pick(TOY, state, moves, seed) for seed in range(40)} == {TOY.vocabulary.parse("sell wool 3")}


def test_the_usual_lead_is_that_of_the_search() -> None:
    assert usual_lead(mercat.find("poseidon")) == 300
    assert usual_lead(TOY) == usual_lead(mercat.find("new_bedford")) == 15


def test_greedy_by_the_clock_looks_ahead_where_it_is_worth_it() -> None:
    """A limit that is never reached changes nothing; one that is reached leaves what looks best by itself, or better."""
    state, moves = TOY.first(2), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 5"), moves)
    state.goods[0, 0] = 3
    TOY.rules.offer(state, moves)
    assert GreedyBot(60.0).pick(TOY, state, moves, 1) == GreedyBot().pick(TOY, state, moves, 1)
    asked = []

    def points(position: Toy, seat: int) -> int:
        asked.append(1)
        return int(TOY.points(position, seat))

    hasty = TOY.vocabulary.spell(Greedy(TOY, state, 1e-9, points=points).pick(state, moves, Luck(1)))
    assert hasty == "sell wool 3" and len(asked) == moves.count + 1


def test_gentle_without_a_learned_value_beats_chance_and_loses_to_casual() -> None:
    """It wins about four of five games against random moves, and one of four against all of greedy's looks."""

    def won(other: str) -> float:
        tasks = tasks_of(NAME, {}, [("gentle", other), (other, "gentle")], range(40))
        return sum(played.shares[played.task.bots.index("gentle")] for played in play_all(tasks))

    assert won("random") > 50 and won("casual") < 30


@pytest.mark.skipif(not is_compiled(), reason="interpreted, a game takes a minute")
def test_gentle_seldom_ruins_itself_by_the_policy_of_poseidon() -> None:
    """Below 700 drachmas a player is bankrupt or nearly so. Of gentle bots that saw three moves, 6 of these 24 ended there."""
    tasks = tasks_of("poseidon", {}, [("gentle",) * 3], range(8))
    wealth = [points for played in play_all(tasks) for points in played.totals]
    assert sum(points < 700 for points in wealth) <= 2


def rung(name: str, **options: Any) -> LadderBot:
    """A strength for people."""
    found = bot(name, **options)
    assert isinstance(found, LadderBot)
    return found


def greedy_of(name: str, game: str, seats: int) -> Any:
    """The bot that plays for a strength which gives something away."""
    return rung(name).player(find(game), seats)


def test_gentle_sees_only_some_of_its_moves() -> None:
    game, state, moves = position("demand flax", "sow flax", "pass", money=2)
    chosen = {game.vocabulary.spell(LADDER["gentle"].without.pick(game, state, moves, seed)) for seed in range(60)}
    assert "sell flax 2" in chosen and len(chosen) > 2
    assert rung("gentle", seconds=1.5).player(find(NAME), 2) == GreedyBot(1.5, looks=3)


def test_a_game_says_how_lenient_a_strength_is() -> None:
    """With a learned value, and by a policy of playouts; for the numbers of players where a step of the ladder was small."""
    for name in strengths()[:-1]:
        here, there = (greedy_of(name, game, 2).errors.slack for game in ("new_bedford", "caledonia"))
        assert here > 1.5 * there > 0
    assert rung("master").player(find("new_bedford"), 2) == rung("master").player(find("caledonia"), 2)
    assert greedy_of("strong", "caledonia", 4).errors.slack > greedy_of("strong", "caledonia", 3).errors.slack
    assert greedy_of("casual", "poseidon", 5).slack > greedy_of("casual", "poseidon", 4).slack


def test_a_limit_of_seconds_is_for_greedy_too() -> None:
    assert bot("greedy", seconds=1.5) == GreedyBot(1.5)
    assert bot("greedy") == bot("greedy", iterations=400) == GreedyBot(0.0)


def test_names_go_from_weak_to_strong() -> None:
    assert strengths() == ["gentle", "casual", "steady", "strong", "master"]
    assert names() == [*strengths(), "random", "greedy", "search", "policy", "lookahead", "planner"]
    kinds = [LadderBot] * 5 + [RandomBot, GreedyBot, SearchBot, PolicyBot, LookaheadBot, PlannerBot]
    assert [type(bot(name)) for name in names()] == kinds


@pytest.mark.parametrize(("seats", "strong", "master"), [(1, 12, 200), (2, 12, 200), (3, 36, 600), (4, 72, 1200), (5, 120, 2000)])
def test_a_search_by_a_policy_has_more_iterations_among_more_players(seats: int, strong: int, master: int) -> None:
    assert LadderBot("strong").player(find("poseidon"), seats) == SearchBot(strong)
    assert LadderBot("strong", 9.0).player(find("poseidon"), seats) == SearchBot(strong, 1.5)
    assert LadderBot("master").player(find("poseidon"), seats) == SearchBot(master)
    assert LadderBot("master", 9.0).player(find("poseidon"), seats) == SearchBot(0, 1.5)


def test_limits_of_the_search() -> None:
    assert bot("search:250") == SearchBot(250, 0.0)
    assert bot("search:0.5s") == SearchBot(0, 0.5)
    assert bot("search", seconds=2.0) == SearchBot(0, 2.0)
    assert bot("search", iterations=9, seconds=2.0) == SearchBot(9, 2.0)
    assert bot("search:7", seconds=2.0) == SearchBot(7, 0.0)        # the name knows better
    assert bot("search") == SearchBot()


@pytest.mark.parametrize("text", ["", "serch", "search:", "search:-1", "search:0", "search:0s", "search:many", "search:1e9",
                                  "search:99999s", "random:5", "greedy:", "search:1:2", "search:nan", "search:infs"])
def test_names_that_are_none(text: str) -> None:
    with pytest.raises(UnknownBot) as error:
        bot(text)
    assert str(error.value).strip()


def test_a_search_by_the_clock_keeps_its_time() -> None:
    game, state, moves = position("demand flax")
    search = Search(game, state, 1)
    begin = time.perf_counter()
    search.run(0, 0.2)
    assert time.perf_counter() - begin >= 0.2
    assert moves.has(search.best())
    assert moves.has(SearchBot(iterations=0, seconds=0.2).pick(game, state, moves, 1))


def test_a_single_move_needs_no_thought() -> None:
    game, state, moves = position("demand flax", money=0)
    assert moves.count == 0 or moves.count == 1 or game.rules.to_move(state) == NATURE
    moves.clear()
    moves.add(game.vocabulary.parse("pass"))
    begin = time.perf_counter()
    assert SearchBot(iterations=0, seconds=5.0).pick(game, state, moves, 1) == game.vocabulary.parse("pass")
    assert time.perf_counter() - begin < 1


def test_greedy_looks_to_the_end_of_its_turn() -> None:
    """In New Bedford a worker at the town hall or the store brings nothing by itself; the building or the sale after it does."""
    match = mercat.Match.start("new_bedford", 2, seed=1)
    for _seat in range(2):
        match.play("take_start 3 0 1")
    assert match.step == "placing"
    chosen = {match.game.vocabulary.spell(GreedyBot().pick(match.game, match.state, match.moves, seed)) for seed in range(20)}
    assert "place town_hall" in chosen
    assert chosen <= {"place town_hall", "place general_store"}
