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
