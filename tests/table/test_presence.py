"""Who is at a table: whoever listens, and whoever left only a moment ago."""

import pytest

from shiai.table.presence import GRACE, Presence
from tests.table.tables import ANN, BOB


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time; tests put it forward."""
    now = [100.0]
    monkeypatch.setattr("shiai.table.presence.time.monotonic", lambda: now[0])
    return now


def nothing() -> None:
    """Somebody who does not want to know who comes."""


def test_somebody_who_comes_is_there_and_the_others_are_told() -> None:
    here, told = Presence(), list[str]()
    here.arrive("table", ANN, lambda: told.append("ann"))
    here.arrive("other", BOB, nothing)
    assert told == []
    here.arrive("table", BOB, lambda: told.append("bob"))
    assert told == ["ann"]
    assert here.people("table") == {ANN, BOB}


def test_whoever_comes_back_at_once_was_never_away(clock: list[float]) -> None:
    here, told = Presence(), list[str]()
    here.arrive("table", ANN, lambda: told.append("ann"))

    def page() -> None:
        """The page of Bob."""

    here.arrive("table", BOB, page)
    told.clear()
    for _ in range(3):
        here.leave("table", page)
        clock[0] += GRACE - 1
        assert here.people("table") == {ANN, BOB}
        here.arrive("table", BOB, page)
    assert told == []


def test_whoever_stays_away_is_away(clock: list[float]) -> None:
    here = Presence()
    here.arrive("table", ANN, nothing)

    def page() -> None:
        """The page of Bob."""

    here.arrive("table", BOB, page)
    here.leave("table", page)
    clock[0] += GRACE + 1
    assert here.people("table") == {ANN}


def test_a_person_with_two_pages_is_there_until_both_are_closed(clock: list[float]) -> None:
    here = Presence()

    def page() -> None:
        """One page of Ann."""

    here.arrive("table", ANN, page)
    here.arrive("table", ANN, nothing)
    here.leave("table", page)
    clock[0] += GRACE + 1
    assert here.people("table") == {ANN}


def test_nothing_is_kept_of_a_table_where_nobody_is() -> None:
    here = Presence()
    here.arrive("table", ANN, nothing)
    here.leave("table", nothing)
    here.leave("table", nothing)
    assert (here.listening, here.left) == ({}, {})


def test_a_table_is_left_when_its_last_page_is_closed_until_somebody_comes_or_chooses() -> None:
    presence = Presence()
    told: list[tuple[str, bool]] = []
    presence.tell = lambda table, empty: told.append((table, empty))

    def one() -> None: ...
    def other() -> None: ...

    assert not presence.is_left("table")  # programs never listen, so nobody is known to have left
    presence.arrive("table", "ann", one)
    presence.arrive("table", "bob", other)
    presence.leave("table", one)
    assert not presence.is_left("table")
    presence.leave("table", other)
    assert presence.is_left("table")
    presence.arrive("table", "ann", one)
    assert not presence.is_left("table")
    presence.leave("table", one)
    presence.return_to("table")  # Ann's program chooses
    assert not presence.is_left("table")
    assert told == [("table", True), ("table", False)] * 2


def test_not_all_tables_that_were_ever_left_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shiai.table.presence.MOST_EMPTY", 2)
    presence = Presence()
    for table in ("a", "b", "c"):
        presence.desert(table)
    assert [presence.is_left(table) for table in ("a", "b", "c")] == [False, True, True]
