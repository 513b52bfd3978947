// @ts-check
// Who has confirmed some moves is asked once whether moves that undo takes back are to be made without Confirm. The question stands
// where previews do, while nothing is previewed and the place is free: nothing moves.

const ENOUGH = 20;
const KEY = "mercat-confirmed";
const root = document.documentElement.dataset;

/** @param {number} [more] */
function confirmed(more = 0) {
  try {
    const count = Number(localStorage.getItem(KEY)) + more;
    if (more) localStorage.setItem(KEY, String(count));
    return count;
  } catch {
    return 0;                                              // the browser keeps nothing: the settings have it
  }
}

let decision = "";                                         // the length of the journal for which it was looked whether there is room
let fits = false;

function show() {
  const offer = document.getElementById("offer"), say = document.querySelector("#prompt > .say");
  if (!offer || !say || root.confirming) return;
  const now = document.getElementById("chips")?.dataset.length ?? "";
  if (now !== decision) [decision, fits] = [now, say.scrollHeight <= say.clientHeight];
  offer.hidden = !fits || confirmed() < ENOUGH;
}

document.addEventListener("submit", (event) => {
  if (event.target.id === "act" && !root.confirming) confirmed(1);
}, true);

document.addEventListener("click", async (event) => {
  const answer = event.target.closest("#offer [data-confirming]")?.dataset.confirming;
  if (!answer) return;
  const kept = await fetch(new URL("../settings", import.meta.url), { method: "POST", body: new URLSearchParams({ confirming: answer }) }).catch(() => null);
  if (!kept?.ok) return;                                   // it can be answered again
  root.confirming = answer;
  document.getElementById("offer")?.setAttribute("hidden", "");
  document.getElementById("ask")?.focus({ preventScroll: true });
});

document.addEventListener("htmx:after:swap", show);
show();
