"""The card language: from the text of a card to its parts, lines, options and chains.

docs/card-language.md has the grammar. A wrong text raises a LanguageError that says where it is wrong and what would
be right.
"""

import re
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.effects import parse_atom
from shiai.games.senjutsu.cards.structure import (
    COUNTER_LINE,
    LOWER_LINE,
    MODIFIER_LINE,
    SHIELD_LINE,
    STAR_LINE,
    STRIKE_LINE,
    Atom,
    Cell,
    Chain,
    Effects,
    LanguageError,
    Line,
    Option,
    Part,
)
from shiai.games.senjutsu.rules.battlefield.hexes import cell

GATE_NAMES: Final = (
    "[AGG], [BAL], [DET], [DIST], [NEU], [BAL or DET], [STL], [DESP], [LIMITS], [HIT], [BLOCKED] or [f1] to [f3]"
)
STANCE: Final = "(?:AGG|BAL|DET|DIST)"
GATE: Final = re.compile(rf"\[({STANCE}|NEU|STL|DESP|LIMITS|HIT|BLOCKED|f[1-3]|{STANCE} or {STANCE})\]\s*")
SPLIT: Final = re.compile(r" SPLIT (\d(?:-\d)?): ")
CELL_SYMBOL: Final = re.compile(r"w(\d)|bleed|EXEC|poison|back|\*")
GRIDS: Final = {
    "ATK": v.STRIKE,
    "STAR": v.STARS,
    "BLOCK": v.SHIELDS,
    "CALTROP": v.PLACE_CALTROP,
    "TRAPS": v.PLACE_TRAPS,
}
LATER: Final = ("REDUCED: ", "EACH TURN: ")  # before lines of a card that remains in play
ALONE: Final = (*[f"{word} " for word in GRIDS], "COUNTER ")
CONCERNED: Final = (
    ("each opponent in range: ", v.EACH_IN_RANGE),
    ("all players ", v.ALL_PLAYERS),
    ("all others may ", v.ALL_OTHERS),
    ("for each contract: ", v.EACH_CONTRACT),
    ("beside partner: ", v.BESIDE_PARTNER),
    ("partner: ", v.FOR_PARTNER),
)
TOWARDS: Final = (("towards target: ", v.TOWARDS_TARGET), ("towards partner: ", v.TOWARDS_PARTNER))
LINE_KINDS: Final = {
    v.STRIKE: STRIKE_LINE,
    v.SHIELDS: SHIELD_LINE,
    v.STARS: STAR_LINE,
    v.COUNTER: COUNTER_LINE,
    v.LOWER: LOWER_LINE,
}


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
        part = parse_part(pieces[i + 1].strip(), int(pieces[i][0]))
        part.low = int(pieces[i][-1])
        parts.append(part)
    return Effects(moment, parts)


def parse_part(text: str, speed: int) -> Part:
    """One part: its lines, with those after SUCCESS: and REDUCED:."""
    lines: list[Line] = []
    success = -1
    reduced = -1
    for piece in outside(text, "; "):
        if piece.startswith("SUCCESS: "):
            if success >= 0:
                raise LanguageError("a part has only one SUCCESS:")
            success = len(lines)
            piece = piece[9:]
        elif piece.startswith(LATER):
            reduced = len(lines)
            piece = piece.partition(": ")[2]
        if piece.startswith("LOWER INITIATIVE: "):
            lines.append(parse_line("LOWER INITIATIVE"))
            piece = piece[18:]
        lines.append(parse_line(piece))
    mark_modifiers(lines, len(lines) if success < 0 else success)
    return Part(speed, lines, len(lines) if success < 0 else success, len(lines) if reduced < 0 else reduced)


def mark_modifiers(lines: list[Line], end: int) -> None:
    """Attach lines about starred spaces or about the wounds of an attack to the grid above them."""
    grid: Line | None = None
    for line in lines[:end]:
        if line.kind in (STRIKE_LINE, STAR_LINE, SHIELD_LINE):
            grid = line
        chain = line.options[0].chain
        if chain is not None and (chain.atoms[0].starred or chain.atoms[0].kind == v.BLEED_WOUNDS):
            if grid is None or (chain.atoms[0].starred and not has_star(grid)):
                raise LanguageError("a starred effect needs a grid with * above it")
            line.kind = MODIFIER_LINE
            grid.modifiers.append(line)
    for line in lines[end:]:
        chain = line.options[0].chain
        if chain is not None and chain.atoms[0].starred:
            if grid is None or not has_star(grid):
                raise LanguageError("a starred effect needs a grid with * above it")
            touch(grid)


def touch(grid: Line) -> None:
    """Let the starred cells of a grid be a success by themselves, since a starred effect follows on that."""
    for option in grid.options:
        for one in option.chain.atoms[0].cells if option.chain is not None else ():
            one.touch = one.star


def has_star(grid: Line) -> bool:
    """Does a grid of this line have a starred cell?"""
    return any(option.chain is not None and any(c.star for c in option.chain.atoms[0].cells) for option in grid.options)


def parse_line(text: str) -> Line:
    """A line: options joined by OR."""
    line = Line([parse_option(option) for option in outside(text, " OR ")])
    for option in line.options:
        if option.chain is not None:
            line.kind = LINE_KINDS.get(option.chain.atoms[0].kind, line.kind)
    return line


def parse_option(text: str) -> Option:
    """Gates, then a group in brackets or a chain."""
    kamae, focus, rest = split_gates(text)
    if rest.startswith("["):
        raise LanguageError(f"'{rest.split(']')[0]}]' is no gate; use {GATE_NAMES}")
    if rest.startswith("(") and rest.endswith(")"):
        lines = [parse_line(piece) for piece in outside(rest[1:-1], "; ")]
        if len(lines) > 1 or len(lines[0].options) > 1 or lines[0].options[0].kamae or lines[0].options[0].focus:
            return Option(kamae, focus, None, lines)
        return Option(kamae, focus, lines[0].options[0].chain, [])
    return Option(kamae, focus, parse_chain(rest), [])


def split_gates(text: str) -> tuple[int, int, str]:
    """The gates before an option, as a mask of Kamae and conditions and a cost in Focus, and the text behind them."""
    kamae = 0
    focus = 0
    found = GATE.match(text)
    while found:
        for word in found[1].split(" or "):
            if word[0] == "f":
                focus += int(word[1:])
            else:
                kamae |= gate_bit(word)
        text = text[found.end() :]
        found = GATE.match(text)
    return kamae, focus, text


def gate_bit(word: str) -> int:
    """The bit of a Kamae or a condition in the mask of a gate."""
    if word in v.CONDITIONS:
        return v.STEALTH_GATE << v.CONDITIONS.index(word)
    return 1 << v.KAMAE_NAMES.index(word)


def parse_chain(text: str) -> Chain:
    """Atoms joined by "then" and "+", or a grid."""
    whom = v.PLAIN
    for prefix, concerned in CONCERNED:
        if text.startswith(prefix):
            whom = concerned
            text = text.removeprefix(prefix)
            break
    towards = 0
    for prefix, goal in TOWARDS:
        if text.startswith(prefix):
            towards = goal
            text = text.removeprefix(prefix)
    starred = text.startswith("* ")
    text = text.removeprefix("* ")
    if text.startswith(ALONE):
        if starred or towards or whom != v.PLAIN:
            raise LanguageError(f"'{text}' stands alone: a grid or COUNTER is for nobody in particular")
        return Chain([[parse_grid(text)]])
    chain = Chain([[parse_atom(atom.strip()) for atom in stage.split(" + ")] for stage in text.split(" then ")])
    for atom in chain.atoms:
        atom.whom = whom
        atom.starred = starred
    chain.towards = towards
    check_chain(chain, text)
    if whom == v.FOR_PARTNER:  # nothing that the acting figure does
        chain.partner = True
        chain.moving = False
    return chain


def check_chain(chain: Chain, text: str) -> None:
    """Refuse atoms that cannot stand together."""
    if chain.towards and any(atom.kind != v.STEP for atom in chain.atoms):
        raise LanguageError(f"'{text}' has more than steps; only steps can follow 'towards'")
    if chain.atoms[0].whom == v.FOR_PARTNER and not chain.moving:
        raise LanguageError(f"'{text}' is no movement; only a movement can follow 'partner:'")
    for atom in chain.atoms:
        if atom.kind == v.SHIELD_STAR and not atom.starred:
            raise LanguageError("BLOCK needs its cells, as in BLOCK F,FR; or a star before it for a starred cell")
        if atom.kind in v.MOVEMENTS and not chain.moving:
            raise LanguageError(f"'{text}' mixes movement with other effects; write them as lines of their own")
        if atom.whom == v.ALL_OTHERS and atom.kind not in v.OWN_SEARCHES:
            raise LanguageError(f"'{text}' is no search; only a search can follow 'all others may'")
        if atom.whom == v.EACH_CONTRACT and (atom.kind in v.TARGETED or atom.kind in v.MOVEMENTS):
            raise LanguageError(f"'{text}' is nothing for the hero itself; only that can follow 'for each contract:'")
    for stage in chain.stages:
        kinds = [atom.kind for atom in stage]
        if chain.moving and len(kinds) != len(set(kinds)):
            raise LanguageError(f"'{text}' has two steps or two rotations together; join them with 'then'")


def parse_grid(text: str) -> Atom:
    """A grid of whatever kind, or the speeds of a counter."""
    word, _, rest = text.partition(" ")
    if word == "COUNTER":
        return parse_counter(rest)
    atom = Atom(GRIDS[word])
    for piece in rest.split(","):
        name, _, symbols = piece.strip().partition(" ")
        try:
            a, b = cell(name)
        except ValueError as error:
            raise LanguageError(f"in '{text}': {error}") from None
        if any(other.a == a and other.b == b for other in atom.cells):
            raise LanguageError(f"in '{text}': the cell {name} is named twice; write it once, symbols joined by +")
        one = Cell(name, a, b)
        if word == "ATK":
            read_symbols(one, symbols)
        elif symbols:
            raise LanguageError(f"'{piece.strip()}': cells of {word} have no symbols")
        one.star = one.star or word == "STAR"
        atom.cells.append(one)
    return atom


def parse_counter(text: str) -> Atom:
    """The speeds at which a counter may be played."""
    speeds = 0
    for number in text.split(","):
        if not number.strip().isdecimal() or int(number) > 9:
            raise LanguageError(f"'{number}' is no counter speed; use numbers from 0 to 9, as in COUNTER 6,5")
        speeds |= 1 << int(number)
    return Atom(v.COUNTER, 0, speeds)


def read_symbols(one: Cell, symbols: str) -> None:
    """Set what an attack cell shows."""
    for symbol in symbols.split("+"):
        found = CELL_SYMBOL.fullmatch(symbol.strip())
        if found is None:
            raise LanguageError(f"'{symbol}' is no symbol of a cell; use w1, w2, bleed, EXEC, poison, back or *")
        if found[1]:
            one.wounds += int(found[1])
        elif found[0] == "bleed":
            one.bleeds += 1
        elif found[0] == "EXEC":
            one.execution = True
        elif found[0] == "poison":
            one.poison = True
        elif found[0] == "back":
            one.back = True
        else:
            one.star = True


def outside(text: str, separator: str) -> list[str]:
    """Split a text at the separators that stand outside brackets."""
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
