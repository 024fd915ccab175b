"""The card language: from the text of a card to its lines, options, chains and atoms.

The grammar is in docs/card-language.md. A wrong text is refused with a LanguageError: place and remedy.
"""

import re
from difflib import get_close_matches
from typing import Final

from shiai.core.errors import ShiaiError
from shiai.games.senjutsu import vocabulary as v
from shiai.games.senjutsu.hexes import cell

PLAIN_LINE: Final = 0
STRIKE_LINE: Final = 1  # carries an attack grid
SHIELD_LINE: Final = 2  # a block grid
STAR_LINE: Final = 3  # a starred grid that is no attack
COUNTER_LINE: Final = 4
MODIFIER_LINE: Final = 5  # belongs to the grid above it
LOWER_LINE: Final = 6  # initiative comparison


class LanguageError(ShiaiError):
    """A card is not written in the card language."""


class Cell:
    """One space of a grid: where it is (a times F plus b times FL), and what it shows."""

    def __init__(self, name: str, a: int, b: int) -> None:
        self.name = name
        self.a = a
        self.b = b
        self.wounds = 0
        self.bleeds = 0
        self.execution = False
        self.star = False


class Atom:
    """One effect."""

    def __init__(self, kind: int, amount: int = 0, mask: int = 0, flag: int = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.mask = mask
        self.flag = flag
        self.cells: list[Cell] = []
        self.filter: Filter | None = None
        self.whom = v.PLAIN
        self.starred = False
        self.grid = -1  # number of its grid among all grids


class Filter:
    """Which cards a search may find; no tier or type means any ability card."""

    def __init__(self) -> None:
        self.pairs: list[tuple[int, int]] = []  # masks of tiers and of types, one of which must fit
        self.prepared = False
        self.owner = ""


class Chain:
    """Atoms of one line: stages one after the other ("then"), the atoms of a stage together ("+")."""

    def __init__(self, stages: list[list[Atom]]) -> None:
        self.stages = stages
        self.atoms = [atom for stage in stages for atom in stage]
        self.moving = all(atom.kind <= v.TURN for atom in self.atoms)
        self.id = -1


class Option:
    """What stands on one side of an OR: gates, and a chain or a group of lines."""

    def __init__(self, kamae: int, focus: int, chain: Chain | None, lines: "list[Line]") -> None:
        self.kamae = kamae  # mask; 0 when there is no such gate
        self.focus = focus
        self.chain = chain
        self.lines = lines  # of a group
        self.first = -1  # their numbers among all lines
        self.last = -1
        self.id = -1


class Line:
    """One printed row: one option, or several joined by OR."""

    def __init__(self, options: list[Option]) -> None:
        self.options = options
        self.kind = PLAIN_LINE
        self.modifiers: list[Line] = []  # of a line with a grid: the lines that belong to it
        self.id = -1


class Part:
    """What stands above or below a split line."""

    def __init__(self, speed: int, lines: list[Line], success: int, reduced: int) -> None:
        self.speed = speed  # of the box on the split line; the first part has that of the card
        self.lines = lines
        self.success = success  # index of the first line after "If successful"; as many as there are without
        self.reduced = reduced  # index of the first line that is resolved whenever the card lessens damage
        self.first = -1
        self.last = -1


class Effects:
    """All that stands on a card."""

    def __init__(self, moment: int, parts: list[Part]) -> None:
        self.moment = moment
        self.parts = parts


ATOM_PATTERNS: Final = (
    (re.compile(r"push (\d)"), v.PUSH),
    (re.compile(r"pull (\d)"), v.PULL),
    (re.compile(r"target rot x(\d)"), v.TURN_TARGET),
    (re.compile(r"target step F x(\d)"), v.STEP_TARGET),
    (re.compile(r"swap"), v.SWAP),
    (re.compile(r"target stun"), v.STUN),
    (re.compile(r"target hobble"), v.HOBBLE),
    (re.compile(r"target poison"), v.POISON),
    (re.compile(r"target w(\d)"), v.WOUND),
    (re.compile(r"w(\d)"), v.WOUND),
    (re.compile(r"target wound>bleed (\d)"), v.OPEN_WOUND),
    (re.compile(r"wounds>bleed"), v.BLEED_WOUNDS),
    (re.compile(r"BLOCK"), v.SHIELD_STAR),
    (re.compile(r"target loses (\d) focus"), v.TARGET_LOSES),
    (re.compile(r"steal (\d) focus"), v.STEAL),
    (re.compile(r"target draws (\d)"), v.TARGET_DRAWS),
    (re.compile(r"target change<=(\d)"), v.TARGET_CHANGES),
    (re.compile(r"look hand"), v.LOOK),
    (re.compile(r"target searches top (\d): 1"), v.TARGET_SEARCHES),
    (re.compile(r"lose all focus"), v.LOSE_FOCUS),
    (re.compile(r"lose all focus but (\d)"), v.LOSE_FOCUS),
    (re.compile(r"take stun"), v.TAKE_STUN),
    (re.compile(r"take hobble"), v.TAKE_HOBBLE),
    (re.compile(r"gain (\d) focus"), v.GAIN),
    (re.compile(r"advantage"), v.ADVANTAGE),
    (re.compile(r"draw<=(\d)"), v.DRAW),
    (re.compile(r"change<=(\d)"), v.CHANGE),
    (re.compile(r"shuffle all"), v.SHUFFLE_ALL),
    (re.compile(r"discard <=(\d) own stuns"), v.HEAL_STUNS),
    (re.compile(r"discard (\d) own hobble"), v.HEAL_HOBBLE),
    (re.compile(r"discard all own statuses"), v.HEAL_ALL),
    (re.compile(r"own bleed>wound all"), v.CLOSE_WOUNDS),
    (re.compile(r"widen (\d)"), v.WIDEN),
    (re.compile(r"name cards"), v.NAME_CARDS),
    (re.compile(r"play 1 found card"), v.PLAY_FOUND),
    (re.compile(r"enter stealth"), v.ENTER_STEALTH),
    (re.compile(r"LOWER INITIATIVE"), v.LOWER),
)
GATE: Final = re.compile(r"\[(AGG|BAL|DET|NEU|STL|f\d|(?:AGG|BAL|DET) or (?:AGG|BAL|DET))\]\s*")
SPLIT: Final = re.compile(r" SPLIT (\d): ")
CELL_SYMBOL: Final = re.compile(r"w(\d)|bleed|EXEC|\*")
STEP_WORDS: Final = re.compile(r"step (\{[A-Z,]+\}|[A-Z0-9]+) x(\d) (man|opt)")
TURN_WORDS: Final = re.compile(r"rot x(\d) (man|opt)")


def parse(text: str) -> Effects:
    """The effects of a card from its text."""
    moment = v.CARD_RESOLVED
    if text.startswith("WHEN "):
        words, colon, text = text[5:].partition(": ")
        if not colon or words not in v.MOMENT_NAMES:
            raise LanguageError(f"'WHEN {words}' is no moment; use one of {', '.join(v.MOMENT_NAMES)}")
        moment = v.MOMENT_NAMES.index(words)
    pieces = SPLIT.split(" " + text.strip())
    parts = [parse_part(pieces[0].strip(), -1)]
    for i in range(1, len(pieces), 2):
        parts.append(parse_part(pieces[i + 1].strip(), int(pieces[i])))
    return Effects(moment, parts)


def parse_part(text: str, speed: int) -> Part:
    """One part: its lines, with the segments after SUCCESS: and REDUCED:."""
    lines: list[Line] = []
    success = -1
    reduced = -1
    for piece in outside(text, "; "):
        if piece.startswith("SUCCESS: "):
            success = len(lines)
            piece = piece[9:]
        elif piece.startswith("REDUCED: "):
            reduced = len(lines)
            piece = piece[9:]
        if piece.startswith("LOWER INITIATIVE: "):
            lines.append(parse_line("LOWER INITIATIVE"))
            piece = piece[18:]
        lines.append(parse_line(piece))
    mark_modifiers(lines, len(lines) if success < 0 else success)
    return Part(speed, lines, len(lines) if success < 0 else success, len(lines) if reduced < 0 else reduced)


def mark_modifiers(lines: list[Line], end: int) -> None:
    """Lines about starred spaces, and purple lines about the wounds of an attack, belong to the grid above them."""
    grid: Line | None = None
    for line in lines[:end]:
        if line.kind in (STRIKE_LINE, STAR_LINE, SHIELD_LINE):
            grid = line
        chain = line.options[0].chain
        if chain is not None and (chain.atoms[0].starred or chain.atoms[0].kind == v.BLEED_WOUNDS):
            if grid is None:
                raise LanguageError("a starred effect needs a grid with * above it")
            line.kind = MODIFIER_LINE
            grid.modifiers.append(line)


def parse_line(text: str) -> Line:
    """A line: options joined by OR."""
    line = Line([parse_option(option) for option in outside(text, " OR ")])
    for option in line.options:
        if option.chain is not None:
            kind = option.chain.atoms[0].kind
            if kind == v.STRIKE:
                line.kind = STRIKE_LINE
            elif kind == v.SHIELDS:
                line.kind = SHIELD_LINE
            elif kind == v.STARS:
                line.kind = STAR_LINE
            elif kind == v.COUNTER:
                line.kind = COUNTER_LINE
            elif kind == v.LOWER:
                line.kind = LOWER_LINE
    return line


def parse_option(text: str) -> Option:
    """Gates, then a group in brackets or a chain."""
    kamae = 0
    focus = 0
    found = GATE.match(text)
    while found:
        for word in found[1].split(" or "):
            if word[0] == "f":
                focus += int(word[1:])
            elif word == "STL":
                kamae |= v.STEALTH_GATE
            else:
                kamae |= 1 << v.KAMAE_NAMES.index(word)
        text = text[found.end() :]
        found = GATE.match(text)
    if text.startswith("["):
        raise LanguageError(f"'{text.split(']')[0]}]' is no gate; use [AGG], [BAL], [DET], [STL] or [f1] to [f3]")
    if text.startswith("(") and text.endswith(")"):
        lines = [parse_line(piece) for piece in outside(text[1:-1], "; ")]
        if len(lines) > 1 or len(lines[0].options) > 1 or lines[0].options[0].kamae or lines[0].options[0].focus:
            return Option(kamae, focus, None, lines)
        return Option(kamae, focus, lines[0].options[0].chain, [])
    return Option(kamae, focus, parse_chain(text), [])


def parse_chain(text: str) -> Chain:
    """Atoms joined by "then" and "+"."""
    whom = v.PLAIN
    if text.startswith("each opponent in range: "):
        whom = v.EACH_IN_RANGE
        text = text[24:]
    elif text.startswith("all players "):
        whom = v.ALL_PLAYERS
        text = text[12:]
    starred = text.startswith("* ")
    if starred:
        text = text[2:]
    if text.startswith(("ATK ", "STAR ", "BLOCK ", "COUNTER ")):
        return Chain([[parse_grid(text)]])
    chain = Chain([[parse_atom(atom.strip()) for atom in stage.split(" + ")] for stage in text.split(" then ")])
    for atom in chain.atoms:
        atom.whom = whom
        atom.starred = starred
        if atom.kind <= v.TURN and not chain.moving:
            raise LanguageError(f"'{text}' mixes movement with other effects; write them as lines of their own")
    for stage in chain.stages:
        kinds = [atom.kind for atom in stage]
        if chain.moving and len(kinds) != len(set(kinds)):
            raise LanguageError(f"'{text}' has two steps or two rotations together; join them with 'then'")
    return chain


def parse_grid(text: str) -> Atom:
    """An attack, starred or block grid, or the speeds of a counter."""
    word, _, rest = text.partition(" ")
    if word == "COUNTER":
        speeds = 0
        for number in rest.split(","):
            if not number.strip().isdecimal() or int(number) > 9:
                raise LanguageError(f"'{number}' is no counter speed; use numbers from 0 to 9, as in COUNTER 6,5")
            speeds |= 1 << int(number)
        return Atom(v.COUNTER, 0, speeds)
    atom = Atom({"ATK": v.STRIKE, "STAR": v.STARS, "BLOCK": v.SHIELDS}[word])
    for piece in rest.split(","):
        name, _, symbols = piece.strip().partition(" ")
        try:
            a, b = cell(name)
        except ValueError as error:
            raise LanguageError(f"in '{text}': {error}") from None
        one = Cell(name, a, b)
        if word == "ATK":
            read_symbols(one, symbols)
        elif symbols:
            raise LanguageError(f"'{piece.strip()}': cells of {word} have no symbols")
        one.star = one.star or word == "STAR"
        atom.cells.append(one)
    return atom


def read_symbols(one: Cell, symbols: str) -> None:
    """What an attack cell shows."""
    for symbol in symbols.split("+"):
        found = CELL_SYMBOL.fullmatch(symbol.strip())
        if found is None:
            raise LanguageError(f"'{symbol}' is no symbol of a cell; use w1, w2, bleed, EXEC or *")
        if found[1]:
            one.wounds += int(found[1])
        elif found[0] == "bleed":
            one.bleeds += 1
        elif found[0] == "EXEC":
            one.execution = True
        else:
            one.star = True


def parse_atom(text: str) -> Atom:
    """One effect."""
    found = STEP_WORDS.fullmatch(text)
    if found:
        mask = 0
        for name in found[1].strip("{}").split(","):
            if name not in v.STEP_SETS:
                raise LanguageError(f"'{name}' is no direction; use {', '.join(v.STEP_SETS)}")
            mask |= v.STEP_SETS[name]
        return Atom(v.STEP, int(found[2]), mask, int(found[3] == "man"))
    found = TURN_WORDS.fullmatch(text)
    if found:
        return Atom(v.TURN, int(found[1]), 0, int(found[2] == "man"))
    for pattern, kind in ATOM_PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            return Atom(kind, int(found[1]) if pattern.groups else 0)
    atom = parse_worded(text)
    if atom is None:
        known = [pattern.pattern.replace(r"(\d)", "1") for pattern, _ in ATOM_PATTERNS]
        near = get_close_matches(text, known, 1)
        raise LanguageError(f"'{text}' is no effect" + (f"; did you mean '{near[0]}'?" if near else ""))
    return atom


def parse_worded(text: str) -> Atom | None:
    """Effects with names of types, tiers or Kamae in them."""
    words = text.split(" ")
    head, _, tail = text.partition(": ")
    if words[0] == "draw" and len(words) == 2 and words[1].isdecimal():
        return Atom(v.DRAW, int(words[1]), 0, 1)
    if head == "search deck" and tail:
        return filtered(v.SEARCH_DECK, 0, tail)
    if head.startswith("search top ") and tail:
        return filtered(v.SEARCH_TOP, int(words[2].strip(":")), tail)
    if head == "search discards" and tail:
        return filtered(v.SEARCH_DISCARDS, 0, tail)
    if head == "play from target's discards" and tail:
        return filtered(v.PLAY_DISCARDED, 0, tail)
    if words[0] == "switch" and len(words) == 2:
        return Atom(v.SWITCH, 0, kamae_mask(words[1]))
    if text.startswith("target switch "):
        return Atom(v.TARGET_SWITCHES, 0, kamae_mask(words[2]))
    if text.startswith("target discards 1 "):
        return Atom(v.TARGET_DISCARDS, 1, 0 if words[3] == "card" else type_mask(words[3]))
    if text.startswith("target shuffles 1 "):
        return Atom(v.TARGET_SHUFFLES, 1, type_mask(words[3]))
    if text.startswith("shuffle <=1 "):
        return Atom(v.SHUFFLE, 1, type_mask(words[2]))
    if text.startswith("cancel ") and words[1] in v.CANCEL_NAMES:
        return Atom(v.CANCEL, v.CANCEL_NAMES.index(words[1]))
    if text.startswith("remain ") and text[7:] in v.LASTING_NAMES:
        return Atom(v.REMAIN, v.LASTING_NAMES.index(text[7:]))
    if text.startswith("forbid "):
        return Atom(v.FORBID, 0, sum([type_mask(word) for word in text[7:].split(" or ")]))
    if words[0] == "discard" and len(words) >= 3 and words[-1] in ("card", "cards") and words[1].isdecimal():
        return Atom(v.DISCARD, int(words[1]), tier_mask(words[2]) if len(words) == 4 else 0)
    return None


def filtered(kind: int, amount: int, text: str) -> Atom:
    """A search with what it may find: `1`, `1 Wood Attack`, `1 Wood or 1 Steel`, `1 non-Jade`, `1 Ninja Prepared`."""
    atom = Atom(kind, amount)
    wanted = Filter()
    for choice in text.split(" or "):
        words = choice.split(" ")
        if words[0] != "1":
            raise LanguageError(f"'{text}' should begin with 1: searches find one card")
        tiers = v.ALL_TIERS
        types = 0
        for word in words[1:]:
            if word == "Prepared":
                wanted.prepared = True
            elif word.startswith("non-"):
                tiers &= ~tier_mask(word[4:])
            elif word.lower() in v.TIER_NAMES:
                tiers = tier_mask(word)
            elif word.lower() in v.TYPE_NAMES:
                types |= type_mask(word)
            else:
                wanted.owner = word.lower()
        wanted.pairs.append((tiers, types))
    atom.filter = wanted
    return atom


def kamae_mask(word: str) -> int:
    """A Kamae, or any of them but Neutral."""
    if word == "any":
        return v.ANY_KAMAE
    if word not in v.KAMAE_NAMES:
        raise LanguageError(f"'{word}' is no Kamae; use {', '.join(v.KAMAE_NAMES)} or any")
    return 1 << v.KAMAE_NAMES.index(word)


def type_mask(word: str) -> int:
    """A card type."""
    if word.lower() not in v.TYPE_NAMES:
        raise LanguageError(f"'{word}' is no card type; use Attack, Defence or Meditation")
    return 1 << v.TYPE_NAMES.index(word.lower())


def tier_mask(word: str) -> int:
    """A tier."""
    if word.lower() not in v.TIER_NAMES:
        raise LanguageError(f"'{word}' is no tier; use Wood, Steel, Gold or Jade")
    return 1 << v.TIER_NAMES.index(word.lower())


def outside(text: str, separator: str) -> list[str]:
    """The pieces of a text between separators that stand outside brackets."""
    pieces: list[str] = []
    depth = 0
    start = 0
    at = 0
    while at < len(text):
        if text[at] == "(":
            depth += 1
        elif text[at] == ")":
            depth -= 1
            if depth < 0:
                raise LanguageError(f"'{text}' closes a bracket that was never opened")
        elif depth == 0 and text.startswith(separator, at):
            pieces.append(text[start:at].strip())
            start = at + len(separator)
            at = start - 1
        at += 1
    if depth:
        raise LanguageError(f"'{text}' opens a bracket and never closes it")
    pieces.append(text[start:].strip())
    if "" in pieces:
        raise LanguageError(f"'{text}' has an empty piece beside '{separator.strip()}'")
    return pieces
