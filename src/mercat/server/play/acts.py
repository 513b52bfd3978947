"""Acts of players: moves, undo, hints, chat, what comes after the game."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StrictBool, StrictInt, StrictStr

from mercat.server.play.answers import HINTS, LINES, OPENED, PARTS, TABLE, TABLE_AGAIN, TABLE_OF_TICKET, TAKEN
from mercat.server.problems import Stale
from mercat.server.tables import moves
from mercat.server.tables.chat import post_message
from mercat.server.tables.matches import MOST_TOGETHER, TOGETHER
from mercat.server.tables.rights import Right
from mercat.server.tables.snapshot import MoveResult, Ticket
from mercat.server.web.act import ActRequest, Nothing, act
from mercat.server.web.bodies import Length, MoveText, Name
from mercat.server.web.cookies import my_name
from mercat.server.words import ui

WholeTurn = Annotated[StrictBool, Field(description="the whole turn instead of the last move")]
Agrees = Annotated[StrictBool, Field(
    description="false refuses what somebody has asked for, or withdraws your own request")]
Choices = Annotated[StrictBool, Field(description="two or three choices, as beginners are shown at the first question of a kind")]
ChatText = Annotated[StrictStr, Field(max_length=20_000)]


@act(who=Right.SEATED, api="POST /play", body="Play", answer=LINES, page=PARTS, address="move")
async def play(asked: ActRequest[Any], move: MoveText, length: Length) -> MoveResult | None:
    """Make a move

    Answers 409 with the current table if the journal has grown since you read it: decide again.
    """
    tables, wanted = asked.services.tables, move.split(TOGETHER, MOST_TOGETHER)
    try:
        return await moves.play(tables, asked.table, asked.reader, length, *wanted)
    except Stale:                                        # a second click, or an answer was lost: no reason to complain
        if asked.by_program or not await moves.was_made(tables, asked.table, asked.reader, length, *wanted):
            raise
    return None


@act(who=Right.SEATED, api="POST /undo", body="Undo", answer=LINES, page=PARTS)
async def undo(asked: ActRequest[Any], length: Length, restart: WholeTurn = False) -> MoveResult:
    """Undo your last move, or your whole turn"""
    return await moves.undo(asked.services.tables, asked.table, asked.reader, length, restart)


@act(who=Right.SEATED, api="POST /ask", body="AskUndo", answer=TABLE, page=PARTS)
async def ask(asked: ActRequest[Any], length: Length, target: Length) -> None:
    """Ask the others to agree to an undo"""
    await asked.services.undo_requests.ask(asked.table, asked.reader, length, target)


@act(who=Right.SEATED, api="POST /answer", body="Answer", answer=TABLE, page=PARTS)
async def answer(asked: ActRequest[Any], question: StrictInt, agree: StrictBool) -> None:
    """Agree to a request, or refuse it; whoever has asked withdraws it by refusing"""
    await asked.services.consent.answer(asked.table, asked.reader, question, agree)


@act(who=Right.ARRANGES, api="POST /rules", body="TakeOver", page=TABLE_AGAIN, address="rules")
async def take_over(asked: ActRequest[Any], agree: Agrees) -> None:
    """Take a game over under the present rules, where they differ from those that it was begun under

    It goes back to the last moment up to which both agree. The first to ask asks the others; it is done once all have agreed.
    """
    await asked.services.rules_requests.ask_or_answer(asked.table, asked.reader, agree)


@act(who=Right.SEATED, limit="hint", api="POST /hint", body="AskHint", answer=HINTS, page=PARTS)
async def hint(asked: ActRequest[Any], length: Length, first: Choices = False) -> dict[str, Any]:
    """Take a hint: up to three good moves for your decision

    Only where nobody else plays: alone, in a sandbox, or against bots. It takes about a second; a notice tells everybody.
    """
    return await asked.services.hints.ask(asked.table, asked.reader, length, first)


@act(who=Right.SEATED, page=PARTS, address="lesson")
async def leave_lesson(asked: ActRequest[Nothing]) -> None:
    """Leave the lesson; the match goes on"""
    await asked.services.lobby.leave_lesson(asked.table, asked.reader)


@act(who=Right.ANYBODY, limit="chat", api="POST /chat", body="Say", page=PARTS)
async def chat(asked: ActRequest[Any], text: ChatText, name: Name = "") -> None:
    """Send a chat message"""
    by, guest = (name, "") if asked.by_program else (my_name(asked.request), ui(asked.reader.language)("nameless"))
    await post_message(asked.services.tables, asked.table, asked.reader, text, by, guest)


@act(who=Right.SEATED, limit="open", api="POST /rematch", answer=TAKEN, page=TABLE_OF_TICKET)
async def rematch(asked: ActRequest[Nothing]) -> Ticket:
    """Open a rematch with the same players"""
    return await asked.services.lobby.rematch(asked.table, asked.reader)


@act(who=Right.ANYBODY, limit="open", api="POST /sandbox", body="At", answer=OPENED, page=TABLE_OF_TICKET)
async def sandbox(asked: ActRequest[Any], at: Length) -> Ticket:
    """Open a sandbox from a moment of this table"""
    return await asked.services.lobby.sandbox(asked.table, asked.reader, at)
