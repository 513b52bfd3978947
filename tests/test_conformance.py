"""`mercat.conformance` finds every kind of fault: each is planted in a copy of the game that `mercat new` writes."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mercat import conformance
from mercat.cli.new import project, write
from mercat.engine.matches.match import Match

# a part, the file with the fault, what is there, what stands there instead, and what is found
FAULTS: dict[str, tuple[str, str, str, str, str]] = {
    "value": ("record", "__init__.py", 'Option("purse", t.PURSES)', 'Option("purse", [*t.PURSES, "Large one"])',
              "each is another word of lower-case"),
    "preset": ("record", "__init__.py", "ledger=LEDGER,", 'ledger=LEDGER, presets={"rich": {"purse": "huge"}},', "purse=huge"),
    "minutes": ("record", "__init__.py", "(5, 10)", "(10, 5)", "name the least first"),
    "offered": ("play", "rules/sell.py", "range(v.CROP.size)", "range(1)", "is not offered"),
    "copied": ("play", "state.py", "{class}(self.seats, self.options, self.fields)", "self", "a copy shares something"),
    "scored": ("play", "__init__.py", "points=points", "points=lambda state, seat: points(state, seat) + 1", "points"),
    "raises": ("play", "rules/sow.py", "state.pay(seat", "[][1]; state.pay(seat",
               "IndexError: list index out of range (in rules/sow.py:"),
    "options": ("rows", "state.py", 'fields.row("money", v.SEAT)',
                'fields.row("gold" if options[0] else "money", v.SEAT)', "a row has other numbers"),
    "shown": ("view", "view.py", '"rounds": int(t.ROUNDS),', "", "view lacks 'rounds'"),
    "purse": ("view", "view.py", '"money": int(state.money[seat]),', "", "has no 'money'"),
    "open end": ("view", "view.py", '"rounds": int(t.ROUNDS)', '"rounds": "four"', "where nobody knows how many"),
    "merit": ("view", "__init__.py", "ledger=LEDGER,", "ledger=LEDGER, merits=lambda state, seat: [Merit('coin', 1)],",
              "There is no text merit-coin"),
    "missing": ("texts", "text/en.ftl", "event-sold = ", "event-bought = ", "There is no text event-sold"),
    "one language": ("texts", "text/es.ftl", "reason-nothing = ", "# ", "text/es.ftl lacks reason-nothing"),
    "too many": ("texts", "text/pl.ftl", "table-money = ", "table-coins = a\ntable-money = ",
                 "has table-coins, which English has not"),
    "other facts": ("texts", "text/es.ftl", "event-paid = { $seat } paga { $amount }.", "event-paid = { $seat } paga.",
                    "speaks of amount in one language alone"),
    "unknown fact": ("texts", "text/en.ftl", "move-sow = Sow { $crop }", "move-sow = Sow { $seed }",
                     "speaks of what it is not told"),
    "never selected": ("texts", "text/es.ftl", "move-sow = ",
                       "move-sow = { $crop ->\n    [flax] A\n   *[other] B { $crop }\n  }\nmove-sown = ",
                       "move-sow has the variant [flax], which no value of $crop selects: it is the text of the value"),
    "no such plural": ("texts", "text/en.ftl", "[one] coin", "[few] coin",
                       "[few], which no value of $amount selects: numbers and"),
    "no such form": ("texts", "text/en.ftl", "move-sow = Sow { $crop }",
                     "move-sow = { $crop_key ->\n    [oats] Sow oats\n   *[other] Sow { $crop }\n  }",
                     "[oats], which no value of $crop_key"),
    "without a cause": ("texts", "text/en.ftl", "event-round_began = Round { $round } begins.",
                        "event-round_began = Round { $round } begins ({ $cause }).",
                        "event-round_began speaks of what it is not told"),
    "unreadable": ("texts", "text/en.ftl", "move-pass = Pass", "move-pass = { Pass", "cannot be read"),
    "twice": ("texts", "text/en.ftl", "move-pass = Pass", "move-pass = Pass\nmove-pass = Pass", "has move-pass twice"),
    "no file": ("texts", "text/ledger/es.ftl", "", "", "There is no text/ledger/es.ftl"),
    "path": ("texts", "text/en.ftl", "path-market = ", "path-stalls = ", "There is no text path-market (what the path market"),
    "stub": ("texts", "text/pl.ftl", "event-paid = ", "event-paid = ??? ", "text/pl.ftl: event-paid is still a stub"),
    "refusal": ("ledger", "ledger.py", '"nothing": "{code}-SELL-1"', "", "No rule is behind the refusal nothing"),
    "bare key": ("ledger", "ledger.py", '"nothing": ', '"nothing sell": ', "with 'nothing' alone as the key"),
    "rule": ("ledger", "ledger.py", '"{code}-SELL-2"]', "]", "which ledger.py shows nowhere"),
    "step": ("ledger", "ledger.py", '"acting": [', '"acted": [', "which is no step that anybody decides"),
    "rule unwritten": ("ledger", "text/ledger/pl.ftl", "rule-{code}-END-1 = ", "# ", "There is no text rule-{code}-END-1"),
    "rule of the docs": ("ledger", "../../docs/rules.md", "| {code}-END-1 |", "| {code}-FIN-1 |",
                         "ledger.py shows {code}-END-1, which docs/rules.md does not have"),
    "rule of the docs alone": ("ledger", "../../docs/rules.md", "| {code}-END-1 |", "| {code}-FIN-1 |",
                               "docs/rules.md has {code}-FIN-1, which no code names"),
    "rule written twice": ("ledger", "../../docs/rules.md", "| {code}-SOW-2 |", "| {code}-SOW-1 |", "has {code}-SOW-1 twice"),
    "file of a rule": ("ledger", "text/ledger/en.ftl", "rule-{code}-END-1 = ", "# ", "add it to text/ledger/en.ftl"),
    "key": ("drawing", "table.html", "say('table-market')", "say('table-square')",
            "There is no text table-square (table.html says it)"),
    "macro": ("drawing", "table.html", "{% macro shared", "{% macro spared", "cannot be drawn"),
    "facet": ("drawing", "table.html", 'data-crop="{{ stall.crop }}"', 'data-crop="{{ stall.crop }}s"', "nobody could choose it"),
    "verb": ("drawing", "table.html", "<rect ", '<rect data-verb="fly" ', "the game has no verb 'fly'"),
    "ids": ("drawing", "table.html", "<rect ", '<rect id="stall" ', "the id stall stands 2 times"),
    "script": ("drawing", "table.html", "<rect ", '<rect style="fill: red" ', "is not allowed on a page"),
    "unescaped": ("drawing", "table.html", "{{ view.players[seat].money }}", "{{ names[seat]|safe }}", "stands unescaped"),
    "weight": ("advice", "bots/advice.py", "POINT: i64 = 100 ", "POINT: i64 = 10000000000 ", "advice.value is"),
    "meddling": ("advice", "bots/advice.py", "value = state", "state.money[seat] += 1\n        value = state",
                 "advice changed the position"),
}


def planted(folder: Path, fault: str, number: int) -> tuple[str, str, str]:
    """Write a game with a fault; return its name, the part that is to find it, and what it is to say."""
    name = f"faulty_{number}"
    code, kind = name.replace("_", "")[:3].upper(), f"Faulty{number}"
    layout = project(folder / name, name)
    write(layout, name, "Faulty")
    part, file, old, new, said = (text.replace("{class}", kind).replace("{code}", code) for text in FAULTS[fault])
    path = layout.package / file
    text = path.read_text("utf-8")
    assert old in text, f"{fault}: the skeleton has another {file}"
    if old:
        path.write_text(text.replace(old, new).replace("import Game,", "import Game, Merit,"), "utf-8")
    else:
        path.unlink()
    return name, part, said


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[str, str, str]]]:
    """All faulty games, found as the games of MERCAT_GAMES are."""
    folder, games = tmp_path_factory.mktemp("faulty"), importlib.import_module("mercat.games")
    made = {fault: planted(folder, fault, number) for number, fault in enumerate(FAULTS)}
    places = [str(path / "src") for path in folder.iterdir()]
    games.__path__.extend(places)
    yield made
    for place in places:
        games.__path__.remove(place)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_and_nothing_else_in_another_part(faulty: dict[str, tuple[str, str, str]], fault: str) -> None:
    name, part, said = faulty[fault]
    found = [str(one) for one in conformance.findings(name, parts=[part])]
    assert any(said in one for one in found), found
    assert all(one.startswith(f"{part}: ") and one.rstrip(".")[-1] not in ":;" for one in found)


LESSON = """# A lesson with one step.
lesson market
game {name}
seats learner other
nature demand flax

step sow
aim sow flax
wrong idle pass
look crop=barley
learner sow flax
"""
LESSON_TEXTS = "".join(f"lesson-market-{key} = A text.\n" for key in ("sow", "sow-aim", "sow-wrong", "sow-idle", "end"))


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A game with a lesson, in English alone."""
    folder, games = tmp_path_factory.mktemp("taught"), importlib.import_module("mercat.games")
    layout = project(folder, "taught_fair")
    write(layout, "taught_fair", "Taught Fair", ["en"])
    lessons = layout.package / "lessons"
    lessons.mkdir()
    (lessons / "market.play").write_text(LESSON.format(name="taught_fair"))
    (lessons / "en.ftl").write_text(LESSON_TEXTS)
    games.__path__.append(str(folder / "src"))
    yield lessons
    games.__path__.remove(str(folder / "src"))


def test_the_game_of_the_skeleton_with_a_lesson_conforms_in_one_language(taught: Path) -> None:
    conformance.check("taught_fair")


@pytest.mark.parametrize(("old", "new", "said"), [
    ("aim sow flax", "aim sow barley", "lessons/market.play"),
    ("look crop=barley", "look crop=flax", "which is its answer"),
    ("look crop=barley", "look crop=oats", "which is not drawn"),
    ("wrong idle pass", "wrong lazy pass", "There is no text lesson-market-sow-lazy"),
    ("lesson market", "lesson fair", "is no lesson market of taught_fair")])
def test_a_fault_of_a_lesson_is_found(taught: Path, old: str, new: str, said: str) -> None:
    path = taught / "market.play"
    before = path.read_text()
    path.write_text(before.replace(old, new))
    try:
        found = [str(one) for one in conformance.findings("taught_fair", parts=["lessons"])]
    finally:
        path.write_text(before)
    assert any(said in one for one in found), found


def test_what_does_not_conform_is_raised_with_all_findings(faulty: dict[str, tuple[str, str, str]]) -> None:
    name, part, said = faulty["missing"]
    with pytest.raises(conformance.NotConforming, match=f"{name} does not conform:") as raised:
        conformance.check(name, parts=["record", part])
    assert said in str(raised.value) and {one.part for one in raised.value.findings} == {part}
    with pytest.raises(ValueError, match="there is no part 'spelling'; the parts are record, play"):
        conformance.check(name, parts=["spelling"])


def test_a_law_of_the_games_own_is_held(taught: Path) -> None:
    def law(match: Match[Any]) -> None:
        if match.state.round > 1:
            raise AssertionError("it is the second round")

    found = conformance.findings("taught_fair", parts=["play"], law=law)
    assert found and all("it is the second round (seed 1" in one.sentence for one in found)
