"""QR codes of links, as SVG."""

from functools import lru_cache

import segno
from markupsafe import Markup


@lru_cache(500)
def qr_code(address: str) -> Markup:
    """Return the code of an address as an SVG element: black on white in both themes, with its quiet zone."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(omitsize=True, svgclass="qr", lineclass=None, border=4, light="#fff"))
