"""The end of a run against a horde: the hero has fallen, so nobody is called a winner; the rank counts."""

import pytest

from shiai.games.senjutsu.rules.state import WOUNDS
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.solo.browser.table import fight
from shiai.games.senjutsu.solo.rules.state import RANK, Solo
from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.kit.drawing import Scene
from shiai.web.table_page import over
from tests.games.senjutsu.solo.horde_given import begun


def fallen(rank: int) -> Solo:
    """A run that has ended with this rank."""
    state = begun(mode="horde")
    state.cells[RANK] = rank
    state.cells[WOUNDS] = 99
    state.push(CheckDefeat(1))
    state.settle()
    return state


@pytest.mark.parametrize("rank", [0, 2])
@pytest.mark.parametrize("language", languages())
def test_the_page_says_that_the_run_is_over_and_the_rank(language: str, rank: int) -> None:
    words = Catalogue(language, "senjutsu_solo")
    told = over(fallen(rank), words, ("You",), (0,), 0)
    assert told is not None
    assert told.headline not in (words.say("page-over-won"), words.say("page-over-lost"))
    assert told.headline == words.say("headline-run_ended")
    assert words.name(f"rank-{('none', 'wood', 'steel')[rank]}") in told.score


def test_the_panel_of_the_fallen_hero_shows_no_victory() -> None:
    state = fallen(2)
    (hero,) = fight(Scene(state, Catalogue("en", "senjutsu_solo"), 0, (), (), "", ("You",))).heroes
    assert hero.fallen
    assert not hero.won
