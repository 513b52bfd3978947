// @ts-check
// Calls a player who looks elsewhere: a sound and the window's title when the game begins, a sound when it is their turn.

const NOTES = [[587.3, 0], [880, 0.16]];                   // hertz, and seconds after the first
const LOUDNESS = 0.12, LENGTH = 0.5;

const strip = () => document.getElementById("strip");
const looksElsewhere = () => document.hidden || !document.hasFocus();
let turn = strip()?.dataset.turn ?? "";
let called = "";                                           // what the title says until the player looks

async function ring() {
  if (document.documentElement.dataset.sound === "off") return;
  const context = new AudioContext();
  if (context.state !== "running") await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 300))]);
  if (context.state !== "running") return context.close();  // the browser wants a click first: a later sound would mean nothing
  for (const [pitch, after] of NOTES) {
    const begin = context.currentTime + after, note = new OscillatorNode(context, { frequency: pitch }), volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    note.connect(volume).connect(context.destination);
    note.start(begin);
    note.stop(begin + LENGTH);
  }
  setTimeout(() => context.close(), 1500);
}

function tell() {
  if (!called) return;
  const icon = document.getElementById("page-icon");
  document.title = called;
  icon.href = icon.dataset.turnIcon ?? "";
}

function begin() {
  called = document.getElementById("main").dataset.begins ?? "";
  tell();
  ring();
}

// The page of seats leaves word that the game begins.
if (sessionStorage.getItem("begins") === location.pathname) {
  sessionStorage.removeItem("begins");
  if (looksElsewhere()) begin();
}

document.addEventListener("htmx:after:swap", () => {
  const before = turn;
  turn = strip().dataset.turn ?? "";
  if (turn && !before && looksElsewhere()) ring();
  tell();
});

addEventListener("focus", () => {
  if (!called) return;
  const icon = document.getElementById("page-icon");
  called = "";
  document.title = strip().dataset.title ?? "";
  icon.href = (turn ? icon.dataset.turnIcon : icon.dataset.icon) ?? "";
});

// The setting says at once what it sounds like.
document.addEventListener("click", (event) => {
  if (!event.target.closest('[name="sound"][value="on"]')) return;
  document.documentElement.dataset.sound = "on";
  ring();
});
