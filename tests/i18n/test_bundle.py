"""Messages that are parsed on first use."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

import shiai
from shiai.i18n.bundle import LazyBundle, UnreadableMessage, divide, parse

FILES = sorted(Path(shiai.__file__).parent.rglob("en.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_a_file_is_divided_as_fluent_reads_it(file: Path) -> None:
    text = file.read_text("utf-8")
    whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, (Message, Term))]
    parts = [parse(source) for source in divide(text).values()]
    assert len(parts) == len(whole)
    for part, entry in zip(parts, whole, strict=True):
        assert part.equals(entry, ["span", "comment"])


def test_messages_refer_to_terms_and_to_messages_of_other_files_and_the_first_wins() -> None:
    bundle = LazyBundle("en", {})
    bundle.add(divide("# a comment\n-place = the { inn }\nhere = In { -place }.\n    .acc = into\n"))
    bundle.add(divide("inn = Inn\nhere = Elsewhere.\n"))
    pattern = bundle.get_message("here").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("In the Inn.", [])
    assert (bundle.has_message("inn"), bundle.has_message("-place"), bundle.has_message("acc")) == (True, False, False)


def test_a_message_that_cannot_be_read_is_named() -> None:
    bundle = LazyBundle("en", {})
    bundle.add(divide("good = Good.\nbad = { $open\n"))
    assert bundle.get_message("good").value is not None
    with pytest.raises(UnreadableMessage, match="bad"):
        bundle.get_message("bad")
