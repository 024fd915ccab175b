"""The words of the pages: all that code and templates say is in the catalogue, with its values, and nothing else is."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from jinja2 import nodes

import shiai
from shiai.core.face import HERE, ME, OPEN_SEAT
from shiai.games.samurai_spirit.rules import components as spirit
from shiai.games.seven_ronin.rules import components as ronin
from shiai.i18n import languages
from shiai.table import errors
from shiai.table.commands import PHRASES
from shiai.table.table_bots import LEVEL_BOTS, OTHER_BOTS, strength
from shiai.web import refusals
from shiai.web.kit.rendering import TEMPLATES, footer_links, words_in
from shiai.web.presets import presets_of
from shiai.web.routes_settings import QUESTIONS
from tests.i18n.test_catalogues import PAGES, SOURCE, SPEAKERS, folder, messages, option_ids

WEB: Final = SOURCE / "web"
# The folders of games with what they show in a browser.
BROWSERS: Final = sorted([path for path in (SOURCE / "games").rglob("browser") if path.is_dir()])
NUMBERS: Final = frozenset({"number", "percent", "total"})


# What the code says ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Said:
    """A call of `say`: where it stands, the ids it can have, and the values it gives."""

    where: str
    ids: frozenset[str]
    values: frozenset[str]


def literals(path: Path, beginning: str) -> set[str]:
    """The strings of a module that begin like this."""
    tree = ast.parse(path.read_text("utf-8"))
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in strings if text.startswith(beginning)}


def strings_in(node: ast.expr | None) -> Iterator[str]:
    """The strings that an expression can become, as far as they stand in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings_in(node.body)
        yield from strings_in(node.orelse)


def returned(function: str) -> set[str]:
    """The words that a function of a drawing returns."""
    for path in [path for browser in BROWSERS for path in sorted(browser.rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == function:
                returns = [each.value for each in ast.walk(node) if isinstance(each, ast.Return)]
                return {text for value in returns for text in strings_in(value) if text}
    raise AssertionError(f"no drawing has a function {function}; look for its new name")


def refused() -> set[str]:
    """The reasons of refusals: those of the errors, and those that the pages add."""
    found = {error.reason for error in vars(errors).values() if hasattr(error, "reason")}
    for node in ast.walk(ast.parse((WEB / "refusals.py").read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
            found.update(strings_in(node.args[2]))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "reason":
            found.update(strings_in(node.value))
    return found | set(refusals.REASONS.values())


def abilities() -> set[str]:
    """What has an ability in 7 Ronin; the two Fields have the same."""
    areas = {"field" if ronin.FIELDS >> place & 1 else name for place, name in enumerate(ronin.BOARD_NAMES)}
    return areas | set(ronin.RONIN_NAMES)


def usual_presets() -> set[str]:
    """The ready-made games of a game that has none of its own."""
    tree = ast.parse((WEB / "presets.py").read_text("utf-8"))
    made = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Preset"]
    return {text for call in made for text in strings_in(call.args[0])}


def of_options(beginning: str) -> set[str]:
    """The ends of ids that options of the games have."""
    ids = [id for game in shiai.all_games() for option in game.options for id in option_ids(option)]
    return {id.removeprefix(beginning) for id in ids if id.startswith(beginning)}


def question_settings() -> set[str]:
    """The settings of questions, their values and their helps."""
    values = {f"{name}-{value}" for name, values in QUESTIONS.items() for value in values}
    return values | set(QUESTIONS) | {f"{name}-help" for name in QUESTIONS}


@cache
def families() -> Mapping[str, frozenset[str]]:
    """What follows the first words of an id that is put together."""
    found: dict[str, Iterable[str]] = {
        "page-": literals(SOURCE / "table" / "table.py", "log-"),
        "page-bot-": OTHER_BOTS,
        "page-error-": refused(),
        "page-level-": [f"{strength(spec)}-{what}" for spec in LEVEL_BOTS for what in ("name", "says")],
        "page-phrase-": PHRASES,
        "page-preset-": {preset.id for game in shiai.all_games() for preset in presets_of(game)} | usual_presets(),
        "page-questions-": question_settings(),
        "page-setup-seat-": (ME, HERE, OPEN_SEAT),
        "about-": [thing for speaker in SPEAKERS.values() for thing in speaker.explained],
        "draw-kiai_": spirit.SAMURAI_NAMES,
        "draw-talent_": spirit.SAMURAI_NAMES,
        "web-": (returned("area_status") - {"flag"}) | returned("player_status"),  # a flag has another word
        "web-ability-": abilities(),
        "ending-": [reason for speaker in SPEAKERS.values() for reason in speaker.reasons],
        "headline-": [reason for speaker in SPEAKERS.values() for reason in speaker.headlines],
        "option-": of_options("option-"),
        "value-": of_options("value-"),
    }
    return {beginning: frozenset(ends) for beginning, ends in found.items()}


# In Python ------------------------------------------------------------------------------------------------------------


def said_in_module(path: Path) -> Iterator[Said]:
    """Every call of a catalogue."""
    tree = ast.parse(path.read_text("utf-8"))
    tables = {
        statement.target.id: [text for value in statement.value.values for text in strings_in(value)]
        for statement in tree.body
        if isinstance(statement, ast.AnnAssign)
        and isinstance(statement.target, ast.Name)
        and isinstance(statement.value, ast.Dict)
    }
    for node in ast.walk(tree):
        # Other things are said too, in the chat: catalogues are called `words` everywhere.
        if isinstance(node, ast.Call) and re.search(r"\bwords\.say$", ast.unparse(node.func)):
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            ids = frozenset(python_ids(node.args[0], tables))
            yield Said(where, ids, frozenset([str(keyword.arg) for keyword in node.keywords]))


def python_ids(node: ast.expr, tables: Mapping[str, list[str]]) -> Iterator[str]:
    """The ids that an expression can become: strings, one of two, a table of them, a family."""
    if isinstance(node, ast.JoinedStr):
        beginning, rest = node.values[:2]
        assert isinstance(beginning, ast.Constant)
        assert isinstance(rest, ast.FormattedValue)
        start = str(beginning.value)
        yield from [start + end for end in families()[start].union(strings_in(rest.value))]
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        yield from tables[node.value.id]
    else:
        found = list(strings_in(node))
        assert found, f"nobody knows what {ast.unparse(node)} can be; teach this test"
        yield from found


# In templates ---------------------------------------------------------------------------------------------------------


def said_in_template(name: str) -> Iterator[Said]:
    """Every call of `say` in a template; loops over fixed lists are followed."""
    assert TEMPLATES.loader is not None
    source, _, _ = TEMPLATES.loader.get_source(TEMPLATES, name)
    yield from said_below(TEMPLATES.parse(source), name, {})


def said_below(node: nodes.Node, name: str, known: Mapping[str, list[str]]) -> Iterator[Said]:
    """The calls in a part of a template, with what its loops go through."""
    if isinstance(node, nodes.For):
        known = {**known, **looped(node)}
    if isinstance(node, nodes.Call) and isinstance(node.node, nodes.Name) and node.node.name == "say":
        ids = frozenset(template_ids(node.args[0], known))
        yield Said(f"{name}:{node.lineno}", ids, frozenset([keyword.key for keyword in node.kwargs]))
    for child in node.iter_child_nodes():
        yield from said_below(child, name, known)


def looped(loop: nodes.For) -> dict[str, list[str]]:
    """The values of the variables of a loop over a list that stands in the template, or over the languages."""
    names = [name.name for name in loop.target.find_all(nodes.Name)] or [getattr(loop.target, "name", "")]
    if isinstance(loop.iter, nodes.Getattr) and loop.iter.attr == "languages":
        return {names[0]: list(languages())}
    try:
        items = loop.iter.as_const() if isinstance(loop.iter, nodes.Expr) else ()
    except nodes.Impossible:
        return {}
    rows = [item if isinstance(item, tuple) else (item,) for item in items]
    return {variable: [str(row[place]) for row in rows] for place, variable in enumerate(names)}


def template_ids(node: nodes.Expr, known: Mapping[str, list[str]]) -> list[str]:
    """The ids that an expression can become."""
    if isinstance(node, nodes.Const):
        return [str(node.value)]
    if isinstance(node, nodes.CondExpr) and node.expr2 is not None:
        return template_ids(node.expr1, known) + template_ids(node.expr2, known)
    if isinstance(node, nodes.Concat):
        return ["".join(parts) for parts in product(*[template_ids(part, known) for part in node.nodes])]
    assert isinstance(node, nodes.Name), f"nobody knows what {node} can be; teach this test"
    return known[node.name]


# Both -----------------------------------------------------------------------------------------------------------------


@cache
def all_said() -> tuple[Said, ...]:
    """All that pages and drawings in the browser say."""
    modules = [path for folder in (WEB, *BROWSERS) for path in sorted(folder.rglob("*.py"))]
    found = [said for path in modules for said in said_in_module(path)]
    for name in TEMPLATES.list_templates(["html"]):
        found += said_in_template(name)
    return tuple(found)


@cache
def said_ids() -> frozenset[str]:
    """Every id that is said."""
    return frozenset([id for said in all_said() for id in said.ids])


def homes(id: str) -> list[str]:
    """The files that have this id: one of the shared ones, or some of the games."""
    return [file for file in ("table", *PAGES, *SPEAKERS) if id in messages("en", file)]


def page_words(file: str) -> set[str]:
    """The words of pages in a file: all of a shared one, some of a game's."""
    return {id for id in messages("en", file) if file in PAGES or id.startswith("page-")}


def test_the_pages_have_all_words_they_need_and_no_others() -> None:
    words = set().union(*[page_words(file) for file in (*PAGES, *SPEAKERS)])
    assert words == {id for id in said_ids() if id.startswith("page-")}


def test_every_template_is_read() -> None:
    read = [path for browser in (WEB, *BROWSERS) for path in (browser / "templates").rglob("*.html")]
    assert len(TEMPLATES.list_templates(["html"])) == len(read)


@pytest.mark.parametrize("game", SPEAKERS)
def test_a_game_names_its_own_ready_made_games_and_no_others(game: str) -> None:
    named = {id for id in page_words(game) if id.startswith("page-preset-")}
    own = {f"page-preset-{preset.id}" for preset in presets_of(shiai.game(game))}
    assert named == own - page_words("web")


def test_all_games_share_the_names_of_usual_ready_made_games() -> None:
    shared = {id for id in page_words("web") if id.startswith("page-preset-")}
    assert shared == {f"page-preset-{id}" for id in usual_presets()}


@pytest.mark.parametrize("game", SPEAKERS)
def test_other_words_of_the_pages_of_a_game_are_said_by_its_own_pages(game: str) -> None:
    """Or those of a game that goes on from it, but for what all pages say of every game."""
    home = folder(SPEAKERS[game].elder or game).relative_to(SOURCE)
    ids = {id for said in all_said() if said.where.startswith((f"{home}/", f"{home.name}/")) for id in said.ids}
    others = {id for id in page_words(game) if not id.startswith("page-preset-")}
    assert others - ids <= {"page-intro", "page-builder"}


@pytest.mark.parametrize("language", languages())
def test_links_of_games_have_labels(language: str) -> None:
    labels = [label for game in shiai.all_games() for label in game.face.links.values()]
    assert len([text for _, text in footer_links(language) if text]) == len(labels)


def test_all_that_is_said_has_words() -> None:
    assert sorted(id for id in said_ids() if not homes(id)) == []


@pytest.mark.parametrize("game", SPEAKERS)
def test_the_words_of_a_drawing_in_the_browser_are_said(game: str) -> None:
    assert sorted(id for id in messages("en", game) if id.startswith("web-") and id not in said_ids()) == []


def test_every_call_gives_exactly_the_values_of_its_message() -> None:
    wrong = [
        f"{said.where}: {id} in {file}.ftl wants {sorted(messages('en', file)[id])}, gets {sorted(said.values)}"
        for said in all_said()
        for id in sorted(said.ids)
        for file in homes(id)
        if messages("en", file)[id] != said.values
    ]
    assert wrong == []


def test_calls_are_found_in_templates_and_in_python() -> None:
    """A reader that finds nothing would prove nothing."""
    found = {said.where.partition(":")[0] for said in all_said()}
    assert {"table.html", "parts.html", "help.html", "seven_ronin/table.html"} <= found
    assert {"web/table_page.py", "web/refusals.py", "games/samurai_spirit/browser/odds.py"} <= found
    assert {"page-keys-escape", "page-help-undo-text", "page-language-pl", "page-theme-dark"} <= said_ids()


@pytest.mark.parametrize("language", languages())
def test_every_word_of_the_pages_can_be_said(language: str) -> None:
    words = {(file, id): messages(language, file)[id] for file in (*PAGES, *SPEAKERS) for id in page_words(file)}
    for (file, id), variables in words.items():
        catalogue = words_in(language, None if file in PAGES else file)
        for number in range(23):
            text = catalogue.say(id, **{name: number if name in NUMBERS else "Kabe" for name in variables})
            assert text
            assert not set(text) & set("{}\n")
