"""Section 8: Focus."""

import pytest

from shiai.games.senjutsu.cards.cards import HERO_CARDS
from shiai.games.senjutsu.rules.state import FOCUS, Senjutsu
from tests.games.senjutsu.given import (
    GAME,
    actor,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
    where,
)
from tests.proof import proves

FAR = hero("warrior", "A1", "S")


@proves("SJ-8.1")
def test_focus_is_counted_in_a_pool_for_every_hero() -> None:
    state = given(hero("ronin", hand="059", focus=1), hero("warrior", "A1", "S", hand="064", focus=2))
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (1, 2)
    resolve(state, "059", "064")
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (2, 2), "one token more for the one who gains"
    assert state.redact(1).cells[FOCUS] == 2, "everybody sees the pool"


@proves("SJ-8.2")
@pytest.mark.parametrize("focus", range(4))
def test_the_pool_never_exceeds_three(focus: int) -> None:
    state = given(hero("ronin", hand="059", focus=focus), FAR)
    resolve(state, "059", "053")
    assert of(state, 0, "focus") == min(3, focus + 1)


@proves("SJ-8.2")
def test_focus_of_a_focus_point_or_a_shrine_above_three_is_lost() -> None:
    state = given(hero("master", hand="103", focus=3), FAR, terrain=[("shrine", "D5")])
    resolve(state, "103", "053", change="focus point")
    assert of(state, 0, "focus") == 3
    state = given(hero("master", hand="103", focus=2), FAR, terrain=[("shrine", "D5")])
    resolve(state, "103", "053", change="focus point")
    assert of(state, 0, "focus") == 3, "two would have been gained"


@proves("SJ-8.3")
def test_heroes_start_without_focus() -> None:
    state = GAME.start(players=4)
    assert isinstance(state, Senjutsu)
    go_on(state, "prepare")
    assert [of(state, seat, "focus") for seat in range(4)] == [0, 0, 0, 0]


@proves("SJ-8.4")
def test_spent_focus_leaves_the_pool_for_the_supply() -> None:
    state = given(hero("ronin", hand="028", focus=3), hero("warrior", "A1", "S", focus=1))
    resolve(state, "028", "053")
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (1, 1), "nobody else has it"
    state = given(hero("ronin", hand="109", focus=3), hero("warrior", "A1", "S", focus=1))
    resolve(state, "109", "053", buy="pay", switch="AGG")
    assert (of(state, 0, "focus"), of(state, 1, "focus")) == (2, 1)


@proves("SJ-8.5")
@pytest.mark.parametrize("focus", range(4))
def test_a_mandatory_cost_must_be_payable_and_is_paid_in_reveal_step_2(focus: int) -> None:
    """Iron Will costs two; then the other player chooses a variable initiative (step 5)."""
    state = given(hero("ronin", hand="106", focus=focus), hero("warrior", "A1", "S", hand="031"))
    assert ("106" in offered(state, 0)) == (focus >= 2)
    if focus < 2:
        refused(state, "106", "SJ-11.3", seat=0)
        return
    state.apply(0, state.action("106"))
    assert of(state, 0, "focus") == focus, "not yet when it is chosen"
    state.apply(1, state.action("031"))
    assert (step(state), actor(state), of(state, 0, "focus")) == ("speed", 1, focus - 2)


@proves("SJ-8.5")
def test_a_mandatory_cost_is_paid_before_an_initiative_is_bought() -> None:
    """Shuriken Throw costs one, its other initiative one more (step 3)."""
    for focus, asked in ((1, False), (2, True)):
        state = given(hero("ninja", hand="169", focus=focus), hero("warrior", "A1", "S", hand="031"))
        choose(state, "169", "031")
        assert (step(state) == "buy") == asked
        assert of(state, 0, "focus") == focus - 1


@proves("SJ-8.6")
def test_an_optional_focus_effect_is_not_needed_to_play_the_card() -> None:
    optional = [
        design.number
        for design in HERO_CARDS
        if design.choosable and not design.core and not design.cost and not design.requires
    ]
    for card in optional:
        assert card in offered(given(hero("ronin", hand=card), FAR), 0)
    state = given(hero("student", hand="047"), hero("warrior", "D3", "S"))
    resolve(state, "047", "053")
    assert of(state, 1, "wounds") == 1


@proves("SJ-8.7")
def test_an_effect_that_is_not_paid_for_is_not_resolved() -> None:
    """Wheel Strike: a step; for one Focus rotations."""
    state = given(hero("ronin", hand="158", focus=1), FAR)
    choose(state, "158", "053")
    assert (step(state), where(state, 0), offered(state)) == ("pay", "D3 N", ["done", "pay"])
    left, paid = play(state.clone(), "done"), play(state, "pay")
    assert (step(paid), offered(paid), of(paid, 0, "focus")) == ("move", ["left", "right", "done"], 0)
    assert not (step(left) == "move" and actor(left) == 0)
    assert (where(left, 0), of(left, 0, "focus")) == ("D3 N", 1)


@proves("SJ-8.7")
def test_a_line_that_modifies_an_attack_is_not_resolved_unless_paid() -> None:
    for answer, wounds, focus in (("pay", 2, 0), ("done", 1, 1)):
        state = given(hero("ronin", hand="086", focus=1, at="D5"), hero("warrior", "D3", "S"))
        choose(state, "086", "053")
        assert step(state) == "modifier"
        play(state, answer)
        assert (of(state, 1, "wounds"), of(state, 0, "focus")) == (wounds, focus)


@proves("SJ-8.8")
@pytest.mark.parametrize("focus", [1, 2, 3])
@pytest.mark.parametrize("present", ["NEU", "AGG", "BAL", "DET"])
def test_optional_focus_effects_stay_optional(present: str, focus: int) -> None:
    state = given(hero("ronin", hand="156", focus=focus, kamae=present), FAR)
    choose(state, "156", "053")
    for _ in range(4):
        assert (step(state), offered(state)) == ("pay", ["done", "pay"])
        play(state, "done")
    assert of(state, 0, "focus") == focus


@proves("SJ-8.8")
def test_the_payment_is_required_where_the_attack_hits_only_with_it() -> None:
    """Wheel Strike from D5: after the step to D4 the front is D3; E3 and C3 are reached by a rotation."""
    for at, must in (("D3", False), ("E3", True), ("C3", True), ("D1", False)):
        state = given(hero("ronin", "D5", hand="158", focus=1), hero("warrior", at, "S"))
        choose(state, "158", "053")
        if must:
            go_on(state)
            assert (of(state, 0, "focus"), of(state, 1, "wounds")) == (0, 1), "nothing was asked"
        else:
            assert (step(state), offered(state)) == ("pay", ["done", "pay"])


@proves("SJ-8.9")
@pytest.mark.parametrize("focus", range(4))
def test_a_hero_loses_as_much_focus_as_it_has(focus: int) -> None:
    """Dirt Throw: the target loses two; Wild Block: lose all, or in Balance all but one."""
    state = given(hero("ronin", hand="087"), hero("warrior", "D3", "S", focus=focus))
    resolve(state, "087", "053")
    assert of(state, 1, "focus") == max(0, focus - 2)
    for present, kept in (("NEU", 0), ("BAL", min(1, focus))):
        state = given(hero("ronin", hand="118", focus=focus, kamae=present), FAR)
        resolve(state, "118", "053", speed="speed 5")
        assert of(state, 0, "focus") == kept


@proves("SJ-8.9")
@pytest.mark.parametrize("own", range(4))
@pytest.mark.parametrize("theirs", range(4))
def test_a_stolen_focus_goes_to_the_acting_hero(own: int, theirs: int) -> None:
    """Obedience steals one when the block is successful."""
    state = given(
        hero("student", hand="045", kamae="BAL", focus=own), hero("warrior", "D3", "S", hand="126", focus=theirs)
    )
    resolve(state, "045", "126", speed="speed 5", switch="AGG")
    assert of(state, 1, "focus") == max(0, theirs - 1)
    assert of(state, 0, "focus") == (min(3, own + 1) if theirs else own)


@proves("SJ-8.10")
def test_each_focus_line_is_paid_once_per_resolution_of_its_card() -> None:
    """Focused Exertion has four of them: movement, cards, Stuns, Kamae."""
    state = given(hero("ronin", hand="156", focus=3, stuns=1), FAR)
    choose(state, "156", "053")
    for question, answer in (("move", "done"), ("draw_up_to", "draw 0"), ("heal_stuns", "stuns 0")):
        play(state, "pay")
        assert step(state) == question, "paid once, then the next line"
        play(state, answer)
    assert of(state, 0, "focus") == 0
    assert step(state) != "pay"


@proves("SJ-8.10")
def test_a_line_that_was_paid_for_is_not_offered_again() -> None:
    state = given(hero("student", hand="047", focus=3), FAR)
    choose(state, "047", "053")
    play(state, "pay", "left")
    assert step(state) not in ("pay", "move") or actor(state) == 1
    assert of(state, 0, "focus") == 2
    modified = given(hero("ronin", "D5", hand="086", focus=3), hero("warrior", "D3", "S"))
    choose(modified, "086", "053")
    play(modified, "pay")
    assert step(modified) != "modifier"
    assert (of(modified, 0, "focus"), of(modified, 1, "wounds")) == (2, 2)
