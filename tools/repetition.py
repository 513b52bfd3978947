"""Repetition in the server: figures to compare before and after a change of its structure. Lower is better.

    python tools/repetition.py [--home CHECKOUT] [--feature group ...] [--desk server.desk ...] [--json]

*Fields per column*: fields declared by classes, for each stored column. A class that is not a row counts with its annotated
fields, as do named tuples and typed dictionaries, however they are made; so does a dictionary display with at least three keys
that are columns, each with an attribute as its value: it carries a row under other names.

*Sessions*: calls that open a session or a transaction of the database: of SQLAlchemy's `Session`, under any name, of its
subclasses, of `sessionmaker` and its results, of functions that open one for `with`, and `begin` or `connect` of an engine. The
literal `with Session(` is counted separately.

*Access*: `access.read` and `access.write`, called or passed on, outside the modules of the desk.

*Circles*: groups of modules of one package that import each other, including imports for types and within functions.

*Feature*: files with a word in their name, and their folders.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
LEAST_KEYS: Final = 3                                    # of a dictionary that carries a row
MADE_AS: Final = {"NamedTuple": 1, "namedtuple": 1, "TypedDict": 1, "make_dataclass": 1}     # the place of the fields
OPENS: Final = {"begin", "connect", "begin_nested"}
ENGINES: Final = {"engine", "reading", "writing"}        # names of variables that contain one
DESK: Final = ("server.desk",)
Parsed = Mapping[str, ast.Module]                        # modules by name, without `mercat`


@dataclass(frozen=True)
class Declared:
    """The declarations of the server."""

    columns: int
    classes: int
    fields: int
    rows_in_dictionaries: int                            # of these classes

    @property
    def per_column(self) -> float:
        return round(self.fields / self.columns, 2) if self.columns else 0.0


@dataclass(frozen=True)
class Figures:
    """All figures."""

    lines: int
    modules: int
    declared: Declared
    with_session: int
    sessions: int
    access: int
    circles: list[list[str]]
    features: dict[str, tuple[int, int]]                 # files and folders


# -- declarations


def is_mapped(node: ast.AnnAssign) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "Mapped" for one in ast.walk(node.annotation))


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Return the typed declarations of a class, without its constants."""
    found = [one for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
    return [one for one in found if not ast.unparse(one.annotation).startswith(("Final", "ClassVar"))]


def name_called(node: ast.AST) -> str:
    """Return the last part of the called name."""
    called = node.func if isinstance(node, ast.Call) else node
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def fields_made(call: ast.Call) -> int:
    """Return the number of fields declared by a call that makes a class."""
    place = MADE_AS.get(name_called(call), 0)
    if name_called(call) == "create_model":
        return len([one for one in call.keywords if one.arg and not one.arg.startswith("__")])
    if not place or len(call.args) <= place:
        return 0
    said = call.args[place]
    if isinstance(said, ast.Constant):
        return len(str(said.value).replace(",", " ").split())
    return len(said.keys) if isinstance(said, ast.Dict) else len(said.elts) if isinstance(said, ast.List | ast.Tuple) else 0


def pairs_of(node: ast.AST) -> list[tuple[str, ast.expr]]:
    """Return the keys and values of a dictionary display."""
    if isinstance(node, ast.Dict):
        return [(key.value, value) for key, value in zip(node.keys, node.values, strict=True)
                if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    if isinstance(node, ast.Call) and name_called(node) == "dict":
        return [(one.arg, one.value) for one in node.keywords if one.arg]
    return []


def carries_a_row(node: ast.AST, columns: set[str]) -> bool:
    return sum(key in columns and isinstance(value, ast.Attribute) for key, value in pairs_of(node)) >= LEAST_KEYS


def declared_in(modules: Parsed) -> Declared:
    """Return the columns, and the fields of classes that carry them."""
    nodes = [node for tree in modules.values() for node in ast.walk(tree)]
    classes = [fields_of(node) for node in nodes if isinstance(node, ast.ClassDef)]
    columns = [one for fields in classes for one in fields if is_mapped(one)]
    names = {one.target.id for one in columns if isinstance(one.target, ast.Name)}
    counts = [len(fields) for fields in classes if fields and not any(map(is_mapped, fields))]
    counts += [made for node in nodes if isinstance(node, ast.Call) and (made := fields_made(node))]
    rows = [len(pairs_of(node)) for node in nodes if carries_a_row(node, names)]
    return Declared(len(columns), len(counts) + len(rows), sum(counts) + sum(rows), len(rows))


# -- sessions


def session_names(modules: Parsed) -> set[str]:
    """Return the names under which a session is opened, followed until no further one is found."""
    names, nodes = {"Session", "sessionmaker"}, [node for tree in modules.values() for node in ast.walk(tree)]
    while True:
        found = names | {name for node in nodes for name in further_names(node, names)}
        if found == names:
            return names
        names = found


def further_names(node: ast.AST, names: set[str]) -> Iterator[str]:
    """Yield the names that a node gives to one of these."""
    if isinstance(node, ast.ImportFrom):
        yield from (alias.asname for alias in node.names if alias.asname and alias.name in names)
    elif isinstance(node, ast.ClassDef):
        if any(name_called(base.value if isinstance(base, ast.Subscript) else base) in names for base in node.bases):
            yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        value = node.value
        partly = [value.args[0]] if isinstance(value, ast.Call) and name_called(value) == "partial" and value.args else []
        made = [value] if isinstance(value, ast.Name | ast.Attribute) or name_called(value) == "sessionmaker" else partly
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(name_called(one) in names for one in made):
            yield from filter(None, map(name_called, targets))
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        is_for_with = any(name_called(one) in ("contextmanager", "asynccontextmanager") for one in node.decorator_list)
        if is_for_with and any(opens(one, names) for one in ast.walk(node)):
            yield node.name


def opens(node: ast.AST, names: set[str]) -> bool:
    """Return whether a node is a call that opens a session or a transaction."""
    if not isinstance(node, ast.Call):
        return False
    of_engine = isinstance(node.func, ast.Attribute) and node.func.attr in OPENS and name_called(node.func.value) in ENGINES
    return of_engine or (name_called(node) in names and name_called(node) != "sessionmaker")


def sessions_in(modules: Parsed) -> int:
    names = session_names(modules)
    return sum(opens(node, names) for tree in modules.values() for node in ast.walk(tree))


def with_session_in(modules: Parsed) -> int:
    """Return the number of literal `with Session(`."""
    return sum(isinstance(item.context_expr, ast.Call) and name_called(item.context_expr) == "Session"
               for tree in modules.values() for node in ast.walk(tree) if isinstance(node, ast.With | ast.AsyncWith)
               for item in node.items)


def access_in(modules: Parsed, desk: Sequence[str]) -> int:
    """Return the number of `access.read` and `access.write` outside the desk's modules."""
    return sum(isinstance(node, ast.Attribute) and node.attr in ("read", "write") and name_called(node.value) == "access"
               for name, tree in modules.items() if not belongs(name, desk) for node in ast.walk(tree))


def belongs(module: str, packages: Sequence[str]) -> bool:
    return any(module == one or module.startswith(f"{one}.") for one in packages)


# -- circles


def circles(imports: Mapping[str, set[str]]) -> list[set[str]]:
    """Return groups of modules that import each other, the largest first."""
    reached = {}
    for name in imports:
        seen, waiting = set[str](), [name]
        while waiting:
            new = imports.get(waiting.pop(), set()) - seen
            seen |= new
            waiting.extend(new)
        reached[name] = seen
    groups = {frozenset(other for other in seen if name in reached.get(other, ()))
              for name, seen in reached.items() if name in seen}
    return sorted(map(set, groups), key=lambda group: (-len(group), sorted(group)))


def imports_in(modules: Parsed) -> dict[str, set[str]]:
    """Return the imports of each of these modules among them, including those for types and within functions."""
    found = {}
    for name, tree in modules.items():
        said = set[str]()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                said |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                said |= inner if all(one.removeprefix("mercat.") in modules for one in inner) else inner | {node.module}
        found[name] = {one.removeprefix("mercat.") for one in said} & modules.keys() - {name}
    return found


# -- all together


def parsed(source: Path, below: str = "") -> dict[str, ast.Module]:
    """Return the modules of a package, by their names without `mercat`."""
    found = {}
    for path in sorted((source / below).rglob("*.py")):
        name = ".".join(path.relative_to(source).with_suffix("").parts)
        found[name.removesuffix("__init__").removesuffix(".")] = ast.parse(path.read_text("utf-8"))
    return found


def files_of(source: Path, word: str) -> list[Path]:
    """Return the files of a feature: those with its word in their name, except in the games."""
    return [path for path in source.rglob("*") if path.is_file() and re.search(word, path.name, re.IGNORECASE)
            and "__pycache__" not in path.parts and "games" not in path.relative_to(source).parts]


def counted(home: Path, features: Sequence[str], desk: Sequence[str] = DESK) -> Figures:
    source = home / "src/mercat"
    server = parsed(source, "server")
    paths = list((source / "server").rglob("*.py"))
    found = {word: files_of(source, word) for word in features}
    return Figures(sum(len(path.read_text("utf-8").splitlines()) for path in paths), len(paths), declared_in(server),
                   with_session_in(server), sessions_in(server), access_in(server, desk),
                   [sorted(one) for one in circles(imports_in(parsed(source)))],
                   {word: (len(files), len({path.parent for path in files})) for word, files in found.items()})


def told(figures: Figures) -> str:
    """Return the figures as lines."""
    one = figures.declared
    return "\n".join([
        f"lines {figures.lines}, modules {figures.modules}",
        f"fields per column {one.per_column} ({one.fields} fields of {one.classes} classes, {one.rows_in_dictionaries} of them "
        f"dictionaries; {one.columns} columns)",
        f"sessions {figures.sessions} (`with Session(` {figures.with_session})",
        f"access.read/write outside the desk {figures.access}",
        f"circles {len(figures.circles)}", *(f"  {len(group)}: {', '.join(group)}" for group in figures.circles),
        *(f"{word}: {files} files in {folders} folders" for word, (files, folders) in figures.features.items())])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--home", type=Path, default=HOME, help="another checkout")
    parser.add_argument("--feature", nargs="+", default=["group", "notice", "device", "account", "hosting", "clock", "order"],
                        help="words in names of files")
    parser.add_argument("--desk", nargs="*", default=list(DESK), help="modules that are the desk")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    figures = counted(asked.home, asked.feature, asked.desk)
    print(json.dumps(asdict(figures) | {"fields_per_column": figures.declared.per_column}) if asked.json else told(figures))


if __name__ == "__main__":
    main()
