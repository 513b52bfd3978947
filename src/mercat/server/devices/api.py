"""The JSON API: who one is, and all that is kept of one. What can be changed is in `devices/acts.py`."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from mercat.server.devices.pages import downloaded
from mercat.server.devices.profile import Me, own_profile
from mercat.server.services import reader_of, services_of
from mercat.server.web.bounds import bounded

router = APIRouter(prefix="/me")


@router.get("", summary="Who you are here: by cookie with your devices, by personal token without them")
@bounded("read", when_banned=True)
async def me(request: Request) -> Me:
    return await services_of(request).desk.read(reader_of(request), own_profile)


@router.get("/download", summary="All that is kept of you", response_class=StreamingResponse,
            responses={200: {"content": {"application/json": {}}}})
@bounded("download", when_banned=True, by_token=False)
async def download(request: Request) -> StreamingResponse:
    return await downloaded(request)
