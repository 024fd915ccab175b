"""What worker processes do for a table: choose for a bot, and give a hint. They get redacted states only."""

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Final

from shiai.bots import bot
from shiai.core.state import State

ADVISER: Final = "heuristic"  # who is asked for hints
HINT_TRIES: Final = 20


def workers(number: int) -> ProcessPoolExecutor:
    """So many processes, fresh ones: they inherit neither the tables nor the connections of the server."""
    return ProcessPoolExecutor(number, mp_context=get_context("spawn"), initializer=step_back)


def step_back() -> None:
    """People who wait for a page come first."""
    os.nice(5)


def think(name: str, view: State, seat: int, seed: str) -> int:
    """What a bot chooses; the same for the same seed."""
    return bot(name).choose(view, seat, Random(seed))


def advise(view: State, seat: int, seed: str) -> tuple[int, int]:
    """What the adviser would choose most often, and how often in percent."""
    adviser = bot(ADVISER)
    answers = Counter([adviser.choose(view, seat, Random(f"{seed}/{number}")) for number in range(HINT_TRIES)])
    action, often = answers.most_common(1)[0]
    return action, round(100 * often / HINT_TRIES)
