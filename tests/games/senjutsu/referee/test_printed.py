"""The hero's card as printed: every way to carry it out, with Blocks and Counters, one entry for a turn."""

import pytest

from shiai.games.senjutsu.referee import EntryError, Referee, read_command, written
from shiai.games.senjutsu.referee.printed import Way, ways
from shiai.games.senjutsu.referee.sentences import way_text
from shiai.i18n.catalogue import Catalogue
from tests.games.senjutsu.referee.refereeing import cell, duel, heard, notebook, session, where

BOSS = 1
WORDS = Catalogue("en", "senjutsu_solo")


def known(referee: Referee) -> list[Way]:
    """The ways of the card that is being resolved."""
    assert referee.fight is not None
    return ways(referee.fight)


def said(referee: Referee) -> list[str]:
    """The ways in words."""
    return [way_text(referee, way, referee.progress().figure, WORDS) for way in known(referee)]


def acting(card: str, *lines: str, hero: str = "D3 N", enemy: str = "S003") -> Referee:
    """A Ronin who resolves this card before a Samurai Boss on D2, whose card comes later."""
    place = (f"hero 1 {hero}", "enemy 1 D2 S", *lines, f"card 1 {card}", f"enemy 1 {enemy}", "go", "go")
    referee = duel(*place)
    while referee.progress().kind == "question":  # who is first of those with the same initiative
        referee.enter(read_command("answer 1"))
    assert referee.progress().kind == "part"
    return referee


def test_an_attack_that_hits_in_one_way_is_one_entry() -> None:
    """126 Pommel Smash: step FWD3 x1 opt; ATK F w1; SUCCESS: stun."""
    referee = acting("126")
    (text,) = [text for text in said(referee) if text.startswith("Ronin hits")]
    assert text == "Ronin hits Samurai Boss with “Pommel Smash”. Samurai Boss takes 1 wound. Samurai Boss is stunned."
    referee.enter(read_command(f"printed {said(referee).index(text) + 1}"))
    assert cell(referee, BOSS, "WOUNDS") == 1
    assert heard(referee)[:2] == ["hit", "wounded"]


def test_each_printed_choice_is_a_way() -> None:
    """105 Horizontal Cut from Neutral: a step to the left or to the right, then the Ronin is in Balance."""
    referee = acting("105", hero="D5 N")
    assert said(referee) == [
        "C4, faces north. Ronin hits nobody with “Horizontal Cut”. Ronin is now in Balance.",
        "E4, faces north. Ronin hits nobody with “Horizontal Cut”. Ronin is now in Balance.",
    ]
    referee.enter(read_command("printed E4"))
    assert where(referee, 0) == "E4 N"
    assert written(referee.journal[-1]) == "printed : e4"


def test_the_journal_keeps_the_choices_by_name_and_replays() -> None:
    referee = acting("105", hero="D5 N")
    referee.enter(read_command("2"))
    again = Referee(referee.seed, referee.journal)
    assert notebook(again).key() == notebook(referee).key()
    assert referee.undo() == {"do": "printed", "choices": ["e4"]}
    assert len(known(referee)) == 2


def test_a_card_without_all_its_choices_asks_for_them() -> None:
    referee = acting("105", hero="D5 N")
    referee.enter(read_command("printed :"))
    assert referee.progress().kind == "question"
    assert len(referee.progress().answers) == 2
    referee.enter(read_command("2"))
    assert where(referee, 0) == "E4 N"


def test_a_way_that_is_not_unique_or_not_there_is_refused() -> None:
    referee = acting("102", hero="D5 N")  # steps and rotations in many ways
    with pytest.raises(EntryError, match="ways: add a facing or a number"):
        referee.enter(read_command("printed D4"))
    with pytest.raises(EntryError, match="cannot be carried out like that"):
        referee.enter(read_command("printed A1"))
    with pytest.raises(EntryError, match="offers no choice 'z9'"):
        referee.enter(read_command("printed : z9"))
    assert referee.progress().kind == "part"


def test_a_counter_is_a_card_that_the_rules_resolve() -> None:
    """114 Stone Block counters at 5, here with 125; then its lines stun whoever was blocked."""
    referee = duel("hero 1 D4 N", "enemy 1 D3 S", "card 1 114 5", "enemy 1 S024", "go", "go", "printed 1")
    assert referee.progress().kind == "counter"  # the shields were placed, and stopped the attack
    with pytest.raises(EntryError, match="card 114 cannot counter now"):
        referee.enter(read_command("counter 1 114"))
    referee.enter(read_command("counter 1 126"))
    assert referee.progress().kind == "part"
    hits = [number for number, text in enumerate(said(referee), 1) if "takes 1 wound" in text]
    referee.enter(read_command(f"printed {hits[0]}"))
    assert cell(referee, BOSS, "WOUNDS") == 1
    assert referee.progress().kind == "lines"
    referee.enter(read_command("printed 1"))
    assert cell(referee, 0, "WOUNDS") == 0


def test_a_blocking_enemy_stops_a_printed_attack() -> None:
    referee = acting("126", enemy="S033")
    referee.enter(read_command("printed 1"))
    assert cell(referee, BOSS, "WOUNDS") == 0
    assert "blocked" in heard(referee)


def test_what_the_card_does_with_hand_and_deck_is_told() -> None:
    """023, the Ronin's core card: discard a card, move, draw cards or take a Hobble for Focus."""
    referee = acting("023", hero="D6 N")
    referee.enter(read_command("printed 1"))
    assert "referee-discard" in heard(referee)
    assert "referee-own_cards" in heard(referee)


# A turn as one entry --------------------------------------------------------------------------------------------------


def test_a_bare_number_plays_the_turn_and_stops_only_where_an_instant_can_be_played() -> None:
    referee = session("hero 1 ronin D3 N", "enemy 1 samurai_boss D2 S centre offensive 5", "begin", "126")
    assert referee.progress().kind == "revealed"  # the deck is unknown: it could have an Instant
    named = session(
        "hero 1 ronin D3 N", "list 1 signature", "enemy 1 samurai_boss D2 S centre offensive 5", "begin", "126"
    )
    assert named.progress().kind == "part"


def test_two_heroes_have_two_cards_in_one_entry() -> None:
    lines = ("hero 1 ronin D5 N", "hero 2 ninja E5 N", "enemy 1 samurai_boss D1 S", "begin")
    with pytest.raises(EntryError, match="there are 1 cards for the heroes 1, 2"):
        session(*lines, "turn 126")
    referee = session(*lines, "126 125")
    assert [cell(referee, seat, "ITEM_CARD") > 0 for seat in (0, 1)] == [True, True]


def test_a_bare_card_of_an_enemy_goes_to_the_next_one() -> None:
    referee = duel("126", "S024")
    assert referee.journal[-1] == {"do": "drawn", "card": "S024", "enemy": 1}


@pytest.mark.parametrize(
    ("short", "long"), [("g", "go"), ("w 1 2", "wound enemy 1 2"), ("h 1 D4", "hero 1 D4"), ("t 029", "turn 029")]
)
def test_short_forms(short: str, long: str) -> None:
    assert read_command(short) == read_command(long)


def test_an_enemy_that_falls_while_its_card_is_to_be_typed_draws_none() -> None:
    lines = ("hero 1 ronin D5 N", "enemy 1 samurai_boss D1 S", "enemy 2 arquebusier E1 S", "begin", "126")
    referee = session("decks table", *lines)
    assert referee.progress().kind == "draw"
    referee.enter(read_command(f"wound {referee.figure_name(referee.progress().figure)} 20"))
    assert referee.progress().figure == 2
