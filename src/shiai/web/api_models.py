"""What the HTTP interface for programs receives and sends."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

SeatNumber = Annotated[int, Field(ge=0, le=20)]
OptionValue = str | int | bool | list[int] | list[str]


class OptionInfo(BaseModel):
    """An option of a game. `values` lists what it may be; it is empty for texts with a syntax of their own."""

    name: str
    kind: str
    default: OptionValue
    values: list[str | int | bool]
    help: str
    clause: str


class GameInfo(BaseModel):
    """A game with its options, and its seats if none is given."""

    id: str
    title: str
    rules: int
    cooperative: bool
    options: list[OptionInfo]
    seats: list[str]


class SetupInfo(BaseModel):
    """A game with chosen options: all of them as text, the seats, and which of them win together."""

    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]
    sides: list[int]


class BotInfo(BaseModel):
    """A bot that plays at tables of this server."""

    spec: str
    name: str
    level: int  # 0 if it has none


class NewTable(BaseModel):
    """A table to create: options by name, and for every seat `me`, `open` or the spec of a bot."""

    game: str = Field(max_length=40)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=50)
    seats: list[Annotated[str, Field(max_length=40)]] = Field(max_length=20)
    deal: str = Field("", max_length=100)
    physical: bool = False  # people draw and roll at a table of their own and enter what came


class Link(BaseModel):
    """A secret link to a seat: give `url` to a person, or `token` to a program."""

    seat: int
    name: str
    token: str
    url: str


class CreatedTable(BaseModel):
    """A new table, with the links to its open seats."""

    id: str
    links: list[Link]


class LinkWanted(BaseModel):
    """A seat: the one that a new link leads to, that is left, or whose people are meant."""

    seat: SeatNumber


class Closing(BaseModel):
    """Whether nothing can be done at a table any more."""

    closed: bool = True


class Muting(BaseModel):
    """Whose talk is hidden."""

    seat: SeatNumber
    muted: bool = True


class BlockedPerson(BaseModel):
    """Somebody whom this person has blocked, under a name of that time."""

    id: str
    name: str
    made: str


class Joining(BaseModel):
    """How the person who takes a seat is called."""

    name: str = Field("", max_length=200)


class Joined(BaseModel):
    """The seat that was taken."""

    table: str
    seat: int
    name: str


class SeatInfo(BaseModel):
    """A seat of a table: its name, `person` or the spec of a bot, and how whoever sits there is called."""

    number: int
    name: str
    player: str
    label: str
    yours: bool
    free: bool


class TableRow(BaseModel):
    """A table in a list; `your_turn` are those of your seats that owe a choice."""

    id: str
    game: str
    rules: int
    created: str
    result: str
    seats: list[SeatInfo]
    your_turn: list[int]
    closed: bool  # by its host; it can be opened again
    host: bool  # you are the host


class Command(BaseModel):
    """A command of a seat, with the sequence number that it saw last."""

    seat: SeatNumber
    sequence: int = Field(ge=0, le=10**9)


class Choosing(Command):
    """A choice, given by its name."""

    choice: str = Field(max_length=200)


class Answering(BaseModel):
    """The answer to somebody who asked to undo something."""

    seat: SeatNumber
    allowed: bool


class View(BaseModel):
    """What a seat or a watcher may know. Hidden cells are `?` in the position and null in `cells`."""

    id: str
    game: str
    rules: int
    seat: str
    sequence: int
    position: str
    cells: dict[str, Any]
    waiting_for: list[str]
    asked_to_undo: bool  # somebody asks this seat to allow a rewind; see /answer
    prompt: str
    choices: dict[str, str]
    log: list[str]
    result: str
    closed: bool  # by the host: nothing can be done


class ResultInfo(BaseModel):
    """How a game ended; while it goes on, `over` is false and everything else empty."""

    over: bool
    winners: list[str]
    reason: str
    clause: str
    scores: dict[str, int]


class TokenInfo(BaseModel):
    """When the token of this person was made; null if there is none."""

    made: str | None


class Token(BaseModel):
    """A new token. It is shown once."""

    token: str


class Refused(BaseModel):
    """Why a request was refused."""

    error: str
    message: str
    clauses: list[str]


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused} for status in (401, 403, 404, 409, 413, 422, 429)
}
