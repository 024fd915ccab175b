"""Section 7: Kamae, gates and trees."""

import pytest

from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES as ALL_NAMES
from shiai.games.senjutsu.cards.vocabulary import NEUTRAL
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT, HEROES
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.table import gate_open
from tests.games.senjutsu.given import (
    GAME,
    actor,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
    where,
)
from tests.proof import proves

FAR = hero("warrior", "A1", "S")
KAMAE_NAMES = ALL_NAMES[:4]  # all but Distance (SJ-56.1)
# Which place of the tree leads where, by the clauses SJ-7.22 to SJ-7.25.
TREES = {
    "warrior": {
        "NEU": "AGG",
        "AGG": "NEU focus",
        "focus": "AGG BAL DET",
        "BAL": "DET",
        "DET": "NEU BAL",
    },
    "ronin": {"NEU": "AGG BAL", "AGG": "focus", "focus": "AGG", "BAL": "NEU DET", "DET": "BAL"},
    "student": {
        "NEU": "DET",
        "DET": "NEU focus",
        "focus": "AGG BAL",
        "BAL": "NEU focus",
        "AGG": "focus",
    },
    "master": {"NEU": "focus", "AGG": "focus", "DET": "focus", "BAL": "focus", "focus": "NEU AGG BAL DET"},
}
SECOND = {name: hero("ronin" if name == "warrior" else "warrior", "A1", "S") for name in HEROES}


def changing(name: str, present: str, card: str = "103") -> Senjutsu:
    """A hero is about to change Kamae by the last line of a card: Graceful Step, one branch."""
    state = given(hero(name, hand=card, kamae=present), SECOND[name])
    choose(state, card, "023" if name == "warrior" else "053")
    go_on(state, "change")
    assert actor(state) == 0
    return state


@proves("SJ-7.1")
def test_there_are_four_kamae_positions() -> None:
    assert set(KAMAE_NAMES) == {"AGG", "BAL", "DET", "NEU"}
    for name in TREES:
        assert set(TREES[name]) - {"focus"} == set(KAMAE_NAMES)


@proves("SJ-7.2", "SJ-7.4", "SJ-7.22", "SJ-7.23", "SJ-7.24", "SJ-7.25")
@pytest.mark.parametrize("present", KAMAE_NAMES)
@pytest.mark.parametrize("name", list(TREES))
def test_every_hero_has_its_own_tree(name: str, present: str) -> None:
    leads = {"focus": "focus point"}
    expected = {leads.get(place, place) for place in TREES[name][present].split()}
    assert set(offered(changing(name, present))) == expected | {"done"}


@proves("SJ-7.22", "SJ-7.23", "SJ-7.24", "SJ-7.25")
@pytest.mark.parametrize("name", list(TREES))
def test_the_branches_of_focus_points(name: str) -> None:
    mask = HEROES[name].branches[FOCUS_POINT]
    assert {place for place, kamae in enumerate(KAMAE_NAMES) if kamae in TREES[name]["focus"]} == {
        place for place in range(4) if mask >> place & 1
    }


@proves("SJ-7.4")
@pytest.mark.parametrize(
    ("name", "start", "end"), [("warrior", "DET", "NEU"), ("ronin", "NEU", "AGG"), ("student", "BAL", "NEU")]
)
def test_some_branches_lead_one_way_only(name: str, start: str, end: str) -> None:
    assert kamae(play(changing(name, start), end), 0) == end
    refused(changing(name, end), start, "SJ-7.3")


@proves("SJ-7.3")
@pytest.mark.parametrize("name", list(TREES))
def test_the_ring_starts_on_neutral(name: str) -> None:
    state = GAME.start(hero_1=name, hero_2="ronin" if name != "ronin" else "master")
    assert isinstance(state, Senjutsu)
    go_on(state, "prepare")
    assert (kamae(state, 0), kamae(state, 1)) == ("NEU", "NEU")


@proves("SJ-7.5", "SJ-7.6")
@pytest.mark.parametrize("present", KAMAE_NAMES)
def test_effects_of_the_current_kamae_are_mandatory_and_those_of_others_are_skipped(present: str) -> None:
    """Graceful Step: [AGG] a step to a front side, [BAL] a step to a rear side, both mandatory."""
    state = given(hero("ronin", hand="103", kamae=present), FAR)
    choose(state, "103", "053")
    ways = {"AGG": ["C3", "E3"], "BAL": ["C4", "E4"]}
    if present in ways:
        assert (step(state), offered(state)) == ("move", ways[present]), "it cannot be left out"
    else:
        assert step(state) == "change"
        assert where(state, 0) == "D4 N"


@proves("SJ-7.6")
@pytest.mark.parametrize(
    ("present", "wounds", "bleeding"), [("AGG", 2, 0), ("BAL", 1, 0), ("DET", 0, 1), ("NEU", 0, 0)]
)
def test_attack_effects_of_another_kamae_are_skipped(present: str, wounds: int, bleeding: int) -> None:
    """Masterful Cut: [DET] bleeding, [BAL] one wound, [AGG] two wounds."""
    state = given(hero("master", hand="019", kamae=present), hero("warrior", "E3", "S"))
    resolve(state, "019", "053")
    assert (of(state, 1, "wounds"), of(state, 1, "bleeding")) == (wounds, bleeding)


@proves("SJ-7.7")
def test_neutral_enables_no_gated_effect() -> None:
    assert not any(option.kamae >> NEUTRAL & 1 for line in STANDARD_CARDS.lines for option in line.options), (
        "no card shows it"
    )
    assert not any(box.kamae >> NEUTRAL & 1 for design in STANDARD_DESIGNS for box in design.speeds)
    state = given(hero("master", hand="019"), hero("warrior", "D3", "S"))
    choose(state, "019", "053")
    go_on(state)
    assert (where(state, 0), of(state, 1, "wounds"), of(state, 1, "bleeding")) == ("D4 N", 0, 0)


@proves("SJ-7.7")
def test_a_gate_with_the_neutral_symbol_would_be_open_in_neutral() -> None:
    assert gate_open(1 << NEUTRAL, NEUTRAL, 0)
    for place in range(1, 4):
        assert not gate_open(1 << place, NEUTRAL, 0)
        assert not gate_open(1 << NEUTRAL, place, 0)


@proves("SJ-7.8")
@pytest.mark.parametrize("present", KAMAE_NAMES)
def test_a_card_with_a_required_kamae_can_be_chosen_only_in_it(present: str) -> None:
    state = given(hero("student", hand="040 045 046 061", focus=3, kamae=present), FAR)
    found = {"NEU": set(), "AGG": {"061"}, "BAL": {"040", "045"}, "DET": {"045", "046"}}[present]
    assert {"040", "045", "046", "061"} & set(offered(state, 0)) == found
    for card in {"040", "045", "046", "061"} - found:
        refused(state, card, "SJ-11.4", seat=0)


@proves("SJ-7.21")
@pytest.mark.parametrize(("chosen", "ways"), [("AGG", ["C4", "D5", "E4", "done"]), ("DET", ["left", "right", "done"])])
def test_a_switch_earlier_on_the_card_counts_for_gates_below(chosen: str, ways: list[str]) -> None:
    """Dragon Tail: switch to any, [AGG] a step backwards, [BAL or DET] a rotation."""
    state = given(hero("master", hand="015", kamae="BAL"), FAR)
    choose(state, "015", "053")
    assert step(state) == "switch"
    play(state, chosen)
    assert (step(state), offered(state)) == ("move", ways)


@proves("SJ-7.26")
def test_a_gated_line_keeps_its_inner_freedom() -> None:
    for card, present, question, choices in (
        ("113", "DET", "move", ["C3", "E3", "done"]),  # a white arrow
        ("124", "DET", "draw_up_to", ["draw 0", "draw 1", "draw 2"]),  # up to two cards
        ("116", "DET", "change", ["BAL", "done"]),  # up to one branch
    ):
        state = given(hero("ronin", hand=card, kamae=present), FAR)
        choose(state, card, "053")
        while (step(state), sorted(offered(state))) != (question, sorted(choices)):
            assert actor(state) == 0
            play(state, next(name for name in ("done", "draw 0", offered(state)[0]) if name in offered(state)))


@proves("SJ-7.26")
def test_an_or_inside_a_gate_remains_a_choice() -> None:
    """Eye of the Dragon: [BAL] pull or push."""
    state = given(hero("master", hand="013 126", kamae="BAL", focus=1), hero("warrior", "D2", "S"))
    choose(state, "126", "053")
    go_on(state, "or", instant="013", move="done")
    assert (actor(state), offered(state)) == (0, ["option 1", "option 2"])


@proves("SJ-7.27")
def test_losing_the_required_kamae_later_does_not_stop_the_card() -> None:
    """Rock Strike needs Determination; before it Dirt Throw makes its target Neutral."""
    state = given(hero("student", hand="046", kamae="DET"), hero("warrior", "D3", "S", hand="087"))
    events = state.listen()
    resolve(state, "046", "087", **{"or": "option 1"})
    assert [e.values["card"] for e in events if e.id == "event-resolves"] == ["card-087", "card-046"]
    assert (kamae(state, 0), of(state, 1, "wounds")) == ("NEU", 1)


@proves("SJ-7.27")
def test_a_played_card_below_a_switch_of_its_own_goes_on() -> None:
    state = given(hero("student", hand="039", kamae="AGG", focus=2), hero("warrior", "D3", "S"))
    assert STANDARD_DESIGNS[INDEX["039"]].requires
    resolve(state, "039", "053", switch="BAL", move="left")
    assert (kamae(state, 0), of(state, 1, "wounds"), where(state, 0)) == ("BAL", 2, "D4 NW")
