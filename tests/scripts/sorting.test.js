import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./page.js";

const ROWS = { athenai: ["Athenai", "110", "2"], sparta: ["Sparta", "40", "·"], larissa: ["Larissa", "40", "5"] };

function table(order = ["athenai", "sparta", "larissa"]) {
  const rows = order.map((id) => `<tr id="${id}"><th data-by="${ROWS[id][0]}"><a href="#" id="to-${id}">x</a></th><td>${ROWS[id][1]}</td><td data-by="${Number.parseInt(ROWS[id][2], 10) || 0}">${ROWS[id][2]}</td></tr>`);
  return `<table class="sorted" id="nations"><thead><tr><th data-sort="text">Nation</th><th data-sort="number">Prestige</th><th data-sort="number">Ana</th></tr></thead>
    <tbody data-order="${order.join(" ")} thebai"><tr id="thebai" data-last><th>Thebai</th><td>none</td></tr>${rows.join("")}</tbody></table>`;
}

async function sheet() {
  const page = open(`<main>${table()}</main>`);
  globalThis.HTMLTableElement = page.window.HTMLTableElement;
  globalThis.HTMLTableCellElement = page.window.HTMLTableCellElement;
  const kept = new Map();
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) } });
  await page.load("sorting.js");
  const rows = () => [...page.document.querySelectorAll("tbody tr")].map((row) => row.id);
  const button = (place) => page.document.querySelectorAll("thead th")[place].querySelector("button");
  const sorts = () => [...page.document.querySelectorAll("thead th")].map((heading) => heading.getAttribute("aria-sort"));
  const swap = (order) => {
    page.document.dispatchEvent(new page.window.CustomEvent("htmx:before:swap", { detail: {} }));
    page.document.querySelector("main").innerHTML = table(order);
    page.document.dispatchEvent(new page.window.CustomEvent("htmx:after:swap", { detail: {} }));
  };
  return { ...page, rows, button, sorts, swap };
}

test("numbers are sorted from the greatest, then turned round, then as the server has them; rows that are last stay so", async () => {
  const { rows, button, sorts } = await sheet();
  assert.deepEqual(rows(), ["athenai", "sparta", "larissa", "thebai"]);
  button(2).click();
  assert.deepEqual([rows(), sorts()], [["larissa", "athenai", "sparta", "thebai"], [null, null, "descending"]]);
  button(2).click();
  assert.deepEqual([rows(), sorts()], [["sparta", "athenai", "larissa", "thebai"], [null, null, "ascending"]]);
  button(2).click();
  assert.deepEqual([rows(), sorts()], [["athenai", "sparta", "larissa", "thebai"], [null, null, null]]);
});

test("equal numbers stay in the server's order, and texts are sorted as words", async () => {
  const { rows, button, sorts } = await sheet();
  button(1).click();
  assert.deepEqual(rows(), ["athenai", "sparta", "larissa", "thebai"]);
  button(0).click();
  assert.deepEqual([rows(), sorts()], [["athenai", "larissa", "sparta", "thebai"], ["ascending", null, null]]);
});

test("an update keeps the order and the heading that has the focus", async () => {
  const { rows, button, swap, sorts, document } = await sheet();
  button(2).click();
  button(2).focus();
  swap(["sparta", "larissa", "athenai"]);
  assert.deepEqual([rows(), sorts()], [["larissa", "athenai", "sparta", "thebai"], [null, null, "descending"]]);
  assert.equal(document.activeElement, button(2));
  button(2).click();
  button(2).click();
  assert.deepEqual(rows(), ["sparta", "larissa", "athenai", "thebai"]);
});

test("what has the focus in a row keeps it", async () => {
  const { button, document } = await sheet();
  document.getElementById("to-larissa").focus();
  button(2).click();
  assert.equal(document.activeElement.id, "to-larissa");
});
