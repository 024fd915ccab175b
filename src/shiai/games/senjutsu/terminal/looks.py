"""Further looks at Senjutsu: what cards would hit, the hand word by word, the discard piles, what things do."""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Drawing
from shiai.core.seats import HOLE
from shiai.core.state import State, plain
from shiai.games.senjutsu.cards.cards import DESIGNS, HERO_DESIGNS
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, TYPE_NAMES
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.battlefield.preview import preview as foresee
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.games.senjutsu.rules.state import BLOCK, DOWN, DOWN_SIZE, HAND, UNSEEN_DISCARDS, UP, Senjutsu
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.terminal.cards import hand_table
from shiai.games.senjutsu.terminal.heroes import card_names
from shiai.games.senjutsu.terminal.hexes import battlefield
from shiai.games.senjutsu.terminal.signs import LATER, SHIELD, STAR, STRIKE, card_title, mine
from shiai.i18n.catalogue import Catalogue

# What cards would hit -------------------------------------------------------------------------------------------------


def preview(state: State, words: Catalogue, _width: int) -> RenderableType:
    """For every card of the hand the spaces that it would hit or shield."""
    assert isinstance(state, Senjutsu)
    seat = mine(state)
    if seat < 0:
        return Text(words.say("draw-no_preview"))
    rules = state.rules
    cards = [*designs(state.cells[seat * BLOCK + HAND]), rules.heroes[seat].core, *rules.decks[seat].weapons]
    table = Table.grid(padding=(0, 2))
    for card in cards:
        marks = marks_of(state, seat, card)
        if marks:
            table.add_row(Text(card_title(card, words), style="bold"), Text(marked_spaces(state, marks)))
    return Group(table, Text(marks_legend(words), style="dim"))


def find_preview(typed: str) -> Drawing:
    """The battlefield with what one card would hit or shield: its number, or its name or the beginning of it."""

    def draw(state: State, words: Catalogue, width: int) -> RenderableType:
        assert isinstance(state, Senjutsu)
        card = card_meant(typed, words)
        marks = marks_of(state, mine(state), card) if card >= 0 and mine(state) >= 0 else {}
        if not marks:
            return Text(words.say("draw-no_preview"))
        title = Text(card_title(card, words), style="bold")
        return Group(title, *battlefield(state, words, width, marks), Text(marks_legend(words), style="dim"))

    return draw


def card_meant(typed: str, words: Catalogue) -> int:
    """The card of a hero with this number or name; -1 when there is none."""
    for card in range(HERO_DESIGNS):
        number = DESIGNS[card].number
        if typed.strip() in (number, number.lstrip("0")) or plain(words.name(f"card-{number}")).startswith(
            plain(typed)
        ):
            return card
    return -1


def marks_of(state: Senjutsu, seat: int, card: int) -> dict[int, str]:
    """A sign on each space that a card concerns from here, or after its own movement."""
    seen = foresee(state, seat, card)
    if seen is None:
        return {}
    marks: dict[int, str] = {}
    later = seen.later.strikes | seen.later.shields | seen.later.stars
    signs = ((later, LATER), (seen.here.stars, STAR), (seen.here.shields, SHIELD), (seen.here.strikes, STRIKE))
    for mask, sign in signs:
        marks |= dict.fromkeys(bits(mask & state.terrain.playable), sign)
    return marks


def marked_spaces(state: Senjutsu, marks: dict[int, str]) -> str:
    """The marked spaces by name, sign by sign."""
    parts: list[str] = []
    for sign in (STRIKE, STAR, SHIELD, LATER):
        spaces = [space_name(state, space) for space, mark in marks.items() if mark == sign]
        if spaces:
            parts.append(f"{sign} {' '.join(sorted(spaces))}")
    return "   ".join(parts)


def marks_legend(words: Catalogue) -> str:
    """What the signs of a preview mean."""
    return "  ".join(
        [
            f"{STRIKE} {words.say('draw-strikes')}",
            f"{STAR} {words.say('draw-star')}",
            f"{SHIELD} {words.say('draw-shield')}",
            f"{LATER} {words.say('draw-later')}",
        ]
    )


# Cards and words ------------------------------------------------------------------------------------------------------


def hand(state: State, words: Catalogue, _width: int) -> RenderableType:
    """The hand with every word of its cards."""
    assert isinstance(state, Senjutsu)
    seat = mine(state)
    return hand_table(state, seat, words, True) if seat >= 0 else Text(words.say("draw-no_preview"))


def discards(state: State, words: Catalogue, _width: int) -> RenderableType:
    """The discard piles of all heroes, as far as whoever looks may see them."""
    assert isinstance(state, Senjutsu)
    table = Table.grid(padding=(0, 2))
    for seat in range(state.rules.count):
        base = seat * BLOCK
        up, down = state.cells[base + UP], state.cells[base + DOWN]
        lines = [card_names(up, words) or "–"]
        hidden = state.cells[base + DOWN_SIZE] + state.cells[base + UNSEEN_DISCARDS]
        if hidden:
            lines.append(words.say("draw-face_down", number=hidden))
        if down not in (0, HOLE):
            lines[-1] += f": {card_names(down, words)}"
        table.add_row(f"[bold]{escape(words.name(who(state, seat)))}[/]", escape("\n".join(lines)))
    return table


def about(state: State, words: Catalogue, _width: int) -> RenderableType:
    """What heroes, Kamae, types of cards, statuses and the terrain of this game are about."""
    assert isinstance(state, Senjutsu)
    poisons = 0
    for seat in range(state.rules.count):
        owned = state.rules.decks[seat].poisons if seat < state.rules.people else state.rules.heroes[seat].poisons
        poisons |= owned
    names = [
        *dict.fromkeys([hero.name for hero in state.rules.heroes]),
        *KAMAE_NAMES,
        *TYPE_NAMES,
        "stun",
        "hobble",
        "bleeding_wound",
        *(["stealth"] if any(hero.stealth for hero in state.rules.heroes) else []),
        *[f"poison-{number}" for bit, number in enumerate(POISON_NAMES) if poisons >> bit & 1],
        *[KIND_NAMES[kind] for kind in sorted(set(state.terrain.kind_at.values()))],
    ]
    table = Table.grid(padding=(0, 2))
    for name in names:
        table.add_row(f"[bold]{escape(words.name(name))}[/]", escape(words.say(f"about-{name}")))
    return table
