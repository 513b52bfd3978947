"""The facts about a group for pages and programs."""

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
    """the number that identifies the member in organisers' acts"""
    name: str | None
    """the member's name; null if you may not know it, or if the member has none"""
    page: str | None
    """the id of the member's page, for `/api/people/PAGE`; null if you may not see the page"""
    keeper: bool
    mine: bool
    joined: Moment
    ratings: Standings = Field(default_factory=dict)
    """the member's ratings by game; empty if you may not see the member's page"""


class ResultsRow(Shape):
    """A person's results in the games that count in standings."""

    rank: int
    """the rank; people with equal points have the same rank"""
    name: str | None
    """the person's name; null if you may not know it"""
    page: str | None
    mine: bool
    games: int
    wins: int
    """the number of first places, shared or not"""
    points: int
    """the sum of the points for places"""
    mean_place: Annotated[float, PlainSerializer(rounded, when_used="json")]


class GroupResults(Shape):
    """A group's standings over a set of games, best result first."""

    games: int
    """the number of games counted: those that two or more members played to the end"""
    cut: bool
    """whether there are older games that are not counted"""
    points: list[int]
    """the points for each place, first place first"""
    rows: list[ResultsRow]


class GroupSeries(Shape):
    id: str
    name: str
    games: list[str]
    """the board games that are played in turn; empty: any game"""
    length: int
    played: int
    points: list[int]
    """the points for each place, first place first"""
    over: bool
    next_game: str | None
    """the board game that is next; null: any game"""
    table: str | None
    """the id of the table of the game in progress; null if there is none"""
    results: GroupResults
    players: Annotated[frozenset[int], PAGES_ALONE]
    """the numbers of the members who have played in the series"""


class GroupInvitation(Shape):
    number: int
    people: int
    """the number of people whom the invitation admits"""
    used: int
    expires: Moment


class Group(GroupHead):
    """A group as you may see it."""

    public: bool
    member: bool
    """whether you are a member"""
    points: list[int]
    """the points for each place, first place first"""
    people: list[GroupMember]
    tables: list[MyGame]
    """unfinished tables; for members only"""
    series: list[GroupSeries]
    """the group's series, newest first"""
    results: GroupResults
    invitations: list[GroupInvitation]
    """the valid invitations; only for organisers"""
    asks: list[GroupAsk] = []
    """requests to join that have not been answered; only for organisers"""
    declined: list[GroupAsk] = []
    """requests that were declined in the last month and can still be accepted; only for organisers"""
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
    uncounted: str                                       # as in `Snapshot`
    alone: bool                                          # whether the game has not begun and the reader is the only member
