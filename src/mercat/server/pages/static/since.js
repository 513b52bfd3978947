// @ts-check
// What happened since the reader's last turn stands over the table, once; going on leads to the question.

const sheet = document.getElementById("since-turn");
const SEEN = "mercat-since";

if (sheet instanceof HTMLDialogElement) {
  const asked = new URL(location.href);
  sheet.close();
  if (asked.searchParams.has("since") || sessionStorage.getItem(SEEN) !== sheet.dataset.key) sheet.showModal();
  sessionStorage.setItem(SEEN, sheet.dataset.key ?? "");
  sheet.addEventListener("close", () => document.getElementById("ask")?.focus({ preventScroll: true }));
  sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
  asked.searchParams.delete("since");                      // loading the page again, or handing its address on, opens the table
  history.replaceState(history.state, "", asked);
}
