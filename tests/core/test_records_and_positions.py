"""Games and positions as text: read back as they were, and refused with the line and the reason when damaged."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shiai
from shiai.core.chance import draw_outcome
from shiai.core.errors import IllegalChoice, PositionError, RecordError
from shiai.core.game import AnyGame
from shiai.core.playout import playout
from shiai.core.record import Record, read_record
from shiai.core.seats import ALL_SEEING, CHANCE, HOLE, WATCHER
from shiai.core.state import State
from tests.core.toy import BAG, BID, HAND, SCORE, TOY, after

SEVEN_RONIN: Final = shiai.game("seven_ronin")
GAMES: Final[dict[str, AnyGame]] = {"high_bid": TOY, "seven_ronin": SEVEN_RONIN}
BOTH_GAMES: Final = pytest.mark.parametrize("game", [TOY, SEVEN_RONIN], ids=lambda game: game.id)
CALM: Final = settings(deadline=None, derandomize=True, max_examples=60, database=None)


def played(game: AnyGame, seed: int, **options: object) -> tuple[Record, State]:
    """A random game to its end."""
    rng, chance = Random(seed), Random(seed)
    state = game.start(**options)
    record = Record(state)
    while state.actors():
        seat = rng.choice(state.actors())
        record.play(state, seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
    return record, state


DEALT: Final = ("chance: deal fox", "chance: deal tiger")
FIRST_ROUND: Final = (*DEALT, "south: bid 2", "north: bid 1")
SHORT: Final = """\
shiai record 1
game: high_bid
rules: 1
options: used_cards=bottom
tag players: random, random
1. chance: deal fox
2. chance: deal tiger
3. south: bid 2
4. north: pass
5. chance: deal crane
result: open
"""
VIEW: Final = """\
game: high_bid
rules: 1
options: bids=1,2,3
view: north
steps: reveal bidding
round: 1
score: none
north_card: fox
south_card: ?
north_bid: none
south_bid: ?
open: none
bag: ? none
"""
COMPLETE: Final = (
    VIEW.replace("view: north\n", "")
    .replace("south_card: ?", "south_card: tiger")
    .replace("south_bid: ?", "south_bid: pass")
    .replace("? none", "fox=1 crane=2")
)


# Records --------------------------------------------------------------------------------------------------------------


@BOTH_GAMES
@pytest.mark.parametrize("seed", range(3))
def test_a_record_is_read_back_and_leads_to_the_same_state(game: AnyGame, seed: int) -> None:
    record, state = played(game, seed)
    record.tags["seed"] = str(seed)
    again, end = read_record(GAMES, record.text())
    assert end == state
    assert (again.text(), again.choices, again.tags, again.result) == (
        record.text(),
        record.choices,
        record.tags,
        record.result,
    )
    assert not record.text().endswith("result: open\n")


@BOTH_GAMES
def test_every_moment_of_a_record_can_be_visited(game: AnyGame) -> None:
    record, end = played(game, 5)
    keys = [state.key() for state in record.states()]
    assert keys == [record.at(count).key() for count in range(len(record.choices) + 1)]
    assert keys[0] == record.start().key()
    assert keys[-1] == end.key()
    record.back(3)
    again, state = read_record(GAMES, record.text())
    assert state.key() == keys[3]
    assert again.result == "open"


def test_a_record_of_an_open_game_is_as_good() -> None:
    record, state = read_record(GAMES, SHORT)
    assert record.text() == SHORT
    assert state.actors() == (CHANCE,)
    assert record.tags == {"players": "random, random"}


def test_an_illegal_choice_is_not_written_down() -> None:
    state = after(*DEALT)
    record = Record(state)
    before = record.text()
    with pytest.raises(IllegalChoice):
        record.play(state, 0, state.action("bid 3"))
    assert record.text() == before


@BOTH_GAMES
def test_a_record_that_breaks_off_is_refused(game: AnyGame) -> None:
    record, _ = played(game, 1)
    lines = record.text().splitlines()
    for count in range(len(lines)):
        text = "\n".join(lines[:count])
        missing = "this is no record" if not count else "the record breaks off"
        with pytest.raises(RecordError, match=f"^line {max(1, count + 1)}: {missing}"):
            read_record(GAMES, text)


def replaced(old: str, new: str) -> str:
    """The short record with one change."""
    assert SHORT.count(old) == 1
    return SHORT.replace(old, new)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "line 1: this is no record; a record begins with 'shiai record 1'"),
        ("\n\n", "line 1: this is no record"),
        ("Dear diary,\n" + SHORT, "line 1: this is no record"),
        (COMPLETE, "line 1: this is no record"),
        (replaced("game: high_bid\n", ""), "line 2: expected 'game: …' but found 'rules: 1'"),
        (replaced("high_bid", "chess"), "line 2: there is no game 'chess'; games are: high_bid, seven_ronin"),
        (replaced("high_bid", "seven_ronin"), "line 4: seven_ronin has no option used_cards"),
        (
            replaced("rules: 1", "rules: 7"),
            "line 3: played under version 7 of the rules of high_bid, this program has version 1; replay it with the",
        ),
        (replaced("used_cards=bottom", "used_cards"), "line 4: 'used_cards' should look like name=value"),
        (replaced("used_cards=bottom", "used_card=top"), "line 4: high_bid has no option used_card; did you mean used"),
        (replaced("used_cards=bottom", "used_cards=top"), "line 4: option used_cards cannot be 'top': use one of"),
        (
            replaced("used_cards=bottom", "passing=no bids=none"),
            "line 4: options passing=false and bids=none contradict",
        ),
        (replaced("used_cards=bottom", ""), "line 4: expected 'options: …' but found 'options: '"),
        (
            replaced("tag players: ", "tag players "),
            "line 5: 'tag players random, random' should look like 'tag name: ",
        ),
        (replaced("3. south", "3. east"), "line 8: 'east' is no seat; seats are: north, south, watcher, chance"),
        (
            replaced("3. south", "3. watcher"),
            "line 8: watcher cannot choose 'bid 2' (T-2.1); waiting for: north, south",
        ),
        (replaced("3. south", "3. chance"), "line 8: chance cannot choose 'bid 2' (T-2.1); waiting for: north, south"),
        (replaced("bid 2", "bid 9"), "line 8: high_bid has no choice 'bid 9'; there is: "),
        (replaced("bid 2", "bid 3"), "line 8: south cannot choose 'bid 3' (T-2.2); legal are: pass, bid 1, bid 2"),
        (replaced("4. north", "4. south"), "line 9: south cannot choose 'pass' (T-2.1); waiting for: north"),
        (replaced("2. chance: deal tiger\n", ""), "line 7: choice 2 is missing, this is number 3"),
        (replaced("4. north", "5. north"), "line 9: choice 4 is missing, this is number 5"),
        (replaced("4. north", "four. north"), "line 9: choice 4 is missing, this is number four"),
        (replaced("4. north: pass", "4. north pass"), "line 9: '4. north pass' should look like '12. seat: choice'"),
        (replaced("4. north: pass", ""), "line 9: '' should look like '12. seat: choice'"),
        (
            replaced("result: open", "result: north higher_score T-4.1"),
            "line 11: the result is 'north higher_score T-4.1', but the choices lead to 'open'",
        ),
        (replaced("result: open", "result:"), "line 11: expected 'result: …' but found 'result:'"),
        (SHORT + "\n\n6. chance: deal fox\n", "line 14: there is text after the result"),
        (SHORT + SHORT, "line 12: there is text after the result"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(text: str, error: str) -> None:
    with pytest.raises(RecordError, match="^" + re.escape(error)):
        read_record(GAMES, text)


def test_a_game_cannot_go_on_after_its_end() -> None:
    record, _ = played(TOY, 0)
    number = len(record.choices) + 1
    text = record.text().replace("result:", f"{number}. north: pass\nresult:")
    with pytest.raises(
        RecordError, match=f"^line {number + 4}: north cannot choose 'pass' .T-4.1.; waiting for: nobody"
    ):
        read_record(GAMES, text)


# Damage of any kind ---------------------------------------------------------------------------------------------------


def texts(game: AnyGame, write: Callable[[State], str]) -> list[str]:
    """Texts of several moments of a game."""
    record, _ = played(game, 3)
    return [write(state) for state in record.states()]


@st.composite
def damaged(draw: st.DrawFn, wholes: list[str]) -> str:
    """One of these texts with one line missing, doubled or moved, or one character changed."""
    text = draw(st.sampled_from(wholes))
    lines = text.splitlines()
    one, two = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    kind = draw(st.sampled_from(("delete", "swap", "double", "character", "digit", "word")))
    if kind == "delete":
        del lines[one]
    elif kind == "swap":
        lines[one], lines[two] = lines[two], lines[one]
    elif kind == "double":
        lines.insert(two, lines[one])
    elif kind == "word":
        lines[one] = lines[one].partition(":")[0] + ":" + lines[two].partition(":")[2]
    else:
        place = draw(st.integers(0, len(text) - 1))
        new = draw(st.sampled_from("0123456789-?=,():") if kind == "digit" else st.characters())
        return text[:place] + new + text[place + 1 :]
    return "\n".join(lines)


TOY_RECORDS: Final = [played(TOY, seed)[0].text() for seed in range(5)]
RONIN_RECORDS: Final = [played(SEVEN_RONIN, 2)[0].text()]


def still_good_or_refused(text: str) -> None:
    """A damaged record is refused as one, or is the record of a game."""
    try:
        record, state = read_record(GAMES, text)
    except RecordError:
        return
    assert read_record(GAMES, record.text())[1] == state


@settings(CALM, max_examples=300)
@given(damaged(TOY_RECORDS))
def test_no_damage_to_a_record_goes_unnoticed(text: str) -> None:
    still_good_or_refused(text)


@CALM
@given(damaged(RONIN_RECORDS))
def test_no_damage_to_a_record_of_seven_ronin_goes_unnoticed(text: str) -> None:
    still_good_or_refused(text)


@settings(CALM, max_examples=100)
@given(st.text())
def test_no_text_is_mistaken_for_a_record_or_position(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(GAMES, text)
    with pytest.raises(PositionError):
        TOY.from_position(text)


def test_the_order_of_sealed_choices_is_the_only_thing_two_swapped_lines_can_keep() -> None:
    text = SHORT.replace("3. south: bid 2\n4. north: pass", "3. north: pass\n4. south: bid 2")
    assert read_record(GAMES, text)[1] == read_record(GAMES, SHORT)[1]


# Positions ------------------------------------------------------------------------------------------------------------


@BOTH_GAMES
def test_every_position_of_a_game_is_read_back_for_every_viewer(game: AnyGame) -> None:
    record, _ = played(game, 4)
    for state in record.states():
        assert game.from_position(state.position()) == state
        for seat in (0, 1, WATCHER):
            view = state.redact(seat)
            assert game.from_position(view.position()) == view


@BOTH_GAMES
def test_a_game_goes_on_from_a_position_as_it_would_have(game: AnyGame) -> None:
    """In the middle of every dialogue: whatever step waits on top, with whatever waits below it."""
    moments: dict[str, State] = {}
    for seed in range(20):
        for state in played(game, seed)[0].states():
            moments.setdefault(" ".join([step.name for step in state.stack]), state.clone())
    assert len(moments) >= (5 if game is TOY else 8)
    for state in moments.values():
        again = game.from_position(state.position())
        assert again.actors() == state.actors()
        assert playout(again, Random(1)) == playout(state, Random(1))
        assert again == state


def test_a_position_in_the_middle_of_a_dialogue_asks_the_winner() -> None:
    state = after(*FIRST_ROUND)
    assert "steps: put_back(1)\n" in state.position()
    again = TOY.from_position(state.position())
    assert [again.name(action) for action in again.legal(1)] == ["on top", "under"]
    again.apply(1, again.action("on top"))
    assert "bag: fox=1 crane=2 top:tiger,fox\n" in again.position()


def test_a_redacted_position_shows_holes_and_is_read_back() -> None:
    state = after(*DEALT, "south: bid 3", bids="1,2,3")
    view = state.redact(0)
    assert view.position() == VIEW
    again = TOY.from_position(VIEW)
    assert again == view
    assert again.viewer == 0
    assert again.cells[HAND + 1] == again.cells[BID + 1] == again.cells[BAG.at] == HOLE
    assert again.legal(0) == state.legal(0)
    world = again.fill(Random(0))
    assert world.redact(0) == view
    assert "view: watcher\n" in state.redact(WATCHER).position()
    assert "north_card: ?\n" in state.redact(WATCHER).position()


def test_what_everybody_knows_is_in_no_hole() -> None:
    state = after(*FIRST_ROUND, "south: on top", "chance: deal tiger")
    assert "open: north\n" in state.position()
    position = state.redact(WATCHER).position()
    assert "north_card: tiger\n" in position
    assert "bag: fox=1 crane=2 top:fox\n" in position


def test_blank_lines_and_spaces_do_not_matter_but_are_counted() -> None:
    text = "\n\n" + COMPLETE.replace("\n", "  \n\n")
    assert TOY.from_position(text) == TOY.from_position(COMPLETE)
    with pytest.raises(PositionError, match=r"^line 15: '9' is none of"):
        TOY.from_position(text.replace("north_card: fox", "north_card: 9"))


def changed(old: str, new: str, text: str = COMPLETE) -> str:
    """A position with one change."""
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "the text ends before the line 'game: …'"),
        (SHORT, "line 1 should be 'game: …' but is 'shiai record 1'"),
        (
            changed("high_bid", "seven_ronin"),
            "line 1: game is 'seven_ronin': this is a position of another game; read it with game('seven_ronin')",
        ),
        (changed("rules: 1", "rules: 2"), "line 2: rules is '2': this program has version 1 of the rules of high_bid"),
        (changed("bids=1,2,3", "bid=1"), "line 3: high_bid has no option bid; did you mean bids?"),
        (changed("bids=1,2,3", "bids=1,9"), "line 3: option bids cannot be '1,9': use numbers out of 1, 2, 3 (T-2.2)"),
        (changed("bids=1,2,3", "passing=no bids=none"), "line 3: options passing=false and bids=none contradict each"),
        (changed("view: north", "view: east", VIEW), "line 4: 'east' is no seat; seats are: north, south, watcher"),
        (changed("bidding", "building"), "line 4: 'building' is no step of high_bid; steps are: deal, bidding, reveal"),
        (changed("bidding", "bidding deal(1"), "line 4: 'deal(1' should end with a bracket"),
        (changed("bidding", "bidding deal(x)"), "line 4: 'deal(x)' should have whole numbers in its brackets"),
        (changed("bidding", "bidding deal(-1)"), "line 4: 'deal(-1)' should have whole numbers in its brackets"),
        (changed("round: 1\n", ""), "line 5 should be 'round: …' but is 'score: none'"),
        (changed("round: 1", "round:"), "line 5 should be 'round: …' but is 'round:'"),
        (changed("round: 1", "round: one"), "line 5: 'one' is not a whole number"),
        (changed("round: 1", "round: 1.0"), "line 5: '1.0' is not a whole number"),
        (changed("round: 1", "round: 4"), "line 5: 4 is not between 1 and 3"),
        (changed("round: 1", "round: -1"), "line 5: -1 is not between 1 and 3"),
        (changed("round: 1", "round: --1"), "line 5: "),
        (changed("round: 1", "round: " + "9" * 5000), "line 5: "),
        (changed("score: none", "score: north"), "line 6: 'north' should look like name=value"),
        (changed("score: none", "score: east=1"), "line 6: 'east' is none of north, south"),
        (changed("score: none", "score: north=99"), "line 6: 99 is not between 0 and 27"),
        (changed("tiger", "dragon"), "line 8: 'dragon' is none of none, fox, crane, tiger"),
        (changed("open: none", "open: east"), "line 11: 'east' is none of north, south"),
        (changed("crane=2", "crane"), "line 12: '' is not a whole number"),
        (changed("bag: fox=1 crane=2\n", ""), "the text ends before the line 'bag: …'"),
        (COMPLETE + "weather: fine\n", "line 13 is one too many: 'weather: fine'"),
        (COMPLETE + COMPLETE, "line 13 is one too many: 'game: high_bid'"),
        (changed("tiger", "fox"), "this position cannot occur: there are two foxes, two cranes and a tiger (T-1.1)"),
        (changed("steps: reveal bidding", "steps: over"), "this position cannot occur: bids are made while the sides"),
        (
            changed("steps: reveal bidding", "steps: bidding"),
            "this position cannot occur: the steps bidding never wait",
        ),
        (changed("bidding", "bidding deal(7)"), "this position cannot occur: the steps reveal bidding deal(7) never"),
        (changed("tiger", "?"), "a position with holes (?) needs the line 'view: …', which says whose view it is"),
        (changed("view: north\n", "", VIEW), "a position with holes (?) needs the line 'view: …'"),
        (changed("round: 1", "round: ?", VIEW), "the holes (?) of round are not what is hidden from north"),
        (changed("north_card: fox", "north_card: ?", VIEW), "the holes (?) of north_card are not what is hidden from"),
        (changed("south_card: ?", "south_card: fox", VIEW), "the holes (?) of south_card are not what is hidden from"),
        (changed("? none", "fox=1 crane=2", VIEW), "the holes (?) of bag are not what is hidden from north"),
        (changed("view: north", "view: south", VIEW), "the holes (?) of "),
    ],
)
def test_a_damaged_position_is_refused_with_line_and_reason(text: str, error: str) -> None:
    with pytest.raises(PositionError, match="^" + re.escape(error)):
        TOY.from_position(text)


TOY_POSITIONS: Final = texts(TOY, State.position) + texts(TOY, lambda state: state.redact(1).position())
RONIN_POSITIONS: Final = texts(SEVEN_RONIN, State.position) + texts(
    SEVEN_RONIN, lambda state: state.redact(1).position()
)


def same_or_refused(game: AnyGame, text: str) -> None:
    """A damaged position is refused as one, or is a position in which the actors have choices."""
    try:
        state = game.from_position(text)
    except PositionError:
        return
    assert game.from_position(state.position()) == state
    for seat in state.actors():
        if state.viewer in (seat, ALL_SEEING):
            assert state.legal(seat)


@settings(CALM, max_examples=300)
@given(damaged(TOY_POSITIONS))
def test_no_damage_to_a_position_goes_unnoticed(text: str) -> None:
    same_or_refused(TOY, text)


@settings(CALM, max_examples=300)
@given(damaged(RONIN_POSITIONS))
def test_no_damage_to_a_position_of_seven_ronin_goes_unnoticed(text: str) -> None:
    same_or_refused(SEVEN_RONIN, text)


def test_the_score_is_the_only_line_of_a_position_that_luck_may_have_written() -> None:
    """A position is believed when play could have led to it, even if it did not."""
    state = TOY.from_position(changed("score: none", "score: south=4"))
    assert state.cells[SCORE : SCORE + 2] == [0, 4]


def test_a_tag_stays_in_its_line() -> None:
    state = GAMES["seven_ronin"].start()
    record = Record(state, {"note": "two\nlines"})
    assert read_record(GAMES, record.text())[0].tags == {"note": "two lines"}


def test_chance_has_no_view() -> None:
    game = GAMES["seven_ronin"]
    text = game.start().redact(0).position().replace("view: attacker", "view: chance")
    with pytest.raises(PositionError, match="chance looks at nothing"):
        game.from_position(text)
