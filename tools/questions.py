"""Counts what people are asked: `.venv/bin/python tools/questions.py way-of-the-samurai --games 100`.

Heuristic players play; every choice of a seat is a question. Afterwards the same games are counted as tables ask a
person with the usual settings.
"""

import argparse
from collections import Counter
from random import Random

import shiai
from shiai.bots import bot
from shiai.core.chance import draw_outcome
from shiai.core.game import AnyGame
from shiai.core.seats import CHANCE
from shiai.registry import games
from shiai.table.preferences import ALWAYS, DEFAULTS, Preferences, automatic_choice


class Count:
    """What the seats of some games were asked."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self.asked = 0
        self.passed = 0  # reactions that were asked and declined
        self.missed = 0  # choices that the player would have made and was not asked for
        self.turns: Counter[tuple[int, int, int]] = Counter()  # reactions by game, seat and turn

    def line(self, games: int) -> str:
        """The counts as a row of the table."""
        share = 100 * self.passed / max(1, self.asked)
        reactions = sum(self.turns.values()) / max(1, len(self.turns))
        return f"{self.asked / games:9.1f} {self.passed / games:9.1f} {share:8.1f} % {reactions:9.2f} {self.missed:9}"


def play(game: AnyGame, number: int, counts: list[Count]) -> None:
    """Play one game and count its questions."""
    state = game.start()
    rng = Random(f"questions/{game.id}/{number}")
    player = bot("heuristic")
    turn = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, draw_outcome(state, rng))
            continue
        view = state.redact(seat)
        action = player.choose(view, seat, rng)
        reaction = game.reaction(view, seat)
        turn = reaction.turn if reaction else turn
        for count in counts:
            made = automatic_choice(view, seat, count.preferences)
            asked = made is None
            count.asked += asked
            count.missed += made not in (None, action)
            if reaction is not None:
                count.turns[number, seat, turn] += asked
                count.passed += asked and action == reaction.decline
        state.apply(seat, action)


def main() -> None:
    """Print the counts of each game before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_played", nargs="*", metavar="game", default=sorted(games()))
    parser.add_argument("--games", type=int, default=100)
    wanted = parser.parse_args()
    print(f"{'':28}questions    passes  share of passes  reactions a turn    missed")
    for name in wanted.games_played:
        game = shiai.game(name)
        counts = [Count(Preferences(reactions=ALWAYS, formalities="asked")), Count(DEFAULTS)]
        for number in range(wanted.games):
            play(game, number, counts)
        for label, count in zip(("always asked", "as usual"), counts, strict=True):
            print(f"{game.id:19} {label:12} {count.line(wanted.games)}", flush=True)


if __name__ == "__main__":
    main()
