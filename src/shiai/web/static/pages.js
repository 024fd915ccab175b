// All pages except the table: slider and keys of the replay, validation of the set-up form, buttons that copy links.
// Each part does nothing on pages without its elements.

import "./explain.js";
import { fetchPage, isForPage, keyed, swap, swapLink } from "./swap.js";

const SLIDER_DELAY = 80; // milliseconds without input before the slider fetches its moment
const COPIED_DELAY = 2000; // milliseconds for which a button says "copied"

// Replay --------------------------------------------------------------------------------------------------------------

/** @type {AbortController | null} */
let asking = null;
let sliderTimer = 0;

/**
 * @param {Document} page
 * @returns {HTMLInputElement | null}
 */
function slider(page) {
  return page.querySelector("input[data-slider]");
}

/**
 * Show another moment; a later call cancels an earlier one.
 * @param {URL} address
 */
async function showMoment(address) {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  try {
    const { page } = await fetchPage(address, { signal: mine.signal });
    if (asking !== mine) return;
    const number = slider(page)?.defaultValue;
    await swap(page);
    history.replaceState(null, "", address);
    addCopyButtons();
    // Some browsers keep the focus on the slider when a link is clicked; then swap has kept it, so set its value.
    const kept = slider(document);
    if (kept && number !== undefined && !sliderTimer) kept.value = number;
  } catch {
    if (asking === mine) location.assign(address); // let the browser show why the page cannot be loaded
  } finally {
    if (asking === mine) asking = null;
  }
}

document.addEventListener("click", (event) => {
  const link = swapLink(event);
  if (!link) return;
  event.preventDefault();
  showMoment(new URL(link.href));
});

document.addEventListener("keydown", (event) => {
  const link = isForPage(event) && !event.shiftKey ? keyed(event.key) : null;
  if (!link) return;
  event.preventDefault();
  // The link belongs to the moment on screen: while another is loading, a held key would request the same one again.
  if (!asking) link.click();
});

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.matches("[data-slider]"))) return;
  clearTimeout(sliderTimer);
  sliderTimer = setTimeout(() => {
    sliderTimer = 0;
    const address = new URL(location.href);
    address.searchParams.set(target.name, target.value);
    showMoment(address);
  }, SLIDER_DELAY);
});

/** An explanation takes time: show a message meanwhile. */
document.addEventListener("submit", ({ submitter }) => {
  const status = submitter?.closest("form")?.querySelector("[role=status]");
  if (status && submitter?.dataset.wait) status.textContent = submitter.dataset.wait;
});

// Set-up --------------------------------------------------------------------------------------------------------------

/** @type {AbortController | null} */
let checking = null;

/**
 * Validate the settings: update seats and pictures, show the settings that apply, and say whether they are possible.
 * @param {HTMLFormElement} form
 */
async function check(form) {
  checking?.abort();
  checking = new AbortController();
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  body.set("check", "yes");
  try {
    const { page } = await fetchPage(form.action, { method: "POST", body, signal: checking.signal });
    await swap(page, [...form.querySelectorAll("[data-part]")].map((part) => part.id));
    for (const setting of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll(".setup-option"))) {
      setting.hidden = page.getElementById(setting.id)?.hidden ?? false;
    }
  } catch {
    // The server checks the form again when it is sent.
  }
}

document.addEventListener("change", ({ target }) => {
  const control = /** @type {HTMLInputElement} */ (target);
  const form = control.form;
  if (form?.matches("[data-check]") && /^(option|saved|seat)-/.test(control.name)) check(form);
});

// Links to copy -------------------------------------------------------------------------------------------------------

/** @param {HTMLInputElement} input */
async function copy(input) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(input.value);
  } else {
    input.select(); // without HTTPS there is no clipboard API
    document.execCommand("copy");
  }
}

/** Inputs that have a button already; swapped parts contain new inputs. */
const withButton = new WeakSet();

/** @param {HTMLInputElement} input */
function addCopyButton(input) {
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
    setTimeout(() => (button.textContent = copyWord), COPIED_DELAY);
  });
  const label = input.closest("label") ?? input; // inside the label they would become part of the accessible name
  label.after(button);
  if (input.dataset.shareWord && "share" in navigator) button.after(shareButton(input));
}

/**
 * A button that hands a link to another program of the device.
 * @param {HTMLInputElement} input
 */
function shareButton(input) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button share";
  button.textContent = input.dataset.shareWord ?? "";
  button.addEventListener("click", () => {
    navigator.share({ text: input.dataset.shareText, url: input.value }).catch(() => {}); // the person has thought better of it
  });
  return button;
}

function addCopyButtons() {
  for (const input of document.querySelectorAll("input[data-copy]")) {
    if (!withButton.has(input)) addCopyButton(/** @type {HTMLInputElement} */ (input));
  }
}

addCopyButtons();
