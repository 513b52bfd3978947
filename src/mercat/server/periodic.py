"""The periodic tasks of a process: due actions, backups, and the deletion of old data."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

from mercat.server.bots.workers import LOOK_EVERY as LOOK_FOR_BOTS
from mercat.server.notices.sending_loop import LOOK_EVERY as LOOK_FOR_NOTICES
from mercat.server.people.retention import sweep_guests, sweep_rows
from mercat.server.people.sessions import LOOK_EVERY as LOOK_FOR_SESSIONS
from mercat.server.problems import Problem
from mercat.server.processes.shares import LOOK_EVERY as LOOK_AT_SHARES
from mercat.server.ratings.entering import LOOK_EVERY as LOOK_FOR_RESULTS
from mercat.server.services import Services
from mercat.server.storage.backups.schedule import LOOK_EVERY, back_up_if_due, is_due
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import level_of
from mercat.server.tables.retention import SWEEP_EVERY, sweep
from mercat.server.timekeeping.timekeeping import LOOK_EVERY as LOOK_AT_CLOCKS

log = logging.getLogger("mercat.server")
LOOK_FOR_CHORES = 60.0                                   # seconds
CHECK_EVERY = 20.0                                       # seconds between looks for requests to which all have agreed


def periodic(services: Services) -> list[tuple[Callable[[], Awaitable[object]], float]]:
    """Return the periodic tasks, each with its interval in seconds."""
    backups = [(partial(back_up, services), LOOK_EVERY)] if services.settings.backup_every > 0 else []
    return [(services.workers.look, LOOK_FOR_BOTS),
            (services.shares.look, LOOK_AT_SHARES),
            (services.consent.carry_out_all, CHECK_EVERY),
            (services.timekeeper.look, LOOK_AT_CLOCKS),
            (services.ratings.enter_due, LOOK_FOR_RESULTS),
            (services.sessions.watched.look_if_due, LOOK_FOR_SESSIONS),
            (services.host_decisions.watched.look_if_due, LOOK_FOR_SESSIONS),
            (services.tables.polling.poll_changes, services.settings.pulse),
            (services.tables.polling.poll_all, services.settings.heartbeat),
            (services.sending.look, LOOK_FOR_NOTICES),
            (partial(tidy_if_due, services), LOOK_FOR_CHORES),
            *backups]


async def tidy_if_due(services: Services) -> None:
    """Run `tidy` if it is due, in only one of the server's processes."""
    await services.chores.once("tidying up", partial(tidy, services), timedelta(seconds=SWEEP_EVERY))


async def back_up(services: Services) -> None:
    """Make a backup in this process's folder if it is due. No two processes read the database for a backup at the same time."""
    if await is_due(services.settings):
        await services.chores.once("backup", partial(back_up_if_due, services.settings))


async def tidy(services: Services) -> None:
    """Create missing results, then delete old tables, old guests and other old rows.

    No table is deleted before its result has been created.
    """
    await services.finished.fill()
    await sweep(services.tables.access, services.settings)
    await sweep_guests(services.tables.access, services.settings)
    await services.timekeeper.tidy()
    await sweep_rows(services.tables.access)


async def repeat(work: Callable[[], Awaitable[object]], seconds: float) -> None:
    """Call `work` repeatedly, with a pause of this many seconds after each call. A failure is logged and does not end the
    loop."""
    while True:
        try:
            await work()
        except (Problem, *DATABASE_ERRORS) as error:     # the database is unavailable
            log.log(level_of(error), "a background task failed and will be repeated: %s", error)
        except Exception:
            log.exception("a background task failed and will be repeated")
        await asyncio.sleep(seconds)
