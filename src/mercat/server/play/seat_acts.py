"""Acts about seats: people, bots, personal links."""

from __future__ import annotations

from typing import Any

from pydantic import StrictBool, StrictInt

from mercat.server.desk import TABLE as CHANGED
from mercat.server.play.answers import (
    ARRANGED,
    CALLED_OFF,
    LINKS,
    NEW_TOKEN,
    PARTS,
    READY,
    SAT_DOWN,
    SEATS,
    SEATS_OR_GAME,
    TAKEN,
    WITHDRAWN,
)
from mercat.server.tables.rights import Right
from mercat.server.tables.snapshot import Ticket
from mercat.server.web import bodies
from mercat.server.web.act import ActRequest, Nothing, act


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
    """Put a bot in a seat, or (null) remove it"""
    await asked.services.seating.put_bot(asked.table, asked.reader, asked.seat, asked.wish.strength)


@act(wish=bodies.Strength, who=Right.SEATED, api="PUT /seats/{number}/hold", page=SEATS_OR_GAME)
async def hold(asked: ActRequest[bodies.Strength]) -> None:
    """Let a bot play for a person, or (null) take the seat back"""
    if asked.wish.strength is None:
        await give_back(asked)
    else:
        await asked.services.seating.hold(asked.table, asked.reader, asked.seat, asked.wish.strength)


@act(who=Right.OWN_SEAT, page=SEATS_OR_GAME, address="give-back")
async def give_back(asked: ActRequest[Any]) -> None:
    """Take one's seat back from a bot"""
    await asked.services.seating.give_back(asked.table, asked.reader, asked.seat)


@act(wish=bodies.Strength, who=Right.SEATED, api="PUT /seats/{number}/successor", page=SEATS_OR_GAME, address="give-away")
async def give_away(asked: ActRequest[bodies.Strength]) -> None:
    """Ask the others to give the seat of somebody who is gone to a bot, or (null) to whoever sits down there

    Gone is who has been away for a day; by days only once their time is over or a bot plays for them. All others must agree;
    alone you decide at once.
    """
    await asked.services.seating.absence.give_away(asked.table, asked.reader, asked.seat, asked.wish.strength)


@act(who=Right.KNOWN, page=SEATS_OR_GAME, address="seen")
async def seen(asked: ActRequest[Nothing]) -> None:
    """Confirm that you have seen what happened to you at a table"""
    await asked.services.seating.seen(asked.table, asked.reader)


@act(who=Right.SEATED, api="PUT /ready", body="Ready", page=READY)
async def ready(asked: ActRequest[Any], ready: StrictBool) -> None:
    """Say that you are ready, or not any more; where the table waits for that, it begins when all are"""
    await asked.services.waiting_room.set_ready(asked.table, asked.reader, ready)


@act(who=Right.SEATED, api="PUT /seats/{number}/move", answer=TAKEN, page=SEATS, address="move-to")
async def change_seat(asked: ActRequest[Nothing]) -> Ticket:
    """Move to a free seat before the game"""
    return await asked.services.waiting_room.move(asked.table, asked.reader, asked.seat)


@act(wish=bodies.Arrange, who=Right.HOST, api="PUT /arrangement", page=ARRANGED)
async def arrange(asked: ActRequest[bodies.Arrange]) -> None:
    """Change seats, options and what else the table agrees on, before the game

    A notice tells everybody, and nobody is ready any more. Seats are removed from the end: free ones, then those of bots.
    """
    await asked.services.waiting_room.arrange(asked.table, asked.reader, asked.wish)


@act(who=Right.HOST, api="DELETE /seats/{number}/person", page=SEATS, address="show-out")
async def show_out(asked: ActRequest[Nothing]) -> None:
    """Show somebody out before the game; they cannot sit down again until you let them in"""
    await asked.services.waiting_room.show_out(asked.table, asked.reader, asked.seat)


@act(who=Right.HOST, api="POST /let-in", body="LetIn", page=SEATS, address="let-in")
async def let_in(asked: ActRequest[Any], name: bodies.Name) -> None:
    """Let somebody sit down again who was shown out under this name"""
    await asked.services.waiting_room.let_in(asked.table, asked.reader, name)


@act(who=Right.HOST, api="DELETE ", page=CALLED_OFF, address="delete")
async def call_off(asked: ActRequest[Nothing]) -> None:
    """Delete a table whose game has not begun; everybody with a seat is notified"""
    by = await asked.services.waiting_room.call_off(asked.table, asked.reader)
    asked.services.streams.note_deleted(asked.table, by)
    asked.services.desk.tell({CHANGED: {asked.table}})


@act(who=Right.HOST, api="PUT /resting", body="Rest", page=PARTS)
async def rest(asked: ActRequest[Any], resting: StrictBool) -> None:
    """Stop or restart the bots of a table where only bots sit"""
    await asked.services.seating.set_resting(asked.table, asked.reader, resting)


@act(who=Right.SEATED, page=LINKS, address="personal")
async def make_links(asked: ActRequest[Nothing]) -> list[Ticket]:
    """Make links that move the reader's seats to another device"""
    return await asked.services.seating.own_tickets(asked.table, asked.reader)


@act(who=Right.OWN_SEAT, api="DELETE /seats/{number}/links", answer=NEW_TOKEN)
async def withdraw(asked: ActRequest[Nothing]) -> Ticket:
    """Withdraw the personal links and tokens of your seat; the header Mercat-Token has the new one"""
    return await asked.services.seating.withdraw_links(asked.table, asked.reader, asked.seat)


@act(who=Right.SEATED, page=WITHDRAWN, address="withdraw")
async def withdraw_all(asked: ActRequest[Nothing]) -> None:
    """Withdraw the personal links and tokens of all seats of the reader"""
    for ticket in await asked.services.seating.own_tickets(asked.table, asked.reader):
        await asked.services.seating.withdraw_links(asked.table, asked.reader, ticket.number)
