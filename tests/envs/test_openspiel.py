"""The games in OpenSpiel: its own checks pass, a game played there is the same game here, and its algorithms run."""

import pickle
from random import Random
from typing import Any

import numpy
import pytest

import mercat
from mercat.engine.rules.state import is_compiled
from mercat.learning import Observer

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("mercat.envs.openspiel")
SLOW = pytest.mark.skipif(not is_compiled(), reason="long games: only compiled")
SETTINGS = [("new_bedford", 2, ""), ("new_bedford", 4, "edition:second_printing"), ("caledonia", 1, ""),
            ("caledonia", 3, "clans:auction ports:off"), pytest.param("poseidon", 2, "", marks=SLOW),
            pytest.param("poseidon", 5, "", marks=SLOW)]


def loaded(name: str, seats: int = 2, options: str = "") -> Any:
    """The game as OpenSpiel's own object."""
    return pyspiel.load_game(f"python_mercat_{name}", {"seats": seats, "options": options})


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_their_simulation_test_with_serialization(name: str, seats: int, options: str) -> None:
    pyspiel.random_sim_test(loaded(name, seats, options), 1, True, False)


def test_by_name_alone_and_the_name_leads_to_the_same_game() -> None:
    for name in ("new_bedford", "caledonia", "poseidon"):
        game = pyspiel.load_game(f"python_mercat_{name}")
        assert game.num_players() == 2 and game.num_distinct_actions() == mercat.find(name).vocabulary.size
    game = loaded("caledonia", 3, "clans:off map:tight")
    again = pyspiel.load_game(str(game))
    assert (again.num_players(), str(again)) == (3, str(game))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS[:4])
def test_a_match_is_the_same_game_there(name: str, seats: int, options: str) -> None:
    chosen = dict(word.split(":") for word in options.split())
    match = mercat.Match.start(name, seats, chosen, seed=7)
    game, luck = loaded(name, seats, options), Random(3)
    observer = Observer(match.game, seats, match.chosen)
    while match.to_move is not None:
        match.play(luck.choice(match.legal()))
    state = game.new_initial_state()
    for number, line in enumerate(match.journal):
        who, _, move = line.partition(" ")
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if who == "nature" else int(who))
        if who == "nature":
            chances = dict(state.chance_outcomes())
            assert sum(chances.values()) == pytest.approx(1) and list(chances) == sorted(chances)
        action = state.string_to_action(move)
        assert state.action_to_string(action) == move and action in state.legal_actions()
        if number % 20 == 0 and who != "nature":
            here = match.at(number)
            assert state.legal_actions() == sorted(match.game.vocabulary.number(one.packed) for one in here.legal())
            for seat in range(seats):
                row = list(observer.row(here.state, seat))
                assert state.observation_tensor(seat) == state.information_state_tensor(seat) == row
        state.apply_action(action)
    assert state.is_terminal()
    totals, returns = [score.total for score in match.scores()], state.returns()
    assert returns == [totals[0] / 100] if seats == 1 else sum(returns) == pytest.approx(0)
    if seats > 1:
        first = [score.seat for score in match.scores() if score.place == 1]
        assert [seat for seat in range(seats) if returns[seat] == max(returns)] == sorted(first)


def test_strings_tell_states_apart_and_copies_are_separate() -> None:
    state = loaded("new_bedford").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    twin, kept = state.clone(), pickle.loads(pickle.dumps(state.position))
    assert (twin.information_state_string(0), str(twin)) == (state.information_state_string(0), str(state))
    twin.apply_action(twin.legal_actions()[1])
    assert twin.information_state_string(0) != state.information_state_string(0)
    assert twin.observation_string(0) != state.observation_string(0)
    assert kept.legal() == state.legal_actions()
    assert kept.state.dump() == state.position.state.dump() != twin.position.state.dump()


@pytest.mark.parametrize(("name", "params", "word"), [
    ("caledonia", {"seats": 5}, "1 to 4"), ("new_bedford", {"options": "edition:third"}, "edition"),
    ("new_bedford", {"options": "nonsense"}, "nonsense"), ("poseidon", {"options": "ports:on"}, "ports")])
def test_what_a_game_does_not_have_is_refused(name: str, params: dict[str, int | str], word: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=word):
        pyspiel.load_game(f"python_mercat_{name}", params)


def test_their_tree_search_plays() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game, luck = loaded("new_bedford"), numpy.random.RandomState(5)
    state = game.new_initial_state()
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    for _ in range(5):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert len(state.history()) == 5


def test_their_learner_learns_in_their_environment() -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    from open_spiel.python.algorithms.random_agent import RandomAgent
    from open_spiel.python.algorithms.tabular_qlearner import QLearner

    environment = rl_environment.Environment(loaded("new_bedford"))
    environment.seed(1)
    actions = environment.action_spec()["num_actions"]
    learner, other = QLearner(player_id=0, num_actions=actions), RandomAgent(player_id=1, num_actions=actions)
    step = environment.reset()
    while not step.last():
        agent = (learner, other)[step.observations["current_player"]]
        step = environment.step([agent.step(step).action])
    learner.step(step)
    assert step.rewards[0] == -step.rewards[1] and learner.loss is not None


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = loaded("new_bedford").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    before, history = str(state), state.history()
    for wrong in (next(number for number in range(763) if number not in state.legal_actions()), 10**6):
        with pytest.raises(ValueError, match=f"move {wrong} is not legal"):
            state.apply_action(wrong)
    assert (str(state), state.history()) == (before, history)
    state.apply_action(state.legal_actions()[0])
    assert len(state.history()) == 2
