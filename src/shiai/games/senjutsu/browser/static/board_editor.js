// Boards in the editor of a box: tapping a space changes the texts that the form sends. The page works without it.

const SVG = "http://www.w3.org/2000/svg";
const SYMBOLS = new URL("symbols.svg", import.meta.url).pathname;
const RADIUS = 20;
const HALF = (Math.sqrt(3) / 2) * RADIUS;
const WINDOW = { left: -3, right: 10, top: -6, bottom: 3 }; // what a board may have, as in board_texts.py
const DIRECTIONS = { N: [0, -1], NE: [1, -1], SE: [1, 0] };
const LONG = ["boat", "torii"];

/** @typedef {{ kind: string, at: string, direction: string }} Piece */
/** @typedef {{ spaces: Set<string>, starts: Map<number, Set<string>[]>, preset: Piece[] }} Board */

/** @param {string} text */
const parts = (text) => text.split(/[;\n]/).map((part) => part.trim()).filter(Boolean);

/** @param {string} at */
const pair = (at) => at.split(",").map(Number);

/** @param {string} text */
function readSpaces(text) {
  const found = new Set();
  for (const column of parts(text)) {
    const [q, rows] = column.split(":");
    for (const run of (rows ?? "").split(",")) {
      const [first, last = first] = run.trim().split("..");
      for (let r = Number(first); r <= Number(last); r++) found.add(`${Number(q)},${r}`);
    }
  }
  return found;
}

/** @param {Set<string>} spaces */
function writeSpaces(spaces) {
  /** @type {Map<number, number[]>} */
  const columns = new Map();
  for (const at of spaces) {
    const [q, r] = pair(at);
    columns.set(q, [...(columns.get(q) ?? []), r]);
  }
  const written = [...columns].sort(([one], [other]) => one - other).map(([q, rows]) => {
    /** @type {[number, number][]} */
    const runs = [];
    for (const r of rows.sort((one, other) => one - other)) {
      const last = runs.at(-1);
      if (last && last[1] === r - 1) last[1] = r;
      else runs.push([r, r]);
    }
    return `${q}: ${runs.map(([first, last]) => (first === last ? `${first}` : `${first}..${last}`)).join(", ")}`;
  });
  return written.join("; ");
}

/**
 * The field of a board with this name.
 * @param {Element} tile
 * @param {string} field
 */
function input(tile, field) {
  return /** @type {HTMLTextAreaElement} */ (tile.querySelector(`textarea[name$=".${field}"]`));
}

/**
 * @param {Element} tile
 * @returns {Board}
 */
function read(tile) {
  const starts = new Map();
  for (const sides of [2, 3, 4]) {
    const written = input(tile, `starts_${sides}`).value.split(/[;\n]/);
    starts.set(sides, Array.from({ length: sides }, (_, side) => new Set(written[side]?.trim().split(/\s+/).filter(Boolean))));
  }
  const preset = parts(input(tile, "preset").value).map((piece) => {
    const [kind, at, direction = ""] = piece.split(/\s+/);
    return { kind, at, direction };
  });
  return { spaces: readSpaces(input(tile, "spaces").value), starts, preset };
}

/**
 * @param {Element} tile
 * @param {Board} board
 */
function write(tile, board) {
  input(tile, "spaces").value = writeSpaces(board.spaces);
  for (const [sides, positions] of board.starts)
    input(tile, `starts_${sides}`).value = positions.map((position) => [...position].join(" ")).join("; ");
  input(tile, "preset").value = board.preset.map(({ kind, at, direction }) => `${kind} ${at} ${direction}`.trim()).join("; ");
}

/** @param {Piece} piece */
function covered({ kind, at, direction }) {
  const [q, r] = pair(at);
  const [dq, dr] = DIRECTIONS[/** @type {keyof typeof DIRECTIONS} */ (direction)] ?? [0, 0];
  if (kind === "boat") return [at, `${q + dq},${r + dr}`];
  if (kind === "torii") return [at, `${q + dq},${r + dr}`, `${q - dq},${r - dr}`];
  return [at];
}

/**
 * What a tap on a space does with the chosen tool.
 * @param {Board} board
 * @param {string} at
 * @param {DOMStringMap} tool
 */
function tap(board, at, tool) {
  const there = board.preset.find((piece) => piece.at === at);
  if (tool.tool === "space") {
    if (!board.spaces.delete(at)) board.spaces.add(at);
    else {
      for (const positions of board.starts.values()) for (const position of positions) position.delete(at);
      board.preset = board.preset.filter((piece) => piece.at !== at);
    }
  } else if (tool.tool === "start") {
    const positions = board.starts.get(Number(tool.sides)) ?? [];
    const mine = positions[Number(tool.side) - 1];
    const had = mine.has(at);
    for (const position of positions) position.delete(at);
    if (!had && board.spaces.has(at)) mine.add(at);
  } else if (tool.kind) {
    board.preset = board.preset.filter((piece) => piece !== there);
    const turns = Object.keys(DIRECTIONS);
    const turn = there?.kind === tool.kind ? turns.indexOf(there.direction) + 1 : 0;
    const long = LONG.includes(tool.kind);
    if (long && turn < turns.length) board.preset.push({ kind: tool.kind, at, direction: turns[turn] });
    else if (!long && there?.kind !== tool.kind) board.preset.push({ kind: tool.kind, at, direction: "" });
  }
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Element[]} children
 */
function element(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/**
 * @param {number} q
 * @param {number} r
 */
function isInWindow(q, r) {
  return WINDOW.left <= q && q <= WINDOW.right && WINDOW.top <= r && r <= WINDOW.bottom;
}

/**
 * The spaces that can be tapped: those of the board, of its terrain, and around them.
 * @param {Board} board
 */
function shownSpaces(board) {
  const shown = new Set([...board.spaces, ...board.preset.flatMap(covered)]);
  for (const at of [...shown]) {
    const [q, r] = pair(at);
    for (const [dq, dr] of [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]])
      if (isInWindow(q + dq, r + dr)) shown.add(`${q + dq},${r + dr}`);
  }
  return [...shown];
}

/**
 * @param {HTMLElement} tile
 * @param {string} [focus]
 */
function draw(tile, focus) {
  const board = read(tile);
  const tool = chosenTool(tile);
  const sides = tool.tool === "start" ? Number(tool.sides) : 2;
  const shown = shownSpaces(board);
  const places = shown.map(pair);
  const left = Math.min(...places.map(([q]) => q));
  const top = Math.min(...places.map(([q, r]) => 2 * r + q));
  const middle = (/** @type {string} */ at) => {
    const [q, r] = pair(at);
    return [RADIUS * (1.5 * (q - left) + 1), HALF * (2 * r + q - top + 1)];
  };
  const svg = element("svg", { class: "board-picture", role: "group" });
  for (const at of shown) {
    const [x, y] = middle(at);
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (Math.PI / 3) * corner;
      return `${(x + 0.94 * RADIUS * Math.cos(angle)).toFixed(1)} ${(y + 0.94 * RADIUS * Math.sin(angle)).toFixed(1)}`;
    });
    const piece = board.preset.find((each) => each.at === at);
    const side = (board.starts.get(sides) ?? []).findIndex((position) => position.has(at)) + 1;
    const there = board.spaces.has(at);
    const says = [at, there ? "" : "–", side ? `${side}` : "", piece?.kind ?? ""].filter(Boolean).join(" ");
    const hex = element("g", { role: "button", tabindex: "0", "aria-label": says, "aria-pressed": String(there), "data-at": at });
    hex.append(
      element("path", {
        d: `M${corners.join("L")}Z`,
        fill: "currentColor",
        "fill-opacity": there ? 0.1 : 0,
        stroke: "currentColor",
        "stroke-opacity": there ? 1 : 0.25,
        "stroke-dasharray": there ? "none" : "3 3",
        "pointer-events": "all",
      }),
    );
    if (side) {
      const number = element("text", { x, y: y + 6, "text-anchor": "middle", "font-size": 16, fill: "currentColor" });
      number.textContent = String(side);
      hex.append(number);
    }
    svg.append(hex);
  }
  for (const piece of board.preset) {
    for (const [number, at] of covered(piece).entries()) {
      const [x, y] = middle(at);
      const symbol = `${SYMBOLS}#${piece.kind}${number ? "_part" : ""}`;
      svg.append(
        element(
          "svg",
          { x: x - 12, y: y - 12, width: 24, height: 24, fill: "currentColor", "pointer-events": "none" },
          element("use", { href: symbol }),
        ),
      );
    }
  }
  const right = Math.max(...places.map(([q]) => q));
  const bottom = Math.max(...places.map(([q, r]) => 2 * r + q));
  svg.setAttribute("viewBox", `0 0 ${RADIUS * (1.5 * (right - left) + 2)} ${(HALF * (bottom - top + 2)).toFixed(0)}`);
  tile.querySelector(".board-drawing")?.replaceChildren(svg);
  if (focus) /** @type {SVGElement | null} */ (svg.querySelector(`[data-at="${focus}"]`))?.focus();
}

/** @param {HTMLElement} tile */
function chosenTool(tile) {
  return /** @type {HTMLElement} */ (tile.querySelector("input[data-tool]:checked")).dataset;
}

for (const found of document.querySelectorAll("[data-board]:not([data-drawn])")) {
  const tile = /** @type {HTMLElement} */ (found);
  tile.dataset.drawn = "";
  const tools = /** @type {HTMLElement} */ (tile.querySelector(".board-tools"));
  tools.hidden = false;
  for (const tool of tools.querySelectorAll("input")) {
    tool.name = `tool-${tile.dataset.board}`;
    tool.setAttribute("form", "no-form"); // tools are not sent
  }
  const act = (/** @type {Event} */ event) => {
    const at = /** @type {Element} */ (event.target).closest("[data-at]")?.getAttribute("data-at");
    if (!at) return;
    event.preventDefault();
    const board = read(tile);
    tap(board, at, chosenTool(tile));
    write(tile, board);
    draw(tile, at);
  };
  const drawing = /** @type {HTMLElement} */ (tile.querySelector(".board-drawing"));
  drawing.addEventListener("click", act);
  drawing.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") act(event);
  });
  tools.addEventListener("change", () => draw(tile));
  tile.querySelector(".board-texts")?.addEventListener("input", () => draw(tile));
  draw(tile);
}
