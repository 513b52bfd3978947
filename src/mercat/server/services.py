"""The services of a running server, all reached through one `Services`.

    services = services_of(request)
    reader = reader_of(request)                                # a snapshot.Reader: language, and browser or bearer token

    snapshot = await services.tables.snapshot(table_id, reader)             # the table as this reader may see it
    found = await services.desk.read(reader, own_groups)                    # a function that takes a desk.Work, not about a table

Each field of `Services` is one service. The service's class documents its purpose, and the methods document their results and
errors. Nearly all methods are asynchronous, and their first parameter is the table or the reader concerned. Work on a match runs
in the engine's thread: `await services.tables.in_engine(function, ...)`.

Errors are raised as `problems.Problem`; `web/errors.py` responds with a sentence in the reader's language, as a page or as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import Request

from mercat.server.accounts.mail import Mailing
from mercat.server.accounts.passwords import Passwords
from mercat.server.archive.finished_games import FinishedTables
from mercat.server.bots.hints import Hints
from mercat.server.bots.workers import Workers
from mercat.server.desk import Desk
from mercat.server.groups.marks import GroupMarks
from mercat.server.groups.permission import GroupPermission
from mercat.server.hosting.host_decisions import HostDecisions
from mercat.server.notices.own_notices import Notices
from mercat.server.notices.sending_loop import SendingLoop
from mercat.server.orders.orders import TableOrders
from mercat.server.people.sessions import Sessions
from mercat.server.problems import Problem
from mercat.server.processes.chores import Chores
from mercat.server.processes.shares import Shares
from mercat.server.ratings.entering import Ratings
from mercat.server.reviews.reviews import Reviews
from mercat.server.settings import Settings
from mercat.server.tables.consent import Consent
from mercat.server.tables.moves import UndoRequests
from mercat.server.tables.opening import TableOpening
from mercat.server.tables.rules_requests import RulesRequests
from mercat.server.tables.seating import Seating
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import Store
from mercat.server.tables.stream import Streams
from mercat.server.tables.waiting_room import WaitingRoom
from mercat.server.timekeeping.timekeeping import Timekeeper
from mercat.server.web.features import Feature
from mercat.server.web.signing import Signer

if TYPE_CHECKING:                                        # imported only if the server has its own sign-in
    from mercat.server.accounts.sign_on import SignOn


@dataclass(frozen=True, kw_only=True)
class Services:
    """The services of one process."""

    settings: Settings
    store: Store
    desk: Desk
    sessions: Sessions
    host_decisions: HostDecisions
    features: Sequence[Feature]
    signer: Signer
    streams: Streams
    tables: TableService
    opening: TableOpening
    seating: Seating
    waiting_room: WaitingRoom
    consent: Consent
    undo_requests: UndoRequests
    rules_requests: RulesRequests
    workers: Workers
    hints: Hints
    reviews: Reviews
    finished: FinishedTables
    passwords: Passwords
    mailing: Mailing
    sign_on: SignOn | None                               # the server's own sign-in, if it has one
    group_permission: GroupPermission
    group_marks: GroupMarks
    ratings: Ratings
    orders: TableOrders
    timekeeper: Timekeeper
    notices: Notices
    sending: SendingLoop
    chores: Chores
    shares: Shares

    @property
    def sign_on_service(self) -> SignOn:
        """The server's own sign-in. Reading this property raises Problem (404) if there is none."""
        if self.sign_on is None:
            raise Problem(404, "no-sign-on")
        return self.sign_on


def services_of(request: Request) -> Services:
    """Return the services of the application that handles a request."""
    services: Services = request.app.state.services
    return services


def reader_of(request: Request) -> Reader:
    """Return the reader who sent a request, as identified by `web/security.py`."""
    reader: Reader = request.state.reader
    return reader
