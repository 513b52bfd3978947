// @ts-check
// Chips for a list of values in order of preference: a click adds a value as the next, another takes it out. If the form proposes
// all values in their usual order, the first click begins a new list. Without scripts each place is a list to choose from.

/** @param {HTMLElement} field */
function withChips(field) {
  const places = [.../** @type {NodeListOf<HTMLSelectElement>} */ (field.querySelectorAll("select"))];
  const list = field.querySelector("ol"), help = field.querySelector("p");
  if (!places.length || !list || !help) return;
  let chosen = places.map((place) => place.value).filter(Boolean);
  const row = document.createElement("div");
  row.className = "row";
  const chips = [...places[0].options].filter((option) => option.value).map((option) => {
    const chip = document.createElement("button"), rank = document.createElement("b");
    chip.type = "button";
    chip.className = "chip";
    chip.value = option.value;
    chip.append(rank, option.text);
    row.append(chip);
    return chip;
  });
  const inOrder = chosen.length === chips.length && chips.every((chip, number) => chip.value === chosen[number]);
  let proposed = inOrder && chips.length > 1;
  const show = () => {
    help.textContent = (proposed ? field.dataset.proposed : field.dataset.again) ?? "";
    places.forEach((place, number) => { place.value = chosen[number] ?? ""; });
    for (const chip of chips) {
      const rank = chosen.indexOf(chip.value) + 1;
      chip.setAttribute("aria-pressed", String(rank > 0));
      chip.disabled = !rank && chosen.length >= places.length;
      /** @type {HTMLElement} */ (chip.firstChild).textContent = rank ? `${rank}` : "";
    }
  };
  row.addEventListener("click", ({ target }) => {
    const chip = /** @type {HTMLButtonElement | null} */ (target.closest("button"));
    if (!chip) return;
    if (proposed) chosen = [];
    proposed = false;
    chosen = chosen.includes(chip.value) ? chosen.filter((value) => value !== chip.value) : [...chosen, chip.value];
    show();
  });
  list.hidden = true;
  list.after(row);
  show();
}

for (const field of document.querySelectorAll(".preference")) withChips(/** @type {HTMLElement} */ (field));
