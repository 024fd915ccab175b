"""What a person types and what is meant."""

import pytest

from shiai.cli.matching import matches

NAMES = ["place well", "place inn", "done", "assign kabe well", "assign kabe field_small", "assign kabe field_large"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2", ["place inn"]),
        ("0", []),
        ("7", []),
        ("place well", ["place well"]),
        ("PLACE  Well", ["place well"]),
        ("inn", ["place inn"]),
        ("k w", ["assign kabe well"]),
        ("well", ["place well", "assign kabe well"]),
        ("kabe field_s", ["assign kabe field_small"]),
        ("kabe field", ["assign kabe field_small", "assign kabe field_large"]),
        ("d", ["done"]),
        ("well kabe", []),
        ("", []),
        ("x", []),
    ],
)
def test_numbers_names_and_beginnings_of_words(typed: str, meant: list[str]) -> None:
    assert [NAMES[i] for i in matches(typed, NAMES)] == meant
