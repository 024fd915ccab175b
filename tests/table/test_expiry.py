"""Tables that nobody touches expire: each is written to a file first, and what is played stays."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import select, text

from shiai.table import backup, commands, expiry
from shiai.table.errors import NoSuchTable, NotPossible, TooManyTables
from shiai.table.expiry import expire
from shiai.table.quota import address, origin
from shiai.table.schema import METADATA, TABLES
from shiai.table.service import TableService
from shiai.table.settings import Settings
from shiai.table.store import Store, today
from tests.table.tables import ANN, ATTACK, ATTACKER, choose, mine, play_to_the_end, ronin, spirit

SETTINGS = Settings(expire_unstarted_days=30, expire_open_days=365, expire_finished_days=1000)


@pytest.fixture
def service(url: str) -> TableService:
    """A service over each kind of database that plays no table by itself."""
    return TableService(Store(url), ThreadPoolExecutor(1))


def touched(service: TableService, id: str, day: str) -> None:
    """Let the last touch of a table be on this day."""
    with service.store.writing() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id == id).values(touched=day))


def test_only_what_nobody_touches_expires_and_games_later_than_set_ups(
    service: TableService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unstarted, begun, over = (
        ronin(service, mine(), mine()),
        ronin(service, mine(), mine()),
        spirit(service, *[mine()] * 3),
    )
    choose(service, begun, ANN, ATTACKER, *ATTACK)
    play_to_the_end(service, over, dict.fromkeys(range(3), ANN))
    service.moments(over)
    for id in (unstarted, begun, over):
        touched(service, id, "2026-01-01")
    left = [unstarted, begun, over]
    for day, gone in (("2026-01-31", ""), ("2026-02-01", unstarted), ("2027-01-01", ""), ("2027-01-02", begun)):
        monkeypatch.setattr(expiry, "today", lambda day=day: day)
        assert expire(service.store, SETTINGS, tmp_path / "expired") == [gone] * bool(gone)
        left = [id for id in left if id != gone]
        assert sorted(service.store.tables_of("ann"), key=lambda each: each.info.id) == sorted(
            [service.store.stored(id) for id in left], key=lambda each: each.info.id
        )
    monkeypatch.setattr(expiry, "today", lambda: "2028-12-31")
    assert expire(service.store, SETTINGS, tmp_path / "expired") == [over]
    monkeypatch.setattr(expiry, "today", lambda: "2100-01-01")
    assert expire(service.store, Settings(expire_open_days=0), tmp_path / "expired") == []
    assert len(list((tmp_path / "expired").iterdir())) == 3
    service.close()


def test_an_expired_table_can_be_restored_from_its_file(service: TableService, tmp_path: Path) -> None:
    id = ronin(service, mine(), mine())
    choose(service, id, ANN, ATTACKER, *ATTACK)
    before = service.store.stored(id), service.store.journal(id)
    touched(service, id, "2020-01-01")
    assert expire(service.store, SETTINGS, tmp_path / "expired") == [id]
    with pytest.raises(NoSuchTable):
        service.store.stored(id)
    for table in METADATA.sorted_tables:
        if "table_id" in table.c:
            with service.store.engine.connect() as connection:
                assert not connection.execute(select(table)).all()
    (file,) = (tmp_path / "expired").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    restored = Store(f"sqlite:///{tmp_path / 'restored.sqlite'}")
    backup.restore(restored, file)
    assert (restored.stored(id), restored.journal(id)) == before
    restored.close()
    service.close()


def test_what_is_in_use_or_touched_meanwhile_stays(
    service: TableService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = ronin(service, mine(), mine())
    touched(service, id, "2020-01-01")
    assert expire(service.store, SETTINGS, tmp_path, frozenset({id})) == []
    write = expiry.write_table

    def meanwhile(store: Store, id: str, folder: Path) -> None:
        write(store, id, folder)
        choose(service, id, ANN, ATTACKER, ATTACK[0])

    monkeypatch.setattr(expiry, "write_table", meanwhile)
    service.store.touched.clear()
    assert expire(service.store, SETTINGS, tmp_path) == []
    assert service.store.journal(id)
    service.close()


def test_a_full_disk_removes_nothing(service: TableService, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    id = ronin(service, mine(), mine())
    touched(service, id, "2020-01-01")

    def full(*_args: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(expiry, "write_backup", full)
    with pytest.raises(OSError, match="space"):
        expire(service.store, SETTINGS, tmp_path)
    assert service.store.stored(id)
    service.close()


def test_every_entry_touches_the_table(service: TableService) -> None:
    id = ronin(service, mine(), mine())
    touched(service, id, "2020-01-01")
    service.store.touched.clear()
    choose(service, id, ANN, ATTACKER, ATTACK[0])
    with service.store.engine.connect() as connection:
        assert connection.execute(select(TABLES.c.touched)).scalar() == today()
    service.close()


def test_a_person_and_an_address_have_so_many_open_tables(service: TableService) -> None:
    service.settings = Settings(tables_per_person=2, tables_per_address=3)
    address.set("203.0.113.7")
    try:
        for _ in range(2):
            ronin(service, mine(), mine())
        with pytest.raises(TooManyTables, match="2 open tables"):
            ronin(service, mine(), mine())
        with service.store.writing() as connection:
            connection.execute(TABLES.update().values(owner="others"))
        ronin(service, mine(), mine())
        with pytest.raises(TooManyTables, match="3 open tables"):
            ronin(service, mine(), mine())
        address.set("203.0.113.8")
        ronin(service, mine(), mine())
        assert "203.0.113" not in str(everything(service.store))
        address.set("2001:db8::1")
        first = origin(service.store)
        address.set("2001:db8::2")
        assert origin(service.store) == first
    finally:
        address.set("")
        service.close()


def everything(store: Store) -> list[object]:
    """All rows of the tables."""
    with store.engine.connect() as connection:
        return list(connection.execute(text("select * from tables")).all())


def test_a_full_journal_lets_the_game_go_on_and_nothing_else(service: TableService) -> None:
    id = ronin(service, mine(), mine())
    service.settings = Settings(entries_per_table=2)
    choose(service, id, ANN, ATTACKER, *ATTACK[:2])
    with pytest.raises(NotPossible, match="journal of this table is full"):
        commands.say(service, id, ANN, ATTACKER, "hello")
    assert len(service.store.journal(id)) == 2
    with service.locked(id) as loaded:
        legal = loaded.table.game.state.legal(ATTACKER)[0]
        name = loaded.table.game.state.name(legal)
    choose(service, id, ANN, ATTACKER, name)
    service.close()
