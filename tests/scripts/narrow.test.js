import assert from "node:assert/strict";
import { test } from "node:test";

import { open, settled, tell } from "./page.js";

const ROWS = { "place farm cow": "verb=place space=farm unit=cow", "place farm pig": "verb=place space=farm unit=pig",
  "place mill cow": "verb=place space=mill unit=cow", pass: "verb=pass" };

function body(rows = ROWS, length = 4) {
  const items = Object.entries(rows).map(([move, facets]) => `<li><button value="${move}" data-row="${facets}">${move}</button></li>`);
  return `<main id="main" data-id="t1" data-tab="board" data-facets="space unit verb">
    <section id="board"><svg><g id="farm" data-space="farm"></g><g id="mill" data-space="mill"></g><g id="sea" data-space="sea"></g></svg></section>
    <section id="prompt"><p id="ask" tabindex="-1"></p><div id="notice"></div><div id="chips" data-length="${length}">
      <div data-of="verb"><button class="chip" id="chip-place" data-verb="place"></button><button class="chip" id="chip-pass" data-verb="pass"></button></div>
      <div data-of="unit"><button class="chip" id="chip-cow" data-unit="cow"></button><button class="chip" id="chip-pig" data-unit="pig"></button></div></div>
      <div id="preview"></div><button id="cancel" hidden></button>
      <form id="act" onsubmit="return false"><input type="hidden" id="move"><button type="button" id="confirm" disabled></button></form>
      <ol id="rows">${items.join("")}</ol></section></main>`;
}

async function table(rows = ROWS, answer = (address) => `about ${address}`) {
  const page = open(body(rows), answer);
  await page.load("narrow.js");
  const at = (id) => page.document.getElementById(id);
  const click = (id, facts = {}) => at(id).dispatchEvent(new page.window.MouseEvent("click", { bubbles: true, cancelable: true, ...facts }));
  const key = (name, facts = {}) => page.document.body.dispatchEvent(
    new page.window.KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...facts }));
  const openRows = () => [...page.document.querySelectorAll("#rows li")].filter((item) => !item.hidden).map((item) => item.textContent);
  return { ...page, at, click, key, rows: openRows };
}

test("what a move has is lit, what no move has is dim, and only that", async () => {
  const { at } = await table();
  assert.deepEqual(["farm", "mill", "sea"].map((id) => [at(id).dataset.lit, at(id).dataset.dim]),
    [["possible", undefined], ["possible", undefined], [undefined, ""]]);
  assert.equal(at("farm").getAttribute("role"), "button");
  assert.equal(at("sea").getAttribute("role"), null);
});

test("clicks in any order lead to the same move", async () => {
  for (const order of [["farm", "chip-cow"], ["chip-cow", "farm"], ["chip-place", "chip-cow", "farm"]]) {
    const { at, click, rows } = await table();
    for (const id of order.slice(0, -1)) {
      click(id);
      assert.equal(at("confirm").disabled, true);
    }
    click(order.at(-1));
    assert.deepEqual([at("move").value, at("confirm").disabled, rows()], ["place farm cow", false, ["place farm cow"]]);
  }
});

test("a click on another value chooses that one instead", async () => {
  const { at, click } = await table();
  for (const id of ["farm", "chip-pig", "mill"]) click(id);
  assert.equal(at("move").value, "place mill cow");
  assert.deepEqual([at("farm").dataset.lit, at("mill").dataset.lit], ["possible", "chosen"].map((lit) => (lit === "possible" ? undefined : lit)));
});

test("a click on what no move has asks the server why", async () => {
  const { at, click, asked } = await table();
  click("sea");
  await settled();
  assert.deepEqual(asked, ["/t/t1/why?space=sea&length=4"]);
  assert.match(at("notice").textContent, /^about/);
});

test("the last move left is previewed once, and an earlier answer does not overtake it", async () => {
  const { at, click, asked } = await table();
  click("chip-pass");
  await settled();
  assert.deepEqual(asked, ["/t/t1/preview?move=pass&length=4"]);
  assert.match(at("preview").textContent, /^about/);
  tell("htmx:after:swap");
  await settled();
  assert.equal(asked.length, 1);
});

test("Escape and Cancel forget what was chosen", async () => {
  for (const undo of [(page) => page.key("Escape"), (page) => page.click("cancel")]) {
    const page = await table();
    page.click("farm");
    assert.equal(page.at("cancel").hidden, false);
    undo(page);
    assert.deepEqual([page.rows().length, page.at("cancel").hidden, page.at("farm").dataset.lit], [4, true, "possible"]);
  }
});

test("a new decision begins with nothing chosen, an update of the same one keeps what is", async () => {
  const { at, click, rows } = await table();
  click("farm");
  tell("htmx:after:swap");
  assert.equal(rows().length, 2);
  at("chips").dataset.length = "5";
  tell("htmx:after:swap");
  assert.equal(rows().length, 4);
});

test("a second tap on the move that is left makes it; so does Enter, but not a key that is held down", async () => {
  for (const again of [(page) => page.click("farm"), (page) => page.key("Enter")]) {
    const page = await table({ "place farm": "verb=place space=farm", pass: "verb=pass" });
    let made = 0;
    page.at("confirm").addEventListener("click", () => { made += 1; });
    page.click("farm");
    page.key("Enter", { repeat: true });
    assert.equal(made, 0);
    again(page);
    assert.equal(made, 1);
  }
});

test("the second click of a double click never confirms the next decision", async () => {
  const { at, click } = await table({ pass: "verb=pass" });
  let made = 0;
  at("confirm").addEventListener("click", () => { made += 1; });
  click("confirm", { detail: 1 });
  at("chips").dataset.length = "5";
  tell("htmx:after:swap");
  click("confirm", { detail: 2 });
  assert.equal(made, 1);
  click("confirm", { detail: 1 });
  assert.equal(made, 2);
});

const AT_ONCE = (address) => (address.includes("/preview") ? '<b>a move</b><template id="after" data-seat="0" data-at-once></template>' : "");

async function counted(rows, answer) {
  const page = await table(rows, answer);
  let made = 0;
  page.at("confirm").addEventListener("click", () => { made += 1; });
  return { ...page, made: () => made };
}

test("a move that the server says is made at once is made by the click that leads to it, others wait for Confirm", async () => {
  for (const [answer, times] of [[AT_ONCE, 1], [() => '<template id="after" data-seat="0"></template>', 0]]) {
    const { at, click, made } = await counted(ROWS, answer);
    click("farm");
    await settled();
    assert.equal(made(), 0);
    click("chip-cow");
    await settled();
    assert.deepEqual([at("move").value, made()], ["place farm cow", times]);
  }
});

test("it is made by a key as well, on what stands for it", async () => {
  const { at, window, made } = await counted(ROWS, AT_ONCE);
  at("farm").dispatchEvent(new window.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  at("chip-cow").click();
  await settled();
  assert.equal(made(), 1);
});

test("what nobody has pointed at is not made at once: the only move, one that the game proposes", async () => {
  const one = await counted(ROWS, AT_ONCE);
  one.at("rows").innerHTML = '<li><button value="pass" data-row="verb=pass">pass</button></li>';
  one.at("chips").dataset.length = "5";
  tell("htmx:after:swap");
  await settled();
  assert.deepEqual([one.at("move").value, one.made()], ["pass", 0]);
  const two = await counted(ROWS, AT_ONCE);
  two.at("chips").dataset.length = "5";
  two.at("chips").dataset.proposed = "verb=place space=mill";
  tell("htmx:after:swap");
  await settled();
  assert.deepEqual([two.at("move").value, two.made()], ["place mill cow", 0]);
});

test("the second click of a double click chooses nothing of the next decision", async () => {
  const { at, click, made } = await counted({ "place farm": "verb=place space=farm", pass: "verb=pass" }, AT_ONCE);
  click("farm", { detail: 1 });
  await settled();
  assert.equal(made(), 1);
  at("chips").dataset.length = "5";
  tell("htmx:after:swap");
  click("farm", { detail: 2 });
  await settled();
  assert.deepEqual([made(), at("farm").dataset.lit], [1, "possible"]);
  click("farm", { detail: 1 });
  await settled();
  assert.equal(made(), 2);
});

test("if one verb alone leaves something to choose, its values are there at once and say the verb; another verb takes none away", async () => {
  const { at, click, document } = await table();
  const choices = (rows) => {
    at("rows").innerHTML = Object.entries(rows).map(([move, facets]) => `<li><button value="${move}" ${facets}">${move}</button></li>`).join("");
    at("chips").dataset.length += "0";
    tell("htmx:after:swap");
  };
  const sale = { "sell cow": 'data-row="verb=sell unit=cow', "sell pig": 'data-row="verb=sell unit=pig', pass: 'data-row="verb=pass' };
  const groups = () => [...document.querySelectorAll("[data-of]")].filter((group) => !group.hidden).map((group) => group.dataset.of);
  choices({ ...sale, "place cow": 'data-apart data-row="verb=place unit=cow' });
  assert.deepEqual(groups(), ["verb", "unit"]);
  click("chip-pass");
  await settled();
  assert.deepEqual([groups(), at("move").value, at("chip-cow").dataset.lit], [["verb", "unit"], "pass", undefined]);
  at("cancel").click();
  click("chip-cow");
  await settled();
  assert.equal(at("move").value, "sell cow");
  choices({ ...sale, "place cow": 'data-row="verb=place unit=cow' });
  assert.deepEqual(groups(), ["verb"]);
});
