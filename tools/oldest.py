"""Print the oldest versions allowed by `pyproject.toml`, for pip: `make oldest` tests with them.

    python tools/oldest.py [--more uvicorn ...]

By default, those of `dependencies`. The newest patch of an oldest version is used, so `>=2.14` is printed as `==2.14.*`.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def requirements(extras: bool = False) -> Iterator[Requirement]:
    """Yield the dependencies of the project, or those added by its extras."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    for lines in project["optional-dependencies"].values() if extras else [project["dependencies"]]:
        yield from map(Requirement, lines)


def pinned(requirement: Requirement) -> str:
    """Return the oldest version that a requirement allows. Raises StopIteration if it has no lower bound."""
    return f"{requirement.name}=={next(one.version for one in requirement.specifier if one.operator == '>=')}.*"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--more", nargs="+", default=[], metavar="PACKAGE", help="those of extras, too")
    more = {canonicalize_name(name) for name in parser.parse_args().more}
    wanted = [*requirements(), *(one for one in requirements(extras=True) if canonicalize_name(one.name) in more)]
    print(*dict.fromkeys(map(pinned, wanted)))


if __name__ == "__main__":
    main()
