"""Reading a view of Way of the Samurai for its drawing."""

from shiai.games.way_of_the_samurai.rules.state import ACTIVE, OTHER, WayOfTheSamurai


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, sorted."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def blocks(state: WayOfTheSamurai, seat: int) -> tuple[int, int]:
    """The first cells of the fighter on the left, who is the seat that looks, and of the other player."""
    mine = max(seat, 0)
    return (OTHER, 0) if state.rules.two_players and state.cells[ACTIVE] != mine else (0, OTHER)
