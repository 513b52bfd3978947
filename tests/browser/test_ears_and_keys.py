"""For ears and keys: what others did is announced, arrows go from hex to hex, and the table as text previews moves."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import PATIENCE, Person, first_ones, seated

HEARD = """() => {                                       // collects what is put into the region, which forgets it
    window.heard = [];
    const keep = change => change.addedNodes.forEach(line => window.heard.push(line.textContent));
    new MutationObserver(changes => changes.forEach(keep)).observe(document.getElementById('announced'), { childList: true });
}"""
FOCUSED = "() => document.activeElement.getAttribute('data-hex') ?? document.activeElement.id"
STOPS = "() => document.querySelectorAll('#board [data-arrows] [tabindex=\"0\"]').length"


def heard(one: Person) -> list[str]:
    return list(one.page.evaluate("window.heard"))


@pytest.fixture(scope="module")
def pair(site, chromium) -> Iterator[tuple[Person, Person]]:  # type: ignore[no-untyped-def]
    """Two people at a table of New Bedford: one reads Polish and wants no motion, the other English with full motion."""
    one, other = (Person("Łucja", site.address, chromium, locale="pl-PL"), Person("Ben", site.address, chromium))
    other.context.add_cookies([{"name": "motion", "value": "full", "url": site.address}])
    seated([one, other])
    for somebody in (one, other):
        somebody.page.evaluate(HEARD)
    yield one, other
    for somebody in (one, other):
        somebody.context.close()
        assert somebody.errors == []


def test_every_move_of_others_is_announced_once_in_the_readers_words(pair: tuple[Person, Person]) -> None:
    one, other = pair
    made: dict[str, int] = {one.name: 0, other.name: 0}
    one.page.wait_for_function("() => document.querySelector('#prompt.mine, #prompt.waiting')")
    for _ in range(6):
        mover = one if one.glances()[0] == "mine" else other
        mover.choose(mover.moves()[-1])
        made[mover.name] += 1
        for somebody in pair:
            somebody.catch_up()
    for reader, mover, word in ((one, other, "dostaje"), (other, one, "takes")):
        lines, history = heard(reader), reader.page.locator("#history-box .history > li")
        entries = [" ".join(text.split()) for text in history.all_inner_texts()]
        moves = [line for line in lines if line.startswith(f"{mover.name} ")]
        assert len(moves) == made[mover.name] > 0 and word in " ".join(moves), lines
        assert not any(line.startswith(f"{reader.name} ") for line in lines)
        assert all(" ".join(line.split()) in entries for line in lines) and len(set(lines)) == len(lines)
    expect(one.page.locator("#announced")).to_have_attribute("aria-live", "polite")
    assert one.page.locator("#caption").is_hidden()      # without motion too
    assert one.serious_faults() == []


def test_a_move_that_is_taken_back_is_announced(pair: tuple[Person, Person]) -> None:
    for _ in range(8):                                   # until nobody else has spoken after the move
        mover, reader = pair if pair[0].glances()[0] == "mine" else pair[::-1]
        mover.choose(mover.moves()[0])
        for somebody in pair:
            somebody.catch_up()
        if mover.page.locator("#undo").count():
            break
    before, undo = len(heard(reader)), mover.page.locator("#undo")
    undo.click()
    expect(mover.page.locator("#prompt")).to_have_class("prompt mine")
    reader.page.wait_for_function("count => window.heard.length > count", arg=before)
    assert heard(reader)[-1] in ("The last move has been undone.", "Cofnięto ostatni ruch.")


@pytest.mark.parametrize("game", ["caledonia", "poseidon"])
def test_arrows_go_from_hex_to_hex(person: Callable[..., Person], game: str) -> None:
    one = person("Ana")
    one.begin(game=game, moves=first_ones(1))            # so that there is a past to go to
    one.wait_for_turn()
    assert one.page.evaluate(STOPS) == 1                 # of all hexes one takes the Tab key
    first = one.page.locator("#board [data-arrows] [tabindex='0']")
    first.focus()
    start, here = one.page.evaluate(FOCUSED), one.page.url
    walked = [start]
    for key, back in (("ArrowDown", "ArrowUp"), ("ArrowRight", "ArrowLeft")):
        one.page.keyboard.press(key)
        there = one.page.evaluate(FOCUSED)
        if there == walked[-1]:                          # at the edge: the other way
            key, back = back, key
            one.page.keyboard.press(key)
            there = one.page.evaluate(FOCUSED)
        assert there != walked[-1] and one.page.evaluate(STOPS) == 1
        walked.append(there)
    assert len(set(walked)) == 3 and one.page.url == here            # the arrows did not go through the history
    assert one.page.locator(":focus-visible").count() == 1
    assert one.page.evaluate("() => document.activeElement.getAttribute('aria-label')")      # while the tip shows its title
    one.page.locator("#ask").focus()
    one.page.keyboard.press("ArrowLeft")
    one.page.wait_for_url("**?at=*", timeout=PATIENCE)   # elsewhere they do
    one.page.keyboard.press("?")
    expect(one.page.locator("#keys")).to_contain_text("to the neighbouring hex")


def test_a_hex_is_chosen_by_keys_alone(person: Callable[..., Person]) -> None:
    one = person("Ana")
    one.begin(game="caledonia")
    for _ in range(20):                                  # the first question about the map
        one.wait_for_turn()
        if one.page.locator("#board [data-arrows] [data-lit]").count() > 1:
            break
        one.choose(one.moves()[0])
    lit = one.page.locator("#board [data-arrows] [data-lit]")
    one.page.locator("#board [data-arrows] [tabindex='0']").focus()
    one.page.keyboard.press("Home")
    assert one.page.evaluate(FOCUSED) == lit.first.get_attribute("data-hex")
    one.page.keyboard.press("End")
    last = lit.last.get_attribute("data-hex")
    assert one.page.evaluate(FOCUSED) == last
    one.page.keyboard.press("PageUp")
    chosen = one.page.evaluate(FOCUSED)
    assert chosen != last
    one.page.keyboard.press("Enter")
    expect(one.page.locator("#board [data-arrows] [data-lit=chosen]")).to_have_attribute("data-hex", chosen)


def test_the_text_view_previews_a_move_and_shows_a_beginner_good_choices(person: Callable[..., Person]) -> None:
    one = person("Ana", beginner=True)
    one.begin()
    one.wait_for_turn()
    one.page.goto(f"{one.page.url}/text")
    expect(one.page.locator("#choices h2")).to_contain_text("Good first choices")       # by themselves, and in a live region
    hint = one.page.locator("#choices ol button").first
    said = hint.inner_text()
    hint.click()
    expect(one.page.locator("#preview b")).to_have_text(said.split(" → ")[0].split(", then")[0])
    assert one.serious_faults() == []
    length = one.page.locator("#preview input[name=length]").input_value()
    one.page.locator("#preview button.main").click()
    one.page.wait_for_url("**/text")
    expect(one.page.locator("#preview")).to_have_count(0)
    expect(one.page.locator("main")).not_to_contain_text("our name")
    table = one.page.url.replace("/t/", "/api/tables/").removesuffix("/text")
    assert int(length) < one.read(table).json()["length"]
