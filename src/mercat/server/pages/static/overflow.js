// @ts-check
// A box that grows no further has a scroll bar when its text needs more; then the keyboard reaches it too (one that holds a button
// or a link is reached by that). Phones hide the bar: as long as there is more below, the box says so.

const BOXES = ".prompt > .say, .players > .own";
const PART_OF_LINE = 8;                                    // pixels that are no line of a text
const REACHED = "a[href], button, input, summary";

function reach() {
  for (const box of document.querySelectorAll(BOXES)) {
    const alone = box.scrollHeight > box.clientHeight && !box.querySelector(REACHED);
    if (alone) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
    box.toggleAttribute("data-more-below", box.scrollHeight - box.clientHeight - box.scrollTop > PART_OF_LINE);
  }
}

new MutationObserver(reach).observe(document.getElementById("main"), { childList: true, subtree: true, characterData: true });
window.addEventListener("resize", reach);
document.addEventListener("toggle", reach, true);          // of what unfolds in the box
document.addEventListener("scroll", reach, { capture: true, passive: true });
document.addEventListener("htmx:after:swap", reach);       // which takes away what the server's page does not have
reach();
