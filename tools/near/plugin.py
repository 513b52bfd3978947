"""A pytest plugin that runs only chosen tests, nearest first; tests renamed since the map was made are no error."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = json.loads(Path(os.environ["MERCAT_NEAR"]).read_text("utf-8"))
    rank = {test: number for number, test in enumerate(wanted)}
    ranks = {item: rank.get(item.nodeid, rank.get(item.nodeid.partition("[")[0])) for item in items}
    kept = [item for item in items if ranks[item] is not None]
    config.hook.pytest_deselected(items=[item for item in items if ranks[item] is None])
    items[:] = sorted(kept, key=lambda item: (item.get_closest_marker("browser") is not None, ranks[item]))
