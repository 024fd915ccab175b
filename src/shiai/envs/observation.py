"""Observations and masks of any game as NumPy arrays."""

from typing import Any, cast

from shiai.core.layout_encoder import LayoutEncoder
from shiai.core.observation import Encoder, Piece
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.envs import missing
from shiai.registry import load

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(__name__, error) from None

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def encoder_of(setup: Setup) -> Encoder[Any]:
    """The encoder of a set-up: that of its game, or one made from the layout."""
    reference = setup.game.face.observation
    return cast(Encoder[Any], load(reference)(setup)) if reference else LayoutEncoder(setup)


class Observer:
    """Makes the observations of one set-up: float32 from 0 to 1, each number divided by its highest value."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.encoder = encoder_of(setup)
        self.size = self.encoder.size
        self.actions: int = setup.game.action_count
        self._highs: Floats = np.array(self.encoder.highs, np.float32)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The named parts of an observation, in their order."""
        return self.encoder.pieces

    def observe(self, state: State, seat: int) -> Floats:
        """What a seat sees, as one row of numbers."""
        numbers = self.encoder.encode(state.redact(seat), seat)
        return self.scale(np.frombuffer(bytes(numbers), np.uint8))

    def bytes(self, state: State, seat: int) -> bytes:
        """The same as whole numbers, before they are divided."""
        return bytes(self.encoder.encode(state.redact(seat), seat))

    def scale(self, numbers: NDArray[np.uint8]) -> Floats:
        """Rows of whole numbers as observations."""
        scaled: Floats = np.divide(numbers, self._highs, dtype=np.float32)
        return scaled

    def named(self, observation: Floats) -> dict[str, Floats]:
        """An observation, piece by piece, each in its shape; views of the same memory."""
        found: dict[str, Floats] = {}
        at = 0
        for piece in self.pieces:
            found[piece.name] = observation[at : at + piece.size].reshape(piece.shape)
            at += piece.size
        return found

    def mask(self, legal: tuple[int, ...], size: int = 0) -> Mask:
        """1 for every legal action."""
        marks = bytearray(size or self.actions)
        for action in legal:
            marks[action] = 1
        return np.frombuffer(marks, np.int8)
