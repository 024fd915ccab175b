"""Section 1: scope and golden rules."""

import re
from typing import Any

import pytest

from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE, TURN, Senjutsu
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from tests.games.senjutsu.given import (
    GAME,
    actor,
    alive,
    bad_options,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    ranks,
    resolve,
    revealed,
    step,
    where,
    winners,
)
from tests.proof import proves

FOUR = [hero("ronin"), hero("warrior", "A1", "S"), hero("student", "G1", "S"), hero("master", "A4", "S")]


def at_start(*heroes: dict[str, Any], **options: Any) -> Senjutsu:
    """A turn is about to begin; everything until the first question has happened."""
    state = given(*heroes, step=StartTurn(), **options)
    state.settle()
    return state


def aims(card: str, **options: Any) -> list[str]:
    """The targets that seat_1 of four may name for a card."""
    state = given(hero("ronin", hand=card, focus=3), *FOUR[1:], **options)
    choose(state, card, "053", "038", "008")
    assert (step(state), actor(state)) == ("name_target", 0)
    return offered(state)


@proves("SJ-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_have_one_hero_each(players: int) -> None:
    state = GAME.start(players=players)
    assert isinstance(state, Senjutsu)
    assert len(state.rules.heroes) == len(state.rules.decks) == players
    go_on(state, "prepare")
    figures = [state.cells[seat * BLOCK + AT] for seat in range(4)]
    assert len(set(figures[:players])) == players
    assert NOWHERE not in figures[:players]
    assert set(figures[players:]) <= {NOWHERE}


@proves("SJ-1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_there_is_no_game_for_nobody_or_for_five(players: int) -> None:
    bad_options("players", "SJ-1.1", players=players)


@proves("SJ-1.2", "SJ-1.9")
def test_heroes_are_opponents_of_each_other_or_grouped_into_teams() -> None:
    assert aims("014") == ["target 2", "target 3", "target 4"]
    assert aims("014", teams="pairs") == ["target 3", "target 4"]
    state = given(hero("ronin"), *FOUR[1:3], teams="one_against_others")
    assert [state.rules.allies[seat] for seat in range(3)] == [0b001, 0b110, 0b110]
    bad_options("4 players", "SJ-1.2", teams="pairs")
    bad_options("3 or 4 players", "SJ-1.2", teams="one_against_others")


@proves("SJ-1.2")
def test_a_team_wins_together() -> None:
    alone = hero("ronin", hand="126", wounds=4)
    mate = hero("student", "A1", "S")
    state = given(alone, mate, hero("warrior", "D3", "S", wounds=4), teams="one_against_others")
    resolve(state, "126", "038", "053")
    assert (alive(state), step(state)) == ([0, 1], "choose"), "a team-mate is left"
    state = given(alone, mate, hero("warrior", "D3", "S", hand="126"), teams="one_against_others")
    resolve(state, "023", "038", "126")
    assert winners(state) == (1, 2)


@proves("SJ-1.9")
def test_the_acting_hero_is_the_one_whose_card_is_resolved() -> None:
    for cards, focus in ((("122", "053"), (1, 0)), (("023", "059"), (0, 1)), (("122", "059"), (1, 1))):
        state = given(hero("ronin", hand="122", kamae="DET"), hero("warrior", "A1", "S", hand="059"))
        resolve(state, *cards)
        assert (of(state, 0, "focus"), of(state, 1, "focus")) == focus


@proves("SJ-1.3")
@pytest.mark.parametrize("lasting", ["", "106"])
def test_iron_will_goes_before_the_wound_for_an_empty_deck(lasting: str) -> None:
    state = at_start(hero("ronin", stock="", lasting=lasting, iron=1 if lasting else 0))
    go_on(state)
    assert of(state, 0, "wounds") == (0 if lasting else 1)


@proves("SJ-1.3")
def test_courage_goes_before_the_rule_that_cards_above_the_hand_limit_lie_face_down() -> None:
    for lasting, pile in (("", "down"), ("085", "up")):
        state = given(hero("ronin", hand="110x3 126x3 127", lasting=lasting), hero("warrior", "A1", "S"))
        choose(state, "127", "053")
        go_on(state, "hand_limit")
        play(state, "126")
        assert of(state, 0, pile).count("126") == 1


@proves("SJ-1.3")
def test_field_bandages_discard_stuns_though_stuns_cannot_be_discarded() -> None:
    state = given(hero("ronin", hand="124", stuns=2), hero("warrior", "A1", "S"))
    resolve(state, "124", "053", heal_stuns="stuns 2")
    assert of(state, 0, "stuns") == 0


@proves("SJ-1.4")
def test_an_attack_card_must_be_played_so_as_to_hit_if_it_can() -> None:
    state = given(hero("ronin", hand="126"), hero("warrior", "D2", "S"))
    choose(state, "126", "053")
    assert (where(state, 0), of(state, 1, "wounds")) == ("D3 N", 1), "the only step that leads to a hit was made"
    far = given(hero("ronin", hand="126"), hero("warrior", "D1", "S"))
    choose(far, "126", "053")
    assert offered(far) == ["C3", "D3", "E3", "done"]
    calm = given(hero("ronin", hand="116"), hero("warrior", "D2", "S"))
    choose(calm, "116", "053")
    assert {"C4", "D5", "done"} < set(offered(calm)), "other cards have no such duty"


@proves("SJ-1.6")
def test_in_every_turn_all_choose_reveal_together_and_resolve_by_initiative() -> None:
    state = given(
        hero("ronin", hand="127"), hero("warrior", "A1", "S", hand="116"), hero("student", "G1", "S", hand="126")
    )
    turn = state.cells[TURN]
    events = state.listen()
    for seat, card in ((1, "116"), (2, "126")):
        state.apply(seat, state.action(card))
        assert revealed(state, seat) == "none"
    assert state.actors() == (0,)
    state.apply(0, state.action("127"))
    assert [revealed(state, seat) for seat in range(3)] == ["127", "116", "126"]
    go_on(state)
    told = [event for event in events if event.id in ("event-revealed_card", "event-resolves")]
    assert [event.id for event in told] == ["event-revealed_card"] * 3 + ["event-resolves"] * 3
    resolved = [(event.values["who"], event.values["speed"]) for event in told[3:]]
    assert resolved == [("warrior", 6), ("student", 5), ("ronin", 4)]
    assert (state.cells[TURN], step(state), state.actors()) == (turn + 1, "choose", (0, 1, 2))


def items(text: str) -> int:
    """How many items between semicolons a text has."""
    return len([item for item in re.sub(r"\([^)]*\)", "group", text).split(";") if item.strip()])


@proves("SJ-1.7")
@pytest.mark.parametrize("number", list(INDEX))
def test_a_card_consists_of_parts_and_each_of_them_of_lines_and_segments(number: str) -> None:
    design = STANDARD_DESIGNS[INDEX[number]]
    text = re.sub(r"^WHEN [^:]*: ", "", design.record["effect"])
    parts = re.split(r" SPLIT \d(?:-\d)?: ", text)
    assert len(design.effects.parts) == len(parts)
    for printed, part in zip(parts, design.effects.parts, strict=True):
        segments = re.split(r"(?:SUCCESS|REDUCED|LOWER INITIATIVE): ", printed)
        lower = "LOWER INITIATIVE" in printed  # the words of the comparison are a row of their own
        assert len(part.lines) == sum([items(segment) for segment in segments]) + int(lower)
        if "SUCCESS" in printed:
            assert part.success == items(printed.split("SUCCESS: ")[0]) + int(lower)
        else:
            assert part.success == len(part.lines)


@proves("SJ-1.7")
def test_lines_of_another_segment_or_part_do_not_belong_to_a_segment() -> None:
    state = given(hero("ronin", hand="121", kamae="DET"), hero("warrior", "A1", "S"))
    resolve(state, "121", "053", speed="speed 4", move="C4", change="BAL")
    assert of(state, 0, "focus") == 0, "the segment after 'If successful' is left out"
    assert where(state, 0).startswith("C4"), "the part below the split line is resolved"


@proves("SJ-1.8")
def test_an_attack_effect_is_the_grid_with_the_lines_that_modify_it() -> None:
    """Armour takes one wound from every attack effect of more than one."""
    for focus, armour, wounds in ((0, "", 1), (0, "025", 1), (1, "", 2), (1, "025", 1)):
        state = given(
            hero("ronin", "D5", hand="086", focus=focus),
            hero("warrior", "D3", "S", lasting=armour),
        )
        resolve(state, "086", "053", modifier="pay", move="done")
        assert of(state, 1, "wounds") == wounds


@proves("SJ-1.8")
def test_an_attack_effect_is_one_effect_however_many_spaces_it_covers() -> None:
    state = given(
        hero("ronin", "D5", hand="112", kamae="AGG"),
        hero("warrior", "C3", "S"),
        hero("student", "B3", "S"),
    )
    choose(state, "112", "053", "038")
    go_on(state, move="C4")
    assert (of(state, 1, "wounds"), of(state, 2, "wounds")) == (1, 2)
    assert of(state, 0, "focus") == 1, "its success counts once"


@proves("SJ-1.10")
@pytest.mark.parametrize("order", [(2, 0, 1), (1, 2, 0), (0, 1, 2)])
def test_decisions_of_one_moment_are_taken_from_the_lowest_advantage_upwards(order: tuple[int, ...]) -> None:
    lasting = given(*[one | {"focus": 2} for one in (hero("ronin", lasting="091"), *FOUR[1:3])], advantage=order)
    choose(lasting, "023", "053", "038")
    go_on(lasting, "release")
    asked = []
    while step(lasting) == "release":
        asked.append(actor(lasting))
        play(lasting, "pass")
    assert asked == list(reversed(order))


@proves("SJ-1.10")
def test_cards_above_the_hand_limit_are_discarded_from_the_lowest_advantage_upwards() -> None:
    many = "110x3 126x2 127x2"
    state = given(
        hero("ronin", hand=many), hero("warrior", "A1", "S", hand=many), hero("student", "G1", "S"), advantage=(1, 2, 0)
    )
    choose(state, "110", "110", "038")
    go_on(state, "hand_limit")
    assert actor(state) == 0
    play(state, "126")
    assert (step(state), actor(state)) == ("hand_limit", 1)


@proves("SJ-1.11")
def test_a_line_that_affects_several_heroes_is_applied_to_all_before_defeat_is_checked() -> None:
    state = at_start(hero("ronin", hand="088", focus=1, stock=""), hero("warrior", "A1", "S", stock=""))
    play(state, "088")
    assert winners(state) == (), "both had to draw five cards from an empty deck"
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (5, 5), "and it was checked before the next draw"
    state = at_start(
        hero("ronin", hand="088", focus=1), hero("warrior", "A1", "S", stock=""), hero("student", "G1", "S", stock="")
    )
    go_on(state, instant="088")
    assert winners(state) == (0,)


@proves("SJ-1.11")
def test_wounds_of_one_attack_effect_reach_all_before_defeat_is_checked() -> None:
    """Rolling Slash strikes the last enemy and then an ally."""
    state = given(
        hero("warrior", "B3", "S", wounds=4),
        hero("ronin", "D5", hand="112"),
        hero("student", "C3", "S", wounds=4),
        teams="one_against_others",
    )
    choose(state, "053", "112", "038")
    go_on(state, move="C4")
    assert (winners(state), alive(state)) == ((1, 2), [1])


@proves("SJ-1.11")
def test_otherwise_defeat_is_checked_after_every_line() -> None:
    stunned = hero("warrior", "D2", "S", stuns=4)
    state = given(hero("ronin", hand="028", focus=2), stunned, advantage=(1, 0))
    resolve(state, "028", "053")
    assert winners(state) == (0,)
    assert ranks(state) == [1, 0], "the line after the Stun is not resolved any more"
    state = given(hero("ronin", hand="028", focus=2), stunned, hero("student", "A4", "S"), advantage=(1, 2, 0))
    resolve(state, "028", "053", "038")
    assert ranks(state) == [0, 2]
