"""A person in a first game of Senjutsu alone: as in the duel, with answers to what only solo play asks."""

from random import Random

from shiai.games.senjutsu.players.newcomer import newcomer as newcomer_duel
from shiai.games.senjutsu.rules.actions import OPTION
from shiai.games.senjutsu.solo.players.heuristic import farthest
from shiai.games.senjutsu.solo.rules.state import DEFENSIVE, Solo


def newcomer(view: Solo, seat: int, rng: Random) -> int:
    """The choice of a newcomer for this seat."""
    name = view.stack[-1].name
    legal = view.legal(seat)
    if name in ("wave_place", "place_token"):
        return farthest(view, legal)
    if name == "fog_stance" and len(legal) > 1:
        return OPTION.at(DEFENSIVE)
    return newcomer_duel(view, seat, rng)
