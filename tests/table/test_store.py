"""Storage: what was written is read again, all of it or nothing, in SQLite and in PostgreSQL."""

import os
from base64 import urlsafe_b64decode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from shiai.core.record import OPEN
from shiai.core.seats import CHANCE
from shiai.table import journal
from shiai.table.errors import NoSuchTable, Stale, StorageError
from shiai.table.journal import Entry, TableInfo
from shiai.table.live_game import PEOPLE
from shiai.table.store import Ended, Seat, Store, StoredTable

INFO = TableInfo("t1", "seven_ronin", 1, "standard", "seed", (PEOPLE, "random"), "2026-01-02", deal="shared")
SEATS = (Seat(PEOPLE, "Ann", frozenset({"ann"})), Seat("random", ""))
HELLO = Entry(journal.SAY, 0, {"phrase": "hello"})
ENDED = Ended((0,), 5, 90, 0)
LUCK = Entry(journal.CHOICE, CHANCE, {"action": 7})
DONE = Entry(journal.CHOICE, 0, {"action": 1})


def with_table(store: Store, info: TableInfo = INFO, *before: Entry) -> None:
    store.create(info, SEATS, "ann", list(before), thinking=True)


def info(id: str, created: str = "2026-01-02") -> TableInfo:
    return TableInfo(id, "seven_ronin", 1, "standard", "seed", (PEOPLE, "random"), created)


def everything(store: Store) -> str:
    """All rows of all tables of the database."""
    with store.engine.connect() as connection:
        names = inspect(connection).get_table_names()
        return "\n".join(str(connection.execute(text(f"select * from {name}")).all()) for name in names)


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    with_table(store, INFO, LUCK, HELLO)
    assert store.info("t1") == INFO
    assert store.stored("t1") == StoredTable(INFO, OPEN, SEATS, "ann")
    assert store.journal("t1") == [LUCK, HELLO]
    assert store.archive("t1") is None


def test_what_people_wrote_comes_back_letter_by_letter(store: Store) -> None:
    said = Entry(journal.SAY, 0, {"text": "Grüße, „Łódź“ 侍 🥷 ' \" \\ %s :name {} <b>"})
    asked = Entry(journal.ASK, 1, {"number": 3, "needs": [0, 2]})
    with_table(store, INFO, said, asked)
    assert store.journal("t1") == [said, asked]


def test_entries_stay_in_order(store: Store) -> None:
    with_table(store)
    written = [Entry(journal.CHOICE, 0, {"action": number}) for number in range(12)]
    for number, entry in enumerate(written):
        store.append("t1", number, [entry], thinking=False)
    assert store.journal("t1") == written


def test_everything_is_still_there_when_the_database_is_opened_again(url: str) -> None:
    first = Store(url)
    with_table(first, INFO, LUCK)
    first.append("t1", 1, [HELLO], thinking=True)
    first.rename("ann", "Ann")
    token = first.new_link("t1", 0)
    first.close()
    again = Store(url)
    assert again.stored("t1") == StoredTable(INFO, OPEN, SEATS, "ann")
    assert again.journal("t1") == [LUCK, HELLO]
    assert again.tables_with_work() == ["t1"]
    assert again.name("ann") == "Ann"
    assert again.seat_of_link(token) == ("t1", 0)
    again.close()


def test_entries_are_added_all_or_none(store: Store) -> None:
    with_table(store, INFO, LUCK)
    store.append("t1", 2, [DONE], thinking=True)
    with pytest.raises(Stale):
        store.append("t1", 1, [HELLO, HELLO], thinking=False)
    assert store.journal("t1") == [LUCK, DONE]
    assert store.tables_with_work() == ["t1"]


def test_a_table_is_made_as_a_whole_or_not_at_all(store: Store) -> None:
    twice = Seat(PEOPLE, "x" * 24, frozenset({"ann"}))
    broken = Entry(journal.SAY, 0, {"text": object()})
    with pytest.raises(TypeError):
        store.create(INFO, (twice, twice), "ann", [HELLO, broken], thinking=True)
    with pytest.raises(NoSuchTable):
        store.stored("t1")
    assert store.tables_of("ann") == []
    assert store.tables_with_work() == []


def test_two_servers_cannot_both_add_the_same_deed(url: str) -> None:
    one, other = Store(url), Store(url)
    with_table(one)
    assert other.journal("t1") == []
    one.append("t1", 0, [HELLO], thinking=False)
    with pytest.raises(Stale, match="has changed the table"):
        other.append("t1", 0, [DONE], thinking=False)
    assert other.journal("t1") == [HELLO]
    one.close()
    other.close()


def test_of_many_at_once_one_is_the_first(store: Store) -> None:
    with_table(store)

    def wins(seat: int) -> bool:
        try:
            store.append("t1", 0, [Entry(journal.CHOICE, seat, {"action": seat}), HELLO], thinking=False)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        won = list(threads.map(wins, range(16)))
    assert won.count(True) == 1
    assert store.journal("t1") == [Entry(journal.CHOICE, won.index(True), {"action": won.index(True)}), HELLO]


def test_tables_at_which_a_bot_is_due_are_found(store: Store) -> None:
    for id in ("t1", "t2", "t3"):
        with_table(store, info(id))
    store.append("t1", 0, [HELLO], thinking=False)
    store.append("t2", 0, [HELLO], thinking=True)
    store.finish("t3", "attacker areas_held R7-12.2", b"", ENDED)
    assert store.tables_with_work() == ["t2"]


def test_a_finished_game_keeps_its_result_and_its_archive(store: Store) -> None:
    with_table(store)
    archive = bytes(range(256)) * 400
    store.finish("t1", "attacker areas_held R7-12.2", archive, ENDED)
    assert store.stored("t1").result == "attacker areas_held R7-12.2"
    assert store.archive("t1") == archive
    assert store.info("t1") == INFO


def test_what_does_not_exist_is_named(store: Store) -> None:
    with_table(store)
    for ask in (store.info, store.stored, store.archive):
        with pytest.raises(NoSuchTable, match="nowhere"):
            ask("nowhere")
    with pytest.raises(NoSuchTable, match="nowhere"):
        store.is_owner("nowhere", "ann")
    with pytest.raises(NoSuchTable, match="link"):
        store.seat_of_link("guessed")


def test_a_link_leads_to_its_seat_until_there_is_a_new_one(store: Store) -> None:
    with_table(store, info("t1"))
    with_table(store, info("t2"))
    first = store.new_link("t1", 0)
    others = (store.new_link("t1", 1), store.new_link("t2", 0))
    assert store.seat_of_link(first) == ("t1", 0)
    assert [store.seat_of_link(token) for token in others] == [("t1", 1), ("t2", 0)]
    second = store.new_link("t1", 0)
    assert store.seat_of_link(second) == ("t1", 0)
    assert [store.seat_of_link(token) for token in others] == [("t1", 1), ("t2", 0)]
    with pytest.raises(NoSuchTable):
        store.seat_of_link(first)


def test_links_have_128_random_bits(store: Store) -> None:
    with_table(store)
    tokens = {store.new_link("t1", 0) for _ in range(20)}
    assert len(tokens) == 20
    assert all(len(urlsafe_b64decode(token + "==")) >= 16 for token in tokens)


def test_who_reads_the_database_learns_no_link(store: Store, tmp_path: Path) -> None:
    with_table(store)
    token = store.new_link("t1", 0)
    person = store.stored("t1").seats[0].name
    rows = everything(store)
    assert person in rows  # otherwise this test would look at nothing
    assert token not in rows
    store.close()
    if store.sqlite:
        files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert person.encode() in files
        assert token.encode() not in files


def test_somebody_takes_a_seat(store: Store) -> None:
    with_table(store)
    sits = Entry(journal.SIT, 0, {"name": "Bob"})
    store.sit("t1", 0, "bob", "Bob", sits, 0)
    assert store.stored("t1").seats == (Seat(PEOPLE, "Bob", frozenset({"ann", "bob"})), Seat("random", ""))
    assert store.journal("t1") == [sits]
    store.sit("t1", 0, "bob", "Rob", sits, 1)
    assert store.stored("t1").seats[0] == Seat(PEOPLE, "Rob", frozenset({"ann", "bob"}))


def test_who_comes_too_late_does_not_half_sit(store: Store) -> None:
    with_table(store, INFO, HELLO)
    with pytest.raises(Stale):
        store.sit("t1", 0, "bob", "Bob", Entry(journal.SIT, 0, {"name": "Bob"}), 0)
    assert store.stored("t1").seats == SEATS
    assert store.journal("t1") == [HELLO]


def test_a_person_finds_own_tables_the_newest_first(store: Store) -> None:
    for id, created in (("t1", "2026-01-02"), ("t2", "2026-03-01"), ("t3", "2025-12-31")):
        with_table(store, info(id, created))
    store.create(info("t4"), (Seat(PEOPLE, ""), Seat("random", "")), "bob", [], thinking=False)
    assert [stored.info.id for stored in store.tables_of("ann")] == ["t2", "t1", "t3"]
    assert [stored.info.id for stored in store.tables_of("bob")] == ["t4"]
    store.sit("t3", 0, "bob", "Bob", HELLO, 0)
    assert [stored.info.id for stored in store.tables_of("bob")] == ["t4", "t3"]
    assert store.tables_of("bob")[1].seats == store.stored("t3").seats
    assert store.tables_of("eve") == []


def test_only_who_set_it_up_is_the_owner(store: Store) -> None:
    with_table(store)
    store.sit("t1", 0, "bob", "Bob", HELLO, 0)
    assert store.is_owner("t1", "ann")
    assert not store.is_owner("t1", "bob")


def test_names_of_people_can_be_changed(store: Store) -> None:
    assert store.name("ann") == ""
    store.rename("ann", "Ann")
    store.rename("bob", "Bob")
    store.rename("ann", "Anna")
    assert (store.name("ann"), store.name("bob")) == ("Anna", "Bob")


def test_a_setting_is_what_was_stored_first(url: str) -> None:
    first = Store(url)
    assert first.setting("key", "one") == "one"
    assert first.setting("key", "two") == "one"
    assert first.setting("other", "two") == "two"
    first.close()
    again = Store(url)
    assert again.setting("key", "three") == "one"
    again.close()


def test_a_database_of_another_version_is_refused_and_left_alone(url: str) -> None:
    first = Store(url)
    with_table(first, INFO, HELLO)
    with first.writing() as connection:
        connection.execute(text("update alembic_version set version_num = '999'"))
    before = everything(first)
    with pytest.raises(StorageError, match=r"version 999 .*--db"):
        Store(url)
    assert everything(first) == before
    first.close()


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "nonsense",
        "tables.sqlite",
        "nosuch://tables",
        "sqlite:////nowhere/at/all/tables.sqlite",
        "postgresql+psycopg://ann:secret@localhost:port/tables",
        "postgresql+psycopg://ann:secret@/tables?host=/nowhere",
        "postgresql+nosuch://ann:secret@/tables",
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(wrong: str) -> None:
    with pytest.raises(StorageError, match=r"cannot (use|open) the database") as refusal:
        Store(wrong)
    assert "secret" not in str(refusal.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, this is no database. " * 100)
    with pytest.raises(StorageError, match="cannot open"):
        Store(f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Ann, this is no database. " * 100


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights")
def test_only_its_user_can_read_a_new_database(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        store.rename("ann", "Ann")
        rights = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(old)
    assert rights
    assert set(rights.values()) == {0o600}


def test_a_connection_that_is_given_back_after_the_end_is_closed(store: Store) -> None:
    with store.engine.connect() as connection:
        driver = connection.connection.dbapi_connection
        assert driver is not None
        store.close()
        driver.cursor().execute("select 1")  # whoever uses it may end in peace
    with pytest.raises(Exception, match="closed"):
        driver.cursor().execute("select 1")
