// @ts-check
// A lesson: what can be clicked to fulfil its step has the sign of a choice, up to Confirm; what is only to be looked at has another.

import { isInSight, isSmall } from "./scrolling.js";
import { isShown } from "./shown.js";

const CHOICES = ':is(#board, #shared, #players, #chips) [data-lit="possible"]';

// The signs lead on to Confirm, and to the tab of a small screen on which there is something to be chosen.
/** @param {boolean} ready  one move is left */
export function lightTheWay(ready) {
  if (!document.querySelector("#lesson:not([data-done])")) return;
  const confirm = document.getElementById("confirm"), lit = [...document.querySelectorAll(CHOICES)];
  if (ready && confirm) confirm.dataset.lit = "possible";
  else if (!lit.some(isShown)) {
    const panels = new Set(lit.map((element) => element.closest("[data-panel]")?.dataset.panel));
    for (const tab of document.querySelectorAll("[data-to-tab]")) if (leadsTo(tab, panels)) tab.dataset.lit = "possible";
  }
}

// On a wide window the panels of all players are behind one tab.
/**
 * @param {HTMLElement} tab
 * @param {Set<string | undefined>} panels
 */
const leadsTo = (tab, panels) => panels.has(tab.dataset.toTab) || (tab.dataset.toTab === "players" && (panels.has("me") || panels.has("others")));

let shown = "";

/** @param {boolean} [asked]  by a click on a tab */
export function showLooks(asked) {
  for (const old of document.querySelectorAll(".look-sign")) old.remove();
  for (const old of document.querySelectorAll("[data-look-here]")) old.removeAttribute("data-look-here");
  const looks = document.getElementById("lesson")?.dataset.looks ?? "";
  const elements = looks.split(" ").filter(Boolean).flatMap((look) => [...lookedAt(look)]);
  for (const element of elements) {
    element.setAttribute("data-look-here", "");
    if (element instanceof SVGGraphicsElement && element.ownerSVGElement) outline(element);
    else element.append(eye());
  }
  const panels = new Set(elements.filter((element) => !isShown(element)).map((element) => element.closest("[data-panel]")?.dataset.panel));
  for (const tab of document.querySelectorAll("[data-to-tab]")) tab.toggleAttribute("data-look-there", leadsTo(tab, panels));
  if (isSmall() && (asked ? !elements.some(isInSight) : looks !== shown && !document.querySelector(CHOICES))) {
    requestAnimationFrame(() => elements.find(isShown)?.scrollIntoView({ block: "center" }));
  }
  shown = looks;
}

function eye() {
  const sign = document.createElement("span");
  sign.className = "look-sign";
  sign.setAttribute("aria-hidden", "true");
  sign.innerHTML = '<svg class="icon" focusable="false"><use href="#i-eye"/></svg>';
  return sign;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string | number>} facts
 */
function drawn(name, facts) {
  const element = document.createElementNS(SVG, name);
  for (const [fact, value] of Object.entries(facts)) element.setAttribute(fact, String(value));
  return element;
}

// Around an element of a drawing, above everything else in it: dots, and an eye in the corner.
/** @param {SVGGraphicsElement} element */
function outline(element) {
  const drawing = /** @type {SVGSVGElement} */ (element.farthestViewportElement ?? element.ownerSVGElement), box = element.getBoundingClientRect();
  const inside = drawing.getScreenCTM()?.inverse(), room = 3, size = 22;
  if (!box.width || !inside) return;
  const from = new DOMPoint(box.left - room, box.top - room).matrixTransform(inside);
  const to = new DOMPoint(box.right + room, box.bottom + room).matrixTransform(inside);
  const sign = drawn("g", { class: "look-sign", "aria-hidden": "true" }), eye = size * inside.a;
  sign.append(
    drawn("rect", { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, rx: (to.y - from.y) / 5 }),
    drawn("circle", { cx: from.x, cy: from.y, r: eye / 2 }),
    drawn("use", { href: "#i-eye", x: from.x - eye * 0.36, y: from.y - eye * 0.36, width: eye * 0.72, height: eye * 0.72, class: "icon" }));
  drawing.append(sign);
}

// "element=nb-bag" is an element, "space=farm" stands for all that carries this value.
/**
 * @param {string} look
 * @returns {NodeListOf<HTMLElement>}
 */
function lookedAt(look) {
  const [facet, value] = look.split("=");
  if (facet === "element") return document.querySelectorAll(`#${CSS.escape(value)}`);
  return document.querySelectorAll(`:is(#board, #shared, #players) [data-${CSS.escape(facet)}="${CSS.escape(value)}"]`);
}
