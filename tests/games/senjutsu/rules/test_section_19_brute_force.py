"""Section 19: the duty to hit against a search through clones of the engine without it, in many positions."""

from random import Random
from typing import Any, Final

import pytest

from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import HERO_CARDS, NUMBERS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, BOARDS, KIND_NAMES, SHAPES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits, distance, push_directions
from shiai.games.senjutsu.rules.state import BLOCK, NO_MOVEMENT, NO_ROTATION, TOXINS, Senjutsu
from shiai.games.senjutsu.rules.steps.lines import Lines
from shiai.games.senjutsu.rules.steps.resolve import ResolvePart
from shiai.games.senjutsu.rules.table import who
from tests.games.senjutsu.given import given, hero, step
from tests.proof import proves

PARTS: Final = [
    (card, part) for card, made in enumerate(HERO_CARDS) for part, code in enumerate(made.parts) if code.strikes
]
# Whether the acting hero has an ally, and how many heroes fight; it is seat_2, so that seat_3 can be the ally.
BATTLES: Final = (("none", 2), ("none", 3), ("one_against_others", 3))
ME: Final = 1
POSITIONS: Final = 8  # for every part of a card in each of the battles
SEED: Final = 19


class Search:
    """Where a hit can be reached without the duty: all ways are tried, answers are remembered."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], bool] = {}

    def reachable(self, state: Senjutsu) -> bool:
        """Is there a way to hit an opponent with the attack effect that comes next?"""
        if state.actors() != (ME,) or step(state) == "choose":
            return False
        key = state.key()
        if key not in self.known:
            self.known[key] = any(self.leads_to_hit(state, action) for action in state.legal(ME))
        return self.known[key]

    def leads_to_hit(self, state: Senjutsu, action: int) -> bool:
        """Does this choice hit, or can a later one?"""
        later = after(state, action)
        return struck(later) == "hit" or (not struck(later) and self.reachable(later))


def after(state: Senjutsu, action: int) -> Senjutsu:
    """What a choice leads to, with what was told."""
    later = state.clone()
    later.listen()
    later.apply(ME, action)
    return later


def struck(state: Senjutsu) -> str:
    """What the last choice told of an attack effect: it has hit an opponent, it has missed, or nothing."""
    enemies = [who(state, seat) for seat in range(state.rules.count) if not state.rules.allies[ME] >> seat & 1]
    strikes = [event for event in state.events or [] if event.id in ("event-hit", "event-missed")]
    if any(event.id == "event-hit" and event.values["other"] in enemies for event in strikes):
        return "hit"
    return "missed" if strikes else ""


def begun(state: Senjutsu, step: Step[Any]) -> Senjutsu:
    """A copy in which this step has begun, with what was told."""
    copy = state.clone()
    copy.listen()
    copy.push(step)
    copy.settle()
    return copy


def compare(search: Search, free: Senjutsu, bound: Senjutsu, duty: bool, card: str) -> int:
    """Go all ways of the engine with the duty: it offers what the search allows, no less, no more. Counts questions."""
    while True:
        if struck(free) or free.actors() != (ME,) or step(free) == "choose":
            assert bound.cells == free.cells, card
            return 0
        allowed = [action for action in free.legal(ME) if not duty or search.leads_to_hit(free, action)]
        if len(allowed) > 1:
            break
        free = after(free, allowed[0])  # the engine with the duty has answered by itself
    assert list(bound.legal(ME)) == allowed, card
    return 1 + sum([compare(search, after(free, action), after(bound, action), duty, card) for action in allowed])


def position(rng: Random, teams: str, players: int) -> Senjutsu:
    """Heroes near to each other among terrain, in any Kamae, with any Focus, some of them hampered."""
    name = rng.choice(BOARD_NAMES[:4])
    board = BOARDS[BOARD_NAMES.index(name)]
    middle = rng.choice(bits(board.spaces))
    near = [at for at in bits(board.spaces) if distance(at, middle) <= 2]
    places = rng.sample(near, players)
    taken = set(places)
    pieces: list[tuple[str, str, str]] = []
    for _ in range(rng.randrange(5)):
        kind, at = rng.randrange(len(KIND_NAMES)), rng.choice(near)
        lie = rng.randrange(SHAPES[kind].directions)
        spaces = set(SHAPES[kind].footprint(at, lie))
        if spaces <= set(bits(board.spaces)) - taken:
            taken |= spaces
            pieces.append((KIND_NAMES[kind], board.names[at], DIRECTION_NAMES[lie]))
    ways = [rng.randrange(6) for _ in places]
    if rng.random() < 0.6:  # it faces an opponent
        ways[ME] = rng.choice(push_directions(places[ME], places[0]))
    heroes = [
        hero(
            rng.choice(("ronin", "warrior", "student", "master")),
            board.names[place],
            DIRECTION_NAMES[way],
            kamae=rng.choice(KAMAE_NAMES),
            focus=rng.randrange(4),
            stuns=rng.choice((0, 3, 4)),
            marks=rng.choice((0, 0, 0, 0, 0, NO_MOVEMENT, NO_ROTATION)),
        )
        for place, way in zip(places, ways, strict=True)
    ]
    readings: dict[str, Any] = {
        name: rng.random() < 0.2 for name in ("switch_differs", "strips_in_halves", "focus_every_time")
    }
    state = given(*heroes, terrain=pieces, board=name, teams=teams, **readings)
    state.cells[ME * BLOCK + TOXINS + 2] = rng.choice((0, 0, 0, 1))  # Paralysing Toxin
    return state


@proves("SJ-19.9", "SJ-19.1", "SJ-19.2", "SJ-19.6", "SJ-19.7", "SJ-19.14")
@pytest.mark.parametrize(("teams", "players"), BATTLES)
def test_exactly_those_choices_are_open_from_which_a_hit_can_still_be_reached(teams: str, players: int) -> None:
    rng = Random(SEED + players)
    bound_by_duty = 0
    questions = 0
    for card, part in PARTS:
        code = STANDARD_DESIGNS[card].parts[part]
        for _ in range(POSITIONS):
            search = Search()
            state = position(rng, teams, players)
            free = begun(state, Lines(ME, code.first, code.success, 0, 0))
            duty = struck(free) == "hit" or (not struck(free) and search.reachable(free))
            bound_by_duty += duty
            questions += compare(search, free, begun(state, ResolvePart(ME, card, part)), duty, NUMBERS[card])
    assert bound_by_duty > 100  # else the comparison would be worth little
    assert questions > 300
