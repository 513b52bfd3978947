// @ts-check
// Clocks count down by the server's time, whatever the reader's clock says; a clock that rests says until when.

const root = document.documentElement;

// The browser's zone is told once, by a cookie: the server writes moments in it, in mails, too. Until then, and where a device has
// travelled, the scripts write them anew; a chosen zone stays.
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
const told = document.cookie.match(/(?:^|; )zone_here=([^;]*)/)?.[1] ?? "";
if (HERE && told !== HERE) document.cookie = `zone_here=${HERE}; path=${new URL("..", import.meta.url).pathname}; max-age=34560000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
// In which moments are written here; none where the page has them in it already.
const anew = HERE && told !== HERE && !("zoneChosen" in root.dataset) ? HERE : "";
if (anew) root.dataset.zone = anew;
// What the reader's clock is ahead of the server's, in milliseconds.
export const ahead = Date.now() - Date.parse(root.dataset.now ?? "");
/** @type {[Intl.NumberFormatOptions["unit"], number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** @param {number} amount @param {string} unit */
const inSymbols = (amount, unit) => `${amount} ${unit === "minute" ? "min" : unit[0]}`;          // the same in all languages

/** @param {number} amount @param {string} unit */
const inWords = (amount, unit) => new Intl.NumberFormat(root.lang, { style: "unit", unit, unitDisplay: "short" }).format(amount);

// A length of time in its two largest units, in symbols where the room is `narrow`; live in minutes and seconds.
/** @param {number} seconds @param {boolean} live @param {boolean} narrow */
function length(seconds, live, narrow) {
  if (live && seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const place = UNITS.findIndex(([, size]) => seconds >= size);
  const say = narrow ? inSymbols : inWords;
  if (place < 0) return say(0, "second");
  const [unit, size] = UNITS[place], lesser = UNITS[place + 1];
  const more = lesser && size > 60 ? Math.floor((seconds % size) / lesser[1]) : 0;
  return [say(Math.floor(seconds / size), String(unit)), ...(more ? [say(more, String(lesser[0]))] : [])].join(" ");
}

/** @param {Date} moment @param {Intl.DateTimeFormatOptions} style */
function said(moment, style) {
  const locale = root.lang === "en" ? "en-GB" : root.lang;
  try {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone: root.dataset.zone }).format(moment);
  } catch {
    return new Intl.DateTimeFormat(locale, style).format(moment);       // a zone that this browser does not know
  }
}

// A moment as the server writes it: 29 Nov 2026, 04:49.
/** @param {HTMLTimeElement} time */
export function momentOf(time) {
  const moment = new Date(time.dateTime);
  return `${said(moment, { dateStyle: "medium" })}, ${said(moment, { timeStyle: "short", hourCycle: "h23" })}`;
}

/** @param {HTMLTimeElement} time @param {number} now */
function tell(time, now) {
  const end = Date.parse(time.dateTime), left = Math.max(0, Math.floor((end - now) / 1000));
  const rest = (time.dataset.rests ?? "").split(" ").map((one) => one.split("/").map((at) => Date.parse(at))).find(([from, to]) => from <= now && now < to);
  const low = left <= Number(time.dataset.low);
  let text = length(left, "live" in time.dataset, time.closest(".player-clock") !== null);
  if (left === 0) text = time.dataset.overText ?? "";
  else if (rest) text = `${time.dataset.restText} ${said(new Date(rest[1]), { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`;
  else if (low) text += ` · ${time.dataset.lowText}`;
  time.classList.toggle("low", low && !rest);
  time.classList.toggle("rests", Boolean(rest));
  if (time.textContent !== text) time.textContent = text;
  time.title = momentOf(time);
}

function tellAll() {
  const now = Date.now() - ahead;
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time.deadline"))) tell(time, now);
  if (anew) for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time.moment"))) time.textContent = momentOf(time);
}

document.addEventListener("htmx:after:swap", tellAll);
setInterval(tellAll, 1000);
tellAll();

// Whoever has chosen no time zone keeps quiet hours by that of the browser.
for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-own-zone]"))) {
  field.value = HERE;
}
