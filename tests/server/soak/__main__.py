"""Runs scenarios one after the other and prints their results as JSON."""

import argparse
import json
import os
import random
import sys
import tempfile
import time
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from tests.server import soak

os.environ["MERCAT_GAMES"] = str(Path(__file__).parents[1] / "games")     # the toy games, here as in the servers
OWN = {"processes": "processes of one server", "kills": "deaths", "tables": "tables"}      # options


def scenarios() -> dict[str, Any]:
    """Return the scenario modules of the package, by name."""
    modules = {found.name: import_module(f"{soak.__name__}.{found.name}") for found in iter_modules(soak.__path__)
               if not found.name.startswith("_")}
    return {name: module for name, module in modules.items() if hasattr(module, "run")}


def main() -> None:
    known = scenarios()
    about = "\n".join(f"  {name:<12} {(module.__doc__ or '').splitlines()[0]}" for name, module in known.items())
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=f"{soak.__doc__}\nScenarios:\n{about}",
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="*", metavar="SCENARIO", help="all, if none is named")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each goes on, about (60)")
    for name, about in OWN.items():
        parser.add_argument(f"--{name}", type=int, help=f"{about}, for scenarios that have a number of these")
    parser.add_argument("--seed", type=int, default=random.randrange(10_000), help="what happens when (any)")
    wish = parser.parse_args()
    if unknown := [name for name in wish.scenario if name not in known]:
        parser.error(f"there is no scenario {unknown[0]!r}; there are: {', '.join(known)}")
    wishes = {name: value for name in OWN if (value := getattr(wish, name)) is not None}
    for scenario in wish.scenario or known:
        if unfit := wishes.keys() - signature(known[scenario].run).parameters.keys():
            parser.error(f"{scenario} has no number of {', '.join(sorted(unfit))}")
    failed = False
    for name in wish.scenario or known:
        started = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                told = {"holds": True, **known[name].run(Path(folder), wish.seconds, wish.seed, **wishes)}
            except AssertionError as error:
                told, failed = {"holds": False, "broken": str(error)}, True
        print(json.dumps({"scenario": name, "seed": wish.seed, "took_s": round(time.monotonic() - started, 1), **told}, indent=1))
    sys.exit(failed)


if __name__ == "__main__":
    main()
