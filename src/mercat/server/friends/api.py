"""The JSON API: reading friends. What can be done about them is in `friends/acts.py`."""

from __future__ import annotations

from fastapi import APIRouter, Request

from mercat.server.friends.friends import Friends, own_friends
from mercat.server.services import reader_of, services_of
from mercat.server.tables.rights import Right, check_person
from mercat.server.web.bounds import bounded

router = APIRouter()


@router.get("/me/friends", summary="Your friends, who of them is here, who asks you, and whom you can ask")
@bounded("read", by_token=False)
async def friends(request: Request) -> Friends:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    return await services.desk.read(reader, own_friends)
