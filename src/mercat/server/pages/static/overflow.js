// @ts-check
// A box that grows no further has a scroll bar when its text needs more; then the keyboard reaches it too (one that holds a button
// or a link is reached by that).

const BOXES = ".prompt > .say, .players > .own";
const REACHED = "a[href], button, input, summary";

function reach() {
  for (const box of document.querySelectorAll(BOXES)) {
    const alone = box.scrollHeight > box.clientHeight && !box.querySelector(REACHED);
    if (alone) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
  }
}

new MutationObserver(reach).observe(document.getElementById("main"), { childList: true, subtree: true, characterData: true });
window.addEventListener("resize", reach);
document.addEventListener("htmx:after:swap", reach);       // which takes away what the server's page does not have
reach();
