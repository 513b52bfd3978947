"""The facts that features add to pages of other folders, under the names that the templates use."""

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
    """The hooks of a feature, including functions for the facts that it adds to pages."""

    start_page: Callable[[Work], Facts] = no_facts
    """returns the facts for the start page"""
    about_me: Callable[[Work], Facts] = no_facts
    """returns the facts for the reader's own page"""
    of_game: Callable[[Work, str], Facts] = no_facts
    """returns the facts for a game's archive and rules, given the game's name; "" means the archive of all games"""
    new_table: Callable[[Work, str], Facts] = no_facts
    """returns the facts for the form that opens a table, given the game's name"""
    check_new_table: Callable[[Work, Form], None] = nothing
    """raises Problem if one of the feature's fields in the form that opens a table is wrong"""
    opened_with: Callable[[Work, str, Form], None] = nothing
    """called after a table at which the reader has a seat was opened with a form, to read the feature's own fields in the form"""
    at_table: Callable[[Work, Snapshot], Facts] = no_facts
    """returns the facts for the pages of a table"""
    at_seats: Callable[[Work, Snapshot], Facts] = no_facts
    """returns additional facts for the seats page of a table"""
    of_person: Callable[[Work, str], Facts] = no_facts
    """returns the facts for a person's public page, given the id of the page"""
    host_parts: Mapping[str, Callable[[Session, int], Facts]] = field(default_factory=dict)
    """the parts of the admin's page, by name; each function returns the facts for its part, with at most the given number of
    lines in a list"""


def facts_of(work: Work, features: Iterable[Callable[Concatenate[Work, P], Facts]], *arguments: P.args,
             **named: P.kwargs) -> Facts:
    """Return all facts that features add to a page. `features` are the features' functions for this page, each from the same
    field of `Feature`."""
    return {name: fact for tell in features for name, fact in tell(work, *arguments, **named).items()}


def tell_all(work: Work, features: Iterable[Callable[Concatenate[Work, P], None]], *arguments: P.args, **named: P.kwargs) -> None:
    """Call the same hook of several features, with the same arguments."""
    for does in features:
        does(work, *arguments, **named)
