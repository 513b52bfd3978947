// @ts-check
// The small boards of running games on the start page show what has been played since. Only pictures and a line of text change:
// nothing moves. It looks less often where the server has other things to do, and not at all while the page is out of sight.

const EVERY = 5_000, SLOWEST = 60_000;                     // milliseconds

/** @typedef {{ mark: string, said: string, over: boolean } | null} Told */

const section = document.getElementById("watching");
let pause = EVERY, planned = 0;

/** @returns {HTMLElement[]} */
const running = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#watching [data-table]:not([data-ended])"))];

function plan() {
  clearTimeout(planned);
  if (running().length) planned = setTimeout(look, pause);
}

async function look() {
  if (document.hidden) return;                             // until somebody looks again
  const tables = running().map((game) => game.dataset.table).join(".");
  const answer = await fetch(new URL(`../watching?tables=${tables}`, import.meta.url)).catch(() => null);
  pause = answer?.ok ? EVERY : Math.min(2 * pause, SLOWEST);
  /** @type {Record<string, Told>} */
  const told = answer?.ok ? await answer.json().catch(() => ({})) : {};
  for (const game of running()) if ((game.dataset.table ?? "") in told) await show(game, told[game.dataset.table ?? ""]);
  plan();
}

/**
 * @param {HTMLElement} game
 * @param {Told} told  null: it is not to be watched any more
 */
async function show(game, told) {
  const board = /** @type {HTMLImageElement | null} */ (game.querySelector("img")), said = game.querySelector(".watched-said"), people = game.querySelector(".watched-people");
  if (!told || told.over) game.dataset.ended = "";
  if (said) said.textContent = told ? told.said : section?.dataset.gone ?? "";
  if (!told) {
    if (board) board.style.visibility = "hidden";
    if (people) people.textContent = "\u00a0";
    game.querySelector("a")?.removeAttribute("href");
  } else if (told.mark !== game.dataset.mark && board) {
    game.dataset.mark = told.mark;
    const address = new URL(board.src), next = new Image();
    address.searchParams.set("of", told.mark);
    next.src = address.href;
    await next.decode().then(() => { board.src = next.src; }, () => undefined);      // the old picture stays until the new one is there
  }
}

document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
plan();
