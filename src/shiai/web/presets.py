"""Ready-made games: those of a game's face, or sensible ones for any number of seats."""

from shiai.core.face import HERE, ME, OPEN_SEAT, STANDARD_BOT, Preset
from shiai.core.game import Game


def presets_of(game: Game) -> tuple[Preset, ...]:
    """The ready-made games of a game; *Play now* starts the first."""
    if game.face.presets:
        return game.face.presets
    others = len(game.setup().seats) - 1
    if not others:
        return (Preset("alone", (ME,)),)
    return (
        Preset("against-bots", (ME, *[STANDARD_BOT] * others)),
        Preset("one-screen", (ME, *[HERE] * others)),
        Preset("friend", (ME, OPEN_SEAT, *[STANDARD_BOT] * (others - 1))),
    )
