// The others at the table: who is there, talk that was not read yet, and the way to the next game.

const words = document.getElementById("talk")?.dataset ?? {};

// Who is there --------------------------------------------------------------------------------------------------------

/** @type {string | null} */
let present = null; // the seats of those who are there, such as "0 2"; null where that is not shown

function showPresence() {
  if (present === null) return;
  const seats = present.split(" ");
  document.querySelectorAll("#top .seat").forEach((/** @type {HTMLElement} */ seat, number) => {
    if (seat.dataset.kind !== "me" && seat.dataset.kind !== "person") return;
    const here = seats.includes(String(number));
    if (seat.dataset.here === String(here)) return;
    seat.dataset.here = String(here);
    seat.querySelector(".seat-here")?.remove();
    const sign = document.createElement("span");
    sign.className = "seat-here";
    sign.title = (here ? words.here : words.away) ?? "";
    const text = document.createElement("span");
    text.className = "unseen";
    text.textContent = sign.title;
    sign.append(text);
    seat.firstElementChild?.after(sign);
  });
}

document.addEventListener("presence", (event) => {
  present = /** @type {CustomEvent<string>} */ (event).detail;
  showPresence();
});

// Talk ----------------------------------------------------------------------------------------------------------------

let unread = 0;
let known = lines().length;
let last = lines().at(-1)?.textContent;

function lines() {
  return [...document.querySelectorAll("#chat-lines li:not(.quiet)")];
}

/** Whether the lines are in sight: in an open fold of an open drawer, or beside the board. */
function isReading() {
  return !document.hidden && document.getElementById("chat-lines")?.checkVisibility() === true;
}

function showUnread() {
  for (const place of document.querySelectorAll(".chat summary, #top .to-drawer[href='#log']")) {
    let badge = place.querySelector(".unread");
    if (!unread) {
      badge?.remove();
      continue;
    }
    if (!badge) {
      badge = document.createElement("span");
      badge.className = "unread";
      place.append(badge);
    }
    if (badge.textContent === String(unread)) continue;
    badge.textContent = String(unread);
    badge.setAttribute("role", "img");
    badge.setAttribute("aria-label", `${words.unread}: ${unread}`);
  }
  const title = document.title.replace(/^\(\d+\) /, "");
  const wanted = unread ? `(${unread}) ${title}` : title;
  if (document.title !== wanted) document.title = wanted;
}

/** @param {Element} line */
function isOwn(line) {
  return line.hasAttribute("data-own");
}

function hear() {
  const said = lines();
  const text = said.at(-1)?.textContent;
  if (said.length !== known || text !== last) {
    const fresh = said.length > known ? said.slice(known) : said.slice(-1); // the list has a greatest length
    known = said.length;
    last = text;
    const others = fresh.filter((line) => !isOwn(line));
    const voice = document.getElementById("talk");
    if (voice && others.length) {
      voice.textContent = others.map((line) => `${words.from} ${line.textContent?.trim()}`).join(" ");
    }
    unread += others.length;
  }
  if (unread && isReading()) unread = 0;
  showUnread();
}

document.querySelector(".chat")?.addEventListener("toggle", hear);
for (const kind of ["visibilitychange", "hashchange"]) addEventListener(kind, () => requestAnimationFrame(hear));

// The next game -------------------------------------------------------------------------------------------------------

let waited = document.querySelector("[data-go]") === null; // whoever opens an old table stays there

function goOn() {
  const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector("[data-go]"));
  if (!link || !waited) return;
  waited = false;
  location.assign(link.href);
}

// The parts of the page are replaced as a whole, and the title with them: look at everything after every change.
const observer = new MutationObserver(() => {
  showPresence();
  hear();
  goOn();
});
for (const root of [document.head, document.body]) observer.observe(root, { childList: true, subtree: true });
