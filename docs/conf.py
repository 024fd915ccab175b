"""Sphinx builds the documentation site from here (`make docs`); warnings are errors, so all links lead somewhere."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).parent
PROJECT: Final = DOCS.parent
LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:\.\./)+[^)#\s]*)[^)\s]*\)")

sys.path.insert(0, str(PROJECT / "src"))  # for the reference

project = "Shiai 試合"
release = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["sources"]
html_theme = "furo"
html_title = project
myst_heading_anchors = 4
suppress_warnings = ["myst.header"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": True}


def without_links_outside(_app: Any, name: str, source: list[str]) -> None:
    """Leave only the text of links to files of the repository that are no documents: the site does not have them."""
    folder = (DOCS / name).parent

    def kept(link: "re.Match[str]") -> str:
        target = (folder / link[2]).resolve()
        return link[1] if target.exists() and DOCS not in target.parents else link[0]

    source[0] = LINK.sub(kept, source[0])


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", without_links_outside)
