"""What is compiled again, and when; compiling itself is tried by every test that runs compiled."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import pytest

HOME = Path(__file__).parents[2]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The tool, at work on a small package of its own."""
    (tmp_path / "src/mercat/engine").mkdir(parents=True)
    (tmp_path / "src/mercat/server").mkdir()
    for name in ("setup.py", "pyproject.toml", "src/mercat/compiling.py"):
        (tmp_path / name).write_text((HOME / name).read_text("utf-8"), "utf-8")
    for name in ("__init__.py", "engine/state.py", "engine/look.css", "server/app.py"):
        (tmp_path / "src/mercat" / name).write_text("# as it was\n")
    names = runpy.run_path(str(HOME / "tools/compiled.py"), run_name="tool")
    moved = names["key"].__globals__
    moved.update(HERE=tmp_path, SOURCE=tmp_path / "src", BUILD=tmp_path / "build")
    monkeypatch.delenv("MERCAT_WHOLE", raising=False)
    return SimpleNamespace(home=tmp_path, package=tmp_path / "src/mercat", build=tmp_path / "build", names=moved)


def made(tool: SimpleNamespace) -> Path:
    """A compiled form as `make` leaves it, without a compiler."""
    result: Path = tool.build / f"compiled-{tool.names['key']()}"
    (result / "mercat/engine").mkdir(parents=True)
    (result / "mercat/engine/state.so").write_text("compiled")
    return result


@pytest.mark.parametrize(("file", "again"), [("src/mercat/engine/state.py", True), ("setup.py", True),
                                             ("src/mercat/engine/look.css", False), ("src/mercat/server/app.py", False)])
def test_only_what_the_compiled_files_rest_on_compiles_again(tool: SimpleNamespace, file: str, again: bool) -> None:
    result = made(tool)
    assert tool.names["standing"]() == result
    (tool.home / file).write_text("# otherwise\n")
    assert (tool.names["standing"]() is None) is again
    assert (tool.build / "compiled").exists() is not again           # what is older is not shown


def test_other_files_are_links_that_follow_the_sources(tool: SimpleNamespace) -> None:
    result = made(tool)
    tool.names["standing"]()
    assert (tool.build / "compiled").resolve() == result
    shown = tool.build / "compiled/mercat"
    assert (shown / "server").is_symlink() and (shown / "engine/look.css").is_symlink()
    assert (shown / "engine/state.so").read_text() == "compiled"
    (tool.package / "engine/look.css").rename(tool.package / "engine/style.css")
    tool.names["standing"]()
    assert (shown / "engine/style.css").exists() and not (shown / "engine/look.css").is_symlink()


def test_few_older_results_stay(tool: SimpleNamespace) -> None:
    for number in range(6):
        (tool.package / "engine/state.py").write_text(f"# {number}\n")
        made(tool)
        tool.names["standing"]()
    assert len(list(tool.build.glob("compiled-*"))) == tool.names["KEPT"]


def test_without_a_compiler_there_is_no_compiled_form(tool: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert tool.names["why_not"]() == "no C compiler was found"
    monkeypatch.setenv("MERCAT_PURE", "1")
    assert tool.names["why_not"]() == "MERCAT_PURE is set"
