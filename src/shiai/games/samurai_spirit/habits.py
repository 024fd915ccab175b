"""What a samurai does without long thought, for playing on in the mind of one who searches."""

from random import Random
from typing import Final

from shiai.games.samurai_spirit.actions import SKIP
from shiai.games.samurai_spirit.advice import REST_OF_TURN
from shiai.games.samurai_spirit.evaluation import chance
from shiai.games.samurai_spirit.odds import odds_of
from shiai.games.samurai_spirit.state import SamuraiSpirit

MOST_TRIED: Final = 4  # where there are more choices, any of them


def quiet(state: SamuraiSpirit) -> bool:
    """Where the evaluation foresees what follows."""
    return state.stack[-1].name in REST_OF_TURN


def habit(state: SamuraiSpirit, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The choice after which the team's chances look best at once."""
    if state.stack[-1].name == "move_card":
        return SKIP
    if len(legal) > MOST_TRIED:
        return legal[int(rng.random() * len(legal))]
    odds = odds_of(state)
    best = legal[0]
    most = -1.0
    for action in legal:
        copy = state.clone()
        copy.apply(seat, action)
        value = chance(copy, odds)
        if value > most:
            most = value
            best = action
    return best
