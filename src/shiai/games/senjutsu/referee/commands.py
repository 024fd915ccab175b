"""Commands: entries as people type them, one line each, and back."""

import re
from collections.abc import Callable
from typing import Final

from shiai.games.senjutsu.cards.cards import HERO_DESIGNS, INDEX
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.referee.entries import ENEMY, HERO, POISON, STUN, Entry, EntryError
from shiai.games.senjutsu.referee.status_entries import HARMS, MARKERS
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, STANCE_NAMES

LORD: Final = "lord"  # the fallen lord beside the hero
SPACE: Final = re.compile(r"[A-Za-z][0-9]{1,2}")
NUMBER: Final = re.compile(r"-?[0-9]{1,3}")
INDEX_OF: Final = {number.lower(): number for number in INDEX}
CARDS: Final = INDEX_OF | {STUN: STUN, POISON: POISON}
SHORT: Final = {
    "a": "answer",
    "c": "card",
    "e": "enemy",
    "g": "go",
    "h": "hero",
    "p": "printed",
    "t": "turn",
    "w": "wound",
}


def read_command(line: str) -> Entry:
    """The entry of a typed line; an EntryError says what would be right."""
    words = line.split()
    if not words:
        raise EntryError("nothing was typed: try help")
    verb = SHORT.get(words[0].lower(), words[0].lower())
    if verb in INDEX_OF:
        return read_bare_cards(words)
    if len(words) == 1 and NUMBER.fullmatch(verb):
        return {"do": "choose", "number": int(verb)}
    if verb in HARMS or verb in MARKERS:
        return about_figure(verb, words[1:])
    read = VERBS.get(verb)
    if read is None:
        raise EntryError(f"'{words[0]}' is no command: try one of {', '.join([*VERBS, *HARMS, *MARKERS])}")
    return {"do": verb, **read(words[1:])}


def read_bare_cards(words: list[str]) -> Entry:
    """`029 114`: the cards of all heroes; `S024`: the card that the next enemy has drawn."""
    cards = [card_number(word) for word in words]
    if len(cards) == 1 and INDEX[cards[0]] >= HERO_DESIGNS:
        return {"do": "drawn", "card": cards[0]}
    return {"do": "turn", "cards": cards}


def usage(text: str) -> EntryError:
    """The error for a line that is not understood, with an example of one that is."""
    return EntryError(f"that is not understood: write, for example, {text}")


def number(word: str, example: str) -> int:
    """A whole number."""
    if not NUMBER.fullmatch(word):
        raise EntryError(f"'{word}' is no number: write, for example, {example}")
    return int(word)


def card_number(word: str) -> str:
    """The number of a card as it is printed."""
    return CARDS.get(word.lower(), word)


# Figures --------------------------------------------------------------------------------------------------------------


def figure(kind: str) -> Callable[[list[str]], Entry]:
    """Reads `hero 1 …` or `enemy 1 …`: a new figure with its name, or the new place of a figure."""
    example = "hero 1 ronin D4 N, hero 1 D4 N, hero 1 N" if kind == HERO else "enemy 1 samurai_boss D1 S, enemy 1 D2 S"

    def read(words: list[str]) -> Entry:
        if len(words) < 2:
            raise usage(example)
        which = number(words[0], example)
        if kind == ENEMY and len(words) == 2 and words[1].lower() in CARDS:
            return {"do": "drawn", "enemy": which, "card": card_number(words[1])}
        found = figure_words(words[1:], example)
        if "name" in found:
            return {"number": which, **found}
        if found.keys() - {"at", "facing"}:
            raise usage(example)
        return {"do": "place", "figure": f"{kind} {which}", **found}

    return read


def figure_words(words: list[str], example: str) -> Entry:
    """Name, space, facing and moods in any order."""
    found: Entry = {}
    for word in words:
        field, value = figure_word(word)
        if field in found:
            raise usage(example)
        found[field] = value
    return found


def figure_word(word: str) -> tuple[str, str | int]:
    """The field and value of a word about a figure."""
    upper, lower = word.upper(), word.lower()
    if upper in DIRECTION_NAMES:
        return "facing", upper
    if upper in KAMAE_NAMES:
        return "kamae", upper
    if SPACE.fullmatch(word):
        return "at", upper
    if lower in BEHAVIOUR_NAMES:
        return "behaviour", lower
    if lower in STANCE_NAMES:
        return "stance", lower
    if NUMBER.fullmatch(word):
        return "limit", int(word)
    return "name", lower


def about_figure(verb: str, words: list[str]) -> Entry:
    """`wound enemy 1 2`, `focus hero 1 3`: the harm or marker, the figure, the amount."""
    example = f"{verb} hero 1 {'129' if verb == POISON else '1'}"
    if words and NUMBER.fullmatch(words[0]):
        words = [ENEMY, *words]  # wound 1 2: enemies are what heroes wound
    if len(words) not in (2, 3) or words[0].lower() not in (HERO, ENEMY):
        raise usage(example)
    whom = f"{words[0].lower()} {words[1]}"
    value = words[2] if len(words) == 3 else ""
    if verb == POISON:
        return {"do": "harm", "figure": whom, "what": verb, "kind": value}
    if verb in HARMS:
        return {"do": "harm", "figure": whom, "what": verb, "count": number(value or "1", example)}
    if verb in ("focus", "limit"):
        return {"do": "set", "figure": whom, "what": verb, "value": number(value, example)}
    return {"do": "set", "figure": whom, "what": verb, "value": value.upper() if verb == "kamae" else value.lower()}


# Everything else ------------------------------------------------------------------------------------------------------


def exactly(example: str, *fields: str, last: str = "") -> Callable[[list[str]], Entry]:
    """Reads one word for each of these fields; the field `last` may be missing."""

    def read(words: list[str]) -> Entry:
        names = [*fields, *([last] if last and len(words) > len(fields) else [])]
        if len(words) != len(names):
            raise usage(example)
        return {name: field_value(name, word, example) for name, word in zip(names, words, strict=True)}

    return read


def field_value(name: str, word: str, example: str) -> str | int:
    """The value of a field from a word."""
    if name in ("number", "hero", "enemy", "speed"):
        return number(word, example)
    if name in ("at", "facing"):
        return word.upper()
    return card_number(word) if name == "card" else word.lower()


def read_deck(words: list[str]) -> Entry:
    """`deck 1 S001 S024 …`: the cards of an enemy."""
    if len(words) < 2:
        raise usage("deck 1 S001 S024 S026")
    return {"number": number(words[0], "deck 1 S001"), "cards": [card_number(word) for word in words[1:]]}


def read_horde(words: list[str]) -> Entry:
    """`horde`, `horde lord`, `horde monk master`: a fallen lord, others in place of Ashigaru."""
    names = [word.lower() for word in words]
    entry: Entry = {"lord": LORD in names}
    others = [name for name in names if name != LORD]
    return entry | ({"enemies": others} if others else {})


def read_shields(words: list[str]) -> Entry:
    """`shields 1`: as printed; `shields 1 D3 D4`; `shields 1 none`."""
    if not words:
        raise usage("shields 1, or shields 1 D3 D4, or shields 1 none")
    entry: Entry = {"hero": number(words[0], "shields 1")}
    if len(words) > 1:
        entry["spaces"] = [] if words[1].lower() == "none" else [word.upper() for word in words[1:]]
    return entry


def read_turn(words: list[str]) -> Entry:
    """`turn 029 114`: the cards of all heroes in their order."""
    if not words:
        raise usage("turn 029, or turn 029 114 for two heroes")
    return {"cards": [card_number(word) for word in words]}


def read_printed(words: list[str]) -> Entry:
    """`printed`, `printed 2`, `printed D4 N`, or with all choices: `printed : c2, left`."""
    if words[:1] == [":"]:
        given = " ".join(words[1:]).lower()
        return {"choices": [word.strip() for word in given.split(",") if word.strip()]}
    found: Entry = {}
    for word in words:
        upper = word.upper()
        if upper in DIRECTION_NAMES:
            found["facing"] = upper
        elif SPACE.fullmatch(word):
            found["at"] = upper
        else:
            found["number"] = number(word, "printed 2, printed D4 N")
    return found


def read_advantage(words: list[str]) -> Entry:
    """`advantage hero 1`."""
    if len(words) != 2:
        raise usage("advantage hero 1")
    return {"figure": f"{words[0].lower()} {words[1]}"}


def read_keep(words: list[str]) -> Entry:
    """`keep 1 089`, `keep 1 089 off`."""
    words = [word.lower() for word in words]
    if len(words) not in (2, 3) or words[2:] not in ([], ["off"]):
        raise usage("keep 1 089, or keep 1 089 off")
    return {"hero": number(words[0], "keep 1 089"), "card": card_number(words[1]), "stays": words[2:] != ["off"]}


VERBS: Final[dict[str, Callable[[list[str]], Entry]]] = {
    "board": exactly("board snow_field", "name"),
    "terrain": exactly("terrain rocks D4, or terrain torii D4 N", "kind", "at", last="facing"),
    "hero": figure(HERO),
    "enemy": figure(ENEMY),
    "deck": read_deck,
    "decks": exactly("decks program, or decks table", "from"),
    "nightmare": exactly("nightmare"),
    "preset": exactly("preset"),
    "horde": read_horde,
    "list": exactly("list 1 signature, or list 1 ronin/071/025,029x2/-", "number", "deck"),
    "begin": exactly("begin"),
    "card": exactly("card 1 029, or card 1 029 6", "hero", "card", last="speed"),
    "speed": exactly("speed 1 6", "hero", "speed"),
    "turn": read_turn,
    "printed": read_printed,
    "counter": exactly("counter 1 126", "hero", "card"),
    "shields": read_shields,
    "blocked": exactly("blocked 1 1: enemy 1 has blocked hero 1", "enemy", "hero"),
    "keep": read_keep,
    "clear": exactly("clear D4", "at"),
    "advantage": read_advantage,
    "answer": exactly("answer 1", "number"),
    "go": exactly("go"),
}


def written(entry: Entry) -> str:
    """An entry as it would be typed."""
    verb = str(entry["do"])
    if verb in WRITERS:
        return spaced(*WRITERS[verb](entry))
    return spaced(verb, *[entry.get(field) for field in WRITTEN_FIELDS])


def written_shields(entry: Entry) -> list[object]:
    """The words of an entry about shields."""
    spaces = entry.get("spaces")
    return ["shields", entry["hero"], *(["none"] if spaces == [] else spaces or [])]


def written_printed(entry: Entry) -> list[object]:
    """The words of a card that is carried out as printed."""
    if "choices" in entry:
        return ["printed", ":", ", ".join(entry["choices"])] if entry["choices"] else ["printed"]
    return ["printed", entry.get("number"), entry.get("at"), entry.get("facing")]


def written_amount(entry: Entry) -> list[object]:
    """The words of an entry about a harm or a marker."""
    return [entry["what"], entry["figure"], entry.get("kind", entry.get("count", entry.get("value")))]


WRITTEN_FIELDS: Final = (
    "number",
    "enemy",
    "hero",
    "name",
    "kind",
    "at",
    "facing",
    "kamae",
    "behaviour",
    "stance",
    "limit",
    "from",
    "card",
    "speed",
    "figure",
)
WRITERS: Final[dict[str, Callable[[Entry], list[object]]]] = {
    "place": lambda entry: [entry["figure"], entry.get("at"), entry.get("facing")],
    "drawn": lambda entry: [ENEMY, entry["enemy"], entry["card"]],
    "harm": written_amount,
    "set": written_amount,
    "keep": lambda entry: ["keep", entry["hero"], entry["card"], None if entry.get("stays", True) else "off"],
    "shields": written_shields,
    "turn": lambda entry: ["turn", *entry["cards"]],
    "printed": written_printed,
    "horde": lambda entry: ["horde", LORD if entry.get("lord") else None, *entry.get("enemies", [])],
    "list": lambda entry: ["list", entry["number"], entry["deck"]],
    "deck": lambda entry: ["deck", entry["number"], *entry["cards"]],
}


def spaced(*words: object) -> str:
    """The words that are not None, with spaces between them."""
    return " ".join([str(word) for word in words if word is not None])
