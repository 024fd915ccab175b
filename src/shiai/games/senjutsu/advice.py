"""The heuristic player: tries every choice in a few worlds that it could be in, plays the turn to its end by habit, and asks
the evaluation how that went.

It knows what its seat sees, and keeps no memory between two choices.
"""

from random import Random
from typing import Final

from shiai.games.senjutsu.actions import CARD, DONE, FACE, SHOW, SPACE
from shiai.games.senjutsu.evaluation import evaluate
from shiai.games.senjutsu.habits import habit, least_card, play_turn
from shiai.games.senjutsu.hexes import distance, push_directions
from shiai.games.senjutsu.state import ALIVE, AT, BLOCK, NOWHERE, READY, Senjutsu
from shiai.games.senjutsu.table import opponents, seats_of

FIRST_WORLDS: Final = 3  # in which every card is tried
MORE_WORLDS: Final = 4  # in which the best cards are tried
FINALISTS: Final = 3
TRIALS: Final = 2  # worlds in which other choices are tried
BY_HABIT: Final = ("hand_limit", "discard", "heal_stuns")


def advise(view: Senjutsu, seat: int, rng: Random) -> int:
    """What the heuristic player would choose."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    name = view.stack[-1].name
    if name in ("terrain", "terrain_way"):
        return legal[rng.randrange(len(legal))]
    if name == "place_figure":
        return nearest_start(view, seat, legal)
    if name == "face":
        return facing_enemy(view, seat, legal)
    if name == "start_hidden":
        return legal[0]
    if name == "prepare":
        return legal[0] if legal[0] != DONE else DONE
    if name == "choose":
        return choose(view, seat, legal, rng)
    if name in BY_HABIT:
        return habit(view, seat, legal, rng)
    return best_of(view, seat, legal, rng)


def choose(view: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The card for the turn: all in a few worlds, then the best of them in some more."""
    totals = {action: 0.0 for action in legal}
    worlds = FIRST_WORLDS
    tried = list(legal)
    for stage in range(2):
        for _ in range(worlds):
            world = chosen_world(view, seat, rng)
            seed = rng.getrandbits(32)
            for action in tried:
                totals[action] += outcome(world, seat, action, seed)
        tried.sort(key=lambda action: -totals[action])
        tried = tried[:FINALISTS]
        worlds = MORE_WORLDS
    return tried[0]


def chosen_world(view: Senjutsu, seat: int, rng: Random) -> Senjutsu:
    """A world in which all others have chosen the card they would usually choose."""
    world = view.fill(rng)
    assert isinstance(world, Senjutsu)
    for other in seats_of(world.cells[ALIVE] & ~world.cells[READY]):
        if other != seat:
            world.apply(other, habit(world, other, world.legal(other), rng))
    return world


def outcome(world: Senjutsu, seat: int, action: int, seed: int) -> float:
    """How a turn ends after this choice."""
    copy = world.clone()
    copy.apply(seat, action)
    play_turn(copy, Random(seed))
    return evaluate(copy, seat)


def best_of(view: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The choice after which the turn ends best."""
    totals = [0.0] * len(legal)
    for _ in range(TRIALS):
        world = view.fill(rng)
        assert isinstance(world, Senjutsu)
        seed = rng.getrandbits(32)
        for place, action in enumerate(legal):
            totals[place] += outcome(world, seat, action, seed)
    return legal[totals.index(max(totals))]


def nearest_start(view: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """The start space nearest to an opponent, or to the middle of the board before there is one."""
    cells = view.cells
    placed = [cells[other * BLOCK + AT] for other in seats_of(opponents(view, seat))]
    goals = [space for space in placed if space != NOWHERE]
    if not goals:
        return legal[len(legal) // 2]
    return min(legal, key=lambda action: min([distance(action - SPACE, goal) for goal in goals]))


def facing_enemy(view: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """Towards the nearest opponent, or the middle of the start spaces of all."""
    cells = view.cells
    at = cells[seat * BLOCK + AT]
    goals = [cells[other * BLOCK + AT] for other in seats_of(opponents(view, seat))]
    goals = [space for space in goals if space != NOWHERE]
    if not goals:
        everywhere = [space for space in range(NOWHERE) if view.terrain.playable >> space & 1]
        goals = [max(everywhere, key=lambda space: distance(at, space))]
    goal = min(goals, key=lambda space: distance(at, space))
    action = FACE + push_directions(at, goal)[0]
    return action if action in legal else legal[0]
