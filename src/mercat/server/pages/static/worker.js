// @ts-check
// The service worker: shows the push messages of the server, and opens the table that one is about. It keeps no pages.

const worker = /** @type {any} */ (self);
const ROOT = new URL("./", worker.location.href);
worker.shown = [];                                         // the keys of what was shown by this worker, the newest last

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (/** @type {any} */ event) => {
  let said;
  try {
    said = event.data.json();
  } catch {
    said = { title: "Mercat", body: "", url: "" };          // browsers demand that something is shown
  }
  event.waitUntil(show(said));
});

/** @param {any} said */
async function show(said) {
  await worker.registration.showNotification(String(said.title), {
    body: String(said.body ?? ""), tag: said.tag, renotify: Boolean(said.tag), lang: said.lang, data: { url: said.url },
    icon: new URL("static/icons/icon-192.png", ROOT).href, badge: new URL("static/icons/icon-192.png", ROOT).href });
  worker.shown = [...worker.shown.slice(-20), said.key];
  if ("setAppBadge" in worker.navigator && Number.isInteger(said.waiting)) {
    await worker.navigator.setAppBadge(said.waiting).catch(() => undefined);       // not every system shows one
  }
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.url ?? "./", ROOT);
  if (target.origin === ROOT.origin) event.waitUntil(open(target.href));
});

/** The page in a window that shows it already, else in a new one. @param {string} address */
async function open(address) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((/** @type {any} */ one) => one.url === address);
  return there ? there.focus() : worker.clients.openWindow(address);
}

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(renew(event)));

/** The browser has another address: the server is told. @param {any} event */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const made = (event.newSubscription ?? (options && await worker.registration.pushManager.subscribe(options)))?.toJSON();
  if (!made) return;
  const body = new URLSearchParams({ endpoint: made.endpoint, p256dh: made.keys.p256dh, auth: made.keys.auth });
  await fetch(new URL("me/call-push", ROOT), { method: "POST", body, credentials: "same-origin", redirect: "manual" });
}
