"""What `tools/repetition.py` counts, in a server of a few lines."""

import ast
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
sys.path.insert(0, str(HOME / "tools"))

from repetition import Figures, counted, opens, parsed, session_names, told  # noqa: E402

ROWS = '''\
from sqlalchemy.orm import Mapped, Session


class GroupRow:
    id: Mapped[int]
    name: Mapped[str]
    public: Mapped[bool]
    points: Mapped[list[int]]
'''
SHAPES = '''\
from typing import Final, NamedTuple
from mercat.server.rows import GroupRow


class Group:
    """Two fields; a constant is none."""

    MOST: Final = 3
    LARGEST: Final[int] = 4
    name: str
    public: bool
'''


def server(folder: Path, **modules: str) -> Figures:
    """The figures of a server of these modules."""
    package = folder / "src/mercat/server"
    package.mkdir(parents=True, exist_ok=True)
    for name, text in {"rows": ROWS, "shapes": SHAPES, **modules}.items():
        (package / f"{name}.py").write_text(text, "utf-8")
    return counted(folder, ["group"])


def test_fields_are_counted_for_each_column(tmp_path: Path) -> None:
    figures = server(tmp_path)
    assert (figures.declared.columns, figures.declared.classes, figures.declared.fields) == (4, 1, 2)
    assert figures.declared.per_column == 0.5 and "fields per column 0.5 (2 fields of 1 classes" in told(figures)
    assert (figures.lines, figures.modules) == (len((ROWS + SHAPES).splitlines()), 2)


@pytest.mark.parametrize(("text", "fields"), [
    ("class A(NamedTuple):\n    one: int\n    two: int\n", 2), ("A = NamedTuple('A', [('one', int), ('two', int)])\n", 2),
    ("A = collections.namedtuple('A', 'one two, three')\n", 3), ("A = TypedDict('A', {'one': int, 'two': int})\n", 2),
    ("A = make_dataclass('A', ['one', 'two'])\n", 2), ("A = create_model('A', __base__=B, one=(int, 0))\n", 1),
    ("def said(row):\n    return {'id': row.id, 'name': row.name, 'public': row.public, 'more': 1}\n", 4),
    ("def said(row):\n    return dict(id=row.id, name=row.name, points=row.points)\n", 3),
    ("def said(row):\n    return {'id': row.id, 'name': row.name}\n", 0),              # two values are no row
    ("def said(row):\n    return {'id': 1, 'name': 'x', 'public': True}\n", 0)])
def test_what_carries_a_row_is_counted_in_whatever_way_it_is_made(tmp_path: Path, text: str, fields: int) -> None:
    assert server(tmp_path, more=text).declared.fields == 2 + fields


@pytest.mark.parametrize(("text", "sessions"), [
    ("with Session(engine) as session, session.begin():\n    pass\n", 1), ("session = Session(engine)\n", 1),
    ("from sqlalchemy.orm import Session as Work\nwith Work(engine) as work:\n    pass\n", 1),
    ("Work = Session\nwith Work(engine) as work:\n    pass\n", 1),
    ("class Work(Session):\n    pass\n\n\nclass Desk(Work):\n    pass\n\n\nwith Desk(engine) as work:\n    pass\n", 1),
    ("made = partial(Session, autoflush=False)\nwith made(engine) as work:\n    pass\n", 1),
    ("made = sessionmaker(engine)\nwith made() as work:\n    pass\n", 1),
    ("@contextmanager\ndef changing():\n    with Session(engine) as one:\n        yield one\n\n\n"
     "with store.changing() as one:\n    pass\n", 2),
    ("with self.store.writing.begin() as connection:\n    pass\n", 1), ("with session.begin():\n    pass\n", 0)])
def test_a_session_is_counted_under_whatever_name(tmp_path: Path, text: str, sessions: int) -> None:
    assert server(tmp_path, more=text).sessions == sessions


def test_the_way_to_the_database_is_counted_outside_the_desk(tmp_path: Path) -> None:
    text = "async def one(self):\n    await self.access.read(work)\n    write = access.write\n    return self.reader.read(1)\n"
    assert server(tmp_path, other=text, desk=text).access == 2


def test_circles_are_found_and_files_of_a_feature(tmp_path: Path) -> None:
    figures = server(tmp_path, rows=ROWS + "if TYPE_CHECKING:\n    from mercat.server import shapes\n", group_page="x = 1\n")
    assert figures.circles == [["server.rows", "server.shapes"]] and figures.features == {"group": (1, 1)}


def openers(home: Path) -> set[str]:
    """The modules of a server that open sessions or transactions."""
    modules = parsed(home / "src/mercat", "server")
    names = session_names(modules)
    return {name.removeprefix("server.") for name, tree in modules.items() if any(opens(node, names) for node in ast.walk(tree))}


def test_work_is_given_its_session_and_opens_none() -> None:
    """But for what opens the database itself, and for journals and names, which are read little by little."""
    alone = {"doctor.of_backups", "doctor.of_database", "doctor.of_ratings", "notices.child_program", "storage.backups.restoring",
             "storage.backups.values", "storage.backups.writing", "storage.migrating", "web.starting"}
    one_by_one = {"hosting.moderation", "tables.journals", "tables.updates"}
    assert openers(HOME) - alone - one_by_one == {"storage.transactions", "tables.store"}
