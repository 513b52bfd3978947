"""The board comes first: how large it is in each window, and what is seen beside it without a click."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import faults, game_at, sit_down
from tests.browser.people import DESKTOP, PHONE, Person, first_ones, play_unseen, seated

BOX = """part => {                                       // what of a part is inside the window: left, top, width, height
    const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
    const within = (value, most) => Math.max(0, Math.min(value, most));
    const from = [within(left, innerWidth), within(top, innerHeight)];
    return [...from, within(right, innerWidth) - from[0], within(bottom, innerHeight) - from[1]];
}"""
MET = """one => {                                        // would a press in its middle meet it?
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
SIGN = """() => {                                     // the sign that there is more below takes no room itself
    const say = document.querySelector("#prompt > .say"), heights = [];
    for (const shown of [false, true]) {
        say.toggleAttribute("data-more-below", shown);
        heights.push([say.scrollHeight, Math.max(0, say.scrollWidth - say.clientWidth)]);
    }
    return heights;
}"""
TELLS = """() => {                                    // the page tells a lot of what has happened
    const told = document.createElement("ul"), line = "<li>" + "A bot has played for you. ".repeat(4) + "</li>";
    told.id = "told";
    told.className = "plain refusals";
    told.innerHTML = line.repeat(9);
    document.querySelector(".prompt .question").after(told);
}"""
ROOM = """() => {                                     // is the sign there, is something cut off, and what room is left below?
    const say = document.querySelector("#prompt > .say"), { bottom } = say.getBoundingClientRect();
    const low = one => one.getBoundingClientRect().bottom;
    const lines = [...say.querySelectorAll("*")].filter(one => one.checkVisibility({ visibilityProperty: true }) && low(one) > 0
        && (one.matches("button, a, input") || [...one.childNodes].some(part => part.nodeType === 3 && part.data.trim())));
    const acts = [...document.querySelectorAll(".acts :is(a, button), .lists summary")]
        .filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => one.getBoundingClientRect().top);
    const below = Math.min(...acts, document.querySelector("#prompt").getBoundingClientRect().bottom);
    say.scrollTop = 0;
    return [say.hasAttribute("data-more-below"), Math.max(...lines.map(low)) > bottom + 8, below - bottom];
}"""
ROWS = """() => new Set(["undo", "restart", "hint"].map(id => document.getElementById(id).getBoundingClientRect().top)).size"""
GAMES = [("caledonia", "#shared .cc-market"), ("poseidon", "#shared .ps-nations tbody"), ("new_bedford", "#shared .nb-bag")]
MAGNIFIED = ((320, 256), (341, 192), (427, 240), (480, 320))         # 400 to 270 percent of usual windows


@pytest.fixture(params=GAMES, ids=[game for game, _ in GAMES])
def table(person: Callable[..., Person], request: pytest.FixtureRequest) -> tuple[Person, str]:
    """A table of four in the middle of its game, and what of it all share."""
    game, shared = request.param
    one = person("Ana", locale="pl-PL")
    sit_down(one.page, game_at(game, 4, 0.45))
    return one, shared


def test_the_board_is_large_and_what_one_needs_beside_it(table: tuple[Person, str]) -> None:
    one, shared = table
    for (width, height), least in (((1366, 768), 650), ((1920, 1080), 900)):
        one.resize(width, height)
        board, prompt = one.page.evaluate(BOX, "#board"), one.page.evaluate(BOX, "#prompt")
        assert board[3] >= least and prompt[0] >= board[0] + board[2] and prompt[2] >= 380
        expect(one.page.locator(shared)).to_be_in_viewport(ratio=0.95)
    one.resize(**DESKTOP)
    one.page.click("#tab-players")
    for player in one.page.locator(".player").all():     # all four, others a line each
        expect(player).to_be_in_viewport(ratio=0.9)
    other = one.page.locator(".player.folds").first
    folded = other.bounding_box()
    other.locator(".unfold").click()
    unfolded = other.bounding_box()
    assert folded and unfolded and folded["height"] < 40 < unfolded["height"]
    expect(other.locator(".unfold")).to_have_attribute("aria-expanded", "true")
    assert one.serious_faults() == []


def test_the_sign_that_there_is_more_below_is_not_the_reason_for_itself(table: tuple[Person, str]) -> None:
    one, _ = table
    for width, height in ((1366, 768), (1920, 1080), (390, 844)):
        one.resize(width, height)
        without, beside = one.page.evaluate(SIGN)
        assert without == beside and beside[1] == 0, (width, height)


def test_what_has_happened_leaves_the_choices_in_sight(table: tuple[Person, str]) -> None:
    one, _ = table
    one.resize(**DESKTOP)
    one.page.evaluate(TELLS)
    one.wait_for_layout()
    shown = one.page.locator("#chips button:visible")        # none where all choices are on the map
    assert all(chip.evaluate(MET) for chip in shown.all()[:2])
    assert one.page.locator("#told").evaluate("told => told.checkVisibility()")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_sign_stands_only_where_something_is_cut_off_and_no_room_is_left(person: Callable[..., Person],
                                                                            size: tuple[int, int]) -> None:
    """Neither the room for what a choice brings nor that for buttons that are not there makes the question's box scroll."""
    ana, ben, eva = person("Ana"), person("Ben", locale="es-ES"), person("Eva", locale="es-ES")
    for one in (ana, ben, eva):
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
    ana.play_now(2)
    ben.page.goto(ana.page.url)                          # who watches, and has no buttons at all
    ben.page.locator("#was-yours summary").click()
    eva.page.goto("/")
    eva.page.locator("#game-new_bedford .learn").click()
    eva.wait_for_table()
    for one in (ana, ben, eva):
        one.wait_for_layout()
        sign, is_cut, room = one.page.evaluate(ROOM)
        assert sign == is_cut and room <= 14, (one.name, sign, is_cut, room)


def test_the_answers_to_a_request_are_in_sight_on_a_phone(person: Callable[..., Person]) -> None:
    """They are what the moment asks for, so they come before the moves that would be undone."""
    tom, ines = person("Tom"), person("Inés", locale="es-ES", size=PHONE)
    seated([tom, ines])
    play_unseen([tom, ines], first_ones(3))
    asking, asked = (tom, ines) if tom.page.locator("#ask-undo").count() else (ines, tom)
    asked.resize(**PHONE)
    asking.page.click("#ask-undo > summary")
    asking.page.click("#ask-now")
    for answer in ("yes", "no"):
        expect(asked.page.locator(f"#asked button[value={answer}]")).to_be_in_viewport(ratio=1)


def test_small_windows_have_a_board(table: tuple[Person, str]) -> None:
    one, _ = table
    one.resize(844, 390)
    board, prompt = one.page.evaluate(BOX, "#board"), one.page.evaluate(BOX, "#prompt")
    assert board[3] >= 0.6 * 390 and prompt[0] >= board[0] + board[2] and not one.overflows()
    for width, height in MAGNIFIED:
        one.resize(width, height)
        drawn, prompt = one.page.locator("#board .drawn:visible").bounding_box(), one.page.locator("#prompt").bounding_box()
        assert drawn and prompt and drawn["width"] >= 280 and not one.overflows()
        assert prompt["y"] >= drawn["y"] + drawn["height"]             # one column
    one.resize(**PHONE)
    assert not one.overflows() and one.serious_faults() == []


def test_the_board_is_zoomed_only_where_it_is_seen(table: tuple[Person, str]) -> None:
    one, _ = table
    one.resize(844, 390)
    for tab, shown in (("history", False), ("board", True)):
        one.page.evaluate("tab => document.querySelector(`[data-to-tab=${tab}]`).click()", tab)
        expect(one.page.locator(".time > .when")).to_be_visible()
        expect(one.page.locator(".time > .zoom")).to_be_visible(visible=shown)


@pytest.mark.parametrize("locale", ["en-GB", "es-ES", "pl-PL"])
def test_what_one_may_do_stands_in_one_row(person: Callable[..., Person], locale: str) -> None:
    """Undo, the turn anew and a hint leave the choices their room, on a phone and where the column is narrow."""
    one = person("Ana", locale=locale)
    sit_down(one.page, game_at("poseidon", 2, 0.95))
    for size, most in (((390, 844), 50), ((1024, 768), 90)):         # on a wide window Confirm has a row of its own
        one.resize(*size)
        assert one.page.evaluate(ROWS) == 1 and one.page.evaluate(BOX, ".acts")[3] <= most, size


def test_a_tablet_shows_the_whole_board_above_the_question(table: tuple[Person, str]) -> None:
    one, _ = table
    one.resize(768, 1024)
    prompt = one.page.locator("#prompt").bounding_box()
    for drawn in one.page.locator("#board .drawn:visible").all():
        box = drawn.bounding_box()
        assert box and prompt and box["width"] >= 340 and box["y"] + box["height"] <= prompt["y"]
    assert faults(one.page) == []


def test_the_end_of_a_game_has_its_room_in_small_windows(person: Callable[..., Person]) -> None:
    """What can be done next and the whole score sheet can be reached and pressed, beside the board or below it."""
    one = person("Ana", locale="es-ES")
    one.begin(moves=first_ones(1000))
    one.page.wait_for_selector("#final")
    for size, beside in (((844, 390), True), ((320, 256), False)):
        one.resize(*size)
        prompt, final = one.page.locator("#prompt").bounding_box(), one.page.locator("#final").bounding_box()
        assert prompt and final and not one.overflows()
        assert prompt["x"] >= final["x"] + final["width"] if beside else prompt["y"] >= final["y"] + final["height"]
        for thing in ("#ask", "#rematch", "#again", "#final .total", "#to-review"):
            one.page.locator(thing).scroll_into_view_if_needed()
            expect(one.page.locator(thing)).to_be_in_viewport(ratio=0.95)
            assert one.page.locator(thing).evaluate(MET), thing
        assert faults(one.page) == []
    one.resize(390, 844)                                 # the sheet names the places: the score sheet lies above the board
    expect(one.page.locator(".standing")).to_be_in_viewport(ratio=0.95)
    assert not one.overflows() and faults(one.page) == []


def test_text_of_twice_the_size_has_its_room(table: tuple[Person, str]) -> None:
    """Whoever has set their browser's text to 200 percent sees the board and Confirm, the question beside the board or below it;
    nothing is cut off, and most of a phone is not buttons."""
    one, _ = table
    one.context.new_cdp_session(one.page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    for (width, height), beside in (((1366, 768), True), ((390, 844), False)):
        one.resize(width, height)
        drawn, prompt = one.page.locator("#board .drawn:visible").first.bounding_box(), one.page.locator("#prompt").bounding_box()
        acts = one.page.locator(".acts").bounding_box()
        assert drawn and prompt and acts and drawn["width"] >= 280 and drawn["height"] >= 280 and acts["height"] <= 0.3 * height
        assert prompt["x"] >= drawn["x"] + drawn["width"] if beside else prompt["y"] >= drawn["y"] + drawn["height"]
        expect(one.page.locator("#confirm")).to_be_in_viewport(ratio=0.95)
        assert one.page.evaluate("() => parseFloat(getComputedStyle(document.getElementById('ask')).fontSize)") >= 30
        assert not one.overflows() and [fault for fault in faults(one.page) if fault.startswith("cut")] == []
        if beside:                                       # and what the tabs show, below them
            one.page.click("#tab-history")
            history = one.page.locator("#history-box").bounding_box()
            assert history and history["width"] >= 0.9 * width and history["height"] >= 0.5 * height
            one.page.evaluate("document.getElementById('tab-board').click()")       # which only a phone shows
