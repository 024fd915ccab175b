"""Overviews of Way of the Samurai beside the table: the discard piles, the decks, and what components do."""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_NAMES, ENVIRONMENT_NAMES, WEATHER_NAMES
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
    enemy_card_name,
    movement_words,
    symbol_legend,
)
from shiai.games.way_of_the_samurai.terminal.players import my_block
from shiai.games.way_of_the_samurai.text.explanations import about_gisei, about_opponent, about_place
from shiai.i18n.catalogue import Catalogue


def discards(state: WayOfTheSamurai, words: Catalogue, _width: int) -> RenderableType:
    """The discard piles, and the cards that have left the game."""
    cells = state.cells
    parts: list[RenderableType] = [
        action_table(words.say("draw-action_discards", number=cells[DISCARDED].bit_count()), state, DISCARDED, words),
        enemy_table(words.say("draw-enemy_discards", number=cells[ENEMY_DISCARD].bit_count()), state, True, words),
    ]
    if cells[REMOVED]:
        parts.append(action_table(words.say("draw-removed", number=cells[REMOVED].bit_count()), state, REMOVED, words))
    return Group(*parts)


def decks(state: WayOfTheSamurai, words: Catalogue, _width: int) -> RenderableType:
    """The cards left in the decks; their order is unknown."""
    cells = state.cells
    return Group(
        action_table(words.say("draw-action_deck", number=cells[DECK].bit_count()), state, DECK, words),
        action_table(words.say("draw-special_deck", number=cells[SPECIALS].bit_count()), state, SPECIALS, words),
        enemy_table(words.say("draw-enemy_deck", number=cells[ENEMY_DECK].bit_count()), state, False, words),
    )


def action_table(title: str, state: WayOfTheSamurai, heap: int, words: Catalogue) -> Table:
    """A table of the action cards of a heap with what they do."""
    table = Table("", "", title=title, title_justify="left", show_header=False, box=None, padding=(0, 2))
    for card in cards_of(state.cells[heap]):
        table.add_row(card_text(state.rules, card, words), movement_words(state.rules, card, words))
    return table


def enemy_table(title: str, state: WayOfTheSamurai, discarded: bool, words: Catalogue) -> Table:
    """A table of enemy cards with both halves."""
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2))
    for heading in ("", words.say("draw-defence"), words.say("draw-counter")):
        table.add_column(heading)
    for card in cards_of(state.cells[ENEMY_DISCARD if discarded else ENEMY_DECK]):
        halves = (defence_words(state.rules, card, words), counter_words(state.rules, card, words))
        table.add_row(enemy_card_name(state.rules, card, words), *[Text(" ").join(half) for half in halves])
    return table


def about(state: WayOfTheSamurai, words: Catalogue, _width: int) -> RenderableType:
    """What weapon, opponent, environment and modules of this game do, and what the symbols mean."""
    table = Table.grid(padding=(0, 2))
    for name in in_play(state):
        said = "\n".join([explained(state, name, words), *own_words(state, name)])
        table.add_row(f"[bold]{escape(heading(state, name, words))}[/]", escape(said))
    return Group(table, Text("  ".join(symbol_legend(words)), style="dim"))


def heading(state: WayOfTheSamurai, name: str, words: Catalogue) -> str:
    """The name of a component, or of the option that adds a module."""
    return words.say(f"option-{name}") if name in state.rules.options and name != OWN else words.name(name)


def explained(state: WayOfTheSamurai, name: str, words: Catalogue) -> str:
    """What a component or module does."""
    if name == state.rules.opponent:
        return about_opponent(state.rules, words)
    if name in ENVIRONMENT_NAMES:
        return about_place(state.rules, words, ENVIRONMENT_NAMES.index(name))
    return about_gisei(state.rules, words) if name == "gisei" else words.say(f"about-{name}")


def own_words(state: WayOfTheSamurai, name: str) -> list[str]:
    """The words of the file of a weapon of one's own."""
    return [f"{word}: {value}" for word, value in state.rules.own.items()] if name == OWN else []


def in_play(state: WayOfTheSamurai) -> list[str]:
    """The components and modules of this game that have an explanation."""
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
