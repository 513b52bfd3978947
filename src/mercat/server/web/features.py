"""What features add to pages that are not theirs: facts, under the names that the templates know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec

from sqlalchemy.orm import Session

from mercat.server.desk import Work
from mercat.server.storage.features import no_facts, nothing
from mercat.server.tables.features import TableFeature
from mercat.server.tables.snapshot import Snapshot
from mercat.server.web.forms import Form

P = ParamSpec("P")
Facts = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Feature(TableFeature):
    """What one feature does, and what it adds to pages."""

    start_page: Callable[[Work], Facts] = no_facts
    """to the start page"""
    about_me: Callable[[Work], Facts] = no_facts
    """to the page about oneself"""
    of_game: Callable[[Work, str], Facts] = no_facts
    """to the archive and the rules of a game; "" for the archive of all games"""
    new_table: Callable[[Work, str], Facts] = no_facts
    """to the form with which a table of a game is opened"""
    opened_with: Callable[[Work, str, Form], None] = nothing
    """a table was opened with that form, where the reader sits: what it says of this feature"""
    at_table: Callable[[Work, Snapshot], Facts] = no_facts
    """to the pages of a table"""
    at_seats: Callable[[Work, Snapshot], Facts] = no_facts
    """to the page of its seats alone"""
    of_person: Callable[[Work, str], Facts] = no_facts
    """to the page of a person, by its name"""
    host_parts: Mapping[str, Callable[[Session, int], Facts]] = field(default_factory=dict)
    """parts of the host's page, by name, each with the most lines of a list"""


def facts_of(work: Work, features: Iterable[Callable[Concatenate[Work, P], Facts]], *arguments: P.args,
             **named: P.kwargs) -> Facts:
    """What features add to a page; each says it by one of the functions above."""
    return {name: fact for tell in features for name, fact in tell(work, *arguments, **named).items()}


def tell_all(work: Work, features: Iterable[Callable[Concatenate[Work, P], None]], *arguments: P.args, **named: P.kwargs) -> None:
    """Let features do what follows for them."""
    for does in features:
        does(work, *arguments, **named)
