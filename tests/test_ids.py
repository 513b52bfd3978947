"""The ids of tests are the same on every machine (`tests/conftest.py` looks at all that are collected)."""

import sys
import tempfile
from pathlib import Path

import pytest

from tests.conftest import HOME, refuse_paths

NO_PATH_OF_HERE = "tests/cli/test_serve.py::test_settings[GAMES-/nope]"


@pytest.mark.parametrize("place", [HOME, Path(sys.prefix), Path(tempfile.gettempdir())], ids=["checkout", "Python", "temporary"])
def test_an_id_that_holds_a_path_of_this_machine_is_refused(place: Path) -> None:
    refuse_paths([NO_PATH_OF_HERE])
    with pytest.raises(pytest.UsageError, match=r"an id .*: tests/test_a\.py::test_a\[.*x\]$"):
        refuse_paths([NO_PATH_OF_HERE, f"tests/test_a.py::test_a[{place}/x]"])
