"""The symbols of Senjutsu in the terminal: figures with their fronts, terrain, wounds, Focus, speeds."""

from typing import Final

from rich.text import Text

from shiai.cli.kit.styles import DANGER, FOCUS, POWER, QUIET, SAFE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import NUMBERS
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.state import BLEEDING, BLOCK, FACING, WOUNDS, Senjutsu
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.text.phrases import CONDITION_NAMES
from shiai.i18n.catalogue import Catalogue

FRONTS: Final = ("↑", "↗", "↘", "↓", "↙", "↖")  # by absolute direction, clockwise from the north
TERRAIN: Final = ("▲", "║", "¤", "⌂", "≈", "Π", "♣", "†")  # by kind
CALTROP: Final = "✢"
TRAP: Final = "?"
BUD: Final = "✿"
SHIELD: Final = "◇"
STRIKE: Final = "×"
LATER: Final = "·"
STAR: Final = "*"
NOW: Final = "▶"
DONE: Final = "✓"


def viewer_seat(state: Senjutsu) -> int:
    """The seat of the viewer; -1 if the viewer plays none."""
    return state.viewer if 0 <= state.viewer < state.rules.people else -1


def hero_ink(state: Senjutsu, seat: int) -> str:
    """The ink of a figure: one for the viewer and its allies, another for opponents."""
    viewer = viewer_seat(state)
    return FOCUS if viewer >= 0 and state.rules.allies[viewer] >> seat & 1 else DANGER


def tag(state: Senjutsu, seat: int, words: Catalogue) -> str:
    """A figure in two characters: the first letter of its name, small for enemies, and its number."""
    if seat < state.rules.first_enemy:
        return f"{words.name(who(state, seat))[0]}{state.rules.owners[seat] + 1}"
    kind = state.rules.heroes[seat].name.removeprefix("enemy_")
    return f"{words.name_or(kind)[0].lower()}{seat + 1}"


def figure(state: Senjutsu, seat: int, words: Catalogue, name: str = "") -> Text:
    """A figure on the board: its tag or another name, and an arrow for its front if it has one."""
    arrow = " " if seat == state.rules.token else FRONTS[state.cells[seat * BLOCK + FACING]]
    return Text(f"{name or tag(state, seat, words)}{arrow}", style=f"{hero_ink(state, seat)} reverse")


def wound_beads(state: Senjutsu, seat: int) -> Text:
    """Wounds, Bleeding Wounds, and the wounds left until defeat."""
    wounds, bleeding = state.cells[seat * BLOCK + WOUNDS], state.cells[seat * BLOCK + BLEEDING]
    left = max(0, wound_limit(state, seat) - wounds - bleeding)
    return Text("■" * wounds + "◆" * bleeding, style=DANGER).append("□" * left, style=SAFE)


def focus_beads(number: int, most: int) -> Text:
    """Focus, and empty places for Focus."""
    return Text(BUD * number, style=POWER).append("·" * max(0, most - number), style=QUIET)


def speed_text(design: Design, words: Catalogue) -> str:
    """The initiatives of a card: 7, 9–4, = or –, and in brackets the one behind a gate."""
    texts: list[str] = []
    for box in design.speeds:
        if box.low == v.EQUAL_SPEED:
            text = "="
        elif box.low == v.NO_SPEED:
            text = "–"
        else:
            text = str(box.high) if box.low == box.high else f"{box.high}–{box.low}"
        if box.focus:
            text = f"({BUD * box.focus} {text})"
        elif box.kamae:
            text = f"({gate_text(box.kamae, words)} {text})"
        texts.append(text)
    return " ".join(texts)


def gate_text(mask: int, words: Catalogue) -> str:
    """The Kamae that open a gate, in three letters each."""
    names = [short(words.name(name)) for bit, name in enumerate((*v.KAMAE_NAMES, *CONDITION_NAMES)) if mask >> bit & 1]
    return "/".join(names)


def short(name: str) -> str:
    """The first three letters of a name."""
    return name[:3]


def card_title(card: int, words: Catalogue) -> str:
    """Number and name of a card."""
    number = NUMBERS[card]
    return f"{number} {words.name('card-' + number)}"


def terrain_legend(shown: set[int], words: Catalogue) -> list[str]:
    """The symbols of these kinds of terrain with their names."""
    return [f"{TERRAIN[kind]} {words.name(KIND_NAMES[kind])}" for kind in sorted(shown)]


def front_legend(words: Catalogue) -> str:
    """The meaning of the arrows of figures, by two of the directions."""
    north, south = [words.name(f"facing-{DIRECTION_NAMES[direction]}") for direction in (0, 3)]
    return f"{FRONTS[0]} {north}, {FRONTS[3]} {south}"
