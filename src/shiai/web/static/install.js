// Registers the service worker. Its address says which files and which page for a server that is away it keeps, so that it
// is installed anew when the files, the language or the theme change.

const { lang, dataset } = document.documentElement;
const query = new URLSearchParams({
  static: new URL(".", import.meta.url).pathname,
  look: `${lang} ${dataset.theme ?? "system"}`,
});
// Browsers refuse it without HTTPS and in some private windows; the pages need no service worker.
navigator.serviceWorker?.register(`/service-worker.js?${query}`).catch(() => {});
