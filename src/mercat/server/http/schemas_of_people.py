"""The answers of the JSON API about people: who you are, your games."""

from __future__ import annotations

from pydantic import BaseModel, Field

from mercat.server.people.my_games import MyGame


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
