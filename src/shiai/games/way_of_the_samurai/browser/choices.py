"""Choices of Way of the Samurai on the drawing: what is picked first, what each concerns, what it would lead to."""

from typing import Final

from shiai.core.state import State
from shiai.games.way_of_the_samurai.browser.cards import JOKER_WORDS
from shiai.games.way_of_the_samurai.browser.gauges import after, coming, is_met, moves, strikes
from shiai.games.way_of_the_samurai.browser.signs import cards_of, seen, signed
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    CARD,
    CHANGE,
    DRAW,
    EARLY_REVEAL,
    ENVIRONMENT,
    EXCHANGE,
    FETCH,
    GISEI,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
    LOWER_DIE,
    MARK,
    MULLIGAN,
    PATH,
    PLAY,
    PLAY_JOKER,
    POOL,
    RAISE,
    REDRAW,
    REROLL,
    RESULT_OF,
    TAKE_KI,
    TAKE_LIFE,
    TAKE_SPECIAL,
    TAKE_STEP,
    TAKE_WEAPON,
    TRANSFORM,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ANY_SYMBOL,
    CARD_NAMES,
    CARDS,
    COMBO_SIZE,
    DOJO,
    FACES,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    GUARD,
    JOKER,
    SYMBOL,
    SYMBOL_NAMES,
)
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    DEFEATED,
    DEFENCE,
    GAUGE,
    NO_CARD,
    NOBODY,
    PLAYED,
    TARGET,
    WayOfTheSamurai,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Pick, Scene

# What single choices concern, by id on the drawing.
CONCERNS: Final[dict[int, tuple[str, ...]]] = {
    DRAW: ("heap-deck", "ki-me"),
    EARLY_REVEAL: ("defence", "ki-me"),
    LIFE_TO_KI: ("life-me", "ki-me"),
    KI_TO_LIFE: ("life-me", "ki-me"),
    MULLIGAN: ("hand",),
    REDRAW: ("hand",),
    TAKE_SPECIAL: ("heap-specials",),
    RAISE: ("red-die",),
    LOWER_DIE: ("red-die",),
    ENVIRONMENT: ("module-environment", "ki-me"),
    REROLL: ("module-environment", "red-die"),
    BUSHIDO_STEP: ("module-bushido", "ki-me"),
    TAKE_STEP: ("module-bushido",),
    EXCHANGE: ("module-taikyu", "ki-me"),
    GISEI: ("module-gisei", "life-me"),
}
OF_ENEMY: Final = "hit"  # the step in which it is the enemy who loses life or Ki


def picks(scene: Scene) -> tuple[Pick, ...]:
    """The joker is picked first, then the gauge that it raises."""
    if any(PLAY_JOKER <= offer.action < TRANSFORM for offer in scene.offers):
        return (Pick(JOKER_WORDS, scene.words.say("web-play_joker", card=CARD_NAMES[JOKER])),)
    return ()


# Marks ----------------------------------------------------------------------------------------------------------------


def marks(view: State, action: int) -> tuple[str, ...]:
    """The parts of the drawing that a choice concerns; gauges show where their markers would go."""
    state = seen(view)
    if PLAY <= action < CARD:
        return (*ghosts(state, action), f"card-{CARD_NAMES[card_of(action)]}")
    if action in (TAKE_LIFE, TAKE_KI):
        kind = "life" if action == TAKE_LIFE else "ki"
        return (f"{kind}-{victim(state) if state.stack and state.stack[-1].name == OF_ENEMY else 'me'}",)
    if USE_DIE <= action <= USE_DIE + FACES:
        return ("red-die", f"fighter-{victim(state)}")
    if MARK <= action < PATH:
        return (f"fighter-foe-{action - MARK}",)
    if PATH <= action < CHANGE:
        options = DOJO[min(state.cells[DEFEATED], len(DOJO) - 1)]
        return (f"path-{options[min(action - PATH, len(options) - 1)][0]}",)
    if CHANGE <= action < TAKE_WEAPON or RESULT_OF <= action < PLAY:
        return ("module-environment",)
    found = (*ghosts(state, action), *CONCERNS.get(action, ()))
    if action == POOL:
        return (*found, "module-bushido")
    return (*found, "ki-me") if action == BUY_GUARD else found


def ghosts(state: WayOfTheSamurai, action: int) -> tuple[str, ...]:
    """The spaces on which the markers of the gauges concerned would then stand."""
    values = after(state, action)
    touched = dict.fromkeys([gauge for gauge, _ in moves(state, action)])
    return tuple([f"space-{GAUGE_NAMES[gauge]}-{values[gauge] - GAUGE_LOW}" for gauge in touched])


def card_of(action: int) -> int:
    """The card of a choice from PLAY on."""
    if PLAY_JOKER <= action < TRANSFORM:
        return JOKER
    return action - PLAY if action < PLAY_JOKER else (action - TRANSFORM) % CARDS


def victim(state: WayOfTheSamurai) -> str:
    """Whom the player strikes."""
    target = state.cells[TARGET]
    return f"foe-{target if target < NOBODY and state.rules.enemies > 1 else 0}"


# What it leads to -----------------------------------------------------------------------------------------------------


def odds(view: State, action: int, words: Catalogue) -> str:
    """The gauges after a choice, whether they meet the defence, how many blows would still strike, a combo."""
    state = seen(view)
    if action == GO_ON and state.stack and state.stack[-1].name == "before_counter":
        return blows(state, words, state.cells[GAUGE : GAUGE + GAUGES])
    changes = moves(state, action)
    if not changes:
        return ""
    values = after(state, action)
    touched = dict.fromkeys([gauge for gauge, _ in changes])
    parts = []
    if action < PLAY_JOKER:  # the joker and a changed card say by themselves what the gauges will be
        reached = ", ".join([f"{words.name(GAUGE_NAMES[gauge])} {signed(values[gauge])}" for gauge in touched])
        parts.append(words.say("web-then", gauges=reached))
    defence = state.cells[DEFENCE]
    striking = state.stack and state.stack[-1].name in ("move", "strike")
    if striking and defence != NO_CARD:
        parts.append(words.say("web-met" if is_met(defence, values) else "web-not_met"))
    if GUARD in touched and not state.cells[COUNTERS]:
        parts.append(blows(state, words, values))
    if PLAY <= action < FETCH:
        parts.append(combo_words(state, words, card_of(action)))
    return " ".join([part for part in parts if part])


def blows(state: WayOfTheSamurai, words: Catalogue, values: list[int]) -> str:
    """How many of the enemy cards that may come would strike at such gauges."""
    total = len(coming(state))
    return words.say("web-would_strike", number=strikes(state, values), total=total) if total else ""


def combo_words(state: WayOfTheSamurai, words: Catalogue, card: int) -> str:
    """Does this card complete a combo?"""
    cards = [*cards_of(state.cells[PLAYED]), card]
    symbol = shared(cards)
    if len(cards) != COMBO_SIZE or symbol < 0:
        return ""
    return words.say("web-makes_combo", symbol=SYMBOL_NAMES[symbol])


def shared(cards: list[int]) -> int:
    """The symbol that all these cards show, the joker apart; -1 if they differ."""
    symbols = {SYMBOL[card] for card in cards if SYMBOL[card] != ANY_SYMBOL}
    return symbols.pop() if len(symbols) == 1 else -1
