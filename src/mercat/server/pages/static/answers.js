// @ts-check
// A request whose answer did not come may have been carried out all the same: the page says so, and corrects itself as soon as it
// hears from the table.

import { connectForAll } from "./connection.js";

const PATIENCE = 3000;                                     // milliseconds for the question whether a move was made

/**
 * @typedef {{ length: number, move: string }} Sent        the journal's length when it was sent; the move, empty for anything else
 * @typedef {"unsure" | "unsure-move" | "made" | "not-made"} Word        of the texts in #main
 */

/** @type {Sent | null} */
let sent = null;                                           // whose answer did not come
let asking = false;
/** @type {{ word: Word, length: number, again: Sent | null } | null} */
let verdict = null;                                        // the journal's length that it was read from; what to ask again beyond it

const shown = () => Number(document.getElementById("strip").dataset.version?.split(".")[0]);

/** @param {Word | null} word */
function say(word) {
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.textContent = document.getElementById("main").getAttribute(`data-${word}`) ?? "";
  document.getElementById("notice")?.replaceChildren(...(word ? [notice] : []));
  if (word) notice.scrollIntoView({ block: "nearest" });   // the question's column may be scrolled down to the choices
}

/**
 * Was this move made? The journal says it, of which the first line asked for is the one that followed.
 * @param {string[]} lines  as `0 place farm`: the seat and the move
 * @param {string} move  several sent at once are made together or not at all
 */
export const holds = (lines, move) => lines.length > 0 && lines[0].replace(/^-?\d+ /, "") === move.split("; ")[0];

/**
 * The journal from there on; null if there is still no answer.
 * @param {Sent} asked
 * @returns {Promise<{ length: number, lines: string[] } | null>}
 */
async function journalSince({ length }) {
  try {
    const address = new URL(`../api/tables/${document.getElementById("main").dataset.id}/journal?since=${length}&most=1`, import.meta.url);
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return null;
    const journal = await answer.json();
    return { length: journal.length, lines: journal.lines.map((/** @type {{ line: string }} */ entry) => entry.line) };
  } catch {
    return null;
  }
}

// What became of the request, once the table can be heard.
async function findOut() {
  if (!sent || asking) return;
  if (!sent.move) { sent = null; return say(null); }       // the page shows it
  asking = true;
  const asked = sent, journal = await journalSince(asked);
  asking = false;
  if (sent !== asked) return;
  if (!journal) { setTimeout(findOut, PATIENCE); return; }
  sent = null;
  const again = journal.lines.length ? null : asked;       // nobody has moved since: it may still be on its way
  verdict = { word: holds(journal.lines, asked.move) ? "made" : "not-made", length: journal.length, again };
  repeat();
}

// Until the table has moved on since, every update leaves the verdict standing.
function repeat() {
  if (verdict && shown() > verdict.length) {
    sent ??= verdict.again;
    verdict = null;
  }
  if (verdict) say(verdict.word);
}

document.addEventListener("htmx:error", ({ target, detail }) => {
  const form = target.closest?.("form");
  if (!form || !document.getElementById("main").dataset.id) return;
  const facts = detail.ctx?.request?.body, text = form.querySelector("#chat-text");
  const move = facts?.get("move") ?? "";
  sent = { length: Number(facts?.get("length") ?? 0), move };
  if (text instanceof HTMLInputElement && !text.value) text.value = facts?.get("text") ?? "";      // what was written is not lost
  say(move ? "unsure-move" : "unsure");
  connectForAll();
});

// A proxy may have given up waiting for an answer that was made.
document.addEventListener("htmx:response:error", ({ target, detail }) => {
  if (target.closest?.("form") && (detail.ctx?.response?.status ?? 0) >= 500) connectForAll();
});
document.addEventListener("htmx:before:request", ({ target }) => {
  if (target.closest?.("form")?.action.endsWith("/move")) sent = verdict = null;       // its own answer tells
});
document.addEventListener("here", findOut);                // the page is up to date
document.addEventListener("htmx:after:swap", () => { repeat(); findOut(); });
