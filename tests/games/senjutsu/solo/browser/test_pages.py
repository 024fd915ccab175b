"""Senjutsu alone on its pages: enemies are asked why, at the table and when it is over, and tell no secrets."""

import re
from collections.abc import Callable
from random import Random

from shiai.games.senjutsu.solo.browser.why import WHY
from shiai.web.kit.rendering import words_in
from tests.web.browsers import Browser, finished, join

WORDS = words_in("en", "senjutsu_solo")


def alone(browser: Browser) -> str:
    """A table for one hero, with a fixed deal, in its fourth turn."""
    answer = browser.post("/new/senjutsu_solo", {"deal": "a deal for tests", "seat-0": "me"})
    table = str(answer.url).rpartition("/")[2]
    assert 'aria-expanded="false"' in answer.text
    play(browser, table, 0, 4)
    return table


def play(browser: Browser, table: str, seat: int, turn: int) -> None:
    """Make choices until this turn, and until a card is chosen in secret."""
    rng = Random(turn)
    while not re.search(rf"<p>Turn {turn} · choose", browser.get(f"/table/{table}", seat=seat).text):
        choices = browser.view(table, seat)["choices"]
        if not choices:
            return
        browser.choose(table, seat, rng.choice(list(choices)))


def enemies(html: str) -> str:
    """What the page says of the enemies, and the ways that they came."""
    found = re.search(r'<section class="sj-foe.*?(?=<section class="sj-hero)', html, re.DOTALL)
    assert found is not None
    return found[0] + "".join(re.findall(r'<g class="sj-(?:trail|verdict).*?</g>', html))


def test_an_enemy_is_asked_why_at_the_table(browser: Browser) -> None:
    table = alone(browser)
    assert '<g class="sj-trail' in browser.get(f"/table/{table}").text
    told = browser.get(f"/table/{table}", pick=f"{WHY}1").text
    assert 'aria-expanded="true"' in told
    assert re.search(r'<div class="sj-why".*?href="/rules/SJ-4\d\.\d+"', told, re.DOTALL)
    assert "sj-verdict is-taken" in told


def test_moments_of_the_past_tell_what_was_then(browser: Browser) -> None:
    table = alone(browser)
    first = browser.get(f"/table/{table}", pick=f"{WHY}1", moment=1).text
    assert '<g class="sj-trail' not in first
    assert WORDS.say("web-why_nothing") in first


def test_an_enemy_is_asked_why_when_the_game_is_over(browser: Browser) -> None:
    table = finished(browser, "senjutsu_solo", enemy_1="ashigaru_katana", wound_limit=5)
    told = [browser.get(f"/table/{table}/replay", at=at, pick=f"{WHY}1").text for at in range(0, 60, 6)]
    assert any("sj-verdict is-taken" in page for page in told)
    assert all(f"pick={WHY.strip()}+1" in page for page in told if "replay-tools" in page)


def test_reasons_do_not_tell_what_another_hero_has_chosen(browser: Browser, another: Callable[[], Browser]) -> None:
    friend = another()
    table = browser.new_table("senjutsu_solo", "me", "open", players=2, enemy_1="samurai_boss", enemy_2="monk")
    join(browser, friend, table, 1, "Ben")
    while "Turn 3 · choose" not in browser.get(f"/table/{table}").text:
        play(browser, table, 0, 3)
        play(friend, table, 1, 3)
    seen = enemies(browser.get(f"/table/{table}", pick=f"{WHY}2").text)
    assert "sj-why" in seen
    friend.choose(table, 1, next(iter(friend.view(table, 1)["choices"])))
    assert enemies(browser.get(f"/table/{table}", pick=f"{WHY}2").text) == seen


# Best runs ------------------------------------------------------------------------------------------------------------


def test_best_runs_are_listed_where_the_next_one_is_set_up(browser: Browser, another: Callable[[], Browser]) -> None:
    assert WORDS.say("runs-title") not in browser.get("/new/senjutsu_solo").text
    table = finished(browser, "senjutsu_solo", mode="horde", hero_1="master")
    fight = finished(browser, "senjutsu_solo", enemy_1="ashigaru_katana")
    browser.get(f"/table/{table}/replay")  # waits until it is archived
    page = browser.get("/new/senjutsu_solo").text
    runs = page.partition(WORDS.say("runs-title"))[2].partition("</section>")[0]
    assert f'href="/table/{table}/replay"' in runs
    assert fight not in runs
    score = re.search(r'<p class="score">(.*?)</p>', browser.get(f"/table/{table}").text)
    assert score is not None
    assert score[1] in runs
    assert WORDS.name("master") in runs
    assert WORDS.say("runs-title") not in browser.get("/new/seven_ronin").text
    assert WORDS.say("runs-title") not in another().get("/new/senjutsu_solo").text


def test_a_run_is_compared_with_the_best_one(browser: Browser) -> None:
    tables = [finished(browser, "senjutsu_solo", mode="horde") for _ in range(2)]
    for table in tables:
        browser.get(f"/table/{table}/replay")
    other = finished(browser, "senjutsu_solo", mode="horde", hero_1="master")
    assert WORDS.say("page-run-record") in browser.get(f"/table/{other}").text
    told = browser.get(f"/table/{tables[0]}").text
    assert WORDS.say("page-run-best", score="·").partition("·")[0] in told
    fight = finished(browser, "senjutsu_solo", enemy_1="ashigaru_katana")
    assert 'class="best"' not in browser.get(f"/table/{fight}").text
