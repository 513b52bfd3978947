"""The answers of the JSON API about people: who you are, your games."""

from __future__ import annotations

from pydantic import BaseModel, Field

from mercat.server.people.devices import Device
from mercat.server.people.my_games import MyGame
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


class MyGames(BaseModel):
    games: list[MyGame] = Field(description="the newest first")
    waiting: list[str] = Field(description="all tables that wait for you; the one that has waited longest first")
    asked: dict[str, str] = Field(default_factory=dict, description="those of them where not a move is waited for but an answer "
                                  "or that you are ready: the kind of request, `ready`, or `archive`")
    next: str | None = Field(description="for `before`, to go on with older ones; null if there are none")


class Archive(BaseModel):
    """Finished games whose people agreed that everybody may find them."""

    games: list[MyGame]
    next: str | None = Field(description="for `before`, to go on with older ones; null if there are none")
