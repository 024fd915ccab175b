"""Section 23: Counters among several heroes, and what may be played on them."""

from typing import Any

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import actor, alive, choose, given, go_on, hero, of, offered, play, step, where
from tests.games.senjutsu.moments import STOCK, duel, questions, reaches
from tests.proof import proves


def triangle(first: dict[str, Any], third: dict[str, Any], **table: Any) -> Senjutsu:
    """Ronin (D4) and Student (C3) have shields over each other and over the Warrior (D3), who attacks both at 5."""
    state = given(
        hero("ronin", "D4", "NW", **({"hand": "031 155", "stock": STOCK} | first)),
        hero("warrior", "D3", "S", hand="044", stock=STOCK),
        hero("student", "C3", "NE", **({"hand": "141 155", "stock": STOCK} | third)),
        **table,
    )
    return choose(state, "031", "044", "141")


def first_counter(state: Senjutsu) -> Senjutsu:
    """Both defenders resolve at 5, and the Ronin answers with an attack on the Student in front."""
    assert reaches(state, "counter", speed="speed 5")
    assert actor(state) == 0
    return play(state, "155", "done")


@proves("SJ-23.9", "SJ-23.16")
def test_a_counter_is_stopped_by_blocks_of_that_initiative_and_answered_by_a_counter_inside_out() -> None:
    state = first_counter(triangle({"hand": "031 155 110"}, {"hand": "141 155x2"}))
    assert (step(state), actor(state), of(state, 2, "wounds")) == ("counter", 2, 0)
    play(state, "155", "right")
    assert (step(state), actor(state), of(state, 0, "wounds")) == ("counter", 0, 0), "the ronin has blocked that one"
    play(state, "pass")
    assert (step(state), actor(state)) == ("turn_target", 0), "only now the ronin goes on with its first Block"
    play(state, "left")
    assert (step(state), actor(state)) == ("counter", 2), "then the student may answer the warrior"


@proves("SJ-23.9")
def test_a_block_of_another_initiative_does_not_stop_a_counter() -> None:
    state = triangle({}, {})
    assert reaches(state, "speed")
    while step(state) == "speed":
        play(state, "speed 4" if actor(state) == 2 else "speed 5")
    assert reaches(state, "counter")
    before = of(state, 2, "wounds")
    play(state, "155", "done")
    assert of(state, 2, "wounds") == before + 1


@proves("SJ-23.10")
def test_a_counter_has_the_initiative_of_the_blocked_attack_for_blocks() -> None:
    state = first_counter(triangle({}, {}))
    assert of(state, 2, "wounds") == 0, "155 has 2, but the shields of 5 stop it"


@proves("SJ-23.10")
def test_a_counter_has_the_initiative_of_the_blocked_attack_for_comparisons() -> None:
    others = (hero("student", "D6", "N", hand="154", stock=STOCK), hero("master", "C4", "N", hand="126", stock=STOCK))
    state = duel({"hand": "031 167"}, {"hand": "126", "stock": STOCK}, *others)
    choose(state, "031", "126", "154", "126")
    assert reaches(state, "counter", speed="speed 5", tie="place 1", counter="pass", turn_target="left")
    play(state, "167")
    assert (step(state), of(state, 2, "stuns")) == ("turn_target", 1), "4 is lower than 5, though 167 has 4 itself"
    assert (of(state, 1, "stuns"), of(state, 3, "stuns")) == (0, 0)


@proves("SJ-23.14")
def test_a_blocked_attack_gives_one_counter_also_if_an_instant_shows_another_symbol() -> None:
    table = {"hand": "031 017 155x2", "kamae": "AGG"}
    asked = questions(duel(table, {"hand": "126"}), "031", "126", speed="speed 5", counter="155", instant="017")
    assert asked.count(("counter", 0)) == 1
    asked = questions(duel(table, {"hand": "126"}), "031", "126", speed="speed 5", instant="017")
    assert asked.count(("counter", 0)) == 2, "a Counter not played leaves the other symbol open"


@proves("SJ-23.14", "SJ-23.16")
def test_a_counter_within_a_counter_opens_no_second_one_against_the_first_attack() -> None:
    state = first_counter(triangle({"hand": "031 155x2 017", "kamae": "AGG"}, {"hand": "141 155x2"}))
    play(state, "155", "right")
    assert (step(state), actor(state), offered(state)) == ("counter", 0, ["155", "pass"])
    play(state, "pass")
    assert (step(state), actor(state)) == ("instant", 0), "for the blocked Counter of the student"
    play(state, "pass")
    assert (step(state), actor(state)) == ("instant", 0), "for the blocked attack of the warrior"
    play(state, "017")
    assert (step(state), actor(state)) == ("turn_target", 0), "that attack was answered already"


@proves("SJ-23.15")
def test_the_counter_of_an_instant_is_checked_when_the_instant_is_resolved() -> None:
    for kamae, wanted in (("AGG", True), ("BAL", False), ("DET", False)):
        state = duel({"hand": "123 017 155", "kamae": kamae}, {"hand": "126"})
        asked = questions(state, "123", "126", speed="speed 5", instant="017", counter="155")
        assert (("counter", 0) in asked) == wanted
        assert of(state, 1, "wounds") == int(wanted)
        if wanted:
            assert asked.index(("instant", 0)) < asked.index(("counter", 0))
    state = duel({"hand": "123 017 155", "kamae": "AGG"}, {"hand": "126"})
    choose(state, "123", "126")
    assert reaches(state, "counter", speed="speed 5", instant="017")
    assert where(state, 1) == "D3 S", "the Push of a successful Block comes later"


@proves("SJ-23.18")
def test_no_instant_additional_is_played_on_a_counter() -> None:
    table = {"hand": "031 104 155"}
    for wanted in (False, True):
        state = duel(table, {"hand": "126"}, additional_on_counter=wanted)
        asked = questions(state, "031", "126", speed="speed 5", counter="155", instant="104")
        assert (asked.count(("instant", 0)), of(state, 1, "hobbles") > 0) == (int(wanted), wanted)
    after = duel({"hand": "031 084 155"}, {"hand": "126"})
    asked = questions(after, "031", "126", speed="speed 5", counter="155")
    assert asked.index(("instant", 0)) > asked.index(("turn_target", 0)), "on the Defence card, when it is resolved"
    assert asked.count(("instant", 0)) == 1


@proves("SJ-23.19")
def test_the_block_goes_on_when_a_counter_defeats_the_attacker() -> None:
    away = hero("student", "A1", "S", hand="122", stock=STOCK)
    state = duel({"hand": "031 155", "kamae": "DET"}, {"hand": "101", "wounds": 4}, away)
    asked = questions(state, "031", "101", "122", speed="speed 6", counter="155")
    assert alive(state) == [0, 2]
    start = asked.index(("counter", 0))
    assert asked[start : start + 4] == [("counter", 0), ("move", 0), ("move", 0), ("change", 0)]
    assert ("turn_target", 0) not in asked


@proves("SJ-23.19")
def test_the_block_goes_on_when_a_counter_moves_the_attacker() -> None:
    state = duel({"hand": "031 127", "stock": "117x3"}, {"hand": "154"})
    choose(state, "031", "154")
    assert reaches(state, "turn_target", speed="speed 4", counter="127")
    assert where(state, 1) == "D1 S"
    play(state, "right")
    assert where(state, 1) == "D1 SW"
    go_on(state)
    assert of(state, 0, "up") == ["031", "127"]
