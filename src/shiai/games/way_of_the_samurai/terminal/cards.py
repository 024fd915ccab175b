"""Cards, dice and beads of Way of the Samurai in signs and words.

Signs: ▲ ■ ● the black combo symbols, ◆ the red one, ★ the joker; ♥ life, ✦ Ki (♡ ✧ lost); ⚀ to ⚅ the dice.
"""

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from shiai.cli.kit.inks import DANGER, FOCUS, POWER, QUIET, SAFE
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOW,
    BLOW_WOUND,
    CARD_NAMES,
    DEMAND,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    HARD,
    HARD_STRIKES,
    JOKER,
    JOKER_LINES,
    KI,
    LINES,
    LOSS_NAMES,
    PRIZE,
    RED,
    SYMBOL,
    SYMBOL_NAMES,
    THRESHOLD,
)
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
    """The cards of a heap by number."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


def symbol_text(card: int) -> Text:
    """The combo symbol of an action card."""
    return Text(SYMBOL_SIGNS[SYMBOL[card]], style=DANGER if SYMBOL[card] == RED else "bold")


def card_text(card: int, words: Catalogue) -> Text:
    """An action card in a few words: symbol and name."""
    return symbol_text(card).append(f" {words.name(CARD_NAMES[card])}", style="none")


def movements(card: int) -> list[Text]:
    """What an action card does to each of the gauges; the joker does one of three things, in brackets."""
    lines = dict(JOKER_LINES if card == JOKER else LINES[card])
    found: list[Text] = []
    for gauge in range(GAUGES):
        change = lines.get(gauge, 0)
        label = f"({signed(change)})" if card == JOKER else signed(change)
        found.append(Text(label, style=SAFE if change > 0 else DANGER) if change else Text(NOTHING, style=QUIET))
    return found


def movement_words(card: int, words: Catalogue) -> str:
    """What an action card does, in one line."""
    lines = JOKER_LINES if card == JOKER else LINES[card]
    parts = [f"{words.name(GAUGE_NAMES[gauge])} {signed(change)}" for gauge, change in lines]
    return f" {words.say('draw-or')} ".join(parts) if card == JOKER else ", ".join(parts)


def beads(full: str, empty: str, number: int, whole: int, style: str) -> Text:
    """Life or Ki as beads, those that are gone too; a number where they are too many."""
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


# What is lost, by whomever --------------------------------------------------------------------------------------------


def losses_words(losses: Iterable[tuple[int, int]], between: str, words: Catalogue) -> str:
    """Losses of life or Ki with a word or comma between them."""
    return between.join([f"{words.name(LOSS_NAMES[kind])} −{number}" for kind, number in losses])


def wound_words(level: int, words: Catalogue) -> str:
    """A wound of a level."""
    return words.say("draw-wound", level=level)


def defence_words(card: int, words: Catalogue) -> list[Text]:
    """An enemy card as a defence: what it asks for, and what a met one costs him."""
    if card == HARD:
        return [Text(words.say("draw-unbreakable"), style=DANGER)]
    asked = [
        f"{words.name(GAUGE_NAMES[gauge])} ≥{least}" for gauge, least in enumerate(DEMAND[card]) if least > GAUGE_LOW
    ]
    prize = losses_words(PRIZE[card], f" {words.say('draw-or')} ", words)
    return [Text(", ".join(asked), style="bold"), Text(f"→ {prize}", style=SAFE)]


def counter_words(card: int, words: Catalogue) -> list[Text]:
    """An enemy card as a counter-attack: the guard that stops it, and what it does otherwise."""
    if card == HARD:
        return [Text(words.say("draw-strikes_more", number=HARD_STRIKES), style=DANGER)]
    parts = [f"{words.name(LOSS_NAMES[kind])} −{number}" for kind, number in BLOW[card]]
    if BLOW_WOUND[card]:
        parts.append(wound_words(BLOW_WOUND[card], words))
    guard = f"{words.name('guard')} <{THRESHOLD[card]}"
    return [Text(guard, style="bold"), Text(f"→ {', '.join(parts)}", style=DANGER)]


def die_words(losses: tuple[tuple[int, int], ...], wound: int, words: Catalogue) -> str:
    """What a level of the red die does to the enemy."""
    if wound:
        return wound_words(wound, words)
    return losses_words(losses, f" {words.say('draw-or')} ", words) or NOTHING


def result_words(effect: dict[str, Any], words: Catalogue) -> str:
    """One effect of an environment."""
    if "gauge" in effect:
        return f"{words.name(effect['gauge'])} {signed(int(effect['delta']))}"
    if "player_lose" in effect:
        return losses_words([(LOSS_NAMES.index(effect["player_lose"]), int(effect["n"]))], "", words)
    if "player_wound" in effect:
        return wound_words(int(effect["player_wound"]), words)
    if "enemy_wound" in effect:
        return words.say("draw-enemy_wound", level=int(effect["enemy_wound"]))
    return words.say("draw-defeat")


def symbol_legend(words: Catalogue) -> list[str]:
    """The combo symbols with their names, and the beads with theirs."""
    signs = [
        f"{sign} {words.name(name)}"
        for sign, name in zip(SYMBOL_SIGNS, (*SYMBOL_NAMES, CARD_NAMES[JOKER]), strict=True)
    ]
    return [*signs, *[f"{LOSS_SIGNS[kind]} {words.name(LOSS_NAMES[kind])}" for kind in range(KI + 1)]]


def die_text(face: int, style: str = FOCUS) -> Text:
    """A die as it lies, with its number."""
    return Text(f"{DICE[face]} {face}" if face else DICE[0], style=style)
