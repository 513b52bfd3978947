// What is cut off, lies over something else, is too small or out of sight on the page shown: a list of sentences for people who lay pages out.
() => {
  const found = new Set();
  // Chromium calls text of a drawing visible whose group has just ceased to be displayed.
  const shown = new Map();
  const displayed = (thing) => {
    if (!thing || thing === document.body) return true;
    if (!shown.has(thing)) {
      const style = getComputedStyle(thing), box = thing.getBoundingClientRect();
      const forEars = style.overflow === "hidden" && style.position === "absolute" && Math.min(box.width, box.height) <= 4;
      shown.set(thing, style.display !== "none" && !forEars && displayed(thing.parentElement));
    }
    return shown.get(thing);
  };
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && displayed(thing);
  const name = (thing) => {
    const at = thing.closest("[id]");
    return `${thing.tagName.toLowerCase()}${thing.classList.length ? "." + [...thing.classList].join(".") : ""}${at ? ` in #${at.id}` : ""}`;
  };
  const short = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const forReaders = (thing) => thing.closest("title, desc, style, script, template, noscript, option, .skip");

  // Firefox draws the box of a drawing's text around what it would be without letter-spacing: its letters say where they begin and end.
  const ends = (thing, box) => {
    if (!(thing instanceof SVGTextContentElement) || thing.childElementCount || !thing.getNumberOfChars()) return box;
    const matrix = thing.getScreenCTM();
    const from = thing.getStartPositionOfChar(0).matrixTransform(matrix);
    const to = thing.getEndPositionOfChar(thing.getNumberOfChars() - 1).matrixTransform(matrix);
    const left = Math.min(from.x, to.x), right = Math.max(from.x, to.x);
    const elsewhere = Math.abs(left + right - box.left - box.right) > box.width;           // its matrix leaves out what a style scales
    return elsewhere || Math.abs(from.y - to.y) > 1 ? box : { left, right };
  };

  // Every visible line of text with its box; letters fill only the middle of a line's height.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const thing = node.parentElement;
    if (!node.data.trim() || forReaders(thing) || !seen(thing) || thing.matches("details:not([open])")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const inset = box.height * 0.2;
      const { left, right } = ends(thing, box);
      lines.push({ thing, text: node.data, left, right, top: box.top + inset, bottom: box.bottom - inset });
    }
  }

  // Text must be legible as rendered: in a drawing, its size times the scale.
  const SMALLEST = 11, ROUNDED = 0.05;                     // pixels
  const scale = (thing) => {
    const drawn = thing.ownerSVGElement ? thing : thing.closest("foreignObject"), matrix = drawn?.getScreenCTM();
    return (matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1) * (thing.currentCSSZoom ?? 1);
  };
  for (const { thing, text } of lines) {
    const size = parseFloat(getComputedStyle(thing).fontSize) * scale(thing);
    if (size < SMALLEST - ROUNDED) found.add(`small text: ${size.toFixed(1)} px ${short(text)} (${name(thing)})`);
  }

  // What is to be chosen on the board with a thumb; narrower windows are magnified ones.
  const PHONE_FROM = 360, PHONE_BELOW = 700, WIDE = 1000, THUMB = 44;          // pixels
  for (const hex of window.innerWidth >= PHONE_FROM && window.innerWidth < PHONE_BELOW ? document.querySelectorAll('#board [data-hex][data-lit="possible"]') : []) {
    const box = hex.getBoundingClientRect();
    if (seen(hex) && Math.min(box.width, box.height) < THUMB) found.add(`small hex: ${box.width.toFixed(0)} by ${box.height.toFixed(0)} px (${name(hex)})`);
  }

  // A word does not touch the ring around what can be chosen, unless the ring stands off.
  const RINGED = ':is(#board, #players, #shared, #chips) [data-lit="possible"]:not(svg *)';
  for (const line of lines) {
    const ringed = line.thing.closest(RINGED);
    if (!ringed || parseFloat(getComputedStyle(ringed).outlineOffset) >= 1) continue;
    const box = ringed.getBoundingClientRect();
    if (Math.min(line.left - box.left, box.right - line.right) < 1) found.add(`touches its ring: ${short(line.text)} (${name(line.thing)})`);
  }

  // Text that stands in a drawing may be higher than its place by less than a line.
  for (const line of lines) {
    const place = line.thing.closest("foreignObject")?.getBoundingClientRect();
    if (place && (line.top < place.top - 4 || line.bottom > place.bottom + 4)) found.add(`more lines than its place has: ${short(line.text)} (${name(line.thing)})`);
  }

  const clips = (style, axis) => ["hidden", "clip"].includes(style[`overflow${axis}`]);
  const PANNED = window.innerWidth < WIDE ? "[tabindex], .pans, :has(button, a[href])" : ".pans, .figures-scroll[tabindex]";
  for (const line of lines) {
    for (let box = line.thing; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect();
      if (edge.width <= 2 || edge.height <= 2) break;      // for screen readers only
      if (style.position === "fixed") break;
      const told = box.title || box.querySelector?.(":scope > title");
      if ((clips(style, "X") || box.tagName === "svg") && (line.right > edge.right + 2 || line.left < edge.left - 2)) {
        if (style.textOverflow === "ellipsis" && told) break;          // the text ends with this box
        found.add(`cut sideways: ${short(line.text)} (${name(line.thing)}) by ${name(box)}`);
        break;
      }
      if ((clips(style, "Y") || box.tagName === "svg") && (line.bottom > edge.bottom + 2 || line.top < edge.top - 2)) {
        found.add(`cut in height: ${short(line.text)} (${name(line.thing)}) by ${name(box)}`);
        break;
      }
      if (["auto", "scroll"].includes(style.overflowX) && box.scrollWidth > box.clientWidth + 2 && !box.matches(PANNED)) {
        found.add(`scrolls sideways${window.innerWidth < WIDE ? ", out of reach of keys" : ""}: ${name(box)}`);
        break;
      }
      if (["auto", "scroll"].includes(style.overflowY) || ["auto", "scroll"].includes(style.overflowX)) break;      // can be scrolled to
    }
  }

  // What lies over the page on purpose, or over a drawing for a while, is a layer of its own.
  const layers = new Map();
  const layer = (thing) => {
    if (!thing || thing === document.body) return document.body;
    if (!layers.has(thing)) {
      const style = getComputedStyle(thing);
      const own = ["fixed", "sticky"].includes(style.position) || (style.position === "absolute" && style.zIndex !== "auto");
      layers.set(thing, own || thing.tagName === "DIALOG" || thing.classList.contains("overlay") || ["auto", "scroll"].includes(style.overflowY) ? thing : layer(thing.parentElement));
    }
    return layers.get(thing);
  };
  const overlap = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2.5 && height > 2.5 ? width * height : 0;
  };
  // A text that ends in an ellipsis ends with its box.
  for (const line of lines) {
    if (getComputedStyle(line.thing).textOverflow === "ellipsis") line.right = Math.min(line.right, line.thing.getBoundingClientRect().right);
  }
  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, place) => {
    for (let next = place + 1; next < lines.length && lines[next].top < one.bottom; next += 1) {
      const other = lines[next];
      if (!overlap(one, other) || layer(one.thing) !== layer(other.thing)) continue;
      if (one.thing === other.thing && one.text === other.text) continue;
      found.add(`overlap: ${short(one.text)} (${name(one.thing)}) and ${short(other.text)} (${name(other.thing)})`);
    }
  });

  const presses = [...document.querySelectorAll("button, a[href], summary, select, input:not([type=hidden])")]
    .filter((thing) => seen(thing) && !forReaders(thing) && !thing.closest("svg"))
    .map((thing) => ({ thing, box: thing.getBoundingClientRect() })).filter(({ box }) => box.width > 2 && box.height > 2);
  presses.forEach(({ thing, box }, place) => {
    for (const other of presses.slice(place + 1)) {
      if (thing.contains(other.thing) || layer(thing) !== layer(other.thing) || thing.closest("label")?.contains(other.thing)) continue;
      const shared = overlap(box, other.box), smaller = Math.min(box.width * box.height, other.box.width * other.box.height);
      if (shared > smaller * 0.2) found.add(`overlap: ${name(thing)} and ${name(other.thing)}`);
    }
  });

  // The sheet of a phone shows a choice before anybody scrolls it. A step of a lesson comes first.
  const say = document.querySelector("#prompt > .say");
  if (say && !say.scrollTop && !say.querySelector(".lesson") && ["auto", "scroll"].includes(getComputedStyle(say).overflowY)) {
    const choice = [...say.querySelectorAll("#chips :is(.chip, input)")].find(seen)?.getBoundingClientRect();
    if (choice && choice.bottom > say.getBoundingClientRect().bottom + choice.height / 2) found.add("no choice is in sight before the question is scrolled");
  }
  if (document.scrollingElement.scrollWidth > document.documentElement.clientWidth + 1) found.add("the page scrolls sideways");
  return [...found];
}
