"""Citations: which comments cite a clause, and which place they belong to."""

from pathlib import Path

import pytest

from shiai.citations import citations, read_ids

SOURCE = '''"""A module that mentions R7-1.1."""

LIMIT = 3  # R7-1.2

# R7-1.3, R7-1.4: both at once
OTHER = 4


class Step:
    """A step (R7-2.1)."""

    def run(self) -> None:
        # R7-3.1 to R7-3.3
        self.done = True  # see R7-4.1
        tell("R7-5.1")


def helper() -> None:
    pass  # R7-6.1: the reason
'''


def test_a_comment_that_begins_with_clauses_cites_them_for_the_innermost_place(tmp_path: Path) -> None:
    file = tmp_path / "steps.py"
    file.write_text(SOURCE, "utf-8")
    assert citations(file) == (
        ("R7-1.2", ""),
        ("R7-1.3", ""),
        ("R7-1.4", ""),
        ("R7-3.1", "Step.run"),
        ("R7-3.2", "Step.run"),
        ("R7-3.3", "Step.run"),
        ("R7-6.1", "helper"),
    )


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("R7-1.2", ["R7-1.2"]),
        ("SJ-A.9 to SJ-A.11", ["SJ-A.9", "SJ-A.10", "SJ-A.11"]),
        ("WS-1.2, WS-3.4 and WS-5.6", ["WS-1.2", "WS-3.4", "WS-5.6"]),
    ],
)
def test_ids_and_ranges_are_read(text: str, ids: list[str]) -> None:
    assert read_ids(text) == ids
