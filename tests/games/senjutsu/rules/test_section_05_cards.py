"""Section 5: what stands on ability cards."""

import pytest

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, INDEX, RECORDS, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.designs import read_design
from shiai.games.senjutsu.cards.structure import LanguageError
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults
from shiai.games.senjutsu.decks.format import Deck, numbered, read_deck_text
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import SOBER, Senjutsu
from tests.games.senjutsu.given import (
    actor,
    bad_options,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    resolve,
    step,
    where,
)
from tests.proof import proves

FAR = hero("warrior", "A1", "S")
PLAIN = "102x2,103x2,106x2,107x2,109x2,110x2,121x3,122x3,123x3,124x3,125x3,126x3"


def speeds(state: Senjutsu, *cards: str, **answers: str) -> list[object]:
    """The initiatives at which the parts of seat_1's card are resolved in this turn."""
    events = state.listen()
    choose(state, *cards)
    go_on(state, **answers)
    number = f"card-{cards[0]}"
    return [e.values["speed"] for e in events if e.id == "event-resolves" and e.values["card"] == number]


@proves("SJ-5.1")
def test_a_card_has_a_name_keywords_initiative_cost_types_tier_number_and_effects() -> None:
    record = next(record for record in RECORDS if record["number"] == "016")
    made = read_design(record)
    assert (made.number, made.types, made.tier, made.cost) == ("016", v.DEFENCE, v.STEEL, 0)
    assert [(box.low, box.high) for box in made.speeds] == [(4, 9)]
    assert made.requires == 1 << v.BALANCE | 1 << v.DETERMINATION
    needed = ("number", "name_en", "types", "tier", "initiative", "cost", "effect")
    for field in needed:
        with pytest.raises(LanguageError, match=field):
            read_design({name: text for name, text in record.items() if name != field})


def test_a_card_that_is_only_read_is_not_numbered_among_the_cards_of_the_game() -> None:
    cards = STANDARD_CARDS
    before = len(cards.lines), len(cards.options), len(cards.chains), len(cards.grids)
    for record in RECORDS:
        assert read_design(record).parts == []
    assert (len(cards.lines), len(cards.options), len(cards.chains), len(cards.grids)) == before


@proves("SJ-5.1")
def test_range_instant_icon_required_kamae_and_cost_are_there_on_some_cards_only() -> None:
    terror, dirt, plain = STANDARD_DESIGNS[INDEX["028"]], STANDARD_DESIGNS[INDEX["087"]], STANDARD_DESIGNS[INDEX["126"]]
    assert (terror.range, terror.cost, terror.instant, terror.requires) == (3, 2, v.NO_INSTANT, 0)
    assert (dirt.range, dirt.cost, dirt.instant, dirt.unblockable) == (0, 0, v.REPLACEMENT, True)
    assert (plain.range, plain.cost, plain.instant, plain.requires, plain.unblockable) == (0, 0, 0, 0, False)
    assert STANDARD_DESIGNS[INDEX["061"]].requires == 1 << v.AGGRESSION


@proves("SJ-5.2")
def test_effects_include_grids_gates_focus_lines_or_and_split_lines() -> None:
    upper, lower = STANDARD_DESIGNS[INDEX["048"]].effects.parts
    grid = upper.lines[0].options[0].chain
    assert grid is not None
    assert [cell.name for cell in grid.atoms[0].cells] == ["FL", "F"]
    assert lower.speed == 4
    assert [len(line.options) for line in lower.lines] == [2, 1], "an OR, then a line"
    assert lower.lines[1].options[0].focus == 1
    (below,) = STANDARD_DESIGNS[INDEX["029"]].effects.parts[1:]
    assert below.lines[1].options[0].kamae == 1 << v.DETERMINATION


@proves("SJ-5.3")
def test_there_are_four_card_types() -> None:
    assert set(v.TYPE_NAMES) == {"attack", "defence", "meditation", "core"}
    seen = 0
    for design in HERO_CARDS:
        assert design.types
        seen |= design.types
    assert seen == v.ATTACK | v.DEFENCE | v.MEDITATION | v.CORE
    with pytest.raises(LanguageError):
        read_design({**RECORDS[0], "types": "magic"})


@proves("SJ-5.4")
@pytest.mark.parametrize("name", list(SIGNATURES))
def test_a_basic_card_can_be_used_by_every_hero(name: str) -> None:
    weapon = ",".join([STANDARD_DESIGNS[i].number for i in HEROES[name].standard_weapons])
    own = f"/{','.join(numbered(SIGNATURES[name].companion))}" if SIGNATURES[name].companion else ""
    assert faults(read_deck_text(f"{name}/{weapon}/{PLAIN}/-{own}")) == []
    sober = SOBER  # a drunk hero might have to turn away
    state = given(hero(name, hand="126", marks=sober), hero("warrior" if name != "warrior" else "ronin", "D3", "S"))
    resolve(state, "126", "053" if name != "warrior" else "023")
    assert of(state, 1, "wounds") == 1


@proves("SJ-5.5")
@pytest.mark.parametrize("name", list(SIGNATURES))
def test_a_signature_card_can_be_used_by_its_own_hero_only(name: str) -> None:
    for design in [d for d in HERO_CARDS if d.owner in HEROES and not d.core]:
        one = 1 << 2 * INDEX[design.number]
        found = faults(Deck(name, HEROES[name].standard_weapons, one, 0, "a test"))
        assert ("SJ-5.5" in [clause for clause, _ in found]) == (design.owner != name)


@proves("SJ-5.5")
def test_no_game_starts_with_a_signature_card_of_another_hero() -> None:
    bad_options("060", "SJ-5.5", deck_1=f"ronin/071/{PLAIN.replace('126x3', '126x2')},060x1/-")


@proves("SJ-5.11")
@pytest.mark.parametrize("present", v.KAMAE_NAMES)
def test_a_strip_marks_an_effect_or_at_the_top_a_requirement(present: str) -> None:
    """Short Strike requires Aggression; Severing Cut has a line for Determination."""
    state = given(hero("warrior", hand="061 113", kamae=present), hero("ronin", "A1", "S"))
    assert ("061" in offered(state, 0)) == (present == "AGG")
    choose(state, "113", "023")
    play(state, "done")
    moving = step(state) == "move" and actor(state) == 0 and "C3" in offered(state)
    assert moving == (present == "DET")


@proves("SJ-5.12")
@pytest.mark.parametrize("focus", range(4))
def test_a_focus_strip_costs_as_many_focus_as_it_shows_and_is_optional(focus: int) -> None:
    """Scything Uppercut: two Focus make its wounds bleed."""
    state = given(hero("warrior", hand="060", focus=focus), hero("ronin", "D3", "S"))
    choose(state, "060", "023")
    go_on(state, "modifier" if focus >= 2 else "choose")
    if focus < 2:
        assert (of(state, 1, "wounds"), of(state, 1, "bleeding"), of(state, 0, "focus")) == (1, 0, focus)
        return
    assert offered(state) == ["done", "pay"]
    left, paid = play(state.clone(), "done"), play(state, "pay")
    assert (of(left, 1, "wounds"), of(left, 1, "bleeding"), of(left, 0, "focus")) == (1, 0, focus)
    assert (of(paid, 1, "wounds"), of(paid, 1, "bleeding"), of(paid, 0, "focus")) == (0, 1, focus - 2)


@proves("SJ-5.13")
@pytest.mark.parametrize(
    ("card", "box", "inside", "outside"),
    [("060", "DET", 8, 5), ("058", "DET", 3, 6), ("034", "AGG", 5, 3), ("105", "BAL", 8, 6), ("107", "AGG", 6, 3)],
)
@pytest.mark.parametrize("present", v.KAMAE_NAMES)
def test_an_initiative_box_in_a_kamae_strip_replaces_the_printed_one(
    card: str, box: str, inside: int, outside: int, present: str
) -> None:
    state = given(hero("ronin", hand=card, kamae=present), FAR)
    assert speeds(state, card, "053") == [inside if present == box else outside]


@proves("SJ-5.14")
def test_an_initiative_box_in_a_focus_strip_may_be_bought_at_the_reveal() -> None:
    """Open Mind has 4, or 6 for one Focus."""
    for answer, found, left in (("pay", 6, 1), ("done", 4, 2)):
        state = given(hero("ronin", hand="109", focus=2), FAR)
        choosing = choose(state.clone(), "109", "053")
        assert (step(choosing), offered(choosing)) == ("buy", ["done", "pay"])
        assert speeds(state, "109", "053", buy=answer) == [found]
        assert of(state, 0, "focus") == left
    poor = given(hero("ronin", hand="109"), FAR)
    assert speeds(poor, "109", "053", buy="pay") == [4]


@proves("SJ-5.14")
def test_a_bought_box_may_hold_a_variable_initiative() -> None:
    for answer, low, high in (("pay", 3, 8), ("done", 4, 7)):
        state = choose(given(hero("ronin", hand="146", focus=2), FAR), "146", "053")
        play(state, answer)
        assert (step(state), offered(state)) == ("speed", [f"speed {value}" for value in range(low, high + 1)])


@proves("SJ-5.15")
@pytest.mark.parametrize(("present", "ways"), [("BAL", 8), ("DET", 8), ("AGG", 2)])
def test_a_strip_of_two_kamae_applies_in_either_to_everything_on_it(present: str, ways: int) -> None:
    """Masterful Cut: Balance / Determination a step and a rotation; Aggression a rotation."""
    state = choose(given(hero("master", hand="019", kamae=present), FAR), "019", "053")
    assert (step(state), len(offered(state))) == ("move", ways)
    assert "done" not in offered(state)


@proves("SJ-5.15")
@pytest.mark.parametrize("present", ["AGG", "DET", "BAL"])
@pytest.mark.parametrize("focus", [1, 2])
def test_a_strip_of_focus_and_kamae_needs_both(present: str, focus: int) -> None:
    """Bladed Echo (cost 1) in Aggression: a Wood Attack, or with one Focus a Steel Attack; and so on."""
    stock = "126 107 121 110 122 116"
    finds = {"AGG": ("126", "107"), "DET": ("121", "110"), "BAL": ("122", "116")}[present]
    state = given(hero("master", hand="011 103", kamae=present, focus=focus, stock=stock), FAR)
    choose(state, "103", "053")
    go_on(state, "instant")
    play(state, "011")
    if focus == 1:
        assert (step(state), offered(state)) == ("search", [finds[0], "pass"])
        return
    options = offered(state)
    assert (step(state), len(options)) == ("or", 2)
    for option, find, left in zip(options, finds, (1, 0), strict=True):
        chosen = play(state.clone(), option)
        assert (offered(chosen), of(chosen, 0, "focus")) == ([find, "pass"], left)


@proves("SJ-5.16")
def test_a_card_that_remains_in_play_is_not_discarded_and_stays_active() -> None:
    state = given(hero("ronin", hand="106 122", focus=2, stock=""), hero("warrior", "A1", "S", stock=""))
    resolve(state, "106", "053")
    assert (of(state, 0, "lasting"), of(state, 0, "up"), of(state, 0, "played")) == (["106"], [], [])
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 1), "Iron Will: no wound for an empty deck"
    resolve(state, "122", "053")
    assert (of(state, 0, "lasting"), of(state, 0, "up")) == (["106"], ["122"])
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 2)


@proves("SJ-5.16")
def test_heavy_armour_remains_in_play_from_turn_to_turn() -> None:
    state = given(hero("ronin", hand="025 122x2", focus=1), hero("warrior", "D3", "S", hand="119x2", focus=3))
    resolve(state, "122", "053", instant="025", move="done")
    assert of(state, 0, "lasting") == ["025"]
    resolve(state, "122", "119", move="done")
    assert (where(state, 0), of(state, 0, "wounds"), of(state, 0, "lasting")) == ("D4 N", 1, ["025"])
