"""The heuristic player of solo play: that of the duel, with answers to the questions that only solo play asks."""

from random import Random
from typing import Final

from shiai.games.senjutsu.players.heuristic import advise as advise_duel
from shiai.games.senjutsu.rules.actions import OPTION, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE
from shiai.games.senjutsu.solo.rules.state import DEFENSIVE, Solo

TRIALS: Final = 3  # turns in which a choice is tried


def advise(view: Solo, seat: int, rng: Random) -> int:
    """What the heuristic player would choose."""
    name = view.stack[-1].name
    legal = view.legal(seat)
    if name in ("wave_place", "place_token"):
        return farthest(view, legal)
    if name == "fog_stance" and len(legal) > 1:
        return OPTION.at(DEFENSIVE)
    return advise_duel(view, seat, rng, TRIALS)


def farthest(view: Solo, legal: tuple[int, ...]) -> int:
    """The space farthest from the heroes; any space before they are placed."""
    heroes = [view.cells[hero * BLOCK + AT] for hero in range(view.rules.first_enemy)]
    goals = [space for space in heroes if space != NOWHERE]
    if not goals:
        return legal[0]
    return max(legal, key=lambda action: min([distance(SPACE.part(action), goal) for goal in goals]))
