"""Ratings in the form that programs receive. Pages round ratings and put them into words separately."""

from __future__ import annotations

from typing import Annotated

from pydantic import PlainSerializer

from mercat import rating as rating_model
from mercat.server.shapes import Shape, as_it_is


class Rating(Shape):
    """The strength of a player in a game (docs/ratings.md)."""

    number: int
    """the number on the Elo scale"""
    doubt: int
    """the uncertainty: with a probability of 95%, the strength is within this distance of the number"""


class Standing(Rating):
    games: int
    """the number of rated games on which the rating is based; 0 for a person without rated games"""


class RatedPerson(Shape):
    """A rated person whose page everybody may see."""

    rank: int
    """the rank by the lower end of the rating's range (number minus doubt)"""
    name: str
    page: str
    """the id of the person's page, for `/api/people/PAGE`"""
    rating: Standing


class RatedPeople(Shape):
    people: tuple[RatedPerson, ...]
    rated: int
    """the number of people rated in this game, including those without a public page"""
    more: bool
    """whether there is a further page"""


def rating(one: rating_model.Rating) -> Rating:
    """Return a rating in rounded form."""
    return Rating(number=one.number, doubt=one.doubt)


def standing(one: rating_model.PlayerRating) -> Standing:
    """Return a player's rating in rounded form, with the number of games on which it is based."""
    return Standing(number=one.rating.number, doubt=one.rating.doubt, games=one.games)


InFull = Annotated[rating_model.PlayerRating, as_it_is(rating_model.PlayerRating),
                   PlainSerializer(standing, return_type=Standing, when_used="json")]
Standings = dict[str, InFull]                            # by game
