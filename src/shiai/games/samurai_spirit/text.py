"""What Samurai Spirit asks and offers."""

from shiai.core.messages import Message
from shiai.games.samurai_spirit.state import SamuraiSpirit


def prompt(state: SamuraiSpirit, seat: int) -> Message:
    return Message("prompt-x", {}, "SS-4.7")


def describe(state: SamuraiSpirit, action: int) -> Message:
    return Message("choice-x", {}, "SS-4.7")
