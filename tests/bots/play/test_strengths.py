"""The strengths for people: what they are kept from, where they err no more, and as what their errors count."""

from dataclasses import replace
from typing import Any

import pytest

import mercat
from mercat import Match
from mercat.bots import PlannerBot, SearchBot, StrengthBot, bot
from mercat.bots.play.learner_bot import PLAN_LEFT, PRICE_NOT_WATCHED, SHORT_VIEW, Errors, LearnerBot, SeenMoves
from mercat.bots.play.players import GreedyBot
from mercat.bots.play.registry import strengths
from mercat.bots.play.strengths import STRENGTHS, careful
from mercat.engine.matches.chance import seed_of
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NONE


@pytest.fixture(scope="module")
def auction() -> Match[Any]:
    """A bid for a clan is to be made; nothing has been bid."""
    return Match.start("caledonia", 3, {"clans": "auction"}, seed=4)


@pytest.fixture(scope="module")
def turn() -> Match[Any]:
    """A turn of the third round, reached by the moves of `strong`."""
    match, player = Match.start("caledonia", 2, seed=4), bot("strong")
    while match.step != "turn" or match.state.round < 3:
        match.play(player.pick(match.game, match.state, match.moves, len(match.entries)))
    return match


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A `master` that searches shortly."""
    monkeypatch.setitem(STRENGTHS, "master", replace(STRENGTHS["master"], learned=PlannerBot(20), guided=SearchBot(4)))


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("game", ["new_bedford", "caledonia", "poseidon"])
@pytest.mark.parametrize("name", strengths())
def test_no_strength_makes_a_move_that_is_declared_a_bad_habit(name: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it would play is declared one; then it plays something else, whatever limits it, and also in shares."""
    match, player = Match.start(game, 2, seed=1), bot(name)
    played, dearest = match.game, StrengthBot(name, seconds=0.05)
    meant = player.pick(played, match.state, match.moves, 1)
    worse = [0 if move == meant else NONE for move in match.moves.listed()]
    monkeypatch.setattr(type(played.habits), "worse", lambda habits, state, moves: worse)
    assert player.pick(played, match.state, match.moves, 1) != meant
    assert dearest.pick(played, match.state, match.moves, 1) != meant
    if player.shares_work(played, 2):
        shares = [player.pick_in_share(played, match.state, match.moves, 1, share, 3)[0] for share in range(3)]
        assert meant not in shares and len(set(shares)) == min(3, len(worse) - 1)
        worse[:] = [NONE if move == shares[0] else 0 for move in match.moves.listed()]
        assert {player.pick_in_share(played, match.state, match.moves, 1, share, 2)[0] for share in range(2)} == {shares[0]}


@pytest.mark.usefixtures("short")
def test_master_sells_at_the_end_and_buys_nothing_to_sell_it_at_a_loss() -> None:
    """In a game of New Bedford its search by itself would do both."""
    match, master, player, made = Match.start("new_bedford", 2, seed=4), StrengthBot("master"), bot("random"), set[str]()
    while match.to_move is not None:
        moves, worse = match.moves, match.game.habits.worse(match.state, match.moves)
        if any(number != NONE for number in worse) and NONE in worse:
            habits = dict(zip(map(int, moves.listed()), worse, strict=True))
            meant = habits[master.player(match.game, 2).pick(match.game, match.state, moves, 1)]
            made |= set() if meant == NONE else {match.game.habits.names[meant]}
            assert habits[master.pick(match.game, match.state, moves, 1)] == NONE
        match.play(player.pick(match.game, match.state, moves, seed_of(4).bot_seed(len(match.entries))))
    assert made >= {"bought_and_sold_at_a_loss", "goods_left_at_the_end"}


@pytest.mark.parametrize("name", strengths())
def test_all_strengths_bid_alike_up_to_what_the_choice_is_worth(auction: Match[Any], name: str) -> None:
    """Whoever opens bids nothing. The next bids one more than the highest bid, up to some bid, and then no more."""
    player = bot(name)
    assert auction.game.vocabulary.spell(player.pick(auction.game, auction.state, auction.moves, 1)) == "bid 0"
    made = list[str]()
    for highest in range(30):
        match = auction.copy()
        match.play(f"bid {highest}")
        made.append(match.game.vocabulary.spell(player.pick(match.game, match.state, match.moves, highest)))
    bids = made.index("stand_back")
    assert made == [f"bid {highest + 1}" for highest in range(bids)] + ["stand_back"] * (30 - bids)
    assert 10 < bids < 29
    share = player.pick_in_share(match.game, match.state, match.moves, 1, 1, 2)
    assert match.game.vocabulary.spell(share[0]) == "stand_back"


@pytest.mark.one_form
def test_of_a_kind_the_best_is_taken(turn: Match[Any]) -> None:
    view = SeenMoves(turn.game, turn.state, turn.moves)
    kinds = view.best_of_kinds(view.utilities)
    word = turn.game.vocabulary.verb
    shown = [(word(view.listed[place]).name, word(view.listed[place]).first(view.listed[place])) for place in kinds]
    assert len(shown) == len(set(shown)) < len(view.listed)
    chosen = {LearnerBot(Errors(slack=0.3)).pick(turn.game, turn.state, turn.moves, seed) for seed in range(60)}
    assert len(chosen) > 1 and chosen <= {view.listed[place] for place in kinds}


@pytest.mark.one_form
def test_what_a_mistake_is(turn: Match[Any]) -> None:
    def made(errors: Errors) -> set[str]:
        return {LearnerBot(errors).decide(turn.game, turn.state, turn.moves, seed)[1] for seed in range(30)}

    assert made(Errors()) == {""}
    assert made(Errors(slack=0.5)) >= {PLAN_LEFT} and not made(Errors(slack=0.5)) & {SHORT_VIEW, PRICE_NOT_WATCHED}
    assert made(Errors(short=1000.0)) == {SHORT_VIEW}


def test_prices_that_are_not_watched_are_the_usual_ones(turn: Match[Any]) -> None:
    """With milk at its lowest price, a sale is seen as if it brought the price in the middle."""
    game, seat = turn.game, int(turn.to_move or 0)
    state, moves = game.copy(turn.state), Moves()
    state.goods[seat, 2], state.merchants[seat], state.price[2] = 3, 3, 0
    state.buying[seat, 2] = state.selling[seat, 2] = 0
    game.rules.offer(state, moves)
    after = game.copy(state)
    sale = game.vocabulary.parse("sell milk 3")
    game.rules.apply(after, sale, Moves())
    got = int(after.money[seat])
    game.habits.at_usual_prices(state, after, sale)
    assert after.money[seat] > got
    view = SeenMoves(game, state, moves)
    place = view.listed.index(sale)
    assert view.seen(0.0, blind=True)[place] != view.seen(0.0, blind=False)[place] == view.utilities[place]


def test_where_nothing_follows_nobody_errs() -> None:
    assert careful(LearnerBot(Errors(1.0, 2.0, 50))) == LearnerBot(Errors())
    assert careful(GreedyBot(slack=0.4)) == GreedyBot() and careful(SearchBot(9)) == SearchBot(9)


def test_strong_thinks_longer_in_late_merchant_rounds_of_poseidon() -> None:
    """master does not: it always searches as long."""
    match = Match.start("poseidon", 3, seed=1)
    trading = int(mercat.find("poseidon").rules.number_of("trading"))
    found = []
    for round_ in (1, 10):
        match.state.numbers[0] = round_
        match.state.stack[int(match.state.depth)] = (int(match.state.top) & ~STEP_MASK) | trading
        found.append([StrengthBot(name).player_in(match.game, match.state) for name in ("strong", "master")])
    assert found == [[SearchBot(36), SearchBot(600)], [SearchBot(180), SearchBot(600)]]


@pytest.mark.one_form
def test_a_search_picks_the_best_of_the_moves_that_it_is_given() -> None:
    match = Match.start("poseidon", 3, seed=1)
    best = SearchBot(40).pick(match.game, match.state, match.moves, 3)
    rest = Moves()
    for move in match.moves.listed():
        if move != best:
            rest.add(move)
    second = SearchBot(40).pick(match.game, match.state, rest, 3)
    assert second != best and rest.has(second) and second != NONE
