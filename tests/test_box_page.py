"""docs/your-own-box.md: the fields and examples of today, true answers, and examples that run."""

import re
from pathlib import Path
from typing import Final

import pytest

import shiai
from shiai.core.box import FORMAT, LONGEST, LONGEST_NAME, MOST_PROBLEMS, BoxError, Components
from shiai.core.components import PRINTED, RECONSTRUCTED, REPORTED
from tools.box_fields import PAGE, page

TEXT: Final = PAGE.read_text("utf-8")
HEAD: Final = f'format = {FORMAT}\ngame = "seven_ronin"\n'
ANSWERS: Final = re.findall(r"^\| `(.+?)` \| ((?:areas|there|track|board|the text).+?) \|$", TEXT, re.MULTILINE)


def ronin() -> Components:
    found = shiai.game("seven_ronin").components
    assert found is not None
    return found


def test_the_page_has_the_fields_and_examples_of_today() -> None:
    assert page() == TEXT, "run tools/box_fields.py"


def test_every_part_and_field_of_every_game_is_in_the_page() -> None:
    for game in shiai.all_games():
        for part in game.components.parts.values() if game.components else ():
            for field in part.fields:
                assert re.search(rf"^\| `{part.name}` \| .* \| `{field.name}` \| .+ \|$", TEXT, re.MULTILINE)


@pytest.mark.parametrize(("line", "answer"), ANSWERS)
def test_the_page_shows_true_answers(line: str, answer: str) -> None:
    with pytest.raises(BoxError) as caught:
        ronin().read(HEAD + line)
    assert caught.value.problems == [answer]


def test_the_page_shows_every_kind_of_mistake() -> None:
    assert len(ANSWERS) == 9


def test_the_first_example_is_a_box() -> None:
    (first, *_) = re.findall(r"```toml\n(.+?)```", TEXT, re.DOTALL)
    assert ronin().read(first).number("areas", "granary", "limit") == 3


def test_the_example_of_a_companion_is_a_part_of_a_box() -> None:
    (example,) = [found for found in re.findall(r"```toml\n(.+?)```", TEXT, re.DOTALL) if found.startswith("[heroes.")]
    components = shiai.game("senjutsu").components
    assert components is not None
    box = components.read(f'format = {FORMAT}\ngame = "senjutsu"\n{example}')
    assert box.number("heroes", "hachiko", "stuns") == 3
    assert box.value("cards", "card-249", "initiative") == "8"
    assert box.value("cards", "card-249b", "effect") == "step BDIAG x1 opt; gain 1 focus"


def test_the_page_names_the_limits_and_words_of_the_program() -> None:
    assert f"at most {LONGEST:,} characters" in TEXT
    assert f"at most {LONGEST_NAME} characters" in TEXT
    assert f"up to {MOST_PROBLEMS} at a time" in TEXT
    for confidence in (PRINTED, REPORTED, RECONSTRUCTED):
        assert f"| {confidence} |" in TEXT


def test_the_python_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = re.findall(r"```python\n(.+?)```", TEXT, re.DOTALL)
    assert len(blocks) == 1
    (tmp_path / "mine.toml").write_text(HEAD + "[areas.granary]\nlimit = 3\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(blocks[0], names)
    assert names["state"] == shiai.game("seven_ronin").start(box='{"areas":{"granary":{"limit":3}}}')
