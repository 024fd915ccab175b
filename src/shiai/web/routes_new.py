"""New tables: a game in one click, the form with every option of the rules, and saved games from a file."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from starlette.datastructures import FormData, UploadFile

from shiai.core.errors import OptionError
from shiai.core.face import HERE, ME, OPEN_SEAT, STANDARD_BOT, Preset
from shiai.core.game import Game
from shiai.core.options import Numbers, Option, Switch, Value, word
from shiai.core.setup import Setup
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_of
from shiai.table import setting_up
from shiai.table.company import LEVEL_BOTS, OTHER_BOTS
from shiai.table.errors import BadTable, TableError
from shiai.table.live import PEOPLE
from shiai.table.setting_up import Place
from shiai.web.kit.rendering import words_in
from shiai.web.kit.visit import Visit, Visiting
from shiai.web.presets import presets_of
from shiai.web.runs import run_rows
from shiai.web.seat_words import bot_label

router = APIRouter(tags=["new tables"])

MOST_SEATS: Final = 20  # that a form can have


@dataclass(frozen=True)
class SeatRow:
    """A seat in the form."""

    number: int
    label: str
    chosen: str
    name: str


@dataclass(frozen=True)
class Level:
    """A bot in the form, and in which way it is weaker than the others."""

    spec: str
    label: str
    help: str


@dataclass(frozen=True)
class Wanted:
    """What a form says: options, who sits where, and the deal."""

    options: dict[str, object]
    seats: tuple[str, ...]
    names: tuple[str, ...]
    deal: str


@router.post("/play/{game}")
def play_now(visiting: Visiting, game: str) -> Response:
    """A game with sensible settings, at once."""
    found = game_of(game)
    preset = presets_of(found)[0]
    return visiting.to(f"/table/{begin(visiting, found, wanted_of(preset))}")


def wanted_of(preset: Preset, deal: str = "") -> Wanted:
    """What a ready-made game says."""
    return Wanted(dict(preset.options), preset.seats, ("",) * len(preset.seats), deal)


def begin(visiting: Visit, game: Game, wanted: Wanted) -> str:
    """Make the table that somebody wants."""
    places = [place(visiting, seat, name) for seat, name in zip(wanted.seats, wanted.names, strict=True)]
    return setting_up.set_up(visiting.host, game, wanted.options, places, visiting.visitor.person, wanted.deal)


def place(visiting: Visit, seat: str, name: str) -> Place:
    """Who plays at a seat."""
    if seat == ME:
        return Place(PEOPLE, mine=True, name=visiting.visitor.name)
    if seat in (HERE, OPEN_SEAT):
        return Place(PEOPLE, mine=seat == HERE, name=name if seat == HERE else "")
    return Place(seat, mine=False)


@router.get("/new/{game}")
def new(
    visiting: Visiting,
    request: Request,
    game: str,
    preset: Annotated[str, Query(max_length=20)] = "",
    deal: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """The form, filled in by a ready-made game, and by options of the address (`option-cards=40`)."""
    found = game_of(game)
    chosen = next((each for each in presets_of(found) if each.id == preset), presets_of(found)[0])
    wanted = wanted_of(chosen, deal)
    for option in found.options:
        if f"option-{option.name}" in request.query_params:
            wanted.options[option.name] = request.query_params[f"option-{option.name}"]
    return form_page(visiting, found, wanted, chosen.id)


@router.post("/new/{game}")
async def set_up(visiting: Visiting, game: str, request: Request) -> Response:
    """Begin with these settings; what is impossible is said, and the form stays as it was filled in."""
    found = game_of(game)
    form = await request.form()
    wanted = read_form(found, form)
    await form.close()
    try:
        if form.get("check"):
            return form_page(visiting, found, wanted, "")
        id = await asyncio.to_thread(begin, visiting, found, wanted)
    except TableError as error:
        return form_page(visiting, found, wanted, "", str(error))
    return visiting.to(f"/table/{id}/seats" if OPEN_SEAT in wanted.seats else f"/table/{id}")


def read_form(game: Game, form: FormData) -> Wanted:
    """The settings of a form. Seats beyond those the options ask for are left out."""
    options: dict[str, object] = {}
    for option in game.options:
        given = [str(value).strip() for value in form.getlist(f"option-{option.name}") if str(value).strip()]
        if isinstance(option, Switch):
            options[option.name] = "true" in given
        elif f"option-{option.name}" in form or given:
            options[option.name] = ",".join(given)
    try:
        count = len(game.setup(**options).seats)
    except OptionError:
        count = min(MOST_SEATS, len([name for name in form if name.startswith("seat-")]))
    seats = tuple([str(form.get(f"seat-{number}", OPEN_SEAT)) for number in range(count)])
    names = tuple([str(form.get(f"name-{number}", "")) for number in range(count)])
    return Wanted(options, seats, names, str(form.get("deal", ""))[:100].strip())


def form_page(visiting: Visit, game: Game, wanted: Wanted, preset: str, problem: str = "") -> Response:
    """The form."""
    words = words_in(visiting.visitor.language, game.id)
    setup: Setup | None = None
    try:
        setup = game.setup(**wanted.options)
    except OptionError as error:
        problem = problem or str(error)
    names = setup.seats if setup else tuple([f"seat_{number + 1}" for number in range(len(wanted.seats))])
    seats = (*wanted.seats, *[STANDARD_BOT] * len(names))[: len(names)]
    given = (*wanted.names, *[""] * len(names))[: len(names)]
    rows = [SeatRow(number, words.name_or(name), seats[number], given[number]) for number, name in enumerate(names)]
    values = setup.options if setup else readable(game, wanted.options)
    named = {option.name: option for option in game.options}
    main = game.face.main_options or tuple(named)
    return visiting.page(
        "setup.html",
        words.say("page-setup-title", game=words.say("game-title")),
        game=game.id,
        status=422 if problem else 200,
        id=game.id,
        presets=[(each.id, words.say(f"page-preset-{each.id}")) for each in presets_of(game)],
        preset=preset,
        seats=rows,
        takers=takers(words),
        levels=levels(words),
        main=[field(named[name], values, words) for name in main],
        others=[field(option, values, words) for option in game.options if option.name not in main],
        deal=wanted.deal,
        problem=problem,
        builder=game.face.builder,
        runs=run_rows(visiting, game, words),
    )


def takers(words: Catalogue) -> list[tuple[str, list[tuple[str, str]]]]:
    """Who can sit at a seat, in groups."""
    return [
        (
            words.say("page-setup-people"),
            [(seat, words.say(f"page-setup-seat-{seat}")) for seat in (ME, HERE, OPEN_SEAT)],
        ),
        (words.say("page-setup-bots"), [(level.spec, level.label) for level in levels(words)]),
        (words.say("page-setup-others"), [(spec, bot_label(spec, words)) for spec in OTHER_BOTS]),
    ]


def levels(words: Catalogue) -> list[Level]:
    """The bots for people, from gentle to strong."""
    return [
        Level(
            spec,
            words.say("page-bot-at-level", number=number, name=bot_label(spec, words)),
            words.say(f"page-level-{number}"),
        )
        for number, spec in enumerate(LEVEL_BOTS, 1)
    ]


def readable(game: Game, given: dict[str, object]) -> dict[str, Value]:
    """What was sent, as far as each option alone can read it; the usual value elsewhere."""
    values: dict[str, Value] = {}
    for option in game.options:
        try:
            values[option.name] = option.read(given.get(option.name, option.default))
        except OptionError:  # what somebody wrote is not lost because something is wrong in it
            values[option.name] = str(given[option.name]) if option.kind == "text" else option.default
    return values


def field(option: Option, values: Mapping[str, Value], words: Catalogue) -> dict[str, object]:
    """An option as the form shows it."""
    value = values[option.name]
    chosen = [word(part) for part in value] if isinstance(value, tuple) else [word(value)]
    usual = option.write(option.default)
    return {
        "name": option.name,
        "kind": option.kind,
        "label": words.say(f"option-{option.name}"),
        "help": words.say(f"option-{option.name}-help"),
        "clause": option.clause,
        "values": [(word(each), value_label(option, each, words)) for each in option.values],
        "chosen": chosen,
        "changed": value != option.default,
        "usual": usual if isinstance(option, Numbers) else value_label(option, option.default, words),
    }


def value_label(option: Option, value: Value, words: Catalogue) -> str:
    """A value in the person's language."""
    if isinstance(value, bool):
        return words.say("page-setup-yes" if value else "page-setup-no")
    if isinstance(value, tuple):
        return ", ".join([words.name_or(str(part)) for part in value]) or "–"
    if option.kind == "choice":
        return words.say(f"value-{option.name}-{value}")
    return words.name_or(str(value))


@router.post("/upload")
async def upload(visiting: Visiting, request: Request) -> Response:
    """Look at a saved game, or go on with it."""
    form = await request.form()
    given = form.get("record")
    data = await given.read() if isinstance(given, UploadFile) else str(given or "").encode()
    await form.close()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadTable("this is no text file; choose a record that was downloaded here or saved by shiai") from None
    id = await asyncio.to_thread(setting_up.upload, visiting.host, text, visiting.visitor.person)
    return visiting.to(f"/table/{id}")
