"""Who can hit whom with what, as one seat sees it: the facts behind hints in words and warnings."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.cards.structure import Atom
from shiai.games.senjutsu.players.strikes import FARTHEST, Blow, relative
from shiai.games.senjutsu.rules.battlefield.hexes import distance, placed, push_directions
from shiai.games.senjutsu.rules.battlefield.moves import Ground
from shiai.games.senjutsu.rules.battlefield.reach import Reach, Self
from shiai.games.senjutsu.rules.battlefield.surroundings import flags_of, ground_of
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.piles import could_hold
from shiai.games.senjutsu.rules.playing import lowered, printed
from shiai.games.senjutsu.rules.state import (
    AT,
    BLEEDING,
    BLOCK,
    FACING,
    HAND,
    HIDDEN_AT,
    KAMAE_AT,
    NOWHERE,
    STUNS,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import gate_open, opponents, purse, seats_of

DEADLY: Final = 99  # wounds of an Execution
BEHIND: Final = (2, 3, 4)  # sides of a figure, clockwise from its front
REMEMBERED: Final = 50_000
_HITS: Final[dict[tuple[int, ...], bool]] = {}

Stand = tuple[int, int]  # a space and a facing


class Harm(Blow):
    """The most wounds of a part of an Attack card, on open ground."""

    def damage(self, grid: Atom, number: int, me: Self) -> float:
        """The wounds of an attack grid on the opponent's space, with those of a star."""
        for cell in grid.cells:
            if placed(cell.a, cell.b, me.at, me.facing) != self.target:
                continue
            if cell.execution:
                return float(DEADLY)
            found = cell.wounds + cell.bleeds
            for line in self.card_lines[number].modifiers if cell.star else []:
                option = line.options[0]
                if option.chain is not None and gate_open(option.kamae, me.kamae, 0) and option.focus <= me.focus:
                    found += sum([atom.amount for atom in option.chain.atoms if atom.kind == v.WOUND])
            return float(found)
        return 0.0


def stand_at(view: Senjutsu, seat: int) -> Stand:
    """Where a figure stands; its space is NOWHERE before it is placed."""
    return view.cells[seat * BLOCK + AT], view.cells[seat * BLOCK + FACING]


def rivals(view: Senjutsu, seat: int) -> list[int]:
    """The opponents that stand on the board, the nearest first."""
    at = view.cells[seat * BLOCK + AT]
    found = [other for other in seats_of(opponents(view, seat)) if view.cells[other * BLOCK + AT] != NOWHERE]
    return sorted(found, key=lambda other: distance(at, view.cells[other * BLOCK + AT]) if at != NOWHERE else other)


def can_hit(view: Senjutsu, seat: int, card: int, stand: Stand, target: Stand, moved: int = -1) -> bool:
    """Can a card of a figure that stands so hit a target that stands there, Blocks aside?

    `moved` is the figure that would have moved to get there, if any.
    """
    made = view.rules.cards.designs[card]
    base = seat * BLOCK
    focus = purse(view, seat) - made.cost
    kamae, hidden = view.cells[base + KAMAE_AT], view.cells[base + HIDDEN_AT]
    if not made.types & v.ATTACK or focus < 0 or not gate_open(made.requires, kamae, hidden):
        return False
    away = distance(stand[0], target[0])
    known = ground_of(view, seat)
    closed = known.closed
    if moved >= 0 and moved != seat:
        closed = closed & ~(1 << view.cells[moved * BLOCK + AT]) | 1 << target[0]
    ground = Ground(closed, known.marked, known.corpses, 0, known.loose)
    hero, terrain, flags = view.rules.heroes[seat], view.terrain, flags_of(view, seat)
    cards = view.rules.cards
    for part, code in enumerate(made.parts):
        if not code.strikes or away > code.bound:
            continue
        key = (
            *(cards.serial, card, part, *hero.branches, closed, ground.marked, terrain.walls, flags),
            *(*stand, target[0], kamae, hidden, focus),
        )
        found = _HITS.get(key)
        if found is None:
            if len(_HITS) >= REMEMBERED:
                _HITS.clear()
            reach = Reach(cards, code, hero, ground, 1 << target[0], terrain.walls, flags, hero.hand)
            found = reach.lines(code.first, Self(*stand, kamae, focus, hidden, 0))
            _HITS[key] = found
        if found:
            return True
    return False


def most_wounds(view: Senjutsu, seat: int, card: int, stand: Stand, target: int) -> int:
    """An upper bound of the wounds that a card can deal to a target on this space; DEADLY for an Execution."""
    place = relative(*stand, target)
    made = view.rules.cards.designs[card]
    if place < 0 or distance(stand[0], target) > FARTHEST:
        return 0
    most = 0
    for code in made.parts:
        if code.strikes:
            harm = Harm(view.rules.cards, code, view.rules.heroes[seat], place)
            harm.after = 0.0
            most = max(most, round(harm.best(view.cells[seat * BLOCK + KAMAE_AT], purse(view, seat) - made.cost)))
    return min(most, DEADLY)


def attacks(view: Senjutsu, seat: int) -> list[int]:
    """The Attack cards that a seat holds, or could hold for all that the viewer knows; weapons included."""
    heap = view.cells[seat * BLOCK + HAND] if view.viewer == view.rules.owners[seat] else could_hold(view, seat)
    cards = view.rules.cards
    weapons = [card for card in view.rules.decks[seat].weapons if cards.designs[card].types & v.ATTACK]
    return [*designs(heap & cards.attacks), *weapons]


def threats(view: Senjutsu, seat: int, stand: Stand | None = None) -> list[tuple[int, int]]:
    """The opponents and the cards with which they could hit a seat that stands so, or as it stands now."""
    here = stand_at(view, seat)
    place = stand or here
    moved = seat if place != here else -1
    return [
        (other, card)
        for other in rivals(view, seat)
        for card in attacks(view, other)
        if can_hit(view, other, card, stand_at(view, other), place, moved)
    ]


def chance_of(view: Senjutsu, seat: int, cards: list[int]) -> tuple[int, int]:
    """How many of the cards that a seat could hold are among these, and how many there are; cards lie in no pile."""
    heap = could_hold(view, seat)
    return sum([copies(heap, card) for card in cards]), size(heap)


def fastest(view: Senjutsu, seat: int, card: int) -> int:
    """The highest initiative that a card can have now, a bought one included; 0 for a Stun or a Poison."""
    if card >= STUN_CARD:
        return 0
    made = view.rules.cards.designs[card]
    bought = [box.high for box in made.speeds[1:] if box.focus and box.focus <= purse(view, seat) - made.cost]
    return lowered(view, seat, max([printed(view, seat, card, False)[1], *bought]))


def wounds_left(view: Senjutsu, seat: int) -> int:
    """How many wounds defeat a seat."""
    base = seat * BLOCK
    return wound_limit(view, seat) - view.cells[base + WOUNDS] - view.cells[base + BLEEDING]


def stuns_left(view: Senjutsu, seat: int) -> int:
    """How many Stuns defeat a seat."""
    return view.rules.heroes[seat].hand - view.cells[seat * BLOCK + STUNS]


def is_behind(stand: Stand, other: int) -> bool:
    """Does a space lie behind a figure that stands so?"""
    sides = [(direction - stand[1]) % 6 for direction in push_directions(stand[0], other)]
    return all(side in BEHIND for side in sides)
