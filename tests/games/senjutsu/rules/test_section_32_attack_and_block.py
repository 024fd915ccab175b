"""Section 32: the sequences of an attack and of a Block."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import actor, alive, choose, given, go_on, hero, kamae, of, offered, play, step, where
from tests.games.senjutsu.moments import STOCK, duel, questions, reaches
from tests.proof import proves


def attack(card: str, defence: str = "023", **attacker: Any) -> Senjutsu:
    """The Warrior plays this attack against the Ronin in front, who answers with this card."""
    hand = "110 116" if defence == "023" else f"{defence} 110 116"
    state = duel({"hand": hand}, {**attacker, "hand": f"{card} {attacker.get('hand', '')}".strip()})
    return choose(state, defence, card)


@proves("SJ-32.8", "SJ-32.32")
@pytest.mark.parametrize(
    ("at", "teams", "asked"),
    [("D3", "none", True), ("D3", "pairs", True), ("B5", "none", False), ("B5", "pairs", False)],
)
def test_an_attack_looks_for_another_hero_on_its_spaces_enemy_or_ally(at: str, teams: str, asked: bool) -> None:
    state = given(
        hero("warrior", "D4", "N", hand="060", focus=2, stock=STOCK),
        hero("ronin", at, "S", hand="110", stock=STOCK),
        hero("student", "A1", "S", hand="110", stock=STOCK),
        hero("master", "G1", "S", hand="110", stock=STOCK),
        teams=teams,
    )
    choose(state, "060", "023", "038", "008")
    assert reaches(state, "modifier", move="done") == asked
    go_on(state)
    assert kamae(state, 0) == "AGG", "the rest of the card follows in any case"


@proves("SJ-32.9", "SJ-32.33", "SJ-32.11")
def test_effects_that_change_an_attack_are_paid_before_it_is_carried_out() -> None:
    state = attack("060", focus=2)
    assert reaches(state, "modifier")
    assert (actor(state), of(state, 0, "wounds"), of(state, 0, "bleeding")) == (1, 0, 0)
    declined = play(state.clone(), "done")
    assert (of(declined, 0, "wounds"), of(declined, 0, "bleeding"), of(declined, 1, "focus")) == (1, 0, 2)
    play(state, "pay")
    assert (of(state, 0, "wounds"), of(state, 0, "bleeding"), of(state, 1, "focus")) == (0, 1, 0)


@proves("SJ-32.9", "SJ-32.10", "SJ-32.31")
def test_a_blocked_attack_was_paid_for_and_then_ends_with_the_block_sequence() -> None:
    state = attack("060", "123", focus=2)
    assert reaches(state, "modifier", speed="speed 5")
    play(state, "pay")
    assert (of(state, 0, "wounds"), of(state, 0, "bleeding"), of(state, 1, "focus")) == (0, 0, 0)
    go_on(state)
    assert (where(state, 1), kamae(state, 1)) == ("D2 S", "AGG"), "Fend has pushed; the attack card went on"


@proves("SJ-32.31")
def test_without_an_unblocked_hero_success_and_its_instants_are_left_out() -> None:
    state = attack("126", "123", hand="104")
    asked = questions(state, speed="speed 5")
    assert ("instant", 1) not in asked
    assert (of(state, 0, "wounds"), of(state, 0, "stuns"), of(state, 1, "focus")) == (0, 0, 0)


@proves("SJ-32.32")
def test_an_attack_that_reaches_nobody_has_no_success_and_no_instants() -> None:
    state = duel({"hand": "110", "at": "A4"}, {"hand": "101 104", "kamae": "AGG", "at": "D3"})
    asked = questions(state, "023", "101")
    assert ("instant", 1) not in asked
    assert kamae(state, 1) == "AGG", "no switch to Determination"


@proves("SJ-32.11", "SJ-32.13", "SJ-32.14", "SJ-32.16")
def test_an_attack_goes_from_wounds_over_instants_and_success_to_instants_without_condition() -> None:
    state = attack("101", kamae="AGG", hand="104 084")
    assert reaches(state, "instant")
    assert (actor(state), offered(state)) == (1, ["104", "pass"])
    assert (of(state, 0, "wounds"), of(state, 0, "stuns"), kamae(state, 1)) == (1, 0, "AGG")
    play(state, "pass")
    assert (step(state), actor(state), offered(state)) == ("instant", 1, ["084", "pass"])
    assert (of(state, 0, "stuns"), kamae(state, 1)) == (1, "DET")


@proves("SJ-32.13", "SJ-32.15", "SJ-32.16")
def test_the_rest_of_an_attack_card_follows_the_instants_of_success() -> None:
    state = attack("060", hand="104 084")
    assert reaches(state, "instant")
    assert (offered(state), of(state, 0, "wounds"), kamae(state, 1)) == (["104", "pass"], 1, "NEU")
    play(state, "pass")
    assert (step(state), offered(state), kamae(state, 1)) == ("instant", ["084", "pass"], "AGG")


@proves("SJ-32.12")
def test_stealth_ends_with_an_attack_that_reaches_somebody_before_instants_are_played() -> None:
    for facing, hidden in (("N", 0), ("S", 1)):
        state = duel(
            {"name": "ninja", "hand": "154 104", "facing": facing, "stealth": 1, "stock": STOCK},
            {"hand": "110", "at": "D3"},
        )
        choose(state, "154", "053")
        assert reaches(state, "instant") == (not hidden)
        assert of(state, 0, "stealth") == hidden


@proves("SJ-32.12")
def test_stealth_stays_when_the_attack_was_blocked() -> None:
    state = duel({"hand": "123 110"}, {"name": "ninja", "hand": "126", "stealth": 1})
    choose(state, "123", "126")
    go_on(state, speed="speed 5")
    assert (of(state, 0, "wounds"), of(state, 1, "stealth")) == (0, 1)


@proves("SJ-32.34")
def test_a_line_between_grid_and_success_follows_the_wounds_and_goes_before_the_instants() -> None:
    state = attack("018", kamae="DET", focus=1, hand="104")
    assert reaches(state, "pay")
    assert of(state, 0, "wounds") == 1
    asked = questions(state, pay="pay")
    assert asked[:4] == [("pay", 1), ("move", 1), ("instant", 1), ("discard_type", 0)]
    for scene in (attack("018", "123", focus=1), attack("018", focus=1, facing="N")):
        assert reaches(scene, "pay", speed="speed 3"), "blocked or missed, it is resolved with the rest"


@proves("SJ-32.17", "SJ-32.33")
def test_what_changes_a_block_is_paid_in_the_block_sequence() -> None:
    wanted = {0: [], 1: ["155", "pass"]}
    for focus, choices in wanted.items():
        state = duel({"hand": "155 110", "weapon": "074", "focus": focus}, {"hand": "154"})
        choose(state, "074", "154")
        assert reaches(state, "counter", speed="speed 4", discard="110") == bool(choices)
        if choices:
            assert offered(state) == choices
            assert of(play(state.clone(), "pass"), 0, "focus") == 1
            play(state, "155")
            assert of(state, 0, "focus") == 0


@proves("SJ-32.17", "SJ-32.33")
@pytest.mark.parametrize(("focus", "choices"), [(1, ["155"]), (2, ["148", "155"])])
def test_the_payment_for_a_block_leaves_less_for_the_counter_card(focus: int, choices: list[str]) -> None:
    state = duel({"hand": "148 155 110", "weapon": "074", "focus": focus}, {"hand": "154"})
    choose(state, "074", "154")
    assert reaches(state, "counter", speed="speed 4", discard="110")
    assert offered(state) == [*choices, "pass"]
    play(state, choices[0])
    assert of(state, 0, "focus") == 0


@proves("SJ-32.18")
def test_a_block_that_does_not_stop_the_attack_has_no_sequence() -> None:
    state = duel({"hand": "031 155 153", "facing": "S"}, {"hand": "126"})
    asked = questions(state, "031", "126", speed="speed 5")
    assert ("counter", 0) not in asked
    assert ("instant", 0) not in asked
    assert (of(state, 0, "wounds"), of(state, 0, "stuns"), where(state, 1)) == (1, 1, "D3 S")


@proves("SJ-32.19", "SJ-32.20", "SJ-32.21", "SJ-32.22", "SJ-32.24")
def test_a_block_goes_from_the_counter_over_stealth_instants_and_success_to_instants_without_condition() -> None:
    state = duel(
        {"name": "ninja", "hand": "031 155 153 084", "kamae": "DET", "stealth": 1}, {"hand": "126"}, advantage=(1, 0)
    )
    choose(state, "031", "126")
    assert reaches(state, "counter", speed="speed 5")
    assert (actor(state), of(state, 0, "stealth")) == (0, 1)
    countered = play(state.clone(), "155")
    play(countered, "done")
    assert (step(countered), of(countered, 1, "wounds")) == ("instant", 1), "the Counter is resolved completely"
    play(state, "pass")
    assert (step(state), actor(state), offered(state)) == ("instant", 0, ["153", "pass"])
    assert of(state, 0, "stealth") == 0
    play(state, "pass")
    asked = questions(state)
    assert asked == [("turn_target", 0), ("move", 0), ("change", 0), ("instant", 0)]


@proves("SJ-32.23")
def test_the_rest_of_a_defence_card_follows_the_instants_of_success() -> None:
    state = duel({"hand": "118 153 110 102", "focus": 2}, {"hand": "126"})
    choose(state, "118", "126")
    assert reaches(state, "instant", speed="speed 5")
    assert (actor(state), of(state, 0, "hand_size"), of(state, 0, "focus")) == (0, 3, 2)
    play(state, "153")
    assert (step(state), actor(state)) == ("discard", 0)
    go_on(state)
    assert (of(state, 0, "focus"), of(state, 0, "up")) == (0, ["102", "110", "118", "153"])


def mixed(first: dict[str, Any], third: dict[str, Any], **attacker: Any) -> Senjutsu:
    """Warding Arc at 7 from D2: Ronin (D4) and Student (C3) block it, the Master (E2) is hit."""
    state = given(
        hero("ronin", "D4", "N", **({"hand": "115 110", "stock": STOCK} | first)),
        hero("warrior", "D2", "S", **({"hand": "062 153", "stock": STOCK} | attacker)),
        hero("student", "C3", "N", **({"hand": "120 110", "stock": STOCK} | third)),
        hero("master", "E2", "N", hand="110", stock=STOCK),
        advantage=(2, 0, 1, 3),
    )
    return choose(state, "115", "062", "120", "008")


@proves("SJ-32.30")
def test_unblocked_heroes_are_hit_first_then_the_blocks_follow_highest_advantage_first() -> None:
    state = mixed({"hand": "115 153"}, {"hand": "120 153"})
    assert reaches(state, "instant", speed="speed 7")
    assert [of(state, seat, "wounds") for seat in range(4)] == [0, 0, 0, 1]
    order: list[int] = []
    while step(state) == "instant":
        order.append(actor(state))
        assert (where(state, 3), kamae(state, 1)) == ("E2 N", "NEU"), "success comes last"
        play(state, "pass")
        if len(order) == 2:
            assert (where(state, 1), kamae(state, 0)) == ("D1 S", "AGG"), "Swift Block is done"
    assert order == [2, 0, 1]
    go_on(state)
    assert kamae(state, 1) == "AGG"


@proves("SJ-32.35")
def test_an_attacker_defeated_in_a_block_sequence_does_nothing_more() -> None:
    state = mixed({}, {"hand": "120 029", "kamae": "BAL"}, wounds=4)
    asked = questions(state, speed="speed 7", counter="029")
    assert ("counter", 2) in asked
    assert ("instant", 1) not in asked
    assert (alive(state), where(state, 3)) == ([0, 2, 3], "E2 N"), "not pushed any more"
