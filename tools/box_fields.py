"""Writes what a box of each game can change, with its example, into docs/your-own-box.md:

    .venv/bin/python tools/box_fields.py

Run it when the components of a game or a file of examples/boxes change. A test compares the page with it.
"""

from pathlib import Path
from typing import Final

import shiai
from shiai.cli.component_words import changeable, takes
from shiai.core.box import Components
from shiai.core.components import Part
from shiai.i18n.catalogue import Catalogue

PROJECT: Final = Path(__file__).parent.parent
PAGE: Final = PROJECT / "docs" / "your-own-box.md"
HEADING: Final = "## What a box can change\n"  # the last chapter of the page
LISTED: Final = 20  # entries that a row names; a part may have more than a hundred


def sections() -> str:
    """A section for every game that has components; games that share them have one together."""
    titles: dict[str, list[str]] = {}
    found: dict[str, Components] = {}
    for game in shiai.all_games():
        if game.components is not None:
            found.setdefault(game.components.game, game.components)
            titles.setdefault(game.components.game, []).append(Catalogue("en", game.id).say("game-title"))
    return "\n".join([section(", ".join(titles[id]), components) for id, components in found.items()])


def section(title: str, components: Components) -> str:
    """The parts, entries and fields of a game, and a complete example."""
    words = Catalogue("en", components.game)
    rows = [row for part in components.parts.values() for row in part_rows(part, components.game, words)]
    example = PROJECT / "examples" / "boxes" / f"{components.game}.toml"
    lines = [f"### {title}", "", "| part | entries | field | takes |", "|---|---|---|---|", *rows, ""]
    if example.exists():
        path = example.relative_to(PROJECT)
        lines += [f"[{path}](../{path}):", "", "```toml", example.read_text("utf-8").rstrip(), "```", ""]
    return "\n".join(lines)


def part_rows(part: Part, game: str, words: Catalogue) -> list[str]:
    """A row for every field of a part."""
    rows: list[str] = []
    for field in part.fields:
        having = [f"`{entry.id}`" for entry in part.entries.values() if field in changeable(part, entry)]
        entries = ", ".join(having[:LISTED])
        if len(having) > LISTED:
            entries += f" … {len(having)} in all: `shiai box show {game.replace('_', '-')}`"
        rows.append(f"| `{part.name}` | {entries} | `{field.name}` | {takes(field, words).replace('|', '&#124;')} |")
    return rows


def page() -> str:
    """The whole page, with the sections of today."""
    text = PAGE.read_text("utf-8")
    before, heading, after = text.partition(HEADING)
    introduction = after.partition("\n### ")[0].strip("\n")
    return f"{before}{heading}\n{introduction}\n\n{sections()}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.relative_to(PROJECT)} is up to date")
