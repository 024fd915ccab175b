"""Section 20: Wounds, Bleeding Wounds, Execution."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.piles import deck_size
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.table import rotating
from tests.games.senjutsu.given import alive, choose, given, go_on, hero, of, play, resolve, winners
from tests.proof import proves


def wounds(state: Senjutsu, seat: int = 1) -> tuple[int, int]:
    """Wounds and Bleeding Wounds of a hero."""
    return of(state, seat, "wounds"), of(state, seat, "bleeding")


def execution(*others: str, lasting: str = "") -> Senjutsu:
    """Flaming Phoenix Arc from D4: its mask lies on E2, where the ronin stands."""
    state = given(
        hero("warrior", "D5", "N", hand="055", focus=3, kamae="AGG"),
        hero("ronin", "E2", lasting=lasting),
        *[hero(other, "A1") for other in others],
    )
    cores = {"student": "038", "master": "008"}
    go_on(choose(state, "055", "023", *[cores[other] for other in others]), until="move")
    return play(state, "D4")


# Wounds ---------------------------------------------------------------------------------------------------------------


@proves("SJ-20.1", "SJ-20.3")
def test_each_wound_lies_in_the_play_area_and_stays_there() -> None:
    state = given(
        hero("ronin", "D4", "N", hand="126 119", stock="110x3 127x3", focus=1), hero("warrior", "D3", wounds=1)
    )
    resolve(state, "126", "053")
    assert wounds(state) == (2, 0)
    resolve(state, "119", "053")
    assert wounds(state) == (4, 0)
    for _ in range(2):
        resolve(state, "023", "053")
    assert wounds(state) == (4, 0)


@proves("SJ-20.2")
def test_every_hero_that_is_hit_receives_a_wound_for_each_symbol_on_its_space() -> None:
    """Rolling Slash steps from C4 to D4: FL w2 is C3, F w1 is D3."""
    state = given(hero("master", "C4", "N", hand="112"), hero("ronin", "C3"), hero("warrior", "D3"))
    go_on(choose(state, "112", "023", "053"), **{"or": "option 2"}, move="done")
    assert (wounds(state, 1), wounds(state, 2), wounds(state, 0)) == ((2, 0), (1, 0), (0, 0))


@proves("SJ-20.4")
def test_a_drop_deals_a_bleeding_wound_instead_of_a_wound() -> None:
    state = given(hero("ronin", "D4", "N", hand="154"), hero("warrior", "E3"))
    assert wounds(resolve(state, "154", "053")) == (0, 1)


@proves("SJ-20.15")
def test_a_wound_and_a_drop_on_one_space_deal_one_of_each() -> None:
    state = given(hero("ronin", "D4", "N", hand="078", kamae="AGG", focus=3), hero("warrior", "D3"))
    assert wounds(resolve(state, "078", "053")) == (1, 1)


@proves("SJ-20.5")
@pytest.mark.parametrize(("before", "bleeding"), [(0, 4), (2, 2), (4, 0)])
def test_a_bleeding_wound_counts_as_one_wound_for_the_limit(before: int, bleeding: int) -> None:
    state = given(hero("ronin", "D4", "N", hand="154"), hero("warrior", "D3", wounds=before, bleeding=bleeding))
    assert winners(resolve(state, "154", "053")) == (0,)
    state = given(hero("ronin", "D4", "N", hand="154"), hero("warrior", "D3", bleeding=3))
    assert alive(resolve(state, "154", "053")) == [0, 1]


# Bleeding -------------------------------------------------------------------------------------------------------------


@proves("SJ-20.6", "SJ-20.8")
@pytest.mark.parametrize(("bleeding", "discarded"), [(0, 0), (1, 1), (3, 1)])
def test_a_bleeding_hero_discards_one_card_unseen_before_it_draws(bleeding: int, discarded: int) -> None:
    """Nine cards are in the deck; one is discarded face down, then one is drawn."""
    state = given(hero("ronin", "D4"), hero("warrior", "D1", bleeding=bleeding))
    go_on(choose(state, "023", "053"), until="draw_one")
    assert deck_size(state, 1) == 9 - discarded
    assert (of(state, 1, "unseen"), of(state, 1, "hand_size"), of(state, 1, "up")) == (discarded, 0, [])
    go_on(state)
    assert (deck_size(state, 1), of(state, 1, "hand_size")) == (8 - discarded, 1)
    resolve(state, "023", "053")
    assert of(state, 1, "unseen") == 2 * discarded
    assert of(state, 0, "unseen") == 0


@proves("SJ-20.7")
def test_an_empty_deck_has_nothing_to_bleed() -> None:
    """The draw costs a Wound (SJ-10.5), the bleeding does not."""
    state = given(hero("ronin", "D4"), hero("warrior", "D1", bleeding=1, stock=""))
    resolve(state, "023", "053")
    assert (wounds(state), of(state, 1, "unseen")) == ((1, 1), 0)


@proves("SJ-20.7")
def test_the_last_card_bleeds_away_before_it_can_be_drawn() -> None:
    state = given(hero("ronin", "D4"), hero("warrior", "D1", bleeding=1, stock="126"))
    resolve(state, "023", "053")
    assert (wounds(state), of(state, 1, "unseen"), of(state, 1, "hand_size")) == ((1, 1), 1, 0)


# Execution ------------------------------------------------------------------------------------------------------------


@proves("SJ-20.9", "SJ-20.10")
def test_an_execution_defeats_at_once_and_deals_no_wounds() -> None:
    state = execution()
    assert (winners(state), wounds(state)) == ((0,), (0, 0))


@proves("SJ-20.9")
def test_an_execution_that_is_blocked_defeats_nobody() -> None:
    """The shields of the ronin cover both spaces between it and the warrior on D4."""
    state = given(
        hero("warrior", "D5", "N", hand="055", focus=3, kamae="AGG"),
        hero("ronin", "E2", "S", hand="118"),
        advantage=[1, 0],
    )
    go_on(choose(state, "055", "118"), until="move", speed="speed 6")
    go_on(play(state, "D4"), until="draw_one")
    assert (alive(state), wounds(state)) == ([0, 1], (0, 0))


@proves("SJ-20.10")
def test_armour_does_not_help_against_an_execution() -> None:
    state = execution("student", lasting="025")
    go_on(state)
    assert alive(state) == [0, 2]


# Wounds that become bleeding ------------------------------------------------------------------------------------------


@proves("SJ-20.11")
@pytest.mark.parametrize("before", [0, 2])
def test_one_wound_in_play_becomes_a_bleeding_wound(before: int) -> None:
    """Ripping Claws after Pommel Smash."""
    state = given(
        hero("ronin", "D4", "N", hand="126 030", stock="110x3 127x3", kamae="AGG"), hero("warrior", "D3", wounds=before)
    )
    go_on(choose(state, "126", "053"), instant="030")
    assert wounds(state) == (before, 1)


@proves("SJ-20.11")
def test_without_a_wound_nothing_becomes_bleeding() -> None:
    """Ripping Claws after Bleeding Slice."""
    state = given(hero("ronin", "D4", "N", hand="154 030", kamae="AGG"), hero("warrior", "D3"))
    go_on(choose(state, "154", "053"), instant="030")
    assert (wounds(state), of(state, 0, "hand")) == ((0, 1), ["110"])


@proves("SJ-20.12")
@pytest.mark.parametrize(("answer", "found"), [("pay", (2, 1)), ("done", (3, 0))])
def test_a_bought_line_makes_the_wounds_of_this_attack_bleed(answer: str, found: tuple[int, int]) -> None:
    """Scything Uppercut for two Focus; the wounds that lay there stay as they are."""
    state = given(hero("warrior", "D4", "N", hand="060", focus=2), hero("ronin", "D3", wounds=2))
    go_on(choose(state, "060", "023"), modifier=answer)
    assert wounds(state) == found


@proves("SJ-20.16")
@pytest.mark.parametrize(("kamae", "found"), [("AGG", (2, 1)), ("DET", (3, 0))])
def test_after_success_the_wounds_just_dealt_become_bleeding(kamae: str, found: tuple[int, int]) -> None:
    """Idle Strike in Aggression; older wounds stay, and so do those of heroes it has not struck."""
    state = given(
        hero("master", "D4", "N", hand="018", kamae=kamae),
        hero("ronin", "D3", wounds=2),
        hero("warrior", "D5", wounds=2),
    )
    resolve(state, "018", "023", "053")
    assert (wounds(state), wounds(state, 2)) == (found, (2, 0))


# Damage of one attack effect ------------------------------------------------------------------------------------------


@proves("SJ-20.13", "SJ-20.14")
@pytest.mark.parametrize(
    ("card", "answer", "plain", "armoured"),
    [
        ("086", "pay", (2, 0), (1, 0)),  # one wound and a starred one
        ("086", "done", (1, 0), (1, 0)),
        ("113", "done", (1, 1), (0, 1)),  # a drop and a starred wound
        ("078", "done", (1, 1), (0, 1)),
        ("119", "done", (2, 0), (1, 0)),
        ("154", "done", (0, 1), (0, 1)),
    ],
)
def test_armour_lowers_the_sum_of_all_wounds_of_an_attack_effect(
    card: str, answer: str, plain: tuple[int, int], armoured: tuple[int, int]
) -> None:
    """To no less than one, and a plain wound goes before a bleeding one."""
    for lasting, found in (("", plain), ("025", armoured)):
        start = "D5" if card == "086" else "D4"
        state = given(
            hero("warrior", start, "N", hand=card, kamae="AGG", focus=3), hero("ronin", "D3", lasting=lasting)
        )
        go_on(choose(state, card, "023"), until="draw_one", modifier=answer, move="D4" if start == "D5" else "done")
        assert wounds(state) == found
        worked = lasting != "" and sum(plain) > 1
        assert rotating(of(state, 1, "hobbles")) == int(worked) + int(card == "078")


@proves("SJ-20.14")
def test_armour_stays_and_works_on_each_attack_effect() -> None:
    """Lunging Thrust deals two wounds, in one turn and in the next."""
    state = given(hero("ronin", "D4", "N", hand="107x2"), hero("warrior", "D2", lasting="025"))
    for turn in (1, 2):
        resolve(state, "107", "053")
        assert (wounds(state), of(state, 1, "lasting")) == ((turn, 0), ["025"])


@proves("SJ-20.17")
def test_wounds_statuses_and_focus_never_run_out() -> None:
    """Idle Strike in Balance wounds and hobbles three heroes; the shrine behind the master gives its last Focus."""
    full: dict[str, Any] = {"wounds": 3, "stuns": 4, "hobbles": 12, "focus": 3}
    state = given(
        hero("master", "D4", "N", hand="018", kamae="BAL", wounds=4, stuns=4, hobbles=12, focus=2),
        hero("ronin", "C3", **full),
        hero("warrior", "D3", **full),
        hero("student", "E3", **full),
        terrain=[("shrine", "D5")],
    )
    go_on(choose(state, "018", "023", "053", "038"), until="draw_one")
    assert [wounds(state, seat) for seat in range(4)] == [(4, 0)] * 4
    assert [rotating(of(state, seat, "hobbles")) for seat in range(4)] == [12, 13, 13, 13]
    assert [of(state, seat, "focus") for seat in range(4)] == [3] * 4
