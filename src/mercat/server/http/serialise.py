"""From looks, entries and events to what the JSON API gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mercat.engine.game import Game
from mercat.engine.match import Entry, Match, Refused
from mercat.engine.state import NATURE, Event
from mercat.engine.vocabulary import Named
from mercat.games import find
from mercat.server.http import schemas
from mercat.server.pages.drawing import ui, voice_of
from mercat.server.pages.history import phrase
from mercat.server.problems import MoveRefused
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Asked, ChatLine, Look, Played, SeatLook, TableLine


def table(look: Look, language: str) -> schemas.Table:
    return schemas.Table(
        id=look.id, game=look.game, options=look.options, status=look.status, sandbox=look.sandbox, host=look.host,
        seats=[seat(one) for one in look.seats], length=look.length, version=look.version, to_move=look.to_move,
        step=None if look.match is None else look.match.step, can_move=look.can_move, undo_to=look.undo_to,
        restart_to=look.restart_to, asked=None if look.asked is None else question(look.asked),
        chat=[chat(line, language) for line in look.chat], rematch=look.rematch, parent=look.parent,
        resting=look.resting, by_hand=look.by_hand, commitment=look.commitment)


def question(asked: Asked) -> schemas.Question:
    return schemas.Question(id=asked.id, seat=asked.seat, target=asked.target, agreed=sorted(asked.agreed),
                           waiting=list(asked.waiting), refused=asked.refused)


def chat(line: ChatLine, language: str) -> schemas.Chat:
    text = ui(language)(f"notice-{line.notice}", by=line.name, player=line.text) if line.notice else line.text
    return schemas.Chat(number=line.number, seat=line.seat, name=line.name, text=text, notice=line.notice, at=line.at.isoformat())


def seat(one: SeatLook) -> schemas.Seat:
    return schemas.Seat(number=one.number, kind=one.kind, name=one.name, bot=one.bot, held=one.held, held_by=one.held_by,
                       mine=one.mine, present=one.present, free=one.free)


def listed(line: TableLine) -> schemas.Listed:
    return schemas.Listed(id=line.id, game=line.game, status=line.status, seats=[seat(one) for one in line.seats],
                         my_turn=line.my_turn, opened=line.opened.isoformat())


def game(found: Game[Any], language: str) -> schemas.Game:
    options = [schemas.Option(name=option.name, title=found.say(language, f"option-{option.name}"), values=option.values,
                             default=option.default) for option in found.options]
    return schemas.Game(game=found.name, title=found.say(language, "game"), version=found.version, fewest=found.fewest,
                       most=found.most, options=options, presets={name: dict(values) for name, values in found.presets.items()})


def deal(name: str, seats: int, options: dict[str, str], lines: Sequence[str], language: str) -> schemas.Deal:
    """How far a deal has come. Raises Problem for a line that does not fit."""
    try:
        match = Match.start(find(name), seats, options, deal=False)
        match.take_deal(lines)
    except Refused as refused:
        raise MoveRefused(refused, 404 if refused.reason.startswith("unknown_game") else 422) from None
    say = voice_of(match.game, language, [])
    nature = match.to_move == NATURE
    draws = [schemas.Draw(move=str(move), sentence=phrase(match, int(move.packed), say), facets=move.facets)
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
    return schemas.Line(number=number, seat=entry.seat, line=str(entry), events=events(match, entry.events, language))


def happened(played: Played, language: str) -> schemas.Happened:
    first = played.length - len(played.entries)
    return schemas.Happened(length=played.length, lines=[line(played.match, first + place, entry, language)
                                                        for place, entry in enumerate(played.entries)])


def view(match: AnyMatch) -> schemas.View:
    scores = [schemas.Score(seat=score.seat, total=score.total, place=score.place,
                           lines=[schemas.ScoreLine(cause=one.cause, points=one.points) for one in score.lines])
              for score in match.scores()]
    return schemas.View(at=len(match.entries), view=match.view(), scores=scores)
