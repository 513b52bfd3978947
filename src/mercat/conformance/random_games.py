"""Requirements for every game, checked in random games. Each game's tests run these checks, compiled and interpreted."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.conformance.coming_moves import ComingMoves
from mercat.conformance.random_orders import OrderChecks
from mercat.conformance.sentences import BrokenPromise, raised_by
from mercat.engine.game import Game
from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.match import Match, Refused, chosen_options
from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves, Rules
from mercat.engine.rules.state import NATURE, NONE, State
from mercat.engine.rules.vocabulary import ALLOWED, verb_of

S = TypeVar("S", bound=State)
Player: TypeAlias = Callable[[Match[Any], Generator], int]
CONSTANTS: Final = {"fields", "history", "seats", "options", "__dict__"}       # attributes of a state, neither copied nor saved
SAVED_EVERY: Final = 16                 # lines after which the position is saved as text and loaded
SEEN_EVERY: Final = 50                  # lines after which views, scores and all possible moves are checked, which is slow


def check_game(game: Game[S], seats: int, options: Mapping[str, str] | None = None, games: int = 5, seed: int = 1,
               law: Callable[[Match[Any]], None] | None = None, player: Player | None = None) -> set[str]:
    """Play random games and run all checks at every decision; return the names of the verbs that were played.

    `law` checks the game's own invariants with assertions; it is called after every move. `player` picks the moves; by default
    they are uniformly random. Raise BrokenPromise, an AssertionError, with the failed check or the error of a rule, the seed of
    the match and its length.
    """
    said: set[str] = set()
    for number in range(seed, seed + games):
        match: Match[S] = Match(game, seats, chosen_options(game, seats, options), [Chapter(seed_of(number))])
        try:
            check_match(match, said, law, player)
        except Exception as broken:
            why = str(broken) if isinstance(broken, AssertionError) and str(broken) else raised_by(game, broken)
            raise BrokenPromise(f"{why} (seed {number}, {seats} seats, {dict(options or {})}, after {len(match.entries)} lines)",
                                match) from broken
    return said


def check_match(match: Match[Any], said: set[str], law: Callable[[Match[Any]], None] | None = None,
                player: Player | None = None) -> None:
    """Play one match to its end and run all checks."""
    game = match.game
    generator = Generator(match.seed.number(), 1)
    before, scratch = game.blank(match.seats, match.state.options), game.blank(match.seats, match.state.options)
    tried: set[int] = set()             # moves whose notation and action number were checked
    orders, coming = OrderChecks(match), ComingMoves(game.vocabulary)
    check_fields(match.state)
    while match.to_move is not None:
        match.state.copy_into(before)
        assert before.is_like(match.state), (
            "copy_into is incomplete: hand out every field by Fields in the position's constructor")
        check_listing(match, before, tried)
        packed = int(match.moves.pick(generator)) if player is None else player(match, generator)
        check_refusals(match, before, generator)
        orders.check()
        if len(match.entries) % SEEN_EVERY == 1:
            check_legality(match)
            coming.look(match)
        coming.check(packed)
        check_move(match, packed, before)
        if len(match.entries) % SAVED_EVERY == 0:
            check_saved(match.state, scratch)
            check_ranges(match.state)
        said.add(game.vocabulary.verbs[verb_of(packed)].name)
        if law is not None:
            law(match)
        if len(match.entries) % SEEN_EVERY == 1:
            check_outside(match)
    check_outside(match)
    check_scores(match)
    replayed = match.at(len(match.entries))
    assert replayed.state.dump() == match.state.dump(), (
        "the journal does not replay: a rule depends on something outside the position")
    again = Match.from_json(match.to_json()) if game.voice is not None else match
    assert again.journal == match.journal and again.state.dump() == match.state.dump(), "saved and loaded, it is another match"


def by_advice(match: Match[Any], generator: Generator) -> int:
    """Pick a move: half of the time by the priors of the game's advice, to reach positions that random play rarely reaches, and
    half of the time uniformly, to reach positions that sensible play avoids."""
    moves, advice = match.moves, match.game.advice
    if advice is None or moves.weight > 0 or generator.below(2) == 0:
        return int(moves.pick(generator))
    weights = vec[i64]([0] * moves.count)
    advice.priors(match.state, moves, weights)
    return int(moves.buffer[generator.among(weights, moves.count)])


def check_fields(state: State) -> None:
    """Check that all attributes of a position are fields obtained from its Fields."""
    names = set(getattr(type(state), "__mypyc_attrs__", ())) | set(getattr(state, "__dict__", ()))
    names -= CONSTANTS
    declared = {field.name for field in state.fields.declarations}
    assert names == declared, f"not fields: {names ^ declared}; hand them out by Fields, so that they are copied and saved"


def check_listing(match: Match[Any], before: State, tried: set[int]) -> None:
    """Check that each legal move is offered once, is in range, and converts to notation and back, and that listing the moves
    changes nothing."""
    game = match.game
    listed = [int(move) for move in match.moves.listed()]
    again = Moves()
    game.rules.offer(match.state, again)
    assert [int(move) for move in again.listed()] == listed, (
        "listed twice, offered differently: `offer` must depend on the position alone")
    assert match.state.is_like(before), "listing moves changed the position: `offer` and `obstacle` may only look at it"
    assert len(set(listed)) == len(listed), "a move is offered twice: add each once in `offer`"
    assert (match.moves.weight > 0) == (match.to_move == NATURE), (
        "only nature's moves have weights: a rule of nature is a Chance, any other a Rule")
    for move in listed:
        if move not in tried:
            check_words(game, move)
            tried.add(move)
        obstacle = game.rules.obstacle(match.state, move)
        assert obstacle == ALLOWED, (
            f"a move with an obstacle is offered: {game.vocabulary.spell(move)}; ask `obstacle` in `offer`")


def check_words(game: Game[Any], move: int) -> None:
    """Check that a move converts to notation and action number and back, and that its values are in range."""
    words = game.vocabulary
    verb = words.verb(move)
    for facet, value in zip(verb.facets, words.values_of(move), strict=True):
        assert value < facet.size, f"out of range: {verb.name} {facet.name} {value}"
    assert words.parse(words.spell(move)) == move, f"does not parse: {words.spell(move)}"
    assert words.numbered(words.number(move)) == move, f"does not number: {words.spell(move)}"


def check_refusals(match: Match[Any], before: State, generator: Generator) -> None:
    """Check that a random move is refused if and only if it is not offered, and that this check changes nothing."""
    words = match.game.vocabulary
    packed = words.numbered(int(generator.word()) % words.size)
    refused = match.why_not(packed)
    assert (refused is None) == bool(match.moves.has(packed)), (
        "refused though offered, or the other way round: `offer` and `obstacle` must agree")
    assert match.state.is_like(before), "asking why not changed the position: `obstacle` may only look at it"


def check_legality(match: Match[Any]) -> None:
    """Check that every possible move is offered if it has no obstacle, and has a reason if it is not offered."""
    move = int(disagreement(match.game.rules, match.state, match.moves))
    assert move == NONE, (f"a move without an obstacle is not offered: {match.game.vocabulary.spell(move)}; "
                          "offer it, or give `obstacle` a reason")


def disagreement(rules: Rules[Any], state: State, moves: Moves) -> i64:
    """Return a move of the pending decision that is offered despite an obstacle, or is not offered although it has no obstacle;
    -1 if there is none.

    Every possible move of the menu's verbs is tried, so this is slow when interpreted: several milliseconds for a thousand moves.
    """
    step = rules.step(state)
    frame: Frame = step.opened(state)
    for place in range(moves.count):
        if step.obstacle(state, frame, moves.buffer[place]) != ALLOWED:
            return moves.buffer[place]
    for rule in step.menu:
        for move in rule.every_move:
            obstacle = step.obstacle(state, frame, move)
            if obstacle < ALLOWED or (obstacle == ALLOWED and not moves.has(move)):
                return move
    return NONE


def check_move(match: Match[Any], packed: int, before: State) -> None:
    """Make a move on a copy and in the match; check that the result is the same, and that copies are complete and independent."""
    game, state = match.game, match.state
    twin = game.copy(state)
    assert twin.is_like(state), "a copy is incomplete: give the constructor self.fields, and hand out every field by it"
    game.rules.apply(twin, packed, Moves())
    assert state.is_like(before), "a copy shares something: `copy` makes a new position, and no module keeps what changes"
    match.preview(packed)
    assert state.is_like(before), "a preview changed the position: a rule changes what no field holds"
    match.make(packed)
    assert state.is_like(twin), "keeping a history changes the play: `apply` must not look at the history"


def check_saved(state: State, scratch: State) -> None:
    """Check that a position survives saving as text and loading."""
    saved = state.dump()
    scratch.load(json.loads(json.dumps(saved)))
    assert scratch.is_like(state) and scratch.dump() == saved, (
        "saved and loaded, it is another position: a field holds what its facet cannot")
    assert scratch.digest() == state.digest(), "equal positions have different digests"


def check_ranges(state: State) -> None:
    """Check that a field whose numbers are facet values contains only such values, or -1 for no value."""
    for field, numbers in zip(state.fields.declarations, state.fields.numbers, strict=True):
        if field.values is not None:
            strange = [int(number) for number in numbers if not -1 <= number < field.values.size]
            assert strange == [], f"out of range: {field.name} {strange}; it may hold -1 and values of {field.values.name}"


def check_outside(match: Match[Any]) -> None:
    """Check that views are plain data and change nothing, that points match the score sheet, and that events have their facts."""
    before = match.state.dump()
    shown = match.view()
    assert json.loads(json.dumps(shown)) == shown, "a view is not plain data: use int, str, list and dict with keys that are str"
    assert match.state.dump() == before, "looking changed the position: view may only look at it"
    for seat in range(match.seats):
        lines = sum(line.points for line in match.scores()[seat].lines)
        assert lines == int(match.game.points(match.state, seat)), (
            "points and score sheet differ: `points` is the sum of the lines of `score`")
    for entry in match.entries[-50:]:
        for event in entry.events:
            assert len(set(event.facts) - {"cause"}) == len(event.word.facets), (
                "an event lacks a fact: `say` gets a value for each facet of the event")


def check_scores(match: Match[Any]) -> None:
    """Check that, at the end, at least one seat has first place and no seat may move."""
    places = sorted(score.place for score in match.scores())
    assert places[0] == 1 and len(places) == match.seats, "nobody won: `score` has an entry for every seat"
    try:
        match.play(0)
    except Refused as refused:
        assert refused.reason == "over", "the end is not the end"
    else:
        raise AssertionError("a move after the end")
