"""What can be said besides a move while playing in the terminal: undo, view, history, scores, save, load, and so on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from mercat.cli.files import saved_match
from mercat.cli.output import Failure
from mercat.cli.telling import Teller
from mercat.engine.match import Match
from mercat.text import LANGUAGES


class Keyboard(Protocol):
    """What the commands ask of the match that is played in a terminal."""

    match: Match[Any]
    teller: Teller

    def show(self, text: str) -> None:
        """Print a line."""

    def show_lines(self, lines: list[str]) -> None:
        """Print several."""

    def look(self) -> None:
        """Draw the table."""

    def tell(self, since: int) -> None:
        """Tell the history from a line of the journal on."""

    def undo(self) -> None:
        """Take the last decision at this keyboard back."""

    def save(self, path: Path) -> None:
        """Write the match to a file."""

    def load(self, match: Match[Any], language: str) -> None:
        """Go on with another match, or in another language."""


class Leave(Exception):
    """The player has had enough."""


class Commands:
    """Understands a command in English or in the reader's language, in full or by its letter; with / before it always."""

    def __init__(self, terminal: Keyboard) -> None:
        self.terminal = terminal
        self.actions: dict[str, Callable[[str], None]] = {
            "undo": self.undo, "view": self.view, "history": self.history, "scores": self.scores, "save": self.save,
            "load": self.load, "language": self.language, "help": self.help, "quit": self.quit}

    def obey(self, said: str) -> bool:
        """Do what was said, if it is a command."""
        word, _, rest = said.partition(" ")
        forced = word.startswith("/")
        word = word.lstrip("/").casefold()
        if not forced and word in self.terminal.match.game.vocabulary.by_name:
            return False
        for name, action in self.actions.items():
            if word and word in self.words(name):
                action(rest.strip())
                return True
        return False

    def words(self, name: str) -> set[str]:
        """The spellings of a command."""
        house = self.terminal.teller.house
        spellings = {name, house(f"command-{name}"), house(f"command-{name}.letter")}
        return spellings | ({"?"} if name == "help" else set())

    def agrees(self, said: str) -> bool:
        """Whether an answer means yes."""
        house = self.terminal.teller.house
        return said.strip().casefold() in {"y", "yes", house("yes"), house("yes.letter")}

    def undo(self, _rest: str) -> None:
        self.terminal.undo()

    def view(self, _rest: str) -> None:
        self.terminal.look()

    def history(self, _rest: str) -> None:
        self.terminal.tell(0)

    def scores(self, _rest: str) -> None:
        terminal = self.terminal
        terminal.show_lines(terminal.teller.scores(terminal.match.scores()))

    def save(self, rest: str) -> None:
        terminal = self.terminal
        if not rest:
            terminal.show(terminal.teller.house("which-file"))
            return
        try:
            terminal.save(Path(rest).expanduser())
        except OSError as error:
            terminal.show(terminal.teller.house("not-saved", file=rest, why=error.strerror or ""))
        else:
            terminal.show(terminal.teller.house("saved", file=rest))

    def load(self, rest: str) -> None:
        terminal = self.terminal
        if not rest:
            terminal.show(terminal.teller.house("which-file"))
            return
        try:
            match = saved_match(Path(rest).expanduser())
        except Failure as failure:
            terminal.show(failure.sentence(terminal.teller.language))
            return
        terminal.load(match, terminal.teller.language)
        terminal.look()

    def language(self, rest: str) -> None:
        terminal = self.terminal
        if rest in LANGUAGES:
            terminal.load(terminal.match, rest)
        else:
            terminal.show(terminal.teller.house("which-language", languages=", ".join(LANGUAGES)))

    def help(self, _rest: str) -> None:
        """The rules of this step, then the commands."""
        show, house, step = self.terminal.show, self.terminal.teller.house, self.terminal.match.step
        show(self.terminal.teller.say("help" if step is None else f"help-{step}"))
        for name in self.actions:
            command = f"command-{name}"
            show(f"    {house(command)} ({house(f'{command}.letter')})  {house(f'{command}.help')}")
        show(house("how-to-move"))

    def quit(self, _rest: str) -> None:
        raise Leave
