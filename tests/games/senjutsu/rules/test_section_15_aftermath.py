"""Section 15: what becomes of Blocks, Counters and cards when a hero is defeated in the middle of a turn."""

import pytest

from tests.games.senjutsu.given import actor, alive, choose, fighter, given, go_on, of, offered, play, step, where
from tests.proof import proves


@proves("SJ-15.8")
@pytest.mark.parametrize(("wounds", "falls"), [(0, False), (4, True)])
def test_the_blocks_of_a_defeated_hero_vanish_at_once(wounds: int, falls: bool) -> None:
    """The ronin's shields protect the student until the warrior strikes the ronin from behind."""
    state = given(
        fighter("ronin", "D4", "N", hand="031", wounds=wounds),
        fighter("warrior", "D5", "N", hand="126"),
        fighter("student", "D3", "N", hand="122"),
        fighter("master", "D2", "S", hand="126"),
        advantage=(1, 3, 0, 2),
    )
    choose(state, "031", "126", "122", "126")
    go_on(state, speed="speed 5", tie="place 1", move="done")
    assert alive(state) == ([1, 2, 3] if falls else [0, 1, 2, 3])
    assert of(state, 2, "wounds") == int(falls)


@proves("SJ-15.8")
def test_split_part_and_instant_of_a_defeated_hero_are_lost() -> None:
    """The master's card and its split part would come at 7 and 4; the ronin's attack comes in between."""
    state = given(
        fighter("ronin", "D4", "N", hand="126"),
        fighter("student", "D3", "S", hand="048 144", wounds=4),
        fighter("warrior", "A1", "S", hand="110"),
    )
    events = state.listen()
    choose(state, "126", "048", "110")
    asked: list[tuple[str, int]] = []
    while step(state) != "draw_one":
        asked.append((step(state), actor(state)))
        play(state, "done" if "done" in offered(state) else offered(state)[0])
    cards = [(event.values["card"], event.values["part"]) for event in events if event.id == "event-resolves"]
    assert cards == [("card-110", 1), ("card-048", 1), ("card-126", 1)]
    assert [pair for pair in asked if pair[1] == 1] == []
    assert (alive(state), of(state, 0, "wounds")) == ([0, 2], 1)


@proves("SJ-15.8")
@pytest.mark.parametrize(("wounds", "counters"), [(0, [0, 1]), (4, [0])])
def test_the_pending_counter_of_a_defeated_hero_is_lost(wounds: int, counters: list[int]) -> None:
    """Two heroes block one attack; the first one's Counter reaches the second, which then has no Counter."""
    state = given(
        fighter("ronin", "D3", "S", hand="031 018"),
        fighter("warrior", "C3", "S", hand="031 018", wounds=wounds),
        fighter("student", "D4", "N", hand="044"),
    )
    choose(state, "031", "031", "044")
    asked: list[int] = []
    while step(state) not in ("choose", "draw_one"):
        if step(state) == "counter":
            asked.append(actor(state))
            play(state, "018" if actor(state) == 0 else "pass")
            continue
        names = offered(state)
        play(state, "speed 5" if "speed 5" in names else "done" if "done" in names else names[0])
    assert asked == counters
    assert alive(state) == ([0, 1, 2] if wounds == 0 else [0, 2])


@proves("SJ-15.9")
def test_the_card_that_defeats_goes_on_and_its_attack_was_successful() -> None:
    """Headbutt, if successful: the target is hobbled, and one Focus is gained."""
    state = given(
        fighter("warrior", "D4", "N", hand="064"),
        fighter("ronin", "D3", "S", hand="122", wounds=4),
        fighter("student", "A1", "S", hand="122"),
    )
    go_on(choose(state, "064", "122", "122"), move="done")
    assert (alive(state), of(state, 0, "focus"), of(state, 0, "up")) == ([0, 2], 1, ["064"])


@proves("SJ-15.9")
def test_an_instant_after_a_successful_attack_is_offered_for_the_attack_that_defeated() -> None:
    state = given(
        fighter("warrior", "D4", "N", hand="126 153"),
        fighter("ronin", "D3", "S", hand="122", wounds=4),
        fighter("student", "A1", "S", hand="110"),
        advantage=(2, 1, 0),
    )
    go_on(choose(state, "126", "122", "110"), "instant", move="done")
    assert (step(state), actor(state), offered(state)) == ("instant", 0, ["153", "pass"])


@proves("SJ-15.9")
def test_lines_about_the_defeated_hero_are_skipped_and_others_are_still_affected() -> None:
    """Idle Strike in Determination makes its targets discard a card; one of the two is defeated."""
    state = given(
        fighter("master", "D4", "N", hand="018", kamae="DET"),
        fighter("ronin", "D3", "S", hand="110 127", wounds=4),
        fighter("student", "C3", "S", hand="110 127"),
    )
    choose(state, "018", "023", "038")
    assert (step(state), alive(state), actor(state), offered(state)) == ("discard_type", [0, 2], 2, ["110", "127"])
    play(state, "127")
    assert (step(state), actor(state)) == ("discard", 2), "nobody else is asked; the next card has come up"
    assert (of(state, 2, "up"), of(state, 2, "wounds")) == (["127"], 1)


@proves("SJ-15.9", "SJ-15.6")
def test_a_push_of_a_defeated_hero_is_skipped() -> None:
    state = given(
        fighter("ronin", "D4", "N", hand="125"),
        fighter("warrior", "D3", "S", hand="122", stuns=4),
        fighter("student", "D2", "S", hand="110"),
    )
    go_on(choose(state, "125", "122", "110"), "draw_one", move="done")
    assert (where(state, 1), of(state, 2, "stuns"), alive(state)) == ("none", 0, [0, 2])


@proves("SJ-15.9")
def test_no_poison_is_spent_on_a_defeated_hero() -> None:
    """Hidden Viper Fang, if successful: for one Focus the target is poisoned."""
    state = given(
        fighter("master", "D5", "N", hand="010", focus=1),
        fighter("ronin", "D3", "S", hand="122", wounds=4),
        fighter("student", "A1", "S", hand="110"),
    )
    deck = of(state, 0, "poison_deck")
    go_on(choose(state, "010", "122", "110"), "draw_one", pay="pay")
    assert (alive(state), of(state, 0, "poison_deck"), of(state, 1, "venom")) == ([0, 2], deck, 0)
    assert deck != 0


@proves("SJ-15.9")
def test_nobody_is_asked_how_a_defeated_hero_is_rotated() -> None:
    """Spiralling Flames, if successful, rotates the target twice."""
    state = given(
        fighter("warrior", "D4", "N", hand="065"),
        fighter("ronin", "E3", "S", hand="122", wounds=4),
        fighter("student", "A1", "S", hand="103"),
    )
    choose(state, "065", "122", "103")
    asked: list[str] = []
    while step(state) != "draw_one":
        asked.append(step(state))
        play(state, offered(state)[0])
    assert (alive(state), "turn_target" in asked) == ([0, 2], False)
