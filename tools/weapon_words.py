"""Prints the words that a weapon of one's own can use in Way of the Samurai, as the tables of docs/weapons.md:

.venv/bin/python tools/weapon_words.py
"""

from shiai.games.way_of_the_samurai.rules.vocabulary import WORDS
from shiai.games.way_of_the_samurai.rules.words import MOMENTS, Word


def row(word: Word) -> str:
    """A word, the values it takes, what it does, and its clause."""
    return f"| `{word.name}` | `{word.kind}` | {word.help} | {word.clause} |"


def tables() -> str:
    """A table for every moment of the duel, in the order of play."""
    parts: list[str] = []
    for moment in MOMENTS:
        rows = [row(word) for word in WORDS if word.weapon and word.moment == moment]
        parts.append(
            "\n".join(
                [f"### {moment.capitalize()}", "", "| word | value | meaning | clause |", "|---|---|---|---|", *rows]
            )
        )
    return "\n\n".join(parts)


if __name__ == "__main__":
    print(tables())
