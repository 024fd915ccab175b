"""Choices of Way of the Samurai that stand on a piece: on a gauge, a row of beads, a die, a deck, a module."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.icons import Icon, signed
from shiai.games.way_of_the_samurai.players.outlook import bought
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CONVERTS,
    DECLINE,
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
    TAKE_KI,
    TAKE_LIFE,
    TAKE_SPECIAL,
    TAKE_STEP,
)
from shiai.games.way_of_the_samurai.rules.cards import GAUGE_NAMES
from shiai.games.way_of_the_samurai.rules.state import NOBODY, TARGET, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.damage import Hit
from shiai.games.way_of_the_samurai.text.messages import step_name
from shiai.web.kit.drawing import Offer

Offers = dict[int, Offer]

GAUGE_USES: Final = (BUY_GUARD, BUY_STRENGTH, BUY_TECHNIQUE, BUY_POWER, POOL, *CONVERTS)
DIE_USES: Final = (RAISE, LOWER_DIE, REROLL)
CLOSING: Final = (GO_ON, DECLINE, MULLIGAN, REDRAW)
# Where all other uses stand: the id of the piece.
PIECES: Final[dict[int, str]] = {
    DRAW: "pile-deck",
    TAKE_SPECIAL: "pile-specials",
    EARLY_REVEAL: "defence",
    ENVIRONMENT: "module-environment",
    BUSHIDO_STEP: "module-bushido",
    TAKE_STEP: "module-bushido",
    EXCHANGE: "module-taikyu",
    GISEI: "module-gisei",
    LIFE_TO_KI: "ki-me",
    KI_TO_LIFE: "life-me",
}


@dataclass(frozen=True)
class Use:
    """A choice on a piece: what it brings there and what it costs, in signs."""

    offer: Offer
    text: str  # such as +1; empty where the piece says it
    price: Icon | None


def use(state: WayOfTheSamurai, offers: Offers, action: int, text: str = "") -> Use:
    """A choice with its price in Ki or life."""
    cost = state.describe(action).values.get("cost", 0)
    price = Icon("ki", f"−{cost}", "plain", "") if cost else None
    if action in (GISEI, LIFE_TO_KI):
        price = Icon("life", "−1", "plain", "")
    return Use(offers[action], text, price)


def gauge_uses(state: WayOfTheSamurai, offers: Offers, gauge: int) -> tuple[Use, ...]:
    """What raises a gauge; a weapon may let another gauge pay for it."""
    found = []
    for action in GAUGE_USES:
        changes = dict(bought(state, action)) if action in offers else {}
        if changes.get(gauge, 0) <= 0:
            continue
        made = use(state, offers, action, signed(changes[gauge]))
        paid = [
            Icon(GAUGE_NAMES[other], signed(change), "plain", "") for other, change in changes.items() if change < 0
        ]
        found.append(Use(made.offer, made.text, paid[0] if paid else made.price))
    return tuple(found)


def piece_uses(state: WayOfTheSamurai, offers: Offers, piece: str) -> tuple[Use, ...]:
    """The choices on a piece, by its id."""
    found = [
        use(state, offers, action, gain_text(action))
        for action, at in PIECES.items()
        if at == piece and action in offers
    ]
    if piece in loss_pieces(state, offers):
        action, number = loss_pieces(state, offers)[piece]
        found.append(use(state, offers, action, signed(number)))
    return tuple(found)


def gain_text(action: int) -> str:
    """What a use brings, where a number says it."""
    return "+1" if action in (DRAW, LIFE_TO_KI, KI_TO_LIFE) else ""


def loss_pieces(state: WayOfTheSamurai, offers: Offers) -> dict[str, tuple[int, int]]:
    """Beads that can be taken or gained: the id of the row, the choice, and how many."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Hit):
        target = state.cells[TARGET]
        who = f"foe-{target if target < NOBODY and state.rules.enemies > 1 else 0}"
        life, ki = -step.life, -step.ki
    else:
        who, life = "me", -1
        ki = state.modifiers.combo_ki if step_name(state) == "reward" else -1
    found = {f"life-{who}": (TAKE_LIFE, life), f"ki-{who}": (TAKE_KI, ki)}
    return {piece: (action, number) for piece, (action, number) in found.items() if action in offers}


def uses_of(state: WayOfTheSamurai, offers: Offers, actions: Iterable[int]) -> tuple[Use, ...]:
    """Those of these choices that may be made."""
    return tuple([use(state, offers, action) for action in actions if action in offers])
