"""A person in a first game of Way of the Samurai: rules of thumb that a lesson leaves behind, and no look ahead."""

from random import Random
from typing import Final

from shiai.games.way_of_the_samurai.rules.actions import (
    BUY_GUARD,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    GO_ON,
    PLAY,
    RAISE,
    TAKE_LIFE,
    USE_DIE,
    WINDOW,
)
from shiai.games.way_of_the_samurai.rules.cards import GUARD, HARD, STRENGTH, TECHNIQUE
from shiai.games.way_of_the_samurai.rules.state import DEFENCE, GAUGE, KI_AT, NO_CARD, PLAYED, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.attack import Move
from shiai.games.way_of_the_samurai.rules.steps.window import BeforeCounter

LAST_KI: Final = 3  # Ki that is kept, because without any life is lost
SAFE_GUARD: Final = 0  # below it a counter-attack seems dangerous


def newcomer(view: WayOfTheSamurai, seat: int, rng: Random) -> int:
    """The choice of a newcomer for the seat that acts."""
    legal = view.legal(seat)
    step = view.stack[-1]
    if isinstance(step, Move):
        return card(view, legal, rng)
    if GO_ON in legal:
        wanted = purchases(view, isinstance(step, BeforeCounter))
        return next((action for action in legal if USE_DIE.has(action) or action in wanted), GO_ON)
    for action in (TAKE_LIFE, RAISE):  # the life of the enemy; a higher red die
        if action in legal and step.name in ("hit", "reward"):
            return action
    return legal[int(rng.random() * len(legal))]


def card(view: WayOfTheSamurai, legal: tuple[int, ...], rng: Random) -> int:
    """The card that meets the defence, or after the reveal guard; before it a card without drawbacks or for a combo."""
    cards = [action for action in legal if PLAY.has(action)]
    if not cards:
        others = [action for action in legal if not WINDOW.has(action)] or [GO_ON]
        return others[int(rng.random() * len(others))]
    shown = view.cells[DEFENCE]
    if shown not in (NO_CARD, HARD):
        meets = [action for action in cards if meets_defence(view, shown, gauges_after(view, action))]
        return max(meets or cards, key=lambda action: gauges_after(view, action)[GUARD] + rng.random())
    return max(cards, key=lambda action: sum(gauges_after(view, action)) + begins_combo(view, action) + rng.random())


def begins_combo(view: WayOfTheSamurai, action: int) -> int:
    """1 for a card with the symbol of all cards played so far."""
    symbol = view.rules.printed.of_symbol[view.rules.printed.symbol[PLAY.part(action)]]
    played = view.cells[PLAYED]
    return int(played != 0 and not played & ~symbol)


def gauges_after(view: WayOfTheSamurai, action: int) -> list[int]:
    """The gauges after a card."""
    found = [view.cells[GAUGE + gauge] for gauge in (STRENGTH, TECHNIQUE, GUARD)]
    for gauge, change in view.rules.printed.lines[PLAY.part(action)]:
        found[gauge] += change
    return found


def meets_defence(view: WayOfTheSamurai, defence: int, gauges: list[int]) -> bool:
    """Is the defence known, and are these gauges enough for it?"""
    if defence in (NO_CARD, HARD):
        return False
    strength, technique = view.rules.printed.demand[defence]
    return gauges[STRENGTH] >= strength and gauges[TECHNIQUE] >= technique


def purchases(view: WayOfTheSamurai, attacked: bool) -> tuple[int, ...]:
    """What seems worth Ki: the last point that an attack lacks, or guard against a counter-attack."""
    cells = view.cells
    if cells[KI_AT] <= LAST_KI:
        return ()
    if attacked:
        return (BUY_GUARD,) if cells[GAUGE + GUARD] < SAFE_GUARD else ()
    now = [cells[GAUGE + STRENGTH], cells[GAUGE + TECHNIQUE]]
    if meets_defence(view, cells[DEFENCE], now):
        return ()
    pairs = ((BUY_STRENGTH, [now[0] + 1, now[1]]), (BUY_TECHNIQUE, [now[0], now[1] + 1]))
    return tuple([purchase for purchase, after in pairs if meets_defence(view, cells[DEFENCE], after)])
