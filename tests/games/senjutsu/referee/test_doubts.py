"""Doubts: a card or a report that the rules do not allow is questioned, and entered if it is meant."""

import pytest

from shiai.games.senjutsu.referee import Referee, read_command
from shiai.games.senjutsu.referee.doubts import doubts
from shiai.games.senjutsu.referee.sentences import doubt_lines
from shiai.i18n.catalogue import Catalogue, languages
from tests.games.senjutsu.referee.refereeing import duel, session

SIGNATURE = ("hero 1 ronin D3 N", "list 1 signature", "enemy 1 samurai_boss D2 S centre offensive 5", "begin")


def doubted(referee: Referee, line: str) -> list[str]:
    """The ids of the doubts about a line; they have words in every language."""
    found = doubts(referee, read_command(line))
    for language in languages():
        assert all(line.text for line in doubt_lines(referee, found, Catalogue(language, "senjutsu_solo")))
    return [doubt.id.removeprefix("referee-doubt-") for doubt in found]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("card 1 126", []),
        ("card 1 024", ["focus", "kamae"]),  # 3 Focus, and Aggression
        ("024", ["focus", "kamae"]),
        ("card 1 128", ["focus"]),
        ("card 1 stun", ["stun"]),
        ("card 1 999", []),  # refused anyway
        ("wound enemy 1", []),  # no card is being resolved
    ],
)
def test_focus_and_kamae_are_compared_with_the_card(line: str, wanted: list[str]) -> None:
    assert doubted(duel(), line) == wanted


def test_a_card_is_compared_with_the_deck_if_that_is_known() -> None:
    referee = session(*SIGNATURE)
    assert doubted(referee, "126") == []
    assert doubted(referee, "100") == ["deck"]
    assert doubted(duel(), "100") == []


def test_a_wound_out_of_reach_and_a_space_that_the_card_does_not_lead_to_are_questioned() -> None:
    referee = session(*SIGNATURE, "126")
    assert referee.progress().kind == "part"
    assert doubted(referee, "wound enemy 1") == []
    assert doubted(referee, "wound enemy 1 -1") == []
    assert doubted(referee, "hero 1 D3") == []
    assert doubted(referee, "hero 1 C2") == ["space"]  # it would no longer hit, and an attack must if it can
    away = session("hero 1 ronin D7 N", *SIGNATURE[1:], "126")
    while away.progress().kind != "part":
        away.enter(read_command("go"))
    assert doubted(away, "wound enemy 1") == ["reach"]


def test_a_doubt_changes_nothing_and_does_not_forbid() -> None:
    referee = duel()
    before = referee.data()
    assert doubted(referee, "card 1 024")
    assert referee.data() == before
    referee.enter(read_command("card 1 024"))
