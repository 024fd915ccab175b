"""The rollout policy: a quick answer to every question, for playing a turn to its end inside a search."""

from collections.abc import Callable
from random import Random
from typing import Final

from shiai.core.chance import pick
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.players.card_value import card_values
from shiai.games.senjutsu.players.placement import Placement
from shiai.games.senjutsu.players.strikes import blow, relative
from shiai.games.senjutsu.rules.actions import CARD, DONE, FOCUS_BRANCH, KAMAE, LEFT, PASS, PAY, RIGHT, SPACE, SPEED
from shiai.games.senjutsu.rules.playing import half_of
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    FACING,
    FOCUS,
    ITEM_CARD,
    ITEM_SPEED,
    KAMAE_AT,
    NOWHERE,
    TURN,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import opponents, seats_of

MOST_CHOICES: Final = 200  # no turn has more of them
UNDECIDED: Final = -1

Policy = Callable[[Senjutsu, int, tuple[int, ...]], int]  # state, seat and legal actions


def play_turn(state: Senjutsu, rng: Random) -> None:
    """Play this very state to the end of the turn; everybody follows the rollout policy."""
    turn = state.cells[TURN]
    for _ in range(MOST_CHOICES):
        actors = state.actors()
        if not actors or state.cells[TURN] != turn:
            return
        seat = actors[0]
        legal = state.legal(seat)
        if seat == CHANCE:
            state.apply(seat, pick(legal, state.weights(), rng))
        else:
            state.apply(seat, rollout_action(state, seat, legal, rng))


def is_quiescent(state: Senjutsu) -> bool:
    """Is the state between two turns?"""
    return state.stack[-1].name == "choose"


def rollout_action(state: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """A quick answer to the present question."""
    action = fixed_action(state, seat, legal)
    if action != UNDECIDED:
        return action
    name = state.stack[-1].name
    if name in ("choose", "companion_card"):
        return usual_card(state, state.asked(seat), legal, rng)
    if name in ("change", "focus_exit", "switch"):
        return usual_kamae(legal, rng)
    return legal[int(rng.random() * len(legal))]


def fixed_action(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """The answer to questions that the policy always answers alike; UNDECIDED where it is random."""
    if len(legal) == 1:
        return legal[0]
    policy = FIXED.get(state.stack[-1].name)
    return UNDECIDED if policy is None else policy(state, state.asked(seat), legal)


def priors(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> list[float]:
    """A fixed answer of the policy weighs as much as all other choices together."""
    weights = [1.0] * len(legal)
    action = fixed_action(state, seat, legal)
    if action != UNDECIDED:
        weights[legal.index(action)] += len(legal)
    return weights


# Answers by question --------------------------------------------------------------------------------------------------


def step_or_turn(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """The step or rotation after which the hero stands best; none if staying is as good."""
    base = seat * BLOCK
    at = state.cells[base + AT]
    facing = state.cells[base + FACING]
    placement = Placement(state, seat)
    best = legal[0]
    best_value = -1e9
    for action in legal:
        if action == LEFT:
            value = placement.value(at, (facing + 5) % 6)
        elif action == RIGHT:
            value = placement.value(at, (facing + 1) % 6)
        elif action == DONE:
            value = placement.value(at, facing) + 0.01
        elif SPACE.has(action):
            value = placement.value(SPACE.part(action), facing)
        else:
            value = -5.0
        if value > best_value:
            best = action
            best_value = value
    return best


def usual_speed(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """For a Block the speed of the first attack that can come, for other cards the highest speed."""
    cells = state.cells
    made = state.rules.cards.designs
    card = cells[seat * BLOCK + ITEM_CARD] - 1
    if card < STUN_CARD and made[card].blocks:
        best = -1
        for other in seats_of(opponents(state, seat)):
            coming = cells[other * BLOCK + ITEM_CARD] - 1
            if 0 <= coming < STUN_CARD and made[coming].types & v.ATTACK:
                speed = SPEED.at(cells[other * BLOCK + ITEM_SPEED] or made[coming].speeds[0].high)
                if speed in legal:
                    best = max(best, speed)
        if best >= 0:
            return best
    return legal[-1]


def least_card(state: Senjutsu, _seat: int, legal: tuple[int, ...]) -> int:
    """The card of the lowest value."""
    values = card_values(state.rules.cards)
    best = legal[0]
    best_value = 1e9
    for action in legal:
        value = values[CARD.part(action)] if is_design(action) else 1e8
        if value < best_value:
            best = action
            best_value = value
    return best


def best_card(state: Senjutsu, _seat: int, legal: tuple[int, ...]) -> int:
    """The card of the highest value."""
    values = card_values(state.rules.cards)
    best = legal[-1]
    best_value = -1e9
    for action in legal:
        value = values[CARD.part(action)] if is_design(action) else -1e8
        if value > best_value:
            best = action
            best_value = value
    return best


def first(_state: Senjutsu, _seat: int, legal: tuple[int, ...]) -> int:
    """The first choice."""
    return legal[0]


def last(_state: Senjutsu, _seat: int, legal: tuple[int, ...]) -> int:
    """The last choice."""
    return legal[-1]


def refuse(_state: Senjutsu, _seat: int, legal: tuple[int, ...]) -> int:
    """Keep the card or the speed as it is."""
    return PASS if PASS in legal else DONE


def pay(_state: Senjutsu, _seat: int, _legal: tuple[int, ...]) -> int:
    """Pay the price."""
    return PAY


FIXED: Final[dict[str, Policy]] = {
    "move": step_or_turn,
    "speed": usual_speed,
    "lower_speed": usual_speed,
    "discard": least_card,
    "discard_type": least_card,
    "shuffle_in": least_card,
    "return_card": least_card,
    "hand_limit": least_card,
    "search": best_card,
    "take_looked": best_card,
    "play_discarded": best_card,
    "play_found": best_card,
    "counter": best_card,
    "instant": best_card,
    "draw_up_to": last,
    "heal_stuns": last,
    "cure": first,
    "buy": refuse,
    "replace": refuse,
    "pay": pay,
    "modifier": pay,
    "tie": first,
    "cash": refuse,
    "stake": last,
    "reshuffle": best_card,
}


def usual_card(state: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """A random card for the turn: most often one that hits, else one that helps."""
    known = state.rules.cards.designs
    weights: list[int] = []
    for action in legal:
        card = half_of(state, seat, CARD.part(action))
        if card >= STUN_CARD:
            weights.append(4)
            continue
        made = known[card]
        if made.types & v.ATTACK:
            hit = hit_value(state, seat, card)
            weights.append(20 + int(15.0 * hit) if hit > 0.0 else 3)
        elif made.types & v.CORE:
            weights.append(5)
        else:
            weights.append(15)
    return pick(legal, weights, rng)


def usual_kamae(legal: tuple[int, ...], rng: Random) -> int:
    """The focus point, else any Kamae but Neutral."""
    if FOCUS_BRANCH in legal:
        return FOCUS_BRANCH
    others = [action for action in legal if KAMAE.has(action) and KAMAE.part(action) != v.NEUTRAL]
    return others[int(rng.random() * len(others))] if others else legal[0]


# Cards ----------------------------------------------------------------------------------------------------------------


def is_design(action: int) -> bool:
    """Is an action about an ability card, not a Stun, a Poison or something else?"""
    return CARD.has(action) and CARD.part(action) < STUN_CARD


def hit_value(state: Senjutsu, seat: int, design: int) -> float:
    """The best blow of a card from where everybody stands."""
    cells = state.cells
    base = seat * BLOCK
    rules = state.rules
    best = 0.0
    for other in seats_of(opponents(state, seat)):
        target = cells[other * BLOCK + AT]
        if target != NOWHERE and cells[base + AT] != NOWHERE:
            place = relative(cells[base + AT], cells[base + FACING], target)
            kamae, focus = cells[base + KAMAE_AT], cells[rules.owners[seat] * BLOCK + FOCUS]
            best = max(best, blow(rules.cards, rules.heroes[seat], design, kamae, focus, place))
    return best
