"""Steps: fields are the parameters of the constructor, and everything else follows from them."""

import copy
import pickle
from typing import Any, ClassVar

import pytest

from shiai.core.errors import PositionError
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.core.step import Ask, AskSeat, AskSecret, ForcedLuck, Happen, Luck, Plan, Step, fields_of, make_step
from tests.core.toy import TOY, Bidding, Deal, PutBack, Reveal, after


class Rest(Happen[State]):
    """A step without fields."""

    name: ClassVar[str] = "rest"


class Hit(Happen[State]):
    """A step with fields, of which the last two have defaults."""

    name: ClassVar[str] = "hit"

    def __init__(self, seat: int, wounds: int, armour: int = 1, again: bool = False) -> None:
        self.seat = seat
        self.wounds = wounds
        self.armour = armour
        self.again = again


class Parry(Hit):
    """The same fields under another name."""

    name: ClassVar[str] = "parry"


class AskCard(AskSeat[State]):
    """A question with a field more than the base has."""

    name: ClassVar[str] = "ask_card"
    turn_clause: ClassVar[str] = "T-2.1"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most


STEPS: tuple[Step[Any], ...] = (
    Rest(),
    Hit(0, 2),
    Hit(1, 2),
    Hit(0, 3),
    Hit(0, 2, 0),
    Hit(0, 2, 1, True),
    Parry(0, 2),
    AskCard(1, 2),
)


def test_the_fields_of_a_step_are_the_parameters_of_its_constructor() -> None:
    assert [field.name for field in fields_of(Hit)] == ["seat", "wounds", "armour", "again"]
    assert [field.name for field in fields_of(AskCard)] == ["seat", "most"]
    assert [field.name for field in fields_of(PutBack)] == ["seat"]
    assert fields_of(Rest) == ()
    assert Hit(0, 2, again=True).numbers() == (0, 2, 1, 1)
    assert AskCard(1, 3).numbers() == (1, 3)
    assert Rest().numbers() == ()


def test_steps_are_equal_by_name_and_fields() -> None:
    for place, one in enumerate(STEPS):
        for other, two in enumerate(STEPS):
            assert (one == two) == (place == other)
    assert Hit(0, 2) == Hit(0, 2, 1, False)
    assert Rest() == Rest()
    assert Rest() != "rest"
    assert len({*STEPS, *STEPS, Hit(0, 2)}) == len(STEPS)
    assert hash(Hit(0, 2)) == hash(Hit(0, 2))


@pytest.mark.parametrize("step", STEPS, ids=repr)
def test_a_copy_of_a_step_is_equal(step: Step[Any]) -> None:
    for again in (pickle.loads(pickle.dumps(step)), copy.copy(step), copy.deepcopy(step)):
        assert again == step
        assert type(again) is type(step)
        assert again.numbers() == step.numbers()
    assert type(pickle.loads(pickle.dumps(Hit(0, 2, 1, True))).again) is bool


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Rest(), "rest"),
        (Hit(0, 2), "hit(0,2)"),
        (Hit(0, 2, 0), "hit(0,2,0)"),
        (Hit(0, 2, 1, True), "hit(0,2,1,1)"),
        (Hit(1, 0), "hit(1,0)"),
        (AskCard(0, 0), "ask_card(0,0)"),
    ],
    ids=str,
)
def test_a_text_leaves_out_trailing_fields_at_their_defaults(step: Step[Any], text: str) -> None:
    assert step.text() == text
    numbers = [int(number) for number in text.partition("(")[2].removesuffix(")").split(",") if number]
    assert make_step(type(step), numbers) == step


def test_a_step_says_what_its_fields_are() -> None:
    assert repr(Hit(0, 2, 1, True)) == "Hit(seat=0, wounds=2, armour=1, again=True)"
    assert repr(Rest()) == "Rest()"


def test_a_bool_of_a_text_is_a_bool_again() -> None:
    step = make_step(Hit, [0, 2, 1, 1])
    assert isinstance(step, Hit)
    assert step.again is True
    assert step.armour == 1
    assert step.armour is not True


@pytest.mark.parametrize(
    ("steps", "fields"),
    [
        ("reveal bidding deal", "step deal has the fields: seat; 0 are given"),
        ("reveal bidding deal(1,2)", "step deal has the fields: seat; 2 are given"),
        ("reveal bidding(0)", "step bidding has the fields: none; 1 are given"),
    ],
)
def test_a_position_with_a_wrong_number_of_fields_is_refused_with_their_names(steps: str, fields: str) -> None:
    position = after("chance: deal fox", "chance: deal tiger").position()
    assert "steps: reveal bidding\n" in position
    with pytest.raises(PositionError, match=rf"^line 4: {fields}$"):
        TOY.from_position(position.replace("reveal bidding", steps))


def test_too_few_and_too_many_numbers_make_no_step() -> None:
    for numbers in ([], [1], [1, 2, 3, 1, 0]):
        with pytest.raises(ValueError, match="step hit has the fields: seat, wounds, armour, again"):
            make_step(Hit, numbers)
    assert make_step(Hit, [1, 2]) == Hit(1, 2)


def test_the_base_of_a_step_decides_who_is_asked() -> None:
    state = after("chance: deal fox", "chance: deal tiger")
    asked = [(step.asks, step.forced, step.sealed) for step in (Rest(), AskCard(1, 2), AskSecret[State](1))]
    assert asked == [(False, False, False), (True, True, False), (True, False, False)]
    assert AskCard(1, 2).actors(state) == (1,)
    assert AskSecret[State](0).actors(state) == (0,)
    assert Plan.sealed
    assert Luck[State]().actors(state) == (CHANCE,)
    assert ForcedLuck[State]().forced
    assert not Luck[State]().forced
    assert Ask[State]().actors(state) == ()


def test_every_outcome_of_luck_is_equally_likely_unless_the_step_says_otherwise() -> None:
    state = TOY.start()
    assert len(state.legal(CHANCE)) == 3
    assert Luck[State]().weights(state) == [1, 1, 1]
    assert state.weights() == [2, 2, 1]


def test_a_refusal_names_the_clause_of_the_step_or_of_the_turn() -> None:
    state = TOY.start()
    assert Deal(0).why_not(state, CHANCE, 0) == ("T-1.1",)
    assert AskCard(0, 1).why_not(state, 0, 0) == ("T-2.1",)
    assert Rest().why_not(state, 0, 0) == ()


def test_steps_of_a_game_are_found_by_their_names() -> None:
    assert TOY.steps == {"deal": Deal, "bidding": Bidding, "reveal": Reveal, "put_back": PutBack}
