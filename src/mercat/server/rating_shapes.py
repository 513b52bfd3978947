"""Ratings as programs are told of them; pages round and word them by themselves."""

from __future__ import annotations

from typing import Annotated

from pydantic import PlainSerializer

from mercat import rating as rating_model
from mercat.server.shapes import Shape, as_it_is


class Rating(Shape):
    """How strong somebody is in a game (docs/ratings.md)."""

    number: int
    """on the scale of Elo"""
    doubt: int
    """the strength lies within so much of the number, with a probability of 95 %"""


class Standing(Rating):
    games: int
    """rated ones, of which it comes; 0 for somebody who has none yet"""


class RatedPerson(Shape):
    """Somebody whose page everybody may see."""

    rank: int
    """among them, by the lower end of the rating: number less doubt"""
    name: str
    page: str
    """at `/api/people/PAGE`"""
    rating: Standing


class RatedPeople(Shape):
    people: tuple[RatedPerson, ...]
    rated: int
    """how many are rated in this game, those whose page is not shown to everybody among them"""
    more: bool
    """there is a further page"""


def rating(one: rating_model.Rating) -> Rating:
    """Round a rating."""
    return Rating(number=one.number, doubt=one.doubt)


def standing(one: rating_model.PlayerRating) -> Standing:
    """Round the rating of somebody, with the games that it comes of."""
    return Standing(number=one.rating.number, doubt=one.rating.doubt, games=one.games)


InFull = Annotated[rating_model.PlayerRating, as_it_is(rating_model.PlayerRating),
                   PlainSerializer(standing, return_type=Standing, when_used="json")]
Standings = dict[str, InFull]                            # by game
