"""The drawings mark what is not printed: one sign for a card, a half of an enemy card, an environment, a map."""

import re
from typing import Any, Final

from rich.console import Console

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.games.way_of_the_samurai.terminal.table import draw as draw_text
from shiai.i18n import Catalogue
from shiai.web.drawings import draw
from shiai.web.kit.drawing import Scene
from tests.games.way_of_the_samurai.given import given, start

WORDS: Final = Catalogue("en", "way_of_the_samurai")
HEAD: Final = 'format = 1\ngame = "way_of_the_samurai"\n'


def drawn(state: WayOfTheSamurai) -> str:
    """The page that the player sees."""
    return draw(Scene(state.redact(0), WORDS, 0, (), (), "", tuple(state.setup.seats)), lambda **_query: "?")


def written(state: WayOfTheSamurai) -> str:
    """The table in the terminal."""
    console = Console(width=104, color_system=None)
    with console.capture() as capture:
        console.print(draw_text(state, WORDS, 104))
    return capture.get()


def signs(page: str, begin: str, end: str) -> list[str]:
    """The confidences that the signs in a part of the page show."""
    found = re.search(f"{begin}.*?{end}", page, re.DOTALL)
    assert found
    return re.findall(r'data-confidence="(\w+)"', found[0])


def test_an_action_card_has_one_sign() -> None:
    page = drawn(given(hand="std-02 std-06", box=HEAD + '[actions.std-06]\nsymbol = "red"\n'))
    assert signs(page, 'id="card-std-02"', "</li>") == ["reconstructed"]
    assert signs(page, 'id="card-std-06"', "</li>") == ["own"]
    assert signs(page, 'id="hand"', "</p>") == ["own", "reconstructed"]


def test_the_halves_of_an_enemy_card_are_marked_by_themselves() -> None:
    table: dict[str, Any] = {"defence": "en-02", "counters": "en-01"}
    page = drawn(given("strike", **table))
    assert (signs(page, 'id="defence"', 'id="counter"'), signs(page, 'id="counter"', "</section>")) == ([], [])
    table = {"defence": "en-03", "counters": "en-02"}
    page = drawn(given("strike", **table))
    assert signs(page, 'id="defence"', 'id="counter"') == ["reconstructed"]
    assert signs(page, 'id="counter"', "</section>") == ["reconstructed"]
    page = drawn(given("strike", box=HEAD + "[enemies.en-03]\ntechnique = 1\n", **table))
    assert signs(page, 'id="defence"', 'id="counter"') == ["own"]


def test_environments_opponents_and_maps_have_one_sign() -> None:
    assert signs(drawn(given(environment="cliff")), 'id="module-environment"', "</li>") == []
    assert signs(drawn(given(environment="bridge")), 'id="module-environment"', "</ol>") == ["reconstructed"]
    assert signs(drawn(start(mode="dojo_yoshioka")), 'class="way-path"', "</section>") == ["reconstructed"]
    three = drawn(start(mode="one_vs_three", box=HEAD + "[trio.first]\nlife = 4\n"))
    assert signs(three, 'id="fighter-foe-0"', "</h2>") == ["own"]
    assert signs(three, 'id="fighter-foe-1"', "</h2>") == ["reconstructed"]
    assert signs(drawn(start()), 'id="fighter-foe-0"', "</h2>") == []


def test_the_terminal_has_the_same_signs_and_explains_them() -> None:
    text = written(given(hand="std-02 std-06", environment="bridge", box=HEAD + '[actions.std-06]\nsymbol = "red"\n'))
    for said in ("Short cut≈", "◆ Feint✎", "Bridge≈", "≈ reconstructed  ✎ from your box"):
        assert said in text
    assert "✎" not in written(given())
    text = written(start(mode="dojo_yoshioka", box=HEAD + "[dojo.y4]\nlife = 9\n"))
    assert re.search("Archway✎.*♥9✦4", text)
