"""A box of one's own: what it changes shows in rules, texts, odds and players, and contradictions are refused."""

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Final

import pytest

from shiai.core.box import BoxError
from shiai.core.components import OWN
from shiai.core.conformance import check_game
from shiai.core.pile import LAST_SHUFFLE, UNKNOWN
from shiai.core.record import read_record
from shiai.games.samurai_spirit.browser.odds import draw_words
from shiai.games.samurai_spirit.players.odds import odds_of
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    FARMSTEADS,
    NO_SYMBOL,
    PENALTY_NAMES,
    REVERSE_NAMES,
    SYMBOL_NAMES,
)
from shiai.games.samurai_spirit.rules.deck import (
    discard,
    place_weights,
    places,
    renumber_shuffles,
    shuffle_in,
    take_top,
)
from shiai.games.samurai_spirit.rules.invariants import invariants
from shiai.games.samurai_spirit.rules.printed import COMPONENTS
from shiai.games.samurai_spirit.rules.state import FACE_DOWN, INTRUDERS, REVERSES, STACK, WHERE, kiai_value, total
from shiai.i18n import Catalogue, languages
from tests.games.samurai_spirit.doll_check import DOLLS, checked_dolls
from tests.games.samurai_spirit.given import GAME, begin, field, given, luck, names, play, seat_of, told, village
from tests.proof import proves

EXAMPLE: Final = Path(__file__).parents[4] / "examples" / "boxes" / "samurai_spirit.toml"
HEAD: Final = 'format = 1\ngame = "samurai_spirit"\n'
NEXT_SYMBOL: Final = {"hat": "farm", "farm": "doll", "doll": "none", "none": "hat"}
WORDS: Final = Catalogue("en", "samurai_spirit")


def box(*tables: str) -> str:
    """A box file with these tables: box("raiders.P1-01 value = 4", …)."""
    lines = [f"[{place}]\n{fields}" for place, _, fields in [table.partition(" ") for table in tables]]
    return HEAD + "\n".join(lines).replace("; ", "\n")


def every_part_changed() -> str:
    """A box in which every card, board and reverse differs from ours."""
    tables: list[str] = []
    for name, entry in COMPONENTS.parts["raiders"].entries.items():
        values = entry.values
        fields = [
            f"value = {int(str(values['value'])) % 6 + 1}",
            f'symbol = "{NEXT_SYMBOL[str(values["symbol"])]}"',
            f'penalty1 = "{"fire" if values["penalty1"] == "wound" else "wound"}"',
            f"flame = {'false' if values['flame'] else 'true'}",
        ]
        if "penalty2" in values:
            fields.append(f'penalty2 = "{"recycle" if values["penalty2"] == "no_talent" else "no_talent"}"')
        tables.append(f"raiders.{name} {'; '.join(fields)}")
    for name, entry in COMPONENTS.parts["samurai"].entries.items():
        human, animal = int(str(entry.values["human"])), int(str(entry.values["animal"]))
        tables.append(f"samurai.{name} human = {human + 1}; animal = {animal - 1}")
    for name, count in zip(REVERSE_NAMES, (2, 2, 1, 1), strict=True):
        tables.append(f"farmsteads.{name} count = {count}")
    return box(*tables)


# Files ----------------------------------------------------------------------------------------------------------------


def test_a_complete_box_is_read_played_recorded_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(every_part_changed(), "utf-8")
    contents = COMPONENTS.read(file.read_text("utf-8"))
    changed = [(part.name, id) for part in COMPONENTS.parts.values() if part.fields for id in part.entries]
    assert {contents.confidence(*entry) for entry in changed} == {OWN}
    assert COMPONENTS.read(COMPONENTS.toml(contents)).corrections == contents.corrections
    options = {"players": 3, "difficulty": "hard", "box": file.read_text("utf-8")}
    record = check_game(GAME, options, Random(1), thorough=True)
    assert record.result != "open"
    again, state = read_record({GAME.id: GAME}, record.text())
    assert again.text() == record.text()
    assert GAME.from_position(state.position()) == state
    for seat in range(3):
        view = state.redact(seat)
        assert view.setup.options["box"] == COMPONENTS.text(contents)
        assert GAME.from_position(view.position()) == view


def test_the_example_is_correct_and_can_be_played() -> None:
    text = EXAMPLE.read_text("utf-8")
    rules = GAME.setup(box=text)
    assert rules.penalties(CARD_NAMES.index("B6-01")) == rules.penalties(CARD_NAMES.index("L5-02"))
    assert rules.reverses == [2, 1, 2, 1]
    assert check_game(GAME, {"players": 2, "difficulty": "heroic", "box": text}, Random(2)).result != "open"


@pytest.mark.parametrize("seed", range(4))
def test_games_with_random_boxes_keep_all_laws(seed: int) -> None:
    rng = Random(seed)
    counts = [rng.choice(REVERSE_NAMES) for _ in range(FARMSTEADS)]
    tables = [f"farmsteads.{name} count = {counts.count(name)}" for name in REVERSE_NAMES]
    tables += [f"samurai.{name} human = {rng.randint(1, 15)}" for name in COMPONENTS.parts["samurai"].entries]
    tables += [f"raiders.{name} value = {rng.randint(1, 6)}" for name in CARD_NAMES]
    options = {"players": rng.randint(2, 7), "difficulty": "heroic", "box": box(*tables)}
    assert check_game(GAME, options, rng, share=0.3).result != "open"


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("raiders.P1-01 value = 7", "raiders.P1-01.value is 7: use a whole number from 1 to 6"),
        ('raiders.P1-01 symbol = "dol"', "raiders.P1-01.symbol is 'dol': did you mean doll?"),
        ('raiders.P1-01 penalty2 = "wound"', "raiders.P1-01 has no field penalty2; did you mean penalty1?"),
        ('raiders.P1-01 rank = "boss"', "raiders.P1-01 has no field rank; use one of value, symbol, penalty1, flame"),
        (
            'raiders.P1-01 penalty1 = "recycle"',
            "raiders.P1-01.penalty1 is recycle: only bosses have it; use one of fire, wound, intruder, no_defend, "
            "no_support, draw_left, draw_right, none",
        ),
        (
            'raiders.B6-01 penalty1 = "none"',
            "raiders.B6-01.penalty2 is intruder, but penalty1 is none: write a single one as penalty1",
        ),
        ("samurai.kyuzo human = 16", "samurai.kyuzo.human is 16: use a whole number from 1 to 15"),
        (
            "farmsteads.lose_farm count = 2",
            "farmsteads: the counts are 1 + 2 + 2 + 2 = 7; there are 6 farmsteads",
        ),
        ("talents.kyuzo talent = 1", "there is no part talents; use one of raiders, samurai, farmsteads"),
    ],
)
def test_a_contradiction_is_refused_with_its_place_value_and_remedy(table: str, problem: str) -> None:
    with pytest.raises(BoxError) as refused:
        COMPONENTS.read(box(table))
    assert refused.value.problems == [problem]


@proves("SS-25.3")
def test_a_box_with_too_few_dolls_for_the_check_is_refused() -> None:
    without = [f'raiders.{card} symbol = "none"' for card in DOLLS]
    assert COMPONENTS.read(box(*without[2:]))
    with pytest.raises(BoxError) as refused:
        COMPONENTS.read(box(*without[1:]))
    assert refused.value.problems == [
        'raiders: the symbol of 1 of the 52 plunderers is doll; at least 2 need symbol = "doll"'
    ]


# What a box changes ---------------------------------------------------------------------------------------------------


@proves("SS-3.12")
def test_the_value_of_a_card_counts_in_the_total() -> None:
    state = given("kyuzo kanbei", step="play_card", hand="P1-07", box=box("raiders.P1-07 value = 5"))
    state = play(state, "kyuzo: attack")
    assert total(state, seat_of(state, "kyuzo")) == 5


def test_the_value_of_a_card_decides_about_talents() -> None:
    own = box("raiders.P1-07 value = 2")
    even = given("heihachi kanbei gorobei", step="play_card", hand="P1-07", box=own)
    odd = given("heihachi kanbei gorobei", step="play_card", hand="P1-07")
    assert "hand kanbei" in names(even, "heihachi")
    assert "hand kanbei" not in names(odd, "heihachi")
    assert even.why_not(0, odd.action("discard")) == ("SS-12.20",)
    lines = {"kyuzo": "P2-07"}
    assert "discard" in names(given("kyuzo kanbei", step="play_card", hand="P1-07", lines=lines, box=own), "kyuzo")


def test_the_symbol_of_a_card_decides_about_the_defence() -> None:
    own = box('raiders.P1-07 symbol = "hat"', 'raiders.P1-13 symbol = "doll"', 'raiders.P1-08 symbol = "none"')
    state = play(given("kyuzo kanbei", step="play_card", hand="P1-07", box=own), "kyuzo: defend")
    assert field(state, "defence_rows") == "seat_1.hat=P1-07"
    assert "defend" in names(given("kyuzo kanbei", step="play_card", hand="P1-13", box=own), "kyuzo")
    state = given("kyuzo kanbei", step="play_card", hand="P1-08", box=own)
    assert "defend" not in names(state, "kyuzo")
    assert state.why_not(0, state.action("defend")) == ("SS-7.7",)


def test_the_penalties_of_a_card_are_applied() -> None:
    own = box('raiders.P1-07 penalty1 = "fire"', 'raiders.B6-02 penalty1 = "fire"; penalty2 = "wound"')
    state = given("kyuzo kanbei gorobei", step="turn", lines={"kyuzo": "P1-07"}, box=own)
    assert village(state)[0] == village(given("kyuzo kanbei gorobei"))[0] - 1
    state = given("gorobei kanbei", step="turn", lines={"gorobei": "B6-02"}, fields={"round": 3}, box=own)
    state = play(state, "gorobei: done")
    assert names(state, "gorobei") == {"ignore nothing", "ignore first", "ignore second", "ignore all"}


@pytest.mark.parametrize(("flame", "lost"), [("true", 2), ("false", 0)])
def test_the_flames_of_an_intruder_burn(flame: str, lost: int) -> None:
    own = box(f"raiders.P1-07 flame = {flame}", f"raiders.P1-05 flame = {flame}")
    state = given("kyuzo kanbei gorobei", raiders=3, intruders="P1-07 P1-05", box=own)
    before = village(state)[0]
    begin(state, "end_turn", "choose_action", "reveal_intruders")
    assert before - village(state)[0] == lost


def test_the_kiai_value_of_each_side_counts() -> None:
    own = box("samurai.kyuzo human = 4; animal = 6")
    state = given("kyuzo kanbei", step="play_card", hand="P4-06", box=own)
    assert kiai_value(state, 0) == 4
    events = state.listen()
    play(state, "kyuzo: attack")
    assert "kiai" in told(events)
    assert kiai_value(given("kyuzo kanbei", fields={"animal": "kyuzo"}, box=own), 0) == 6
    over = given("kyuzo kanbei", lines={"kyuzo": "P4-06 P1-07"}, box=own)
    assert names(over, "kyuzo") == {"pass"}


def test_the_counts_of_reverses_are_the_odds_of_farmsteads() -> None:
    own = box("farmsteads.lose_family count = 0", "farmsteads.random_wound count = 3")
    lines, open_village = {"kyuzo": "P1-05"}, {"barricades": 0}
    state = given("kyuzo kanbei gorobei", lines=lines, step="turn", fields={**open_village}, difficulty="hard", box=own)
    assert luck(state) == {"reverse lose_farm": 1, "reverse lose_barricade": 2, "reverse random_wound": 3}
    state.cells[REVERSES] = 1
    assert any("only 0 farmsteads have the reverse lose_family" in problem for problem in invariants(state))


@proves("SS-25.3")
def test_the_doll_check_counts_the_dolls_of_the_box() -> None:
    own = box(*[f'raiders.{card} symbol = "none"' for card in DOLLS[6:]])
    state = play(given("kyuzo kanbei", box=own), "kyuzo: fight")
    weights = luck(state)
    doll = sum([weights[f"card {card}"] for card in DOLLS[:6]])
    expected = sum([chance * Fraction(number, 14) for number, chance in checked_dolls(14, 6).items()])
    assert Fraction(doll, sum(weights.values())) == expected


# Texts, odds and players ----------------------------------------------------------------------------------------------


def test_a_changed_card_is_called_by_what_is_on_it() -> None:
    own = box(
        'raiders.P1-07 value = 4; symbol = "farm"; penalty1 = "no_defend"; flame = true', "raiders.P1-08 value = 2"
    )
    state = given("kyuzo kanbei", step="play_card", hand="P1-07", box=own)
    prompt = WORDS.message(GAME.prompt(state, 0))
    assert "play this card: 4 (farmstead, no defence, flames)." in prompt
    attack = WORDS.message(GAME.describe(state, state.action("attack")))
    assert attack == "Attack 4 (farmstead, no defence, flames): the total becomes 4, the Kiai value is 9"
    assert WORDS.name_or(state.rules.card_names[CARD_NAMES.index("P1-08")]) == "2 (doll, intruder)"
    assert WORDS.name_or(state.rules.card_names[CARD_NAMES.index("P1-06")]) == "1 (doll, wound, flames)"
    events = state.listen()
    play(state, "kyuzo: attack")
    assert WORDS.message(events[0]) == (
        "Kyuzo attacks 4 (farmstead, no defence, flames): the total is 4, the Kiai value 9."
    )


@pytest.mark.parametrize("language", languages())
def test_every_card_of_a_box_has_a_name_in_every_language(language: str) -> None:
    ours, own = GAME.setup(), GAME.setup(box=every_part_changed())
    words = Catalogue(language, "samurai_spirit")
    for card, name in enumerate(CARD_NAMES):
        assert ours.card_names[card] == name
        parts = [SYMBOL_NAMES[own.symbol[card]]] if own.symbol[card] != NO_SYMBOL else []
        parts += [PENALTY_NAMES[penalty] for penalty in own.penalties(card)]
        parts += ["flames"] if own.flames[card] else []
        called = f"{own.value[card]} ({', '.join([words.name(part) for part in parts])})"
        assert words.name_or(own.card_names[card]) == called


def test_odds_are_those_of_the_box() -> None:
    own = box(*[f"raiders.{card} value = 4" for card in CARD_NAMES[:52]], "samurai.kyuzo human = 4")
    state = given("kyuzo kanbei gorobei", box=own)
    assert draw_words(state, 0, WORDS).startswith("Attacking the next raider: 0% below the Kiai value, 100% exactly")
    assert odds_of(state).value == 4
    assert odds_of(state).values == [0, 0, 0, 0, 1, 0, 0]


def test_the_heuristic_player_knows_the_box() -> None:
    lines = {"kyuzo": "P4-03 P4-13"}
    ours = given("kyuzo kanbei gorobei", step="play_card", hand="P1-07", lines=lines)
    own = given("kyuzo kanbei gorobei", step="play_card", hand="P1-07", lines=lines, box=box("raiders.P1-07 value = 6"))
    assert ours.name(GAME.advise(ours, 0, Random(1))) == "attack"  # reaches the Kiai
    assert own.name(GAME.advise(own, 0, Random(1))) == "defend"


# Many shuffles --------------------------------------------------------------------------------------------------------


def shares(weights: list[int]) -> list[Fraction]:
    """Weights as parts of their sum."""
    return [Fraction(weight, sum(weights)) for weight in weights]


def test_shuffles_are_numbered_anew_before_their_numbers_run_out() -> None:
    state = given("kyuzo kanbei gorobei", discard="P1-01", raiders=6)
    cells = state.cells
    card = CARD_NAMES.index("P1-01")
    shuffle_in(state, card)
    discarded = CARD_NAMES.index("P4-13")
    INTRUDERS.put(cells, STACK.take(cells))
    for _ in range(2 * LAST_SHUFFLE):
        shuffle_in(state, discarded)
        discarded = next(card for card, weight in enumerate(place_weights(state, INTRUDERS.top(cells))) if weight)
        take_top(state, INTRUDERS, discarded)
        discard(cells, discarded)
        INTRUDERS.put(cells, STACK.take(cells))
        assert invariants(state) == []
    assert GAME.from_position(state.position()) == state


def test_new_numbers_of_shuffles_change_no_odds() -> None:
    state = given("kyuzo kanbei gorobei", raiders=9, intruders="unseen*2")
    cells = state.cells
    first = STACK.at + 1
    for place, unknown in enumerate((UNKNOWN - 3, UNKNOWN - 7, UNKNOWN - 7)):
        cells[first + place] = unknown
    for name, shuffle in (("P1-01", 2), ("P1-02", 3), ("P1-03", 5)):
        cells[WHERE + CARD_NAMES.index(name)] = FACE_DOWN + shuffle
    before = [shares(place_weights(state, place)) for place in places(cells)]
    renumber_shuffles(cells)
    assert [shares(place_weights(state, place)) for place in places(cells)] == before
    assert state.values()[first : first + 3] == [UNKNOWN - 1, UNKNOWN - 2, UNKNOWN - 2]
