"""What a person typed and which choice is meant: a name, a number of the list, or the beginnings of words of a name."""

from shiai.core.state import plain


def matches(typed: str, names: list[str]) -> list[int]:
    """The choices (by place in the list) that the text may mean: one when it is clear, several, or none."""
    words = plain(typed).split()
    exact = [i for i, name in enumerate(names) if plain(name) == " ".join(words)]
    if not exact and len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        return [number - 1] if 1 <= number <= len(names) else []
    return exact or [i for i, name in enumerate(names) if words and begins(words, plain(name).split())]


def begins(typed: list[str], name: list[str]) -> bool:
    """Every typed word begins a word of the name, in order; words of the name may be left out."""
    place = 0
    for word in typed:
        while place < len(name) and not name[place].startswith(word):
            place += 1
        if place == len(name):
            return False
        place += 1
    return True
