"""Phrases: messages whose values may be phrases themselves, so that small messages make up a whole card."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.cards import vocabulary as v

# Of v.CONDITIONS.
CONDITION_NAMES: Final = ("stealth", "desperation", "enlightened_path", "after_attack", "after_block", "enlightenment")


class Phrase:
    """A message, and the phrases whose texts become values of it."""

    def __init__(
        self, id: str, clause: str, values: Values | None = None, inner: "dict[str, Phrase] | None" = None
    ) -> None:
        self.message = Message(id, values or {}, clause)
        self.inner: dict[str, Phrase] = inner or {}


def spoken(phrase: Phrase, say: Callable[[Message], str]) -> str:
    """The text of a phrase, from the inside out."""
    message = phrase.message
    if not phrase.inner:
        return say(message)
    values: Values = dict(message.values)
    for name, inner in phrase.inner.items():
        values[name] = spoken(inner, say)
    return say(Message(message.id, values, message.clause))


def joined(id: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases joined by a message with the variables { $first } and { $second }."""
    made = phrases[0]
    for phrase in phrases[1:]:
        made = Phrase(id, made.message.clause, {}, {"first": made, "second": phrase})
    return made


def any_of(phrases: list[Phrase]) -> Phrase:
    """Alternatives: commas, and "or" before the last."""
    if len(phrases) == 1:
        return phrases[0]
    return joined("card-join_either", [joined("card-join_comma", phrases[:-1]), phrases[-1]])


def names(components: list[str], clause: str) -> list[Phrase]:
    """Phrases that name components."""
    return [Phrase("card-named", clause, {"component": component}) for component in components]


def mask_names(mask: int, all_names: tuple[str, ...], clause: str) -> Phrase:
    """The names whose bits are set, as alternatives."""
    return any_of(names([name for bit, name in enumerate(all_names) if mask >> bit & 1], clause))


def kamae_phrase(mask: int) -> Phrase:
    """A Kamae, one of several, or a condition."""
    return mask_names(mask, (*v.KAMAE_NAMES, *CONDITION_NAMES), "SJ-5.15")
