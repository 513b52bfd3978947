// What every page does: menus close when one looks elsewhere, links are copied, dialogs open.

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
  const copier = event.target.closest("[data-copy]");
  if (copier) copy(copier);
  const mute = event.target.closest("[data-mute]");
  if (mute) fetch("/settings", { method: "POST", body: new URLSearchParams({ mute: mute.dataset.mute }) }).then(() => mute.parentElement.remove());
  const opener = event.target.closest("[data-open]");
  if (opener) document.getElementById(opener.dataset.open).showModal();
});

// Who waits for the others to sit down sees the table as soon as it begins.
document.addEventListener("htmx:sse:before:message", (event) => {
  if (document.querySelector("[data-waiting]") && event.detail.message.data.includes('id="prompt"')) location.href = location.pathname.replace(/\/seats$/, "");
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// The frame that a phone draws around the page has the colour of its head.
function tintFrame() {
  const head = document.querySelector(".head");
  const colour = head && getComputedStyle(head).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) if (colour) meta.content = colour;
}
document.addEventListener("htmx:after:swap", () => setTimeout(tintFrame, 400));
setTimeout(tintFrame, 400);

// How long ago something was, from a minute on, in the page's language.
function tellAges() {
  for (const time of document.querySelectorAll("time.age")) {
    const minutes = Math.floor((Date.now() - Date.parse(time.dateTime)) / 60000);
    const [amount, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 2880 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
    const said = amount < 1 ? "" : new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" }).format(amount);
    if (time.textContent !== said) time.textContent = said;
  }
}
document.addEventListener("htmx:after:swap", tellAges);
setInterval(tellAges, 20000);
tellAges();

// A name given once is offered again.
function offerName() {
  const known = document.cookie.match(/(?:^|; )name=([^;]*)/);
  for (const field of known ? document.querySelectorAll('input[name="name"]') : []) {
    if (!field.value) field.value = decodeURIComponent(known[1]);
  }
}
document.addEventListener("htmx:after:swap", offerName);
offerName();

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const said = button.querySelector("[data-copied]");
  if (said) said.textContent = said.dataset.copied;
}
