"""Section 24: OR."""

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.i18n import Catalogue
from tests.games.senjutsu.given import (
    GAME,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
    told,
    where,
)
from tests.proof import proves

FAR = "A1"


@proves("SJ-24.8")
@pytest.mark.parametrize(("option", "stuns", "bleeding"), [("option 1", 0, 1), ("option 2", 2, 0)])
def test_exactly_one_side_of_an_or_is_carried_out(option: str, stuns: int, bleeding: int) -> None:
    """Field Bandages: discard up to two Stuns, or close the Bleeding Wounds."""
    state = given(hero("student", "D4", "N", hand="124", stuns=2, bleeding=1), hero("ronin", FAR))
    go_on(choose(state, "124", "023"), until="or", move="done")
    assert offered(state) == ["option 1", "option 2"]
    refused(state, "done", "SJ-24.8")
    refused(state, "pass", "SJ-24.8")
    go_on(play(state, option), heal_stuns="stuns 2")
    assert (of(state, 0, "stuns"), of(state, 0, "bleeding")) == (stuns, bleeding)


@proves("SJ-24.8")
@pytest.mark.parametrize(
    ("option", "language", "sentence"),
    [
        ("option 1", "en", "Student chooses option 1 of “Field Bandages”: discard own Stuns, up to 2."),
        ("option 2", "en", "Student chooses option 2 of “Field Bandages”: close all own bleeding wounds."),
        ("option 1", "de", "Der Schüler wählt bei „Feldverband“ Option 1: "),
        ("option 1", "it", "L’Allievo sceglie l’opzione 1 di «"),
        ("option 1", "pl", "Uczeń wybiera z karty „Opatrunek” wariant 1: "),
    ],
)
def test_the_side_that_was_chosen_is_told_in_its_words(option: str, language: str, sentence: str) -> None:
    state = given(hero("student", "D4", "N", hand="124", stuns=2, bleeding=1), hero("ronin", FAR))
    go_on(choose(state, "124", "023"), until="or", move="done")
    words = Catalogue(language, "senjutsu")
    offer = words.message(GAME.describe(state, state.action(option)))
    (event,) = [event for event in told(state, option) if event.id == "event-chose_option"]
    said = words.message(event)
    assert said.startswith(sentence)
    assert offer.partition(": ")[2] == said.partition(": ")[2].removesuffix("."), "as it was offered"


@proves("SJ-24.9", "SJ-24.10")
@pytest.mark.parametrize(("ring", "left"), [("BAL", 1), ("AGG", 0), ("DET", 0), ("NEU", 0)])
def test_an_option_of_the_current_kamae_must_be_chosen_and_no_other_gated_one_can_be(ring: str, left: int) -> None:
    """Wild Block: lose all Focus, or in Balance all but one."""
    state = given(hero("warrior", "D4", "N", hand="118", kamae=ring, focus=3), hero("ronin", FAR))
    go_on(choose(state, "118", "023"), until="draw_one", **{"or": "option 1"})
    assert of(state, 0, "focus") == left


@proves("SJ-24.9", "SJ-24.10")
@pytest.mark.parametrize(
    ("ring", "spaces"), [("BAL", ["C3", "C4", "D3", "D5", "E3", "E4"]), ("DET", ["C4", "D5", "E4"])]
)
def test_the_gate_decides_which_movement_is_made(ring: str, spaces: list[str]) -> None:
    """Falling Restraint: a step back, or in Balance a step anywhere."""
    state = given(hero("ronin", "D4", "N", hand="034", kamae=ring), hero("warrior", FAR))
    go_on(choose(state, "034", "053"), until="move")
    assert [name for name in offered(state) if name[0] in "CDE"] == spaces


def rock_strike(focus: int) -> Senjutsu:
    """Rock Strike: rotate, or for one Focus step and rotate; nobody is near."""
    state = given(hero("student", "D4", "N", hand="046", kamae="DET", focus=focus), hero("ronin", FAR))
    return choose(state, "046", "023")


@proves("SJ-24.11")
def test_an_option_with_a_focus_cost_is_chosen_by_paying() -> None:
    state = rock_strike(1)
    assert (step(state), offered(state)) == ("or", ["option 1", "option 2"])
    play(state, "option 2")
    assert (of(state, 0, "focus"), offered(state)) == (0, ["C3", "E3", "left", "right", "done"])
    free = play(rock_strike(1), "option 1")
    assert (of(free, 0, "focus"), offered(free)) == (1, ["left", "right", "done"])


@proves("SJ-24.11")
def test_an_option_that_cannot_be_paid_cannot_be_chosen() -> None:
    state = rock_strike(0)
    assert (step(state), offered(state)) == ("move", ["left", "right", "done"])


@proves("SJ-24.12")
def test_only_the_effects_beside_an_or_are_its_options() -> None:
    """Wild Block: two cards are discarded, whatever becomes of the Focus."""
    state = given(hero("warrior", "D4", "N", hand="118 062 064 065", focus=2), hero("ronin", FAR))
    go_on(choose(state, "118", "023"), until="draw_one", discard="062")
    assert (len(of(state, 0, "hand")), of(state, 0, "focus")) == (1, 0)


@proves("SJ-24.12")
def test_two_ors_of_a_card_are_two_choices() -> None:
    """Trained Mind in Determination: walk; change Kamae or search; then look at a hand, whatever was chosen."""
    for option, asked in (("option 1", "change"), ("option 2", "search")):
        state = given(hero("student", "D4", "N", hand="117", kamae="DET"), hero("ronin", FAR, hand="032"))
        events = state.listen()
        go_on(choose(state, "117", "023"), until="or", move="done")
        assert offered(state) == ["option 1", "option 2"]
        play(state, option)
        assert step(state) == asked
        go_on(state)
        assert "event-looked" in [event.id for event in events]


@proves("SJ-24.13")
@pytest.mark.parametrize(("ring", "focus", "end"), [("AGG", 0, "D4 N"), ("AGG", 1, "D5 N"), ("DET", 0, "D5 N")])
def test_an_or_without_an_open_option_is_skipped(ring: str, focus: int, end: str) -> None:
    """Evasive Step: for one Focus, or in Determination, a step back; then Neutral."""
    state = given(hero("student", "D4", "N", hand="090", kamae=ring, focus=focus), hero("ronin", FAR))
    resolve(state, "090", "023", speed="speed 7", move="D5")
    assert (where(state, 0), kamae(state, 0), of(state, 0, "focus")) == (end, "NEU", 0)


def echo(ring: str, focus: int) -> Senjutsu:
    """Bladed Echo is about to be played: for each Kamae a Wood card, or for one Focus a Steel card, of one type."""
    stock = "126 018 100 123 121 031 122 102"
    state = given(hero("master", "D4", "N", hand="018 011", kamae=ring, focus=focus, stock=stock), hero("ronin", FAR))
    return go_on(choose(state, "018", "023"), until="instant", pay="done")


@proves("SJ-24.14")
@pytest.mark.parametrize(
    ("ring", "wood", "steel"),
    [("AGG", ["018", "126"], ["100"]), ("DET", ["121", "123"], ["031"]), ("BAL", ["122"], ["102"])],
)
def test_of_several_options_of_the_current_kamae_one_is_chosen(ring: str, wood: list[str], steel: list[str]) -> None:
    """One Focus pays for Bladed Echo; a second one opens its other option."""
    state = play(echo(ring, 2), "011")
    assert (step(state), offered(state), of(state, 0, "focus")) == ("or", ["option 1", "option 2"], 1)
    paid = play(state.clone(), "option 2")
    assert (offered(paid), of(paid, 0, "focus")) == ([*steel, "pass"], 0)
    play(state, "option 1")
    assert (offered(state), of(state, 0, "focus")) == ([*wood, "pass"], 1)


@proves("SJ-24.14")
def test_an_option_of_the_current_kamae_that_costs_focus_is_not_open_without_it() -> None:
    state = play(echo("AGG", 1), "011")
    assert (step(state), of(state, 0, "focus"), offered(state)) == ("search", 0, ["018", "126", "pass"])


@proves("SJ-24.9", "SJ-24.14")
def test_a_free_option_of_the_current_kamae_goes_before_a_bought_one() -> None:
    """Evasive Step in Determination with a Focus: the step is free."""
    state = given(hero("student", "D4", "N", hand="090", kamae="DET", focus=1), hero("ronin", FAR))
    resolve(state, "090", "023", speed="speed 7", move="D5")
    assert (where(state, 0), of(state, 0, "focus")) == ("D5 N", 1)
