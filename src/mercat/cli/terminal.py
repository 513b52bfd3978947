"""A match in the terminal. The player chooses a verb and then its facets, or types a move; bots make their own moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from mercat.bots import bot as bot_named
from mercat.cli.commands import Commands, Leave
from mercat.cli.narrator import Narrator, named
from mercat.cli.picture import picture
from mercat.engine.matches import narrowing
from mercat.engine.matches.chance import new_seed
from mercat.engine.matches.match import Match, Move, Refused
from mercat.text import question

FEW = 12                                # the number of moves up to which they are listed in full; more moves are summarized


class Terminal:
    """One match, played at the keyboard. `bots` are the names of bots by seat. `read` shows a prompt and returns a line of
    input."""

    def __init__(self, match: Match[Any], bots: Mapping[int, str], language: str, read: Callable[[str], str],
                 console: Console) -> None:
        self.match = match
        self.bots = dict(bots)
        self.read = read
        self.console = console
        self.narrator = Narrator(match.game, language, named(match, language))
        self.commands = Commands(self)
        self.chosen: dict[str, str] = {}

    # -- the match

    def run(self) -> None:
        """Play until the player quits."""
        self.show(self.narrator.text("hello"))
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
                self.show(refused.sentence(self.narrator.language, self.narrator.names))
            except (Leave, EOFError, KeyboardInterrupt):
                self.show(self.narrator.text("goodbye"))
                return

    def answer(self) -> None:
        """Ask the bot in the deciding seat for a move and play it."""
        match, seat = self.match, self.match.to_move
        assert seat is not None
        length = len(match.entries)
        player = bot_named(self.bots[seat])
        match.play(player.pick(match.game, match.state, match.moves, length))
        self.tell(length)

    def play(self, move: Move | str) -> None:
        """Play a move of the player, after a confirmation if the game has a warning."""
        warning = self.match.warning(move)
        if warning is not None:
            self.show(warning.sentence(self.narrator.language, self.narrator.names))
            if not self.commands.agrees(self.read(self.narrator.text("sure") + " ")):
                return
        length = len(self.match.entries)
        self.match.play(move)
        self.chosen = {}
        self.tell(length)

    def finish(self) -> None:
        """Print the score sheet, then process commands."""
        self.show(self.narrator.text("over"))
        self.show_lines(self.narrator.scores(self.match.scores()))
        while not self.commands.run(self.read("> ").strip()):
            self.show(self.narrator.text("not-understood"))

    # -- a decision

    def decide(self) -> None:
        """Print the choices and process one line of input."""
        legal = self.match.legal()
        left = narrowing.fitting(legal, self.chosen)
        self.prompt()
        choices = self.whole(left) if len(left) <= FEW else self.halves(legal)
        for number, (label, _) in enumerate(choices, 1):
            self.show(f"{number:3}  {label}")
        self.take(self.read("> ").strip(), choices)

    def prompt(self) -> None:
        """Print the player to move, the decision, and the values chosen so far."""
        seat = self.match.to_move
        asked = question(self.match.game, self.narrator.language, self.match.step or "", self.match.view(), self.narrator.names)
        self.console.print(f"{self.narrator.name(seat)}: {asked}", style="bold", markup=False, highlight=False)
        if self.chosen:
            self.show(self.narrator.text("so-far", said=" ".join(self.chosen_labels())))

    def chosen_labels(self) -> list[str]:
        """Return the texts of the facet values chosen so far."""
        facets = {facet.name: facet for verb in self.match.game.vocabulary.verbs for facet in verb.facets}
        return [self.narrator.say(f"verb-{value}") if name == "verb" else self.narrator.value(facets[name], value)
                for name, value in self.chosen.items()]

    def whole(self, moves: list[Move]) -> list[tuple[str, dict[str, str] | Move]]:
        """Return every remaining move together with its text."""
        return [(self.narrator.move(int(move.packed)), move) for move in moves]

    def halves(self, legal: list[Move]) -> list[tuple[str, dict[str, str] | Move]]:
        """Return the choices for the next open part of a move, with their texts: first the verbs, then the values of one facet
        after another."""
        opened = narrowing.still_open(legal, self.chosen)
        left = narrowing.fitting(legal, self.chosen)
        name = next(iter(opened))
        if name == "verb":
            return [(self.narrator.say(f"verb-{value}"), {name: value}) for value in opened[name]]
        facet = next(facet for facet in self.match.game.vocabulary.by_name[left[0].verb].facets if facet.name == name)
        before = f"{self.narrator.called('facet', facet.name)} " if facet.numeric else ""
        return [(before + self.narrator.value(facet, value), {name: value}) for value in opened[name]]

    def take(self, said: str, choices: list[tuple[str, dict[str, str] | Move]]) -> None:
        """Process one line of input: a number, a command, a move in notation, or the beginning of a choice."""
        if said == "" or said == "0":
            self.chosen.popitem() if self.chosen else self.look()
        elif said.isdecimal():
            if int(said) > len(choices):
                self.show(self.narrator.text("no-such-number", most=len(choices)))
            else:
                self.choose(choices[int(said) - 1][1])
        elif not self.commands.run(said):
            self.take_words(said, choices)

    def take_words(self, said: str, choices: list[tuple[str, dict[str, str] | Move]]) -> None:
        """Process a move in notation, or the beginning of one of the choices."""
        begun = [choice for label, choice in choices if label.casefold().startswith(said.casefold())]
        whole = said.split()[0] in self.match.game.vocabulary.by_name
        if len(begun) == 1:
            self.choose(begun[0])
        elif whole and narrowing.fitting(self.match.legal(), {"verb": said}) and self.match.game.vocabulary.by_name[said].facets:
            self.chosen = {"verb": said}
        else:
            self.play(said)

    def choose(self, choice: dict[str, str] | Move) -> None:
        """Add a value to those chosen so far or, if `choice` is a move, play it."""
        if isinstance(choice, Move):
            self.play(choice)
        else:
            self.chosen.update(choice)

    # -- showing

    def show(self, text: str) -> None:
        """Print a line."""
        self.console.print(text, markup=False, highlight=False)

    def show_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.show(line)

    def look(self) -> None:
        """Print the table."""
        self.console.print(picture(self.match.state, self.narrator))

    def tell(self, since: int) -> None:
        """Print the history, starting at the journal line `since`."""
        for entry in self.match.entries[since:]:
            self.show_lines(self.narrator.entry(entry))

    # -- actions for commands

    def undo(self) -> None:
        """Undo the last decision made at this keyboard."""
        made = [length for length in self.match.path if self.match.entries[length - 1].seat not in (-1, *self.bots)]
        length = len(self.match.entries)
        seed = new_seed() if self.match.to_move is None else None       # the match may be over, and its file may have been read
        self.match.undo(made[-1] - 1 if made else -1, seed)
        self.chosen = {}
        self.tell(length)

    def save(self, path: Path) -> None:
        """Write the match to a file."""
        path.write_text(self.match.to_json(), encoding="utf-8")

    def load(self, match: Match[Any], language: str) -> None:
        """Continue with another match, or in another language."""
        self.match = match
        self.bots = {seat: bot for seat, bot in self.bots.items() if seat < match.seats}
        self.narrator = Narrator(match.game, language, named(match, language))
        self.chosen = {}
