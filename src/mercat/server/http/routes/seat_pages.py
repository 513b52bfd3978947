"""The page of seats: sitting down, bots, personal links."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.games import find
from mercat.server.http.cookies import preferences_of, set_cookies
from mercat.server.http.forms import number_of, sent_form, text_of
from mercat.server.http.headers import host_of
from mercat.server.pages import cards
from mercat.server.pages.addresses import address
from mercat.server.pages.drawing import render
from mercat.server.pages.qr import qr_code
from mercat.server.pages.strengths import strength_cards
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.storage.models import OPEN
from mercat.server.tables.snapshot import Snapshot, Ticket
from mercat.server.words import ui

router = APIRouter()
LOCAL: Final = ("127.0.0.1", "localhost", "::1")         # host names that work only on the server's own machine


@router.get("/t/{table_id}/seats")
async def seats(table_id: str, request: Request) -> HTMLResponse:
    """The seats, the link to share, the options."""
    return await seats_page(table_id, request)


async def seats_page(table_id: str, request: Request, notice: str = "", status: int = 200,
                     tickets: tuple[Ticket, ...] = ()) -> HTMLResponse:
    services = services_of(request)
    snapshot = await services.tables.snapshot(table_id, reader_of(request))
    html = await services.tables.in_engine(seats_html, snapshot, request, notice, tickets, status >= 400)
    return HTMLResponse(html, status)


def seats_html(snapshot: Snapshot, request: Request, notice: str, tickets: tuple[Ticket, ...], bad: bool) -> str:
    """The page of seats; `bad` marks a notice that refuses something."""
    language = reader_of(request).language
    game = find(snapshot.game)
    seats = cards.seat_cards(snapshot, language)
    base = str(request.base_url).rstrip("/") + address("")
    only_here = host_of(request.headers) in LOCAL           # the address works on no other device
    personal = [personal_card(ticket, seats[ticket.number].name, f"{base}/seat/{services_of(request).signer.link(ticket)}",
                              only_here)
                for ticket in tickets]
    return render("seats.html", preferences_of(request), snapshot=snapshot, seats=seats, title=game.say(language, "game"),
                scene=cards.scene_of(game), notice=notice, bad=bad, link=f"{base}/t/{snapshot.id}",
                local=snapshot.host and only_here, qr=None if only_here else qr_code(f"{base}/t/{snapshot.id}"),
                options=cards.agreed_options(game, snapshot, language),
                strengths=strength_cards(snapshot.game, [len(seats)], language), personal=personal,
                here=f"/t/{snapshot.id}/seats")


def personal_card(ticket: Ticket, name: str, link: str, local: bool) -> dict[str, object]:
    """A personal link, with its QR code where other devices can open it."""
    return {"number": ticket.number, "name": name, "link": link, "qr": None if local else qr_code(link)}


async def to_seats_or_game(table_id: str, request: Request) -> Response:
    """Redirect to the game if it has begun, else to the seats."""
    snapshot = await services_of(request).tables.snapshot(table_id, reader_of(request))
    return RedirectResponse(f"/t/{table_id}/seats" if snapshot.status == OPEN else f"/t/{table_id}", 303)


@router.post("/t/{table_id}/sit")
async def sit(table_id: str, request: Request) -> Response:
    """Sit down under a name."""
    form = await sent_form(request)
    name = text_of(form, "name")
    try:
        await services_of(request).seating.sit(table_id, reader_of(request), name, number_of(form, "seat"))
    except Problem as problem:
        if problem.status == 404:
            raise
        return await seats_page(table_id, request, problem.sentence(reader_of(request).language), problem.status)
    answer = await to_seats_or_game(table_id, request)
    set_cookies(answer, request, name=name)
    return answer


@router.post("/t/{table_id}/bot")
async def put_bot(table_id: str, request: Request) -> Response:
    """Put a bot in a seat, or remove it."""
    form = await sent_form(request)
    strength = None if text_of(form, "away") == "yes" else text_of(form, "strength")
    await services_of(request).seating.put_bot(table_id, reader_of(request), number_of(form, "seat"), strength)
    return await to_seats_or_game(table_id, request)


@router.post("/t/{table_id}/hold")
async def hold(table_id: str, request: Request) -> Response:
    """Let a bot play for a person."""
    form = await sent_form(request)
    await services_of(request).seating.hold(table_id, reader_of(request), number_of(form, "seat"), text_of(form, "strength"))
    return await to_seats_or_game(table_id, request)


@router.post("/t/{table_id}/give-back")
async def give_back(table_id: str, request: Request) -> Response:
    """Take one's seat back from a bot."""
    form = await sent_form(request)
    await services_of(request).seating.give_back(table_id, reader_of(request), number_of(form, "seat"))
    return await to_seats_or_game(table_id, request)


@router.post("/t/{table_id}/leave")
async def leave(table_id: str, request: Request) -> Response:
    """Leave a seat."""
    form = await sent_form(request)
    await services_of(request).seating.leave(table_id, reader_of(request), number_of(form, "seat"))
    return RedirectResponse(f"/t/{table_id}/seats", 303)


@router.post("/t/{table_id}/personal")
async def personal(table_id: str, request: Request) -> Response:
    """Make links that move the reader's seats to another device."""
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.snapshot(table_id, reader)
    mine = [(seat.number, seat.name) for seat in snapshot.seats if seat.mine]
    if not mine:
        raise Problem(403, "not-seated")
    tickets = [await services.seating.sit(table_id, reader, name, number) for number, name in mine]
    return await seats_page(table_id, request, tickets=tuple(tickets))


@router.post("/t/{table_id}/withdraw")
async def withdraw(table_id: str, request: Request) -> Response:
    """Invalidate the personal links to the reader's seats."""
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.snapshot(table_id, reader)
    mine = snapshot.mine
    if not mine:
        raise Problem(403, "not-seated")
    for number in mine:
        await services.seating.withdraw_links(table_id, reader, number)
    return await seats_page(table_id, request, ui(reader.language)("personal-withdrawn"))


@router.get("/seat/{link}")
async def personal_link(link: str, request: Request) -> HTMLResponse:
    """Ask before the seat moves to this browser: apps that preview links also open them."""
    services_of(request).signer.ticket_of_link(link)
    return HTMLResponse(render("arrive.html", preferences_of(request), link=link))


@router.post("/seat")
async def arrive(request: Request) -> Response:
    """Move the seat to this browser."""
    form = await sent_form(request)
    services = services_of(request)
    reader = reader_of(request)
    ticket = await services.seating.move_seat(services.signer.ticket_of_link(text_of(form, "link")[:400]), reader)
    return RedirectResponse(f"/t/{ticket.table}", 303)
