"""The colours of a heat map: from paper (never won) to indigo (always won), with readable text on both."""

from typing import Final

Colour = tuple[int, int, int]

PAPER: Final[Colour] = (247, 241, 228)
INDIGO: Final[Colour] = (42, 70, 128)
BLACK: Final[Colour] = (0, 0, 0)
WHITE: Final[Colour] = (255, 255, 255)


def shade(share: float) -> Colour:
    """The background colour of a win rate."""
    red, green, blue = [round(low + share * (high - low)) for low, high in zip(PAPER, INDIGO, strict=True)]
    return red, green, blue


def ink_on(background: Colour) -> Colour:
    """Black or white, whichever has more contrast: at least 4.5:1 on every background."""
    return max((BLACK, WHITE), key=lambda ink: contrast(ink, background))


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as WCAG defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    """The relative luminance of a colour in sRGB."""
    parts = [part / 255 for part in colour]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def hexadecimal(colour: Colour) -> str:
    """The colour as #rrggbb."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
