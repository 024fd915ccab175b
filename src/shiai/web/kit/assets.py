"""Static files: where they lie, and their addresses on pages.

Templates and drawings write `/static/style.css`. Pages are sent with `/static/v-VERSION/style.css`, where VERSION is a
hash over all files, so browsers may keep what they fetched from there for ever. Relative addresses in stylesheets and
scripts keep the version by themselves.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from shiai.registry import games


@cache
def static_folders() -> dict[str, Path]:
    """Return the folders of all static files by their addresses, the most special first."""
    of_games = {
        f"/static/{game.id}": Path(str(files(game.face.assets))) / "static"
        for game in games().values()
        if game.face.assets
    }
    of_games = {address: folder for address, folder in of_games.items() if folder.is_dir()}
    return of_games | {"/static": Path(str(files("shiai.web"))) / "static"}


@cache
def static_version() -> str:
    """Return the hash over all static files; they do not change while the program runs."""
    found = sha256()
    for address, folder in static_folders().items():
        for file in sorted(folder.iterdir()):
            found.update(f"{address}/{file.name} {file.stat().st_size}\n".encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:12]


@cache
def versioned_prefix() -> str:
    """Return what the addresses of static files begin with on pages."""
    return f"/static/v-{static_version()}/"


def preview_picture(game: str | None) -> str:
    """Return the address of the picture that other programs show with a link to a game, or of our own."""
    own = game is not None and (static_folders().get(f"/static/{game}", Path()) / "preview.png").is_file()
    return f"{versioned_prefix()}{game}/preview.png" if own else f"{versioned_prefix()}preview.png"


def versioned(html: str) -> str:
    """Return HTML with the versioned addresses of static files.

    Only whole attributes change: what people write has no plain quotation marks here, because templates escape them.
    """
    return html.replace('="/static/', f'="{versioned_prefix()}')
