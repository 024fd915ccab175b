// The table page: sends choices without reloading, shows changes as they happen, previews choices, handles keys and
// notifications. The server renders every page; this script decides when to fetch one and which parts of it to show.

import { isPlaying, pace, playMoments } from "./drama.js";
import "./explain.js";
import { fetchPage, isForPage, keepFocus, keyed, still, swap, swapLink } from "./swap.js";

/** @typedef {import("./swap.js").Answer} Answer */

const RETRY_DELAY = 3000; // milliseconds until a failed request is repeated

const now = document.body.dataset; // copied from every current page that is fetched
const table = now.base ?? ""; // where this table is served
const OURS = new RegExp(`^${table}/(choices|takeback|undo|hint|chat|analysis)$`);

// The queue -----------------------------------------------------------------------------------------------------------

let queue = Promise.resolve();
let left = false; // the browser is leaving this page: fetch and show nothing more

/**
 * Run tasks one after the other, so that an older page never replaces a newer one.
 * @param {() => Promise<void>} task
 */
function enqueue(task) {
  queue = queue.then(() => (left ? undefined : task())).catch(unreachable);
}

// The connection ------------------------------------------------------------------------------------------------------

const lost = { page: false, news: false };
let retry = 0;

/** @param {Partial<typeof lost>} change */
function connection(change) {
  Object.assign(lost, change);
  const sign = document.getElementById("connection");
  if (sign) sign.hidden = !lost.page && !lost.news;
}

/**
 * After an error, read the table again. Commands are not repeated: the server may have received them.
 * @param {unknown} error
 */
function unreachable(error) {
  console.warn(error);
  connection({ page: true });
  clearTimeout(retry);
  retry = setTimeout(() => enqueue(reread), RETRY_DELAY);
}

// Showing pages -------------------------------------------------------------------------------------------------------

/**
 * Show the current page. Another kind of page (the curtain, an error) replaces the document.
 * @param {Answer} answer
 * @param {string | URL} address the new address of this page
 */
async function show({ page, url, redirected }, address, sent = false) {
  connection({ page: false });
  if (page.body.dataset.table !== now.table) {
    left = true;
    news?.close();
    if (sent && !redirected) {
      document.title = page.title; // it is the response to a form, so it cannot be fetched again
      document.body.replaceWith(page.body);
    } else {
      location.replace(url);
    }
    return;
  }
  const { seat } = now;
  const wasMine = "yours" in now;
  const openDrawer = document.querySelector(".drawer:has(:target)")?.id;
  const line = new URL(address, location.href);
  line.hash = location.hash; // the hash says which drawer is open
  history.replaceState(history.state, "", line);
  unmark();
  await swap(page);
  busy(sending); // the question may be new while a response is still on its way
  if (openDrawer) keepOpen(openDrawer);
  if (now.seat !== seat) listen();
  announce(document, Number(now.moments)); // swap has moved the parts from the fetched page to this document
  showNotifyButton();
  showReplayButton();
  markAdvised();
  if (!wasMine && "yours" in now && document.hidden) notifyTurn();
  const { activeElement } = document;
  if (activeElement?.matches("[data-says]:focus-visible")) mark(activeElement);
}

/**
 * A drawer is open while the hash of the address points into it. Restore the hash if its target was replaced.
 * @param {string} drawer
 */
function keepOpen(drawer) {
  if (document.querySelector(":target")) return;
  const restoreFocus = keepFocus();
  const clause = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  location.replace(clause ? location.hash : `#${drawer}`);
  restoreFocus(false);
}

async function reread() {
  await show(await fetchPage(location.href), location.href);
}

// Sending -------------------------------------------------------------------------------------------------------------

let sending = false;

/** @param {boolean} yes */
function busy(yes) {
  sending = yes;
  document.getElementById("ask")?.setAttribute("aria-busy", String(yes));
}

/**
 * Show a message until the response arrives.
 * @param {string} words
 */
function showWaitMessage(words) {
  for (const id of ["preview", "announce"]) {
    const place = document.getElementById(id);
    if (place) place.textContent = words;
  }
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const { submitter } = event;
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  const address = new URL(action, location.href);
  const native = form.matches("[data-native]") || submitter?.matches("[data-native]");
  const ours = address.origin === location.origin && OURS.test(address.pathname);
  if (event.defaultPrevented || native || !ours || form.getAttribute("method") !== "post") return;
  event.preventDefault();
  if (sending || left) return;
  busy(true);
  if (submitter?.dataset.wait) showWaitMessage(submitter.dataset.wait);
  // Read the form now: a page shown before this task runs may replace the form.
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
  enqueue(async () => {
    try {
      const answer = await fetchPage(address, { method: "POST", body });
      if (answer.ok) HTMLFormElement.prototype.reset.call(form); // a control called "reset" would hide form.reset
      const here = new URL(location.href);
      here.searchParams.delete("pick"); // as after a redirect: the pick was used or refused
      await present(answer, answer.redirected ? answer.url : here, true);
    } finally {
      busy(false);
    }
  });
});

document.addEventListener("click", (event) => {
  const link = swapLink(event);
  if (!link) return;
  event.preventDefault();
  const address = link.href;
  enqueue(async () => present(await fetchPage(address), address));
});

// News ----------------------------------------------------------------------------------------------------------------

/** @type {EventSource | null} */
let news = null;
let received = 0; // the highest sequence number received

function listen() {
  news?.close();
  if ("step" in now) return; // in a lesson nobody else acts
  const query = new URLSearchParams({ after: now.sequence ?? "0" });
  if (Number(now.seat) >= 0) query.set("seat", /** @type {string} */ (now.seat)); // watchers have no seat
  const source = new EventSource(`${table}/events?${query}`);
  news = source;
  source.addEventListener("news", ({ data }) => {
    received = Math.max(received, Number(data));
    enqueue(catchUp);
  });
  source.addEventListener("presence", ({ data }) => {
    document.dispatchEvent(new CustomEvent("presence", { detail: data })); // for company.js
  });
  source.addEventListener("analysis", ({ data }) => showAnalysis(data));
  source.addEventListener("open", () => {
    if (lost.news) enqueue(reread); // events were missed meanwhile
    connection({ news: false });
  });
  source.addEventListener("error", () => {
    if (source !== news) return;
    connection({ news: true });
    // The browser reconnects by itself unless the response was an error, for example from a proxy during a restart.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => source === news && !left && listen(), RETRY_DELAY);
  });
}

/**
 * Show how far the analysis of a finished game is; fetch the page when it begins and when it ends.
 * @param {string} data such as 3/80, or "end"
 */
function showAnalysis(data) {
  const [done, total] = data.split("/").map(Number);
  const bar = document.getElementById("analysis-progress");
  const count = document.getElementById("analysis-count");
  if (!total || !bar?.hasAttribute("max") || !count) {
    enqueue(reread);
    return;
  }
  bar.setAttribute("value", String(done));
  count.textContent = (count.textContent ?? "").replace(/\d+/, String(done)); // the first number of the sentence
}

async function catchUp() {
  if (received <= Number(now.sequence)) return; // the response to an own choice has shown it already
  const answer = await fetchPage(location.href);
  const restoreFocus = keepFocus();
  await present(answer, location.href);
  restoreFocus(true);
}

// What has happened, played on the board ------------------------------------------------------------------------------

/** Whether nothing may be played, because the person types or looks at the past. */
function isBusy() {
  const typing = document.activeElement?.matches("input, select, textarea");
  return typing || new URL(location.href).searchParams.has("moment");
}

/**
 * Fetch what has happened after a moment; without a number, since one's own last turn, with the board of that time.
 * @param {number} [after]
 * @param {string} [step] of a lesson
 */
async function fetchMoments(after, step = now.step) {
  const query = new URLSearchParams();
  if (step !== undefined) query.set("step", step);
  if (after !== undefined) query.set("after", String(after));
  if (Number(now.seat) >= 0) query.set("seat", /** @type {string} */ (now.seat));
  const response = await fetch(`${table}/moments?${query}`, { credentials: "same-origin" });
  return response.ok ? response.json() : { start: null, moments: [] };
}

/** @param {string} board */
async function showBoard(board) {
  const html = `<main id="board" data-part tabindex="-1">${board}</main>`;
  await swap(new DOMParser().parseFromString(html, "text/html"), ["board"]);
}

/**
 * Show a new page: first play what has happened since the one on the screen.
 * @param {Answer} answer
 * @param {string | URL} address
 * @param {boolean} [sent] whether it is the response to a form
 */
async function present(answer, address, sent = false) {
  const { table: id, seat, moments, step } = answer.page.body.dataset;
  const [first, last] = [Number(now.moments), Number(moments)];
  const same = id === now.table && seat === now.seat;
  if (!same || first >= last || !pace() || isBusy()) {
    await show(answer, address, sent);
    return;
  }
  const told = await fetchMoments(first, step);
  await playMoments(
    told.moments.filter((moment) => moment.number <= last),
    (board) => (board === null ? show(answer, address, sent) : showBoard(board)),
  );
}

document.addEventListener("click", ({ target }) => {
  if (!(/** @type {Element} */ (target).closest("#what-happened")) || isPlaying()) return;
  enqueue(async () => {
    const told = await fetchMoments();
    if (told.start) await showBoard(told.start);
    await playMoments(told.moments, (board) => (board === null ? reread() : showBoard(board)));
  });
});

/** Events can be shown again only if anything is played at all. */
function showReplayButton() {
  const button = document.getElementById("what-happened");
  if (button) button.hidden = !pace();
}

let announced = Number(now.moments); // the last moment that was announced

/**
 * Announce the events up to a moment, and finally the question, for screen readers.
 * @param {Document} page
 * @param {number} moment
 */
function announce(page, moment) {
  const lines = [...page.querySelectorAll("#log-lines a.log-moment")].filter((line) => {
    const number = Number(new URL(line.getAttribute("href") ?? "", location.href).searchParams.get("moment"));
    return announced < number && number <= moment;
  });
  const asked = moment === Number(now.moments) ? page.querySelector(".prompt, .waiting, .over") : null;
  const voice = document.getElementById("announce");
  if (voice) voice.textContent = [...lines, asked].map((line) => line?.textContent?.trim() ?? "").join(" ");
  announced = moment;
}

// Previews of choices -------------------------------------------------------------------------------------------------

/** @type {Element[]} */
let marked = [];

function unmark() {
  for (const element of marked) element.classList.remove("marked");
  marked = [];
  const preview = document.getElementById("preview");
  if (preview) preview.textContent = "";
}

/** @param {Element} offer */
function mark(offer) {
  unmark();
  const { says = "", marks = "" } = /** @type {HTMLElement} */ (offer).dataset;
  const preview = document.getElementById("preview");
  if (preview) preview.textContent = says;
  marked = marks.split(" ").flatMap((id) => document.getElementById(id) ?? []);
  for (const element of marked) element.classList.add("marked");
}

/** Show on the board what the hint recommends. */
function markAdvised() {
  for (const piece of document.querySelectorAll(".hinted")) piece.classList.remove("hinted");
  const advised = /** @type {HTMLElement | null} */ (document.querySelector(".is-advised"));
  for (const id of advised?.dataset.marks?.split(" ") ?? []) document.getElementById(id)?.classList.add("hinted");
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  const offer = /** @type {Element} */ (target).closest("[data-says]");
  // A touch is a choice already, so nothing may move under the finger.
  if (offer && pointerType !== "touch") mark(offer);
});
document.addEventListener("pointerout", ({ target }) => {
  if (!(/** @type {Element} */ (target).closest("[data-says]"))) return;
  const focused = document.activeElement;
  if (focused?.matches("[data-says]:focus-visible")) mark(focused);
  else unmark();
});
document.addEventListener("focusin", ({ target }) => {
  const offer = /** @type {Element} */ (target);
  if (offer.matches("[data-says]:focus-visible")) mark(offer);
});
document.addEventListener("focusout", ({ target }) => {
  if (/** @type {Element} */ (target).matches("[data-says]")) unmark();
});

// Keys ----------------------------------------------------------------------------------------------------------------

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

document.addEventListener("keydown", (event) => {
  // A key that is held down would choose the first offer again and again.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  if (!isForPage(event) || event.defaultPrevented) return;
  if (event.key in DIRECTIONS) {
    if (!event.shiftKey && moveFocus(...DIRECTIONS[event.key])) event.preventDefault();
    return;
  }
  if (event.repeat) return;
  const target = keyTarget(event.key);
  if (!target) return;
  event.preventDefault();
  target.click();
});

/**
 * Return the element that a key clicks.
 * @param {string} key
 * @returns {HTMLElement | null | undefined}
 */
function keyTarget(key) {
  const open = [...document.querySelectorAll(".drawer:target, .drawer:has(:target), .sheet:target")].find(
    (drawer) => getComputedStyle(drawer).position === "fixed", // on wide screens drawers are beside the board
  );
  const close = /** @type {HTMLElement | null | undefined} */ (open?.querySelector(".drawer-close"));
  if (key === "Escape") return close ?? keyed(key);
  if (/^[1-9]$/.test(key)) {
    return /** @type {HTMLElement} */ (document.querySelectorAll("#choices .offer:enabled")[Number(key) - 1]);
  }
  const tool = key.length === 1 ? keyed(key) : null;
  return tool && open && tool.getAttribute("href") === `#${open.id}` ? close : tool; // the same key closes the drawer
}

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * Focus the nearest place of the board in a direction on the screen, or the first place if none has the focus.
 * @param {number} down
 * @param {number} right
 * @returns {boolean} whether the key was used
 */
function moveFocus(down, right) {
  const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board [data-row][data-column]")]).filter(
    (place) => place.matches("a, :enabled, [tabindex]") && place.getClientRects().length,
  );
  const from = document.activeElement;
  if (from === document.body || from?.id === "board") {
    places[0]?.focus();
    return places.length > 0;
  }
  const here = places.find((place) => place === from);
  if (!here) return false;
  const [x, y] = middle(here);
  /** @type {[number, HTMLElement | null]} */
  let [least, nearest] = [Infinity, null];
  for (const place of places) {
    const [across, below] = [middle(place)[0] - x, middle(place)[1] - y];
    const along = across * right + below * down;
    const aside = Math.abs(across * down) + Math.abs(below * right);
    const far = along + 2 * aside; // prefer straight ahead to diagonal
    if (aside <= 2 * along && place !== here && far < least) [least, nearest] = [far, place];
  }
  nearest?.focus();
  return true; // at the edge, too: arrow keys on the board must not scroll the page
}

// Notifications -------------------------------------------------------------------------------------------------------

/** Show the button that asks for permission; it also has the texts of the notification. */
function showNotifyButton() {
  const button = document.getElementById("notify");
  if (button) button.hidden = !("Notification" in window) || Notification.permission !== "default";
}

function notifyTurn() {
  const button = document.getElementById("notify");
  if (!button || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(button.dataset.title ?? document.title, { body: button.dataset.text, tag: table });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // Mobile browsers have Notification but cannot construct one; the title of the page shows the turn anyway.
  }
}

document.addEventListener("click", async ({ target }) => {
  if (!(/** @type {Element} */ (target).closest("#notify"))) return;
  await Notification.requestPermission();
  showNotifyButton();
});

// A page in the back-forward cache receives no events.
addEventListener("pagehide", () => news?.close());
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  listen();
  enqueue(reread);
});

showNotifyButton();
showReplayButton();
markAdvised();
listen();
