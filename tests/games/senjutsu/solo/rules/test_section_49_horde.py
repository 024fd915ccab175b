"""Section 49: waves of enemies, and what is done between rounds."""

from random import Random

import pytest

from shiai.core.conformance import random_options
from shiai.core.errors import OptionError
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.state import (
    BLEEDING,
    BLOCK,
    COMMON,
    DEEP_VENOM,
    DOWN,
    DOWN_SIZE,
    FOCUS,
    HAND_SIZE,
    HAND_VENOM,
    HOBBLES,
    KAMAE_AT,
    LASTING,
    PLAYED,
    STOCK,
    STUNS,
    TOP_SIZE,
    TOP_VENOM,
    TOXINS,
    TURN,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    WOUNDS,
)
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import (
    CONTRACTS,
    DECK_POISON,
    DECK_STUNS,
    DEFENSIVE,
    EXTRA,
    FACE_DOWN,
    KEPT,
    LIMIT,
    OUT,
    PILE,
    RANK,
    RESETS,
    ROUND,
    SEEN,
    SLOTS,
    STANCE,
    TOKENS,
    TOOLS,
    TOP,
    WAVE,
    Solo,
)
from tests.games.senjutsu.given import heap, of, offered, play, step, where
from tests.games.senjutsu.solo.horde_given import (
    begin_turn,
    begun,
    drawn_from,
    end_turn,
    enemies_of,
    last_wave_fallen,
    next_wave,
    put_on,
    slay,
)
from tests.games.senjutsu.solo.solo_given import GAME, extra, mood, until
from tests.proof import proves

KATANA = {2: 1, 4: 2, 5: 2}
BOSS = {1: 2, 4: 2, 5: 2}


def kinds(state: Solo) -> list[str]:
    """The enemies on the board."""
    return [state.solo_rules.enemies[figure].kind for figure in enemies_of(state)]


def limits(state: Solo) -> list[int]:
    """Their wound limits."""
    return [extra(state, figure, "limit") for figure in enemies_of(state)]


# Waves ----------------------------------------------------------------------------------------------------------------


@proves("SJ-49.1")
def test_one_hero_fights_a_horde() -> None:
    state = begun(mode="horde")
    assert [one.name.removeprefix("enemy_") for one in state.rules.heroes] == [
        "ronin",
        *["ashigaru_katana"] * 3,
        "samurai_boss",
    ]
    with pytest.raises(OptionError, match=r"SJ-49\.1"):
        GAME.start(mode="horde", players=2)


@proves("SJ-49.2")
def test_four_decks_are_built_before_the_start() -> None:
    state = begun("face", mode="horde", extra_card="second")
    assert [drawn_from(state, figure) for figure in range(1, 5)] == [KATANA, KATANA, KATANA, BOSS]
    assert enemies_of(state) == []


@proves("SJ-49.3", "SJ-49.4", "SJ-49.5", "SJ-49.6", "SJ-49.23")
def test_waves_grow() -> None:
    state = begun(mode="horde")
    for number in (1, 2, 3):
        assert kinds(state) == ["ashigaru_katana"] * number
        assert enemies_of(state) == list(range(1, number + 1))
        assert limits(state) == [1] * number
        next_wave(state)
    assert kinds(state) == ["ashigaru_katana"] * 3 + ["samurai_boss"]
    assert limits(state) == [1] * 4


@proves("SJ-49.7", "SJ-49.8")
def test_the_player_places_the_wave_before_anything_else_happens() -> None:
    state = begun(mode="horde")
    assert mood(state, 1).split()[1] == "offensive"
    state.cells[EXTRA + STANCE] = DEFENSIVE
    end_turn(slay(state), "wave_place")
    hand = of(state, 0, "hand")
    assert offered(state) == ["A1", "C1", "E1", "G1"]
    play(state, "E1")
    assert offered(state) == ["A1", "C1", "G1"]
    play(state, "A1")
    assert (where(state, 1), where(state, 2)) == ("E1 S", "A1 SE")
    assert of(state, 0, "hand") == hand
    assert [mood(state, figure).split()[1] for figure in (1, 2)] == ["offensive", "offensive"]


@proves("SJ-49.9", "SJ-49.10")
@pytest.mark.parametrize(
    ("space", "facing", "behaviour"),
    [("A1", "SE", "left"), ("C1", "S", "centre"), ("E1", "S", "centre"), ("G1", "SW", "right")],
)
def test_the_start_space_gives_behaviour_and_facing(space: str, facing: str, behaviour: str) -> None:
    state = play(begun("wave_place", mode="horde"), space)
    assert isinstance(state, Solo)
    assert where(state, 1) == f"{space} {facing}"
    assert mood(state, 1) == f"{behaviour} offensive"
    assert where(state, 0).split()[0] == "D7"


@proves("SJ-49.1", "SJ-49.8", "SJ-49.9")
@pytest.mark.parametrize("mode", ["horde", "fallen_lord"])
@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        ("enemy_1", "monk", "SJ-49.1"),
        ("enemy_2", "monk", "SJ-49.1"),
        ("enemy_3", "ninja", "SJ-49.1"),
        ("enemy_4", "ashigaru_yari", "SJ-49.1"),
        ("behaviour", "left", "SJ-49.9"),
        ("stance", "defensive", "SJ-49.8"),
    ],
)
def test_options_that_a_horde_settles_are_refused_unless_left_alone(
    mode: str, option: str, value: str, clause: str
) -> None:
    with pytest.raises(OptionError, match=rf"option {option} cannot be {value} in a horde: omit it.*\({clause}\)"):
        GAME.setup(mode=mode, **{option: value})
    default = next(known.default for known in GAME.options if known.name == option)
    assert GAME.setup(mode=mode, **{option: default})
    assert GAME.setup(mode="fight", **{option: value})


def test_random_options_reach_hordes() -> None:
    modes = [random_options(GAME, Random(seed)).get("mode", "fight") for seed in range(100)]
    assert {"fight", "horde", "fallen_lord"} <= set(modes)


@proves("SJ-49.9")
def test_the_hero_begins_on_x_even_where_figures_may_be_placed_freely() -> None:
    assert where(begun("face", mode="horde", free_placement=True), 0).split()[0] == "D7"


@proves("SJ-49.9", "SJ-A.64")
def test_no_terrain_is_placed_on_the_start_spaces_of_a_horde() -> None:
    state = begun("terrain", mode="horde", terrain="placed", pieces="rocks:2")
    assert not {"D7", "A1", "C1", "E1", "G1"} & set(offered(state))
    assert {"D7", "C1", "E1"} <= set(offered(begun("terrain", terrain="placed", pieces="rocks:2")))


@proves("SJ-49.21", "SJ-A.38")
def test_a_wave_comes_with_the_turn_after_the_last_enemy_fell() -> None:
    state = slay(begun(mode="horde"))
    assert step(state) == "choose"
    turn = state.cells[TURN]
    end_turn(state, "wave_place")
    assert state.cells[TURN] == turn + 1
    assert state.cells[WAVE] == 2


@proves("SJ-49.21")
def test_no_wave_comes_while_an_enemy_stands() -> None:
    state = next_wave(begun(mode="horde"))
    slay(state, 1)
    begin_turn(state, "choose")
    assert (state.cells[WAVE], enemies_of(state)) == (2, [2])


@proves("SJ-49.22")
def test_whoever_finds_its_start_space_occupied_comes_to_the_nearest_free_one() -> None:
    state = slay(begun(mode="horde"))
    put_on(state, 0, "A1", "N")
    begin_turn(state)
    assert offered(state) == ["A2", "B1", "B2", "C1", "E1", "G1"]
    play(state, "B2")
    assert where(state, 1) == "B2 SE"
    assert mood(state, 1) == "left offensive"
    assert offered(state) == ["C1", "E1", "G1"]  # the place of start space A is taken


@proves("SJ-49.22")
def test_nobody_enters_on_terrain() -> None:
    state = begun("terrain", mode="horde", terrain="placed", free_terrain=True, pieces="rocks:1")
    play(state, "A1")
    assert offered(until(state, "wave_place")) == ["A2", "B1", "B2", "C1", "E1", "G1"]


@proves("SJ-49.23")
def test_a_deck_is_complete_and_without_stuns_when_its_enemy_enters() -> None:
    state = begun(mode="horde")
    end_turn(state)
    end_turn(state)
    state.cells[EXTRA + DECK_STUNS] = 1
    assert deck_count(state, 1) == 4
    assert of(state, 1, "up") != []
    next_wave(state, "A1", "G1")
    state = until(state, "choose")
    assert deck_count(state, 1) == deck_count(state, 2) == 5
    assert (extra(state, 1, "deck_stuns"), of(state, 1, "stuns"), of(state, 1, "up")) == (0, 0, [])


@proves("SJ-49.23", "SJ-40.17")
def test_an_enemy_that_comes_again_has_all_its_cards_and_nothing_else() -> None:
    """The Monk falls with cards in play, removed, looked at and discarded unseen, and with tokens and statuses."""
    state = begun(mode="horde", horde_enemies="monk", extra_card="first")
    state.cells[BLOCK + STOCK] = 0
    for cell, card in ((BLOCK + LASTING, "001"), (BLOCK + PLAYED, "002"), (EXTRA + OUT, "003"), (EXTRA + TOP, "004")):
        state.cells[cell] = heap(f"S-Monk-{card}")
    state.cells[EXTRA + PILE] = CARD.at(INDEX["S-Monk-002"]) + 1
    marks = (TOKENS, CONTRACTS, TOOLS, DECK_STUNS, DECK_POISON, FACE_DOWN, RESETS)
    for cell in marks:
        state.cells[EXTRA + cell] = 1
    state.cells[EXTRA + LIMIT] = 9
    next_wave(state)
    assert of(state, 1, "stock") == [f"S-Monk-{number}" for number in ("001", "002", "003", "004")]
    assert (deck_count(state, 1), of(state, 1, "lasting"), of(state, 1, "played")) == (9, [], [])
    assert [state.cells[EXTRA + cell] for cell in (*marks, OUT, TOP, KEPT, PILE)] == [0] * 11
    assert extra(state, 1, "limit") == 1


@proves("SJ-49.24")
def test_between_waves_the_hero_stays_as_it_is() -> None:
    state = slay(begun(mode="horde"))
    put_on(state, 0, "B4", "NW")
    for cell, value in ((FOCUS, 2), (KAMAE_AT, 2), (STUNS, 2), (BLEEDING, 2), (HOBBLES, 1), (UP, heap("110x2"))):
        state.cells[cell] = value
    before = state.cells[COMMON : COMMON + BLOCK]
    begin_turn(state)
    assert state.cells[COMMON : COMMON + BLOCK] == before


# Rounds ---------------------------------------------------------------------------------------------------------------


@proves("SJ-49.11", "SJ-49.20")
def test_after_wave_4_a_harder_round_begins_with_wave_1() -> None:
    state = begun(mode="horde")
    for _ in range(3):
        next_wave(state)
    assert (state.cells[ROUND], state.cells[WAVE]) == (1, 4)
    next_wave(state)
    assert (state.cells[ROUND], state.cells[WAVE]) == (2, 1)
    assert limits(state) == [2]
    next_wave(state)
    assert limits(state) == [2, 2]


@proves("SJ-49.12", "SJ-49.20")
def test_a_chosen_wound_limit_is_raised_too_and_removed_cards_come_back() -> None:
    state = begun(mode="horde", horde_enemies="arquebusier", wound_limit=3)
    assert limits(state) == [3]
    state.cells[WAVE], state.cells[EXTRA + OUT] = 4, heap("S041")
    next_wave(state)
    assert (limits(state), of(state, 1, "stock"), state.cells[EXTRA + OUT]) == ([4], [], 0)


@proves("SJ-49.12", "SJ-49.13")
def test_between_rounds_all_cards_go_back_and_new_decks_are_built() -> None:
    state = begun(mode="horde", extra_card="second")
    end_turn(state)
    assert state.cells[SEEN]
    assert drawn_from(state, 1) != KATANA
    for _ in range(4):
        next_wave(state)
    assert state.cells[SEEN] == 0
    assert [drawn_from(state, figure) for figure in range(1, 5)] == [KATANA, KATANA, KATANA, BOSS]
    assert [of(state, figure, "stock") for figure in range(1, 5)] == [[]] * 4
    assert sum(state.cells[EXTRA + SLOTS : EXTRA + SLOTS + 8]) == 5


@proves("SJ-49.14", "SJ-49.15")
def test_the_hero_keeps_its_hand_and_goes_back() -> None:
    state = last_wave_fallen()
    put_on(state, 0, "B2", "SW")
    hand = of(state, 0, "hand")
    begin_turn(state)
    assert of(state, 0, "hand") == hand
    assert where(state, 0) == "D7 SW"


@proves("SJ-49.16")
def test_hobbles_and_poisons_are_discarded() -> None:
    state = last_wave_fallen()
    state.cells[HOBBLES] = 0x12
    for toxin in range(4):
        state.cells[TOXINS + toxin] = 1
    hand = state.cells[HAND_SIZE]
    state.cells[VENOM], state.cells[HAND_VENOM], state.cells[DEEP_VENOM], state.cells[HAND_SIZE] = 4, 1, 2, hand + 1
    state.cells[TOP_VENOM], state.cells[TOP_SIZE] = 1, 3
    begin_turn(state)
    assert (state.cells[HOBBLES], state.cells[TOXINS : TOXINS + 4]) == (0, [0] * 4)
    assert [state.cells[cell] for cell in (VENOM, HAND_VENOM, DEEP_VENOM, HAND_SIZE)] == [0, 0, 0, hand]
    assert (state.cells[TOP_VENOM], state.cells[TOP_SIZE]) == (0, 0)


@proves("SJ-49.17")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_at_most_one_stun_is_discarded(before: int, after: int) -> None:
    state = last_wave_fallen()
    state.cells[STUNS] = before
    assert of(begin_turn(state), 0, "stuns") == after


@proves("SJ-49.18")
@pytest.mark.parametrize(("before", "after"), [((0, 2), (0, 2)), ((1, 0), (0, 1)), ((2, 1), (1, 2))])
def test_at_most_one_bleeding_wound_closes(before: tuple[int, int], after: tuple[int, int]) -> None:
    state = last_wave_fallen()
    state.cells[BLEEDING], state.cells[WOUNDS] = before
    begin_turn(state)
    assert (state.cells[BLEEDING], state.cells[WOUNDS]) == after


def with_discards(cards: str) -> Solo:
    """A round is over, and these cards lie in the hero's discard pile."""
    state = last_wave_fallen()
    state.cells[STOCK] = heap("029")
    state.cells[UP] = heap(cards)
    return begin_turn(state, "return_discards")


@proves("SJ-49.19")
def test_half_of_the_discards_rounded_up_return_by_luck() -> None:
    state = with_discards("026 027 110x3")
    assert dict(zip(offered(state), state.weights(), strict=True)) == {"026": 1, "027": 1, "110": 3}
    play(state, "110")
    assert dict(zip(offered(state), state.weights(), strict=True)) == {"026": 1, "027": 1, "110": 2}
    play(state, "027", "110")
    until(state, "wave_place")
    assert of(state, 0, "stock") == ["027", "029", "110", "110"]
    assert of(state, 0, "up") == ["026", "110"]


@proves("SJ-49.19")
def test_cards_discarded_face_down_or_unseen_are_part_of_the_pile() -> None:
    state = last_wave_fallen()
    state.cells[STOCK], state.cells[UP], state.cells[DOWN] = heap("029"), heap("110"), heap("026 110")
    state.cells[DOWN_SIZE], state.cells[UNSEEN_DISCARDS] = 2, 1
    begin_turn(state, "return_discards")
    assert state.cells[UNSEEN_DISCARDS] == 0  # it was the last card of the deck
    assert dict(zip(offered(state), state.weights(), strict=True)) == {"026": 1, "029": 1, "110": 2}
    play(state, "026", "110")
    until(state, "wave_place")
    assert of(state, 0, "stock") == ["026", "110"]
    assert sorted(of(state, 0, "up") + of(state, 0, "down")) == ["029", "110"]


@proves("SJ-49.19")
@pytest.mark.parametrize(("cards", "left"), [("", 0), ("026", 0), ("026 027", 1), ("026 027 110 119", 2)])
def test_how_many_discards_stay(cards: str, left: int) -> None:
    assert len(of(until(with_discards(cards), "wave_place"), 0, "up")) == left


# The end --------------------------------------------------------------------------------------------------------------


@proves("SJ-49.25")
@pytest.mark.parametrize(("rank", "winners"), [(0, ()), (1, (0,)), (4, (0,))])
def test_the_run_ends_with_the_hero_and_the_highest_rank_counts(rank: int, winners: tuple[int, ...]) -> None:
    state = begun(mode="horde")
    state.cells[RANK] = rank
    state.cells[WOUNDS] = 99
    state.push(CheckDefeat(1))
    state.settle()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == (winners, "run_ended", "SJ-49.25")
    score = GAME.score(state)
    assert score is not None
    assert score.values["rank"] == f"rank-{('none', 'wood', 'steel', 'gold', 'jade')[rank]}"
