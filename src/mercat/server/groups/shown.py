"""The facts about a group that pages and programs get."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, PlainSerializer

from mercat.server.groups.asks import GroupAsk
from mercat.server.groups.stored import GroupHead
from mercat.server.own_games.my_games import ListOfGames, MyGame
from mercat.server.rating_shapes import Standings
from mercat.server.shapes import PAGES_ALONE, Moment, Shape


def rounded(mean: float) -> float:
    return round(mean, 3)


class GroupMember(Shape):
    number: int
    """the number that identifies them in acts of keepers"""
    name: str | None
    """null for people you may not know, and for those without a name"""
    page: str | None
    """their page, at `/api/people/PAGE`; null if you may not see it"""
    keeper: bool
    mine: bool
    joined: Moment
    ratings: Standings = Field(default_factory=dict)
    """their ratings by game; none if you may not see their page"""


class ResultsRow(Shape):
    """A person's results in the games that are counted."""

    rank: int
    """the rank, shared by members with equal points"""
    name: str | None
    """null for people you may not know"""
    page: str | None
    mine: bool
    games: int
    wins: int
    """first places, shared or not"""
    points: int
    """the points by place"""
    mean_place: Annotated[float, PlainSerializer(rounded, when_used="json")]


class GroupResults(Shape):
    """Standings, the best first."""

    games: int
    """the number of games counted: those that two or more members played to the end"""
    cut: bool
    """whether there are older games that are not counted"""
    points: list[int]
    """the points by place"""
    rows: list[ResultsRow]


class GroupSeries(Shape):
    id: str
    name: str
    games: list[str]
    """the games that are played in turn; empty: any game"""
    length: int
    played: int
    points: list[int]
    """the points by place"""
    over: bool
    next_game: str | None
    """the game that is next; null: any game"""
    table: str | None
    """the table of the game in progress"""
    results: GroupResults
    players: Annotated[frozenset[int], PAGES_ALONE]
    """the numbers of the members who have played in the series"""


class GroupInvitation(Shape):
    number: int
    people: int
    """the number of people it lets in"""
    used: int
    expires: Moment


class Group(GroupHead):
    """A group as you may see it."""

    public: bool
    member: bool
    """whether you are a member"""
    points: list[int]
    """the points by place"""
    people: list[GroupMember]
    tables: list[MyGame]
    """unfinished tables; for members only"""
    series: list[GroupSeries]
    """the series, newest first"""
    results: GroupResults
    invitations: list[GroupInvitation]
    """the valid invitations; for keepers"""
    asks: list[GroupAsk] = []
    """people who ask to join; for keepers"""
    declined: list[GroupAsk] = []
    """people whose requests were declined in the last month, and who can be let in after all; for keepers"""
    newest: Annotated[list[MyGame], PAGES_ALONE]
    """the newest finished games"""


class GroupGames(ListOfGames):
    """Finished games of a group."""


@dataclass(frozen=True)
class GroupAtTable:
    """A table's group and series, as shown on the table's page."""

    id: str
    name: str
    series: GroupSeries | None
    number: int                                          # the number of the game in its series
