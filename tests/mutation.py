"""Strategies that change a text or plain data in a few places, for tests with damaged and hostile files."""

import json
import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as some

from mercat import Match
from mercat.engine.matches.chance import seed_of

GAMES = ("caledonia", "new_bedford", "poseidon")
ODD_WORDS = ("", "-1", "0", "1", "99", "2147483648", "9" * 40, "1.5", "٣", "²", "nature", "undo", "undo 0", "undo 999999", "none",
             "nobody", "let", "=", "?", "!", "!!", "game", "seats", "include", "option", "deal", "seed", "preset", ".", "..", ",",
             "#", "0 pass", "pass", "\x00", "\u202e", "\u2028", "ſ", "İ", "x" * 300)
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, 2**31, 2**63, 10**30, 1.5, 1e308, [], {}, [[]], [None], {"": None}, {"until": 1},
    {"preset": []}, {"preset": {}}, [0], ["nature"], "0" * 32, "f" * 64, "\ud800", *ODD_WORDS)
ODD_LETTERS = "\x00\t\r\x0b\x1c\u00a0\u2028\u202e\ufeff\ufffd" + "#.,-=!?/\\'\"[]{}%<>" + "019aZłß²٣🐋"


def trials(many: int) -> settings:
    """Return settings for a number of examples, always the same ones; MERCAT_THOROUGH multiplies the number and draws new ones
    each time."""
    times = int(os.environ.get("MERCAT_THOROUGH", "1"))
    return settings(max_examples=many * times, deadline=None, derandomize=times == 1, database=None,
                    suppress_health_check=list(HealthCheck))


@cache
def saved_matches() -> tuple[str, ...]:
    """Return saved matches of all games with two to four seats: with the last seed and without it, and some dealt by hand."""
    kinds = [(game, seats) for game in GAMES for seats in (2, 3, 4)]
    return tuple(saved(game, seats, seed, tells=seed % 2 == 0, by_hand=seed % 3 == 0) for seed, (game, seats) in enumerate(kinds))


def saved(game: str, seats: int, seed: int, *, tells: bool, by_hand: bool) -> str:
    """Return a saved match of twelve moves, one of them taken back under a new seed; with `by_hand`, its set-up is written in the
    file."""
    match = Match.start(game, seats, seed=seed, names=[f"Player {seat}" for seat in range(seats)], table="abc")
    if by_hand:
        lines = [entry.text for entry in match.entries]
        match = Match.start(game, seats, seed=seed, deal=lines, table="abc")
    for number in range(12):
        match.play(match.legal()[number % len(match.legal())])
    match.undo(seed=seed_of(seed + 1))
    match.play(match.legal()[0])
    return match.to_json(seed=tells)


@some.composite
def changed_text(draw: Callable[..., Any], texts: Sequence[str]) -> str:
    """Draw one of the texts, with one to three lines, words or letters left out, doubled, exchanged or replaced."""
    text: str = draw(some.sampled_from(texts))
    for _ in range(draw(some.integers(1, 3))):
        between, odd = draw(some.sampled_from((("\n", ODD_WORDS), (" ", ODD_WORDS), ("", ODD_LETTERS))))
        parts = text.split(between) if between else list(text)
        text = between.join(draw(changed_list(parts, odd)))
    return text


@some.composite
def changed_list(draw: Callable[..., Any], parts: Sequence[Any], odd: Sequence[Any]) -> list[Any]:
    """Draw a list with one part left out, doubled, moved, replaced by another or an odd one, or cut off there."""
    if not parts:
        return [draw(some.sampled_from(odd))]
    at, other = draw(some.integers(0, len(parts) - 1)), draw(some.integers(0, len(parts) - 1))
    before, here, after = list(parts[:at]), parts[at], list(parts[at + 1:])
    strange = draw(some.sampled_from(odd))
    return list(draw(some.sampled_from((
        [*before, *after], [*before, here, here, *after], [*before, parts[other], *after], [*before, strange, *after],
        [*before, strange, here, *after], before))))


@some.composite
def changed_data(draw: Callable[..., Any], data: Any) -> Any:
    """Draw plain data with something left out, added or replaced at any depth."""
    if not isinstance(data, (list, dict)) or draw(some.integers(0, 4)) == 0:
        return draw(some.sampled_from(ODD_VALUES))
    if isinstance(data, list):
        if not data or draw(some.booleans()):
            return draw(changed_list(data, ODD_VALUES))
        at = draw(some.integers(0, len(data) - 1))
        if isinstance(data[at], str):
            return [*data[:at], draw(changed_text([data[at]])), *data[at + 1:]]
        return [*data[:at], draw(changed_data(data[at])), *data[at + 1:]]
    name = draw(some.sampled_from([*data, draw(some.sampled_from(ODD_WORDS))]))
    if name in data and draw(some.integers(0, 3)) == 0:
        return {key: value for key, value in data.items() if key != name}
    return {**data, name: draw(changed_data(data.get(name)))}


@some.composite
def changed_file(draw: Callable[..., Any], files: Sequence[str]) -> str:
    """Draw a JSON file changed in its data or, one time in four, as a text."""
    if draw(some.integers(0, 3)) == 0:
        return str(draw(changed_text(files)))
    data = json.loads(draw(some.sampled_from(files)))
    for _ in range(draw(some.integers(1, 2))):
        data = draw(changed_data(data))
    return json.dumps(data)
