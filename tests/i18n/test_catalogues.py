"""The catalogues: complete, equal in all languages, without unused sentences, and right in what they say."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import shiai
from shiai.core.messages import Message
from shiai.core.options import Choice, Option, Value
from shiai.games.seven_ronin.components import BOARD_NAMES, OPTIONS, RONIN_NAMES, SEATS
from shiai.games.seven_ronin.state import RESULTS
from shiai.games.seven_ronin.text import PROMPT_CLAUSES, TARGET_STEPS, USE_CLAUSES
from shiai.i18n import Catalogue, UnknownLanguage, default_language, languages

SOURCE: Final = Path(shiai.__file__).parent
GAME: Final = "seven_ronin"
GAMES_PLAYED: Final = 300
REASONS: Final = tuple([reason for _, reason, clause in RESULTS if clause])

NUMBERS: Final = {"areas", "missing", "number", "reserve", "round", "threat"}  # variables that are numbers

# What the f-strings of the game can become.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "prompt-": tuple(PROMPT_CLAUSES),
    "choice-use-": tuple(USE_CLAUSES),
    "choice-target-": (*TARGET_STEPS, "choose_wounded"),
    "event-won_": REASONS,
}

# Words that the table says through a variable, and words that it does not say yet: to be emptied.
SAID_BY_VARIABLE: Final = {"held", "silenced"}


# Every language ------------------------------------------------------------------------------------------------------


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file with their variables."""
    text = (SOURCE / "i18n" / language / f"{file}.ftl").read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}/{file}.ftl"
            assert entry.value is not None
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


def test_there_are_four_languages() -> None:
    assert languages() == ("de", "en", "it", "pl")


@pytest.mark.parametrize("file", ["table", GAME])
@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_ids_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


def test_no_id_is_in_two_files() -> None:
    assert not messages("en", "table").keys() & messages("en", GAME).keys()


# Every sentence ------------------------------------------------------------------------------------------------------


def static_ids() -> set[str]:
    """The ids of prompts, choices and events as they stand in the source of the game."""
    found: set[str] = set()
    for path in (SOURCE / "games" / GAME).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                found.update(expanded("event-", node.args[0]))
        if path.name == "text.py":
            for node in ast.walk(tree):
                found.update(expanded("", node))
    return {id for id in found if re.match(r"(prompt|choice|event)-.*[^-]$", id)}


def expanded(prefix: str, node: ast.AST) -> Iterator[str]:
    """The ids that a string or f-string can become."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield prefix + node.value
    elif isinstance(node, ast.JoinedStr):
        first = node.values[0]
        assert isinstance(first, ast.Constant)
        start = prefix + str(first.value)
        for part in PARTS[start]:
            yield start + part


def option_ids(option: Option) -> list[str]:
    """The ids of an option and its named values."""
    values = option.values if isinstance(option, Choice) else ()
    return [
        f"option-{option.name}",
        f"option-{option.name}-help",
        *[f"value-{option.name}-{value}" for value in values],
    ]


def test_the_game_has_all_sentences_it_needs_and_no_others() -> None:
    needed = static_ids() | {"game-title", "game-intro"}
    needed.update([f"name-{component}" for component in (*BOARD_NAMES, *RONIN_NAMES, *SEATS)])
    needed.update([f"ending-{reason}" for reason in REASONS])
    for option in OPTIONS:
        needed.update(option_ids(option))
    assert messages("en", GAME).keys() == needed


def test_english_help_is_that_of_the_options() -> None:
    english = Catalogue("en", GAME)
    for option in OPTIONS:
        assert english.say(f"option-{option.name}-help") == option.help


def said_in_random_games() -> set[tuple[str, tuple[tuple[str, str | int], ...]]]:
    """Every different message of many games with random options: prompts, choices and events."""
    rng = Random(7)
    game = shiai.game(GAME)
    found: set[tuple[str, tuple[tuple[str, str | int], ...]]] = set()

    def note(message: Message) -> None:
        found.add((message.id, tuple(sorted(message.values.items()))))

    for _ in range(GAMES_PLAYED):
        state = game.start(**{option.name: any_value(option, rng) for option in OPTIONS})
        events = state.listen()
        while state.actors():
            seat = rng.choice(state.actors())
            view = state.redact(seat)
            note(view.prompt(seat))
            for action in view.legal(seat):
                note(view.describe(action))
            state.apply(seat, rng.choice(view.legal(seat)))
        for action in range(game.action_count):  # what is not legal can be asked about too
            note(state.describe(action))
        for event in events:
            note(event)
    return found


def any_value(option: Option, rng: Random) -> Value:
    """A random value; half of the time the default."""
    return option.default if rng.random() < 0.5 else rng.choice(option.values)


def test_everything_said_in_random_games_has_a_sentence_in_every_language() -> None:
    said = said_in_random_games()
    for language in languages():
        catalogue = Catalogue(language, GAME)
        for id, values in said:
            text = catalogue.say(id, **dict(values))
            assert text, f"{id} says nothing in {language}"
            assert not set(text) & set("{}\n_"), f"{id} in {language}: {text}"


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    for file in ("table", GAME):
        for id, variables in messages(language, file).items():
            for number in range(23):
                text = catalogue.say(id, **{name: number if name in NUMBERS else "kabe" for name in variables})
                assert text
                assert not set(text) & set("{}")


def test_table_words_are_used() -> None:
    sources = [path for room in ("cli", "table") for path in (SOURCE / room).rglob("*.py")]
    used = {id for path in sources for id in re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", path.read_text("utf-8"))}
    words = messages("en", "table").keys()
    assert used <= words | messages("en", GAME).keys()
    assert words - used == SAID_BY_VARIABLE


# What they say -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (1, "Kabe otrzymuje 1 ranę."),
        (2, "Kabe otrzymuje 2 rany."),
        (5, "Kabe otrzymuje 5 ran."),
        (22, "Kabe otrzymuje 22 rany."),
    ],
)
def test_polish_has_three_forms_of_number(number: int, sentence: str) -> None:
    assert Catalogue("pl", GAME).say("event-wounded", ronin="kabe", number=number) == sentence


def test_values_are_named_when_they_are_components() -> None:
    german = Catalogue("de", GAME)
    message = Message("choice-assign", {"ronin": "kabe", "place": "well"}, "R7-6.2")
    assert german.message(message) == "Kabe hält Wache: Brunnen"
    assert german.say("saved-to", file="a.txt") == "Gespeichert in a.txt"
    assert german.name("field_small") == "Feld (Limit 2)"


@pytest.mark.parametrize("language", languages())
def test_names_differ(language: str) -> None:
    catalogue = Catalogue(language, GAME)
    components = (*BOARD_NAMES, *RONIN_NAMES, *SEATS)
    assert len({catalogue.name(component) for component in components}) == len(components)


def test_an_unknown_id_or_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"'no-such-id'.*'pl'"):
        Catalogue("pl", GAME).say("no-such-id")
    with pytest.raises(KeyError, match=r"'event-fell'.*'it'.*ronin"):
        Catalogue("it", GAME).say("event-fell")
    with pytest.raises(KeyError, match="'game-title'"):
        Catalogue("en").say("game-title")


# Which language ------------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'fr_FR'.*de, en, it, pl"):
        Catalogue("fr_FR")


@pytest.mark.parametrize("language", ["de", "DE", "de-AT", "de_AT.UTF-8", "de@euro"])
def test_a_language_is_known_by_its_first_part(language: str) -> None:
    assert Catalogue(language).language == "de"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == language
