"""Are all choices of a game fair with a bot? Plays games and counts the results by each seat's choices.

    python tools/research/spread.py caledonia --bot strong -n 3 --games 300 [--dealt] [--seed 1] [--file games.jsonl] [--bar 10]

The first table is about choices made once, before play (`Step.sets_up`: clans, starting goods, cards): the number of games in
which each was on offer, how often it was taken, the mean points of the seats that took it, and their share of the wins. With
`--dealt`, these choices are drawn at random instead of by the bot. The second table is about the holdings of seats at the end
(`Game.counted`: clans, buildings, nations). In Clans of Caledonia, a line gives the share of MacEwen's possible beer that was
brewed. Intervals are 95%.

With `--shipped`, the second table is that of the statistics shipped with the game, and nothing is played.

With `--bar 10`, the exit status is 1 if the seats that took something have on average 10 points more or less than all seats. With
a file, every game is added to it, and stored games are not played again, so that an interrupted command continues.

    python tools/research/spread.py caledonia --bot lookahead@new.json --against lookahead --seats 2 --games 400 --dealt

The bot has one seat, in every deal each in turn, and the other bot all others; with `--dealt`, each seat has the same choices in
all games of a deal. The output is the bot's share of the wins, and for each choice its lead in points over the other bot in the
same seat of the same deal.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from mercat.bots import UnknownBot, bot
from mercat.bots.tournaments.arena import interval
from mercat.cli.bot_files import check_files
from mercat.cli.output import CommandError
from mercat.engine.matches.chance import answer, seed_of
from mercat.engine.matches.match import chosen_options
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from mercat.games import find
from mercat.games.caledonia import tables as t
from mercat.statistics import NINETY_FIVE, Numbers, Outcome, Results, Tally, facts_of, packaged

FEWEST: Final = 20                      # seats with a choice, below which the bar is not applied


@dataclass(frozen=True)
class Task:
    """A game to be played: the bots by seat. The choices before play are dealt at random, or left to the bots."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    deal: int
    dealt: bool

    @property
    def key(self) -> str:
        """The key of the game in a file."""
        return json.dumps([self.game, self.options, self.bots, self.deal, self.dealt])


@dataclass
class Played:
    """The counts of a game: totals and places by seat.

    chosen  for each decision before play: the seat, the verb, the options, the choice
    held    the holdings of seats at the end: kind, value, seat
    beer    by the number of a seat, the beer that MacEwen brewed and could have brewed with the contracts that it fulfilled
    """

    totals: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    chosen: list[tuple[int, str, list[str], str]] = field(default_factory=list)
    held: list[tuple[str, str, int]] = field(default_factory=list)
    beer: dict[str, list[int]] = field(default_factory=dict)


def play(task: Task) -> Played:
    """Play one game."""
    game, seats = find(task.game), len(task.bots)
    state, moves, played = game.first(seats, chosen_options(game, seats, task.options)), Moves(), Played()
    game.rules.advance(state, moves)
    players, seed, luck, drawn, made = [bot(name) for name in task.bots], seed_of(task.deal), Generator(task.deal), 0, 0
    while moves.count > 0:
        seat = int(game.rules.to_move(state))
        made += 1
        if seat == NATURE:
            move = int(answer(seed, (), drawn, moves))
            drawn += 1
        elif task.dealt and game.rules.step(state).sets_up:
            move = int(moves.buffer[luck.below(moves.count)])
        else:
            move = players[seat].pick(game, state, moves, seed.bot_seed(made))
        if seat != NATURE:
            note(played, game, state, moves, seat, move)
        game.rules.apply(state, move, moves)
    scores = sorted(game.scores(state), key=lambda score: score.seat)
    played.totals, played.places = [score.total for score in scores], [score.place for score in scores]
    played.held = [(kind, value, seat) for kind, value, seat, _number in facts_of(game, state) if seat >= 0]
    return played


def note(played: Played, game: Any, state: Any, moves: Moves, seat: int, move: int) -> None:
    """Count a decision that is about to be made."""
    verb, *words = game.vocabulary.spell(move).split()
    if game.rules.step(state).sets_up:
        offered = [" ".join(game.vocabulary.spell(other).split()[1:]) for other in moves.listed()]
        played.chosen.append((seat, verb, offered, " ".join(words)))
    if game.name == "caledonia" and state.clan[seat] == t.MACEWEN:
        beer = played.beer.setdefault(str(seat), [0, 0])
        if verb == "brew":
            beer[0] += int(words[0])
        elif verb == "fulfil":
            beer[1] += min(int(t.REWARD[int(words[0]), t.HOPS]), int(t.BREW_MOST))


def all_played(tasks: Sequence[Task], file: Path | None, processes: int) -> Iterator[tuple[Task, Played]]:
    """Yield every game with its task; those in the file are read."""
    lines = file.read_text("utf-8").splitlines() if file is not None and file.exists() else []
    known = {line["key"]: Played(**line["played"]) for line in map(json.loads, lines)}
    wanted = [task for task in tasks if task.key not in known]
    yield from ((task, known[task.key]) for task in tasks if task.key in known)
    if processes == 1:
        yield from added(zip(wanted, map(play, wanted), strict=True), file)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from added(zip(wanted, pool.map(play, wanted), strict=True), file)


def added(games: Iterable[tuple[Task, Played]], file: Path | None) -> Iterator[tuple[Task, Played]]:
    """Yield the games, and add each to the file."""
    for task, played in games:
        if file is not None:
            with file.open("a", encoding="utf-8") as stored:
                stored.write(json.dumps({"key": task.key, "played": asdict(played)}) + "\n")
        yield task, played


def row(results: Results, offered: int, fair: float) -> dict[str, Any]:
    """Return the printed figures of the seats that have something, by the heading of the column."""
    points, margin = results.points, 100 * results.margin
    return {"offered": offered, "taken": points.count, "points": round(points.mean, 1), "error": round(error(points), 1),
            "won": round(100 * results.rate, 1), "won_error": round(margin, 1), "fair": round(100 * fair, 1)}


def error(points: Numbers) -> float:
    """Return half the width of the 95% interval of a mean."""
    return NINETY_FIVE * points.deviation / sqrt(points.count - 1) if points.count > 1 else 0.0


def counted(games: Sequence[Played], seats: int) -> dict[str, Any]:
    """Return the tables, by title, of games of one bot."""
    chosen, held = Tally(seats), Tally(seats)
    offered: Counter[tuple[str, str]] = Counter()
    beer = [0, 0]
    for game in games:
        made = Outcome(game.totals, game.places, 0, [(verb, taken, seat, 0) for seat, verb, _offered, taken in game.chosen])
        chosen.add(made)
        held.add(replace(made, facts=[(kind, value, seat, 0) for kind, value, seat in game.held]))
        offered.update({(verb, value) for _seat, verb, values, _taken in game.chosen for value in values})
        for brewed, could in game.beer.values():
            beer = [beer[0] + brewed, beer[1] + could]
    for verb, value in offered:
        chosen.held[verb].setdefault(value, Results())
    return {"games": len(games), "mean": round(sum(one.points.sum for one in held.by_seat) / len(games) / seats, 1), "beer": beer,
            "chosen": {verb: rows(found, 1 / seats, {value: offered[verb, value] for value in found})
                       for verb, found in chosen.held.items()},
            "held": {kind: rows(found, 1 / seats, dict.fromkeys(found, len(games))) for kind, found in held.held.items()}}


def shipped(name: str, seats: int) -> dict[str, Any]:
    """Return the tables of the statistics shipped with a game, about the holdings of seats at the end. Raises LookupError."""
    statistics = packaged(name)
    tally = next((one for one in statistics.tallies if one.seats == seats), None) if statistics is not None else None
    if tally is None:
        raise LookupError(f"{name} comes without statistics of {seats} players")
    return {"games": tally.games, "mean": round(sum(one.points.sum for one in tally.by_seat) / tally.games / seats, 1),
            "beer": [0, 0], "chosen": {}, "bot": tally.bots,
            "held": {kind: rows(found, 1 / seats, dict.fromkeys(found, tally.games)) for kind, found in tally.held.items()}}


def rows(results: Mapping[str, Results], fair: float, offered: Mapping[str, int]) -> dict[str, dict[str, Any]]:
    """Return the rows of a table, the most frequent first."""
    found = {value: row(result, offered[value], fair) for value, result in results.items()}
    return dict(sorted(found.items(), key=lambda entry: (-entry[1]["taken"], entry[0])))


def beyond(report: dict[str, Any], bar: float) -> list[str]:
    """Return the choices of at least FEWEST seats whose mean is further than the bar from that of all seats."""
    return [f"{value}: {row['points']} points, all seats: {report['mean']}" for table in report["chosen"].values()
            for value, row in table.items() if row["taken"] >= FEWEST and abs(row["points"] - report["mean"]) > bar]


def versus(games: Sequence[tuple[Task, Played]], name: str, other: str, seats: int) -> dict[str, Any]:
    """Return the results of a bot among others: its share of the wins, and by choice its lead in points in the same seats."""
    by_deal: dict[int, list[tuple[int, Played]]] = defaultdict(list)
    for task, played in games:
        seat = len(by_deal[task.deal]) if name == other else task.bots.index(name)
        by_deal[task.deal].append((seat, played))
    won, more = 0.0, list[float]()
    by_choice: dict[str, list[float]] = defaultdict(list)
    for deal in by_deal.values():
        if len(deal) < seats:
            continue
        gains = []
        for seat, played in deal:
            won += Outcome(played.totals, played.places, 0, ()).shares[seat]
            gain = played.totals[seat] - fmean([against.totals[seat] for place, against in deal if place != seat])
            gains.append(gain)
            for chooser, _verb, _offered, taken in played.chosen:
                if chooser == seat:
                    by_choice[taken].append(gain)
        more.append(fmean(gains))
    number = len(more) * seats
    low, high = interval(won, number)
    return {"games": number, "won": round(100 * won / number, 1), "won_from": round(100 * low, 1), "won_to": round(100 * high, 1),
            "fair": round(100 / seats, 1), "more": round(fmean(more), 2), "error": round(half_width(more), 2),
            "by_choice": {value: {"seats": len(gains), "more": round(fmean(gains), 2), "error": round(half_width(gains), 2)}
                          for value, gains in sorted(by_choice.items(), key=lambda entry: -fmean(entry[1]))}}


def half_width(numbers: Sequence[float]) -> float:
    """Return half the width of the 95% interval of a mean."""
    return NINETY_FIVE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def printed(title: str, table: dict[str, dict[str, Any]]) -> None:
    """Print a table of results."""
    print(f"\n| {title} | on offer | taken | points | won |\n|---|---:|---:|---:|---:|")
    for value, row in table.items():
        reached = f"{row['points']:g} ± {row['error']:g} | {row['won']:g} ± {row['won_error']:g}%" if row["taken"] else " | "
        print(f"| {value} | {row['offered']} | {row['taken']} | {reached} |")


def show(report: dict[str, Any], title: str) -> None:
    """Print the counts."""
    print(f"{title}: {report['games']} games, {report['mean']:g} points on average")
    for part in ("chosen", "held"):
        for name, table in report[part].items():
            printed(name.replace("_", " "), table)
    if report["beer"][1]:
        print(f"\nMacEwen brewed {report['beer'][0]} of {report['beer'][1]} that could be brewed"
              f" ({100 * report['beer'][0] / report['beer'][1]:.0f}%).")


def show_versus(report: dict[str, Any], title: str) -> None:
    """Print the results of a bot among others."""
    print(f"{title}: {report['games']} games, won {report['won']:g}% ({report['won_from']:g} to {report['won_to']:g}%, fair"
          f" {report['fair']:g}%), {report['more']:+g} ± {report['error']:g} points\n")
    print("| choice | seats | points more |\n|---|---:|---:|")
    for value, row in report["by_choice"].items():
        print(f"| {value} | {row['seats']} | {row['more']:+g} ± {row['error']:g} |")


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("-b", "--bot", default="strong")
    parser.add_argument("--against", metavar="BOT", help="the bot holds one seat, and this one all others")
    parser.add_argument("-n", "--seats", type=int, default=3)
    parser.add_argument("-k", "--games", type=int, default=100, help="with --against, of each deal as many as there are seats")
    parser.add_argument("-s", "--seed", type=int, default=1)
    parser.add_argument("-j", "--processes", type=int, default=1)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--dealt", action="store_true", help="choices before play are drawn at random")
    parser.add_argument("--shipped", action="store_true", help="count nothing, and show the statistics that come with the game")
    parser.add_argument("--bar", type=float, help="points that the mean of a choice may be from the mean of all seats")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    try:
        game = find(chosen.game)
        if not game.fewest <= chosen.seats <= game.most:
            parser.error(f"{chosen.game} is for {game.fewest} to {game.most} players")
        chosen.options = dict(option.split("=", 1) for option in chosen.option)
        chosen_options(game, chosen.seats, chosen.options)
        named = [chosen.bot, *([chosen.against] if chosen.against else [])]
        for name in named:
            bot(name)
        check_files(game, chosen.seats, named)
    except (LookupError, Refused, ValueError, UnknownBot, CommandError) as error_:
        parser.error(str(error_))
    if chosen.games < 1 or chosen.processes < 1:
        parser.error("at least one game, in at least one process")
    return chosen


def tasks_for(chosen: argparse.Namespace) -> list[Task]:
    """Return the requested games."""
    seats, own, other = chosen.seats, chosen.bot, chosen.against
    if other is None:
        return [Task(chosen.game, chosen.options, (own,) * seats, deal, chosen.dealt)
                for deal in range(chosen.seed, chosen.seed + chosen.games)]
    return [Task(chosen.game, chosen.options, (other,) * place + (own,) + (other,) * (seats - place - 1), deal, chosen.dealt)
            for deal in range(chosen.seed, chosen.seed + chosen.games // seats) for place in range(seats)]


def main() -> int:
    """Play, count and print; return the exit status."""
    chosen = asked()
    if chosen.shipped:
        stored = shipped(chosen.game, chosen.seats)
        title = f"{chosen.game}, {chosen.seats} players, {stored['bot']}"
        print(json.dumps(stored, indent=1)) if chosen.json else show(stored, title)
        return 0
    games = list(all_played(tasks_for(chosen), chosen.file, chosen.processes))
    title = f"{chosen.game}, {chosen.seats} players, {chosen.bot}" + (", dealt at random" if chosen.dealt else "")
    if chosen.against:
        among = versus(games, chosen.bot, chosen.against, chosen.seats)
        print(json.dumps(among, indent=1)) if chosen.json else show_versus(among, f"{title} against {chosen.against}")
        return 0
    report = counted([played for _task, played in games], chosen.seats)
    print(json.dumps(report, indent=1)) if chosen.json else show(report, title)
    wrong = [] if chosen.bar is None else beyond(report, chosen.bar)
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
