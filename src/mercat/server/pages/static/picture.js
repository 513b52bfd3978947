// @ts-check
// The link to a moment, and the board as a picture: what the page shows, with its styles and typefaces, as SVG or PNG.

const SVG = "http://www.w3.org/2000/svg", XHTML = "http://www.w3.org/1999/xhtml";
const SHARPNESS = 2;                                       // pixels of a PNG for each of the page
const MARKS = ["data-lit", "data-later", "data-dim", "data-news-here", "data-lesson-here", "tabindex"];     // what is only for the player who looks
const AROUND = ".pictured.pictured { display: block; padding: 0; font: 1rem/1.55 var(--sans); color: var(--ink); background: var(--paper); }";

// A copy of the board that is drawn alike outside the page.
/** @param {HTMLElement} board */
function copied(board) {
  const copy = /** @type {HTMLElement} */ (board.cloneNode(true));
  for (const part of copy.querySelectorAll(".final, .lesson-ring, script, form")) part.remove();
  for (const name of MARKS) for (const part of copy.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
  copy.querySelector("#zoom-inner")?.removeAttribute("style");
  return copy;
}

// The rules that hold for this window: the picture is narrower, and would be laid out as on a phone.
/**
 * @param {CSSRule} rule
 * @returns {string}
 */
function inForce(rule) {
  if (!(rule instanceof CSSMediaRule)) return rule.cssText;
  return matchMedia(rule.conditionText).matches ? [...rule.cssRules].map(inForce).join("\n") : "";
}

async function styles() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(inForce).join("\n");
  const addresses = new Set([...rules.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, address]) => address));
  const fonts = await Promise.all([...addresses].map(async (address) => [address, await asData(address)]));
  return fonts.reduce((text, [address, data]) => text.replaceAll(`url("${address}")`, `url("${data}")`), rules);
}

/**
 * @param {string} address
 * @returns {Promise<string>}
 */
async function asData(address) {
  const blob = await (await fetch(new URL(address, new URL("css/", import.meta.url)))).blob();
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

async function drawing() {
  const board = document.getElementById("board"), { width, height } = document.getElementById("zoomed").getBoundingClientRect();
  const page = document.documentElement, dark = getComputedStyle(page).getPropertyValue("color-scheme") === "dark"
    || (page.dataset.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const picture = document.createElementNS(SVG, "svg"), style = document.createElementNS(SVG, "style");
  const facts = { width, height, viewBox: `0 0 ${width} ${height}`, lang: page.lang, "data-theme": dark ? "dark" : "light", "data-motion": "none" };
  for (const [name, value] of Object.entries(facts)) picture.setAttribute(name, String(value));
  style.textContent = `${await styles()}\n${AROUND} .pictured > .board { display: flex; width: ${width}px; height: ${height}px; }`;
  const frame = document.createElementNS(SVG, "foreignObject"), sheet = /** @type {HTMLElement} */ (document.createElementNS(XHTML, "div"));
  frame.setAttribute("width", String(width));
  frame.setAttribute("height", String(height));
  sheet.className = `${document.body.className} table pictured`;
  const symbols = document.querySelector("svg.symbols");
  sheet.append(...(symbols ? [symbols.cloneNode(true)] : []), copied(board));
  frame.append(sheet);
  picture.append(style, frame);
  return { text: new XMLSerializer().serializeToString(picture), width, height };
}

/**
 * @param {{ text: string, width: number, height: number }} drawn
 * @returns {Promise<Blob>}
 */
async function raster({ text, width, height }) {
  const image = new Image(), canvas = document.createElement("canvas");
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  [canvas.width, canvas.height] = [width * SHARPNESS, height * SHARPNESS];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** @param {HTMLElement} button */
async function save(button) {
  button.setAttribute("aria-busy", "true");
  try {
    const drawn = await drawing(), link = document.createElement("a");
    const blob = button.dataset.picture === "png" ? await raster(drawn) : new Blob([drawn.text], { type: "image/svg+xml" });
    link.href = URL.createObjectURL(blob);
    link.download = button.dataset.name ?? "";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** @param {HTMLAnchorElement} link */
async function copyAddress(link) {
  const label = link.querySelector("[data-copied]");
  try {
    await navigator.clipboard.writeText(link.href);
    if (label) label.textContent = label.dataset.copied ?? "";
  } catch {
    location.href = link.href;                             // the browser's own bar shows it
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-picture]"), link = event.target.closest("[data-copy-address]");
  if (button) save(button);
  if (link instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    copyAddress(link);
  }
});
