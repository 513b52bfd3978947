"""The responses that only programs receive: a table's journal, moves and their events, hints, scores and proof; seats; and deals
written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import Field

from mercat.engine.game import Game
from mercat.engine.matches.match import Entry, Match, Refused
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.state import Event as Happened
from mercat.engine.rules.vocabulary import Named
from mercat.games import find
from mercat.server.pages.addresses import address
from mercat.server.play.decision import hint_text, merit_text
from mercat.server.play.past_players import Players
from mercat.server.play.scores import Score, scores_of
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import Services
from mercat.server.shapes import Shape
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.shown import HOST, Chat, Table
from mercat.server.tables.snapshot import MoveResult, Reader, Snapshot, Ticket
from mercat.server.words import notice_text, ui, voice_of
from mercat.text import move_sentence


def table(snapshot: Snapshot, language: str) -> Table:
    """Return the table as the reader of the snapshot may see it, with its system messages as sentences."""
    facts = {name: getattr(snapshot, name) for name in Table.model_fields}
    return Table.model_construct(**facts | {"chat": tuple(said(line, language) for line in snapshot.chat)})


def said(line: Chat, language: str) -> Chat:
    """Return a chat line, with its text in words if it is a system message."""
    return line.model_copy(update={"text": notice_text(line, ui(language))}) if line.notice else line


async def table_now(services: Services, table_id: str, reader: Reader) -> Table:
    """Return the table as it is now, in the form for programs."""
    return await services.tables.seen(table_id, reader, lambda snapshot: table(snapshot, reader.language))


class SeatTaken(Shape):
    """A seat that you have taken, with its token for `Authorization: Bearer ...`."""

    table: str
    seat: int | None
    token: str
    host_token: str | None = Field(
        None, description="a token with the rights of the table's opener, such as putting bots in seats")
    link: str | None = Field(None, description="a link that moves the seat to another browser")


def seat_taken(services: Services, ticket: Ticket, opened: bool = False) -> SeatTaken:
    """Return the response to a program that has taken a seat or, if `opened` is true, opened a table."""
    has_seat = ticket.number != HOST
    return SeatTaken(table=ticket.table, seat=ticket.number if has_seat else None, token=services.signer.token(ticket),
                     host_token=services.signer.token(Ticket(ticket.table, HOST)) if opened else None,
                     link=address(f"/seat/{services.signer.link(ticket)}") if has_seat else None)


class RefusedByRules(Shape):
    """The facts about a refusal by the rules."""

    facets: dict[str, str | int] | None = None
    """if the rules refuse a move: the values that the reason mentions, by name"""
    rule: str | None = None
    """if the rules refuse a move: the id, in the game's ledger, of the rule behind the refusal"""
    rule_link: str | None = None
    """the URL of that rule on the page of the rules"""


class Error(RefusedByRules):
    """An error, as a key and as a sentence in the language of your request."""

    error: str
    sentence: str
    detail: str | None = Field(None, description="if the request is invalid: the expected contents, in English")
    table: Table | None = Field(None, description="if the request is `stale`: the current table")


# -- the journal

class Event(Shape):
    event: str
    facets: dict[str, str | int]
    cause: str | None
    sentence: str


def event(found: Game[Any], one: Happened, language: str, names: Sequence[str]) -> Event:
    facets = {name: fact.value if isinstance(fact, Named) else fact for name, fact in one.facts.items()
              if name != "cause"}
    cause = found.vocabulary.cause.spelt(one.cause) if one.cause >= 0 else None
    return Event(event=one.name, facets=facets, cause=cause,
                 sentence=found.say(language, f"event-{one.name}", names=list(names), **one.facts))


def events(match: AnyMatch, happened: Sequence[Happened], language: str, names: Sequence[str] = ()) -> list[Event]:
    return [event(match.game, one, language, names or match.names) for one in happened]


class Line(Shape):
    """A line of the journal with its events."""

    number: int
    seat: int = Field(description="-1 is nature")
    line: str
    events: list[Event]
    by_order: str | None = Field(None, description="the kind of the order for later that made the move; null if none did")


def line(match: AnyMatch, number: int, entry: Entry, language: str, players: Players | None = None) -> Line:
    names = () if players is None else players.at(number + 1)
    return Line(number=number, seat=entry.seat, line=str(entry), events=events(match, entry.events, language, names),
                by_order=entry.by_order or None)


class AtLength(Shape):
    length: int                                          # the length of the journal


class JournalLines(AtLength):
    lines: list[Line]


def journal_lines(played: MoveResult, language: str) -> JournalLines:
    first = played.length - len(played.entries)
    return JournalLines(length=played.length, lines=[line(played.match, first + place, entry, language)
                                                     for place, entry in enumerate(played.entries)])


# -- moves and their results

def moment(match: AnyMatch, at: int | None) -> AnyMatch:
    """Return the match as it is now, or as it was at the moment `at`. Raise Problem if there is no such moment."""
    if at is None:
        return match
    if not 0 <= at <= len(match.entries):
        raise Problem(422, "no-such-moment", most=len(match.entries))
    return match.at(at)


class LegalMoves(AtLength):
    to_move: int | None
    moves: list[dict[str, str]] = Field(description="for each move its verb, its facets and, under `move`, its notation")


class Refusal(RefusedByRules):
    legal: bool
    reason: str | None
    sentence: str | None


class Preview(AtLength):
    events: list[Event]
    warning: str | None


class Merit(Shape):
    """A reason why a move is good."""

    name: str
    amount: int = Field(description="the increase by the move")
    sentence: str


class Hint(Shape):
    """A good move, and its expected result."""

    move: str = Field(description="the move in notation")
    then: list[str] = Field(description="the decisions that complete the move, in notation")
    sentence: str = Field(description="the move and these decisions, as a sentence")
    equal: bool = Field(description="whether it is within two standard errors of the best; then no hint has numbers")
    win: float | None = Field(description="your chance of winning, from 0 to 1, rounded as its error requires; null in solo "
                                          "games and if it is withheld")
    win_error: float | None = Field(description="the standard error of `win`; null if `win` is")
    points: float = Field(description="your expected final points as measured; differences of less than two standard "
                                      "errors mean nothing")
    points_error: float | None = Field(description="the standard error of `points`; null if it is not known")
    merits: list[Merit]


class Hints(AtLength):
    by: Literal["learned", "search"] = Field(description="the basis of the hints: a learned value, or games played to the end")
    hints: list[Hint] = Field(description="up to three, the best first")


def hints(match: AnyMatch, found: Mapping[str, Any], language: str) -> Hints:
    """Return hints (`mercat.bots.analysis.hints`) in the form for programs, with their sentences."""
    say = voice_of(match.game, language, match.names)
    listed = [Hint(move=hint["move"], then=list(hint.get("then", ())), sentence=hint_text(match.game, hint, say),
                   equal=hint.get("equal", False), win=hint["win"], win_error=hint.get("win_error"),
                   points=hint.get("expected", hint["points"]), points_error=hint.get("expected_error"),
                   merits=[Merit(**merit, sentence=merit_text(merit, say)) for merit in hint["merits"]])
              for hint in found["hints"]]
    return Hints(length=len(match.entries), by=found["by"], hints=listed)


class View(Shape):
    """The game's view of the table at a moment, as plain data, with the scores."""

    at: int
    view: dict[str, Any]
    scores: list[Score]


def view(match: AnyMatch) -> View:
    return View(at=len(match.entries), view=match.view(), scores=scores_of(match))


class Seed(Shape):
    """A seed of the match. `seed` is null until it is public."""

    since: int = Field(description="the length of the journal from which the draws follow from this seed")
    table: str
    commitment: str | None
    seed: str | None


class Proof(Shape):
    """A check that the seeds fit their commitments, and that every draw follows from them."""

    verdict: Literal["fair", "sealed", "wrong_seed", "wrong_draw"]
    sound: bool
    sentence: str
    draws: dict[str, int] = Field(description="the number of draws by origin: seed, hand, unknown (a secret seed), unexplained, "
                                              "earlier (made under earlier rules)")
    seeds: list[Seed]


# -- deals written by hand

class Draw(Shape):
    """A possible result of the next draw."""

    move: str = Field(description="the draw in notation, as a line of a deal")
    sentence: str
    facets: dict[str, str]


class Deal(Shape):
    """The state of a deal, and the possible results of its next draw. There are none if a player decides next."""

    dealt: int = Field(description="the number of the given draws that have been made")
    to_move: int | None = Field(description="-1 while nature draws")
    step: str | None
    sentence: str
    draws: list[Draw]


def deal(name: str, seats: int, options: dict[str, str], lines: Sequence[str], language: str) -> Deal:
    """Return the state of a deal after these draws. Raise Problem if one of them does not fit."""
    try:
        match = Match.start(find(name), seats, options, plays_nature=False)
        match.take_hand_deal(lines)
    except Refused as refused:
        raise MoveRefused(refused, 404 if refused.reason.startswith("unknown_game") else 422) from None
    say = voice_of(match.game, language, [])
    nature = match.to_move == NATURE
    draws = [Draw(move=str(move), sentence=move_sentence(match.game, int(move.packed), say), facets=move.facets)
             for move in (match.legal() if nature else [])]
    return Deal(dealt=len(match.entries), to_move=match.to_move, step=match.step, draws=draws,
                sentence=say(f"step-{match.step}") if match.step else "")
