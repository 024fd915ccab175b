"""The heuristic player: tries every choice in a few worlds that it could be in, plays the turn to its end by habit, and
asks the evaluation how that went.

It knows what its seat sees, and keeps no memory between two choices. In solo play luck draws the cards of the
enemies, and it is the same for all choices that are compared.
"""

from random import Random
from typing import Final

from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.cards.heap import copies
from shiai.games.senjutsu.players.card_worth import WORTH
from shiai.games.senjutsu.players.rollout import habit, hit_value, play_turn
from shiai.games.senjutsu.players.walks import ends_of
from shiai.games.senjutsu.rules.actions import CARD, FACE, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import bits, distance, push_directions
from shiai.games.senjutsu.rules.piles import could_hold
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, HAND, NOWHERE, READY, Senjutsu
from shiai.games.senjutsu.rules.table import fogged, opponents, seats_of

FIRST_WORLDS: Final = 6  # in which every card is tried, shared out among the heroes
MORE_WORLDS: Final = 8  # in which the best cards are tried, shared out likewise
FINALISTS: Final = 3
TRIALS: Final = 2  # worlds in which other choices of a duel are tried
MOST_TRIED: Final = 8  # cards that are tried where many could be taken
BEST_ENDS: Final = 4  # ends of a movement that are played on
FEARED_HIT: Final = 4.0
BY_HABIT: Final = ("hand_limit", "discard", "heal_stuns")


def advise(view: Senjutsu, seat: int, rng: Random, trials: int = TRIALS) -> int:
    """What the heuristic player would choose."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    name = view.stack[-1].name
    if name in ("terrain", "terrain_way"):
        return legal[rng.randrange(len(legal))]
    if name in ("prepare", "start_hidden"):  # every Prepared card; in Stealth
        return legal[0]
    if name == "place_figure":
        return nearest_start(view, seat, legal)
    if name == "face":
        return facing_enemy(view, seat, legal)
    if name == "choose":
        return best_card(view, seat, legal, rng)
    if name == "move":
        return best_walk(view, seat, legal, trials, rng)
    if name == "name_card":
        return feared_card(view, seat, legal)
    if name in BY_HABIT:
        return habit(view, seat, legal, rng)
    return best_of(view, seat, shortlist(legal), trials, rng)


def best_card(view: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """The card for the turn: all in a few worlds, then the best of them in some more."""
    totals = dict.fromkeys(legal, 0.0)
    tried = list(legal)
    for worlds in (FIRST_WORLDS, MORE_WORLDS):
        for _ in range(worlds // view.rules.people):
            world = chosen_world(view, seat, rng)
            seed = rng.getrandbits(32)
            for action in tried:
                totals[action] += after(world, seat, action, seed)
        tried.sort(key=lambda action: -totals[action])
        tried = tried[:FINALISTS]
    return tried[0]


def chosen_world(view: Senjutsu, seat: int, rng: Random) -> Senjutsu:
    """A world in which all others have chosen the card they would usually choose."""
    world = filled(view, rng)
    for other in seats_of(world.cells[ALIVE]):
        if other != seat and not fogged(world, other):
            world.cells[READY] &= ~(1 << other)  # whether it has chosen already does not matter
    for other in world.actors():
        if other != seat:
            world.apply(other, habit(world, other, world.legal(other), rng))
    return world


def filled(view: Senjutsu, rng: Random) -> Senjutsu:
    """A world that the viewer could be in."""
    world = view.fill(rng)
    assert isinstance(world, Senjutsu)
    return world


def after(world: Senjutsu, seat: int, action: int, seed: int) -> float:
    """How the turn ends after this choice."""
    copy = world.clone()
    copy.apply(seat, action)
    return outcome(copy, seat, seed)


def outcome(world: Senjutsu, seat: int, seed: int) -> float:
    """How this very turn ends, everybody playing by habit."""
    play_turn(world, Random(seed))
    return world.setup.game.evaluate(world, seat)


def best_of(view: Senjutsu, seat: int, legal: tuple[int, ...], trials: int, rng: Random) -> int:
    """The choice after which the turn ends best."""
    totals = [0.0] * len(legal)
    for _ in range(trials):
        world = filled(view, rng)
        seed = rng.getrandbits(32)
        for place, action in enumerate(legal):
            totals[place] += after(world, seat, action, seed)
    return legal[totals.index(max(totals))]


def shortlist(legal: tuple[int, ...]) -> tuple[int, ...]:
    """Of many cards those that are worth most; everything else that is legal."""
    if len(legal) <= MOST_TRIED:
        return legal
    cards = [action for action in legal if action < CARD + DESIGN_COUNT]
    cards.sort(key=lambda action: -WORTH[action - CARD])
    return (*cards[:MOST_TRIED], *[action for action in legal if action >= CARD + DESIGN_COUNT])


def feared_card(view: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """The card that opponents would hurt most with, of those they could hold; not one of the own hand."""
    best = legal[0]
    best_value = -1e9
    for action in legal:
        design = action - CARD
        value = -WORTH[design] * copies(view.cells[seat * BLOCK + HAND], design)
        for other in seats_of(opponents(view, seat)):
            held = copies(could_hold(view, other), design)
            value += held * (WORTH[design] + FEARED_HIT * hit_value(view, other, design))
        if value > best_value:
            best = action
            best_value = value
    return best


def best_walk(view: Senjutsu, seat: int, legal: tuple[int, ...], trials: int, rng: Random) -> int:
    """The first step or rotation towards the best end of a movement: those that look best are played on."""
    game = view.setup.game
    ends = [(game.evaluate(end, seat), first, end) for first, end in ends_of(filled(view, rng), seat)]
    if not ends:
        return best_of(view, seat, legal, trials, rng)
    ends.sort(key=lambda found: -found[0])
    seeds = [rng.getrandbits(32) for _ in range(trials)]
    best = ends[0][1]
    best_value = -1e9
    for _, first, end in ends[:BEST_ENDS]:
        value = sum([outcome(end.clone(), seat, seed) for seed in seeds])
        if value > best_value:
            best = first
            best_value = value
    return best


def nearest_start(view: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """The start space nearest to an opponent; before there is one, any."""
    goals = enemies_placed(view, seat)
    if not goals:
        return legal[len(legal) // 2]
    return min(legal, key=lambda action: min([distance(action - SPACE, goal) for goal in goals]))


def facing_enemy(view: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """Towards the nearest opponent; before there is one, across the board."""
    at = view.cells[seat * BLOCK + AT]
    goals = enemies_placed(view, seat)
    if goals:
        goal = min(goals, key=lambda space: distance(at, space))
    else:
        goal = max(bits(view.terrain.playable), key=lambda space: distance(at, space))
    action = FACE + push_directions(at, goal)[0]
    return action if action in legal else legal[0]


def enemies_placed(view: Senjutsu, seat: int) -> list[int]:
    """Where opponents stand already."""
    spaces = [view.cells[other * BLOCK + AT] for other in seats_of(opponents(view, seat))]
    return [space for space in spaces if space != NOWHERE]
