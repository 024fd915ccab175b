"""The spaces that an attack strikes, in the shape of the grid that was used."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGN_COUNT, Cards
from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.battlefield.preview import Aim, Stand, stand_of
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE, Senjutsu

CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def struck_spaces(before: Senjutsu, after: Senjutsu, attacker: int, card: str, target: int = -1) -> list[int]:
    """The spaces of the grid of a card that reached a target; without a target, of all its grids.

    A figure may have moved within the same moment, so that it may have struck from where it stands now, or from where
    it stood before. If no grid reaches the target, its own space is struck: it was aimed at from afar.
    """
    stands = [stand for state in (after, before) if (stand := stand_of(state, attacker)) is not None]
    places = [at for state in (before, after) if target >= 0 and (at := state.cells[target * BLOCK + AT]) != NOWHERE]
    aims = [[strikes(chain, stand) for chain in grids(after.rules.cards, CARDS[card])] for stand in stands]
    board = after.rules.board.spaces
    if target < 0:
        everything = 0
        for mask in aims[0] if aims else ():
            everything |= mask
        return bits(everything & board)
    reaching = [mask for masks in aims for mask in masks if any(mask >> at & 1 for at in places)]
    return bits(reaching[0] & board) if reaching else places[:1]


def grids(cards: Cards, card: int) -> list[Chain]:
    """The lines of a card that strike spaces."""
    if card >= DESIGN_COUNT:
        return []
    lines = [line for part in cards.designs[card].parts for line in cards.lines[part.first : part.last]]
    chains = [option.chain for line in lines for option in line.options]
    return [chain for chain in chains if chain is not None and chain.atoms[0].kind == v.STRIKE]


def strikes(chain: Chain, stand: Stand) -> int:
    """The spaces that a grid strikes."""
    aim = Aim()
    aim.add(chain, stand)
    return aim.strikes | aim.stars
