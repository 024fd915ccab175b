"""Two servers never work on one SQLite file."""

import os
from pathlib import Path

import pytest

from shiai.table.claim import claim
from shiai.table.errors import StorageError
from shiai.table.store import Store

pytestmark = pytest.mark.skipif(os.name == "nt", reason="nothing is claimed on Windows")


def test_a_second_server_is_told_where_the_first_one_answers(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    held = claim(Store(url), "http://127.0.0.1:8484/")
    assert held is not None
    with pytest.raises(StorageError, match=r"answers at http://127\.0\.0\.1:8484/"):
        claim(Store(url), "http://127.0.0.1:8485/")
    os.close(held)
    again = claim(Store(url), "http://127.0.0.1:8486/")
    assert again is not None
    assert (tmp_path / "tables.sqlite.lock").read_text("utf-8") == "http://127.0.0.1:8486/\n"
    os.close(again)


def test_a_file_that_was_never_locked_is_claimed_by_nobody(tmp_path: Path) -> None:
    assert claim(Store("sqlite:///:memory:"), "here") is None
    assert list(tmp_path.iterdir()) == []
