// @ts-check
// The page of notices: lets the server call this browser by push messages, and shows the outcome of a message that is being sent.

import { OF_SCRIPT } from "./of_script.js";

const PATIENCE = 20_000;                                   // milliseconds: some browsers never say that they cannot subscribe
const RENEWED = 1_000;                                     // milliseconds between two looks at the list of sent messages
const LOOKS = 30;
const ABLE = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const form = /** @type {HTMLFormElement | null} */ (document.getElementById("add-push"));
const button = /** @type {HTMLButtonElement | null} */ (form?.querySelector("button") ?? null);

/** @param {string} state */
function show(state) {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (form?.querySelectorAll("[data-push]") ?? [])) one.hidden = one.dataset.push !== state;
}

/** The server's key as the browser wants it. @param {string} text */
function bytesOf(text) {
  const padded = text.replaceAll("-", "+").replaceAll("_", "/").padEnd(Math.ceil(text.length / 4) * 4, "=");
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}

/** @template T @param {Promise<T>} work @returns {Promise<T>} */
function inTime(work) {
  return Promise.race([work, new Promise((_, refuse) => setTimeout(() => refuse(new Error("time is over")), PATIENCE))]);
}

async function subscribe() {
  if (!form || !button) return;
  button.disabled = true;
  show("able");
  try {
    if (await Notification.requestPermission() !== "granted") return show("denied");
    await navigator.serviceWorker.register(new URL("../worker.js", import.meta.url));
    const { pushManager } = await inTime(navigator.serviceWorker.ready);
    const key = bytesOf(form.dataset.key ?? "");
    const before = await inTime(pushManager.getSubscription());
    if (before && !sameKey(before, key)) await before.unsubscribe();          // that of a server whose data were lost
    const made = (await inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))).toJSON();
    for (const [name, value] of [["endpoint", made.endpoint], ["p256dh", made.keys?.p256dh], ["auth", made.keys?.auth]]) {
      /** @type {HTMLInputElement} */ (form.elements.namedItem(name ?? "")).value = value ?? "";
    }
    form.submit();
  } catch {
    show("failed");
  } finally {
    button.disabled = false;
  }
}

/** @param {PushSubscription} subscription @param {Uint8Array} key */
function sameKey(subscription, key) {
  const known = subscription.options?.applicationServerKey;
  return !known || new Uint8Array(known).every((byte, place) => byte === key[place]);
}

if (button && ABLE) {
  button.hidden = false;
  show("able");
  button.addEventListener("click", subscribe);
}

/** Renews the list of sent messages as long as one of them is being sent. @param {number} left */
function follow(left) {
  if (!left || !document.querySelector("#sent[data-sending]")) return;
  setTimeout(async () => {
    try {
      const page = new DOMParser().parseFromString(await (await fetch(new URL("../me/notices", import.meta.url), { headers: OF_SCRIPT })).text(), "text/html");
      const renewed = page.getElementById("sent");
      if (renewed) document.getElementById("sent")?.replaceWith(renewed);
    } catch { /* the connection is lost: the next look may succeed */ }
    follow(left - 1);
  }, RENEWED);
}
follow(LOOKS);
