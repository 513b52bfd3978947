"""Every command in README and docs/ exists, with the options that it is written with."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("typer")

import typer

from mercat.cli.app import app

HOME = Path(__file__).parents[1]
PAGES = [HOME / "README.md", HOME / "CONTRIBUTING.md", HOME / "SECURITY.md", *sorted((HOME / "docs").rglob("*.md"))]
CODE = re.compile(r"^```[^\n]*\n(.*?)^```|^ {4}(\S[^\n]*)|`([^`]+)`", re.MULTILINE | re.DOTALL)
OURS = re.compile(r"(?:^|[(;&] *)(?:sudo -u mercat +)?(?:env +)?(?:\w+=\S+ +)*(?:\S*/bin/)?mercat((?: +[^\s|;&>#()$]+)+)")
TARGET = re.compile(r"(?:^|[(;&] *)make((?: +[\w=.-]+)+)")
NO_COMMAND = {"mercat seed"}                            # what is hashed with a seed
IN_COMMENT = re.compile(r"# .*\b((?:make|mercat) [a-z-]+) +#")   # two commands joined to one line
FILE = re.compile(r"(?:tools|examples|tests)/[\w/]+\.(?:py|mjs|ipynb)")
TREE: Any = typer.main.get_command(app)


def code_of(text: str) -> Iterator[str]:
    """The lines of code of a page, and what stands between backticks."""
    for found in CODE.finditer(text):
        yield from (found[1] or found[2] or found[3]).replace("\\\n", " ").splitlines()


def faults_of(line: str) -> list[str]:
    """What is wrong with the commands in a line of code."""
    faults = []
    for called in OURS.finditer(line):
        command, words = TREE, called[1].replace("[", " ").replace("]", " ").split()
        while words and (inner := getattr(command, "commands", {}).get(words[0])) is not None:
            command, words = inner, words[1:]
        if command is TREE and re.fullmatch(r"[a-z][a-z-]+", words[0]):
            faults.append(f"no command: {words[0]}")
            continue
        known = {name for one in command.params for name in one.opts + one.secondary_opts} | {"--help", "-h"}
        faults += [f"no option: {word}" for word in words if re.match(r"--?[a-z]", word) and word.partition("=")[0] not in known]
    targets = set(re.findall(r"^([\w.-]+):", (HOME / "Makefile").read_text("utf-8"), re.MULTILINE))
    for made in TARGET.finditer(line):
        faults += [f"no target: {word}" for word in made[1].split() if "=" not in word and word not in targets]
    faults += [f"in a comment: {command}" for command in IN_COMMENT.findall(line)]
    return faults + [f"no file: {path}" for path in FILE.findall(line) if not (HOME / path).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(HOME).as_posix())
def test_what_a_page_says_can_be_called(page: Path) -> None:
    faults = {line: faults for line in code_of(page.read_text("utf-8")) if line not in NO_COMMAND and (faults := faults_of(line))}
    assert faults == {}


def test_the_page_of_the_command_line_has_every_command() -> None:
    page = (HOME / "docs/command-line.md").read_text("utf-8")
    assert {name for name in TREE.commands if f"    mercat {name} " not in page} == set()


def test_commands_are_found_and_wrong_ones_named() -> None:
    lines = [line for page in PAGES for line in code_of(page.read_text("utf-8"))]
    assert sum(len(OURS.findall(line)) for line in lines) > 150
    assert faults_of("mercat tables list --game poseidon | less") == faults_of("the package `mercat.games`") == []
    assert faults_of("mercat tables lst") == []          # a word below a group may be an argument
    assert faults_of("mercat serv --port 1") == ["no command: serv"]
    assert faults_of("mercat simulate new_bedford [--gmes 3] -q") == ["no option: --gmes", "no option: -q"]
    assert faults_of("make serve # start make test # run every test") == ["in a comment: make test"]
    assert faults_of("make tets; python tools/none.py") == ["no target: tets", "no file: tools/none.py"]
