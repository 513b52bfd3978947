"""Batches: every array agrees, step by step, with a plain model of rows and with matches played one by one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import mercat
from mercat.engine.matches.chance import seed_of
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import is_compiled
from mercat.learning import Batch, Episode
from tests.plain_rows import labelled_row, listed
from tests.present import present

GAMES = ["caledonia", "new_bedford", "poseidon"]
TABLES = [(name, seats) for name in GAMES for seats in range(mercat.find(name).fewest, mercat.find(name).most + 1)]
COUNT = 3


def choices(name: str) -> list[dict[str, str]]:
    """Options of a game that differ from the default, one at a time."""
    return [{option.name: value} for option in mercat.find(name).options for value in option.values if value != option.default]


class PlainMatch:
    """One match of a batch, played by the rules alone."""

    def __init__(self, batch: Batch, match: int) -> None:
        self.batch, self.match, self.games = batch, match, 0
        self.game, self.moves, self.returns = batch.game, Moves(), [0.0] * batch.seats
        self.begin()

    def begin(self) -> None:
        seed = seed_of(self.match + self.games * self.batch.count + 11)
        self.games += 1
        self.generator = Generator(seed.number())
        self.state = self.game.first(self.batch.seats, self.batch.options)
        self.game.rules.advance(self.state, self.moves)
        self.play_nature()

    def play_nature(self) -> None:
        while self.moves.weight:
            self.game.rules.apply(self.state, self.moves.pick(self.generator), self.moves)

    def step(self, number: int) -> bool:
        self.game.rules.apply(self.state, self.game.vocabulary.numbered(number), self.moves)
        self.play_nature()
        self.returns, over = [0.0] * self.batch.seats, self.moves.count == 0
        if over:
            totals = [score.rank for score in self.game.scores(self.state)]
            others = self.batch.seats - 1
            self.returns = ([sum((mine > rank) - (mine < rank) for rank in totals) / others for mine in totals] if others
                            else [totals[0][0] / 100])
            self.begin()
        return over

    @property
    def legal(self) -> list[int]:
        return [self.game.vocabulary.number(move) for move in self.moves.listed()]


def compare(batch: Batch, plain: PlainMatch, read: bool) -> None:
    """Compare everything that a batch tells of a match with the plain one; rows, which take long, only where `read`."""
    match, legal = plain.match, plain.legal
    assert batch.to_move[match] == batch.game.rules.to_move(plain.state)
    assert listed(batch.legal)[match][:batch.offered[match]] == legal
    if read:
        expected = labelled_row(plain.game, plain.state, batch.seats, batch.to_move[match])
        row = listed(batch.rows)[match] if batch.rows else None
        assert batch.layout.labels == [label for label, _number in expected]
        pairs = zip(expected, present(row), strict=True)
        assert {label: (number, told) for (label, number), told in pairs if number != told} == {}
        assert [number for number, is_legal in enumerate(listed(batch.mask)[match]) if is_legal] == sorted(legal)


def play_beside(batch: Batch, steps: int, every: int) -> int:
    """Step a batch beside plain matches, at most until some games have ended; return how many."""
    plain, chance, ended = [PlainMatch(batch, match) for match in range(batch.count)], Random(3), 0
    for step in range(steps):
        if ended > 1:
            break
        for one in plain:
            compare(batch, one, (step + one.match) % every == 0)
        numbers = [chance.choice(one.legal) for one in plain]
        batch.step(numbers)
        over = [one.step(number) for one, number in zip(plain, numbers, strict=True)]
        assert batch.ended.tolist() == over
        assert listed(batch.rewards) == [one.returns for one in plain]
        ended += sum(over)
    return ended


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_observes_what_plain_matches_do(name: str, seats: int) -> None:
    batch = Batch(name, COUNT, seats, seed=11, rows="float32" if seats % 2 else "int16")
    ended = play_beside(batch, 5000, 61) if is_compiled() else play_beside(batch, 250, 23)
    assert ended > 0 or not is_compiled()


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in GAMES for options in choices(name)])
def test_options_are_played(name: str, options: dict[str, str]) -> None:
    game = mercat.find(name)
    play_beside(Batch(name, 2, min(3, game.most), options, seed=11), 120, 17)


@pytest.mark.parametrize("name", GAMES)
def test_compact_numbers_spread_into_the_row(name: str) -> None:
    numpy = pytest.importorskip("numpy")
    batch = Batch(name, COUNT, 3, seed=2, rows="float32")
    for _step in range(200):
        batch.step(batch.sample())
        assert numpy.array_equal(batch.layout.spread(batch.numbers), numpy.asarray(batch.rows))
    only = Batch(name, COUNT, 3, seed=2, rows="numbers")
    for _step in range(200):
        only.step(only.sample())
    assert only.rows is None and only.numbers == batch.numbers
    assert len(batch.layout.columns) * 2 < batch.layout.size


def test_arrays_are_the_memory_itself() -> None:
    numpy = pytest.importorskip("numpy")
    batch = Batch("new_bedford", 4)
    rows, mask = numpy.asarray(batch.rows), numpy.asarray(batch.mask)
    assert (rows.shape, rows.dtype, mask.dtype) == ((4, batch.layout.size), numpy.int16, numpy.bool_)
    before = rows.copy()
    batch.step(numpy.asarray(batch.sample()))
    assert not numpy.array_equal(rows, before) and not rows.flags.writeable
    assert numpy.array_equal(rows, numpy.asarray(batch.rows))


@pytest.mark.parametrize("masks", [True, False])
@pytest.mark.parametrize("wrong", [-2, 10**6, None])
def test_an_illegal_number_moves_nothing(masks: bool, wrong: int | None) -> None:
    batch = Batch("new_bedford", 3, masks=masks)
    numbers = list(batch.sample())
    if wrong is None:
        wrong = next(number for number in range(batch.actions) if number not in listed(batch.legal)[2])
    before = [batch.state(match).dump() for match in range(3)]
    with pytest.raises(ValueError, match=f"match 2: move {wrong} is not legal"):
        batch.step([*numbers[:2], wrong])
    with pytest.raises(ValueError, match="2 moves for 3 matches"):
        batch.step(numbers[:2])
    with pytest.raises(ValueError, match=f"move {wrong} is not legal"):
        batch.step_in(2, wrong)
    with pytest.raises(ValueError, match="there is no match 3"):
        batch.step_in(3, numbers[0])
    with pytest.raises(ValueError, match="there is no match -1"):
        batch.begin(-1)
    assert [batch.state(match).dump() for match in range(3)] == before
    batch.step(numbers)


def test_wrong_arguments_are_refused() -> None:
    cases: list[tuple[dict[str, Any], str]] = [({"count": 0}, "at least one"), ({"rows": "int8"}, "float32")]
    for wrong, said in cases:
        with pytest.raises(ValueError, match=said):
            Batch("new_bedford", **wrong)
    with pytest.raises(mercat.Refused):
        Batch("new_bedford", 1, 9)


def test_a_match_can_wait() -> None:
    batch = Batch("new_bedford", 2)
    waiting, row = batch.state(0).dump(), listed(batch.rows)[0]
    for _step in range(5):
        batch.step([-1, batch.sample()[1]])
    assert batch.state(0).dump() == waiting and listed(batch.rows)[0] == row


def test_without_restart_a_match_that_is_over_waits_to_be_begun() -> None:
    batch = Batch("new_bedford", 2, restart=False)
    while not batch.ended[0]:
        batch.step([batch.sample()[0], -1])
    assert batch.to_move[0] == -2 and batch.offered[0] == 0 and not any(listed(batch.mask)[0])
    for match in (0, 1):
        expected = labelled_row(batch.game, batch.state(match), 2, batch.to_move[match])
        assert listed(batch.rows)[match] == [number for _label, number in expected]
    assert sum(listed(batch.rewards)[0]) == 0 and max(listed(batch.rewards)[0]) > 0 and min(listed(batch.points)[0]) > 0
    assert batch.sample()[0] == -1
    batch.step([-1, batch.sample()[1]])
    with pytest.raises(ValueError, match="not legal"):
        batch.step_in(0, 0)
    batch.begin(0)
    assert batch.to_move[0] >= 0 and not batch.ended[0] and listed(batch.rewards)[0] == [0, 0]
    expected = labelled_row(batch.game, batch.state(0), 2, batch.to_move[0])
    assert listed(batch.rows)[0] == [number for _label, number in expected]


@pytest.mark.parametrize("name", GAMES)
def test_as_match_it_has_the_draws_of_matches(name: str) -> None:
    batch, episode = Batch(name, 1, 3, seed=7, as_match=True, rows="float32"), Episode(name, 3, seed=7)
    for _step in range(60):
        assert episode.legal == listed(batch.legal)[0][:batch.offered[0]]
        assert listed(batch.rows)[0] == list(episode.row()) and batch.state(0).is_like(episode.state)
        number = batch.sample()[0]
        batch.step_in(0, number)
        episode.step(number)


def test_more_moves_than_ever_find_room() -> None:
    batch = Batch("caledonia", 2, 4)
    before = listed(batch.legal)
    offered = [listed(batch.legal)[match][:batch.offered[match]] for match in range(2)]
    batch.offers.widen(300)
    assert batch.legal.shape == (2, 600) and len(before[0]) == 64
    assert [listed(batch.legal)[match][:batch.offered[match]] for match in range(2)] == offered


def test_a_share_of_a_batch_plays_the_same_games() -> None:
    whole, part = Batch("new_bedford", 4, seed=5), Batch("new_bedford", 2, seed=5, share=(2, 4))
    chance = Random(1)
    for _step in range(400):
        numbers = [chance.choice(row[:many]) for row, many in zip(listed(whole.legal), whole.offered, strict=True)]
        whole.step(numbers)
        part.step(numbers[2:])
        assert listed(whole.rows)[2:] == listed(part.rows) and whole.ended.tolist()[2:] == part.ended.tolist()


def test_numbers_too_large_for_16_bits_are_clipped() -> None:
    batch = Batch("new_bedford", 1, rows="int16")
    exact = Batch("new_bedford", 1, rows="float32")
    entry = batch.layout.labels.index("money.me")
    for money, told in ((40_000, 32_767), (-40_000, -32_768), (2_000, 2_000), (3_000, 3_000), (-65, -65)):
        for one in (batch, exact):
            state: Any = one.core.states[0]
            state.money[one.to_move[0]] = money
            present(one.core.rows).observe(state, one.to_move[0], 0)
        assert (present(batch.rows)[0, entry], present(exact.rows)[0, entry]) == (told, money)
        assert listed(batch.numbers) == listed(exact.numbers)
