// @ts-check
// Loads the page anew when another process of the server answers: `mercat serve --develop` starts one after every change.

const PROCESS = new URL("../develop/process", import.meta.url);
const PAUSE = 1000;                     // milliseconds
const TAB = "develop-tab";              // the tab that was open before the page was loaded anew
let known = "";

/** Ask which process answers; load the page anew if it is another one than before. */
async function look() {
  try {
    const answer = await fetch(PROCESS, { cache: "no-store" });
    const now = answer.ok ? await answer.text() : known;
    if (known && now !== known) {
      sessionStorage.setItem(TAB, document.getElementById("main")?.dataset.tab ?? "");
      location.reload();
      return;
    }
    known = now;
  } catch {
    // The server is starting again.
  }
  setTimeout(look, PAUSE);
}

addEventListener("load", () => {
  document.getElementById(`tab-${sessionStorage.getItem(TAB)}`)?.click();
  sessionStorage.removeItem(TAB);
});
look();
