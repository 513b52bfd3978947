import assert from "node:assert/strict";
import { test } from "node:test";

import { open, tell } from "./page.js";

const BODY = `<main id="main" data-past=""><div id="live"></div><div id="player-0" class="own"></div>
  <div id="history-box"><ol class="history"><li id="h-4"><a><svg class="mark seat-1"></svg>Ben passes.</a></li></ol></div></main>
  <div id="announced" data-undone="The last move has been taken back."></div>`;

async function table() {
  const page = open(BODY);
  page.document.documentElement.dataset.motion = "none";
  await page.load("announce.js");
  const at = (id) => page.document.getElementById(id), history = page.document.querySelector(".history");
  const entry = (number, text, seat) => `<li id="h-${number}"><a>${seat === undefined ? "" : `<svg class="mark seat-${seat}"></svg>`}${text}</a></li>`;
  const show = (html, from = "live") => { history.innerHTML = html; tell("htmx:after:swap", { ctx: { sourceElement: at(from) } }); };
  return { ...page, at, entry, show, html: () => history.innerHTML, said: () => [...at("announced").children].map((line) => line.textContent) };
}

test("what others did is said once, without motion too, and leaves the page again", async () => {
  const { entry, show, html, said, clock } = await table();
  assert.deepEqual(said(), []);
  show(html() + entry(5, "Ben builds a bank.", 1) + entry(6, "Cy passes.", 2));
  assert.deepEqual(said(), ["Ben builds a bank.", "Cy passes."]);
  show(html());                                            // another part of the page has changed
  assert.deepEqual(said(), ["Ben builds a bank.", "Cy passes."]);
  await clock.run(10_000);
  assert.deepEqual(said(), []);
});

test("one's own moves are not said, draws and new rounds are", async () => {
  const { entry, show, html, said } = await table();
  show(`${html()}${entry(5, "Ana passes.", 0)}${entry(6, "A storm is drawn.")}<li class="heading" id="h-r6">Round 2</li>`, "main");
  assert.deepEqual(said(), ["A storm is drawn.", "Round 2"]);
});

test("the same move made again is said again, and what was added to a move without the move", async () => {
  const { entry, show, html, said } = await table();
  show(html() + entry(5, "Ben passes.", 1));
  assert.deepEqual(said(), ["Ben passes."]);
  show(entry(4, "Ben passes.", 1) + entry(7, "Ben passes. The bag is full.", 1));
  assert.deepEqual(said(), ["Ben passes.", "The bag is full."]);
});

test("a look at the past says nothing, and the way back only what is new", async () => {
  const { at, entry, show, html, said } = await table(), before = html();
  at("main").dataset.past = "2";
  show(entry(2, "Ben begins.", 1), "main");            // the history around that moment
  at("main").dataset.past = "";
  show(before + entry(6, "Cy builds.", 2), "main");
  assert.deepEqual(said(), ["Cy builds."]);
});

test("that a move was taken back is said", async () => {
  const { entry, show, html, said } = await table();
  show(html() + entry(5, "Ben builds.", 1));
  show(entry(4, "Ben passes.", 1));
  assert.deepEqual(said(), ["Ben builds.", "The last move has been taken back."]);
});
