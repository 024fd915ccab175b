"""Fields of components: what each kind accepts, what it refuses with which remedy, and how far entries are trusted."""

from random import Random
from typing import Final

import pytest

import shiai
from shiai.core.components import (
    Amounts,
    Entry,
    Field,
    FieldError,
    Flag,
    Number,
    Order,
    Part,
    Script,
    Source,
    Track,
    Word,
    named,
    nearest,
    shown,
    source_from,
)
from shiai.core.game import AnyGame
from shiai.core.options import Value


def upper(text: str) -> str:
    """A small language: letters, whose canonical form is upper case."""
    if not text.isalpha():
        raise FieldError("write letters only")
    return text.upper()


LIMIT: Final = Number("limit", 1, 9)
PRINTED: Final = Flag("flame")
COLOUR: Final = Word("colour", ("red", "green", "blue"))
LEVELS: Final = Track("levels", 1, 10, 3)
RING: Final = Order("order", ("well", "inn", "field"))
BONUS: Final = Amounts("bonus", ("strength", "guard"), -3, 3, 0, 2, bare=("heal",))
TEXT: Final = Script("text", upper, lambda value, rng: value + rng.choice("AB"))
FIELDS: Final = (LIMIT, PRINTED, COLOUR, LEVELS, RING, BONUS, TEXT)
STARTS: Final[dict[str, Value]] = {
    "limit": 3,
    "flame": False,
    "colour": "red",
    "levels": (1, 2, 3),
    "order": ("well", "inn", "field"),
    "bonus": ("strength 2",),
    "text": "A",
}


@pytest.mark.parametrize(
    ("field", "given", "canonical"),
    [
        (LIMIT, 1, 1),
        (LIMIT, 9, 9),
        (PRINTED, True, True),
        (COLOUR, "blue", "blue"),
        (LEVELS, [1, 10, 5], (1, 10, 5)),
        (LEVELS, (2, 2, 2), (2, 2, 2)),
        (RING, ["field", "well", "inn"], ("field", "well", "inn")),
        (BONUS, [], ()),
        (BONUS, ["strength +2", "  guard   -1 "], ("strength 2", "guard -1")),
        (BONUS, ["heal"], ("heal",)),
        (TEXT, "  abc\n", "ABC"),
    ],
)
def test_a_field_reads_its_values_in_canonical_form(field: Field, given: object, canonical: Value) -> None:
    assert field.read(given) == canonical
    assert field.read(canonical) == canonical


@pytest.mark.parametrize(
    ("field", "given", "remedy"),
    [
        (LIMIT, 0, "use a whole number from 1 to 9"),
        (LIMIT, 10, "use a whole number from 1 to 9"),
        (LIMIT, "3", "use a whole number from 1 to 9"),
        (LIMIT, 3.0, "use a whole number from 1 to 9"),
        (LIMIT, True, "use a whole number from 1 to 9"),
        (LIMIT, None, "use a whole number from 1 to 9"),
        (PRINTED, 1, "use true or false"),
        (PRINTED, "true", "use true or false"),
        (COLOUR, "bleu", "did you mean blue?"),
        (COLOUR, "white", "use one of red, green, blue"),
        (COLOUR, ["red"], "use one of red, green, blue"),
        (LEVELS, [1, 2], "use 3 whole numbers from 1 to 10"),
        (LEVELS, [1, 2, 11], "use 3 whole numbers from 1 to 10"),
        (LEVELS, [1, 2, True], "use 3 whole numbers from 1 to 10"),
        (LEVELS, "123", "use 3 whole numbers from 1 to 10"),
        (RING, ["well", "inn"], "name every one of the 3 once; field is missing"),
        (RING, ["well", "inn", "inn", "field"], "name every one of the 3 once"),
        (RING, ["well", "inn", "fields"], "'fields' is unknown; did you mean field?"),
        (RING, ["well", "inn", 3], "3 is unknown; use one of well, inn, field"),
        (RING, "well", "name every one of the 3 once; well is missing"),
        (BONUS, "strength 2", 'use a list of 0 to 2 texts such as "strength 3"'),
        (BONUS, ["heal", "heal", "heal"], 'use a list of 0 to 2 texts such as "strength 3"'),
        (BONUS, ["strength"], "'strength' needs a number from -3 to 3 other than 0"),
        (BONUS, ["strength 4"], "'strength 4' needs a number from -3 to 3 other than 0"),
        (BONUS, ["strength 0"], "'strength 0' needs a number from -3 to 3 other than 0"),
        (BONUS, ["strenght 2"], "'strenght' is unknown; did you mean strength?"),
        (BONUS, ["heal 2"], "'heal' stands alone, without a number"),
        (BONUS, ["2 strength"], "'2 strength' should look like \"strength 3\""),
        (BONUS, ["strength ٣"], "should look like"),
        (BONUS, [2], '2 should look like "strength 3"'),
        (Amounts("bonus", ("guard",), 1, 3, 2, 2), [], 'use a list of 2 texts such as "guard 3"'),
        (Amounts("bonus", (), 1, 3, 1, 1, bare=("heal",)), [], 'use a list of 1 texts such as "heal"'),
        (TEXT, "a1", "write letters only"),
        (TEXT, 3, "use a text in quotation marks"),
        (TEXT, "a\x00", "remove the characters that cannot be printed"),
        (TEXT, "a\ud800", "remove the characters that cannot be printed"),
    ],
)
def test_a_field_refuses_other_values_and_says_what_to_write(field: Field, given: object, remedy: str) -> None:
    with pytest.raises(FieldError) as caught:
        field.read(given)
    assert remedy in str(caught.value)


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.kind)
def test_random_values_are_valid_and_canonical(field: Field) -> None:
    rng = Random(1)
    values = [field.any(STARTS[field.name], rng) for _ in range(50)]
    assert [field.read(value) for value in values] == values
    assert len(set(values)) > 1


def test_a_script_without_samples_stays_as_it_is() -> None:
    assert Script("text", upper).any("ABC", Random(1)) == "ABC"


def test_every_kind_of_field_has_its_own_name() -> None:
    assert sorted([field.kind for field in FIELDS]) == sorted(
        ["number", "flag", "word", "track", "order", "amounts", "script"]
    )


# Words in error messages ----------------------------------------------------------------------------------------------


def deep(levels: int) -> list[object]:
    """A list in a list in a list …"""
    found: list[object] = []
    for _ in range(levels):
        found = [found]
    return found


@pytest.mark.parametrize(
    "value",
    ["x" * 100_000, deep(50_000), [7] * 100_000, {"a": deep(50_000)}, 1 << 100_000],
    ids=["text", "deep", "list", "table", "number"],
)
def test_a_value_is_shown_on_one_short_line(value: object) -> None:
    text = shown(value)
    assert len(text) < 200
    assert text.isprintable()


def test_words_that_cannot_be_printed_are_shown_in_quotation_marks() -> None:
    assert named("granary") == "granary"
    assert named("gran\x1b[31mary\n") == r"'gran\x1b[31mary\n'"
    assert len(named("x" * 1000)) < 70


def test_the_nearest_word_is_offered_or_the_first_ones() -> None:
    known = tuple([f"card_{number}" for number in range(100)])
    assert nearest("cord_17", known) == "did you mean card_17?"
    assert nearest("zzz", known).endswith("card_19 …")
    assert nearest(deep(50_000), ("one", "two")) == "use one of one, two"


# Sources --------------------------------------------------------------------------------------------------------------


def test_a_field_has_the_source_of_its_entry_unless_it_has_its_own() -> None:
    rulebook, guess = Source("printed", "the rulebook"), Source("reconstructed", "our proposal")
    entry = Entry("well", {"limit": 2, "flame": True}, rulebook, {"flame": guess})
    assert entry.source_of("limit") is rulebook
    assert entry.source_of("flame") is guess


@pytest.mark.parametrize(
    ("first", "others", "confidence"),
    [
        ("printed", (), "printed"),
        ("printed", ("reported",), "reported"),
        ("reported", ("printed",), "reported"),
        ("printed", ("reported", "reconstructed"), "reconstructed"),
    ],
)
def test_an_entry_is_trusted_as_far_as_its_least_certain_field(
    first: str, others: tuple[str, ...], confidence: str
) -> None:
    sources = {f"field_{number}": Source(other, "") for number, other in enumerate(others)}
    assert Entry("well", {}, Source(first, ""), sources).confidence() == confidence


def test_a_part_finds_its_fields_and_entries_by_name() -> None:
    part = Part("areas", (LIMIT, PRINTED), [Entry("well", {"limit": 2}, Source("printed", ""))])
    assert part.field("flame") is PRINTED
    assert part.entries["well"].values == {"limit": 2}


def test_a_source_of_a_data_file_has_one_of_three_confidences() -> None:
    source = source_from({"confidence": "reported", "source": "a review", "note": "round 1"})
    assert (source.confidence, source.source, source.note) == ("reported", "a review", "round 1")
    with pytest.raises(ValueError, match="confidence sure is unknown; use one of printed, reported, reconstructed"):
        source_from({"confidence": "sure", "source": ""})


@pytest.mark.parametrize("game", [game for game in shiai.all_games() if game.components], ids=lambda game: game.id)
def test_every_game_lists_valid_canonical_values_with_a_source(game: AnyGame) -> None:
    assert game.components is not None
    for part in game.components.parts.values():
        assert part.entries
        for entry in part.entries.values():
            assert entry.source.source
            for field in part.fields:
                if field.name in entry.values:
                    assert field.read(entry.values[field.name]) == entry.values[field.name]
