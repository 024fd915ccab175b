"""Games for OpenSpiel: `import shiai.envs.openspiel` registers `shiai_seven_ronin` and all other games.

Options are game parameters: `pyspiel.load_game("shiai_senjutsu(players=3)")`. Three parameters are ours:
`simultaneous` makes one node of sealed choices, `position` starts from a position text, `length` cuts games off.
Chance is explicit, with the exact probabilities of the rules.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote

from shiai.core.game import AnyGame
from shiai.core.options import Option, Value
from shiai.core.seats import CHANCE
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.envs import missing
from shiai.envs.observation import Observer
from shiai.envs.recall import CODE_BITS, Recall, codes, recall_of
from shiai.envs.table import Table
from shiai.registry import games

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(__name__, error) from None

PREFIX: Final = "shiai_"
MOST_LINES: Final = 1_000  # lines of perfect recall in a tensor; those before are folded into one number
NOTHING: Final = "none"  # OpenSpiel cannot read empty texts
OWN: Final = {"simultaneous": False, "position": NOTHING, "length": 0}


class Play:
    """The part of a state that OpenSpiel copies: it copies all attributes deeply, and this one knows a faster way."""

    def __init__(self, first: State, state: State, choices: list[tuple[int, int]], recall: Recall | None) -> None:
        self.first = first
        self.state = state
        self.choices = choices
        self._recall = recall

    def __deepcopy__(self, memo: object) -> "Play":
        recall = self._recall.clone() if self._recall is not None else None
        return Play(self.first, self.state.clone(), self.choices[:], recall)

    def choose(self, seat: int, action: int) -> None:
        """Make a choice."""
        self.state.apply(seat, action)
        self.choices.append((seat, action))

    def lines(self, seat: int) -> list[str]:
        """Everything that a seat has seen and done."""
        if self._recall is None:
            self._recall = recall_of(self.first)
        self._recall.play(self.choices)
        return self._recall.lines[seat]

    def resampled(self, seat: int, rng: Random) -> "Play":
        """A game that this seat cannot tell from this one; the others have other memories, which begin here."""
        world = self.state.redact(seat).fill(rng)
        recall = recall_of(world)
        recall.lines[seat] = self.lines(seat)[:]
        return Play(world, world.clone(), [], recall)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Shiai under some options."""

    def __init__(self, game: AnyGame, parameters: dict[str, Any]) -> None:
        own = {name: parameters.get(name, default) for name, default in OWN.items()}
        options = {name: read_parameter(value) for name, value in parameters.items() if name not in OWN}
        position = "" if own["position"] == NOTHING else unquote(str(own["position"]))
        self.table = Table(game, options, position, int(own["length"]))
        self.simultaneous = bool(own["simultaneous"])
        self.observer = Observer(self.table.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=game.action_count,
            num_players=len(self.table.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=utility_sum(self.table.setup),
            max_game_length=self.table.length,
        )
        super().__init__(game_type(game, self.table.setup, self.simultaneous), info, parameters)

    def new_initial_state(self, *_: object) -> "SpielState":
        """The beginning of the game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer; with perfect recall it shows the whole past of a seat."""
        if params:
            raise ValueError(f"observers of {self.table.game.id} take no parameters, but there are: {params}")
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; `state` is that of Shiai."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        first = game.table.state
        self._play = Play(first, first.clone(), [], None)

    @property
    def state(self) -> State:
        """The state of Shiai, for everything that OpenSpiel does not ask."""
        return self._play.state

    def current_player(self) -> int:
        """Whose choice it is."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actors = self._play.state.actors()
        if actors[0] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if len(actors) > 1 and self.get_game().simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return actors[0]

    def is_terminal(self) -> bool:
        """Is the game over, or cut off?"""
        return not self._play.state.actors() or len(self._play.choices) >= self.get_game().table.length

    def returns(self) -> list[float]:
        """The value for every seat; zeros for a game that was cut off."""
        return self._play.state.returns()

    def _legal_actions(self, player: int) -> list[int]:
        if player == pyspiel.PlayerId.CHANCE:
            return list(self._play.state.legal(CHANCE))
        return list(self._play.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their exact probabilities."""
        state = self._play.state
        weights = state.weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(state.legal(CHANCE), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self._play.choose(self._play.state.actors()[0], action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat in self._play.state.actors():
            self._play.choose(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        return self._play.state.name(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one."""
        found: SpielState = self.get_game().new_initial_state()
        found._play = self._play.resampled(player, Random(int(sampler() * (1 << 53))))
        return found

    def __str__(self) -> str:
        return self._play.state.position()


class SpielObserver:
    """Makes tensors and strings; the pieces of a tensor have names."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.observer = game.observer
        self.lines = min(game.table.length, MOST_LINES) if perfect_recall else 0
        self.tensor = np.zeros(self.observer.size + self.lines, np.float32)
        self.dict = self.observer.named(self.tensor[: self.observer.size])
        if perfect_recall:
            self.dict["recall"] = self.tensor[self.observer.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor[: self.observer.size] = self.observer.observe(state.state, player)
        if self.lines:
            past = np.array(codes(state._play.lines(player), self.lines), np.float32)
            self.tensor[self.observer.size :] = past / (1 << CODE_BITS)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, as text."""
        if self.lines:
            return "\n".join(state._play.lines(player))
        return state.state.redact(player).position()


def game_type(game: AnyGame, setup: Setup, simultaneous: bool) -> Any:
    """What OpenSpiel wants to know about a set-up."""
    kinds = pyspiel.GameType
    hidden = not game.open_information
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Shiai: {game.id}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=utility_of(setup),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(len(setup.seats), 10),
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**{option.name: parameter(option, option.default) for option in game.options}, **OWN},
    )


def utility_of(setup: Setup) -> Any:
    """Zero-sum between sides, identical within a team; a game of one seat is general."""
    if len(setup.seats) == 1:
        return pyspiel.GameType.Utility.GENERAL_SUM
    if setup.game.cooperative:
        return pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType.Utility.ZERO_SUM


def utility_sum(setup: Setup) -> float | None:
    """The sum of all returns, where it is always the same."""
    return 0.0 if utility_of(setup) == pyspiel.GameType.Utility.ZERO_SUM else None


def parameter(option: Option, value: Value) -> bool | int | str:
    """The value of an option as a parameter of OpenSpiel.

    OpenSpiel takes every text of digits for a number, so options whose values all look like numbers are numbers. A list
    has / for a comma, and one after a single entry; other signs are quoted as in addresses.
    """
    if isinstance(value, bool | int):
        return value
    if isinstance(value, tuple):
        texts = [quote(str(part), safe="") for part in value]
        return "/".join(texts if len(texts) > 1 else [*texts, ""]) or NOTHING
    if option.kind == "choice" and all(str(known).isdecimal() for known in option.values):
        return int(value)
    return quote(value, safe="").replace("%2C", "/") or NOTHING


def quoted(position: str) -> str:
    """A position text as a parameter."""
    return quote(position, safe="")


def read_parameter(value: bool | int | str) -> object:
    """The value of an option from a parameter."""
    return value if isinstance(value, bool) else unquote(str(value).replace("/", ","))


def register(game: AnyGame) -> str:
    """Register a game; returns its name in OpenSpiel."""
    name = PREFIX + game.id
    if name not in pyspiel.registered_names():
        # A class, because OpenSpiel drops its reference when Python is gone already: that must not free the object.
        maker = type(
            "Registered",
            (SpielGame,),
            {"__init__": lambda self, params=None: SpielGame.__init__(self, game, params or {})},
        )
        pyspiel.register_game(game_type(game, game.setup(), False), maker)
    return name


for _game in games().values():
    register(_game)
