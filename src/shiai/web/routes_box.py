"""The editor of a box: players enter what is printed on their components where it differs from ours.

The form of a page has one part and, in a hidden field, the corrections of all parts; nothing is stored before *save*.
"""

import asyncio
from dataclasses import replace
from typing import Annotated, Final
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from starlette.datastructures import FormData

from shiai.core.box import LONGEST, BoxError, Components, Contents
from shiai.core.game import AnyGame
from shiai.registry import game as game_of
from shiai.table import contents
from shiai.table.contents import LONGEST_NAME
from shiai.table.errors import BadContent, NoSuchTable
from shiai.table.new_tables import clean
from shiai.web.box_form import Edited, read_part, unchecked
from shiai.web.box_page import Shown, editable, editor_view
from shiai.web.components import components_of
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import words_in
from shiai.web.saved import BOX, play_address
from shiai.web.uploads import Upload, download, uploaded

router = APIRouter(tags=["components"])

MOST_FIELDS: Final = 5000  # inputs of one form
LONGEST_SEARCH: Final = 60


@router.get("/box/{game}")
def box(
    context: Context,
    game: str,
    of: Annotated[str, Query(max_length=LONGEST_NAME)] = "",
    part: Annotated[str, Query(max_length=40)] = "",
    search: Annotated[str, Query(max_length=LONGEST_SEARCH)] = "",
    saved: Annotated[str, Query(max_length=3)] = "",
) -> Response:
    """Show a saved box, or a new one without corrections."""
    found = game_of(game)
    components = boxed(found)
    text = contents.find(context.service.store, context.visitor.person, found.id, BOX, of).text if of else ""
    shown = Shown(part_named(components, part), search)
    try:
        edited = Edited(unchecked(components, text))
    except BadContent as error:  # our components have changed since it was saved
        return editor_page(context, found, shown, Edited(components.standard), of, error.problems)
    return editor_page(context, found, shown, edited, of, [], saved=bool(saved))


def boxed(game: AnyGame) -> Components:
    """The components of a game that has boxes; NoSuchTable for others."""
    components = components_of(game)
    if not contents.options_of(game, BOX) or not editable(components):
        raise NoSuchTable(f"{game.id} has no boxes")
    return components


def part_named(components: Components, name: str) -> str:
    """The part of this name, or the first one."""
    names = [part.name for part in editable(components)]
    return name if name in names else names[0]


def editor_page(
    context: RequestContext,
    game: AnyGame,
    shown: Shown,
    edited: Edited,
    name: str,
    problems: list[str],
    saved: bool = False,
) -> Response:
    """Show the editor, with problems if there are some."""
    words = words_in(context.visitor.language, game.id)
    return context.page(
        "box.html",
        words.say("page-box-title", game=words.say("game-title")),
        game=game.id,
        status=422 if problems or edited.problems else 200,
        id=game.id,
        name=name or words.say("page-box-name-usual"),
        problems=problems,
        saved=saved,
        longest_name=LONGEST_NAME,
        **editor_view(game, boxed(game), shown, edited, words),
    )


@router.post("/box/{game}")
async def edit(context: Context, game: str, request: Request) -> Response:
    """Take over the form; then save, play, export, or show another part."""
    form = await request.form(max_fields=MOST_FIELDS)
    await form.close()
    return await asyncio.to_thread(answer, context, game_of(game), form)


def answer(context: RequestContext, game: AnyGame, form: FormData) -> Response:
    """Do what the pressed button asks for. If something is wrong, nothing is saved and the form is shown again."""
    components = boxed(game)
    shown = shown_by(components, form)
    edited = read_part(components.parts[shown.part], form, unchecked(components, str(form.get("box") or "")[:LONGEST]))
    name = clean(str(form.get("name") or ""), LONGEST_NAME)
    wish = str(form.get("do") or "")
    if edited.problems:
        return editor_page(context, game, shown, edited, name, [])
    if wish:
        try:
            return carry_out(context, game, wish, checked(components, edited.contents), name, shown.part)
        except BadContent as error:
            return editor_page(context, game, shown, edited, name, error.problems)
    if form.get("go"):
        shown = Shown(part_named(components, str(form["go"])))
    elif form.get("page"):
        number = str(form["page"])
        shown = replace(shown, page=int(number) if number.isdecimal() and len(number) < 4 else 0)
    return editor_page(context, game, shown, edited, name, [])


def shown_by(components: Components, form: FormData) -> Shown:
    """What the form shows."""
    number = str(form.get("at") or "")
    return Shown(
        part_named(components, str(form.get("part") or "")),
        clean(str(form.get("search") or ""), LONGEST_SEARCH),
        form.get("unprinted") == "yes",
        int(number) if number.isdecimal() and len(number) < 4 else 0,
    )


def checked(components: Components, found: Contents) -> Contents:
    """The box, if there are no contradictions in it; BadContent otherwise."""
    try:
        return components.read(components.text(found)) if found.corrections else components.standard
    except BoxError as error:
        raise BadContent(error.problems) from None


def carry_out(context: RequestContext, game: AnyGame, wish: str, found: Contents, name: str, part: str) -> Response:
    """Save the box, and play with it if that is wished; or download it without saving."""
    components = found.components
    if wish == "export":
        return context.with_cookie(download(components.toml(found, name), name, "toml"))
    text = components.text(found)
    saved = contents.save(context.service.store, context.visitor.person, game, BOX, name, text)
    if wish == "play":
        return context.redirect(play_address(saved))
    return context.redirect(f"/box/{game.id}?of={quote(saved.name)}&part={part}&saved=yes")


@router.post("/box/{game}/import")
async def bring(context: Context, game: str, request: Request) -> Response:
    """Show the box of a file or a text in the editor, unsaved; if something is wrong with it, everything that is."""
    found = game_of(game)
    components = boxed(found)
    form = await request.form()
    given = Upload("", "")
    edited = Edited(components.standard)
    problems: list[str] = []
    try:
        given = await uploaded(form)
        edited = Edited(components.read(given.text))
    except BoxError as error:
        problems = given.problems(BadContent(error.problems))
    except BadContent as error:
        problems = error.problems
    await form.close()
    name = str(contents.toml_of(given.text).get("name") or given.stem)
    shown = Shown(part_named(components, next(iter(edited.contents.corrections), "")))
    return editor_page(context, found, shown, edited, clean(name, LONGEST_NAME), problems)
