"""The plan of the last round as one button: the own choices that are legal again, and nothing of the other side."""

from dataclasses import replace

import pytest

from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.games.seven_ronin.browser.planning import drops, last_plan, moves
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER, RONIN_NAMES, SEATS
from shiai.games.seven_ronin.rules.state import SevenRonin
from shiai.i18n.catalogue import Catalogue
from shiai.table.live_game import ChoiceResult
from shiai.web.kit.drawing import Offer, Past, Scene
from tests.games.seven_ronin.given import given, only

WORDS = Catalogue("en", "seven_ronin")
KABE = RONIN_NAMES.index("kabe")


def scene(state: State, seat: int, *past: str) -> Scene[SevenRonin]:
    """What a seat looks at after choices such as "attacker: place inn"."""
    view = state.redact(seat)
    assert isinstance(view, SevenRonin)
    legal = view.legal(seat) if seat in view.actors() else ()
    offers = tuple([Offer(action, view.name(action)) for action in legal])
    parts = [choice.partition(": ") for choice in past]
    moments = [ChoiceResult(SEATS.index(side), name, ()) for side, _, name in parts]
    return Scene(view, WORDS, seat, offers, (), "", ("one", "two"), Past(moments, lambda number: None))


ROUND = ("attacker: place inn", "attacker: place inn", "defender: assign kabe inn", "attacker: done", "defender: done")


def test_the_defender_places_everybody_again_who_can_be_placed() -> None:
    state = given(round=2, ronin=only("kabe", "yumi"))
    again = last_plan(scene(state, DEFENDER, *ROUND, "defender: finish"))
    assert again == "assign kabe inn"


def test_a_held_or_fallen_ronin_is_left_out() -> None:
    plan = ("defender: assign kabe inn", "defender: assign yumi well", "defender: done")
    fallen = given(round=2, ronin=only("yumi"))
    assert last_plan(scene(fallen, DEFENDER, *plan)) == "assign yumi well"
    held = given(round=2, ronin={**only("kabe", "yumi"), "yumi": "well"}, flags={"held": "yumi"})
    assert last_plan(scene(held, DEFENDER, *plan)) == "assign kabe inn"


def test_what_is_planned_already_is_not_planned_twice() -> None:
    plan = ("attacker: place granary", "attacker: place granary", "attacker: done")
    state = given(round=2, flags={"attack_plan": "granary=1"})
    assert last_plan(scene(state, ATTACKER, *plan, "attacker: place granary")) == "place granary"


def test_a_limit_that_no_longer_holds_stops_the_rest() -> None:
    state = given(round=2)
    plan = ("attacker: place inn", "attacker: place inn", "attacker: place well", "attacker: done")
    assert last_plan(scene(state, ATTACKER, *plan)) == "place inn;place well"


@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_nothing_of_the_other_side_is_used(seat: int) -> None:
    other = SEATS[1 - seat]
    foreign = [choice for choice in ROUND if choice.startswith(other)]
    assert last_plan(scene(given(round=2), seat, *foreign)) == ""


def test_there_is_nothing_to_repeat_in_the_first_round_or_for_watchers() -> None:
    assert last_plan(scene(given(), ATTACKER, "attacker: place inn")) == ""
    assert last_plan(scene(given(round=2), WATCHER, *ROUND)) == ""
    assert last_plan(scene(given("ronin_abilities", ronin={"yumi": "inn"}), DEFENDER, *ROUND)) == ""


def test_a_planned_ronin_can_be_moved_where_nobody_else_is() -> None:
    state = given(ronin=only("kabe", "yumi"), flags={"defence_plan": "kabe=inn yumi=well"})
    looked = scene(state, DEFENDER)
    planned = replace(looked, taken=("assign kabe inn", "assign yumi well"))
    places = moves(planned, KABE).split()
    assert "shrine" in places
    assert not {"inn", "well", "market"} & {*places}
    assert moves(looked, KABE) == ""  # what is not secret any more stays


def test_pieces_can_be_dropped_where_the_choice_is_legal() -> None:
    state = given(ronin={**only("kabe", "yumi"), "yumi": "well"}, flags={"held": "yumi"})
    places = drops(scene(state, DEFENDER), "assign kabe").split()
    assert "inn" in places
    assert "well" not in places
    assert drops(scene(state, DEFENDER), "assign yumi") == ""
    assert "inn" in drops(scene(state, ATTACKER), "place").split()
