// Pages beside the table: the replay with its slider and keys, the set-up form that checks itself, links to copy.
// Each of these does nothing where its elements are missing, so every page but the table can load this file.

import { fetchPage, isForPage, keyed, swap, swapLink } from "./swap.js";

const PAUSE = 80; // milliseconds of rest before the slider asks for its moment
const THANKS = 2000; // milliseconds for which a button says that it has copied

// Replay --------------------------------------------------------------------------------------------------------------

/** @type {AbortController | null} */
let asking = null;
let resting = 0;

/**
 * @param {Document} page
 * @returns {HTMLInputElement | null}
 */
function slider(page) {
  return page.querySelector("input[data-slider]");
}

/**
 * Show another moment in place of this one; the last wish wins.
 * @param {URL} address
 */
async function turnTo(address) {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  try {
    const { page } = await fetchPage(address, { signal: mine.signal });
    if (asking !== mine) return;
    const number = slider(page)?.defaultValue;
    await swap(page);
    history.replaceState(null, "", address);
    offerCopies();
    // Some browsers leave the focus on the slider when a link is clicked; then it was kept, and must follow.
    const kept = slider(document);
    if (kept && number !== undefined && !resting) kept.value = number;
  } catch {
    if (asking === mine) location.assign(address); // the browser explains best why a page cannot be had
  } finally {
    if (asking === mine) asking = null;
  }
}

document.addEventListener("click", (event) => {
  const link = swapLink(event);
  if (!link) return;
  event.preventDefault();
  turnTo(new URL(link.href));
});

document.addEventListener("keydown", (event) => {
  const link = isForPage(event) && !event.shiftKey ? keyed(event.key) : null;
  if (!link) return;
  event.preventDefault();
  // The link belongs to the moment on the screen: while another is on its way, a held key would ask for the same again.
  if (!asking) link.click();
});

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.matches("[data-slider]"))) return;
  clearTimeout(resting);
  resting = setTimeout(() => {
    resting = 0;
    const address = new URL(location.href);
    address.searchParams.set(target.name, target.value);
    turnTo(address);
  }, PAUSE);
});

/** A bot that is asked why needs a while: say so meanwhile. */
document.addEventListener("submit", ({ submitter }) => {
  const status = submitter?.closest("form")?.querySelector("[role=status]");
  if (status && submitter?.dataset.wait) status.textContent = submitter.dataset.wait;
});

// Set-up --------------------------------------------------------------------------------------------------------------

/** @type {AbortController | null} */
let checking = null;

/**
 * Ask what these settings would be: how many seats they have, and whether they are possible at all.
 * @param {HTMLFormElement} form
 */
async function check(form) {
  checking?.abort();
  checking = new AbortController();
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  body.set("check", "yes");
  try {
    const { page } = await fetchPage(form.action, { method: "POST", body, signal: checking.signal });
    await swap(page, ["setup-seats", "setup-problem"]);
  } catch {
    // Nothing is lost: the form is checked again when it is sent.
  }
}

document.addEventListener("change", ({ target }) => {
  const control = /** @type {HTMLInputElement} */ (target);
  const form = control.form;
  if (form?.matches("[data-check]") && /^(option|seat)-/.test(control.name)) check(form);
});

// Links to copy -------------------------------------------------------------------------------------------------------

/** @param {HTMLInputElement} input */
async function copy(input) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(input.value);
  } else {
    input.select(); // on a home network without https there is no clipboard, only this old way
    document.execCommand("copy");
  }
}

/** Inputs that have their button already; a part that was swapped brings new ones. */
const withButton = new WeakSet();

/** @param {HTMLInputElement} input */
function offerCopy(input) {
  withButton.add(input);
  input.addEventListener("focus", () => input.select());
  const { copyWord, copiedWord } = input.dataset;
  if (!copyWord) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button copy";
  button.textContent = copyWord;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    await copy(input);
    button.textContent = copiedWord ?? copyWord;
    setTimeout(() => (button.textContent = copyWord), THANKS);
  });
  (input.closest("label") ?? input).after(button); // inside the label its word would become part of the name
}

function offerCopies() {
  for (const input of document.querySelectorAll("input[data-copy]")) {
    if (!withButton.has(input)) offerCopy(/** @type {HTMLInputElement} */ (input));
  }
}

offerCopies();
