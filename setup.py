"""Compile the engine, the games and the tree search with mypyc; where that is not wanted or not possible, the same files run
interpreted. `MERCAT_PURE=1` skips it; a missing C compiler is no error."""

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
COMPILED_FOLDERS = ("src/mercat/engine", "src/mercat/games")
COMPILED_FILES = ("src/mercat/bots/search.py", "src/mercat/bots/tree.py")
# not called in playouts, or not worth building
INTERPRETED = {"__init__.py", "view.py", "sources.py", "transcript.py", "paths.py", "claims.py", "edit.py"}
TOP_LEVEL = re.compile(r"^extern (char CPyDef_\w+____top_level__\(void\));$", re.MULTILINE)


def compiled_paths() -> list[str]:
    found = [path.relative_to(HERE) for folder in COMPILED_FOLDERS for path in sorted((HERE / folder).rglob("*.py"))]
    found += [Path(file) for file in COMPILED_FILES if (HERE / file).exists()]
    return [path.as_posix() for path in found if path.name not in INTERPRETED]


def compiler() -> str | None:
    """The path of the C compiler; None where there is none."""
    if sys.platform == "win32":
        return "cl"                                               # setuptools looks for it
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def groups(paths: list[str]) -> list[tuple[list[str], str]]:
    """One shared object for each game, one for the engine and the search: they are built side by side, and only where
    something has changed. Within a group functions call each other directly, between groups through a table."""
    members: dict[str, list[str]] = {}
    for path in paths:
        _, _, room, *inner = Path(path).parts
        members.setdefault(inner[0] if room == "games" and len(inner) > 1 else "engine", []).append(path)
    return [(files, f"mercat_{name}") for name, files in members.items()]


def unoptimised_top_levels(target: Path, group: str) -> Path:
    """A header that spares GCC the optimising of what runs once, at import: a third of its time."""
    declared = TOP_LEVEL.findall((target / f"__native_internal_{group}.h").read_text("utf-8"))
    lines = ["#if defined(__GNUC__) && !defined(__clang__)", *(f'{one} __attribute__((optimize("O0")));' for one in declared),
             "#endif", ""]
    header = target / f"top_levels_{group}.h"
    if not header.exists() or header.read_text("utf-8") != "\n".join(lines):
        header.write_text("\n".join(lines), "utf-8")
    return header


def extensions() -> list[Extension]:
    only_asked = {"egg_info", "dist_info"} & set(sys.argv)        # about the package, nothing is built
    if only_asked or os.environ.get("MERCAT_PURE") == "1" or compiler() is None:
        return []
    from mypyc.build import mypycify

    paths = compiled_paths()
    target = Path(os.environ.get("MERCAT_BUILD", "build/c"))
    # no cache: mypyc 2.4 forgets in it which attributes may be unset, so that a game would not know the engine's structs
    made = mypycify(["--config-file", "pyproject.toml", "--cache-dir", os.devnull, *paths], separate=groups(paths),
                    opt_level=os.environ.get("MERCAT_OPTIMISE", "3"), debug_level="0", target_dir=str(target))
    for extension in made:
        extension.optional = True
        if sys.platform == "win32":
            continue
        extension.extra_compile_args.append("-fvisibility=hidden")
        if extension.name.endswith("__mypyc"):
            header = unoptimised_top_levels(target, extension.name.removesuffix("__mypyc"))
            extension.extra_compile_args += ["-include", str(header)]
    return made


if __name__ != "settings":                                      # read by tools/compiled.py
    setup(ext_modules=extensions())
