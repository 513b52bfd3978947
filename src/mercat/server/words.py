"""The server's texts in the reader's language: those of the interface, those of a game, and the system messages in the chat."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from mercat import bots
from mercat.engine.game import Game, Voice
from mercat.server.problems import TEXTS

if TYPE_CHECKING:                                        # environments draw tables, where no database is installed
    from mercat.server.tables.shown import Chat, Seat

Say: TypeAlias = Callable[..., str]
OF_HOST: Final = frozenset({"seats-set", "options-set", "shown-out", "let-in", "host-given"})    # notices of acts of the host
SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)      # before such Spanish words, "y" is "e"
RENAMED: Final = "renamed"                               # the notice that a player is called otherwise from now on
MOST_INTERFACES: Final = 100                             # one for each language of each voice
MOST_REMEMBERED: Final = 5_000                           # texts without facts in one of them


def ui(language: str, game: Game[Any] | None = None) -> Say:
    """Return the texts of the interface, including those that a game words itself: `ui("undo")` is the text `ui-undo`.

    Texts missing from the game's own are taken from the server's (`server/text/`).
    """
    voice: Any = TEXTS if game is None or game.voice is None else game.voice
    return interface(voice, language)


@lru_cache(MOST_INTERFACES)
def interface(voice: Voice, language: str) -> Say:
    """Return a function that returns the interface's texts in this language, from `voice` or, if it lacks a text, from the
    server's own.

    All pages get the same function, so that results cached with it are found again.
    """
    remembered: dict[str, str] = {}

    def say(key: str, **facts: Any) -> str:
        known = None if facts else remembered.get(key)
        if known is not None:
            return known
        name = f"ui-{key}"
        said = voice.say(language, name, **facts)
        said = said if said != name else TEXTS.say(language, name, **facts)
        if not facts and len(remembered) < MOST_REMEMBERED:
            remembered[key] = said
        return said

    return say


def voice_of(game: Game[Any], language: str, names: Sequence[str]) -> Say:
    """Return the game's texts for a table whose people have these names.

    A match has a separate game object if its options change some texts. All tables with the same texts still have the same voice,
    so that they share cached drawings.
    """
    return partial(game.say if game.voice is None else game.voice.say, language, names=list(names))


def named(people: Sequence[str], interface: Say) -> str:
    """Return the names of people as a list within a sentence."""
    *others, last = people or [""]
    key = "names-and-i" if SOUNDS_LIKE_I.match(last) else "names-and"        # for Spanish, whose word for "and" is then another
    return interface(key, first=", ".join(others), last=last) if others else last


def bot_name(name: str, say: Say) -> str:
    """Return a bot's strength as text, with its style if `say` includes the game's texts."""
    strength, style = bots.parts_of(name)
    told, named = say(f"bot-{strength}"), say(f"style-{style}")
    return say("bot-styled", bot=told, style=named) if style and named != f"ui-style-{style}" else told


def notice_text(line: Chat, say: Say, own: Collection[str] = ()) -> str:
    """Return a system message in the chat as a sentence. If the reader acted or was affected, the sentence addresses the reader
    as "you"; `own` are the reader's names at the table."""
    facts = line.facts
    nobody = "request-host" if line.notice in OF_HOST else "notice-by-watcher" if line.seat is None else "somebody"
    by = facts["by"] or say(nobody)
    bot = bot_name(facts["more"], say) if bots.parts_of(facts["more"])[0] in bots.names_for_any_game() else facts["more"]
    count = int(facts["more"]) if facts["more"].isdecimal() else 0
    more = {"count": count, **({"changed": "yes", "changes": line.changes} if line.changes else {"bot": bot})}
    player = ", ".join(one or say("somebody") for one in facts["player"].split(", "))          # `chat_lines.LISTED`
    mine = {*own, facts["player"]} if line.mine else own
    for text, name in (("by-you", facts["by"]), ("to-you", facts["player"])):
        told = say(f"{text}-{line.notice}", by=by, player=player, **more) if name and name in mine else ""
        if told and told != f"ui-{text}-{line.notice}":
            return told
    return say(f"notice-{line.notice}", by=by, player=player, **more)


def own_names(seats: Collection[Seat], chat: Sequence[Chat] = ()) -> frozenset[str]:
    """Return the reader's names at a table, including former names that its system messages use: names in the reader's seat, and
    in seats that the reader has since lost or left."""
    now = {seat.number: seat.name for seat in seats if seat.mine}
    names, others = set(now.values()), {seat.name for seat in seats if not seat.mine}
    for line in reversed(chat):
        if line.notice == RENAMED and line.seat is not None and now.get(line.seat) == line.facts["player"]:
            now[line.seat] = line.facts["by"]
            names |= {line.facts["by"]} - others
    names |= {line.facts["player"] for line in chat if line.mine} - others
    return frozenset(names)


def earlier_text(seat: Seat, say: Say) -> str:
    """Return a sentence that names a seat's earlier players; an empty string if there were none."""
    names = dict.fromkeys(one.name or say("earlier-bot" if one.bot else "somebody") for one in seat.earlier)
    return say("earlier", players=", ".join(names)) if names else ""


class Rated(Protocol):
    """A rating, as stored or as shown."""

    @property
    def number(self) -> float: ...
    @property
    def doubt(self) -> float: ...


def rating_text(rating: Rated, language: str) -> str:
    """Return a rating with its doubt, as text."""
    return ui(language)("rating", number=f"{rating.number:.0f}", doubt=f"{rating.doubt:.0f}")
