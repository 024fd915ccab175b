"""What a samurai does without long thought, for playing on in the mind of one who searches."""

from random import Random

from shiai.games.samurai_spirit.players.heuristic import REST_OF_TURN
from shiai.games.samurai_spirit.rules.actions import ATTACK, DEFEND, DISCARD, SKIP
from shiai.games.samurai_spirit.rules.components import VALUE
from shiai.games.samurai_spirit.rules.state import HAND, SamuraiSpirit, kiai_value, total


def quiet(state: SamuraiSpirit) -> bool:
    """Where the evaluation foresees what follows."""
    return state.stack[-1].name in REST_OF_TURN


def habit(state: SamuraiSpirit, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """A card is fought where it hits the Kiai value, else used for the defence; other questions get any answer."""
    name = state.stack[-1].name
    if name == "play_card":
        cells = state.cells
        if total(cells, seat) + VALUE[cells[HAND]] != kiai_value(cells, seat):
            if DEFEND in legal:
                return DEFEND
            if DISCARD in legal:
                return DISCARD
        return ATTACK
    if name == "move_card":
        return SKIP
    return legal[int(rng.random() * len(legal))]
