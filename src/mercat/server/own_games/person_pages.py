"""A person's page, with the person's results by game, by number of players, by clan or similar, and against the reader.

Games count if people finished them on this server and the person had one seat; only games that count are listed. Games that the
person played alone or only against bots are counted, but not listed. A page that the reader may not see gets the same response as
one that does not exist.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup
from pydantic import field_serializer

from mercat import rating as rating_model
from mercat.engine.game import Game
from mercat.games import find, names
from mercat.server.desk import TABLE, Work
from mercat.server.own_games.my_games import MyGame, game_of_result
from mercat.server.own_games.shown import MyLine, lines_of
from mercat.server.own_games.stored import PlayedSeat, facts_of_results, games_played, read_kept, result_of
from mercat.server.pages.drawing import picture_of, render, symbols_of
from mercat.server.pages.preferences import Preferences
from mercat.server.people.locking import show_anew
from mercat.server.people.stored import pages_of, person_of_page, tables_with
from mercat.server.play.cards import scene_of
from mercat.server.play.scores import points_text, value_name
from mercat.server.problems import Problem
from mercat.server.rating_shapes import Rating, Standing, rating, standing
from mercat.server.ratings.shown import CourseChart, course_chart
from mercat.server.ratings.standings import course, standings
from mercat.server.shapes import Shape
from mercat.server.storage.models import PERSON
from mercat.server.tables.shown import What
from mercat.server.web.features import Facts
from mercat.server.words import ui, voice_of
from mercat.text.numbers import figure, percent

NEWEST: Final = 6                                        # games that are listed
COURSE: Final = 200                                      # newest rated games, of all board games, whose ratings are shown
WON: Final = 1                                           # first place
AUDIENCES: Final = ("companions", "everybody", "nobody")  # the audiences of a page, in the order in which the page offers them


class PersonScore(Shape):
    """A person's results in some games with other people."""

    games: int
    places: dict[int, int]
    """the number of times that the person reached each place"""
    mean_points: float | None
    """the mean of the points; null if there are no games"""
    best_points: int | None

    @property
    def wins(self) -> int:
        return self.places.get(WON, 0)


class PersonScoreBySeats(PersonScore):
    seats: int


class PersonScoreByWhat(PersonScore):
    what: What


class Against(Shape):
    """The games that you and this person both finished in one seat each, and the number of them in which each had the better
    place."""

    games: int
    you: int
    person: int

    @property
    def equal(self) -> int:
        return self.games - self.you - self.person


class PersonGame(Shape):
    """A person's results in a board game. Games in which the person had several seats are left out."""

    game: str
    all: PersonScore
    by_seats: tuple[PersonScoreBySeats, ...]
    by_what: tuple[PersonScoreByWhat, ...]
    """the results by clan or similar; empty if all seats are alike"""
    alone: int
    """the number of games against bots only"""
    against: Against
    rating: Standing | None = None
    """the person's rating; null if they have no rating in this game"""
    course: tuple[Rating, ...] = ()
    """the person's newest ratings, one after each rated game, oldest first"""


class Person(Shape):
    """A person's page, as you may see it."""

    page: str
    name: str                                            # the person's name; "" if they have none
    account: bool
    mine: bool
    shown: str
    """the people who may see the page: `everybody`, `companions`, `nobody`; sent only to you"""
    games: tuple[PersonGame, ...]                        # the results in each board game, the one played most first
    newest: tuple[MyGame, ...]
    """the newest games that are counted, except those that you may not see"""
    unlisted: int
    """the number of games that are counted but not listed, because you may not see them"""

    @field_serializer("shown", when_used="json")
    def told_to_you_alone(self, shown: str) -> str | None:
        return shown if self.mine else None


def person_page(work: Work, page: str) -> Person:
    """Return the page with this id as the reader may see it. Raise Problem (404) if there is no such page, or if the reader may
    not see it."""
    person, reader = person_of_page(work, work.reader.person, page), work.reader
    if person is None:
        raise Problem(404, "no-person")
    played = games_played(work, person.id)
    counting = [seats for seats in played if seat_of(seats, person.id) is not None or has_left(seats, person.id)]
    ways = [seats[0].result for seats in counting if seats[0].listed or any(is_of(seat, reader.person) for seat in seats)
            or person.id == reader.person]
    kept, pages = read_kept(work, reader.person, ways[:NEWEST])
    facts = facts_of_results(work, [one.result.table for one in kept], person.id)
    return Person(page=person.page, name=person.name if person.registered else name_of(played, person.id) or person.name,
                  account=person.registered is not None, mine=person.id == reader.person, shown=person.shown,
                  games=games_of(played, person.id, reader.person, standings(work, [person.id]).get(person.id, {}),
                                 course(work, person.id, COURSE)),
                  newest=tuple(game_of_result(result_of(one, pages, facts), reader) for one in kept),
                  unlisted=len(counting) - len(ways))


def show_own_page(work: Work, shown: str) -> str:
    """Choose who can see the reader's page, and return the page's id. Increase the version of the reader's tables, since they
    link to the page."""
    me = work.me()
    if me.shown != shown:
        me.shown = shown
        work.tell(TABLE, *show_anew(work, tables_with(work, me.id)))
    return me.page


def own_page(work: Work) -> str:
    """Return the id of the reader's own page; an empty string if the reader is not stored."""
    found = pages_of(work.connection(), [work.person]).get(work.person) if work.reader.is_stored else None
    return "" if found is None else found.page


def is_of(seat: PlayedSeat, person: str | None) -> bool:
    """Return whether a seat belonged to this person at the end."""
    return person is not None and seat.kind == PERSON and seat.holder == person


def seat_of(seats: Iterable[PlayedSeat], person: str | None) -> PlayedSeat | None:
    """Return a person's only seat in a game; None if they had no seat or several, or if the result of the seat is no longer
    known."""
    theirs = [seat for seat in seats if is_of(seat, person)]
    known = len(theirs) == 1 and theirs[0].place is not None and theirs[0].points is not None
    return theirs[0] if known else None


def has_left(seats: Sequence[PlayedSeat], person: str) -> bool:
    """Return whether a person left a game that counts for them (`games_played`)."""
    return not any(is_of(seat, person) for seat in seats)


def name_of(played: Sequence[Sequence[PlayedSeat]], person: str) -> str:
    """Return the name under which a person last played; an empty string if it is not known."""
    return next((seat.name for seats in played for seat in seats if is_of(seat, person) and seat.name), "")


def games_of(played: Sequence[Sequence[PlayedSeat]], person: str, reader: str | None,
             rated: Mapping[str, rating_model.PlayerRating], courses: Mapping[str, Sequence[rating_model.Rating]],
             ) -> tuple[PersonGame, ...]:
    """Return a person's results in each board game, including those against the `reader`. `rated` are the person's ratings, and
    `courses` their newest ratings over time, by game."""
    by_game = defaultdict[str, list[tuple[PlayedSeat, Sequence[PlayedSeat]]]](list)
    for seats in played:
        if (seat := seat_of(seats, person)) is not None:
            by_game[seat.game].append((seat, seats))
    found = [PersonGame(game=name, rating=standing(rated[name]) if name in rated else None,
                        course=tuple(map(rating, courses.get(name, ()))), **counted(games, None if reader == person else reader))
             for name, games in by_game.items()]
    return tuple(sorted(found, key=lambda one: (-one.all.games, -one.alone, one.game)))


def counted(played: Sequence[tuple[PlayedSeat, Sequence[PlayedSeat]]], reader: str | None) -> dict[str, Any]:
    """Return a person's results in the games in which they had these seats, as attributes of `PersonGame`."""
    shared = [(seat, seats) for seat, seats in played if sum(other.kind == PERSON for other in seats) > 1]
    by_seats, by_what = defaultdict[int, list[PlayedSeat]](list), defaultdict[tuple[str, str], list[PlayedSeat]](list)
    against = Counter[str]()
    for seat, seats in shared:
        by_seats[len(seats)].append(seat)
        for kind, value in seat.what:
            by_what[kind, value].append(seat)
        if (other := seat_of(seats, reader)) is not None:
            against.update(games=1, you=other.place < seat.place, person=seat.place < other.place)
    return {"all": PersonScore(**score([seat for seat, _ in shared])), "alone": len(played) - len(shared),
            "by_seats": tuple(PersonScoreBySeats(seats=seats, **score(one)) for seats, one in sorted(by_seats.items())),
            "by_what": tuple(PersonScoreByWhat(what=What(kind=kind, value=value), **score(one))
                             for (kind, value), one in sorted(by_what.items())),
            "against": Against(**{name: against[name] for name in Against.model_fields})}


def score(seats: Sequence[PlayedSeat]) -> dict[str, Any]:
    """Return the totals of a person's results in these seats, as attributes of `PersonScore`."""
    points = [seat.points for seat in seats if seat.points is not None]
    return {"games": len(seats), "places": dict(sorted(Counter(seat.place for seat in seats).items())),
            "mean_points": sum(points) / len(points) if points else None, "best_points": max(points, default=None)}


@dataclass(frozen=True)
class ScoredRow:
    """A row of a table of results: its subject, the wins and the mean points, as text. The picture is an empty string if the
    subject has none."""

    name: str
    picture: Markup
    wins: str
    mean: str


@dataclass(frozen=True)
class RecordRow(ScoredRow):
    """A person's results with one number of players, or with one clan or similar."""

    games: str
    places: tuple[str, ...]                              # the number of times of each place, first place first
    best: str


@dataclass(frozen=True)
class RecordCard:
    """A person's results in one board game, as shown on the person's page."""

    record: PersonGame
    title: str
    scene: str
    summary: str
    by_seats: Sequence[RecordRow]
    what: str                                            # the heading of the rows of `by_what`
    by_what: Sequence[RecordRow]
    symbols: Markup
    course: CourseChart | None


def person_html(shown: Person, preferences: Preferences, added: Facts) -> str:
    """Return the HTML of a person's page, with the facts that features add. The caller must be in the engine's thread."""
    language, known = preferences.language, set(names())
    cards = [record_card(record, language) for record in shown.games if record.game in known]
    total = Against(**{part: sum(getattr(card.record.against, part) for card in cards) for part in Against.model_fields})
    newest = [of_person(line, shown.page) for line in lines_of(shown.newest, preferences)]
    return render("person_page.html", preferences, person=shown, cards=cards, total=total,
                  name=shown.name or ui(language)("nameless"), newest=newest,
                  audiences=AUDIENCES, here=f"/people/{shown.page}", **added)


def of_person(line: MyLine, page: str) -> MyLine:
    """Return a game's line for a person's page, with this person's place. Games cannot be hidden on the page."""
    place = line.place_of(next((seat for seat in line.seats if seat.page == page), None))
    return line.model_copy(update={"place": place, "may_hide": False})


def record_card(record: PersonGame, language: str) -> RecordCard:
    """Return a person's results in a game as texts and figures."""
    game = find(record.game)
    interface, say = ui(language, game), voice_of(game, language, ())
    places = max((one.seats for one in record.by_seats), default=0)
    by_seats = [row(interface("statistics-players", seats=one.seats), Markup(), one, places, language) for one in record.by_seats]
    order = sorted(record.by_what, key=lambda one: (-one.games, -one.wins, one.what.kind, one.what.value))
    by_what = [row(value_name(say, one.what.kind, one.what.value), picture_of(game, one.what.kind, one.what.value, say), one, 0,
                   language) for one in order]
    return RecordCard(record, game.say(language, "game"), scene_of(game),
                      interface("person-games", games=record.all.games, wins=record.all.wins), by_seats,
                      say(f"statistics-{order[0].what.kind}") if order else "", by_what, symbols_for(game, by_what),
                      course_chart(record.course, language))


def symbols_for(game: Game[Any], rows: Sequence[RecordRow]) -> Markup:
    """Return the SVG symbols to which the pictures in these rows refer."""
    return symbols_of(game) if any(one.picture for one in rows) else Markup()


def row(name: str, picture: Markup, score: PersonScore, places: int, language: str) -> RecordRow:
    """Return a row for a table of results on a person's page."""
    often = [score.places.get(place, 0) for place in range(1, places + 1)]
    return RecordRow(name, picture, percent(language, score.wins / score.games), points_text(language, score.mean_points or 0),
                     figure(language, score.games), tuple(figure(language, one) if one else "" for one in often),
                     figure(language, score.best_points or 0))
