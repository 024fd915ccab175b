"""The names that docs/api.md promises exist."""

import re
from importlib import import_module
from pathlib import Path

API = Path(__file__).parents[2] / "docs" / "api.md"


def test_every_promised_name_exists() -> None:
    table = API.read_text("utf-8").partition("## What is stable")[2]
    rows = re.findall(r"^\| (`shiai.*?) \| (.*?) \|$", table, re.MULTILINE)
    checked = 0
    for modules, names in rows:
        first, *others = re.findall(r"`([\w.]+)`", modules)
        package = first.rpartition(".")[0]
        found = [import_module(name) for name in (first, *[f"{package}.{other}" for other in others])]
        for name in re.findall(r"`([\w.]+)`", names):
            module, _, attribute = name.rpartition(".")
            holder = import_module(f"{first}.{module}") if module else found[0]
            assert hasattr(holder, attribute), f"{first} has no {name}"
            checked += 1
    assert len(rows) == 11
    assert checked > 20
