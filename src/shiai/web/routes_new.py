"""Creating tables: in one click, with the form that has all options, or from an uploaded record."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from starlette.datastructures import FormData, UploadFile

from shiai.core.box import BoxError, BoxOption
from shiai.core.errors import OptionError
from shiai.core.face import HERE, ME, OPEN_SEAT, STANDARD_BOT, Preset
from shiai.core.game import AnyGame
from shiai.core.options import Switch
from shiai.core.seats import WATCHER
from shiai.core.setup import Setup
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_of
from shiai.table import new_tables
from shiai.table.contents import Content
from shiai.table.errors import BadTable, KnownLuck, TableError
from shiai.table.ladder import suggested_level
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import NewSeat
from shiai.table.results import games_of
from shiai.table.table_bots import LEVEL_BOTS, bot_of, level_bots
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import words_in
from shiai.web.option_fields import SetUpComponents, option_field, readable_options
from shiai.web.presets import first_preset, presets_of
from shiai.web.runs import run_rows
from shiai.web.saved import BOX, chosen_contents
from shiai.web.seat_labels import bot_label, bot_sentence

router = APIRouter(tags=["new tables"])

MAX_SEATS: Final = 20  # of a form
NOTHING: Final[Mapping[str, Content]] = {}


@dataclass(frozen=True)
class SeatRow:
    """A seat in the form."""

    number: int
    label: str
    chosen: str
    name: str
    says: str  # how strong the chosen bot is


@dataclass(frozen=True)
class Level:
    """A bot in the form, with a text that says how it is weaker than the others."""

    spec: str
    label: str
    help: str


@dataclass(frozen=True)
class TableRequest:
    """The content of the form: options, seats and deal."""

    options: dict[str, object]
    seats: tuple[str, ...]
    names: tuple[str, ...]
    deal: str
    physical: bool = False  # people draw and roll at a table of their own
    saved: dict[str, Content] = field(default_factory=dict)  # by option: chosen instead of a text


@router.post("/play/{game}")
def play_now(context: Context, game: str) -> Response:
    """Create a table with the first preset of a game, against bots that suit this person."""
    found = game_of(game)
    preset = first_preset(found, suggested_level(games_of(context.service.store, context.visitor.person), found.id))
    return context.redirect(f"/table/{create(context, found, filled_by(preset))}")


def filled_by(preset: Preset, deal: str = "") -> TableRequest:
    """Return the form filled in by a preset."""
    return TableRequest(dict(preset.options), preset.seats, ("",) * len(preset.seats), deal)


def create(context: RequestContext, game: AnyGame, wanted: TableRequest) -> str:
    """Create a table and return its id."""
    seats = [new_seat(context, seat, name) for seat, name in zip(wanted.seats, wanted.names, strict=True)]
    person = context.visitor.person
    return new_tables.create_table(context.service, game, wanted.options, seats, person, wanted.deal, wanted.physical)


def new_seat(context: RequestContext, seat: str, name: str) -> NewSeat:
    """Return who plays at a seat of the form."""
    if seat == ME:
        return NewSeat(PEOPLE, mine=True, name=context.visitor.name)
    if seat in (HERE, OPEN_SEAT):
        return NewSeat(PEOPLE, mine=seat == HERE, name=name if seat == HERE else "")
    return NewSeat(seat, mine=False)


@router.get("/new/{game}")
def new(
    context: Context,
    request: Request,
    game: str,
    preset: Annotated[str, Query(max_length=20)] = "",
    deal: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """Show the form, filled in by a preset and by options in the address (`option-cards=40`)."""
    found = game_of(game)
    chosen = next((each for each in presets_of(found) if each.id == preset), presets_of(found)[0])
    wanted = filled_by(chosen, deal)
    for option in found.options:
        if f"option-{option.name}" in request.query_params:
            wanted.options[option.name] = request.query_params[f"option-{option.name}"]
    wanted = with_saved(wanted, chosen_contents(context, found, request.query_params))
    return form_page(context, found, wanted, chosen.id)


def with_saved(wanted: TableRequest, saved: dict[str, Content]) -> TableRequest:
    """Return the form with saved texts in the options that they were chosen for."""
    return replace(wanted, options=wanted.options | {name: one.text for name, one in saved.items()}, saved=saved)


@router.post("/new/{game}")
async def create_table(context: Context, game: str, request: Request) -> Response:
    """Create a table from the form; if that is impossible, show the form again with the reason."""
    form = await request.form()
    await form.close()
    return await asyncio.to_thread(answer_form, context, game_of(game), form)


def answer_form(context: RequestContext, found: AnyGame, form: FormData) -> Response:
    """Create a table from the form, or show the form again."""
    wanted = read_form(found, form)
    try:
        saved = chosen_contents(context, found, form)
        wanted = read_form(found, form, saved)
        if form.get("check"):
            return form_page(context, found, wanted, "")
        id = create(context, found, wanted)
    except KnownLuck as error:
        return form_page(
            context, found, wanted, "", words_in(context.visitor.language, None).say(f"page-error-{error.reason}")
        )
    except TableError as error:
        return form_page(context, found, wanted, "", str(error))
    return context.redirect(f"/table/{id}/seats" if OPEN_SEAT in wanted.seats else f"/table/{id}")


def read_form(game: AnyGame, form: FormData, saved: Mapping[str, Content] = NOTHING) -> TableRequest:
    """Read the form; saved texts go before those of the form. Options and seats that do not apply are ignored."""
    options: dict[str, object] = {}
    for option in game.options:
        given = [str(value).strip() for value in form.getlist(f"option-{option.name}") if str(value).strip()]
        if option.name in saved:
            options[option.name] = saved[option.name].text
        elif isinstance(option, Switch):
            options[option.name] = "true" in given
        elif f"option-{option.name}" in form or given:
            options[option.name] = ",".join(given)
    options = {name: value for name, value in options.items() if game.face.applies(name, options)}
    try:
        count = len(game.setup(**options).seats)
    except OptionError:
        count = min(MAX_SEATS, len([name for name in form if name.startswith("seat-")]))
    seats = tuple([str(form.get(f"seat-{number}", OPEN_SEAT)) for number in range(count)])
    names = tuple([str(form.get(f"name-{number}", "")) for number in range(count)])
    physical = bool(form.get("physical"))
    if physical:  # bots have no hands to draw with
        seats = tuple([seat if seat in (ME, HERE, OPEN_SEAT) else HERE for seat in seats])
    return TableRequest(options, seats, names, str(form.get("deal", ""))[:100].strip(), physical, dict(saved))


def form_page(context: RequestContext, game: AnyGame, wanted: TableRequest, preset: str, problem: str = "") -> Response:
    """Render the form, with a problem if there is one."""
    words = words_in(context.visitor.language, game.id)
    setup: Setup | None = None
    try:
        setup = game.setup(**wanted.options)
    except BoxError as error:
        problem = "; ".join(error.problems)
    except OptionError as error:
        problem = problem or str(error)
    names = setup.seats if setup else tuple([f"seat_{number + 1}" for number in range(len(wanted.seats))])
    seats = (*wanted.seats, *[bot_of(game, STANDARD_BOT)] * len(names))[: len(names)]
    given = (*wanted.names, *[""] * len(names))[: len(names)]
    labels = seat_names(setup, words) if setup else [words.name_or(name) for name in names]
    rows = [
        SeatRow(number, label, seats[number], given[number], bot_sentence(seats[number], game, words))
        for number, label in enumerate(labels)
    ]
    values = setup.options if setup else readable_options(game, wanted.options)
    named = {option.name: option for option in game.options}
    main = game.face.main_options or tuple(named)
    fields = {option.name: option_field(context, game, option, values, wanted.saved, words) for option in game.options}
    box = fields.pop(BOX, None) if isinstance(named.get(BOX), BoxOption) else None
    return context.page(
        "setup.html",
        words.say("page-setup-title", game=words.say("game-title")),
        game=game.id,
        status=422 if problem else 200,
        id=game.id,
        presets=[(each.id, words.say(f"page-preset-{each.id}")) for each in presets_of(game)],
        preset=preset,
        seats=rows,
        seat_options=seat_options(game, context.service.bots, words),
        levels=levels(game, words),
        main=[fields[name] for name in main if name in fields],
        others=[field for name, field in fields.items() if name not in main],
        box=box,
        components=SetUpComponents(game, values, words) if game.components is not None else None,
        deal=wanted.deal,
        open_information=game.open_information,
        physical=wanted.physical,
        problem=problem,
        builder=game.face.builder,
        runs=run_rows(context, game, words),
    )


def seat_names(setup: Setup, words: Catalogue) -> list[str]:
    """Return the seats of a game that would begin so, each with its figure, if that has another name."""
    view = setup.game.start(**setup.options).redact(WATCHER)
    found: list[str] = []
    for seat, name in enumerate(setup.seats):
        figure = setup.game.figure(view, seat)
        label = words.name_or(name)
        found.append(label if figure == name else f"{label}: {words.name_or(figure)}")
    return found


def seat_options(game: AnyGame, bots: tuple[str, ...], words: Catalogue) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return who can sit at a seat, in groups."""
    return [
        (
            words.say("page-setup-people"),
            [(seat, words.say(f"page-setup-seat-{seat}")) for seat in (ME, HERE, OPEN_SEAT)],
        ),
        (words.say("page-setup-bots"), [(level.spec, level.label) for level in levels(game, words)]),
        (words.say("page-setup-others"), [(spec, bot_label(spec, words)) for spec in bots if spec not in LEVEL_BOTS]),
    ]


def levels(game: AnyGame, words: Catalogue) -> list[Level]:
    """Return the bots that have a level in this game, weakest first."""
    return [
        Level(
            spec,
            words.say("page-bot-at-level", number=number, name=bot_label(spec, words)),
            bot_sentence(spec, game, words),
        )
        for number, spec in enumerate(level_bots(game), 1)
    ]


@router.post("/upload")
async def upload(context: Context, request: Request) -> Response:
    """Create a table from an uploaded record."""
    form = await request.form()
    given = form.get("record")
    data = await given.read() if isinstance(given, UploadFile) else str(given or "").encode()
    await form.close()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadTable("this is not a text file; choose a record that was downloaded here or saved by shiai") from None
    id = await asyncio.to_thread(new_tables.upload, context.service, text, context.visitor.person)
    return context.redirect(f"/table/{id}")
