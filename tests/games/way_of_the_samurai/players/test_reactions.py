"""Windows that people are not asked for: in none of them could they have gained anything.

Random games under random options are stopped in every such window; every use that it offers is tried there.
"""

from collections.abc import Iterator
from random import Random

import pytest

from shiai.bots import bot
from shiai.core.chance import draw_outcome
from shiai.core.conformance import random_options
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.players.reactions import GAUGE_USES, LOW_LIFE
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    DRAW,
    ENEMY,
    ENVIRONMENT,
    FETCH,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
)
from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_STEPS, HARD
from shiai.games.way_of_the_samurai.rules.state import (
    ENDED,
    ENEMY_LIFE,
    EXCHANGE,
    KI_AT,
    LIFE_AT,
    MARKER,
    WayOfTheSamurai,
)
from tests.games.way_of_the_samurai.given import GAME, given, step

SETUPS: tuple[dict[str, object], ...] = (
    {},
    {"weapon": "nodachi"},
    {"weapon": "naginata", "environment": "bridge"},
    {"mode": "one_vs_three"},
    {"opponent": "takeshi", "hard_mode": True},
    {"bushido": True, "gisei": True, "taikyu": True},
    {"weapon": "bokken", "environment": "mountain"},
)


def games(number: int) -> Iterator[WayOfTheSamurai]:
    """The states of some games in which a seat must choose: half random, half sensible play."""
    rng = Random(f"reactions {number}")
    options = SETUPS[number] if number < len(SETUPS) else random_options(GAME, rng)
    for game in range(3):
        state = GAME.start(**options)
        player = bot("heuristic" if game else "random")
        while state.actors():
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, draw_outcome(state, rng))
            else:
                yield state
                state.apply(seat, player.choose(state.redact(seat), seat, rng))


def passed_by(number: int, *names: str) -> Iterator[WayOfTheSamurai]:
    """The windows of these kinds for which nobody is asked."""
    for state in games(number):
        reaction = GAME.reaction(state, state.actors()[0])
        if reaction is not None and not reaction.fits and step(state).partition("(")[0] in names:
            assert reaction.decline == GO_ON
            yield state


def after(state: WayOfTheSamurai, *actions: int) -> WayOfTheSamurai:
    """A copy of the state after these choices."""
    copy = state.clone()
    for action in actions:
        copy.apply(copy.actors()[0], action)
    return copy


def outcome(state: WayOfTheSamurai) -> int:
    """Life and Ki of the player together; far below 0 if the fight is lost."""
    return -100 if state.cells[ENDED] else state.cells[LIFE_AT] + state.cells[KI_AT]


BLOW = "round_end exchange(2) clean_up end_of_exchange combo counter_attack(0) before_counter(5)"
EVERY = range(len(SETUPS) + 6)


@pytest.mark.parametrize("number", EVERY)
def test_guard_costs_more_than_it_saves_whatever_card_comes(number: int) -> None:
    for state in passed_by(number, "before_counter"):
        if BUY_GUARD not in state.legal(0) or after(state, GO_ON).actors() != (CHANCE,):
            continue
        without = after(state, GO_ON)
        cards = without.legal(CHANCE)
        if not ENEMY.has(cards[0]) or ENEMY.at(HARD) in cards or "counter_attack" in str(without.stack):
            continue  # several blows: the cards of all of them cannot be listed
        plain = {card: outcome(after(without, card)) for card in cards}
        assert min(plain.values()) > -100 or state.cells[KI_AT] <= 1, "a blow may kill, and nobody was asked"
        bought = state.clone()
        while bought.actors() == (0,) and BUY_GUARD in bought.legal(0):
            bought = after(bought, BUY_GUARD)
            if bought.cells[ENDED]:
                break
            struck = bought if bought.actors() == (CHANCE,) else after(bought, GO_ON)
            assert sum(outcome(after(struck, card)) for card in cards) < sum(plain.values())


@pytest.mark.parametrize("number", EVERY)
def test_uses_at_the_end_of_an_exchange_are_offered_again_in_the_next_one(number: int) -> None:
    for state in passed_by(number, "end_of_exchange"):
        if state.cells[EXCHANGE] == 1:
            later = after(state, GO_ON)
            if step(later).startswith("mark"):
                later = after(later, later.legal(0)[0])
            assert later.cells[EXCHANGE] == 2
            assert set(state.legal(0)) - {GO_ON} <= set(later.legal(0))


@pytest.mark.parametrize("number", EVERY)
def test_at_the_end_of_a_round_gauges_and_cards_are_of_no_use(number: int) -> None:
    """Life and Ki can be exchanged in the next round, too; nobody is near the end of either."""
    for state in passed_by(number, "end_of_exchange"):
        if state.cells[EXCHANGE] == 1:
            continue
        for use in [action for action in state.legal(0) if action not in (GO_ON, DRAW) and not FETCH.has(action)]:
            if use == ENVIRONMENT:
                rolls = after(state, use)
                worth = state.cells[LIFE_AT] + state.cells[KI_AT]
                assert all(outcome(after(rolls, face)) <= worth for face in rolls.legal(CHANCE))
            elif use in GAUGE_USES:
                with_use, without = after(state, use, GO_ON), after(state, GO_ON)
                assert [with_use.cells[at] for at in (LIFE_AT, ENEMY_LIFE, ENDED)] == [
                    without.cells[at] for at in (LIFE_AT, ENEMY_LIFE, ENDED)
                ]
            elif use == BUSHIDO_STEP:
                assert state.cells[MARKER] < BUSHIDO_STEPS - 1, "the next step is as good in the next round"
            else:
                assert use in (LIFE_TO_KI, KI_TO_LIFE)
                assert state.cells[KI_AT] > 0
                assert use == LIFE_TO_KI or state.cells[LIFE_AT] > LOW_LIFE


@pytest.mark.parametrize("number", EVERY)
def test_before_the_check_nothing_changes_whether_the_defence_is_met(number: int) -> None:
    for state in passed_by(number, "strike"):
        seat = state.actors()[0]
        before = after(state, GO_ON).cells[state.foe_life]
        for use in state.legal(seat):
            changed = after(state, use)
            if use == GO_ON or changed.actors() in ((), (CHANCE,)) or step(changed) != step(state):
                continue
            assert after(changed, GO_ON).cells[state.foe_life] == before


@pytest.mark.parametrize("number", EVERY)
def test_a_card_can_be_bought_before_the_last_one_as_well(number: int) -> None:
    last: tuple[int, ...] = ()
    for state in games(number):
        seat = state.actors()[0]
        if step(state).startswith("move"):
            last = state.legal(seat)
        elif step(state) == "strike" and DRAW in state.legal(seat):
            assert DRAW in last or GO_ON in last


def test_before_the_roll_of_one_against_three_everything_can_wait() -> None:
    for state in passed_by(3, "before_counter"):
        rolled = after(state, GO_ON)
        if rolled.actors() == (CHANCE,) and step(rolled) == "counter_roll":
            for face in rolled.legal(CHANCE):
                asked = after(rolled, face)
                if asked.actors() == (0,) and step(asked).startswith("before_counter"):
                    assert set(asked.legal(0)) >= set(state.legal(0))


def test_guard_is_asked_for_when_a_blow_could_kill() -> None:
    state = given(stack=BLOW, hand="std-12", enemy_deck="en-09 en-01", gauges=(0, 0, 3), life=1)
    threshold = {ENEMY.at(card): state.rules.printed.threshold[card] for card in range(HARD)}
    assert max(threshold[card] for card in after(state, GO_ON).legal(CHANCE)) == 4
    reaction = GAME.reaction(state, 0)
    assert reaction is not None
    assert reaction.fits


def test_nobody_is_asked_for_guard_when_every_blow_is_parried() -> None:
    state = given(stack=BLOW, hand="std-12", enemy_deck="en-01 en-02", gauges=(0, 0, 2), life=1)
    assert "buy_guard" in [state.name(action) for action in state.legal(0)]
    reaction = GAME.reaction(state, 0)
    assert reaction is not None
    assert not reaction.fits


@pytest.mark.parametrize(("technique", "asked"), [(2, True), (1, False)])
def test_a_roll_that_cannot_meet_the_defence_is_not_asked_for(technique: int, asked: bool) -> None:
    # Fortress asks for technique 3 and is worth 3 life; one face of the bridge gives technique +1
    table = given("strike", environment="bridge", defence="en-12", gauges=(3, technique, 0))
    reaction = GAME.reaction(table, 0)
    assert reaction is not None
    assert reaction.fits == asked


@pytest.mark.parametrize(("ki", "asked"), [(2, True), (1, False)])
def test_ki_for_the_nodachi_is_asked_for_if_there_is_enough(ki: int, asked: bool) -> None:
    table = given("strike", weapon="nodachi", defence="en-07", gauges=(2, 0, 0), ki=ki)
    reaction = GAME.reaction(table, 0)
    assert reaction is not None
    assert reaction.fits == asked


def test_the_kusarigama_needs_no_guard_when_technique_stops_every_blow() -> None:
    for technique, asked in ((4, False), (3, True)):
        table = given(
            stack=BLOW, hand="std-12", weapon="kusarigama", enemy_deck="en-01 en-02", gauges=(0, technique, 0)
        )
        reaction = GAME.reaction(table, 0)
        assert reaction is not None
        assert reaction.fits == asked


def test_the_red_die_is_always_asked_for() -> None:
    for level, asked in ((2, False), (3, True)):
        state = given("end_of_exchange", hand="std-12", die=level)
        reaction = GAME.reaction(state, 0)
        assert reaction is not None
        assert reaction.fits == asked


def test_playing_cards_is_no_reaction() -> None:
    assert GAME.reaction(given("move(0,2)"), 0) is None
