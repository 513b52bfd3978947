"""Checks of the drawing of the table (`table.html`), rendered in random games in every language of the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from mercat.conformance.sentences import no_text, seen_in
from mercat.conformance.terms import Terms, moments
from mercat.conformance.texts import unsaid
from mercat.engine.game import Game
from mercat.engine.matches.match import Match

VERB: Final = "verb"                    # `data-verb` of an element for a move without facets: the verb's name
OWNER: Final = "owner"                  # `data-owner` of a piece that is not a choice: the number of its seat
EVERY: Final = 80                       # journal lines between two positions that are checked
LITERAL: Final = re.compile(r"""\bsay\(\s*["']([\w.-]+)["']\s*[,)]""")
DRAWN: Final = re.compile(r'\sdata-([a-z_]+)="([^"]*)"')


def drawing(game: Game[Any], terms: Terms) -> Iterator[str]:
    """Check every part of the drawing, in games with the smallest and the largest number of players."""
    folder = Path(game.folder)
    if not (folder / "table.html").exists():
        return                          # it is shown as text
    if find_spec("jinja2") is None:
        yield "The drawing was not checked, as Jinja is not installed: install mercat[server]."
        return
    for path in [folder / "table.html", *sorted(folder.glob("drawing/*.html"))]:
        for key in sorted(set(LITERAL.findall(path.read_text("utf-8")))):
            for language in game.languages:
                if not game.has(language, key):
                    yield no_text(key, language, f"{path.name} says it")
    for seats in sorted({game.fewest, game.most}):
        for match in moments(game, seats, terms.seed, EVERY):
            for language in game.languages:
                yield from (seen_in(match, said) for said in drawn_well(match, language))


def drawn_well(match: Match[Any], language: str) -> Iterator[str]:
    """Check the drawing of one position in one language."""
    from jinja2 import TemplateError

    from mercat.server.pages.drawing import Drawing

    missing: list[str] = []
    made = Drawing(match.game, match.view(), language, match.names)
    made.say = strict(match.game, language, match.names, missing)
    try:
        html = "".join([str(made.board), str(made.shared), *map(str, map(made.player, range(match.seats)))])
        str(made.beside)                # it repeats the board for players who do not see it
    except (TemplateError, AttributeError, TypeError) as error:
        yield f"table.html cannot be drawn after {len(match.journal)} lines ({error}): it has macros board, shared and player."
        return
    yield from missing
    for fault in faults(html):
        yield f"table.html: {fault}."
    facets = {facet.name.replace("_", "-"): facet for facet in match.game.vocabulary.facets}
    verbs = match.game.vocabulary.by_name
    for name, value in sorted(set(DRAWN.findall(html))):
        if name == VERB and name not in facets and value not in verbs:
            yield f"table.html draws data-{name}=\"{value}\", but the game has no verb {value!r}: nobody could choose it."
        facet = facets.get(name.replace("_", "-"))
        if facet is not None and name != OWNER and value not in facet.values:
            yield f"table.html draws data-{name}=\"{value}\", but {value!r} is no value of {facet.name}: nobody could choose it."


def strict(game: Game[Any], language: str, names: list[str], missing: list[str]) -> Callable[..., str]:
    """Return a function that returns the game's texts for a table with these players, and adds to `missing` the texts that do not
    exist or lack facts."""

    def say(key: str, *, names: Sequence[str] = (), **facts: Any) -> str:
        said = game.say(language, key, names=names, **facts)
        if not game.has(language, key):
            missing.append(no_text(key, language, "table.html says it", list(facts)))
        else:
            missing.extend(f"text/{language}.ftl: {key} speaks of what table.html does not tell it: {error}."
                           for error in unsaid(game, language, key, facts, names))
        return said

    return partial(say, names=names)


def faults(html: str) -> list[str]:
    """Return the faults in a drawing: duplicate ids, references to missing pictures, content that the page's security policy
    forbids, and players' names that are not escaped."""
    ids = Counter(re.findall(r'\bid="([^"]+)"', html))
    used = set(re.findall(r'href="#([^"]+)"', html))
    return ([f"the id {name} stands {times} times" for name, times in ids.items() if times > 1]
            + [f"nothing is drawn for #{name}" for name in used if name not in ids and not re.fullmatch(r"m-[0-4]", name)]
            + [f"{found.strip()}... is not allowed on a page" for found in re.findall(r'\sstyle="|<script|\son\w+="', html)]
            + [f"{found} is a player's name and stands unescaped" for found in re.findall(r"<Wenceslao", html)])
