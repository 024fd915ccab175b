// The service worker: keeps static files, and shows a page of ours while the server is away. Nothing else is ever stored:
// neither tables nor pages of a person. install.js registers it.

const { searchParams } = new URL(location.href);
const STATIC = searchParams.get("static") ?? ""; // where the files of this version are
const OFFLINE = "/offline";
const FILES_OF_OFFLINE = ["style.css", "symbols.svg", "favicon.svg", "offline.js", "install.js"];
const AWAY = [502, 503, 504]; // what a proxy answers for a server that is away

const files = `files ${STATIC}`;
const page = `page ${location.search}`;

addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([
      caches.open(page).then((cache) => cache.add(new Request(OFFLINE, { cache: "no-store" }))),
      caches.open(files).then((cache) => cache.addAll(FILES_OF_OFFLINE.map((name) => STATIC + name))),
    ]).then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== files && name !== page).map((name) => caches.delete(name))))
      .then(() => registration.navigationPreload?.enable())
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (STATIC && pathname.startsWith(STATIC)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(navigation(request, event.preloadResponse));
});

/**
 * A static file: kept since the first time it was needed, because the files of a version never change.
 * @param {Request} request
 */
async function file(request) {
  const cache = await caches.open(files);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * A page from the server, or ours if there is none.
 * @param {Request} request
 * @param {Promise<Response | undefined>} preload what the browser has asked for while this script was starting
 */
async function navigation(request, preload) {
  try {
    const answer = (await preload) ?? (await fetch(request));
    if (!AWAY.includes(answer.status)) return answer;
  } catch {
    // There is no server.
  }
  return (await caches.match(OFFLINE, { ignoreVary: true })) ?? Response.error();
}
