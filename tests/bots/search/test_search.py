"""The tree search: it finds what pays, keeps its books, draws for nature as she would, and is the same in both forms."""

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.search.by_playouts import ENOUGH, SETTLED, Search
from mercat.bots.search.tree import Tree
from mercat.engine.advice.evaluation import Advice, SearchSettings
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE, State
from tests.fair import position
from tests.toy import TOY, Toy

BOTH_FORMS = [("buy milk", 201, 0.398601613), ("buy wool", 136, 0.380961272), ("pass", 63, 0.303766233)]


def searched(game: Game[Any], state: State, iterations: int, settings: SearchSettings | None = None,
             seed: int = 1) -> Search[Any]:
    """A search that has thought so long."""
    search = Search(game, state, seed, settings)
    search.run(iterations, 0.0)
    return search


def best(search: Search[Any]) -> str:
    return search.game.vocabulary.spell(search.best())


def with_advice(game: Game[Any], advice: "Leading | Pointing | None" = None) -> Game[Any]:
    """The same game with another advice for bots, or without any."""
    return Game(game.name, game.version, (game.fewest, game.most), game.rules, game.blank, game.set_up, game.copy, game.points,
                game.score, game.view, game.digest, game.options, advice=advice)


def last_turns(*said: str) -> tuple[Game[Any], State, Moves]:
    """The fair in its last round, flax in demand."""
    game, state, moves = position(*["demand barley", "pass", "pass", "pass", "pass"] * 3, "demand flax", *said)
    return with_advice(game), state, moves


def test_it_sells_what_wins() -> None:
    game, state, moves = last_turns("pass", "pass", "pass")
    crops: Any = state
    crops.crops[0, 1] = 2
    game.rules.offer(state, moves)
    assert best(searched(game, state, 100)) == "sell flax 2"


def test_it_pays_now_for_what_wins_later() -> None:
    """Sowing costs points at once and only pays with the next action: a greedy player without advice passes."""
    game, state, _moves = last_turns()
    assert best(searched(game, state, 300)) == "sow flax"


def test_it_thinks_for_the_seat_that_decides() -> None:
    """The second seat gets its own best move too, not that of the seat that asks."""
    game, state, _moves = last_turns("pass")
    assert best(searched(game, state, 300)) == "sow flax"


def test_it_keeps_its_books() -> None:
    game, state, moves = position("demand flax")
    search = searched(game, state, 250)
    tree = search.tree
    assert search.iterations == 250
    assert tree.visits[0] == 250
    assert sum(tries for _move, tries, _worth in search.findings()) == 250
    assert {move for move, _tries, _worth in search.findings()} == set(moves.listed())
    for node in range(1, len(tree.first)):
        assert tree.count[node] >= 1
        assert sum(tree.tries[edge] for edge in range(tree.first[node], tree.first[node] + tree.count[node])) == tree.visits[node]
    for _move, tries, worth in search.findings():
        assert 0.0 <= worth <= 1.0 and tries >= 0
    assert search.findings()[0][0] == search.best()


def test_it_leaves_the_position_alone() -> None:
    game, state, _moves = position("demand flax", "sow barley")
    before = state.dump()
    searched(game, state, 50)
    assert state.dump() == before


def test_the_same_seed_thinks_the_same_and_another_does_not() -> None:
    game, state, _moves = position("demand flax", seats=3)
    assert searched(game, state, 200, seed=5).findings() == searched(game, state, 200, seed=5).findings()
    assert searched(game, state, 200, seed=5).findings() != searched(game, state, 200, seed=6).findings()


def test_both_forms_find_the_same() -> None:
    """Floating point, shuffles and draws, compiled and interpreted: these numbers were found interpreted."""
    state, moves = TOY.first(3), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 4"), moves)
    found = searched(TOY, state, 400, seed=11).findings()
    assert [(TOY.vocabulary.spell(move), tries, round(worth, 9)) for move, tries, worth in found] == BOTH_FORMS


def test_nature_is_drawn_by_weight() -> None:
    """A six is half as likely as any other number of the toy's die."""
    state, moves, tree, generator = TOY.first(2), Moves(), Tree(), Generator(3)
    TOY.rules.advance(state, moves)
    node = tree.add(moves, NATURE, moves.weights)
    drawn = Counter(TOY.vocabulary.spell(tree.move[tree.drawn(node, generator)]) for _time in range(11_000))
    assert set(drawn) == {f"roll {number}" for number in range(1, 7)}
    assert all(abs(drawn[f"roll {number}"] - 2000) < 200 for number in range(1, 6))
    assert abs(drawn["roll 6"] - 1000) < 150


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_winning_is_worth_most_and_equals_get_the_same(seats: int) -> None:
    state, moves = TOY.first(seats), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 4"), moves)
    search = searched(TOY, state, 1)
    for seat in range(seats):
        search.scratch.money[seat] = 3 if seat < 2 else 1
    search.evaluate()
    assert search.worth[0] == search.worth[1]
    search.scratch.money[1] = 9
    search.evaluate()
    assert search.worth[1] > 0.8 > search.worth[0] > min(search.worth) - 1e-9
    assert all(0.0 <= reward <= 1.0 for reward in search.worth)
    near = search.worth[1]
    search.scratch.money[1] = 30
    search.evaluate()
    assert search.worth[1] > near                          # by more is better


def test_the_margin_alone_can_be_what_it_seeks() -> None:
    """Then to win by a little is hardly better than to lose by a little."""
    state, moves = TOY.first(3), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 4"), moves)
    search = searched(TOY, state, 1, SearchSettings(margin=4000))
    worth = {}
    for ahead in (-9, -1, 0, 1, 9):
        for seat, money in enumerate((20 + ahead, 20, 0)):
            search.scratch.money[seat] = money
        search.evaluate()
        worth[ahead] = search.worth[0]
    assert 0.0 < worth[-9] < worth[-1] < worth[0] == 0.5 < worth[1] < worth[9] < 1.0
    assert worth[1] - worth[-1] < worth[9] - worth[1]


def test_the_tree_takes_roots_of_the_priors() -> None:
    """A move of a millionth of the prior is looked at a thousandth of the time, or a thirty-second."""
    game, state, _moves = position("demand flax")
    game = with_advice(game, Pointing(game.vocabulary.parse("sow barley")))
    for roots, ratio in ((0, 1e6), (1, 1e3), (2, 1e6 ** 0.25)):
        tree = Search(game, state, 1, SearchSettings(roots=roots)).tree
        assert max(tree.prior) / min(tree.prior) == pytest.approx(ratio, rel=1e-3)


def test_a_short_horizon_asks_the_advice() -> None:
    """With advice, a search that looks one move ahead knows that crops will be worth something."""
    game, state, _moves = position("demand flax")
    assert best(searched(game, state, 200, SearchSettings(horizon=1))) == "sow flax"


class Pointing(Advice[State]):
    """Promises all of one move."""

    def __init__(self, move: int) -> None:
        self.move = move

    def value(self, state: State, seat: int) -> int:
        return 0

    def priors(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        for place in range(moves.count):
            weights[place] = 1_000_000 if moves.buffer[place] == self.move else 1


@pytest.mark.parametrize("text", ["sow barley", "pass"])
def test_what_the_game_promises_is_tried_first(text: str) -> None:
    game, state, _moves = position("demand flax")
    move = game.vocabulary.parse(text)
    assert searched(with_advice(game, Pointing(move)), state, 1).findings()[0][:2] == (move, 1)


def pointed_at(text: str) -> Game[Toy]:
    """The toy, whose advice promises all of one move."""
    return with_advice(TOY, Leading(TOY.vocabulary.parse(text)))


class Leading(Pointing):
    """Wants games played on by what it promises, to the end."""

    def settings(self) -> SearchSettings:
        return SearchSettings(horizon=-1, guided=True)


def goods_at_the_end(game: Game[Toy], state: Toy) -> list[int]:
    """How many are left over in each of the games that a search plays to their end in its mind."""
    search, left = Search(game, state, 1), []
    for _iteration in range(30):
        search.run(1, 0.0)
        assert search.moves.count == 0
        left.append(sum(search.scratch.goods[seat, good] for seat in range(2) for good in range(2)))
    return left


def test_it_plays_on_as_the_advice_would() -> None:
    """Where all is promised to passing, only the first move, which the search tries, can buy anything."""
    game, state, moves = pointed_at("pass"), TOY.first(2), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 4"), moves)
    assert set(goods_at_the_end(game, state)) <= {0, 1}
    assert max(goods_at_the_end(with_advice(TOY), state)) > 1


def test_what_is_decided_is_not_thought_over() -> None:
    """It may stop when no other move can catch up, or when one is far ahead after a quarter of the iterations."""
    state, moves = TOY.first(2), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 4"), moves)
    for seed in range(10):
        full, short = (Search(TOY, state, seed) for _time in range(2))
        full.run(200, 0.0)
        short.run(200, 0.0, to_decide=True)
        assert short.best() == full.best()
        tries = sorted(tries for _move, tries, _worth in short.findings())
        lead, done = tries[-1] - tries[-2], short.iterations
        assert done == 200 or lead > 200 - done or (done >= 50 and float(lead) > SETTLED * float(done))
    sure = Search(pointed_at("pass"), state, 1)
    sure.run(200, 0.0, to_decide=True)
    assert 50 <= sure.iterations < 60
    sure.run(1000, 0.0, to_decide=True)
    assert 250 <= sure.iterations < 260                     # a quarter of them, those of before among them
    by_the_clock = Search(pointed_at("pass"), state, 1)
    by_the_clock.run(0, 3600.0, to_decide=True)
    assert by_the_clock.iterations == ENOUGH
    assert TOY.vocabulary.spell(by_the_clock.best()) == "pass"


def test_a_search_goes_on_from_what_an_earlier_one_found() -> None:
    state, moves = TOY.first(2), Moves()
    TOY.rules.advance(state, moves)
    TOY.rules.apply(state, TOY.vocabulary.parse("roll 4"), moves)
    search = searched(TOY, state, 300)
    child = search.tree.child[search.tree.most_tried(0)]
    visits = search.tree.visits[child]
    before = TOY.copy(state)
    TOY.rules.apply(state, search.best(), moves)
    assert search.go_on(state) and search.root.is_like(state) and search.tree.visits[0] == visits > 0
    search.run(50, 0.0)
    assert search.tree.visits[0] == visits + 50 and sum(tries for _move, tries, _mean in search.findings()) == visits + 50
    assert not search.go_on(before)
