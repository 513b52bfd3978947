"""The preview of a move, before the player confirms it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mercat.engine.rules import Moves
from mercat.server.pages.drawing import Drawing, Say
from mercat.server.pages.history import event_sentence, joined
from mercat.server.pages.preferences import Preferences
from mercat.server.tables.matches import AnyMatch
from mercat.text import move_sentence


@dataclass(frozen=True)
class Preview:
    """The consequences of a move, from the engine's preview."""

    label: str
    sentences: tuple[str, ...]
    line: str                                            # the sentences as one
    warning: str                                         # empty if there is none, or the reader has switched it off
    warning_key: str
    warning_rule: str                                    # the rule behind it
    panel: str                                           # the player's panel after the move, as HTML
    seat: int


def preview(match: AnyMatch, text: str, say: Say, names: Sequence[str], preferences: Preferences) -> Preview:
    """The consequences of a legal move, up to nature's draw or the next decision. Raises Refused."""
    packed = match.offered(text)
    seat = match.to_move
    assert seat is not None
    events = match.preview(text)
    twin = match.game.copy(match.state)
    match.game.rules.apply(twin, packed, Moves())
    warning = match.warning(text)
    if warning is not None and not preferences.wants_warning(warning.reason):
        warning = None
    panel = Drawing(match.game, {**match.view(), **match.game.view(twin)}, preferences.language, names).player(seat)
    sentences = tuple(event_sentence(event, say) for event in events)
    return Preview(move_sentence(match.game, packed, say), sentences, joined(sentences, seat, names),
                 warning.sentence(preferences.language, names) if warning else "", warning.reason if warning else "",
                   warning.rule if warning else "", panel, seat)
