// @ts-check
// What happened since the reader's last turn is unfolded for who comes back to the table, once; it folds when they go on.

const SEEN = "mercat-since";
const GO_ON = "#since-close, #confirm, #rows button, [data-to-tab]";

const since = () => /** @type {HTMLDetailsElement | null} */ (document.querySelector("#since[open]"));

/** @param {boolean} asked  by its close button or by Escape */
function fold(asked) {
  const list = since();
  if (!list) return;
  list.open = false;
  if (asked) document.getElementById("ask")?.focus({ preventScroll: true });
}

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest(GO_ON)) fold(target.closest("#since-close") !== null);
});
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") fold(true); });

const asked = new URL(location.href), key = since()?.dataset.key;
if (key) {
  if (!asked.searchParams.has("since") && sessionStorage.getItem(SEEN) === key) fold(false);
  sessionStorage.setItem(SEEN, key);
  asked.searchParams.delete("since");                      // loading the page again, or handing its address on, opens the table
  history.replaceState(history.state, "", asked);
}
