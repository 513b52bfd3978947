import assert from "node:assert/strict";
import { test } from "node:test";

import { open, settled } from "./page.js";

const FORM = `<form id="f" action="/register"><input name="account" value="Ana" required><input type="checkbox" name="shared" value="yes">
  <input type="hidden" name="credential"><input type="password" name="password" value="begun">
  <button type="button" data-passkey="make" data-options="register/options" hidden>Make</button>
  <p data-passkey-unknown hidden>unknown</p>
  <p data-passkey-problem data-cancelled="cancelled" data-known="known" data-failed="failed" hidden></p></form>`;

/** A browser that knows passkeys, and what it does when it is asked for one. */
function browser(does) {
  const asked = [];
  globalThis.PublicKeyCredential = class {
    static parseCreationOptionsFromJSON(options) { return { made: options }; }
    static parseRequestOptionsFromJSON(options) { return { shown: options }; }
    toJSON() { return { id: "k" }; }
  };
  const answer = async (wish) => { asked.push(wish); return does(); };
  Object.defineProperty(globalThis, "navigator", { value: { credentials: { create: answer, get: answer } }, configurable: true });
  return asked;
}

async function page(does, response = { status: 200, body: { challenge: "c" } }) {
  const asked = browser(does), made = open(FORM), sent = [], posted = [];
  globalThis.HTMLFormElement = made.window.HTMLFormElement;
  globalThis.fetch = async (address, wish) => {
    posted.push([String(address).replace(/^.*\/pages(?=\/)/, ""), String(wish.body)]);
    return { ok: true, headers: new Headers(response.status === 200 ? {} : { "Mercat-Status": String(response.status) }), json: async () => response.body };
  };
  await made.load("passkeys.js");
  const form = made.document.getElementById("f"), button = form.querySelector("button");
  form.submit = () => sent.push([form.elements.namedItem("credential").value, form.elements.namedItem("password").value]);
  form.elements.namedItem("account").reportValidity = () => form.elements.namedItem("account").value !== "";
  const press = async () => { button.click(); await settled(); await settled(); };
  return { asked, sent, posted, form, button, press, problem: form.querySelector("[data-passkey-problem]") };
}

test("a passkey is made and sent with its form, without a password that was begun", async () => {
  const { asked, sent, posted, button, press, form } = await page(() => new globalThis.PublicKeyCredential());
  assert.equal(button.hidden, false);
  form.elements.namedItem("shared").checked = true;
  await press();
  assert.deepEqual(posted, [["/register/options", "account=Ana&shared=yes"]]);
  assert.deepEqual(asked, [{ publicKey: { made: { challenge: "c" } } }]);
  assert.deepEqual(sent, [['{"id":"k"}', ""]]);
});

test("what goes wrong is said, and can be tried again", async () => {
  for (const [name, said] of [["NotAllowedError", "cancelled"], ["AbortError", "cancelled"], ["InvalidStateError", "known"], ["SecurityError", "failed"]]) {
    const { sent, press, problem, button } = await page(() => { throw Object.assign(new Error("no"), { name }); });
    await press();
    assert.deepEqual([problem.textContent, problem.hidden, button.disabled, sent.length], [said, false, false, 0]);
  }
});

test("the server's sentence is shown, and no device is asked", async () => {
  const { asked, press, problem } = await page(() => null, { status: 409, body: { sentence: "That name is taken." } });
  await press();
  assert.deepEqual([problem.textContent, asked.length], ["That name is taken.", 0]);
});

test("without a name nothing is asked", async () => {
  const { posted, press, form } = await page(() => null);
  form.elements.namedItem("account").value = "";
  await press();
  assert.equal(posted.length, 0);
});

test("a browser without passkeys says so instead", async () => {
  delete globalThis.PublicKeyCredential;
  const made = open(FORM);
  await made.load("passkeys.js");
  assert.equal(made.document.querySelector("button").hidden, true);
  assert.equal(made.document.querySelector("[data-passkey-unknown]").hidden, false);
});
