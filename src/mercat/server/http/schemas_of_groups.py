"""The answers of the JSON API about groups."""

from __future__ import annotations

from pydantic import BaseModel, Field

from mercat.server.http.schemas import Standing
from mercat.server.http.schemas_of_people import MyGame


class GroupMade(BaseModel):
    group: str = Field(description="its id, also at `/api/groups/GROUP`")


class SeriesMade(BaseModel):
    series: str


class GroupLink(BaseModel):
    link: str = Field(description="lets people in; shown only now")
    code: str


class SeriesTable(BaseModel):
    table: str = Field(description="of the game that is on now; everybody who plays has a seat, and says when they are ready")


class GroupInList(BaseModel):
    id: str
    name: str
    keeper: bool = Field(description="you are a keeper of it")
    people: int
    tables: int = Field(description="whose game is not over")


class GroupMember(BaseModel):
    number: int = Field(description="names them in what keepers do")
    name: str | None = Field(description="null for whoever you may not know, or has given none")
    page: str | None = Field(description="of theirs, at `/api/people/PAGE`; null if you may not see it")
    keeper: bool
    mine: bool
    joined: str
    ratings: dict[str, Standing] = Field(default_factory=dict, description="by game; none where you may not see their page")


class ResultsRow(BaseModel):
    """How somebody did in the games that are counted."""

    rank: int = Field(description="shared by those with as many points")
    name: str | None = Field(description="null for whoever you may not know")
    page: str | None
    mine: bool
    games: int
    wins: int = Field(description="first places, shared or not")
    points: int = Field(description="by place")
    mean_place: float


class GroupResults(BaseModel):
    """A table of results, the best first."""

    games: int = Field(description="that are counted: those that two of the group or more played to the end")
    cut: bool = Field(description="there are older ones that are not counted")
    points: list[int] = Field(description="by place")
    rows: list[ResultsRow]


class GroupSeries(BaseModel):
    id: str
    name: str
    games: list[str] = Field(description="that are played in turn; empty: any")
    length: int
    played: int
    points: list[int] = Field(description="by place")
    over: bool
    next_game: str | None = Field(description="whose turn it is; null: any")
    table: str | None = Field(description="of the game that is on")
    results: GroupResults


class GroupInvitation(BaseModel):
    number: int
    people: int = Field(description="how many it lets in")
    used: int
    expires: str


class Group(BaseModel):
    """A group as you may see it."""

    id: str
    name: str
    public: bool
    member: bool = Field(description="you are in it")
    keeper: bool
    points: list[int] = Field(description="by place")
    people: list[GroupMember]
    tables: list[MyGame] = Field(description="whose game is not over; for its people alone")
    series: list[GroupSeries] = Field(description="the newest first")
    results: GroupResults
    invitations: list[GroupInvitation] = Field(description="that let people in; for keepers")


class GroupGames(BaseModel):
    games: list[MyGame] = Field(description="finished ones, the newest first")
    next: str | None = Field(description="for `before`, to go on with older ones; null if there are none")
