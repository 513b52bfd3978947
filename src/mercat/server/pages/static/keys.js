// @ts-check
// The table by keyboard: moments, zoom, undo and redo, and the buttons of the prompt by number and by letter.

import { walk } from "./arrows.js";
import { zooms } from "./table.js";
import { isShown } from "./shown.js";

const byId = /** @type {Document["getElementById"]} */ ((/** @type {string} */ id) => document.getElementById(id));
/** @param {string} id */
const click = (id) => byId(id)?.click();

/** @type {Record<string, () => void>} */
const keys = {
  ArrowLeft: () => click("time-back"), ArrowRight: () => click("time-on"),
  ArrowUp: () => click("time-round-back"), ArrowDown: () => click("time-round-on"),
  Home: () => click("time-first"), End: () => click("time-now"),
  "+": zooms.in, "=": zooms.in, "-": zooms.out, 0: zooms.fit,
  h: () => click("hint"),
  c: write,
  "?": () => byId("keys").showModal(),
};

function write() {
  document.querySelector("[data-to-tab=chat]")?.click();
  byId("chat-text")?.focus();
}

// --- the buttons of the prompt

const RESERVED = "ch";                                     // letters that have another meaning here

const shown = () => [...document.querySelectorAll("#chips .chip")].filter(isShown);
/** @param {string} text */
const isNumber = (text) => /^\d+$/.test(text);

// Each button has the first letter of its label that no button before it has.
function letters() {
  const taken = new Map();
  for (const chip of shown()) {
    const letter = [...chip.textContent.toLowerCase()].find((one) => /[a-z]/.test(one) && !RESERVED.includes(one) && !taken.has(one));
    if (letter && !isNumber(chip.textContent)) taken.set(letter, chip);
  }
  return taken;
}

// The letter is underlined on the button.
function mark() {
  const wanted = new Map([...letters()].map(([letter, chip]) => [chip, letter]));
  for (const chip of document.querySelectorAll("#chips .chip")) {
    const letter = wanted.get(chip) ?? "", text = chip.textContent;
    if (chip.querySelector(":not(u, span)") || (chip.querySelector("u")?.textContent.toLowerCase() ?? "") === letter) continue;
    const at = letter ? text.toLowerCase().indexOf(letter) : text.length;
    const label = document.createElement("span"), underlined = document.createElement("u");
    underlined.textContent = text.slice(at, at + 1);
    label.append(text.slice(0, at), ...(letter ? [underlined] : []), text.slice(at + 1));
    chip.replaceChildren(label);
  }
}

// A digit is the number on a button, or else the place of the button.
/** @param {string} digit */
function numbered(digit) {
  const chips = shown();
  return chips.find((chip) => chip.textContent.trim() === digit) ?? chips.filter((chip) => !isNumber(chip.textContent.trim()))[Number(digit) - 1];
}

document.addEventListener("keydown", (event) => {
  const at = event.target, key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.key === "Escape") byId("rules").close();
  if (at.closest("input, textarea, select, dialog, [contenteditable]") || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    click(key === "y" || event.shiftKey ? "redo" : "undo");
    return;
  }
  if (walk(at, key)) return event.preventDefault();
  const chip = /^[1-9]$/.test(key) ? numbered(key) : keys[key] ? null : letters().get(key);
  if (chip) chip.click();
  else if (keys[key] && !scrolls(at, key)) keys[key]();
  else return;
  event.preventDefault();
});

// In a box with a scroll bar the arrows scroll.
/**
 * @param {HTMLElement} at
 * @param {string} key
 */
function scrolls(at, key) {
  const box = at.closest("[tabindex='0']");
  return (key === "ArrowUp" || key === "ArrowDown") && box !== null && box.scrollHeight > box.clientHeight;
}

new MutationObserver(mark).observe(byId("main"), { subtree: true, attributeFilter: ["hidden"] });
document.addEventListener("htmx:after:swap", mark);
mark();
