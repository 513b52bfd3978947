// @ts-check
// On a small screen the prompt covers the end of the page, and what can be chosen may be out of sight. A drawing wider than the
// screen stands in an element of the class "pans".

import { isShown } from "./shown.js";

const HEADER = 100;                                        // pixels at the top that may be covered
const SMALL = 1000;                                        // pixels: narrower windows have tabs, and the prompt above them

export const isSmall = () => window.innerWidth < SMALL;

const prompt = () => document.getElementById("prompt").getBoundingClientRect();
const board = () => document.getElementById("board").getBoundingClientRect();

// Where the prompt begins to cover the page; held sideways, a small screen has it beside the board.
const covered = () => (prompt().left >= board().right - 1 ? window.innerHeight : prompt().top);

/** @param {Element} element */
export const isInSight = (element) => isShown(element) && box(element).top < covered() && box(element).bottom > HEADER;

// A drawing of which a small screen shows one part at a time turns to a part in which something can be chosen.
export function turnToChoice() {
  const lit = [...document.querySelectorAll('#board [data-lit="possible"]')];
  if (!lit.length || lit.some(isShown)) return;
  const turns = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("#board [data-shows]"));
  [...turns].find((turn) => document.getElementById(turn.dataset.shows ?? "")?.querySelector('[data-lit="possible"]'))?.click();
}

// What can be chosen next may be all out of sight, below the drawing for example: the page then scrolls to it.
export function followChoice() {
  const boxes = [...document.querySelectorAll('#board [data-lit="possible"]')].filter(isShown).map(box);
  if (!boxes.length || boxes.some(({ top, bottom }) => top < covered() && bottom > HEADER)) return;
  window.scrollBy({ top: Math.min(...boxes.map(({ top }) => top)) - HEADER, behavior: calm() ? "instant" : "smooth" });
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Pan and scroll so that some of what can be chosen is in sight; what stands in a drawing that pans goes first.
export function bringIntoSight() {
  let wanted = [...document.querySelectorAll("#board [data-lit]")].filter(isShown);
  for (const frame of document.querySelectorAll("#board .pans")) {
    const inside = wanted.filter((element) => frame.contains(element));
    if (inside.length) wanted = panTo(frame, inside);
  }
  const boxes = wanted.map(box), edge = covered();
  if (!boxes.length || boxes.some(({ top, bottom }) => top > HEADER && bottom < edge)) return;
  window.scrollBy(0, fullest(boxes.map(({ top, bottom }) => (top + bottom) / 2), edge - HEADER) - (HEADER + edge) / 2);
}

/** @param {Element} element */
const box = (element) => element.getBoundingClientRect();

// Pan so that as many of the things as possible are in sight; these things.
/**
 * @param {HTMLElement} frame
 * @param {HTMLElement[]} elements
 */
function panTo(frame, elements) {
  const { left, width } = box(frame);
  frame.scrollLeft += fullest(elements.map(box).map((one) => (one.left + one.right) / 2), width) - left - width / 2;
  const seen = elements.filter((element) => box(element).left >= left && box(element).right <= left + width);
  return seen.length ? seen : elements;
}

// That of these places with the most others within so many pixels around it.
/**
 * @param {number[]} places
 * @param {number} pixels
 */
function fullest(places, pixels) {
  const near = (/** @type {number} */ place) => places.filter((other) => Math.abs(other - place) < pixels / 2).length;
  return places.reduce((one, other) => (near(other) > near(one) ? other : one));
}
