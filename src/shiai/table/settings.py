"""The settings of a server: their defaults, then a file, then the environment, then what the command line says."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from shiai.core.errors import ShiaiError

PREFIX: Final = "SHIAI_"  # of variables in the environment, such as SHIAI_PORT
FILE: Final = "SHIAI_CONFIG"  # the variable that names the file
LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("text", "json")
EVEN: Final = "even"
BOT_TIMES: Final = (EVEN, "own")
ANALYSES: Final = ("automatic", "on_request")


class BadSetting(ShiaiError):
    """A setting is unknown or has a wrong value."""


def setting(default: Any, help: str, least: int = 0, choices: tuple[str, ...] = ()) -> Any:
    """Declare a setting with what it means and the values that it may have."""
    return field(default=default, metadata={"help": help, "least": least, "choices": choices})


@dataclass(frozen=True)
class Settings:
    """What an operator can decide. Sizes are in bytes, times in seconds unless the name says otherwise."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 accepts others")
    port: int = setting(8484, "port; the next free one if it is taken")
    db: str = setting("", "database: sqlite:///FILE or postgresql+psycopg://…; empty: a file in the data folder")
    key_file: str = setting("", "file with the keys that sign cookies and links; empty: they are in the database")
    bots: int = setting(
        max(1, (os.cpu_count() or 2) - 1), "processes in which bots think; 0: only elsewhere, with shiai think"
    )
    bot_times: str = setting(
        EVEN, "even: how long a bot takes does not tell what it holds; own: it takes what it needs", choices=BOT_TIMES
    )
    analyses: str = setting(
        "automatic", "finished games of people are analysed by themselves, or on_request", choices=ANALYSES
    )
    workers: int = setting(1, "server processes; more than one needs PostgreSQL", least=1)
    proxies: tuple[str, ...] = setting((), "addresses or networks of proxies whose X-Forwarded-For is believed")
    metrics_from: tuple[str, ...] = setting(("127.0.0.1", "::1"), "addresses or networks that may read /metrics")
    log_level: str = setting("warning", "what is logged; info has a line for every request", choices=LEVELS)
    log_format: str = setting("text", "lines for people or for programs", choices=FORMATS)
    header_bytes: int = setting(32_768, "head of a request", least=4096)
    head_seconds: int = setting(20, "time in which the head of a request must arrive", least=1)
    body_bytes: int = setting(524_288, "body of a request", least=65_536)
    body_seconds: int = setting(30, "time in which the body of a request must arrive", least=1)
    connections: int = setting(4000, "connections in all; fewer if the system allows fewer open files", least=10)
    connections_per_address: int = setting(200, "connections from one address that is no proxy", least=2)
    streams: int = setting(2000, "event streams in all", least=1)
    streams_per_person: int = setting(40, "event streams of one person", least=1)
    streams_per_address: int = setting(400, "event streams from one address", least=1)
    tables_per_person: int = setting(200, "open tables of one person", least=1)
    tables_per_address: int = setting(2000, "open tables that were set up from one address", least=1)
    entries_per_table: int = setting(20_000, "entries in the journal of a table", least=100)
    expire_unstarted_days: int = setting(30, "tables without a first choice that nobody has touched; 0: never")
    expire_open_days: int = setting(365, "games that nobody has touched since; 0: never")
    expire_finished_days: int = setting(0, "finished games; 0: never")
    expired_folder: str = setting("", "where expired tables are archived; empty: a folder beside the data")


DEFAULTS: Final = Settings()
KINDS: Final = {each.name: each for each in fields(Settings)}


def read_settings(file: str, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """Read the settings from all sources. What is None in `given`, the command line, was not given there.

    Raise BadSetting with the name of the setting and where it was found.
    """
    found = Settings()
    path = file or environment.get(FILE, "")
    if path:
        found = changed(found, file_values(path), path)
    variables = {name: environment[PREFIX + name.upper()] for name in KINDS if PREFIX + name.upper() in environment}
    found = changed(found, variables, "the environment")
    return changed(found, {name: value for name, value in given.items() if value is not None}, "the command line")


def file_values(path: str) -> dict[str, Any]:
    """Read a file of settings."""
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"cannot read the settings in '{path}': {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path}: this is no TOML: {error}") from None


def changed(settings: Settings, values: Mapping[str, Any], source: str) -> Settings:
    """Return other settings with these values, each as text or as its own type."""
    read: dict[str, Any] = {}
    for name, value in values.items():
        if name not in KINDS:
            raise BadSetting(f"{source}: there is no setting '{name}'; shiai serve --check-config lists them")
        try:
            read[name] = read_value(name, value)
        except ValueError as error:
            raise BadSetting(f"{source}: {name} = {value!r}: {error}") from None
    return replace(settings, **read)


def read_value(name: str, value: Any) -> Any:
    """Return the value of a setting; raise ValueError if it is wrong."""
    declared = KINDS[name]
    if isinstance(declared.default, tuple):
        parts = value.replace(",", " ").split() if isinstance(value, str) else value
        if not isinstance(parts, list | tuple) or not all(isinstance(part, str) for part in parts):
            raise ValueError("a list of addresses is needed")
        for part in parts:
            ip_network(part, strict=False)
        return tuple(parts)
    if isinstance(declared.default, int):
        if isinstance(value, bool) or not isinstance(value, int | str) or not str(value).isdecimal():
            raise ValueError("a whole number is needed")
        if len(str(value)) > 12 or int(value) < declared.metadata["least"]:
            raise ValueError(f"a number from {declared.metadata['least']} is needed")
        return int(value)
    if not isinstance(value, str):
        raise ValueError("a text is needed")
    choices = declared.metadata["choices"]
    if choices and value not in choices:
        raise ValueError(f"possible are: {', '.join(choices)}")
    return value


def listed(settings: Settings) -> list[tuple[str, str, str]]:
    """Return all settings: name, value and meaning. The password of the database is not shown."""
    return [(name, shown(getattr(settings, name)), kind.metadata["help"]) for name, kind in KINDS.items()]


def shown(value: Any) -> str:
    """Return the value of a setting as people read it."""
    text = " ".join(value) if isinstance(value, tuple) else str(value)
    before, at, after = text.rpartition("@")
    return (
        f"{before.rpartition(':')[0]}:***{at}{after}" if "://" in before and ":" in before.partition("://")[2] else text
    )
