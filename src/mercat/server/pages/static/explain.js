// @ts-check
// Questions are explained until this browser has answered them often enough; the settings switch it off, or begin anew.

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
  const place = document.getElementById("choices"), length = place?.dataset.length ?? "";
  if (!place || asked === `${length} failed`) return;
  place.hidden = false;
  if (asked === length) return;
  asked = length;
  const answer = await fetch(new URL(`../t/${document.getElementById("main").dataset.id}/hint`, import.meta.url), {
    method: "POST", headers: { "HX-Request": "true" }, body: new URLSearchParams({ length, first: "yes" }),
  }).catch(() => null);
  if (answer?.ok || asked !== length) return;
  asked = `${length} failed`;
  document.getElementById("choices")?.setAttribute("hidden", "");
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
