"""Tuning: the bandit finds the best combination of a noisy toy, goes on after an interruption and names mistakes."""

from pathlib import Path
from random import Random

import pytest

from shiai.arena.tuning import Bandit, Combination, Knob, Tuning, TuningError, read_knob
from tests.command import environment, run

KNOBS = (Knob("a", ("0", "1", "2", "3", "4")), Knob("b", ("0", "1", "2", "3")), Knob("c", ("x", "y", "z")))
BEST = ("3", "1", "y")
COMMAND = ("tune", "seven-ronin", "--bot", "search:2", "--vary", "c=0.3,0.9", "--vary", "rollout_share=0,1")
SMALL = ("--pairs", "1", "--workers", "1", "--seed", "5")


def strength(combination: Combination) -> float:
    """The true score of a toy: the nearer to the best, the higher; b matters only with a good a."""
    a, b, c = combination
    return 0.7 - 0.07 * abs(int(a) - 3) - (0.05 * abs(int(b) - 1) if a in "234" else 0.15) - 0.08 * (c != "y")


def trials(seed: int, number: int) -> Bandit:
    """A bandit after so many trials of the toy, whose scores are those of four pairs of games."""
    bandit, rng = Bandit(KNOBS, str(seed)), Random(seed)
    for _ in range(number):
        combination = bandit.next()
        bandit.add(combination, sum([rng.random() < strength(combination) for _ in range(8)]) / 8)
    return bandit


def test_the_best_of_sixty_combinations_is_found_in_noise() -> None:
    lost = [strength(BEST) - strength(trials(seed, 60).tried()[0][0]) for seed in range(10)]
    by_chance = strength(BEST) - sum([strength(each) for each in Bandit(KNOBS, "").combinations]) / 60
    assert sum(lost) / len(lost) < by_chance / 4
    assert max(lost) < by_chance


def test_good_combinations_are_tried_more_often() -> None:
    tried = trials(1, 120).tried()
    good = sum([count for combination, count, _ in tried if strength(combination) > 0.6])
    assert good > 2 * 120 * 7 / 60  # 7 of the 60 combinations


def test_a_lucky_trial_is_not_believed_at_once() -> None:
    bandit = Bandit((Knob("a", ("0", "1")),), "1")
    bandit.add(("0",), 1.0)
    for _ in range(10):
        bandit.add(("1",), 0.75)
    assert bandit.tried()[0][0] == ("1",)


def test_an_interrupted_tuning_ends_like_one_without_interruption(tmp_path: Path) -> None:
    for name, stops in (("whole", ("6",)), ("parts", ("2", "6"))):
        for trials in stops:
            out = ("--out", str(tmp_path / name), "--trials", trials)
            done = run((*COMMAND, *SMALL, *out), environment(tmp_path))
            assert done.returncode == 0, done.stderr
    whole = (tmp_path / "whole").read_bytes()
    assert (tmp_path / "parts").read_bytes() == whole
    assert len(whole.splitlines()) == 7
    assert "shiai arena seven-ronin --bots search:iterations=2,c=" in done.stdout


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    tuning = Tuning("seven_ronin", {}, "search:1", (Knob("c", ("0.2", "2")),), 3, 1, 1)
    path = tmp_path / "trials"
    whole = [(combination, score) for _, combination, score in tuning.run(path, 1)]
    kept = path.read_text("utf-8")
    path.write_text(kept[:-8], "utf-8")
    assert [(combination, score) for _, combination, score in tuning.run(path, 1)] == whole
    assert path.read_text("utf-8") == kept


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    tuning = Tuning("seven_ronin", {}, "search:1", (Knob("c", ("0.2", "2")),), 1, 1, 1)
    for text, message in (("{}\n", "another tuning"), ("a story\n", "not the file of a tuning")):
        path = tmp_path / "file"
        path.write_text(text, "utf-8")
        with pytest.raises(TuningError, match=message):
            list(tuning.run(path, 1))
        assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("vary", "message"),
    [
        (("c",), "does not say what to vary"),
        (("c=0.3",), "at least two values"),
        (("c=0.3,0.3",), "twice"),
        (("c=0.3,many",), "c must be a number"),
        (("luck=1,2",), "has no setting 'luck'"),
        (("c=1,2", "c=3,4"), "once for each setting"),
    ],
)
def test_mistakes_are_named_before_anything_is_played(vary: tuple[str, ...], message: str, tmp_path: Path) -> None:
    arguments = [part for text in vary for part in ("--vary", text)]
    done = run(("tune", "seven-ronin", "--bot", "search:1", *arguments), environment(tmp_path))
    assert done.returncode == 1
    assert message in done.stderr


def test_too_many_combinations_are_refused() -> None:
    knobs = tuple([read_knob(f"{name}=" + ",".join(map(str, range(13)))) for name in "abc"])
    with pytest.raises(TuningError, match="more than 2000"):
        Bandit(knobs, "")
