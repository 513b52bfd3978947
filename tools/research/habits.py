"""Count the actions of bots in their games: figures for a critic of the bots, to compare before and after a change.

    python tools/research/habits.py new_bedford --bots greedy,lookahead --seats 3 --games 10 [--seed 1] [--processes 2] [--json]

One kind of bot has every seat; every kind plays the same deals. The rows of the first table are means per seat and game, or per
game where stated. The second counts the game's bad habits (`bots/habits.py` in its folder): the number of times, over all games
and seats, that a bot made a move that is worse than another legal one in every respect that counts. The third, for bots that look
one move ahead and make learners' mistakes, counts these by kind (mercat.bots.play.learner_bot).

With `--against strong`, every bot has one seat, each of a deal in turn, and `strong` all others; the table compares their actions
and wins. That reveals a style: `--bots strong~builder`. A row such as `buildings, on average` is the mean of a merit
(`Game.merits`) over all decisions of the game.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any, TypeVar

from mercat.bots import UnknownBot, bot
from mercat.bots.play.learner_bot import MISTAKES
from mercat.bots.play.strengths import StrengthBot
from mercat.bots.tournaments.arena import interval
from mercat.cli.bot_files import check_files
from mercat.cli.output import CommandError
from mercat.engine.matches.chance import seed_of
from mercat.engine.matches.match import Match, chosen_options
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.state import Event
from mercat.games import find
from mercat.games.new_bedford.board import BOARD

T = TypeVar("T")
Row = dict[str, list[float]]            # by name of a row: a number for every seat, or one for the game


def happened(match: Match[Any]) -> Iterator[tuple[int, str, Event]]:
    """Yield every event of a match with the seat that decided and the verb of its move."""
    for length in match.path:
        entry = match.entries[length - 1]
        verb = match.game.vocabulary.verb(entry.move).name
        for event in entry.events:
            yield entry.seat, verb, event


def seated(match: Match[Any], *names: str) -> Row:
    return {name: [0] * match.seats for name in names}


def new_bedford(match: Match[Any]) -> Row:
    """Return the counts of New Bedford. There are no debts: a seat that cannot pay the crew of a returning ship sells its whales
    or releases them."""
    counted = {"buildings built": "built", "ships launched": "launched", "ships returned": "returned", "whales caught": "caught",
               "whales kept": "kept", "whales bought": "bought", "whales sold": "whale_sold", "fees to other owners": "fee_paid"}
    rows = seated(match, *counted, "workers on buildings")
    first: dict[int, int] = {}
    names = {event: row for row, event in counted.items()}
    now = 0
    for _, _, event in happened(match):
        if event.name == "round_began":
            now = int(event.first)
        elif event.name == "launched":
            first.setdefault(int(event.first), now)
        if event.name in names:
            rows[names[event.name]][event.first] += 1
        elif event.name == "placed" and event.second >= BOARD:
            rows["workers on buildings"][event.first] += 1
    rows["round of the first launch (of those who launch)"] = list(first.values())
    rows["seats that never launch (per game)"] = [match.seats - len(first)]
    rows["money left"] = [int(match.state.money[seat]) for seat in range(match.seats)]
    return rows


def caledonia(match: Match[Any]) -> Row:
    counted = {"contracts taken": "obtained", "contracts fulfilled": "fulfilled", "shipping upgrades": "shipped",
               "technology upgrades": "improved", "merchants hired": "hired", "ports used": "port_used"}
    rows = seated(match, "expansions", *counted, "times goods were bought", "times goods were sold")
    names = {event: row for row, event in counted.items()}
    for _, verb, event in happened(match):
        if event.name in names:
            rows[names[event.name]][event.first] += 1
        elif event.name == "deployed" and verb == "expand":
            rows["expansions"][event.first] += 1
    for length in match.path:
        entry = match.entries[length - 1]
        verb = match.game.vocabulary.verb(entry.move).name
        if verb in ("buy", "sell"):
            rows["times goods were bought" if verb == "buy" else "times goods were sold"][entry.seat] += 1
    rows["money left"] = [int(match.state.money[seat]) for seat in range(match.seats)]
    rows["goods left"] = [sum(int(match.state.goods[seat, good]) for good in range(6)) for seat in range(match.seats)]
    return rows


def poseidon(match: Match[Any]) -> Row:
    """Return the counts of Poseidon. A merchant counts as bought back if its seat sold one of the same nation earlier in the
    round."""
    names = {"ship_offered": "offers for ships", "ship_refused": "offers refused", "bought": "merchants bought",
             "sold": "merchants sold", "sailed": "voyages", "stayed": "fleets that stay at home", "bankrupt": "bankruptcies"}
    rows = seated(match, *names.values(), "merchants bought back", "voyages without income", "nations founded")
    sold: set[tuple[int, int]] = set()
    for seat, _, event in happened(match):
        if event.name in names:
            rows[names[event.name]][seat] += 1
        if event.name == "round_began":
            sold.clear()
        elif event.name == "sold":
            sold.add((int(event.first), int(event.second)))
        elif event.name == "bought" and (int(event.first), int(event.second)) in sold:
            rows["merchants bought back"][seat] += 1
        elif event.name == "sailed" and event.second == 0:
            rows["voyages without income"][seat] += 1
        elif event.name == "founded":
            rows["nations founded"][seat] += 1
    rows["left in a treasury (per nation)"] = [int(match.state.treasury[nation])
                                               for nation, round_ in enumerate(match.state.founded_in) if round_ >= 0]
    return rows


GAMES: dict[str, Callable[[Match[Any]], Row]] = {"caledonia": caledonia, "new_bedford": new_bedford, "poseidon": poseidon}


@dataclass(frozen=True)
class Seen:
    """The counts of one game: rows of numbers, bad habits and learners' mistakes, both by name."""

    rows: Row
    habits: dict[str, int]
    mistakes: dict[str, int]


def merits_now(match: Match[Any]) -> Row:
    """Return the merits of every seat, by name."""
    assert match.game.merits is not None
    by_seat = [match.game.merits(match.state, seat) for seat in range(match.seats)]
    return {merit.name: [seat[place].number for seat in by_seat] for place, merit in enumerate(by_seat[0])}


def compared(game: str, name: str, against: str, options: dict[str, str], seats: int, first: int, number: int) -> tuple[Row, Row]:
    """Return the counts of one bot and of the others, in the game with this number from 0. The first deal is played with the bot
    in every seat, then the next one; a bot against itself therefore wins as often as the others."""
    deal, place = first + number // seats, number % seats
    match, own, other, seed = Match.start(game, seats, options, seed=deal), bot(name), bot(against), seed_of(deal)
    merits = list[Row]()
    while match.to_move is not None:
        merits.append(merits_now(match))
        player = own if match.to_move == place else other
        match.play(player.pick(match.game, match.state, match.moves, seed.bot_seed(len(match.entries))))
    scores = sorted(match.scores(), key=lambda score: score.seat)
    winners = sum(score.place == 1 for score in scores)
    rows: Row = {"won": [(score.place == 1) / winners for score in scores], "points": [score.total for score in scores]}
    rows |= {row: numbers for row, numbers in GAMES[game](match).items() if "(" not in row}
    rows |= {f"{merit}, on average": [fmean(now[merit][seat] for now in merits) for seat in range(seats)] for merit in merits[0]}
    return ({row: [numbers[place]] for row, numbers in rows.items()},
            {row: [number for seat, number in enumerate(numbers) if seat != place] for row, numbers in rows.items()})


def played(game: str, name: str, options: dict[str, str], seats: int, deal: int) -> Seen:
    """Return the counts of one game."""
    match, player, seed = Match.start(game, seats, options, seed=deal), bot(name), seed_of(deal)
    watch = match.game.habits.watch(seats)
    mistakes = dict.fromkeys(MISTAKES, 0)
    while match.to_move is not None:
        state, moves, drawn = match.state, match.moves, seed.bot_seed(len(match.entries))
        move = player.pick(match.game, state, moves, drawn)
        watch.see(state, moves, move, match.to_move)
        if isinstance(player, StrengthBot) and (mistake := player.mistake(match.game, state, moves, drawn)):
            mistakes[mistake] += 1
        match.play(move)
    watch.end(match.state)
    rows: Row = {"points": [score.total for score in match.scores()], "decisions (per game)": [len(match.path)]}
    habits = {habit: sum(counts[number] for counts in watch.counts) for number, habit in enumerate(match.game.habits.names)}
    return Seen({**rows, **GAMES[game](match)}, habits, mistakes)


def on_all(play: Callable[[int], T], deals: range, processes: int) -> list[T]:
    """Return the counts of every deal."""
    if processes == 1:
        return list(map(play, deals))
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(play, deals))


def mean_rows(games: list[Row]) -> dict[str, float | None]:
    """Return the mean of every row; None if nothing was counted."""
    found = {name: [number for game in games for number in game[name]] for name in games[0]}
    return {name: round(fmean(numbers), 2) if numbers else None for name, numbers in found.items()}


def difference(name: str, found: list[tuple[Row, Row]]) -> dict[str, dict[str, float | None]]:
    """Return the mean rows of a bot and of the others, and the 95 % interval of its share of the wins."""
    wins = sum(own["won"][0] for own, _others in found)
    low, high = interval(wins, len(found))
    return {name: {**mean_rows([own for own, _others in found]), "won, at least": round(low, 3), "won, at most": round(high, 3)},
            f"others than {name}": {**mean_rows([others for _own, others in found]), "won, at least": None, "won, at most": None}}


def sums(games: list[dict[str, int]]) -> dict[str, int]:
    """Return the sum over all games, by name."""
    return {name: sum(game[name] for game in games) for name in games[0]}


def printed(title: str, bots: list[str], table: dict[str, dict[str, Any]]) -> None:
    """Print a table with a column for every bot; a number that is None is left out."""
    print(f"| {title} | {' | '.join(bots)} |")
    print("|---" + "|---:" * len(bots) + "|")
    for row in table[bots[0]]:
        print(f"| {row.replace('_', ' ')} | "
              f"{' | '.join('' if table[name][row] is None else f'{table[name][row]:g}' for name in bots)} |")
    print()


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("-b", "--bots", default="greedy")
    parser.add_argument("--against", metavar="BOT", help="every bot holds one seat, and this one all others")
    parser.add_argument("-n", "--seats", type=int, default=3)
    parser.add_argument("-k", "--games", type=int, default=10)
    parser.add_argument("-s", "--seed", type=int, default=1)
    parser.add_argument("-j", "--processes", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    game = find(chosen.game)
    if not game.fewest <= chosen.seats <= game.most:
        parser.error(f"{chosen.game} is for {game.fewest} to {game.most} players")
    try:
        chosen_options(game, chosen.seats, dict(option.split("=", 1) for option in chosen.option))
    except (Refused, ValueError) as error:
        parser.error(str(error))
    if chosen.games < 1 or chosen.processes < 1:
        parser.error("at least one game, in at least one process")
    try:
        named = chosen.bots.split(",") + [chosen.against] * (chosen.against is not None)
        for name in named:
            bot(name)
        check_files(game, chosen.seats, named)
    except (UnknownBot, CommandError) as error:
        parser.error(str(error))
    return chosen


def main() -> None:
    """Play, count and print."""
    chosen = asked()
    bots, deals = chosen.bots.split(","), range(chosen.seed, chosen.seed + chosen.games)
    options = dict(option.split("=", 1) for option in chosen.option)
    if chosen.against is not None:
        sides: dict[str, dict[str, Any]] = {}
        for name in bots:
            play = partial(compared, chosen.game, name, chosen.against, options, chosen.seats, chosen.seed)
            sides |= difference(name, on_all(play, range(chosen.games), chosen.processes))
        title = f"{chosen.game}, {chosen.seats} players, {chosen.games} games from seed {chosen.seed} against {chosen.against}"
        if chosen.json:
            print(json.dumps({"title": title, "bots": sides}, indent=1))
        else:
            printed(title, list(sides), sides)
        return
    seen = {name: on_all(partial(played, chosen.game, name, options, chosen.seats), deals, chosen.processes) for name in bots}
    table = {name: mean_rows([game.rows for game in games]) for name, games in seen.items()}
    habits = {name: sums([game.habits for game in games]) for name, games in seen.items()}
    mistakes = {name: sums([game.mistakes for game in games]) for name, games in seen.items()}
    if chosen.json:
        print(json.dumps({"game": chosen.game, "seats": chosen.seats, "games": chosen.games, "seed": chosen.seed, "bots": table,
                          "habits": habits, "mistakes": mistakes}, indent=1))
        return
    printed(f"{chosen.game}, {chosen.seats} players, {chosen.games} games from seed {chosen.seed}", bots, table)
    printed(f"bad habits in {chosen.games * chosen.seats} seat-games", bots, habits)
    if any(any(counts.values()) for counts in mistakes.values()):
        printed(f"learners' mistakes in {chosen.games * chosen.seats} seat-games", bots, mistakes)


if __name__ == "__main__":
    main()
