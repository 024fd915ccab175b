// The page for a server that is away: looks again by itself.

const PAUSE = 5000; // milliseconds

function again() {
  if (location.pathname === "/offline") location.replace("/"); // somebody has opened it while the server is there
  else location.reload();
}

async function look() {
  try {
    const { ok } = await fetch("/manifest.webmanifest", { cache: "no-store" });
    if (ok) again();
  } catch {
    // It is still away.
  }
}

document.querySelector("button")?.addEventListener("click", again);
addEventListener("online", look);
setInterval(look, PAUSE);
