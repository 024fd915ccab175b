// What every page shares: fetch a page, put its changed parts into this one, and let pieces travel to their new places.
// Without script each link and form loads a whole page; whatever is done here only makes that calmer.

const PATIENCE = 30_000; // milliseconds until an answer counts as lost

/** Whether things may move: people can ask their system for stillness. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * A page that was fetched.
 * @typedef {object} Answer
 * @property {Document} page
 * @property {string} url where it came from in the end
 * @property {boolean} redirected
 * @property {boolean} ok false for pages that carry a refusal
 */

/**
 * Fetch a page, whatever its status is: refusals are pages too. Fails when no page comes back.
 * @param {string | URL} address
 * @param {RequestInit} [options]
 * @returns {Promise<Answer>}
 */
export async function fetchPage(address, options = {}) {
  const response = await fetch(address, {
    credentials: "same-origin",
    headers: { accept: "text/html" },
    signal: AbortSignal.timeout(PATIENCE),
    ...options,
  });
  const kind = response.headers.get("content-type") ?? "";
  if (response.status >= 500 || !kind.startsWith("text/html")) {
    throw new Error(`${response.url} answered ${response.status} ${kind}, which is no page; it will be asked again`);
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { page, url: response.url, redirected: response.redirected, ok: response.ok };
}

// Parts ---------------------------------------------------------------------------------------------------------------

/**
 * The HTML from which each part was made: what people opened, typed or pointed at must not count as a change.
 * @type {WeakMap<Element, string>}
 */
const made = new WeakMap();

/** @param {ParentNode} root */
function rememberParts(root) {
  for (const part of root.querySelectorAll("[data-part][id]")) made.set(part, part.outerHTML);
}

/**
 * Which elements give way to which.
 * @param {Document} page
 * @param {string[]} [only] ids of the parts to look at; otherwise all
 * @returns {[Element, Element][]}
 */
function changedParts(page, only) {
  /** @type {[Element, Element][]} */
  const pairs = [];
  const used = document.activeElement?.matches("input, select, textarea") ? document.activeElement : null;
  rememberParts(page);
  for (const fresh of page.querySelectorAll("[data-part][id]")) {
    const old = document.getElementById(fresh.id);
    const wanted = !only || only.includes(fresh.id);
    if (!wanted || !old?.matches("[data-part]") || pairs.some(([outer]) => outer.contains(old))) continue;
    const html = made.get(fresh);
    if (made.get(old) === html) continue;
    if (!used || !old.contains(used)) {
      pairs.push([old, fresh]);
    } else if (pairUp(old, fresh, used, pairs)) {
      made.set(old, html);
    }
  }
  return pairs;
}

/**
 * Around a control in use only what differs is replaced: taking the control away would end a drag or a word half typed.
 * @param {Element} old
 * @param {Element} fresh
 * @param {Element} used
 * @param {[Element, Element][]} pairs what is found is added here
 * @returns {boolean} false when the two are built so differently that the whole had to be replaced
 */
function pairUp(old, fresh, used, pairs) {
  if (old === used || old.isEqualNode(fresh)) return true;
  if (old.contains(used) && old.children.length === fresh.children.length) {
    const others = [...fresh.children];
    [...old.children].forEach((child, place) => pairUp(child, others[place], used, pairs));
    return true;
  }
  pairs.push([old, fresh]);
  return false;
}

/**
 * Put the parts of a page that differ into this one. With `only` the page itself (its title, whose turn it is) stays.
 * @param {Document} page
 * @param {string[]} [only]
 */
export async function swap(page, only) {
  await endJourney();
  const restoreFocus = keepFocus();
  const pairs = changedParts(page, only);
  const put = () => {
    const scrolls = pairs.map(([old, fresh]) => carryOver(old, fresh));
    for (const [old, fresh] of pairs) old.replaceWith(fresh);
    for (const scroll of scrolls) scroll();
    if (!only) {
      for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
      Object.assign(document.body.dataset, page.body.dataset);
      document.title = page.title;
    }
    restoreFocus(!only);
  };
  const travellers = mayMove() ? findTravellers(pairs) : [];
  if (travellers.length) {
    await travel(travellers, put);
  } else {
    put();
  }
}

// Pieces that travel --------------------------------------------------------------------------------------------------

/**
 * A piece as it stands now and as it will stand.
 * @typedef {object} Traveller
 * @property {HTMLElement} old
 * @property {HTMLElement} fresh
 */

/** @type {{ transition: ViewTransition, over: Promise<void> } | null} */
let journey = null;

function mayMove() {
  return "startViewTransition" in document && !still.matches && !document.hidden;
}

/** A journey under way gives its names back before the next begins, for a name may be worn only once. */
async function endJourney() {
  journey?.transition.skipTransition();
  await journey?.over;
}

/**
 * The pieces whose place on the drawing changes. Only the real layout knows, so the parts are put in and taken out
 * again before anything is painted.
 * @param {[Element, Element][]} pairs
 * @returns {Traveller[]}
 */
function findTravellers(pairs) {
  const before = places(pairs.map(([old]) => old));
  if (!before.size) return [];
  const scroll = [scrollX, scrollY];
  const scrollers = pairs.map(([old]) => scrolled(old));
  for (const [old, fresh] of pairs) old.replaceWith(fresh);
  const after = places(pairs.map(([, fresh]) => fresh));
  for (const [old, fresh] of pairs) fresh.replaceWith(old);
  for (const each of scrollers.flat()) each.element.scrollTo({ left: each.left, top: each.top, behavior: "instant" });
  scrollTo({ left: scroll[0], top: scroll[1], behavior: "instant" });
  return [...before].flatMap(([token, from]) => {
    const to = after.get(token);
    if (!to || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2) return [];
    return [{ old: from.piece, fresh: to.piece }];
  });
}

/**
 * Where each piece stands on its drawing: one that shifts as a whole, because more is asked below it, moves nothing.
 * A token seen twice is nobody's, and what is not shown stands nowhere.
 * @param {Element[]} roots
 */
function places(roots) {
  /** @type {Map<string, { piece: HTMLElement, x: number, y: number }>} */
  const found = new Map();
  const twice = new Set();
  for (const root of roots) {
    const drawing = (root.firstElementChild ?? root).getBoundingClientRect();
    for (const piece of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-token]"))) {
      const { x, y, width } = piece.getBoundingClientRect();
      const token = piece.dataset.token ?? "";
      if (!width) continue;
      if (found.has(token)) twice.add(token);
      found.set(token, { piece, x: x - drawing.x, y: y - drawing.y });
    }
  }
  for (const token of twice) found.delete(token);
  return found;
}

/**
 * Change the page while these pieces travel. Settles as soon as the page is changed; pieces may still be on the way.
 * @param {Traveller[]} travellers
 * @param {() => void} put
 */
async function travel(travellers, put) {
  const pieces = travellers.flatMap(({ old, fresh }) => [old, fresh]);
  const name = (piece) => piece.style.setProperty("view-transition-name", CSS.escape(`token-${piece.dataset.token}`));
  travellers.forEach(({ old }) => name(old));
  const transition = document.startViewTransition(() => {
    put();
    travellers.forEach(({ fresh }) => name(fresh));
  });
  transition.ready.catch(() => {}); // a journey that is cut short is no failure: the page is changed all the same
  const over = transition.finished
    .catch(() => {})
    .then(() => pieces.forEach((piece) => piece.style.removeProperty("view-transition-name")));
  journey = { transition, over };
  await transition.updateCallbackDone;
}

// What must not be lost -----------------------------------------------------------------------------------------------

/**
 * Remember where the focus is.
 * @returns {(orFirstOffer: boolean) => void} puts it back; if its element is gone, on request to the first offer
 */
export function keepFocus() {
  const active = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  if (active === document.body) return () => {};
  const inGame = active.closest("#ask, #board") !== null;
  const { selectionStart, selectionEnd, selectionDirection } = /** @type {HTMLInputElement} */ (active);
  const key = active.dataset.key;
  return (orFirstOffer) => {
    if (document.activeElement !== document.body) return; // still there, or somebody has moved on meanwhile
    /** @type {HTMLElement | null} */
    let next = null;
    if (active.id) next = document.getElementById(active.id);
    else if (key) next = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    // On the question itself the focus only waits until there is something to choose again.
    if ((!next?.matches(":enabled, a, [tabindex]") || next.id === "ask") && inGame && orFirstOffer) {
      next = document.querySelector("#ask .offer:enabled, #ask a.pick") ?? document.getElementById("ask");
    }
    next?.focus({ preventScroll: true });
    if (typeof selectionStart === "number" && next?.id === active.id) {
      /** @type {HTMLInputElement} */ (next).setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    }
  };
}

/**
 * Give a new part what people did to the old one: opened, typed, scrolled.
 * @param {Element} old
 * @param {Element} fresh
 * @returns {() => void} the scrolling, to be done when the new part is in its place
 */
function carryOver(old, fresh) {
  for (const [before, after] of alike(old, fresh, "details")) after.open = before.open;
  for (const [before, after] of alike(old, fresh, "input:not([data-slider]), select, textarea")) {
    if (before instanceof HTMLSelectElement) {
      const chosen = [...before.options].find((option) => option.selected && !option.defaultSelected);
      const same = chosen && [...after.options].find((option) => option.value === chosen.value);
      if (same) same.selected = true;
    } else {
      if (before.checked !== before.defaultChecked) after.checked = before.checked;
      if (before.value !== before.defaultValue) after.value = before.value;
    }
  }
  const scrolls = scrolled(old);
  const follows = old.matches("[role=log], [aria-live]");
  const fromEnd = old.scrollHeight - old.clientHeight - Math.abs(old.scrollTop);
  // A list that is turned round counts from its end: nought is the end, and there it stays by itself.
  const turned = getComputedStyle(old).flexDirection === "column-reverse";
  const room = old.scrollHeight - old.clientHeight;
  return () => {
    for (const { element, left, top } of scrolls) {
      const twin = element === old ? fresh : alike(old, fresh, "*", [element])[0]?.[1];
      const grown = turned && element === old ? fresh.scrollHeight - fresh.clientHeight - room : 0;
      twin?.scrollTo({ left, top: top - grown, behavior: "instant" });
    }
    if (follows && !turned && fromEnd < 4) fresh.scrollTo({ top: fresh.scrollHeight, behavior: "instant" });
  };
}

/** @param {Element} root */
function scrolled(root) {
  return [root, ...root.querySelectorAll("*")]
    .filter((element) => element.scrollTop || element.scrollLeft)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
}

/**
 * The same elements in two versions of a part: of one id, or else of one name or class and in the same order.
 * @param {Element} old
 * @param {Element} fresh
 * @param {string} selector
 * @param {Element[]} [some] only these of the old ones
 * @returns {[any, any][]}
 */
function alike(old, fresh, selector, some) {
  const sign = (element) => element.id || `${element.tagName} ${element.getAttribute("name") ?? element.className}`;
  /** @type {Map<string, Element[]>} */
  const waiting = new Map();
  for (const element of fresh.querySelectorAll(selector)) {
    waiting.set(sign(element), [...(waiting.get(sign(element)) ?? []), element]);
  }
  const pairs = [...old.querySelectorAll(selector)].map((element) => [element, waiting.get(sign(element))?.shift()]);
  return pairs.filter(([element, twin]) => twin && (!some || some.includes(element)));
}

// What pages have in common -------------------------------------------------------------------------------------------

/**
 * The link that a click wants swapped, if it is one; new tabs and downloads stay with the browser.
 * @param {MouseEvent} event
 * @returns {HTMLAnchorElement | null}
 */
export function swapLink(event) {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = /** @type {Element} */ (event.target).closest("a[data-swap]");
  return plain && !event.defaultPrevented ? /** @type {HTMLAnchorElement | null} */ (link) : null;
}

/**
 * Whether a key is meant for the page and not for a control or the browser. Shift is let through: some keyboards need
 * it for digits and for the question mark.
 * @param {KeyboardEvent} event
 */
export function isForPage(event) {
  const inControl = /** @type {Element} */ (event.target).closest("input, select, textarea");
  return !inControl && !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
}

/**
 * The element that a key stands for.
 * @param {string} key
 * @returns {HTMLElement | null}
 */
export function keyed(key) {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return document.querySelector(`[data-key="${CSS.escape(name)}"]`);
}

document.documentElement.dataset.script = "";
rememberParts(document);
document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement && target.matches("[data-submit]")) target.form?.requestSubmit();
});
