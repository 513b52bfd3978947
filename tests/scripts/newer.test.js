import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import ts from "typescript";

import { newerInScripts, newerInSheet } from "./newer.js";

const HOME = fileURLToPath(new URL("../../", import.meta.url));
const PROMISED = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8")).browserslist.map((line) => line.split(" "));
// Newer than what is promised, and why nobody misses it.
const HARMLESS = {
  "@starting-style": "without it what is new does not fade in",
  ":details-content": "without it page.js unfolds what is printed",
  "content-visibility": "only for that",
  "content-visibility: visible": "only for that",
  "font-family: ui-monospace": "other fonts stand in",
  "text-size-adjust": "without it telephones may enlarge text",
  "-webkit-text-size-adjust": "without it telephones may enlarge text",
  "text-wrap: pretty": "without it a last line may be short",
  "@font-face ascent-override": "without it a line may move when the fonts arrive",
  "@font-face descent-override": "without it a line may move when the fonts arrive",
  "@font-face line-gap-override": "without it a line may move when the fonts arrive",
};

const ASKED_FOR = { "passkeys.js: PublicKeyCredential.toJSON": "without it the page offers no passkeys, and says so" };

const ofKind = (kind, folder) => readdirSync(join(HOME, folder), { recursive: true }).map(String)
  .filter((path) => path.endsWith(kind) && !path.includes("vendor")).map((path) => join(HOME, folder, path));

const SETTINGS = ts.convertCompilerOptionsFromJson(JSON.parse(readFileSync(join(HOME, "tsconfig.json"), "utf8")).compilerOptions, HOME).options;

test("no sheet needs a newer browser than what is promised", () => {
  const sheets = ofKind(".css", "src/mercat"), found = [], missed = new Set();
  assert.ok(sheets.length > 30);
  for (const sheet of sheets) {
    for (const [what, without] of newerInSheet(readFileSync(sheet, "utf8"), PROMISED)) {
      if (what in HARMLESS) missed.add(what);
      else found.push(`${sheet.slice(HOME.length)}: ${what} (${without})`);
    }
  }
  assert.deepEqual(found, []);
  assert.deepEqual(Object.keys(HARMLESS).filter((what) => !missed.has(what)), [], "no longer used, or promised by now");
});

test("no script needs a newer browser than what is promised", () => {
  const scripts = ofKind(".js", "src/mercat/server/pages/static");
  assert.ok(scripts.length > 20);
  assert.deepEqual([...newerInScripts(scripts, SETTINGS, PROMISED).keys()], Object.keys(ASKED_FOR));
});

test("what is newer is found", () => {
  const sheet = "a { field-sizing: content; width: anchor-size(width); user-select: all } a:open { color: contrast-color(red) } @function --f() {} ";
  assert.deepEqual([...newerInSheet(sheet, PROMISED).keys()],
    ["field-sizing", "field-sizing: content", "user-select", "anchor-size()", ":open", "contrast-color()", "@function"]);
  assert.deepEqual([...newerInSheet("a { color: light-dark(red, red); height: 9dvh; width: 1cqw } @property --a { syntax: '<number>' }",
    [["chrome", "100"], ["firefox", "128"], ["safari", "15.0"]])], [["light-dark()", ["chrome", "safari"]],
    ["dvh", ["chrome", "safari"]], ["cqw", ["chrome", "safari"]], ["@property", ["safari"]], ["@property syntax", ["safari"]]]);
  const script = join(mkdtempSync(join(tmpdir(), "newer-")), "planted.js");
  writeFileSync(script, "// @ts-check\n[1].findLast(Boolean); document.body.checkVisibility(); document.body.checkVisibility?.(); navigator.clipboard;\n"
    + "new URL('/', location.href); new CloseWatcher();\n");
  const old = [["chrome", "90"], ["firefox", "90"], ["safari", "15.0"]];
  assert.deepEqual([...newerInScripts([script], SETTINGS, old).keys()],
    ["planted.js: Array.findLast", "planted.js: Element.checkVisibility"]);
});
