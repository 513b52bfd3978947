"""Compile the engine, the games and the tree search with mypyc; where that is not wanted or not possible, the same files run
interpreted. `MERCAT_PURE=1` skips it; a missing C compiler is no error. `MERCAT_SOURCE` is the address of the repository, for the
metadata of a package that is published."""

import os
import re
import runpy
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

HERE = Path(__file__).parent
VERSION = f"v{tomllib.loads((HERE / 'pyproject.toml').read_text('utf-8'))['project']['version']}"      # the tag of the release
COMPILED_FOLDERS = ("src/mercat/engine", "src/mercat/games")
RELATIVE = re.compile(r"(!?)(\[[^][]*\])\((?![a-z]+:|#)([^)]+)\)")          # a link or picture of Markdown within the repository
COMPILING = runpy.run_path(str(HERE / "src/mercat/compiling.py"))        # mercat itself is not there yet to be imported
COMPILED_FILES = tuple(f"src/mercat/{file}" for file in COMPILING["FILES"])
INTERPRETED, compiler, prepared = (COMPILING[name] for name in ("INTERPRETED", "compiler", "prepared"))


def compiled_paths() -> list[str]:
    found = [path.relative_to(HERE) for folder in COMPILED_FOLDERS for path in sorted((HERE / folder).rglob("*.py"))]
    found += [Path(file) for file in COMPILED_FILES if (HERE / file).exists()]
    return [path.as_posix() for path in found if path.name not in INTERPRETED]


def groups(paths: list[str], apart: bool) -> list[tuple[list[str], str]]:
    """The shared objects, with their files: one for everything or, `apart`, one for each game and one for the engine and the
    search. Those are built side by side, and only where something has changed; but calls between them go through a table and are
    never inlined, which costs a third to a half of the speed."""
    members: dict[str, list[str]] = {}
    for path in paths:
        _, _, room, *inner = Path(path).parts
        name = inner[0] if room == "games" and len(inner) > 1 else "engine"
        members.setdefault(f"mercat_{name}" if apart else "mercat", []).append(path)
    return [(files, name) for name, files in members.items()]


def extensions() -> list[Extension]:
    only_asked = {"egg_info", "dist_info"} & set(sys.argv)        # about the package, nothing is built
    if only_asked or os.environ.get("MERCAT_PURE") == "1" or compiler() is None:
        return []
    from mypyc.build import mypycify

    paths, work = compiled_paths(), os.environ.get("MERCAT_WORK")         # set by tools/compiled.py
    target, apart = Path(work or "build/c"), work is not None and os.environ.get("MERCAT_WHOLE") != "1"
    # no cache: mypyc 2.4 forgets in it which attributes may be unset, so that a game would not know the engine's structs
    made = mypycify(["--config-file", "pyproject.toml", "--cache-dir", os.devnull, *paths], target_dir=str(target),
                    separate=groups(paths, apart) if apart else False, group_name=None if apart else "mercat",
                    opt_level="1" if apart else "3", debug_level="0")
    for extension in made:
        extension.optional = True
        if sys.platform == "win32":
            continue
        prepared(extension, target, not apart)
    return made


def about(source: str) -> dict[str, Any]:
    """The readme and the addresses. Where the package is shown, links and pictures of the readme lead to the repository."""
    readme = {"long_description": (HERE / "README.md").read_text("utf-8"), "long_description_content_type": "text/markdown"}
    if not source:
        return readme
    readme["long_description"] = RELATIVE.sub(
        lambda found: f"{found[1]}{found[2]}({source}/{'raw' if found[1] else 'blob'}/{VERSION}/{found[3]})",
        readme["long_description"])
    return {**readme, "project_urls": {"Source": source, "Documentation": f"{source}/tree/{VERSION}/docs",
                                      "Changelog": f"{source}/blob/{VERSION}/CHANGELOG.md", "Issues": f"{source}/issues"}}


if __name__ != "settings":                                      # read by tools/compiled.py
    setup(ext_modules=extensions(), **about(os.environ.get("MERCAT_SOURCE", "").rstrip("/")))
