"""Nothing is cut off or overlaps: a few of the audit's tables. `python -m tests.browser.audit` looks at all of them."""

from collections.abc import Callable

import pytest

from tests.browser.audit import faults, faults_at_widths, game_at, sit_down
from tests.browser.people import Person

# The most players and the longest words are the hardest.
SOME = [("poseidon", 5, 0.45, "pl-PL", (390, 1024)), ("caledonia", 4, 0.95, "es-ES", (360, 1366)),
        ("new_bedford", 4, 0.45, "en-GB", (360, 1366))]

PLANT = """() => {                                         // the content policy allows styles that scripts set
    const main = document.querySelector("main");
    main.insertAdjacentHTML("beforeend", `
        <div data-style="width: 4rem; overflow: hidden; white-space: nowrap">planted words that are cut</div>
        <p data-style="height: 2rem; margin: 0">planted words below</p><p data-style="margin: -2rem 0 0">and over them</p>
        <svg width="40" height="20" viewBox="0 0 40 20"><text x="20" y="12">planted drawing</text></svg>
        <button>planted</button><button data-style="margin-left: -3rem">button</button>`);
    for (const thing of main.querySelectorAll("[data-style]")) thing.style.cssText = thing.dataset.style;
}"""


@pytest.mark.parametrize(("game", "seats", "moment", "locale", "widths"), SOME)
def test_nothing_is_cut_off_or_overlaps(person: Callable[..., Person], game: str, seats: int, moment: float, locale: str,
                                        widths: tuple[int, ...]) -> None:
    one = person("Ana", locale=locale)
    sit_down(one.page, game_at(game, seats, moment))
    assert list(faults_at_widths(one.page, widths)) == []


def test_the_audit_finds_faults(person: Callable[..., Person]) -> None:
    """Otherwise the other tests would prove nothing."""
    one = person("Ana")
    one.page.goto("/")
    assert faults(one.page) == []
    one.page.evaluate(PLANT)
    found = faults(one.page)
    for kind in ("cut sideways: “planted words that", "and “and over them”", "“planted drawing”", "overlap: button"):
        assert any(kind in fault for fault in found), (kind, found)
