"""The inputs of all kinds of fields: what the editor shows is what it reads again."""

from random import Random
from typing import Final

import pytest
from starlette.datastructures import FormData

from shiai.core.box import Components, Contents
from shiai.core.components import (
    RECONSTRUCTED,
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
)
from shiai.core.options import Value
from shiai.registry import game
from shiai.web.box_form import Edited, read_part, unchecked
from shiai.web.box_page import Shown, editor_view, inputs, tile
from shiai.web.kit.rendering import TEMPLATES, words_in
from tests.web.pages import Page

RONIN: Final = game("seven_ronin")


def loud(text: str) -> str:
    """A language in which only capital letters are right."""
    if not text.isupper():
        raise FieldError("write capital letters")
    return text


FIELDS: Final[dict[str, tuple[Field, Value]]] = {
    "number": (Number("speed", -2, 9), 3),
    "flag": (Flag("broken"), False),
    "word": (Word("colour", ("red", "blue")), "red"),
    "track": (Track("steps", 1, 9, 4), (1, 2, 3, 4)),
    "order": (Order("ring", ("a", "b", "c")), ("a", "b", "c")),
    "amounts": (Amounts("gains", ("ki", "life"), -3, 3, 0, 4, ("rest",)), ("ki 2", "rest")),
    "script": (Script("text", loud, lambda _old, rng: rng.choice(("RUN", "HIT AND RUN"))), "RUN"),
}
WORDS: Final = words_in("en", None)


def components_with(kind: str) -> tuple[Components, Part]:
    """Components with one entry that has one field."""
    field, value = FIELDS[kind]
    part = Part("cards", (field,), [Entry("one", {field.name: value}, Source(RECONSTRUCTED, "us"))])
    return Components("seven_ronin", (part,)), part


def form_of(part: Part, contents: Contents) -> FormData:
    """What the browser would send of the tile."""
    drawn = tile(RONIN, part, part.entries["one"], Edited(contents), WORDS)
    macros = TEMPLATES.get_template("box_tile.html")
    parts = TEMPLATES.get_template("parts.html").make_module({"say": WORDS.say})
    html = macros.render(tile=drawn, say=WORDS.say, words=WORDS, parts=parts)
    found = TextAreas(f"<form>{html}</form>")
    return FormData([*found.forms[0].values, *found.texts])


class TextAreas(Page):
    """A page that knows the contents of its text areas."""

    def __init__(self, html: str) -> None:
        self.texts: list[tuple[str, str]] = []
        super().__init__(html)

    def handle_data(self, data: str) -> None:
        super().handle_data(data)
        if self.open and self.open[-1] == "textarea":
            self.texts.append((self.tags[-1].attributes["name"], data))


@pytest.mark.parametrize("kind", FIELDS)
def test_what_is_shown_is_read_again(kind: str) -> None:
    components, part = components_with(kind)
    for seed in range(30):
        text = components.any(Random(seed))
        contents = components.contents(text)
        edited = read_part(part, form_of(part, contents), components.standard)
        assert not edited.problems
        assert components.text(edited.contents) == text


@pytest.mark.parametrize(
    ("kind", "sent"),
    [
        ("number", [("one.speed", "99")]),
        ("number", [("one.speed", "")]),
        ("number", [("one.speed", "9" * 5000)]),
        ("word", [("one.colour", "green")]),
        ("track", [("one.steps", "1"), ("one.steps", "2")]),
        ("track", [("one.steps", "x")] * 4),
        ("order", [("one.ring", "a")] * 3),
        ("amounts", [("one.gains.word", "ki"), ("one.gains.number", "")]),
        ("amounts", [("one.gains.word", "gold"), ("one.gains.number", "1")]),
        ("script", [("one.text", "whisper")]),
    ],
)
def test_a_wrong_value_stays_in_its_input_with_the_remedy(kind: str, sent: list[tuple[str, str]]) -> None:
    components, part = components_with(kind)
    edited = read_part(part, FormData([("shown", "one"), *sent]), components.standard)
    assert list(edited.problems) == [f"one.{part.fields[0].name}"]
    assert not edited.contents.corrections
    view = editor_view(RONIN, components, Shown("cards"), edited, WORDS)
    assert view["box"] == ""
    drawn = tile(RONIN, part, part.entries["one"], edited, WORDS)
    assert drawn.fields[0].problem
    assert drawn.fields[0].chosen == inputs(part.fields[0], edited.typed[f"one.{part.fields[0].name}"])


def test_amounts_offer_one_line_more_until_there_are_enough() -> None:
    components, part = components_with("amounts")
    drawn = tile(RONIN, part, part.entries["one"], Edited(components.standard), WORDS)
    assert drawn.fields[0].chosen == [("ki", "2"), ("rest", ""), ("", "")]
    full = components.read('{"cards":{"one":{"gains":["ki 1","ki 2","ki 3","rest"]}}}')
    drawn = tile(RONIN, part, part.entries["one"], Edited(full), WORDS)
    assert len(drawn.fields[0].chosen) == 4


def test_a_contradiction_is_kept_while_editing() -> None:
    components, _ = components_with("number")
    components.check = lambda _contents: ["cards.one is impossible"]
    assert unchecked(components, '{"cards":{"one":{"speed":4}}}').number("cards", "one", "speed") == 4


def test_many_entries_come_page_by_page() -> None:
    field = Number("speed", 0, 9)
    part = Part("cards", (field,), [Entry(f"c{i}", {"speed": 1}, Source(RECONSTRUCTED, "us")) for i in range(70)])
    components = Components("seven_ronin", (part,))
    pages = [
        editor_view(RONIN, components, Shown("cards", page=number), Edited(components.standard), WORDS)
        for number in (0, 2, 9)
    ]
    assert [(len(page["tiles"]), page["page_number"], page["pages"]) for page in pages] == [  # type: ignore[arg-type]
        (30, 0, 3),
        (10, 2, 3),
        (10, 2, 3),
    ]
