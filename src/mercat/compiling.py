"""The compilation of rules with mypyc. This module lists the files to compile and sets the compiler flags. `setup.py` uses it for
Mercat itself.

Run as a program in a folder with the sources of Mercat and of a game's package, this module compiles the engine and that game
together, as `mercat compile` does.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

FILES = ("bots/play/picking.py", "bots/search/by_playouts.py", "bots/search/by_value.py", "bots/search/judge.py",
         "bots/search/tree.py", "bots/search/tree_search.py", "bots/training/policy/practice.py",
         "bots/training/value/selfplay.py", "learning/changes.py", "learning/core.py", "learning/numbering.py",
         "learning/offers.py", "learning/repeating.py", "learning/rewards.py", "learning/row_plan.py", "learning/rows.py",
         "envs/compiled_opponents.py")
# not called in playouts, or not worth building
INTERPRETED = {"__init__.py", "view.py", "voyages.py", "sources.py", "transcript.py", "paths.py", "failures.py", "edit.py",
               "figures.py", "relief.py", "curves.py", "coasts.py", "lesson.py", "ledger.py", "rehearsal.py",
               "habits.py", "leniency.py", "styles.py"}
# Rules consist of many small functions. GCC's default limits stop inlining where it would still pay, which costs a tenth of the
# speed.
INLINE_MORE = ["--param=max-inline-insns-auto=100", "--param=early-inlining-insns=60", "--param=inline-unit-growth=200"]
# Python's own flags contain -Wall, and checking generated code for warnings takes GCC as long as compiling it. -w only hides
# them.
UNIX_FLAGS = ["-Wno-all", "-fvisibility=hidden"]
# of mypyc's own functions
RARELY_CALLED = ("void CPy_AddTraceback(const char *, const char *, int, PyObject *)",
                 "void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *)")
TOP_LEVEL = re.compile(r"^extern (char CPyDef_\w+____top_level__\(void\));$", re.MULTILINE)
# Besides playing, a search spends half its time copying positions, and an environment half of its time comparing them with the
# last one: in such short loops -O1 checks each index twice.
OFTEN_CALLED = re.compile(r"^extern ((?:char|int64_t) CPyDef_\w+(?:state___(?:refill_stack|are_equal|State___copy_into)"
                          r"|rows___Rows___(?:observe|write\w*)|offers___Offers___write"
                          r"|changes___Changes___(?:begin|add)|repeating___repeat)\(.*\));$", re.MULTILINE)


def compiler() -> str | None:
    """Return the path of the C compiler, or None if none is found."""
    if sys.platform == "win32":
        return "cl"                                               # setuptools looks for it
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def hints(target: Path, group: str) -> Path:
    """Write a header with optimisation hints for GCC and return its path.

    Code that runs only once, at import, is not optimised. Code that copies positions is optimised most. Error handling is placed
    apart from the code that plays, so that more of the code that plays fits into the processor's cache.
    """
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


def prepared(extension: Any, target: Path, whole: bool) -> None:
    """Set the compiler flags of an extension module. With `whole`, all modules become one shared object, compiled with -O3."""
    extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]              # mypycify shares one list
    if whole and sys.platform == "linux" and "gcc" in (compiler() or ""):
        extension.extra_compile_args += INLINE_MORE
    if extension.name.endswith("__mypyc"):
        header = hints(target, extension.name.removesuffix("__mypyc"))
        extension.extra_compile_args += ["-include", str(header)]


def main(package: str) -> None:
    """Compile the engine, the searches and a game's package in place, in the current folder."""
    from mypyc.build import mypycify
    from setuptools import setup

    target = Path("build/c")
    files = [*sorted(Path("mercat/engine").rglob("*.py")), *(Path("mercat", file) for file in FILES),
             *sorted(Path(package).rglob("*.py"))]
    paths = [path.as_posix() for path in files if path.name not in INTERPRETED]
    made = mypycify(["--strict", "--ignore-missing-imports", "--explicit-package-bases", "--cache-dir", os.devnull, *paths],
                    target_dir=str(target), group_name="mercat", opt_level="3", debug_level="0")
    for extension in made:
        if sys.platform != "win32":
            prepared(extension, target, True)
    setup(name="compiled", packages=[], ext_modules=made, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    main(*sys.argv[1:])
