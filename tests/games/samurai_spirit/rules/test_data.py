"""The data files: every entry says where it comes from and how sure it is, and figure and description agree."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from shiai.core.components import CONFIDENCES
from shiai.games.samurai_spirit.rules.components import DATA, DIFFICULTIES, RAIDERS

PROJECT: Final = Path(__file__).parents[4]
DESCRIPTION: Final = (PROJECT / "docs" / "sources" / "samurai_spirit.md").read_text("utf-8")
LISTS: Final = ("samurai", "farmstead_penalties", "family_bonuses", "difficulties")
SIDES: Final[list[Any]] = [samurai[side] for samurai in DATA["samurai"] for side in ("human", "animal")]
ENTRIES: Final[list[Any]] = [
    DATA["components"],
    DATA["doll_check"],
    *SIDES,
    *[entry for name in LISTS for entry in DATA[name]],
]


def table_rows(*beginning: str) -> list[list[str]]:
    """The rows of the description's tables that begin with one of these words."""
    lines = [line.strip("| ").split(" | ") for line in DESCRIPTION.splitlines() if line.startswith("| ")]
    return [row for row in lines if row[0].lower() in beginning]


@pytest.mark.parametrize("entry", [*RAIDERS, *ENTRIES])
def test_every_entry_has_source_and_confidence(entry: dict[str, object]) -> None:
    assert entry["source"]
    assert entry["confidence"] in CONFIDENCES


@pytest.mark.parametrize("samurai", DATA["samurai"], ids=lambda samurai: samurai["id"])
def test_samurai_are_as_described(samurai: dict[str, Any]) -> None:
    row = table_rows(samurai["id"])[0]
    assert [samurai["human"]["kiai"], samurai["animal"]["kiai"]] == [int(row[1]), int(row[2])]
    assert samurai["colour"] == row[4]
    assert row[5].startswith(samurai["human"]["confidence"])
    assert row[6].startswith(samurai["animal"]["confidence"])


@pytest.mark.parametrize("kind", DATA["farmstead_penalties"], ids=lambda kind: kind["id"])
def test_reverses_of_farmsteads_are_as_described(kind: dict[str, Any]) -> None:
    assert table_rows(kind["id"]) == [[kind["id"], str(kind["count"]), kind["source"], kind["confidence"]]]


@pytest.mark.parametrize("level", DIFFICULTIES)
def test_difficulties_are_as_described(level: str) -> None:
    entry = DIFFICULTIES[level]
    _, barricades, plunderers, lieutenants, bosses, penalties, bonuses, grade = table_rows(level)[0]
    assert barricades == ("N+" + str(entry["extra_barricades"])).removesuffix("+0")
    assert plunderers == f"{entry['plunderers_each']}N"
    assert lieutenants == bosses == ("N-" + str(entry["fewer_leaders"])).removesuffix("-0")
    assert (penalties == "yes", bonuses == "yes") == (entry["farmstead_penalties"], entry["family_bonuses"])
    assert grade.removeprefix("(none)") == entry["grade"]


def test_the_deck_has_the_figures_of_the_description() -> None:
    for value, cards, hats, farms, dolls, none, flames in table_rows("1", "2", "3", "4", "5", "6")[:6]:
        rank = [row for row in RAIDERS if row["value"] == value]
        symbols = [row["symbol"] for row in rank]
        counts = [symbols.count(symbol) for symbol in ("hat", "farm", "doll", "none")]
        assert [len(rank), *counts] == [int(number) for number in (cards, hats, farms, dolls, none)]
        assert [row["flame"] for row in rank].count("yes") == int(flames)
    assert sum(int(row["value"]) for row in RAIDERS if row["rank"] == "plunderer") == 130
    assert len({row["id"] for row in RAIDERS}) == len(RAIDERS) == 66


def test_the_cards_in_pictures_of_the_rulebook_are_printed_and_the_others_reported() -> None:
    pictures = re.search(r"Cards printed in EN-RB pictures: (.*)", DESCRIPTION)
    assert pictures
    printed = [row["id"] for row in RAIDERS if row["confidence"] == "printed"]
    assert sorted(printed) == sorted(re.findall(r"[PLB]\d-\d\d", pictures[1]))
    assert {row["confidence"] for row in RAIDERS} == {"printed", "reported"}


def test_doubts_are_noted_where_the_description_has_them() -> None:
    doubtful = [row["id"] for row in RAIDERS if row["note"]]
    assert doubtful == ["B6-01", "B6-03"]
