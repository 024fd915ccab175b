"""Section 32: the order of a turn, of the reveal and of the Discard step."""

from typing import Any

from shiai.games.senjutsu.rules.state import PHASE, PHASE_NAMES, TOXINS, Senjutsu
from tests.games.senjutsu.given import (
    actor,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    revealed,
    step,
    where,
)
from tests.games.senjutsu.moments import STOCK, duel, questions, reaches
from tests.proof import proves


def beginning(**table: Any) -> Senjutsu:
    """A turn begins for a bleeding hero with an Instant of the start of the turn."""
    state = given(
        hero("ronin", "D7", "N", hand="085 126", focus=1, bleeding=1, stock=STOCK),
        hero("warrior", "A1", "S", hand="110", stock=STOCK),
        step="start_turn",
        **table,
    )
    state.settle()
    return state


@proves("SJ-32.1", "SJ-32.2", "SJ-32.3", "SJ-32.5", "SJ-32.6")
def test_a_turn_goes_from_instants_over_bleeding_the_draw_and_the_choice_to_the_reveal() -> None:
    state = beginning()
    assert (step(state), of(state, 0, "unseen"), of(state, 0, "hand_size")) == ("instant", 0, 2)
    play(state, "pass")
    assert (step(state), of(state, 0, "unseen"), of(state, 0, "hand_size")) == ("draw_one", 1, 2)
    play(state, "127", "127")
    assert (step(state), of(state, 0, "hand_size"), of(state, 1, "hand_size")) == ("choose", 3, 2)
    assert PHASE_NAMES[state.cells[PHASE]] == "choose"
    state.apply(0, state.action("127"))
    assert (step(state), revealed(state, 0), state.actors()) == ("choose", "none", (1,))
    events = state.listen()
    state.apply(1, state.action("127"))
    shown = [event.values["who"] for event in events if event.id == "event-revealed_card"]
    assert sorted(shown) == ["ronin", "warrior"], "both together"


@proves("SJ-32.4")
def test_what_comes_after_drawing_is_done_before_choosing() -> None:
    state = beginning(instants_after_draw=True)
    assert (step(state), of(state, 0, "unseen"), of(state, 0, "hand_size")) == ("draw_one", 1, 2)
    play(state, "127", "127")
    assert (step(state), actor(state), of(state, 0, "hand_size")) == ("instant", 0, 3)
    play(state, "pass")
    assert step(state) == "choose"
    fog = given(hero("ronin", "D7", "N", hand="", stock="127x3"), hero("warrior", "A1", "S"), step="start_turn")
    fog.cells[TOXINS] = 1
    fog.settle()
    go_on(fog, "fog")
    assert offered(fog) == ["023", "071", "127"], "the card just drawn is among them"


@proves("SJ-32.7")
def test_the_reveal_goes_from_costs_over_purchases_replacements_and_variable_initiatives_to_resolution() -> None:
    table = {"hand": "169 115", "focus": 2, "at": "D7"}
    state = duel(table, {"hand": "146 110", "focus": 2, "at": "A1"})
    choose(state, "169", "146")
    assert (step(state), actor(state), of(state, 0, "focus")) == ("buy", 1, 1), "the mandatory cost is paid"
    play(state, "pay")
    assert (step(state), actor(state), of(state, 1, "focus")) == ("buy", 0, 0)
    play(state, "pay")
    assert (step(state), actor(state), of(state, 0, "focus")) == ("replace", 0, 0)
    play(state, "115")
    assert of(state, 0, "focus") == 2, "the refund"
    assert (step(state), actor(state), offered(state)[-1]) == ("speed", 1, "speed 8")
    play(state, "speed 3")
    assert (step(state), actor(state)) == ("speed", 0)
    assert PHASE_NAMES[state.cells[PHASE]] == "reveal"
    play(state, "speed 8")
    assert PHASE_NAMES[state.cells[PHASE]] == "resolve"
    poor = duel(table | {"focus": 1}, {"hand": "110", "at": "A1"})
    assert ("buy", 0) not in questions(poor, "169", "053"), "the mandatory cost goes first"


@proves("SJ-32.25")
def test_played_cards_are_discarded_then_the_end_of_the_turn_takes_effect_then_the_hand_limit() -> None:
    state = given(
        hero("ronin", "D4", "N", hand="102 126 110 116 029 031 155", hobbles=1, stock=STOCK),
        hero("warrior", "A1", "S", hand="110", stock=STOCK),
        terrain=[("shrine", "D3")],
    )
    choose(state, "102", "053")
    assert reaches(state, "hand_limit", move="done")
    assert (of(state, 0, "up"), of(state, 0, "played")) == (["102"], [])
    assert (of(state, 0, "hobbles"), of(state, 0, "focus")) == (1 << 4, 1)
    assert PHASE_NAMES[state.cells[PHASE]] == "discard"
    play(state, "116")
    assert step(state) == "draw_one"


@proves("SJ-32.26", "SJ-32.27")
def test_lines_below_the_shields_wait_until_the_initiative_is_over() -> None:
    state = duel({"hand": "118 110 102", "focus": 2}, {"hand": "126", "facing": "N"})
    choose(state, "118", "126")
    play(state, "speed 5")
    assert (step(state), actor(state), of(state, 0, "shields") > 0) == ("move", 1, True), "shields lie, nothing else"
    assert (of(state, 0, "hand_size"), of(state, 0, "focus")) == (2, 2)
    play(state, "done")
    assert (step(state), actor(state)) == ("discard", 0)
    play(state, "110", "102")
    assert of(state, 0, "focus") == 0
    fend = duel({"hand": "123"}, {"hand": "126", "facing": "N"})
    asked = questions(fend, "123", "126", speed="speed 5")
    assert asked.count(("push_way", 0)) == 0
    assert where(fend, 1) == "D3 N", "without success there is no Push"
    for facing, focus in (("N", 0), ("S", 1)):
        calm = duel({"hand": "121", "kamae": "DET"}, {"hand": "126", "facing": facing})
        go_on(choose(calm, "121", "126"), speed="speed 5")
        assert of(calm, 0, "focus") == focus, "nor anything else that stands after it"


@proves("SJ-32.26")
def test_lines_above_the_shields_are_resolved_when_the_card_comes_up() -> None:
    state = duel({"hand": "123", "facing": "NE", "at": "D4"}, {"hand": "126"})
    choose(state, "123", "126")
    play(state, "speed 5")
    assert (step(state), actor(state), of(state, 0, "shields")) == ("move", 0, 0)
    play(state, "right")
    assert where(state, 0) == "D4 SE"
    go_on(state)
    assert of(state, 0, "wounds") == 1, "the shields follow the new facing"


@proves("SJ-32.27")
def test_the_waiting_lines_are_resolved_in_the_first_block_sequence() -> None:
    state = duel({"hand": "118 110 102", "focus": 2}, {"hand": "060"})
    choose(state, "118", "060")
    assert reaches(state, "discard", speed="speed 5")
    assert (actor(state), kamae(state, 1)) == (0, "NEU"), "the attack card goes on later"
    play(state, "110", "102")
    assert kamae(state, 1) == "AGG"


@proves("SJ-32.28")
def test_further_blocks_give_counters_but_the_lines_are_resolved_once() -> None:
    state = given(
        hero("ronin", "D4", "N", hand="031 155 116", stock=STOCK),
        hero("warrior", "D3", "S", hand="126", stock=STOCK),
        hero("student", "C3", "SE", hand="126", stock=STOCK),
    )
    asked = questions(state, "031", "126", "126", speed="speed 5", tie="place 1", turn_target="left")
    assert asked.count(("counter", 0)) == 2
    assert asked.count(("turn_target", 0)) == 1
    assert (where(state, 1), where(state, 2)) == ("D3 SE", "C3 SE"), "the first attacker is the target"
    assert of(state, 0, "wounds") == 0


@proves("SJ-32.29")
def test_a_defence_card_without_shields_is_resolved_completely_at_its_place() -> None:
    state = duel({"hand": "110", "at": "D5"}, {"hand": "128", "at": "D4", "focus": 1})
    asked = questions(state, "110", "128")
    assert asked[0] == ("change", 0), "its last line too, before the attack of 8"
    assert (where(state, 0), of(state, 0, "wounds")) == ("D6 N", 0)
