// @ts-check
// The buttons of the prompt, in a group for each facet. While one decides nothing moves away from the pointer: a value that is not
// possible with what is chosen is greyed, and a group that has appeared stays.

import { isShown } from "./shown.js";

const FEW = 4;                                             // values shown as buttons although the board shows them too
const SOME = 24;                                           // the same if the board is on another tab

/** @typedef {{ facets: Record<string, string>, apart: boolean }} Row */

/** @type {Set<string>} */
let shown = new Set();                                     // the facets whose group has appeared
let first = new Set(shown);                                // those before anything was chosen, which stay for the whole decision
let verb = "";                                             // the one chosen at that time; another one has other groups

/** @returns {HTMLElement[]} */
const groups = () => [...document.querySelectorAll("#chips [data-of]")];

// A line over the map, for example, takes no clicks.
/** @param {Element} element */
const canBePointedAt = (element) => getComputedStyle(element).pointerEvents !== "none";

// Has a facet too many values for buttons, and can be pointed at on the board?
/**
 * @param {string} facet
 * @param {number} count
 * @param {boolean} isDue  is it to be decided next, and would its buttons push away none?
 */
function isLeftToBoard(facet, count, isDue) {
  const drawn = [...document.querySelectorAll(`:is(#board, #shared) [data-${CSS.escape(facet)}]`)].filter(canBePointedAt);
  return drawn.length > 0 && count > (!drawn.some(isShown) ? SOME : isDue ? FEW : 0);
}

// The buttons of a facet appear when it is to be decided: the verb first, then facets that all remaining moves have.
/**
 * @param {string} facet
 * @param {Row[]} open
 */
function decides(facet, open) {
  const values = new Set(open.map((row) => /** @type {string | undefined} */ (row.facets[facet])));
  return values.size > 1 && (facet === "verb" || !values.has(undefined));
}

// If one verb alone leaves something to choose, its facets are asked for together with the verb, which a value of them then says.
/** @param {Row[]} open */
function leavingChoice(open) {
  const more = open.filter((row) => !row.apart && Object.keys(row.facets).length > 1);
  return new Set(more.map((row) => row.facets.verb)).size === 1 ? more : open;
}

/**
 * @param {Row[]} rows
 * @param {Row[]} open  those that fit what is chosen
 * @param {Map<string, string>} chosen
 */
export function showGroups(rows, open, chosen) {
  if (!chosen.size) [shown, first] = [new Set(), new Set()];
  else if (verb && (chosen.get("verb") ?? verb) !== verb) shown = new Set(first);
  verb = chosen.get("verb") ?? "";
  for (const group of groups()) {
    const facet = group.dataset.of ?? "", all = new Set(rows.map((row) => row.facets[facet])).size;
    const seen = !group.hidden || !chosen.has("verb");     // once a verb is chosen, no group appears before others for a choice made
    const isDue = decides(facet, open) || (chosen.has(facet) && all > 1 && seen);
    const pushes = group.hidden && chosen.size > 0 && groups().some((other, at, list) => at > list.indexOf(group) && !other.hidden);
    if ((isDue || decides(facet, leavingChoice(open))) && !isLeftToBoard(facet, all, isDue && !pushes)) shown.add(facet);
    const came = group.hidden && shown.has(facet);
    group.hidden = !shown.has(facet);
    if (came && chosen.size) group.scrollIntoView({ block: "nearest" });
  }
  if (!chosen.size) first = new Set(shown);
}

/** Other values are seen now: what can be pointed at has no group. The verbs stay, whatever is chosen. */
export function lookAgain() {
  [shown, first] = [new Set([...shown].filter((facet) => facet === "verb")), new Set([...first].filter((facet) => facet === "verb"))];
}

export function forgetGroups() {
  [shown, first, verb] = [new Set(), new Set(), ""];
}
