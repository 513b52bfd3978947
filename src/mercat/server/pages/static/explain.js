// @ts-check
// Questions are explained until this browser has answered them often enough; the settings switch it off, or begin anew.

import { OF_SCRIPT, isDone } from "./of_script.js";

const ENOUGH = 10;
const KEY = "answered-";

const explained = () => document.getElementById("explanation");

/**
 * @param {string | undefined} subject
 * @param {number} [more]
 */
function answered(subject, more = 0) {
  try {
    const count = Number(localStorage.getItem(KEY + subject)) + more;
    if (more) localStorage.setItem(KEY + subject, String(count));
    return count;
  } catch {
    return 0;                                              // the browser keeps nothing: explained every time
  }
}

function show() {
  const explanation = explained(), { explain, choices } = document.documentElement.dataset;
  if (!explanation) return;
  explanation.hidden = answered(explanation.dataset.subject) >= ENOUGH;
  if (!explanation.hidden && explain === "on" && choices === "on") askForChoices();
}

// Where bots may advise, beginners are shown good choices without asking. They arrive with the next update of the page.
let asked = "";

async function askForChoices() {
  const place = document.getElementById("choices"), { table, length = "", inText } = place?.dataset ?? {};
  if (!place || !table || asked === `${length} failed`) return;
  place.hidden = false;
  if (asked === length) return;
  asked = length;
  /** @type {[Record<string, string>, Record<string, string>]} */
  const [headers, where] = inText === undefined ? [{ "HX-Request": "true", ...OF_SCRIPT }, {}] : [OF_SCRIPT, { from: "text" }];
  const answer = await fetch(new URL(`../t/${table}/hint`, import.meta.url), {
    method: "POST", headers, body: new URLSearchParams({ length, first: "yes", ...where }),
  }).catch(() => null);
  if (asked !== length) return;
  if (answer && isDone(answer)) return inText === undefined ? undefined : putIn(await answer.text());
  asked = `${length} failed`;
  if (inText === undefined) document.getElementById("choices")?.setAttribute("hidden", "");
}

// The table as text hears of no updates: its choices come with the answer, which is the page as it is then.
/** @param {string} page */
function putIn(page) {
  const found = new DOMParser().parseFromString(page, "text/html").getElementById("choices");
  if (found) document.getElementById("choices")?.replaceChildren(...found.childNodes);
}

document.addEventListener("submit", (event) => {
  const explanation = explained();
  if (explanation && event.target.action.endsWith("/move")) answered(explanation.dataset.subject, 1);
}, true);

document.addEventListener("click", (event) => {
  if (!event.target.closest('[name="explain"][value="on"]')) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key);
});

document.addEventListener("htmx:after:swap", show);
show();
