"""The heuristic player: legal in every set-up, blind to what its seat cannot see, and better than random play."""

from random import Random

import pytest

from shiai.core.chance import pick
from shiai.core.conformance import random_options
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import copies, designs, heap_of
from shiai.games.senjutsu.cards.vocabulary import ATTACK, KAMAES
from shiai.games.senjutsu.decks.decks import SIGNATURES, random_deck
from shiai.games.senjutsu.game import GAME
from shiai.games.senjutsu.players.evaluation import evaluate
from shiai.games.senjutsu.players.heuristic import advise
from shiai.games.senjutsu.players.rollout import rollout_action
from shiai.games.senjutsu.players.strikes import blow, relative
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR, SPACES, distance
from shiai.games.senjutsu.rules.battlefield.moves import Ground
from shiai.games.senjutsu.rules.battlefield.reach import MIDDLE, Reach, Self
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HAND, STOCK, WOUNDS, Senjutsu
from shiai.games.senjutsu.rules.steps.instants import NameCard
from shiai.games.senjutsu.rules.table import gate_open
from tests.tiers import mostly_nightly

ADVISED = 0.25  # share of choices that follow the advice where all is tried


def view_of(state: Senjutsu, seat: int) -> Senjutsu:
    """What a seat sees."""
    view = state.redact(seat)
    assert isinstance(view, Senjutsu)
    return view


def any_choice(state: Senjutsu, rng: Random) -> None:
    """Luck by its weights, seats at random."""
    seat = state.actors()[0]
    legal = state.legal(seat)
    state.apply(seat, pick(legal, state.weights(), rng) if seat == CHANCE else rng.choice(legal))


def at_choose(rng: Random, turns: int = 1, **options: object) -> Senjutsu:
    """A game at a Choose step, played at random until then."""
    state = GAME.start(**options)
    while turns:
        if not state.actors():
            state = GAME.start(**options)
        any_choice(state, rng)
        if state.stack and state.stack[-1].name == "choose" and len(state.actors()) == state.rules.count:
            turns -= 1
    return state


SETUPS: list[dict[str, object]] = [
    {"hero_1": "ronin", "hero_2": "master", "terrain": "placed"},
    {"players": 3, "teams": "one_against_others", "terrain": "preset"},
    {"players": 3, "hero_1": "student", "hero_2": "warrior", "hero_3": "student"},
    {"players": 4, "teams": "pairs"},
    {"players": 4},
]


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_its_advice_is_legal(number: int) -> None:
    assert "choose" in follow_sometimes(SETUPS[number], Random(number))


@pytest.mark.parametrize("seed", mostly_nightly(range(6), 2))
def test_its_advice_is_legal_with_any_options_and_decks(seed: int) -> None:
    rng = Random(100 + seed)
    options = random_options(GAME, rng)
    options["cards"] = "30"
    options["tournament"] = False
    options |= {f"deck_{seat}": random_deck(rng).text() for seat in range(1, 5)}
    assert follow_sometimes(options, rng)


def follow_sometimes(options: dict[str, object], rng: Random) -> set[str]:
    """Play a game; now and then a choice follows the advice. Returns the questions that were answered by it."""
    state = GAME.start(**options)
    asked: set[str] = set()
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE or rng.random() > ADVISED:
            any_choice(state, rng)
            continue
        asked.add(state.stack[-1].name)
        state.apply(seat, advise(view_of(state, seat), seat, rng))
    return asked


@pytest.mark.parametrize("seed", mostly_nightly(range(8), 2))
def test_it_knows_nothing_that_its_seat_cannot_see(seed: int) -> None:
    rng = Random(seed)
    state = at_choose(rng, turns=1 + seed, players=2 + seed % 2)
    for seat in state.actors():
        view = view_of(state, seat)
        wanted = advise(view, seat, Random(seed))
        for _ in range(2):
            other_world = view.fill(rng)
            assert isinstance(other_world, Senjutsu)
            assert view_of(other_world, seat) == view
            assert advise(view_of(other_world, seat), seat, Random(seed)) == wanted


def test_it_leaves_the_view_alone_and_repeats_itself() -> None:
    state = at_choose(Random(3), turns=4)
    view = view_of(state, 1)
    before = view.key()
    first = advise(view, 1, Random(8))
    assert advise(view, 1, Random(8)) == first
    assert view.key() == before


def test_a_secret_choice_of_another_seat_changes_nothing() -> None:
    state = at_choose(Random(5), turns=3)
    found: set[int] = set()
    for action in state.legal(0):
        copy = state.clone()
        copy.apply(0, action)
        found.add(advise(view_of(copy, 1), 1, Random(2)))
    assert len(found) == 1


def test_it_strikes_the_last_wound() -> None:
    """An opponent that looks away and has one wound left, and one card that reaches it."""
    state = at_choose(Random(1), hero_1="ronin", hero_2="ronin")
    cells = state.cells
    cells[AT] = MIDDLE
    cells[FACING] = 0
    cells[BLOCK + AT] = NEIGHBOUR[0][MIDDLE]
    cells[BLOCK + FACING] = 0
    cells[BLOCK + WOUNDS] = 4
    hand = heap_of([INDEX["126"], *[INDEX[number] for number in ("035", "102", "110", "125", "127")]])
    whole = cells[HAND] + cells[STOCK]
    cells[HAND] = hand
    cells[STOCK] = whole - hand
    place = relative(MIDDLE, 0, cells[BLOCK + AT])
    assert blow(STANDARD_CARDS, HEROES["ronin"], INDEX["126"], 0, 0, place) >= 1.0
    assert advise(view_of(state, 0), 0, Random(4)) == CARD.at(INDEX["126"])


@pytest.mark.parametrize("hero", ["master", "ronin", "student", "warrior"])
def test_a_blow_is_found_exactly_where_the_rules_find_a_hit(hero: str) -> None:
    made = HEROES[hero]
    places = [place for place in range(SPACES) if 0 < distance(MIDDLE, place) <= 3]
    rng = Random(hero)
    for design in designs(SIGNATURES[hero].cards):
        card = STANDARD_DESIGNS[design]
        for place in rng.sample(places, 6) if card.types & ATTACK else []:
            kamae = rng.randrange(KAMAES)
            focus = rng.randrange(4)
            reached = False
            if card.cost <= focus and gate_open(card.requires, kamae, 0):
                me = Self(MIDDLE, 0, kamae, focus - card.cost, 0, 0)
                for code in card.parts:
                    if code.strikes:
                        ground = Ground(1 << place, 0, 0, 0)
                        reach = Reach(STANDARD_CARDS, code, made, ground, 1 << place, 0, 0, made.hand)
                        reached = reached or reach.lines(code.first, me)
            found = blow(STANDARD_CARDS, made, design, kamae, focus, place)
            assert (found > 0.0) == reached, (card.number, kamae, focus, place)


def test_it_forbids_a_card_that_others_could_hold() -> None:
    state = at_choose(Random(2), hero_1="ronin", hero_2="master")
    state.push(NameCard(0))
    named = CARD.part(advise(view_of(state, 0), 0, Random(1)))
    assert copies(SIGNATURES["master"].cards, named)
    assert not copies(state.cells[HAND], named)


def test_blows_do_not_depend_on_where_the_heroes_stand() -> None:
    hero = HEROES["warrior"]
    weapon = INDEX["072"]
    for facing in range(6):
        ahead = NEIGHBOUR[facing][MIDDLE]
        behind = NEIGHBOUR[(facing + 3) % 6][MIDDLE]
        assert relative(MIDDLE, facing, ahead) == NEIGHBOUR[0][MIDDLE]
        assert relative(MIDDLE, facing, behind) == NEIGHBOUR[3][MIDDLE]
        assert blow(STANDARD_CARDS, hero, weapon, 0, 0, relative(MIDDLE, facing, ahead)) == blow(
            STANDARD_CARDS, hero, weapon, 0, 0, NEIGHBOUR[0][MIDDLE]
        )
    far = [space for space in range(200) if distance(MIDDLE, space) > 8]
    assert all(blow(STANDARD_CARDS, hero, weapon, 0, 0, space) == 0.0 for space in far)


def test_the_evaluation_is_bounded_and_fair() -> None:
    rng = Random(6)
    state = GAME.start(hero_1="student", hero_2="student")
    while state.actors():
        values = [evaluate(state, seat) for seat in range(2)]
        assert all(-1.0 <= value <= 1.0 for value in values)
        any_choice(state, rng)
    outcome = state.outcome()
    assert outcome is not None
    for seat in outcome.winners:
        assert evaluate(state, seat) == 1.0
        assert evaluate(state, 1 - seat) == -1.0


def test_a_wound_makes_the_evaluation_worse() -> None:
    state = at_choose(Random(9))
    before = [evaluate(state, 0), evaluate(state, 1)]
    state.cells[WOUNDS] += 1
    assert evaluate(state, 0) < before[0]
    assert evaluate(state, 1) > before[1]


def test_it_beats_random_play() -> None:
    heroes = sorted(SIGNATURES)
    won = 0
    for number in range(8):
        rng = Random(f"beats/{number}")
        hero = heroes[number // 2]
        state = GAME.start(hero_1=hero, hero_2=hero)
        while actors := state.actors():
            if number % 2 in actors:
                seat = number % 2
                state.apply(seat, advise(view_of(state, seat), seat, rng))
            else:
                any_choice(state, rng)
        outcome = state.outcome()
        assert outcome is not None
        won += int(number % 2 in outcome.winners)
    assert won >= 6


def test_what_the_policy_would_do_looks_as_good_as_everything_else() -> None:
    """For a search that has tried nothing yet; where the rollout policy is random, all choices look alike."""
    rng = Random(5)
    settled: set[str] = set()
    for _ in range(12):
        state = GAME.start()
        while actors := state.actors():
            seat, name = actors[0], state.stack[-1].name
            legal = state.legal(seat)
            if seat != CHANCE and len(legal) > 1 and name != "choose":
                weights = GAME.priors(state, seat, legal)
                usual = {rollout_action(state, seat, legal, Random(seed)) for seed in range(6)}
                if max(weights) > 1.0:
                    settled.add(name)
                    assert usual == {legal[weights.index(max(weights))]}
                    assert max(weights) == len(legal) + 1
                    assert sorted(weights)[:-1] == [1.0] * (len(legal) - 1)
                else:
                    assert weights == [1.0] * len(legal)
            any_choice(state, rng)
    assert {"move", "speed"} <= settled
