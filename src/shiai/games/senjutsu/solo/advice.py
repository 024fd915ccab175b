"""The heuristic player of solo play: that of the duel, but what it asks is how the heroes stand against the enemies.

Enemies have no hidden cards and need no guessing: what they draw is luck, and luck is the same for all choices that are
compared.
"""

from random import Random
from typing import Final

from shiai.games.senjutsu.actions import OPTION, SPACE
from shiai.games.senjutsu.advice import FINALISTS, chosen_world, filled, shortlist
from shiai.games.senjutsu.advice import advise as advise_duel
from shiai.games.senjutsu.habits import play_turn
from shiai.games.senjutsu.hexes import distance
from shiai.games.senjutsu.solo.evaluation import evaluate
from shiai.games.senjutsu.solo.state import DEFENSIVE, Solo
from shiai.games.senjutsu.state import AT, BLOCK, NOWHERE, Senjutsu
from shiai.games.senjutsu.walks import ends_of

# Questions that have nothing to do with enemies, or that are answered by habit.
AS_IN_A_DUEL: Final = frozenset(
    {
        "terrain",
        "terrain_way",
        "prepare",
        "start_hidden",
        "place_figure",
        "face",
        "name_card",
        "hand_limit",
        "discard",
        "heal_stuns",
    }
)
FIRST_TURNS: Final = 6  # in which every card is tried, shared out among the heroes
MORE_TURNS: Final = 8  # in which the best cards are tried, shared out likewise
TURNS: Final = 3  # in which other choices are tried
BEST_ENDS: Final = 4  # ends of a movement that are played on


def advise(view: Solo, seat: int, rng: Random) -> int:
    """What the heuristic player would choose."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    name = view.stack[-1].name
    if name in AS_IN_A_DUEL:
        return advise_duel(view, seat, rng)
    if name == "choose":
        return best_card(view, seat, legal, rng)
    if name == "move":
        return best_walk(view, seat, legal, rng)
    if name in ("wave_place", "place_token"):
        return farthest(view, legal)
    if name == "fog_stance":
        return OPTION + DEFENSIVE
    return best_of(view, seat, shortlist(legal), rng)


def outcome(world: Senjutsu, seat: int, seed: int) -> float:
    """How this very turn ends, everybody playing by habit."""
    assert isinstance(world, Solo)
    play_turn(world, Random(seed))
    return evaluate(world, seat)


def after(world: Senjutsu, seat: int, action: int, seed: int) -> float:
    """How the turn ends after this choice."""
    copy = world.clone()
    copy.apply(seat, action)
    return outcome(copy, seat, seed)


def best_card(view: Solo, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The card for the turn: all against a few cards of the enemies, then the best of them against some more."""
    totals = dict.fromkeys(legal, 0.0)
    tried = list(legal)
    for turns in (FIRST_TURNS, MORE_TURNS):
        for _ in range(turns // view.rules.people):
            world = chosen_world(view, seat, rng)
            seed = rng.getrandbits(32)
            for action in tried:
                totals[action] += after(world, seat, action, seed)
        tried.sort(key=lambda action: -totals[action])
        tried = tried[:FINALISTS]
    return tried[0]


def best_of(view: Solo, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The choice after which the turn ends best."""
    totals = [0.0] * len(legal)
    for _ in range(TURNS):
        world = filled(view, rng)
        seed = rng.getrandbits(32)
        for place, action in enumerate(legal):
            totals[place] += after(world, seat, action, seed)
    return legal[totals.index(max(totals))]


def best_walk(view: Solo, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The first step or rotation towards the best end of a movement: those that look best are played on."""
    found: list[tuple[float, int, Senjutsu]] = []
    for first, end in ends_of(filled(view, rng), seat):
        assert isinstance(end, Solo)
        found.append((evaluate(end, seat), first, end))
    if not found:
        return best_of(view, seat, legal, rng)
    found.sort(key=lambda one: -one[0])
    seeds = [rng.getrandbits(32) for _ in range(TURNS)]
    best = found[0][1]
    best_value = -1e9
    for _, first, end in found[:BEST_ENDS]:
        value = sum([outcome(end.clone(), seat, seed) for seed in seeds])
        if value > best_value:
            best = first
            best_value = value
    return best


def farthest(view: Solo, legal: tuple[int, ...]) -> int:
    """The space farthest from the heroes for an enemy that comes; for the fallen lord any space will do."""
    heroes = [view.cells[hero * BLOCK + AT] for hero in range(view.rules.people)]
    goals = [space for space in heroes if space != NOWHERE]
    if not goals:
        return legal[0]
    return max(legal, key=lambda action: min([distance(action - SPACE, goal) for goal in goals]))
