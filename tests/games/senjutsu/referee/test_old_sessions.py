"""Sessions that earlier releases have saved: they open, and everything stands where it stood."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from shiai.games.senjutsu.referee.figures import rows_of
from shiai.games.senjutsu.referee.referee import from_data

SAVED: Final[list[dict[str, Any]]] = json.loads(
    Path(__file__).parent.joinpath("data", "old_sessions.json").read_text("utf-8")
)


@pytest.mark.parametrize("saved", SAVED)
def test_a_session_of_an_earlier_release_opens(saved: dict[str, Any]) -> None:
    referee = from_data(saved["session"])
    found = [[row.key, row.space, row.facing, row.wounds, row.focus, row.kamae, row.deck] for row in rows_of(referee)]
    assert found == saved["figures"]
    assert [len(told.events) for told in referee.told] == saved["events"]
