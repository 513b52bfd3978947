"""Moves with the decisions that complete them."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

from mercat.bots import bot
from mercat.bots.analysis.review import Reviewing
from mercat.bots.play.compound_moves import completed
from mercat.bots.search.by_playouts import Search
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.games import find
from mercat.server.play.decision import hint_text
from mercat.text import LANGUAGES


def before_first(game: str, seats: int, verb: str) -> tuple[Match[Any], int, list[int]]:
    """A game of random moves just before the first one with a verb that a decision of the same seat follows; that move, and what
    followed."""
    match, number = Match.start(game, seats, seed=5), 0
    while match.to_move is not None:
        match.play(bot("random").pick(match.game, match.state, match.moves, number))
        number += 1
    entries = [match.entries[length - 1] for length in match.path]
    for place, (entry, after) in enumerate(pairwise(entries)):
        if match.game.vocabulary.verb(entry.move).name == verb and after.seat == entry.seat != NATURE:
            return match.at(place), entry.move, [later.move for later in entries[place + 1:place + 6]]
    raise AssertionError(f"nobody made a move with {verb}")


def test_what_was_sold_completes_a_sale() -> None:
    match, move, later = before_first("poseidon", 3, "sell")
    seat = match.to_move
    assert seat is not None
    then = completed(match.game, match.state, seat, move, later)
    assert then == later[:1] and match.game.vocabulary.verb(then[0]).name == "give_up"
    assert completed(match.game, match.state, seat, move, []) == []
    assert completed(match.game, match.state, seat, move, [move]) == []        # which is not legal there


def test_a_move_that_says_all_has_nothing_to_complete_it() -> None:
    match, move, later = before_first("poseidon", 3, "explore")
    assert match.to_move is not None and completed(match.game, match.state, match.to_move, move, later) == []


def test_the_building_completes_a_worker_at_the_town_hall() -> None:
    match = Match.start("new_bedford", 2, seed=5)
    number = 0
    while match.game.vocabulary.parse("place town_hall") not in [int(move.packed) for move in match.legal()]:
        match.play(bot("casual").pick(match.game, match.state, match.moves, number))
        number += 1
    assert match.to_move is not None
    move = match.game.vocabulary.parse("place town_hall")
    search: Search[Any] = Search(match.game, match.state, 1)
    search.run(400, 0.0)
    expected = search.line(move)
    then = completed(match.game, match.state, match.to_move, move, expected)
    assert then == expected[:len(then)] and then and match.game.vocabulary.verb(then[0]).name != "place"


def test_the_line_of_a_search_is_legal() -> None:
    match = Match.start("barley_fair", 2, seed=1)
    search: Search[Any] = Search(match.game, match.state, 1)
    search.run(300, 0.0)
    best = search.best()
    line = search.line(best)
    assert len(line) >= 2 and search.line(-1) == []
    for move in (best, *line[:2]):
        match.play(match.game.vocabulary.spell(move))        # refused if it were not legal


def test_a_review_knows_what_was_played_next() -> None:
    match, move, later = before_first("poseidon", 3, "sell")
    for one in (move, *later):
        match.play(match.game.vocabulary.spell(one))
    reviewing = Reviewing(match)
    sold = reviewing.decisions[-1 - len(later)]
    assert sold.move == move
    following = reviewing.later(sold)
    assert following == later[:len(following)] and following
    assert reviewing.later(reviewing.decisions[-1]) == []


def test_a_hint_says_the_whole_move() -> None:
    game = find("poseidon")
    hint = {"move": "sell", "then": ["give_up korinthos 3"]}
    said = {language: hint_text(game, hint, partial(game.say, language)) for language in LANGUAGES}
    assert said["en"] == "Sell merchants → Sell 3 merchants of Korinthos" and len(set(said.values())) == 3
    assert hint_text(game, {"move": "sell"}, partial(game.say, "en")) == "Sell merchants"       # stored by an earlier version


def test_a_free_move_is_named_with_the_move_that_follows_it() -> None:
    """A fisherman rows, and then the action is chosen in the same decision; after that the turn is over."""
    match, move, later = before_first("caledonia", 4, "row")
    assert match.to_move is not None
    then = completed(match.game, match.state, match.to_move, move, later)
    assert then == later[:1]
    assert completed(match.game, match.state, match.to_move, then[0], later[1:]) == []
