import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./page.js";

const PLACES = [0, 900, 920, 940];                         // of what can be chosen, from left to right
const THINGS = PLACES.map((x) => `<i data-lit="possible" data-box="${x} 200 10 20"></i>`).join("");
const BODY = `<div id="board"><div class="pans" data-box="0 200 300 20">${THINGS}</div></div><div id="prompt" data-box="0 600 300 100"></div>`;

test("a drawing that pans shows where most can be chosen", async () => {
  const page = open(BODY), frame = page.document.querySelector(".pans");
  page.window.scrollBy = () => {};
  const { bringIntoSight } = await page.load("scrolling.js");
  bringIntoSight();
  assert.ok(frame.scrollLeft > 700, String(frame.scrollLeft));
});
