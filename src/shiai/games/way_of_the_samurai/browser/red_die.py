"""The red die of Way of the Samurai, and what each of its levels does."""

from dataclasses import dataclass

from shiai.games.way_of_the_samurai.browser.icons import Icon, loss_icon, spoken, wound_icon
from shiai.games.way_of_the_samurai.browser.uses import DIE_USES, Use, uses_of
from shiai.games.way_of_the_samurai.rules.actions import USE_DIE
from shiai.games.way_of_the_samurai.rules.cards import DIE_LOSSES, FACES
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.state import DIE, WayOfTheSamurai
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer


@dataclass(frozen=True)
class DieLevel:
    """A level of the red die that does something."""

    number: int
    brings: tuple[Icon, ...]
    either: bool
    now: bool
    says: str
    offer: Offer | None


@dataclass(frozen=True)
class RedDie:
    """The red die and its levels. What it can be used for now stands on the die itself."""

    level: int
    levels: tuple[DieLevel, ...]
    says: str
    uses: tuple[Use, ...] = ()


def red_die(state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer], block: int) -> RedDie:
    """The red die of a player."""
    level = state.cells[block + DIE]
    modifiers = state.modifiers
    if modifiers.no_red_die and not modifiers.red_combo_roll:
        return RedDie(level, (), words.say("web-red_die_gone"))
    levels = []
    for number in range(1, FACES + 1):
        brings = effects(modifiers, words, number)
        if brings:
            says = level_says(modifiers, words, number)
            offer = offers.get(USE_DIE.at(number)) if number != level else None
            levels.append(DieLevel(number, brings, len(brings) > 1, number == level, says, offer))
    says = words.say("web-red_die_rolls") if modifiers.red_combo_roll else words.say("web-red_die", level=level)
    return RedDie(level, tuple(levels), says, uses_of(state, offers, (USE_DIE.at(level), *DIE_USES)))


def level_says(modifiers: Modifiers, words: Catalogue, level: int) -> str:
    """What a level does to the enemy, in words."""
    brings = effects(modifiers, words, level)
    return words.say("web-rung", level=level, brings=spoken(brings, f" {words.say('web-or')} "))


def effects(modifiers: Modifiers, words: Catalogue, level: int) -> tuple[Icon, ...]:
    """What a level, or a roll after a red combo, does to the enemy."""
    wounds = modifiers.red_combo_roll or modifiers.die_wounds
    if wounds[level]:
        return (wound_icon(words, wounds[level], "good"),)
    losses = () if modifiers.red_combo_roll else DIE_LOSSES[level]
    return tuple([loss_icon(words, kind, number, "good") for kind, number in losses])
