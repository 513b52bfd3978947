"""Compile the games for work in this checkout: `build/compiled` is the whole package, to be put on PYTHONPATH.

Its extension modules lie in a folder named after everything that they were made from, so nothing is compiled twice, and a folder
appears only when it is whole. All other files in it are links into `src`: a change of text, style, drawing, page or test compiles
nothing and is there at once. What changed since the last compiling is found by mypyc and setuptools, a game at a time.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
SOURCE = HERE / "src"
BUILD = HERE / "build"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
UNRELATED = ("cli", "server")                            # the compiled files import nothing from there
KEPT = 3                                                 # results that stay: processes may still run from an older one


def settings() -> dict[str, Any]:
    """What `setup.py` defines, without a set-up."""
    return runpy.run_path(str(HERE / "setup.py"), run_name="settings")


def digest(*parts: bytes) -> str:
    made = hashlib.sha256()
    for part in parts:
        made.update(hashlib.sha256(part).digest())
    return made.hexdigest()[:16]


def tools_key() -> str:
    """Stands for how things are compiled: compilers, flags, the form of Python."""
    surroundings = [version("mypy"), SUFFIX, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "MERCAT_OPTIMISE"))]
    return digest((HERE / "setup.py").read_bytes(), *(text.encode() for text in surroundings))


def key() -> str:
    """Stands for a compiled form: the tools and every file whose types the compiled ones may rest on."""
    package = SOURCE / "mercat"
    paths = [path for path in sorted(package.rglob("*.py")) if path.relative_to(package).parts[0] not in UNRELATED]
    named = [part for path in paths for part in (path.relative_to(SOURCE).as_posix().encode(), path.read_bytes())]
    return digest(tools_key().encode(), *named)


def compile_changes(work: Path) -> Path:
    """Bring the extension modules under `work` up to date. Errors: SystemExit with a sentence that names the log."""
    library, log = work / "lib", work / "log.txt"
    library.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--parallel", str(os.cpu_count() or 1),
               "--build-lib", str(library), "--build-temp", str(work / "temp")]
    with log.open("w") as output:
        ended = subprocess.run(command, cwd=HERE, stdout=output, stderr=output, check=False,
                               env={**os.environ, "MERCAT_BUILD": os.path.relpath(work / "c", HERE)})
    wanted = expected(library)
    for path in library.rglob(f"*{SUFFIX}"):
        if path not in wanted:
            path.unlink()
    if ended.returncode != 0 or not all(path.exists() for path in wanted):
        raise SystemExit(f"The games could not be compiled; they run interpreted. Messages: {log.relative_to(HERE)}")
    return library


def expected(library: Path) -> set[Path]:
    """The extension modules of a whole result."""
    setup = settings()
    paths = setup["compiled_paths"]()
    modules = {library / Path(path).relative_to("src").with_suffix(SUFFIX) for path in paths}
    return modules | {library / f"{name}__mypyc{SUFFIX}" for _, name in setup["groups"](paths)}


def link(place: Path, source: Path) -> None:
    """Make everything of a source folder appear in `place`: links, but for folders that hold extension modules."""
    for old in place.iterdir():
        if old.is_symlink() and not old.exists():
            old.unlink()
    for path in source.iterdir():
        here = place / path.name
        if here.is_dir() and not here.is_symlink():
            if path.is_dir() and path.name != "__pycache__":
                link(here, path)
        elif not here.is_symlink() and path.name != "__pycache__":
            here.symlink_to(path)


def show(result: Path) -> None:
    """Let `build/compiled` be that result, from one moment to the next."""
    link(result / "mercat", SOURCE / "mercat")
    os.utime(result)
    new = BUILD / f"compiled.{os.getpid()}"
    new.symlink_to(result.name)
    if (BUILD / "compiled").is_dir() and not (BUILD / "compiled").is_symlink():
        shutil.rmtree(BUILD / "compiled")
    new.replace(BUILD / "compiled")
    for old in sorted(BUILD.glob("compiled-*"), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old)


def make() -> bool:
    """Compile what has changed and show it. Whether anything had to be compiled."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)                 # whoever comes second finds the work done
        result = BUILD / f"compiled-{key()}"
        needed = not result.exists()
        if needed:
            (BUILD / "compiled").unlink(missing_ok=True) if (BUILD / "compiled").is_symlink() else None
            library = compile_changes(BUILD / f"work-{tools_key()}")
            part = BUILD / f"compiling-{key()}"
            shutil.rmtree(part, ignore_errors=True)
            shutil.copytree(library, part)
            part.rename(result)
        show(result)
        return needed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.parse_args()
    print("Compiled:" if make() else "Compiled already:", (BUILD / "compiled").relative_to(HERE))


if __name__ == "__main__":
    main()
