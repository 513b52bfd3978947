"""The commands available during a match in the terminal, in addition to moves: undo, view, history, scores, save, load, and
others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from mercat.cli.files import because, saved_match
from mercat.cli.narrator import Narrator
from mercat.cli.output import CommandError
from mercat.engine.matches.match import Match
from mercat.text import LANGUAGES


class Keyboard(Protocol):
    """The interface to the terminal that the commands use."""

    match: Match[Any]
    narrator: Narrator

    def show(self, text: str) -> None:
        """Print one line."""

    def show_lines(self, lines: list[str]) -> None:
        """Print several lines."""

    def look(self) -> None:
        """Print the table."""

    def tell(self, since: int) -> None:
        """Print the history, starting at the journal line `since`."""

    def undo(self) -> None:
        """Undo the last decision made at this keyboard."""

    def save(self, path: Path) -> None:
        """Write the match to a file."""

    def load(self, match: Match[Any], language: str) -> None:
        """Continue with another match, or in another language."""


class Leave(Exception):
    """The request to leave the program, raised when the player quits."""


class Commands:
    """The commands, spelt in English or in the reader's language, in full or as one letter. A leading / marks a command that
    could also be read as a move."""

    def __init__(self, terminal: Keyboard) -> None:
        self.terminal = terminal
        self.actions: dict[str, Callable[[str], None]] = {
            "undo": self.undo, "view": self.view, "history": self.history, "scores": self.scores, "save": self.save,
            "load": self.load, "language": self.language, "help": self.help, "quit": self.quit}

    def run(self, said: str) -> bool:
        """Run a text if it is a command, and return whether it is one."""
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
        """Return all spellings of a command."""
        text = self.terminal.narrator.text
        spellings = {name, text(f"command-{name}"), text(f"command-{name}.letter")}
        return spellings | ({"?"} if name == "help" else set())

    def agrees(self, said: str) -> bool:
        """Return whether an answer means "yes"."""
        text = self.terminal.narrator.text
        return said.strip().casefold() in {"y", "yes", text("yes"), text("yes.letter")}

    def undo(self, _rest: str) -> None:
        self.terminal.undo()

    def view(self, _rest: str) -> None:
        self.terminal.look()

    def history(self, _rest: str) -> None:
        self.terminal.tell(0)

    def scores(self, _rest: str) -> None:
        terminal = self.terminal
        terminal.show_lines(terminal.narrator.scores(terminal.match.scores()))

    def save(self, rest: str) -> None:
        terminal = self.terminal
        if not rest:
            terminal.show(terminal.narrator.text("which-file"))
            return
        try:
            terminal.save(Path(rest).expanduser())
        except OSError as error:
            terminal.show(terminal.narrator.text("not-saved", file=rest, why=because(error).sentence(terminal.narrator.language)))
        else:
            terminal.show(terminal.narrator.text("saved", file=rest))

    def load(self, rest: str) -> None:
        terminal = self.terminal
        if not rest:
            terminal.show(terminal.narrator.text("which-file"))
            return
        try:
            match = saved_match(Path(rest).expanduser())
        except CommandError as failure:
            terminal.show(failure.sentence(terminal.narrator.language))
            return
        terminal.load(match, terminal.narrator.language)
        terminal.look()

    def language(self, rest: str) -> None:
        terminal = self.terminal
        if rest in LANGUAGES:
            terminal.load(terminal.match, rest)
        else:
            terminal.show(terminal.narrator.text("which-language", languages=", ".join(LANGUAGES)))

    def help(self, _rest: str) -> None:
        """Print the rules that apply to this decision, then the commands."""
        show, text, step = self.terminal.show, self.terminal.narrator.text, self.terminal.match.step
        show(self.terminal.narrator.say("help" if step is None else f"help-{step}"))
        for name in self.actions:
            command = f"command-{name}"
            show(f"    {text(command)} ({text(f'{command}.letter')})  {text(f'{command}.help')}")
        show(text("how-to-move"))

    def quit(self, _rest: str) -> None:
        raise Leave
