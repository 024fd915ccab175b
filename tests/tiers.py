"""What `make test` does in part and `make nightly` as a whole.

| test | every change | nightly | why |
|---|---|---|---|
| core/test_conformance.py: test_the_games_conform | 5 games each | 15 | random games, the same laws in each |
| core/test_conformance.py: the same with any box | 4 games each | 12 | random games, the same laws in each |
| core/test_same_games.py | a few games of each set-up | 1000 of each game | 60 s, random games |
| way_of_the_samurai/rules/test_module_pairs.py | every fourth chunk | all pairs and combinations | 70 s |
| senjutsu/rules/test_box_cards.py: memory of many boxes | the cards of 12 boxes | games with 300 boxes | 15 s |
| i18n/test_catalogues.py: what is said in random games | 12 games each | until every sentence was said | 170 s |
| arena/test_ray.py: what starts a Ray cluster | – | all | 40 s to start and stop Ray |
| arena/test_resume.py: interrupted tournaments | after five pairs | also after one, and at the end | 15 s |
| table/test_killing.py | 5 kills | 12 kills | 15 s |
| table/test_peeking.py: pairs of tables | 2 seeds | 6 seeds | 20 s, random games |
| browser/test_whole_games.py | 7 Ronin | every game | 80 s; its pages are also tested one by one |
| Senjutsu by keyboard and in two browsers, a whole solo fight | parts of games | whole ones | 60 s |
| games/*/in_a_browser/test_screen.py | 1024×768 and 390×844 | all six sizes | 100 s |
| browser/test_drama.py: whole games with motion | some turns of Samurai Spirit | every game | minutes of waiting |
| browser/test_axe.py, senjutsu/in_a_browser/test_solo.py | desk, one game or mode of a kind | phone, all | 130 s |
| browser/test_lessons.py, web/test_lessons.py | each lesson once | every size and language | 120 s |
| browser/test_phone.py | single moments | whole games, all modes and numbers of players | 50 s |
"""

import os
from collections.abc import Iterable
from typing import Any, Final

import pytest

NIGHTLY: Final = bool(os.environ.get("SHIAI_NIGHTLY"))


def mostly_nightly(values: Iterable[Any], every: int) -> list[Any]:
    """Parameters of a test: every N-th for each change, the others nightly; tuples for a test with several."""
    return [
        value
        if number % every == 0
        else pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.nightly)
        for number, value in enumerate(values)
    ]


def sizes_of(values: Iterable[tuple[int, int]], every_change: Iterable[tuple[int, int]]) -> list[Any]:
    """Sizes of a window as parameters of a test: some for each change, the others nightly."""
    kept = set(every_change)
    return [
        pytest.param(size, id="x".join(map(str, size)), marks=() if size in kept else pytest.mark.nightly)
        for size in values
    ]
