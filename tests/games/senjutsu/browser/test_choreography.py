"""What moves for the events of a duel: cues name elements that are there, and every blow has its choreography."""

from typing import Any, Final

import pytest

from shiai.core.messages import Event
from shiai.games.senjutsu.browser.choreography import CUES, cues
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    FACING,
    ITEM_CARD,
    NOWHERE,
    PHASE,
    RESOLVING,
    SHIELD_AT,
    Senjutsu,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import Cue
from tests.games.senjutsu.browser.test_drawing import SET_UPS
from tests.games.senjutsu.drama import walk
from tests.games.senjutsu.given import GAME, given, hero
from tests.tiers import mostly_nightly

WORDS: Final = Catalogue("en", "senjutsu")
# Events that change what a player cares about; the sentences tell all others well enough.
IMPORTANT: Final = frozenset(
    {
        *("revealed_card", "resolves", "moved", "turned", "hit", "blocked", "missed", "shields", "wounded", "stunned"),
        *("hobbled", "poisoned", "kamae", "focus_gained", "focus_spent", "counter", "instant", "replaced", "crashed"),
        *("bumped_edge", "bumped_terrain", "swapped", "defeated", "over", "placed", "drew", "discarded"),
    }
)


def played(before: Senjutsu, after: Senjutsu, name: str, **values: Any) -> list[Cue]:
    """The cues of an event."""
    return list(cues(before, after, Event(f"event-{name}", values, "SJ-1.1", None), WORDS))


def space(state: Senjutsu, name: str) -> str:
    """The id of a space."""
    return f"space-{state.rules.board.space_of(name)}"


def test_important_events_have_a_choreography() -> None:
    assert CUES.keys() >= IMPORTANT


@pytest.mark.parametrize("seed", mostly_nightly(range(len(SET_UPS)), 2))
def test_every_cue_of_a_game_names_what_its_board_shows(seed: int) -> None:
    moved = set()
    for one in walk(GAME, SET_UPS[seed], seed):
        assert one.missing == (), (one.event, one.viewer)
        moved |= {one.event.id.removeprefix("event-")} if one.cues else set()
    assert {"moved", "turned", "revealed_card", "resolves", "drew"} <= moved


def test_a_figure_steps_from_where_it_stands() -> None:
    before = given(hero(at="D4"))

    assert played(before, before.clone(), "moved", who="ronin", space="D3") == [
        Cue("move", space(before, "D3"), "figure-0")
    ]


@pytest.mark.parametrize(
    ("facing", "towards", "degrees"), [("N", "NE", 60), ("N", "NW", -60), ("NW", "N", 60), ("SE", "NE", -60)]
)
def test_a_figure_turns_the_shorter_way(facing: str, towards: str, degrees: int) -> None:
    before = given(hero(facing=facing))

    assert played(before, before.clone(), "turned", who="ronin", direction=f"facing-{towards}") == [
        Cue("turn", "front-0", turn=degrees)
    ]


def test_a_hit_lights_up_the_grid_that_reached_the_target_and_cuts() -> None:
    before = given(hero(at="D4", facing="N"), hero("warrior", at="D3"))

    flash, strike = played(before, before.clone(), "hit", who="ronin", other="warrior", card="card-026")

    assert flash.kind == "flash"
    assert flash.places == (space(before, "D3"), space(before, "E3"))
    assert flash.together
    assert strike == Cue("strike", "figure-1")


def test_a_hit_after_a_step_is_struck_from_the_new_space() -> None:
    before = given(hero(at="D6", facing="N"), hero("warrior", at="D3"))
    after = before.clone()
    after.cells[AT] = before.rules.board.space_of("D4")

    flash, _ = played(before, after, "hit", who="ronin", other="warrior", card="card-026")

    assert flash.places == (space(before, "D3"), space(before, "E3"))


def test_a_shot_lights_up_the_space_of_its_target() -> None:
    before = given(hero(at="D7", facing="N"), hero("warrior", at="D1"))

    flash, _ = played(before, before.clone(), "hit", who="ronin", other="warrior", card="card-028")

    assert flash.places == (space(before, "D1"),)


def test_a_block_is_a_clash_on_the_shield_of_the_target() -> None:
    before = given(hero(at="D4", facing="N"), hero("warrior", at="D3"))

    flash, clash = played(before, before.clone(), "blocked", who="warrior", other="ronin", card="card-026")

    assert flash.places == (space(before, "D3"), space(before, "E3"))
    assert (clash.kind, clash.piece) == ("clash", "figure-1")
    assert clash.symbol.endswith("#shield")


def test_raised_shields_land_on_their_spaces() -> None:
    before = given(hero(at="D4"))
    after = before.clone()
    spaces = [before.rules.board.space_of(name) for name in ("D3", "C3")]
    after.cells[SHIELD_AT] = sum([1 << at for at in spaces])

    found = played(before, after, "shields", who="ronin", speed=5)

    assert {cue.piece for cue in found} == {f"space-{at}" for at in spaces}
    assert [cue.together for cue in found] == [True, False]


def test_wounds_land_on_the_panel_and_are_counted_at_the_figure() -> None:
    before = given()

    tag, wound, drop = played(before, before.clone(), "wounded", who="warrior", wounds=1, bleeding=2)

    assert (tag.piece, tag.text) == ("figure-1", "−3")
    assert (wound.piece, wound.symbol.partition("#")[2]) == ("wounds-1", "wound")
    assert (drop.piece, drop.symbol.partition("#")[2]) == ("wounds-1", "drop")


def test_the_last_blow_is_held_and_the_fallen_lies() -> None:
    before = given()
    after = before.clone()
    after.cells[ALIVE] = 1
    after.cells[BLOCK + AT] = NOWHERE

    assert [(cue.kind, cue.piece) for cue in played(before, after, "defeated", who="warrior")] == [
        ("strike", "figure-1"),
        ("fall", "figure-1"),
    ]


def test_the_revealed_cards_turn_together_and_show_their_initiatives() -> None:
    before = given()

    first = played(before, before.clone(), "revealed_card", who="ronin", card="card-029")
    second = played(before, before.clone(), "revealed_card", who="warrior", card="card-031")

    assert first == [Cue("flip", "back-0", text="6", together=True)]
    assert second == [Cue("flip", "back-1", text="7–3")]


def test_a_card_that_was_not_chosen_turns_over_on_the_ladder() -> None:
    before = given()
    before.cells[PHASE] = RESOLVING
    before.stack.clear()
    after = before.clone()
    after.cells[ITEM_CARD] = INDEX["029"] + 1

    assert played(before, after, "replaced", who="ronin", card="card-029") == [Cue("flip", "item-0-0", late=True)]


def test_the_marker_walks_to_the_initiative_of_the_next_card() -> None:
    before = given()
    before.cells[PHASE] = RESOLVING
    before.cells[ITEM_CARD] = INDEX["029"] + 1

    walk, *pulses = played(before, before.clone(), "resolves", who="ronin", card="card-029", speed=6, part=1)

    assert walk == Cue("move", "stop-6", "marker")
    assert [(cue.kind, cue.piece) for cue in pulses] == [("pulse", "item-0-0"), ("pulse", "figure-0")]


def test_two_figures_swap_their_spaces() -> None:
    before = given(hero(at="D4"), hero("warrior", at="D3"))

    one, other = played(before, before.clone(), "swapped", who="ronin", other="warrior")

    assert (one.origin, one.piece, one.together) == ("figure-0", space(before, "D3"), True)
    assert (other.origin, other.piece) == ("figure-1", space(before, "D4"))


def test_what_happens_to_a_figure_that_is_not_on_the_board_moves_nothing_there() -> None:
    before = given()
    before.cells[AT] = NOWHERE
    before.cells[FACING] = 0

    assert played(before, before.clone(), "moved", who="ronin", space="D3") == []
    assert played(before, before.clone(), "turned", who="ronin", direction="facing-S") == []


def test_the_end_is_said_across_the_board() -> None:
    before = given()

    assert [cue.kind for cue in played(before, before.clone(), "over", reason="last_side")] == ["banner"]


def test_a_new_kamae_is_named_at_the_figure_and_swells_on_the_panel() -> None:
    before = given()

    tag, *pulses = played(before, before.clone(), "kamae", who="warrior", kamae="kamae-AGG")

    assert (tag.kind, tag.piece, tag.text) == ("tag", "figure-1", "Aggression")
    assert [(cue.kind, cue.piece) for cue in pulses] == [("pulse", "tree-1"), ("pulse", "kamae-1")]
