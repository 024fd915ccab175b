"""The type checker finds wrong uses of steps, kinds and games that nobody has run yet."""

from pathlib import Path

import pytest
from mypy import api

import shiai

SOURCE = Path(shiai.__file__).parent.parent
BEGINNING = """\
from typing import ClassVar

from shiai.core.actions import ActionSpace
from shiai.core.game import Game
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import AskSeat, Happen

ACTIONS = ActionSpace()
PLACE = ACTIONS.kind("place", ("inn", "well"))
DONE = ACTIONS.single("done")


class Table(State[list[int]]):
    def wounds(self) -> int:
        return self.cells[0]


class Hit(Happen[Table]):
    name: ClassVar[str] = "hit"

    def __init__(self, seat: int, wounds: int, again: bool = False) -> None:
        self.seat = seat
        self.wounds = wounds
        self.again = again

    def run(self, state: Table) -> None:
        state.cells[0] = state.wounds() + self.wounds


class Target(AskSeat[Table]):
    name: ClassVar[str] = "target"


class Duel(Game[Table, Setup]):
    def invariants(self, state: Table) -> list[str]:
        return ["too many"] if state.wounds() > 9 else []


def right(state: Table) -> None:
    state.push(Hit(0, 2))
    state.push(Hit(0, wounds=2, again=True))
    state.push(Target(1))
    print(PLACE.at(1), PLACE.masked(3), DONE + 1, Hit(0, 2).wounds)


"""
WRONG = {
    "state.push(Hit(0, '2'))": 'Argument 2 to "Hit" has incompatible type "str"; expected "int"',
    "state.push(Hit(0, (2,)))": 'Argument 2 to "Hit" has incompatible type "tuple[int]"; expected "int"',
    "state.push(Hit(0))": 'Missing positional argument "wounds" in call to "Hit"',
    "state.push(Target())": 'Missing positional argument "seat" in call to "Target"',
    "state.push(Hit(0, 2, damage=3))": 'Unexpected keyword argument "damage" for "Hit"',
    "state.push(Hit(0, 2, True, 4))": 'Too many arguments for "Hit"',
    "print(Hit(0, 2).damage)": '"Hit" has no attribute "damage"',
    "state.push('hit')": 'Argument 1 to "push" of "State" has incompatible type "str"; expected "Step[Any]"',
    "print(PLACE + 1)": "Unsupported operand types",
    "print(PLACE <= 3)": "Unsupported operand types",
    "Duel.invariants(game, other)": 'Argument 2 to "invariants" of "Duel" has incompatible type "State[Any]"',
}


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> dict[int, list[str]]:
    """What mypy says about a small game with one mistake in each of its last lines, by line."""
    folder = tmp_path_factory.mktemp("types")
    file = folder / "snippet.py"
    wrong = ["def wrong(state: Table, game: Duel, other: State) -> None:", *[f"    {line}" for line in WRONG]]
    file.write_text(BEGINNING + "\n".join(wrong) + "\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MYPYPATH", str(SOURCE))
        cache = SOURCE.parent / ".mypy_cache" / "snippet"  # what has not changed since the last run is not read again
        output, trouble, _ = api.run(
            [
                "--strict",
                "--config-file=",
                "--follow-imports=silent",
                "--hide-error-context",
                f"--cache-dir={cache}",
                str(file),
            ]
        )
    assert not trouble
    found: dict[int, list[str]] = {}
    for line in output.splitlines():
        place, kind, message = line.partition(": error: ")
        if kind:
            path, _, number = place.rpartition(":")
            assert path.endswith("snippet.py"), line
            found.setdefault(int(number), []).append(message)
    return found


def line_of(wrong: str) -> int:
    """The line in which a mistake stands."""
    return BEGINNING.count("\n") + 2 + list(WRONG).index(wrong)


@pytest.mark.parametrize("wrong", WRONG)
def test_the_type_checker_finds_a_mistake(errors: dict[int, list[str]], wrong: str) -> None:
    said = errors.get(line_of(wrong), [])
    assert any(WRONG[wrong] in message for message in said), said


def test_the_type_checker_says_nothing_about_right_code(errors: dict[int, list[str]]) -> None:
    assert set(errors) == {line_of(wrong) for wrong in WRONG}
