// @ts-check
// The places of a map by keyboard: the Tab key goes to the map, arrows go to the neighbouring place, Home and End to the first and
// the last one that can be chosen, Page Up and Page Down to the one before and the next. A drawing says what its places are:
// `data-arrows="hex"` on what holds the elements with `data-hex`. Knows no game.

const TURNED = Math.PI / 3;                                // as far from the direction of an arrow a neighbour may lie, and a little
const MARGIN = 0.02;

/** @typedef {{ x: number, y: number }} Point */
/** @type {Record<string, Point>} */
const WAYS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** @type {{ from: Element, across: boolean, start: Point } | null} */
let course = null;                                         // where the last arrows along or across led, and where they set out
/** @type {Map<string, string>} */
const entrances = new Map();                               // the place of each kind that the Tab key goes to, by its value

/** @param {HTMLElement} map */
const kind = (map) => `data-${map.dataset.arrows}`;

/** @param {HTMLElement} map */
const placesOf = (map) => [...map.querySelectorAll(`[${kind(map)}]`)];

/** @param {Element} place */
const mapOf = (place) => /** @type {HTMLElement | null} */ (place.closest("#board [data-arrows]"));

// The nearest of these points in a direction; of two equally near ones that which is nearer to the line through where one set out.
// -1 if there is none.
/**
 * @param {Point} from
 * @param {Point[]} points
 * @param {Point} way
 * @param {Point} start
 */
export function nearest(from, points, way, start = from) {
  let found = -1, least = Infinity;
  points.forEach((point, index) => {
    const x = point.x - from.x, y = point.y - from.y, apart = Math.hypot(x, y);
    if (apart < 1) return;
    const turned = Math.acos(Math.min(1, (x * way.x + y * way.y) / apart));
    const aside = Math.abs((point.x - start.x) * way.y - (point.y - start.y) * way.x);
    const cost = apart * (1 + turned) + aside / 100;
    if (turned <= TURNED + MARGIN && cost < least) [found, least] = [index, cost];
  });
  return found;
}

/** @param {Element} place */
function middle(place) {
  const box = (place.querySelector("use") ?? place).getBoundingClientRect();      // its outline, over which the rest is drawn
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// One place of each map takes the Tab key: where the reader was, or else the first that can be chosen.
export function rove() {
  for (const map of document.querySelectorAll("#board [data-arrows]")) {
    const places = placesOf(map), was = entrances.get(kind(map));
    const entrance = places.find((place) => place.getAttribute(kind(map)) === was) ?? places.find((place) => place.dataset.lit) ?? places[0];
    for (const place of places) place.setAttribute("tabindex", place === entrance ? "0" : "-1");
  }
}

/**
 * @param {HTMLElement} map
 * @param {HTMLElement} place
 */
function enter(map, place) {
  entrances.set(kind(map), place.getAttribute(kind(map)) ?? "");
  rove();
  place.focus();
}

// Go where a key leads from this place; whether it is a key of maps, and the place one of a map.
/**
 * @param {HTMLElement} place
 * @param {string} key
 */
export function walk(place, key) {
  const map = mapOf(place);
  if (!map || !place.hasAttribute(kind(map))) return false;
  const places = placesOf(map), lit = places.filter((one) => one.dataset.lit), choices = lit.length ? lit : places;
  const way = WAYS[key];
  if (way) {
    const others = places.filter((one) => one !== place), from = middle(place), across = way.x !== 0;
    const start = course?.from === place && course.across === across ? course.start : from;
    const at = nearest(from, others.map(middle), way, start);
    if (at < 0) return true;
    course = { from: others[at], across, start };
    enter(map, others[at]);
    return true;
  }
  const after = choices.find((one) => Boolean(place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING));
  const before = choices.findLast((one) => Boolean(place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING));
  /** @type {Record<string, HTMLElement | undefined>} */
  const leads = { Home: choices[0], End: choices.at(-1), PageDown: after ?? choices[0], PageUp: before ?? choices.at(-1) };
  const next = leads[key];
  if (next) enter(map, next);
  return key in leads;
}

document.addEventListener("focusin", ({ target }) => {
  const map = target instanceof Element ? mapOf(target) : null;
  if (map && target instanceof Element && target.hasAttribute(kind(map))) {
    entrances.set(kind(map), target.getAttribute(kind(map)) ?? "");
    rove();
  }
});
