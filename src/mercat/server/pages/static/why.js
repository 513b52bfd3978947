// @ts-check
// Says why what was clicked is no choice now: in the prompt and beside it, with the rule. Knows no game.
//
// An element stands for something in the game if it has `data-<facet>`, or `data-subject="verb=buy_ship ship=2_ship"` where it is
// no choice in this position; `data-owner` is then the seat that it belongs to. The server knows the reason.

import { OF_SCRIPT, isDone } from "./of_script.js";
import { hush, tell } from "./tooltip.js";

/** @typedef {[name: string, value: string]} Facet */

export const AREAS = "#board, #shared, #players, #chips, #impossible";

const byId = /** @type {Document["getElementById"]} */ ((/** @type {string} */ id) => document.getElementById(id));
/** @type {AbortController | null} */
let asking = null;
/** @type {HTMLElement | null} */
let asked = null;                                          // the element whose reason is shown

const length = () => byId("chips")?.dataset.length ?? "";       // of the journal that the page shows
/** @param {string} what */
export const address = (what) => new URL(`../t/${byId("main").dataset.id}/${what}`, import.meta.url).pathname;

// "verb=place space=farm" as facets.
export const pairs = (/** @type {string | undefined} */ text) => (text ?? "").split(" ").filter(Boolean).map((pair) => /** @type {Facet} */ (pair.split("=")));

const names = () => (byId("main").dataset.facets ?? "").split(" ").filter(Boolean);

/**
 * What an element stands for, whatever is decided now.
 * @param {Element} element
 * @returns {Facet[]}
 */
function subject(element) {
  const own = names().filter((name) => element.hasAttribute(`data-${name}`));
  return [...own.map((name) => /** @type {Facet} */ ([name, element.getAttribute(`data-${name}`) ?? ""])), ...pairs(element.getAttribute("data-subject") ?? "")];
}

/**
 * The nearest element around this one that stands for something.
 * @param {Element} start
 * @returns {HTMLElement | null}
 */
export function standing(start) {
  for (let element = /** @type {HTMLElement | null} */ (start); element && element.closest(AREAS); element = element.parentElement) {
    if (subject(element).length) return element;
  }
  return null;
}

// What is no choice can say why to the keyboard too; the Tab key goes to choices alone.
export function makeFocusable() {
  const carrying = [...names().map((name) => `[data-${CSS.escape(name)}]`), "[data-subject]"].join(",");
  for (const element of [...document.querySelectorAll(":is(#board, #shared, #players)")].flatMap((area) => [...area.querySelectorAll(carrying)])) {
    if (element.dataset.lit || (element.hasAttribute("tabindex") && element.tabIndex >= 0)) continue;
    if (element.parentElement?.closest("[data-lit]")) element.removeAttribute("tabindex");
    else element.setAttribute("tabindex", "-1");
  }
}

export function silence() {
  asking?.abort();
  asked = null;
  byId("notice")?.replaceChildren();
  byId("order-here")?.replaceChildren();
  hush();
}

/**
 * Why an element is no choice, together with what has been chosen already.
 * @param {HTMLElement} element
 * @param {Iterable<Facet>} [chosen]
 */
export async function explain(element, chosen = []) {
  silence();
  if (byId("prompt").classList.contains("over")) return;
  const mine = (asking = new AbortController()), owner = element.getAttribute("data-owner");
  const offered = owner === null && offerOrders(element, mine.signal);
  if (!byId("chips")) {                                    // somebody else's turn, or a moment of the past: the prompt says it
    if (!(await offered) && !mine.signal.aborted) tell(element, [question()]);
    return;
  }
  const facts = new URLSearchParams({ ...Object.fromEntries([...chosen, ...subject(element)]), length: length() });
  if (owner !== null) facts.set("owner", owner);
  try {
    const answer = await fetch(`${address("why")}?${facts}`, { signal: mine.signal, headers: { "HX-Request": "true", ...OF_SCRIPT } });
    const text = await answer.text(), notice = byId("notice");
    if (!isDone(answer) || mine.signal.aborted || !notice) return;
    notice.innerHTML = text;
    asked = element;
    sayBeside();
  } catch {
    // aborted by the next click, or no connection: the page stays as it is
  }
}

/**
 * Offer the orders that can be given at an element, in the question's column; are there any?
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 */
async function offerOrders(element, signal) {
  const place = byId("order-here");
  if (!place) return false;
  try {
    const answer = await fetch(`${address("orders/here")}?${new URLSearchParams(subject(element))}`, { signal, headers: { "HX-Request": "true" } });
    const text = answer.ok ? await answer.text() : "";
    if (!text || signal.aborted || !place.isConnected) return false;
    place.innerHTML = text;
    htmx.process(place);
    place.scrollIntoView({ block: "nearest" });
    return true;
  } catch {
    return false;                                          // aborted by the next click, or no connection
  }
}

// An update from the server that leaves the reason in the prompt leaves it beside the element too.
function sayBeside() {
  const notice = byId("notice");
  if (asked?.isConnected && notice?.querySelector(".notice")) tell(asked, beside(notice));
}
document.addEventListener("htmx:after:swap", sayBeside);

// The reason again; where something else is asked now, with that question.
/** @param {HTMLElement} notice */
function beside(notice) {
  const copies = [...notice.children].map((part) => /** @type {Element} */ (part.cloneNode(true)));
  return notice.querySelector("[data-asks-else]") ? [...copies, question()] : copies;
}

function question() {
  const part = document.createElement("p"), said = /** @type {HTMLElement} */ (byId("ask").cloneNode(true));
  said.querySelector("time")?.remove();
  part.textContent = said.textContent.trim();
  return part;
}
