"""Guides: the rulebooks for players, in every language, with pictures that the drawing of the game makes.

A game names a package (`Face.guide`) with one Markdown file per language and `pictures.toml`. Empty lines separate
blocks. A heading has an id (`## A turn {#turn}`). A block ends with the clauses that it tells (`[R7-5.1, R7-5.2]`).
`![What it shows](picture:reveal)` is a picture of pictures.toml, `![star](symbol:star)` a symbol of the game. All
languages have the same blocks in the same order, so that a block has one address in all of them. A picture shows a game
after some `choices`, or what a function of the game draws: `draws = "package.module:function"`, called with the words.

Two more files answer "what is this?" and "why?": `pieces.toml` explains the pieces of the drawing (`data-what="KEY"`),
`clauses.toml` has one sentence for players about each clause that pages show. Either may include that of another guide:

    include = "shiai.games.senjutsu.text.guide"
    [wound]
    symbol = "wound"               # its id in symbols.svg: it stands in the legend of symbols
    title = { en = "Wound", … }
    says = { en = "…", … }
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from shiai.core.errors import ShiaiError
from shiai.core.seats import ALL_SEEING
from shiai.core.state import State
from shiai.i18n.catalogue import FALLBACK
from shiai.registry import game as game_of
from shiai.registry import games
from shiai.texts import TextError, Texts, read_texts, text_in

CLAUSE: Final = r"[A-Z][A-Z0-9]*-[0-9A]+\.[0-9]+"
CITED: Final = re.compile(rf"\s*\[({CLAUSE}(?:,\s*{CLAUSE})*)\]$")
HEADING: Final = re.compile(r"(#+) (.+?) \{#([a-z0-9-]+)\}")
PICTURE: Final = re.compile(r"!\[(.+)\]\(picture:([a-z0-9_-]+)\)")
KINDS: Final = (("- ", "list"), ("1. ", "numbers"), ("> ", "example"), ("|", "table"))
WORD: Final = re.compile(r"\w[\w'’-]*")
PICTURES: Final = "pictures.toml"
PIECES: Final = "pieces.toml"
SENTENCES: Final = "clauses.toml"
INCLUDE: Final = "include"
SUMMARY: Final = "summary"  # the section that tells a turn in short
MOST_WORDS: Final = 30  # in a sentence about a piece or a clause


class GuideError(ShiaiError, ValueError):
    """A guide cannot be read; the message names the file and the block."""


@dataclass(frozen=True)
class Block:
    """A part of a guide: a heading, a paragraph, a list, an example, a table or a picture."""

    kind: str
    anchor: str  # its address on the page
    section: str  # the id of the heading above it
    text: str  # Markdown without the clauses; the caption of a picture
    clauses: tuple[str, ...] = ()
    level: int = 0  # of a heading
    picture: str = ""  # its name in pictures.toml


@dataclass(frozen=True)
class Picture:
    """What a picture shows: a game after some choices, as one seat or everybody sees it."""

    state: State
    seat: int  # ALL_SEEING if nothing is hidden
    marked: tuple[str, ...]  # ids of the pieces that are marked
    shape: str  # wide, square, tall, or free: as high as what is drawn
    draws: str = ""  # a function that draws the picture instead


def has_guide(game: str) -> bool:
    """Whether a game has a guide."""
    return game in games() and bool(games()[game].face.guide)


@cache
def written_in(game: str) -> tuple[str, ...]:
    """The languages in which the guide of a game is written."""
    package = files(games()[game].face.guide)
    return tuple(sorted([file.name.removesuffix(".md") for file in package.iterdir() if file.name.endswith(".md")]))


@cache
def guide(game: str, language: str) -> tuple[Block, ...]:
    """The guide of a game in a language, or in English if it is not written in that language; empty without a guide."""
    if not has_guide(game):
        return ()
    code = language if language in written_in(game) else FALLBACK
    file = files(games()[game].face.guide) / f"{code}.md"
    if not file.is_file():
        raise GuideError(f"the guide of {game} has no {file.name}; add it to {games()[game].face.guide}")
    return read_guide(file.read_text("utf-8"), f"{game}, {file.name}")


def read_guide(text: str, name: str) -> tuple[Block, ...]:
    """Read the Markdown of a guide; GuideError names the block that is wrong."""
    blocks: list[Block] = []
    section, number = "", 0
    for raw in re.split(r"\n\s*\n", text.strip()):
        source = raw.strip()
        heading = HEADING.fullmatch(source)
        if heading:
            section, number = heading[3], 0
            if any(block.anchor == section for block in blocks):
                raise GuideError(f"{name}: two headings have the id '{section}'; give one another id")
            blocks.append(Block("heading", section, section, heading[2], level=len(heading[1])))
            continue
        if source.startswith("#") or not section:
            wrong = source.partition("\n")[0]
            raise GuideError(f"{name}: '{wrong}' should be a heading with an id, such as ## A turn {{#turn}}")
        number += 1
        blocks.append(read_block(source, section, f"{section}-{number}"))
    return tuple(blocks)


def read_block(source: str, section: str, anchor: str) -> Block:
    """Read a block that is no heading."""
    cited = CITED.search(source)
    clauses = tuple(re.split(r",\s*", cited[1])) if cited else ()
    text = source[: cited.start()] if cited else source
    picture = PICTURE.fullmatch(text)
    if picture:
        return Block("picture", anchor, section, picture[1], clauses, picture=picture[2])
    kind = next((kind for sign, kind in KINDS if text.startswith(sign)), "paragraph")
    return Block(kind, anchor, section, text, clauses)


@cache
def anchors(game: str) -> dict[str, tuple[str, ...]]:
    """The blocks that tell each clause, by clause."""
    found: dict[str, list[str]] = {}
    for block in guide(game, FALLBACK):
        for clause in block.clauses:
            found.setdefault(clause, []).append(block.anchor)
    return {clause: tuple(places) for clause, places in found.items()}


def blocks_about(game: str, language: str, clauses: tuple[str, ...], most: int) -> tuple[Block, ...]:
    """The blocks of a guide that tell these clauses, the best first: those of the first clauses."""
    told = anchors(game)
    wanted = list(dict.fromkeys([anchor for clause in clauses for anchor in told.get(clause, ())]))[:most]
    by_anchor = {block.anchor: block for block in guide(game, language)}
    return tuple([by_anchor[anchor] for anchor in wanted if by_anchor[anchor].kind != "picture"])


def word_count(game: str, language: str) -> int:
    """How many words a guide has."""
    return sum([len(WORD.findall(block.text)) for block in guide(game, language)])


@cache
def pictures(game: str) -> dict[str, Picture]:
    """The pictures of a guide by name."""
    file = files(games()[game].face.guide) / PICTURES
    if not file.is_file():
        return {}
    return {name: read_picture(game, name, data) for name, data in tomllib.loads(file.read_text("utf-8")).items()}


def read_picture(game: str, name: str, data: dict[str, Any]) -> Picture:
    """Play the choices of a picture (`defender: assign kabe inn`); GuideError names the one that is not legal."""
    state = game_of(game).start(**data.get("options", {}))
    for number, line in enumerate(data.get("choices", ()), 1):
        seat, _, choice = line.partition(": ")
        try:
            state.apply(state.setup.seat(seat), state.action(choice))
        except (ShiaiError, ValueError) as error:
            raise GuideError(f"picture {name} of {game}, choice {number} '{line}': {error}") from error
    viewer = state.setup.seat(data["seat"]) if "seat" in data else ALL_SEEING
    return Picture(state, viewer, tuple(data.get("marked", ())), data.get("shape", "wide"), data.get("draws", ""))


@cache
def symbol_address(game: str, name: str) -> str:
    """The address of a symbol on one of the sheets of a game (`*symbols.svg`); empty if none has it."""
    static = files(games()[game].face.assets) / "static"
    sheets = [file for file in static.iterdir() if file.name.endswith("symbols.svg")]
    for sheet in sorted(sheets, key=lambda file: (file.name != "symbols.svg", file.name)):
        if f'id="{name}"' in sheet.read_text("utf-8"):
            return f"/static/{game}/{sheet.name}#{name}"
    return ""


@dataclass(frozen=True)
class Piece:
    """A kind of piece that drawings mark with `data-what`."""

    title: Texts
    says: Texts
    symbol: str = ""  # address of its symbol


@cache
def pieces(game: str) -> dict[str, Piece]:
    """The pieces that a guide explains, by key; those of an included guide too."""
    return {
        key: read_piece(game, owner, key, data)
        for owner, found in (*included(game, PIECES), (game, table(game, PIECES)))
        for key, data in found.items()
    }


def read_piece(game: str, owner: str, key: str, data: Any) -> Piece:
    """Read one entry of pieces.toml; GuideError names what is wrong."""
    where = f"{game}, {PIECES}, {key}"
    unknown = data.keys() - {"title", "says", "symbol"} if isinstance(data, dict) else {"nothing but a text"}
    if unknown:
        raise GuideError(f"{where}: {', '.join(sorted(unknown))}; known are: title, says, symbol")
    try:
        title, says = [read_texts(data.get(part), f"{where}: {part}", MOST_WORDS) for part in ("title", "says")]
    except TextError as error:
        raise GuideError(str(error)) from error
    symbol = symbol_address(owner, data["symbol"]) if "symbol" in data else ""
    if "symbol" in data and not symbol:
        raise GuideError(f"{where}: {owner} has no symbol '{data['symbol']}'; name an id of its symbols.svg")
    return Piece(title, says, symbol)


def legend_of_symbols(game: str, language: str) -> tuple[tuple[str, str, str], ...]:
    """The symbols of a game: address, title and meaning of each."""
    found = [piece for piece in pieces(game).values() if piece.symbol]
    return tuple([(piece.symbol, text_in(piece.title, language), text_in(piece.says, language)) for piece in found])


@cache
def sentences(game: str) -> dict[str, Texts]:
    """One sentence for players about each clause that pages show, by clause."""
    found: dict[str, Texts] = {}
    for _, data in (*included(game, SENTENCES), (game, table(game, SENTENCES))):
        for clause, texts in data.items():
            try:
                found[clause] = read_texts(texts, f"{game}, {SENTENCES}, {clause}", MOST_WORDS)
            except TextError as error:
                raise GuideError(str(error)) from error
    return found


@cache
def sentence(clause: str, language: str) -> str:
    """What a clause means for players, in one sentence; empty if no guide has one."""
    prefix = clause.partition("-")[0]
    books = [id for id, game in games().items() if game.clause_prefix == prefix]
    return next((text_in(sentences(book)[clause], language) for book in books if clause in sentences(book)), "")


@cache
def table(game: str, name: str) -> dict[str, Any]:
    """A TOML file of a guide, without what it includes; empty if there is none."""
    data = read_table(games()[game].face.guide, name) if has_guide(game) else {}
    return {key: value for key, value in data.items() if key != INCLUDE}


def included(game: str, name: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    """The game whose guide a file includes, with the entries of that file there."""
    package = read_table(games()[game].face.guide, name).get(INCLUDE, "") if has_guide(game) else ""
    if not package:
        return ()
    owner = next((other for other in games() if games()[other].face.guide == package), "")
    if not owner:
        raise GuideError(f"{game}, {name}: '{package}' is no guide; name the package of a game's Face.guide")
    return ((owner, table(owner, name)),)


def read_table(package: str, name: str) -> dict[str, Any]:
    """Read a TOML file of a package; empty if there is none."""
    file = files(package) / name
    try:
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    except tomllib.TOMLDecodeError as error:
        raise GuideError(f"{package}, {name}: {error}") from error
