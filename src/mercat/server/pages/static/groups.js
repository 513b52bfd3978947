// @ts-check
// The buttons of the prompt, in a group for each facet. While one decides nothing moves away from the pointer: a value that is not
// possible with what is chosen is greyed, and a group that has appeared stays.

import { isShown } from "./shown.js";

const FEW = 4;                                             // values shown as buttons although the board shows them too
const SOME = 24;                                           // the same if the board is on another tab

/** @typedef {{ facets: Record<string, string> }} Row */

/** @type {Set<string>} */
const shown = new Set();                                   // the facets whose group has appeared
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
 */
function isLeftToBoard(facet, count) {
  const drawn = [...document.querySelectorAll(`:is(#board, #shared) [data-${CSS.escape(facet)}]`)].filter(canBePointedAt);
  return drawn.length > 0 && count > (drawn.some(isShown) ? FEW : SOME);
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

/**
 * @param {Row[]} rows
 * @param {Row[]} open  those that fit what is chosen
 * @param {Map<string, string>} chosen
 */
export function showGroups(rows, open, chosen) {
  if (!chosen.size || (chosen.get("verb") ?? verb) !== verb) shown.clear();
  verb = chosen.get("verb") ?? "";
  for (const group of groups()) {
    const facet = group.dataset.of ?? "", all = new Set(rows.map((row) => row.facets[facet])).size;
    const seen = !group.hidden || !chosen.has("verb");     // once a verb is chosen, no group appears before others for a choice made
    if ((decides(facet, open) || (chosen.has(facet) && all > 1 && seen)) && !isLeftToBoard(facet, all)) shown.add(facet);
    const came = group.hidden && shown.has(facet);
    group.hidden = !shown.has(facet);
    if (came && chosen.size) group.scrollIntoView({ block: "nearest" });
  }
}

export function forgetGroups() {
  shown.clear();
  verb = "";
}
