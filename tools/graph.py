"""`make graph`: draws the packages and who imports whom, as docs/pictures/packages.svg."""

from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import grimp

OUT: Final = Path(__file__).parent.parent / "docs" / "pictures" / "packages.svg"
GAMES: Final = "shiai.games"
# Packages from top to bottom: a package imports only what is below it, or beside it where an arrow says so.
ROWS: Final = (
    ("cli", "web"),
    ("games: terminal", "games: referee", "games: browser", "games: balance"),
    ("cli.kit", "web.kit"),
    ("table", "envs", "arena"),
    ("analysis",),
    ("games: text", "games: players", "bots", "i18n"),
    ("games: rules", "registry"),
    ("core",),
)
BOX: Final = (150, 40)
GAP: Final = (30, 70)
MARGIN: Final = 20


def part_of(module: str) -> str | None:
    """The box of a module; None for the package itself."""
    words = module.split(".")
    if module.startswith(f"{GAMES}."):
        for part in ("browser", "terminal", "referee", "text", "players"):
            if part in words:
                return f"games: {part}"
        if words[-1].startswith("balance"):
            return "games: balance"
        return "games: rules" if {"rules", "cards", "decks"} & set(words) else None
    if len(words) > 1 and words[1] in ("registry", "rulebooks", "citations"):
        return "registry"
    if len(words) > 2 and words[2] == "kit":
        return f"{words[1]}.kit"
    return words[1] if len(words) > 1 and any(words[1] in row for row in ROWS) else None


def arrows() -> set[tuple[str, str]]:
    """Pairs of boxes of which the first imports the second."""
    graph = grimp.build_graph("shiai")
    found: set[tuple[str, str]] = set()
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            pair = (part_of(importer), part_of(imported))
            if pair[0] and pair[1] and pair[0] != pair[1]:
                found.add((str(pair[0]), str(pair[1])))
    return found


def reduced(pairs: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The arrows that do not follow from others: of a > b, b > c and a > c the last is left out."""
    below: dict[str, set[str]] = {}
    for first, second in pairs:
        below.setdefault(first, set()).add(second)

    def reaches(start: str, goal: str, seen: frozenset[str]) -> bool:
        further = below.get(start, set()) - seen
        return goal in further or any(reaches(each, goal, seen | {each}) for each in further)

    kept = set()
    for first, second in pairs:
        others = below[first] - {second}
        if not any(reaches(other, second, frozenset({first, other})) for other in others):
            kept.add((first, second))
    return kept


def places() -> dict[str, tuple[int, int]]:
    """The upper left corner of every box; rows are centred."""
    widest = max(len(row) for row in ROWS)
    found: dict[str, tuple[int, int]] = {}
    for number, row in enumerate(ROWS):
        indent = (widest - len(row)) * (BOX[0] + GAP[0]) // 2
        for column, name in enumerate(row):
            found[name] = (MARGIN + indent + column * (BOX[0] + GAP[0]), MARGIN + number * (BOX[1] + GAP[1]))
    return found


def draw(pairs: set[tuple[str, str]]) -> str:
    """The picture."""
    at = places()
    width = 2 * MARGIN + max(len(row) for row in ROWS) * (BOX[0] + GAP[0]) - GAP[0]
    height = 2 * MARGIN + len(ROWS) * (BOX[1] + GAP[1]) - GAP[1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        "<title>The packages of Shiai and their imports</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#3b4a6b"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="#f7f1e3"/>',
    ]
    for first, second in sorted(pairs):
        (x1, y1), (x2, y2) = at[first], at[second]
        down = y2 >= y1
        start = (x1 + BOX[0] // 2, y1 + (BOX[1] if down else 0))
        end = (x2 + BOX[0] // 2, y2 if down else y2 + BOX[1])
        if y1 == y2:
            start = (x1 + (BOX[0] if x2 > x1 else 0), y1 + BOX[1] // 2)
            end = (x2 + (0 if x2 > x1 else BOX[0]), y2 + BOX[1] // 2)
        parts.append(
            f'<line x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}" stroke="#3b4a6b" stroke-width="1.2"'
            f' marker-end="url(#tip)" opacity=".55"/>'
        )
    for name, (x, y) in at.items():
        fill = "#e7d9b8" if name.startswith("games") else "#fffaf0"
        parts.append(
            f'<rect x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="4" fill="{fill}" stroke="#2b2620"/>'
        )
        parts.append(
            f'<text x="{x + BOX[0] // 2}" y="{y + 25}" text-anchor="middle" font-size="14">{escape(name)}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    OUT.write_text(draw(reduced(arrows())), "utf-8")
    print(f"drew {OUT.relative_to(Path.cwd())}")
