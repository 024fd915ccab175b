"""Train a player by self-play: PPO with a small network, in NumPy, on one core.

    python examples/train_ppo.py seven_ronin --minutes 5 --out ronin.npz
    python examples/train_ppo.py seven_ronin --load ronin.npz --minutes 0 --against heuristic --games 400

One network plays all seats. It sees what `shiai.envs` shows of the seat that must choose, nothing else. From time to
time it plays pairs of games against a bot: the same luck twice, once from each side. Where all seats are one team,
both play the same games, and their victories are compared. Ctrl-C ends the training early.
"""

import argparse
import csv
import os
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import shiai
from shiai.bots import bot
from shiai.bots.player import BasePlayer, Player
from shiai.core.state import State, View
from shiai.envs.observation import Observer
from shiai.envs.table import Table
from shiai.envs.vector import Batch, Games

GAMES, STEPS = 64, 64  # side by side, and choices in each of them between two updates
EPOCHS, PART = 3, 1024
CLIP, DISCOUNT, TRACE = 0.2, 1.0, 0.95
ENTROPY, VALUE, RATE = 0.01, 0.5, 1e-3
HIDDEN = 128
NEVER = np.float32(-1e9)  # the logit of an illegal action


class Network:
    """Two hidden layers; logits of all actions, and the value for the seat."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = [layer(inputs, HIDDEN, 1.4), layer(HIDDEN, HIDDEN, 1.4), layer(HIDDEN, actions + 1, 0.1)]
        self.biases = [np.zeros(each.shape[1], np.float32) for each in self.weights]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.parameters()]
        self.updates = 0

    def parameters(self) -> list[np.ndarray]:
        """All numbers that are learned."""
        return [*self.weights, *self.biases]

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, list[np.ndarray]]:
        """The probabilities of actions, the values, and the layers for `learn`."""
        first = np.tanh(seen @ self.weights[0] + self.biases[0])
        second = np.tanh(first @ self.weights[1] + self.biases[1])
        last = second @ self.weights[2] + self.biases[2]
        logits = np.where(masks, last[:, :-1], NEVER)
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True), last[:, -1], [seen, first, second]

    def learn(self, layers: list[np.ndarray], error: np.ndarray) -> None:
        """Change the weights by the gradient of the loss with respect to the last layer (Adam)."""
        seen, first, second = layers
        down_2 = (error @ self.weights[2].T) * (1 - second**2)
        down_1 = (down_2 @ self.weights[1].T) * (1 - first**2)
        gradients = [seen.T @ down_1, first.T @ down_2, second.T @ error, down_1.sum(0), down_2.sum(0), error.sum(0)]
        size = np.sqrt(sum(float((each**2).sum()) for each in gradients))
        self.updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weights, gradient, (mean, square) in zip(self.parameters(), gradients, self.moments, strict=True):
            gradient *= min(1.0, 0.5 / (size + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weights -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


class Learned(BasePlayer):
    """A player that asks the network; it draws its choice from the probabilities, which sealed choices need."""

    def __init__(self, network: Network, observer: Observer) -> None:
        self.network = network
        self.observer = observer

    def choose(self, view: View, seat: int, rng: Random) -> int:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        chances, _, _ = self.network.forward(
            self.observer.observe(view, seat)[None], self.observer.mask(legal)[None].astype(bool)
        )
        return rng.choices(legal, chances[0, list(legal)].tolist())[0]


@dataclass
class Step:
    """One choice in all games."""

    batch: Batch
    actions: np.ndarray
    chances: np.ndarray
    values: np.ndarray
    rewards: np.ndarray
    ended: np.ndarray


def collect(games: Games, network: Network, batch: Batch, rng: np.random.Generator) -> tuple[list[Step], Batch]:
    """Play on for some choices."""
    steps: list[Step] = []
    rows = np.arange(GAMES)
    for _ in range(STEPS):
        chances, values, _ = network.forward(batch.observations, batch.masks.astype(bool))
        sums = chances.cumsum(1)
        actions = (sums > rng.random((GAMES, 1)) * sums[:, -1:]).argmax(1)
        after = games.step(actions)
        steps.append(Step(batch, actions, chances[rows, actions], values, after.rewards, after.ended))
        batch = after
    return steps, batch


def advantages(steps: list[Step], network: Network, batch: Batch, seats: int) -> np.ndarray:
    """Generalised advantage estimates; each seat looks ahead to its own next choice."""
    _, values, _ = network.forward(batch.observations, batch.masks.astype(bool))
    rows = np.arange(GAMES)
    value = np.zeros((GAMES, seats), np.float32)
    known = np.zeros((GAMES, seats), bool)
    value[rows, batch.seats], known[rows, batch.seats] = values, True
    later = np.zeros((GAMES, seats), np.float32)
    gained = np.zeros((GAMES, seats), np.float32)
    found = np.zeros((len(steps), GAMES), np.float32)
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        over = step.ended[:, None]
        value, later = np.where(over, 0, value), np.where(over, 0, later)
        gained, known = np.where(over, 0, gained) + step.rewards, known | over
        seat = step.batch.seats
        surprise = gained[rows, seat] + DISCOUNT * value[rows, seat] - step.values
        surprise = np.where(known[rows, seat], surprise, 0)  # what becomes of this choice is not known yet
        found[number] = surprise + DISCOUNT * TRACE * later[rows, seat]
        value[rows, seat], later[rows, seat] = step.values, found[number]
        gained[rows, seat], known[rows, seat] = 0, True
    return found


def update(network: Network, steps: list[Step], found: np.ndarray, rng: np.random.Generator) -> None:
    """Some epochs of PPO over what was collected."""
    seen = np.concatenate([step.batch.observations for step in steps])
    masks = np.concatenate([step.batch.masks for step in steps]).astype(bool)
    actions = np.concatenate([step.actions for step in steps])
    before = np.concatenate([step.chances for step in steps])
    gain = found.reshape(-1)
    targets = gain + np.concatenate([step.values for step in steps])
    choice = masks.sum(1) > 1  # where there is nothing to choose only the value is learned
    gain = (gain - gain[choice].mean()) / (gain[choice].std() + 1e-6) * choice
    for _ in range(EPOCHS):
        order = rng.permutation(len(actions))
        for start in range(0, len(order), PART):
            part = order[start : start + PART]
            chances, values, layers = network.forward(seen[part], masks[part])
            rows = np.arange(len(part))
            ratio = chances[rows, actions[part]] / before[part]
            clipped = ((gain[part] > 0) & (ratio > 1 + CLIP)) | ((gain[part] < 0) & (ratio < 1 - CLIP))
            pull = np.where(clipped, 0, gain[part] * ratio)[:, None]
            logs = np.log(chances + 1e-9)
            entropy = -(chances * logs).sum(1, keepdims=True)
            error = pull * chances + ENTROPY * chances * (logs + entropy)
            error[rows, actions[part]] -= pull[:, 0]
            whole = np.concatenate([error, VALUE * (values - targets[part])[:, None]], 1)
            network.learn(layers, (whole / len(part)).astype(np.float32))


def play(table: Table, players: list[Player], seed: int) -> State:
    """Play one game to its end."""
    rng = Random(seed)
    table.reset(seed)
    while not table.is_over and not table.is_cut_off:
        seat = table.state.actors()[0]
        table.apply(seat, players[seat].choose(table.state.redact(seat), seat, rng))
    return table.state


def compare(table: Table, learned: Player, other: Player, games: int, first: int) -> tuple[float, float]:
    """The shares of games that the learned player and the other one win, in pairs of games."""
    seats = len(table.seats)
    sides = table.setup.sides
    won = [0.0, 0.0]
    played = 0
    while played < games:
        seed = first + played // 2
        for swap in (0, 1):
            if table.game.cooperative or seats == 1:  # one team: each plays the game alone
                returns = play(table, [(learned, other)[swap]] * seats, seed).returns()
                won[swap] += returns[0] > 0
            else:
                mine = [sides[seat] % 2 == swap for seat in range(seats)]
                returns = play(table, [learned if own else other for own in mine], seed).returns()
                best = returns.index(max(returns))
                if max(returns) > 0:
                    won[0 if mine[best] else 1] += 1
            played += 1
    share = 2.0 if table.game.cooperative or seats == 1 else 1.0
    return share * won[0] / played, share * won[1] / played


def main() -> None:
    """Train, test and store."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game, such as seven_ronin")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--minutes", type=float, default=5.0, help="time of the processor to train for")
    parser.add_argument("--shape", action="store_true", help="reward progress, as the game evaluates it (open games)")
    parser.add_argument("--against", default="random", help="the bot to be tested against")
    parser.add_argument("--games", type=int, default=400, help="games of the last test")
    parser.add_argument("--load", type=Path, help="a network to begin with")
    parser.add_argument("--out", type=Path, help="where the network goes")
    parser.add_argument("--curve", type=Path, help="where the curve goes (CSV)")
    parser.add_argument("--every", type=float, default=0.5, help="minutes between two points of the curve")
    parser.add_argument("--check", type=int, default=60, help="games of each point")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    options = dict(text.split("=", 1) for text in chosen.option)
    game = shiai.game(chosen.game)
    if chosen.shape and not game.open_information:
        parser.error(f"{game.id} has secrets: its evaluation would tell them")
    games = Games(game, GAMES, potential=game.evaluate if chosen.shape else None, **options)
    network = Network(games.observer.size, games.observer.actions, chosen.seed)
    if chosen.load:
        stored = np.load(chosen.load)
        for number, weights in enumerate(network.parameters()):
            weights[...] = stored[f"arr_{number}"]
    learned = Learned(network, games.observer)
    rng = np.random.default_rng(chosen.seed)
    table = Table(chosen.game, options)
    points: list[tuple[float, int, float, float]] = []
    batch = games.reset(chosen.seed)
    choices, begin, tested = 0, time.process_time(), -1e9
    try:
        while (used := (time.process_time() - begin) / 60) < chosen.minutes:
            if used - tested >= chosen.every:
                paused = time.process_time()
                own, others = compare(table, learned, bot(chosen.against), chosen.check, 10_000)
                begin += time.process_time() - paused  # tests are not training
                tested = used
                points.append((round(used, 2), choices, own, others))
                print(f"{used:5.1f} minutes {choices:9,} choices: {own:.2f} against {others:.2f}", flush=True)
            steps, batch = collect(games, network, batch, rng)
            update(network, steps, advantages(steps, network, batch, len(games.setup.seats)), rng)
            choices += GAMES * STEPS
    except KeyboardInterrupt:  # enough: test and store what was learned
        chosen.minutes = round((time.process_time() - begin) / 60, 2)
    own, others = compare(table, learned, bot(chosen.against), chosen.games, 1_000_000)
    points.append((chosen.minutes, choices, own, others))
    print(f"{chosen.game} {chosen.games} games in pairs: learned {own:.3f}, {chosen.against} {others:.3f}")
    if chosen.out:
        np.savez_compressed(chosen.out, *network.parameters())
    if chosen.curve:
        with chosen.curve.open("w", newline="") as file:
            csv.writer(file).writerows([("minutes", "choices", "learned", chosen.against), *points])


if __name__ == "__main__":
    main()
