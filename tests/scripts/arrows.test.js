import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./page.js";

// Hexes with a point to the left and the right, named by column and row; those in odd columns stand half a hex lower.
const SPOTS = [["A1", 0, 0], ["B1", 35, 20], ["C1", 70, 0], ["D1", 105, 20], ["A2", 0, 40], ["B2", 35, 60], ["C2", 70, 40], ["D2", 105, 60]];
const RIGHT = { x: 1, y: 0 }, DOWN = { x: 0, y: 1 };

async function map(lit = []) {
  const hexes = SPOTS.map(([name, x, y]) => `<g id="${name}" data-hex="${name}"${lit.includes(name) ? ' data-lit="possible"' : ""}><use data-box="${x} ${y} 46 40"></use></g>`);
  const page = open(`<section id="board"><svg><g data-arrows="hex">${hexes.join("")}</g><g id="card" data-hex="A1"></g></svg></section>`);
  const arrows = await page.load("arrows.js");
  arrows.rove();
  const at = (id) => page.document.getElementById(id), focus = () => page.document.activeElement.id;
  const stops = () => [...page.document.querySelectorAll('[tabindex="0"]')].map((one) => one.id);
  return { ...arrows, at, focus, stops, press: (key) => arrows.walk(page.document.activeElement, key) };
}

test("the Tab key goes to one place of a map: the first choice, then where the reader is", async () => {
  const { at, stops, press } = await map(["C1", "B2"]);
  assert.deepEqual(stops(), ["C1"]);
  at("C1").focus();
  press("ArrowDown");
  assert.deepEqual(stops(), ["C2"]);
});

test("an arrow goes to the neighbour in its direction, and none over the edge", async () => {
  const { at, focus, press } = await map();
  at("A1").focus();
  for (const [key, place] of [["ArrowDown", "A2"], ["ArrowUp", "A1"], ["ArrowUp", "A1"], ["ArrowLeft", "A1"]]) {
    assert.equal(press(key), true);
    assert.equal(focus(), place, key);
  }
});

test("arrows in one direction keep to a row, whichever way its hexes are staggered", async () => {
  const { at, focus, press } = await map();
  for (const [start, row] of [["A2", ["B1", "C2", "D1"]], ["B1", ["C1", "D1", "D1"]]]) {
    at(start).focus();
    for (const place of row) {
      press("ArrowRight");
      assert.equal(focus(), place);
    }
  }
});

test("Home, End and the page keys go to what can be chosen, or to every place where nothing can", async () => {
  const { at, focus, press } = await map(["B1", "D1", "B2"]);
  at("C1").focus();
  for (const [key, place] of [["Home", "B1"], ["End", "B2"], ["PageDown", "B1"], ["PageDown", "D1"], ["PageUp", "B1"], ["PageUp", "B2"]]) {
    assert.equal(press(key), true);
    assert.equal(focus(), place, key);
  }
  const plain = await map();
  plain.at("C1").focus();
  plain.press("End");
  assert.equal(plain.focus(), "D2");
});

test("elsewhere the keys keep their meaning", async () => {
  const { at, walk } = await map();
  assert.equal(walk(at("card"), "ArrowDown"), false);
  assert.equal(walk(at("A1"), "s"), false);
});

test("the nearest is the one straight ahead, not the one a little nearer aside", async () => {
  const { nearest } = await map();
  assert.equal(nearest({ x: 0, y: 0 }, [{ x: 38, y: 38 }, { x: 44, y: 2 }], RIGHT), 1);
  assert.equal(nearest({ x: 0, y: 0 }, [{ x: 0, y: -9 }, { x: 9, y: 0 }], DOWN), -1);
});
