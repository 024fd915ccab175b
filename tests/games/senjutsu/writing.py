"""Cards back from structure to text: what the card language would have to read to find the same."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.effects import PLAIN_EFFECTS
from shiai.games.senjutsu.cards.language import GRIDS
from shiai.games.senjutsu.cards.structure import Atom, Chain, Filter, Line, Option, Part
from shiai.games.senjutsu.text.grids import FROM_LEFT

WORDS: Final = {kind: word for word, kind in GRIDS.items()}


WHOM: Final = {
    v.PLAIN: "",
    v.EACH_IN_RANGE: "each opponent in range: ",
    v.ALL_PLAYERS: "all players ",
    v.ALL_OTHERS: "all others may ",
    v.EACH_CONTRACT: "for each contract: ",
    v.BESIDE_PARTNER: "beside partner: ",
    v.FOR_PARTNER: "partner: ",
}


def written(design: Design) -> str:
    """The text of a card, from its structure."""
    parts = [written_part(part) for part in design.effects.parts]
    splits = [f" SPLIT {written_speed(part)}: " for part in design.effects.parts[1:]]
    text = parts[0] + "".join([split + part for split, part in zip(splits, parts[1:], strict=True)])
    timed = design.instant in (v.ADDITIONAL, v.INSTANT)
    return f"WHEN {v.MOMENT_NAMES[design.moment]}: {text}" if timed else text


def written_speed(part: Part) -> str:
    """The box on a split line."""
    return f"{part.speed}-{part.low}" if part.low < part.speed else str(part.speed)


def written_part(part: Part) -> str:
    """The lines of a part with the words that begin its segments."""
    pieces: list[str] = []
    for place, line in enumerate(part.lines):
        later = "EACH TURN: " if part.renews() else "REDUCED: "
        begins = "SUCCESS: " if place == part.success else later if place == part.reduced else ""
        pieces.append(begins + written_line(line))
    return "; ".join(pieces).replace("LOWER INITIATIVE; ", "LOWER INITIATIVE: ")


def written_line(line: Line) -> str:
    """Options joined by OR."""
    return " OR ".join([written_option(option, len(line.options) > 1) for option in line.options])


def written_option(option: Option, among_others: bool) -> str:
    """Gates, then a chain or a group; in brackets where it could be misread."""
    kamae = [name for bit, name in enumerate((*v.KAMAE_NAMES, *v.CONDITIONS)) if option.kamae >> bit & 1]
    gate = (f"[f{option.focus}]" if option.focus else "") + (f"[{' or '.join(kamae)}]" if kamae else "")
    if option.chain is None:
        text = f"({'; '.join([written_line(line) for line in option.lines])})"
    else:
        text = written_chain(option.chain)
        if among_others and (
            len(option.chain.atoms) > 1 or option.chain.atoms[0].kind in (v.STRIKE, v.STARS, v.SHIELDS)
        ):
            text = f"({text})"
    return f"{gate} {text}" if gate else text


def written_chain(chain: Chain) -> str:
    """Whom it concerns, and the atoms."""
    first = chain.atoms[0]
    whom = WHOM[first.whom] + ("", "towards target: ", "towards partner: ")[chain.towards]
    whom += "* " if first.starred else ""
    return whom + " then ".join([" + ".join([written_atom(atom) for atom in stage]) for stage in chain.stages])


def written_atom(atom: Atom) -> str:
    """One effect."""
    kind, amount = atom.kind, atom.amount
    strength = "man" if atom.flag else "opt"
    if atom.cells:
        return written_grid(atom)
    if kind == v.STEP:
        return f"step {written_directions(atom.mask)} x{amount} {strength}"
    if kind == v.TURN:
        return f"rot x{amount} {strength}"
    if kind == v.COUNTER:
        return "COUNTER " + ",".join([str(n) for n in range(9, -1, -1) if atom.mask >> n & 1])
    if kind in (v.SWITCH, v.TARGET_SWITCHES):
        to = "any" if atom.mask == v.ANY_KAMAE else named(atom.mask, v.KAMAE_NAMES)
        return f"switch {to}" if kind == v.SWITCH else f"target switch {to}"
    if kind == v.DISCARD:
        tier = f"{named(atom.mask, v.TIER_NAMES).capitalize()} " if atom.mask else ""
        return f"discard {amount} {tier}{'card' if amount == 1 else 'cards'}"
    if kind == v.BLEED:
        return "bleed" if atom.starred else "target bleed"
    if kind == v.DRAW and atom.flag:
        return f"draw {amount}"
    if kind == v.CANCEL:
        return f"cancel {v.CANCEL_NAMES[amount]}"
    if kind == v.REMAIN:
        ends = f" until bought off for {atom.mask}" if atom.mask else " for 4 turns" if atom.flag else ""
        return f"remain {v.LASTING_NAMES[amount]}{ends}"
    if atom.filter is not None:
        where = {
            v.SEARCH_DECK: "search deck",
            v.SEARCH_TOP: f"search top {amount}",
            v.TAKE_TOP: f"take from top {amount}",
            v.SEARCH_DISCARDS: "search discards",
            v.PLAY_DISCARDED: "play from target's discards",
            v.RESHUFFLE: "shuffle from discards",
        }
        wanted = written_filter(atom.filter)
        return f"{where[kind]}: {wanted.replace('1', 'all', 1) if kind == v.TAKE_TOP else wanted}"
    types = " or ".join([name.capitalize() for bit, name in enumerate(v.TYPE_NAMES) if atom.mask >> bit & 1])
    typed = {
        v.TARGET_DISCARDS: f"target discards 1 {types or 'card'}",
        v.TARGET_SHUFFLES: f"target shuffles 1 {types}",
        v.SHUFFLE: f"shuffle <=1 {types}",
        v.FORBID: f"forbid {types}",
        v.RECALL: f"recall 1 {types}",
        v.BLEED: "target bleed",
    }
    return typed[kind] if kind in typed else patterned(atom)


def named(bit: int, names: tuple[str, ...]) -> str:
    """The name of the only bit of a mask."""
    return names[bit.bit_length() - 1]


def patterned(atom: Atom) -> str:
    """An effect that is a pattern with a number at most; the target is not named beside a star."""
    texts = [pattern.pattern for pattern, kind in PLAIN_EFFECTS if kind == atom.kind]
    fitting = [text for text in texts if (r"(\d)" in text) == (atom.amount > 0)]
    if atom.flag:
        return {v.STUN: "target stun by steps", v.PUSH: "push 1 plus steps"}[atom.kind]
    text = fitting[-1 if atom.starred else 0]
    return text.replace(r"(\d)", str(atom.amount))


def written_directions(mask: int) -> str:
    """A set of directions by its name, or written out."""
    known = [name for name, value in v.STEP_SETS.items() if value == mask]
    sides = [name for name in FROM_LEFT if v.STEP_SETS[name] & mask]
    return known[0] if known else f"{{{','.join(sides)}}}"


def written_grid(atom: Atom) -> str:
    """A grid with its cells."""
    if atom.kind != v.STRIKE:
        return f"{WORDS[atom.kind]} " + ",".join([cell.name for cell in atom.cells])
    cells: list[str] = []
    for cell in atom.cells:
        symbols = [f"w{cell.wounds}"] if cell.wounds else []
        symbols += ["bleed"] * cell.bleeds + ["EXEC"] * cell.execution + ["poison"] * cell.poison
        symbols += ["back"] * cell.back + ["*"] * cell.star
        cells.append(f"{cell.name} {'+'.join(symbols)}")
    return "ATK " + ", ".join(cells)


def written_filter(wanted: Filter) -> str:
    """What a search may find."""
    choices: list[str] = []
    for tiers, types in wanted.pairs:
        words = ["1"] + ([wanted.owner.capitalize()] if wanted.owner else [])
        without = [name for bit, name in enumerate(v.TIER_NAMES[:4]) if not tiers >> bit & 1]
        if len(without) == 1:
            words.append(f"non-{without[0].capitalize()}")
        elif without:
            words.append(v.TIER_NAMES[tiers.bit_length() - 1].capitalize())
        words += ["Stunning"] if wanted.stuns else []
        words += [name.capitalize() for bit, name in enumerate(v.TYPE_NAMES) if types >> bit & 1]
        choices.append(" ".join(words + (["Prepared"] if wanted.prepared else [])))
    return " or ".join(choices)
