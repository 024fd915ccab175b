"""Lines of a terminal as pixels, for `rgb_array`: drawn by Pillow with the font of Matplotlib, without a screen."""

from functools import cache
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from shiai.envs import missing

try:
    import matplotlib
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing("render_mode='rgb_array'", error, "plots") from None

CELL: Final = (9, 18)  # pixels of a character
SIZE: Final = 15  # of the font: its characters are as wide as a cell
ROWS: Final = 44  # every frame is this high, as videos need it; a higher drawing is made smaller


def pixels(lines: list[list[Segment]], width: int) -> NDArray[np.uint8]:
    """The picture of some lines: an array of rows, columns and colours."""
    columns, rows = width * CELL[0], ROWS * CELL[1]
    image = Image.new("RGB", (columns, max(rows, len(lines) * CELL[1])), tuple(THEME.background_color))
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            column = write(pen, text, style or Style.null(), column, row)
    if image.height > rows:
        smaller = image.resize((columns * rows // image.height, rows))
        image = Image.new("RGB", (columns, rows), tuple(THEME.background_color))
        image.paste(smaller)
    return np.array(image)


def write(pen: ImageDraw.ImageDraw, text: str, style: Style, column: int, row: int) -> int:
    """Write characters, each into its cell; returns the column after them."""
    ink, paper = inks(style)
    face = font("DejaVuSansMono-Bold.ttf" if style.bold else "DejaVuSansMono.ttf")
    for sign in text:
        wide = cell_len(sign)
        left, top = column * CELL[0], row * CELL[1]
        if paper is not None:
            pen.rectangle((left, top, left + wide * CELL[0] - 1, top + CELL[1] - 1), tuple(paper))
        if sign.strip():
            pen.text((left, top), sign, tuple(ink), face)
        if style.underline:
            pen.line((left, top + CELL[1] - 2, left + wide * CELL[0] - 1, top + CELL[1] - 2), tuple(ink))
        column += wide
    return column


def inks(style: Style) -> tuple[ColorTriplet, ColorTriplet | None]:
    """The colours of characters and of what is behind them; None is the paper itself."""
    ink = colour(style.color, True) or THEME.foreground_color
    paper = colour(style.bgcolor, False)
    if style.reverse:
        ink, paper = paper or THEME.background_color, ink
    if style.dim:
        ink = blend_rgb(ink, paper or THEME.background_color, 0.4)
    return ink, paper


def colour(found: Color | None, foreground: bool) -> ColorTriplet | None:
    """A colour as numbers; None if it is the usual one."""
    return None if found is None or found.is_default else found.get_truecolor(THEME, foreground)


@cache
def font(name: str) -> ImageFont.FreeTypeFont:
    """A font that comes with Matplotlib; it has all signs of the drawings."""
    return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / name), SIZE)
