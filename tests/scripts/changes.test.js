import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./page.js";

const BODY = `<section id="board"><svg id="map"><g id="ship" data-box="10 10 4 4"></g><g id="rock" data-box="50 50 4 4"></g></svg></section>
  <section id="players"><div id="player-1" data-box="200 300 20 40"><b id="money">7</b><b id="name">Ana</b></div></section>`;

async function page() {
  const opened = open(BODY), { document } = opened, shown = [];
  opened.window.Element.prototype.animate = function animate(frames, { duration }) { shown.push([this.id, frames[0], duration]); };
  return { ...opened, ...await opened.load("changes.js"), at: (id) => document.getElementById(id), shown };
}

test("a piece that moved glides from where it was; nothing else does", async () => {
  const { before, after, at, shown } = await page();
  before();
  at("ship").dataset.box = "30 15 4 4";
  after(240);
  assert.deepEqual(shown, [["ship", { translate: "-20px -5px", opacity: 1 }, 240]]);
});

test("a way shorter than two units is none", async () => {
  const { before, after, at, shown } = await page();
  before();
  at("ship").dataset.box = "11 11 4 4";
  after(240);
  assert.deepEqual(shown, []);
});

test("a new piece comes from the panel of its owner, one of nobody appears in its place", async () => {
  const { before, after, at, shown } = await page();
  before();
  at("map").insertAdjacentHTML("beforeend", '<g id="worker" class="seat-1" data-box="100 100 4 4"></g><g id="token" data-box="8 8 2 2"></g>');
  after(450);
  assert.deepEqual(shown, [["worker", { translate: "108px 218px", opacity: 0 }, 450], ["token", { translate: "0px 0px", opacity: 0 }, 450]]);
});

test("what moved only with what it lies in is not moved twice", async () => {
  const { before, after, at, shown } = await page();
  at("ship").innerHTML = '<g id="sail" data-box="11 11 2 2"></g>';
  before();
  at("ship").dataset.box = "30 30 4 4";
  at("sail").dataset.box = "31 31 2 2";
  after(240);
  assert.deepEqual(shown.map(([id]) => id), ["ship"]);
});

test("a figure that changed glows, a text without a digit does not", async () => {
  const { before, after, at, shown } = await page();
  before();
  at("money").textContent = "5";
  at("name").textContent = "Ben";
  after(240);
  assert.deepEqual(shown.map(([id, , duration]) => [id, duration]), [["money", 480]]);
});

test("another moment is shown at once: more than forty changes are not animated", async () => {
  for (const [count, seen] of [[40, 40], [41, 0]]) {
    const { before, after, at, shown } = await page();
    before();
    for (let number = 0; number < count; number += 1) at("map").insertAdjacentHTML("beforeend", `<g id="n${number}" data-box="1 1 2 2"></g>`);
    after(240);
    assert.equal(shown.length, seen);
  }
});

test("without a look before there is nothing to show", async () => {
  const { after, shown } = await page();
  after(240);
  assert.deepEqual(shown, []);
});
