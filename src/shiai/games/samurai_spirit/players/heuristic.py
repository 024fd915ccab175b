"""The heuristic player of Samurai Spirit: tries every choice and asks the evaluation what the team's chances are then.

Nothing is hidden, so it sees what everybody sees. It looks no further than to the end of what its choice begins: a
drawn card is played as well as possible, luck is averaged over a few outcomes. It keeps no memory between two choices.
"""

from random import Random
from typing import Final

from shiai.core.dealer import pick
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.players.evaluation import chance
from shiai.games.samurai_spirit.players.odds import Odds, odds_of
from shiai.games.samurai_spirit.rules.actions import DONE, REPLACE, SKIP
from shiai.games.samurai_spirit.rules.components import ROUNDS
from shiai.games.samurai_spirit.rules.state import ENDING, ROUND, SamuraiSpirit

DRAWS: Final = 12  # outcomes that stand for all cards of a draw
DRAWS_DEEPER: Final = 6
ENDINGS: Final = 8  # how often the luck at the end of a round is tried
ACCIDENTS: Final = 3  # and that of a burning farmstead
# What is being decided or drawn at these steps belongs to the rest of the turn, which the evaluation foresees.
REST_OF_TURN: Final = (
    "choose_action",
    "absent_tokens",
    "ignore_penalties",
    "penalty_order",
    "drop_defence",
    "choose_second_fight",
    "draw_by_arrow",
    "recycle",
)
UNCOVERED: Final = ("discard_raider", "discard_intruder", "turn_over")  # one outcome is as good as another


def advise(view: SamuraiSpirit, seat: int, rng: Random) -> int:
    """The action that the heuristic player would choose for this seat."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if view.stack[-1].name == "absent_tokens":  # worth most against bosses
        return legal[-1] if view.cells[ROUND] == ROUNDS else DONE
    state = view.fill(rng)
    assert isinstance(state, SamuraiSpirit)
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
    """The chance to win after this choice and what it begins."""
    copy = state.clone()
    copy.apply(seat, action)
    return prospects(copy, odds, rng, depth)


def prospects(state: SamuraiSpirit, odds: Odds, rng: Random, depth: int) -> float:
    """The chance to win after what is being decided now, if the team decides it well. Plays on with this very state."""
    actors = state.actors()
    if not actors:
        return chance(state, odds)
    name = state.stack[-1].name
    if name in REST_OF_TURN:
        return chance(state, odds)
    if actors[0] != CHANCE:
        return best_choice(state, actors[0], odds, rng, depth)
    if name == "draw":
        return after_draw(state, odds, rng, depth)
    if name in UNCOVERED:
        state.apply(CHANCE, pick(state.legal(CHANCE), state.weights(), rng))
        return prospects(state, odds, rng, depth)
    return after_luck(state, odds, rng, depth)


def best_choice(state: SamuraiSpirit, seat: int, odds: Odds, rng: Random, depth: int) -> float:
    """A choice that follows from the first one, made as well as possible; the most branching ones are cut short."""
    if state.stack[-1].name == "move_card" and depth > 0:
        return value_of(state, seat, SKIP, odds, rng, depth + 1)
    best = -1.0
    for action in state.legal(seat):
        if action != REPLACE or depth == 0:
            best = max(best, value_of(state, seat, action, odds, rng, depth + 1))
    return best


def after_draw(state: SamuraiSpirit, odds: Odds, rng: Random, depth: int) -> float:
    """The average over a drawn card: a few cards at even distances stand for all."""
    outcomes = state.legal(CHANCE)
    weights = state.weights()
    samples = min(len(outcomes), DRAWS if depth == 0 else DRAWS_DEEPER)
    whole = sum(weights)
    passed_by = 0
    place = -1
    result = 0.0
    for number in range(samples):
        point = whole * (2 * number + 1) // (2 * samples)
        while passed_by <= point:
            place += 1
            passed_by += weights[place]
        result += value_of(state, CHANCE, outcomes[place], odds, rng, depth + 1)
    return result / samples


def after_luck(state: SamuraiSpirit, odds: Odds, rng: Random, depth: int) -> float:
    """The average over luck that ends a round or burns a farmstead: played out a few times."""
    samples = ENDINGS if state.cells[ENDING] else ACCIDENTS
    result = 0.0
    for _ in range(samples):
        copy = state.clone()
        while copy.actors() == (CHANCE,) and copy.stack[-1].name not in REST_OF_TURN:
            copy.apply(CHANCE, pick(copy.legal(CHANCE), copy.weights(), rng))
        result += prospects(copy, odds, rng, depth + 1)
    return result / samples
