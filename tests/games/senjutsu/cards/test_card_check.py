"""The check of card records: the cards of the box pass, and every mistake is named with card, field and remedy."""

import csv
import re
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import INDEX, RECORDS, SOLO_RECORDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.check import FIELDS, check_text
from shiai.games.senjutsu.cards.language import parse
from shiai.rulebooks import rulebook

PAGE: Final = (Path(__file__).parents[4] / "docs" / "card-language.md").read_text("utf-8")


def changed(card: str, **fields: str) -> str:
    """The file with one card, some of whose fields are other ones."""
    record = STANDARD_DESIGNS[INDEX[card]].record | fields
    return file_of([record])


def file_of(records: list[dict[str, str]]) -> str:
    """A file of cards."""
    text = StringIO()
    writer = csv.DictWriter(text, FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(records)
    return text.getvalue()


def sentences(text: str) -> list[str]:
    """What the check says of a file."""
    return [fault.sentence() for fault in check_text(text)]


def test_the_cards_of_the_box_have_no_fault() -> None:
    assert sentences(file_of(RECORDS)) == []
    assert sentences(file_of(SOLO_RECORDS)) == []


@pytest.mark.parametrize(
    ("number", "field", "value", "remedy"),
    [
        ("010", "number", "10", "card 10, number: '10' is no card number; write three digits"),
        ("010", "name_en", "", "card 010, name_en: it is empty"),
        ("010", "owner", "geisha", "card 010, owner: 'geisha' is unknown; use one of basic, weapon, master, student,"),
        ("010", "weapon", "bo", "card 010, weapon: cards of the owner 'weapon' name their weapon, all others none"),
        ("066", "weapon", "", "card 066, weapon: cards of the owner 'weapon' name their weapon, all others none"),
        ("066", "weapon", "Bo", "card 066, weapon: 'Bo' is no id; use small letters and underscores"),
        ("010", "types", "attack trick", "card 010, types: 'trick' is unknown; use defence, attack, meditation, core"),
        ("010", "tier", "golden", "card 010, tier: 'golden' is unknown; use one of wood, steel, gold, jade, core"),
        ("010", "tier", "core", "card 010, tier: core cards, and only they, have the type core and the tier core"),
        ("010", "prepared", "maybe", "card 010, prepared: 'maybe' is unknown; use one of yes, no"),
        ("010", "school", "The School", "card 010, school: 'The School' is no id; use small letters and underscores"),
        ("010", "instant", "soon", "'soon' is unknown; use one of nothing, replacement, additional, instant"),
        ("010", "initiative", "12", "card 010, initiative: '12' is no initiative; use a number from 0 to 9, a range"),
        ("010", "initiative", "4-9", "card 010, initiative: '4-9' runs upwards; write the higher number first"),
        ("010", "initiative", "6 (AGG 7)", "'(AGG 7)' is no other initiative; write it as ([AGG] 7) or ([f1] 6)"),
        ("010", "initiative", "=", "card 010, initiative: '=' is for Instant Additional cards; use a number from 0"),
        ("010", "initiative", "-", "card 010, initiative: '-' is for Instant cards; use a number from 0 to 9"),
        ("010", "cost", "two", "card 010, cost: 'two' is no number from 0 to 9"),
        ("010", "range", "far", "card 010, range: 'far' is no number from 0 to 9"),
        ("010", "requires", "RED", "card 010, requires: 'RED' is unknown; use AGG, BAL, DET, STL"),
        ("010", "keywords", "sharp", "card 010, keywords: 'sharp' is unknown; use unblockable, bushido"),
        ("010", "effect", "target stunn", "'target stunn' is no effect; did you mean 'target stun'?"),
        ("010", "effect", "search top x: 1", "card 010, effect: 'search top x: 1' is no effect"),
        ("010", "effect", "WHEN start of turn: draw 1", "only Instant and Instant Additional cards have a moment"),
        ("010", "effect", "ATK F w1; * push 1", "a starred effect needs a grid with * above it"),
        ("010", "effect", "BLOCK", "BLOCK needs its cells, as in BLOCK F,FR; or a star before it"),
        ("010", "effect", "step F x0 man", "the effect 'step' has the number 0; use 1 or more"),
        ("010", "effect", "[f1] (draw<=0; push 1)", "the effect 'draw' has the number 0; use 1 or more"),
        ("010", "effect", "ATK F w1, F bleed", "the cell F is named twice; write it once"),
        (
            "010",
            "effect",
            "search deck: 1 Wod",
            "'Wod' is nothing to search for; use a tier, a type, Prepared",
        ),
        ("010", "signature", "master:4", "'master:4' is no hero with copies; write ronin:2, with 1 to 3 copies"),
        ("010", "signature", "geisha:1", "'geisha:1' is no hero with copies; write ronin:2, with 1 to 3 copies"),
        ("010", "source", "", "card 010, source: it is empty"),
        ("010", "keywords", "nightmare", "card 010, keywords: 'nightmare' is unknown; use unblockable, bushido"),
        ("010", "requires", "PATH", "card 010, requires: 'PATH' is unknown; use AGG, BAL, DET, STL"),
        ("010", "effect", "reset deck", "the effect 'reset deck' is for cards of enemies, of the tier solo"),
        (
            "142",
            "effect",
            "draw 1 SPLIT 5-1: draw 1",
            "'SPLIT 5-1' does not stand on Instant Additional cards; use one",
        ),
        ("S024", "number", "024", "card 024, number: '024' is no card number; write S001, SN995 or S-Ronin-001"),
        ("S024", "owner", "basic", "card S024, owner: 'basic' is unknown; use one of selection_1, selection_2,"),
        ("S024", "owner", "enemy_samurai_boss", "card S024, owner: 'enemy_samurai_boss' is unknown; use one of"),
        ("S024", "keywords", "bushido", "card S024, keywords: 'bushido' is unknown; use unblockable, nightmare,"),
        ("S024", "requires", "AGG", "card S024, requires: 'AGG' is unknown; use STL, DESP, PATH"),
        ("S024", "effect", "step F x1 opt SPLIT 1-5: draw 1", "'SPLIT 1-5' runs upwards; write the higher number"),
        ("010", "confidence", "sure", "'sure' is unknown; use one of printed, reported, reconstructed"),
    ],
)
def test_a_mistake_is_named_with_card_field_and_remedy(number: str, field: str, value: str, remedy: str) -> None:
    assert any(remedy in sentence for sentence in sentences(changed(number, **{field: value})))


def test_all_mistakes_of_all_cards_are_named() -> None:
    wrong = [RECORDS[0] | {"cost": "x", "tier": "tin"}, RECORDS[1] | {"effect": "fly"}, RECORDS[1]]
    assert [fault.field for fault in check_text(file_of(wrong))] == ["tier", "tier", "cost", "effect", "number"]


def test_columns_must_be_those_of_the_page() -> None:
    text = file_of([RECORDS[0]]).replace("school,", "academy,", 1)
    assert sentences(text) == ["school: the column is missing", "academy: there is no such column; take it away"]
    assert all(f"| `{field}` |" in PAGE for field in FIELDS)


def test_a_row_with_too_many_or_too_few_fields_is_named() -> None:
    text = file_of([RECORDS[0]])
    for wrong in (text.rstrip() + ",more\n", text.rstrip().rpartition(",")[0] + "\n"):
        assert sentences(wrong) == ["card 008, row: it must have 20 fields; put texts with commas in quotes"]


def test_a_file_without_cards_is_no_file_of_cards() -> None:
    assert sentences(file_of([])) == ["file: there are no cards in it"]


# The page -------------------------------------------------------------------------------------------------------------


def test_the_answers_on_the_page_are_those_of_the_check() -> None:
    shown = re.findall(r"^\| `(\w+)` \| `([^`]+)` \| (.+) \|$", PAGE, re.MULTILINE)
    answers = [(field, value, answer) for field, value, answer in shown if not answer.startswith("SJ-")]
    assert len(answers) == 14
    for field, value, answer in answers:
        assert f"card 010, {field}: {answer}" in sentences(changed("010", **{field: value}))


def test_the_cards_on_the_page_are_those_of_the_box() -> None:
    cards = re.findall(r"^\*\*([^*]+) \((\d{3})\)\*\*(.*?)```\n(.*?)\n```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(cards) == 6
    for name, number, about, effect in cards:
        record = RECORDS[INDEX[number]]
        assert (name, effect) == (record["name_en"], record["effect"])
        for field in ("initiative", "cost", "requires", "range"):
            assert all(value == record[field] for value in re.findall(rf"{field} `([^`]+)`", about))


def test_every_word_on_the_page_can_be_read_and_no_word_is_missing() -> None:
    words = re.findall(r"^\| `([^`]+)` \| .+ \| (SJ-[\d.]+(?:, SJ-[\d.]+)*) \|$", PAGE, re.MULTILINE)
    kinds = set()
    for word, clauses in words:
        text = word.replace("…", "1")
        last = parse(f"STAR B; {text}").parts[0].lines[-1]  # some words need a grid above them
        assert last.options[0].chain is not None
        kinds.update([atom.kind for atom in last.options[0].chain.atoms])
        assert set(clauses.split(", ")) <= set(rulebook("senjutsu"))
    assert kinds == set(range(v.ATOM_KINDS))


def test_every_clause_on_the_page_exists() -> None:
    assert set(re.findall(r"SJ-\d+\.\d+", PAGE)) <= set(rulebook("senjutsu"))
