"""Compile the engine, the games and the tree search as one group; where that is not wanted or not possible, the same files
run interpreted. `MERCAT_PURE=1` skips it; a missing C compiler is no error."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).parent
COMPILED_FOLDERS = ("src/mercat/engine", "src/mercat/games")
COMPILED_FILES = ("src/mercat/bots/search.py", "src/mercat/bots/tree.py")
# not called in playouts, or not worth building
INTERPRETED = {"__init__.py", "view.py", "sources.py", "transcript.py", "paths.py"}


def compiled_paths() -> list[str]:
    found = [path.relative_to(HERE) for folder in COMPILED_FOLDERS for path in sorted((HERE / folder).rglob("*.py"))]
    found += [Path(file) for file in COMPILED_FILES if (HERE / file).exists()]
    return [str(path) for path in found if path.name not in INTERPRETED]


def extensions() -> list[Extension]:
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    only_asked = {"egg_info", "dist_info"} & set(sys.argv)        # about the package, nothing is built
    if only_asked or os.environ.get("MERCAT_PURE") == "1" or shutil.which(compiler.split()[0]) is None:
        return []
    from mypyc.build import mypycify

    made = mypycify(["--config-file", "pyproject.toml", *compiled_paths()], opt_level="3", debug_level="0",
                    group_name="mercat")
    for extension in made:
        extension.extra_compile_args.append("-fvisibility=hidden")
        extension.optional = True
    return made


setup(ext_modules=extensions())
