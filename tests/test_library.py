"""Runs the examples of the README and the documentation, and checks every link within it."""

import doctest
import re
from pathlib import Path

import pytest

from mercat.bots.tournaments.arena import lineups
from mercat.bots.tournaments.games import play_all, tasks_of
from mercat.engine.transcripts import transcript

README = Path(__file__).parents[1] / "README.md"
RESEARCH = README.parent / "tools" / "research" / "README.md"


def test_the_readme_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(README.read_text("utf-8").split("```python\n")[1].split("```")[0], {})
    assert "nature wheel" in capsys.readouterr().out


def test_the_bot_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (README.parent / "docs" / "bots.md").read_text("utf-8")
    example = next(block for block in text.split("```python\n")[1:] if "class Thrifty" in block)
    (tmp_path / "thrifty.py").write_text(example.split("```")[0], "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    tasks = tasks_of("new_bedford", {}, lineups(["thrifty:Thrifty", "random"], 2), range(2))
    assert sum(played.shares[played.task.bots.index("thrifty:Thrifty")] for played in play_all(tasks)) >= 3


def test_the_documented_transcript_is_correct() -> None:
    assert transcript.run((README.parent / "docs" / "transcripts.md").read_text("utf-8").split("```\n")[1]) == []


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)


def heading_anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives the headings of a page, and those that it names itself."""
    text = prose(page)
    words = (re.sub(r"\]\([^)]*\)", "", heading).lower() for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE))
    return {re.sub(r"[^\w -]", "", heading).replace(" ", "-") for heading in words} | set(re.findall(r'<a id="([^"]+)">', text))


def test_every_linked_section_exists() -> None:
    pages = [README, README.with_name("CONTRIBUTING.md"), RESEARCH, *README.parent.glob("docs/**/*.md")]
    links = [(page, *link) for page in pages for link in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text("utf-8"))]
    assert len(links) > 20
    assert [(page.name, other, anchor) for page, other, anchor in links
            if anchor not in heading_anchors(page.parent / other if other else page)] == []


def test_every_linked_page_and_picture_exists() -> None:
    pages = [README, RESEARCH, *README.parent.glob("docs/**/*.md")]
    links = [(page, link) for page in pages for link in re.findall(r'\]\(([^)#]+)|src="([^"]+)"', prose(page))]
    named = [(page, first or second) for page, (first, second) in links]
    assert len(named) > 20
    assert [(page.name, link) for page, link in named if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize(("page", "fewest"), [("library", 30), ("learning", 20), ("learning-reference", 25), ("fair-chance", 3),
                                              ("benchmark", 5)])
def test_every_example_prints_what_it_says(page: str, fewest: int) -> None:
    path = README.parent / "docs" / f"{page}.md"
    tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert tried.attempted > fewest and tried.failed == 0


def test_a_game_is_imported_by_its_name() -> None:
    import mercat.games.caledonia

    assert mercat.games.caledonia.GAME is mercat.find("caledonia") and "caledonia" in mercat.names()
