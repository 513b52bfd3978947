// @ts-check
// A game of masters plays by itself: it steps forward every few seconds, until its end, until the reader pauses it or steps by hand.

const EVERY = 2_500;                                       // milliseconds

const byId = /** @type {Document["getElementById"]} */ ((/** @type {string} */ id) => document.getElementById(id));
let plays = new URLSearchParams(location.search).has("plays");
let requested = "";                                            // the moment that was requested for last
let stepping = false;

function show() {
  const button = byId("play-masters");
  if (!button) return;
  button.hidden = false;
  button.textContent = (plays ? button.dataset.on : button.dataset.off) ?? "";
}

function step() {
  const on = byId("time-on");
  if (!plays || document.hidden || document.querySelector("dialog[open], details.menu[open]")) return;
  if (!(on instanceof HTMLAnchorElement)) plays = false;   // the game has ended
  else if (on.href !== requested) {
    requested = on.href;
    on.setAttribute("hx-push-url", "false");               // the browser's way back leads out of the game
    on.setAttribute("hx-replace-url", "true");
    stepping = true;
    on.click();
    stepping = false;
  }
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || stepping) return;
  if (target.closest("#play-masters")) {
    [plays, requested] = [!plays, ""];
    step();
  } else if (target.closest("#time a, .history a")) plays = false;
  show();
}, { capture: true });
document.addEventListener("htmx:after:swap", show);
setInterval(step, EVERY);
show();
