"""The baselines of docs/benchmark.md: plays and trains them at the tasks, and writes the tables and pictures of the pages.

    python tools/baselines.py play [--task NAME ...] [--player NAME ...] [--seeds 5] [--minutes 30] [--deals N]
    python tools/baselines.py write

`play` adds a missing row to examples/measured/baselines.jsonl for each task, player and seed, so an interrupted run continues;
after the given minutes it begins nothing new. Bots do not learn: their seeds share the deals of the task. With each seed, a
learner begins anew, learns from the task's number of decisions, and is then evaluated at all deals; the row has a curve of its
games during training. `--deals` gives every seed of a bot fewer deals. `write` needs Matplotlib.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parents[1]
EXAMPLES: Final = HERE / "examples"
sys.path.insert(0, str(EXAMPLES))       # the learners, for this process and for bots by name

import numpy  # noqa: E402
from networks import Layers, Numbers  # noqa: E402

from mercat.bots.play.registry import strengths  # noqa: E402
from mercat.bots.tournaments.arena import interval  # noqa: E402
from mercat.engine.matches.beginning import chosen_options  # noqa: E402
from mercat.games import find, names, versioned  # noqa: E402
from mercat.learning.layout import layout_of  # noqa: E402
from mercat.tasks import Task, evaluated, played, task, tasks  # noqa: E402

ROWS: Final = EXAMPLES / "measured/baselines.jsonl"
PAGES: Final = (HERE / "docs/benchmark.md", HERE / "docs/environments.md")
MARKED: Final = re.compile(r"(<!-- made: ([\w-]+) -->)\n.*?(<!-- end -->)", re.DOTALL)
SEEDS: Final = 5
LEARNERS: Final = {"policy_gradient": "policy gradient", "task_ppo": "masked PPO"}         # modules, and their names on the page
PARTS: Final = 10                       # points of a learner's curve
STUDENT: Final = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776}         # [seeds]: of Student's t, for 95%
LIBRARIES: Final = ("numpy", "torch", "sb3_contrib")               # that a learner's row may depend on
Row = dict[str, Any]
Key = tuple[str, str, int]              # task, player and seed
Note = Callable[[int, Numbers], None]


def task_names() -> list[str]:
    return [one.name for one in tasks()]


def players() -> list[str]:
    return ["random", "greedy", *strengths(), *LEARNERS]


def stored() -> list[Row]:
    """Return the existing rows, without a truncated last one."""
    if not ROWS.exists():
        return []
    return [json.loads(line) for line in ROWS.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]


def key(row: Row) -> Key:
    return row["task"], row["player"], row["seed"]


def wanted(named: Sequence[str], chosen: Sequence[str], seeds: int, there: set[Key]) -> Iterator[Key]:
    """Yield the missing keys, one seed of all before the next."""
    for seed in range(1, seeds + 1):
        yield from ((name, player, seed) for player in chosen for name in named if (name, player, seed) not in there)


def of_bot(one: Task, player: str, seed: int, deals: int | None) -> Row:
    """Return a row of a bot: for the seed's share of the deals, or for fewer."""
    share = one.deals // SEEDS
    return evaluated(one, player, played(one, player, min(deals or share, share), skipped=(seed - 1) * share))


def of_learner(one: Task, player: str, seed: int) -> Row:
    """Return a row of a learner after its training, with the results of its games in each part of it."""
    module = __import__(player)
    parts: dict[int, list[float]] = defaultdict(list)

    def note(decisions: int, leads: Numbers) -> None:
        parts[min(PARTS - 1, (decisions - 1) * PARTS // one.decisions)].extend(map(float, leads))

    layers: Layers = module.learned(one, seed, one.decisions, note)
    curve = [{"decisions": (part + 1) * one.decisions // PARTS, "games": len(leads), "lead": round(fmean(leads), 3),
              "won": round(fmean((lead > 0) + (lead == 0) / 2 for lead in leads), 4)}
             for part, leads in sorted(parts.items()) if leads]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["NETWORK"] = str(Path(folder) / "network.npz")
        numpy.savez(os.environ["NETWORK"], *layers)
        row = evaluated(one, "networks:Player", played(one, "networks:Player", one.deals))
    used = {name: sys.modules[name].__version__ for name in LIBRARIES if name in sys.modules}
    return {**row, "player": player, "curve": curve, "libraries": used}


def play(asked: argparse.Namespace) -> None:
    begun, rows = time.monotonic(), stored()
    if ROWS.exists() and not ROWS.read_bytes().endswith(b"\n"):
        ROWS.write_text("".join(map(line, rows)), "utf-8")      # without a truncated last line
    for name, player, seed in wanted(asked.task or task_names(), asked.player or players(), asked.seeds, set(map(key, rows))):
        if time.monotonic() - begun > 60 * asked.minutes:
            print("the time is over; the same command goes on", flush=True)
            return
        one, used = task(name), time.process_time()
        row = of_learner(one, player, seed) if player in LEARNERS else of_bot(one, player, seed, asked.deals)
        row = {**row, "seed": seed, "processor_seconds": round(time.process_time() - used, 1)}
        with ROWS.open("a", encoding="utf-8") as file:
            file.write(line(row))
        print(f"{name} {player} {seed}: {row['value']} ({row['metric']}), {row['processor_seconds']} s", flush=True)


def line(row: Row) -> str:
    return json.dumps(row) + "\n"


def table_of(name: str, rows: Sequence[Row]) -> str:
    """Return the results at a task as a Markdown table."""
    alone = task(name).seats == 1
    columns = ["player", "points" if alone else "games won", "95%", "lowest to highest seed",
               *([] if alone else ["points ahead"]), "games", "CPU s"]
    lines = [f"| {' | '.join(columns)} |", "|---" + "|---:" * (len(columns) - 1) + "|"]
    for player in players():
        held = [row for row in rows if (row["task"], row["player"]) == (name, player)]
        if held:
            lines.append(f"| {' | '.join(cells_of(player, held, alone))} |")
    return "\n".join(lines)


def cells_of(player: str, held: Sequence[Row], alone: bool) -> list[str]:
    """Return the results of a player over all seeds."""
    games, values = sum(row["games"] for row in held), [row["value"] for row in held]
    value = mean_of("value", held)
    low, high = bounds(held, value) if alone else interval(value * games, games)
    if player in LEARNERS and len(values) > 1:                  # games of one network say little about another
        half = STUDENT[len(values)] * stdev(values) / len(values) ** 0.5
        low, high = min(low, value - half), max(high, value + half)
    if not alone:
        low, high = max(low, 0.0), min(high, 1.0)
    few = "" if len(held) == SEEDS else f" ({len(held)} of {SEEDS} seeds)"
    ahead = [] if alone else [f"{mean_of('mean_lead', held):+.1f}"]
    lower, upper, lowest, highest = (f"{one:.0f}" if alone else share(one) for one in (low, high, min(values), max(values)))
    return [LEARNERS.get(player, f"`{player}`"), f"{value:.1f}" if alone else f"{value:.1%}", f"{lower} to {upper}",
            f"{lowest} to {highest}{few}", *ahead, f"{games:,}", f"{sum(row['processor_seconds'] for row in held):,.0f}"]


def share(value: float) -> str:
    """Return a share of games as text; with more digits near 0 and 1."""
    return f"{value:.1%}" if 0.0 < value < 0.01 or 0.99 < value < 1.0 else f"{value:.0%}"


def mean_of(name: str, held: Sequence[Row]) -> float:
    """Return a mean over all games of some rows."""
    return float(sum(row[name] * row["games"] for row in held) / sum(row["games"] for row in held))


def bounds(held: Sequence[Row], mean: float) -> tuple[float, float]:
    """Return the 95% interval of a mean of points, from those of the rows."""
    half = sum(((row["high"] - row["value"]) * row["games"]) ** 2 for row in held) ** 0.5 / sum(row["games"] for row in held)
    return mean - half, mean + half


def versions(rows: Sequence[Row]) -> str:
    """Return the versions of the rows, as a Markdown table."""
    lines = ["| task | Mercat | rules | components | weights of bots | Python |", "|---|---|---|---|---|---|"]
    names = ("task", "mercat", "rules", "components", "weights", "python")
    kinds = sorted({tuple(f"`{row[name] or 'none'}`" for name in names) for row in rows})
    return "\n".join(lines + [f"| {' | '.join(kind)} |" for kind in kinds])


def all_tasks() -> str:
    """Return the tasks as a Markdown table."""
    lines = ["| task | seats | opponent in all other seats | training decisions | deals | stopped after | metric |",
             "|---|---:|---|---:|---:|---:|---|"]
    return "\n".join(lines + [
        f"| `{one.name}` | {one.seats} | {f'`{one.opponent}`' if one.seats > 1 else ''} | {one.decisions:,} | {one.deals} "
        f"| {f'{one.longest} moves' if one.longest else ''} | {one.metric} |" for one in tasks()])


def environments() -> str:
    """Return the games as environments, as a Markdown table."""
    lines = ["| environment | seats | options | actions | row with 2 seats, and with the most | as compact numbers |",
             "|---|---|---:|---:|---|---|"]
    for game in map(find, names()):
        sizes = [layout_of(game, seats, tuple(chosen_options(game, seats, {}))) for seats in (int(game.usual), int(game.most))]
        rows, compact = (" and ".join(f"{many:,}" for many in found)
                         for found in ([one.size for one in sizes], [len(one.columns) for one in sizes]))
        lines.append(f"| `mercat/{versioned(game)}` | {int(game.fewest)} to {int(game.most)} | {len(game.options)} "
                     f"| {int(game.vocabulary.size):,} | {rows} | {compact} |")
    return "\n".join(lines)


def pieces(rows: Sequence[Row]) -> dict[str, str]:
    """Return the content that `write` puts between the marks of the pages, by name."""
    return {"environments": environments(), "tasks": all_tasks(), "versions": versions(rows),
            **{name: table_of(name, rows) for name in task_names()}}


def filled(page: str, made: Mapping[str, str]) -> str:
    """Return a page with the content for its marks. Raises KeyError for marks without content."""
    return MARKED.sub(lambda found: f"{found[1]}\n{made[found[2]]}\n{found[3]}", page)


def draw(name: str, rows: Sequence[Row]) -> None:
    """Draw the results of the learners' games at a task: the lead in points, for each seed and as a mean."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "mercat", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9})
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    for colour, (player, label) in zip(("C0", "C1"), LEARNERS.items(), strict=True):
        curves = [{part["decisions"]: part["lead"] for part in row["curve"]} for row in rows
                  if (row["task"], row["player"]) == (name, player)]
        for curve in curves:
            axes.plot(list(curve), list(curve.values()), color=colour, linewidth=0.6, alpha=0.5)
        if curves:
            means = {made: fmean(curve[made] for curve in curves if made in curve) for made in curves[0]}
            axes.plot(list(means), list(means.values()), color=colour, marker="o", markersize=3,
                      label=f"{label}, {len(curves)} seeds and their mean" if len(curves) > 1 else f"{label}, one seed")
    alone = task(name).seats == 1
    if not alone:
        axes.axhline(0, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="decisions learned from", ylabel="points" if alone else "points ahead of greedy", xlim=(0, None), title=name)
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(EXAMPLES / f"measured/{name}.svg", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)


def write() -> None:
    rows = stored()
    made = pieces(rows)
    for page in PAGES:
        page.write_text(filled(page.read_text("utf-8"), made), "utf-8")
    for name in task_names():
        if any(row["task"] == name and row["player"] in LEARNERS for row in rows):
            draw(name, rows)


def parsed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--task", action="append", choices=task_names())
    playing.add_argument("--player", action="append", choices=players())
    playing.add_argument("--seeds", type=int, default=SEEDS, choices=range(1, SEEDS + 1), metavar="N")
    playing.add_argument("--minutes", type=float, default=30)
    playing.add_argument("--deals", type=int, choices=range(1, 1001), metavar="N")
    commands.add_parser("write")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    given = parsed()
    play(given) if given.command == "play" else write()
