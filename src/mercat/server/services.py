"""The services of a running server, all reached through one `Services`.

    services = services_of(request)
    reader = reader_of(request)                                # a snapshot.Reader: language, and browser or bearer token

    snapshot = await services.tables.snapshot(table_id, reader)               # the table as this reader may see it
    snapshot = await services.tables.match_snapshot(table_id, reader)         # the same; Problem before the game
    await services.tables.play(table_id, reader, length, "whale 3")             # -> snapshot.Played; Stale, MoveRefused, Problem
    await services.tables.undo(table_id, reader, length, restart=False)
    await services.tables.say(table_id, reader, text)

    open_tables, mine = await services.lobby.lists(reader)                      # two lists of snapshot.TableSummary
    ticket = await services.lobby.open(reader, game, seats, options, name=..., bots=[...], sandbox=False)
    ticket = await services.lobby.rematch(table_id, reader)
    ticket = await services.lobby.sandbox(table_id, reader, at=120)
    ticket = await services.lobby.import_match(reader, text, name=...)
    text = await services.lobby.export(table_id, reader)

    ticket = await services.seating.sit(table_id, reader, name, number=None)
    await services.seating.leave(table_id, reader, number)
    await services.seating.put_bot(table_id, reader, number, "greedy")          # None removes the bot
    await services.seating.hold(table_id, reader, number, "greedy")             # for an absent player, or oneself
    await services.seating.give_back(table_id, reader, number)
    await services.seating.move_seat(ticket, reader)                            # a personal link was confirmed

    await services.waiting_room.set_ready(table_id, reader, ready=True)         # before the game
    await services.waiting_room.arrange(table_id, reader, Plan(seats=4))        # the opener changes what the table agrees on
    await services.waiting_room.show_out(table_id, reader, number)

    await services.undo_requests.ask(table_id, reader, length, target)          # ask the others to undo back to `target`
    await services.rules_requests.ask_or_answer(table_id, reader)               # take a game over under the present rules
    await services.consent.answer(table_id, reader, request_id, agree=True)     # to a request of any kind

    await services.hosting.do(lift_ban, host, number)                           # any act of `people/hosting.py`, by a host's name
    await services.standing.check(reader)                                       # Problem if the reader is banned
    await services.conduct.report(table_id, reader, seat, line, text)           # to the host; `mute` likewise

    await services.hints.ask(table_id, reader, length)                          # up to three good moves
    await services.reviews.review(snapshot, reader)                             # a review, or how far it is
    own = await services.finished.statistics(game)                              # of the games that people finished here
    games, more = await services.finished.results(reader, game)                 # their results, newest first

    signed = await services.accounts.sign_in(reader, person)                    # and then `http/entering.py`
    hashed = await services.passwords.hash(password)                            # one at a time, in a thread
    secret = await services.devices.make_link(reader)                           # for one more browser of the reader
    arrived = await services.devices.join(secret, reader, only=None)            # that browser: arrived.secret is its new one
    await services.own.rename(reader, name)
    await services.leaving.delete(reader)                                       # the reader, for good
    address = await services.mailing.ask_to_confirm(reader, typed)              # a link is sent there
    services.mailing.recover(typed, reader)                                     # beside the request
    address = await services.sign_on_service.begin(reader)                      # of the host's own sign-on
    lists = await services.my_games.lists(reader)                               # what waits for the reader, runs, is finished
    found, more = await services.my_games.search(reader, Search(game=...), 20)
    shown = await services.person_pages.read(reader, page)                      # what somebody has played; Problem if not shown
    found = await services.notices.overview(reader)                             # how the reader is called, and what was sent
    await services.sending.look()                                               # send what is due
    await services.group_access.check(table_id, reader)                         # Problem at the table of a group for anybody else
    group = await services.groups.found(reader, name, own)                      # and all else that is done to groups
    shown = await services.group_pages.read(reader, group, Span(game=...))      # a group, with its table of results over a span
    table_id = await services.series.begin_next(reader, group, series)          # the next game of a series
    found = await services.ratings.ratings_of(people, game)                     # Standing by person and game
    await services.ratings.ask(table_id, reader)                                # the others, to enter a result now
    found = await services.game_archive.search(reader, ArchiveSearch(game=...), 20)          # for everybody

    await services.orders.give(table_id, reader, number, {"kind": "pass_round"})        # and `listed`, `move`, `withdraw`
    await services.timekeeper.ask_pause(table_id, reader, days=7)               # the others must agree; `resume`, `claim`
    await services.rests.set_quiet(reader, (22 * 60, 7 * 60))                   # when the reader's clock rests

    services.signer.link(ticket), services.signer.token(ticket)                 # a personal link, a bearer token

    await services.chores.once("tidying up", work, timedelta(minutes=10))       # in one of all processes

Work on a match runs in the engine's thread: `await services.tables.in_engine(function, ...)`.

Errors are raised as `problems.Problem`; `http/errors.py` answers with a sentence in the reader's language, as a page or as JSON.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import Request

from mercat.server.bots.hints import Hints
from mercat.server.bots.reviews import Reviews
from mercat.server.bots.workers import Workers
from mercat.server.notices.sending import Sending
from mercat.server.people.accounts import Accounts
from mercat.server.people.conduct import Conduct
from mercat.server.people.devices import Devices
from mercat.server.people.download import Download
from mercat.server.people.game_archive import GameArchive
from mercat.server.people.group_marks import GroupMarks
from mercat.server.people.group_pages import GroupPages
from mercat.server.people.groups import Groups
from mercat.server.people.hosting import Hosting
from mercat.server.people.invitations import Invitations
from mercat.server.people.leaving import Leaving
from mercat.server.people.mail import Mailing
from mercat.server.people.my_games import MyGames
from mercat.server.people.notices import Notices
from mercat.server.people.own import Own
from mercat.server.people.passwords import Passwords
from mercat.server.people.person_pages import PersonPages
from mercat.server.people.ratings import Ratings
from mercat.server.people.rests import OwnRests
from mercat.server.people.series import Series
from mercat.server.people.sessions import Sessions
from mercat.server.people.standing import Standing
from mercat.server.people.tokens import Tokens
from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.signing import Signer
from mercat.server.storage.chores import Chores
from mercat.server.storage.store import Store
from mercat.server.tables.consent import Consent
from mercat.server.tables.finished import FinishedTables
from mercat.server.tables.group_access import GroupAccess
from mercat.server.tables.lobby import Lobby
from mercat.server.tables.orders import TableOrders
from mercat.server.tables.rules_requests import RulesRequests
from mercat.server.tables.seating import Seating
from mercat.server.tables.service import TableService
from mercat.server.tables.shares import Shares
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Streams
from mercat.server.tables.timekeeping import Timekeeper
from mercat.server.tables.undo_requests import UndoRequests
from mercat.server.tables.waiting_room import WaitingRoom

if TYPE_CHECKING:                                        # imported where a host has one
    from mercat.server.people.sign_on import SignOn


@dataclass(frozen=True)
class Services:
    """All services."""

    settings: Settings
    store: Store
    sessions: Sessions
    standing: Standing
    invitations: Invitations
    hosting: Hosting
    conduct: Conduct
    signer: Signer
    streams: Streams
    tables: TableService
    lobby: Lobby
    seating: Seating
    waiting_room: WaitingRoom
    consent: Consent
    undo_requests: UndoRequests
    rules_requests: RulesRequests
    workers: Workers
    hints: Hints
    reviews: Reviews
    finished: FinishedTables
    accounts: Accounts
    passwords: Passwords
    devices: Devices
    own: Own
    tokens: Tokens
    download: Download
    leaving: Leaving
    mailing: Mailing
    sign_on: SignOn | None                               # the host's own
    my_games: MyGames
    person_pages: PersonPages
    group_access: GroupAccess
    groups: Groups
    group_pages: GroupPages
    group_marks: GroupMarks
    series: Series
    ratings: Ratings
    game_archive: GameArchive
    orders: TableOrders
    timekeeper: Timekeeper
    rests: OwnRests
    notices: Notices
    sending: Sending
    chores: Chores
    shares: Shares

    @property
    def sign_on_service(self) -> SignOn:
        """The host's own sign-on. Raises Problem (404) if there is none."""
        if self.sign_on is None:
            raise Problem(404, "no-sign-on")
        return self.sign_on


def services_of(request: Request) -> Services:
    """The services of the application that handles a request."""
    services: Services = request.app.state.services
    return services


def reader_of(request: Request) -> Reader:
    """Who sent a request, as identified by `http/security.py`."""
    reader: Reader = request.state.reader
    return reader
