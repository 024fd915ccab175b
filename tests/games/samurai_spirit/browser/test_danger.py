"""Dangers are said before a choice is made: what may burn, kill or lose the game."""

from typing import Final, cast

from shiai.games.samurai_spirit.browser.odds import odds
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from shiai.i18n import Catalogue
from tests.games.samurai_spirit.given import full_rows, given

WORDS: Final = Catalogue("en", "samurai_spirit")
BARE: Final[dict[str, object]] = {"barricades": 0}


def said(state: SamuraiSpirit, choice: str) -> str:
    """What the table says about a choice of the samurai that is asked."""
    seat = state.actors()[0]
    return odds(cast(SamuraiSpirit, state.redact(seat)), state.action(choice), WORDS)


def test_a_hit_without_barricades_is_said_to_cost_a_farmstead() -> None:
    state = given(step="play_card", hand="P4-04", lines={"kyuzo": "P3-06 P3-02"}, fields=BARE)
    assert "No barricade left: a hit costs a farmstead (6 left)." in said(state, "attack")
    assert "a farmstead (" not in said(state, "defend")
    behind = given(step="play_card", hand="P4-04", lines={"kyuzo": "P3-06 P3-02"})
    assert "No barricade left" not in said(behind, "attack")


def test_the_last_farmstead_is_said_to_lose_the_game() -> None:
    state = given(lines={"kyuzo": "P4-03 P4-06"}, rows=full_rows("kyuzo"), fields=BARE | {"farmsteads": 1})
    assert "a hit costs the last farmstead, and you lose" in said(state, "fight")
    safe = given(lines={"kyuzo": "P4-03"}, rows=full_rows("kyuzo"), fields=BARE | {"farmsteads": 1})
    assert "you lose" not in said(safe, "fight")


def test_a_last_card_that_would_kill_is_said_unless_it_is_covered_or_ignored() -> None:
    hurt: dict[str, object] = {"animal": "kyuzo", "wounded": "kyuzo"}
    kills = "the last card kills Kyuzo"
    assert kills in said(given(step="play_card", hand="P3-13", fields=hurt), "attack")
    assert kills not in said(given(step="play_card", hand="P3-06", lines={"kyuzo": "P3-13"}, fields=hurt), "attack")
    assert kills in said(given(step="play_card", hand="P3-06", lines={"kyuzo": "P3-13"}, fields=hurt), "defend")
    assert kills in said(given(lines={"kyuzo": "P3-13"}, fields=hurt), "support kanbei")
    assert said(given(lines={"kyuzo": "P3-13"}, fields=hurt), "pass") == ""
    ignores = given(
        "kanbei kyuzo gorobei", step="play_card", hand="P3-13", fields={"animal": "kanbei", "wounded": "kanbei"}
    )
    assert "kills" not in said(ignores, "attack")


def test_a_penalty_that_is_not_ignored_says_what_its_wound_does() -> None:
    lines = {"kanbei": "P3-13"}
    animal = given(active="kanbei", step="turn", lines=lines, fields={"animal": "kanbei", "wounded": "kanbei"})
    assert said(animal, "ignore nothing") == "The wound kills Kanbei, and you lose."
    assert said(animal, "ignore all") == ""
    human = given(active="kanbei", step="turn", lines=lines, fields={"wounded": "kanbei"})
    assert said(human, "ignore nothing") == "It is the second wound: the animal in Kanbei awakes."


def test_the_last_pass_says_that_the_round_ends_and_what_that_costs() -> None:
    rows = full_rows("kyuzo") | {"kanbei": "P1-02", "gorobei": "P2-02"}
    state = given(rows=rows, fields={"passed": "kanbei gorobei", "families": "heal repel"}, raiders=3)
    text = said(state, "pass")
    assert "Raiders that become intruders: 3." in text
    assert "missing dolls (2) then cost all families (2), and you lose" in text
    assert said(given(rows=rows, fields={"passed": "kanbei"}, raiders=3), "pass") == ""


def test_support_says_how_likely_the_intruder_carries_flames() -> None:
    # 24 of 52 plunderers
    assert "carries flames with a chance of 46%" in said(given(), "support kanbei")
    assert said(given(top="P1-07"), "support kanbei") == ""


def test_a_card_that_is_too_much_for_a_neighbour_is_said() -> None:
    rows = {"kyuzo": "P3-06"}
    state = given("heihachi kyuzo kanbei", step="play_card", hand="P4-06", lines={"kyuzo": "P4-03 P3-02"}, rows=rows)
    assert said(state, "hand kyuzo") == "Kyuzo cannot defend with it and would go above the Kiai value."
    assert said(state, "hand kanbei") == ""
