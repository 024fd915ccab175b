"""Links and pointers in the documents lead somewhere."""

import re
from pathlib import Path
from typing import Final

import pytest

from shiai.rulebooks import rulebook

PROJECT: Final = Path(__file__).parent.parent
DOCUMENTS: Final = sorted([*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md")])
LINK: Final = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
POINTER: Final = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|toml|md|csv|json|ftl|html|css|js|svg))`")
ROOTS: Final = (
    PROJECT,
    PROJECT / "src",
    PROJECT / "src" / "shiai",
    PROJECT / "docs",
    *(PROJECT / "src/shiai/games").glob("*"),
)


def heading_ids(text: str) -> set[str]:
    """The anchors of a document's headings."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(PROJECT)))
def test_every_link_leads_to_a_file_and_a_heading(document: Path) -> None:
    text = document.read_text("utf-8")
    for found in LINK.findall(text):
        address = next(part for part in found if part)
        if re.match(r"[a-z]+:", address):
            continue
        path, _, anchor = address.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), f"{document.name} links to {address}, which does not exist"
        if anchor and target.suffix == ".md":
            assert anchor in heading_ids(target.read_text("utf-8")), f"{document.name}: no heading {address}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(PROJECT)))
def test_every_file_that_is_named_exists(document: Path) -> None:
    for pointer in POINTER.findall(document.read_text("utf-8")):
        assert any((root / pointer).exists() for root in (*ROOTS, document.parent)), f"{document.name} names {pointer}"


def test_the_clauses_are_counted_rightly() -> None:
    text = " ".join((PROJECT / "docs" / "architecture.md").read_text("utf-8").split())
    counted = re.findall(r"the (\d+)(?: clauses)? of [^(]+\(\[rules/(\w+)\.md\]", text)
    assert {book: int(number) for number, book in counted} == {book: len(rulebook(book)) for _, book in counted}
    assert len(counted) == 4


def test_every_document_is_on_the_site() -> None:
    index = (PROJECT / "docs" / "index.md").read_text("utf-8")
    listed = set(re.findall(r"^(?:.*<)?([\w./-]+)>?$", index, re.MULTILINE))
    pages = [path.relative_to(PROJECT / "docs") for path in (PROJECT / "docs").rglob("*.md")]
    missing = [str(page) for page in pages if page.parts[0] != "sources" and str(page.with_suffix("")) not in listed]
    assert missing == ["index.md"], "add them to a toctree of docs/index.md"
