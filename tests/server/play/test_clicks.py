"""How many clicks a stretch of Poseidon takes a person: the 82 decisions of one player, and the clicks that the page asks for.

`python -m tests.server.play.test_clicks` prints the figures of several games, with and without what saves clicks.
"""

import random
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

import mercat
from mercat import bots
from mercat.engine.matches.match import Match
from mercat.games.poseidon.figures import merits
from mercat.server.pages.preferences import FORMALITIES, Preferences
from mercat.server.play import legal_moves
from mercat.server.play.preview import preview
from mercat.server.tables.automatic import costs_nothing, makes_itself
from mercat.server.tables.matches import TOGETHER
from mercat.server.words import voice_of

STOPS = 82                                               # decisions of one seat
MOST = 100                                               # clicks that they may take


def stretch(seed: int, seat: int, seats: int = 4) -> tuple[Match[Any], list[int]]:
    """A game of bots, and the lengths of its journal at which the seat decides, the first ones."""
    match, player = mercat.Match.start("poseidon", seats=seats, seed=seed), bots.bot("policy")
    asked: list[int] = []
    while match.to_move is not None and len(asked) < STOPS:
        if match.to_move == seat:
            asked.append(len(match.entries))
        match.play(player.pick(match.game, match.state, match.moves, len(match.entries)))
    return match, asked


def choices(rows: Sequence[dict[str, str]], wanted: dict[str, str], apart: Sequence[dict[str, str]] = ()) -> int:
    """The fewest values to choose until only the wanted row is left; the facets of those `apart` count once the verb is chosen,
    or where they mean nothing else."""
    for count in range(len(wanted) + 1):
        for names in combinations(wanted, count):
            found = [row for row in rows if all(row.get(name) == wanted[name] for name in names)]
            plain = [row for row in found if row not in apart]
            if (plain if plain and names and "verb" not in names else found) == [wanted]:
                return count
    raise AssertionError("two rows are alike")


def aimless_stretch(seed: int) -> tuple[Match[Any], list[int]]:
    """The same of somebody who tries out what there is, against good bots."""
    match, player, chance = mercat.Match.start("poseidon", seats=4, seed=seed), bots.bot("policy"), random.Random(seed)
    asked: list[int] = []
    while match.to_move is not None and len(asked) < STOPS:
        if match.to_move == 0:
            asked.append(len(match.entries))
            verb = chance.choice(sorted({move.verb for move in match.legal()} - {"by_hand", "negotiate"} or {"by_hand"}))
            match.play(chance.choice([move for move in match.legal() if move.verb == verb]))
        else:
            match.play(player.pick(match.game, match.state, match.moves, len(match.entries)))
    return match, asked


def one_by_one(match: Match[Any], asked: Sequence[int]) -> int:
    """The clicks if each decision is asked for by itself, and each is confirmed."""
    clicks = 0
    for length in asked:
        position, move = match.at(length), match.entries[length]
        rows = [{"verb": one.verb, **one.facets} for one in position.legal()]
        clicks += 1 + choices(rows, next(row for row, one in zip(rows, position.legal(), strict=True) if str(one) == move.text))
    return clicks


def as_the_page_asks(match: Match[Any], asked: Sequence[int]) -> int:
    """The clicks on the page: a formality is made by itself, a sale is one decision, what is proposed is chosen already, and what
    is proposed next is confirmed together with the move before it."""
    clicks, done = 0, -1                                 # the lines before `done` have been made
    ends = dict(pairwise(asked))
    for length in asked:
        if length < done:
            continue
        position = match.at(length)
        if makes_itself(position, FORMALITIES):
            continue
        offers = legal_moves.offers(position)
        offered = {offer.notation: offer.facets for offer in offers}
        apart = [offer.facets for offer in offers if match.game.vocabulary.by_name[offer.moves[0].verb].apart]
        moves = [match.entries[length].text]
        if moves[0] not in offered:                      # a joined one
            moves += [entry.text for entry in match.entries[length + 1:length + 2]]
        if TOGETHER.join(moves) not in offered:           # the stretch ends before the second of two
            return clicks + 2
        wanted, done = offered[TOGETHER.join(moves)], length + len(moves)
        proposed = dict(pair.split("=") for pair in legal_moves.proposed(position).split())
        clicks += 1 + (choices(list(offered.values()), wanted, apart) if wanted != proposed else 0)
        shown = preview(position, TOGETHER.join(moves), voice_of(position.game, "en", ["A"] * 5), ["A"] * 5, Preferences())
        if shown.then and done < len(match.entries) and ends.get(done - 1) == done and match.entries[done].text == shown.then:
            done += 1
    return clicks


def test_a_stretch_of_poseidon_takes_a_hundred_clicks_at_most() -> None:
    for seat in range(4):
        match, asked = stretch(1, seat)
        assert len(asked) == STOPS
        before, after = one_by_one(match, asked), as_the_page_asks(match, asked)
        assert before > 140
        assert after <= MOST, f"seat {seat}: {before} clicks one by one, {after} on the page"


def foreign(match: Match[Any], seat: int) -> int:
    """The seat's merchants in nations of other kings."""
    return next(merit.number for merit in merits(match.state, seat) if merit.name == "foreign")


def test_to_become_king_costs_nothing() -> None:
    """The merchants that were of another player's nation are then of one's own."""
    match, draw = mercat.Match.start("poseidon", seats=3, seed=9), random.Random(9)
    while "take_over" not in map(str, match.legal()):
        match.play(draw.choice(match.legal()))
    seat, before = match.to_move, match.at(len(match.entries))
    assert seat is not None
    match.play("take_over")
    assert foreign(match, seat) < foreign(before, seat)
    assert costs_nothing(before, seat, match.state)


if __name__ == "__main__":
    for number in range(8):
        played, stops = aimless_stretch(number)
        forced = sum(played.at(stop).moves.count == 1 for stop in stops)
        print(f"aimless {number}: {len(stops)} decisions, {forced} forced, "
              f"{one_by_one(played, stops)} clicks one by one, {as_the_page_asks(played, stops)} on the page")
    for number in (1,):
        for players in (3, 4, 5):
            for place in range(players):
                played, stops = stretch(number, place, players)
                print(f"seed {number}, {players} players, seat {place}: {len(stops)} decisions, "
                      f"{one_by_one(played, stops)} clicks one by one, {as_the_page_asks(played, stops)} on the page")
