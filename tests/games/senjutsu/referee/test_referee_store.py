"""Sessions of the referee in the database: durable, each of its owner, refused when somebody was quicker."""

import pytest

from shiai.games.senjutsu.referee import EntryError, read_command
from shiai.games.senjutsu.referee.store import RefereeStore
from shiai.table.errors import NoSuchTable, Stale
from shiai.table.store import Store
from tests.games.senjutsu.referee.refereeing import DUEL, notebook


def filled(sessions: RefereeStore, person: str, *lines: str) -> str:
    """A session with these lines."""
    id = sessions.create(person)
    for line in lines:
        sessions.enter(id, person, read_command(line), version(sessions, id, person))
    return id


def version(sessions: RefereeStore, id: str, person: str = "anna") -> str:
    """What a page that is loaded now will send."""
    return sessions.read(id, person).version()


def test_a_session_is_there_after_a_restart(store: Store) -> None:
    sessions = RefereeStore(store)
    id = filled(sessions, "anna", *DUEL, "begin", "card 1 126", "go")
    before = notebook(sessions.read(id, "anna")).key()
    again = RefereeStore(store)
    assert notebook(again.read(id, "anna")).key() == before
    again.undo(id, "anna", version(again, id))
    assert [entry["do"] for entry in again.read(id, "anna").journal] == ["hero", "enemy", "begin", "card"]
    assert [(each.id, each.count) for each in again.listed("anna")] == [(id, 4)]


def test_a_session_is_its_owners(store: Store) -> None:
    sessions = RefereeStore(store)
    id = filled(sessions, "anna", *DUEL)
    for strange in (id, "nowhere", "\x00"):
        with pytest.raises(NoSuchTable):
            sessions.read(strange, "ben")
    with pytest.raises(NoSuchTable):
        sessions.enter(id, "ben", read_command("begin"), version(sessions, id))
    assert sessions.listed("ben") == []


def test_a_refused_entry_is_not_stored(store: Store) -> None:
    sessions = RefereeStore(store)
    id = filled(sessions, "anna", *DUEL)
    with pytest.raises(EntryError):
        sessions.enter(id, "anna", read_command("hero 2 ninja D5 N"), version(sessions, id))
    assert len(RefereeStore(store).read(id, "anna").journal) == 2


def test_whoever_looked_at_an_older_page_is_refused(store: Store) -> None:
    one, other = RefereeStore(store), RefereeStore(store)
    id = filled(one, "anna", *DUEL)
    seen = version(one, id)
    other.enter(id, "anna", read_command("begin"), seen)
    with pytest.raises(Stale):
        one.enter(id, "anna", read_command("nightmare"), seen)
    assert one.read(id, "anna").journal[-1]["do"] == "begin"


def test_few_sessions_are_kept_in_memory(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shiai.games.senjutsu.referee.store.REMEMBERED", 2)
    sessions = RefereeStore(store)
    ids = [filled(sessions, "anna", *DUEL) for _ in range(4)]
    assert len(sessions.open) == 2
    assert [len(sessions.read(id, "anna").journal) for id in ids] == [2, 2, 2, 2]


def test_as_many_entries_are_not_the_same_entries(store: Store) -> None:
    one, other = RefereeStore(store), RefereeStore(store)
    id = filled(one, "anna", *DUEL, "begin")
    seen = version(other, id)
    one.undo(id, "anna", version(one, id))
    one.enter(id, "anna", read_command("nightmare"), version(one, id))
    with pytest.raises(Stale):  # the page shows the battle that was taken back
        other.enter(id, "anna", read_command("card 1 126"), seen)
    with pytest.raises(Stale):
        other.undo(id, "anna", seen)
    assert [entry["do"] for entry in other.read(id, "anna").journal] == ["hero", "enemy", "nightmare"]
    other.enter(id, "anna", read_command("begin"), version(other, id))
    assert [entry["do"] for entry in one.read(id, "anna").journal] == ["hero", "enemy", "nightmare", "begin"]
