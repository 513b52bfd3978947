// @ts-check
// Passkeys: a button asks the browser to make one, or to show one, and sends its form with what the browser answers.

import { OF_SCRIPT, isDone } from "./of_script.js";

/** What a browser can do that knows passkeys, and their options as JSON. */
const KNOWN = typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential
  && "parseRequestOptionsFromJSON" in PublicKeyCredential && "toJSON" in PublicKeyCredential.prototype;

/** The server says why not, in the reader's language. */
class Refused extends Error {}

/** @param {HTMLFormElement} form @param {string} name @returns {HTMLInputElement | null} */
const field = (form, name) => /** @type {any} */ (form.elements.namedItem(name));

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-passkey]"))) {
  button.hidden = !KNOWN;
  const unknown = button.form?.querySelector("[data-passkey-unknown]");
  if (unknown instanceof HTMLElement) unknown.hidden = KNOWN;
  button.addEventListener("click", () => ask(button));
}

/** @param {HTMLButtonElement} button */
async function ask(button) {
  const { form } = button, credential = form && field(form, "credential");
  const name = form && field(form, "account");
  if (!form || !credential || (name && !name.reportValidity())) return;
  button.disabled = true;
  say(form, "");
  try {
    credential.value = JSON.stringify(await answered(button, form));
    const password = field(form, "password");
    if (password) password.value = "";                     // what was begun there is not sent along
    form.submit();
  } catch (error) {
    button.disabled = false;
    say(form, reason(form, error));
  }
}

/** What the browser answers, as the server reads it. @param {HTMLButtonElement} button @param {HTMLFormElement} form */
async function answered(button, form) {
  const fields = new URLSearchParams();
  for (const name of ["account", "shared"]) {
    const one = field(form, name);
    if (one && (one.type !== "checkbox" || one.checked)) fields.set(name, one.value);
  }
  const response = await fetch(new URL(`../${button.dataset.options}`, import.meta.url), { method: "POST", body: fields, headers: OF_SCRIPT });
  const options = await response.json();
  if (!isDone(response)) throw new Refused(options.sentence);
  const made = button.dataset.passkey === "make"
    ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return /** @type {PublicKeyCredential} */ (made).toJSON();
}

/** @param {HTMLFormElement} form @param {unknown} error */
function reason(form, error) {
  if (error instanceof Refused) return error.message;
  const words = /** @type {HTMLElement | null} */ (form.querySelector("[data-passkey-problem]"))?.dataset;
  const kind = error instanceof Error || error instanceof DOMException ? error.name : "";
  return (kind === "NotAllowedError" || kind === "AbortError" ? words?.cancelled : kind === "InvalidStateError" ? words?.known : words?.failed) ?? "";
}

/** @param {HTMLFormElement} form @param {string} sentence */
function say(form, sentence) {
  const place = /** @type {HTMLElement | null} */ (form.querySelector("[data-passkey-problem]"));
  if (!place) return;
  place.textContent = sentence;
  place.hidden = !sentence;
}
