"""Choices of Way of the Samurai on the drawing: what each concerns, and what it would lead to."""

from collections.abc import Callable
from typing import Final

from shiai.games.way_of_the_samurai.browser.danger import danger
from shiai.games.way_of_the_samurai.browser.gauges import space_id
from shiai.games.way_of_the_samurai.browser.icons import signed
from shiai.games.way_of_the_samurai.browser.views import cards_of
from shiai.games.way_of_the_samurai.players.outlook import (
    NO_PLAY,
    after,
    coming,
    is_met,
    moves,
    played_card,
    shared,
    strikes,
)
from shiai.games.way_of_the_samurai.rules.actions import (
    ACTIONS,
    BUSHIDO_STEP,
    BUY_GUARD,
    DRAW,
    EARLY_REVEAL,
    ENVIRONMENT,
    EXCHANGE,
    GISEI,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
    LOWER_DIE,
    MULLIGAN,
    POOL,
    RAISE,
    REDRAW,
    REROLL,
    TAKE_SPECIAL,
    TAKE_STEP,
    TRANSFORM,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    CARD_NAMES,
    COMBO_SIZE,
    GAUGE_NAMES,
    GAUGES,
    GUARD,
    JOKER,
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
from shiai.games.way_of_the_samurai.text.messages import step_name
from shiai.i18n.catalogue import Catalogue

Marks = tuple[str, ...]  # ids of parts of the drawing


# What a choice concerns -----------------------------------------------------------------------------------------------


def marks(view: WayOfTheSamurai, action: int) -> Marks:
    """The parts of the drawing that a choice concerns, beginning with the spaces that markers of gauges would go to."""
    state = view
    kind = ACTIONS.kind_of(action)
    concerned = KIND_MARKS.get(kind.name)
    if concerned is None:
        return (*gauge_marks(state, action), *MARKS.get(action, ()))
    return (*gauge_marks(state, action), *concerned(state, kind.part(action)))


def gauge_marks(state: WayOfTheSamurai, action: int) -> Marks:
    """The spaces on which the markers of changed gauges would then stand."""
    values = after(state, action)
    changed = dict.fromkeys([gauge for gauge, _ in moves(state, action)])
    return tuple([space_id(GAUGE_NAMES[gauge], values[gauge]) for gauge in changed])


def life_marks(state: WayOfTheSamurai, _part: int) -> Marks:
    return (f"life-{loser(state)}",)


def ki_marks(state: WayOfTheSamurai, _part: int) -> Marks:
    return (f"ki-{loser(state)}",)


def die_marks(state: WayOfTheSamurai, _level: int) -> Marks:
    return ("red-die", f"fighter-{attacked(state)}")


def opponent_marks(_state: WayOfTheSamurai, enemy: int) -> Marks:
    return (f"fighter-foe-{enemy}",)


def path_marks(state: WayOfTheSamurai, option: int) -> Marks:
    dojo = state.rules.printed.dojo
    options = dojo[min(state.cells[DEFEATED], len(dojo) - 1)]
    return (f"path-{options[min(option, len(options) - 1)][0]}",)


def environment_marks(_state: WayOfTheSamurai, _part: int) -> Marks:
    return ("module-environment",)


def card_marks(_state: WayOfTheSamurai, card: int) -> Marks:
    return (f"card-{CARD_NAMES[card]}",)


def fetch_marks(_state: WayOfTheSamurai, _card: int) -> Marks:
    return ("pile-discard", "ki-me")


def joker_marks(_state: WayOfTheSamurai, _gauge: int) -> Marks:
    return (f"card-{CARD_NAMES[JOKER]}",)


def loser(state: WayOfTheSamurai) -> str:
    """Who loses the life or Ki that is asked for."""
    return attacked(state) if step_name(state) == "hit" else "me"


def attacked(state: WayOfTheSamurai) -> str:
    """The opponent whom the player attacks."""
    target = state.cells[TARGET]
    return f"foe-{target if target < NOBODY and state.rules.enemies > 1 else 0}"


KIND_MARKS: Final[dict[str, Callable[[WayOfTheSamurai, int], Marks]]] = {
    "take life": life_marks,
    "take ki": ki_marks,
    "use_die": die_marks,
    "mark": opponent_marks,
    "path": path_marks,
    "change": environment_marks,
    "result": environment_marks,
    "play": card_marks,
    "play_joker": joker_marks,
    "transform": card_marks,
    "fetch": fetch_marks,
    "discard": card_marks,
    "keep": card_marks,
    "remove": card_marks,
}
# Single actions of other kinds.
MARKS: Final[dict[int, Marks]] = {
    DRAW: ("pile-deck", "ki-me"),
    EARLY_REVEAL: ("defence", "ki-me"),
    BUY_GUARD: ("ki-me",),
    LIFE_TO_KI: ("life-me", "ki-me"),
    KI_TO_LIFE: ("life-me", "ki-me"),
    MULLIGAN: ("hand",),
    REDRAW: ("hand",),
    TAKE_SPECIAL: ("pile-specials",),
    RAISE: ("red-die",),
    LOWER_DIE: ("red-die",),
    ENVIRONMENT: ("module-environment", "ki-me"),
    REROLL: ("module-environment", "red-die"),
    BUSHIDO_STEP: ("module-bushido", "ki-me"),
    POOL: ("module-bushido",),
    TAKE_STEP: ("module-bushido",),
    EXCHANGE: ("module-taikyu", "ki-me"),
    GISEI: ("module-gisei", "life-me"),
}


# What a choice leads to -----------------------------------------------------------------------------------------------


def odds(view: WayOfTheSamurai, action: int, words: Catalogue) -> str:
    """What a choice may end, which must not be overlooked, and what it leads to."""
    return " ".join([part for part in (danger(view, action, words), outcome_words(view, action, words)) if part])


def outcome_words(state: WayOfTheSamurai, action: int, words: Catalogue) -> str:
    """The gauges after a choice, whether they meet the defence, how many blows would strike, and a combo it makes."""
    step = step_name(state)
    if action == GO_ON and step == "before_counter":
        return blows(state, words, state.cells[GAUGE : GAUGE + GAUGES])
    changed = dict.fromkeys([gauge for gauge, _ in moves(state, action)])
    if not changed:
        return ""
    values = after(state, action)
    parts = []
    if not TRANSFORM.has(action):  # this says itself what the gauges will be
        reached = ", ".join([f"{words.name(GAUGE_NAMES[gauge])} {signed(values[gauge])}" for gauge in changed])
        parts.append(words.say("web-then", gauges=reached))
    defence = state.cells[DEFENCE]
    if step in ("move", "strike") and defence != NO_CARD:
        parts.append(words.say("web-met" if is_met(state, defence, values) else "web-not_met"))
    if GUARD in changed and not state.cells[COUNTERS]:
        parts.append(blows(state, words, values))
    card = played_card(action)
    if card != NO_PLAY:
        parts.append(combo_words(state, words, card))
    return " ".join([part for part in parts if part])


def blows(state: WayOfTheSamurai, words: Catalogue, values: list[int]) -> str:
    """How many of the enemy cards that may come would strike."""
    total = len(coming(state))
    return words.say("web-would_strike", number=strikes(state, values), total=total) if total else ""


def combo_words(state: WayOfTheSamurai, words: Catalogue, card: int) -> str:
    """The combo that a card completes, if any."""
    cards = [*cards_of(state.cells[PLAYED]), card]
    symbol = shared(state, cards)
    if len(cards) != COMBO_SIZE or symbol < 0:
        return ""
    return words.say("web-makes_combo", symbol=SYMBOL_NAMES[symbol])
