"""Sounds: one for every kind of cue, quiet and short, and never before the person wants them."""

from typing import Final

from playwright.sync_api import expect

from shiai.web.kit.assets import versioned_prefix
from shiai.web.kit.drama import KINDS
from tests.browser.visitor import Visitor

MODULE: Final = f"{versioned_prefix()}sound.js"
RATE: Final = 22_050
SECONDS: Final = 2
# Counts the outputs that are opened, plays a sound when the page is there and another after a key.
LISTEN: Final = f"""
window.opened = 0;
window.AudioContext = class extends AudioContext {{
  constructor() {{ super(); window.opened += 1; }}
}};
addEventListener("load", async () => {{
  const {{ play }} = await import("{MODULE}");
  play("drop");
  document.documentElement.dataset.untouched = window.opened;
  addEventListener("keydown", () => {{
    play("drop");
    document.documentElement.dataset.touched = window.opened;
  }});
}});
"""
RENDER: Final = """async ([address, kind, rate, seconds]) => {
  const { schedule } = await import(address);
  const context = new OfflineAudioContext(1, rate * seconds, rate);
  schedule(context, kind);
  return [...(await context.startRendering()).getChannelData(0)];
}"""


def test_every_kind_of_cue_has_a_short_quiet_sound(visitor: Visitor) -> None:
    visitor.page.goto("/help")
    heard: dict[str, list[float]] = {}
    for kind in KINDS:
        heard[kind] = visitor.page.evaluate(RENDER, [MODULE, kind, RATE, SECONDS])
        loudest = max(abs(sample) for sample in heard[kind])
        assert 0.03 < loudest < 0.6, kind
        assert max(abs(sample) for sample in heard[kind][int(1.4 * RATE) :]) < 0.001, f"{kind} is too long"
    assert len({tuple(samples) for samples in heard.values()}) == len(KINDS)


def test_a_page_is_silent_until_sound_is_on_and_the_page_touched(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(LISTEN)
    for sound, opened in (("off", "0"), ("on", "1")):
        visitor.context.request.post("/settings", form={"sound": sound})
        page.goto("/help")
        expect(page.locator("html")).to_have_attribute("data-untouched", "0")
        page.keyboard.press("a")
        page.keyboard.press("b")
        expect(page.locator("html")).to_have_attribute("data-touched", opened)
