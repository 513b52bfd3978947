"""Waits until a server has heard everything that was told to its bus."""

from __future__ import annotations

import asyncio
from typing import Any

from mercat.server.processes import bus as bus_module
from tests.waiting import PATIENCE


async def heard_all(site: Any) -> None:
    """Wait until the site has heard what was told before this: what is told now comes after it."""
    bus, heard = site.services.tables.bus, asyncio.Event()
    if bus.is_possible:
        bus.on("nothing", lambda own, *facts: heard.set())
        with site.services.store.writing.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_notify('{bus_module.CHANNEL}', '[\"\", [\"nothing\"]]')")
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
        bus.handlers.pop("nothing")
