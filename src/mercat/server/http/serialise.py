"""Converts snapshots, journal entries and events to the JSON API's schemas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mercat.bots.tournaments.shipped_ratings import measured
from mercat.engine.game import Game
from mercat.engine.matches.match import Entry, Match, Refused
from mercat.engine.rules.state import NATURE, Event
from mercat.engine.rules.vocabulary import Named
from mercat.games import find
from mercat.rating import PlayerRating, RatedResult, Rating
from mercat.server.http import schemas
from mercat.server.pages.addresses import address
from mercat.server.pages.hints import hint_text, merit_text
from mercat.server.pages.strengths import strength_cards, style_cards
from mercat.server.people import rating_shapes
from mercat.server.people.person_pages import What
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import Services
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import (
    HOST,
    ChatLine,
    EarlierPlayer,
    FinishedGame,
    FinishedSeat,
    MoveResult,
    Reader,
    Request,
    SeatSnapshot,
    Snapshot,
    TableFacts,
    TableSummary,
    Ticket,
)
from mercat.server.words import notice_text, ui, voice_of
from mercat.text import move_sentence


def table(snapshot: Snapshot, language: str) -> schemas.Table:
    """The table as the reader of the snapshot may see it."""
    facts = {name: getattr(snapshot, name) for name in TableFacts.model_fields}
    asked = snapshot.request
    return schemas.Table(
        **facts, seats=[seat(one) for one in snapshot.seats], step=None if snapshot.match is None else snapshot.match.step,
        asked=undo_request(asked) if asked and asked.kind == "undo" else None, request=None if asked is None else request(asked),
        chat=[chat(line, language) for line in snapshot.chat], counts=counts(snapshot.entry))


def counts(entry: RatedResult | None) -> list[schemas.RatedSeat] | None:
    """How a rated game counts."""
    return None if entry is None else [schemas.RatedSeat(seat=seat, place=one.place, left=one.left, before=rating(one.before),
                                                         after=rating(one.after)) for seat, one in entry.seats.items()]


def rating(one: Rating | None) -> rating_shapes.Rating | None:
    return None if one is None else rating_shapes.rating(one)


def standing(one: PlayerRating | None) -> rating_shapes.Standing | None:
    return None if one is None else rating_shapes.standing(one)


async def table_now(services: Services, table_id: str, reader: Reader) -> schemas.Table:
    """The table as it is now."""
    snapshot = await services.tables.snapshot(table_id, reader)
    return await services.tables.in_engine(table, snapshot, reader.language)


def seat_taken(services: Services, ticket: Ticket, opened: bool = False) -> schemas.SeatTaken:
    """The answer to a program that has got a seat or opened a table."""
    has_seat = ticket.number != HOST
    return schemas.SeatTaken(table=ticket.table, seat=ticket.number if has_seat else None, token=services.signer.token(ticket),
                             host_token=services.signer.token(Ticket(ticket.table, HOST)) if opened else None,
                             link=address(f"/seat/{services.signer.link(ticket)}") if has_seat else None)


def moment(match: AnyMatch, at: int | None) -> AnyMatch:
    """The match now or at an earlier moment. Raises Problem if there is no such moment."""
    if at is None:
        return match
    if not 0 <= at <= len(match.entries):
        raise Problem(422, "no-such-moment", most=len(match.entries))
    return match.at(at)


def undo_request(asked: Request) -> schemas.UndoRequest:
    return schemas.UndoRequest(id=asked.id, seat=asked.seat, target=asked.facts["target"], agreed=sorted(asked.agreed),
                               waiting=list(asked.waiting), refused=asked.refused)


def request(asked: Request) -> schemas.Request:
    return schemas.Request(id=asked.id, kind=asked.kind, seat=None if asked.seat == HOST else asked.seat, facts=dict(asked.facts),
                           agreed=sorted(asked.agreed), waiting=list(asked.waiting), refused=asked.refused)


def chat(line: ChatLine, language: str) -> schemas.Chat:
    text = notice_text(line, ui(language)) if line.notice else line.text
    return schemas.Chat(number=line.number, seat=line.seat, name=line.name, text=text, notice=line.notice, at=line.at.isoformat())


def seat(one: SeatSnapshot) -> schemas.Seat:
    return schemas.Seat(number=one.number, kind=one.kind, name=one.name, bot=one.bot, held=one.held, held_by=one.held_by,
                       mine=one.mine, present=one.present, free=one.free, account=one.account or None, page=one.page or None,
                       ready=one.ready, earlier=earlier(one.earlier), rating=standing(one.standing),
                       away_since=None if one.away_since is None else one.away_since.isoformat())


def earlier(players: Sequence[EarlierPlayer]) -> list[schemas.Earlier]:
    return [schemas.Earlier(**vars(one)) for one in players]


def table_summary(line: TableSummary) -> schemas.TableSummary:
    results = [schemas.Result(points=points, place=place) for points, place in line.results] or None
    return schemas.TableSummary(id=line.id, game=line.game, status=line.status, seats=[seat(one) for one in line.seats],
                                my_turn=line.my_turn, opened=line.opened.isoformat(), results=results, rated=line.rated,
                                clock=None if line.clock is None else schemas.ClockTerms(**line.clock.data),
                                deadline=None if line.deadline is None else line.deadline.isoformat())


def finished_game(one: FinishedGame) -> schemas.FinishedGame:
    seats = [finished_seat(seat) for seat in one.seats]
    return schemas.FinishedGame(**vars(one) | {"begun": one.begun.isoformat(), "ended": one.ended.isoformat(), "seats": seats})


def finished_seat(seat: FinishedSeat) -> schemas.FinishedSeat:
    return schemas.FinishedSeat(**vars(seat) | {
        "what": [What(kind=kind, value=value) for kind, value in seat.what],
        "lines": [schemas.ScoreLine(cause=cause, points=points) for cause, points in seat.lines],
        "earlier": earlier(seat.earlier)})


def game(found: Game[Any], language: str) -> schemas.Game:
    options = [schemas.Option(name=option.name, title=found.say(language, f"option-{option.name}"), values=option.values,
                             default=option.default) for option in found.options]
    return schemas.Game(game=found.name, title=found.say(language, "game"), version=found.version, fewest=found.fewest,
                       most=found.most, options=options, presets={name: dict(values) for name, values in found.presets.items()},
                       languages=list(found.languages),
                       styles=[schemas.Style(style=one.name, title=one.title, about=one.about)
                               for one in style_cards(found.name, language)])


def strengths(name: str, seats: int, language: str) -> list[schemas.BotStrength]:
    """The strengths of bots, the weakest first."""
    ladder = measured(name, seats)
    known = {} if ladder is None else {
        one.name: schemas.Measured(seats=ladder.seats, games=one.games, rating=one.rating, low=one.low, high=one.high,
                                   mean_score=one.mean, usual_score=one.usual) for one in ladder.strengths.values()}
    return [schemas.BotStrength(strength=card.name, title=card.title, about=card.about, measured=known.get(card.name))
            for card in strength_cards(name, [seats], language)]


def deal(name: str, seats: int, options: dict[str, str], lines: Sequence[str], language: str) -> schemas.Deal:
    """A deal after these draws. Raises Problem if one does not fit."""
    try:
        match = Match.start(find(name), seats, options, plays_nature=False)
        match.take_hand_deal(lines)
    except Refused as refused:
        raise MoveRefused(refused, 404 if refused.reason.startswith("unknown_game") else 422) from None
    say = voice_of(match.game, language, [])
    nature = match.to_move == NATURE
    draws = [schemas.Draw(move=str(move), sentence=move_sentence(match.game, int(move.packed), say), facets=move.facets)
             for move in (match.legal() if nature else [])]
    return schemas.Deal(dealt=len(match.entries), to_move=match.to_move, step=match.step, draws=draws,
                       sentence=say(f"step-{match.step}") if match.step else "")


def event(found: Game[Any], one: Event, language: str, names: Sequence[str]) -> schemas.Event:
    facets = {name: fact.value if isinstance(fact, Named) else fact for name, fact in one.facts.items()
              if name != "cause"}
    cause = found.vocabulary.cause.spelt(one.cause) if one.cause >= 0 else None
    return schemas.Event(event=one.name, facets=facets, cause=cause,
                        sentence=found.say(language, f"event-{one.name}", names=list(names), **one.facts))


def events(match: AnyMatch, happened: Sequence[Event], language: str) -> list[schemas.Event]:
    return [event(match.game, one, language, match.names) for one in happened]


def line(match: AnyMatch, number: int, entry: Entry, language: str) -> schemas.Line:
    return schemas.Line(number=number, seat=entry.seat, line=str(entry), events=events(match, entry.events, language),
                        by_order=entry.by_order or None)


def journal_lines(played: MoveResult, language: str) -> schemas.JournalLines:
    first = played.length - len(played.entries)
    return schemas.JournalLines(length=played.length, lines=[line(played.match, first + place, entry, language)
                                                        for place, entry in enumerate(played.entries)])


def hints(match: AnyMatch, found: Mapping[str, Any], language: str) -> schemas.Hints:
    """Hints (`mercat.bots.analysis.hints`) with their sentences."""
    say = voice_of(match.game, language, match.names)
    listed = [schemas.Hint(move=hint["move"], then=list(hint.get("then", ())), sentence=hint_text(match.game, hint, say),
                           equal=hint.get("equal", False), win=hint["win"], win_error=hint.get("win_error"),
                           points=hint.get("expected", hint["points"]), points_error=hint.get("expected_error"),
                           merits=[schemas.Merit(**merit, sentence=merit_text(merit, say)) for merit in hint["merits"]])
              for hint in found["hints"]]
    return schemas.Hints(length=len(match.entries), by=found["by"], hints=listed)


def view(match: AnyMatch) -> schemas.View:
    scores = [schemas.Score(seat=score.seat, total=score.total, place=score.place,
                           lines=[schemas.ScoreLine(cause=one.cause, points=one.points) for one in score.lines])
              for score in match.scores()]
    return schemas.View(at=len(match.entries), view=match.view(), scores=scores)
