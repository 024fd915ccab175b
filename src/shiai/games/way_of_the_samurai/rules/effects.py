"""Effects on cards as boxes and the rules have them: words with numbers, such as `strength 2` or `wound 1`."""

from random import Random
from typing import Final

from shiai.core.components import Amounts, FieldError
from shiai.core.options import Value

Pairs = tuple[tuple[int, int], ...]  # the numbers of words, each with an amount
Bounds = dict[str, tuple[int, int]]  # the least and the greatest amount of a word

# What a result of an environment does, by number. The gauges come first, in their order.
TO_LIFE: Final = 3
TO_KI: Final = 4
WOUNDS: Final = 5
WOUNDS_ENEMY: Final = 6
DEFEATS: Final = 7
RESULT_WORDS: Final = ("strength", "technique", "guard", "life", "ki", "wound", "enemy_wound", "defeat")
# What a random event does, by number.
EVENT_LIFE: Final = 0
EVENT_KI: Final = 1
EVENT_SPECIAL: Final = 2
EVENT_DIE: Final = 3
EVENT_WORDS: Final = ("life", "ki", "special", "red_die")

# What a counter-attack does, by number: LIFE and KI, then a wound.
BLOW_WORDS: Final = ("life", "ki", "wound")

DEFEAT: Final = "defeat"
BLOOD: Final = "blood"


class Effects(Amounts):
    """A list of words, each at most once, with a number within bounds of its own."""

    def __init__(self, name: str, bounds: Bounds, least: int, most: int, bare: tuple[str, ...] = ()) -> None:
        lows = [low for low, _ in bounds.values()]
        highs = [high for _, high in bounds.values()]
        super().__init__(name, tuple(bounds), min(lows), max(highs), least, most, bare)
        self.bounds = bounds

    def read(self, value: object) -> Value:
        lines = super().read(value)
        assert isinstance(lines, tuple)
        words = [str(line).partition(" ")[0] for line in lines]
        for word in words:
            if words.count(word) > 1:
                raise FieldError(f"{word} is named {words.count(word)} times; name it once")
        if DEFEAT in words and set(words) - {DEFEAT, BLOOD}:
            raise FieldError(f"{DEFEAT} ends the fight; leave the other effects out")
        return lines

    def line(self, text: object) -> str:
        line = super().line(text)
        word, _, number = line.partition(" ")
        if number:
            low, high = self.bounds[word]
            if not low <= int(number) <= high:
                raise FieldError(f"'{line}' needs a number from {low} to {high} other than 0")
        return line

    def any(self, value: Value, rng: Random) -> Value:
        """Random words with random numbers; the words without a number stay as they are."""
        assert isinstance(value, tuple)
        kept = [str(word) for word in value if word in self.bare]
        if DEFEAT in kept:
            return value
        lines: list[str] = []
        for word in rng.sample(self.words, rng.randint(1, min(self.most, len(self.words)))):
            low, high = self.bounds[word]
            lines.append(f"{word} {rng.choice([number for number in range(low, high + 1) if number])}")
        return tuple(lines + kept)[: self.most]


def pairs_of(amounts: tuple[tuple[str, int], ...], words: tuple[str, ...]) -> Pairs:
    """Amounts with the numbers of their words; words that are not listed are left out."""
    return tuple([(words.index(word), number) for word, number in amounts if word in words])
