"""The HTTP interface for programs, apart from tables: games, bots, the personal token, and its own description."""

import json
import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from shiai import registry
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Option, Text, Value
from shiai.core.position import STANDARD, read_option_line
from shiai.table import tokens
from shiai.table.errors import BadTable
from shiai.table.table_bots import strength
from shiai.web.api_models import REFUSALS, BotInfo, GameInfo, OptionInfo, OptionValue, SetupInfo, Token, TokenInfo
from shiai.web.kit.context import Context
from shiai.web.kit.rendering import words_in
from shiai.web.seat_labels import bot_label

router = APIRouter(prefix="/api/v1", tags=["programs"])

REFERENCE: Final = re.compile(r'"#/components/schemas/([^"]+)"')
DESCRIPTION: Final = "Play at the tables of this server with a program. docs/http-api.md explains it with examples."


@router.get("/games", response_model=list[GameInfo])
def games(context: Context) -> list[GameInfo]:
    """List the games with their options and seats."""
    return [game_info(each, context.visitor.language) for each in registry.games().values()]


@router.get("/games/{game}", response_model=GameInfo, responses=REFUSALS)
def one_game(context: Context, game: str) -> GameInfo:
    """Return one game with its options and seats."""
    return game_info(registry.game(game), context.visitor.language)


@router.get("/games/{game}/setup", response_model=SetupInfo, responses=REFUSALS)
def setup(game: str, options: Annotated[str, Query(max_length=5000)] = STANDARD) -> SetupInfo:
    """Return the seats of a game with these options, written as in records: `players=4 difficulty=easy`."""
    found = registry.game(game)
    try:
        prepared = found.setup(**read_option_line(found, options.strip() or STANDARD))
    except OptionError as error:
        raise BadTable(str(error)) from None
    return SetupInfo(
        game=found.id,
        rules=found.version,
        options={option.name: option.write(prepared.options[option.name]) for option in found.options},
        seats=list(prepared.seats),
        sides=list(prepared.sides[: len(prepared.seats)]),
    )


@router.get("/bots", response_model=list[BotInfo])
def bots(context: Context) -> list[BotInfo]:
    """List the bots that play at tables of this server."""
    words = words_in(context.visitor.language, None)
    return [BotInfo(spec=spec, name=bot_label(spec, words), level=strength(spec)) for spec in context.service.bots]


@router.get("/token", response_model=TokenInfo, responses=REFUSALS)
def token(context: Context) -> TokenInfo:
    """Return when the token of this person was made."""
    return TokenInfo(made=tokens.token_made(context.service.store, context.visitor.person) or None)


@router.post("/token", status_code=201, response_model=Token, responses=REFUSALS)
def new_token(context: Context) -> Response:
    """Make a token; an older one stops working. Without a token or a cookie, this begins a new person."""
    made = tokens.new_token(context.service.store, context.visitor.person)
    return context.with_cookie(JSONResponse(Token(token=made).model_dump(), 201))


@router.delete("/token", status_code=204, response_class=Response, responses=REFUSALS)
def remove_token(context: Context) -> Response:
    """Remove the token of this person."""
    tokens.remove_token(context.service.store, context.visitor.person)
    return Response(status_code=204)


@router.get("/openapi.json", response_model=None)
def description(request: Request) -> dict[str, Any]:
    """Describe this interface as OpenAPI: the part of the description of the server that concerns programs."""
    whole = request.app.openapi()
    paths = {path: operations for path, operations in whole["paths"].items() if path.startswith(router.prefix)}
    schemas = whole["components"]["schemas"]
    wanted: dict[str, Any] = {}
    unread = json.dumps(paths)
    while names := [name for name in REFERENCE.findall(unread) if name not in wanted]:
        wanted |= {name: schemas[name] for name in names}
        unread = json.dumps([schemas[name] for name in names])
    token_scheme = {"token": {"type": "http", "scheme": "bearer"}}
    return {
        "openapi": whole["openapi"],
        "info": {**whole["info"], "description": DESCRIPTION},
        "paths": paths,
        "components": {"schemas": wanted, "securitySchemes": token_scheme},
        "security": [{"token": []}, {}],
    }


def game_info(game: AnyGame, language: str) -> GameInfo:
    """Return a game as programs see it."""
    defaults = {option.name: option.default for option in game.options}
    return GameInfo(
        id=game.id,
        title=words_in(language, game.id).say("game-title"),
        rules=game.version,
        cooperative=game.cooperative,
        options=[option_info(option) for option in game.options],
        seats=list(game.seats(**defaults)),
    )


def option_info(option: Option) -> OptionInfo:
    """Return an option with the values that it may have."""
    values = [] if isinstance(option, Text) else [plain(value) for value in option.values]
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=plain(option.default),
        values=[value for value in values if not isinstance(value, list)],
        help=option.help,
        clause=option.clause,
    )


def plain(value: Value) -> OptionValue:
    """Return a value as JSON has it."""
    if not isinstance(value, tuple):
        return value
    numbers = [part for part in value if isinstance(part, int)]
    return numbers or [str(part) for part in value]
