// @ts-check
// Narrows the legal moves by clicks on elements, in any order. Knows no game. The list of moves on the page is authoritative:
// each of its buttons has the facets of its move in `data-row` ("verb=place space=farm"). Any other element with
// `data-<facet>="<value>"` stands for that value. Values that are still possible get data-lit="possible", chosen ones data-
// lit="chosen", those of other moves data-later, and values of no move data-dim. Whatever else stands for something says why
// it is no choice (why.js). When one move is left, the page shows its preview, and Confirm, Enter or another click makes it.
// In a lesson only what leads to a move that fulfils its step (`data-aim`) is lit, Confirm and the tabs of a small screen too.

import { rove } from "./arrows.js";
import { forgetGroups, lookAgain, showGroups } from "./groups.js";
import { lightTheWay } from "./lesson.js";
import { OF_SCRIPT, isDone } from "./of_script.js";
import { bringIntoSight, followChoice, isSmall, turnToChoice } from "./scrolling.js";
import { AREAS, address, explain, makeFocusable, pairs, silence, standing } from "./why.js";

/**
 * @typedef {import("./why.js").Facet} Facet
 * @typedef {{ move: string, label: string, item: HTMLElement, facets: Record<string, string>, aim: boolean, apart: boolean }} Row
 */

/** @type {Row[]} */
let rows = [];                                             // {move, label, item, facets: {name: value}, aim}
/** @type {string[]} */
let facetNames = [];                                       // of all facets in the rows
/** @type {Map<string, string>} */
let chosen = new Map();                                    // facet -> value, oldest first
let length = "";                                           // of the journal the rows belong to
/** @type {AbortController | null} */
let previewRequest = null;
let previewed = "", picked = "";                           // length of the journal and move: of the preview shown; last pointed at
/** @type {Map<string, string> | null} */
let chosenBefore = null;                                   // what was chosen before a hint was pointed at
/** @type {{ panel: HTMLElement, nodes: Node[] } | null} */
let panelBefore = null;                                    // the player's panel and its nodes, while it shows the preview
/** @type {WeakMap<Element, string | null>} */
const roles = new WeakMap();                               // the roles of elements before they became buttons

const byId = /** @type {Document["getElementById"]} */ ((/** @type {string} */ id) => document.getElementById(id));

function readMoves() {
  const chips = byId("chips");
  const stamp = chips?.dataset.length ?? "";
  const fresh = stamp !== length;
  if (fresh) [chosen, chosenBefore] = [new Map(), null];
  if (fresh && length && document.activeElement === document.body) byId("ask").focus({ preventScroll: true });   // Tab continues from there
  length = stamp;
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#rows [data-row]"));
  rows = [...buttons].map((button) => ({
    move: button.value, label: button.textContent, item: /** @type {HTMLElement} */ (button.parentElement), facets: Object.fromEntries(pairs(button.dataset.row)),
    aim: button.hasAttribute("data-aim"), apart: button.hasAttribute("data-apart"),
  }));
  facetNames = [...new Set(rows.flatMap((row) => Object.keys(row.facets)))];
  if (fresh && rows.length > 1 && !rows.some((row) => row.aim)) chosen = new Map(pairs(chips?.dataset.proposed));
  if (fresh) forgetGroups();
  show();
  if (fresh && isSmall()) { turnToChoice(); bringIntoSight(); }
}

/** @returns {HTMLElement[]} */
function markedElements() {
  if (!facetNames.length) return [];
  const selector = facetNames.map((name) => `[data-${CSS.escape(name)}]`).join(",");
  return [...document.querySelectorAll(AREAS)].flatMap((area) => [...area.querySelectorAll(selector)]);
}

/**
 * @param {Element} element
 * @returns {Facet[]}
 */
function facetsOn(element) {
  const here = facetNames.filter((name) => element.hasAttribute(`data-${name}`));
  return here.map((name) => [name, element.getAttribute(`data-${name}`) ?? ""]);
}

/**
 * @param {{ facets: Record<string, string> }} row
 * @param {Iterable<Facet>} facets
 */
const fits = (row, facets) => [...facets].every(([name, value]) => row.facets[name] === value);

// An element may have facets of several verbs: a move must have at least one of them, and agree in those it has. What a sale is about
// does not mean the sale where it means a purchase, too: some moves are meant once their verb is chosen, or if nothing else is.
/**
 * @param {Row} row
 * @param {Facet[]} facets
 */
function matches(row, facets) {
  const shared = facets.filter(([name]) => name in row.facets);
  return shared.length > 0 && fits(row, shared);
}

const remaining = () => rows.filter((row) => fits(row, chosen) && (!row.apart || !chosen.size || chosen.has("verb")));

/**
 * Those of some moves that an element stands for.
 * @param {Row[]} some
 * @param {Facet[]} facets
 */
function matching(some, facets) {
  const found = some.filter((row) => matches(row, facets));
  const plain = found.filter((row) => !row.apart);
  return plain.length && !chosen.has("verb") && !facets.some(([name]) => name === "verb") ? plain : found;
}

// Of these moves those that a lesson wants now; all of them where none is taught.
/** @param {Row[]} some */
const wanted = (some) => (rows.some((row) => row.aim) ? some.filter((row) => row.aim) : some);

function show() {
  for (const old of document.querySelectorAll("[data-lit], [data-later], [data-dim]")) unlight(old);
  const open = remaining();
  if (open.length !== 1 || `${length} ${open[0].move}` !== previewed) showBefore();
  for (const element of markedElements()) light(element, open);
  for (const row of rows) row.item.hidden = !open.includes(row);
  showGroups(rows, open, chosen);
  showMove(open.length === 1 ? open[0] : null);
  lightTheWay(open.length === 1);
  makeFocusable();
  rove();
  const cancel = byId("cancel");
  if (cancel) cancel.hidden = chosen.size === 0;
}

/**
 * @param {HTMLElement} element
 * @param {Row[]} open
 */
function light(element, open) {
  const facets = facetsOn(element);
  const possible = matching(wanted(open), facets).length > 0;
  const pointed = possible && facets.some(([name, value]) => chosen.get(name) === value);
  if (!possible) {
    element.dataset[rows.some((row) => matches(row, facets)) ? "later" : "dim"] = "";
    return;
  }
  element.dataset.lit = pointed ? "chosen" : "possible";
  element.setAttribute("aria-pressed", String(pointed));
  if (element instanceof HTMLButtonElement) return;
  if (!roles.has(element)) roles.set(element, element.getAttribute("role"));
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
}

/** @param {HTMLElement} element */
function unlight(element) {
  for (const name of ["data-lit", "data-later", "data-dim", "aria-pressed"]) element.removeAttribute(name);
  if (element instanceof HTMLButtonElement || !roles.has(element)) return;
  element.removeAttribute("tabindex");
  if (roles.get(element) === null) element.removeAttribute("role");
  else element.setAttribute("role", roles.get(element) ?? "");
}

/** @param {Row | null} row */
function showMove(row) {
  const confirm = byId("confirm"), preview = byId("preview");
  if (!confirm || !preview) return;
  const shown = row ? `${length} ${row.move}` : "";
  byId("move").value = row ? row.move : "";
  confirm.disabled = !row;
  if (shown === previewed && (!shown || preview.textContent)) return;
  previewed = shown;
  previewRequest?.abort();
  showBefore();
  preview.replaceChildren();
  if (row) fetchPreview(row, preview);
}

/**
 * @param {Row} row
 * @param {HTMLElement} preview
 */
async function fetchPreview(row, preview) {
  const mine = (previewRequest = new AbortController());
  preview.textContent = row.label;
  try {
    const facts = new URLSearchParams({ move: row.move, length });
    const answer = await fetch(`${address("preview")}?${facts}`, { signal: mine.signal, headers: { "HX-Request": "true", ...OF_SCRIPT } });
    const text = await answer.text();
    if (isDone(answer) && !mine.signal.aborted) preview.innerHTML = text;
    if (!mine.signal.aborted && isMadeAtOnce()) return commit();
    showAfter();
  } catch {
    // aborted by the next click, or no connection: the page stays as it is
  }
}

// Has a click or a key led to a move that the reader wishes to be made without Confirm, as undo takes it back? The server says which.
const isMadeAtOnce = () => picked !== "" && picked === previewed && byId("after")?.hasAttribute("data-at-once");

// While a move is previewed, the player's panel shows its result.
function showAfter() {
  const after = byId("after");
  const panel = after && document.querySelector(`#player-${after.dataset.seat} .holdings`);
  if (!after || !panel) return;
  panelBefore ??= { panel, nodes: [...panel.childNodes] };
  panel.replaceChildren(after.content.cloneNode(true));
  panel.classList.add("afterwards");
  const open = remaining();
  for (const element of markedElements()) light(element, open);    // its elements are lit as before
}

function showBefore() {
  if (panelBefore?.panel.isConnected && panelBefore.panel.classList.contains("afterwards")) {
    panelBefore.panel.replaceChildren(...panelBefore.nodes);
    panelBefore.panel.classList.remove("afterwards");
  }
  panelBefore = null;
}

/** @param {HTMLElement} element */
function pick(element) {
  const facets = facetsOn(element);
  const open = remaining();
  const possible = matching(open, facets);
  silence();
  if (possible.length && facets.some(([name, value]) => chosen.get(name) === value)) {
    if (open.length === 1) return commit();
    for (const [name] of facets) chosen.delete(name);
  } else if (possible.length === 1 && open.length === 1) {
    return commit();
  } else if (wanted(possible).length) {
    choose(facets, wanted(possible)[0]);
  } else {
    const elsewhere = possible.length ? [] : matching(wanted(rows), facets);
    if (!elsewhere.length) return explain(element, possible.length ? chosen : []);
    for (const choice of [...chosen]) {
      if (!elsewhere.some((row) => fits(row, [choice]))) chosen.delete(choice[0]);
    }
    while (chosen.size && !elsewhere.some((row) => fits(row, chosen))) chosen.delete([...chosen.keys()][0]);
    choose(facets, elsewhere.find((row) => fits(row, chosen)) ?? elsewhere[0]);
  }
  show();
  picked = remaining().length === 1 ? previewed : "";
  if (isMadeAtOnce()) return commit();
  if (isSmall()) { turnToChoice(); followChoice(); }
}

// One of many numbers is set with a slider or a field.
/** @param {HTMLInputElement} field */
function setNumber(field) {
  const facet = field.dataset.numberOf ?? "";
  chosen.delete(facet);
  if (rows.some((row) => row.facets[facet] === field.value && fits(row, chosen))) chosen.set(facet, field.value);
  silence();
  show();
  for (const other of numberFields(`[data-number-of="${CSS.escape(facet)}"]`)) {
    if (other !== field) other.value = field.value;
  }
}

/** @returns {NodeListOf<HTMLInputElement>} */
const numberFields = (/** @type {string} */ selector) => /** @type {any} */ (document.querySelectorAll(selector));

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches("[data-number-of]")) setNumber(target);
});

/**
 * @param {Facet[]} facets
 * @param {Row} row
 */
function choose(facets, row) {
  if (row.apart) chosen.set("verb", row.facets.verb);
  for (const [name, value] of facets) {
    if (row.facets[name] === value) chosen.set(name, value);
  }
}

// A hint that is pointed at or has the focus is shown as if it were chosen; a click chooses it.
/** @param {HTMLElement} hint */
function showHint(hint) {
  chosenBefore ??= chosen;
  chosen = new Map(pairs(hint.dataset.hint));
  show();
}

function hideHint() {
  if (!chosenBefore) return;
  [chosen, chosenBefore] = [chosenBefore, null];
  show();
}

/**
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
const hintAt = (event) => (event.target instanceof Element ? event.target.closest("[data-hint]") : null);

// Not for a finger: what it is about to touch must not move.
document.addEventListener("pointerover", (event) => {
  const hint = hintAt(event);
  if (hint && event.pointerType === "mouse") showHint(hint);
});
document.addEventListener("focusin", (event) => {
  const hint = hintAt(event);
  if (hint?.matches(":focus-visible")) showHint(hint);
});
for (const gone of /** @type {const} */ (["pointerout", "focusout"])) {
  document.addEventListener(gone, (event) => {
    const hint = hintAt(event), next = /** @type {Node | null} */ (event.relatedTarget);
    if (hint && !hint.contains(next)) hideHint();
  });
}

/** @param {HTMLElement} hint */
function chooseHint(hint) {
  const before = chosenBefore ?? chosen;
  showHint(hint);
  chosenBefore = null;
  if (before.size === chosen.size && fits({ facets: Object.fromEntries(before) }, chosen)) commit();     // the second click
}

function commit() {
  const confirm = byId("confirm");
  if (confirm && !confirm.disabled) confirm.click();
}

// The move chosen, and with it the one that the game proposes after it.
/** @param {string} then */
function commitWith(then) {
  const sent = byId("move");
  if (sent?.value) sent.value = `${sent.value}; ${then}`;
  commit();
}

function cancel() {
  [chosen, chosenBefore] = [new Map(), null];
  for (const field of numberFields("[data-number-of]")) field.value = field.type === "range" ? field.min : "";
  silence();
  show();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#cancel")) return cancel();
  const both = event.target.closest("#and-then");
  if (both) return commitWith(both.dataset.then ?? "");
  if (event.target.closest("[data-to-tab]")) return show();
  const hint = hintAt(event);
  if (hint) {
    event.preventDefault();                                // without scripts the form is submitted
    return chooseHint(hint);
  }
  if (event.target.closest("summary, a, #rows, .acts")) return;
  if (event.target.closest("#impossible button")) event.preventDefault();      // without scripts the form is submitted
  pickAt(event.target);
});

/** @param {HTMLElement} start */
function pickAt(start) {
  const element = closestMarked(start), facets = element ? facetsOn(element) : [];
  if (element && rows.some((row) => matches(row, facets))) return pick(element);
  const idle = standing(start);
  if (idle) explain(idle);
}

/**
 * @param {HTMLElement} start
 * @returns {HTMLElement | null}
 */
function closestMarked(start) {
  for (let element = /** @type {HTMLElement | null} */ (start); element && element.closest(AREAS); element = element.parentElement) {
    if (facetsOn(element).length) return element;
  }
  return null;
}

// The second click of a double click, or a key that is held down, means the decision of the first: not the next one.
let clickedAt = "";

document.addEventListener("click", (event) => {
  if (!event.target.closest(`#confirm, #rows button, ${AREAS}`)) return;
  if (event.detail > 1 && clickedAt !== length) {
    event.preventDefault();
    event.stopPropagation();
  } else clickedAt = length;
}, true);

document.addEventListener("keydown", (event) => {
  const at = event.target;
  if (event.key === "Enter" && event.repeat) return event.preventDefault();
  if (event.key === "Enter" && at.matches("[data-number-of]")) return commit();
  if (at.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape" && chosen.size) cancel();
  if (event.key !== "Enter" && event.key !== " ") return;
  if (at.matches("[data-lit]:not(button)") || (at.matches("[tabindex]:not(button, a, input)") && standing(at) === at)) {
    event.preventDefault();
    pickAt(at);
  } else if (event.key === "Enter" && !at.closest("button, a, summary")) {
    commit();
  }
});

// Other elements are visible on another tab, and in another part of a drawing.
const lookAnew = () => { lookAgain(); show(); };
document.addEventListener("change", ({ target }) => { if (target instanceof Element && target.matches("[data-shows]")) lookAnew(); });
new MutationObserver(lookAnew).observe(byId("main"), { attributeFilter: ["data-tab"] });
window.addEventListener("resize", lookAnew);

document.addEventListener("htmx:after:swap", readMoves);
readMoves();
