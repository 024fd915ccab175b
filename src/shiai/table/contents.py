"""What players saved to play with: boxes, decks, weapons and other texts of options, by game, kind and name."""

import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, func, select
from sqlalchemy.exc import IntegrityError

from shiai.core.box import BoxError, BoxOption
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Text
from shiai.registry import games
from shiai.table.errors import BadContent, NoSuchTable, Stale
from shiai.table.new_tables import clean
from shiai.table.schema import CONTENTS
from shiai.table.store import Store

MOST: Final = 50  # per person and game
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 200_000
NEW_NAMES: Final = range(2, MOST + 2)


@dataclass(frozen=True)
class Content:
    """A saved text. `kind` is the `content` of the options that can have it."""

    game: str
    kind: str
    name: str
    text: str
    changed: str = ""


def options_of(game: AnyGame, kind: str) -> list[Text]:
    """The options of a game that can have this kind of content."""
    return [option for option in game.options if isinstance(option, Text) and option.content == kind]


def contents_of(store: Store, person: str) -> list[Content]:
    """Everything that a person saved for games that are here, in the order of the games."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(CONTENTS).where(CONTENTS.c.person == person)).all()
    order = list(games())
    found = [content_of(row) for row in rows if row.game in order]
    return sorted(found, key=lambda content: (order.index(content.game), content.kind, content.name))


def content_of(row: Row[Any]) -> Content:
    """A row of the database."""
    return Content(row.game, row.kind, row.name, row.text, row.changed)


def fitting(store: Store, person: str, game: AnyGame, option: Text) -> list[Content]:
    """The saved texts that an option accepts: those of this game, and those of another game that it can read."""
    same = [content for content in contents_of(store, person) if content.kind == option.content]
    return [content for content in same if content.game == game.id or accepts(option, content.text)]


def accepts(option: Text, text: str) -> bool:
    """Can an option have this text?"""
    try:
        return bool(option.read(text))
    except OptionError:
        return False


def find(store: Store, person: str, game: str, kind: str, name: str) -> Content:
    """A saved text. NoSuchTable if the person has none of that name."""
    with store.engine.connect() as connection:
        row = connection.execute(select(CONTENTS).where(at(person, game, kind, name))).first()
    if row is None:
        raise NoSuchTable(f"you have saved nothing called '{name}' for {game}; /mine lists what there is")
    return content_of(row)


def at(person: str, game: str, kind: str, name: str) -> ColumnElement[bool]:
    """The place of a saved text; PostgreSQL rejects some control characters, which no name has."""
    return (
        (CONTENTS.c.person == person)
        & (CONTENTS.c.game == clean(game, 40))
        & (CONTENTS.c.kind == clean(kind, 40))
        & (CONTENTS.c.name == clean(name, LONGEST_NAME))
    )


def save(store: Store, person: str, game: AnyGame, kind: str, name: str, text: str) -> Content:
    """Save a text, in its canonical form, in place of one of the same name. BadContent if that is impossible."""
    content = Content(game.id, kind, named(name), read(game, kind, text), now())
    try:
        with store.writing() as connection:
            connection.execute(CONTENTS.delete().where(at(person, game.id, kind, content.name)))
            insert(connection, person, content)
    except IntegrityError:
        raise Stale("another page has saved the same name just now; look again") from None
    return content


def named(name: str) -> str:
    """A name as it is saved."""
    line = clean(name, LONGEST_NAME + 1)
    if not line or len(line) > LONGEST_NAME:
        raise BadContent([f"the name has {len(line)} characters; give one with 1 to {LONGEST_NAME}"])
    return line


def now() -> str:
    """The present moment, in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")[:19]


def insert(connection: Connection, person: str, content: Content) -> None:
    """Insert a text; BadContent if the person has too many for this game."""
    mine = (CONTENTS.c.person == person) & (CONTENTS.c.game == content.game)
    number = connection.execute(select(func.count()).select_from(CONTENTS).where(mine)).scalar() or 0
    if number >= MOST:
        raise BadContent([f"you have saved {number} things for {content.game}, and {MOST} is the limit; delete one"])
    values = {"game": content.game, "kind": content.kind, "name": content.name, "text": content.text}
    connection.execute(CONTENTS.insert().values(person=person, changed=content.changed, **values))


def read(game: AnyGame, kind: str, text: str) -> str:
    """The canonical form of a text. BadContent with everything that is wrong with it."""
    options = options_of(game, kind)
    if not options:
        raise BadContent([f"{game.id} has no content of the kind '{clean(kind, 40)}'"])
    if len(text) > LONGEST_TEXT:
        raise BadContent([f"the text has {len(text)} characters; {LONGEST_TEXT} is the limit"])
    try:
        found = str(options[0].read(text))
    except BoxError as error:
        raise BadContent(error.problems) from None
    except OptionError as error:
        raise BadContent([str(error)]) from None
    if not found and not isinstance(options[0], BoxOption):
        raise BadContent(["the text is empty; there is nothing to save"])
    return found


def rename(store: Store, person: str, content: Content, name: str) -> Content:
    """Give a saved text another name. BadContent if another one has it."""
    line = named(name)
    if line == content.name:
        return content
    try:
        with store.writing() as connection:
            place = at(person, content.game, content.kind, content.name)
            connection.execute(CONTENTS.update().where(place).values(name=line, changed=now()))
    except IntegrityError:
        raise BadContent([f"there already is one called '{line}'; take another name"]) from None
    return find(store, person, content.game, content.kind, line)


def delete(store: Store, person: str, content: Content) -> None:
    """Delete a saved text."""
    with store.writing() as connection:
        connection.execute(CONTENTS.delete().where(at(person, content.game, content.kind, content.name)))


# Recognizing ----------------------------------------------------------------------------------------------------------


def recognize(text: str) -> tuple[AnyGame, str]:
    """The game and the kind of a text, found by trying. BadContent with the problems of every reading."""
    tables = toml_of(text)
    wanted = games().get(str(tables.get("game")))
    if "game" in tables and "format" in tables:
        kinds = [(game, "box") for game in games().values() if game is wanted and options_of(game, "box")]
    else:
        kinds = [(game, kind) for game in games().values() for kind in kinds_of(game) if kind != "box"]
        kinds += [(game, "box") for game in games().values() if text.startswith("{") and options_of(game, "box")]
    problems: list[str] = []
    for game, kind in kinds:
        try:
            if read(game, kind, text):
                return game, kind
        except BadContent as error:
            problems += [problem if len(kinds) == 1 else f"{game.id} {kind}: {problem}" for problem in error.problems]
    if not kinds:
        problems = [f"game is {tables.get('game')!r}; no game of this name has boxes"]
    raise BadContent(list(dict.fromkeys(problems)) or ["the file is the same as ours; there is nothing to save"])


def kinds_of(game: AnyGame) -> list[str]:
    """The kinds of content that a game has."""
    return list(dict.fromkeys([option.content for option in game.options if isinstance(option, Text)]))


def toml_of(text: str) -> dict[str, Any]:
    """The tables of a TOML file; empty if it is none."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return {}


def free_name(store: Store, person: str, game: str, kind: str, name: str) -> str:
    """This name, or with a number behind it if it is taken."""
    taken = {one.name for one in contents_of(store, person) if (one.game, one.kind) == (game, kind)}
    short = clean(name, LONGEST_NAME - 5)
    return next(each for each in (short, *[f"{short} ({i})" for i in NEW_NAMES]) if each not in taken)
