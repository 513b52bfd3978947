// @ts-check
// Says to who listens what others did, as it happens: each line of the history once, in a live region. It needs no motion, and it
// says nothing that the page did not show: what waits to be shown is said when it is shown.

const KEPT = 10_000;                                       // milliseconds that a line stays in the region, long enough to be read out

/** @typedef {{ number: number, text: string }} Line */

const inPast = () => document.getElementById("main").dataset.past !== "";
const lines = () => [...document.querySelectorAll("#history-box .history > li")];

// The length of the journal after an entry ("h-12"), or after that before a heading ("h-r12").
/** @param {Element} entry */
const numberOf = (entry) => Number(/\d+$/.exec(entry.id)?.[0] ?? 0);

// The words of an entry, without the button that it may have.
/** @param {Element} entry */
const textOf = (entry) => (entry.querySelector("a") ?? entry).textContent.replace(/\s+/g, " ").trim();

// An entry of the reader's own: they know it.
/** @param {Element} entry */
function isMine(entry) {
  const seat = /seat-(\d)/.exec(entry.querySelector(".mark")?.getAttribute("class") ?? "")?.[1];
  return seat !== undefined && (document.getElementById(`player-${seat}`)?.classList.contains("own") ?? false);
}

/** @returns {Line} */
function newest() {
  const entry = lines().filter((one) => !one.matches(".heading")).at(-1);
  return entry ? { number: numberOf(entry), text: textOf(entry) } : { number: 0, text: "" };
}

let known = newest();

document.addEventListener("htmx:after:swap", ({ detail }) => {
  if (inPast()) return;
  const last = newest(), others = lines().filter((entry) => numberOf(entry) > known.number && !isMine(entry));
  const undone = last.number < known.number && detail.ctx?.sourceElement?.id === "live";
  const grown = known.text && !document.getElementById(`h-${known.number}`);
  const said = others.map((entry) => (grown ? more(textOf(entry), known.text) : textOf(entry)));
  known = last;
  say(undone ? [document.getElementById("announced")?.dataset.undone ?? ""] : said);
});

// What was added to the newest entry, which then has another number, is said without the rest of it.
/**
 * @param {string} text
 * @param {string} before
 */
const more = (text, before) => (text.startsWith(before) ? text.slice(before.length).trim() : text);

/** @param {string[]} texts */
function say(texts) {
  const region = document.getElementById("announced");
  for (const text of texts.filter(Boolean)) {
    const line = document.createElement("p");
    line.textContent = text;
    region?.append(line);
    setTimeout(() => line.remove(), KEPT);
  }
}
