"""The faults that axe finds on a page. Two thirds of its time is the contrast of texts, so texts of one look have it measured
once."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

# Rules that are never serious are left out; so are reading styles and sounds anew, which only one of those rules wants, the
# elements' selectors, and frames, as no page has one.
RUN = """async (contrast) => {
  const options = { resultTypes: ['violations'], preload: false, selectors: false, iframes: false };
  const run = (where, wanted) => axe.run(where, { ...options, rules: Object.fromEntries(
    axe._audit.rules.filter((rule) => !wanted(rule)).map(({ id }) => [id, { enabled: false }])) });
  const serious = ({ impact }) => impact === 'serious' || impact === 'critical';
  const isContrast = ({ id }) => id === 'color-contrast';
  const found = (await run(document, (rule) => serious(rule) && !isContrast(rule))).violations;
  const texts = contrast.flatMap((look) => window.looks.get(look)).filter((text) => text.isConnected);
  if (texts.length) found.push(...(await run({ include: texts }, isContrast)).violations);
  return found.filter(serious).map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }));
}"""
# A look is all that makes a contrast: the colour and font of an element, what is painted behind it by those around it, and its
# own and its parent's classes, which may lay something else there.
LOOKS = """() => {
  const behind = new Map();
  const painted = (one) => {
    if (!behind.has(one)) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(one);
      const own = [backgroundColor, backgroundImage, opacity, filter].join("|");
      const around = one === document.body ? "" : painted(one.parentElement);
      behind.set(one, own === "rgba(0, 0, 0, 0)|none|1|none" ? around : around + own);
    }
    return behind.get(one);
  };
  const short = (words) => {                               // 53 bits of a hash
    let one = 0xdeadbeef, other = 0x41c6ce57;
    for (let at = 0; at < words.length; at += 1) {
      one = Math.imul(one ^ words.charCodeAt(at), 2654435761);
      other = Math.imul(other ^ words.charCodeAt(at), 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
    other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return 4294967296 * (2097151 & other) + (one >>> 0);
  };
  window.looks = new Map();
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    || one.matches("input, select, textarea");
  for (const one of document.body.querySelectorAll("*")) {
    if (!says(one) || one.matches("script, style, template, noscript, title, desc") || !one.checkVisibility()) continue;
    const { color, fontSize, fontWeight, fill, position, textShadow } = getComputedStyle(one);
    const classes = [one.tagName, one.getAttribute("class"), one.parentElement.getAttribute("class")];
    const look = short([painted(one), ...classes, color, fontSize, fontWeight, fill, position, textShadow, one.disabled,
                        one.ariaDisabled].join("|"));
    if (!window.looks.has(look)) window.looks.set(look, []);
    window.looks.get(look).push(one);
  }
  return [...window.looks.keys()];
}"""
PHONE_BELOW = 1000                                       # pixels; the layout of narrower windows is another
MEASURED: set[tuple[bool, int]] = set()                  # whether in a narrow window, and looks


def serious_faults(page: Page) -> list[str]:
    """Return the serious and critical faults of the page. Contrast is measured for looks that were faulty, or that were not yet
    shown in such a window."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    narrow = page.evaluate("innerWidth") < PHONE_BELOW
    looks = {(narrow, look) for look in page.evaluate(LOOKS)}
    found = page.evaluate(RUN, [look for _, look in looks - MEASURED])
    if not found:
        MEASURED.update(looks)
    return [f"{fault['id']}: {fault['help']}: {html[:160]}" for fault in found for html in fault["nodes"][:4]]
