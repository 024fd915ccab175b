"""Records reveals as they are played on the board: `.venv/bin/python -m tools.recordings` writes docs/recordings/*.gif.

The page plays slowly while it is photographed, and the recording runs at the normal speed. Deals and choices are fixed.
Needs chromium (tools/programs installs it).
"""

import io
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize
from rich.progress import track

from tools.darkroom import browsing, serving
from tools.screenshots import TEMPLE, Guest

RECORDINGS: Final = Path(__file__).parent.parent / "docs" / "recordings"
WINDOW: Final[ViewportSize] = {"width": 1280, "height": 800}
SCALE: Final = 0.6  # pixels of a recording for one of the window
SLOWER: Final = 5  # times, while it is photographed
SHORTEST: Final = 0.07  # seconds between two frames
HELD: Final = (0.8, 1.6)  # seconds for which the first and the last frame are shown
COLOURS: Final = 128
CANDIDATES: Final = 5000  # colours, the most frequent ones
APART: Final = 200  # the square of the distance between two colours
LARGEST: Final = 2_000_000  # bytes of all recordings together
LONGEST: Final = 90  # seconds of photographing; then something is wrong

# Stretches everything that takes time on a page.
SLOW_MOTION: Final = f"""
const {{ animate }} = Element.prototype;
Element.prototype.animate = function (frames, options) {{
  const {{ duration = 0, delay = 0, ...others }} = typeof options === "number" ? {{ duration: options }} : options;
  return animate.call(this, frames, {{ ...others, duration: duration * {SLOWER}, delay: delay * {SLOWER} }});
}};
const later = window.setTimeout;
window.setTimeout = (task, wait = 0, ...given) => later(task, wait * {SLOWER}, ...given);
document.addEventListener("DOMContentLoaded", () => {{
  document.documentElement.style.setProperty("--swift", "{200 * SLOWER}ms");
}});
"""
PRESS: Final = """(choice) => {
  const value = CSS.escape(choice);
  document.querySelector(`#board button[form=choices][value="${value}"], #choices button[value="${value}"]`)?.click();
}"""
QUIET: Final = """() =>
  document.querySelector("#drama").hidden &&
  !document.querySelector("#ask[aria-busy=true], #ask [data-thinking]") &&
  !document.getAnimations().some(({ playState }) => playState === "running")
"""

Moment = tuple[str, tuple[str, ...]]  # the address of a table, and the choices that are made there


def plans(guest: Guest) -> Moment:
    """7 Ronin: the last ronin has his place; the plans are revealed."""
    plan = {"hayai": "inn", "kabe": "granary", "taiko": "shrine", "yumi": "field_large", "musashi": "watchtower"}
    plan |= {"tasuke": "well", "yobu": "passage"}
    choices = ", ".join([f"assign {ronin} {area}" for ronin, area in plan.items()])
    return guest.table("seven_ronin", "heuristic me", choices, lambda offered: "done" in offered), ("done",)


def kiai(guest: Guest) -> Moment:
    """Samurai Spirit: an attack reaches the Kiai value exactly."""

    def exact(offered: Mapping[str, str]) -> bool:
        return "exactly" in offered.get("attack", "")

    return guest.table("samurai_spirit", "me heuristic heuristic heuristic", until=exact, players="4"), ("attack",)


def blow(guest: Guest) -> Moment:
    """Way of the Samurai: the last card is played, the defence is checked, and the enemy strikes back."""
    first = "play std-09, play std-08"
    table = guest.table("way_of_the_samurai", "me", first, bool, opponent="oda", weapon="nodachi")
    return table, ("play std-13", "go_on", "go_on")


def cards(guest: Guest) -> Moment:
    """Senjutsu: a card is chosen in secret; both are revealed and resolved."""
    return guest.table("senjutsu", "me heuristic", until=later("072", 7), **TEMPLE), ("072",)


def enemies(guest: Guest) -> Moment:
    """Senjutsu alone: a card is chosen, and two enemies act."""
    foes = {"hero_1": "student", "enemy_1": "samurai_boss", "enemy_2": "ashigaru_yumi"}
    board = {"board": "bamboo_temple", "terrain": "preset"}
    return guest.table("senjutsu_solo", "me", until=later("070", 4), **foes, **board), ("070",)


def later(choice: str, times: int) -> Callable[[Mapping[str, str]], bool]:
    """Is this choice offered, and not for the first time?"""
    met: list[str] = []

    def until(offered: Mapping[str, str]) -> bool:
        met.extend([each for each in offered if each == choice])
        return choice in offered and len(met) >= times

    return until


SCENES: Final[dict[str, Callable[[Guest], Moment]]] = {
    "seven_ronin": plans,
    "samurai_spirit": kiai,
    "way_of_the_samurai": blow,
    "senjutsu": cards,
    "senjutsu_solo": enemies,
}


@dataclass(frozen=True)
class Frame:
    """A photograph, and when it was taken, in seconds of the recording."""

    picture: Image.Image
    at: float


def record(browser: Browser, address: str, scene: Callable[[Guest], Moment]) -> list[Frame]:
    """Make the choices of a scene, as far as they are offered, and photograph what follows."""
    context = browser.new_context(
        base_url=address,
        viewport=WINDOW,
        device_scale_factor=SCALE,
        color_scheme="light",
        locale="en-GB",
        service_workers="block",
    )
    table, choices = scene(Guest(context))
    page = context.new_page()
    page.add_init_script(SLOW_MOTION)
    page.goto(table)
    page.locator("#ask .prompt").wait_for()
    frames = [Frame(photograph(page), 0.0)]
    start = time.monotonic()
    for choice in choices:
        page.evaluate(PRESS, choice)
        quiet = 0
        while quiet < 3:
            began = time.monotonic()
            if began - start > LONGEST:
                raise SystemExit(f"{table} does not come to rest")
            frames.append(Frame(photograph(page), HELD[0] + (began - start) / SLOWER))
            quiet = quiet + 1 if page.evaluate(QUIET) else 0
            page.wait_for_timeout(max(0.0, SHORTEST * SLOWER - (time.monotonic() - began)) * 1000)
    context.close()
    return frames


def photograph(page: Page) -> Image.Image:
    """Take a picture of the page as it is now."""
    return Image.open(io.BytesIO(page.screenshot(caret="hide"))).convert("RGB")


def written(frames: list[Frame]) -> bytes:
    """A GIF file that runs for ever. Frames that show nothing new are left out."""
    palette = palette_of([frame.picture for frame in frames[:: max(1, len(frames) // 12)]])
    flat = [(frame.picture.quantize(palette=palette, dither=Image.Dither.NONE), frame.at) for frame in frames]
    shown = [flat[0]] + [now for before, now in pairwise(flat) if now[0].tobytes() != before[0].tobytes()]
    ends = [at for _, at in shown[1:]] + [shown[-1][1] + HELD[1]]
    lengths = [max(20, round((end - at) * 1000)) for (_, at), end in zip(shown, ends, strict=True)]
    target = io.BytesIO()
    first, *others = [picture for picture, _ in shown]
    first.save(target, "GIF", save_all=True, append_images=others, duration=lengths, loop=0, disposal=1)
    return target.getvalue()


def palette_of(pictures: list[Image.Image]) -> Image.Image:
    """The most frequent colours, none of them close to another."""
    often: Counter[tuple[int, int, int]] = Counter()
    for picture in pictures:
        for count, colour in picture.getcolors(picture.width * picture.height) or []:
            often[colour] += count  # type: ignore[index] # RGB
    chosen: list[tuple[int, int, int]] = []
    for colour, _ in often.most_common(CANDIDATES):
        if all(sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) > APART for other in chosen):
            chosen.append(colour)
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in chosen[:COLOURS] for part in colour])
    return palette


def main() -> None:
    """Write all recordings, or those that are named."""
    RECORDINGS.mkdir(exist_ok=True)
    wanted = {name: scene for name, scene in SCENES.items() if len(sys.argv) == 1 or name in sys.argv[1:]}
    with serving() as address, browsing() as browser:
        for name, scene in track(wanted.items(), "recording…"):
            (RECORDINGS / f"{name}.gif").write_bytes(written(record(browser, address, scene)))
    sizes = {file.name: file.stat().st_size for file in RECORDINGS.glob("*.gif")}
    print(", ".join([f"{name} {size // 1000} KB" for name, size in sizes.items()]))
    if sum(sizes.values()) > LARGEST:
        raise SystemExit(f"{sum(sizes.values())} bytes are more than {LARGEST}: record less")


if __name__ == "__main__":
    main()
