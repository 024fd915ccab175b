"""Nothing of the environments is loaded for play, and whoever lacks a library is told what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("openspiel", "pyspiel"),
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("vector", "numpy"),
        ("pixels", "PIL"),
        ("pixels", "matplotlib"),
    ],
)
def test_a_missing_library_is_named_with_the_remedy(module: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("shiai.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    extra = "plots" if module == "pixels" else "envs"
    with pytest.raises(ModuleNotFoundError, match=rf"needs {library}; run: pip install 'shiai\[{extra}\]'"):
        __import__(f"shiai.envs.{module}")


def test_playing_loads_no_environments_and_no_encoders() -> None:
    code = (
        "import sys, shiai\n"
        "for game in shiai.all_games():\n"
        "    game.start()\n"
        "print([name for name in sys.modules if 'numpy' in name or 'envs' in name or name.endswith('observation')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
