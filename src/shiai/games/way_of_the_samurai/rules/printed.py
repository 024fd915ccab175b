"""What is on the components of a game, ours or those of a box, as lists that the rules read."""

from typing import Final

from shiai.core.box import Contents
from shiai.games.way_of_the_samurai.rules.boxes import COMPONENTS
from shiai.games.way_of_the_samurai.rules.cards import (
    ANY_SYMBOL,
    CARD_NAMES,
    CARDS,
    DOJO_STEPS,
    ENEMY_NAMES,
    ENVIRONMENT_NAMES,
    EVENT_CARDS,
    FACES,
    GAUGE_NAMES,
    GAUGES,
    GISEI_NAMES,
    HARD,
    JOKER,
    LOSS_NAMES,
    OPPONENT_IDS,
    STANDARD_CARDS,
    SYMBOL_NAMES,
    SYMBOLS,
    TRIO_NAMES,
    WOUND_NAMES,
)
from shiai.games.way_of_the_samurai.rules.effects import (
    BLOOD,
    BLOW_WORDS,
    DEFEAT,
    EVENT_WORDS,
    RESULT_WORDS,
    Pairs,
    pairs_of,
)


class Printed:
    """The components as the rules read them. Effects are pairs of the number of a word and an amount."""

    def __init__(self, box: Contents) -> None:
        # Action cards by number.
        cards = range(CARDS)
        # WS-3.3: one symbol per card
        self.symbol: list[int] = [symbol_of(box, card) for card in cards]
        self.of_symbol: list[int] = [
            sum([1 << card for card in cards if self.symbol[card] == symbol]) for symbol in range(SYMBOLS)
        ]
        # How a card moves the gauges, in printed order.
        # WS-3.4
        self.lines: list[Pairs] = [lines_of(box, card, "effects") if card != JOKER else () for card in cards]
        self.joker_lines: Pairs = lines_of(box, JOKER, "choice")
        self.joker_changes: list[int] = [dict(self.joker_lines).get(gauge, 0) for gauge in range(GAUGES)]
        self.joker_gauges = sum([1 << gauge for gauge, _ in self.joker_lines])
        # By gauge, the mask of cards with a line for it.
        self.line_gauges: list[int] = [
            sum([1 << card for card in cards if gauge in [line[0] for line in self.lines[card]]])
            for gauge in range(GAUGES)
        ]

        # Enemy cards by number, without HARD MODE.
        enemies = ENEMY_NAMES[:HARD]
        # What a defence demands: the least strength and technique, GAUGE_LOW where it asks for nothing.
        # WS-3.6, WS-7.2: strength, technique or both, never guard
        self.demand: list[tuple[int, int]] = [
            (box.number("enemies", name, "strength"), box.number("enemies", name, "technique")) for name in enemies
        ]
        self.prize: list[Pairs] = [losses_of(box, "enemies", name, "prize") for name in enemies]
        # WS-3.7: always guard
        self.threshold: list[int] = [box.number("enemies", name, "guard") for name in enemies]
        self.blow: list[Pairs] = [pairs_of(box.amounts("enemies", name, "blow"), BLOW_WORDS) for name in enemies]
        self.blow_wound: list[int] = [dict(box.amounts("enemies", name, "blow")).get("wound", 0) for name in enemies]

        # Wound cards by number: what levels 1 and 2 take.
        # WS-3.9, WS-15.7: one half per level; most of them are reconstructed
        self.wound: list[tuple[Pairs, Pairs, Pairs]] = [
            ((), losses_of(box, "wounds", name, "wound1"), losses_of(box, "wounds", name, "wound2"))
            for name in WOUND_NAMES
        ]
        self.deadly = deadly_card(box)
        self.wound_names: list[str] = wound_names(self.deadly)

        # Environments by number: for every face of the blue die the effects, in printed order; face 0 does not exist.
        # WS-3.12, WS-22.6, WS-22.7, WS-22.8: one result per face, partly reconstructed
        self.results: list[list[Pairs]] = [
            [(), *[result_of(box, name, face) for face in range(1, FACES + 1)]] for name in ENVIRONMENT_NAMES
        ]
        self.bloody: list[list[bool]] = [
            [False, *[BLOOD in box.words("environments", name, f"face{face}") for face in range(1, FACES + 1)]]
            for name in ENVIRONMENT_NAMES
        ]

        # Modules, opponents, runs of several fights.
        # WS-31.3, WS-31.9: the change of guard
        self.gisei: list[int] = [box.number("gisei", name, "change") for name in GISEI_NAMES]
        # Life and Ki.
        self.opponents: list[tuple[int, int]] = [stock(box, "opponents", name) for name in OPPONENT_IDS]
        # WS-32.1, WS-32.8
        self.trio: list[tuple[int, int]] = [stock(box, "trio", name) for name in TRIO_NAMES]
        # WS-24.9: the map is reconstructed
        self.dojo: list[list[tuple[str, int, int]]] = [
            [dojo_stop(box, str(one["id"])) for one in step["options"]] for step in DOJO_STEPS
        ]
        # By card and face; empty where an event is more than gains and losses.
        self.events: list[list[Pairs]] = [
            [(), *[event_of(box, f"{card}_{face}") for face in range(1, FACES + 1)]] for card in EVENT_CARDS
        ]


def symbol_of(box: Contents, card: int) -> int:
    """The symbol of an action card."""
    if card == JOKER:
        return ANY_SYMBOL
    return SYMBOL_NAMES.index(str(box.value(part_of(card), CARD_NAMES[card], "symbol")))


def part_of(card: int) -> str:
    """The part of an action card."""
    return "actions" if card < STANDARD_CARDS else "specials"


def lines_of(box: Contents, card: int, field: str) -> Pairs:
    """The lines of an action card."""
    return pairs_of(box.amounts(part_of(card), CARD_NAMES[card], field), GAUGE_NAMES)


def losses_of(box: Contents, part: str, entry: str, field: str) -> Pairs:
    """Losses of life and Ki."""
    return pairs_of(box.amounts(part, entry, field), LOSS_NAMES)


def result_of(box: Contents, place: str, face: int) -> Pairs:
    """A result of an environment."""
    return pairs_of(box.amounts("environments", place, f"face{face}"), RESULT_WORDS)


def stock(box: Contents, part: str, entry: str) -> tuple[int, int]:
    """Life and Ki of an opponent."""
    return box.number(part, entry, "life"), box.number(part, entry, "ki")


def dojo_stop(box: Contents, id: str) -> tuple[str, int, int]:
    """An opponent on the map of the dojo, with life and Ki."""
    life, ki = stock(box, "dojo", id)
    return id, life, ki


def event_of(box: Contents, entry: str) -> Pairs:
    """What a random event gives or takes."""
    plain = entry in COMPONENTS.parts["events"].entries
    return pairs_of(box.amounts("events", entry, "effects"), EVENT_WORDS) if plain else ()


def deadly_card(box: Contents) -> int:
    """The wound card that defeats at level 2."""
    return [DEFEAT in box.words("wounds", name, "wound2") for name in WOUND_NAMES].index(True)


DEADLY: Final = deadly_card(COMPONENTS.standard)


def wound_names(deadly: int) -> list[str]:
    """The names of the wound cards for messages: the one of the deadly wound goes with the card that is deadly."""
    names = list(WOUND_NAMES)
    names[deadly], names[DEADLY] = names[DEADLY], names[deadly]
    return names


STANDARD: Final = Printed(COMPONENTS.standard)


def printed_in(box: Contents) -> Printed:
    """The components of a box as the rules read them."""
    return Printed(box) if box.corrections else STANDARD
