import assert from "node:assert/strict";
import { test } from "node:test";

import { open, settled, tell } from "./page.js";

const BODY = `<main id="main" data-past=""><div id="live"></div><section id="board"><svg></svg></section>
  <section id="prompt" class="prompt waiting"></section><div id="player-0" class="own"></div>
  <div class="caption" id="caption" hidden><p id="caption-line"></p><button id="skip-moves" hidden></button></div>
  <div id="history-box"><ol class="history"><li id="h-1"><a>Ana passes.</a></li></ol></div></main>`;

async function table(speed) {
  const page = open(BODY);
  page.document.documentElement.dataset.motion = speed;
  await page.load("motion.js");
  return { ...page, at: (id) => page.document.getElementById(id) };
}

/** A message of the stream; whether it may be shown yet. */
function message(data = "", event = "") {
  const waits = [], detail = { message: { data, event, id: "" }, cancelled: false, waitUntil: (work) => waits.push(work) };
  tell("htmx:sse:before:message", detail);
  const state = { shown: waits.length === 0, detail };
  Promise.all(waits).then(() => { state.shown = true; });
  return state;
}

function arrive(page, number, text, seat = 1) {
  page.document.querySelector(".history").insertAdjacentHTML("beforeend",
    `<li id="h-${number}"><a><svg class="mark seat-${seat}"></svg>${text}</a></li>`);
  tell("htmx:after:swap", { ctx: { sourceElement: page.at("live") } });
}

for (const [speed, pause] of [["quick", 500], ["full", 1500]]) {
  test(`at the speed ${speed} a move stays ${pause} ms before the next one is shown`, async () => {
    const page = await table(speed);
    await page.clock.run(5000);
    assert.equal(message().shown, true);
    arrive(page, 2, "Ben passes.");
    const next = message();
    await page.clock.run(pause - 1);
    assert.equal(next.shown, false);
    await page.clock.run(1);
    assert.equal(next.shown, true);
  });
}

test("without motion every message is shown at once", async () => {
  const page = await table("none");
  await page.clock.run(5000);
  arrive(page, 2, "Ben passes.");
  assert.equal(message().shown, true);
  assert.equal(page.at("caption").hidden, true);
});

test("a keep-alive waits for nothing", async () => {
  const page = await table("full");
  await page.clock.run(5000);
  arrive(page, 2, "Ben passes.");
  assert.equal(message("15", "here").shown, true);
  assert.equal(message().shown, false);
});

test("the newest moves of others are told, one's own are not", async () => {
  const page = await table("quick");
  await page.clock.run(5000);
  arrive(page, 2, "Ana builds.", 0);
  assert.equal(page.at("caption").hidden, true);
  arrive(page, 3, "Ben passes.");
  assert.equal(page.at("caption-line").textContent, "Ben passes.");
  await page.clock.run(2500);
  assert.equal(page.at("caption").hidden, true);
});

test("the button shows what waits at once, and what follows within two seconds", async () => {
  const page = await table("full");
  await page.clock.run(5000);
  arrive(page, 2, "Ben passes.");
  const next = message();
  page.at("skip-moves").click();
  await settled();
  assert.equal(next.shown, true);
  arrive(page, 3, "Ben builds.");
  assert.equal(message().shown, true);
  await page.clock.run(2500);
  arrive(page, 4, "Ben sells.");
  assert.equal(message().shown, false);
});

test("a page far behind the table catches up", async () => {
  const page = await table("full"), at = (behind) => `<time class="age" datetime="${new Date(page.clock.time - behind).toISOString()}"></time>`;
  await page.clock.run(5000);
  message(at(0));
  arrive(page, 2, "Ben passes.");
  await page.clock.run(10_000);
  arrive(page, 3, "Ben builds.");
  assert.equal(message(at(9000)).shown, true);
});
