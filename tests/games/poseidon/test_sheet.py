"""The sheet of nations and holdings: its numbers in positions that were worked out by hand from the rule text and the map, before
the program was asked."""

from typing import Any, NamedTuple

import pytest

from mercat.engine.transcripts.transcript import Transcript
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.state import FAVOURED_FLEET
from mercat.text import LANGUAGES
from tests.drawing import parts
from tests.present import present

HEAD = """game poseidon
seats ana ben cleo dan
deal off
nature begin ana
dan choose archon
cleo choose poseidon
ben choose mykene
ana choose delos
let king.athenai ana
let prestige.athenai 70
let merchants.ana.athenai 3
let merchants.ben.athenai 1
let pool.athenai 1
let potentials.athenai 11
let posts.athenai.F12 1
let posts.athenai.G13 1
"""


class Worked(NamedTuple):
    """A position, and what its sheet says of Athenai: the income now and with the bank's next ship, and whether the treasury
    can pay for that."""

    about: str
    lines: str
    range: int | None
    income: int
    later: int
    can_pay: bool


WORKED = [
    # The rulebook's example: two 2-ships go to Andros 3, Paros 3 and, for 40, Ios 8. A third one for 100 leaves 50 in the
    # treasury and two steps more than there are to Ios by Andros and Paros: F16 by G15 (2), and E15 for 10 (3).
    Worked("the example", "let fleet.athenai.2_ship 2\nlet treasury.athenai 150", 4, 14, 19, True),
    # 40 less: with the third ship nothing is left but 10, so Ios is out of reach, and the free F16 with E15 for 10 remain:
    # F12 3, G13 3, G15, F16 2, E15 3.
    Worked("a donation that cannot be paid any more", "let fleet.athenai.2_ship 2\nlet treasury.athenai 110", 4, 14, 11, True),
    # Not even a donation of 10 is left, but the free temple of F16.
    Worked("a ship that cannot be paid", "let fleet.athenai.2_ship 2\nlet treasury.athenai 90", 4, 14, 8, False),
    # Without ships there is no income; one 2-ship reaches Andros and Paros.
    Worked("no ship yet", "let treasury.athenai 350", 0, 0, 6, True),
    # The first 4-ship begins phase 2: both 2-ships are gone, 20 drachmas are left, E15 pays 4 then: F12, G13, F14, E15.
    Worked("a ship that begins a phase",
           "let fleet.athenai.2_ship 2\nlet treasury.athenai 320\nlet deck.2_ship 0\nlet deck.3_ship 0", 4, 14, 10, True),
    # With three ships nothing can be bought: 3 steps of 2 as above.
    Worked("a full fleet", "let fleet.athenai.2_ship 3\nlet treasury.athenai 50", 6, 19, 19, False),
]
ENDLESS = "let phase 4\nlet posts.athenai.kypros 1\nlet posts.athenai.kyrene 1\nlet treasury.athenai {}\n"
ALL_SOLD = "\n".join(f"let deck.{ship}_ship 0" for ship in (2, 3, 4, 5, 6, 7))
TRADED = [
    # An E-ship visits Andros 3, Paros 3 and one of the two areas of the New World 12; no temple pays.
    Worked("an E-ship", ENDLESS.format(0) + "let fleet.athenai.E_ship 1", None, 18, 18, False),
    # Three ships, one of which is given for half its price: 1000 - 250 for a 5-ship is what the treasury has. Range 15 visits
    # Andros and Paros: temples pay nothing in phase 4, and only E-ships come into the New World.
    Worked("a 5-ship given for an E-ship", ENDLESS.format(750) + "let fleet.athenai.5_ship 3\n" + ALL_SOLD, 15, 6, 18, True),
    Worked("one drachma short of it", ENDLESS.format(749) + "let fleet.athenai.5_ship 3\n" + ALL_SOLD, 15, 6, 18, False),
]


def row_of(lines: str) -> dict[str, Any]:
    transcript = Transcript()
    assert transcript.run(HEAD + lines + "\n= phase " + ("4" if "phase 4" in lines else "1")) == []
    rows: list[dict[str, Any]] = present(transcript.match).view()["nations"]
    return next(row for row in rows if row["nation"] == "athenai")


@pytest.mark.parametrize("worked", WORKED + TRADED, ids=lambda worked: worked.about)
def test_the_income_now_and_after_the_next_purchase(worked: Worked) -> None:
    row = row_of(worked.lines)
    assert (row["range"], row["income"], row["income_next"], row["affords_next"]) == worked[2:]


def test_the_favour_of_poseidon_doubles_the_range_of_this_voyage_alone() -> None:
    """Phase 2: a 4-ship sails 8, and without favour two of them sail 8 after the purchase, with an empty treasury: H12, G13, F12
    at 3 each and the free temple of F16 (or B12), 2."""
    transcript = Transcript()
    assert transcript.run(HEAD + "let posts.athenai.H12 1\nlet phase 2\nlet fleet.athenai.4_ship 1\nlet deck.3_ship 0\n"
                          "let treasury.athenai 300\n= phase 2") == []
    match = present(transcript.match)
    match.state.numbers[FAVOURED_FLEET] = v.NATION.numbers["athenai"]
    row = next(row for row in match.view()["nations"] if row["nation"] == "athenai")
    assert (row["range"], row["income_next"]) == (8, 11)


def test_what_players_hold_is_worth_their_merchants_and_their_money() -> None:
    """70 for each merchant: Ana's three are worth 210, Ben's one 70. Each has paid for a card: 20, 60, 80 and 100 of 440."""
    transcript = Transcript()
    assert transcript.run(HEAD + "= round mr1") == []
    players = present(transcript.match).view()["players"]
    assert [(one["money"], one["merchants"], one["value"], one["worth"]) for one in players] == [
        (420, 3, 210, 630), (380, 1, 70, 450), (360, 0, 0, 360), (340, 0, 0, 340)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_says_all_of_it(language: str) -> None:
    """By columns and rows, each named: range, who holds what, at which value, money and net worth."""
    transcript = Transcript()
    transcript.run(HEAD + WORKED[0].lines)
    match = present(transcript.match)
    shared = parts(match, language)[1]
    sheet = shared[shared.index("<table class=\"ps-nations"):]
    row = sheet[sheet.index('id="ps-row-athenai"'):]
    row = row[:row.index("</tr>")]
    assert 'class="ps-range">4<' in row and ">210<" in row and ">70<" in row
    foot = sheet[sheet.index("<tfoot"):sheet.index("</tfoot>")]
    assert all(f">{number}<" in foot for number in (420, 210, 630, 380, 450))
