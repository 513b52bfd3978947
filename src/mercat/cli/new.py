"""`mercat new`: writes the skeleton of a playable game."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Annotated

import typer

from mercat import __version__
from mercat.cli.files import because
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, NotUnderstood
from mercat.cli.texts import COMMAND_TEXTS
from mercat.text import LANGUAGES

SKELETON = Path(__file__).with_name("skeleton")
MARKS = "{ } \" \\ # *"             # characters that are not allowed in a title
HIDDEN = "DOT"                      # in the name of a skeleton file, represents an initial dot


@dataclass(frozen=True)
class ProjectLayout:
    """The locations of the parts of a new game: its package, its tests, its ledger and, in a separate project, the files around
    it."""

    package: Path
    tests: Path
    ledger: Path
    project: Path | None                # None for a built-in game
    imports: str                        # the prefix of its own imports; empty if they are relative

    def place_of(self, file: PurePath) -> Path | None:
        """Return the destination of a skeleton file, or None if this layout has no such file."""
        part, inner = file.parts[0], PurePath(*file.parts[1:])
        homes = {"package": self.package, "tests": self.tests, "project": self.project}
        if part not in homes:
            return self.ledger
        home = homes[part]
        return None if home is None else home / inner

    def package_of(self, file: PurePath) -> str:
        """Return the name of the game's package as a skeleton file imports it: `from PACKAGE import tables as t`."""
        return self.imports or "." * (len(file.parts) - 1)

    def within(self, file: PurePath) -> str:
        """Return the prefix for modules of that package as a skeleton file imports them: `from PACKAGE.state import ...`."""
        package = self.package_of(file)
        return f"{package}." if self.imports else package


def of_the_house(checkout: Path, name: str) -> ProjectLayout:
    """Return the layout of a built-in game in a checkout of Mercat."""
    return ProjectLayout(checkout / "src" / "mercat" / "games" / name, checkout / "tests" / "games" / name,
                         checkout / "docs" / "rules" / f"{dashed(name)}.md", None, f"mercat.games.{name}")


def project(folder: Path, name: str) -> ProjectLayout:
    """Return the layout of a game in a separate project that pip can install."""
    return ProjectLayout(folder / "src" / name, folder / "tests", folder / "docs" / "rules.md", folder, "")


def dashed(name: str) -> str:
    """Return a game's name in the form used in file and style names."""
    return name.replace("_", "-")


def new(game: Annotated[str, typer.Argument(metavar="GAME")],
        title: Annotated[str | None, typer.Option(metavar="TITLE")] = None,
        into: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None, language: Language = None) -> None:
    """Write a small playable game: a built-in one if the command is run in a checkout of Mercat, otherwise a separate project."""
    name, language = checked_name(game), language_for(language)
    shown = checked_title(title) if title is not None else name.replace("_", " ").title()
    checkout = this_checkout() if into is None else None
    layout = of_the_house(checkout, name) if checkout is not None else project((into or Path()) / name, name)
    home = layout.project or layout.package
    if home.exists():
        raise CommandError("exists", path=str(home))
    spoken = LANGUAGES if checkout is not None else tuple(one for one in LANGUAGES if one in ("en", language))
    try:
        files = write(layout, name, shown, spoken)
    except OSError as error:
        raise CommandError("cannot-write-into", path=str(home.parent), why=because(error)) from error
    for file in files:
        print(shown_from_here(file))
    print()
    tell_next(layout, name, language)


def tell_next(layout: ProjectLayout, name: str, language: str) -> None:
    """Print the next steps after a new game has been written."""
    mercat = this_program()
    steps = {"new-serve": f"{mercat} serve", "new-play": f"{mercat} play {name}", "new-check": f"{mercat} check {name}",
             "new-test": f"{shown_from_here(Path(sys.executable))} -m pytest {shown_from_here(layout.tests)}"}
    if layout.project is not None:
        install = f'{shown_from_here(Path(sys.executable))} -m pip install -e "{shown_from_here(layout.project)}[test]"'
        steps = {"new-find": install, **steps}
    labels = {key: COMMAND_TEXTS.say(language, key) for key in steps}
    width = max(map(len, labels.values()))
    for key, command in steps.items():
        print(f"{labels[key]:<{width}}  {command}")
    print(COMMAND_TEXTS.say(language, "new-next", path="docs/games.md"))


def this_program() -> str:
    """Return the name by which this program was called, so that the printed commands can be typed as they are."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shown_from_here(Path(sys.executable))} -m mercat"
    on_path = shutil.which("mercat")
    called_by_path = called.name != "mercat" or (on_path is not None and Path(on_path).absolute() == called.absolute())
    return "mercat" if called_by_path else shown_from_here(called)


def shown_from_here(path: Path) -> str:
    """Return a path as a user would type it in the current folder."""
    full = path.absolute()
    return str(full.relative_to(Path.cwd())) if full.is_relative_to(Path.cwd()) else str(full)


def checked_name(name: str) -> str:
    """Return the name if it is valid for a package and not yet used by a game. Otherwise raise NotUnderstood or CommandError."""
    from mercat.games import LONGEST_NAME, NAME, declared

    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME or keyword.iskeyword(name):
        raise NotUnderstood("bad-name", name=name)
    if name in sys.stdlib_module_names or name == "mercat":
        raise NotUnderstood("name-of-python", name=name)
    if name in declared():
        raise CommandError("game-exists", name=name)
    return name


def checked_title(title: str) -> str:
    """Return a title if it may appear in a comment, a string and a catalogue. Otherwise raise NotUnderstood."""
    if not title.strip() or len(title) > 60 or re.search(r'[{}"\\\n\r#*]', title):
        raise NotUnderstood("bad-title", marks=MARKS)
    return title.strip()


def this_checkout() -> Path | None:
    """Return the checkout of Mercat that contains the current folder, or None if there is none."""
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents)
                 if (folder / "src" / "mercat" / "games").is_dir() and (folder / "docs" / "rules").is_dir()), None)


def write(layout: ProjectLayout, name: str, title: str, languages: Sequence[str] = LANGUAGES) -> list[Path]:
    """Fill in the skeleton, with the texts of these languages, and return the files written."""
    tests, ledger = layout.tests.absolute(), layout.ledger.absolute()
    root = next(folder for folder in tests.parents if ledger.is_relative_to(folder))
    words = {"{{name}}": name, "{{title}}": title, "{{class}}": "".join(part.capitalize() for part in name.split("_")),
             "{{css}}": dashed(name), "{{code}}": name.replace("_", "")[:3].upper(), "{{mercat}}": requirement_of(__version__),
             "{{ledger}}": ledger.relative_to(root).as_posix(), "{{up}}": str(len(tests.relative_to(root).parts))}
    written = []
    for source in sorted(SKELETON.rglob("*.txt")):
        file = source.relative_to(SKELETON).with_suffix("")
        target = layout.place_of(PurePath(str(file).replace("NAME", name).replace(HIDDEN, ".")))
        if target is None or (file.suffix == ".ftl" and file.stem not in languages):
            continue
        text = source.read_text(encoding="utf-8").replace("{{package}}.", layout.within(file))
        text = text.replace("{{package}}", layout.package_of(file))
        for mark, word in words.items():
            text = text.replace(mark, word)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written.append(target)
    return written


def requirement_of(version: str) -> str:
    """Return the versions of Mercat that a new game requires. Before 1.0, the range ends before the next minor version, because
    that version may change the interface."""
    major, minor, *_ = (int(part) for part in version.split("."))
    return f"mercat>={major}.{minor},<{major + 1}" if major else f"mercat>=0.{minor},<0.{minor + 1}"
