"""`mercat new`: the skeleton of a game that already plays."""

from __future__ import annotations

import importlib
import keyword
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from mercat.cli.files import because
from mercat.cli.languages import Language, the_language
from mercat.cli.output import Failure, NotUnderstood
from mercat.cli.texts import COMMAND_TEXTS

SKELETON = Path(__file__).with_name("skeleton")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40
MARKS = "{ } \" \\ # *"             # that no title may have


def new(game: Annotated[str, typer.Argument(metavar="GAME")],
        title: Annotated[str | None, typer.Option(metavar="TITLE")] = None,
        into: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None, language: Language = None) -> None:
    """Write a small game that already plays: data, vocabulary, rules, texts, drawing, transcript and ledger."""
    name = checked_name(game)
    shown = checked_title(title) if title is not None else name.replace("_", " ").title()
    home = into or checkout_games() or own_folder()
    folder = home / name
    if folder.exists():
        raise Failure("exists", path=str(folder))
    try:
        files = write(home, name, shown)
    except OSError as error:
        raise Failure("cannot-write-into", path=str(home), why=because(error)) from error
    for file in files:
        print(shown_from_here(file))
    print()
    tell_next(home, name, files, the_language(language))


def tell_next(home: Path, name: str, files: list[Path], language: str) -> None:
    """Print the next steps after a new game was written."""
    transcripts = shown_from_here(next(file for file in files if file.suffix == ".play").parent)
    mercat = this_program()
    steps = {"new-serve": f"{mercat} serve", "new-play": f"{mercat} play {name}", "new-check": f"{mercat} check {transcripts}",
             "new-test": f"{shown_from_here(Path(sys.executable))} -m pytest {transcripts}"}
    if not is_searched(home):
        steps = {"new-find": f"export MERCAT_GAMES={home.resolve()}", **steps}
    for key, command in steps.items():
        print(f"{COMMAND_TEXTS.say(language, key):<26}{command}")
    print(COMMAND_TEXTS.say(language, "new-next", path="docs/architecture.md"))


def this_program() -> str:
    """How this command was called, so that the commands printed can be typed as they are."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shown_from_here(Path(sys.executable))} -m mercat"
    on_path = shutil.which("mercat")
    called_by_path = called.name != "mercat" or (on_path is not None and Path(on_path).absolute() == called.absolute())
    return "mercat" if called_by_path else shown_from_here(called)


def shown_from_here(path: Path) -> str:
    """A path as it is typed in the current folder."""
    full = path.absolute()
    return str(full.relative_to(Path.cwd())) if full.is_relative_to(Path.cwd()) else str(full)


def checked_name(name: str) -> str:
    """The name, if a package can have it and no game has it yet. Raises NotUnderstood or Failure."""
    from mercat.games import names

    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise NotUnderstood("bad-name", name=name)
    if name in names():
        raise Failure("game-exists", name=name)
    return name


def checked_title(title: str) -> str:
    """A title that can stand in a comment, a string and a catalogue."""
    if not title.strip() or len(title) > 60 or re.search(r'[{}"\\\n\r#*]', title):
        raise NotUnderstood("bad-title", marks=MARKS)
    return title.strip()


def checkout_games() -> Path | None:
    """The games folder of the checkout that the command is run in, or None."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        games = folder / "src" / "mercat" / "games"
        if games.is_dir() and (folder / "docs" / "rules").is_dir():
            return games
    return None


def own_folder() -> Path:
    """The games folder of the installed package."""
    folder = Path(games_path()[0])
    if not os.access(folder, os.W_OK):
        raise Failure("not-writable", path=str(folder))
    return folder


def games_path() -> list[str]:
    """The folders in which games are found."""
    return list(importlib.import_module("mercat.games").__path__)


def is_searched(home: Path) -> bool:
    """Whether games in this folder are found with the present settings."""
    return any(Path(folder).resolve() == home.resolve() for folder in games_path())


def write(home: Path, name: str, title: str) -> list[Path]:
    """Fill the skeleton in; return the files written."""
    words = {"{{name}}": name, "{{title}}": title, "{{class}}": "".join(part.capitalize() for part in name.split("_")),
             "{{css}}": name.replace("_", "-"), "{{code}}": name.replace("_", "")[:3].upper()}
    written = []
    for source in sorted(SKELETON.rglob("*.txt")):
        text = source.read_text(encoding="utf-8")
        for mark, word in words.items():
            text = text.replace(mark, word)
        file = str(source.relative_to(SKELETON).with_suffix("")).replace("NAME", name)
        target = place_of(Path(file), home, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written.append(target)
    return written


def place_of(file: Path, home: Path, name: str) -> Path:
    """Where a file goes: into the game's folder; in a checkout of mercat, tests and ledger to those of the other games."""
    checkout = home.resolve().parents[2] if len(home.resolve().parents) > 2 else home
    if home.resolve() == checkout / "src" / "mercat" / "games" and (checkout / "docs" / "rules").is_dir():
        if file.parts[0] == "tests":
            return checkout / "tests" / "games" / name / file.relative_to("tests")
        if file.name == "rules.md":
            return checkout / "docs" / "rules" / f"{name.replace('_', '-')}.md"
    return home / name / file
