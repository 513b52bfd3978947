"""The HTML of a group's pages: its members, the games in progress, standings, and the archive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlencode

from mercat.games import find, names
from mercat.server.groups.groups import LONGEST_SERIES, MOST_MEMBERS, GroupOffer
from mercat.server.groups.shown import Group, GroupMember, GroupSeries
from mercat.server.own_games.my_games import MyGame
from mercat.server.own_games.shown import lines_of
from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.seats_page import LinkPreview
from mercat.server.rating_shapes import RatedPerson, standing
from mercat.server.words import ui

PARTS: Final = ("head", "series", "tables", "results", "played", "people", "invitations")       # the last one only for organisers
SERIES_SHOWN: Final = 5                                  # lines of a series' standings on the page of its group


def game_titles(language: str) -> list[tuple[str, str]]:
    """Return the names of all games, each with its title in a language."""
    return [(name, find(name).say(language, "game")) for name in names()]


def facts_of(found: Group, preferences: Preferences) -> dict[str, Any]:
    """Return the facts needed to render the parts of a group's page."""
    titles = game_titles(preferences.language)
    return {"group": found, "tables": lines_of(found.tables, preferences), "newest": lines_of(found.newest, preferences),
            "running": [one for one in found.series if not one.over], "over": [one for one in found.series if one.over],
            "games": titles, "titles": dict(titles), "series_shown": SERIES_SHOWN,
            "ratings": [(game, title, rows) for game, title in sorted(titles) if (rows := ranked(game, found.people))]}


def ranked(game: str, people: Sequence[GroupMember]) -> list[RatedPerson]:
    """Return the ratings of a group's members in a game, the strongest first."""
    rated = sorted((one for one in people if game in one.ratings), key=lambda one: -one.ratings[game].rating.safe)
    return [RatedPerson(rank=rank, name=one.name or "", page=one.page or "", rating=standing(one.ratings[game]))
            for rank, one in enumerate(rated, 1)]


def group_html(found: Group, chosen: Mapping[str, str], preferences: Preferences, facts: Mapping[str, Any]) -> str:
    """Return the page of a group; `chosen` are the filters that select the games in its standings. The caller must be in the
    engine's thread."""
    asked = {field: value for field, value in chosen.items() if value}
    return render("group.html", preferences, chosen=chosen, most_people=MOST_MEMBERS, longest_series=LONGEST_SERIES,
                  here=f"/groups/{found.id}", seen=urlencode(asked | {"seen": facts["version"]}),
                  **facts_of(found, preferences), **facts)


class GroupChanges:
    """The changes to a group's page, for a stream. It stores hashes of the parts that were sent last, and finds the parts that
    differ."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}

    def all(self, found: Group, preferences: Preferences) -> str:
        """Return the HTML of all parts that have changed. The caller must be in the engine's thread."""
        facts = facts_of(found, preferences)
        parts = PARTS if found.keeper else PARTS[:-1]
        return self.new({part: render(f"parts/group_{part}.html", preferences, oob=OUT_OF_BAND, **facts) for part in parts})

    def tables(self, group: str, found: Sequence[MyGame], preferences: Preferences) -> str:
        """For a member, return the HTML of the part with the tables whose game is not over; an empty string if it has not
        changed.

        The caller must be in the engine's thread.
        """
        return self.new({"tables": render("parts/group_tables.html", preferences, oob=OUT_OF_BAND,
                                          group={"id": group, "member": True}, tables=lines_of(found, preferences),
                                          games=game_titles(preferences.language))})

    def new(self, parts: Mapping[str, str]) -> str:
        changed = [text for part, text in parts.items() if self.sent.get(part) != hash(text)]
        self.sent.update({part: hash(text) for part, text in parts.items()})
        return "\n".join(changed)


def series_html(group: Group, series: GroupSeries, games: Sequence[MyGame], preferences: Preferences) -> str:
    """Return the HTML of the page of a series. The caller must be in the engine's thread."""
    titles = game_titles(preferences.language)
    return render("group_series.html", preferences, group=group, series=series, found=lines_of(games, preferences),
                  games=titles, titles=dict(titles), here=f"/groups/{group.id}/series/{series.id}")


def archive_html(group: str, name: str, found: Sequence[MyGame], more: str | None, chosen: Mapping[str, str],
                 preferences: Preferences, *, paged: bool) -> str:
    """Return the HTML of a group's finished games, with a search form. The caller must be in the engine's thread."""
    asked = {field: value for field, value in chosen.items() if value}
    address = f"/groups/{group}/games"
    here = address + (f"?{urlencode(asked)}" if asked else "")
    older = f"{address}?{urlencode(asked | {'before': more})}" if more else ""
    return render("group_games.html", preferences, group=group, name=name, found=lines_of(found, preferences), chosen=chosen,
                  games=game_titles(preferences.language), older=older, newest=here if paged else "", here=here,
                  searched=bool(asked))


def preview_of(offer: GroupOffer, language: str, address: str) -> LinkPreview:
    """Return the preview of an invitation link, for apps that show link previews."""
    say = ui(language)
    title = say("group-invites" if offer.inviter else "group-invited", player=offer.inviter, group=offer.name)
    return LinkPreview(title, say("group-preview"), address, "")
