"""The routes of the seats page: taking a seat, bots, and personal links."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.games import find
from mercat.server.pages.drawing import render
from mercat.server.pages.qr import qr_code
from mercat.server.play import seats_page as pages
from mercat.server.play.pages import added_at
from mercat.server.play.players import seat_names
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.seat_links import linked_seat, move_seat
from mercat.server.tables.snapshot import Snapshot, Ticket
from mercat.server.timekeeping.shown import PAUSES, clock_shown
from mercat.server.web.cookies import my_name, preferences_of, set_cookies
from mercat.server.web.features import Facts
from mercat.server.web.forms import Refusal, refusal_of, sent_form, text_of
from mercat.server.web.prefix import link_to, works_only_here

router = APIRouter()
ARRANGED: Final = ("clock", "rules")                     # fields of the form for changing the table before its game


@router.get("/t/{table_id}/seats")
async def seats(table_id: str, request: Request) -> HTMLResponse:
    """Show the seats of a table, the link to share, and the options."""
    return await seats_page(table_id, request)


async def seats_page(table_id: str, request: Request, notice: str = "",
                     tickets: tuple[Ticket, ...] = (), problem: Problem | None = None) -> HTMLResponse:
    """Show the seats page, with a notice, with links to the reader's seats, or with the reason why one of its forms was
    refused."""
    services = services_of(request)
    snapshot = await services.tables.snapshot(table_id, reader_of(request))
    added = await added_at(request, snapshot, [one.at_seats for one in services.features])
    html = await services.tables.in_engine(seats_html, snapshot, request, notice, tickets, problem, added)
    return HTMLResponse(html, problem.status if problem else 200)


def seats_html(snapshot: Snapshot, request: Request, notice: str, tickets: tuple[Ticket, ...], problem: Problem | None,
               added: Facts) -> str:
    """Return the seats page, including the facts that features have `added`. A refusal is shown next to its field if the reader's
    page has that field."""
    language = reader_of(request).language
    page, only_here, link = pages.seats_page(snapshot, language), works_only_here(request), link_to(request, f"/t/{snapshot.id}")
    personal = [personal_card(ticket, page.seats[ticket.number].name,
                              link_to(request, f"/seat/{services_of(request).signer.link(ticket)}"), only_here)
                for ticket in tickets]
    refusal = refusal_of(problem, language)
    sits = page.free > 0 and not snapshot.mine and not preferences_of(request).account
    if refusal is not None and refusal.field not in (*(["name"] if sits else []), *(ARRANGED if page.arranged else [])):
        refusal = Refusal("", refusal.sentence, refusal.rule_link)
    return render("seats.html", preferences_of(request), snapshot=snapshot, page=page, notice=notice, refusal=refusal,
                  link=link, **added, local=snapshot.host and only_here,
                  qr=None if only_here else qr_code(link), personal=personal,
                  preview=pages.preview_of(snapshot, language, link_to(request, "")),
                  clock=clock_shown(snapshot, [seat.name for seat in snapshot.seats]), pauses=PAUSES,
                  here=f"/t/{snapshot.id}/seats")


def personal_card(ticket: Ticket, name: str, link: str, local: bool) -> dict[str, object]:
    """Return the facts about a personal link. They include its QR code unless the link works only on this computer (`local`)."""
    return {"number": ticket.number, "name": name, "link": link, "qr": None if local else qr_code(link)}


@router.get("/seat/{link}")
async def personal_link(link: str, request: Request) -> HTMLResponse:
    """Return the page that asks before a seat moves to this browser. Opening the link is not enough, because apps that preview
    links also open it."""
    services = services_of(request)
    ticket, reader = services.signer.ticket_of_link(link), reader_of(request)
    await services.host_decisions.check_link(ticket)
    record = await services.tables.read_record(ticket.table)
    seat = linked_seat(record.table, record.seats, ticket)
    snapshot = await services.tables.snapshot(ticket.table, reader)
    player = seat_names(snapshot.seats, reader.language)[seat.number]
    needs_name = seat.holder in record.accounts and seat.holder != reader.person and not reader.account
    return HTMLResponse(render("arrive.html", preferences_of(request), link=link, player=player, seat=seat.number + 1,
                               game=find(record.table.game).say(reader.language, "game"), needs_name=needs_name,
                               name=my_name(request)))


@router.post("/seat")
async def arrive(request: Request) -> Response:
    """Move the seat of a personal link to this browser."""
    form = await sent_form(request)
    services = services_of(request)
    reader = reader_of(request)
    link = services.signer.ticket_of_link(text_of(form, "link")[:400])
    await services.host_decisions.check_link(link)
    name = text_of(form, "name")
    ticket = await move_seat(services.tables, link, reader, name or my_name(request))
    answer = RedirectResponse(f"/t/{ticket.table}", 303)
    if name:
        set_cookies(answer, request, name=name)
    return answer
