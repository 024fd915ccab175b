"""Cards, dice and beads of Way of the Samurai in symbols and words.

Symbols: ▲ ■ ● the black combo symbols, ◆ the red one, ★ the joker; ♥ life, ✦ Ki (♡ ✧ lost); ⚀ to ⚅ the dice.
"""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from shiai.cli.kit.marks import mark
from shiai.cli.kit.styles import DANGER, FOCUS, POWER, QUIET, SAFE
from shiai.games.way_of_the_samurai.rules.cards import (
    CARD_NAMES,
    ENEMY_NAMES,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    HARD,
    HARD_STRIKES,
    JOKER,
    KI,
    LOSS_NAMES,
    RED,
    SYMBOL_NAMES,
)
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.effects import DEFEATS, TO_LIFE, WOUNDS, WOUNDS_ENEMY, Pairs
from shiai.games.way_of_the_samurai.rules.printed import part_of
from shiai.i18n.catalogue import Catalogue

SYMBOL_SIGNS: Final = ("▲", "■", "●", "◆", "★")  # black a, b and c, red, joker
LIFE_SIGN: Final = "♥"
LOST_LIFE: Final = "♡"
KI_SIGN: Final = "✦"
LOST_KI: Final = "✧"
LOSS_SIGNS: Final = (LIFE_SIGN, KI_SIGN)
DICE: Final = ("–", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅")  # 0: no die lies there
NOTHING: Final = "·"
MOST_BEADS: Final = 12  # more are written as a number


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, sorted."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


def symbol_text(rules: Rules, card: int) -> Text:
    """The combo symbol of an action card."""
    symbol = rules.printed.symbol[card]
    return Text(SYMBOL_SIGNS[symbol], style=DANGER if symbol == RED else "bold")


def card_text(rules: Rules, card: int, words: Catalogue) -> Text:
    """An action card in a few words: symbol and name, with a sign if it is not printed."""
    name = f" {words.name(CARD_NAMES[card])}{mark(rules.box, part_of(card), CARD_NAMES[card])}"
    return symbol_text(rules, card).append(name, style="none")


def enemy_card_name(rules: Rules, card: int, words: Catalogue) -> str:
    """The name of an enemy card, with a sign if it is not printed."""
    part = "hard_mode" if card == HARD else "enemies"
    return f"{words.name(ENEMY_NAMES[card])}{mark(rules.box, part, ENEMY_NAMES[card])}"


def lines_of(rules: Rules, card: int) -> Pairs:
    """The lines of an action card; for the joker those to choose from."""
    return rules.printed.joker_lines if card == JOKER else rules.printed.lines[card]


def movements(rules: Rules, card: int) -> list[Text]:
    """The change of each gauge by an action card; in brackets for the joker, which changes one of them."""
    lines = dict(lines_of(rules, card))
    found: list[Text] = []
    for gauge in range(GAUGES):
        change = lines.get(gauge, 0)
        label = f"({signed(change)})" if card == JOKER else signed(change)
        found.append(Text(label, style=SAFE if change > 0 else DANGER) if change else Text(NOTHING, style=QUIET))
    return found


def movement_words(rules: Rules, card: int, words: Catalogue) -> str:
    """The changes of gauges by an action card, in one line."""
    lines = lines_of(rules, card)
    parts = [f"{words.name(GAUGE_NAMES[gauge])} {signed(change)}" for gauge, change in lines]
    return f" {words.say('draw-or')} ".join(parts) if card == JOKER else ", ".join(parts)


def beads(full: str, empty: str, number: int, whole: int, style: str) -> Text:
    """Life or Ki as beads, including those that are gone; a number if there are too many."""
    if max(number, whole) > MOST_BEADS:
        return Text(f"{full}×{number}", style=style)
    text = Text(full * number, style=style)
    return text.append(empty * (whole - number), style=QUIET).append(f" {number}", style="bold")


def life_beads(number: int, whole: int = 0) -> Text:
    """Life points."""
    return beads(LIFE_SIGN, LOST_LIFE, number, whole, DANGER)


def ki_beads(number: int, whole: int = 0) -> Text:
    """Ki points."""
    return beads(KI_SIGN, LOST_KI, number, whole, POWER)


# Losses ---------------------------------------------------------------------------------------------------------------


def losses_words(losses: Iterable[tuple[int, int]], between: str, words: Catalogue) -> str:
    """Losses of life or Ki with a word or comma between them."""
    return between.join([f"{words.name(LOSS_NAMES[kind])} −{number}" for kind, number in losses])


def wound_words(level: int, words: Catalogue) -> str:
    """A wound of a level."""
    return words.say("draw-wound", level=level)


def defence_words(rules: Rules, card: int, words: Catalogue) -> list[Text]:
    """An enemy card as a defence: what it asks for, and what it costs the enemy if met."""
    if card == HARD:
        return [Text(words.say("draw-unbreakable"), style=DANGER)]
    demand = enumerate(rules.printed.demand[card])
    asked = [f"{words.name(GAUGE_NAMES[gauge])} ≥{least}" for gauge, least in demand if least > GAUGE_LOW]
    prize = losses_words(rules.printed.prize[card], f" {words.say('draw-or')} ", words)
    return [Text(", ".join(asked), style="bold"), Text(f"→ {prize}", style=SAFE)]


def counter_words(rules: Rules, card: int, words: Catalogue) -> list[Text]:
    """An enemy card as a counter-attack: the guard that stops it, and what it does otherwise."""
    if card == HARD:
        return [Text(words.say("draw-strikes_more", number=HARD_STRIKES), style=DANGER)]
    parts = [
        losses_words([(kind, number)], "", words) if kind < len(LOSS_NAMES) else wound_words(number, words)
        for kind, number in rules.printed.blow[card]
    ]
    guard = f"{words.name('guard')} <{rules.printed.threshold[card]}"
    return [Text(guard, style="bold"), Text(f"→ {', '.join(parts)}", style=DANGER)]


def die_words(losses: tuple[tuple[int, int], ...], wound: int, words: Catalogue) -> str:
    """The effect of a level of the red die."""
    if wound:
        return wound_words(wound, words)
    return losses_words(losses, f" {words.say('draw-or')} ", words) or NOTHING


def result_words(kind: int, amount: int, words: Catalogue) -> str:
    """One effect of an environment."""
    if kind < GAUGES:
        return f"{words.name(GAUGE_NAMES[kind])} {signed(amount)}"
    if kind == WOUNDS:
        return wound_words(amount, words)
    if kind == WOUNDS_ENEMY:
        return words.say("draw-enemy_wound", level=amount)
    if kind == DEFEATS:
        return words.say("draw-defeat")
    return f"{words.name(LOSS_NAMES[kind - TO_LIFE])} {signed(amount)}"


def symbol_legend(words: Catalogue) -> list[str]:
    """The combo symbols with their names, and the beads with theirs."""
    symbols = [
        f"{symbol} {words.name(name)}"
        for symbol, name in zip(SYMBOL_SIGNS, (*SYMBOL_NAMES, CARD_NAMES[JOKER]), strict=True)
    ]
    return [*symbols, *[f"{LOSS_SIGNS[kind]} {words.name(LOSS_NAMES[kind])}" for kind in range(KI + 1)]]


def die_text(face: int, style: str = FOCUS) -> Text:
    """A die with its number."""
    return Text(f"{DICE[face]} {face}" if face else DICE[0], style=style)
