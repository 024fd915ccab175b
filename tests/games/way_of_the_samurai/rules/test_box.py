"""A box of one's own: what it changes shows in rules, texts, drawings and players, and contradictions are refused."""

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from shiai.core.box import BoxError
from shiai.core.components import OWN, PRINTED, RECONSTRUCTED
from shiai.core.conformance import check_game
from shiai.core.options import Value
from shiai.core.record import read_record
from shiai.games.way_of_the_samurai.players.outlook import is_met, strikes
from shiai.games.way_of_the_samurai.players.tables import tables_of
from shiai.games.way_of_the_samurai.rules.boxes import COMPONENTS
from shiai.games.way_of_the_samurai.rules.cards import ENEMY_NAMES, JOKER, SYMBOL_NAMES
from shiai.games.way_of_the_samurai.rules.printed import STANDARD
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.games.way_of_the_samurai.text.explanations import about_gisei, about_opponent, about_place
from shiai.i18n import Catalogue, languages
from tests.games.way_of_the_samurai.given import (
    GAME,
    die,
    enemy,
    gauges,
    given,
    go_on,
    ki,
    life,
    mask,
    offered,
    play,
    refused,
    result,
    start,
    step,
    told,
)
from tests.proof import proves

EXAMPLE: Final = Path(__file__).parents[4] / "examples" / "boxes" / "way_of_the_samurai.toml"
HEAD: Final = 'format = 1\ngame = "way_of_the_samurai"\n'
WORDS: Final = Catalogue("en", "way_of_the_samurai")
PLAYED: Final = "std-06 std-11 std-12"  # no combo
DOJO: Final = "dojo_yoshioka"


def box(*tables: str) -> str:
    """A box file with these tables: box("gisei.gisei-1 change = 4", …)."""
    lines = [f"[{place}]\n{fields}" for place, _, fields in [table.partition(" ") for table in tables]]
    return HEAD + "\n".join(lines).replace("; ", "\n")


def other(part: str, entry: str, field: str, value: Value) -> object:
    """Another value for a field: the next word, one more or less, effects with another amount."""
    if isinstance(value, str):
        return f'"{SYMBOL_NAMES[(SYMBOL_NAMES.index(value) + 1) % 4]}"'
    if isinstance(value, int):
        return value - 1 if value > 3 else value + 1
    assert isinstance(value, tuple)
    if "defeat" in value:
        return ["life 1"]
    if part == "wounds" and entry == "w-1" and field == "wound2":
        return ["defeat"]
    if part in ("actions", "specials"):
        return ["guard 3"]
    return ["ki 3"]


def every_part_changed() -> str:
    """A box in which every field of every component differs from ours."""
    tables: list[str] = []
    for part in COMPONENTS.parts.values():
        for entry in part.entries.values() if part.fields else ():
            fields = [field.name for field in part.fields if field.name in entry.values]
            values = [f"{name} = {other(part.name, entry.id, name, entry.values[name])}" for name in fields]
            tables.append(f"{part.name}.{entry.id} {'; '.join(values)}")
    return box(*tables)


def struck(card: str, **wanted: Any) -> WayOfTheSamurai:
    """The enemy has struck back with this card."""
    return play(given("counter_card(0)", played=PLAYED, hand="", enemy_deck=f"{card} en-04", **wanted), f"enemy {card}")


# Files ----------------------------------------------------------------------------------------------------------------


@proves("WS-3.13")
def test_a_complete_box_is_read_played_recorded_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(every_part_changed(), "utf-8")
    contents = COMPONENTS.read(file.read_text("utf-8"))
    for part in COMPONENTS.parts.values():
        for entry in part.entries.values() if part.fields else ():
            fields = {field.name for field in part.fields if field.name in entry.values}
            assert {contents.confidence(part.name, entry.id, field) for field in fields} == {OWN}
    assert COMPONENTS.read(COMPONENTS.toml(contents)).corrections == contents.corrections
    for options in ({}, {"mode": "one_vs_three", "gisei": True}, {"mode": DOJO}, {"environment": "cliff"}):
        record = check_game(GAME, {**options, "box": file.read_text("utf-8")}, Random(1), share=0.3, advised=0.5)
        assert record.result != "open"
        again, state = read_record({GAME.id: GAME}, record.text())
        assert again.text() == record.text()
        assert GAME.from_position(state.position()) == state
        view = state.redact(0)
        assert view.setup.options["box"] == COMPONENTS.text(contents)
        assert GAME.from_position(view.position()) == view


def test_the_example_is_correct_and_can_be_played() -> None:
    text = EXAMPLE.read_text("utf-8")
    printed = GAME.setup(box=text).printed
    assert (printed.demand[11], printed.threshold[11], printed.joker_lines) == ((4, 3), 2, ((1, 1), (2, 1)))
    options: dict[str, object] = {"environment": "bamboo_forest", "box": text}
    assert check_game(GAME, options, Random(2), share=0.3).result != "open"


@pytest.mark.parametrize("seed", range(6))
def test_games_with_random_boxes_keep_all_laws(seed: int) -> None:
    rng = Random(seed)
    options: dict[str, object] = {"mode": ("duel", "one_vs_three", DOJO)[seed % 3], "box": COMPONENTS.any(rng)}
    assert check_game(GAME, options, rng, share=0.2, advised=0.8).result != "open"


def test_without_a_box_the_components_are_ours() -> None:
    assert start().rules.printed is start(opponent="oda").rules.printed is STANDARD


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        (
            'actions.std-01 effects = ["strength 7"]',
            "actions.std-01.effects is ['strength 7']: 'strength 7' needs a number from -6 to 6 other than 0",
        ),
        (
            'actions.std-01 effects = ["guard 1", "guard 2"]',
            "actions.std-01.effects is ['guard 1', 'guard 2']: guard is named 2 times; name it once",
        ),
        ('actions.std-18 symbol = "red"', "actions.std-18 has no field symbol; use one of choice"),
        (
            'actions.std-01 symbol = "joker"',
            "actions.std-01.symbol is 'joker': use one of black_a, black_b, black_c, red",
        ),
        (
            "enemies.en-03 strength = -2",
            "enemies.en-03: strength and technique are -2, so the defence asks for nothing; "
            "raise one of them to -1 or more",
        ),
        (
            'enemies.en-03 blow = ["wound 3"]',
            "enemies.en-03.blow is ['wound 3']: 'wound 3' needs a number from 1 to 2 other than 0",
        ),
        (
            'wounds.w-1 wound2 = ["defeat"]',
            'wounds: 2 of the 5 cards (w-1, w-5) are deadly; write wound2 = ["defeat"] on exactly one',
        ),
        (
            'wounds.w-5 wound2 = ["life 4"]',
            'wounds: 0 of the 5 cards are deadly; write wound2 = ["defeat"] on exactly one',
        ),
        (
            'wounds.w-5 wound2 = ["defeat", "life 1"]',
            "wounds.w-5.wound2 is ['defeat', 'life 1']: defeat ends the fight; leave the other effects out",
        ),
        ("opponents.ishida life = 0", "opponents.ishida.life is 0: use a whole number from 1 to 99"),
        ("events.hard_1 effects = 1", "events has no entry hard_1; did you mean hard_5?"),
        ("weapons.katana x = 1", "there is no part weapons; did you mean wounds?"),
    ],
)
def test_a_mistake_is_refused_with_its_place_value_and_remedy(table: str, problem: str) -> None:
    with pytest.raises(BoxError) as caught:
        COMPONENTS.read(box(table))
    assert caught.value.problems == [problem]


def test_the_parts_of_a_card_are_known_from_different_sources() -> None:
    ours = COMPONENTS.standard
    assert ours.confidence("enemies", "en-02", "strength") == PRINTED
    assert ours.confidence("enemies", "en-02", "blow") == RECONSTRUCTED
    assert ours.confidence("environments", "bamboo_forest", "face4") == RECONSTRUCTED
    assert ours.confidence("environments", "bamboo_forest", "face5") == PRINTED
    assert ours.confidence("environments", "cliff") == PRINTED


# Action cards ---------------------------------------------------------------------------------------------------------


def test_an_action_card_moves_the_gauges_as_the_box_says() -> None:
    text = box('actions.std-02 effects = ["technique 3", "guard -1"]')
    assert gauges(play(given(box=text), "play std-02")) == (0, 3, -1)


def test_the_symbol_of_the_box_makes_combos_and_starts_taikyu() -> None:
    text = box('actions.std-12 symbol = "red"')
    assert step(given("combo", played="std-12 std-13 std-14", hand="", box=text)) == "reward"
    assert step(given("combo", played="std-10 std-11 std-12", hand="", box=text)) != "reward"
    table: dict[str, Any] = {"stack": "first_card", "taikyu": True, "fields": {"first_card": "std-12"}}
    assert step(given(box=text, **table)) == "taikyu_roll"


def test_the_joker_has_the_movements_of_the_box() -> None:
    text = box('actions.std-18 choice = ["guard 2", "strength -1"]')
    state = given(hand="std-18 std-02", box=text)
    assert [name for name in offered(state) if "joker" in name] == ["play joker strength", "play joker guard"]
    refused(state, "play joker technique", "WS-14.2")
    assert gauges(play(state, "play joker guard")) == (0, 0, 2)


def test_a_line_of_the_box_can_be_transformed() -> None:
    text = box('actions.std-06 effects = ["strength 2"]')
    with_line = given(weapon="sai_1", hand="std-06", box=text)
    without = given(weapon="sai_1", hand="std-06")
    assert ("transform std-06" in offered(with_line)) is not ("transform std-06" in offered(without))


def test_a_special_card_does_what_the_box_says() -> None:
    text = box('specials.spe-03 effects = ["guard -2", "strength 4"]')
    assert gauges(play(given(stored="spe-03", box=text), "play spe-03")) == (4, 0, -2)


# Enemy cards ----------------------------------------------------------------------------------------------------------


def test_a_defence_asks_for_what_the_box_says_and_gives_its_prize() -> None:
    text = box('enemies.en-05 strength = -2; technique = 1; prize = ["life 2", "ki 3"]')
    state = given("strike", played=PLAYED, hand="", defence="en-05", gauges=(-2, 1, 0), enemy=(8, 5), box=text)
    assert is_met(state, ENEMY_NAMES.index("en-05"), [-2, 1, 0])
    assert offered(play(state, "go_on")) == ["take life", "take ki"]
    assert enemy(play(state.clone(), "take ki")) == (8, 2)
    assert enemy(play(state, "take life")) == (6, 5)


def test_a_blow_strikes_below_the_guard_of_the_box() -> None:
    text = box('enemies.en-10 guard = 4; blow = ["ki 2"]')
    assert (life(struck("en-10", gauges=(0, 0, 3), box=text)), ki(struck("en-10", gauges=(0, 0, 3), box=text))) == (
        8,
        3,
    )
    assert ki(struck("en-10", gauges=(0, 0, 4), box=text)) == 5
    state = given("before_counter(5)", enemy_deck="en-10", box=text)
    assert (strikes(state, [0, 0, 3]), strikes(state, [0, 0, 4])) == (1, 0)


def test_losses_and_a_wound_of_one_blow_follow_in_printed_order() -> None:
    first_life = box('enemies.en-03 blow = ["life 1", "wound 2"]')
    state = struck("en-03", box=first_life)
    assert (life(state), step(state)) == (7, "wound_card")
    assert life(play(state, "wound w-1")) == 5
    first_wound = box('enemies.en-03 blow = ["wound 2", "life 1"]')
    state = struck("en-03", box=first_wound)
    assert (life(state), step(state)) == (8, "wound_card")
    assert life(play(state, "wound w-1")) == 5
    assert result(struck("en-03", life=1, box=first_life)) == "killed"
    assert result(struck("en-03", weapon="tonfa_2", box=first_wound)) == "wounded_to_death"


# Wounds, environments, events, Gisei ----------------------------------------------------------------------------------


def test_a_wound_card_takes_what_the_box_says() -> None:
    text = box('wounds.w-2 wound1 = ["life 3"]; wound2 = ["life 1", "ki 4"]')
    assert life(play(struck("en-01", box=text), "wound w-2")) == 5
    state = play(struck("en-06", box=text), "wound w-2")
    assert (life(state), ki(state)) == (7, 1)


def test_the_deadly_wound_is_the_card_that_the_box_names() -> None:
    text = box('wounds.w-1 wound1 = ["ki 1"]; wound2 = ["defeat"]', 'wounds.w-5 wound2 = ["life 1"]')
    assert result(play(struck("en-06", box=text), "wound w-1")) == "deadly_wound"
    assert life(play(struck("en-06", box=text), "wound w-5")) == 7
    assert ki(play(struck("en-01", box=text), "wound w-1")) == 4  # its level 1 is no dodge here
    (event, *_) = told(struck("en-06", box=text), "wound w-1")
    assert (event.id, event.values["card"]) == ("event-wounded", "w-5")  # named as a deadly wound
    assert told(struck("en-01", box=text), "wound w-5")[0].id == "event-dodged"


def test_results_of_an_environment_follow_in_printed_order() -> None:
    text = box('environments.forest face1 = ["wound 1", "strength 2", "life -2", "ki 1"]; face2 = []')
    state = play(given(environment="forest", ki=3, box=text), "environment", "roll 1")
    assert (gauges(state), step(state)) == ((0, 0, 0), "wound_card")
    play(state, "wound w-5")
    assert (gauges(state), life(state), ki(state)) == ((2, 0, 0), 6, 3)
    state = play(given(environment="forest", box=text), "environment", "roll 2")
    assert (gauges(state), life(state), ki(state)) == ((0, 0, 0), 8, 4)


def test_an_environment_can_heal_defeat_and_wound_the_enemy() -> None:
    text = box('environments.forest face1 = ["life 2"]; face2 = ["defeat", "blood"]; face3 = ["enemy_wound 2"]')
    state = given(environment="forest", life=5, box=text)
    assert life(play(state.clone(), "environment", "roll 1")) == 7
    assert result(play(state.clone(), "environment", "roll 2")) == "fell"
    assert step(play(state.clone(), "environment", "roll 3")) == "wound_card"
    assert state.rules.printed.bloody[1] == [False, False, True, False, False, True, True]


def test_an_event_gives_and_takes_what_the_box_says() -> None:
    text = box('events.hard_4 effects = ["life -2", "ki 1", "red_die 2"]')
    state = given(stack="next_fight event", enemy=(0, 3), mode=DOJO, hand="", ki=3, box=text)
    play(state, "roll 4")
    assert (life(state), ki(state), die(state)) == (6, 4, 3)


def test_a_gisei_card_moves_guard_as_the_box_says() -> None:
    text = box("gisei.gisei-5 change = 4")
    assert gauges(play(given("before_counter(5)", gisei=True, box=text), "gisei", "gisei gisei-5")) == (0, 0, 4)


# Opponents ------------------------------------------------------------------------------------------------------------


def test_opponents_begin_with_life_and_ki_of_the_box() -> None:
    text = box("opponents.oda life = 30; ki = 0", "trio.second life = 1; ki = 4", "dojo.y1b life = 9; ki = 1")
    assert enemy(start(opponent="oda", box=text)) == (30, 0)
    assert enemy(start(mode="one_vs_three", box=text), 1) == (1, 4)
    assert enemy(play(start(mode=DOJO, box=text), "path right")) == (9, 1)


def test_kempo_regains_the_life_of_the_box() -> None:
    text = box("opponents.kempo life = 3")
    table: dict[str, Any] = {"defence": "en-03", "gauges": (3, 0, 0), "enemy": (1, 5), "hand": "", "played": PLAYED}
    assert enemy(play(given("strike", opponent="kempo", box=text, **table), "go_on")) == (3, 5)


# Texts and players ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_explanations_say_what_is_true_with_a_box(language: str) -> None:
    words = Catalogue(language, "way_of_the_samurai")
    ours = start(opponent="ishida").rules
    own = start(opponent="ishida", box=box(
        "opponents.ishida life = 13", "gisei.gisei-1 change = -1", 'environments.forest face1 = ["ki 1"]'
    )).rules  # fmt: skip
    assert about_opponent(ours, words).startswith("8 ")
    assert about_opponent(own, words).startswith("13 ")
    assert about_gisei(own, words) != about_gisei(ours, words)
    assert about_place(own, words, 1) != about_place(ours, words, 1)
    assert about_place(own, words, 0) == about_place(ours, words, 0)


def test_a_choice_tells_the_gauges_after_a_card_of_the_box() -> None:
    state = given(hand="std-02 std-18", box=box('actions.std-02 effects = ["guard 4"]'))
    names = [GAME.actions.names[action] for action in state.legal(0)]
    message = GAME.describe(state, state.legal(0)[names.index("play std-02")])
    assert (message.values["strength"], message.values["guard"]) == (0, 4)


def test_players_know_the_cards_of_the_box() -> None:
    text = box(
        'actions.std-12 symbol = "red"; effects = ["strength 4"]',
        "enemies.en-08 technique = 0",
        'actions.std-18 choice = ["strength 3"]',
    )
    tables = tables_of(start(box=text).rules.printed)
    assert tables.combos(mask("std-12 std-13 std-14")) == 1 << SYMBOL_NAMES.index("red")
    assert tables.met[2 * 49 + 2 * 7 + 2] >> ENEMY_NAMES.index("en-08") & 1
    assert tables.worths[JOKER] > tables_of(STANDARD).worths[JOKER]
    assert tables_of(STANDARD).combos(mask("std-12 std-13 std-14")) == 0


def test_the_heuristic_player_uses_a_card_of_the_box() -> None:
    table: dict[str, Any] = {"hand": "std-06 std-17", "defence": "en-07", "played": "std-10 std-12", "enemy": (1, 5)}
    state = given("move(1,1)", box=box('actions.std-17 effects = ["strength 4"]'), **table)
    assert GAME.actions.names[GAME.advise(state, 0, Random(0))] == "play std-17"


def test_steps_of_effects_are_written_and_read() -> None:
    text = box('enemies.en-03 blow = ["wound 1", "life 1"]')
    state = struck("en-03", box=text)
    assert "blow_effect(" in state.position()
    assert GAME.from_position(state.position()) == state
    assert step(go_on(play(state, "wound w-5"), "end_of_exchange")) == "end_of_exchange"
