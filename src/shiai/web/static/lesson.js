// The note of a coach: stands beside the piece that it speaks about, never over it, and points at it.

const GAP = 14; // pixels between piece and note
const EDGE = 8; // pixels to the edge of the board

const play = document.querySelector(".play");

/**
 * How much of what can be chosen a note at this place would hide; the choice that is meant and the pieces that it
 * concerns must stay in sight.
 * @param {{ left: number, top: number }} place
 * @param {DOMRect} size of the note
 * @param {HTMLElement} note
 */
function hidden({ left, top }, size, note) {
  const { meant, spares = "" } = note.dataset;
  const covers = (/** @type {Element | null} */ element) => {
    if (!element) return false;
    const { x, y, right, bottom } = element.getBoundingClientRect();
    return x < left + size.width && right > left && y < top + size.height && bottom > top;
  };
  const choices = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll('#board [form="choices"]')]);
  const covered = choices.filter(covers);
  const needed = spares.split(" ").filter((id) => covers(document.getElementById(id))).length;
  return covered.length + 1000 * (needed + Number(covered.some(({ value }) => value === meant)));
}

/**
 * The free places beside a piece, inside the board, the best first: where the note hides the fewest choices, then where
 * it leaves the most room.
 * @param {DOMRect} piece
 * @param {DOMRect} note
 * @param {DOMRect} board
 * @param {HTMLElement} coach
 */
function sides(piece, note, board, coach) {
  const [x, y] = [piece.x + piece.width / 2 - note.width / 2, piece.y + piece.height / 2 - note.height / 2];
  const across = [x, piece.x, piece.right - note.width]; // above or below: in the middle, or at an edge of the piece
  const along = [y, piece.y, piece.bottom - note.height];
  const [right, left] = [piece.right + GAP, piece.left - GAP - note.width];
  const [below, above] = [piece.bottom + GAP, piece.top - GAP - note.height];
  return [
    ...along.map((top) => ({ side: "right", left: right, top, room: board.right - right - note.width })),
    ...along.map((top) => ({ side: "left", left, top, room: left - board.left })),
    ...across.map((at) => ({ side: "below", left: at, top: below, room: board.bottom - below - note.height })),
    ...across.map((at) => ({ side: "above", left: at, top: above, room: above - board.top })),
  ]
    .filter(({ room }) => room >= EDGE)
    .map(({ side, left: at, top, room }) => ({
      side,
      room,
      left: Math.min(Math.max(at, board.left + EDGE), board.right - note.width - EDGE),
      top: Math.min(Math.max(top, board.top + EDGE), board.bottom - note.height - EDGE),
    }))
    .map((place) => ({ ...place, hides: hidden(place, note, coach) }))
    .sort((one, other) => one.hides - other.hides || other.room - one.room);
}

/** Light the piece and put the note beside it; without a piece, or on a phone, it stays above the question. */
function point() {
  for (const lit of document.querySelectorAll(".coached")) lit.classList.remove("coached");
  const note = document.getElementById("coach");
  if (!note) return;
  const board = document.getElementById("board")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  note.removeAttribute("data-side");
  note.style.removeProperty("left");
  note.style.removeProperty("top");
  let piece = note.dataset.piece ? document.getElementById(note.dataset.piece) : null;
  while (piece && !piece.getClientRects().length) piece = piece.parentElement; // folded away on a phone: what holds it
  if (!piece || piece.contains(note)) return;
  piece.classList.add("coached");
  piece.scrollIntoView({ block: note.dataset.page ? "center" : "nearest", inline: "nearest" });
  if (matchMedia("(max-width: 719px)").matches) return;
  const here = piece.getBoundingClientRect();
  note.dataset.side = "none"; // it has its own width beside a piece
  const [best] = sides(here, note.getBoundingClientRect(), board, note);
  if (!best) {
    note.removeAttribute("data-side");
    return;
  }
  const { left, top } = best;
  const { width, height } = note.getBoundingClientRect();
  note.dataset.side = best.side;
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
  note.style.setProperty("--at-x", `${Math.min(Math.max(here.x + here.width / 2 - left, 16), width - 16)}px`);
  note.style.setProperty("--at-y", `${Math.min(Math.max(here.y + here.height / 2 - top, 16), height - 16)}px`);
}

// The parts of the page are replaced step by step.
if (play) new MutationObserver(point).observe(play, { childList: true });
addEventListener("resize", point);
point();

// Enter goes on, unless something else has the focus.
document.addEventListener("keydown", (event) => {
  const focused = document.activeElement;
  if (event.key !== "Enter" || event.repeat || focused?.matches("a, button, input, select, textarea, summary")) return;
  event.preventDefault();
  document.getElementById("coach-on")?.click();
});

// On a page that is not the table, pressing the lit piece leads on, and everything else is answered by the coach.
document.addEventListener(
  "click",
  (event) => {
    const note = document.getElementById("coach");
    const target = event.target instanceof Element ? event.target : null;
    if (!note?.dataset.page || !target || note.contains(target) || !target.closest("a, button, input, select, summary, label")) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const on = document.getElementById("coach-on");
    if (note.dataset.page === "do" && target.closest(".coached")) on?.click();
    else answer(note);
  },
  true,
);

/** @param {HTMLElement} note */
function answer(note) {
  const place = /** @type {HTMLElement | null} */ (note.querySelector(".coach-answer"));
  if (!place || !note.dataset.wrong) return;
  place.textContent = note.dataset.wrong;
  place.hidden = false;
}
