"""Figures: one for each side of every samurai and for every rank, shown where samurai are chosen."""

import re
from importlib.resources import files
from typing import Final

from shiai.games.samurai_spirit.browser.pictures import picture
from shiai.games.samurai_spirit.browser.raiders import RANKS
from shiai.games.samurai_spirit.rules.components import SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.printed import COMPONENTS
from shiai.i18n.catalogue import Catalogue

WORDS: Final = Catalogue("en", "samurai_spirit")
STATIC: Final = files("shiai.games.samurai_spirit.browser") / "static"


def test_every_samurai_has_a_figure_for_each_side_and_every_rank_has_one() -> None:
    drawn = re.findall(r'<symbol id="figure-([^"]+)"', (STATIC / "figures.svg").read_text("utf-8"))
    sides = [side for name in SAMURAI_NAMES for side in (name, f"{name}-animal")]
    assert sorted(drawn) == sorted([*sides, *RANKS.values(), "intruder"])


def test_a_samurai_is_chosen_by_both_sides_and_the_name() -> None:
    drawn = picture("figures", "kyuzo", COMPONENTS.standard, WORDS)
    assert drawn is not None
    assert re.findall(r"#figure-([a-z-]+)", drawn) == ["kyuzo", "kyuzo-animal"]
    assert "<b>Kyuzo</b>" in drawn


def test_components_have_no_picture() -> None:
    assert picture("samurai", "kyuzo", COMPONENTS.standard, WORDS) is None
