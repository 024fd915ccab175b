"""Warnings before a choice that may be the player's end, with the number."""

from shiai.games.way_of_the_samurai.browser.views import cards_of
from shiai.games.way_of_the_samurai.players.outlook import NO_PLAY, after, coming, played_card, shared
from shiai.games.way_of_the_samurai.players.risks import blow_level, loss_kills, next_blow_kills, place_kills, striking
from shiai.games.way_of_the_samurai.rules.actions import BUY_GUARD, ENVIRONMENT, GO_ON, TAKE_LIFE
from shiai.games.way_of_the_samurai.rules.cards import COMBO_SIZE, EXCHANGES, ZERO_KI_LOSS
from shiai.games.way_of_the_samurai.rules.state import EXCHANGE, KI_AT, LIFE_AT, PLAYED, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.round_end import gauge_is_lowest, guard_earns_ki
from shiai.games.way_of_the_samurai.text.messages import step_name
from shiai.i18n.catalogue import Catalogue


def danger(state: WayOfTheSamurai, action: int, words: Catalogue) -> str:
    """What may end the game after a choice; empty if nothing threatens."""
    step = step_name(state)
    found = [price_danger(state, action, words)]
    if step == "before_counter" and action in (GO_ON, BUY_GUARD):
        found.append(blow_danger(state, action, words))
    elif step == "end_of_exchange" and action == GO_ON and state.cells[EXCHANGE] == EXCHANGES:
        found.append(round_danger(state, words))
    elif action == ENVIRONMENT:
        risk = percent(place_kills(state))
        found.append(words.say("web-danger_roll", percent=risk) if risk else "")
    elif action == TAKE_LIFE and step in ("penalty", "weather_loss") and state.cells[LIFE_AT] == 1:
        found.append(words.say("web-danger_last_life"))
    elif combo_kills(state, action):
        found.append(words.say("web-danger_combo"))
    return " ".join([part for part in found if part])


def price_danger(state: WayOfTheSamurai, action: int, words: Catalogue) -> str:
    """Whether a choice costs the last Ki, and what that means."""
    cost = state.describe(action).values.get("cost", 0)
    life, ki = state.cells[LIFE_AT], state.cells[KI_AT]
    if not isinstance(cost, int) or not 0 < ki <= cost:
        return ""
    if state.modifiers.no_ki_is_defeat:
        return words.say("web-danger_ki_defeat")
    if life <= ZERO_KI_LOSS:
        return words.say("web-danger_last_ki_deadly", number=life)
    return words.say("web-danger_last_ki")


def blow_danger(state: WayOfTheSamurai, action: int, words: Catalogue) -> str:
    """How likely the next blow is the last, and how many bring a wound that may be deadly."""
    values = after(state, action)
    risk = percent(next_blow_kills(state, values))
    told = words.say("web-danger_blow", percent=risk) if risk else ""
    deadly = [card for card in striking(state, values) if blow_level(state, card) > 1]
    if not told or not deadly or state.rules.blood or state.modifiers.wound_is_defeat:
        return told
    number, total = len(deadly), len(coming(state))
    return f"{told} {words.say('web-danger_wound', number=number, total=total)}"


def percent(risk: float) -> int:
    """A risk in percent, at least 1 if there is any."""
    return max(1, round(100 * risk)) if risk > 0 else 0


def round_danger(state: WayOfTheSamurai, words: Catalogue) -> str:
    """Whether the end of the round is the player's end; an enemy who falls before prevents it."""
    cells, modifiers = state.cells, state.modifiers
    if state.rules.enemies == 1 and cells[state.foe_ki] == 0 and cells[state.foe_life] <= ZERO_KI_LOSS:
        return ""
    if modifiers.low_gauge_defeat and gauge_is_lowest(state):
        return words.say("web-danger_sun")
    without_ki = cells[KI_AT] == 0 and not guard_earns_ki(state)
    return words.say("web-danger_round_end") if without_ki and loss_kills(state, ZERO_KI_LOSS, 0) == 1.0 else ""


def combo_kills(state: WayOfTheSamurai, action: int) -> bool:
    """Does a card complete a combo whose price is the last life?"""
    card = played_card(action)
    cost = 0 if state.rules.combo_costs_ki else state.modifiers.combo_cost
    if card == NO_PLAY or not cost or state.cells[LIFE_AT] > cost:
        return False
    cards = [*cards_of(state.cells[PLAYED]), card]
    return len(cards) == COMBO_SIZE and shared(state, cards) >= 0
