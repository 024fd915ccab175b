"""Section 3: the kinds of cards. That no defence asks for guard, and no blow for another gauge, is proven with sections
7 and 8."""

import pytest

from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_CARDS, ENEMY_NAMES, ENVIRONMENT_NAMES, WEAPON_IDS
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.printed import STANDARD as OURS
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    DECK,
    DEFENCE,
    DISCARDED,
    ENEMY_DECK,
    HAND,
    SPECIALS,
    STORED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.words import BASE_RULES
from tests.games.way_of_the_samurai.given import (
    all_modifiers,
    cards,
    enemy,
    gauges,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    result,
    start,
    step,
)
from tests.proof import proves

STANDARD = [f"std-{number:02}" for number in range(1, 19)]
SPECIAL = [f"spe-{number:02}" for number in range(1, 8)]
SYMBOLS = {
    "black_a": ["std-01", "std-02", "std-03", "std-04", "spe-01", "spe-04"],
    "black_b": ["std-05", "std-06", "std-07", "std-08", "spe-02", "spe-05"],
    "black_c": ["std-09", "std-10", "std-11", "std-12", "spe-03", "spe-07"],
    "red": ["std-13", "std-14", "std-15", "std-16", "std-17", "spe-06"],
}
SYMBOL = {card: symbol for symbol, names in SYMBOLS.items() for card in names}
# What a wound card takes at levels 1 and 2 (life, Ki); None for death.
WOUNDS: dict[str, tuple[tuple[int, int] | None, ...]] = {
    "w-1": ((1, 0), (2, 0)),
    "w-2": ((0, 1), (0, 2)),
    "w-3": ((1, 1), (2, 1)),
    "w-4": ((2, 0), (3, 0)),
    "w-5": ((0, 0), None),
}


def combo(played: str) -> str:
    """The step that waits when these three cards are checked for a combo."""
    return step(given(step="combo", hand="", played=played))


def words(modifiers: Modifiers) -> dict[str, object]:
    """The modifiers that differ from the base rules."""
    return {name: value for name, value in all_modifiers(modifiers).items() if value != getattr(BASE_RULES, name)}


@proves("WS-3.1", "WS-3.2")
def test_the_standard_cards_are_the_action_deck_and_the_special_ones_a_deck_of_their_own() -> None:
    state = start()
    assert offered(state) == [f"card {name}" for name in STANDARD]
    assert (cards(state, DECK), cards(state, SPECIALS)) == (" ".join(STANDARD), " ".join(SPECIAL))
    assert (cards(state, HAND), cards(state, STORED), cards(state, DISCARDED)) == ("", "", "")


@proves("WS-3.2", "WS-13.6")
def test_special_cards_must_be_earned() -> None:
    """None of them can be bought or drawn; a combo gives one."""
    bought = play(given(), "draw")
    assert not [choice for choice in offered(bought) if "spe" in choice]
    earned = play(given(step="combo", hand="std-12", played="std-02 std-03 std-04"), "take special", "card spe-06")
    assert (cards(earned, STORED), cards(earned, SPECIALS)) == ("spe-06", "spe-01 spe-02 spe-03 spe-04 spe-05 spe-07")


@proves("WS-3.2")
def test_special_cards_are_stronger() -> None:
    """The weakest of them moves the gauges further up than the strongest standard card."""

    def sum_of(card: str) -> int:
        return sum(gauges(play(given(hand=f"{card} std-18"), f"play {card}")))

    assert min([sum_of(card) for card in SPECIAL]) > max([sum_of(card) for card in STANDARD[:-1]])


@proves("WS-3.3", "WS-13.2", "WS-13.4")
@pytest.mark.parametrize("card", SYMBOL)
def test_every_card_shows_one_symbol(card: str) -> None:
    """Two other cards of its symbol make a combo with it, two cards of any other symbol do not."""
    for symbol, names in SYMBOLS.items():
        two = [name for name in names if name != card][:2]
        assert (combo(" ".join([card, *two])) == "reward") is (symbol == SYMBOL[card])


@proves("WS-3.3", "WS-14.6")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_joker_shows_all_symbols(symbol: str) -> None:
    state = given(step="combo", hand="", played=f"std-18 {' '.join(SYMBOLS[symbol][:2])}")
    assert (step(state), offered(state)) == ("name_symbol", [f"name {symbol}", "name nothing"])


@proves("WS-3.4")
@pytest.mark.parametrize("card", SYMBOL)
def test_every_card_changes_one_or_two_gauges(card: str) -> None:
    state = play(given(hand=f"{card} std-18"), f"play {card}")
    assert [value != 0 for value in gauges(state)].count(True) in (1, 2)


@proves("WS-3.4", "WS-14.2")
@pytest.mark.parametrize(("gauge", "after"), [("strength", (1, 0, 0)), ("technique", (0, 1, 0)), ("guard", (0, 0, 1))])
def test_the_joker_changes_one_gauge(gauge: str, after: tuple[int, int, int]) -> None:
    assert gauges(play(given(hand="std-18 std-02"), f"play joker {gauge}")) == after


@proves("WS-3.5", "WS-3.8")
@pytest.mark.parametrize("card", ENEMY_NAMES[:-1])
def test_every_enemy_card_is_a_defence_in_phase_3_and_a_counter_attack_in_phase_5(card: str) -> None:
    """One deck serves both: the half that is used depends on the phase alone."""
    revealed = play(given(), "play std-02", "play std-06", f"enemy {card}")
    assert (ENEMY_NAMES[revealed.cells[DEFENCE]], revealed.cells[COUNTERS]) == (card, 0)
    struck = go_on(given(step="counter_phase", gauges=(4, 4, -2)), "counter_card")
    assert offered(struck) == [f"enemy {name}" for name in ENEMY_NAMES[:-1]]
    play(struck, f"enemy {card}")
    assert (struck.cells[COUNTERS], enemy(struck)) == (1 << ENEMY_NAMES.index(card), (8, 5))
    hurt = step(struck) == "wound_card" or (life(struck), ki(struck)) != (8, 5)
    assert hurt, "its lower half strikes, although the gauges meet its upper half"


@proves("WS-3.8", "WS-6.7")
def test_a_card_that_was_the_defence_may_be_the_next_counter_attack() -> None:
    """The same card is a defence first; shuffled back it is a counter-attack."""
    state = play(given(enemy_deck="en-02 en-03"), "play std-02", "play std-06", "enemy en-02", "play std-10", "go_on")
    play(state, "go_on", "go_on")  # the last card strikes by itself
    assert state.cells[ENEMY_DECK].bit_count() == 12
    play(state, "play std-12", "play std-14", "enemy en-07", "play std-17", "go_on", "go_on")
    assert "enemy en-02" in offered(state)


@proves("WS-3.9", "WS-15.2")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("card", WOUNDS)
def test_a_wound_card_has_a_half_for_each_level(card: str, level: int) -> None:
    losses = WOUNDS[card][level - 1]
    mine = play(given(step=f"wound_card(0,{level},0)"), f"wound {card}")
    his = play(given(step=f"wound_card(1,{level},1)"), f"wound {card}")
    if losses is None:
        assert (result(mine), result(his)) == ("deadly_wound", "enemy_deadly_wound")
    else:
        assert (8 - life(mine), 5 - ki(mine)) == losses
        assert (8 - enemy(his)[0], 5 - enemy(his)[1]) == losses


@proves("WS-3.10")
def test_an_opponent_card_states_life_ki_and_an_ability() -> None:
    assert (enemy(start(opponent="oda")), words(start(opponent="oda").modifiers)) == ((6, 5), {"gain_lost_life": True})
    assert (enemy(start(opponent="skull")), words(start(opponent="skull").modifiers)) == (
        (5, 5),
        {"round_end_player_loss": 1},
    )
    assert words(start(opponent="ishida").modifiers) == {}, "Ishida has none"


@proves("WS-3.11")
@pytest.mark.parametrize("weapon", WEAPON_IDS)
def test_a_weapon_modifies_something(weapon: str) -> None:
    """All but the katana, which has neither advantage nor drawback."""
    rules = start().rules
    modifiers = rules.modifiers_of(WEAPON_IDS.index(weapon), 0, BUSHIDO_CARDS, 0, 0, 0)
    assert (words(modifiers) == {}) is (weapon == "katana")


@proves("WS-3.11")
def test_most_weapons_have_a_drawback_too() -> None:
    """An advantage alone is one word; these weapons have more than one, or are worse off in some other way."""
    rules = start().rules
    alone = [
        name
        for number, name in enumerate(WEAPON_IDS)
        if len(words(rules.modifiers_of(number, 0, BUSHIDO_CARDS, 0, 0, 0))) < 2
    ]
    assert alone == ["katana", "bokken", "masakari_1", "tonfa_1", "katana_tanto"], "and the last one by its faces"


def after_roll(place: str, face: int) -> WayOfTheSamurai:
    """The environment was activated and the blue die fell so."""
    return play(given(environment=place, gauges=(1, 1, 1)), "environment", f"roll {face}")


@proves("WS-3.12", "WS-22.3", "WS-22.4")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("place", ENVIRONMENT_NAMES)
def test_an_environment_has_a_result_for_each_face_and_blood_marks_those_that_punish(place: str, face: int) -> None:
    state = after_roll(place, face)
    wounded = step(state) == "wound_card" and state.stack[-1].numbers()[0] == 0
    punished = wounded or result(state) == "fell" or min(gauges(state)) < 1 or (life(state), ki(state)) != (8, 4)
    wounds_enemy = step(state) == "wound_card" and state.stack[-1].numbers()[0] == 1
    assert punished or wounds_enemy or max(gauges(state)) > 1, "something happens"
    assert OURS.bloody[ENVIRONMENT_NAMES.index(place)][face] is punished
