"""The keys of cookies and links: new ones, older ones that still count for a time, and where they are."""

import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import select

from shiai.table import backup, keys
from shiai.table.errors import NoSuchTable, StorageError
from shiai.table.schema import SETTINGS
from shiai.table.service import TableService
from shiai.table.store import Store
from tests.table.tables import ANN, DEFENDER, friend, mine, ronin

posix = pytest.mark.skipif(os.name != "posix", reason="only POSIX has rights of files")


def secret(store: Store) -> str | None:
    """What the database has of the keys."""
    with store.engine.connect() as connection:
        found: str | None = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")).scalar()
    return found


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How many seconds it is later than it is."""
    ahead = [0.0]
    real = keys.moment
    monkeypatch.setattr(keys, "moment", lambda seconds=0: real(seconds + ahead[0]))
    return ahead


def test_a_new_key_signs_when_all_servers_know_it(store: Store, url: str, later: list[float]) -> None:
    other = Store(url)
    old = store.key
    assert other.key == old
    new = store.keys.change(30).text.encode()
    assert store.key == old
    assert set(store.keys.accepted()) == {old, new}
    other.keys.read()
    later[0] = keys.KNOWN_AFTER
    assert store.key == other.key == new
    assert old in store.keys.accepted()
    later[0] = 31 * 24 * 3600
    assert store.keys.accepted() == [new]
    other.close()


def test_at_once_means_that_nothing_signed_before_counts(store: Store) -> None:
    old = store.key
    new = store.keys.change(0).text.encode()
    assert store.keys.accepted() == [new]
    assert new != old


def test_the_key_of_an_old_database_goes_on(store: Store) -> None:
    store.setting("secret", "a key of old")
    assert store.key == b"a key of old"
    store.keys.change(10)
    store.keys.change(30)
    assert b"a key of old" in store.keys.accepted()
    assert len(store.keys.accepted()) == 3


def test_links_go_on_after_a_new_key_and_end_at_once_if_that_is_wanted(
    service: TableService, later: list[float]
) -> None:
    id = ronin(service, mine(), friend())
    store = service.store
    token = store.new_link(id, DEFENDER)
    store.keys.change(30)
    later[0] = keys.KNOWN_AFTER
    assert store.link(id, DEFENDER) == token  # shown as before
    assert store.seat_of_link(token) == (id, DEFENDER)
    other = ronin(service, mine(), friend())
    store.move_links(id, other, [0, 1])
    assert store.link(other, DEFENDER) == token
    store.keys.change(0)
    assert store.link(other, DEFENDER) == ""
    with pytest.raises(NoSuchTable):
        store.seat_of_link(token)
    assert store.seat_of_link(store.new_link(other, DEFENDER)) == (other, DEFENDER)
    assert store.is_owner(other, ANN)


def test_a_link_whose_key_has_ended_is_not_shown_wrongly(service: TableService, later: list[float]) -> None:
    id = ronin(service, mine(), friend())
    store = service.store
    token = store.new_link(id, DEFENDER)
    store.keys.change(1)
    later[0] = 2 * 24 * 3600
    assert store.link(id, DEFENDER) == ""
    assert store.seat_of_link(token) == (id, DEFENDER)


def test_the_keys_move_to_a_file_that_only_its_owner_can_read(url: str, tmp_path: Path) -> None:
    first = Store(url)
    old = first.key
    first.close()
    file = tmp_path / "keys"
    moved = Store(url, str(file))
    assert moved.key == old
    assert secret(moved) == "file"
    assert old.decode() in file.read_text("utf-8")
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    new = moved.keys.change(30).text
    assert new in file.read_text("utf-8")
    assert secret(moved) == "file"
    again = Store(url, str(file))
    assert set(again.keys.accepted()) == {old, new.encode()}
    without = Store(url)
    with pytest.raises(StorageError, match="key_file"):
        _ = without.key
    for store in (moved, again, without):
        store.close()


def test_a_new_database_takes_the_keys_of_a_file(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "keys"
    keys.write_privately(file, "a key of somebody")
    store.keys = keys.Keys(store, str(file))
    assert store.key == b"a key of somebody"
    assert secret(store) == "file"


def test_two_different_keys_are_not_mixed_up(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "keys"
    assert store.key
    keys.write_privately(file, "another key")
    store.keys = keys.Keys(store, str(file))
    with pytest.raises(StorageError, match="another key than"):
        store.keys.read()
    assert secret(store) not in (None, "file")


@posix
def test_a_file_that_others_can_read_is_refused(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "keys"
    store.keys = keys.Keys(store, str(file))
    assert store.key
    file.chmod(0o644)
    with pytest.raises(StorageError, match="chmod 600"):
        store.keys.read()


@pytest.mark.parametrize("text", ["[{}]", "[", '[{"text": 1, "other": 2}]'])
def test_damaged_keys_are_named(text: str) -> None:
    with pytest.raises(StorageError, match="cannot be read"):
        keys.unpacked(text)


def test_a_missing_file_is_named(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "keys"
    store.keys = keys.Keys(store, str(file))
    assert store.key
    file.unlink()
    with pytest.raises(StorageError, match=str(file)):
        store.keys.read()


@pytest.mark.parametrize("with_key", [False, True])
def test_a_backup_has_the_keys_unless_they_are_not_wanted(tmp_path: Path, with_key: bool) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.rename(ANN, "Ann")
    old = store.key
    path = tmp_path / "shiai.backup"
    backup.back_up(store, path, with_key)
    whole = "\n".join(str(line) for line in backup.read_lines(path))
    assert (old.decode() in whole) == with_key
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    backup.restore(other, path)
    assert (other.key == old) == with_key
    assert other.name(ANN) == "Ann"
    store.close()
    other.close()
