// The editor of a box: buttons beside numbers, and places of an order that change by choosing or dragging.
// The page works without it.

/**
 * A button that changes a number by one step.
 * @param {HTMLInputElement} input
 * @param {number} step
 */
function stepButton(input, step) {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1; // the arrow keys do the same in the field
  button.setAttribute("aria-hidden", "true");
  button.textContent = step < 0 ? "−" : "+";
  button.addEventListener("click", () => {
    if (step < 0) input.stepDown();
    else input.stepUp();
  });
  return button;
}

for (const input of document.querySelectorAll("input[data-stepper]")) {
  const number = /** @type {HTMLInputElement} */ (input);
  const stepper = document.createElement("span");
  stepper.className = "stepper";
  number.replaceWith(stepper);
  stepper.append(stepButton(number, -1), number, stepButton(number, 1));
}

/**
 * The values that the places of an order had before the change that is under way.
 * @type {WeakMap<HTMLSelectElement, string>}
 */
const before = new WeakMap();

/** @param {Element} order */
function places(order) {
  return /** @type {HTMLSelectElement[]} */ ([...order.querySelectorAll("select")]);
}

/** @param {Element} order */
function remember(order) {
  for (const place of places(order)) before.set(place, place.value);
}

for (const order of document.querySelectorAll("[data-order]")) {
  remember(order);

  // What stood in the place goes where the chosen one came from.
  order.addEventListener("change", ({ target }) => {
    const chosen = /** @type {HTMLSelectElement} */ (target);
    const other = places(order).find((place) => place !== chosen && place.value === chosen.value);
    if (other) other.value = before.get(chosen) ?? other.value;
    remember(order);
  });

  /** @type {HTMLLIElement | null} */
  let dragged = null;
  for (const item of order.querySelectorAll("li")) {
    item.draggable = true;
    item.addEventListener("dragstart", () => (dragged = item));
    item.addEventListener("dragover", (event) => {
      if (!dragged) return;
      event.preventDefault();
      item.dataset.over = "";
    });
    item.addEventListener("dragleave", () => delete item.dataset.over);
    item.addEventListener("drop", (event) => {
      event.preventDefault();
      delete item.dataset.over;
      const [from, to] = [dragged?.querySelector("select"), item.querySelector("select")];
      if (from && to) [from.value, to.value] = [to.value, from.value];
      dragged = null;
      remember(order);
    });
  }
}
