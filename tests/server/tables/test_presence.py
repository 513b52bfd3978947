"""Who is present is stored in batches."""

from typing import Any

import pytest

from mercat.server.storage.models import now
from mercat.server.tables.presence import SEEN_EVERY

pytestmark = pytest.mark.anyio


async def test_whoever_is_seen_while_others_are_stored_is_stored_later(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    presence, first = site.services.tables.presence, now()
    presence.unstored = {("a", 0): first, ("a", 1): first}
    stored: list[dict[tuple[str, int], Any]] = []

    async def write(work: Any, seen: dict[tuple[str, int], Any]) -> None:
        stored.append(seen)
        presence.unstored |= {("a", 1): first + SEEN_EVERY, ("b", 0): first}

    with monkeypatch.context() as patch:
        patch.setattr(presence.access, "write", write)
        await presence.store_all()
        assert presence.unstored == {("a", 1): first + SEEN_EVERY, ("b", 0): first}
        presence.unstored.clear()
        await presence.store_all()
    assert stored == [{("a", 0): first, ("a", 1): first}]                  # nothing new, nothing written
