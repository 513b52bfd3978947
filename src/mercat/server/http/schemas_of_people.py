"""The answers of the JSON API about people: who you are, your games, somebody's page."""

from __future__ import annotations

from pydantic import BaseModel, Field

from mercat.server.people.devices import Device
from mercat.server.people.game_archive import What
from mercat.server.people.my_games import MyGame
from mercat.server.rating_shapes import Rating, Standing
from mercat.server.shapes import Moment


class Rests(BaseModel):
    """When your clock rests at tables by days."""

    zone: str = Field(description="the time zone of these times")
    quiet: tuple[str, str] | None = Field(description="quiet hours: from, and to, as HH:MM")
    away: list[tuple[str, str]] = Field(description="away days: the first and the last, as YYYY-MM-DD")


class Me(BaseModel):
    """Who you are on this server."""

    stored: bool = Field(description="you have sat down or opened a table; of a browser that has only looked nothing is kept")
    name: str
    account: str = Field(description="the name that is yours on this server; empty for a guest")
    preferences: dict[str, str]
    devices: list[Device] = Field(description="empty if a token asks")
    recovery_code: Moment | None = Field(description="when the one that works was made")
    rests: Rests | None = Field(default=None, description="when your clock rests at tables by days")


class PersonScore(BaseModel):
    """How somebody did in some games with other people."""

    games: int
    places: dict[int, int] = Field(description="how often each")
    mean_points: float | None = Field(description="null without games")
    best_points: int | None


class PersonScoreBySeats(PersonScore):
    seats: int


class PersonScoreByWhat(PersonScore):
    what: What


class Against(BaseModel):
    """Games that both of you finished in seats of your own: in how many each had the better place."""

    games: int
    you: int
    person: int


class PersonGame(BaseModel):
    """What somebody has played of a game; games in which they held several seats are left out."""

    game: str
    all: PersonScore
    by_seats: list[PersonScoreBySeats]
    by_what: list[PersonScoreByWhat] = Field(description="by what they played, such as a clan; empty where all seats are alike")
    alone: int = Field(description="games against bots")
    against: Against
    rating: Standing | None = Field(None, description="null if they are not rated in this game")
    course: list[Rating] = Field([], description="their newest ratings, the oldest first: each after a game")


class RatedPerson(BaseModel):
    """Somebody whose page everybody may see."""

    rank: int = Field(description="among them, by the lower end of the rating: number less doubt")
    name: str
    page: str = Field(description="at `/api/people/PAGE`")
    rating: Standing


class RatedPeople(BaseModel):
    people: list[RatedPerson]
    rated: int = Field(description="how many are rated in this game, those whose page is not shown to everybody among them")
    more: bool = Field(description="there is a further page")


class Person(BaseModel):
    """A person's page."""

    page: str
    name: str
    account: bool
    mine: bool
    shown: str | None = Field(description="who may see it: `everybody`, `companions`, `nobody`; only you are told")
    games: list[PersonGame]
    newest: list[MyGame] = Field(description="the newest games that you may know of")
