// Shows on the battlefield of Senjutsu what a card would do: from where its hero stands, after its own movement, and from
// the space under the pointer. A long press shows a card as hovering does. The server has worked out all of it.

const STEP_Q = [0, 1, 1, 0, -1, -1]; // the six directions clockwise from the top, as axial coordinates
const STEP_R = [-1, -1, 0, 1, 1, 0];
const ROWS = 14; // spaces of the lattice are numbered column by column
const LONG_PRESS = 450; // milliseconds
const SVG = "http://www.w3.org/2000/svg";
/** @type {Record<string, [string, string]>} style and symbol of the words of an aim */
const KINDS = {
  s: ["strike is-here", "wound"],
  h: ["shield is-here", "shield"],
  t: ["star is-here", "star"],
  S: ["strike is-later", "wound"],
  H: ["shield is-later", "shield"],
  T: ["star is-later", "star"],
  m: ["is-end", ""],
  p: ["is-piece", ""],
};

/** @type {{ title: string, grid: string, stand: string } | null} the card that was looked at last */
let card = null;

/** @param {number} space */
function outline(space) {
  return /** @type {SVGPathElement | null} */ (document.querySelector(`path#space-${space}`));
}

/** @returns {SVGGElement | null} the empty layer for marks */
function layer() {
  document.getElementById("plan")?.remove();
  const picture = document.querySelector(".sj-spaces");
  if (!picture) return null;
  const found = document.createElementNS(SVG, "g");
  found.id = "plan";
  found.setAttribute("class", "sj-plan");
  found.setAttribute("aria-hidden", "true");
  picture.append(found);
  return found;
}

/**
 * @param {SVGGElement} onto
 * @param {number} space
 * @param {string} style
 * @param {string} [symbol]
 */
function mark(onto, space, style, symbol) {
  const path = outline(space);
  if (!path) return;
  const drawn = document.createElementNS(SVG, "path");
  drawn.setAttribute("d", path.getAttribute("d") ?? "");
  drawn.setAttribute("class", `sj-mark ${style}`);
  onto.append(drawn);
  if (!symbol) return;
  const { x, y, width, height } = path.getBBox();
  const sign = document.createElementNS(SVG, "use");
  sign.setAttribute("href", `${sheet()}#${symbol}`);
  for (const [name, value] of Object.entries({ x: x + width / 2 - 6, y: y + height / 2 - 10, width: 12, height: 12 })) {
    sign.setAttribute(name, String(value));
  }
  sign.setAttribute("class", `sj-sign ${style}`);
  onto.append(sign);
}

/** The address of the symbols, as the page uses it. */
function sheet() {
  const use = document.querySelector('use[href*="card_symbols.svg#"]');
  return use?.getAttribute("href")?.split("#")[0] ?? "/static/senjutsu/card_symbols.svg";
}

/** @param {string} aim words such as s45.46 */
function showAim(aim) {
  const onto = layer();
  if (!onto) return;
  const words = aim.split(" ").filter(Boolean);
  for (const word of words.reverse()) {
    const [style, symbol] = KINDS[word[0]] ?? ["", ""];
    for (const space of word.slice(1).split(".")) mark(onto, Number(space), style, symbol);
  }
}

function clear() {
  document.getElementById("plan")?.remove();
}

/**
 * The space of a grid cell for a figure on a space with this facing.
 * @param {number} ahead
 * @param {number} left
 * @param {number} at
 * @param {number} facing
 */
function placed(ahead, left, at, facing) {
  const beside = (facing + 5) % 6;
  const column = Math.floor(at / ROWS) + ahead * STEP_Q[facing] + left * STEP_Q[beside];
  const row = (at % ROWS) + ahead * STEP_R[facing] + left * STEP_R[beside];
  return row < 0 || row >= ROWS || column < 0 ? -1 : column * ROWS + row;
}

/**
 * Show what the card in question would reach from a space.
 * @param {number} at
 * @param {number} facing
 */
function showPlan(at, facing) {
  const onto = layer();
  const table = /** @type {HTMLElement | null} */ (document.querySelector(".sj-table"));
  if (!onto || !table || !card) return;
  /** @type {string[]} */
  const reached = [];
  for (const cell of card.grid.split(" ")) {
    const [ahead, left] = cell.slice(1).split(",").map(Number);
    const space = placed(ahead, left, at, facing);
    if (space < 0 || !outline(space)) continue;
    mark(onto, space, ...KINDS[cell[0]]);
    reached.push(nameOf(space));
  }
  mark(onto, at, "is-stand");
  const front = placed(1, 0, at, facing);
  if (outline(front)) arrow(onto, at, front);
  const { hits = "", nothing = "", ways = "" } = table.dataset;
  const preview = document.getElementById("preview");
  if (!preview) return;
  const blanks = { card: card.title, space: nameOf(at), direction: ways.split("|")[facing], spaces: reached.join(", ") };
  preview.textContent = (reached.length ? hits : nothing).replace(/\{(\w+)\}/g, (_, name) => blanks[name] ?? "");
}

/** @param {number} space */
function nameOf(space) {
  return outline(space)?.dataset.name ?? "";
}

/**
 * Draw the front of a figure on a space.
 * @param {SVGGElement} onto
 * @param {number} at
 * @param {number} front
 */
function arrow(onto, at, front) {
  const [from, to] = [at, front].map((space) => {
    const { x, y, width, height } = /** @type {SVGPathElement} */ (outline(space)).getBBox();
    return [x + width / 2, y + height / 2];
  });
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2]; // to the edge between them
  const head = document.createElementNS(SVG, "path");
  const [x, y] = [from[0] + dx, from[1] + dy];
  const foot = [from[0] + 0.55 * dx, from[1] + 0.55 * dy];
  head.setAttribute(
    "d",
    `M${x} ${y}L${foot[0] - 0.45 * dy} ${foot[1] + 0.45 * dx}L${foot[0] + 0.45 * dy} ${foot[1] - 0.45 * dx}Z`,
  );
  head.setAttribute("class", "sj-sign is-front");
  onto.append(head);
}

/**
 * The facing that a point within a space means: towards the nearest edge, or the present one near the middle.
 * @param {SVGPathElement} path
 * @param {number} x
 * @param {number} y
 * @param {number} facing
 */
function facingAt(path, x, y, facing) {
  const box = path.getBoundingClientRect();
  const [across, down] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  if (Math.hypot(across, down) < box.height / 5) return facing;
  return Math.round(((Math.atan2(across, -down) * 180) / Math.PI + 360) / 60) % 6;
}

/** @param {HTMLElement} element */
function look(element) {
  const { card: title = "", grid = "", stand, aim = "" } = element.dataset;
  const own = /** @type {HTMLElement | null} */ (element.closest(".sj-table"))?.dataset.stand ?? "";
  card = grid && (stand ?? own) ? { title, grid, stand: stand ?? own } : null;
  showAim(aim);
}

/**
 * Show what belongs to an element of the page, or nothing.
 * @param {Element} target
 * @param {MouseEvent} [at]
 */
function point(target, at) {
  const looked = /** @type {HTMLElement | null} */ (target.closest("[data-card]"));
  const spot = /** @type {HTMLElement | null} */ (target.closest(".sj-spot[data-aim]"));
  if (looked) look(looked);
  else if (spot) showAim(spot.dataset.aim ?? "");
  else if (at && !target.closest(".sj-spot")) plan(at);
  else clear();
}

/** @param {MouseEvent} event */
function plan(event) {
  const under = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each.matches(".sj-hex"));
  if (!under || !card) return clear();
  const path = /** @type {SVGPathElement} */ (under);
  const facing = facingAt(path, event.clientX, event.clientY, Number(card.stand.split(".")[1]));
  showPlan(Number(path.id.slice("space-".length)), facing);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch") point(/** @type {Element} */ (event.target), event);
});
document.addEventListener("pointermove", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.pointerType !== "touch" && target.closest(".sj-hex, .sj-figure")) point(target, event);
});
document.addEventListener("focusin", ({ target }) => {
  const focused = /** @type {Element} */ (target);
  if (focused.matches(".sj :focus-visible")) point(focused);
});
document.addEventListener("focusout", clear);

// A long press on a card shows it instead of choosing it; a touch on a space then shows what it would reach from there.

let press = 0;
/** @type {Element | null} */
let held = null;

function release() {
  clearTimeout(press);
  held?.classList.remove("is-held");
  held = null;
}

document.addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "touch") return;
  const target = /** @type {Element} */ (event.target);
  const pressed = target.closest(".sj [data-card]");
  release();
  if (pressed) {
    press = setTimeout(() => {
      held = pressed;
      pressed.classList.add("is-held");
      look(/** @type {HTMLElement} */ (pressed));
    }, LONG_PRESS);
  } else if (target.closest(".sj-ground")) {
    plan(event);
  } else {
    clear();
  }
});
for (const kind of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(kind, () => clearTimeout(press), { capture: true, passive: true });
}
document.addEventListener(
  "click",
  (event) => {
    if (held?.contains(/** @type {Node} */ (event.target))) event.preventDefault(); // it was a long press, not a choice
  },
  { capture: true },
);
document.addEventListener("contextmenu", (event) => {
  if (/** @type {Element} */ (event.target).closest(".sj [data-card]")) event.preventDefault();
});

// A battlefield that is larger than its room shows the figure of the viewer first.

function showOwnFigure() {
  const field = document.getElementById("field");
  const figure = field?.querySelector(".sj-figure.is-mine");
  if (!field || !figure || (field.scrollWidth <= field.clientWidth && field.scrollHeight <= field.clientHeight)) return;
  const [room, own] = [field.getBoundingClientRect(), figure.getBoundingClientRect()];
  const seen = own.left >= room.left && own.right <= room.right && own.top >= room.top && own.bottom <= room.bottom;
  if (!seen) figure.scrollIntoView({ block: "center", inline: "center" });
}

new MutationObserver(showOwnFigure).observe(document.querySelector(".play") ?? document.body, { childList: true });
addEventListener("resize", showOwnFigure);
showOwnFigure();
