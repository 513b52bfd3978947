// @ts-check
// The start page says in its title, its icon and aloud how many games wait for the reader; the list itself comes by the stream.

const MOST = 9;                                            // a larger number has no room in the icon
const ICON = (/** @type {string} */ number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b4501e"/>`
  + `<text x="16" y="24" font-family="sans-serif" font-size="${number.length > 1 ? 18 : 23}" font-weight="700" text-anchor="middle" fill="#f8efdf">${number}</text></svg>`;

const games = () => document.getElementById("my-games")?.dataset ?? {};
let told = Number(games().waiting);

function tell() {
  const { waiting, title, said } = games(), count = Number(waiting), icon = document.getElementById("page-icon");
  document.title = title ?? "";
  icon.href = count ? `data:image/svg+xml,${encodeURIComponent(ICON(count > MOST ? `${MOST}+` : String(count)))}` : icon.dataset.icon ?? "";
  icon.dataset.number = String(count);
  const aloud = document.getElementById("games-said");
  if (aloud && count !== told) aloud.textContent = said ?? "";
  told = count;
  navigator.setAppBadge?.(count).catch(() => undefined);   // of the installed app; not every system shows one
}

document.addEventListener("htmx:after:swap", tell);
tell();
