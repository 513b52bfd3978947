// @ts-check
// The link to the next game that waits for the reader: looked for anew after the reader's move or answer, now and then,
// and when they come back.

import { OF_SCRIPT, isDone } from "./of_script.js";

const EVERY = 30_000;                                      // milliseconds between two looks while the page is in sight
const PAUSE = 400;                                         // milliseconds, so that several changes are one look
let turn = document.getElementById("strip")?.dataset.turn ?? "";
const isAsked = () => document.querySelector('#asked [value="yes"]') !== null;
let asked = isAsked();
let planned = 0;

async function look() {
  const id = document.getElementById("main").dataset.id ?? "";
  const answer = await fetch(new URL(`../t/${id}/others`, import.meta.url), { headers: OF_SCRIPT }).catch(() => null);
  if (!answer || !isDone(answer)) return;
  const part = new DOMParser().parseFromString(await answer.text(), "text/html");
  const place = document.getElementById("next");
  if (!place) return;
  const hadFocus = place.contains(document.activeElement);
  if (place.textContent?.trim() === part.body.textContent?.trim()) return;
  place.replaceChildren(...part.body.childNodes);
  if (hadFocus) place.querySelector("a")?.focus();
}

function soon() {
  clearTimeout(planned);
  planned = setTimeout(look, PAUSE);
}

document.addEventListener("htmx:after:swap", () => {
  const before = [turn, asked];
  turn = document.getElementById("strip")?.dataset.turn ?? "";
  asked = isAsked();
  if ((before[0] && !turn) || (before[1] && !asked)) soon();
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) soon(); });
setInterval(() => { if (!document.hidden) look(); }, EVERY);
