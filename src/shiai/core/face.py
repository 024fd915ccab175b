"""How a game presents itself: what pages, terminals, the arena and bots need to know beyond its rules.

Every part has a default, so a game of one file needs none of this. References are written like entry points
(`package.module:name`) and are loaded on first use: simulating a game loads none of its pages.
"""

from dataclasses import dataclass, field

from shiai.core.options import Value

ME = "me"  # the person who sets the table up
HERE = "here"  # somebody else at the same screen
OPEN_SEAT = "open"  # kept for a friend
STANDARD_BOT = "level:3"


@dataclass(frozen=True)
class Preset:
    """A ready-made game. *Play now* starts the first one of a game."""

    id: str
    seats: tuple[str, ...]  # ME, HERE, OPEN_SEAT or the spec of a bot
    options: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Face:
    """The presentation of one game."""

    catalogues: tuple[str, ...] = ()  # packages with en.ftl, pl.ftl, …; if two define an id, the first wins
    rulebook: str = ""  # package:file of the numbered clauses
    browser: str = ""  # the shiai.web.kit.drawing.Drawing
    assets: str = ""  # the package with static/ and templates/ of the drawing
    terminal: str = ""  # the shiai.cli.kit.drawing.Drawings
    balance: str = ""  # the shiai.arena.balance.report.Balance
    runs: str = ""  # the shiai.table.runs.RunRules of a game that keeps best runs
    bots: tuple[str, ...] = ()  # shiai.bots.specs.Kind: bots that play this game only
    routes: tuple[str, ...] = ()  # FastAPI routers of further pages
    commands: dict[str, str] = field(default_factory=dict)  # further `shiai` commands: functions or Typer apps
    links: dict[str, str] = field(default_factory=dict)  # addresses for the footer of every page, with message ids
    builder: str = ""  # address of the page where players build what they bring to the game
    presets: tuple[Preset, ...] = ()
    main_options: tuple[str, ...] = ()  # shown at once when a game is set up; the others are folded away
