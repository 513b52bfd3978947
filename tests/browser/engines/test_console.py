"""Firefox and WebKit: what goes wrong in a page is heard, or an empty console would prove nothing."""

from pathlib import Path

from tests.browser.conftest import Site
from tests.browser.engines.conftest import Start

AT_ONCE = "<!doctype html><script>throw Error('planted at once')</script>"     # before a driver can ask for anything
LATER = """() => {
    console.error("planted error");
    console.warn("planted warning");
    Promise.reject(Error("planted refusal"));
    setTimeout(() => { throw Error("planted exception"); });
    document.body.append(Object.assign(document.createElement("script"), { textContent: "forbidden = true" }));
    return new Promise((done) => setTimeout(done, 100));
}"""
HEARD = ("planted error", "planted warning", "planted refusal", "planted exception", "script-src")


def test_what_goes_wrong_in_a_page_is_heard(engine: Start, site: Site, tmp_path: Path) -> None:
    """What is said, thrown and refused, and what the content policy forbids."""
    (tmp_path / "page.html").write_text(AT_ONCE, "utf-8")
    one = engine()
    one.go(f"file://{tmp_path}/page.html")
    assert ["planted at once" in complaint for complaint in one.complaints()] == [True]
    one.go(f"{site.address}/privacy")
    assert one.complaints() == []
    one.run(LATER)
    complaints = one.complaints()
    assert [sum(words in complaint for complaint in complaints) for words in HEARD] == [1] * len(HEARD), complaints
    assert len(complaints) == len(HEARD)
