"""Shared parts of the learner examples, and a picture of a learner's progress:  python progress.py PROGRESS.csv [TITLE]

They write `progress.csv`, a row for each check; this draws `progress.svg` beside it, by Matplotlib (`pip install
'mercat[learners]'`).
"""
import argparse
import csv
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from mercat.bots.tournaments.arena import interval

POINTS = 10                             # in the lead that are worth as much as half a win
CHECKS, LAST = 1_000_000, 2_000_000     # seeds of the games of checks, and of the last check


def options(description: str, folder: str) -> argparse.ArgumentParser:
    """Return the command line of an example, whose files go into this folder by default."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", default="new_bedford")
    parser.add_argument("--opponent", default="greedy", help="a bot: random, greedy, casual ...")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--every", type=float, default=3, help="minutes between two checks")
    parser.add_argument("--checked", type=int, default=200, help="games of a check; the last has five times as many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path(folder))
    return parser


class Progress:
    """The rows of `progress.csv`, which is rewritten with each; minutes count from the creation of this object."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "progress.csv"
        self.rows: list[dict[str, float]] = []
        self.begun, self.worked = time.monotonic(), time.process_time()
        folder.mkdir(parents=True, exist_ok=True)

    def minutes(self) -> float:
        return (time.monotonic() - self.begun) / 60

    def add(self, decisions: int, games: int, returns: Sequence[float], leads: Sequence[float]) -> None:
        """Record a check: the returns of its games, from -1 to 1, and the final lead of each in points."""
        won, checked = sum(1 + value for value in returns) / 2, len(returns)
        low, high = interval(won, checked)
        row = {"minutes": self.minutes(), "processor_minutes": (time.process_time() - self.worked) / 60, "decisions": decisions,
               "games": games, "checked": checked, "won": won / checked, "low": low, "high": high, "lead": sum(leads) / checked}
        self.rows.append({name: round(number, 4) for name, number in row.items()})
        with self.file.open("w", newline="", encoding="utf-8") as file:
            table = csv.DictWriter(file, list(row), lineterminator="\n")
            table.writeheader()
            table.writerows(self.rows)
        print(f"after {row['minutes']:.1f} minutes and {games} games it wins {won / checked:.0%} of {checked} games"
              f" ({low:.0%} to {high:.0%}), by {row['lead']:+.1f} points", flush=True)


def draw(path: Path, title: str) -> None:
    """Draw the share of games won, with its 95 % interval; the last check, of more games, is a separate mark."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "mercat", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9})
    from matplotlib import pyplot

    with path.open(encoding="utf-8") as file:
        rows = [{name: float(number) for name, number in row.items()} for row in csv.DictReader(file)]
    *rows, last = rows
    figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    minutes = [row["processor_minutes"] for row in rows]
    axes.fill_between(minutes, [100 * row["low"] for row in rows], [100 * row["high"] for row in rows], alpha=0.25, linewidth=0)
    axes.plot(minutes, [100 * row["won"] for row in rows], marker="o", markersize=3,
              label=f"{rows[0]['checked']:.0f} games a check")
    axes.errorbar([last["processor_minutes"]], [100 * last["won"]],
                  yerr=[[100 * (last["won"] - last["low"])], [100 * (last["high"] - last["won"])]],
                  fmt="s", markersize=4, color="black", label=f"the last, {last['checked']:.0f} games")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of one processor", ylabel="games won, %", ylim=(-2, 102), xlim=(0, None), title=title)
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path.with_suffix(".svg"), metadata={"Date": None, "Creator": None})


if __name__ == "__main__":
    draw(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
