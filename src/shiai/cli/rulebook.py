"""`shiai rulebook`: the rulebook of a game for players, in the terminal or as a PDF."""

import re
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final
from urllib.request import urlopen

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import shiai
from shiai.core.errors import ShiaiError
from shiai.guides import SUMMARY, Block, guide, has_guide
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.registry import games

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
SYMBOL: Final = re.compile(r"!\[([^]]*)\]\(symbol:[^)]*\)")
WIDTH: Final = 88  # columns of text


class NoRulebook(ShiaiError):
    """The game has no rulebook for players, or it cannot be printed here."""


def rulebook(
    game: Annotated[str, typer.Argument(help="A game, such as seven-ronin.")],
    language: Annotated[str, typer.Option(help="en, pl, it or de; by default that of your system.")] = "",
    pdf: Annotated[Path | None, typer.Option(help="Write a PDF with pictures (needs chromium).")] = None,
    summary: Annotated[bool, typer.Option("--summary", help="Only a turn in short, and the symbols.")] = False,
) -> None:
    """Read the rulebook of a game."""
    found = shiai.game(game)
    if not has_guide(found.id):
        written = ", ".join([id for id in games() if has_guide(id)])
        raise NoRulebook(f"{found.id} has no rulebook for players; there is one of: {written}")
    words = Catalogue(language or default_language(), found.id)
    console = Console(highlight=False)
    if pdf is None:
        for block in guide(found.id, words.language):
            if not summary or block.section == SUMMARY:
                console.print(shown(block), width=min(WIDTH, console.width))
                console.print()
        return
    print_pdf(found.id, words.language, pdf, f"/{SUMMARY}" if summary else "")
    console.print(f"{pdf}")


def shown(block: Block) -> Markdown | Text:
    """A block as the terminal shows it: symbols by name, pictures by their caption."""
    text = SYMBOL.sub(r"\1", block.text)
    if block.kind == "picture":
        return Text(f"[ {text} ]", style="italic dim")
    return Markdown(f"{'#' * block.level} {text}" if block.kind == "heading" else text)


def print_pdf(game: str, language: str, file: Path, part: str) -> None:
    """Let a browser print the page of the rulebook, or of a part."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise NoRulebook(f"a PDF needs a browser, one of {', '.join(BROWSERS)}; on Debian: apt install chromium")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        urlopen(f"{address}/rulebook/{game}{part}").close()  # a browser would print an error, too
        command = [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-pdf-header-footer",
            f"--accept-lang={language}",
            f"--user-data-dir={folder}/browser",
            f"--print-to-pdf={file.absolute()}",
            f"{address}/rulebook/{game}{part}",
        ]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode or not file.is_file():
        raise NoRulebook(f"{browser} could not write {file}: {done.stderr.strip()[-300:]}")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of the pages for as long as they are printed; yields its address."""
    import uvicorn

    from shiai.table.store import Store
    from shiai.web.app import create_app

    app = create_app(Store(f"sqlite:///{folder}/pages.db"), ThreadPoolExecutor(1))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
