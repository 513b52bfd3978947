import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./page.js";

/** What a request of an element would be, as htmx announces it. */
function announced(page, element, swap) {
  const ctx = { sourceElement: element, target: element, swap, request: { method: "POST", headers: {}, abort() {} } };
  element.dispatchEvent(new page.document.defaultView.CustomEvent("htmx:config:request", { bubbles: true, detail: { ctx } }));
  return ctx.target;
}

test("an answer outlives the form that was sent, which the stream may take away, and the stream keeps its own place", async () => {
  const page = open(`<div id="live"></div><main id="main"><form id="answer"></form><p id="preview"></p></main>`);
  await page.load("connection.js");
  const at = (id) => page.document.getElementById(id);
  assert.equal(announced(page, at("answer"), "none"), at("main"));
  assert.equal(announced(page, at("preview"), "innerHTML"), at("preview"));
  assert.equal(announced(page, at("live"), "none"), at("live"));
});

test("a stream that is refused is connected no more, and the page is loaded anew, but not over and over", async () => {
  for (const [type, wait] of [["navigate", 0], ["reload", 8000]]) {
    const page = open(`<div id="live"></div><p id="offline" hidden></p><main id="main"></main>`), { CustomEvent } = page.window;
    const began = page.clock.time;
    performance.now = () => page.clock.time - began + 2000;
    performance.getEntriesByType = () => [{ type }];
    let loaded = 0;                                        // a page that is loaded anew goes to its top first
    globalThis.scrollTo = () => { loaded += 1; };
    globalThis.history = {};
    globalThis.location = { reload() {} };
    await page.load("connection.js");
    const tell = (name, detail) => {
      page.document.getElementById("live").dispatchEvent(new CustomEvent(`htmx:sse:${name}`, { bubbles: true, detail }));
      return detail.connection;
    };
    const stream = () => ({ attempt: 1, config: {}, abortController: { abort() {} } });
    assert.ok(!tell("before:connection", { connection: stream() }).cancelled);
    tell("error", { connection: stream(), status: 500 });
    assert.ok(!tell("before:connection", { connection: stream() }).cancelled && !page.document.getElementById("offline").hidden);
    for (let second = 0; second < 3; second += 1) {
      tell("error", { connection: stream(), status: 403 });
      assert.ok(tell("before:connection", { connection: stream() }).cancelled);
    }
    await page.clock.run(wait - 1);
    assert.equal(loaded, 0);
    await page.clock.run(1);
    assert.equal(loaded, 1);
    await page.clock.run(20_000);
    assert.equal(loaded, 1);
  }
});
