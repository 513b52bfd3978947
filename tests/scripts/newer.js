// What a sheet or a script uses that is newer than the browsers which are promised, by MDN's table of what each browser knows.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { parse, walk } from "css-tree";
import ts from "typescript";

const require = createRequire(import.meta.url);
const TABLE = JSON.parse(readFileSync(require.resolve("@mdn/browser-compat-data"), "utf8"));
const UNITS = { dvh: "dynamic", dvw: "dynamic", svh: "small", svw: "small", lvh: "large", lvw: "large" };
const CONTAINER_UNIT = /^cq(w|h|i|b|min|max)$/;
const MIXED_INTO = ["Element", "HTMLElement", "Document", "Window", "Node", "Response"];      // whatever the types declare in parts

const number = (version) => Number(String(version).replace("≤", "").split(".").slice(0, 2).join("."));

// The browsers that do not know a feature, or only with a prefix that is not written. What a browser knew in part counts: it still does.
function lacking(compat, promised, prefix = "") {
  const knows = (one, oldest) => one && !one.flags && (one.prefix ?? "") === prefix && number(one.version_added) <= number(oldest)
    && !(number(one.version_removed) <= number(oldest));
  return promised.filter(([browser, oldest]) => ![compat.support[browser]].flat().some((one) => knows(one, oldest))).map(([browser]) => browser);
}

// Functions of values stand at several places of the table.
const functions = new Map();
(function collect(part) {
  for (const [name, inner] of Object.entries(part)) {
    if (name === "__compat" || typeof inner !== "object") continue;
    if (inner.__compat && !functions.has(name)) functions.set(name, inner.__compat);
    collect(inner);
  }
})(TABLE.css.types);

function* ofDeclaration({ property, value }, block) {
  if (property.startsWith("--")) return;
  const [, prefix, name] = property.match(/^(-webkit-|-moz-)?(.*)$/), known = TABLE.css.properties[name];
  const spelled = prefix ?? "", also = (other) => block.some((one) => one.property === other);
  if (known?.__compat) yield { what: property, compat: known.__compat, prefix: spelled, orPrefix: also(`-webkit-${name}`) ? "-webkit-" : "" };
  if (!value?.children || spelled) return;
  for (const part of value.children) {
    if (part.type === "Identifier" && known?.[part.name]?.__compat) {
      yield { what: `${property}: ${part.name}`, compat: known[part.name].__compat, orPrefix: also(`-webkit-${name}`) ? "-webkit-" : "" };
    }
  }
}

function* ofSheet(text) {
  const found = [], add = (...features) => found.push(...features.filter(({ compat }) => compat));
  walk(parse(text, { parseCustomProperty: true }), {
    enter(node) {
      if (node.type === "Block" && !this.atrule?.name.match(/font-face|property|counter-style/)) {
        const block = [...node.children].filter(({ type }) => type === "Declaration");
        for (const one of block) add(...ofDeclaration(one, block));
      }
      if (node.type === "Atrule") add({ what: `@${node.name}`, compat: TABLE.css["at-rules"][node.name]?.__compat });
      if (node.type === "Declaration" && this.atrule && !this.rule) {
        const own = TABLE.css["at-rules"][this.atrule.name]?.[node.property]?.__compat;
        add({ what: `@${this.atrule.name} ${node.property}`, compat: own });
      }
      if (/^Pseudo(Class|Element)Selector$/.test(node.type) && !node.name.startsWith("-")) {
        add({ what: `:${node.name}`, compat: TABLE.css.selectors[node.name]?.__compat });
      }
      if (node.type === "Function") add({ what: `${node.name}()`, compat: functions.get(node.name) });
      if (node.type === "Dimension") {
        const kind = CONTAINER_UNIT.test(node.unit) ? "container_query_length_units" : `viewport_percentage_units_${UNITS[node.unit]}`;
        add({ what: node.unit, compat: TABLE.css.types.length[kind]?.__compat });
      }
    },
  });
  yield* found;
}

/** What a sheet uses that some promised browser lacks: name of the feature, and the browsers. */
export function newerInSheet(text, promised) {
  const found = new Map();
  for (const { what, compat, prefix, orPrefix } of ofSheet(text)) {
    let without = lacking(compat, promised, prefix);
    if (orPrefix) without = without.filter((browser) => lacking(compat, promised, orPrefix).includes(browser));
    if (without.length) found.set(what, without);
  }
  return found;
}

// What the table says of a member of an interface, or of the interface itself.
function inTable(owner, member) {
  const name = owner.replace(/Constructor$/, ""), builtin = TABLE.javascript.builtins[name];
  if (builtin) return (member ? builtin[member] : builtin)?.__compat;
  for (const place of [name, ...MIXED_INTO]) {
    const known = TABLE.api[place], found = member ? known?.[member] ?? known?.[`${member}_static`] : known;
    if (found?.__compat) return found.__compat;
  }
  return undefined;
}

const ofBrowser = (declaration) => /\/typescript\/lib\/lib\..*\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** What scripts use that some promised browser lacks, unless it is asked for with `?.` : "script: Interface.member", and the browsers. */
export function newerInScripts(files, settings, promised) {
  const program = ts.createProgram(files, settings), checker = program.getTypeChecker(), found = new Map();
  const look = (node, file) => {
    const asked = ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.questionDotToken;
    const symbol = ts.isPropertyAccessExpression(node) ? checker.getSymbolAtLocation(node.name)
      : ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent) ? checker.getSymbolAtLocation(node) : undefined;
    for (const declaration of asked ? [] : symbol?.declarations?.filter(ofBrowser) ?? []) {
      const inside = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : "";
      const compat = inside ? inTable(inside, symbol.name) : inTable(symbol.name);
      const without = compat ? lacking(compat, promised) : [];
      if (without.length) found.set(`${file}: ${inside ? `${inside}.` : ""}${symbol.name}`, without);
    }
    ts.forEachChild(node, (child) => look(child, file));
  };
  for (const name of files) look(program.getSourceFile(name), name.split("/").at(-1));
  return found;
}
