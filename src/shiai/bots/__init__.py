"""Bots: players of any game, made from specs such as `search:800`. They see redacted states only."""

from random import Random
from typing import Final

from shiai.bots.external import PREFIX, external_player
from shiai.bots.levels import LEVELS, LevelPlayer, levels_of
from shiai.bots.own import BotFailure, GuardedPlayer, load_class, make_player, read_reference
from shiai.bots.player import BasePlayer, Player
from shiai.bots.plugins import installed_bots
from shiai.bots.search import Search
from shiai.bots.search.player import AHEAD, EXPLORATION, ITERATIONS, MOST_ITERATIONS, PRIOR_WEIGHT, ROLLOUT_SHARE
from shiai.bots.search.sealed import VISITS_PER_PLAN
from shiai.bots.simple import HeuristicPlayer, LearnerPlayer, NewcomerPlayer, RandomPlayer, RolloutPlayer
from shiai.bots.specs import Kind, Setting, UnknownBot, find_kind, read_spec, split_bots, unknown_name
from shiai.core.state import State
from shiai.registry import games, load

__all__ = [
    "LEVELS",
    "BasePlayer",
    "BotFailure",
    "LevelPlayer",
    "Player",
    "UnknownBot",
    "bot",
    "bot_rng",
    "choose",
    "kinds",
    "levels_of",
    "names_code",
    "split_bots",
]

SEARCH_SETTINGS: Final = (
    Setting("iterations", 1, MOST_ITERATIONS, True, "iterations for each choice"),
    Setting("seconds", 0.0, 3600.0, False, "most time for each choice; without `iterations`, all of it"),
    Setting("c", 0.0, 100.0, False, "exploration constant"),
    Setting("ahead", 0, 100, True, "the quiescent state at which a rollout ends: 1 is the first, 2 the second"),
    Setting("memory", 0.0, 1.0, False, "share of the cards seen before that is remembered"),
    Setting("rollout_share", 0.0, 1.0, False, "how often others are assumed to plan by the rollout policy", ("usual",)),
    Setting("prior_weight", 0.0, 100.0, False, "weight of the heuristic player's advice", ("trust",)),
    Setting("plan_visits", 1, 1000, True, "visits of a sealed decision for each further plan of several choices"),
)


def make_search(values: dict[str, float]) -> Search:
    """A search with these settings."""
    return Search(
        iterations=int(values.get("iterations", MOST_ITERATIONS if "seconds" in values else ITERATIONS)),
        seconds=values.get("seconds", 0.0),
        exploration=values.get("c", EXPLORATION),
        ahead=int(values.get("ahead", AHEAD)),
        memory=values.get("memory", 1.0),
        prior_weight=values.get("prior_weight", PRIOR_WEIGHT),
        rollout_share=values.get("rollout_share", ROLLOUT_SHARE),
        plan_visits=int(values.get("plan_visits", VISITS_PER_PLAN)),
    )


def make_level(values: dict[str, float]) -> Player:
    """The bot of a level."""
    return LevelPlayer(int(values.get("strength", 3)), bot)


GENERAL_BOTS: Final[dict[str, Kind]] = {
    kind.name: kind
    for kind in (
        Kind("random", lambda values: RandomPlayer()),
        Kind("heuristic", lambda values: HeuristicPlayer()),
        Kind("newcomer", lambda values: NewcomerPlayer()),
        Kind("rollout", lambda values: RolloutPlayer()),
        Kind(
            "learner",
            lambda values: LearnerPlayer(values.get("share", 0.5)),
            (Setting("share", 0.0, 1.0, False, "share of the choices that the heuristic player makes"),),
        ),
        Kind("search", make_search, SEARCH_SETTINGS),
        Kind("level", make_level, (Setting("strength", 1, len(LEVELS), True, "from 1 (weakest) to 6 (strongest)"),)),
    )
}


def kinds() -> dict[str, Kind]:
    """All kinds of bots by name: those that play any game, those of single games, and those of plug-ins."""
    of_games = [load(reference) for game in games().values() for reference in game.face.bots]
    built_in = {**GENERAL_BOTS, **{kind.name: kind for kind in of_games}}
    return built_in | {name: kind for name, kind in installed_bots()[0].items() if name not in built_in}


def bot(spec: str) -> Player:
    """Make a bot from its spec."""
    if spec.strip().startswith(PREFIX):
        return GuardedPlayer(spec, external_player(spec))
    name, _, settings = spec.strip().partition(":")
    known = kinds()
    reference = read_reference(spec)
    if reference is not None and name.lower() not in known and name not in installed_bots()[1]:
        module, found, arguments = reference
        near = "" if "." in module else f"; {unknown_name(known, name)}"
        return make_player(spec, load_class(spec, module, found, near), arguments)
    broken = installed_bots()[1].get(name)
    if broken is not None:
        raise UnknownBot(broken)
    kind = find_kind(known, name)
    if kind.factory is not None:
        return make_player(spec, kind.factory, settings)
    kind, values = read_spec(known, spec)
    player = kind.make(values)
    return GuardedPlayer(spec, player) if installed_bots()[0].get(kind.name) is kind else player


def names_code(spec: str) -> bool:
    """Does this spec make Shiai import a module or start a program? Then only its user may have written it."""
    name = spec.strip().partition(":")[0].lower()
    return spec.strip().startswith(PREFIX) or (name not in kinds() and read_reference(spec) is not None)


def choose(player: Player, state: State, seat: int, seed: str, number: int) -> int:
    """Let a bot make choice `number` of a game, from the redacted state and with reproducible randomness."""
    return player.choose(state.redact(seat), seat, bot_rng(seed, seat, number))


def bot_rng(seed: str, seat: int, number: int) -> Random:
    """The random generator of a bot for choice `number` of a game."""
    return Random(f"{seed}/{seat}/{number}")
