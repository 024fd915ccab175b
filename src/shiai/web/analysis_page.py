"""An analysis as a page in one file, which needs no server."""

from typing import Final

from markupsafe import Markup

from shiai.i18n.catalogue import Catalogue
from shiai.web.analysis_words import AnalysisTeller
from shiai.web.kit.assets import static_folders
from shiai.web.kit.rendering import TEMPLATES

# The colours and sizes of style.css that the styles of an analysis use, and the frame of the page.
FRAME: Final = """
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f1e4, #141930);
  --raised: light-dark(#fdfaf2, #1b2140);
  --ink: light-dark(#211c17, #f1e8d6);
  --quiet: light-dark(#5d5346, #bdb6a8);
  --line: light-dark(#d9cdb6, #353d62);
  --vermilion: light-dark(#a32a16, #ff9a80);
  --indigo: light-dark(#2a4680, #a9c1fa);
  --pine: light-dark(#235a3d, #8ed6a8);
  --ochre: light-dark(#724b06, #ebc46b);
  --sans: system-ui, sans-serif;
  --small: 0.875rem;
  --tap: 2.25rem;
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 100%/1.5 var(--sans); }
main { max-width: 42rem; margin: 0 auto; padding: 1rem; }
main section { padding-block: 0.5rem; }
h1 { margin: 0; font-size: 1.625rem; }
.end-numbers { margin: 0; }
.end-numbers > div { display: flex; gap: 0.75rem; justify-content: space-between; }
.end-numbers dd { margin: 0; font-weight: 600; }
"""


def analysis_page(teller: AnalysisTeller, result: str, words: Catalogue) -> str:
    """The page; `result` says how the game ended."""
    style = (static_folders()["/static"] / "analysis.css").read_text("utf-8")
    template = TEMPLATES.get_template("analysis_page.html")
    return template.render(words=words, say=words.say, sides=teller.sides(), result=result, style=Markup(FRAME + style))
