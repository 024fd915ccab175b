"""Section 36: fan-made opponents whose ability works at setup or in the draw."""

import pytest

from shiai.games.way_of_the_samurai.rules.cards import OPPONENT_IDS
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    HAND,
    REMOVED,
    SPECIALS,
    STORED,
    WayOfTheSamurai,
)
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    enemy,
    field,
    given,
    ki,
    offered,
    play,
    refused,
    start,
    step,
)
from tests.proof import proves

FIGURES = {
    "afro_samurai": (9, 6),
    "alucard": (8, 5),
    "bruce_lee": (22, 8),
    "dante": (8, 7),
    "edward": (9, 5),
    "geralt": (11, 7),
    "helena": (9, 6),
    "jack": (10, 6),
    "jinno": (10, 4),
    "kratos": (11, 7),
    "leonardo": (10, 7),
    "mugen": (10, 6),
    "sasuke": (10, 6),
    "skull": (5, 5),
    "yorha": (8, 6),
    "zoro": (10, 6),
}
SPECIAL = [f"spe-{number:02}" for number in range(1, 8)]
STANDARD = [f"std-{number:02}" for number in range(1, 19)]
VIRTUES = [
    "double_specials",
    "double_wrath",
    "redraw",
    "technique_pool",
    "strength_pool",
    "ki_to_life",
]
RED = "std-13 std-14 std-17"


@proves("WS-36.1", "WS-36.2", "WS-36.3", "WS-36.5", "WS-36.6", "WS-36.7", "WS-36.8", "WS-36.9", "WS-36.11", "WS-36.12")
@proves("WS-36.13", "WS-36.15", "WS-36.16", "WS-36.18", "WS-36.20", "WS-36.21", "WS-36.22", "WS-40.59", "WS-40.73")
def test_life_and_ki_of_the_16_opponents() -> None:
    assert {name: enemy(start(opponent=name)) for name in OPPONENT_IDS[5:]} == FIGURES


# Dante, Yorha ---------------------------------------------------------------------------------------------------------


@proves("WS-36.6", "WS-36.24", "WS-40.74")
@pytest.mark.parametrize(("first", "second"), [("spe-01", "spe-02"), ("spe-07", "spe-03")])
def test_against_dante_two_chosen_special_cards_are_in_the_action_deck(first: str, second: str) -> None:
    state = start(opponent="dante")
    assert (step(state), offered(state)) == ("choose_special", [f"keep {card}" for card in SPECIAL])
    play(state, f"keep {first}")
    assert offered(state) == [f"keep {card}" for card in SPECIAL if card != first]
    refused(state, f"keep {first}", "WS-36.6")
    play(state, f"keep {second}")
    assert (step(state), field(state, "round"), cards(state, STORED)) == ("draw", "1", "")
    assert cards(state, DECK).split() == STANDARD + sorted([first, second])
    assert cards(state, SPECIALS).split() == [card for card in SPECIAL if card not in (first, second)]
    play(state, f"card {first}")
    assert cards(state, HAND) == first


@proves("WS-36.24", "WS-4.11", "WS-40.74")
def test_the_random_special_card_of_easing_3_comes_after_the_choice() -> None:
    state = play(start(opponent="dante", easy_special=True), "keep spe-02", "keep spe-04")
    assert offered(state) == [f"card {card}" for card in SPECIAL if card not in ("spe-02", "spe-04")]
    play(state, "card spe-06")
    assert cards(state, DECK).split() == [*STANDARD, "spe-02", "spe-04", "spe-06"]
    shiro = given(step="penalty", hand="spe-06 std-02", opponent="shiro", easy_special=True)
    assert step(play(shiro, "remove_card", "remove spe-06")) == "draw", "it counts as a special card"


@proves("WS-36.21", "WS-36.24")
@pytest.mark.parametrize("card", SPECIAL)
def test_against_yorha_one_chosen_special_card_is_stored(card: str) -> None:
    state = start(opponent="yorha")
    assert offered(state) == [f"keep {each}" for each in SPECIAL]
    play(state, f"keep {card}")
    assert (step(state), cards(state, STORED)) == ("draw", card)
    assert (cards(state, DECK).split(), card in cards(state, SPECIALS)) == (STANDARD, False)


@proves("WS-36.6", "WS-36.21")
def test_the_wakizashi_does_not_work_on_cards_taken_at_setup() -> None:
    state = play(start(opponent="yorha", weapon="wakizashi"), "keep spe-04")
    assert (step(state), cards(state, STORED)) == ("draw", "spe-04")


# Geralt, Mugen --------------------------------------------------------------------------------------------------------


@proves("WS-36.8", "WS-36.16")
@pytest.mark.parametrize("virtue", VIRTUES)
@pytest.mark.parametrize("opponent", ["geralt", "mugen"])
@pytest.mark.parametrize("bushido", [True, False])
def test_the_fight_starts_with_a_random_bushido_card(opponent: str, virtue: str, bushido: bool) -> None:
    state = start(opponent=opponent, bushido=bushido)
    assert (offered(state), state.weights()) == ([f"virtue {name}" for name in [*VIRTUES, "wild_card"]], [1] * 7)
    play(state, f"virtue {virtue}")
    assert (step(state), field(state, "virtue")) == ("draw", f"card={virtue}")


@proves("WS-36.8", "WS-36.16", "WS-30.20")
@pytest.mark.parametrize("opponent", ["geralt", "mugen"])
def test_the_wild_card_takes_another_one(opponent: str) -> None:
    state = play(start(opponent=opponent), "virtue wild_card")
    assert offered(state) == [f"take {name}" for name in VIRTUES]
    assert field(play(state, "take ki_to_life"), "virtue") == "card=ki_to_life"


@proves("WS-36.17", "WS-30.7")
@pytest.mark.parametrize("opponent", ["geralt", "mugen"])
@pytest.mark.parametrize("bushido", [True, False])
def test_it_is_the_one_bushido_card_of_the_game(opponent: str, bushido: bool) -> None:
    """No step of the marker is offered, neither for Ki nor for a combo, also when the card is used up."""
    for virtue in ("card=double_wrath", "none"):
        fields: dict[str, object] = {"bushido_marker": 3, "virtue": virtue}
        state = given(opponent=opponent, bushido=bushido, fields=fields)
        refused(state, "bushido_step", "WS-30.7")
        combo = given(
            step="combo", played="std-01 std-02 std-03", hand="", opponent=opponent, bushido=bushido, fields=fields
        )
        assert offered(combo) == ["take ki", "take special"]
        refused(combo, "take step", "WS-30.3")


@proves("WS-36.17")
def test_without_the_module_other_opponents_have_no_bushido_card() -> None:
    assert step(start(opponent="ishida")) == "draw"
    refused(given(opponent="ishida"), "bushido_step", "WS-30.7")
    assert "bushido_step" in offered(given(opponent="ishida", bushido=True))


# Kratos ---------------------------------------------------------------------------------------------------------------


@proves("WS-36.13")
@pytest.mark.parametrize(("opponent", "size"), [("kratos", 7), ("ishida", 6)])
def test_against_kratos_7_cards_are_drawn(opponent: str, size: int) -> None:
    state = start(opponent=opponent)
    play(state, *[f"card {card}" for card in STANDARD[:size]])
    assert (cards(state, HAND).split(), step(state)) == (STANDARD[:size], "move")
    later = given(stack="round", hand="", round=3, opponent=opponent)
    play(later, *[f"card {card}" for card in STANDARD[:size]])
    assert (later.cells[HAND].bit_count(), step(later)) == (size, "move")


@proves("WS-36.14")
@pytest.mark.parametrize(
    ("opponent", "left", "rebuilt"),
    [("kratos", 7, False), ("kratos", 6, True), ("ishida", 6, False), ("ishida", 5, True)],
)
def test_against_kratos_the_deck_check_uses_7(opponent: str, left: int, rebuilt: bool) -> None:
    state = given(stack="round", hand="", deck=" ".join(STANDARD[:left]), opponent=opponent)
    assert state.cells[DECK].bit_count() == (18 if rebuilt else left)
    assert (state.cells[DISCARDED] == 0) is rebuilt


@proves("WS-36.13", "WS-5.10", "WS-19.42")
def test_other_draws_of_a_hand_follow_kratos() -> None:
    fields: dict[str, object] = {"marks": "fresh_hand"}
    state = given(step="start", weapon="yari", opponent="kratos", hand=" ".join(STANDARD[:7]), fields=fields)
    play(state, "mulligan", *[f"card {card}" for card in STANDARD[7:14]])
    assert cards(state, HAND).split() == STANDARD[7:14]
    state = start(weapon="katana_tanto", opponent="kratos")
    play(state, *[f"card {card}" for card in STANDARD[:3]])
    assert step(state) == "face"
    play(state, "face a", *[f"card {card}" for card in STANDARD[3:7]])
    assert (state.cells[HAND].bit_count(), step(state)) == (7, "move")


# Sasuke ---------------------------------------------------------------------------------------------------------------


@proves("WS-36.18", "WS-40.58")
@pytest.mark.parametrize(("first", "second"), [("std-15", "std-16"), ("std-18", "std-01")])
def test_against_sasuke_the_player_removes_2_action_cards(first: str, second: str) -> None:
    state = start(opponent="sasuke")
    assert (step(state), offered(state)) == ("remove", [f"remove {card}" for card in STANDARD])
    play(state, f"remove {first}")
    assert offered(state) == [f"remove {card}" for card in STANDARD if card != first]
    refused(state, f"remove {first}", "WS-36.18")
    refused(state, "remove spe-01", "WS-36.18")
    play(state, f"remove {second}")
    assert (step(state), cards(state, REMOVED).split()) == ("draw", sorted([first, second]))
    assert cards(state, DECK).split() == [card for card in STANDARD if card not in (first, second)]


@proves("WS-40.60")
def test_with_the_flag_the_cards_are_random() -> None:
    state = start(opponent="sasuke", sasuke_random=True)
    assert (step(state), state.weights()) == ("remove_random", [1] * 18)
    play(state, "card std-03", "card std-09")
    assert (step(state), cards(state, REMOVED)) == ("draw", "std-03 std-09")


@proves("WS-36.18", "WS-36.19")
@pytest.mark.parametrize("bushido", [True, False])
def test_against_sasuke_a_red_combo_gives_a_level_or_the_reward_of_a_black_one(bushido: bool) -> None:
    def combo() -> WayOfTheSamurai:
        return given(step="combo", played=RED, hand="", ki=2, opponent="sasuke", bushido=bushido)

    steps = ["take step"] if bushido else []
    assert offered(combo()) == ["take ki", "take special", *steps, "raise", "decline"]
    raised = play(combo(), "raise")
    assert (die(raised), ki(raised)) == (2, 2)
    energy = play(combo(), "take ki")
    assert (die(energy), ki(energy)) == (1, 3)
    card = play(combo(), "take special", "card spe-02")
    assert (die(card), ki(card), cards(card, STORED)) == (1, 2, "spe-02")
    plain = given(step="combo", played=RED, hand="", opponent="ishida", bushido=bushido)
    assert offered(plain) == ["raise", "decline"]
    refused(plain, "take ki", "WS-13.16")


@proves("WS-36.31", "WS-29.8")
def test_without_the_red_die_red_combos_are_void_as_black_ones_too() -> None:
    fields: dict[str, object] = {"blood_2": "blood-1"}
    state = given(step="combo", played=RED, hand="", die=0, opponent="sasuke", blood=True, fields=fields)
    assert step(state) == "end_of_exchange"
    black = given(
        step="combo", played="std-01 std-02 std-03", hand="", die=0, opponent="sasuke", blood=True, fields=fields
    )
    assert offered(black) == ["take ki", "take special"]
