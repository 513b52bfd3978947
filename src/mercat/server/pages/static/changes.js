// @ts-check
// What a swap changed on the table, shown by motion: pieces that moved glide, new ones come from their owner's panel, places that
// were touched light up, figures that changed glow. Nothing is known of any game: pieces are the elements of drawings that have an
// id, places are what table.js marks as news, figures are texts with a digit.

import { isShown } from "./shown.js";

const MOST = 40;                                           // a position with more changes than this is another moment: shown at once
const LEAST = 2;                                           // units of the drawing: a shorter way is none
const FIGURES = ":is(#board, #shared, #players) :is(b, span, text, tspan, td, th, dd, li, div)";

/**
 * @typedef {Map<string, DOMPoint | null>} Pieces  by id
 * @typedef {{ x: number, y: number, isNew: boolean }} From  where an element comes from, relative to where it is
 */

/** @type {Pieces | null} */
let pieces = null;
/** @type {ReturnType<typeof readFigures>} */
let figures = new Map();
/** @type {Set<string>} */
let news = new Set();

// Where an element is in its drawing, whatever the zoom and the place of the drawing in the window.
/** @param {SVGGraphicsElement} element */
function placed(element) {
  const box = element.getBoundingClientRect(), drawing = outermost(element).getScreenCTM();
  if (!drawing || !box.width) return null;
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(drawing.inverse());
}

/**
 * @param {SVGElement} element
 * @returns {SVGSVGElement}
 */
const outermost = (element) => /** @type {SVGSVGElement} */ (element.farthestViewportElement ?? element.ownerSVGElement);

/** @returns {SVGGraphicsElement[]} */
const drawn = () => [.../** @type {NodeListOf<Element>} */ (document.querySelectorAll("#board svg [id]"))].flatMap((one) => (
  one instanceof SVGGraphicsElement && !one.closest("symbol, defs") ? [one] : []));

function readPieces() {
  return new Map(drawn().map((element) => [element.id, placed(element)]));
}

// Texts with a digit, by the nearest id around them and their place among its texts.
function readFigures() {
  /** @type {Map<string, { text: string, element: Element, around: string, many: number }>} */
  const found = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const element of document.querySelectorAll(FIGURES)) {
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => (node.textContent ?? "").trim()).join(" ");
    if (!/\d/.test(text) || element.closest("symbol, defs, .unseen")) continue;
    const around = element.closest("[id]")?.id ?? "", place = counts.get(around) ?? 0;
    counts.set(around, place + 1);
    found.set(`${around} ${place}`, { text, element, around, many: 0 });
  }
  for (const figure of found.values()) figure.many = counts.get(figure.around) ?? 0;
  return found;
}

const readNews = () => new Set([...document.querySelectorAll("#board [data-news-here]")].map((place) => place.id));

// Before a swap: what the table looks like.
export function before() {
  pieces = readPieces();
  figures = readFigures();
  news = readNews();
}

// After it: show for so many milliseconds what is different.
/** @param {number} glide */
export function after(glide) {
  if (!pieces) return;
  const was = pieces;
  pieces = null;
  const changed = changedPieces(was), glowing = changedFigures(), lit = [...document.querySelectorAll("#board [data-news-here]")]
    .filter((place) => !news.has(place.id));
  if (changed.length > MOST || glowing.length > MOST || was.size === 0) return;
  for (const [element, from] of changed) come(element, from, glide);
  for (const element of glowing) glow(element, glide);
  for (const place of lit) lightUp(place, glide);
}

// Elements with the place they come from; those that only moved with what they lie in are left out.
/**
 * @param {Pieces} was
 * @returns {[SVGGraphicsElement, From][]}
 */
function changedPieces(was) {
  /** @type {Map<SVGGraphicsElement, { here: DOMPoint, there: DOMPoint | undefined, isNew: boolean }>} */
  const moved = new Map();
  for (const element of drawn()) {
    const here = placed(element), there = was.get(element.id), isNew = there === undefined;
    if (!here || there === null) continue;
    if (isNew || Math.hypot(here.x - there.x, here.y - there.y) > LEAST) moved.set(element, { here, there, isNew });
  }
  return [...moved].filter(([element]) => !inside(element, moved)).flatMap(([element, { here, there, isNew }]) => {
    const from = there ?? ownerOf(element) ?? here;
    return /** @type {[SVGGraphicsElement, From][]} */ ([[element, { x: from.x - here.x, y: from.y - here.y, isNew }]]);
  });
}

/**
 * @param {Element} element
 * @param {Map<Element, unknown>} moved
 */
function inside(element, moved) {
  for (let around = element.parentElement; around; around = around.parentElement) if (moved.has(around)) return true;
  return false;
}

// The middle of the panel of the player whose colours a piece has, in the units of the drawing.
/** @param {SVGGraphicsElement} element */
function ownerOf(element) {
  const seat = /seat-(\d)/.exec(element.closest("[class*='seat-']")?.getAttribute("class") ?? "")?.[1];
  const panel = document.getElementById(`player-${seat}`)?.getBoundingClientRect(), drawing = outermost(element).getScreenCTM();
  if (!panel?.width || !drawing) return null;
  return new DOMPoint(panel.left + panel.width / 2, panel.top + panel.height / 2).matrixTransform(drawing.inverse());
}

/**
 * @param {SVGGraphicsElement} element
 * @param {From} from
 * @param {number} glide
 */
function come(element, from, glide) {
  const around = /** @type {Element | null} */ (element.parentElement);
  const near = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null, far = outermost(element).getScreenCTM();
  if (!near || !far) return;
  const away = near.inverse().multiply(far);
  const x = from.x * away.a + from.y * away.c, y = from.x * away.b + from.y * away.d;
  element.animate([{ translate: `${x}px ${y}px`, opacity: from.isNew ? 0 : 1 }, { translate: "0px 0px", opacity: 1 }], { duration: glide, easing: "ease-out" });
}

function changedFigures() {
  const changed = [];
  for (const [key, { text, element, many }] of readFigures()) {
    const then = figures.get(key);
    if (then && then.many === many && then.text !== text && isShown(element)) changed.push(element);
  }
  return changed;
}

/**
 * @param {Element} element
 * @param {number} glide
 */
function glow(element, glide) {
  const bright = element instanceof SVGElement ? [{ fill: "var(--news)" }, {}] : [{ backgroundColor: "var(--news-soft)", boxShadow: "0 0 0 3px var(--news-soft)" }, {}];
  element.animate(bright, { duration: Math.min(500, glide * 2), easing: "ease-in" });
}

/**
 * @param {Element} place
 * @param {number} glide
 */
function lightUp(place, glide) {
  place.animate([{ filter: "drop-shadow(0 0 2px var(--news)) drop-shadow(0 0 6px var(--news))" }, {}], { duration: Math.min(500, glide * 2), easing: "ease-in" });
}
