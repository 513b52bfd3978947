// @ts-check
// On every page: menus and lists of moves close at a click elsewhere, links are copied, dialogs open.

import { ahead, momentOf } from "./clock.js";
import "./kept_forms.js";

/** @returns {NodeListOf<HTMLDetailsElement>} */
const openMenus = () => /** @type {any} */ (document.querySelectorAll("details:is(.menu, .all-moves)[open]"));

document.addEventListener("click", (event) => {
  for (const menu of openMenus()) {
    if (!menu.contains(event.target)) menu.open = false;
  }
  const copier = event.target.closest("[data-copy]");
  if (copier) copy(copier);
  const mute = event.target.closest("[data-mute]");
  if (mute) fetch(new URL("../settings", import.meta.url), { method: "POST", body: new URLSearchParams({ mute: mute.dataset.mute ?? "" }) }).then(() => mute.parentElement?.remove());
  const opener = event.target.closest("[data-open]");
  const dialog = opener && document.getElementById(opener.dataset.open ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
});

// Waiting players go to the table as soon as the game begins.
document.addEventListener("htmx:sse:before:message", (event) => {
  if (!document.querySelector("[data-waiting]") || !event.detail.message.data.includes('id="prompt"')) return;
  const table = location.pathname.replace(/\/seats$/, "");
  sessionStorage.setItem("begins", table);                 // the table's page calls those who look elsewhere (turn_alert.js)
  location.href = table;
});

document.addEventListener("submit", (event) => {
  if (event.target.id === "chat-form") setTimeout(() => event.target.reset());
  const menu = event.target.closest("details.all-moves");
  if (menu instanceof HTMLDetailsElement) close(menu);     // the answer is shown where the list was
});

/** @param {HTMLDetailsElement} menu */
function close(menu) {
  const focused = menu.contains(document.activeElement);
  menu.open = false;
  if (focused) menu.querySelector("summary")?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
});

// The browser's frame on a phone gets the colour of the page's head.
function tintFrame() {
  const head = document.querySelector(".head");
  const colour = head && getComputedStyle(head).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) if (colour) meta.setAttribute("content", colour);
}
document.addEventListener("htmx:after:swap", () => setTimeout(tintFrame, 400));
setTimeout(tintFrame, 400);

// How long ago something was, in the page's language; empty for less than a minute.
function tellAges() {
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time.age"))) {
    const minutes = Math.floor((Date.now() - ahead - Date.parse(time.dateTime)) / 60000);
    const [amount, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 2880 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
    const text = amount < 1 ? "" : new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" }).format(amount);
    if (time.textContent !== text) time.textContent = text;
    if (!time.title) time.title = momentOf(time);
  }
}

document.addEventListener("htmx:after:swap", tellAges);
setInterval(tellAges, 20000);
tellAges();

// A link to a folded part, or to a place in one, unfolds it and the parts around it, also where the browser does not do so itself.
function unfold() {
  const place = document.getElementById(location.hash.slice(1));
  const closed = () => /** @type {HTMLDetailsElement | null | undefined} */ (place?.closest("details:not([open])"));
  if (!closed()) return;
  for (let part = closed(); part; part = closed()) part.open = true;
  place?.scrollIntoView();
}
addEventListener("hashchange", unfold);
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (link instanceof HTMLAnchorElement && link.hash && link.href === location.href) unfold();     // it leads to where one is
});
unfold();

// On paper the rounds of a review are unfolded, by the style sheet or, where a browser knows no such style, by this.
/** @type {HTMLDetailsElement[]} */
let unfolded = [];
addEventListener("beforeprint", () => {
  unfolded = [.../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.review-round:not([open])"))];
  for (const round of unfolded) round.open = true;
});
addEventListener("afterprint", () => { for (const round of unfolded) round.open = false; });

// One's own name that was typed once is kept, for every field that asks for it: groups and series have names of their own.
const OWN_NAME = 'input[name="name"][autocomplete="nickname"]';
document.addEventListener("change", ({ target }) => {
  const name = target instanceof HTMLInputElement && target.matches(OWN_NAME) && target.value.trim();
  if (!name) return;
  document.cookie = `name=${encodeURIComponent(name)}; path=${new URL("..", import.meta.url).pathname}; max-age=34560000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
  offerName();
});

function offerName() {
  const known = document.cookie.match(/(?:^|; )name=([^;]*)/);
  if (!known) return;
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(OWN_NAME))) {
    if (!field.value) field.value = decodeURIComponent(known[1]);
  }
}
document.addEventListener("htmx:after:swap", offerName);
offerName();

// What to expect of the chosen strength, and the figures of all for as many players as are chosen.
/** @param {HTMLFormElement} form */
function tellStrengths(form) {
  const field = (/** @type {string} */ name) => /** @type {HTMLSelectElement | null} */ (form.elements.namedItem(name));
  const strength = field("strength"), summary = form.querySelector(".strengths summary > span");
  if (!strength || !summary) return;
  const players = field("seats")?.value ?? Number(field("bots")?.value) + 1;
  const figures = (/** @type {HTMLOptionElement | undefined} */ option) => option?.getAttribute(`data-for-${players}`) ?? "";
  const [chosen] = strength.selectedOptions;
  summary.textContent = `${chosen.dataset.about ?? chosen.text} ${figures(chosen)}`;
  for (const told of form.querySelectorAll("[data-figures-of]")) {
    told.textContent = figures([...strength.options].find((option) => option.value === told.dataset.figuresOf));
  }
}
document.addEventListener("change", ({ target }) => {
  const form = target instanceof HTMLSelectElement || target instanceof HTMLInputElement ? target.form : null;
  if (form?.querySelector(".strengths")) tellStrengths(form);
});
for (const told of document.querySelectorAll("form .strengths")) tellStrengths(/** @type {HTMLFormElement} */ (told.closest("form")));

/** @param {HTMLElement} button */
async function copy(button) {
  const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy ?? ""));
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const label = button.querySelector("[data-copied]");
  if (label) label.textContent = label.dataset.copied ?? "";
}

// The rules are searched by words, whatever their accents.
/** @param {string} text */
const plain = (text) => text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");

document.addEventListener("input", (event) => {
  const field = event.target, page = field instanceof HTMLInputElement && field.matches("[data-search]") && field.closest(".help");
  if (!page) return;
  const words = plain(field.value).split(/\s+/);
  const parts = [...page.querySelectorAll("[data-searched]")], nothing = page.querySelector("[data-nothing]");
  for (const part of parts) part.hidden = !words.every((word) => plain(part.textContent).includes(word));
  if (nothing) nothing.hidden = parts.some((part) => !part.hidden);
});

// A folded part of a form says in its heading what is chosen there; what was true only of the first choice goes.
function tellChoices() {
  for (const heading of document.querySelectorAll("[data-chosen]")) {
    const chosen = /** @type {HTMLInputElement | null} */ (document.querySelector(`input[type="radio"][name="${heading.dataset.chosen}"]:checked`));
    const label = chosen?.parentElement?.querySelector("span");
    if (label) heading.textContent = label.textContent;
  }
  for (const about of document.querySelectorAll("[data-while]")) {
    const chosen = /** @type {HTMLInputElement | null} */ (document.querySelector(`input[type="radio"][name="${about.dataset.while}"]:checked`));
    about.hidden = chosen !== null && !chosen.defaultChecked;
  }
}
document.addEventListener("change", tellChoices);
tellChoices();

// Only members of the chosen group can be invited to its new table.
function offerMembers() {
  const choice = /** @type {HTMLSelectElement | null} */ (document.querySelector(".new-table [name=group]"));
  const [group] = (choice?.value ?? "").split(":");
  for (const one of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[data-groups]"))) {
    one.disabled = group !== "" && !one.dataset.groups?.split(" ").includes(group);
    one.parentElement?.querySelector("[data-outside]")?.toggleAttribute("hidden", !one.disabled);
    one.parentElement?.querySelector("[data-inside]")?.toggleAttribute("hidden", one.disabled);
  }
}
document.addEventListener("change", offerMembers);
offerMembers();
