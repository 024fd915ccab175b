"""The presentation of a game: what pages, terminals, the arena and bots need beyond its rules.

Every part has a default. References are written like entry points (`package.module:name`) and loaded on first use, so
that simulating a game loads none of its pages.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from shiai.core.options import Value

ME = "me"  # the person who creates the table
HERE = "here"  # another person at the same screen
OPEN_SEAT = "open"  # reserved for another person
STANDARD_BOT = "level:3"


@dataclass(frozen=True)
class Preset:
    """A predefined game. *Play now* starts the first preset of a game."""

    id: str
    seats: tuple[str, ...]  # ME, HERE, OPEN_SEAT or the spec of a bot
    options: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class ContentPages:
    """Pages of a game for texts that players save. In an address {text} and {name} stand for those of the saved one."""

    edit: str = ""  # shows it for editing
    file: str = ""  # downloads it; otherwise the text itself is the file
    play: str = ""  # sets up a game with it; otherwise the usual set-up


@dataclass(frozen=True)
class Face:
    """The presentation of one game."""

    catalogues: tuple[str, ...] = ()  # packages with en.ftl, pl.ftl, …; if two define an id, the first wins
    rulebook: str = ""  # package:file of the numbered clauses
    guide: str = ""  # the package with the rulebook for players: en.md, pl.md, … and pictures.toml
    lessons: str = ""  # the package with lessons: 1_first.toml, …
    browser: str = ""  # the shiai.web.kit.drawing.Drawing
    assets: str = ""  # the package with static/ and templates/ of the drawing
    pictures: str = ""  # a function that draws a component: (part, entry, contents, catalogue) -> Markup or None
    pictured: dict[str, str] = field(default_factory=dict)  # options whose values are components: the part of each
    terminal: str = ""  # the shiai.cli.kit.drawing.Drawings
    balance: str = ""  # the shiai.arena.balance.report.Balance
    runs: str = ""  # the shiai.table.runs.RunRules of a game that keeps best runs
    ending: str = ""  # the shiai.table.ending.Ending: the story of a finished game and its numbers
    observation: str = ""  # the shiai.core.observation.Encoder of a set-up, for shiai.envs
    ladder: str = ""  # package:file of the measured strength of its levels (`shiai arena GAME --ladder`)
    bots: tuple[str, ...] = ()  # shiai.bots.specs.Kind: bots that play this game only
    routes: tuple[str, ...] = ()  # FastAPI routers of further pages
    commands: dict[str, str] = field(default_factory=dict)  # further `shiai` commands: functions or Typer apps
    links: dict[str, str] = field(default_factory=dict)  # addresses for the footer of every page, with message ids
    builder: str = ""  # address of the page where players build what they bring to the game
    contents: dict[str, ContentPages] = field(default_factory=dict)  # by the `content` of options
    presets: tuple[Preset, ...] = ()
    main_options: tuple[str, ...] = ()  # shown at once when a game is set up; the others are folded away
    needs: dict[str, dict[str, tuple[Value, ...]]] = field(default_factory=dict)  # by option: values of other options

    def applies(self, option: str, values: Mapping[str, object]) -> bool:
        """Return whether an option means anything beside these values of other options (see `needs`)."""
        return all(
            str(values[other]) in [str(value) for value in wanted]
            for other, wanted in self.needs.get(option, {}).items()
            if other in values
        )
