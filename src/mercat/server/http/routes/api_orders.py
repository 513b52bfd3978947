"""The JSON API: orders for later. What changes them is in `http/acts/orders.py`."""

from __future__ import annotations

from fastapi import APIRouter, Request

from mercat.server.http import schemas_of_orders as schemas
from mercat.server.http import serialise_orders as serialise
from mercat.server.services import reader_of, services_of

router = APIRouter(prefix="/tables/{table_id}")


@router.get("/seats/{number}/orders", summary="Your orders for later at a seat of yours, and how they stand")
async def orders(request: Request, table_id: str, number: int) -> schemas.Orders:
    services, reader = services_of(request), reader_of(request)
    match, listed = await services.orders.listed(table_id, reader, number)
    return await services.tables.in_engine(serialise.orders, match, listed, reader.language)


@router.get("/order-kinds", summary="The kinds of order for later that the game has, with their fields and what is proposed now")
async def kinds(request: Request, table_id: str) -> list[schemas.OrderKind]:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    seat = min(snapshot.mine, default=0)
    return await services.tables.in_engine(serialise.kinds, snapshot.match, seat, reader.language)
