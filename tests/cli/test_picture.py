"""The table in the terminal: what nobody has chosen yet is left out, and is not -1."""

from io import StringIO
from types import SimpleNamespace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

from mercat.cli.narrator import Narrator
from mercat.cli.picture import picture
from mercat.engine.rules.state import NONE, SEATS, Fields, State
from mercat.engine.rules.vocabulary import Facet


class Hiring(State):
    def __init__(self, seats: i64, options: vec[i64], original: Fields | None = None) -> None:
        fields = Fields(original)
        self.hired = fields.row("hired", SEATS, NONE)
        self.debt = fields.row("debt", SEATS)
        self.dearest = fields.row("dearest", Facet("ore", ["tin", "lead"]), NONE)
        super().__init__(seats, options, fields)


def test_what_is_not_chosen_yet_is_left_out() -> None:
    game: Any = SimpleNamespace(blank=Hiring, has=lambda language, key: False,
                                say=lambda language, key, **facts: key.rpartition("-")[2])
    state, out = Hiring(2, vec[i64]([])), StringIO()
    state.hired[1], state.debt[0] = 3, -1                # a debt of 1 is a number like any other
    Console(file=out, width=80).print(picture(state, Narrator(game, "en", ["Ana", "Ben"])))
    said = [line.split() for line in out.getvalue().splitlines() if line.startswith((" Ana", " Ben", "  Ana", "  Ben"))]
    assert said == [["Ana", "-1"], ["Ben", "3"]] and "dearest" not in out.getvalue(), out.getvalue()


def test_readers_of_another_language_see_no_names_of_the_code() -> None:
    texts = {"path-debt": "monedas que debe", "path-dearest-ore": "el mineral más caro", "ore-tin": "estaño"}
    game: Any = SimpleNamespace(blank=Hiring, has=lambda language, key: key in texts, voice=None,
                                say=lambda language, key, **facts: texts[key])
    state, said = Hiring(2, vec[i64]([])), {}
    state.debt[0] = 2
    for language in ("en", "es"):
        out = StringIO()
        Console(file=out, width=80).print(picture(state, Narrator(game, language, ["Ana", "Ben"])))
        said[language] = out.getvalue()
    assert "debt" in said["en"] and "monedas" not in said["en"]
    assert "monedas que debe" in said["es"] and "debt" not in said["es"], said["es"]
