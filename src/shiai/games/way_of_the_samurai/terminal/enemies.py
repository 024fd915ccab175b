"""The opponents of Way of the Samurai: one or three, with the revealed enemy cards."""

from typing import Final

from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import mark
from shiai.cli.kit.styles import QUIET
from shiai.games.way_of_the_samurai.rules.cards import TRIO_NAMES
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    DEFENCE,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENEMY_KI,
    ENEMY_LIFE,
    NO_CARD,
    SIDE,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.terminal.cards import (
    cards_of,
    counter_words,
    defence_words,
    enemy_card_name,
    ki_beads,
    life_beads,
)
from shiai.games.way_of_the_samurai.terminal.players import MARKED, SIDES
from shiai.i18n.catalogue import Catalogue

DEAD: Final = "†"


def enemy_title(state: WayOfTheSamurai, words: Catalogue) -> Text:
    """The name of the enemy."""
    rules = state.rules
    if rules.enemies > 1:
        return Text(words.name("one_vs_three"), style="bold")
    name = words.say("draw-enemy") if rules.several_fights else words.name(rules.opponent)
    if not rules.several_fights:
        name += mark(rules.box, "opponents", rules.opponent)
    if state.modifiers.turns_when_hurt:
        name = f"{name} · {words.say('draw-side', side=SIDES[state.cells[SIDE]])}"
    return Text(name, style="bold")


def enemy_lines(state: WayOfTheSamurai, words: Catalogue, width: int) -> list[Text]:
    """Life and Ki of all enemies."""
    cells = state.cells
    if state.rules.enemies == 1:
        life, ki = whole(state)
        rows = [
            (words.name("life"), life_beads(cells[ENEMY_LIFE], max(life, cells[ENEMY_LIFE]))),
            (words.name("ki"), ki_beads(cells[ENEMY_KI], max(ki, cells[ENEMY_KI]))),
        ]
        widest = max([len(name) for name, _ in rows])
        return [Text(f"{name:{widest}}  ", style=QUIET).append_text(text) for name, text in rows]
    return [line for enemy in range(len(TRIO_NAMES)) for line in flow([opponent(state, enemy, words)], width)]


def opponent(state: WayOfTheSamurai, enemy: int, words: Catalogue) -> Text:
    """One of three opponents."""
    cells = state.cells
    name = words.name(TRIO_NAMES[enemy]) + mark(state.rules.box, "trio", TRIO_NAMES[enemy])
    if not cells[ENEMY_LIFE + enemy]:
        return Text(f"{DEAD} {name}", style=QUIET)
    text = Text(f"{MARKED} {name} " if cells[TARGET] == enemy else f"  {name} ")
    life, ki = state.rules.printed.trio[enemy]
    text.append_text(life_beads(cells[ENEMY_LIFE + enemy], life)).append(" ")
    return text.append_text(ki_beads(cells[ENEMY_KI + enemy], ki))


def whole(state: WayOfTheSamurai) -> tuple[int, int]:
    """Life and Ki with which the opponent of a duel begins; 0 where dice or a map decide."""
    if state.rules.several_fights:
        return 0, 0
    return state.rules.opponent_life, state.rules.opponent_ki


def enemy_cards(state: WayOfTheSamurai, words: Catalogue, width: int) -> list[Text]:
    """The revealed defence and counter-attacks, and the sizes of the enemy's piles."""
    cells = state.cells
    lines: list[Text] = []
    rules = state.rules
    if cells[DEFENCE] != NO_CARD:
        name = enemy_card_name(rules, cells[DEFENCE], words)
        lines += open_card(words.say("draw-defence"), name, defence_words(rules, cells[DEFENCE], words), width)
    for card in cards_of(cells[COUNTERS]):
        name = enemy_card_name(rules, card, words)
        lines += open_card(words.say("draw-counter"), name, counter_words(rules, card, words), width)
    deck, discard = cells[ENEMY_DECK].bit_count(), cells[ENEMY_DISCARD].bit_count()
    piles = [words.say("draw-enemy_deck", number=deck), words.say("draw-discards", number=discard)]
    return [*lines, *flow([Text(pile, style=QUIET) for pile in piles], width, " · ")]


def open_card(label: str, name: str, says: list[Text], width: int) -> list[Text]:
    """A revealed enemy card: its role, its name and its effect."""
    return [*flow([Text(f"{label}:", style=QUIET), Text(name)], width), *flow(says, width)]
