// Plays what has happened on the board: the cues of each event in order, on the board as it was. Everything that is
// shown lies on a stage above the board or is an animation of its elements, and is gone when the board is replaced: the
// page underneath is always right. `web/kit/drama.py` describes the cues.

import { still } from "./swap.js";

/**
 * @typedef {object} Cue
 * @property {string} kind
 * @property {string} piece
 * @property {string} origin
 * @property {string} symbol
 * @property {string} ink
 * @property {string} text
 * @property {number} turn
 * @property {string[]} places
 * @property {boolean} together
 * @property {boolean} late
 *
 * @typedef {object} Beat
 * @property {string} says
 * @property {Cue[]} cues
 *
 * @typedef {object} Moment
 * @property {number} number
 * @property {Beat[]} beats
 * @property {string | null} board
 */

/** How long each kind takes at normal speed, in milliseconds. */
const LENGTHS = /** @type {Record<string, number>} */ ({
  move: 250,
  drop: 220,
  tag: 250,
  turn: 200,
  pulse: 220,
  flip: 300,
  strike: 450,
  clash: 450,
  flash: 500,
  die: 600,
  crack: 500,
  banner: 1100,
  glow: 1000,
  fall: 1000,
  burn: 1000,
  lift: 900,
});

const PACES = /** @type {Record<string, number>} */ ({ off: 0, quick: 0.5, normal: 1, slow: 1.8 });
const LONGEST = 4500; // milliseconds that the events between two choices may take at normal speed
const SHORTEST_PACE = 0.35; // of the normal length, however much has happened
const OVERLAP = 0.6; // of a step: then the next one begins
const CAPTIONS = 4; // sentences that are shown at a time
const STEPS = new Set(["move", "drop", "tag", "turn", "pulse"]);

/** The chosen speed as a factor of the normal length; 0 if nothing is played. */
export function pace() {
  if (still.matches || document.hidden) return 0;
  return PACES[document.documentElement.dataset.speed ?? "normal"] ?? 1;
}

/** @type {(() => void) | null} */
let skipping = null;

/** Whether something is being played. */
export function isPlaying() {
  return skipping !== null;
}

/**
 * Play moments. A skip ends it at once.
 * @param {Moment[]} moments
 * @param {(board: string | null) => Promise<void>} show replaces the board; null stands for the current page
 */
export async function playMoments(moments, show) {
  const beats = moments.flatMap((moment) => moment.beats);
  const normal = beats.flatMap((beat) => beat.cues).reduce((sum, cue) => sum + (cue.together ? 0 : lengthOf(cue)), 0);
  const factor = pace() * Math.max(SHORTEST_PACE, Math.min(1, LONGEST / Math.max(normal, 1)));
  if (!normal || !factor) {
    await show(null);
    return;
  }
  const skipped = new Promise((resolve) => {
    skipping = () => resolve(true);
  });
  let present = false; // the current page is shown
  openCaptions();
  try {
    for (const moment of moments) {
      const last = moment === moments[moments.length - 1];
      for (const beat of moment.beats) {
        addCaption(beat.says);
        if (
          await playCues(
            beat.cues.filter((cue) => !cue.late),
            factor,
            skipped,
          )
        )
          return;
      }
      if (last || moment.board) {
        present = last;
        await show(last ? null : moment.board);
        clearStage();
      }
      const late = moment.beats.flatMap((beat) => beat.cues.filter((cue) => cue.late));
      if (await playCues(late, factor, skipped)) return;
    }
  } finally {
    skipping = null;
    if (!present) await show(null);
    clearStage();
    closeCaptions();
  }
}

/** End what is being played, and show the present. */
export function skip() {
  skipping?.();
}

/**
 * Play cues one after the other; those that belong together at the same time.
 * @param {Cue[]} cues
 * @param {number} factor
 * @param {Promise<unknown>} skipped
 * @returns {Promise<boolean>} whether the person has skipped it
 */
async function playCues(cues, factor, skipped) {
  for (const cue of cues) {
    const length = lengthOf(cue) * factor;
    if (!perform(cue, length)) continue;
    sound(cue.kind);
    if (cue.together) continue;
    const wait = STEPS.has(cue.kind) ? length * OVERLAP : length;
    if (await Promise.race([skipped, new Promise((resolve) => setTimeout(resolve, wait, false))])) return true;
  }
  return false;
}

/** @param {Cue} cue */
function lengthOf(cue) {
  return LENGTHS[cue.kind] ?? 0;
}

/** @param {string} kind */
function sound(kind) {
  if (document.documentElement.dataset.sound !== "on") return;
  import("./sound.js").then((module) => module.play(kind)).catch(() => {}); // the game goes on without sound
}

// Captions: the sentences of the events, in the place of the question ------------------------------------------------

function openCaptions() {
  const captions = document.getElementById("drama");
  if (captions) captions.hidden = false;
  document.getElementById("captions")?.replaceChildren();
}

function closeCaptions() {
  const captions = document.getElementById("drama");
  if (captions) captions.hidden = true;
}

/** @param {string} sentence */
function addCaption(sentence) {
  const captions = document.getElementById("captions");
  const line = document.createElement("li");
  line.textContent = sentence;
  captions?.append(line);
  while (captions && captions.children.length > CAPTIONS) captions.firstElementChild?.remove();
}

// The stage: a layer above the board ----------------------------------------------------------------------------------

function stage() {
  return /** @type {HTMLElement} */ (document.getElementById("stage"));
}

/** What was animated, so that nothing is left of it on a board that has not changed. */
const animated = /** @type {Set<Animation>} */ (new Set());

/** How many things have landed on an element. */
let landed = /** @type {WeakMap<Element, number>} */ (new WeakMap());

/**
 * Animate an element until the board is replaced.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
function animate(element, frames, options) {
  animated.add(element.animate(frames, options));
}

/** Remove everything from the stage, and end what was done to elements of the board. */
function clearStage() {
  stage().replaceChildren();
  for (const each of animated) each.cancel();
  animated.clear();
  landed = new WeakMap();
}

/**
 * Return the visible element with an id.
 * @param {string} id
 * @returns {HTMLElement | null}
 */
function piece(id) {
  const found = id ? document.getElementById(id) : null;
  return found?.getClientRects().length ? found : null;
}

/**
 * Put something on the stage over an element.
 * @param {Element} over
 * @param {string} name its class
 * @param {number} [size] its width and height; by default those of the element
 * @returns {HTMLElement}
 */
function place(over, name, size) {
  const { x, y, width, height } = over.getBoundingClientRect();
  const thing = document.createElement("div");
  thing.className = name;
  const [wide, high] = [size ?? width, size ?? height];
  Object.assign(thing.style, {
    left: `${x + (width - wide) / 2}px`,
    top: `${y + (height - high) / 2}px`,
    width: `${wide}px`,
    height: `${high}px`,
  });
  stage().append(thing);
  return thing;
}

const STATIC = new URL(".", import.meta.url).pathname; // with the version of the files

/**
 * A drawn symbol.
 * @param {string} address
 * @returns {SVGSVGElement}
 */
function drawn(address) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", address.replace("/static/", STATIC));
  svg.append(use);
  return svg;
}

/**
 * Put a symbol on the stage over an element.
 * @param {Element} over
 * @param {Cue} cue
 * @param {boolean} [whole] as large as the element
 */
function ghost(over, cue, whole = false) {
  const { width, height } = over.getBoundingClientRect();
  const size = whole ? Math.min(width, height) : Math.max(24, Math.min(52, width * 0.6, height * 0.6));
  const thing = place(over, "drama-ghost", size);
  if (cue.ink) thing.dataset.ink = cue.ink;
  if (cue.symbol) thing.append(drawn(cue.symbol));
  else thing.textContent = cue.text;
  return thing;
}

/**
 * Return the way from one element to another, in the units of the first: a part of an SVG has those of its drawing.
 * @param {Element} from
 * @param {Element} to
 * @returns {[number, number]}
 */
function way(from, to) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const unit = from instanceof SVGGraphicsElement && from.ownerSVGElement ? (from.getScreenCTM()?.a ?? 1) : 1;
  return [(b.x + b.width / 2 - a.x - a.width / 2) / unit, (b.y + b.height / 2 - a.y - a.height / 2) / unit];
}

/**
 * Return how far an earlier cue has moved an element.
 * @param {Element} element
 * @returns {[number, number]}
 */
function shifted(element) {
  const [x, y] = getComputedStyle(element)
    .translate.split(" ")
    .map((length) => Number.parseFloat(length) || 0);
  return [x ?? 0, y ?? 0];
}

/**
 * Show a moving element above its neighbours.
 * @param {Element} element
 * @param {number} duration
 */
function raise(element, duration) {
  animate(element, [{ zIndex: 6 }, { zIndex: 6 }], { duration, fill: "forwards" });
}

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

/** @param {Element} element @param {number} duration */
function shake(element, duration) {
  const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  animate(element, frames, { duration, composite: "add" });
}

/** @type {Record<string, (cue: Cue, duration: number, at: HTMLElement) => void>} */
const KINDS = {
  move(cue, duration, at) {
    const from = piece(cue.origin);
    if (!from) return;
    const mover = cue.symbol ? ghost(from, cue) : from;
    const [fromX, fromY] = shifted(mover);
    const [x, y] = way(mover, at);
    raise(mover, duration);
    animate(mover, [{ translate: `${fromX}px ${fromY}px` }, { translate: `${fromX + x}px ${fromY + y}px` }], {
      duration,
      easing: EASE,
      fill: "forwards",
    });
  },

  drop(cue, duration, at) {
    const before = landed.get(at) ?? 0;
    landed.set(at, before + 1);
    const thing = ghost(at, cue);
    const aside = `${[0, 60, -60][before % 3]}%`; // several things that land lie side by side
    animate(
      thing,
      [
        { translate: `${aside} -220%`, opacity: 0 },
        { translate: `${aside} 0`, opacity: 1, offset: 0.7 },
        { translate: `${aside} -12%`, opacity: 1, offset: 0.85 },
        { translate: `${aside} 0`, opacity: 1 },
      ],
      { duration, easing: "ease-in", fill: "forwards" },
    );
  },

  tag(cue, duration, at) {
    const thing = place(at, "drama-tag", 0);
    thing.textContent = cue.text;
    if (cue.ink) thing.dataset.ink = cue.ink;
    animate(
      thing,
      [
        { translate: "0 0", opacity: 0 },
        { translate: "0 -0.8rem", opacity: 1, offset: 0.25 },
        { translate: "0 -2rem", opacity: 1, offset: 0.75 },
        { translate: "0 -2.4rem", opacity: 0 },
      ],
      { duration: duration * 4, fill: "forwards" },
    );
  },

  turn(cue, duration, at) {
    const before = getComputedStyle(at).rotate; // after an earlier turn
    const from = { rotate: before === "none" ? "0deg" : before };
    animate(at, [from, { rotate: `${cue.turn}deg` }], { duration, easing: EASE, fill: "forwards" });
  },

  pulse(_cue, duration, at) {
    animate(at, [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }], { duration, easing: "ease-in-out" });
  },

  flip(cue, duration, at) {
    const half = { duration: duration / 2, easing: "ease-in" };
    animate(at, [{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)" }], { ...half, fill: "forwards" });
    if (!cue.symbol && !cue.text) {
      animate(at, [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }], { ...half, delay: duration / 2 });
      return;
    }
    const picture = at instanceof SVGElement; // such as a figure: its other side is as large
    const face = cue.symbol ? ghost(at, cue, picture) : place(at, "drama-face");
    if (!cue.symbol) face.textContent = cue.text;
    animate(face, [{ transform: "rotateY(-90deg)" }, { transform: "rotateY(0)" }], {
      ...half,
      delay: duration / 2,
      fill: "both",
      easing: "ease-out",
    });
  },

  strike(_cue, duration, at) {
    const { width, height } = at.getBoundingClientRect();
    const slash = place(at, "drama-slash", Math.max(48, Math.min(width, height) * 1.3));
    slash.append(drawn("/static/drama.svg#slash"));
    animate(
      slash,
      [
        { clipPath: "inset(0 100% 0 0)", opacity: 1 },
        { clipPath: "inset(0 0 0 0)", opacity: 1, offset: 0.35 },
        { clipPath: "inset(0 0 0 0)", opacity: 0 },
      ],
      { duration, easing: "ease-out", fill: "forwards" },
    );
    shake(at, duration);
  },

  clash(cue, duration, at) {
    const blades = place(at, "drama-clash", 64);
    blades.append(drawn(cue.symbol || "/static/drama.svg#blades"));
    animate(
      blades,
      [
        { scale: 1.8, opacity: 0 },
        { scale: 0.9, opacity: 1, offset: 0.3 },
        { scale: 1.05, opacity: 1, offset: 0.45 },
        { scale: 1, opacity: 0 },
      ],
      { duration, easing: "ease-out", fill: "forwards" },
    );
    shake(at, duration * 0.6);
  },

  flash(cue, duration) {
    for (const id of cue.places) {
      const at = piece(id);
      if (!at) continue;
      const light = place(at, at instanceof SVGElement ? "drama-flash is-space" : "drama-flash");
      animate(light, [{ opacity: 0 }, { opacity: 0.85, offset: 0.25 }, { opacity: 0 }], { duration, fill: "forwards" });
    }
  },

  die(cue, duration, at) {
    const die = place(at, "drama-die", 48);
    const faces = [3, 5, 1, 6, 2, 4];
    faces.forEach((face, number) => {
      setTimeout(() => (die.textContent = String(face)), (duration * 0.7 * number) / faces.length);
    });
    setTimeout(() => (die.textContent = cue.text), duration * 0.7);
    animate(
      die,
      [
        { rotate: "-220deg", translate: "-120% -80%" },
        { rotate: "20deg", translate: "0 0", offset: 0.7 },
        { rotate: "0deg", translate: "0 0" },
      ],
      { duration, easing: "ease-out" },
    );
  },

  crack(cue, duration, at) {
    const splinters = place(at, "drama-crack", 56);
    splinters.append(drawn(cue.symbol || "/static/drama.svg#splinters"));
    animate(
      splinters,
      [
        { scale: 0.4, opacity: 1 },
        { scale: 1.5, opacity: 0 },
      ],
      { duration, fill: "forwards" },
    );
    shake(at, duration * 0.5);
    animate(at, [{ opacity: 1 }, { opacity: 0.2 }], { duration, fill: "forwards" });
  },

  banner(cue, duration) {
    const board = document.getElementById("board");
    if (!board) return;
    const band = place(board, "drama-banner");
    const words = document.createElement("strong");
    words.textContent = cue.text;
    if (cue.symbol) band.append(drawn(cue.symbol));
    band.append(words);
    animate(
      band,
      [
        { clipPath: "inset(42% 0 42% 50%)", opacity: 0 },
        { clipPath: "inset(0 0 0 0)", opacity: 1, offset: 0.2 },
        { clipPath: "inset(0 0 0 0)", opacity: 1, offset: 0.8 },
        { clipPath: "inset(0 0 0 0)", opacity: 0 },
      ],
      { duration, easing: "ease-out", fill: "forwards" },
    );
  },

  glow(_cue, duration, at) {
    const ring = place(at, "drama-glow");
    animate(
      ring,
      [
        { scale: 0.8, opacity: 0 },
        { scale: 1.05, opacity: 1, offset: 0.25 },
        { scale: 1.1, opacity: 1, offset: 0.7 },
        { scale: 1.4, opacity: 0 },
      ],
      { duration, easing: "ease-out", fill: "forwards" },
    );
    animate(at, [{ scale: 1 }, { scale: 1.1, offset: 0.3 }, { scale: 1 }], { duration });
  },

  fall(_cue, duration, at) {
    animate(
      at,
      [
        { rotate: "0deg", translate: "0 0", opacity: 1 },
        { rotate: "-8deg", translate: "0 0", opacity: 1, offset: 0.3 },
        { rotate: "78deg", translate: "0 20%", opacity: 0.35, offset: 0.6 },
        { rotate: "78deg", translate: "0 20%", opacity: 0.35 },
      ],
      { duration, easing: "ease-in", fill: "forwards" },
    );
  },

  burn(_cue, duration, at) {
    const fire = place(at, "drama-fire");
    for (let number = 0; number < 3; number += 1) {
      const flame = drawn("/static/drama.svg#flame");
      fire.append(flame);
      animate(flame, [{ scale: "1 0.7" }, { scale: "1 1.1" }, { scale: "1 0.8" }], {
        duration: duration / 3,
        iterations: 3,
        delay: number * 60,
        direction: "alternate",
      });
    }
    animate(fire, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], {
      duration,
      fill: "forwards",
    });
    animate(at, [{ filter: "none" }, { filter: "brightness(0.55) saturate(0.5)" }], { duration, fill: "forwards" });
  },

  lift(_cue, duration, at) {
    const screen = place(at, "drama-screen");
    const [down, up] = [{ clipPath: "inset(0 0 0 0)" }, { clipPath: "inset(0 0 100% 0)" }];
    animate(screen, [down, { ...down, offset: 0.25 }, up], { duration, easing: "ease-in", fill: "forwards" });
  },
};

/**
 * Start a cue.
 * @param {Cue} cue
 * @param {number} duration
 * @returns {boolean} false if an element that it needs is not there
 */
function perform(cue, duration) {
  const kind = KINDS[cue.kind];
  if (!kind) return false;
  const at = cue.kind === "banner" || cue.kind === "flash" ? document.body : piece(cue.piece);
  if (!at) return false;
  kind(cue, duration, at);
  return true;
}

// While something is played, a click or a key skips it and does nothing else.
for (const event of ["pointerdown", "click"]) {
  document.addEventListener(
    event,
    (pressed) => {
      if (!isPlaying()) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      if (event === "click") skip();
    },
    { capture: true },
  );
}
document.addEventListener(
  "keydown",
  (event) => {
    if (!isPlaying() || event.ctrlKey || event.metaKey || event.altKey) return;
    if ([" ", "Enter", "Escape"].includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      skip();
    }
  },
  { capture: true },
);
