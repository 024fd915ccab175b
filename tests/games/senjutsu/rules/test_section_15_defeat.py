"""Section 15: defeat."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.heroes import VIRULENCE
from shiai.games.senjutsu.rules.state import AT, BLOCK, DEEP_VENOM, HAND_SIZE, NOWHERE, TOXINS, VENOM, Senjutsu
from tests.games.senjutsu.given import (
    actor,
    alive,
    choose,
    fighter,
    given,
    go_on,
    of,
    offered,
    play,
    ranks,
    resolve,
    step,
    where,
    winners,
)
from tests.proof import proves

THIRD = fighter("student", "A1", "S", hand="122")


def struck(card: str, name: str = "warrior", **wanted: Any) -> Senjutsu:
    """The ronin's card has reached this hero; a student looks on."""
    state = given(
        fighter("ronin", "D4", "N", hand=card, kamae="BAL"),
        fighter(name, "D3", "S", hand="122", **wanted),
        THIRD | {"hand": "050"},
    )
    return go_on(choose(state, card, "122", "050"), move="done")


@proves("SJ-15.1")
@pytest.mark.parametrize(
    ("name", "wounds", "bleeding", "card", "falls"),
    [
        ("warrior", 3, 0, "126", False),
        ("warrior", 4, 0, "126", True),
        ("warrior", 2, 2, "126", True),
        ("warrior", 0, 4, "126", True),
        ("warrior", 1, 3, "113", True),  # a Bleeding Wound
        ("warrior", 3, 0, "119", True),  # two wounds reach the limit
        ("warrior", 4, 0, "119", True),  # and exceed it
        ("ninja", 2, 0, "126", False),
        ("ninja", 3, 0, "126", True),
    ],
)
def test_a_hero_with_as_many_wounds_as_its_limit_is_defeated(
    name: str, wounds: int, bleeding: int, card: str, falls: bool
) -> None:
    state = given(
        fighter("ronin", "D4", "N", hand=card, kamae="BAL", focus=1),
        fighter(name, "D3", "S", hand="122", wounds=wounds, bleeding=bleeding),
        THIRD,
    )
    go_on(choose(state, card, "122", "122"), move="done")
    assert alive(state) == ([0, 2] if falls else [0, 1, 2])


@proves("SJ-15.1", "SJ-15.2")
def test_defeat_comes_at_once() -> None:
    for card, wanted in (("126", {"wounds": 4}), ("125", {"stuns": 4})):
        state = given(
            fighter("ronin", "D4", "N", hand=card), fighter("warrior", "D3", "S", hand="122", **wanted), THIRD
        )
        events = state.listen()
        go_on(choose(state, card, "122", "122"), move="done")
        names = [event.id for event in events]
        cause = "event-wounded" if card == "126" else "event-stunned"
        assert names[names.index(cause) + 1] == "event-defeated"


@proves("SJ-15.2")
@pytest.mark.parametrize(
    ("name", "stuns", "falls"), [("warrior", 3, False), ("warrior", 4, True), ("ninja", 4, False), ("ninja", 5, True)]
)
def test_a_hero_with_as_many_stuns_as_its_hand_limit_is_defeated(name: str, stuns: int, falls: bool) -> None:
    state = struck("125", name, stuns=stuns)
    assert alive(state) == ([0, 2] if falls else [0, 1, 2])


@proves("SJ-15.2")
def test_a_stun_that_was_played_is_no_longer_held() -> None:
    state = given(fighter("ronin", "D4", "N", hand="125"), fighter("warrior", "D3", "S", stuns=4), THIRD)
    resolve(state, "125", "stun", "122", move="done")
    assert (alive(state), of(state, 1, "stuns")) == ([0, 1, 2], 4)


@proves("SJ-15.3")
@pytest.mark.parametrize("blocked", [False, True])
def test_a_hero_hit_by_an_unblocked_execution_is_defeated(blocked: bool) -> None:
    """Flaming Phoenix Arc executes on the space beyond the front right edge."""
    state = given(
        fighter("warrior", "D5", "N", hand="055", kamae="AGG", focus=3),
        fighter("ronin", "E2", "S", hand="031 122"),
        THIRD,
    )
    go_on(choose(state, "055", "031" if blocked else "122", "122"), speed="speed 6", move="D4")
    assert alive(state) == ([0, 1, 2] if blocked else [0, 2])
    assert of(state, 1, "wounds") == 0


@proves("SJ-15.4", "SJ-15.10")
def test_the_last_hero_wins_and_nothing_further_is_resolved() -> None:
    """Headbutt would hobble the target and give Focus; the other card has not come up."""
    state = given(
        fighter("warrior", "D4", "N", hand="064"),
        fighter("ronin", "D3", "S", hand="126x2 127", wounds=4, hobbles=0x11),
    )
    go_on(choose(state, "064", "126"), move="done")
    assert (step(state), state.stack, state.actors(), winners(state)) == ("over", [], (), (0,))
    assert (of(state, 0, "focus"), of(state, 0, "wounds"), of(state, 0, "played")) == (0, 0, ["064"])
    assert (alive(state), where(state, 1)) == ([0], "none")
    assert state.why_not(0, state.action("023")) == ("SJ-15.10",)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.clause, outcome.scores) == ("SJ-15.4", (1, -1))


@proves("SJ-15.4", "SJ-15.11")
def test_the_last_team_wins_with_its_defeated_heroes() -> None:
    """The master defeats the warrior; then the ronin defeats both opponents by one attack."""
    state = given(
        fighter("ronin", "D4", "N", hand="018"),
        fighter("warrior", "B2", "S", hand="064", wounds=4),
        fighter("student", "D3", "S", hand="122", wounds=4),
        fighter("master", "C3", "NW", hand="128", focus=1, wounds=4),
        teams="pairs",
    )
    choose(state, "018", "064", "122", "128")
    assert (step(state), alive(state)) == ("name_target", [0, 1, 2, 3])
    go_on(state)
    assert (step(state), alive(state), winners(state)) == ("over", [0], (0, 1))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1, 1, -1, -1)


@proves("SJ-15.4", "SJ-15.10")
def test_a_team_with_one_hero_left_goes_on() -> None:
    state = given(
        fighter("ronin", "A1", "N", hand="018"),
        fighter("warrior", "B2", "S", hand="064", wounds=4),
        fighter("student", "D3", "S", hand="110"),
        fighter("master", "C3", "NW", hand="128", focus=1),
        teams="pairs",
    )
    go_on(choose(state, "018", "064", "110", "128"))
    assert (step(state), alive(state)) == ("choose", [0, 2, 3])


@proves("SJ-15.5")
@pytest.mark.parametrize(("option", "won"), [(False, ()), (True, (1,))])
def test_sides_that_fall_by_the_same_effect_draw(option: bool, won: tuple[int, ...]) -> None:
    """A collision gives both the last Stun; by the second reading the higher Advantage wins."""
    state = given(
        fighter("ronin", "D4", "N", hand="096", stuns=4),
        fighter("warrior", "D3", "S", hand="122", stuns=4),
        advantage=(1, 0),
        advantage_breaks_draws=option,
    )
    go_on(choose(state, "096", "122"), "over")
    assert (step(state), alive(state), winners(state)) == ("over", [], won)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.clause == ("SJ-A.10" if option else "SJ-15.5")
    assert outcome.scores == ((-1, 1) if option else (0, 0))


@proves("SJ-15.6")
def test_the_figure_leaves_the_board_and_its_space_is_free() -> None:
    """Horse Kick goes on with a step onto the space of the hero it has defeated."""
    state = given(fighter("ronin", "D4", "N", hand="125"), fighter("warrior", "D3", "S", hand="122", stuns=4), THIRD)
    go_on(choose(state, "125", "122", "122"), "move")
    assert (where(state, 1), state.cells[BLOCK + AT]) == ("none", NOWHERE)
    assert (actor(state), offered(state)) == (0, ["D3", "done"])
    play(state, "D3")
    assert where(state, 0) == "D3 N"


@proves("SJ-15.7")
def test_everything_of_a_defeated_hero_leaves_the_game_but_not_the_poison_it_has_given() -> None:
    state = given(
        fighter("ronin", "D4", "N", hand="126 122"),
        fighter(
            "master",
            "D3",
            "S",
            hand="122 110",
            wounds=4,
            up="127",
            down="101",
            lasting="025",
            focus=2,
            stuns=1,
            hobbles=1,
        ),
        THIRD,
    )
    toxin = 2 * BLOCK + TOXINS + VIRULENCE - 1
    state.cells[toxin] = 1
    state.cells[2 * BLOCK + VENOM] = state.cells[2 * BLOCK + DEEP_VENOM] = 1
    go_on(choose(state, "126", "122", "122"), "or", move="done")
    names = ("hand", "stock", "up", "down", "played", "lasting")
    assert [of(state, 1, name) for name in names] == [[]] * 6
    assert state.cells[BLOCK + HAND_SIZE] == 0
    assert [of(state, 1, name) for name in ("focus", "wounds", "bleeding", "stuns", "hobbles", "poison_deck")] == [
        0
    ] * 6
    assert ranks(state) == [0, 2]
    assert (state.cells[toxin], of(state, 2, "venom")) == (1, 1)


@proves("SJ-15.7")
@pytest.mark.parametrize("wounds", [3, 4])
def test_lasting_effects_of_a_defeated_hero_end(wounds: int) -> None:
    """While Honesty is in play nobody can play Instants."""
    state = given(
        fighter("ronin", "D4", "N", hand="126"),
        fighter("warrior", "D3", "S", hand="122", wounds=wounds, lasting="091"),
        fighter("student", "A1", "S", hand="127 144"),
    )
    choose(state, "126", "122", "127")
    asked: list[str] = []
    while step(state) not in ("choose", "draw_one"):
        asked.append(step(state))
        play(state, "done" if "done" in offered(state) else offered(state)[-1])
    assert ("instant" in asked) == (wounds == 4)
