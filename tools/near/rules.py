"""The tests near to a file that is not a Python source, known without a recording."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path, PurePosixPath

from near.places import HOME, functions

GAME = re.compile(r"^src/mercat/games/(\w+)/")
STATIC = "src/mercat/server/pages/static/"
BROWSER = "tests/browser"

# The first matching pattern counts; `{game}` is the game's folder, `{stem}` the file's name without its ending.
RULES: list[tuple[str, list[str]]] = [
    ("src/mercat/games/*/text/ledger/*", ["tests/games/test_rules_shown.py", "tests/test_ledger.py",
                                          "tests/text/test_wording.py"]),
    ("src/mercat/games/*/text/icons/*", ["tests/games/test_icons.py", "tests/text/test_wording.py"]),
    ("src/mercat/games/*/lessons/*", ["tests/games/test_lessons.py", "tests/server/play/test_lessons.py",
                                      "tests/text/test_wording.py"]),
    ("src/mercat/games/*.ftl", ["tests/games/test_every_game.py", "tests/text", "tests/games/{game}"]),
    ("src/mercat/games/*/data/statistics.json", ["tests/test_statistics.py", "tests/server/archive/test_statistics_page.py"]),
    ("src/mercat/games/*/data/*", ["tests/games/{game}", "tests/games/test_components.py", "tests/games/test_digests.py",
                                   "tests/games/test_transcripts.py"]),
    ("training/*", ["tests/bots/training", "tests/cli/test_train.py"]),
    ("src/mercat/games/*/bots/ladder.json", ["tests/bots/tournaments/test_ratings.py", "tests/cli/test_ladder.py"]),
    ("src/mercat/games/*/bots/policy.json", ["tests/games/{game}/test_policy.py", "tests/bots/training/test_policy.py"]),
    ("src/mercat/games/*/bots/weights/*", ["tests/bots/training/test_value.py", "tests/games/test_inputs.py",
                                           "tests/games/{game}/test_inputs.py", "tests/server/bots/test_strengths.py"]),
    ("src/mercat/games/*", ["tests/games/{game}/test_table.py", "tests/games/{game}/test_view.py", "tests/games/{game}",
                            "tests/games/test_icons.py", "tests/browser/test_{game}.py"]),
    ("src/mercat/server/*text/*.ftl", ["tests/server/test_texts.py", "tests/text/test_wording.py",
                                           "tests/server/pages/test_pages.py"]),
    ("src/mercat/cli/text/*", ["tests/cli/test_languages.py", "tests/text/test_wording.py", "tests/cli/test_output.py"]),
    ("src/mercat/cli/skeleton/*", ["tests/cli/test_new.py"]),
    ("src/mercat/text/*", ["tests/text"]),
    ("src/mercat/server/storage/migrations/*", ["tests/server/storage/test_migrations.py"]),
    ("src/mercat/server/*/templates/*", ["tests/server/play/test_table_page.py", "tests/server/pages/test_pages.py"]),
    (f"{STATIC}vendor/*", ["tests/server/pages/test_pages.py", "tests/browser/test_table.py"]),
    (f"{STATIC}css/*", ["tests/server/pages/test_pages.py", "tests/browser/test_audit.py", "tests/browser/test_pages.py"]),
    (f"{STATIC}*.js", ["tests/scripts", "tests/browser/test_{stem}.py", "tests/server/pages/test_pages.py"]),
    (f"{STATIC}*", ["tests/server/pages/test_pages.py", "tests/browser/test_typefaces.py"]),
    ("docs/rules/*", ["tests/test_ledger.py", "tests/games/test_rules_shown.py", "tests/test_library.py"]),
    ("docs/wording.md", ["tests/text/test_wording.py", "tests/test_library.py"]),
    ("docs/research.md", ["tests/test_research.py", "tests/test_library.py"]),
    ("docs/*", ["tests/test_library.py"]),
    ("README.md", ["tests/test_library.py"]),
    ("*.md", ["tests/test_library.py::test_every_linked_page_and_picture_exists"]),
    ("examples/nginx.scale.conf", ["tests/test_container.py", "tests/server/processes/test_behind_nginx.py"]),
    ("examples/*", ["tests/test_library.py", "tests/envs/test_example_learners.py", "tests/server/test_example_program.py"]),
    ("tools/recorder/*", ["tests/tools/test_map.py"]),
    ("tools/near/building.py", ["tests/tools/test_map.py"]),
    ("tools/near/faults.py", ["tests/tools/test_plant.py"]),
    ("tools/*", ["tests/tools"]),
    ("pyproject.toml", ["tests/test_packaging.py", "tests/test_container.py", "tests/tools/test_compiled.py"]),
    ("package*.json", ["tests/scripts"]),
    ("tsconfig.json", ["tests/scripts"]),
    ("eslint.config.js", ["tests/scripts"]),
    ("CITATION.cff", ["tests/test_packaging.py"]),
    ("MANIFEST.in", ["tests/test_packaging.py"]),
    ("setup.py", ["tests/test_packaging.py", "tests/tools/test_compiled.py"]),
    ("Dockerfile", ["tests/test_container.py"]),
    ("compose*.yaml", ["tests/test_container.py"]),
    ("requirements.txt", ["tests/test_container.py"]),
    ("Makefile", ["tests/test_container.py"]),
    ("docs/hosting.md", ["tests/test_container.py", "tests/server/test_settings.py"]),
    ("tests/near/*", ["tests/tools/test_nearest.py"]),
]

# The browser tests that use a script most.
SCRIPTS = {
    "turn_alert": ["test_table_with_others"], "changes": ["test_motion", "test_table_with_others"], "explain": ["test_manners"],
    "keys": ["test_table_details", "test_manners"], "connection": ["test_table_with_others"], "motion": ["test_motion"],
    "narrow": ["test_table", "test_caledonia"], "page": ["test_pages"], "panels": ["test_table_details"],
    "picture": ["test_table_details"], "scrolling": ["test_poseidon", "test_caledonia"],
    "table": ["test_table", "test_table_details"], "tooltip": ["test_table_details", "test_caledonia"],
}


def is_browser(test: str) -> bool:
    return test.startswith(f"{BROWSER}/")


def fitting(path: str) -> list[str]:
    """Return the existing test files, folders and tests that a rule names for a path."""
    for pattern, names in RULES:
        if matches(path, pattern):
            game = GAME.match(path)
            found = [name.format(game=game[1] if game else "", stem=PurePosixPath(path).stem) for name in names]
            if path.startswith(STATIC) and path.endswith(".js"):
                found += [f"{BROWSER}/{name}.py" for name in SCRIPTS.get(PurePosixPath(path).stem, ["test_table"])]
            return [name for name in dict.fromkeys(found) if (HOME / name.partition("::")[0]).exists()]
    return []


def matches(path: str, pattern: str) -> bool:
    """Return whether a path matches a pattern; `*` matches anything, including folders."""
    return re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), path) is not None


def transcript(path: str) -> str | None:
    """Return the test of a transcript, which runs only that one."""
    parts = PurePosixPath(path)
    if parts.suffix == ".play" and len(parts.parts) == 4 and parts.parts[:2] == ("tests", "games"):
        return f"tests/games/test_transcripts.py::test_transcript[{parts.parent.name}-{parts.stem}]"
    return None


def mirrored(path: str) -> str | None:
    """Return the folder of tests that mirrors the one of a source."""
    parts = PurePosixPath(path).parts
    folder = Path("tests", *parts[2:-1]) if parts[:2] == ("src", "mercat") else Path(*parts[:-1])
    while folder.parts and not any((HOME / folder).glob("test_*.py")):
        folder = folder.parent
    return folder.as_posix() if folder.parts and folder.parts[0] == "tests" else None


def files_in(folder: str) -> list[str]:
    return sorted(found.relative_to(HOME).as_posix() for found in (HOME / folder).glob("test_*.py"))


def named_after(path: str) -> list[str]:
    """Return the test files whose name begins with that of a module, in the folder that mirrors its own."""
    folder, stem = mirrored(path), PurePosixPath(path).stem
    return [file for file in files_in(folder) if PurePosixPath(file).name.startswith(f"test_{stem}")] if folder else []


@cache
def long_ones(file: str) -> frozenset[str]:
    """Return the test functions of a file that are marked as long."""
    try:
        tree = ast.parse((HOME / file).read_text("utf-8"))
    except (OSError, SyntaxError):
        return frozenset()
    return frozenset(f"{file}::{name}" for name, node in functions(tree.body)
                     if any(ast.unparse(mark) == "pytest.mark.long" for mark in node.decorator_list))


@cache
def functions_in(file: str) -> tuple[str, ...]:
    """Return the test functions of a file, as pytest names them."""
    try:
        tree = ast.parse((HOME / file).read_text("utf-8"))
    except (OSError, SyntaxError):
        return ()
    names = [name for name, _ in functions(tree.body) if name.split(".")[-1].startswith("test_")]
    return tuple(f"{file}::{name.replace('.', '::')}" for name in names)
