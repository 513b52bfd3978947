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
COMPILED_FILES = ("src/mercat/bots/picking.py", "src/mercat/bots/search.py", "src/mercat/bots/tree.py",
                  "src/mercat/bots/tree_search.py", "src/mercat/bots/policy/practice.py",
                  "src/mercat/bots/value/judge.py", "src/mercat/bots/value/selfplay.py", "src/mercat/bots/value/search.py",
                  "src/mercat/learning/row_plan.py", "src/mercat/learning/rows.py", "src/mercat/learning/core.py",
                  "src/mercat/envs/opposed.py")
# not called in playouts, or not worth building
INTERPRETED = {"__init__.py", "view.py", "voyages.py", "sources.py", "transcript.py", "paths.py", "claims.py", "edit.py",
               "figures.py", "relief.py", "curves.py", "coasts.py", "lesson.py", "ledger.py", "rehearsal.py",
               "habits.py"}
# Rules are made of many small functions. GCC's own limits stop inlining them where it would still pay: a tenth of the speed.
INLINE_MORE = ["--param=max-inline-insns-auto=100", "--param=early-inlining-insns=60", "--param=inline-unit-growth=200"]
# Python's own flags contain -Wall: looking for warnings in generated code takes GCC as long as compiling it. -w only hides them.
UNIX_FLAGS = ["-Wno-all", "-fvisibility=hidden"]
# of mypyc's own functions
RARELY_CALLED = ("void CPy_AddTraceback(const char *, const char *, int, PyObject *)",
                 "void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *)")
TOP_LEVEL = re.compile(r"^extern (char CPyDef_\w+____top_level__\(void\));$", re.MULTILINE)
# Copying a position is half of what a search does besides playing: in loops as short as these -O1 checks each index twice.
OFTEN_CALLED = re.compile(r"^extern (char CPyDef_\w+state___(?:refill|are_equal|State___copy_into)\(.*\));$", re.MULTILINE)


def compiled_paths() -> list[str]:
    found = [path.relative_to(HERE) for folder in COMPILED_FOLDERS for path in sorted((HERE / folder).rglob("*.py"))]
    found += [Path(file) for file in COMPILED_FILES if (HERE / file).exists()]
    return [path.as_posix() for path in found if path.name not in INTERPRETED]


def compiler() -> str | None:
    """The path of the C compiler; None where there is none."""
    if sys.platform == "win32":
        return "cl"                                               # setuptools looks for it
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


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


def hints(target: Path, group: str) -> Path:
    """A header that tells GCC what runs once, at import, and need not be optimised; what runs at every copy; and what hardly ever
    runs, so that errors lie apart from the code that plays and the processor's cache holds more of it."""
    declared = (target / f"__native_internal_{group}.h").read_text("utf-8")
    lines = ["#if defined(__GNUC__) && !defined(__clang__)",
             *(f'{one} __attribute__((optimize("O0")));' for one in TOP_LEVEL.findall(declared)),
             "#include <Python.h>", '#include "vecs/librt_vecs.h"',
             *(f'{one} __attribute__((optimize("O3")));' for one in OFTEN_CALLED.findall(declared)),
             *(f"__attribute__((cold)) {one};" for one in RARELY_CALLED), "#endif", ""]
    header = target / f"hints_{group}.h"
    if not header.exists() or header.read_text("utf-8") != "\n".join(lines):
        header.write_text("\n".join(lines), "utf-8")
    return header


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
        extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]          # mypycify gives all of them one list
        if not apart and sys.platform == "linux" and "gcc" in (compiler() or ""):
            extension.extra_compile_args += INLINE_MORE
        if extension.name.endswith("__mypyc"):
            header = hints(target, extension.name.removesuffix("__mypyc"))
            extension.extra_compile_args += ["-include", str(header)]
    return made


if __name__ != "settings":                                      # read by tools/compiled.py
    setup(ext_modules=extensions())
