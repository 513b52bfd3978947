"""Acts of players: moves, undo, hints, chat, rematches and sandboxes; and acts that concern seats: people, bots, personal
links."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StrictBool, StrictInt, StrictStr

from mercat.server.desk import TABLE as CHANGED
from mercat.server.play.answers import (
    ARRANGED,
    CALLED_OFF,
    HINTS,
    IN_CHAT,
    LINES,
    LINKS,
    NEW_TOKEN,
    OPENED,
    PARTS,
    READY,
    SAT_DOWN,
    SEATS,
    SEATS_OR_GAME,
    TABLE,
    TABLE_AGAIN,
    TABLE_OF_TICKET,
    TAKEN,
    WITHDRAWN,
)
from mercat.server.problems import Stale
from mercat.server.tables import moves
from mercat.server.tables.chat import post_message
from mercat.server.tables.elsewhere import open_sandbox
from mercat.server.tables.matches import MOST_TOGETHER, TOGETHER
from mercat.server.tables.rights import Right
from mercat.server.tables.seat_links import own_tickets, withdraw_links
from mercat.server.tables.snapshot import MoveResult, Ticket
from mercat.server.web import bodies
from mercat.server.web.act import ActRequest, Nothing, act
from mercat.server.web.bodies import Length, MoveText, Name
from mercat.server.web.cookies import my_name
from mercat.server.words import ui

WholeTurn = Annotated[StrictBool, Field(description="undo the whole turn instead of the last move")]
Agrees = Annotated[StrictBool, Field(
    description="false refuses somebody's request, or cancels your own")]
Choices = Annotated[StrictBool, Field(description="two or three choices, as shown to beginners at the first question of a kind")]
ChatText = Annotated[StrictStr, Field(max_length=20_000)]


@act(who=Right.SEATED, api="POST /play", body="Play", answer=LINES, page=PARTS, address="move")
async def play(asked: ActRequest[Any], move: MoveText, length: Length) -> MoveResult | None:
    """Make a move

    Returns 409 with the current table if the journal has grown since you read it; you must then decide again.
    """
    tables, wanted = asked.services.tables, move.split(TOGETHER, MOST_TOGETHER)
    try:
        return await moves.play(tables, asked.table, asked.reader, length, *wanted)
    except Stale:                                        # a second click, or the response was lost: no reason for an error
        if asked.by_program or not await moves.was_made(tables, asked.table, asked.reader, length, *wanted):
            raise
    return None


@act(who=Right.SEATED, api="POST /undo", body="Undo", answer=LINES, page=PARTS)
async def undo(asked: ActRequest[Any], length: Length, restart: WholeTurn = False) -> MoveResult:
    """Undo your last move or your whole turn"""
    return await moves.undo(asked.services.tables, asked.table, asked.reader, length, restart)


@act(who=Right.SEATED, api="POST /ask", body="AskUndo", answer=TABLE, page=PARTS)
async def ask(asked: ActRequest[Any], length: Length, target: Length) -> None:
    """Ask the others to agree to an undo"""
    await asked.services.undo_requests.ask(asked.table, asked.reader, length, target)


@act(who=Right.SEATED, api="POST /answer", body="Answer", answer=TABLE, page=PARTS)
async def answer(asked: ActRequest[Any], question: StrictInt, agree: StrictBool) -> None:
    """Agree to or refuse a request; if you made the request, refusing cancels it"""
    await asked.services.consent.answer(asked.table, asked.reader, question, agree)


@act(who=Right.ARRANGES, api="POST /rules", body="TakeOver", page=TABLE_AGAIN, address="rules")
async def take_over(asked: ActRequest[Any], agree: Agrees) -> None:
    """Continue a game under the current rules, if they differ from the rules under which it began

    The game goes back to the last position at which both versions of the rules agree. The first player who calls this makes a
    request to the others; the game continues once all have agreed.
    """
    await asked.services.rules_requests.ask_or_answer(asked.table, asked.reader, agree)


@act(who=Right.SEATED, limit="hint", api="POST /hint", body="AskHint", answer=HINTS, page=PARTS)
async def hint(asked: ActRequest[Any], length: Length, first: Choices = False) -> dict[str, Any]:
    """Take a hint: up to three good moves for your decision

    Hints are available only if nobody else is playing: alone, in a sandbox, or against bots. A hint takes about a second, and a
    system message tells everybody at the table.
    """
    return await asked.services.hints.ask(asked.table, asked.reader, length, first)


@act(who=Right.SEATED, page=PARTS, address="lesson")
async def leave_lesson(asked: ActRequest[Nothing]) -> None:
    """Leave the lesson; the game continues"""
    await asked.services.opening.leave_lesson(asked.table, asked.reader)


@act(who=Right.ANYBODY, limit="chat", api="POST /chat", body="Say", page=IN_CHAT)
async def chat(asked: ActRequest[Any], text: ChatText, name: Name = "") -> None:
    """Send a chat message"""
    by, guest = (name, "") if asked.by_program else (my_name(asked.request), ui(asked.reader.language)("nameless"))
    await post_message(asked.services.tables, asked.table, asked.reader, text, by, guest)


@act(who=Right.SEATED, limit="open", api="POST /rematch", answer=TAKEN, page=TABLE_OF_TICKET)
async def rematch(asked: ActRequest[Nothing]) -> Ticket:
    """Open a rematch with the same players"""
    return await asked.services.opening.rematch(asked.table, asked.reader)


@act(who=Right.ANYBODY, limit="open", api="POST /sandbox", body="At", answer=OPENED, page=TABLE_OF_TICKET)
async def sandbox(asked: ActRequest[Any], at: Length) -> Ticket:
    """Open a sandbox from a position of this table"""
    return await open_sandbox(asked.services.opening, asked.table, asked.reader, at)


@act(who=Right.ANYBODY, api="POST /seats", answer=TAKEN, page=SAT_DOWN,
     body="Sit: Take a seat; without a number, the first free one.")
async def sit(asked: ActRequest[Any], name: bodies.Name, seat: StrictInt | None = None,
              automatic: bodies.Automatic = None) -> Ticket:
    """Sit down"""
    return await asked.services.seating.sit(asked.table, asked.reader, name, seat)


@act(who=Right.OWN_SEAT, api="DELETE /seats/{number}", page=SEATS)
async def leave(asked: ActRequest[Nothing]) -> None:
    """Leave a seat"""
    await asked.services.seating.leave(asked.table, asked.reader, asked.seat)


@act(wish=bodies.Strength, who=Right.ARRANGES, api="PUT /seats/{number}/bot", page=SEATS_OR_GAME, address="bot")
async def put_bot(asked: ActRequest[bodies.Strength]) -> None:
    """Put a bot in a seat; null removes the bot"""
    await asked.services.seating.put_bot(asked.table, asked.reader, asked.seat, asked.wish.strength)


@act(wish=bodies.Strength, who=Right.SEATED, api="PUT /seats/{number}/hold", page=SEATS_OR_GAME)
async def hold(asked: ActRequest[bodies.Strength]) -> None:
    """Let a bot play for a person; null takes the seat back"""
    if asked.wish.strength is None:
        await give_back(asked)
    else:
        await asked.services.seating.hold(asked.table, asked.reader, asked.seat, asked.wish.strength)


@act(who=Right.OWN_SEAT, page=SEATS_OR_GAME, address="give-back")
async def give_back(asked: ActRequest[Any]) -> None:
    """Take your seat back from a bot"""
    await asked.services.seating.give_back(asked.table, asked.reader, asked.seat)


@act(wish=bodies.Strength, who=Right.SEATED, api="PUT /seats/{number}/successor", page=SEATS_OR_GAME, address="give-away")
async def give_away(asked: ActRequest[bodies.Strength]) -> None:
    """Ask the others to give an absent player's seat to a bot or, with null, to the next person who sits down

    The player must have been away for a day. In correspondence games, the player must also have run out of time, or a bot must be
    playing for them. All others must agree; if there are no others, you decide.
    """
    await asked.services.seating.absence.give_away(asked.table, asked.reader, asked.seat, asked.wish.strength)


@act(who=Right.KNOWN, page=SEATS_OR_GAME, address="seen")
async def seen(asked: ActRequest[Nothing]) -> None:
    """Confirm that you have seen the events that concern you at a table"""
    await asked.services.seating.seen(asked.table, asked.reader)


@act(who=Right.SEATED, api="PUT /ready", body="Ready", page=READY)
async def ready(asked: ActRequest[Any], ready: StrictBool) -> None:
    """Confirm that you are ready, or withdraw the confirmation; a table with a waiting room starts its game when all are ready"""
    await asked.services.waiting_room.set_ready(asked.table, asked.reader, ready)


@act(who=Right.SEATED, api="PUT /seats/{number}/move", answer=TAKEN, page=SEATS, address="move-to")
async def change_seat(asked: ActRequest[Nothing]) -> Ticket:
    """Move to a free seat before the game"""
    return await asked.services.waiting_room.move(asked.table, asked.reader, asked.seat)


@act(wish=bodies.Arrange, who=Right.HOST, api="PUT /arrangement", page=ARRANGED)
async def arrange(asked: ActRequest[bodies.Arrange]) -> None:
    """Change the seats, options and other settings of a table before the game

    A system message tells everybody at the table, and all must confirm again that they are ready. Seats are removed from the end:
    first free seats, then bots' seats.
    """
    await asked.services.waiting_room.arrange(asked.table, asked.reader, asked.wish)


@act(who=Right.HOST, api="DELETE /seats/{number}/person", page=SEATS, address="show-out")
async def show_out(asked: ActRequest[Nothing]) -> None:
    """Remove a player before the game; the player cannot sit down again unless you allow it"""
    await asked.services.waiting_room.show_out(asked.table, asked.reader, asked.seat)


@act(who=Right.HOST, api="PUT /seats/{number}/host", page=SEATS, address="make-host")
async def make_host(asked: ActRequest[Nothing]) -> None:
    """Make the person in another seat the host before the game, instead of yourself; you keep your seat"""
    await asked.services.waiting_room.make_host(asked.table, asked.reader, asked.seat)


@act(who=Right.HOST, api="POST /let-in", body="LetIn", page=SEATS, address="let-in")
async def let_in(asked: ActRequest[Any], name: bodies.Name) -> None:
    """Allow a player whom you removed under this name to sit down again"""
    await asked.services.waiting_room.let_in(asked.table, asked.reader, name)


@act(who=Right.HOST, api="DELETE ", page=CALLED_OFF, address="delete")
async def call_off(asked: ActRequest[Nothing]) -> None:
    """Delete a table before its game; everybody with a seat is notified"""
    by = await asked.services.waiting_room.call_off(asked.table, asked.reader)
    asked.services.streams.note_deleted(asked.table, by=by, admin="no", players="none", begun="no")
    asked.services.desk.tell({CHANGED: {asked.table}})


@act(who=Right.HOST, api="PUT /resting", body="Rest", page=PARTS)
async def rest(asked: ActRequest[Any], resting: StrictBool) -> None:
    """Stop or restart the bots at a table where only bots have seats"""
    await asked.services.seating.set_resting(asked.table, asked.reader, resting)


@act(who=Right.SEATED, page=LINKS, address="personal")
async def make_links(asked: ActRequest[Nothing]) -> list[Ticket]:
    """Create links that move your seats to another device"""
    return await own_tickets(asked.services.tables, asked.table, asked.reader)


@act(who=Right.OWN_SEAT, api="DELETE /seats/{number}/links", answer=NEW_TOKEN)
async def withdraw(asked: ActRequest[Nothing]) -> Ticket:
    """Invalidate the personal links and tokens of your seat; the header Mercat-Token contains the new token"""
    return await withdraw_links(asked.services.tables, asked.table, asked.reader, asked.seat)


@act(who=Right.SEATED, page=WITHDRAWN, address="withdraw")
async def withdraw_all(asked: ActRequest[Nothing]) -> None:
    """Invalidate the personal links and tokens of all your seats"""
    for ticket in await own_tickets(asked.services.tables, asked.table, asked.reader):
        await withdraw_links(asked.services.tables, asked.table, asked.reader, ticket.number)
