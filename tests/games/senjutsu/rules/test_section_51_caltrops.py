"""Section 51: caltrops and trap tokens of the Ninja, and a card with two moments."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.battlefield.figures import hazards, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.state import BLOCK, CALTROPS, SPRUNG, TRAPS, Senjutsu
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from tests.games.senjutsu.given import actor, alive, choose, given, go_on, hero, of, offered, play, resolve, step, where
from tests.proof import proves

STOCK = "020x3 034x3"


def ninja(cards: str = "", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Ninja with these cards in hand."""
    return hero("ninja", at, facing, **{"hand": cards, "stock": STOCK, **wanted})


def foe(cards: str = "", at: str = "A1", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": STOCK, **wanted})


def lying(state: Senjutsu, cell: int, seat: int = 0) -> list[str]:
    """The spaces where caltrops or trap tokens of a seat lie."""
    return [space_name(state, space) for space in bits(state.cells[seat * BLOCK + cell])]


def lay(state: Senjutsu, cell: int, *spaces: str, seat: int = 0) -> Senjutsu:
    """Put caltrops or trap tokens of a seat on these spaces."""
    for space in spaces:
        state.cells[seat * BLOCK + cell] |= 1 << state.rules.board.space_of(space)
    return state


def hurt(state: Senjutsu, seat: int) -> tuple[int, int]:
    """Wounds and Hobbles."""
    return of(state, seat, "wounds"), of(state, seat, "hobbles") & 15


@proves("SJ-51.1")
def test_a_caltrop_goes_on_a_marked_space_and_a_ninja_has_two() -> None:
    state = given(ninja("170"), foe())
    go_on(choose(state, "170", "053"), until="place_caltrop")
    assert sorted(offered(state)) == ["C3", "D3", "E3"], "front left, front, front right"
    play(state, "D3")
    assert (lying(state, CALTROPS), lying(state, TRAPS)) == (["D3"], [])
    full = lay(given(ninja("170"), foe()), CALTROPS, "A3", "A4")
    resolve(full, "170", "053")
    assert len(lying(full, CALTROPS)) == 2, "there is no third one"


@proves("SJ-51.2")
def test_only_empty_spaces_are_offered() -> None:
    state = lay(given(ninja("170"), foe(at="C3"), terrain=[("rocks", "D3")]), TRAPS, "E3", seat=1)
    resolve(state, "170", "053")
    assert lying(state, CALTROPS) == [], "a hero, rocks and a token"
    state = given(ninja("170"), foe(at="C3"), terrain=[("bamboo", "D3")])
    resolve(state, "170", "053")
    assert lying(state, CALTROPS) == ["E3"], "the only choice makes itself"


@proves("SJ-51.3")
def test_whoever_enters_a_caltrop_is_wounded_and_hobbled_once() -> None:
    state = lay(given(ninja(), foe("116", "D1")), CALTROPS, "D2")
    choose(state, "163", "116")
    go_on(state, until="move")
    play(state, "D2")
    assert (hurt(state, 1), lying(state, CALTROPS), where(state, 1)) == ((1, 1), [], "D2 S")


@proves("SJ-51.4")
def test_from_stealth_three_tokens_lie_face_down() -> None:
    shown = given(ninja("170"), foe())
    go_on(choose(shown, "170", "053"), until="place_caltrop")
    assert step(shown) == "place_caltrop", "without Stealth there is no choice"
    state = given(ninja("170", stealth=1), foe())
    go_on(choose(state, "170", "053"), until="or")
    assert offered(state) == ["option 1", "option 2"]
    play(state, "option 2")
    assert (sorted(lying(state, TRAPS)), lying(state, CALTROPS)) == (["C3", "D3", "E3"], [])
    assert state.redact(1).cells[TRAPS] == state.cells[TRAPS], "where they lie is open"


@proves("SJ-51.5")
def test_tokens_that_still_lie_are_taken_up_first() -> None:
    state = lay(given(ninja("170", stealth=1), foe()), TRAPS, "A2")
    state.cells[SPRUNG] = 2
    go_on(choose(state, "170", "053"), until="or")
    play(state, "option 2")
    assert sorted(lying(state, TRAPS)) == ["C3", "D3", "E3"]
    assert state.cells[SPRUNG] == 0, "all three are mixed anew"


@proves("SJ-51.6")
def test_nobody_knows_the_tokens_and_luck_weighs_all_that_nobody_has_seen() -> None:
    state = given(ninja("170", stealth=1), foe("116", "D2", "S"), terrain=[("rocks", "C3")])
    go_on(choose(state, "170", "116"), until="or")
    for seat in (0, 1, -2):
        assert state.redact(seat).cells[TRAPS : SPRUNG + 2] == state.cells[TRAPS : SPRUNG + 2]
    lay(state, TRAPS, "D3")
    go_on(state, until="move", **{"or": "option 2"})
    two = given(ninja(), foe("116", "D2", "S"))
    lay(two, TRAPS, "D3")
    go_on(choose(two, "163", "116"), until="move")
    play(two, "D3")
    assert two.actors() == (CHANCE,)
    assert (offered(two, CHANCE), two.weights()) == (["trigger", "decoy"], [2, 1]), "one token lies, three are unseen"
    play(two, "trigger")
    assert two.cells[SPRUNG : SPRUNG + 2] == [1, 0]


@proves("SJ-51.7")
@pytest.mark.parametrize(("token", "harm"), [("trigger", (1, 1)), ("decoy", (0, 0))])
def test_a_token_is_turned_up_by_whoever_enters_its_space(token: str, harm: tuple[int, int]) -> None:
    state = lay(given(ninja(), foe("116", "D1")), TRAPS, "D2")
    go_on(choose(state, "163", "116"), until="move")
    play(state, "D2", token)
    assert (hurt(state, 1), lying(state, TRAPS)) == (harm, [])
    assert state.cells[SPRUNG : SPRUNG + 2] == [int(token == "trigger"), int(token == "decoy")]


@proves("SJ-51.7")
def test_the_last_unseen_tokens_need_no_luck() -> None:
    state = lay(given(ninja(), foe("116", "D1")), TRAPS, "D2")
    state.cells[SPRUNG] = 2
    go_on(choose(state, "163", "116"), until="move")
    play(state, "D2")
    assert (hurt(state, 1), lying(state, TRAPS)) == ((0, 0), []), "both triggers were seen: it is the decoy"


@proves("SJ-51.8")
def test_pushes_and_swaps_lead_into_caltrops_too_and_the_movement_goes_on() -> None:
    """Push Back pushes by two spaces, over two caltrops."""
    state = lay(given(ninja("127"), foe(at="D3")), CALTROPS, "D2", "D1")
    resolve(state, "127", "053")
    assert (where(state, 1), hurt(state, 1)[0], lying(state, CALTROPS)) == ("D1 S", 2, [])
    own = lay(given(ninja("116"), foe()), CALTROPS, "D3")
    go_on(choose(own, "116", "053"), until="move")
    play(own, "D3")
    assert hurt(own, 0)[0] == 1, "the owner is not spared"


@proves("SJ-51.8")
@pytest.mark.parametrize("cell", [CALTROPS, TRAPS])
def test_a_hero_that_falls_moves_no_further(cell: int) -> None:
    state = lay(given(ninja(), foe("116", "D1", wounds=4), hero("ronin", "A4")), cell, "D2")
    choose(state, "163", "116", "023")
    go_on(state, until="move")
    while step(state) == "move" and 1 not in state.actors():
        play(state, "done")
    play(state, "D2")
    if cell == TRAPS:
        play(state, "trigger")
    assert alive(state) == [0, 2]
    assert go_on(state).actors(), "the game goes on"


@proves("SJ-51.9")
def test_the_duty_to_hit_leads_over_no_caltrop() -> None:
    """Counter Attack hits D2 only after a step to D3, which it must make; with a caltrop there it may stay."""
    state = choose(given(foe("155", "D4", "N"), ninja(at="D2")), "155", "163")
    assert (where(state, 0), of(state, 1, "wounds")) == ("D3 N", 1)
    state = lay(given(foe("155", "D4", "N"), ninja(at="D2")), CALTROPS, "D3", seat=1)
    choose(state, "155", "163")
    assert (step(state), actor(state)) == ("move", 0)
    assert {"D3", "done"} <= set(offered(state)), "but it may step there"


@proves("SJ-51.10")
def test_caltrops_leave_the_game_with_their_owner() -> None:
    state = lay(given(ninja(wounds=4), foe(), hero("ronin", "A4"), step=CheckDefeat(0)), CALTROPS, "D3")
    state.settle()
    assert (alive(state), hazards(state)) == ([1, 2], 0)


@proves("SJ-51.11")
def test_fading_shadow_after_an_attack_leads_back_and_after_a_block_aside() -> None:
    attack = given(ninja("175 174"), foe(at="D3"))
    go_on(choose(attack, "175", "053"), until="instant")
    assert set(offered(attack)) == {"174", "pass"}
    play(attack, "174")
    assert (step(attack), sorted(offered(attack))) == ("move", ["C4", "D5", "E4", "done"])
    play(attack, "D5", "D6")
    assert (where(attack, 0), of(attack, 0, "stealth")) == ("D6 N", 1)
    block = given(ninja("121 174"), foe("064", "D3"))
    go_on(choose(block, "121", "064"), until="instant", speed="speed 4")
    play(block, "174")
    assert sorted(offered(block)) == ["C3", "E3", "done", "left", "right"]
    play(block, "done")
    assert of(block, 0, "stealth") == 1
