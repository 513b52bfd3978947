// @ts-check
// The sign that the connection is lost, while htmx tries to connect the stream again; and no longer than the line is cut. A line
// may also be dead without having been cut: then nothing is heard for a while, and the page drops it and connects anew.

import { OF_SCRIPT } from "./of_script.js";
import { LOOKS, Silence } from "./silence.js";

const PATIENCE = 3000;                                     // milliseconds for an attempt: one begun on a dead line may never end
const REFUSED = 10_000;                                    // milliseconds until the next attempt, where the server answered no
const LEAVING = 5000;                                      // milliseconds for the next page to come, before this one goes on
const PAGE = crypto.randomUUID?.() ?? String(Math.random());      // only secure pages have the first
const silence = new Silence(() => performance.now());
/** @type {StreamConnection | null} */
let stream = null;                                         // null until the first connection has been made
let waiting = 0;
let refused = false;                                       // then nothing is connected again: the page that is loaded anew says why
let left = -LEAVING;                                       // when the next page was last asked for
/** @type {Map<unknown, () => void>} */
const reading = new Map();                                 // how to end each request that only reads and is not answered yet

/** @param {boolean} broken */
const offline = (broken) => { document.getElementById("offline")?.toggleAttribute("hidden", !broken); };
const hurry = () => stream?.delayCanceller?.();            // end the pause before the next attempt

// The old stream may hang on the line that was cut. One that never came htmx does not try again.
export function connectAnew() {
  if (!stream) return begin();
  stream.reader?.cancel();
  hurry();
}

// The same where an answer did not reach the page: whatever the stream has brought since lacks what that had.
export function connectForAll() {
  if (stream) stream.lastEventId = "";
  connectAnew();
}

function begin() {
  const live = document.getElementById("live"), next = /** @type {HTMLElement} */ (live?.cloneNode(true));
  clearTimeout(waiting);
  if (!live || refused) return;
  next.removeAttribute("data-htmx-powered");
  live.replaceWith(next);
  htmx.process(next);
}

// The page is drawn for somebody whom this browser no longer knows; at its top it says why.
function loadAnew() {
  scrollTo(0, 0);
  history.scrollRestoration = "manual";
  location.reload();
}

// The server answered no. A page that itself was loaded anew just now waits a little, so that it is not loaded over and over.
function refuse() {
  if (refused) return;
  refused = true;
  const [came] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  setTimeout(loadAnew, came?.type === "reload" ? Math.max(0, REFUSED - performance.now()) : 0);
}

// The table is there no more. A page that waits for its game says so in place of all else, and connects no more.
/** @param {string} sentence */
function sayGone(sentence) {
  const gone = document.getElementById("gone"), why = document.getElementById("gone-why");
  if (!gone || !why) return loadAnew();
  gone.hidden = false;
  document.getElementById("main").replaceChildren(gone);
  why.textContent = sentence;
}

function look() {
  if (!silence.lost() || !document.getElementById("live")) return;
  offline(true);
  silence.heard();                                         // so long the next attempts have
  connectAnew();
}

// What an answer brings, the stream of the same page does not bring again.
// Firefox lets one of two requests of the same address wait for the end of the other, unless it is told not to look for it in the cache:
// two tabs of a table may ask for the same stream, which never ends.
// A stream that is refused is told by its status, or it would not be tried again.
// The stream may take away the form that was sent before the answer comes. htmx drops an answer whose target is gone, so the target of
// an answer that names its own places is an element that stays.
document.addEventListener("htmx:config:request", ({ target, detail: { ctx } }) => {
  Object.assign(ctx.request.headers, { "Mercat-Page": PAGE }, target.id === "live" ? {} : OF_SCRIPT);
  ctx.request.cache = "no-store";
  if (ctx.swap === "none" && target.id !== "live") ctx.target = document.getElementById("main");
  if (ctx.request.method === "GET") reading.set(ctx, ctx.request.abort);
});
document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => { reading.delete(ctx); });
document.addEventListener("htmx:sse:before:connection", ({ detail }) => {
  if (refused) {
    detail.connection.cancelled = true;
    return;
  }
  if (performance.now() - left < LEAVING) {
    detail.connection.cancelled = true;
    clearTimeout(waiting);
    waiting = setTimeout(begin, LEAVING);
    return;
  }
  stream = detail.connection;
  if (stream.attempt > 0) stream.config.connectTimeout = PATIENCE;
});
document.addEventListener("htmx:sse:close", ({ detail }) => { if (detail.connection === stream) stream = null; });
document.addEventListener("htmx:sse:error", ({ detail: { status } }) => {
  if (status === 403) refuse();                            // who is banned reads there why
  else if (status === 404) loadAnew();
  else offline(true);
});
document.addEventListener("htmx:sse:after:connection", () => { silence.heard(); offline(false); });
document.addEventListener("htmx:sse:before:message", ({ detail: { message } }) => {
  if (message.event === "cut") loadAnew();
  if (message.event === "gone") sayGone(message.data);
  silence.heard(message.event === "here" ? Number(message.data) : undefined);
});
for (const failed of /** @type {const} */ (["htmx:error", "htmx:response:error"])) {
  document.addEventListener(failed, ({ target }) => {
    if (target.id !== "live" || stream) return;
    offline(true);
    clearTimeout(waiting);
    waiting = setTimeout(begin, failed === "htmx:error" ? PATIENCE : REFUSED);
  });
}
// A page that is left ends its stream and what it still reads. Firefox and WebKit cut these as soon as the next page is asked for,
// before `pagehide`, and htmx calls that an error; so they do with a stream that is connected again while the next page is still to
// come. Where none comes, the stream begins anew; a page that is shown again, as it was, does so at once.
for (const name of /** @type {const} */ (["beforeunload", "pagehide"])) {
  addEventListener(name, () => {
    left = performance.now();
    stream?.abortController.abort();
    clearTimeout(waiting);
    if (!stream) waiting = setTimeout(begin, LEAVING);
    for (const abort of reading.values()) abort();
  });
}
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  left = -LEAVING;
  refused = false;
  silence.heard();
  connectAnew();
});
addEventListener("offline", () => offline(true));
addEventListener("online", connectAnew);
setInterval(look, LOOKS);

// Any answer shows that the line is back.
document.addEventListener("htmx:after:swap", () => {
  offline(false);
  hurry();
});
