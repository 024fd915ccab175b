"""*My content*: everything that a person saved to play with, and the import of files."""

import asyncio
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request, Response

from shiai.core.errors import OptionError
from shiai.registry import game as game_of
from shiai.registry import games
from shiai.table import contents
from shiai.table.contents import LONGEST_NAME, LONGEST_TEXT, Content
from shiai.table.errors import BadContent
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import words_in
from shiai.web.saved import BOX, edit_address, file_address, kind_label, play_address
from shiai.web.uploads import Upload, download, uploaded

router = APIRouter(prefix="/mine", tags=["my content"])

Id = Annotated[str, Form(max_length=40)]
Name = Annotated[str, Form(max_length=200)]
SavedText = Annotated[str, Form(max_length=LONGEST_TEXT)]


@dataclass(frozen=True)
class Row:
    """A saved text with its addresses."""

    content: Content
    play: str
    edit: str  # empty if there is no editor
    file: str


@dataclass(frozen=True)
class Shelf:
    """What is saved for one game, of one kind."""

    title: str
    kind: str
    rows: tuple[Row, ...]


@router.get("")
def mine(context: Context) -> Response:
    """List what this browser saved."""
    return mine_page(context)


def mine_page(context: RequestContext, text: str = "", problems: tuple[str, ...] = ()) -> Response:
    """Show the list; with an import that could not be read, if there was one."""
    saved = [] if context.visitor.new else contents.contents_of(context.service.store, context.visitor.person)
    words = words_in(context.visitor.language, None)
    return context.page(
        "mine.html",
        words.say("page-mine"),
        status=422 if problems else 200,
        shelves=shelves(saved, context.visitor.language),
        boxes=[(id, words_in(context.visitor.language, id).say("game-title")) for id in games_with_boxes()],
        text=text[:LONGEST_TEXT],
        problems=problems,
        longest_name=LONGEST_NAME,
    )


def games_with_boxes() -> list[str]:
    """The games that have boxes."""
    return [id for id, game in games().items() if contents.options_of(game, BOX)]


def shelves(saved: list[Content], language: str) -> list[Shelf]:
    """What is saved, by game and kind."""
    found: dict[tuple[str, str], list[Row]] = {}
    for content in saved:
        row = Row(content, play_address(content), edit_address(content), file_address(content))
        found.setdefault((content.game, content.kind), []).append(row)
    return [
        Shelf(
            words_in(language, game).say("game-title"),
            kind_label(games()[game], kind, words_in(language, game)),
            tuple(rows),
        )
        for (game, kind), rows in found.items()
    ]


@router.post("/import")
async def bring(context: Context, request: Request) -> Response:
    """Save a file or a text; what it is, is found by trying. If something is wrong, nothing is saved."""
    form = await request.form()
    try:
        given = await uploaded(form)
    except BadContent as error:
        return await asyncio.to_thread(mine_page, context, problems=tuple(error.problems))
    finally:
        await form.close()
    return await asyncio.to_thread(answer_upload, context, given, str(form.get("name") or "").strip())


def answer_upload(context: RequestContext, given: Upload, name: str) -> Response:
    """Save an import under the given name; if something is wrong, return the page that says so."""
    try:
        save_upload(context, given, name)
    except BadContent as error:
        return mine_page(context, "" if given.file else given.text, tuple(given.problems(error)))
    return context.redirect("/mine")


def save_upload(context: RequestContext, given: Upload, name: str) -> None:
    """Save an import under the given name, that of the text itself, or that of its file."""
    store, person = context.service.store, context.visitor.person
    game, kind = contents.recognize(given.text.strip())
    own = str(contents.toml_of(given.text).get("name") or given.stem or kind)
    free = contents.free_name(store, person, game.id, kind, name or own)
    contents.save(store, person, game, kind, free, given.text.strip())


@router.post("/save")
def save(context: Context, game: Id, kind: Id, text: SavedText, name: Name = "") -> Response:
    """Save the text of a form, in place of one of the same name."""
    contents.save(context.service.store, context.visitor.person, game_of(game), kind, name, text)
    return context.redirect("/mine")


@router.post("/rename")
def rename(context: Context, game: Id, kind: Id, name: Name, new: Name = "") -> Response:
    """Give a saved text another name."""
    store, person = context.service.store, context.visitor.person
    contents.rename(store, person, contents.find(store, person, game, kind, name), new)
    return context.redirect("/mine")


@router.post("/delete")
def delete(context: Context, game: Id, kind: Id, name: Name) -> Response:
    """Delete a saved text."""
    store, person = context.service.store, context.visitor.person
    contents.delete(store, person, contents.find(store, person, game, kind, name))
    return context.redirect("/mine")


@router.get("/file")
def file(
    context: Context,
    game: Annotated[str, Query(max_length=40)],
    kind: Annotated[str, Query(max_length=40)],
    name: Annotated[str, Query(max_length=LONGEST_NAME)],
) -> Response:
    """Download a saved text: a box as TOML, anything else as it is."""
    content = contents.find(context.service.store, context.visitor.person, game, kind, name)
    components = game_of(content.game).components
    if content.kind == BOX and components is not None:
        try:
            return download(components.toml(components.contents(content.text), content.name), content.name, "toml")
        except OptionError:  # our components have changed since it was saved
            return download(content.text, content.name, "json")
    return download(content.text, content.name, "json" if content.text.startswith("{") else "txt")
