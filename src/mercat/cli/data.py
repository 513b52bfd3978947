"""`mercat data`: exports component data, checks corrected files, and puts them into use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from mercat.cli.files import because
from mercat.cli.languages import Language, language_for
from mercat.cli.localized import Commands
from mercat.cli.output import CommandError, NotUnderstood, nearest
from mercat.cli.parameters import GameName
from mercat.cli.texts import COMMAND_TEXTS
from mercat.components import LARGEST, own_folder

PATIENCE = 600                          # seconds for a trial
data = Commands()


@data.command()
def export(game: GameName,
           folder: Annotated[Path | None, typer.Argument(metavar="FOLDER")] = None, language: Language = None) -> None:
    """Write the component files in use into a folder, where they can be corrected. No file is overwritten."""
    language_for(language)
    files = files_in_force(game)
    target = folder if folder is not None else Path(f"{game}-data")
    taken = next((target / file.name for file in files if (target / file.name).exists()), None)
    if taken is not None:
        raise CommandError("exists", path=str(taken))
    try:
        target.mkdir(parents=True, exist_ok=True)
        for file in files:
            shutil.copyfile(file, target / file.name)
            print(target / file.name)
    except OSError as error:
        raise CommandError("cannot-write", path=str(target), why=because(error)) from error


@data.command()
def check(game: GameName, folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
          language: Language = None) -> None:
    """Build the game's tables from corrected files, play a few games with them, and report errors. Nothing is changed."""
    language = language_for(language)
    print(COMMAND_TEXTS.say(language, "data-well", path=str(folder), found=tried(game, folder, language)))


@data.command()
def use(game: GameName, folder: Annotated[Path | None, typer.Argument(metavar="FOLDER")] = None,
        reset: Annotated[bool, typer.Option("--reset")] = False,
        language: Language = None) -> None:
    """Check corrected files and use them from now on. With --reset, use the packaged files again."""
    language = language_for(language)
    packaged_files(game)
    if reset == (folder is not None):
        raise NotUnderstood("folder-or-reset")
    own = own_folder(package(game).name)
    try:
        if folder is None:
            put_aside(own)
            print(COMMAND_TEXTS.say(language, "data-packaged", game=game))
            return
        with TemporaryDirectory() as held:               # use exactly the checked files, even if the folder changes
            copied = gathered(game, folder, Path(held) / "components" / package(game).name)
            said = tried(game, folder, language, copied)
            install(copied, own)
        print(COMMAND_TEXTS.say(language, "data-own", game=game, path=str(folder), found=said))
    except OSError as error:
        raise CommandError("cannot-write", path=str(own), why=because(error)) from error


def packaged_files(game: str) -> list[Path]:
    """Return the packaged component files of a game, without importing the game, since the files in use may be invalid."""
    files = sorted((package(game) / "data").glob("*.toml"))
    if not files:
        raise CommandError("no-components", game=game)
    return files


def package(game: str) -> Path:
    """Return the folder of a game's package, whose name is also the name of the folder for corrected files. Raise NotUnderstood
    if there is no such game, or CommandError if its package is missing."""
    from mercat.games import declared, folder_of

    known = sorted(declared())
    if game not in known:
        raise NotUnderstood("no-game", name=game[:40], nearest=nearest(game, known))
    try:
        return folder_of(game)
    except ImportError as error:
        raise CommandError("plain", text=str(error)) from error


def files_in_force(game: str) -> list[Path]:
    """Return the owner's corrected files if there are any, and otherwise the packaged files."""
    packaged = packaged_files(game)
    own = own_folder(package(game).name)
    return [own / file.name for file in packaged] if own.is_dir() else packaged


def gathered(game: str, folder: Path, into: Path) -> Path:
    """Copy the files that a game needs from `folder` to `into` and return `into`. Raise NotUnderstood if a file cannot be
    used."""
    into.mkdir(parents=True)
    for file in packaged_files(game):
        source = folder / file.name
        try:
            if source.stat().st_size > LARGEST:
                raise NotUnderstood("too-large", path=str(source), most=f"{LARGEST:,}")
            shutil.copyfile(source, into / file.name)
        except OSError as error:
            raise NotUnderstood("cannot-read", path=str(source), why=because(error)) from error
    return into


def tried(game: str, folder: Path, language: str, copied: Path | None = None) -> str:
    """Test the files in a separate process that uses them and return its report. Raise CommandError with the process's error
    message if that fails."""
    if copied is None:
        with TemporaryDirectory() as held:
            return tried(game, folder, language, gathered(game, folder, Path(held) / "components" / package(game).name))
    try:
        done = subprocess.run(
            [sys.executable, "-m", "mercat.cli.trial", game, language], capture_output=True, text=True, timeout=PATIENCE,
            env={**os.environ, "MERCAT_DATA": str(copied.parents[1]), "PYTHONPATH": os.pathsep.join(sys.path)})
    except subprocess.TimeoutExpired as error:
        raise CommandError("trial-too-long", path=str(folder), seconds=PATIENCE) from error
    if done.returncode != 0 or not done.stdout:
        lines = (done.stdout.strip() or done.stderr.strip() or COMMAND_TEXTS.say(language, "trial-broke-off")).splitlines()
        raise CommandError("plain", text=lines[-1].replace(str(copied), str(folder)))
    return done.stdout.strip()


def put_aside(own: Path) -> None:
    """Remove the corrected files. They are renamed first, so that no process reads an incomplete set."""
    if own.exists():
        old = own.with_name(f".{own.name}.{os.getpid()}.old")
        own.rename(old)
        shutil.rmtree(old)


def install(copied: Path, own: Path) -> None:
    """Move the checked files into the data folder: either all of them or none."""
    draft = own.with_name(f".{own.name}.{os.getpid()}.new")
    draft.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    shutil.copytree(copied, draft)
    put_aside(own)
    draft.rename(own)
