"""A player of Way of the Samurai: life, Ki, the red die with its effect, and the three gauges.

A gauge is the row of its numbers: [2] is its value, ≥3 what the revealed enemy cards ask for, × a number above its
bound; ✓ or ✗ says whether the value is enough.
"""

from typing import Final

from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.styles import DANGER, QUIET, SAFE
from shiai.games.way_of_the_samurai.rules.cards import (
    DIE_LOSSES,
    FACES,
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGE_NAMES,
    GUARD,
    HARD,
    LIFE_MOST,
)
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.options import BLADES, NO_WEAPON
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    COUNTERS,
    DEFENCE,
    DIE,
    FACE_UP,
    GAUGE,
    HAND,
    KI_AT,
    LIFE_AT,
    OTHER,
    STORED,
    WEAPON,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import foe_modifiers
from shiai.games.way_of_the_samurai.terminal.cards import card_text, cards_of, die_text, die_words, ki_beads, life_beads
from shiai.i18n.catalogue import Catalogue

CLOSED: Final = "×"
MET: Final = "✓"
MISSED: Final = "✗"
MARKED: Final = "▶"
SPACE: Final = 4  # columns of a number of a gauge
NARROW_SPACE: Final = 3
SIDES: Final = ("A", "B")


def my_block(state: WayOfTheSamurai) -> int:
    """The block of the seat that looks; that of the active player for everybody else."""
    seat = state.viewer if state.viewer in range(len(state.rules.seats)) else state.cells[ACTIVE]
    return 0 if seat == state.cells[ACTIVE] else OTHER


def seat_of(state: WayOfTheSamurai, block: int) -> str:
    """The name of the seat whose block this is."""
    active = state.cells[ACTIVE]
    return state.rules.seats[active if block == 0 else 1 - active]


def modifiers_of(state: WayOfTheSamurai, block: int) -> Modifiers:
    """The modifiers of the player of a block."""
    if block == 0 or state.cells[block + WEAPON] == NO_WEAPON:
        return state.modifiers
    return foe_modifiers(state)


def player_title(state: WayOfTheSamurai, block: int, words: Catalogue) -> Text:
    """The name of a player and his weapons."""
    cells = state.cells
    parts = [words.name(seat_of(state, block))]
    if cells[block + WEAPON] != NO_WEAPON:
        parts.append(words.name(BLADES[cells[block + WEAPON]]))
    if state.rules.second != NO_WEAPON and not state.rules.two_players:
        parts[-1] += f" + {words.name(BLADES[state.rules.second])}"
    if block == 0 and cells[FACE_UP]:
        parts.append(words.say("draw-face", face=SIDES[cells[FACE_UP] - 1]))
    active = state.rules.two_players and block == 0
    return Text(f"{MARKED} " if active else "").append(" · ".join(parts), style="bold")


def player_lines(state: WayOfTheSamurai, block: int, words: Catalogue, width: int) -> list[Text]:
    """Life, Ki, the red die and the gauges of a player."""
    cells = state.cells
    modifiers = modifiers_of(state, block)
    rows = [
        (words.name("life"), life_beads(cells[block + LIFE_AT], LIFE_MOST)),
        (words.name("ki"), ki_beads(cells[block + KI_AT], modifiers.ki_max)),
        (words.say("draw-red_die"), red_die(state, block, words)),
    ]
    widest = max([len(name) for name, _ in rows])
    lines = [Text(f"{name:{widest}}  ", style=QUIET).append_text(text) for name, text in rows]
    return [*[part for line in lines for part in flow([line], width)], Text(""), *gauges(state, block, words, width)]


def red_die(state: WayOfTheSamurai, block: int, words: Catalogue) -> Text:
    """The red die, and the effect of its level."""
    level = state.cells[block + DIE]
    text = die_text(level, DANGER)
    gives = die_words(DIE_LOSSES[level], modifiers_of(state, block).die_wounds[level], words)
    return text.append(f" → {gives}", style="none") if level else text


def die_levels(state: WayOfTheSamurai, words: Catalogue) -> list[Text]:
    """All levels of the red die that have an effect."""
    found: list[Text] = []
    for level in range(1, FACES + 1):
        if DIE_LOSSES[level] or state.modifiers.die_wounds[level]:
            found.append(die_text(level, DANGER))
            found[-1].append(f" {die_words(DIE_LOSSES[level], state.modifiers.die_wounds[level], words)}", style="none")
    return found


def demands(state: WayOfTheSamurai, gauge: int) -> list[int]:
    """The values that the revealed enemy cards ask of a gauge."""
    cells = state.cells
    if gauge == GUARD:
        return sorted({state.rules.printed.threshold[card] for card in cards_of(cells[COUNTERS]) if card != HARD})
    card = cells[DEFENCE]
    least = state.rules.printed.demand[card][gauge] if card < HARD else GAUGE_LOW
    return [least] if least > GAUGE_LOW else []


def gauges(state: WayOfTheSamurai, block: int, words: Catalogue, width: int) -> list[Text]:
    """The three gauges; those of the active player are compared with the enemy's cards."""
    modifiers = modifiers_of(state, block)
    names = [words.name(name) for name in GAUGE_NAMES]
    widest = max([len(name) for name in names])
    space = SPACE if widest + 1 + SPACE * (GAUGE_HIGH - GAUGE_LOW + 1) + len(f" {MET}") <= width else NARROW_SPACE
    lines: list[Text] = []
    for gauge, name in enumerate(names):
        wanted = demands(state, gauge) if block == 0 else []
        line = Text(f"{name:{widest}} ", style=QUIET)
        lines.append(
            line.append_text(track(state.cells[block + GAUGE + gauge], modifiers.highest(gauge), wanted, space))
        )
    return lines


def track(value: int, highest: int, wanted: list[int], space: int) -> Text:
    """One gauge from its lowest to its highest number, each in so many columns."""
    text = Text()
    for number in range(GAUGE_LOW, GAUGE_HIGH + 1):
        label, style = str(number), "none"
        if number in wanted:
            label, style = f"≥{number}", SAFE if value >= number else DANGER
        elif number > highest:
            label, style = CLOSED, QUIET
        if number == value:
            text.append(" " * (space - len(label) - 2)).append(f"[{label}]", style="bold reverse")
        else:
            text.append(f"{label} ".rjust(space), style=style)
    if wanted:
        met = value >= max(wanted)
        text.append(f" {MET}" if met else f" {MISSED}", style=SAFE if met else DANGER)
    return text


def other_player(state: WayOfTheSamurai, block: int, words: Catalogue, width: int) -> list[Text]:
    """The cards of the other player, which everybody sees."""
    cells = state.cells
    lines: list[Text] = []
    for label, cell in ((words.say("draw-hand"), HAND), (words.say("draw-stored"), STORED)):
        cards = cards_of(cells[block + cell])
        if cards:
            named = [card_text(state.rules, card, words) for card in cards]
            lines += flow([Text(f"{label} {len(cards)}:", style=QUIET), *named], width)
    return lines
