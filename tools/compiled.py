"""Compile the games for work in this checkout: `build/compiled` is the whole package, for PYTHONPATH.

Its extension modules are in a folder named after a digest of everything that they were made from, so nothing is compiled twice,
and a folder appears only when it is complete. All other files in it are links into `src`: a change of a text, style, drawing,
page or test compiles nothing and takes effect immediately. A changed rule recompiles its game. With MERCAT_WHOLE=1, everything
becomes one shared object at -O3, as in a wheel: slow to compile, but the right form for measuring with `mercat bench`.
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
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
SOURCE = HERE / "src"
BUILD = HERE / "build"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
UNRELATED = ("cli", "server")                            # the compiled files import nothing from there
KEPT = 3                                                 # results that stay: processes may still run from an older one


def settings() -> dict[str, Any]:
    """Return the definitions of `setup.py`, without running its set-up."""
    return runpy.run_path(str(HERE / "setup.py"), run_name="settings")


def digest(*parts: bytes) -> str:
    made = hashlib.sha256()
    for part in parts:
        made.update(hashlib.sha256(part).digest())
    return made.hexdigest()[:16]


def build_needs() -> list[str]:
    """Return the packages needed for compiling, with versions."""
    return list(tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"])


def tools_key() -> str:
    """Return a digest of the compilation settings: compilers, flags, the build of Python."""
    parts = [SUFFIX, *build_needs(), *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "MERCAT_WHOLE"))]
    told = [(HERE / "setup.py").read_bytes(), (SOURCE / "mercat/compiling.py").read_bytes()]
    return digest(*told, *(part.encode() for part in parts))


def key() -> str:
    """Return a digest of a compiled form: the tools, and every file on whose types the compiled ones may depend."""
    package = SOURCE / "mercat"
    paths = [path for path in sorted(package.rglob("*.py")) if path.relative_to(package).parts[0] not in UNRELATED]
    named = [part for path in paths for part in (path.relative_to(SOURCE).as_posix().encode(), path.read_bytes())]
    return digest(tools_key().encode(), *named)


def compile_changes(work: Path) -> Path:
    """Bring the extension modules under `work` up to date. Raises SystemExit with a sentence that names the log."""
    library, log = work / "lib", work / "log.txt"
    library.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--parallel", str(os.cpu_count() or 1),
               "--build-lib", str(library), "--build-temp", str(work / "temp")]
    with log.open("w") as output:
        ended = subprocess.run(command, cwd=HERE, stdout=output, stderr=output, check=False,
                               env={**os.environ, "MERCAT_PURE": "", "MERCAT_WORK": os.path.relpath(work / "c", HERE)})
    wanted = expected(library)
    for path in library.rglob(f"*{SUFFIX}"):
        if path not in wanted:
            path.unlink()
    if ended.returncode != 0 or not all(path.exists() for path in wanted):
        raise SystemExit(f"The games could not be compiled; they run interpreted. Messages: {log.relative_to(HERE)}")
    return library


def expected(library: Path) -> set[Path]:
    """Return the extension modules of a complete result."""
    setup = settings()
    paths = setup["compiled_paths"]()
    modules = {library / Path(path).relative_to("src").with_suffix(SUFFIX) for path in paths}
    groups = setup["groups"](paths, os.environ.get("MERCAT_WHOLE") != "1")
    return modules | {library / f"{name}__mypyc{SUFFIX}" for _, name in groups}


def link(place: Path, source: Path) -> None:
    """Mirror a source folder in `place` with links, except for folders that contain extension modules."""
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
    """Switch `build/compiled` atomically to this result."""
    link(result / "mercat", SOURCE / "mercat")
    os.utime(result)
    new = BUILD / f"compiled.{os.getpid()}"
    new.symlink_to(result.name)
    if (BUILD / "compiled").is_dir() and not (BUILD / "compiled").is_symlink():
        shutil.rmtree(BUILD / "compiled")
    new.replace(BUILD / "compiled")
    for old in sorted(BUILD.glob("compiled-*"), key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old)


def standing() -> Path | None:
    """Return the compiled form of the current sources, or None if it has not been made. An older one is then no longer shown."""
    result = BUILD / f"compiled-{key()}"
    if result.exists():
        show(result)
        return result
    withdraw()
    return None


def withdraw() -> None:
    """Show no compiled form."""
    if (BUILD / "compiled").is_symlink():
        (BUILD / "compiled").unlink()


def make() -> None:
    """Compile the modules that have changed, and show the result."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)                 # the second process finds the work done
        while standing() is None:                        # again if a source was changed meanwhile
            made_from = key()
            library = compile_changes(BUILD / f"work-{tools_key()}")
            if key() == made_from:
                part = BUILD / f"compiling-{made_from}"
                shutil.rmtree(part, ignore_errors=True)
                shutil.copytree(library, part)
                part.rename(BUILD / f"compiled-{made_from}")


def install_needs() -> None:
    """Install the packages needed for compiling into the current environment. Raises SystemExit; pip has printed the reason."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *build_needs()]
    if subprocess.run(pip, check=False).returncode != 0:
        raise SystemExit("What compiling needs could not be installed; the games run interpreted.")


def prefer() -> None:
    """Make this Python environment import `build/compiled`, if it exists, before `src`: .pth files are read in the order of their
    names, and setuptools calls the one that names `src` __editable__."""
    site = Path(sysconfig.get_path("purelib"))
    (site / "__compiled__.mercat.pth").write_text(f"{BUILD / 'compiled'}\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--install-needs", action="store_true", help="install what compiling needs first")
    parser.add_argument("--if-possible", action="store_true", help="without a C compiler, or with MERCAT_PURE=1, only say so")
    parser.add_argument("--show", action="store_true", help="show the compiled form if it fits the sources; compiles nothing")
    parser.add_argument("--prefer", action="store_true", help="let this environment take the compiled form; compiles nothing")
    asked = parser.parse_args()
    hindrance = why_not()
    if asked.prefer:
        prefer()
    elif asked.show:
        print("The games run " + ("interpreted" if standing() is None else "compiled"))
    elif hindrance is not None:
        withdraw()
        if not asked.if_possible:
            raise SystemExit(f"The games cannot be compiled: {hindrance}.")
        print(f"The games are not compiled: {hindrance}. They run interpreted.")
    elif standing() is not None:
        print("Compiled already: build/compiled")
    else:
        if asked.install_needs:
            install_needs()
        print("Compiling the games; this takes a minute or two (MERCAT_PURE=1 goes without).", flush=True)
        make()
        print("Compiled: build/compiled", flush=True)


def why_not() -> str | None:
    """Return why compiling is not possible; None if it is."""
    if os.environ.get("MERCAT_PURE") == "1":
        return "MERCAT_PURE is set"
    return "no C compiler was found" if settings()["compiler"]() is None else None


if __name__ == "__main__":
    main()
