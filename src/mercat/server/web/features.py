"""The facts that features add to pages of other packages, under the names that the templates know."""

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
    """The hooks of a feature, and the facts that it adds to pages."""

    start_page: Callable[[Work], Facts] = no_facts
    """returns the facts for the start page"""
    about_me: Callable[[Work], Facts] = no_facts
    """returns the facts for the reader's own page"""
    of_game: Callable[[Work, str], Facts] = no_facts
    """returns the facts for the archive and the rules of a game; "" means the archive of all games"""
    new_table: Callable[[Work, str], Facts] = no_facts
    """returns the facts for the form that opens a table of a game"""
    check_new_table: Callable[[Work, Form], None] = nothing
    """raises Problem if one of the feature's fields in the form for a new table is wrong"""
    opened_with: Callable[[Work, str, Form], None] = nothing
    """called when a table at which the reader sits was opened with that form, to read the feature's fields in it"""
    at_table: Callable[[Work, Snapshot], Facts] = no_facts
    """returns the facts for the pages of a table"""
    at_seats: Callable[[Work, Snapshot], Facts] = no_facts
    """returns the facts for the page of a table's seats alone"""
    of_person: Callable[[Work, str], Facts] = no_facts
    """returns the facts for the page of a person, given by its name"""
    host_parts: Mapping[str, Callable[[Session, int], Facts]] = field(default_factory=dict)
    """parts of the host's page, by name; each returns its facts, with at most this many lines in a list"""


def facts_of(work: Work, features: Iterable[Callable[Concatenate[Work, P], Facts]], *arguments: P.args,
             **named: P.kwargs) -> Facts:
    """Return all facts that features add to a page; `features` are their functions in one field of `Feature`."""
    return {name: fact for tell in features for name, fact in tell(work, *arguments, **named).items()}


def tell_all(work: Work, features: Iterable[Callable[Concatenate[Work, P], None]], *arguments: P.args, **named: P.kwargs) -> None:
    """Call the hooks of features, all with the same arguments."""
    for does in features:
        does(work, *arguments, **named)
