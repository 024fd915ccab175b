"""Draws the icons of the program and the pictures for previews of links: `.venv/bin/python -m tools.icons`.

Icons are drawn from web/static/icon.svg, previews from the pictures of the games. Needs chromium (tools/programs
installs it).
"""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from shiai.web.kit.assets import static_folders
from tools.darkroom import browsing, few_colours

STATIC: Final = static_folders()["/static"]
ICON: Final = STATIC / "icon.svg"
WHOLE: Final = "0 0 512 512"
CLOSE: Final = "34 34 444 444"  # the sign fills an icon that is not cut to a shape
PREVIEW: Final = (1200, 630)  # what other programs show as a large picture


def main() -> None:
    """Write all files."""
    with browsing() as browser:
        page = browser.new_page()
        for size in (192, 512):
            draw(page, STATIC / f"icon-{size}.png", size, CLOSE, round=size // 5)
            draw(page, STATIC / f"icon-maskable-{size}.png", size, WHOLE)
        draw(page, STATIC / "icon-180.png", 180, CLOSE)  # phones that round it themselves
        pictures = [
            folder / "picture.svg" for folder in static_folders().values() if (folder / "picture.svg").is_file()
        ]
        for picture in pictures:
            preview(page, picture.with_name("preview.png"), [picture])
        preview(page, STATIC / "preview.png", pictures[:4])


def draw(page: Page, target: Path, size: int, part: str, round: int = 0) -> None:
    """Draw a part of the icon in a size; its corners may be round."""
    svg = ICON.read_text("utf-8").replace(WHOLE, part)
    page.set_viewport_size({"width": size, "height": size})
    style = f"html {{ background: none }} body {{ margin: 0 }} svg {{ display: block; border-radius: {round}px }}"
    page.set_content(f"<style>{style}</style>{svg}")
    png = page.screenshot(omit_background=True)
    target.write_bytes(png if round else few_colours(page, png))


def preview(page: Page, target: Path, pictures: list[Path]) -> None:
    """Draw one picture or four of them as a preview, with our sign in a corner or in the middle."""
    width, height = PREVIEW
    page.set_viewport_size({"width": width, "height": height})
    several = len(pictures) > 1
    images = "".join([f'<img src="{address(picture)}">' for picture in pictures])
    size, place = (200, "left: 500px; top: 215px") if several else (104, "right: 28px; bottom: 28px")
    style = f"""
    body {{ margin: 0; display: grid; gap: 6px; height: {height}px; background: #1b2140;
            grid: auto-flow minmax(0, 1fr) / repeat({2 if several else 1}, 1fr) }}
    img {{ width: 100%; height: 100%; object-fit: cover; object-position: 50% 60% }}
    .sign {{ position: absolute; {place}; width: {size}px; height: {size}px; border-radius: 50% }}
    """
    page.set_content(f'<style>{style}</style>{images}<img class="sign" src="{address(ICON)}">')
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    target.write_bytes(few_colours(page, page.screenshot()))


def address(picture: Path) -> str:
    """Return a picture as an address that holds all of it."""
    return f"data:image/svg+xml;base64,{base64.b64encode(picture.read_bytes()).decode()}"


if __name__ == "__main__":
    main()
