"""What does not fit together in the text of a card, though every word of it is in the card language."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.designs import most_steps
from shiai.games.senjutsu.cards.structure import (
    COUNTER_LINE,
    LOWER_LINE,
    SHIELD_LINE,
    STAR_LINE,
    STRIKE_LINE,
    Atom,
    Effects,
    Line,
    Part,
)

MOST_PARTS: Final = 2
MOST_MOVEMENT: Final = 9  # steps of a part, and rotations
GRID_LINES: Final = (STRIKE_LINE, SHIELD_LINE, STAR_LINE, LOWER_LINE)
OUTSIDE_BRACKETS: Final = (STRIKE_LINE, SHIELD_LINE, STAR_LINE, LOWER_LINE, COUNTER_LINE)
ALIKE: Final = (SHIELD_LINE, STAR_LINE, COUNTER_LINE, LOWER_LINE)  # all sides of an OR are of this kind
FOR_ALL_PLAYERS: Final = (
    v.DRAW,
    v.LOSE_FOCUS,
    v.SWITCH,
    v.SHUFFLE_ALL,
    v.NAME_CARDS,
    v.GAIN,
    v.TAKE_STUN,
    v.TAKE_HOBBLE,
)
ALONE: Final = (v.TARGET_SEARCHES, v.PLAY_DISCARDED)  # they concern one target
# Effects that enemies have, beside those of their own.
ENEMY_EFFECTS: Final = frozenset(
    {
        *range(v.STEP, v.PUSH + 1),
        v.TURN_TARGET,
        v.SWAP,
        v.STUN,
        v.HOBBLE,
        v.POISON,
        v.WOUND,
        v.SHIELD_STAR,
        v.TARGET_DISCARDS,
        v.TARGET_LOSES,
        v.TARGET_DRAWS,
        v.TARGET_SWITCHES,
        v.TARGET_SHUFFLES,
        v.CANCEL,
        v.REMAIN,
        v.ENTER_STEALTH,
        *range(v.CHANGE_BEHAVIOUR, v.WOUND_BY_DIFFERENCE + 1),
    }
)


def all_atoms(lines: list[Line]) -> list[Atom]:
    """The atoms of all lines and of the groups in them, from top to bottom."""
    found: list[Atom] = []
    for line in lines:
        for option in line.options:
            found += option.chain.atoms if option.chain is not None else all_atoms(option.lines)
    return found


def misfits(record: dict[str, str], effects: Effects) -> list[str]:
    """What does not fit together, each with its remedy."""
    found: list[str] = []
    if len(effects.parts) > MOST_PARTS:
        found.append(f"it has {len(effects.parts)} parts; use SPLIT once")
    for part in effects.parts:
        found += part_misfits(record, part)
        for atom in all_atoms(part.lines):
            found += atom_misfits(record, effects, atom)
    return list(dict.fromkeys(found))


def part_misfits(record: dict[str, str], part: Part) -> list[str]:
    """What does not fit together in one part."""
    found: list[str] = []
    kinds = [line.kind for line in part.lines]
    if kinds.count(SHIELD_LINE) > 1:
        found.append("a part has two block grids; name all cells in one")
    if record["instant"] in ("additional", "instant") and any(kind in GRID_LINES for kind in kinds):
        found.append("Instant and Instant Additional cards have no grid; take it away")
    steps = most_steps(part.lines)
    turns = sum([atom.amount for atom in all_atoms(part.lines) if atom.kind == v.TURN])
    if steps > MOST_MOVEMENT or turns > MOST_MOVEMENT:
        found.append(f"a part has {steps} steps and {turns} rotations; use at most {MOST_MOVEMENT} of each")
    for line in part.lines:
        found += line_misfits(line)
    atoms = all_atoms(part.lines)
    strikes = [line for line in part.lines if line.kind in (STRIKE_LINE, LOWER_LINE)]
    bleeding = any(atom.kind == v.BLEED_WOUNDS for atom in atoms)
    if bleeding and not (strikes and strikes[-1].kind == STRIKE_LINE and strikes[-1].options[0].chain is not None):
        found.append("wounds>bleed needs an attack grid above it, the last of its part")
    armour = any(atom.kind == v.REMAIN and atom.amount == v.ARMOUR for atom in atoms)
    reduced = part.lines[part.reduced :]
    renewed = any(atom.kind == v.REMAIN and atom.amount == v.EACH_TURN for atom in atoms)
    if renewed and any(line.kind in GRID_LINES for line in reduced):
        found.append("EACH TURN: is followed by effects without grids")
    if reduced and not armour and not renewed:
        found.append(
            "REDUCED: is for cards that remain in play as armour, EACH TURN: for cards that remain in play each turn"
        )
    if not renewed and any(
        len(line.options) > 1 or line.options[0].chain is None or line.options[0].chain.moving for line in reduced
    ):
        found.append("REDUCED: is followed by effects without movement, OR and brackets")
    return found


def line_misfits(line: Line) -> list[str]:
    """What does not fit together in one line."""
    found: list[str] = []
    chains = [option.chain for option in line.options]
    if line.kind in ALIKE and len({-1 if chain is None else chain.atoms[0].kind for chain in chains}) > 1:
        found.append("the sides of an OR with a block grid, a starred grid or COUNTER are all of this kind")
    for option in line.options:
        for inner in option.lines:
            starred = any(atom.starred for atom in all_atoms([inner]))
            if inner.kind in OUTSIDE_BRACKETS or starred:
                found.append("grids, COUNTER, LOWER INITIATIVE and starred effects stand outside brackets")
    return found


def atom_misfits(record: dict[str, str], effects: Effects, atom: Atom) -> list[str]:
    """What is wrong with an effect on this card."""
    name = v.KIND_NAMES[atom.kind]
    if record["tier"] == "solo" and atom.kind not in ENEMY_EFFECTS:
        return [f"the effect '{name}' is for cards of heroes"]
    if record["tier"] == "solo" and atom.whom in (v.ALL_PLAYERS, v.ALL_OTHERS):
        return ["'all players' and 'all others may' are for cards of heroes"]
    if atom.whom == v.ALL_PLAYERS and atom.kind not in FOR_ALL_PLAYERS:
        return [f"the effect '{name}' cannot follow 'all players'"]
    if atom.whom == v.EACH_IN_RANGE and (atom.kind not in v.TARGETED or atom.kind in ALONE):
        return [f"the effect '{name}' cannot follow 'each opponent in range:'"]
    if atom.kind == v.WIDEN and effects.moment != v.BEFORE_SPEED:
        return [f"the effect '{name}' needs WHEN {v.MOMENT_NAMES[v.BEFORE_SPEED]}: before it"]
    return []
