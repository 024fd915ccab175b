"""Further looks at Way of the Samurai: what lies in the discard piles, what the decks still hold, what things do."""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from shiai.core.state import State
from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_NAMES, ENEMY_NAMES, ENVIRONMENT_NAMES, WEATHER_NAMES
from shiai.games.way_of_the_samurai.rules.options import BLADES, DUEL, MODE_NAMES, MODULES, NO_WEAPON, OWN
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    NO_VIRTUE,
    PLACE,
    REMOVED,
    SPECIALS,
    VIRTUE_AT,
    WEAPON,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.terminal.cards import (
    card_text,
    cards_of,
    counter_words,
    defence_words,
    movement_words,
    symbol_legend,
)
from shiai.games.way_of_the_samurai.terminal.players import my_block
from shiai.i18n.catalogue import Catalogue


def discards(state: State, words: Catalogue, _width: int) -> RenderableType:
    """The discard piles, and what has left the game."""
    assert isinstance(state, WayOfTheSamurai)
    cells = state.cells
    parts: list[RenderableType] = [
        action_table(words.say("draw-action_discards", number=cells[DISCARDED].bit_count()), cells[DISCARDED], words),
        enemy_table(words.say("draw-enemy_discards", number=cells[ENEMY_DISCARD].bit_count()), state, True, words),
    ]
    if cells[REMOVED]:
        parts.append(action_table(words.say("draw-removed", number=cells[REMOVED].bit_count()), cells[REMOVED], words))
    return Group(*parts)


def decks(state: State, words: Catalogue, _width: int) -> RenderableType:
    """What is left in the decks; nobody knows the order."""
    assert isinstance(state, WayOfTheSamurai)
    cells = state.cells
    return Group(
        action_table(words.say("draw-action_deck", number=cells[DECK].bit_count()), cells[DECK], words),
        action_table(words.say("draw-special_deck", number=cells[SPECIALS].bit_count()), cells[SPECIALS], words),
        enemy_table(words.say("draw-enemy_deck", number=cells[ENEMY_DECK].bit_count()), state, False, words),
    )


def action_table(title: str, mask: int, words: Catalogue) -> Table:
    """Action cards with what they do."""
    table = Table("", "", title=title, title_justify="left", show_header=False, box=None, padding=(0, 2))
    for card in cards_of(mask):
        table.add_row(card_text(card, words), movement_words(card, words))
    return table


def enemy_table(title: str, state: WayOfTheSamurai, discarded: bool, words: Catalogue) -> Table:
    """Enemy cards with both of their halves."""
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2))
    for heading in ("", words.say("draw-defence"), words.say("draw-counter")):
        table.add_column(heading)
    for card in cards_of(state.cells[ENEMY_DISCARD if discarded else ENEMY_DECK]):
        halves = [Text(" ").join(half) for half in (defence_words(card, words), counter_words(card, words))]
        table.add_row(words.name(ENEMY_NAMES[card]), *halves)
    return table


def about(state: State, words: Catalogue, _width: int) -> RenderableType:
    """What weapon, opponent, place and modules in this game do, and what the signs mean."""
    assert isinstance(state, WayOfTheSamurai)
    table = Table.grid(padding=(0, 2))
    for name in in_play(state):
        said = "\n".join([words.say(f"about-{name}"), *own_words(state, name)])
        table.add_row(f"[bold]{escape(heading(state, name, words))}[/]", escape(said))
    return Group(table, Text("  ".join(symbol_legend(words)), style="dim"))


def heading(state: WayOfTheSamurai, name: str, words: Catalogue) -> str:
    """The name of a component, or of the option that brings a module into play."""
    return words.say(f"option-{name}") if name in state.rules.options and name != OWN else words.name(name)


def own_words(state: WayOfTheSamurai, name: str) -> list[str]:
    """The words of a weapon of one's own, as its file has them."""
    return [f"{word}: {value}" for word, value in state.rules.own.items()] if name == OWN else []


def in_play(state: WayOfTheSamurai) -> list[str]:
    """The components and modules of this game that have something to say about themselves."""
    rules, cells = state.rules, state.cells
    weapon = cells[my_block(state) + WEAPON]
    names = [BLADES[blade] for blade in (weapon, rules.second) if blade != NO_WEAPON]
    names.append(MODE_NAMES[rules.mode])
    if rules.mode == DUEL and not rules.two_players:
        names.append(rules.opponent)
    if cells[PLACE]:
        names.append(ENVIRONMENT_NAMES[cells[PLACE] - 1])
    if rules.weather:
        names.append(WEATHER_NAMES[rules.weather - 1])
    if cells[VIRTUE_AT] != NO_VIRTUE:
        names.append(BUSHIDO_NAMES[cells[VIRTUE_AT]])
    if rules.yoroi:
        names.append("yoroi")
    return [*names, *[name for name in MODULES if rules.options[name] is True]]
