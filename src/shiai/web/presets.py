"""Presets: those of a game's face, or defaults for its number of seats."""

from dataclasses import replace

from shiai.core.face import HERE, ME, OPEN_SEAT, STANDARD_BOT, Preset
from shiai.core.game import AnyGame
from shiai.table.table_bots import LEVEL_BOTS, bot_of


def presets_of(game: AnyGame) -> tuple[Preset, ...]:
    """Return the presets of a game, with bots of levels that it has; *Play now* starts the first."""
    return tuple(
        [
            replace(preset, seats=tuple([bot_of(game, seat) for seat in preset.seats]))
            for preset in game.face.presets or default_presets(game)
        ]
    )


def default_presets(game: AnyGame) -> tuple[Preset, ...]:
    """Return presets for the number of seats of a game."""
    others = len(game.setup().seats) - 1
    if not others:
        return (Preset("alone", (ME,)),)
    return (
        Preset("against-bots", (ME, *[STANDARD_BOT] * others)),
        Preset("one-screen", (ME, *[HERE] * others)),
        Preset("friend", (ME, OPEN_SEAT, *[STANDARD_BOT] * (others - 1))),
    )


def has_rivals(game: AnyGame) -> bool:
    """Return whether *Play now* is a game against bots. Partners always play as well as they can."""
    return not game.cooperative and bot_of(game, STANDARD_BOT) in presets_of(game)[0].seats


def first_preset(game: AnyGame, level: int) -> Preset:
    """Return the game of *Play now*, against bots of this level."""
    preset = presets_of(game)[0]
    if not has_rivals(game):
        return preset
    standard = bot_of(game, STANDARD_BOT)
    return replace(preset, seats=tuple([LEVEL_BOTS[level - 1] if seat == standard else seat for seat in preset.seats]))
