"""Several choices of a secret plan at once: they are made like single ones, and only while the plan is secret."""

import pytest

from shiai.core.seats import WATCHER
from shiai.table import commands
from shiai.table.errors import NotAChoice, NotPossible, NotYours, Stale
from shiai.table.service import TableService
from tests.table.tables import ANN, ATTACK, ATTACKER, BOB, DEFENCE, DEFENDER, names, sequence, two_people


def plan(service: TableService, id: str, person: str, seat: int, *choices: str) -> None:
    """Make these choices at once."""
    commands.plan(service, id, person, seat, choices, sequence(service, id, seat))


def test_a_plan_is_made_of_ordinary_choices(service: TableService) -> None:
    id = two_people(service)
    plan(service, id, BOB, DEFENDER, *DEFENCE)
    assert names(service, id) == [*DEFENCE]
    commands.undo(service, id, BOB, DEFENDER, sequence(service, id, DEFENDER), DEFENCE[2])
    assert names(service, id) == [choice for choice in DEFENCE if choice != DEFENCE[2]]


def test_what_comes_before_a_refused_choice_stays(service: TableService) -> None:
    id = two_people(service)
    with pytest.raises(NotAChoice):
        plan(service, id, ANN, ATTACKER, "place inn", "place inn", "place well")
    assert names(service, id) == ["place inn"]


def test_nothing_is_chosen_beyond_the_reveal(service: TableService) -> None:
    id = two_people(service)
    plan(service, id, BOB, DEFENDER, *DEFENCE, "done")
    with pytest.raises(NotPossible):
        plan(service, id, ANN, ATTACKER, *ATTACK, "done", "use inn")
    assert names(service, id)[-1] == "done"


def test_others_notice_nothing(service: TableService) -> None:
    id = two_people(service)
    before = [sequence(service, id, viewer) for viewer in (ATTACKER, WATCHER)]
    plan(service, id, BOB, DEFENDER, *DEFENCE)
    assert [sequence(service, id, viewer) for viewer in (ATTACKER, WATCHER)] == before


def test_seat_and_sequence_are_checked(service: TableService) -> None:
    id = two_people(service)
    with pytest.raises(NotYours):
        plan(service, id, ANN, DEFENDER, *DEFENCE)
    with pytest.raises(Stale):
        commands.plan(service, id, BOB, DEFENDER, DEFENCE, sequence(service, id, DEFENDER) + 1)
    assert not names(service, id)
