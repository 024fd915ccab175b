"""The data file: every entry says where it comes from and how sure it is; the code takes its numbers from there."""

from typing import Any

import pytest

from shiai.games.seven_ronin.rules.components import DATA, OPTIONS

ENTRIES: list[Any] = [
    DATA[name] for name in ("components", "market", "adjacency", "time_track", "victory", "rule_switches")
]


@pytest.mark.parametrize("entry", [*ENTRIES, *DATA["areas"], *DATA["ronin"]])
def test_every_entry_has_source_and_confidence(entry: dict[str, object]) -> None:
    assert entry["source"]
    assert entry["confidence"]


def test_the_switches_of_the_data_file_are_the_defaults_of_the_options() -> None:
    defaults = {option.name: option.default for option in OPTIONS}
    switches = {name: value for name, value in DATA["rule_switches"].items() if name not in ("source", "confidence")}
    assert {name: defaults[name] for name in switches} == switches


def test_every_number_of_the_track_says_how_sure_it_is() -> None:
    track = DATA["time_track"]
    assert len(track["threat_level_status"]) == len(track["threat_level_by_round"]) == 8
    assert track["threat_level_status"][0] == "reported"
    assert set(track["threat_level_status"][1:]) == {"reconstructed"}
