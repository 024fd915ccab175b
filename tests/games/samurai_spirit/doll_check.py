"""The doll check of section 25, computed from the words of its clauses, for tests of the odds of cards."""

from fractions import Fraction
from math import comb
from typing import Final

from shiai.games.samurai_spirit.rules.components import CARD_NAMES
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import luck, symbol

DOLLS: Final = [card for card in CARD_NAMES if card.startswith("P") and symbol(card) == "doll"]
OTHERS: Final = [card for card in CARD_NAMES if card.startswith("P") and symbol(card) != "doll"]


def dealt_dolls(dealt: int, dolls: int = 18, others: int = 34) -> dict[int, Fraction]:
    """How likely each number of dolls is when so many plunderers are dealt."""
    ways = {number: comb(dolls, number) * comb(others, dealt - number) for number in range(dealt + 1)}
    return {number: Fraction(way, comb(dolls + others, dealt)) for number, way in ways.items() if way}


def failure(dealt: int) -> float:
    """How likely the first deal fails the check."""
    return float(sum([chance for number, chance in dealt_dolls(dealt).items() if number < 2]))


def checked_dolls(dealt: int, all_dolls: int = 18) -> dict[int, Fraction]:
    """How likely each number of dolls is after the check: what fails is set aside and dealt anew from the rest."""
    found: dict[int, Fraction] = {}
    rests = [(all_dolls, 52 - all_dolls, Fraction(1))]
    while rests:
        dolls, others, chance = rests.pop()
        for number, part in dealt_dolls(dealt, dolls, others).items():
            if number >= 2:
                found[number] = found.get(number, Fraction(0)) + chance * part
            elif dolls + others - dealt >= dealt:  # enough are left for SS-25.4
                rests.append((dolls - number, others - dealt + number, chance * part))
    whole = sum(found.values())  # in all other cases the 52 are reshuffled (SS-25.5), with the same chances again
    return {number: chance / whole for number, chance in found.items()}


def next_is_doll(dolls: dict[int, Fraction], dealt: int, dolls_seen: int = 0, others_seen: int = 0) -> Fraction:
    """How likely the next card is a doll, by the chances of their number, when some of the cards dealt were seen."""
    whole = Fraction(0)
    doll = Fraction(0)
    for number, chance in dolls.items():
        weight = chance * comb(number, dolls_seen) * comb(dealt - number, others_seen)
        whole += weight
        doll += weight * Fraction(number - dolls_seen, dealt - dolls_seen - others_seen)
    return doll / whole


def luck_of_dolls(state: SamuraiSpirit) -> Fraction:
    """How likely luck shows a doll now."""
    weights = luck(state)
    dolls = [weight for name, weight in weights.items() if symbol(name.removeprefix("card ")) == "doll"]
    return Fraction(sum(dolls), sum(weights.values()))
