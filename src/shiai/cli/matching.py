"""Match typed text to choices: by name, by number, or by prefixes of the words of a name."""

from shiai.core.state import plain


def matches(typed: str, names: list[str]) -> list[int]:
    """The indices of the matching choices; exactly one if the text is unambiguous."""
    words = plain(typed).split()
    exact = [i for i, name in enumerate(names) if plain(name) == " ".join(words)]
    if not exact and len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        return [number - 1] if 1 <= number <= len(names) else []
    return exact or [i for i, name in enumerate(names) if words and begins(words, plain(name).split())]


def begins(typed: list[str], name: list[str]) -> bool:
    """Is every typed word a prefix of a word of the name, in order? Words of the name may be skipped."""
    place = 0
    for word in typed:
        while place < len(name) and not name[place].startswith(word):
            place += 1
        if place == len(name):
            return False
        place += 1
    return True
