"""The news leave out what only repeats an own choice, and nothing else."""

import pytest

from shiai.core.messages import Event
from shiai.core.seats import WATCHER
from shiai.games.senjutsu.browser.echoes import is_own
from tests.games.senjutsu.given import given


def event(id: str, clause: str, who: str) -> Event:
    return Event(f"event-{id}", {"who": who}, clause, None)


@pytest.mark.parametrize(
    ("id", "clause"), [("moved", "SJ-16.2"), ("turned", "SJ-16.3"), ("chose_option", "SJ-24.8"), ("ready", "SJ-11.1")]
)
def test_an_own_choice_is_no_news_to_who_made_it(id: str, clause: str) -> None:
    duel = given()

    assert is_own(duel, 0, event(id, clause, "ronin"))
    assert not is_own(duel, 1, event(id, clause, "ronin"))
    assert not is_own(duel, WATCHER, event(id, clause, "ronin"))


@pytest.mark.parametrize(("id", "clause"), [("moved", "SJ-21.3"), ("wounded", "SJ-20.1"), ("drew", "SJ-10.4")])
def test_what_happens_to_a_hero_is_news_to_its_player(id: str, clause: str) -> None:
    assert not is_own(given(), 0, event(id, clause, "ronin"))
