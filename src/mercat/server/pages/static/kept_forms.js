// @ts-check
// Choosing a language, or another setting, loads the page again: what has been entered in its other forms is kept meanwhile.

const KEY = "mercat-entered";
const UNKEPT = ["hidden", "password", "file", "submit", "button"];
/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/**
 * The fields of the page's forms, each under a name by which the next page finds it again.
 * @param {Element} [sent] a form whose fields are left out
 */
function fields(sent) {
  /** @type {Map<string, Field>} */
  const found = new Map();
  for (const field of /** @type {NodeListOf<Field>} */ (document.querySelectorAll("main form[method=post]:not(#act) :is(input, select, textarea)[name]"))) {
    if (UNKEPT.includes(field.type) || field.form === sent) continue;
    const name = [field.form?.getAttribute("action"), field.name, isTicked(field) ? field.value : ""].join(" ");
    let number = 0;
    while (found.has(`${name} ${number}`)) number += 1;
    found.set(`${name} ${number}`, field);
  }
  return found;
}

/** @param {Field} field @returns {field is HTMLInputElement} */
const isTicked = (field) => field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

/** @param {Field} field */
function isChanged(field) {
  if (field instanceof HTMLSelectElement) return ![...field.options].every((one) => one.selected === one.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

document.addEventListener("submit", ({ target }) => {
  const form = /** @type {HTMLFormElement} */ (target), back = form.elements.namedItem("back");
  if (!form.action.endsWith("/settings") || !(back instanceof HTMLInputElement)) return;
  const entered = [...fields(form)].filter(([, field]) => isChanged(field)).map(([name, field]) => [name, isTicked(field) ? field.checked : field.value]);
  try {
    if (entered.length) sessionStorage.setItem(KEY, JSON.stringify({ at: new URL(back.value, location.origin).pathname, entered }));
  } catch {
    return;                                                // the browser keeps nothing
  }
});

/** @returns {{ at: string, entered: [string, string | boolean][] } | null} */
function kept() {
  try {
    const found = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return found && JSON.parse(found);
  } catch {
    return null;
  }
}

/** @param {Element} field */
function unfold(field) {
  for (const fold of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details"))) if (fold.contains(field)) fold.open = true;
}

function enterAgain() {
  const found = kept();
  if (!found || !location.pathname.endsWith(found.at)) return;         // the page's path may begin with a prefix
  const here = fields();
  for (const [name, value] of found.entered) {
    const field = here.get(name);
    if (!field) continue;
    if (isTicked(field)) field.checked = value === true;
    else field.value = String(value);
    unfold(field);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
enterAgain();
