// The table: choices without a new page, news as they happen, what a choice would do, keys, a call when it is my turn.
// The server draws every page; here is only decided when to fetch one and which parts of it to show.

import { fetchPage, isForPage, keepFocus, keyed, still, swap, swapLink } from "./swap.js";

/** @typedef {import("./swap.js").Answer} Answer */

const STEP = 450; // milliseconds for each moment that is walked through
const LONGEST_WALK = 8; // moments
const QUICK = 1000; // milliseconds until the only choice is made by itself, where the page says that it may be
const AGAIN = 3000; // milliseconds until a page that could not be had is asked for again

const now = document.body.dataset; // the script copies these from every new page of now
const table = `/table/${now.table}`;
const OURS = new RegExp(`^${table}/(choices|takeback|undo|hint|chat)$`);

// One thing after the other -------------------------------------------------------------------------------------------

let queue = Promise.resolve();
let left = false; // this page is about to be another one: nothing more is fetched or shown

/**
 * Two pages must not be shown at once, and an older one not after a newer one.
 * @param {() => Promise<void>} task
 */
function inTurn(task) {
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
 * Nothing is sent again by itself: a choice may have arrived although its answer did not. Reading harms nobody.
 * @param {unknown} error
 */
function unreachable(error) {
  console.warn(error);
  connection({ page: true });
  clearTimeout(retry);
  retry = setTimeout(() => inTurn(reread), AGAIN);
}

// Showing pages -------------------------------------------------------------------------------------------------------

/**
 * Show a page of now. Another kind of page (the curtain, an error) takes the place of this one.
 * @param {Answer} answer
 * @param {string | URL} address what the address line says from now on
 */
async function show({ page, url, redirected }, address, sent = false) {
  connection({ page: false });
  if (page.body.dataset.table !== now.table) {
    left = true;
    news?.close();
    if (sent && !redirected) {
      document.title = page.title; // such a page cannot be fetched again: it is the answer to what was sent
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
  line.hash = location.hash; // it says which drawer is open
  history.replaceState(history.state, "", line);
  unmark();
  await swap(page);
  busy(sending); // the question may be a new one, while an answer is still under way
  if (openDrawer) keepOpen(openDrawer);
  if (now.seat !== seat) listen();
  tell(document, Number(now.moments)); // the parts have moved here from the page that was fetched
  offerToCall();
  keepRoom();
  pressSoon();
  if (!wasMine && "yours" in now && document.hidden) call();
  const { activeElement } = document;
  if (activeElement?.matches("[data-says]:focus-visible")) mark(activeElement);
}

/**
 * A drawer is open as long as something in it is the target of the address; that clause may just have been replaced.
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
 * The answer replaces this.
 * @param {string} words
 */
function sayThatItTakesTime(words) {
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
  if (event.defaultPrevented || native || !ours || form.method !== "post") return;
  event.preventDefault();
  if (sending || left) return;
  busy(true);
  if (submitter?.dataset.wait) sayThatItTakesTime(submitter.dataset.wait);
  // Read at once: a page that is shown before it is this form's turn may replace the form.
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
  inTurn(async () => {
    try {
      const answer = await fetchPage(address, { method: "POST", body });
      if (answer.ok) form.reset();
      const here = new URL(location.href);
      here.searchParams.delete("pick"); // as after a redirect: what was picked is played or refused
      await show(answer, answer.redirected ? answer.url : here, true);
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
  inTurn(async () => show(await fetchPage(address), address));
});

let pressing = 0;

/** Press the only choice after a while. It stays for who wants stillness or is busy with something else here. */
function pressSoon() {
  clearTimeout(pressing);
  const only = /** @type {HTMLButtonElement | null} */ (document.querySelector("#choices [data-quick]"));
  if (!only) return;
  pressing = setTimeout(() => {
    if (only.isConnected && !occupied()) only.click();
  }, QUICK);
}

// News ----------------------------------------------------------------------------------------------------------------

/** @type {EventSource | null} */
let news = null;
let heard = 0; // the highest number that was announced

function listen() {
  news?.close();
  const query = new URLSearchParams({ after: now.sequence ?? "0" });
  if (Number(now.seat) >= 0) query.set("seat", /** @type {string} */ (now.seat)); // watchers have no seat
  const source = new EventSource(`${table}/events?${query}`);
  news = source;
  source.addEventListener("news", ({ data }) => {
    heard = Math.max(heard, Number(data));
    inTurn(catchUp);
  });
  source.addEventListener("open", () => {
    if (lost.news) inTurn(reread); // whatever was said meanwhile was not heard
    connection({ news: false });
  });
  source.addEventListener("error", () => {
    if (source !== news) return;
    connection({ news: true });
    // It tries again by itself, unless the answer was a refusal, such as that of a proxy while the server restarts.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => source === news && !left && listen(), AGAIN);
  });
}

async function catchUp() {
  if (heard <= Number(now.sequence)) return; // the answer to an own choice has shown it already
  const first = Number(now.moments) + 1;
  const answer = await fetchPage(location.href);
  const restoreFocus = keepFocus();
  if (answer.page.body.dataset.table === now.table && !occupied()) {
    await walk(answer.page, first, Number(answer.page.body.dataset.moments));
  }
  await show(answer, location.href);
  restoreFocus(true);
}

/** Who picks, types or looks at the past is not to be shown around. */
function occupied() {
  const { searchParams } = new URL(location.href);
  const typing = document.activeElement?.matches("input, select, textarea");
  return still.matches || document.hidden || typing || searchParams.has("pick") || searchParams.has("moment");
}

/** @type {(() => void) | null} */
let skip = null;

/**
 * Show the moments between what is on the screen and now, one after the other. What is asked stays that of now.
 * @param {Document} page the page of now, whose log tells what happened
 * @param {number} first
 * @param {number} end the moment of now, which is not shown here
 */
async function walk(page, first, end) {
  let skipped = false;
  const stop = new Promise((resolve) => {
    skip = () => {
      skipped = true;
      resolve(undefined);
    };
  });
  try {
    for (let moment = Math.max(first, end - LONGEST_WALK); moment < end && !skipped; moment += 1) {
      const address = new URL(location.pathname, location.href);
      address.searchParams.set("moment", String(moment));
      if (Number(now.seat) >= 0) address.searchParams.set("seat", /** @type {string} */ (now.seat));
      const past = await fetchPage(address);
      if (skipped || past.page.body.dataset.table !== now.table) return;
      await swap(past.page, ["board", "top"]);
      tell(page, moment);
      await Promise.race([stop, new Promise((resolve) => setTimeout(resolve, STEP))]);
    }
  } finally {
    skip = null;
  }
}

for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, () => skip?.(), { capture: true });

let told = Number(now.moments); // the last moment that was read out

/**
 * Say what happened up to a moment, and at the end what is asked, for those who listen to the page.
 * @param {Document} page
 * @param {number} moment
 */
function tell(page, moment) {
  const lines = [...page.querySelectorAll("#log-lines a.log-moment")].filter((line) => {
    const number = Number(new URL(line.getAttribute("href") ?? "", location.href).searchParams.get("moment"));
    return told < number && number <= moment;
  });
  const asked = moment === Number(now.moments) ? page.querySelector(".prompt, .waiting, .over") : null;
  const voice = document.getElementById("announce");
  if (voice) voice.textContent = [...lines, asked].map((line) => line?.textContent?.trim() ?? "").join(" ");
  told = moment;
}

// What a choice would do ----------------------------------------------------------------------------------------------

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

/**
 * Keep room for the longest of these sentences. Were it to grow under the pointer, the choices would slip away from it,
 * the sentence would go, the choices would come back, and so on. Where nothing hovers, the room is better used.
 */
function keepRoom() {
  const preview = document.getElementById("preview");
  if (!preview || !matchMedia("(hover: hover)").matches) return;
  const sentences = [...document.querySelectorAll("[data-says]")].map((offer) => offer.getAttribute("data-says") ?? "");
  const shown = preview.textContent;
  preview.style.removeProperty("min-height");
  preview.style.setProperty("display", "block"); // narrow pages hide it while it is empty
  preview.textContent = sentences.reduce((longest, each) => (each.length > longest.length ? each : longest), "");
  preview.style.setProperty("min-height", `${preview.getBoundingClientRect().height}px`);
  preview.textContent = shown;
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  const offer = /** @type {Element} */ (target).closest("[data-says]");
  // A finger does not hover: it has chosen already, and nothing may move under it.
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
addEventListener("resize", keepRoom);

// Keys ----------------------------------------------------------------------------------------------------------------

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

document.addEventListener("keydown", (event) => {
  // A key that is held down would choose again and again, each time whatever is offered first.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  if (!isForPage(event) || event.defaultPrevented) return;
  if (event.key in WAYS) {
    if (!event.shiftKey && moveFocus(...WAYS[event.key])) event.preventDefault();
    return;
  }
  if (event.repeat) return;
  const target = keyTarget(event.key);
  if (!target) return;
  event.preventDefault();
  target.click();
});

/**
 * What a key clicks.
 * @param {string} key
 * @returns {HTMLElement | null | undefined}
 */
function keyTarget(key) {
  const open = [...document.querySelectorAll(".drawer:target, .drawer:has(:target), .sheet:target")].find(
    (drawer) => getComputedStyle(drawer).position === "fixed", // where there is room they stand beside the board
  );
  const close = /** @type {HTMLElement | null | undefined} */ (open?.querySelector(".drawer-close"));
  if (key === "Escape") return close ?? keyed(key);
  if (/^[1-9]$/.test(key)) {
    return /** @type {HTMLElement} */ (document.querySelectorAll("#choices button:enabled")[Number(key) - 1]);
  }
  const tool = key.length === 1 ? keyed(key) : null;
  return tool && open && tool.getAttribute("href") === `#${open.id}` ? close : tool; // the same key closes again
}

/** @param {Element} element */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * Go to the nearest place of the board in a direction, as it is on this screen; from nowhere to the first one.
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
    const far = along + 2 * aside; // straight on before aslant
    if (aside <= 2 * along && place !== here && far < least) [least, nearest] = [far, place];
  }
  nearest?.focus();
  return true; // at the edge too: the page must not scroll away under who walks on the board
}

// My turn -------------------------------------------------------------------------------------------------------------

/** Words and the wish to be called come from the button that asks whether we may. */
function offerToCall() {
  const button = document.getElementById("notify");
  if (button) button.hidden = !("Notification" in window) || Notification.permission !== "default";
}

function call() {
  const button = document.getElementById("notify");
  if (!button || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(button.dataset.title ?? document.title, { body: button.dataset.text, tag: table });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // Browsers on phones know the word but not the thing; the title of the page says it anyway.
  }
}

document.addEventListener("click", async ({ target }) => {
  if (!(/** @type {Element} */ (target).closest("#notify"))) return;
  await Notification.requestPermission();
  offerToCall();
});

// A page that the browser kept while another was looked at hears nothing meanwhile.
addEventListener("pagehide", () => news?.close());
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  listen();
  inTurn(reread);
});

offerToCall();
keepRoom();
pressSoon();
listen();
