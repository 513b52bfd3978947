"""The pages for reading a table. The acts at a table are declared in the module `acts` of the feature that each belongs to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse

from mercat.engine.matches.match import Refused
from mercat.server.desk import Work
from mercat.server.own_games.my_games import next_after
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import NEEDED, Preferences
from mercat.server.play.board_views import board_in_words
from mercat.server.play.decision import reason_of
from mercat.server.play.help_page import help_page
from mercat.server.play.history_page import HistoryPage, is_by_days, since_turn
from mercat.server.play.legal_moves import refusal_of
from mercat.server.play.players import seat_names
from mercat.server.play.preview import is_made_at_once
from mercat.server.play.preview import preview as preview_move_of
from mercat.server.play.requests import standstill_page
from mercat.server.play.seats_page import LinkPreview, preview_of
from mercat.server.play.table_page import page_of, rendered
from mercat.server.problems import MoveRefused, Problem, Stale, anchor_of
from mercat.server.reviews.page import review_html, waiting_html
from mercat.server.reviews.reviews import ReviewProgress
from mercat.server.services import reader_of, services_of
from mercat.server.storage.models import OPEN
from mercat.server.tables.elsewhere import match_file
from mercat.server.tables.snapshot import Snapshot
from mercat.server.tables.updates import RulesDiffer
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import preferences_of
from mercat.server.web.features import Facts, facts_of
from mercat.server.web.prefix import link_to
from mercat.server.words import voice_of

router = APIRouter(prefix="/t/{table_id}")
LOOK_AGAIN: Final = "2"                                  # seconds after which a browser requests an unfinished review again
LONGEST_MOVES: Final = 400                               # the most characters in the notation of moves made together
MOST_FACETS: Final = 8                                   # the most facets in a question about an impossible choice
NOT_FACETS: Final = ("length", "owner")


@router.get("")
async def table(table_id: str, request: Request, at: int | None = None, since: str = "") -> Response:
    """Show the table as it is now, or as it was at the moment `at`. Before the game, redirect to the seats page.

    With `since`, the page shows the changes since the reader's last turn.
    """
    services = services_of(request)
    try:
        snapshot = await services.tables.snapshot(table_id, reader_of(request))
    except RulesDiffer as differs:
        standstill = await services.rules_requests.standstill(table_id, reader_of(request))
        if standstill is None:
            raise
        return HTMLResponse(standstill_page(standstill, preferences_of(request)), differs.status)
    if snapshot.status == OPEN:
        return RedirectResponse(f"/t/{table_id}/seats", 303)
    _, others = await services.desk.read(reader_of(request), next_after, table_id) if snapshot.mine else (None, 0)
    preview = preview_of(snapshot, reader_of(request).language, link_to(request, ""))
    preferences, added = preferences_of(request), await added_at(request, snapshot)
    return HTMLResponse(await services.tables.in_engine(table_html, snapshot, preferences, at, added, "", "", others, preview,
                                                        bool(since) or is_by_days(snapshot)))


async def added_at(request: Request, snapshot: Snapshot, more: Iterable[Callable[[Work, Snapshot], Facts]] = ()) -> Facts:
    """Return the facts that features add to every page of a table, and those that `more` adds to this page."""
    services = services_of(request)
    ways = [*(one.at_table for one in services.features), *more]
    return await services.desk.read(reader_of(request), facts_of, ways, snapshot)


def table_html(snapshot: Snapshot, preferences: Preferences, at: int | None, added: Facts, notice: str = "", rule: str = "",
               others: int = 0, preview: LinkPreview | None = None, arrives: bool = False) -> str:
    """Return the page of a table.

    `others` is the number of other games that are waiting for the reader. `arrives` is true if the reader returns after a while.
    """
    page = page_of(snapshot, preferences.language, moment(snapshot, at))
    return rendered("table.html", page, preferences, notice=notice, rule=rule, preview=preview, others_wait=others, **added,
                    since_turn=since_turn(snapshot, page, preferences.language) if arrives else None,
                    here=f"/t/{snapshot.id}" + (f"?at={at}" if page.past else ""))


def moment(snapshot: Snapshot, at: int | None) -> int | None:
    """Return `at`, which may be None. Raise Problem if `at` is a number but no moment of the match."""
    if at is not None and not 0 <= at <= len(snapshot.match.entries):
        raise Problem(404, "no-such-moment", most=len(snapshot.match.entries))
    return at


@router.get("/text")
async def text_view(table_id: str, request: Request, why: str = "", move: str = "", length: int | None = None) -> HTMLResponse:
    """Show the table in words, for people who cannot see the drawing.

    With `why`, the page also explains why this verb has no legal move. With `move`, it also shows the consequences of that move,
    if the journal still has this `length`.
    """
    services = services_of(request)

    def html(snapshot: Snapshot) -> str:
        preferences = preferences_of(request)
        if move and length != snapshot.length:
            return text_html(snapshot, preferences, Stale().sentence(preferences.language))
        return text_html(snapshot, preferences, "", why, move=move)

    snapshot = await services.tables.match_snapshot(table_id, reader_of(request))
    return HTMLResponse(await services.tables.in_engine(html, snapshot))


def text_html(snapshot: Snapshot, preferences: Preferences, notice: str, why: str = "", rule: str = "", move: str = "") -> str:
    """Return the table in words. With `why`, include the reason why that verb has no legal move; with `move`, include the preview
    of that move."""
    names, shown = seat_names(snapshot.seats, preferences.language), None
    refused = refusal_of(snapshot.match, {"verb": why[:60]}) if why else None
    if move and snapshot.can_move:
        try:
            say = voice_of(snapshot.match.game, preferences.language, names)
            shown = preview_move_of(snapshot.match, move[:LONGEST_MOVES], say, names, preferences)
        except Refused as illegal:
            refused = illegal
    if refused is not None:
        notice, rule = refused.sentence(preferences.language, names), anchor_of(refused)
    page = page_of(snapshot, preferences.language)
    return rendered("text_view.html", page, preferences, notice=notice, rule=rule, described=board_in_words(page.drawing),
                    preview=shown, move=move, here=f"/t/{snapshot.id}/text")


@router.get("/history")
@bounded("read", long=True)
async def whole_history(table_id: str, request: Request) -> StreamingResponse:
    """Send the whole history of the match, piece by piece."""
    services, preferences = services_of(request), preferences_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader_of(request))
    times = await services.timekeeper.times(snapshot)
    page = await services.tables.in_engine(HistoryPage, snapshot, times, preferences)

    async def pieces() -> AsyncIterator[str]:
        yield page.head
        for first in page.pieces:
            yield await services.tables.in_engine(page.piece, first)
        yield page.tail

    return StreamingResponse(pieces(), media_type="text/html")


@router.get("/review")
@bounded("read", long=True)
async def review(table_id: str, request: Request) -> HTMLResponse:
    """Show the players' chances during the match, and its turning points. While the review is being computed, show its
    progress."""
    services, preferences = services_of(request), preferences_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader_of(request))
    progress = await services.reviews.review(snapshot, reader_of(request))
    if isinstance(progress, ReviewProgress):
        html = await services.tables.in_engine(waiting_html, snapshot, progress.percent, progress.failed, preferences)
        return HTMLResponse(html, headers={} if progress.failed else {"Refresh": LOOK_AGAIN})
    return HTMLResponse(await services.tables.in_engine(review_html, snapshot, progress, preferences,
                                                              await services.timekeeper.times(snapshot)))


@router.get("/help")
async def rules(table_id: str, request: Request) -> HTMLResponse:
    """Show the summary of the rules, beginning with the current step."""
    services = services_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader_of(request))
    game, step = snapshot.match.game, snapshot.match.step
    added = await services.desk.read(reader_of(request), facts_of, [one.of_game for one in services.features], game.name)
    html = await services.tables.in_engine(help_page, game, preferences_of(request), step, f"/t/{snapshot.id}", added)
    return HTMLResponse(html)


@router.get("/preview")
async def preview_move(table_id: str, request: Request, move: str, length: int) -> HTMLResponse:
    """Show the consequences of a move before it is confirmed."""
    services, preferences = services_of(request), preferences_of(request)

    def html(snapshot: Snapshot) -> HTMLResponse:
        if length != snapshot.length:
            return HTMLResponse("", 409)
        names = seat_names(snapshot.seats, preferences.language)
        say = voice_of(snapshot.match.game, preferences.language, names)
        shown = preview_move_of(snapshot.match, move[:LONGEST_MOVES], say, names, preferences)
        if preferences.confirming == NEEDED and snapshot.can_move and not (shown.warning or snapshot.lesson or snapshot.orders):
            wishes = [seat.automatic for seat in snapshot.seats]
            at_once = is_made_at_once(snapshot.match, move[:LONGEST_MOVES], snapshot.mine, wishes, snapshot.prepared)
            shown = replace(shown, at_once=at_once)
        return HTMLResponse(render("parts/preview.html", preferences, preview=shown, table=table_id))

    try:
        return await services.tables.match_seen(table_id, reader_of(request), html)
    except Refused as refused:
        raise MoveRefused(refused) from None


@router.get("/why")
async def why(table_id: str, request: Request, owner: int | None = None) -> HTMLResponse:
    """Show the reason why the reader cannot choose the selected facets now. `owner` is the seat that owns the thing with these
    facets, if any."""
    services, preferences = services_of(request), preferences_of(request)
    selected = selected_in(request)

    def html(snapshot: Snapshot) -> str:
        reason = reason_of(snapshot, selected, preferences.language, owner)
        return render("parts/why.html", preferences, table=table_id, reason=reason)

    snapshot = await services.tables.match_snapshot(table_id, reader_of(request))
    return HTMLResponse(await services.tables.in_engine(html, snapshot))


def selected_in(request: Request) -> dict[str, str]:
    """Return the facets that the reader asks about."""
    asked = [(name, value) for name, value in request.query_params.items() if name not in NOT_FACETS]
    return {name: value[:60] for name, value in asked[:MOST_FACETS]}


@router.get("/export")
@bounded("read", long=True)
async def export(table_id: str, request: Request) -> PlainTextResponse:
    """Send the match as a file."""
    text = await match_file(services_of(request).tables, table_id, reader_of(request))
    headers = {"Content-Disposition": f'attachment; filename="mercat-{table_id}.json"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
