// @ts-check
// Shows the <title> of a drawn element, and the lines of its <desc>, beside it on hover or focus; also the titles of symbols in the
// panels, which touch screens would never show. Knows no game.

import { isSmall } from "./scrolling.js";
import { isShown } from "./shown.js";

const SOON = 60, LATER = 500;                              // milliseconds: with a description, and without
const GAP = 12;                                            // pixels between the element and the tip
const card = document.createElement("div");
card.className = "tip";
card.setAttribute("role", "tooltip");
card.hidden = true;
document.body.append(card);

/** @type {{ element: HTMLElement, title: Element | string } | null} */
let shown = null;                                          // the element, and its title, which is removed meanwhile
/** @type {Element | null} */
let told = null;                                           // the element that has said why it is no choice
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * @param {Element} element
 * @param {string} name
 */
const child = (element, name) => [...element.children].find((part) => part.localName === name);

const SYMBOLS = ":is(#board, #shared, #players) [title]";

/**
 * @param {HTMLElement} start
 * @returns {HTMLElement | null}
 */
function describedAt(start) {
  for (let element = /** @type {HTMLElement | null} */ (start); element && element.closest?.("#board svg"); element = element.parentElement) {
    if (child(element, "title")) return element;
  }
  return start.closest?.(SYMBOLS) ?? (shown?.element.contains(start) ? shown.element : null);
}

/** @param {HTMLElement} element */
function show(element) {
  hide();
  const title = child(element, "title"), more = child(element, "desc");
  const head = document.createElement("b");
  head.textContent = (title?.textContent ?? element.title).trim();
  card.replaceChildren(head, ...(more ? lines(more) : []));
  shown = { element, title: title ?? element.title };          // without a title the browser shows no tooltip of its own
  if (title) element.setAttribute("aria-label", head.textContent);
  title?.remove();
  element.removeAttribute("title");
  card.hidden = false;
  place(element.getBoundingClientRect());
}

/** @param {Element} more */
function lines(more) {
  return more.textContent.split("\n").map((line) => line.trim()).filter(Boolean).map((line) => {
    const part = document.createElement("span");
    part.textContent = line;
    return part;
  });
}

// Beside the element, within the window, where it covers least of what can be clicked.
/** @param {DOMRect} at */
function place(at) {
  const { width, height } = card.getBoundingClientRect();
  const across = at.left + at.width / 2 - width / 2, down = at.top + at.height / 2 - height / 2;
  const spots = [[at.right + GAP, down], [at.left - GAP - width, down], [across, at.top - GAP - height], [across, at.bottom + GAP]].map(([left, top]) => ({
    left: Math.max(4, Math.min(left, window.innerWidth - width - 4)), top: Math.max(4, Math.min(top, window.innerHeight - height - 4)),
  }));
  const clickable = [...document.querySelectorAll("[data-lit], #prompt")].map((element) => element.getBoundingClientRect());
  const covered = spots.map(({ left, top }) => {
    const over = (/** @type {DOMRect} */ box) => Math.max(0, Math.min(box.right, left + width) - Math.max(box.left, left))
      * Math.max(0, Math.min(box.bottom, top + height) - Math.max(box.top, top));
    return clickable.reduce((sum, box) => sum + over(box), over(at));
  });
  const best = spots[covered.indexOf(Math.min(...covered))];
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
}

/**
 * Say something beside an element, below its title and its lines if it has them.
 * @param {HTMLElement} element
 * @param {Element[]} parts
 */
export function tell(element, parts) {
  const described = describedAt(element);
  if (described) show(described);
  else { hide(); card.replaceChildren(); }
  const why = document.createElement("div");
  why.className = "tip-why";
  why.append(...parts);
  card.append(why);
  card.hidden = false;
  card.toggleAttribute("data-instead", isSmall() || Boolean(element.closest("#prompt")));       // of the same reason above the choices
  told = element;
  place(element.getBoundingClientRect());
}

/** Nothing is said any more beside what is no choice. */
export function hush() {
  if (told) hide();
}

/** @param {HTMLElement} element */
function showSoon(element) {
  clearTimeout(waiting);
  if (shown?.element === element) return;
  hide();
  waiting = setTimeout(() => isShown(element) && show(element), child(element, "desc") ? SOON : LATER);
}

function hide() {
  clearTimeout(waiting);
  card.hidden = true;
  told = null;
  if (!shown) return;
  if (typeof shown.title === "string") {
    if (!shown.element.hasAttribute("title")) shown.element.title = shown.title;
  } else {
    if (!child(shown.element, "title")) shown.element.prepend(shown.title);
    shown.element.removeAttribute("aria-label");
  }
  shown = null;
}

document.addEventListener("pointerover", (event) => {
  const element = describedAt(event.target);
  if (told && (!element || told.contains(event.target) || card.contains(event.target))) return;      // a reason stays to be read
  const shows = element && (event.pointerType !== "touch" || child(element, "desc") || (element.title && !element.closest("[data-lit]")));
  if (shows) showSoon(element);
  else hide();
});
// Where the reason is shown here instead of above the choices, it lasts until the click: if it ended when the finger goes down, it would
// appear above the choices and move them away from the finger.
const isInstead = () => told !== null && card.hasAttribute("data-instead");
document.addEventListener("pointerdown", (event) => {
  if (isInstead() || card.contains(event.target)) return;
  if (told || (shown && describedAt(event.target) !== shown.element)) hide();
});
document.addEventListener("click", (event) => {
  if (!isInstead() || card.contains(event.target)) return;
  hide();
  document.getElementById("notice")?.replaceChildren();
}, true);
document.addEventListener("focusin", (event) => {
  const element = describedAt(event.target);
  if (!event.target.matches(":focus-visible")) return;     // a tap focuses the scrolling box around it
  if (element) show(element);
  else hide();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
const follow = () => (told && isShown(told) ? place(told.getBoundingClientRect()) : hide());
document.addEventListener("scroll", follow, true);
window.addEventListener("resize", follow);
document.addEventListener("wheel", hide, { passive: true });
document.addEventListener("htmx:before:swap", hide);
