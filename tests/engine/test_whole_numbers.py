"""Whole numbers of any type are numbers everywhere, other values are refused alike, and two play by default."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy
import pytest

import mercat
from mercat.engine.game import Game
from mercat.learning import Batch, Episode, Observer
from tests.present import present

GAMES = ["caledonia", "new_bedford", "poseidon"]
KINDS = [numpy.int64, numpy.int32, numpy.uint8, numpy.array]


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_takes_numbers_of_numpy(kind: Callable[[int], Any]) -> None:
    plain, match = mercat.Match.start("new_bedford", 3, seed=5), mercat.Match.start("new_bedford", kind(3), seed=kind(5))
    assert match == plain and match.seats == 3
    for _move in range(3):
        move = plain.legal()[0].packed
        large = numpy.int64(move) if kind is not numpy.array else numpy.array(move)
        assert match.why_not(large) is None and match.warning(large) is None
        assert [str(event) for event in match.preview(large)] == [str(event) for event in plain.preview(move)]
        plain.play(move)
        match.play(large, kind(present(match.to_move)))
    assert match == plain and match.at(kind(2)) == plain.at(2)
    plain.undo(2)
    match.undo(kind(2))
    assert match == plain
    for wrong in (kind(0), kind(250)):                  # no moves of this decision
        assert isinstance(match.why_not(wrong), mercat.Refused)


@pytest.mark.parametrize("kind", KINDS)
def test_episodes_and_batches_take_numbers_of_numpy(kind: Callable[[int], Any]) -> None:
    plain, episode = Episode("new_bedford", 3, seed=5), Episode("new_bedford", kind(3), seed=kind(5))
    assert episode == plain
    for _move in range(3):
        number = plain.legal[0]
        large = numpy.int64(number) if kind is not numpy.array else numpy.array(number)
        assert episode.is_legal(large) and list(episode.row(kind(1))) == list(plain.row(1))
        plain.step(number)
        episode.step(large)
    episode.begin(kind(5))
    assert episode == Episode("new_bedford", 3, seed=5)
    batch, other = Batch("new_bedford", kind(2), kind(3), seed=kind(7)), Batch("new_bedford", 2, 3, seed=7)
    number = int(batch.legal[1, 0])
    batch.step_in(kind(1), numpy.int64(number))
    other.step_in(1, number)
    batch.step([numpy.int64(batch.legal[0, 0]), numpy.int64(-1)])
    other.step([other.legal[0, 0], -1])
    assert all(batch.state(kind(match)) == other.state(match) for match in range(2))
    batch.begin(kind(0), kind(3))
    other.begin(0, 3)
    assert batch.state(0) == other.state(0)
    observer = Observer(plain.game, 3, plain.options)
    assert observer.numbers(plain.state, kind(2)) == observer.numbers(plain.state, 2)


@pytest.mark.parametrize("wrong", [2.0, "2", "two", True, numpy.float64(2), numpy.True_, None, [2], 9, -1, 10**30], ids=repr)
def test_other_numbers_of_seats_are_refused_alike(wrong: Any) -> None:
    for make in (mercat.Match.start, Episode):
        with pytest.raises(mercat.Refused) as refused:
            make("new_bedford", wrong)
        assert refused.value.reason == "wrong_seats"
    with pytest.raises(mercat.Refused):
        Batch("new_bedford", 1, wrong)


@pytest.mark.parametrize("wrong", [2.0, "two", True, numpy.float64(2), numpy.True_, [2], b"2"], ids=repr)
def test_other_seeds_are_refused_alike(wrong: Any) -> None:
    with pytest.raises(mercat.Refused) as refused:
        mercat.Match.start("new_bedford", 2, seed=wrong)
    assert refused.value.reason == "wrong_seed"
    for call in (lambda: Episode("new_bedford", 2, seed=wrong), lambda: Batch("new_bedford", 1, seed=wrong),
                 lambda: Batch("new_bedford").begin(0, wrong)):
        with pytest.raises(ValueError, match="whole number"):
            call()


def test_there_is_no_such_seat_move_or_match() -> None:
    episode, batch = Episode("new_bedford", 2), Batch("new_bedford", 2, 2)
    for seat in (2, 5, -3, 2**70):
        with pytest.raises(IndexError, match=f"there is no seat {seat} among 2"):
            episode.row(seat)
    for number in (-1, 763, 2**70, numpy.int64(-5)):
        assert not episode.is_legal(number)
        for step in (episode.step, lambda number: batch.step_in(0, number)):
            with pytest.raises(ValueError, match="is not legal"):
                step(number)
    for match in (2, -1, 2**70):
        with pytest.raises(ValueError, match=f"there is no match {match}"):
            batch.state(match)
    wrong: Any
    for wrong in (1.0, "1"):
        with pytest.raises(TypeError):
            episode.step(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_two_play_by_default(name: str) -> None:
    game = mercat.find(name)
    assert game.usual == 2
    for seats in ((), (0,), (numpy.int64(0),)):
        assert mercat.Match.start(name, *seats).seats == Episode(name, *seats).seats == Batch(name, 1, *seats).seats == 2


@pytest.mark.parametrize(("seats", "usual"), [((1, 4), 2), ((2, 4), 2), ((3, 5), 3), ((1, 1), 1), ((2, 2), 2), ((4, 4), 4)])
def test_other_games_begin_with_the_nearest_number(seats: tuple[int, int], usual: int) -> None:
    toy = mercat.find("new_bedford")
    game = Game("other", 1, seats, toy.rules, toy.blank, toy.set_up, toy.copy, toy.points, toy.score, toy.view, "")
    assert game.usual == usual == game.worded({}).usual


def test_generators_can_be_pickled_and_copied() -> None:
    import copy
    import pickle

    from mercat.engine.rules.rng import Generator

    generator = Generator(Random(1).getrandbits(100), 2)
    generator.below(7)
    twins = [copy.copy(generator), copy.deepcopy(generator), pickle.loads(pickle.dumps(generator))]
    expected = [int(generator.below(1000)) for _number in range(20)]
    assert all([int(twin.below(1000)) for _number in range(20)] == expected for twin in twins)
