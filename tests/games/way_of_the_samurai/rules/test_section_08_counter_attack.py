"""Section 8: phase 5, the counter-attack."""

import pytest

from shiai.games.way_of_the_samurai.rules.cards import ENEMY_NAMES
from shiai.games.way_of_the_samurai.rules.state import COUNTERS, ENEMY_DECK, ENEMY_DISCARD, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    enemy,
    gauges,
    given,
    go_on,
    ki,
    life,
    mask,
    offered,
    play,
    result,
    step,
    told,
)
from tests.proof import proves

# A blow strikes if guard is below the number; then it takes life and Ki, or deals a wound of a level.
BLOWS: dict[str, tuple[int, int, int, int]] = {
    "en-01": (2, 0, 0, 1),
    "en-02": (2, 1, 0, 0),
    "en-03": (3, 1, 0, 0),
    "en-04": (3, 0, 1, 0),
    "en-05": (1, 0, 0, 1),
    "en-06": (1, 0, 0, 2),
    "en-07": (2, 0, 1, 0),
    "en-08": (1, 2, 0, 0),
    "en-09": (4, 1, 0, 0),
    "en-10": (0, 0, 0, 2),
    "en-11": (2, 1, 1, 0),
    "en-12": (3, 0, 0, 1),
}


def before_blow(guard: int, technique: int = 0, strength: int = 0, **more: object) -> WayOfTheSamurai:
    """Phase 5 has come to the moment when a card is drawn."""
    state = given(step="counter_phase", gauges=(strength, technique, guard), **more)  # type: ignore[arg-type]
    return go_on(state, "counter_card")


def struck(card: str, guard: int, technique: int = 0, strength: int = 0, **more: object) -> WayOfTheSamurai:
    """This card was drawn for the counter-attack."""
    return play(before_blow(guard, technique, strength, **more), f"enemy {card}")


def suffered(state: WayOfTheSamurai) -> tuple[int, int, int]:
    """Life and Ki lost, and the level of the wound that comes."""
    wound = state.stack[-1].numbers[1] if step(state) == "wound_card" else 0
    return 8 - life(state), 5 - ki(state), wound


@proves("WS-8.2", "WS-8.3", "WS-8.5")
@pytest.mark.parametrize("guard", range(-2, 5))
@pytest.mark.parametrize("card", BLOWS)
def test_a_blow_strikes_when_guard_is_lower_than_its_number(card: str, guard: int) -> None:
    threshold, *blow = BLOWS[card]
    state = struck(card, guard)
    assert suffered(state) == (tuple(blow) if guard < threshold else (0, 0, 0))
    assert gauges(state) == (0, 0, guard)
    assert enemy(state) == (8, 5)


@proves("WS-8.4", "WS-15.2")
def test_case_guard_below_2() -> None:
    state = struck("en-01", 1)
    assert suffered(state) == (0, 0, 1)
    assert life(play(state, "wound w-4")) == 6, "the upper half, of level 1"
    assert suffered(struck("en-01", 2)) == (0, 0, 0)


@proves("WS-8.5")
def test_a_blow_is_a_loss_of_life_a_loss_of_ki_or_a_wound() -> None:
    kinds = {tuple([bool(part) for part in blow[1:]]) for blow in BLOWS.values()}
    assert kinds == {(True, False, False), (False, True, False), (True, True, False), (False, False, True)}
    assert {blow[3] for blow in BLOWS.values()} == {0, 1, 2}
    assert tuple(BLOWS) == ENEMY_NAMES[:-1]
    for card in BLOWS:
        events = [event.id for event in told(before_blow(-2), f"enemy {card}")]
        assert ("event-lost_life" in events, "event-lost_ki" in events) == (BLOWS[card][1] > 0, BLOWS[card][2] > 0)


@proves("WS-3.7", "WS-0.4", "WS-8.2")
@pytest.mark.parametrize("card", BLOWS)
def test_strength_and_technique_never_help_against_a_blow(card: str) -> None:
    threshold, *blow = BLOWS[card]
    for value in (-2, 0, 4):
        assert suffered(struck(card, threshold - 1, technique=value, strength=-value // 2)) == tuple(blow)
        assert suffered(struck(card, threshold, technique=-value // 2, strength=value)) == (0, 0, 0)


@proves("WS-8.1")
def test_a_second_card_of_the_enemy_deck_is_drawn_for_the_blow() -> None:
    state = before_blow(4, defence="en-03")
    assert offered(state) == [f"enemy {card}" for card in BLOWS if card != "en-03"]
    play(state, "enemy en-07")
    assert state.cells[COUNTERS] == mask("en-07", ENEMY_NAMES)
    assert state.cells[ENEMY_DECK] == mask(" ".join(BLOWS), ENEMY_NAMES) - mask("en-03 en-07", ENEMY_NAMES)


@proves("WS-8.1", "WS-3.5")
@pytest.mark.parametrize("card", BLOWS)
def test_only_the_lower_half_counts(card: str) -> None:
    """All gauges at 4 would meet any defence, but this card is a counter-attack."""
    state = struck(card, 4, technique=4, strength=4)
    assert (enemy(state), suffered(state), step(state)) == ((8, 5), (0, 0, 0), "end_of_exchange")


@proves("WS-8.6", "WS-0.13")
def test_all_effects_of_a_blow_come_in_printed_order() -> None:
    lost = [event.id for event in told(before_blow(1), "enemy en-11")]
    assert [message for message in lost if "lost" in message] == ["event-lost_ki", "event-lost_life"]
    state = struck("en-11", 1, life=1, ki=3)
    assert (ki(state), life(state), result(state)) == (2, 0, "killed")


@proves("WS-8.6", "WS-11.3")
@pytest.mark.parametrize(("card", "before"), [("en-02", 1), ("en-08", 2), ("en-08", 1), ("en-11", 1)])
def test_a_deadly_blow_ends_the_fight_at_once(card: str, before: int) -> None:
    """A combo would be rewarded after the counter-attack."""
    state = struck(card, -2, life=before, played="std-02 std-03 std-04", hand="")
    assert (result(state), step(state), life(state), offered(state)) == ("killed", "over", 0, [])


@proves("WS-8.6", "WS-20.4")
def test_an_effect_after_the_deadly_one_does_not_come() -> None:
    """The first effect takes the last Ki, which is Takeshi's victory: the life is not lost any more."""
    state = struck("en-11", 1, ki=1, opponent="takeshi")
    assert (result(state), ki(state), life(state)) == ("without_ki", 0, 8)


@proves("WS-8.7", "WS-36.15")
def test_a_prevented_blow_draws_no_card() -> None:
    state = given(step="check_defence", defence="en-03", gauges=(3, 0, -2), opponent="leonardo")
    deck = state.cells[ENEMY_DECK]
    events = told(state, "go_on")
    assert (step(state), life(state), ki(state)) == ("end_of_exchange", 8, 5)
    assert (state.cells[ENEMY_DECK], state.cells[COUNTERS]) == (deck, 0)
    assert "event-countered" not in [event.id for event in events]
    missed = given(step="check_defence", defence="en-03", gauges=(2, 0, -2), opponent="leonardo")
    assert step(go_on(missed, "counter_card")) == "counter_card", "after a miss he strikes"


@proves("WS-8.7", "WS-7.12")
def test_a_dead_enemy_draws_no_card() -> None:
    state = given(step="check_defence", defence="en-03", gauges=(3, 0, -2), enemy=(1, 5), mode="clan", exchange=2)
    assert (enemy(state)[0], step(state), life(state)) == (0, "clan_roll", 8)
    assert (state.cells[COUNTERS], state.cells[ENEMY_DISCARD]) == (0, mask("en-03", ENEMY_NAMES))


@proves("WS-8.7", "WS-32.10", "WS-38.11")
def test_when_only_dead_enemies_are_rolled_no_card_is_drawn() -> None:
    fields: dict[str, object] = {"enemy_life": "first=3 third=2"}
    state = given(step="counter_phase", mode="one_vs_three", gauges=(0, 0, -2), fields=fields)
    deck = state.cells[ENEMY_DECK]
    go_on(state, "counter_roll")
    play(state, "roll 3")
    assert "buy_guard" not in offered(state), "nobody strikes, so there is nothing to parry"
    assert step(go_on(state, "end_of_exchange")) == "end_of_exchange"
    assert (state.cells[ENEMY_DECK], state.cells[COUNTERS], life(state), ki(state)) == (deck, 0, 8, 5)
    other = given(step="counter_phase", mode="one_vs_three", gauges=(0, 0, -2), fields=fields)
    play(go_on(other, "counter_roll"), "roll 5")
    assert step(go_on(other, "counter_card")) == "counter_card"


@proves("WS-8.7", "WS-40.25", "WS-17.15")
@pytest.mark.parametrize("card", BLOWS)
def test_a_blow_made_ineffective_draws_its_card_and_discards_it(card: str) -> None:
    state = struck(card, -2, technique=4, weapon="kusarigama")
    assert (suffered(state), step(state)) == ((0, 0, 0), "end_of_exchange")
    assert state.cells[COUNTERS] == mask(card, ENEMY_NAMES)
    play(state, "go_on")
    assert (state.cells[COUNTERS], state.cells[ENEMY_DISCARD]) == (0, mask(card, ENEMY_NAMES))
    assert not state.cells[ENEMY_DECK] & mask(card, ENEMY_NAMES)
