"""The site's own typefaces in a real Chromium."""

from collections.abc import Callable

from tests.browser.people import Person

ARRIVED = """async () => { await document.fonts.ready; return [...document.fonts]
    .filter(face => face.status === 'loaded').map(face => face.family.replaceAll('"', ''))
    .filter(family => !family.includes('Stand-in')); }"""
WIDTHS = """([family, texts]) => { const pen = document.createElement('canvas').getContext('2d');
    return texts.map(text => { pen.font = `600 40px ${family}`; return Math.round(pen.measureText(text).width * 10); }); }"""
LETTERS = "aąbcćdeęfghijklłmnńoóprsśtuwyzźżñáéíúü¿¡£→−×"
SHARE = 0.03                                             # how far the width of a line may differ while a font is on its way


def test_pages_are_set_in_the_sites_typefaces(person: Callable[..., Person]) -> None:
    one = person(locale="pl-PL")
    one.page.goto("/")
    assert sorted(one.page.evaluate(ARRIVED)) == ["Mercat Sans", "Mercat Serif"]
    for family, generic in (("Mercat Sans", "monospace"), ("Mercat Serif", "monospace")):
        digits = one.page.evaluate(WIDTHS, [f'"{family}", {generic}', list("0123456789")])
        assert len(set(digits)) == 1
        ours, strange = (one.page.evaluate(WIDTHS, [f"{first}{generic}", list(LETTERS)]) for first in (f'"{family}", ', ""))
        assert [letter for letter, here, there in zip(LETTERS, ours, strange, strict=True) if here == there] == []


def test_what_stands_in_for_a_typeface_is_as_wide_and_as_high(person: Callable[..., Person]) -> None:
    one = person()
    one.page.goto("/help/new_bedford")
    one.page.evaluate(ARRIVED)
    for family in ("Mercat Sans", "Mercat Serif"):
        heights, widths = [], []
        for set_in in (family, f"{family} Stand-in"):
            box = one.page.evaluate("""family => { const line = document.createElement('span');
                line.textContent = 'Umieść robotnika na pustym polu. You must place a worker on an empty space for $12.';
                line.style.cssText = 'position: absolute; white-space: nowrap; line-height: normal; font-weight: 600';
                line.style.fontFamily = `"${family}", monospace`; document.body.append(line);
                const box = line.getBoundingClientRect(); return [box.width, box.height]; }""", set_in)
            widths.append(box[0])
            heights.append(box[1])
        assert abs(widths[0] - widths[1]) < SHARE * widths[0] and abs(heights[0] - heights[1]) <= 1, (family, widths, heights)
