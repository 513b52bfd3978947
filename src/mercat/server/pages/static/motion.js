// Moves of others are shown one after another, at the reader's speed, each with its line of the history; a button skips them.
// A message of the stream waits until the one before it has been seen. Without a speed every message is shown at once.

import { after, before } from "./changes.js";

const SEEN_FOR = { none: 0, quick: 500, full: 1500 };      // milliseconds that a move stays before the next one is shown
const GLIDES = { none: 0, quick: 240, full: 450 };         // milliseconds that pieces move and figures glow
const STAYS = 2500;                                        // milliseconds that the last line stays
const LINES = 2;                                           // newest lines, where a message tells of several moves
const SKIPPED_FOR = 2000;                                  // milliseconds without a message, after which moves are shown again

const byId = (id) => document.getElementById(id);
const still = matchMedia("(prefers-reduced-motion: reduce)");

// What the reader chose; without a choice it is quick, or nothing where the system asks for less motion.
function speed() {
  const chosen = document.documentElement.dataset.motion;
  return chosen in SEEN_FOR ? chosen : still.matches ? "none" : "quick";
}

const told = (entry) => entry.id;
const entries = () => [...document.querySelectorAll("#history-box .history > li:not(.heading)")];
const othersTurn = () => byId("prompt").classList.contains("waiting");

let known = new Set(entries().map(told));
let free = 0;                                              // when the next message may be shown
let release = null;                                        // shows the message that waits
let skipping = 0;                                          // until when messages are shown at once
let hiding = 0;

// --- one message after another

document.addEventListener("htmx:sse:before:message", ({ detail, defaultPrevented }) => {
  const pause = free - performance.now();
  if (performance.now() < skipping) skipping = performance.now() + SKIPPED_FOR;
  else if (!defaultPrevented && pause > 0 && speed() !== "none" && !document.hidden) {
    detail.waitUntil(seen(pause).then(() => { detail.cancelled = byId("main").dataset.past !== ""; }));
  }
});

function seen(pause) {
  offerSkip();
  return new Promise((done) => {
    const timer = setTimeout(done, pause);
    release = () => { clearTimeout(timer); done(); };
  }).finally(() => { release = null; });
}

function skip() {
  skipping = performance.now() + SKIPPED_FOR;
  free = 0;
  release?.();
  hide();
}

document.addEventListener("visibilitychange", () => document.hidden && release?.());

// --- the line of the history

function tell(lines) {
  const caption = byId("caption"), line = byId("caption-line");
  if (!caption) return;
  line.replaceChildren(...lines.map((entry) => {
    const part = document.createElement("span");
    const shown = [...entry.querySelector("a").childNodes].filter((node) => !node.classList?.contains("unseen"));
    part.append(...shown.map((node) => node.cloneNode(true)));
    return part;
  }));
  caption.hidden = false;
  offerSkip();
  clearTimeout(hiding);
  hiding = setTimeout(hide, Math.max(STAYS, SEEN_FOR[speed()]));
}

function offerSkip() {
  const button = byId("skip-moves");
  if (button) button.hidden = !release && !othersTurn();
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
  if (!byId("caption")?.hidden && !byId("skip-moves").hidden) skip();
});

// --- what a swap changed

document.addEventListener("htmx:before:swap", (event) => event.defaultPrevented || speed() === "none" || before());

document.addEventListener("htmx:after:swap", ({ detail }) => {
  const fresh = entries().filter((entry) => !known.has(told(entry)));
  known = new Set(entries().map(told));
  const rate = performance.now() < skipping || document.hidden ? "none" : speed();
  if (!othersTurn() && byId("prompt").classList.contains("mine")) skipping = 0;
  if (rate === "none") return;
  after(GLIDES[rate]);
  const others = fresh.filter((entry) => !entry.querySelector(".mark") || !isMine(entry));
  if (!others.length || !detail.ctx?.sourceElement?.matches?.("#live")) return;
  free = performance.now() + SEEN_FOR[rate];
  tell(others.slice(-LINES));
});

function isMine(entry) {
  const seat = /seat-(\d)/.exec(entry.querySelector(".mark").getAttribute("class"))?.[1];
  return byId(`player-${seat}`)?.classList.contains("own");
}
