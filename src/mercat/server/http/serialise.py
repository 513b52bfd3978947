"""Converts what is known of people to the JSON API's schemas."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from mercat.rating import PlayerRating
from mercat.server import rating_shapes
from mercat.server.clocks.rests import Rests, time_of_day
from mercat.server.http import schemas_of_people
from mercat.server.people.devices import Device
from mercat.server.people.game_archive import What
from mercat.server.people.person_pages import GameRecord, PersonPage
from mercat.server.people.person_pages import PersonTally as PersonScore
from mercat.server.people.profile import OwnProfile
from mercat.server.people.ratings import RatingList


def standing(one: PlayerRating | None) -> rating_shapes.Standing | None:
    return None if one is None else rating_shapes.standing(one)


def person(found: PersonPage) -> schemas_of_people.Person:
    return schemas_of_people.Person(page=found.page, name=found.name, account=found.account, mine=found.mine,
                          shown=found.shown if found.mine else None, games=[person_game(one, found) for one in found.records],
                          newest=list(found.newest))


def rated_people(found: RatingList) -> schemas_of_people.RatedPeople:
    people = [schemas_of_people.RatedPerson(rank=rank, name=one.name, page=one.page, rating=rating_shapes.standing(one.standing))
              for rank, one in enumerate(found.people, found.first)]
    return schemas_of_people.RatedPeople(people=people, rated=found.all, more=found.more)


def person_game(record: GameRecord, page: PersonPage) -> schemas_of_people.PersonGame:
    against = schemas_of_people.Against(games=record.against.games, you=record.against.reader, person=record.against.person)
    by_seats = [schemas_of_people.PersonScoreBySeats(seats=seats, **score_facts(one))
                for seats, one in sorted(record.by_seats.items())]
    by_what = [schemas_of_people.PersonScoreByWhat(what=What(kind=kind, value=value), **score_facts(one))
               for (kind, value), one in sorted(record.by_what.items())]
    total = schemas_of_people.PersonScore(**score_facts(record.all))
    return schemas_of_people.PersonGame(game=record.game, all=total, by_seats=by_seats, by_what=by_what, alone=record.alone,
                                        against=against, rating=standing(page.standings.get(record.game)),
                                        course=[rating_shapes.rating(one) for one in page.courses.get(record.game, ())])


def score_facts(one: PersonScore) -> dict[str, Any]:
    return {"games": one.games, "places": dict(sorted(one.places.items())), "mean_points": one.mean if one.games else None,
            "best_points": one.best}


def me(found: OwnProfile, devices: Sequence[Device], code_made: datetime | None) -> schemas_of_people.Me:
    return schemas_of_people.Me(stored=True, name=found.name, account=found.account, preferences=dict(found.preferences),
                      devices=list(devices), recovery_code=code_made, rests=rests(found.rests))


def rests(found: Rests) -> schemas_of_people.Rests:
    quiet = None if found.quiet is None else (time_of_day(found.quiet[0]), time_of_day(found.quiet[1]))
    return schemas_of_people.Rests(zone=found.zone, quiet=quiet,
                                   away=[(first.isoformat(), last.isoformat()) for first, last in found.away])


