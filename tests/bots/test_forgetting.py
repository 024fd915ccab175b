"""What a weaker player forgets: only what lay open before, and never so that the table becomes impossible."""

from random import Random
from typing import Final

import pytest

import shiai
from shiai.bots.search import Search
from shiai.core.errors import HiddenInformation
from shiai.core.seats import WATCHER
from shiai.games.samurai_spirit.rules import state as spirit
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.rules import state as senjutsu
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.way_of_the_samurai.rules import state as way
from tests.bots.positions import GAMES, moments, several

FORGETFUL: Final = [0.0, 0.5, 0.9]
# Heaps of one fighter between which cards are exchanged; all other cells stay as they are.
SENJUTSU_HEAPS: Final = (senjutsu.STOCK, senjutsu.UP, senjutsu.DOWN)
WAY_HEAPS: Final = (way.DECK, way.DISCARDED, way.ENEMY_DECK, way.ENEMY_DISCARD)


@pytest.mark.parametrize("name", ["samurai_spirit", "senjutsu", "senjutsu_solo", "way_of_the_samurai"])
def test_what_is_believed_is_possible_and_leaves_the_choices_alone(name: str) -> None:
    game = shiai.game(name)
    changed = 0
    for number, state in enumerate(moments(name)):
        seat = several(state)
        view = state.redact(seat)
        before = view.key()
        belief = view.forget(FORGETFUL[number % 3], Random(number))
        assert view.key() == before
        assert belief.viewer == seat
        assert belief.stack == view.stack
        assert belief.legal(seat) == view.legal(seat)
        assert game.invariants(belief) == []
        world = belief.fill(Random(number))
        assert game.invariants(world) == []
        assert world.legal(seat) == view.legal(seat)
        assert belief == view.forget(FORGETFUL[number % 3], Random(number))
        changed += belief != view
    assert changed > (5 if name == "senjutsu_solo" else 30)  # fewer moments of it are played


@pytest.mark.parametrize("name", GAMES)
def test_who_forgets_nothing_believes_what_lies_there(name: str) -> None:
    for state in moments(name)[:100]:
        view = state.redact(several(state))
        assert view.forget(1.0, Random(1)) == view


def test_in_seven_ronin_everything_lies_open() -> None:
    for state in moments("seven_ronin"):
        view = state.redact(several(state))
        assert view.forget(0.0, Random(1)) == view


def test_samurai_spirit_mixes_up_raiders_that_are_out_of_sight() -> None:
    forgotten: set[int] = set()
    for number, state in enumerate(moments("samurai_spirit")):
        view = state.redact(several(state))
        belief = view.forget(0.0, Random(number))
        piles = range(spirit.STACK_AT, spirit.RESULT)
        for cell in range(len(view.cells)):
            if cell in piles or belief.cells[cell] == view.cells[cell]:
                continue
            assert spirit.WHERE <= cell < spirit.STACK_AT
            forgotten.add(view.cells[cell])
        for place in (spirit.AWAY, spirit.DISCARDED, spirit.FACE_DOWN, spirit.IN_PLAY, spirit.REVEALED):
            heaps = [seen.values()[spirit.WHERE : spirit.STACK_AT].count(place) for seen in (belief, view)]
            assert heaps[0] == heaps[1]
        open_cards = [row for row in range(spirit.HAND, spirit.WHERE) if belief.cells[row] != view.cells[row]]
        assert open_cards == []
    assert {spirit.AWAY, spirit.DISCARDED, spirit.FACE_DOWN} <= forgotten


def test_way_of_the_samurai_mixes_up_decks_and_discards() -> None:
    changed: set[int] = set()
    for number, state in enumerate(moments("way_of_the_samurai")):
        view = state.redact(several(state))
        belief = view.forget(0.0, Random(number))
        changed |= {cell for cell in range(len(view.cells)) if belief.cells[cell] != view.cells[cell]}
        for heap in WAY_HEAPS:
            assert belief.cells[heap].bit_count() == view.cells[heap].bit_count()
    assert changed == set(WAY_HEAPS)


def test_senjutsu_mixes_up_discards_and_forgets_what_was_shown() -> None:
    changed: set[tuple[bool, int]] = set()
    for number, state in enumerate(moments("senjutsu")):
        seat = several(state)
        view = state.redact(seat)
        belief = view.forget(0.0, Random(number))
        for cell in range(len(view.cells)):
            if belief.cells[cell] == view.cells[cell]:
                continue
            assert cell >= senjutsu.COMMON
            figure, place = divmod(cell - senjutsu.COMMON, senjutsu.BLOCK)
            place += senjutsu.COMMON
            own = figure == seat
            shown = place in (senjutsu.KNOWN + seat, senjutsu.KNOWN + MOST_SEATS)
            assert place in SENJUTSU_HEAPS if own else place == senjutsu.UP or shown
            if not shown:
                assert size(belief.cells[cell]) == size(view.cells[cell])
            changed.add((own, place))
    assert {(True, senjutsu.STOCK), (True, senjutsu.UP), (False, senjutsu.UP)} <= changed


def test_what_lies_before_enemies_is_never_mixed_up() -> None:
    """Nothing of it is hidden, and who has seen a card of theirs can look it up at any time."""
    changed = 0
    for number, state in enumerate(moments("senjutsu_solo")):
        view = state.redact(several(state))
        belief = view.forget(0.0, Random(number))
        people = len(state.setup.seats)
        enemies = range(senjutsu.COMMON + people * senjutsu.BLOCK, len(view.cells))
        assert [cell for cell in enemies if belief.cells[cell] != view.cells[cell]] == []
        changed += belief != view
    assert changed > 10


def test_only_a_view_can_be_forgotten() -> None:
    state = shiai.game("seven_ronin").start()
    with pytest.raises(HiddenInformation, match="redact"):
        state.forget(0.5, Random(1))
    assert state.redact(WATCHER).forget(0.5, Random(1)).viewer == WATCHER


def test_a_forgetful_search_thinks_about_what_it_believes() -> None:
    """With all cards remembered or forgotten, the searches of some moments know different moments."""
    different = 0
    for state in moments("way_of_the_samurai")[20:30]:
        seat = several(state)
        view = state.redact(seat)
        searches = [Search(iterations=2, memory=memory) for memory in (0.0, 1.0)]
        for search in searches:
            assert search.choose(view, seat, Random(1)) in view.legal(seat)
        different += searches[0].tree.nodes.keys() != searches[1].tree.nodes.keys()
    assert different > 0
