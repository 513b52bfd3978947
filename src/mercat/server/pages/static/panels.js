// @ts-check
// Details of the panels: one that is a line unfolds, the lines of a score, the whole board of a player.

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest(".unfold") : null;
  if (button) button.setAttribute("aria-expanded", String(button.closest(".player")?.toggleAttribute("data-unfolded")));
});
document.addEventListener("htmx:after:swap", () => {       // which takes away what the server's page does not have
  for (const button of document.querySelectorAll("[data-unfolded] .unfold")) button.setAttribute("aria-expanded", "true");
});

// --- the lines of a score appear beside it on hover or focus; a click opens them in the panel

const card = document.createElement("div");
card.className = "tip";
card.id = "score-tip";
card.setAttribute("role", "tooltip");
card.hidden = true;
document.body.append(card);

/** @param {EventTarget | null} start */
const scoreAt = (start) => (start instanceof Element ? /** @type {HTMLElement | null} */ (start.closest("details.score:not([open]) > summary")) : null);

/** @param {HTMLElement} summary */
function peek(summary) {
  const lines = summary.parentElement?.querySelector(".score-lines");
  if (lines) card.replaceChildren(lines.cloneNode(true));
  card.hidden = false;
  summary.setAttribute("aria-describedby", card.id);
  const at = summary.getBoundingClientRect(), { width, height } = card.getBoundingClientRect();
  card.style.left = `${Math.max(4, Math.min(at.right - width, window.innerWidth - width - 4))}px`;
  card.style.top = `${at.bottom + height + 8 < window.innerHeight ? at.bottom + 4 : Math.max(4, at.top - height - 4)}px`;
}

function hide() {
  card.hidden = true;
  document.querySelector(`[aria-describedby="${card.id}"]`)?.removeAttribute("aria-describedby");
}

document.addEventListener("pointerover", (event) => {
  const summary = event.pointerType === "mouse" && scoreAt(event.target);
  if (summary) peek(summary);
  else if (!card.hidden && !document.activeElement?.hasAttribute("aria-describedby")) hide();
});
document.addEventListener("focusin", (event) => {
  const summary = event.target.matches(":focus-visible") && scoreAt(event.target);
  if (summary) peek(summary);
  else hide();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
document.addEventListener("scroll", hide, true);
window.addEventListener("resize", hide);
document.addEventListener("htmx:before:swap", hide);

// --- a click on a player's name opens their whole board, if the game draws one

document.addEventListener("click", (event) => {
  hide();
  event.target.closest(".player > header h2")?.closest(".player")?.querySelector("[popovertarget]")?.click();
});
