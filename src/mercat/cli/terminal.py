"""A match in the terminal: choose a verb, then its facets, or type a move; bots answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from mercat.bots import bot as bot_named
from mercat.cli.commands import Commands, Leave
from mercat.cli.picture import picture
from mercat.cli.telling import Teller, named
from mercat.engine import narrow
from mercat.engine.chance import new_seed
from mercat.engine.match import Match, Move, Refused
from mercat.text import question

FEW = 12                                # moves that are listed in full


class Terminal:
    """Plays one match with whoever sits at the keyboard. `bots` are names by seat; `read` asks for a line."""

    def __init__(self, match: Match[Any], bots: Mapping[int, str], language: str, read: Callable[[str], str],
                 console: Console) -> None:
        self.match = match
        self.bots = dict(bots)
        self.read = read
        self.console = console
        self.teller = Teller(match.game, language, named(match, language))
        self.commands = Commands(self)
        self.pointed: dict[str, str] = {}

    # -- the match

    def run(self) -> None:
        """Play until the player leaves."""
        self.show(self.teller.house("hello"))
        self.look()
        self.tell(0)
        while True:
            try:
                if self.match.to_move is None:
                    self.finish()
                elif self.match.to_move in self.bots:
                    self.answer()
                else:
                    self.decide()
            except Refused as refused:
                self.show(refused.sentence(self.teller.language, self.teller.names))
            except (Leave, EOFError, KeyboardInterrupt):
                self.show(self.teller.house("goodbye"))
                return

    def answer(self) -> None:
        """Let a bot play."""
        match, seat = self.match, self.match.to_move
        assert seat is not None
        length = len(match.entries)
        player = bot_named(self.bots[seat])
        match.play(player.pick(match.game, match.state, match.moves, length))
        self.tell(length)

    def play(self, move: Move | str) -> None:
        """Make the player's move, after a word of warning where there is one."""
        warning = self.match.warning(move)
        if warning is not None:
            self.show(warning.sentence(self.teller.language, self.teller.names))
            if not self.commands.agrees(self.read(self.teller.house("sure") + " ")):
                return
        length = len(self.match.entries)
        self.match.play(move)
        self.pointed = {}
        self.tell(length)

    def finish(self) -> None:
        """The score sheet, and what may still be said."""
        self.show(self.teller.house("over"))
        self.show_lines(self.teller.scores(self.match.scores()))
        while not self.commands.obey(self.read("> ").strip()):
            self.show(self.teller.house("not-understood"))

    # -- a decision

    def decide(self) -> None:
        """Show what is open, take one answer."""
        legal = self.match.legal()
        left = narrow.fitting(legal, self.pointed)
        self.prompt()
        choices = self.whole(left) if len(left) <= FEW else self.halves(legal)
        for number, (label, _) in enumerate(choices, 1):
            self.show(f"{number:3}  {label}")
        self.take(self.read("> ").strip(), choices)

    def prompt(self) -> None:
        """Whose turn it is, what must be decided, and what has been pointed at so far."""
        seat = self.match.to_move
        asked = question(self.match.game, self.teller.language, self.match.step or "", self.match.view(), self.teller.names)
        self.console.print(f"{self.teller.name(seat)}: {asked}", style="bold", markup=False, highlight=False)
        if self.pointed:
            self.show(self.teller.house("so-far", said=" ".join(self.pointed_labels())))

    def pointed_labels(self) -> list[str]:
        """What has been pointed at, in words."""
        facets = {facet.name: facet for verb in self.match.game.vocabulary.verbs for facet in verb.facets}
        return [self.teller.say(f"verb-{value}") if name == "verb" else self.teller.value(facets[name], value)
                for name, value in self.pointed.items()]

    def whole(self, moves: list[Move]) -> list[tuple[str, dict[str, str] | Move]]:
        """Every move that is left, as a phrase."""
        return [(self.teller.move(int(move.packed)), move) for move in moves]

    def halves(self, legal: list[Move]) -> list[tuple[str, dict[str, str] | Move]]:
        """The values of the first facet that is still open: verbs, then what they point at."""
        opened = narrow.still_open(legal, self.pointed)
        left = narrow.fitting(legal, self.pointed)
        name = next(iter(opened))
        if name == "verb":
            return [(self.teller.say(f"verb-{value}"), {name: value}) for value in opened[name]]
        facet = next(facet for facet in self.match.game.vocabulary.by_name[left[0].verb].facets if facet.name == name)
        before = f"{self.teller.called('facet', facet.name)} " if facet.numeric else ""
        return [(before + self.teller.value(facet, value), {name: value}) for value in opened[name]]

    def take(self, said: str, choices: list[tuple[str, dict[str, str] | Move]]) -> None:
        """One answer: a number, a command, a move in notation, or the beginning of a choice."""
        if said == "" or said == "0":
            self.pointed.popitem() if self.pointed else self.look()
        elif said.isdecimal():
            if int(said) > len(choices):
                self.show(self.teller.house("no-such-number", most=len(choices)))
            else:
                self.choose(choices[int(said) - 1][1])
        elif not self.commands.obey(said):
            self.take_words(said, choices)

    def take_words(self, said: str, choices: list[tuple[str, dict[str, str] | Move]]) -> None:
        """A move in notation, or the beginning of one of the choices."""
        begun = [choice for label, choice in choices if label.casefold().startswith(said.casefold())]
        whole = said.split()[0] in self.match.game.vocabulary.by_name
        if len(begun) == 1:
            self.choose(begun[0])
        elif whole and narrow.fitting(self.match.legal(), {"verb": said}) and self.match.game.vocabulary.by_name[said].facets:
            self.pointed = {"verb": said}
        else:
            self.play(said)

    def choose(self, choice: dict[str, str] | Move) -> None:
        """Point at something, or play."""
        if isinstance(choice, Move):
            self.play(choice)
        else:
            self.pointed.update(choice)

    # -- showing

    def show(self, text: str) -> None:
        """A line, as it is."""
        self.console.print(text, markup=False, highlight=False)

    def show_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.show(line)

    def look(self) -> None:
        """The table."""
        self.console.print(picture(self.match, self.teller))

    def tell(self, since: int) -> None:
        """The history from a line of the journal on."""
        for entry in self.match.entries[since:]:
            self.show_lines(self.teller.entry(entry))

    # -- what the commands ask for

    def undo(self) -> None:
        """Back to before the last decision of somebody at the keyboard."""
        made = [length for length in self.match.path if self.match.entries[length - 1].seat not in (-1, *self.bots)]
        length = len(self.match.entries)
        seed = new_seed() if self.match.to_move is None else None       # once it is over, its file may have been read
        self.match.undo(made[-1] - 1 if made else -1, seed)
        self.pointed = {}
        self.tell(length)

    def save(self, path: Path) -> None:
        """Write the match to a file."""
        path.write_text(self.match.to_json(), encoding="utf-8")

    def load(self, match: Match[Any], language: str) -> None:
        """Go on with another match, or in another language."""
        self.match = match
        self.bots = {seat: bot for seat, bot in self.bots.items() if seat < match.seats}
        self.teller = Teller(match.game, language, named(match, language))
        self.pointed = {}
