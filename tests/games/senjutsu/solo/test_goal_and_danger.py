"""The goal of a fight, the danger of a choice, and what speaks for it."""

from random import Random

import pytest

from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.games.senjutsu.solo.browser.odds import odds
from shiai.games.senjutsu.solo.game import GAME
from shiai.games.senjutsu.solo.players.foresight import enemies_to_act, foresee
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.i18n.catalogue import Catalogue
from shiai.lessons import PlayedLesson, lessons
from tests.games.senjutsu.solo.horde_given import begun, slay

WORDS = Catalogue("en", "senjutsu_solo")
DONE, LEFT, STRIKE_BACK = "done", "left", 14  # the step of the lesson at which the hero may turn


def lesson_at(step: int) -> State:
    """The table of the lesson about enemies at a step."""
    lesson = lessons("senjutsu_solo")["enemy"]
    assert isinstance(lesson, PlayedLesson)
    return lesson.record.at(lesson.counts[step])


def view_of(state: State) -> Solo:
    """What the hero sees."""
    view = state.redact(0)
    assert isinstance(view, Solo)
    return view


def goals(seat: int, **options: object) -> list[str]:
    """The goal at the start of a fight in words."""
    view = GAME.start(**options).redact(seat)
    assert isinstance(view, Solo)
    return [WORDS.message(message) for message in GAME.goal(view, seat)]


def test_a_fight_against_one_enemy_counts_the_wounds_of_both() -> None:
    assert goals(0, hero_1="student", enemy_1="samurai_boss") == [
        "Defeat Samurai Boss: wounds 0 of 7.",
        "You lose when Student falls: wounds 0 of 5.",
    ]


def test_heroes_together_are_told_how_many_are_left() -> None:
    first, second = goals(1, players=2, enemy_1="samurai_boss", enemy_2="ninja")
    assert first == "Defeat all enemies: 2 of 2 are left."
    assert second.endswith("heroes left: 2 of 2.")
    assert goals(WATCHER, players=2)[1] == "The heroes lose when the last of them falls: 2 of 2 are left."


def test_a_defeated_enemy_is_no_longer_counted() -> None:
    state = begun(enemy_1="samurai_boss", enemy_2="ashigaru_yari")
    slay(state, 2)
    assert WORDS.message(GAME.goal(view_of(state), 0)[0]) == "Defeat all enemies: 1 of 2 are left."


def test_a_horde_is_about_ranks() -> None:
    rank, falls, lord = goals(0, mode="fallen_lord")
    assert rank == "Next rank: Wood, with wave 3 of round 1. This is round 1, wave 1."
    assert falls.startswith("The run ends when Ronin falls")
    assert lord == "You lose at once when an attack reaches the fallen lord."


def test_a_revealed_attack_that_will_hit_is_foreseen() -> None:
    view = view_of(lesson_at(STRIKE_BACK))
    assert enemies_to_act(view)
    assert foresee(view, 0, view.action(DONE)).wounds == 1
    assert odds(view, view.action(DONE), WORDS) == "Ashigaru (Katana) hits you if you do nothing more. Wounds: 1."


def test_before_the_reveal_nothing_is_foreseen() -> None:
    view = view_of(lesson_at(1))
    assert not enemies_to_act(view)
    assert odds(view, view.legal(0)[0], WORDS) == ""


def test_the_block_at_the_right_initiative_is_the_one_that_saves() -> None:
    view = view_of(lesson_at(10))
    block, late = view.action("speed 5"), view.action("speed 2")
    assert odds(view, block, WORDS) == ""
    assert "hits you" in odds(view, late, WORDS)
    told = GAME.why(view, 0, block, (block, late), Random(1))
    assert [message.id for message in told] == ["why-spared", "why-meets_card"]


def test_nothing_is_promised_where_luck_comes_before_the_enemy_acts() -> None:
    view = view_of(lesson_at(19))  # a tie: the hero's part looks at two cards, then the enemy strikes
    first, second = view.action("place 1"), view.action("place 2")
    assert not foresee(view, 0, first).whole
    assert GAME.why(view, 0, first, (first, second), Random(1)) == ()
    assert "hits you" in odds(view, second, WORDS)


def test_hands_that_enemies_do_not_have_are_no_reason() -> None:
    rng = Random(5)
    for step in range(1, 18):
        view = view_of(lesson_at(step))
        if 0 in view.actors():
            legal = view.legal(0)
            told = {message.id for action in legal for message in GAME.why(view, 0, action, legal, rng)}
            assert not told & {"why-safe", "why-first", "why-block_speeds", "why-fewer_threats"}


@pytest.mark.parametrize(("card", "id"), [("121", "why-attack_comes"), ("048", "why-block_comes")])
def test_a_card_is_chosen_by_what_may_come(card: str, id: str) -> None:
    view = view_of(lesson_at(9))
    told = GAME.why(view, 0, view.action(card), (), Random(1))[0]
    assert told.id == id
    assert 0 < int(told.values["number"]) < 100
