// "What is this?": a slip beside the piece or the clause that somebody points at, focuses or presses for a while. The
// sentences of pieces are those of the legend of the page (`#what-KEY`), the one of a clause is at its link.

const HOVER_DELAY = 350; // milliseconds, so that nothing flickers while the pointer crosses the board
const PRESS_DELAY = 450; // milliseconds of a long press
const STILL = 10; // pixels that a finger may move meanwhile
const GAP = 8; // pixels between a piece and its slip
const PIECES = "#board [data-what]";
const EXPLAINED = `${PIECES}, .clause[data-rule]`;
const ACTIVE = "a, button, input, select, textarea, label, summary"; // a short touch of these does something else

/** @type {HTMLElement | null} */
let slip = null;
/** @type {Element | null} */
let shown = null;
let timer = 0;
let pressed = false; // a long press has just explained a piece: its click is not a choice

/**
 * The name and the sentence of a piece or of a clause.
 * @param {Element} piece
 * @returns {{ title: string, says: string, link: string } | null}
 */
function explanation(piece) {
  const { what, rule } = /** @type {HTMLElement} */ (piece).dataset;
  if (rule) return { title: piece.textContent ?? "", says: rule, link: piece.getAttribute("href") ?? "" };
  const entry = document.getElementById(`what-${what}`);
  if (!entry) return null;
  const [title, says] = ["dt", "dd"].map((part) => entry.querySelector(part)?.textContent ?? "");
  return { title, says, link: "" };
}

function makeSlip() {
  const made = document.createElement("div");
  made.id = "explained";
  made.className = "explained";
  made.setAttribute("role", "status");
  made.hidden = true;
  document.body.append(made);
  return made;
}

/** @param {Element} piece */
function explain(piece) {
  const found = explanation(piece);
  if (!found || piece === shown) return;
  slip ??= makeSlip();
  const title = document.createElement(found.link ? "a" : "b");
  title.textContent = found.title;
  if (found.link) title.setAttribute("href", found.link);
  const says = document.createElement("p");
  says.textContent = found.says;
  slip.replaceChildren(title, says);
  slip.hidden = false;
  shown = piece;
  place(slip, piece.getBoundingClientRect());
}

/**
 * Put the slip below the piece, or above it where that has more room; never over it, never outside of the window.
 * @param {HTMLElement} note
 * @param {DOMRect} piece
 */
function place(note, piece) {
  note.style.left = note.style.top = "0";
  const { width, height } = note.getBoundingClientRect();
  const left = Math.min(Math.max(piece.x + piece.width / 2 - width / 2, GAP), innerWidth - width - GAP);
  const below = piece.bottom + GAP + height <= innerHeight;
  const top = below ? piece.bottom + GAP : Math.max(piece.top - GAP - height, GAP);
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
}

function hide() {
  clearTimeout(timer);
  shown = null;
  if (slip) slip.hidden = true;
}

/** @param {EventTarget | null} target */
function pieceOf(target) {
  return target instanceof Element ? target.closest(EXPLAINED) : null;
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType === "touch" || (target instanceof Element && target.closest("#explained"))) return;
  const piece = pieceOf(target);
  if (piece === shown) return;
  clearTimeout(timer);
  timer = setTimeout(() => (piece ? explain(piece) : hide()), HOVER_DELAY);
});

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  const piece = pieceOf(target);
  if (piece) explain(piece);
  else if (!target.closest("#explained")) hide();
});

// A long press explains and does nothing else; a short touch is a choice, and explains where nothing can be chosen.
document.addEventListener("pointerdown", (event) => {
  pressed = false;
  if (!(event.target instanceof Element && event.target.closest("#explained"))) hide();
  const piece = event.pointerType === "touch" ? pieceOf(event.target) : null;
  if (!piece) return;
  const [x, y] = [event.clientX, event.clientY];
  timer = setTimeout(() => {
    pressed = true;
    explain(piece);
  }, PRESS_DELAY);
  const stop = () => clearTimeout(timer);
  const moved = (/** @type {PointerEvent} */ now) => Math.hypot(now.clientX - x, now.clientY - y) > STILL && stop();
  document.addEventListener("pointermove", moved);
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => (stop(), document.removeEventListener("pointermove", moved)), { once: true });
  }
});

document.addEventListener("contextmenu", (event) => {
  if (pressed || (matchMedia("(pointer: coarse)").matches && pieceOf(event.target))) event.preventDefault();
});

document.addEventListener(
  "click",
  (event) => {
    const piece = pieceOf(event.target);
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    const idle = piece?.matches(".clause") || !(event.target instanceof Element && event.target.closest(ACTIVE));
    if (!(pressed || (touched && piece && idle))) return;
    event.preventDefault();
    event.stopPropagation();
    if (piece && !pressed) explain(piece);
    pressed = false;
  },
  true,
);

// By keyboard: E walks through the pieces with Tab, Escape ends it.

/** @param {boolean} on */
function walk(on) {
  document.body.toggleAttribute("data-walking", on);
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(PIECES));
  for (const piece of all) {
    if (on && piece.tabIndex < 0) piece.tabIndex = 0;
    else if (!on && !piece.matches("a, button, [tabindex='-1']")) piece.removeAttribute("tabindex");
  }
  if (on) [...all].find((piece) => piece.getClientRects().length)?.focus();
  else hide();
}

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const walking = document.body.hasAttribute("data-walking");
  if (event.key === "Escape" && (shown || walking)) {
    if (walking) event.preventDefault(); // otherwise it also lets go of what was picked
    walk(false);
  } else if (event.key === "e" || event.key === "E") {
    event.preventDefault();
    walk(!walking);
  }
});

addEventListener("scroll", hide, { capture: true, passive: true });
addEventListener("resize", hide);
