"""Installing the pages as a program: the manifest, the service worker, and its page while the server is away."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response
from fastapi.responses import FileResponse, JSONResponse

from shiai.i18n.catalogue import FALLBACK, languages
from shiai.registry import games
from shiai.web.kit.assets import static_folders, versioned_prefix
from shiai.web.kit.context import Context
from shiai.web.kit.rendering import PAPER, words_in

router = APIRouter(tags=["installing"])

HOUR: Final = "public, max-age=3600"
ICONS: Final = {"any": "icon", "maskable": "icon-maskable"}
SIZES: Final = (192, 512)


@router.get("/manifest.webmanifest")
def manifest(language: Annotated[str, Query(max_length=10)] = FALLBACK) -> Response:
    """Return the manifest in a language; browsers ask for it without cookies, so the address names the language."""
    words = words_in(language if language in languages() else FALLBACK, None)
    content = {
        "id": "/",
        "name": f"Shiai: {words.say('page-home-title')}",
        "short_name": "Shiai",
        "description": words.say("page-home-intro"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER["light"],
        "theme_color": PAPER["light"],
        "categories": ["games"],
        "icons": [
            {
                "src": f"{versioned_prefix()}{name}-{size}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for purpose, name in ICONS.items()
            for size in SIZES
        ],
        "shortcuts": [shortcut(game, words.language) for game in games()],
    }
    return JSONResponse(content, media_type="application/manifest+json", headers={"cache-control": HOUR})


def shortcut(game: str, language: str) -> dict[str, Any]:
    """Return a shortcut to the set-up of a game."""
    return {"name": words_in(language, game).say("game-title"), "url": f"/new/{game}"}


@router.get("/service-worker.js")
def service_worker() -> Response:
    """Return the service worker; at this address it may answer for all pages."""
    file = static_folders()["/static"] / "service-worker.js"
    return FileResponse(file, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/offline")
def offline(context: Context) -> Response:
    """Return the page that the service worker shows while the server is away. It must say nothing about the person."""
    words = words_in(context.visitor.language, None)
    return context.page("offline.html", words.say("page-offline"))
