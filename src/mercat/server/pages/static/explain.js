// Questions are explained until this browser has answered them often enough; the settings switch it off, or begin anew.

const ENOUGH = 10;
const KEY = "answered-";

const explained = () => document.getElementById("explanation");

function answered(subject, more = 0) {
  try {
    const count = Number(localStorage.getItem(KEY + subject)) + more;
    if (more) localStorage.setItem(KEY + subject, String(count));
    return count;
  } catch {
    return 0;                                              // the browser keeps nothing: explained every time
  }
}

function show() {
  const explanation = explained();
  if (explanation) explanation.hidden = answered(explanation.dataset.subject) >= ENOUGH;
}

document.addEventListener("submit", (event) => {
  if (explained() && event.target.action.endsWith("/move")) answered(explained().dataset.subject, 1);
}, true);

document.addEventListener("click", (event) => {
  if (!event.target.closest('[name="explain"][value="on"]')) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key);
});

document.addEventListener("htmx:after:swap", show);
show();
