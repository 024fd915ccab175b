// Shared by all pages: fetches a page, replaces the parts that differ, and animates tokens that have moved.
// Without JavaScript every link and form loads a whole page; this script only makes that smoother.

const TIMEOUT = 30_000; // milliseconds

/** Matches if the person prefers reduced motion. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * A page that was fetched.
 * @typedef {object} Answer
 * @property {Document} page
 * @property {string} url its address after redirects
 * @property {boolean} redirected
 * @property {boolean} ok false if the page shows a refusal
 */

/**
 * Fetch a page, whatever its status: refusals are pages, too. Throws if the response is not a page.
 * @param {string | URL} address
 * @param {RequestInit} [options]
 * @returns {Promise<Answer>}
 */
export async function fetchPage(address, options = {}) {
  const response = await fetch(address, {
    credentials: "same-origin",
    headers: { accept: "text/html" },
    signal: AbortSignal.timeout(TIMEOUT),
    ...options,
  });
  const kind = response.headers.get("content-type") ?? "";
  if (response.status >= 500 || !kind.startsWith("text/html")) {
    throw new Error(`${response.url} answered ${response.status} ${kind}, which is not a page; retrying`);
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { page, url: response.url, redirected: response.redirected, ok: response.ok };
}

// Parts ---------------------------------------------------------------------------------------------------------------

/**
 * The HTML that the server sent for each part, so that what people opened or typed does not count as a change.
 * @type {WeakMap<Element, string>}
 */
const sentHtml = new WeakMap();

/** @param {ParentNode} root */
function rememberParts(root) {
  for (const part of root.querySelectorAll("[data-part][id]")) sentHtml.set(part, part.outerHTML);
}

/**
 * Return the pairs of old and new elements that differ.
 * @param {Document} page
 * @param {string[]} [only] ids of the parts to compare; all by default
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
    const html = sentHtml.get(fresh);
    if (sentHtml.get(old) === html) continue;
    if (!used || !old.contains(used)) {
      pairs.push([old, fresh]);
    } else if (pairUp(old, fresh, used, pairs)) {
      sentHtml.set(old, html);
    }
  }
  return pairs;
}

/**
 * Around a focused control, replace only what differs: replacing the control would end a drag or interrupt typing.
 * @param {Element} old
 * @param {Element} fresh
 * @param {Element} used
 * @param {[Element, Element][]} pairs receives the pairs
 * @returns {boolean} false if the structure differs, so that the whole element is replaced
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
 * Replace the parts of this page that differ. With `only`, the title and the data of the body stay as they are.
 * @param {Document} page
 * @param {string[]} [only]
 */
export async function swap(page, only) {
  await endAnimation();
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
  const movingTokens = mayAnimate() ? findMovingTokens(pairs) : [];
  if (movingTokens.length) {
    await animate(movingTokens, put);
  } else {
    put();
  }
}

// Animation of tokens -------------------------------------------------------------------------------------------------

/**
 * A token that moves: its old and its new element.
 * @typedef {object} MovingToken
 * @property {HTMLElement} old
 * @property {HTMLElement} fresh
 */

/** @type {{ transition: ViewTransition, over: Promise<void> } | null} */
let animation = null;

function mayAnimate() {
  return "startViewTransition" in document && !still.matches && !document.hidden;
}

/** End a running animation and release its transition names, which must be unique. */
async function endAnimation() {
  animation?.transition.skipTransition();
  await animation?.over;
}

/**
 * Return the tokens whose place on the drawing changes. Only the real layout shows that, so the new parts are inserted
 * and removed again before anything is painted.
 * @param {[Element, Element][]} pairs
 * @returns {MovingToken[]}
 */
function findMovingTokens(pairs) {
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
 * Return the position of each token relative to its drawing, so that a shift of the whole drawing does not count.
 * Tokens that appear twice or are not displayed are left out.
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
 * Change the page and animate these tokens. Resolves as soon as the page is changed; the animation may still run.
 * @param {MovingToken[]} movingTokens
 * @param {() => void} put
 */
async function animate(movingTokens, put) {
  const pieces = movingTokens.flatMap(({ old, fresh }) => [old, fresh]);
  const name = (piece) => piece.style.setProperty("view-transition-name", CSS.escape(`token-${piece.dataset.token}`));
  movingTokens.forEach(({ old }) => name(old));
  const transition = document.startViewTransition(() => {
    put();
    movingTokens.forEach(({ fresh }) => name(fresh));
  });
  transition.ready.catch(() => {}); // a skipped animation is not an error: the page is changed anyway
  const over = transition.finished
    .catch(() => {})
    .then(() => pieces.forEach((piece) => piece.style.removeProperty("view-transition-name")));
  animation = { transition, over };
  await transition.updateCallbackDone;
}

// Keeping focus, input and scrolling ----------------------------------------------------------------------------------

/**
 * Remember the focus.
 * @returns {(orFirstOffer: boolean) => void} restores it; on request focuses the first offer if its element is gone
 */
export function keepFocus() {
  const active = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  if (active === document.body) return () => {};
  const inGame = active.closest("#ask, #board") !== null;
  const { selectionStart, selectionEnd, selectionDirection } = /** @type {HTMLInputElement} */ (active);
  const key = active.dataset.key;
  return (orFirstOffer) => {
    if (document.activeElement !== document.body) return; // it is still there, or has moved meanwhile
    /** @type {HTMLElement | null} */
    let next = null;
    if (active.id) next = document.getElementById(active.id);
    else if (key) next = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    // If the question itself has the focus, move it to the first offer as soon as there is one.
    if ((!next?.matches(":enabled, a, [tabindex]") || next.id === "ask") && inGame && orFirstOffer) {
      const offers = [...document.querySelectorAll("#ask .offer:enabled, #ask a.pick, #board .offer:enabled, #board a.pick")];
      next = /** @type {HTMLElement | undefined} */ (offers.find((offer) => offer.checkVisibility())) ?? document.getElementById("ask");
    }
    next?.focus({ preventScroll: true });
    if (typeof selectionStart === "number" && next?.id === active.id) {
      /** @type {HTMLInputElement} */ (next).setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    }
  };
}

/**
 * Transfer the state of an old part to the new one: open details, input, scroll positions.
 * @param {Element} old
 * @param {Element} fresh
 * @returns {() => void} scrolls the new part; call it when the part is in the document
 */
function carryOver(old, fresh) {
  for (const [before, after] of matching(old, fresh, "details")) after.open = before.open;
  for (const [before, after] of matching(old, fresh, "input:not([data-slider]), select, textarea")) {
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
  // A reversed list counts from its end: 0 is the end, and it stays there by itself.
  const turned = getComputedStyle(old).flexDirection === "column-reverse";
  const room = old.scrollHeight - old.clientHeight;
  return () => {
    for (const { element, left, top } of scrolls) {
      const twin = element === old ? fresh : matching(old, fresh, "*", [element])[0]?.[1];
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
 * Return the matching elements of two versions of a part: by id, otherwise by name or class and order.
 * @param {Element} old
 * @param {Element} fresh
 * @param {string} selector
 * @param {Element[]} [some] only these old elements
 * @returns {[any, any][]}
 */
function matching(old, fresh, selector, some) {
  const sign = (element) => element.id || `${element.tagName} ${element.getAttribute("name") ?? element.className}`;
  /** @type {Map<string, Element[]>} */
  const waiting = new Map();
  for (const element of fresh.querySelectorAll(selector)) {
    waiting.set(sign(element), [...(waiting.get(sign(element)) ?? []), element]);
  }
  const pairs = [...old.querySelectorAll(selector)].map((element) => [element, waiting.get(sign(element))?.shift()]);
  return pairs.filter(([element, twin]) => twin && (!some || some.includes(element)));
}

// Links and keys ------------------------------------------------------------------------------------------------------

/**
 * Return the link with data-swap that was clicked, unless the browser should handle the click (new tab, download).
 * @param {MouseEvent} event
 * @returns {HTMLAnchorElement | null}
 */
export function swapLink(event) {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = /** @type {Element} */ (event.target).closest("a[data-swap]");
  return plain && !event.defaultPrevented ? /** @type {HTMLAnchorElement | null} */ (link) : null;
}

/**
 * Whether a key is meant for the page and not for a control or the browser. Shift is allowed: some keyboards need it
 * for digits and for the question mark.
 * @param {KeyboardEvent} event
 */
export function isForPage(event) {
  const inControl = /** @type {Element} */ (event.target).closest("input, select, textarea");
  return !inControl && !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
}

/**
 * Return the element that a key activates.
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

// Escape closes the sentence of a mark; on hover it goes with the pointer.
document.addEventListener("keydown", ({ key }) => {
  const focused = document.activeElement;
  if (key === "Escape" && focused instanceof HTMLElement && focused.matches(".mark")) focused.blur();
});
