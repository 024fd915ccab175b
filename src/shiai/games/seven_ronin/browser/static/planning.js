// 7 Ronin: a ronin or a ninja can be dragged onto an area, a planned ronin to another one or away.
// It is a shortcut: tapping twice does the same without this script.

const FAR = 8; // pixels that make a press a drag

/** @typedef {{ piece: HTMLElement, id: number, x: number, y: number, picture: HTMLElement | null }} Drag */

/** @type {Drag | null} */
let drag = null;
let swallow = false; // the click that ends a drag chooses nothing

const board = () => /** @type {HTMLElement} */ (document.getElementById("board"));

/** @param {EventTarget | null} target @param {string} selector */
function within(target, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return /** @type {HTMLElement | null} */ (found && board().contains(found) ? found : null);
}

document.addEventListener("pointerdown", (event) => {
  swallow = false;
  if (event.button !== 0 || !event.isPrimary) return;
  const piece = within(event.target, "[data-drag]");
  if (piece?.dataset.drops) drag = { piece, id: event.pointerId, x: event.clientX, y: event.clientY, picture: null };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || event.pointerId !== drag.id) return;
  if (!drag.picture) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    begin(drag);
  }
  drag.picture?.style.setProperty("left", `${event.clientX}px`);
  drag.picture?.style.setProperty("top", `${event.clientY}px`);
  const under = within(document.elementFromPoint(event.clientX, event.clientY), ".takes");
  for (const plot of board().querySelectorAll(".takes")) plot.classList.toggle("under", plot === under);
});

document.addEventListener("pointerup", (event) => {
  if (!drag || event.pointerId !== drag.id) return;
  const over = within(document.elementFromPoint(event.clientX, event.clientY), "[data-place]");
  const { drag: words, back } = drag.piece.dataset;
  const takes = over?.classList.contains("takes");
  swallow = drag.picture !== null;
  end();
  if (!swallow) return;
  if (back && (takes || !over)) send("takeback", back);
  if (takes) whenIdle(() => send("choices", `${words} ${over?.dataset.place}`));
});

for (const kind of ["pointercancel", "blur"]) addEventListener(kind, end);

document.addEventListener(
  "click",
  (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);

// The browser's own way to drag a link.
document.addEventListener("dragstart", (event) => within(event.target, "[data-drag]") && event.preventDefault());

/** @param {Drag} started */
function begin(started) {
  const drawn = (started.piece.closest(".tile") ?? started.piece).querySelector(".figure");
  const picture = document.createElement("div");
  picture.className = "ronin-dragged";
  if (drawn) picture.append(drawn.cloneNode(true));
  document.body.append(picture);
  started.picture = picture;
  const places = new Set(started.piece.dataset.drops?.split(" "));
  for (const plot of /** @type {NodeListOf<HTMLElement>} */ (board().querySelectorAll("[data-place]"))) {
    plot.classList.toggle("takes", places.has(plot.dataset.place ?? ""));
  }
}

function end() {
  drag?.picture?.remove();
  drag = null;
  for (const plot of board().querySelectorAll(".takes")) plot.classList.remove("takes", "under");
}

/**
 * Make a choice or take one back, also one that has no button because something would be picked first.
 * @param {"choices" | "takeback"} to
 * @param {string} name
 */
function send(to, name) {
  const form = /** @type {HTMLFormElement} */ (document.getElementById(to));
  const button = document.createElement("button");
  Object.assign(button, { type: "submit", name: "choice", value: name, hidden: true });
  form.append(button);
  form.requestSubmit(button);
  button.remove();
}

/**
 * Do something when the answer to what was sent before is on the page.
 * @param {() => void} task
 */
function whenIdle(task) {
  if (document.querySelector("#ask[aria-busy=true]")) requestAnimationFrame(() => whenIdle(task));
  else task();
}
