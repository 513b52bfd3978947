// @ts-check
// Moves of others are shown one after another, at the reader's speed, each with its line of the history; a button skips them.
// A message of the stream waits until the one before it has been seen. Without a speed every message is shown at once, and so is
// what comes while the page is far behind the table: bots may play faster than anybody can look.

import { after, before } from "./changes.js";

const SEEN_FOR = { none: 0, quick: 500, full: 1500 };      // milliseconds that a move stays before the next one is shown
const GLIDES = { none: 0, quick: 240, full: 450 };         // milliseconds that pieces move and figures glow
const STAYS = 2500;                                        // milliseconds that the last line stays
const LINES = 2;                                           // newest lines, where a message tells of several moves
const BEHIND = { quick: 3000, none: 6000 };                // milliseconds behind the table, from which moves are quick, or at once
const SKIPPED_FOR = 2000;                                  // milliseconds without a message, after which moves are shown again

/** @typedef {"none" | "quick" | "full"} Speed */

const byId = /** @type {Document["getElementById"]} */ ((/** @type {string} */ id) => document.getElementById(id));
const still = matchMedia("(prefers-reduced-motion: reduce)");

// What the reader chose; without a choice it is quick, or nothing where the system asks for less motion.
/** @returns {Speed} */
function speed() {
  const chosen = document.documentElement.dataset.motion ?? "";
  return chosen in SEEN_FOR ? /** @type {Speed} */ (chosen) : still.matches ? "none" : "quick";
}

// The speed at which the table can be followed.
/** @returns {Speed} */
function pace() {
  const chosen = speed();
  if (chosen === "none" || performance.now() < skipping || document.hidden || late >= BEHIND.none) return "none";
  return late >= BEHIND.quick ? "quick" : chosen;
}

/** @param {Element} entry */
const told = (entry) => entry.id;
const entries = () => [...document.querySelectorAll("#history-box .history > li:not(.heading)")];
const othersTurn = () => byId("prompt").classList.contains("waiting");

let known = new Set(entries().map(told));
let shown = 0;                                             // when the last move of others was shown
let newest = 0;                                            // when it was made, by the server's clock
let apart = 0;                                             // what the clocks differ by, and the line takes
let late = 0;                                              // milliseconds that the page is behind the table
/** @type {(() => void) | null} */
let release = null;                                        // shows the message that waits
let skipping = 0;                                          // until when messages are shown at once
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;
/** @type {string[]} */
let captioned = [];                                        // the entries whose lines are shown

// --- one message after another

document.addEventListener("htmx:sse:before:message", ({ detail, defaultPrevented }) => {
  if (detail.message.event) return;                        // a keep-alive
  if (performance.now() < skipping) skipping = performance.now() + SKIPPED_FOR;
  measure(detail.message.data);
  const pause = shown + SEEN_FOR[pace()] - performance.now();
  if (!defaultPrevented && pause > 0) {
    detail.waitUntil(seen(pause).then(() => { detail.cancelled = byId("main").dataset.past !== ""; }));
  }
});

/** @param {string} message */
function measure(message) {
  const moved = Date.parse(/<time class="age" datetime="([^"]+)"/.exec(message)?.[1] ?? "");
  if (!(moved > newest)) return;
  newest = moved;
  if (performance.now() - shown > SEEN_FOR[speed()]) apart = Date.now() - moved;      // it did not have to wait
  late = Date.now() - moved - apart;
}

/** @param {number} pause */
function seen(pause) {
  offerSkip();
  return new Promise((/** @type {(value?: unknown) => void} */ done) => {
    const timer = setTimeout(done, pause);
    release = () => { clearTimeout(timer); done(); };
  }).finally(() => { release = null; });
}

function skip() {
  skipping = performance.now() + SKIPPED_FOR;
  release?.();
  hide();
}

document.addEventListener("visibilitychange", () => document.hidden && release?.());

// --- the line of the history

/** @param {HTMLElement[]} lines */
function tell(lines) {
  const caption = byId("caption"), line = byId("caption-line");
  if (!caption || !line) return;
  line.replaceChildren(...lines.map((entry) => {
    const part = document.createElement("span");
    const shown = [...(entry.querySelector("a")?.childNodes ?? [])].filter((node) => !(node instanceof Element && node.matches(".unseen")));
    part.append(...shown.map((node) => node.cloneNode(true)));
    return part;
  }));
  caption.hidden = false;
  captioned = lines.map(told);
  offerSkip();
  setTimeout(keepClear);
  clearTimeout(hiding);
  hiding = setTimeout(hide, Math.max(STAYS, SEEN_FOR[speed()]));
}

function offerSkip() {
  const button = byId("skip-moves");
  if (button) button.hidden = !release && !othersTurn();
}

// The line stands where it covers nothing that can be clicked; without such a place it is not shown: "since your turn" has it.
function keepClear() {
  const caption = byId("caption");
  if (!caption || caption.hidden) return;
  const choices = [...document.querySelectorAll("#board [data-lit]")].map((element) => element.getBoundingClientRect());
  for (const place of ["bottom", "top", "left", "right"]) {
    caption.dataset.at = place;
    const own = caption.getBoundingClientRect();
    const over = (/** @type {DOMRect} */ box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
    if (!choices.some(over)) return;
  }
  hide();
}

function hide() {
  clearTimeout(hiding);
  const caption = byId("caption");
  if (caption) caption.hidden = true;
}

document.addEventListener("click", (event) => event.target.closest("#skip-moves") && skip());
document.addEventListener("pointerdown", (event) => event.target.closest("#zoomed") && hide());
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, dialog, [contenteditable]");
  if (event.key.toLowerCase() !== "s" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
  if (!byId("caption")?.hidden && !byId("skip-moves")?.hidden) skip();
});

// --- what a swap changed

/** @param {{ ctx?: HtmxContext }} detail */
const streamed = (detail) => detail.ctx?.sourceElement?.matches?.("#live") ?? false;

document.addEventListener("htmx:before:swap", ({ detail, defaultPrevented }) => {
  if (!streamed(detail)) late = 0;                         // the reader's own move
  if (!defaultPrevented && pace() !== "none") before();
});

document.addEventListener("htmx:after:swap", ({ detail }) => {
  const fresh = entries().filter((entry) => !known.has(told(entry)));
  known = new Set(entries().map(told));
  const others = fresh.filter((entry) => !entry.querySelector(".mark") || !isMine(entry));
  const theirs = others.length > 0 && streamed(detail);
  if (captioned.some((one) => !known.has(one))) hide();        // a move that was taken back is announced no more
  if (theirs) shown = performance.now();
  const rate = pace();
  setTimeout(keepClear);
  if (!othersTurn() && byId("prompt").classList.contains("mine")) skipping = 0;
  if (rate === "none") return;
  after(GLIDES[rate]);
  if (theirs) tell(others.slice(-LINES));
});

/** @param {Element} entry */
function isMine(entry) {
  const seat = /seat-(\d)/.exec(entry.querySelector(".mark")?.getAttribute("class") ?? "")?.[1];
  return byId(`player-${seat}`)?.classList.contains("own");
}
