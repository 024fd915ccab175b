"""Bots of one's own: a class of any module (`my_bots:Greedy`), a plug-in, or a program (external.py).

`GuardedPlayer` stands between such a bot and the game: whatever the bot does wrong becomes a `BotFailure`.
"""

import os
import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from inspect import Parameter, signature
from operator import index
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Final

from shiai.bots.explanation import Candidate, Explanation
from shiai.bots.external import ExternalPlayer
from shiai.bots.program import ProgramError
from shiai.bots.specs import UnknownBot
from shiai.core.errors import ShiaiError
from shiai.core.state import View

REFERENCE: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(.*))?")
WORDS: Final[dict[str, bool]] = {"true": True, "false": False}
POSITIONAL: Final = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
NAMED: Final = (*POSITIONAL, Parameter.KEYWORD_ONLY)

Argument = bool | int | float | str


class BotFailure(ShiaiError):
    """A bot of one's own failed: it crashed, chose something illegal, or a program did not answer."""

    def __init__(self, message: str, seat: int) -> None:
        super().__init__(message)
        self.seat = seat

    def __reduce__(self) -> tuple[type["BotFailure"], tuple[str, int]]:
        return BotFailure, (str(self), self.seat)


class GuardedPlayer:
    """A bot of one's own. Choices that are not legal and errors of any kind are raised as BotFailure."""

    def __init__(self, spec: str, inner: Any) -> None:
        self.spec = spec
        self.inner = inner
        self.count = 0  # choices so far

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Let the bot choose, and check what it chose."""
        self.count += 1
        legal = view.legal(seat)
        try:
            action = self.inner.choose(view, seat, rng)
        except ProgramError as broken:
            raise self.failure(view, seat, str(broken)) from None
        except Exception as error:
            raise self.failure(view, seat, f"it crashed: {crash_text(error)}") from error
        number = whole(action)
        if number not in legal:
            names = ", ".join([f"{one} ({view.name(one)})" for one in legal[:5]]) + (", …" if len(legal) > 5 else "")
            raise self.failure(view, seat, f"it chose {action!r}, which is not legal; legal are: {names}")
        return number

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """The bot's own explanation; the choice alone, if it has none."""
        if not callable(getattr(self.inner, "explain", None)):
            return Explanation(self.spec, (Candidate(self.choose(view, seat, rng), 1.0, 0.0, 0),), ())
        try:
            found = self.inner.explain(view, seat, rng)
        except Exception as error:
            raise self.failure(view, seat, f"it crashed in explain: {crash_text(error)}") from error
        if not isinstance(found, Explanation):
            raise self.failure(view, seat, f"explain returned {found!r}, not an Explanation")
        return found

    def over(self, view: View, seat: int) -> None:
        """Tell the bot that the game is over, if it has a method `over(view, seat)`. Its errors change no result."""
        told: Callable[[View, int], object] | None = getattr(self.inner, "over", None)
        if told is not None:
            try:
                told(view, seat)
            except Exception as error:
                sys.stderr.write(f"shiai: bot '{self.spec}' crashed after a game: {crash_text(error)}\n")

    def end(self) -> None:
        """End the program of a bot that is one; it is started again if the bot has to choose after all."""
        if isinstance(self.inner, ExternalPlayer):
            self.inner.end()

    def failure(self, view: View, seat: int, reason: str) -> BotFailure:
        """The error with bot, game, seat and moment."""
        setup = view.setup
        step = view.stack[-1].text() if view.stack else "the end"
        where = f"as {setup.seat_name(seat)} in {setup.game.id}, in its choice {self.count} ({step})"
        return BotFailure(f"the bot '{self.spec}' failed {where}: {reason}", seat)


def whole(action: Any) -> int:
    """An action as an int, also if it is an integer of NumPy; -1 if it is something else."""
    try:
        return -1 if isinstance(action, bool) else index(action)
    except TypeError:
        return -1


def crash_text(error: BaseException) -> str:
    """An error with the place where it was raised: `ValueError: no cards (my_bots.py, line 12)`."""
    frames = extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def read_reference(spec: str) -> tuple[str, str, str] | None:
    """Module, class and arguments of a spec such as `my_bots:Greedy:worlds=3`; None if it does not look like that."""
    found = REFERENCE.fullmatch(spec.strip())
    return (found[1], found[2], found[3] or "") if found else None


def load_class(spec: str, module: str, name: str, otherwise: str) -> Any:
    """The player class of a reference. `otherwise` is what to say if the module does not exist."""
    folder = os.getcwd()
    if folder not in sys.path and "" not in sys.path:
        sys.path.append(folder)  # after the installed packages, so that no file of the folder hides one of them
    try:
        loaded = import_module(module)
    except Exception as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing and (module == missing or module.startswith(f"{missing}.")):
            raise UnknownBot(
                f"bot '{spec}': there is no module '{missing}', installed or in this folder{otherwise}"
            ) from None
        raise UnknownBot(f"bot '{spec}': importing {module} failed: {crash_text(error)}") from error
    if not hasattr(loaded, name):
        near = get_close_matches(name, vars(loaded), 1)
        suggestion = f"; did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"bot '{spec}': the module {module} has no '{name}'{suggestion}")
    return getattr(loaded, name)


def make_player(spec: str, factory: Any, arguments: str) -> GuardedPlayer:
    """A player made by a class (or by a function that returns one), with the arguments of its spec."""
    if not callable(factory):
        raise UnknownBot(f"bot '{spec}' refers to {factory!r}, which is not a class; derive one from BasePlayer")
    if isinstance(factory, type):
        check_interface(spec, factory)
    given = read_arguments(spec, arguments, parameters_of(factory))
    try:
        player = factory(**given)
    except Exception as error:
        raise UnknownBot(f"bot '{spec}' cannot be made: {crash_text(error)}") from error
    if not isinstance(factory, type):
        check_interface(spec, player)
    return GuardedPlayer(spec, player)


def check_interface(spec: str, player: Any) -> None:
    """Refuse what has no `choose(view, seat, rng)`."""
    choose = getattr(player, "choose", None)
    wanted = "it needs a method choose(self, view, seat, rng); derive it from shiai.bots.BasePlayer"
    if not callable(choose):
        raise UnknownBot(f"bot '{spec}' is no player: {wanted}")
    try:
        found = signature(choose)
    except ValueError:  # compiled: nothing is known about its parameters
        return
    try:
        found.bind(*[None] * (4 if isinstance(player, type) else 3))
    except TypeError as error:
        raise UnknownBot(f"bot '{spec}' is no player: choose{found} does not fit ({error}); {wanted}") from None


def parameters_of(factory: Any) -> tuple[str, ...] | None:
    """The names of the parameters of a class or function; None if they are unknown or free."""
    try:
        parameters = list(signature(factory).parameters.values())
    except ValueError:
        return None
    if any(parameter.kind == Parameter.VAR_KEYWORD for parameter in parameters):
        return None
    return tuple([one.name for one in parameters if one.kind in NAMED])


def read_arguments(spec: str, text: str, names: tuple[str, ...] | None) -> dict[str, Argument]:
    """The arguments `worlds=3,deep=true` of a spec; a first value without a name belongs to the first parameter."""
    given: dict[str, Argument] = {}
    usage = "it takes " + ", ".join([f"{name}=…" for name in names]) if names else "it takes no settings"
    for number, entry in enumerate(text.split(",") if text else []):
        key, equals, value = entry.partition("=")
        if not equals:
            if number or not names:
                raise UnknownBot(f"bot '{spec}': '{entry}' is not a setting; {usage}")
            key, value = names[0], entry
        key = key.strip()
        if names is not None and key not in names:
            raise UnknownBot(f"bot '{spec}': there is no setting '{key}'; {usage}")
        if key in given:
            raise UnknownBot(f"bot '{spec}' sets {key} twice; keep one")
        given[key] = read_argument(value.strip())
    return given


def read_argument(text: str) -> Argument:
    """A value: a whole number, a number, true or false, otherwise the text itself."""
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    for sort in (int, float):
        try:
            return sort(text)
        except ValueError:
            continue
    return text
