"""Copies the rulebooks for players to docs/rulebooks: `.venv/bin/python -m tools.rulebooks`; `--text`: no pictures.

The texts are those of the guides (`shiai.guides`), so a test compares them; pictures are drawn in English by a browser.
"""

import re
import sys
from pathlib import Path
from typing import Final

from shiai.guides import Block, guide, has_guide, legend_of_symbols, pictures
from shiai.i18n.catalogue import Catalogue, languages
from shiai.registry import games
from shiai.rulebooks import book_of

FOLDER: Final = Path(__file__).parent.parent / "docs" / "rulebooks"
SYMBOL: Final = re.compile(r"!\[([^]]*)\]\(symbol:[^)]*\)( \*\*\1\*\*)?")
RULEBOOK: Final = re.compile(r"\]\(/rulebook/(\w+)[^)]*\)")
PAGE: Final = re.compile(r"\[([^]]*)\]\(/[^)]*\)")
WIDTH: Final = 1200


def guided_games() -> list[str]:
    """The games that have a guide."""
    return [game for game in games() if has_guide(game)]


def document(game: str, language: str) -> str:
    """A rulebook as a Markdown document."""
    words = Catalogue(language, game)
    others = [
        f"[{words.say(f'page-language-{other}')}]({game}.{other}.md)" for other in languages() if other != language
    ]
    lines = [f"# {words.say('page-guide-title', game=words.say('game-title'))}", " · ".join(others)]
    lines += [written(game, block, language) for block in guide(game, language)]
    legend = [f"- **{title}**: {says}" for _, title, says in legend_of_symbols(game, language)]
    return "\n\n".join([*lines, f"## {words.say('page-guide-legend')}", "\n".join(legend)]) + "\n"


def written(game: str, block: Block, language: str) -> str:
    """A block as Markdown; symbols are named, and the exact clauses stand below it."""
    if block.kind == "heading":
        return f"{'#' * block.level} {block.text}"
    if block.kind == "picture":
        return f"![{block.text}](pictures/{game}_{block.picture}.png)"
    text = SYMBOL.sub(lambda found: found[2].strip() if found[2] else f"*{found[1]}*", block.text)
    text = PAGE.sub(r"\1", RULEBOOK.sub(rf"](\1.{language}.md)", text))
    exact = f"<sub>[{', '.join(block.clauses)}](../rules/{book_of(game)}.md)</sub>"
    return f"{text}\n\n{exact}" if block.clauses else text


def write_texts() -> None:
    """Write all documents."""
    FOLDER.mkdir(exist_ok=True)
    for game in guided_games():
        for language in languages():
            (FOLDER / f"{game}.{language}.md").write_text(document(game, language), "utf-8")


def draw_pictures() -> None:
    """Let a browser draw the pictures of all guides."""
    from tools.darkroom import browsing, few_colours, serving

    folder = FOLDER / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, browsing() as browser:
        palette = browser.new_page()
        page = browser.new_page(viewport={"width": WIDTH, "height": 900}, locale="en", reduced_motion="reduce")
        for game in guided_games():
            page.goto(f"{address}/rulebook/{game}")
            drawn = [block.picture for block in guide(game, "en") if block.kind == "picture"]
            assert set(drawn) == set(pictures(game))
            for place, name in enumerate(drawn):
                png = page.locator(".guide-board").nth(place).screenshot()
                (folder / f"{game}_{name}.png").write_bytes(few_colours(palette, png))


if __name__ == "__main__":
    write_texts()
    if "--text" not in sys.argv:
        draw_pictures()
