// A page for the tests of its scripts: a document, a clock that stands until a test moves it, and what jsdom has not got.

import { JSDOM } from "jsdom";

const STATIC = new URL("../../src/mercat/server/pages/static/", import.meta.url);
const IDENTITY = { a: 1, b: 0, c: 0, d: 1, inverse: () => IDENTITY, multiply: () => IDENTITY };
const KEPT = ["document", "Element", "HTMLElement", "HTMLButtonElement", "HTMLInputElement", "SVGElement", "Node", "MutationObserver",
  "CustomEvent", "URLSearchParams"];
let loaded = 0;

/** Time in milliseconds, and what is to be done at which time. */
class Clock {
  constructor() {
    this.time = 1_000_000;
    this.jobs = new Map();
    this.count = 0;
  }

  install() {
    globalThis.setTimeout = (work, wait = 0) => this.plan(work, wait);
    globalThis.setInterval = (work, wait) => this.plan(work, wait, wait);
    globalThis.clearTimeout = globalThis.clearInterval = (job) => this.jobs.delete(job);
    Object.defineProperty(globalThis, "performance", { value: { now: () => this.time }, configurable: true });
    Date.now = () => this.time;
  }

  plan(work, wait, every = 0) {
    this.jobs.set(this.count += 1, { work, at: this.time + wait, every });
    return this.count;
  }

  async run(milliseconds) {
    const end = this.time + milliseconds;
    for (;;) {
      const due = [...this.jobs].filter(([, job]) => job.at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
      if (!due) break;
      const [key, job] = due;
      this.time = Math.max(this.time, job.at);
      if (job.every) job.at += job.every;
      else this.jobs.delete(key);
      job.work();
      await settled();
    }
    this.time = end;
    await settled();
  }
}

/** Whatever is promised without waiting for time has been done. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Open a page with this in its body; `answer` gives the text for an address that is fetched. */
export function open(body, answer = () => "") {
  const { window } = new JSDOM(`<!doctype html><html lang="en" data-motion="quick"><body>${body}</body></html>`, { pretendToBeVisual: true });
  const clock = new Clock(), asked = [];
  for (const name of KEPT) globalThis[name] = window[name];
  globalThis.window = window;
  globalThis.addEventListener = window.addEventListener.bind(window);
  globalThis.CSS = { escape: (text) => text };
  globalThis.getComputedStyle = window.getComputedStyle.bind(window);
  globalThis.matchMedia = () => ({ matches: false });
  globalThis.fetch = async (address) => {
    const onSite = String(address).replace(/^.*\/pages(?=\/)/, "");       // scripts find the site from where they lie: <site>/static
    asked.push(onSite);
    const text = answer(onSite);
    return { ok: true, headers: new Headers(), text: async () => text, json: async () => JSON.parse(text) };
  };
  globalThis.SVGGraphicsElement = window.SVGElement;
  globalThis.DOMPoint = class { constructor(x, y) { Object.assign(this, { x, y }); } matrixTransform() { return this; } };
  Object.defineProperty(window, "innerWidth", { value: 1366 });
  window.Element.prototype.scrollIntoView = () => {};
  window.Element.prototype.checkVisibility = () => true;
  window.SVGElement.prototype.getScreenCTM = () => IDENTITY;
  window.Element.prototype.getBoundingClientRect = function rectangle() {
    const [left, top, width, height] = (this.getAttribute("data-box") ?? "0 0 0 0").split(" ").map(Number);
    return { left, top, width, height, right: left + width, bottom: top + height };
  };
  clock.install();
  return { window, document: window.document, clock, asked, load: (name) => import(`${new URL(name, STATIC)}?${loaded += 1}`) };
}

/** An event of htmx, as the document hears it. */
export function tell(name, detail = {}, from = globalThis.document.body) {
  const event = new CustomEvent(name, { bubbles: true, cancelable: true, detail });
  from.dispatchEvent(event);
  return event;
}
