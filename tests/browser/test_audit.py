"""Nothing is cut off or overlaps: a few of the audit's tables. `python -m tests.browser.audit` looks at all of them."""

from collections.abc import Callable

import pytest

from tests.browser.audit import faults, faults_at_widths, game_at, sit_down
from tests.browser.people import PHONE, Person

# The most players and the longest words are the hardest.
SOME = [("poseidon", 5, 0.45, "pl-PL", (390, 1024)), ("poseidon", 3, 0.45, "pl-PL", (320, 360)),
        ("caledonia", 4, 0.95, "es-ES", (360, 1366)), ("new_bedford", 4, 0.45, "en-GB", (360, 1366))]

PLANT = """() => {                                         // the content policy allows styles that scripts set
    const main = document.querySelector("main");
    main.insertAdjacentHTML("beforeend", `
        <div data-style="width: 4rem; overflow: hidden; white-space: nowrap">planted words that are cut</div>
        <p data-style="height: 2rem; margin: 0">planted words below</p><p data-style="margin: -2rem 0 0">and over them</p>
        <svg width="40" height="20" viewBox="0 0 40 20"><text x="20" y="12">planted drawing</text></svg>
        <svg width="60" height="99"><foreignObject width="60" height="15"><p>planted lines at one place</p></foreignObject></svg>
        <div tabindex="0" data-style="width: 4rem; overflow-x: auto; white-space: nowrap">planted beside its edge</div>
        <button>planted</button><button data-style="margin-left: -3rem">button</button>`);
    for (const thing of main.querySelectorAll("[data-style]")) thing.style.cssText = thing.dataset.style;
}"""


@pytest.mark.parametrize(("game", "seats", "moment", "locale", "widths"), SOME)
def test_nothing_is_cut_off_or_overlaps(person: Callable[..., Person], game: str, seats: int, moment: float, locale: str,
                                        widths: tuple[int, ...]) -> None:
    one = person("Ana", locale=locale)
    sit_down(one.page, game_at(game, seats, moment))
    assert list(faults_at_widths(one.page, widths)) == []


@pytest.mark.parametrize(("game", "seats", "moment", "watches"),
                         [pytest.param("poseidon", 3, 0.1, False, marks=pytest.mark.thorough), ("poseidon", 4, 0.9, True),
                          ("caledonia", 2, 0.0, False)])
def test_no_text_on_a_board_is_too_small_to_read(person: Callable[..., Person], game: str, seats: int, moment: float,
                                                 watches: bool) -> None:
    """For who plays and who watches; and a hex to be chosen on a phone is as large as a thumb."""
    one = person("Ana")
    sit_down(one.page, game_at(game, seats, moment))
    other = person("Bo", locale="pl-PL") if watches else one
    if watches:
        other.page.goto(one.page.url)
        other.wait_for_table()
    found = list(faults_at_widths(other.page, (390, 1024, 1366), tabs=("board",)))
    assert [fault for fault in found if "small" in fault[1]] == []


SMALL = """() => document.querySelector('.ps-map').insertAdjacentHTML('beforeend',
    '<g><text x="90" y="62" class="planted">planted</text></g>')"""
RING = """() => document.getElementById('chips').insertAdjacentHTML('afterbegin',
    '<span data-lit="possible">planted in a ring</span>')"""
THIN = """() => { for (const hex of document.querySelectorAll('#board [data-hex]')) hex.setAttribute('data-lit', 'possible');
    document.querySelector('.ps-chart').style.width = '100%'; }"""


def test_the_audit_finds_text_and_hexes_that_are_too_small(person: Callable[..., Person]) -> None:
    one = person("Ana", size={"width": 390, "height": 844})
    sit_down(one.page, game_at("poseidon", 2, 0.5))
    one.page.evaluate(SMALL)
    assert not [fault for fault in faults(one.page) if "planted" in fault]         # the page raises it
    one.page.evaluate("""() => { const text = document.querySelector('.planted');
        text.style.setProperty('font-size', `${9 / text.getScreenCTM().a}px`, 'important'); }""")
    assert any(fault.startswith("small text: 9.0 px “planted”") for fault in faults(one.page))
    one.page.evaluate(RING)
    assert any(fault.startswith("touches its ring: “planted in") for fault in faults(one.page))
    one.page.evaluate(THIN)
    assert any(fault.startswith("small hex: 33 by 39 px") for fault in faults(one.page))


SAID = """lines => {                                    // what has happened meanwhile, where the server's page has it
    const told = document.createElement("ul");
    told.id = "told";
    told.className = "plain refusals";
    for (const line of lines) told.append(Object.assign(document.createElement("li"), { textContent: line }));
    document.getElementById("told")?.remove();
    document.querySelector("#prompt > .say").insertBefore(told, document.querySelector("#prompt .explanation, #chips"));
}"""
SOLD = ["Jedyny ruch: Maksymilian sprzedaje wieloryba biskajskiego · dostaje 1 $ (sprzedaż wieloryba)."] * 3
PUSH = "() => { document.getElementById('ask').textContent = 'planted words. '.repeat(60); }"


def test_a_phone_shows_a_choice_below_a_long_question(person: Callable[..., Person]) -> None:
    """Whatever has happened meanwhile: the choices come before it. The audit finds a question that leaves them no room."""
    one = person("Ana", locale="pl-PL", size=PHONE)
    sit_down(one.page, game_at("new_bedford", 4, 0.45))
    one.page.evaluate(SAID, SOLD)
    assert faults(one.page) == []
    one.page.evaluate(PUSH)
    assert any(fault.startswith("no choice is in sight") for fault in faults(one.page))


def test_the_audit_finds_faults(person: Callable[..., Person]) -> None:
    """Otherwise the other tests would prove nothing."""
    one = person("Ana")
    one.page.goto("/")
    assert faults(one.page) == []
    one.page.evaluate(PLANT)
    found = faults(one.page)
    for kind in ("cut sideways: “planted words that", "and “and over them”", "“planted drawing”", "overlap: button",
                 "more lines than its place has: “planted lines", "scrolls sideways: div"):
        assert any(kind in fault for fault in found), (kind, found)
