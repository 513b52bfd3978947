"""What docs/architecture.md says of how the packages hang together, read from the sources as Python reads them."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import repetition

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/mercat"
EXAMPLE = ROOT / "examples/salt_road/src/salt_road"
SHORT_NAMES = {"tables": "t", "vocabulary": "v", "options": "o", "facets": "f", "board": "b"}
NAMED = re.compile(r"(?<![\w./-])[a-z_][\w/]*\.py\b")
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/__init__.py"))

# From the lowest to the highest: each imports only those above it in this list. A name stands for a package or a module of
# `mercat`; `games.*` for each single game, `server.*.rows` and `server.*.acts` for these modules of all rooms.
LAYERS = ["lru", "curves", "error_places", "compiled_from",
          "engine.rules", "engine.advice", "engine", "engine.matches", "engine.transcripts",
          "toml_lines", "moments", "text", "components", "games.*", "games", "mercat", "compiling", "notation",
          "learning", "dataset", "statistics", "rating", "charts", "lessons",
          "bots.search", "bots.play", "bots", "bots.tournaments", "bots.training", "bots.analysis", "tasks",
          "server.system_clock", "server.shapes", "server.problems", "server.disks", "server.words", "server.telemetry",
          "server.setting_values", "server.pages", "server.rating_shapes", "server.settings", "server.storage", "server.*.rows",
          "server.all_rows", "server.storage.migrations", "server.secret_key", "server.processes", "server.people",
          "server.clocks", "server.storage.backups", "server.tables", "server.desk", "server.bots", "server.services",
          "server.web", "server.timekeeping", "server.reviews", "server.play", "server.own_games", "server.orders",
          "server.groups", "server.hosting", "server.archive", "server.ratings", "server.showcase", "server.accounts",
          "server.notices", "server.friends", "server.features", "server.doctor", "server.devices", "server.*.acts",
          "server.all_acts", "server.routes", "server.lobby", "server.periodic", "server.app", "server.web.serving",
          "server.develop", "server", "conformance", "cli", "__main__", "envs"]
BOTS = [name for name in LAYERS if name.split(".")[0] == "bots"]
APART = {("server.pages", "server.storage"), ("envs", "server.web"), *((room, "learning") for room in BOTS)}
# Imports of the server that still go up, from room to room: none is added.
LEFT = {
    ("server.groups.group_pages", "server.ratings.standings"),
    ("server.own_games.my_games", "server.archive.stored"),
    ("server.own_games.person_pages", "server.ratings.shown"),
    ("server.own_games.person_pages", "server.ratings.standings"),
    ("server.own_games.shown", "server.ratings.shown"),
    ("server.people.own_names", "server.tables.snapshot"),
    ("server.people.sessions", "server.tables.snapshot"),
    ("server.play.api", "server.orders.forms"),
    ("server.play.api", "server.orders.shown"),
    ("server.play.cards", "server.ratings.shown"),
    ("server.play.pages", "server.own_games.my_games"),
    ("server.play.seats_page", "server.ratings.shown"),
    ("server.play.table_page", "server.orders.shown"),
    ("server.play.table_page", "server.ratings.shown"),
    ("server.reviews.page", "server.play.past_players"),
    ("server.reviews.page", "server.play.players"),
    ("server.services", "server.accounts.mail"),
    ("server.services", "server.accounts.passwords"),
    ("server.services", "server.accounts.sign_on"),
    ("server.services", "server.archive.finished_games"),
    ("server.services", "server.groups.permission"),
    ("server.services", "server.groups.marks"),
    ("server.services", "server.hosting.host_decisions"),
    ("server.services", "server.notices.own_notices"),
    ("server.services", "server.notices.sending_loop"),
    ("server.services", "server.orders.orders"),
    ("server.services", "server.ratings.entering"),
    ("server.services", "server.reviews.reviews"),
    ("server.services", "server.timekeeping.timekeeping"),
    ("server.services", "server.web.features"),
    ("server.services", "server.web.signing"),
    ("server.tables.cache", "server.orders.stored"),
    ("server.tables.elsewhere", "server.orders.moves"),
    ("server.tables.kept_tables", "server.bots.queue"),
    ("server.tables.kept_tables", "server.orders.moves"),
    ("server.tables.kept_tables", "server.orders.stored"),
    ("server.tables.snapshot", "server.orders.stored"),
    ("server.tables.reader_view", "server.orders.stored"),
    ("server.words", "server.tables.shown"),
}
NO_INPUT_OR_OUTPUT = {"os", "sys", "io", "pathlib", "shutil", "socket", "subprocess", "tempfile", "threading", "asyncio",
                      "logging"}
OF_CHANCE = {"random", "secrets", "time", "datetime", "uuid", "numpy"}


def sources(below: str = "") -> list[Path]:
    return [path for path in sorted((SOURCE / below).rglob("*.py")) if "versions" not in path.parts]


def module(path: Path) -> str:
    """Its name without `mercat`; the empty one for mercat/__init__.py."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix("__init__").removesuffix(".")


MODULES = {module(path) for path in sources()}


@cache
def said_imports(text: str) -> list[tuple[str, int, str]]:
    """What a file imports: from which module (none: the module itself) and how far above, and its name."""
    found = list[tuple[str, int, str]]()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [("", 0, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(node.module or "", node.level, alias.name) for alias in node.names]
    return found


def imported(path: Path) -> Iterator[str]:
    """All modules that a file imports, also inside functions and for types alone."""
    for origin, level, name in said_imports(path.read_text("utf-8")):
        assert level == 0, f"{path}: imports are written from the root"
        inner = f"{origin}.{name}"
        yield name if not origin else inner if inner.removeprefix("mercat.") in MODULES else origin


def ours(path: Path) -> Iterator[str]:
    """Those of Mercat, without `mercat`."""
    for name in imported(path):
        if name == "mercat" or name.startswith("mercat."):
            yield name.removeprefix("mercat").removeprefix(".")


def layer(name: str) -> str:
    if not name:
        return "mercat"
    parts = name.split(".")
    if parts[0] == "games" and len(parts) > 1:
        return "games.*"
    if parts[0] == "server" and parts[-1] in ("rows", "acts"):
        return f"server.*.{parts[-1]}"
    found = [known for known in LAYERS if name == known or name.startswith(f"{known}.")]
    assert found, f"{name} belongs to no layer: give it a place in LAYERS"
    return max(found, key=len)


def upwards(path: Path) -> set[tuple[str, str]]:
    """What a file imports from a layer that is not below its own, or that is kept apart from it."""
    own = layer(module(path))
    found = {(name, layer(name)) for name in ours(path)}
    return {(module(path), name) for name, other in found
            if other != own and (LAYERS.index(other) > LAYERS.index(own) or (own, other) in APART)}


def test_each_layer_imports_only_those_below_it() -> None:
    assert set().union(*map(upwards, sources())) == LEFT


def test_every_layer_stands_for_something() -> None:
    assert {layer(name) for name in MODULES} == set(LAYERS)


def test_no_two_rooms_have_a_template_of_one_name() -> None:
    """Pages find templates by their names in all rooms, and would take the first."""
    rooms = [path for path in SOURCE.glob("server/**/templates") if path.is_dir()]
    named = [path.relative_to(room).as_posix() for room in rooms for path in room.rglob("*.html")]
    assert len(named) > 50 and [name for name, count in Counter(named).items() if count > 1] == []


def test_an_import_upwards_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_architecture.SOURCE", tmp_path)
    planted = tmp_path / "engine/rules/state.py"
    planted.parent.mkdir(parents=True)
    planted.write_text("def lazy():\n    from mercat.games import find\n    import mercat.text.voice as v\n")
    assert upwards(planted) == {("engine.rules.state", "games"), ("engine.rules.state", "text.voice")}
    rows = tmp_path / "server/groups/rows.py"
    rows.parent.mkdir(parents=True)
    rows.write_text("from mercat.server.storage.models import Base\nfrom mercat.server.people import stored\n")
    assert upwards(rows) == {("server.groups.rows", "server.people.stored")}


# What features consist of, below `server`. They are known to one list alone, `server.features`, which says what each does when
# something happens.
OF_FEATURES = {
    "groups": {"groups.stored", "groups.rows", "groups.stored_games", "groups.marks", "groups.permission", "groups.groups",
               "groups.shown", "groups.group_pages", "groups.series", "groups.page", "groups.acts", "groups.asks",
               "groups.after_game", "groups.reopened", "groups.pages"},
    "ratings": {"ratings.stored", "ratings.rows", "ratings.standings", "ratings.rated_tables", "ratings.entering",
                "ratings.shown", "ratings.pages", "ratings.acts", "doctor.of_ratings"},
    "archive": {"archive.rows", "archive.stored", "archive.game_archive", "archive.page"},
    "friends": {"friends.rows", "friends.stored", "friends.shown", "friends.friends", "friends.invitations", "friends.acts",
                "friends.pages"},
    "notices": {"notices.rows", "notices.own_notices", "notices.outbox", "notices.notifying", "notices.channels",
                "notices.child_program", "notices.pages", "notices.messages", "notices.verdicts", "notices.child_process",
                "notices.sending_loop", "notices.acts"}}
CORE = ("storage.", "tables.", "desk", "bus", "peers")
# The lists: of what features do, of services, acts and routes, of tables of the database, and of all kinds of secrets
LISTS = {"features", "all_acts", "app", "periodic", "services", "routes", "lobby.pages", "lobby.api", "all_rows",
         "people.secret_kinds", "doctor.all_checks"}
# Who else imports groups and ratings: pages and features that word or count what these have
WORDED = {"groups": {("hosting.hosting", "groups.stored"), ("hosting.hosting", "groups.rows"), ("friends.acts", "groups.groups"),
                     ("friends.invitations", "groups.stored"), ("friends.stored", "groups.rows"),
                     ("notices.verdicts", "groups.rows")},
          "ratings": {("play.cards", "ratings.shown"), ("own_games.shown", "ratings.shown"),
                      ("own_games.person_pages", "ratings.shown"), ("play.seats_page", "ratings.shown"),
                      ("play.table_page", "ratings.shown"),
                      ("groups.group_pages", "ratings.standings"),
                      ("own_games.person_pages", "ratings.standings"), ("archive.stored", "ratings.rows"),
                      ("groups.marks", "ratings.rows"), ("own_games.stored", "ratings.rows")}}


def known_to(feature: str, below: str = "server") -> set[tuple[str, str]]:
    """Who imports what of a feature, beside itself and the lists, without `server`."""
    own = OF_FEATURES[feature]
    arrows = {(module(path).removeprefix("server."), name.removeprefix("server."))
              for path in sources(below) for name in ours(path) if name.removeprefix("server.") in own}
    return {(one, other) for one, other in arrows if one not in own | LISTS}


def test_features_consist_of_modules() -> None:
    assert {f"server.{name}" for own in OF_FEATURES.values() for name in own} <= MODULES


@pytest.mark.parametrize("feature", OF_FEATURES)
def test_tables_and_records_know_no_feature(feature: str) -> None:
    others = set().union(*OF_FEATURES.values())
    assert {arrow for arrow in known_to(feature) if arrow[0].startswith(CORE) and arrow[0] not in others} == set()


@pytest.mark.parametrize("feature", WORDED)
def test_only_the_list_imports_groups_and_ratings(feature: str) -> None:
    assert known_to(feature) == WORDED[feature]


def test_an_import_of_a_feature_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_architecture.SOURCE", tmp_path)
    planted = tmp_path / "server/tables/seating.py"
    planted.parent.mkdir(parents=True)
    planted.write_text("def lazy():\n    from mercat.server.ratings import stored\n    import mercat.server.groups.stored\n")
    assert known_to("ratings") == {("tables.seating", "ratings.stored")}
    assert known_to("groups") == {("tables.seating", "groups.stored")}


def round_about() -> list[set[str]]:
    """The groups of modules that import each other, for types or within functions too."""
    return repetition.circles({module(path): {name for name in ours(path) if name != module(path)} for path in sources()})


def test_no_modules_import_each_other() -> None:
    """Imports inside functions, and for types alone, count."""
    assert round_about() == []


def test_modules_that_import_each_other_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_architecture.SOURCE", tmp_path)
    (tmp_path / "lru.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mercat.curves import Curve\n")
    (tmp_path / "curves.py").write_text("def lazy():\n    import mercat.moments\n")
    (tmp_path / "moments.py").write_text("from mercat import lru\nimport mercat.moments\n")
    (tmp_path / "tasks.py").write_text("import mercat.lru\n")
    monkeypatch.setattr("tests.test_architecture.MODULES", {"lru", "curves", "moments", "tasks"})
    assert round_about() == [{"lru", "curves", "moments"}]
    (tmp_path / "lru.py").write_text("")
    assert round_about() == []


def test_what_h11_keeps_to_itself_is_touched_in_one_module() -> None:
    touching = {module(path) for path in sources("server") if re.search(r"\bh11\._|\._receive_buffer\b", path.read_text("utf-8"))}
    assert touching == {"server.web.connections"}


def test_the_engine_imports_nothing_else_of_mercat() -> None:
    assert len(sources("engine")) > 20
    assert {name for path in sources("engine") for name in ours(path) if name.split(".")[0] != "engine"} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_the_engine_and_components_and_no_other_game(game: str) -> None:
    allowed = ("engine", "components", "toml_lines", "lru", "curves", f"games.{game}")
    found = {name for path in sources(f"games/{game}") for name in ours(path)}
    assert f"games.{game}.state" in found
    assert {name for name in found if not any(name == known or name.startswith(f"{known}.") for known in allowed)} == set()


def texts_of(path: Path) -> list[str]:
    """Every name and text in a file; the docstrings of Python are no code."""
    if path.suffix != ".py":
        return [path.read_text("utf-8")]
    tree = ast.parse(path.read_text("utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
    code = [node for node in ast.walk(tree) if id(node) not in said]
    return [value for node in code for _, value in ast.iter_fields(node) if isinstance(value, str)]


def test_no_code_outside_a_games_folder_names_a_game() -> None:
    """Nor does a template, a script, a style or a text, in whatever way the name is written."""
    kinds = ("*.py", "*.html", "*.js", "*.css", "*.ftl", "*.toml", "*.txt", "*.mako")
    files = [path for kind in kinds for path in SOURCE.rglob(kind)
             if not any(path.is_relative_to(SOURCE / "games" / game) for game in GAMES)]
    assert len(files) > 250 and len(GAMES) >= 3
    named = re.compile("|".join(game.replace("_", "[_ -]?") for game in GAMES), re.IGNORECASE)
    assert named.search("New Bedford") and named.search("is-new-bedford")
    found = {(path.relative_to(SOURCE).as_posix(), text[:60]) for path in files for text in texts_of(path) if named.search(text)}
    assert found == set()


def test_rules_and_positions_rest_on_nothing_but_the_journal() -> None:
    """Nature is a seat: no game draws or looks at a clock. The engine does no input or output."""
    drawn = {(module(path), name) for game in GAMES for path in sources(f"games/{game}") for name in imported(path)
             if name.split(".")[0] in OF_CHANCE}
    assert drawn == set()
    outside = {(module(path), name) for path in sources("engine") for name in imported(path)
               if name.split(".")[0] in (OF_CHANCE | NO_INPUT_OR_OUTPUT)}
    assert outside == {("engine.matches.chance", "secrets")}                  # the seed of a new match


def test_the_engine_opens_and_prints_nothing() -> None:
    called = {(module(path), node.func.id) for path in sources("engine") for node in ast.walk(ast.parse(path.read_text("utf-8")))
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("open", "print", "input")}
    assert called == set()


def long_names(path: Path, package: Path) -> set[str]:
    """The modules of numbers and words of a game's package that a file imports in another way than under their short names."""
    short = {name: alias for name, alias in SHORT_NAMES.items() if (package / f"{name}.py").exists()}
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.level > 0 or (node.module or "").startswith("mercat.games.")):
            inner = (node.module or "").removeprefix(f"mercat.games.{package.name}").removeprefix(".")
            found |= {inner} & set(short)
            found |= {alias.name for alias in node.names if not inner and alias.asname != short.get(alias.name, alias.asname)}
    return found


@pytest.mark.parametrize("package", [*(SOURCE / "games" / game for game in GAMES), EXAMPLE], ids=lambda path: path.name)
def test_a_games_numbers_and_words_are_read_through_their_modules(package: Path) -> None:
    """`from mercat.games.caledonia import tables as t` and `t.COW`, never a list of names: see CONTRIBUTING.md."""
    files = sorted(package.rglob("*.py"))
    assert len(files) > 10
    assert {(path.name, *long) for path in files if (long := long_names(path, package))} == set()


def test_a_list_of_names_is_found(tmp_path: Path) -> None:
    (tmp_path / "tables.py").touch()
    planted = tmp_path / "rounds.py"
    planted.write_text("from .tables import COW\n")
    assert long_names(planted, tmp_path) == {"tables"}
    planted.write_text("from . import tables\n")
    assert long_names(planted, tmp_path) == {"tables"}
    planted.write_text("from . import tables as t\n")
    assert long_names(planted, tmp_path) == set()


def without_types(path: Path) -> list[str]:
    """The constants of a module whose types are not written: `COW: Final = 1`, not `COW: Final[i64] = 1`."""
    return [node.target.id for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name) and isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"]


def test_constants_that_are_read_through_their_module_have_their_types_written(tmp_path: Path) -> None:
    """Compiled as one group, mypy may check a module before those that it imports whole: see docs/architecture.md."""
    packages = [*(SOURCE / "games" / game for game in GAMES), EXAMPLE]
    files = [path for package in packages for name in SHORT_NAMES if (path := package / f"{name}.py").exists()]
    assert len(files) > 10
    assert {(path.parent.name, path.name): bare for path in files if (bare := without_types(path))} == {}
    (tmp_path / "tables.py").write_text("GOODS: Final = vec[i64]([1])\nCOW: Final[i64] = 1\n")
    assert without_types(tmp_path / "tables.py") == ["GOODS"]


def prose(path: Path) -> str:
    """The comments and docstrings of a source file, or the whole of a page."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    comments = [token.string for token in generate_tokens(StringIO(text).readline) if token.type == COMMENT]
    strings = [node.value.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)
               and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)]
    return "\n".join(comments + strings)


def named_in_vain(path: Path) -> set[str]:
    """The files of Python that a source names, but that are neither beside it nor below a folder that it is in."""
    near = [folder for folder in path.parents if folder.is_relative_to(SOURCE)] + [ROOT]
    return {name for name in NAMED.findall(prose(path)) if not any((folder / name).exists() for folder in near)}


def test_modules_that_comments_and_docstrings_name_exist(tmp_path: Path) -> None:
    """A file of another room is named with its room, `people/sessions.py`, and one that is merged or renamed is named anew."""
    assert {module(path): gone for path in sources("server") if (gone := named_in_vain(path))} == {}
    planted = tmp_path / "planted.py"
    planted.write_text('"""See `seating.py`."""\nONE = "gone.py"  # as in tests/test_architecture.py and planted.py\n')
    assert named_in_vain(planted) == {"seating.py", "planted.py"}


def test_modules_that_pages_name_exist() -> None:
    """All but the files of readers and a library."""
    known = {f"/{path.relative_to(ROOT).as_posix()}" for folder in ("src", "tests", "tools", "examples")
             for path in (ROOT / folder).rglob("*.py")}
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    gone = {(page.name, name) for page in pages for name in NAMED.findall(prose(page))
            if not any(path.endswith(f"/{name}") for path in known)}
    assert gone == {("bots.md", "thrifty.py"), ("games.md", "src/harbour_market/__init__.py"), ("testing.md", "coverage.py")}


DECIDED = re.compile(r"^\| [^|\n]+ \| `([\w/]+\.py)` \| `(\w+)` \|$", re.MULTILINE)


def decided_in_vain(page: str) -> tuple[int, set[tuple[str, str]]]:
    """The number of rows of the table of decisions, and those whose module is missing or does not define what it is to."""
    rows = DECIDED.findall(page)
    return len(rows), {(place, name) for place, name in rows
                       if not (SOURCE / place).exists() or not defines(SOURCE / place, name)}


def defines(path: Path, name: str) -> bool:
    """Whether a module has a function, a class or a constant of this name."""
    defining = rf"^(?:    )?(?:(?:async )?def|class) {name}\b|^{name}(?:: [^\n=]+)? = "
    return re.search(defining, path.read_text("utf-8"), re.MULTILINE) is not None


def test_modules_in_which_things_are_decided_define_what_the_page_names() -> None:
    page = (ROOT / "docs/changing.md").read_text("utf-8")
    rows, gone = decided_in_vain(page)
    assert rows == page.partition("## Where things are decided")[2].partition("\n## ")[0].count("\n| ") - 1 > 20 and gone == set()
    gone_with = "| who | `server/gone.py` | `may_see` |\n| who | `server/groups/permission.py` | `may_go` |\n"
    assert decided_in_vain(gone_with) == (2, {("server/gone.py", "may_see"), ("server/groups/permission.py", "may_go")})


def test_the_tests_of_a_room_of_the_server_are_in_a_folder_named_like_it() -> None:
    rooms = {path.name for path in (SOURCE / "server").iterdir() if path.is_dir()}
    tests = ROOT / "tests/server"
    with_tests = {path.parent.name for path in tests.glob("*/test_*.py")}
    assert with_tests - rooms == {"updates"}             # of earlier versions: of no room
    rows = {row.parent.name for row in (SOURCE / "server").glob("*/rows.py")}
    assert rows <= with_tests                            # whatever stores something is tested in its folder
