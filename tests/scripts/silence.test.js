import assert from "node:assert/strict";
import { test } from "node:test";

import { LOOKS, Silence } from "../../src/mercat/server/pages/static/silence.js";
import { open, tell } from "./page.js";

/** Look at the clock every second; after how many seconds the line is lost. */
function lostAfter(silence, clock, most = 500) {
  for (let second = 1; second <= most; second += 1) {
    clock.time += LOOKS;
    if (silence.lost()) return second;
  }
  return Infinity;
}

test("a line is lost within 45 seconds of silence, not before two keep-alives are missing", () => {
  const clock = { time: 0 }, silence = new Silence(() => clock.time);
  const after = lostAfter(silence, clock);
  assert.ok(after > 40 && after <= 45, String(after));
});

test("the server says how often it speaks", () => {
  const clock = { time: 0 }, silence = new Silence(() => clock.time);
  silence.heard(60);
  const after = lostAfter(silence, clock);
  assert.ok(after > 175 && after <= 180, String(after));
  silence.heard(0.01);
  assert.ok(lostAfter(silence, clock) >= 5);
});

test("keep-alives keep it alive for ever", () => {
  const clock = { time: 0 }, silence = new Silence(() => clock.time);
  for (let number = 0; number < 40; number += 1) {
    assert.equal(lostAfter(silence, clock, 30), Infinity);
    silence.heard(15);
  }
});

test("a page that slept first reads its news", () => {
  const clock = { time: 0 }, silence = new Silence(() => clock.time);
  clock.time += 3_600_000;
  assert.equal(silence.lost(), false);
  silence.heard();
  clock.time += LOOKS;
  assert.equal(silence.lost(), false);
});

test("the page drops the silent stream, and connects one that never came", async () => {
  const page = open('<main id="main" data-id="t1"></main><span id="offline" hidden></span><div id="live"></div>');
  const processed = [], sign = page.document.getElementById("offline");
  globalThis.htmx = { process: (element) => processed.push(element.id) };
  await page.load("connection.js");
  await page.clock.run(45_000);
  assert.deepEqual([sign.hidden, processed], [false, ["live"]]);
  let dropped = 0;
  const connection = { attempt: 0, config: {}, reader: { cancel: () => { dropped += 1; } }, delayCanceller: null };
  tell("htmx:sse:before:connection", { connection });
  tell("htmx:sse:after:connection", { connection });
  assert.equal(sign.hidden, true);
  await page.clock.run(45_000);
  assert.deepEqual([sign.hidden, dropped, processed.length], [false, 1, 1]);
});
