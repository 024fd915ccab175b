"""The heuristic player: tries every choice in a few possible worlds, plays the turn to its end with the rollout policy,
and compares the results with the evaluation.

It knows what its seat sees, and keeps no memory between two choices. In solo play chance draws the cards of the
enemies, with the same luck for all choices that are compared.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from shiai.core.seats import ALL_SEEING
from shiai.games.senjutsu.cards.contracts import CONTRACTS, COUNTERED_WELL, WOUNDED
from shiai.games.senjutsu.cards.heap import copies
from shiai.games.senjutsu.players.card_value import card_values
from shiai.games.senjutsu.players.movement import movement_ends
from shiai.games.senjutsu.players.rollout import hit_value, is_design, play_turn, rollout_action
from shiai.games.senjutsu.rules.actions import CARD, CONTRACT, FACE, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import bits, distance, push_directions
from shiai.games.senjutsu.rules.piles import could_hold
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, HAND, NOWHERE, READY, Senjutsu
from shiai.games.senjutsu.rules.table import fogged, opponents, seats_of

FIRST_WORLDS: Final = 6  # in which every card is tried, divided by the number of heroes
MORE_WORLDS: Final = 8  # in which the best cards are tried, divided likewise
FINALISTS: Final = 3
TRIALS: Final = 2  # worlds in which other choices of a duel are tried
MOST_TRIED: Final = 8  # cards that are tried where many could be taken
BEST_ENDS: Final = 4  # ends of a movement that are played on
FEARED_HIT: Final = 4.0

Advice = Callable[[Senjutsu, int, tuple[int, ...], Random], int]  # view, seat, legal actions, generator


def advise(view: Senjutsu, seat: int, rng: Random, trials: int = TRIALS) -> int:
    """What the heuristic player would choose."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    name = view.stack[-1].name
    if name in ADVICE:
        return ADVICE[name](view, view.asked(seat), legal, rng)
    if name == "move":
        return best_movement(view, seat, legal, trials, rng)
    return best_of(view, seat, shortlist(view, legal), trials, rng)


# The card of the turn -------------------------------------------------------------------------------------------------


def best_card(view: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The card for the turn: all are tried in a few worlds, then the best of them in some more."""
    totals = dict.fromkeys(legal, 0.0)
    tried = list(legal)
    for worlds in (FIRST_WORLDS, MORE_WORLDS):
        for _ in range(worlds // view.rules.people):
            world = chosen_world(view, seat, rng)
            seed = rng.getrandbits(32)
            for action in tried:
                totals[action] += value_after(world, seat, action, seed)
        tried.sort(key=lambda action: -totals[action])
        tried = tried[:FINALISTS]
    return tried[0]


def chosen_world(view: Senjutsu, seat: int, rng: Random) -> Senjutsu:
    """A possible world in which all others have chosen the card that the rollout policy chooses."""
    world = filled(view, rng)
    for other in seats_of(world.cells[ALIVE]):
        if other != seat and not fogged(world, other):
            world.cells[READY] &= ~(1 << other)  # whether it has chosen already does not matter
    for other in world.actors():
        if other != seat:
            world.apply(other, rollout_action(world, other, world.legal(other), rng))
    return world


# Any choice -----------------------------------------------------------------------------------------------------------


def filled(view: Senjutsu, rng: Random) -> Senjutsu:
    """A complete world that the viewer could be in."""
    world = view.clone()
    world.fill_holes(rng)
    world.viewer = ALL_SEEING
    return world


def value_after(world: Senjutsu, seat: int, action: int, seed: int) -> float:
    """The value of the end of the turn after this choice."""
    copy = world.clone()
    copy.apply(seat, action)
    return value_of_turn(copy, seat, seed)


def value_of_turn(world: Senjutsu, seat: int, seed: int) -> float:
    """The value of the end of the turn, to which the rollout policy plays this very state."""
    play_turn(world, Random(seed))
    return world.setup.game.evaluate(world, seat)


def best_of(view: Senjutsu, seat: int, legal: tuple[int, ...], trials: int, rng: Random) -> int:
    """The choice after which the turn ends best."""
    totals = [0.0] * len(legal)
    for _ in range(trials):
        world = filled(view, rng)
        seed = rng.getrandbits(32)
        for place, action in enumerate(legal):
            totals[place] += value_after(world, seat, action, seed)
    return legal[totals.index(max(totals))]


def shortlist(view: Senjutsu, legal: tuple[int, ...]) -> tuple[int, ...]:
    """All choices, but of many cards only the most valuable ones."""
    if len(legal) <= MOST_TRIED:
        return legal
    values = card_values(view.rules.cards)
    cards = [action for action in legal if is_design(action)]
    cards.sort(key=lambda action: -values[CARD.part(action)])
    return (*cards[:MOST_TRIED], *[action for action in legal if not is_design(action)])


def best_movement(view: Senjutsu, seat: int, legal: tuple[int, ...], trials: int, rng: Random) -> int:
    """The first step or rotation towards the best end of a movement; the most promising ends are played on."""
    game = view.setup.game
    ends = [(game.evaluate(end, seat), first, end) for first, end in movement_ends(filled(view, rng), seat)]
    if not ends:
        return best_of(view, seat, legal, trials, rng)
    ends.sort(key=lambda found: -found[0])
    seeds = [rng.getrandbits(32) for _ in range(trials)]
    best = ends[0][1]
    best_value = -1e9
    for _, first, end in ends[:BEST_ENDS]:
        value = sum([value_of_turn(end.clone(), seat, seed) for seed in seeds])
        if value > best_value:
            best = first
            best_value = value
    return best


# Single questions -----------------------------------------------------------------------------------------------------


def first_choice(_view: Senjutsu, _seat: int, legal: tuple[int, ...], _rng: Random) -> int:
    """The first choice."""
    return legal[0]


def random_choice(_view: Senjutsu, _seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """A random choice."""
    return legal[rng.randrange(len(legal))]


def feared_card(view: Senjutsu, seat: int, legal: tuple[int, ...], _rng: Random) -> int:
    """The card that would hurt most among those that opponents could hold; preferably none of the own hand."""
    values = card_values(view.rules.cards)
    best = legal[0]
    best_value = -1e9
    for action in legal:
        design = CARD.part(action)
        value = -values[design] * copies(view.cells[seat * BLOCK + HAND], design)
        for other in seats_of(opponents(view, seat)):
            held = copies(could_hold(view, other), design)
            value += held * (values[design] + FEARED_HIT * hit_value(view, other, design))
        if value > best_value:
            best = action
            best_value = value
    return best


def nearest_start(view: Senjutsu, seat: int, legal: tuple[int, ...], _rng: Random) -> int:
    """The start space nearest to an opponent; before any is placed, one in the middle."""
    goals = opponents_placed(view, seat)
    if not goals:
        return legal[len(legal) // 2]
    return min(legal, key=lambda action: min([distance(SPACE.part(action), goal) for goal in goals]))


def facing_opponent(view: Senjutsu, seat: int, legal: tuple[int, ...], _rng: Random) -> int:
    """Towards the nearest opponent; before any is placed, across the board."""
    at = view.cells[seat * BLOCK + AT]
    goals = opponents_placed(view, seat)
    if goals:
        goal = min(goals, key=lambda space: distance(at, space))
    else:
        goal = max(bits(view.terrain.playable), key=lambda space: distance(at, space))
    action = FACE.at(push_directions(at, goal)[0])
    return action if action in legal else legal[0]


def opponents_placed(view: Senjutsu, seat: int) -> list[int]:
    """The spaces of opponents that are on the board."""
    spaces = [view.cells[other * BLOCK + AT] for other in seats_of(opponents(view, seat))]
    return [space for space in spaces if space != NOWHERE]


def hardest_contract(view: Senjutsu, seat: int, legal: tuple[int, ...], _rng: Random) -> int:
    """The contract to leave out: one that needs more opponents than there are, else one about Counters."""
    foes = len(seats_of(opponents(view, seat)))

    def hardness(action: int) -> int:
        contract = CONTRACTS[CONTRACT.part(action)]
        if contract.kind == WOUNDED and contract.amount > foes:
            return 2
        return int(contract.kind == COUNTERED_WELL)

    return max(legal, key=hardness)


ADVICE: Final[dict[str, Advice]] = {
    "terrain": random_choice,
    "terrain_way": random_choice,
    "prepare": first_choice,  # every Prepared card
    "start_hidden": first_choice,  # in Stealth
    "start_side": first_choice,  # in Aggression
    "offer": random_choice,
    "place_figure": nearest_start,
    "face": facing_opponent,
    "leave_out": hardest_contract,
    "choose": best_card,
    "name_card": feared_card,
    "hand_limit": rollout_action,
    "return_card": rollout_action,
    "discard": rollout_action,
    "heal_stuns": rollout_action,
}
