"""Section 2: set-up."""

import pytest

from shiai.core.errors import OptionError, PositionError
from shiai.games.samurai_spirit.rules.components import CARD_NAMES
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    GAME,
    active,
    animals,
    asked,
    discards,
    field,
    given,
    guarded,
    intruder_count,
    line,
    luck,
    names,
    party,
    passed,
    pawn_of,
    play,
    row,
    stack_size,
    start,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

SEVEN = ("kyuzo", "kanbei", "gorobei", "heihachi", "daisuke", "kikuchiyo", "katsushiro")
LEVELS = ("easy", "normal", "hard", "heroic")
# The table of section 23: by N the barricades of the four levels, and the stacks of Normal to Heroic and of Easy.
TABLE = {
    2: ((5, 4, 3, 2), (14, 16, 18), (12, 13, 14)),
    3: ((6, 5, 4, 3), (21, 24, 27), (18, 20, 22)),
    4: ((7, 6, 5, 4), (28, 32, 36), (24, 27, 30)),
    5: ((8, 7, 6, 5), (35, 40, 45), (30, 34, 38)),
    6: ((9, 8, 7, 6), (42, 48, 54), (36, 41, 46)),
    7: ((10, 9, 8, 7), (49, 56, 63), (42, 48, 54)),
}


def new_game(samurai: int, difficulty: str = "normal", first: str = "kyuzo") -> SamuraiSpirit:
    """A game with the first so many samurai; this one begins."""
    state = start(players=samurai, samurai=",".join(SEVEN[:samurai]), difficulty=difficulty)
    return play(state, f"luck: pick {first}")


def last_card_of(round: int, samurai: int, difficulty: str) -> SamuraiSpirit:
    """The last card of the round is played; everybody is guarded, so the next round begins."""
    seats = " ".join(SEVEN[:samurai])
    leaders = samurai - 1 if difficulty == "easy" else samurai
    lieutenants = " ".join(f"L5-{number:02}" for number in range(1, leaders + 1)) if round == 2 else ""
    state = given(
        seats,
        rows=guarded(seats),
        top="P4-13",
        raiders=1,
        discard=lieutenants,
        fields={"round": round},
        difficulty=difficulty,
    )
    return play(state, "kyuzo: fight")


@proves("SS-2.1")
def test_there_are_four_difficulties_and_normal_is_the_default() -> None:
    assert [new_game(4, level).rules.options["difficulty"] for level in LEVELS] == list(LEVELS)
    assert start(players=4).rules.options["difficulty"] == "normal"
    with pytest.raises(OptionError):
        GAME.setup(difficulty="brutal")


@proves("SS-2.2")
def test_every_seat_gets_the_samurai_chosen_for_it() -> None:
    state = start(players=3, samurai="daisuke,kyuzo,heihachi")
    assert step(state) == "first_seat"
    assert party(state) == ["daisuke", "kyuzo", "heihachi"]


@proves("SS-2.2")
def test_or_a_samurai_is_dealt_at_random_to_every_seat_and_none_twice() -> None:
    state = start(players=3)
    assert luck(state) == {f"deal {name}": 1 for name in SEVEN}
    play(state, "luck: deal kyuzo")
    assert luck(state) == {f"deal {name}": 1 for name in SEVEN if name != "kyuzo"}
    play(state, "luck: deal gorobei", "luck: deal daisuke")
    assert (party(state), step(state)) == (["kyuzo", "gorobei", "daisuke"], "first_seat")


@proves("SS-2.2")
@pytest.mark.parametrize("samurai", ["kyuzo,kyuzo,kanbei", "kyuzo,kanbei", "kyuzo,kanbei,gorobei,daisuke"])
def test_no_samurai_is_chosen_twice_and_one_for_every_seat(samurai: str) -> None:
    with pytest.raises(OptionError):
        GAME.setup(players=3, samurai=samurai)


@proves("SS-2.3", "SS-2.4", "SS-2.5")
@pytest.mark.parametrize("samurai", range(2, 8))
def test_samurai_start_human_unhurt_on_space_0_with_their_own_token(samurai: int) -> None:
    state = new_game(samurai)
    assert (animals(state), wounded(state), passed(state)) == (set(), set(), set())
    for name in SEVEN[:samurai]:
        assert (pawn_of(state, name), line(state, name), row(state, name)) == (0, [], [])
        assert token(state, name) == name


@proves("SS-2.6", "SS-2.8", "SS-23.5")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_all_farmsteads_and_families_stand_in_the_village_at_every_difficulty(difficulty: str) -> None:
    state = new_game(5, difficulty)
    assert village(state)[1:] == (6, 3)
    assert (field(state, "reverses_seen"), field(state, "families")) == ("none", "heal barricade repel")


@proves("SS-2.7", "SS-31.5")
def test_the_reverses_of_the_farmsteads_are_unknown() -> None:
    burning = given(step="turn", lines={"kyuzo": "P3-01"}, fields={"barricades": 0}, difficulty="hard")
    assert luck(burning) == {
        "reverse lose_family": 1,
        "reverse lose_farm": 1,
        "reverse lose_barricade": 2,
        "reverse random_wound": 2,
    }
    fields: dict[str, object] = {"barricades": 0, "farmsteads": 4, "reverses_seen": "lose_farm=1 random_wound=1"}
    later = given(step="turn", lines={"kyuzo": "P3-01"}, fields=fields, difficulty="heroic")
    assert luck(later) == {"reverse lose_family": 1, "reverse lose_barricade": 2, "reverse random_wound": 1}


@proves("SS-2.9", "SS-2.17")
@pytest.mark.parametrize("samurai", TABLE)
@pytest.mark.parametrize("difficulty", LEVELS)
def test_barricades_and_raider_stacks_are_those_of_the_table(samurai: int, difficulty: str) -> None:
    barricades, normal, easy = TABLE[samurai]
    state = new_game(samurai, difficulty)
    assert village(state) == (barricades[LEVELS.index(difficulty)], 6, 3)
    second, third = last_card_of(1, samurai, difficulty), last_card_of(2, samurai, difficulty)
    assert (field(second, "round"), field(third, "round")) == ("2", "3")
    stacks = (stack_size(state), stack_size(second), stack_size(third))
    assert stacks == (easy if difficulty == "easy" else normal)


@proves("SS-2.10")
@pytest.mark.parametrize(("difficulty", "most"), [("easy", 6), ("normal", 5), ("hard", 4), ("heroic", 3)])
def test_barricades_beyond_the_first_number_are_not_used(difficulty: str, most: int) -> None:
    with pytest.raises(PositionError, match=r"SS-30\.2"):
        given("heihachi kyuzo kanbei", difficulty=difficulty, fields={"barricades": most + 1})
    for barricades in (most, most - 1):
        state = given(
            "heihachi kyuzo kanbei",
            lines={"heihachi": "P4-03 P3-02"},
            hand="P1-13",
            step="play_card",
            difficulty=difficulty,
            fields={"barricades": barricades},
        )
        play(state, "heihachi: attack")
        assert (step(state) == "add_barricade") == (barricades < most)
        if barricades < most:
            play(state, "heihachi: use")
        assert village(state)[0] == most


@proves("SS-2.11")
def test_only_the_number_of_barricades_matters() -> None:
    # One table never lost a barricade, the other lost one and built it again: they are the same.
    def after_kiai(barricades: int) -> SamuraiSpirit:
        lines = {"heihachi": "P4-03 P3-02"}
        fields: dict[str, object] = {"barricades": barricades}
        state = given("heihachi kyuzo kanbei", lines=lines, hand="P1-13", step="play_card", fields=fields)
        return play(state, "heihachi: attack")

    untouched, rebuilt = after_kiai(5), play(after_kiai(4), "heihachi: use")
    assert field(rebuilt, "barricades") == "5"
    assert rebuilt.key() == untouched.key()


@proves("SS-2.12")
@pytest.mark.parametrize(("difficulty", "raiders"), [("easy", 18), ("normal", 21), ("hard", 21), ("heroic", 21)])
def test_six_or_seven_plunderers_per_samurai_are_dealt_face_down(difficulty: str, raiders: int) -> None:
    state = new_game(3, difficulty)
    assert (field(state, "raider_stack"), field(state, "left_face_down")) == (
        f"unseen*{raiders}",
        f"plunderers={raiders}",
    )
    play(state, "kyuzo: fight")
    assert luck(state) == {f"card {card}": 1 for card in CARD_NAMES[:52]}


@proves("SS-2.13", "SS-2.14")
def test_plunderers_not_dealt_are_removed_unseen_and_leaders_are_set_aside() -> None:
    state = given(rows=guarded(), raiders=1)
    dealt = discards(state) | {card for cards in guarded().values() for card in cards.split()}
    assert len(dealt) == 20
    play(state, "kyuzo: fight")
    # Any of the 32 others may have been the last one dealt, but no leader.
    assert luck(state) == {f"card {card}": 1 for card in CARD_NAMES[:52] if card not in dealt}
    play(state, "luck: card P1-13")
    assert field(state, "round") == "2"
    play(state, "kanbei: fight")
    plunderers = {f"card {card}" for card in dealt | {"P1-13"}}
    lieutenants = {f"card L5-{number:02}" for number in range(1, 8)}
    assert set(luck(state)) == plunderers | lieutenants
    # Three of the seven lieutenants are among the 24 cards.
    weights = luck(state)
    assert sum(weights[card] for card in lieutenants) * 24 == sum(weights.values()) * 3
    assert len({weights[card] for card in plunderers}) == len({weights[card] for card in lieutenants}) == 1


@proves("SS-2.14")
def test_bosses_are_set_aside_until_round_three() -> None:
    state = play(last_card_of(2, 3, "normal"), "kanbei: fight")
    weights = luck(state)
    bosses = {f"card B6-{number:02}" for number in range(1, 8)}
    assert bosses < set(weights)
    assert {card for card in weights if card[5] == "L"} == {"card L5-01", "card L5-02", "card L5-03"}
    assert sum(weights[card] for card in bosses) * 27 == sum(weights.values()) * 3


@proves("SS-2.15")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_discard_pile_and_intruder_stack_start_empty(difficulty: str) -> None:
    state = new_game(4, difficulty)
    assert (discards(state), intruder_count(state)) == (set(), 0)


@proves("SS-2.16")
@pytest.mark.parametrize("first", SEVEN[:5])
def test_a_random_samurai_is_the_first_active_one(first: str) -> None:
    state = start(players=5, samurai=",".join(SEVEN[:5]))
    assert luck(state) == {f"pick {name}": 1 for name in SEVEN[:5]}
    play(state, f"luck: pick {first}")
    assert (active(state), asked(state), field(state, "turn")) == (first, first, "1")
    assert field(state, "steps") == "end_turn choose_action"  # this was drawn once and for all
    assert names(state, first) == {"fight", "pass", *[f"support {name}" for name in SEVEN[:5] if name != first]}
