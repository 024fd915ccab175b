"""What cards and steps would do on the board, as short texts for the script that shows it under the pointer.

An aim lists spaces by their numbers, one word for each kind: `s` struck, `h` shielded, `t` with a star; in capitals
where only a movement leads there; `m` where the movement can end; `p` covered by a piece: `s45.46 S60 m44.58`. A grid
lists its cells as the card counts them, ahead and to the front left: `s1,0 s2,0`.
"""

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT, Cards
from shiai.games.senjutsu.rules.battlefield.boards import piece_parts
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.battlefield.preview import GRIDS, Aim, preview, rest_of_card, stand_of
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.rules.steps.setup import PlaceTerrain, TurnTerrain


def spaces_text(letter: str, mask: int) -> list[str]:
    """The word for a set of spaces; none for an empty one."""
    return [letter + ".".join([str(at) for at in bits(mask)])] if mask else []


def aim_words(aim: Aim, letters: str, but: int = 0) -> list[str]:
    """The words for an aim, without some spaces."""
    masks = (aim.strikes, aim.shields, aim.stars)
    return [word for letter, mask in zip(letters, masks, strict=True) for word in spaces_text(letter, mask & ~but)]


def card_aim(state: Senjutsu, seat: int, card: int) -> str:
    """What a card of this hero would concern on the board."""
    foreseen = preview(state, seat, card) if card < DESIGN_COUNT else None
    stand = stand_of(state, seat)
    if foreseen is None or stand is None:
        return ""
    board = state.rules.board.spaces
    here = foreseen.here.strikes | foreseen.here.shields | foreseen.here.stars | ~board
    ends = spaces_text("m", foreseen.ends & ~(1 << stand[0]))
    return " ".join([*aim_words(foreseen.here, "sht", ~board), *aim_words(foreseen.later, "SHT", here), *ends])


def card_grid(cards: Cards, card: int) -> str:
    """The cells of all grids of a card."""
    if card >= DESIGN_COUNT:
        return ""
    lines = [line for part in cards.designs[card].parts for line in cards.lines[part.first : part.last]]
    chains = [option.chain for line in lines for option in line.options]
    found: list[str] = []
    for grid in [chain.atoms[0] for chain in chains if chain is not None and chain.atoms[0].kind in GRIDS]:
        for cell in grid.cells:
            harms = cell.harms()
            letter = "h" if grid.kind == v.SHIELDS else "s" if harms else "t"
            found.append(f"{letter}{cell.a},{cell.b}")
    return " ".join(dict.fromkeys(found))


def step_aims(state: Senjutsu) -> dict[int, str]:
    """What the rest of the card would concern after each step or rotation that is legal, by action."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Move):
        return {}
    board = state.rules.board.spaces
    return {
        action: " ".join(aim_words(rest_of_card(state.rules.cards, step.line, (walk[1], walk[2])), "sht", ~board))
        for action, walk in step.options(state)
    }


def piece_aims(state: Senjutsu) -> dict[tuple[int, int], str]:
    """The spaces that the piece to be placed can cover: by its space and direction, and by its space alone (-1)."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, (PlaceTerrain, TurnTerrain)):
        return {}
    place = step if isinstance(step, PlaceTerrain) else PlaceTerrain(step.seat, step.piece)
    found: dict[tuple[int, int], int] = {}
    for code in place.codes(state):
        _, at, direction = piece_parts(code)
        for part in state.rules.board.footprint(code):
            for key in ((at, direction), (at, -1)):
                found[key] = found.get(key, 0) | 1 << part
    return {key: " ".join(spaces_text("p", mask)) for key, mask in found.items()}
