"""Boxes of Senjutsu: cards of heroes and enemies that players have corrected."""

import gc
from random import Random
from typing import Any

import pytest

from shiai.core.box import BoxError, Contents, toml_value
from shiai.core.components import OWN, RECONSTRUCTED
from shiai.core.options import Value
from shiai.core.playout import playout
from shiai.core.position import read_position, write_position
from shiai.core.record import Record, read_record
from shiai.games.senjutsu.browser.cards.pictures import card_picture
from shiai.games.senjutsu.browser.shared import card_says
from shiai.games.senjutsu.cards.cards import INDEX, RECORDS, SOLO_RECORDS, STANDARD_CARDS, Cards
from shiai.games.senjutsu.cards.check import check_record
from shiai.games.senjutsu.cards.corrections import LONGEST_EFFECT, cards_of
from shiai.games.senjutsu.game import GAME as DUEL
from shiai.games.senjutsu.game import SenjutsuGame
from shiai.games.senjutsu.players.card_value import card_values
from shiai.games.senjutsu.players.strikes import blow
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR
from shiai.games.senjutsu.rules.battlefield.preview import preview
from shiai.games.senjutsu.rules.battlefield.reach import MIDDLE
from shiai.games.senjutsu.rules.battlefield.surroundings import BOXES, reach_of
from shiai.games.senjutsu.rules.contents import COMPONENTS, hero_in
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.steps.lines import me
from shiai.games.senjutsu.solo.game import GAME as SOLO
from shiai.games.senjutsu.solo.game import SoloGame
from shiai.games.senjutsu.terminal.cards import effects_text
from shiai.i18n.catalogue import Catalogue
from tests.games.senjutsu.given import (
    bad_options,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    refused,
    resolve,
    step,
    where,
)
from tests.games.senjutsu.solo.solo_given import enemy, fight, turn
from tests.proof import proves

HEAD = 'format = 1\ngame = "senjutsu"\n'
ENGLISH = Catalogue("en", "senjutsu")
NEAR = hero("warrior", "D3", "S")  # before a hero on D4
FAR = hero("warrior", "A1", "S")
COMPLETE = """
[cards.card-126]
initiative = "7 ([AGG] 8)"
cost = 1
requires = "AGG or BAL"
range = 2
unblockable = true
bushido = true
counter_only = true
tier = "steel"
types = ["attack", "meditation"]
prepared = true
instant = "replacement"
effect = "step FWD3 x1 opt; ATK F w2; SUCCESS: target stun"

[solo_cards.card-S024]
initiative = "6"
requires = "STL"
range = 2
unblockable = true
types = ["defence", "attack"]
effect = "step F x2 opt; ATK F w2 SPLIT 1: step B x1 opt"
"""


def box(card: str, **fields: Value | list[str]) -> str:
    """A box that changes one card."""
    lines = [
        f"{field} = {toml_value(tuple(value) if isinstance(value, list) else value)}" for field, value in fields.items()
    ]
    part = "solo_cards" if card.startswith("S") else "cards"
    return HEAD + "\n".join([f"[{part}.card-{card}]", *lines])


def problems(text: str) -> list[str]:
    """All that is wrong with a box."""
    with pytest.raises(BoxError) as caught:
        COMPONENTS.read(text)
    return caught.value.problems


def printed(text: str) -> Cards:
    """The cards of a box."""
    return cards_of(COMPONENTS.read(text))


# Boxes as a whole -----------------------------------------------------------------------------------------------------


@proves("SJ-A.95")
@pytest.mark.parametrize("game", [DUEL, SOLO], ids=["duel", "solo"])
def test_a_complete_box_of_cards_is_played_and_kept(game: SenjutsuGame | SoloGame) -> None:
    # given a game with a box that changes every field of a card of heroes and of one of enemies
    state: Any = game.start(box=HEAD + COMPLETE)
    record = Record(state)
    rng = Random(3)

    # when it is played to its end
    while state.actors():
        seat = state.actors()[0]
        record.play(state, seat, rng.choice(state.legal(seat)))
    record.finish(state)

    # then its position and its record bring the same game back, and a view has the same cards
    assert write_position(read_position(game, write_position(state))) == write_position(state)
    again: Any = read_record({game.id: game}, record.text())[1]
    assert write_position(again) == write_position(state)
    assert again.rules.cards is state.redact(0).rules.cards is state.rules.cards
    assert game.invariants(state) == []


def test_the_complete_box_changes_every_field_of_both_parts() -> None:
    own = COMPONENTS.read(HEAD + COMPLETE).corrections
    for part in ("cards", "solo_cards"):
        (fields,) = own[part].values()
        of_weapons = {"counters"}  # cards that no deck contains
        assert set(fields) == {field.name for field in COMPONENTS.parts[part].fields} - of_weapons


def test_without_a_box_all_cards_are_ours() -> None:
    assert DUEL.start().rules.cards is STANDARD_CARDS
    assert SOLO.start(box=box("126", cost=0)).rules.cards is STANDARD_CARDS, "a value that equals ours changes nothing"


def test_equal_boxes_share_their_cards_and_number_them_alike() -> None:
    # given two cards made from the same records, one of them by a box
    first, again = printed(HEAD + COMPLETE), printed(HEAD + COMPLETE + "\n")
    assert first is again is not STANDARD_CARDS
    # then everything before the first changed card has the same numbers as ours
    changed = first.designs[INDEX["126"]].parts[0].first
    assert [line.id for line in first.lines] == list(range(len(first.lines)))
    assert first.line_design[:changed] == STANDARD_CARDS.line_design[:changed]
    # and what is not changed is the same
    assert first.designs[INDEX["031"]].record is RECORDS[INDEX["031"]]


def test_every_card_can_be_corrected_and_says_how_certain_it_is() -> None:
    for part, records in (("cards", RECORDS), ("solo_cards", SOLO_RECORDS)):
        entries = COMPONENTS.parts[part].entries
        assert list(entries) == [f"card-{record['number']}" for record in records]
        assert [entry.confidence() for entry in entries.values()] == [record["confidence"] for record in records]
    assert COMPONENTS.standard.confidence("solo_cards", "card-S026") == RECONSTRUCTED
    assert COMPONENTS.read(HEAD + COMPLETE).confidence("cards", "card-126") == OWN


@pytest.mark.parametrize("game", [DUEL, SOLO], ids=["duel", "solo"])
def test_games_with_random_cards_come_to_an_end(game: SenjutsuGame | SoloGame) -> None:
    rng = Random(game.id)
    fields = {part: COMPONENTS.parts[part].fields for part in ("cards", "solo_cards")}
    own: dict[str, dict[str, Any]] = {"cards": {}, "solo_cards": {}}
    for part, choices in fields.items():
        for id, entry in COMPONENTS.parts[part].entries.items():
            field = rng.choice(choices)
            if field.name in entry.values:
                value = field.any(entry.values[field.name], rng)
                try:
                    COMPONENTS.read_corrections({part: {id: {field.name: value}}})
                except BoxError:
                    continue
                if field.name != "tier":  # together they would break signature decks
                    own[part][id] = {field.name: value}
    found = COMPONENTS.read_corrections(own)
    text = COMPONENTS.text(Contents(COMPONENTS, found))
    for seed in range(6):
        state: Any = game.start(box=text)
        playout(state, Random(seed))
        assert state.outcome() is not None
        assert game.invariants(state) == []


# What the rules do with a corrected card ------------------------------------------------------------------------------


@proves("SJ-A.95")
def test_the_initiative_of_a_corrected_card_counts() -> None:
    state = given(hero(hand="126"), NEAR, box=box("126", initiative="9"))
    events = state.listen()
    resolve(state, "126", "053")
    resolved = [event.values for event in events if event.id == "event-resolves"]
    assert [values["speed"] for values in resolved if values["card"] == "card-126"] == [9]


def test_the_cost_of_a_corrected_card_is_paid_and_needed() -> None:
    state = given(hero(hand="126", focus=2), FAR, box=box("126", cost=2))
    assert of(resolve(state, "126", "053"), 0, "focus") == 0
    state = given(hero(hand="126", focus=1), FAR, box=box("126", cost=2))
    refused(state, "126", "SJ-11.3", 0)


def test_the_requirement_of_a_corrected_card_is_asked_for() -> None:
    corrected = box("126", requires="AGG or DET")
    refused(given(hero(hand="126"), FAR, box=corrected), "126", "SJ-11.4", 0)
    assert "126" in offered(given(hero(hand="126", kamae="DET"), FAR, box=corrected), 0)


def test_the_effects_of_a_corrected_card_are_carried_out() -> None:
    state = given(hero(hand="126"), NEAR, box=box("126", effect="ATK F w3"))
    resolve(state, "126", "053")
    assert of(state, 1, "wounds") == 3
    assert of(state, 1, "stuns") == 0


def test_a_corrected_movement_can_collide() -> None:
    corrected = box("126", effect="step F x1 man")
    state = resolve(given(hero(hand="126"), NEAR, box=corrected), "126", "053")
    assert (of(state, 0, "stuns"), where(state, 0)) == (1, "D4 N")
    assert where(resolve(given(hero(hand="126"), FAR, box=corrected), "126", "053"), 0) == "D3 N"


def test_a_corrected_range_is_kept() -> None:
    corrected = box("126", range=1, effect="each opponent in range: target stun")
    assert of(resolve(given(hero(hand="126"), NEAR, box=corrected), "126", "053"), 1, "stuns") == 1
    farther = hero("warrior", "D2", "S")
    assert of(resolve(given(hero(hand="126"), farther, box=corrected), "126", "053"), 1, "stuns") == 0


def test_an_attack_that_became_unblockable_is_not_blocked() -> None:
    defender = hero("warrior", "D3", "S", hand="123")
    for unblockable, wounds in ((False, 0), (True, 1)):
        state = given(hero(hand="126"), defender, box=box("126", unblockable=unblockable, initiative="5", range=1))
        assert of(resolve(state, "126", "123", speed="speed 5"), 1, "wounds") == wounds


def test_corrected_types_decide_what_a_card_can_replace() -> None:
    # 126 replaces only cards of another type
    for types, asked in ((["attack"], False), (["meditation"], True)):
        corrected = box("126", types=types, instant="replacement")
        state = choose(given(hero(hand="126 127"), FAR, box=corrected), "127", "053")
        go_on(state, until="replace")
        assert (step(state) == "replace") == asked


def test_a_corrected_tier_counts_for_decks_and_searches() -> None:
    # given a deck with three copies of a card that a box makes a Steel card
    cards = "029,031,102x2,103x2,104x2,107x2,108x2,109x2,110x2,122x3,124x3,125x2,126x3,128x2,030"
    deck = f"ronin/071/{cards}/-"
    tier = box("124", tier="steel")
    DUEL.start(hero_1="ronin", deck_1=deck)
    bad_options("SJ-33.5", "124", "Steel", hero_1="ronin", deck_1=deck, box=tier)
    # and searches for Steel cards find it
    assert STANDARD_CARDS.of_tiers(2) >> 2 * INDEX["124"] & 3 == 0
    assert printed(tier).of_tiers(2) >> 2 * INDEX["124"] & 3 == 3


def test_a_card_that_became_prepared_is_offered_before_the_game() -> None:
    state: Any = DUEL.start(hero_1="ronin", box=box("127", prepared=True))
    rng = Random(1)
    while step(state) != "prepare":
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert "127" in offered(state, 0)


def test_an_instant_kind_can_be_corrected() -> None:
    corrected = box("127", instant="additional", initiative="=", effect="gain 1 focus", types=["meditation"])
    state = given(hero(hand="126 127"), FAR, box=corrected)
    assert "127" not in offered(state, 0)
    state = resolve(state, "126", "053", instant="127")
    assert of(state, 0, "focus") == 1


def test_a_card_found_in_another_pile_does_not_remain_in_play() -> None:
    """009 plays a card of another hero's discards, which goes back to its owner."""
    corrected = HEAD + '[cards.card-106]\ntier = "gold"\ntypes = ["attack"]\ncost = 0\n'
    state = given(hero("master", hand="009"), hero("warrior", "A1", "S", up="106"), box=corrected)
    resolve(state, "009", "053", name_target="target 2", play_discarded="106")
    assert (of(state, 0, "lasting"), of(state, 1, "up")) == ([], ["106"])
    assert DUEL.invariants(state) == []


def test_an_enemy_plays_its_corrected_card() -> None:
    for text, wounds in ((box("S024", effect="ATK F w3"), 3), ("", 1)):
        state = fight(hero("ronin", "D4", "N"), enemy("samurai_boss", "D3", "S", stock="S024"), box=text)
        turn(state, "023", enemies=["S024"])
        assert of(state, 0, "wounds") == wounds


# What pages and players know of it ------------------------------------------------------------------------------------


def test_words_pictures_and_previews_show_the_corrected_card() -> None:
    cards = printed(box("126", effect="ATK F2 w3", initiative="9"))
    made = cards.designs[INDEX["126"]]
    assert card_says(cards, INDEX["126"], ENGLISH) != card_says(STANDARD_CARDS, INDEX["126"], ENGLISH)
    assert "3" in effects_text(made, ENGLISH)
    assert card_picture(made, ENGLISH) != card_picture(STANDARD_CARDS.designs[INDEX["126"]], ENGLISH)
    state = given(hero(hand="126"), FAR, box=box("126", effect="ATK F2 w3"))
    foreseen = preview(state, 0, INDEX["126"])
    assert foreseen is not None
    assert foreseen.here.strikes == 1 << state.rules.board.space_of("D2")


def test_values_and_blows_are_those_of_the_box() -> None:
    cards = printed(box("126", effect="ATK F2 w3"))
    ahead = NEIGHBOUR[0][NEIGHBOUR[0][MIDDLE]]
    ronin = HEROES["ronin"]
    assert card_values(cards)[INDEX["126"]] > card_values(STANDARD_CARDS)[INDEX["126"]]
    assert blow(cards, ronin, INDEX["126"], 0, 0, ahead) >= 3.0
    assert blow(cards, ronin, INDEX["126"], 0, 0, NEIGHBOUR[0][MIDDLE]) == 0.0
    assert blow(STANDARD_CARDS, ronin, INDEX["126"], 0, 0, NEIGHBOUR[0][MIDDLE]) >= 1.0


def test_the_duty_to_hit_is_that_of_the_box_and_of_its_hero() -> None:
    """The attack needs Aggression, to which only one of two Kamae trees leads."""
    card = box("126", effect="change<=1; [AGG] ATK F w1")
    found: list[bool] = []
    for tree in ("NEU-AGG", "NEU-BAL"):
        text = card + f'\n[heroes.ronin]\ntree = "{tree}"'
        state = given(hero(hand="126"), NEAR, box=text)
        state.rules.heroes[0] = hero_in(state.rules.box, "ronin")
        line = state.rules.cards.designs[INDEX["126"]].parts[0].first
        found.append(reach_of(state, 0, INDEX["126"], 0).lines(line, me(state, 0)))
        ahead = NEIGHBOUR[0][MIDDLE]
        assert (blow(state.rules.cards, state.rules.heroes[0], INDEX["126"], 0, 0, ahead) > 0.0) == found[-1]
    assert found == [True, False]


def living(kind: type[object]) -> int:
    """The number of objects of a class."""
    gc.collect()
    return sum(type(thing) is kind for thing in gc.get_objects())


def test_what_is_remembered_about_the_cards_of_boxes_keeps_few_of_them_in_memory() -> None:
    """The cards of a box take two megabytes."""
    before = living(Cards)
    for _ in range(BOXES + 2):
        state = given(hero(hand="126"), NEAR)
        state.rules.cards = Cards(RECORDS + SOLO_RECORDS)
        reach_of(state, 0, INDEX["126"], 0)
    del state
    assert living(Cards) <= before + BOXES


@pytest.mark.nightly
def test_games_with_ever_new_boxes_leave_few_cards_in_memory() -> None:
    before = living(Cards)
    for number in range(300):
        playout(DUEL.start(box=COMPONENTS.any(Random(number))), Random(number))
    assert living(Cards) - before < 200


# Contradictions -------------------------------------------------------------------------------------------------------

REFUSED = {
    "unknown effect": (box("126", effect="jump 3"), "cards.card-126.effect is 'jump 3': 'jump 3' is no effect"),
    "no effect": (box("126", effect=" "), "cards.card-126.effect is ' ': write at least one effect"),
    "long": (box("126", effect="; ".join(["draw<=1"] * 60)), f"a card has at most {LONGEST_EFFECT}"),
    "deep": (box("126", effect="((((gain 1 focus))))"), "put at most 3 brackets into each other"),
    "initiative": (box("126", initiative="12"), "cards.card-126.initiative is '12': '12' is no initiative"),
    "upwards": (box("126", initiative="3-7"), "cards.card-126.initiative is '3-7': '3-7' runs upwards"),
    "requirement": (box("126", requires="AGG BAL"), "cards.card-126.requires is 'AGG BAL': join some of AGG"),
    "cost": (box("126", cost=4), "cards.card-126.cost is 4: use a whole number from 0 to 3"),
    "types": (box("126", types=["core"]), "cards.card-126.types is ['core']: 'core' is unknown"),
    "tier": (box("126", tier="core"), "cards.card-126.tier is 'core': use one of wood, steel, gold, jade"),
    "core card": (box("023", tier="gold"), "cards.card-023 has no field tier"),
    "core ability": (box("023", cost=1), "cards.card-023 has no field cost"),
    "instant": (
        box("126", instant="additional", effect="draw<=1"),
        "cards.card-126.initiative is '5': cards that are 'additional' have the initiative '='",
    ),
    "moment": (
        box("126", effect="WHEN start of turn: draw<=1"),
        "only Instant and Instant Additional cards have a moment",
    ),
    "grid on an Instant": (
        box("126", instant="additional", initiative="="),
        "Instant and Instant Additional cards have no grid; take it away",
    ),
    "parts": (box("126", effect="ATK F w1 SPLIT 3: ATK F w1 SPLIT 2: ATK F w1"), "it has 3 parts; use SPLIT once"),
    "two blocks": (box("123", effect="BLOCK F; BLOCK FR"), "a part has two block grids; name all cells in one"),
    "grid in brackets": (box("126", effect="[f1] (ATK F w1; draw<=1)"), "stand outside brackets"),
    "mixed OR": (box("123", effect="BLOCK F OR draw<=1"), "the sides of an OR with a block grid"),
    "bleeding": (box("126", effect="SUCCESS: wounds>bleed"), "wounds>bleed needs an attack grid above it"),
    "reduced": (box("126", effect="ATK F w1; REDUCED: draw<=1"), "REDUCED: is for cards that remain in play as armour"),
    "reduced movement": (
        box("025", effect="WHEN card resolved: remain armour; REDUCED: step F x1 opt"),
        "REDUCED: is followed by effects without movement",
    ),
    "movement": (box("126", effect="step F x6 opt then step F x4 opt"), "a part has 10 steps and 0 rotations"),
    "all players": (box("126", effect="all players push 1"), "the effect 'push' cannot follow 'all players'"),
    "each": (box("126", effect="each opponent in range: gain 1 focus"), "cannot follow 'each opponent in range:'"),
    "widen": (box("126", effect="widen 1"), "the effect 'widen' needs WHEN before choosing speed of own block:"),
    "lasting": (box("126", effect="remain armour"), "only a card that remains in play in our list can do so"),
    "lasting twice": (box("106", effect="remain iron will for 4 turns; remain iron will for 4 turns"), "and once"),
    "enemies' effect": (box("126", effect="reset deck"), "the effect 'reset deck' is for cards of enemies"),
    "heroes' effect": (box("S024", effect="gain 1 focus"), "the effect 'gain focus' is for cards of heroes"),
    "enemies for all": (box("S024", effect="all players take stun"), "is for cards of heroes"),
    "signature deck": (box("127", tier="gold"), "the signature deck of ronin breaks SJ-33.6"),
}


@pytest.mark.parametrize(("text", "sentence"), REFUSED.values(), ids=list(REFUSED))
def test_a_contradiction_is_refused_with_its_place_and_remedy(text: str, sentence: str) -> None:
    found = problems(text)
    assert any(sentence in problem for problem in found), found
    assert all(problem.startswith(("cards.card-", "solo_cards.card-")) for problem in found)


def test_our_own_cards_contradict_nothing() -> None:
    for record in RECORDS + SOLO_RECORDS:
        assert check_record(record) == []
