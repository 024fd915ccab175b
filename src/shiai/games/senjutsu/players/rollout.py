"""What a hero does without thinking: a quick answer to every question, for playing a turn to its end in the mind."""

from random import Random
from typing import Final

from shiai.core.dealer import pick
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, STUN_CARD
from shiai.games.senjutsu.players.card_worth import WORTH
from shiai.games.senjutsu.players.standing import standing
from shiai.games.senjutsu.players.strikes import blow, relative
from shiai.games.senjutsu.rules.actions import CARD, DONE, FOCUS_BRANCH, KAMAE, LEFT, PASS, PAY, RIGHT, SPACE, SPEED
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

THROWN_AWAY: Final = ("discard", "discard_type", "shuffle_in", "hand_limit")
TAKEN: Final = ("search", "take_looked", "play_discarded", "play_found", "counter", "instant")
MOST_CHOICES: Final = 200  # no turn has more of them
UNSETTLED: Final = -1


def play_turn(state: Senjutsu, rng: Random) -> None:
    """Play this very state to the end of the turn, everybody by habit."""
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
            state.apply(seat, habit(state, seat, legal, rng))


def quiet(state: Senjutsu) -> bool:
    """Between two turns."""
    return state.stack[-1].name == "choose"


def habit(state: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """A quick answer to the question of this moment."""
    settled = settled_habit(state, seat, legal)
    if settled != UNSETTLED:
        return settled
    name = state.stack[-1].name
    if name == "choose":
        return usual_card(state, seat, legal, rng)
    if name in ("change", "focus_exit", "switch"):
        return pose(legal, rng)
    return legal[int(rng.random() * len(legal))]


def settled_habit(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """The answer where habit always gives the same; UNSETTLED where it draws lots."""
    if len(legal) == 1:
        return legal[0]
    name = state.stack[-1].name
    if name == "move":
        return step_or_turn(state, seat, legal)
    if name == "speed":
        return usual_speed(state, seat, legal)
    if name in THROWN_AWAY:
        return least_card(legal)
    if name in TAKEN:
        return best_card(legal)
    if name in ("draw_up_to", "heal_stuns"):
        return legal[-1]
    if name in ("buy", "replace"):
        return PASS if PASS in legal else DONE
    if name in ("pay", "modifier"):
        return PAY
    if name == "tie":
        return legal[0]
    return UNSETTLED


def weigh(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> list[float]:
    """What habit would do looks as good as everything else together."""
    weights = [1.0] * len(legal)
    settled = settled_habit(state, seat, legal)
    if settled != UNSETTLED:
        weights[legal.index(settled)] += len(legal)
    return weights


def step_or_turn(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """The step or rotation after which the hero stands best; none if it stands well."""
    base = seat * BLOCK
    at = state.cells[base + AT]
    facing = state.cells[base + FACING]
    best = legal[0]
    best_value = -1e9
    for action in legal:
        if action == LEFT:
            value = standing(state, seat, at, (facing + 5) % 6)
        elif action == RIGHT:
            value = standing(state, seat, at, (facing + 1) % 6)
        elif action == DONE:
            value = standing(state, seat, at, facing) + 0.01
        elif action < SPACE + NOWHERE:
            value = standing(state, seat, action - SPACE, facing)
        else:
            value = -5.0
        if value > best_value:
            best = action
            best_value = value
    return best


def hit_value(state: Senjutsu, seat: int, design: int) -> float:
    """The best blow of a card from where everybody stands."""
    cells = state.cells
    base = seat * BLOCK
    hero = state.rules.heroes[seat]
    best = 0.0
    for other in seats_of(opponents(state, seat)):
        target = cells[other * BLOCK + AT]
        if target != NOWHERE and cells[base + AT] != NOWHERE:
            place = relative(cells[base + AT], cells[base + FACING], target)
            best = max(best, blow(hero, design, cells[base + KAMAE_AT], cells[base + FOCUS], place))
    return best


def usual_card(state: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """A card that a hero would often choose: one that hits, else one that helps."""
    weights: list[int] = []
    for action in legal:
        card = action - CARD
        if card >= STUN_CARD:
            weights.append(4)
            continue
        made = DESIGNS[card]
        if made.types & v.ATTACK:
            hit = hit_value(state, seat, card)
            weights.append(20 + int(15.0 * hit) if hit > 0.0 else 3)
        elif made.types & v.CORE:
            weights.append(5)
        else:
            weights.append(15)
    return pick(legal, weights, rng)


def usual_speed(state: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """A Block at the speed of the first attack that can come; anything else as early as possible."""
    cells = state.cells
    card = cells[seat * BLOCK + ITEM_CARD] - 1
    if card < STUN_CARD and DESIGNS[card].blocks:
        best = -1
        for other in seats_of(opponents(state, seat)):
            coming = cells[other * BLOCK + ITEM_CARD] - 1
            if 0 <= coming < STUN_CARD and DESIGNS[coming].types & v.ATTACK:
                speed = SPEED + (cells[other * BLOCK + ITEM_SPEED] or DESIGNS[coming].speeds[0].high)
                if speed in legal:
                    best = max(best, speed)
        if best >= 0:
            return best
    return legal[-1]


def least_card(legal: tuple[int, ...]) -> int:
    """The card that is missed least."""
    best = legal[0]
    best_value = 1e9
    for action in legal:
        value = WORTH[action - CARD] if action < STUN_CARD else 1e8
        if value < best_value:
            best = action
            best_value = value
    return best


def best_card(legal: tuple[int, ...]) -> int:
    """The card that is worth most."""
    best = legal[-1]
    best_value = -1e9
    for action in legal:
        value = WORTH[action - CARD] if action < STUN_CARD else -1e8
        if value > best_value:
            best = action
            best_value = value
    return best


def pose(legal: tuple[int, ...], rng: Random) -> int:
    """Focus first, then any Kamae but Neutral."""
    if FOCUS_BRANCH in legal:
        return FOCUS_BRANCH
    posed = [action for action in legal if KAMAE < action < FOCUS_BRANCH]
    return posed[int(rng.random() * len(posed))] if posed else legal[0]
