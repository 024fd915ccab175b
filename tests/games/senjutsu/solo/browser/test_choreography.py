"""What moves for the events of solo play: cues name what is there; waves, ranks and contracts have banners."""

from typing import Any, Final

import pytest

import shiai
from shiai.core.messages import Event
from shiai.games.senjutsu.browser.choreography import CUES as DUEL_CUES
from shiai.games.senjutsu.solo.browser.choreography import CUES, cues
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import Cue
from tests.games.senjutsu.drama import walk
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.browser.test_drawing import SET_UPS
from tests.games.senjutsu.solo.solo_given import enemy, fight
from tests.tiers import mostly_nightly

WORDS: Final = Catalogue("en", "senjutsu_solo")
GAME: Final = shiai.game("senjutsu_solo")


def played(state: Solo, name: str, **values: Any) -> list[Cue]:
    """The cues of an event that changes nothing else."""
    return list(cues(state, state.clone(), Event(f"event-{name}", values, "SJ-1.1", None), WORDS))


def test_what_moves_in_a_duel_moves_in_solo_play_too() -> None:
    assert CUES.keys() >= DUEL_CUES.keys()


@pytest.mark.parametrize("seed", mostly_nightly(range(len(SET_UPS)), 2))
def test_every_cue_of_a_game_names_what_its_board_shows(seed: int) -> None:
    moved = set()
    for one in walk(GAME, SET_UPS[seed], seed):
        assert one.missing == (), (one.event, one.viewer)
        moved |= {one.event.id.removeprefix("event-")} if one.cues else set()
    assert {"moved", "placed", "revealed_card", "resolves"} <= moved


def test_an_enemy_comes_down_with_its_face() -> None:
    state = fight(hero(), enemy("monk"))

    (cue,) = played(state, "placed", who="enemy_monk", space="D2")

    assert (cue.kind, cue.piece) == ("drop", f"space-{state.rules.board.space_of('D2')}")
    assert cue.symbol.endswith("figures.svg#figure-monk")


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("wave", {"wave": 2, "round": 1}),
        ("round", {"round": 2}),
        ("rank_reached", {"rank": "rank-wood"}),
        ("contract", {"who": "enemy_yojimbo", "contract": "contract-first_blood"}),
    ],
)
def test_what_a_run_has_reached_is_said_across_the_board(name: str, values: dict[str, Any]) -> None:
    (cue,) = played(fight(hero(), enemy("yojimbo")), name, **values)

    assert cue.kind == "banner"
    assert cue.text


def test_a_counter_of_an_enemy_lets_it_flare() -> None:
    found = played(fight(hero(), enemy("monk")), "enemy_counter", who="enemy_monk", other="ronin")

    assert ("glow", "figure-1") in [(cue.kind, cue.piece) for cue in found]


def test_an_enemy_that_attacks_points_at_its_target() -> None:
    found = played(fight(hero(), enemy("monk")), "enemy_attacks", who="enemy_monk", other="ronin", card="card-S024")

    assert found == [Cue("pulse", "figure-0")]
