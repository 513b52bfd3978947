"""`mercat compile`: compiles the engine together with the game of another project, in that project's folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Final

import typer

import mercat
from mercat import compiling
from mercat.cli.files import because
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, NotUnderstood
from mercat.cli.texts import COMMAND_TEXTS
from mercat.compiled_from import BUILT, note_sources
from mercat.games import GROUP

PATIENCE: Final = 1800                                   # seconds


@dataclass(frozen=True)
class Project:
    """A game's project, read from its pyproject.toml: its name and version, the folder of its package, and the games that it
    declares."""

    folder: Path
    name: str
    version: str
    package: Path
    games: dict[str, str]


def compile_game(path: Annotated[Path, typer.Argument(metavar="FOLDER")] = Path(), language: Language = None) -> None:
    """Compile the engine and a project's game together, into the folder build/compiled of the project."""
    language, begin = language_for(language), monotonic()
    project = project_in(path)
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise CommandError("no-mypyc")
    if compiling.compiler() is None:
        raise CommandError("no-c-compiler")
    try:
        result = compiled(project)
    except OSError as error:
        raise CommandError("cannot-write", path=str(project.folder / "build"), why=because(error)) from error
    print(COMMAND_TEXTS.say(language, "compiled", path=str(result), seconds=round(monotonic() - begin)))
    print(COMMAND_TEXTS.say(language, "compiled-use", command=f"PYTHONPATH={result.absolute()} mercat serve"))


def project_in(folder: Path) -> Project:
    """Return the game project in this folder. Raise NotUnderstood if there is none."""
    path = folder / "pyproject.toml"
    try:
        told: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))["project"]
        games = {str(name): str(entry) for name, entry in told["entry-points"][GROUP].items()}
        package = next(iter(games.values())).partition(":")[0].partition(".")[0]
        name, version = str(told["name"]), str(told.get("version", "0"))
    except OSError as error:
        raise NotUnderstood("cannot-read", path=str(path), why=because(error)) from error
    except (ValueError, KeyError, AttributeError, TypeError, StopIteration) as error:
        raise NotUnderstood("no-game-project", path=str(path), group=GROUP) from error
    home = next((place / package for place in (folder / "src", folder) if (place / package / "__init__.py").is_file()), None)
    if home is None:
        raise NotUnderstood("no-game-package", path=str(folder), package=package)
    return Project(folder, name, version, home, games)


def compiled(project: Project) -> Path:
    """Compile into a temporary folder, and replace the previous result with this folder. Raise CommandError if compiling
    fails."""
    part, result = project.folder / "build" / "compiling", project.folder / "build" / "compiled"
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    note_sources(part, [Path(mercat.__file__).parent, project.package])      # any later change makes the result outdated
    ignored = shutil.ignore_patterns(*BUILT)
    shutil.copytree(Path(mercat.__file__).parent, part / "mercat", ignore=ignored)
    shutil.copytree(project.package, part / project.package.name, ignore=ignored)
    declare(project, part)
    log = part.with_name("compile.txt")
    with log.open("w") as output:
        ended = subprocess.run([sys.executable, "-P", "mercat/compiling.py", project.package.name], cwd=part, stdout=output,
                               stderr=output, check=False, timeout=PATIENCE, env={**os.environ, "PYTHONPATH": ""})
    if ended.returncode != 0:
        lines = [line for line in log.read_text("utf-8", "replace").splitlines() if "error" in line.lower()]
        raise CommandError("not-compiled", path=str(log), why=lines[0].strip()[:200] if lines else str(ended.returncode))
    shutil.rmtree(part / "build", ignore_errors=True)
    shutil.rmtree(result, ignore_errors=True)
    part.rename(result)
    return result


def declare(project: Project, folder: Path) -> None:
    """Declare the games in the compiled folder in the same way as the installed package declares them."""
    told = folder / f"{project.name.replace('-', '_')}-{project.version}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project.name}\nVersion: {project.version}\n", "utf-8")
    lines = [f"[{GROUP}]", *(f"{name} = {entry}" for name, entry in project.games.items())]
    (told / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
