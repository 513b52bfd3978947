"""Runs examples/first_curve.ipynb, with fewer decisions than it says."""

from pathlib import Path
from shutil import copytree

import pytest

from mercat.engine.rules.state import is_compiled

nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")
pytest.importorskip("matplotlib")
EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.mark.thorough
def test_the_notebook_runs_from_its_first_cell_to_its_last(tmp_path: Path) -> None:
    folder = copytree(EXAMPLES, tmp_path / "examples", ignore=lambda _folder, names: {name for name in names if "." not in name})
    notebook = nbformat.read(folder / "first_curve.ipynb", as_version=4)
    fewer = 19_200 if is_compiled() else 3_840
    given, = (cell for cell in notebook.cells if "parameters" in cell.metadata.get("tags", []))
    assert given.source == "decisions, deals = 40_000, 20"
    given.source = f"decisions, deals = {fewer}, 2"
    done = nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(folder)}}).execute()
    printed = [output for cell in done.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in printed)
    assert any("of 4 games" in output.get("text", "") for output in printed)


def test_the_notebook_is_kept_without_results() -> None:
    notebook = nbformat.read(EXAMPLES / "first_curve.ipynb", as_version=4)
    nbformat.validate(notebook)
    assert all(cell.outputs == [] and cell.execution_count is None for cell in notebook.cells if cell.cell_type == "code")
