"""What `make test` does in part and `make nightly` as a whole.

| test | every change | nightly | why |
|---|---|---|---|
| core/test_conformance.py: test_the_games_conform | 3 games each | 15 | random games, the same laws in each |
| core/test_conformance.py: the same with any box | 3 games each | 12 | random games, the same laws in each |
| core/test_same_games.py | a few games of each set-up | 1000 of each game | 60 s, random games |
| way_of_the_samurai/rules/test_module_pairs.py | every fourth chunk | all pairs and combinations | 70 s |
| senjutsu/rules/test_box_cards.py: memory of many boxes | the cards of 12 boxes | games with 300 boxes | 15 s |
| i18n/test_catalogues.py: what is said in random games | 12 games each | until every sentence was said | 170 s |
| envs/test_observations.py, envs/test_openspiel.py | a few states, parts of long games | all | 30 s |
| arena/test_reliability.py: chances are true | the figures and fits | games of five games | minutes of play |
| arena/test_ray.py: what starts a Ray cluster | – | all | 40 s to start and stop Ray |
| arena/test_resume.py: interrupted tournaments | after five pairs | also after one, and at the end | 15 s |
| table/test_killing.py | 5 kills | 12 kills | 15 s |
| cluster/test_cluster.py | 30 kills | 300 kills | minutes |
| table/test_peeking.py: pairs of tables | 2 seeds | 6 seeds | 20 s, random games |
| browser/test_whole_games.py | 7 Ronin | every game | 80 s; its pages are also tested one by one |
| Senjutsu by keyboard and in two browsers, a whole solo fight | parts of games | whole ones | 60 s |
| games/*/in_a_browser/test_screen.py | 1024×768 and 390×844 | all six sizes | 100 s |
| browser/test_drama.py: whole games with motion | some turns of Samurai Spirit | every game | minutes of waiting |
| web/test_schema.py | 6 requests of each kind | 100 | minutes, random requests |
| plugins/test_fresh_environment.py | – | all | a minute to install |
| browser/test_axe.py, what other files let axe look at | desk or phone, one game or mode | both, all | 160 s |
| browser/test_lessons.py | four lessons; without script (web) each once | every size and language | 180 s |
| web/test_lessons.py | each lesson in one language | every language | 60 s |
| browser/test_languages.py | each language once | every page in every language | 15 s |
| browser/test_ending.py, test_bots.py, senjutsu/in_a_browser/test_referee.py | two sizes or ways | all | 30 s |
| senjutsu/in_a_browser/test_screen.py | 6 questions, horde and eight figures | 12, all groups of figures | 30 s |
| samurai_spirit/in_a_browser/test_screen.py | seven players and one | also four | 5 s |
| web/test_leaks.py: secret plans | two, compared at the end | four, also in the middle | 20 s |
| web/test_legend.py: other languages than English | each key once | at every moment | 5 s |
| table/test_ending.py: stories | of one game each | of two | 10 s |
| terminal/test_drawing.py of each game: widths | each set-up in one language | in every language | 30 s |
| senjutsu: terminal/*commands.py, referee/* in every language | one language each | every language | 15 s |
| senjutsu/solo/terminal/test_commands.py: best runs | – | two whole runs | 8 s; also tested in tables and pages |
| drawings, choreography and advice in random games of all games | every second seed or set-up | all | 40 s |
| senjutsu/browser/test_deck_pages.py, table/test_service.py: random commands | every third seed | all | 6 s |
| cli/test_matrix.py: without matplotlib | one kind of picture | both | 1 s |
| browser/test_analysis.py, a spare worker process | – | all | 20 s; the pages are tested in web/test_analysis.py |
| browser/test_phone.py | single moments | whole games, all modes and numbers of players | 50 s |
"""

import os
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import pytest

T = TypeVar("T")

NIGHTLY: Final = bool(os.environ.get("SHIAI_NIGHTLY"))


def mostly_nightly(values: Iterable[Any], every: int) -> list[Any]:
    """Parameters of a test: every N-th for each change, the others nightly; tuples for a test with several."""
    return [
        value
        if number % every == 0
        else pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.nightly)
        for number, value in enumerate(values)
    ]


def one_of(values: Sequence[T], first: int = 0) -> list[Any]:
    """Parameters of a test: one for each change, the others nightly. Neighbours had better begin with others."""
    return mostly_nightly([*values[first:], *values[:first]], len(values))


def in_turn(values: Iterable[Any], others: Sequence[Any]) -> list[Any]:
    """Parameters of a test with two: all pairs nightly; each value for each change, with the others in turn."""
    count = len(others)
    pairs = [(value, others[(number + turn) % count]) for number, value in enumerate(values) for turn in range(count)]
    return mostly_nightly(pairs, count)


def sizes_of(values: Iterable[tuple[int, int]], every_change: Iterable[tuple[int, int]]) -> list[Any]:
    """Sizes of a window as parameters of a test: some for each change, the others nightly."""
    kept = set(every_change)
    return [
        pytest.param(size, id="x".join(map(str, size)), marks=() if size in kept else pytest.mark.nightly)
        for size in values
    ]
