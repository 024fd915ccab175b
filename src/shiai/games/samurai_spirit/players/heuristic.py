"""The heuristic player of Samurai Spirit: tries every choice and takes the one that the evaluation likes best.

It looks ahead until everything that its choice causes is resolved: a drawn card is played as well as possible, and
chance is averaged over a few outcomes. It remembers nothing between two choices.
"""

from random import Random
from typing import Final

from shiai.core.chance import draw_outcome
from shiai.core.seats import ALL_SEEING, CHANCE
from shiai.games.samurai_spirit.players.evaluation import win_probability
from shiai.games.samurai_spirit.players.odds import Odds, odds_of
from shiai.games.samurai_spirit.rules.actions import DONE, REPLACE, SKIP
from shiai.games.samurai_spirit.rules.components import ROUNDS
from shiai.games.samurai_spirit.rules.state import ENDING, ROUND, SamuraiSpirit

DRAWS: Final = 12  # cards sampled for the first draw
DRAWS_DEEPER: Final = 6  # cards sampled for later draws
ROUND_END_SAMPLES: Final = 8
FARMSTEAD_SAMPLES: Final = 3
# Free choices of a turn: everything before them has been paid for, and the evaluation takes the rest into account.
REST_OF_TURN: Final = ("choose_action", "absent_tokens", "ignore_penalties", "choose_second_fight")
DRAWS_A_CARD: Final = ("draw", "draw_by_arrow")
SAMPLED_ONCE: Final = ("discard_raider", "discard_intruder", "turn_over", "recycle")  # their outcomes differ little


def advise(view: SamuraiSpirit, seat: int, rng: Random) -> int:
    """The action that the heuristic player would choose for this seat."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if view.stack[-1].name == "absent_tokens":  # they are worth most against bosses
        return legal[-1] if view.cells[ROUND] == ROUNDS else DONE
    state = view.clone()
    state.viewer = ALL_SEEING  # a view of this game has no holes
    odds = odds_of(state)
    best = legal[0]
    best_value = -1.0
    for action in legal:
        value = value_of(state, seat, action, odds, rng, 0)
        if value > best_value:
            best = action
            best_value = value
    return best


def value_of(state: SamuraiSpirit, seat: int, action: int, odds: Odds, rng: Random, depth: int) -> float:
    """The probability to win after this choice and everything that it causes."""
    copy = state.clone()
    copy.apply(seat, action)
    return expected_value(copy, odds, rng, depth)


def expected_value(state: SamuraiSpirit, odds: Odds, rng: Random, depth: int) -> float:
    """The probability to win after everything that is being resolved, if the team decides well; changes the state."""
    actors = state.actors()
    if not actors or state.stack[-1].name in REST_OF_TURN:
        return win_probability(state, odds)
    name = state.stack[-1].name
    if actors[0] != CHANCE:
        return best_choice(state, actors[0], odds, rng, depth)
    if name in DRAWS_A_CARD:
        return after_draw(state, odds, rng, depth)
    if name in SAMPLED_ONCE:
        state.apply(CHANCE, draw_outcome(state, rng))
        return expected_value(state, odds, rng, depth)
    return after_chance(state, odds, rng, depth)


def best_choice(state: SamuraiSpirit, seat: int, odds: Odds, rng: Random, depth: int) -> float:
    """The value of the best answer to a later question; the choices that branch most are left out."""
    if state.stack[-1].name == "move_card" and depth > 0:
        return value_of(state, seat, SKIP, odds, rng, depth + 1)
    best = -1.0
    for action in state.legal(seat):
        if action != REPLACE or depth == 0:
            best = max(best, value_of(state, seat, action, odds, rng, depth + 1))
    return best


def after_draw(state: SamuraiSpirit, odds: Odds, rng: Random, depth: int) -> float:
    """The average over a drawn card: cards at even distances of the distribution stand for all."""
    outcomes = state.legal(CHANCE)
    weights = state.weights()
    samples = min(len(outcomes), DRAWS if depth == 0 else DRAWS_DEEPER)
    whole = sum(weights)
    cumulated = 0
    place = -1
    result = 0.0
    for number in range(samples):
        point = whole * (2 * number + 1) // (2 * samples)
        while cumulated <= point:
            place += 1
            cumulated += weights[place]
        result += value_of(state, CHANCE, outcomes[place], odds, rng, depth + 1)
    return result / samples


def after_chance(state: SamuraiSpirit, odds: Odds, rng: Random, depth: int) -> float:
    """The average over random outcomes at the end of a round or of a lost farmstead."""
    samples = ROUND_END_SAMPLES if state.cells[ENDING] else FARMSTEAD_SAMPLES
    result = 0.0
    for _ in range(samples):
        copy = state.clone()
        while copy.actors() == (CHANCE,) and copy.stack[-1].name not in REST_OF_TURN:
            copy.apply(CHANCE, draw_outcome(copy, rng))
        result += expected_value(copy, odds, rng, depth + 1)
    return result / samples
