import assert from "node:assert/strict";
import { test } from "node:test";

import { open, settled, tell } from "./page.js";

const BODY = `<main id="main" data-id="t1" data-unsure="unsure" data-unsure-move="perhaps" data-made="made" data-not-made="not made">
  <div id="strip" data-version="4.0"></div><div id="notice"></div><form id="act" action="/t/t1/move"></form>
  <form id="chat-form" action="/t/t1/chat"><input id="chat-text" name="text"></form></main>
  <span id="offline" hidden></span><div id="live"></div>`;

/** `lines` are the journal from line 4 on; those added later are there when it is asked again. */
async function lost(lines, facts = { length: "4", move: "place farm" }, form = "act") {
  globalThis.htmx = { process() {} };
  const page = open(BODY, () => JSON.stringify({ length: 4 + lines.length, lines: lines.map((line) => ({ line })) }));
  await page.load("answers.js");
  tell("htmx:error", { ctx: { request: { body: new URLSearchParams(facts) } } }, page.document.getElementById(form));
  return { ...page, notice: () => page.document.getElementById("notice").textContent };
}

test("until the table is heard it is not known whether the move was made", async () => {
  const { notice, asked } = await lost([]);
  await settled();
  assert.deepEqual([notice(), asked], ["perhaps", []]);
});

for (const [lines, verdict] of [[["0 place farm"], "made"], [[], "not made"], [["0 place farms"], "not made"], [["-1 undo 3"], "not made"],
  [["1 pass", "0 place farm"], "not made"]]) {
  test(`the journal that went on with ${JSON.stringify(lines)} says: ${verdict}`, async () => {
    const { notice, asked } = await lost(lines);
    tell("here", { data: "15" });
    await settled();
    assert.deepEqual([notice(), asked], [verdict, ["/api/tables/t1/journal?since=4&most=1"]]);
  });
}

test("the verdict stands through updates until the table has moved on", async () => {
  const { notice, document } = await lost(["0 place farm"]);
  const update = (version) => {
    document.getElementById("strip").dataset.version = version;
    document.getElementById("notice").replaceChildren();
    tell("htmx:after:swap");
  };
  tell("here");
  await settled();
  update("5.0");
  assert.equal(notice(), "made");
  update("6.0");
  assert.equal(notice(), "");
});

test("a move that arrives after the question was answered is asked about again", async () => {
  const lines = [], { notice, document, asked } = await lost(lines);
  const update = async (version) => {
    document.getElementById("strip").dataset.version = version;
    document.getElementById("notice").replaceChildren();
    tell("htmx:after:swap");
    await settled();
  };
  tell("here");
  await settled();
  assert.equal(notice(), "not made");
  lines.push("0 place farm");
  await update("5.0");
  assert.equal(notice(), "made");
  await update("6.0");
  assert.deepEqual([notice(), asked.length], ["", 2]);
});

test("what was written in the chat is kept, and told apart from a move", async () => {
  const { notice, document } = await lost([], { text: "well played" }, "chat-form");
  assert.deepEqual([notice(), document.getElementById("chat-text").value], ["unsure", "well played"]);
  tell("here");
  assert.equal(notice(), "");
});
