"""A demonstration of the referee: its entries stand in the address of the page, and nothing is stored.

`/referee/demo?entries=hero 1 student B3 NE; enemy 1 samurai_boss C3 SW; begin` shows the session with these entries.
"""

from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Response

from shiai.games.senjutsu.referee import EntryError, Referee, read_command
from shiai.games.senjutsu.referee.browser.board import END, PICK, PUT
from shiai.games.senjutsu.referee.browser.page import NOTHING_REFUSED, Refused, page_values
from shiai.games.senjutsu.referee.doubts import doubts
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import linker, words_in

router = APIRouter(tags=["referee"])

GAME: Final = "senjutsu_solo"
DEMO: Final = "/referee/demo"
SEED: Final = "demo"
BETWEEN: Final = ";"  # entries
MOST_ENTRIES: Final = 40
LONGEST: Final = 2000

Entries = Annotated[str, Query(max_length=LONGEST)]
FormEntries = Annotated[str, Form(max_length=LONGEST)]
Pick = Annotated[str, Query(max_length=20)]


def lines_of(entries: str) -> list[str]:
    """The entries of an address."""
    return [line.strip() for line in entries.split(BETWEEN) if line.strip()]


def session_of(entries: str) -> Referee:
    """The session with these entries; EntryError names the one that is refused."""
    lines = lines_of(entries)
    if len(lines) > MOST_ENTRIES:
        raise EntryError(f"a demonstration has at most {MOST_ENTRIES} entries: begin a session of your own")
    return Referee(SEED, [read_command(line) for line in lines])


def address(lines: list[str], pick: str = "") -> str:
    """The page of a demonstration with these entries."""
    return linker(DEMO, {})(entries=f"{BETWEEN} ".join(lines), pick=pick or None) + ("#board" if pick else "#now")


@router.get(DEMO)
def show(context: Context, entries: Entries = "", pick: Pick = "") -> Response:
    """Show a demonstration."""
    return demo_page(context, entries, pick)


def demo_page(
    context: RequestContext, entries: str, pick: str, refused: Refused = NOTHING_REFUSED, status: int = 200
) -> Response:
    """The page of a demonstration; with what was refused, if something was."""
    words = words_in(context.visitor.language, GAME)
    values = page_values(session_of(entries), SEED, words, pick, refused)
    here = linker(DEMO, {})(entries=entries)
    return context.page(
        "senjutsu/referee.html",
        words.say("page-referee"),
        game=GAME,
        status=status,
        **values | {"here": here, "demo": entries},
    )


@router.post(f"{DEMO}/enter")
def enter(
    context: Context,
    entries: FormEntries = "",
    choice: Annotated[str, Form(max_length=LONGEST)] = "",
    word: Annotated[list[str] | None, Form()] = None,
    pick: Annotated[str, Form(max_length=20)] = "",
    sure: Annotated[bool, Form()] = False,
) -> Response:
    """Add an entry to the address."""
    line = choice or " ".join([part for part in word or [] if part.strip()])
    lines = lines_of(entries)
    if line.startswith(PICK):
        return context.redirect(address(lines, line.removeprefix(PICK)))
    try:
        found = [] if sure else doubts(session_of(entries), read_command(line))
        if found:
            return demo_page(context, entries, pick, Refused(line, doubts=tuple(found)))
        session_of(f"{entries}{BETWEEN}{line}")
    except EntryError as error:
        return demo_page(context, entries, pick, Refused(line, str(error)), 422)
    return context.redirect(address([*lines, line], "" if pick.startswith((PUT, END)) else pick))


@router.post(f"{DEMO}/undo")
def undo(context: Context, entries: FormEntries = "") -> Response:
    """Take the last entry of the address back."""
    return context.redirect(address(lines_of(entries)[:-1]))
