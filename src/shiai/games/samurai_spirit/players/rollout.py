"""The rollout policy of Samurai Spirit: quick choices for games that a search plays on."""

from random import Random

from shiai.games.samurai_spirit.players.heuristic import REST_OF_TURN
from shiai.games.samurai_spirit.rules.actions import ATTACK, DEFEND, DISCARD, SKIP
from shiai.games.samurai_spirit.rules.state import HAND, SamuraiSpirit, kiai_value, total


def is_quiescent(state: SamuraiSpirit) -> bool:
    """Does the evaluation foresee what follows?"""
    return state.stack[-1].name in REST_OF_TURN


def rollout_action(state: SamuraiSpirit, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """Attack where the card hits the Kiai value exactly, else defend or discard it if possible; otherwise at random."""
    name = state.stack[-1].name
    if name == "play_card":
        if total(state, seat) + state.rules.value[state.cells[HAND]] != kiai_value(state, seat):
            if DEFEND in legal:
                return DEFEND
            if DISCARD in legal:
                return DISCARD
        return ATTACK
    if name == "move_card":
        return SKIP
    return legal[int(rng.random() * len(legal))]
