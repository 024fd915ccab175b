"""The log says why life and Ki are lost and why somebody is wounded, and cites the clause of that very cause."""

from random import Random
from typing import Any, Final

import pytest

from shiai.core.conformance import any_action, random_options
from shiai.core.messages import Event
from shiai.games.way_of_the_samurai.rules.causes import CAUSES
from shiai.games.way_of_the_samurai.rules.state import DECK, ENEMY_DECK
from tests.games.way_of_the_samurai.given import GAME, given, play, start, told
from tests.proof import proves

LOSSES: Final = ("event-lost_life", "event-lost_ki", "event-enemy_lost_life", "event-enemy_lost_ki")
WOUNDS: Final = ("event-wounded", "event-dodged", "event-blood")
Table = dict[str, Any]
BLACK: Final[Table] = {"step": "combo", "hand": "", "played": "std-01 std-02 std-03"}
RED: Final[Table] = {"step": "combo", "hand": "", "played": "std-13 std-14 std-15"}
COMBO: Final[Table] = BLACK | {"stack": "clean_up end_of_exchange combo before_counter(3)"}
LAST: Final[Table] = {"stack": "round_end clean_up end_of_exchange", "exchange": 2}
BLOW: Final[Table] = {"step": "counter_card(0)", "gauges": (0, 0, -2)}
EVENT: Final[Table] = {"stack": "next_fight event", "mode": "leaving_the_village"}
STANDING: Final = (0, 0, 1)  # gauges that no weapon punishes
LOW: Final = (0, 0, -2)


def causes(events: list[Event]) -> list[tuple[str, str, str]]:
    """The losses and wounds among events: id, cause and clause."""
    found = [event for event in events if event.id in LOSSES + WOUNDS]
    return [(event.id.removeprefix("event-"), str(event.values["cause"]), event.clause) for event in found]


# Given this table, when these choices are made, then the last of them brings these losses.
LOSSES_OF_THE_ENEMY: Final = [
    ({"step": "strike", "defence": "en-02", "gauges": (4, 4, 0), "enemy": (8, 0)}, "go_on", "life", "attack", "WS-7.4"),
    ({"step": "strike", "defence": "en-02", "gauges": (4, 4, 0), "enemy": (1, 0)}, "go_on", "life", "attack", "WS-7.4"),
    ({"step": "end_of_exchange", "die": 3}, "use_die 3", "life", "red_die", "WS-16.4"),
    ({"step": "end_of_exchange", "die": 4, "enemy": (1, 5)}, "use_die 4; take ki", "ki", "red_die", "WS-16.4"),
    (LAST | {"enemy": (8, 0)}, "go_on", "life", "lack_of_ki", "WS-12.5"),
    (LAST | {"opponent": "bruce_lee"}, "go_on", "life", "weariness", "WS-36.5"),
    ({"step": "end_of_exchange", "die": 5}, "use_die 5; wound w-1", "life", "wound", "WS-15.2"),
    (LAST | {"taikyu": True, "fields": {"taikyu": 6}}, "go_on", "ki", "equal_ki", "WS-35.18"),
]
LOSSES_OF_THE_PLAYER: Final = [
    (BLOW, "enemy en-02", "life", "blow", "WS-8.2"),
    (BLOW, "enemy en-05; wound w-1", "life", "wound", "WS-15.2"),
    (LAST | {"ki": 0, "die": 3}, "go_on", "life", "lack_of_ki", "WS-12.6"),
    (LAST | {"opponent": "skull"}, "go_on", "life", "opponent", "WS-36.20"),
    (LAST | {"blood": True, "fields": {"blood_2": "blood-2"}}, "go_on", "life", "old_wound", "WS-29.10"),
    (COMBO | {"weather": "rain", "environment": "bridge"}, "go_on", "life", "combo", "WS-23.2"),
    (LAST | {"gauges": LOW, "weather": "rain", "environment": "bridge"}, "go_on", "life", "low_gauge", "WS-23.3"),
    (LAST | {"gauges": LOW, "weather": "fog", "environment": "bridge"}, "go_on", "life", "low_gauge", "WS-23.7"),
    (LAST | {"weather": "snow", "environment": "bridge"}, "go_on; take life", "life", "weather", "WS-23.9"),
    (LAST | {"weather": "snow", "environment": "bridge"}, "go_on; take ki", "ki", "weather", "WS-23.9"),
    (EVENT, "roll 4", "ki", "event", "WS-25.7"),
    (EVENT, "roll 5", "life", "event", "WS-25.8"),
    (BLOW | {"blood": True}, "enemy en-01; blood blood-4; roll 2", "life", "fresh_wound", "WS-29.13"),
    (BLOW | {"blood": True}, "enemy en-06; blood blood-4; roll 2", "ki", "fresh_wound", "WS-29.14"),
    ({"step": "penalty", "opponent": "shiro", "fields": {"side": 1}}, "take life", "life", "penalty", "WS-34.5"),
    ({"step": "penalty", "opponent": "shiro", "fields": {"side": 1}}, "take ki", "ki", "penalty", "WS-34.4"),
    (BLOW | {"weapon": "nodachi"}, "enemy en-02", "ki", "weapon", "WS-17.11"),
    (LAST | {"taikyu": True, "fields": {"taikyu": 6}}, "go_on", "ki", "equal_ki", "WS-35.18"),
]
WOUNDS_AND_CAUSES: Final = [
    (BLOW, "enemy en-05; wound w-1", "blow", "WS-8.2"),
    (BLOW | {"blood": True}, "enemy en-05; blood blood-1", "blow", "WS-8.2"),
    (LAST | {"gauges": LOW, "weapon": "kusarigama"}, "go_on; wound w-1", "low_guard", "WS-17.16"),
    (LAST | {"round": 10, "weapon": "wakizashi"}, "go_on; wound w-1", "long_fight", "WS-18.6"),
    ({"environment": "bamboo_forest"}, "environment; roll 5; wound w-1", "place", "WS-22.4"),
    ({"environment": "cliff"}, "environment; roll 1; wound w-1", "place", "WS-22.4"),
    ({"step": "end_of_exchange", "die": 6}, "use_die 6; wound w-1", "red_die", "WS-16.4"),
    (RED | {"opponent": "kempo"}, "roll 5; wound w-1", "red_combo", "WS-20.14"),
    (
        {"step": "end_of_exchange", "opponent": "kempo", "enemy": (1, 0), "stack": "round_end", "exchange": 2},
        "wound w-1",
        "rising_again",
        "WS-20.11",
    ),
    (LAST | {"taikyu": True, "fields": {"taikyu": 6}, "ki": 1}, "go_on; wound w-1", "fewer_ki", "WS-35.10"),
    (LAST | {"taikyu": True, "fields": {"taikyu": 6}, "enemy": (8, 1)}, "go_on; wound w-1", "fewer_ki", "WS-35.10"),
    (
        {"step": "end_of_exchange", "die": 3, "opponent": "alucard", "enemy": (1, 5)},
        "use_die 3; wound w-1",
        "last_blow",
        "WS-36.3",
    ),
]


def told_last(table: Table, choices: str) -> list[Event]:
    """The events of the last of these choices."""
    *before, last = choices.split("; ")
    standing: Table = {"gauges": STANDING}
    return told(play(given(**(standing | table)), *before), last)


@proves("WS-7.4", "WS-12.5", "WS-15.2", "WS-16.4", "WS-35.18", "WS-36.5")
@pytest.mark.parametrize(("table", "choices", "what", "cause", "clause"), LOSSES_OF_THE_ENEMY)
def test_a_loss_of_the_enemy_says_why(table: Table, choices: str, what: str, cause: str, clause: str) -> None:
    assert (f"enemy_lost_{what}", f"by_{cause}", clause) in causes(told_last(table, choices))


@proves("WS-8.2", "WS-12.6", "WS-17.11", "WS-23.2", "WS-23.3", "WS-23.7", "WS-23.9", "WS-25.7", "WS-25.8")
@proves("WS-29.10", "WS-29.13", "WS-29.14", "WS-34.4", "WS-34.5", "WS-36.20")
@pytest.mark.parametrize(("table", "choices", "what", "cause", "clause"), LOSSES_OF_THE_PLAYER)
def test_a_loss_of_the_player_says_why(table: Table, choices: str, what: str, cause: str, clause: str) -> None:
    assert (f"lost_{what}", f"by_{cause}", clause) in causes(told_last(table, choices))


@proves("WS-17.16", "WS-18.6", "WS-20.11", "WS-20.14", "WS-22.4", "WS-35.10", "WS-36.3")
@pytest.mark.parametrize(("table", "choices", "cause", "clause"), WOUNDS_AND_CAUSES)
def test_a_wound_says_what_dealt_it(table: Table, choices: str, cause: str, clause: str) -> None:
    found = causes(told_last(table, choices))
    assert (found[0][0] in ("wounded", "blood"), found[0][1:]) == (True, (f"by_{cause}", clause))


@proves("WS-19.4", "WS-19.5")
def test_the_additional_life_of_a_weapon_is_told_by_itself() -> None:
    state = given("end_of_exchange", die=5, weapon="kanabo_2")
    assert causes(told(play(state, "use_die 5"), "wound w-1"))[1:] == [
        ("enemy_lost_life", "by_wound", "WS-15.2"),
        ("enemy_lost_life", "by_weapon", "WS-19.4"),
    ]


@proves("WS-17.11", "WS-28.6")
def test_the_nodachi_of_the_other_player_takes_his_ki() -> None:
    state = given(
        "end_of_exchange", die=3, duel_variant=True, second_weapon="nodachi", fields={"other_weapon": "blade=nodachi"}
    )
    assert causes(told(state, "use_die 3")) == [
        ("enemy_lost_life", "by_red_die", "WS-16.4"),
        ("enemy_lost_ki", "by_weapon", "WS-17.11"),
    ]


# Other reasons --------------------------------------------------------------------------------------------------------


@proves("WS-25.3", "WS-25.4")
@pytest.mark.parametrize(("event", "clause"), [(1, "WS-25.3"), (2, "WS-25.4")])
def test_the_second_roll_of_an_event_cites_its_own_event(event: int, clause: str) -> None:
    state = play(given(**EVENT), f"roll {event}")
    assert told(state, "roll 3")[0].clause == clause


@proves("WS-21.2", "WS-24.8", "WS-24.11")
@pytest.mark.parametrize(
    ("mode", "choice", "clause"),
    [
        ("clan", "roll 3", "WS-21.2"),
        ("leaving_the_village", "roll 3", "WS-24.11"),
        ("dojo_yoshioka", "path left", "WS-24.8"),
    ],
)
def test_a_new_enemy_cites_the_mode_that_brings_him(mode: str, choice: str, clause: str) -> None:
    events = told(start(mode=mode), choice)
    assert [event.clause for event in events if event.id == "event-next_enemy"] == [clause]


@proves("WS-12.8", "WS-5.4", "WS-5.10")
def test_a_drawn_card_says_why_it_was_drawn() -> None:
    assert told(start(), "card std-01")[0].clause == "WS-5.4"
    bought = play(given(), "draw")
    assert told(bought, "card std-01")[0].clause == "WS-12.8"


@proves("WS-12.9", "WS-12.11", "WS-12.13")
@pytest.mark.parametrize(
    ("table", "choice", "clause"),
    [
        ({}, "early_reveal", "WS-12.9"),
        ({}, "draw", "WS-12.8"),
        ({"step": "before_counter(5)"}, "buy_guard", "WS-12.11"),
        ({"environment": "bridge"}, "environment", "WS-12.13"),
        ({"bushido": True}, "bushido_step", "WS-30.4"),
    ],
)
def test_a_payment_says_for_what(table: Table, choice: str, clause: str) -> None:
    assert (told(given(**table), choice)[0].id, told(given(**table), choice)[0].clause) == ("event-paid", clause)


# Shuffling ------------------------------------------------------------------------------------------------------------


def shuffled(events: list[Event]) -> list[tuple[object, object, str]]:
    """The decks that were shuffled anew: deck, number of cards and clause."""
    return [
        (event.values["deck"], event.values["number"], event.clause)
        for event in events
        if event.id == "event-reshuffled"
    ]


@proves("WS-10.5", "WS-10.6")
def test_the_enemy_deck_is_shuffled_aloud() -> None:
    state = given("end_of_exchange", enemy_deck="en-01")
    assert shuffled(told(state, "go_on")) == [("enemy_deck", 12, "WS-10.5")]
    empty = given(
        "before_counter(5)", enemy_deck="", stack="clean_up end_of_exchange combo counter_attack(0) before_counter(5)"
    )
    assert shuffled(told(empty, "go_on")) == [("enemy_deck", 12, "WS-10.6")]


@proves("WS-5.1", "WS-10.7", "WS-26.6")
def test_the_action_deck_is_shuffled_aloud() -> None:
    state = given(deck="std-01 std-03", hand="std-02", **LAST)
    assert shuffled(told(state, "go_on")) == [("action_deck", 18, "WS-5.1")]
    bought = given(deck="", hand="std-02")
    assert shuffled(told(bought, "draw")) == [("action_deck", 17, "WS-10.7")]
    looked = given(deck="", hand="std-02", easy_look=True)
    assert shuffled(told(looked, "draw")) == [("action_deck", 17, "WS-26.6")]


@proves("WS-15.3", "WS-18.5", "WS-26.7", "WS-31.4", "WS-36.10")
def test_wound_gisei_and_special_deck_are_shuffled_aloud() -> None:
    assert shuffled(told(play(given(**BLOW), "enemy en-05"), "wound w-1")) == [("wound_deck", 5, "WS-15.3")]
    gisei = play(given("before_counter(5)", gisei=True), "gisei")
    assert shuffled(told(gisei, "gisei gisei-1")) == [("gisei_deck", 5, "WS-31.4")]
    two = play(given(weapon="wakizashi", **BLACK), "take special", "card spe-01", "card spe-02")
    assert shuffled(told(two, "keep spe-01")) == [("special_deck", 6, "WS-18.5")]
    helena = play(given(opponent="helena", **BLACK), "take special")
    assert shuffled(told(helena, "keep spe-01")) == [("special_deck", 6, "WS-36.10")]
    easing: Table = {"easy_look": True, "easy_buy_scope": "special", "easy_rest_back": True}
    three = play(given(**BLACK, **easing), "take special", "card spe-01", "card spe-02", "card spe-03")
    assert shuffled(told(three, "keep spe-01")) == [("special_deck", 6, "WS-26.7")]


# All together ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_in_random_games_every_loss_has_a_cause_and_every_shuffle_is_told(seed: int) -> None:
    """Given random options, when a game is played at random, then nothing is lost or shuffled in silence."""
    rng = Random(seed)
    state = GAME.start(**random_options(GAME, rng))
    known = {(name, clause) for name, clause in CAUSES}
    for _ in range(600):
        if not state.actors():
            break
        decks = (state.cells[DECK], state.cells[ENEMY_DECK])
        events = state.listen()
        seat = state.actors()[0]
        state.apply(seat, any_action(state, seat, rng))
        for event in events:
            if event.id in LOSSES + WOUNDS and event.id != "event-dodged":
                assert (event.values["cause"], event.clause) in known
        names = [deck for deck, _, _ in shuffled(events)]
        for before, after, name in zip(
            decks, (state.cells[DECK], state.cells[ENEMY_DECK]), ("action_deck", "enemy_deck"), strict=True
        ):
            assert not after & ~before or name in names or "event-into_deck" in [event.id for event in events]
