// @ts-check
// Tables of the class `sorted` are sorted by their columns: a heading with `data-sort` becomes a button. It sorts the rows, numbers
// from the greatest; once more turns them round, and a third time they stand as the server has them (`data-order` of the body: the
// ids of the rows). A cell is sorted by its text, or by `data-by`; rows with `data-last` stay below. Knows no game.

/** @typedef {{ column: number, way: string }} Wish */

/** @type {Map<string, Wish | null>} */
const wishes = new Map();                                  // by table
/** @type {{ table: string, column: number } | null} */
let focused = null;                                        // the heading that has the focus, while a swap takes its button away

/** @returns {HTMLTableElement[]} */
const tables = () => [...document.querySelectorAll("table.sorted")].flatMap((one) => (one instanceof HTMLTableElement ? [one] : []));

/** @param {string} table */
const key = (table) => `sorted ${table}`;

// What the reader wished in this window, on an earlier page too.
/** @param {string} table */
function wish(table) {
  if (!wishes.has(table)) {
    const [column, way] = (sessionStorage.getItem(key(table)) ?? "").split(" ");
    wishes.set(table, way ? { column: Number(column), way } : null);
  }
  return wishes.get(table) ?? null;
}

/** @returns {HTMLTableCellElement[]} */
const headings = (/** @type {HTMLTableElement} */ table) => [...(table.tHead?.rows[0]?.cells ?? [])];

/**
 * @param {HTMLTableRowElement} row
 * @param {number} column
 */
const sortedBy = (row, column) => row.cells[column]?.dataset.by ?? row.cells[column]?.textContent.trim() ?? "";

/**
 * The rows as the reader wishes them, of those in the server's order.
 * @param {HTMLTableElement} table
 * @param {HTMLTableRowElement[]} rows
 */
export function ordered(table, rows) {
  const wished = wish(table.id), sort = wished && headings(table)[wished.column]?.dataset.sort;
  if (!wished || !sort) return rows;
  const { column, way } = wished, sign = way === "ascending" ? 1 : -1, language = document.documentElement.lang;
  const first = rows.filter((row) => !row.hasAttribute("data-last")), last = rows.filter((row) => row.hasAttribute("data-last"));
  first.sort((one, other) => sign * (sort === "number"
    ? Number.parseInt(sortedBy(one, column), 10) - Number.parseInt(sortedBy(other, column), 10) || 0
    : sortedBy(one, column).localeCompare(sortedBy(other, column), language)));
  return [...first, ...last];
}

// Rows that stand where they should are left alone; what has the focus keeps it.
/** @param {HTMLTableElement} table */
function arrange(table) {
  const body = table.tBodies[0], wished = wish(table.id), at = document.activeElement;
  const places = new Map((body.dataset.order ?? "").split(" ").map((id, place) => [id, place]));
  const rows = [...body.rows].sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  ordered(table, rows).forEach((row, place) => {
    if (body.rows[place] !== row) body.insertBefore(row, body.rows[place]);
  });
  if (at instanceof HTMLElement && at !== document.activeElement && body.contains(at)) at.focus({ preventScroll: true });
  headings(table).forEach((heading, column) => {
    if (wished?.column === column) heading.setAttribute("aria-sort", wished.way);
    else heading.removeAttribute("aria-sort");
  });
}

/** @param {HTMLTableElement} table */
function makeButtons(table) {
  headings(table).forEach((heading, column) => {
    if (!heading.dataset.sort || heading.querySelector("button")) return;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    heading.append(button);
    if (focused?.table === table.id && focused.column === column) button.focus({ preventScroll: true });
  });
}

document.addEventListener("click", (event) => {
  const heading = event.target.closest("table.sorted button")?.closest("th[data-sort]"), table = heading?.closest("table");
  if (!(table instanceof HTMLTableElement) || !(heading instanceof HTMLTableCellElement)) return;
  const was = wish(table.id), column = heading.cellIndex;
  const [first, turned] = heading.dataset.sort === "number" ? ["descending", "ascending"] : ["ascending", "descending"];
  const way = was?.column !== column ? first : was.way === first ? turned : "";
  wishes.set(table.id, way ? { column, way } : null);
  sessionStorage.setItem(key(table.id), way && `${column} ${way}`);
  arrange(table);
});

function show() {
  tables().forEach(makeButtons);
  tables().forEach(arrange);
  focused = null;
}

document.addEventListener("htmx:before:swap", () => {
  const heading = document.activeElement?.closest("table.sorted th[data-sort]");
  focused = heading instanceof HTMLTableCellElement ? { table: heading.closest("table")?.id ?? "", column: heading.cellIndex } : null;
});
document.addEventListener("htmx:after:swap", show);
show();
