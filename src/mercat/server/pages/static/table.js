// @ts-check
// The table's page apart from moves: tabs, zoom, the window's title, past moments, news.

import { connectForAll } from "./connection.js";
import { showLooks } from "./lesson.js";
import { isSmall } from "./scrolling.js";
import { isShown } from "./shown.js";
import "./sorting.js";

const main = () => document.getElementById("main");
const inPast = () => main().dataset.past !== "";

// --- tabs

/** @type {Record<string, string>} */
const SHOWN_BY = { players: "players", shared: "shared", history: "history" };      // the parts that a tab of a wide window may open with

/** @param {HTMLElement} button */
function isOpen(button) {
  const part = document.getElementById(SHOWN_BY[button.dataset.toTab ?? ""] ?? "");
  return part !== null && isShown(part) && isShown(button);
}

/** @param {string | undefined} name */
function toTab(name) {
  if (name !== main().dataset.tab) main().dataset.tab = name;          // what is written anew counts as another tab
  const buttons = [...document.querySelectorAll("[data-to-tab]")];
  const own = buttons.filter((button) => button.dataset.toTab === name);
  const current = own.some(isShown) ? own : [buttons.find(isOpen)];
  for (const button of buttons) {
    if (current.includes(button)) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  toEndOfHistory();
  noteChat();
}

// On a small screen all tabs share the page's scroll: each is shown again where it was left.
/** @type {Map<string | undefined, number>} */
const left = new Map();

/** @param {string} name */
function turnTo(name) {
  const before = main().dataset.tab;
  if (name === before) return;
  left.set(before, window.scrollY);
  toTab(name);
  if (name !== "history") window.scrollTo({ top: left.get(name) ?? 0, behavior: "instant" });
}

// --- zoom

const NARROWEST = 1, WIDEST = 5;
const SCROLLS_BELOW = 1200;                                // pixels: on narrower windows the wheel scrolls, and zooms only with Ctrl
const view = { scale: 1, x: 0, y: 0 };
/** @type {Map<number, PointerEvent>} */
const fingers = new Map();
let dragged = false;

/**
 * @param {number} scale
 * @param {number} x
 * @param {number} y
 */
function setView(scale, x, y) {
  const frame = document.getElementById("zoomed");
  const box = frame.getBoundingClientRect();
  view.scale = Math.min(WIDEST, Math.max(NARROWEST, scale));
  view.x = Math.min(0, Math.max(box.width * (1 - view.scale), x));
  view.y = Math.min(0, Math.max(box.height * (1 - view.scale), y));
  const inner = document.getElementById("zoom-inner");
  inner.style.transform = view.scale === 1 ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  inner.style.setProperty("--zoom", String(view.scale));           // text that found no room may find it now (drawing.css)
  frame.classList.toggle("is-zoomed", view.scale > 1);
}

/**
 * @param {number} factor
 * @param {number} [clientX]
 * @param {number} [clientY]
 */
function zoomAt(factor, clientX, clientY) {
  const box = document.getElementById("zoomed").getBoundingClientRect();
  const x = (clientX ?? box.left + box.width / 2) - box.left, y = (clientY ?? box.top + box.height / 2) - box.top;
  const scale = Math.min(WIDEST, Math.max(NARROWEST, view.scale * factor));
  const grown = scale / view.scale;
  setView(scale, x - (x - view.x) * grown, y - (y - view.y) * grown);
}

/** @type {Record<string, () => void>} */
export const zooms = { in: () => zoomAt(1.35), out: () => zoomAt(1 / 1.35), fit: () => setView(1, 0, 0) };

// A column beside the board may have its own scroll bar.
/** @param {Element} start */
function scrolls(start) {
  const box = start.closest("#zoomed [tabindex='0']");
  return box !== null && box.scrollHeight > box.clientHeight;
}

document.addEventListener("wheel", (event) => {
  if (!event.target.closest?.("#zoomed") || (!event.ctrlKey && (window.innerWidth < SCROLLS_BELOW || scrolls(event.target)))) return;
  event.preventDefault();
  zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY);
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#zoomed")) return;
  if (event.isPrimary) { fingers.clear(); dragged = false; }
  fingers.set(event.pointerId, event);
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const byX = event.clientX - before.clientX, byY = event.clientY - before.clientY;
  const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
  if (other) {
    const apart = (/** @type {PointerEvent} */ finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY) || 1;
    zoomAt(apart(event) / apart(before), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    dragged = true;
  } else if (view.scale > 1 && (dragged || Math.hypot(byX, byY) > 5)) {
    setView(view.scale, view.x + byX, view.y + byY);
    dragged = true;
  } else return;
  fingers.set(event.pointerId, event);
});

for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
  document.addEventListener(name, (event) => fingers.delete(event.pointerId));
}

document.addEventListener("click", (event) => {
  if (dragged && event.target.closest("#zoomed")) {
    dragged = false;
    event.stopImmediatePropagation();
    event.preventDefault();
    return;
  }
  const tab = event.target.closest("[data-to-tab]");
  if (tab) {
    if (isSmall()) turnTo(tab.dataset.toTab ?? "");
    else toTab(tab.dataset.toTab);
    showLooks(true);
  }
  const zoom = event.target.closest("[data-zoom]");
  if (zoom) zooms[zoom.dataset.zoom ?? ""]?.();
}, true);

// --- the rules, beside the table

/** @param {HTMLAnchorElement} link */
async function openRules(link) {
  const answer = await fetch(link.href).catch(() => null);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page) { location.href = link.href; return; }
  const help = page.querySelector(".help");
  if (!help) { location.href = link.href; return; }
  if (document.querySelector("#board symbol")) help.querySelector(".symbols")?.remove();      // the board has them
  document.getElementById("rules-text").replaceChildren(help);
  const rules = document.getElementById("rules");
  if (!rules.open) rules.show();
  rules.scrollTop = 0;
  const rule = link.hash && document.getElementById(link.hash.slice(1));
  if (!rule || !rules.contains(rule)) return;
  rule.classList.add("asked");                             // as :target on a page of its own
  rule.scrollIntoView({ block: "center" });
  rule.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("#to-help, .to-rule");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  openRules(link);
});

// --- updates from the server

function freshen() {
  const strip = document.getElementById("strip"), icon = document.getElementById("page-icon");
  document.title = strip.dataset.title ?? "";
  icon.href = (strip.dataset.turn ? icon.dataset.turnIcon : icon.dataset.icon) ?? "";
  toTab(main().dataset.tab);
  markNews();
  showLooks();
}

function markNews() {
  for (const old of document.querySelectorAll("[data-news-here]")) old.removeAttribute("data-news-here");
  const news = document.getElementById("prompt").dataset.news ?? "";
  for (const pair of news.split(" ").filter(Boolean)) {
    const [facet, value] = pair.split("=");
    for (const place of document.querySelectorAll(`#board [data-${CSS.escape(facet)}="${CSS.escape(value)}"]`)) {
      place.setAttribute("data-news-here", "");
    }
  }
}

// Scroll to the newest entry, or to the moment shown, only when it has changed: somebody may be reading further up.
let shown = "";

function toEndOfHistory() {
  const box = document.getElementById("history-box");
  const entry = box?.querySelector(".here") ?? box?.querySelector("li:last-child");
  if (!box || !entry || entry.id === shown || !box.clientHeight) return;
  shown = entry.id;
  box.scrollTop += entry.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (box.scrollHeight <= box.clientHeight && isSmall()) entry.scrollIntoView({ block: "nearest" });      // its tab
}

document.addEventListener("htmx:sse:before:message", (event) => {
  if (!inPast() || event.detail.message.event) return;
  event.preventDefault();                                  // a past moment stays on the page
  document.getElementById("to-now")?.classList.add("news");
});
// The answer to a move and the stream may overtake each other: updates older than the page are dropped.
/** @param {HTMLElement} strip */
const version = (strip) => (strip.dataset.version ?? "").split(".").map(Number);

document.addEventListener("htmx:before:swap", (event) => {
  const strip = event.detail.tasks.map((task) => task.fragment?.querySelector("#strip")).find(Boolean);
  if (!strip) return;
  const [length, revision] = version(strip), [shownLength, shownRevision] = version(document.getElementById("strip"));
  if (length > shownLength || (length === shownLength && revision >= shownRevision)) return;
  if (!inPast()) event.preventDefault();                   // the stream does not lead out of the past: only this answer does
  if (event.detail.ctx?.sourceElement?.id !== "live") connectForAll();
});

document.addEventListener("htmx:after:swap", freshen);
// A message of a person that arrives while the chat is closed is marked at its tab; a notice is not.
const newestMessage = () => [...document.querySelectorAll("#chat [data-message]")].at(-1)?.id;
let newestRead = newestMessage();

function noteChat() {
  const chat = document.getElementById("chat"), newest = newestMessage();
  if (!chat) return;                                       // a turn that is prepared
  if (isShown(chat)) main().removeAttribute("data-unread");
  else if (newest !== newestRead && newest) main().setAttribute("data-unread", "");
  newestRead = newest;
  chat.scrollTop = 1e6;
}
window.addEventListener("resize", () => { toTab(main().dataset.tab); showLooks(); });

freshen();
requestAnimationFrame(() => requestAnimationFrame(() => document.body.classList.add("live")));
