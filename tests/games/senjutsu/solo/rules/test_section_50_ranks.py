"""Section 50: ranks of a horde, nightmare hordes, and the fallen lord."""

import pytest

from shiai.core.errors import OptionError
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.rules.state import FOCUS, KAMAE_AT, STOCK, WOUNDS
from shiai.games.senjutsu.solo.rules.decisions.aims import target_of
from shiai.games.senjutsu.solo.rules.state import (
    ALL_CONTRACTS,
    BEHAVIOUR,
    DECK_STUNS,
    EXTRA,
    LIMIT,
    RANK,
    RANK_NAMES,
    ROUND,
    WAVE,
    Solo,
)
from shiai.games.senjutsu.solo.rules.steps.endings import complete
from tests.games.senjutsu.given import heap, of, offered, play, where, winners
from tests.games.senjutsu.solo.horde_given import begin_turn, begun, enemies_of, give, hold, next_wave, put_on, slay
from tests.games.senjutsu.solo.solo_given import turn, until
from tests.proof import proves


def rank(state: Solo) -> str:
    """The highest rank reached."""
    return RANK_NAMES[state.cells[RANK]]


def in_wave(number: int, wave: int) -> Solo:
    """A wave of a round that stands on the board with one enemy."""
    state = begun(mode="horde")
    state.cells[ROUND], state.cells[WAVE] = number, wave
    return state


# Ranks ----------------------------------------------------------------------------------------------------------------


@proves("SJ-50.1", "SJ-50.2", "SJ-50.3", "SJ-50.4")
@pytest.mark.parametrize(
    ("number", "wave", "reached"),
    [
        (1, 1, "none"),
        (1, 2, "none"),
        (1, 3, "wood"),
        (1, 4, "steel"),
        (2, 3, "none"),
        (2, 4, "gold"),
        (3, 3, "none"),
        (3, 4, "jade"),
        (4, 4, "jade"),
    ],
)
def test_the_rank_for_a_defeated_wave(number: int, wave: int, reached: str) -> None:
    state = in_wave(number, wave)
    assert rank(state) == "none"
    assert rank(slay(state)) == reached


@proves("SJ-50.1", "SJ-50.2")
def test_ranks_follow_each_other_and_stay() -> None:
    state = begun(mode="horde")
    ranks = []
    for _ in range(5):
        next_wave(state)
        ranks.append(rank(state))
    assert ranks == ["none", "none", "wood", "steel", "steel"]


@proves("SJ-50.4")
@pytest.mark.parametrize(("before", "told"), [(3, 1), (4, 0)])
def test_a_rank_is_reached_once(before: int, told: int) -> None:
    state = in_wave(4, 4)
    state.cells[RANK] = before
    events = state.listen()
    slay(state)
    assert len([event for event in events if event.id == "event-rank_reached"]) == told
    assert rank(state) == "jade"


@proves("SJ-50.1", "SJ-49.25")
def test_a_wave_that_falls_together_with_the_hero_counts() -> None:
    state = in_wave(1, 3)
    state.cells[WOUNDS] = 99
    slay(state)
    assert rank(state) == "wood"
    assert winners(state) == (0,)


# Nightmare hordes -----------------------------------------------------------------------------------------------------


def wave_4(horde_enemies: str) -> list[str]:
    """Who comes in wave 4."""
    state = begun(mode="horde", horde_enemies=horde_enemies)
    for _ in range(3):
        next_wave(state)
    return [state.solo_rules.enemies[figure].kind for figure in enemies_of(state)]


@proves("SJ-50.5", "SJ-A.39")
def test_any_number_of_ashigaru_can_be_replaced() -> None:
    assert wave_4("monk") == ["monk", "ashigaru_katana", "ashigaru_katana", "samurai_boss"]
    assert wave_4("arquebusier,arquebusier") == ["arquebusier", "arquebusier", "ashigaru_katana", "samurai_boss"]
    with pytest.raises(OptionError, match=r"SJ-50\.5"):
        begun(mode="horde", horde_enemies="geisha")
    with pytest.raises(OptionError, match=r"at most 3"):
        begun(mode="horde", horde_enemies="monk,ninja,master,student")
    with pytest.raises(OptionError, match="set mode to horde"):
        begun(horde_enemies="monk")
    with pytest.raises(OptionError, match="there is only one monk"):
        begun(mode="horde", horde_enemies="monk,monk")


@proves("SJ-50.6")
def test_all_of_them_can_be_heroes() -> None:
    assert wave_4("yojimbo,ninja,onna_bugeisha") == ["yojimbo", "ninja", "onna_bugeisha", "samurai_boss"]


@proves("SJ-50.5", "SJ-47.25")
def test_the_contracts_of_a_yojimbo_end_a_horde_without_a_rank() -> None:
    state = begun(mode="horde", horde_enemies="yojimbo")
    state.cells[RANK] = 2
    complete(state, 1, ALL_CONTRACTS)
    state.settle()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == ((), "contracts", "SJ-47.25")


# The fallen lord ------------------------------------------------------------------------------------------------------

LORD = 5  # the figure of the token


def beside_lord(at: str = "D6") -> Solo:
    """A horde with the token on this space, in the first turn."""
    state = play(begun("place_token", mode="fallen_lord"), at)
    assert isinstance(state, Solo)
    return until(state, "choose")


@proves("SJ-50.7")
def test_the_token_comes_next_to_the_start_space_of_the_hero() -> None:
    state = begun("place_token", mode="fallen_lord")
    assert offered(state) == ["C6", "D6", "E6"]
    play(state, "E6")
    assert where(state, LORD).split()[0] == "E6"
    until(state, "choose")
    assert where(state, 0).split()[0] == "D7"


@proves("SJ-50.8")
@pytest.mark.parametrize(("at", "target"), [("D2", LORD), ("D3", LORD), ("B3", 0)])
def test_an_enemy_is_after_the_token_when_it_is_nearer(at: str, target: int) -> None:
    """The token on D5, the hero on A3."""
    state = beside_lord()
    put_on(state, LORD, "D5", "N")
    put_on(state, 0, "A3", "N")
    put_on(state, 1, at, "S")
    assert target_of(state, 1) == target


@proves("SJ-50.8")
@pytest.mark.parametrize(("behaviour", "target"), [(0, LORD), (2, 0)])
def test_behaviour_decides_between_hero_and_token(behaviour: int, target: int) -> None:
    """Both are two spaces away: the token at the front left, the hero at the front right."""
    state = beside_lord()
    put_on(state, 1, "D2", "S")
    put_on(state, LORD, "F3", "N")
    put_on(state, 0, "B3", "N")
    state.cells[EXTRA + BEHAVIOUR] = behaviour
    assert target_of(state, 1) == target


def attack_on_lord(card: str = "S024") -> Solo:
    """An enemy stands before the token on D6 with an attack; the hero stands behind the token."""
    state = beside_lord()
    put_on(state, 1, "D5", "S")
    give(state, 1, card)
    return state


@proves("SJ-50.9", "SJ-50.12")
@pytest.mark.parametrize("card", ["S024", "S018"])
def test_an_attack_that_reaches_the_token_loses_the_game(card: str) -> None:
    state = attack_on_lord(card)
    state.cells[RANK] = 2
    turn(state, "023")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == ((), "lord_fallen", "SJ-50.9")


@proves("SJ-50.13", "SJ-50.8")
@pytest.mark.parametrize(("card", "wounds"), [("023", 1), ("116", 0)])
def test_a_shot_never_hits_the_token(card: str, wounds: int) -> None:
    """The token on D6 reveals no card. The hero on C6, behind it, is hit by the shot at 6 when it plays 0, not 6."""
    state = play(begun("place_token", mode="fallen_lord", horde_enemies="ashigaru_yumi"), "D6")
    assert isinstance(state, Solo)
    until(state, "choose")
    put_on(state, 0, "C6", "N")
    put_on(state, 1, "D2", "S")
    give(state, 1, "S037")
    if card == "116":
        hold(state, card)
    turn(state, card)
    assert state.outcome() is None
    assert of(state, 0, "wounds") == wounds
    assert where(state, 1) == "D2 S"  # in sight and in range of the token it shoots, even in vain


@proves("SJ-50.9")
def test_an_attack_of_the_hero_does_the_token_no_harm() -> None:
    state = beside_lord()
    put_on(state, 1, "A1", "S")
    give(state, 1, "S003")
    hold(state, "119")
    state.cells[FOCUS] = 1
    put_on(state, 0, "D7", "N")
    turn(state, "119")
    assert state.outcome() is None
    assert where(state, LORD).split()[0] == "D6"


def blocked_for_lord(at: str, facing: str) -> Solo:
    """The hero on this space, facing there, holds Fend (123): initiative 5-2, Block FL, F, FR, Push 1."""
    state = attack_on_lord()
    put_on(state, 0, at, facing)
    state.cells[STOCK] = heap("110x3")
    hold(state, "123")
    return turn(state, "123", speed="speed 5")


@proves("SJ-50.12")
def test_a_block_of_the_hero_protects_the_token_and_is_no_successful_one() -> None:
    state = blocked_for_lord("D7", "N")  # the token is in front of the hero, under a shield
    assert state.outcome() is None
    assert where(state, 1).split()[0] == "D5"  # nobody was pushed


@proves("SJ-50.12")
def test_a_block_elsewhere_does_not_protect_the_token() -> None:
    state = blocked_for_lord("D7", "S")
    assert state.outcome() is not None


@proves("SJ-50.10")
@pytest.mark.parametrize(("at", "focus"), [("D7", 1), ("C5", 1), ("B5", 0), ("D4", 0)])
def test_whoever_starts_a_turn_next_to_the_token_gains_focus(at: str, focus: int) -> None:
    """The token on D6."""
    state = beside_lord()
    state.cells[FOCUS] = 0
    put_on(state, 0, at, "N")
    begin_turn(state, "choose")
    assert of(state, 0, "focus") == focus


@proves("SJ-50.10")
def test_a_hero_brought_back_after_a_round_starts_next_to_the_token() -> None:
    state = beside_lord()
    state.cells[WAVE], state.cells[FOCUS] = 4, 0
    put_on(state, 0, "A4", "N")
    begin_turn(slay(state))
    play(state, "A1")
    assert of(until(state, "choose"), 0, "focus") == 1


@proves("SJ-50.11")
def test_statuses_do_nothing_to_the_token() -> None:
    """Horse Kick stuns whoever is on its star."""
    assert against(1, "125")[0].cells[EXTRA + DECK_STUNS] == 1
    assert against(LORD, "125")[0].cells[LORD * EXTRA + DECK_STUNS] == 0


def against(figure: int, card: str) -> tuple[Solo, list[tuple[object, ...]]]:
    """The hero on D7 plays this card in Aggression against a figure on D6; and who was moved how."""
    state = beside_lord("C6")
    put_on(state, 1, "G1", "N")
    put_on(state, figure, "D6", "N" if figure == LORD else "S")
    put_on(state, 0, "D7", "N")
    give(state, 1, "S001")  # of initiative 2: after the card of the hero
    hold(state, card)
    state.cells[EXTRA + LIMIT] = 7
    state.cells[KAMAE_AT] = KAMAE_NAMES.index("AGG")
    events = state.listen()
    turn(state, card)
    return state, [tuple(event.values.values()) for event in events if event.id in ("event-moved", "event-turned")]


@proves("SJ-50.11")
@pytest.mark.parametrize(
    ("card", "moved"), [("127", ("enemy_ashigaru_katana_2", "D5")), ("047", ("enemy_ashigaru_katana_2", "facing-SE"))]
)
def test_the_token_is_neither_pushed_nor_turned(card: str, moved: tuple[str, str]) -> None:
    """Push Back, and an attack that turns its target: what moves an enemy does nothing to the token."""
    state, told = against(LORD, card)
    assert "fallen_lord" not in [who for who, *_ in told]
    assert where(state, LORD) == "D6 N"
    assert moved in against(1, card)[1]
