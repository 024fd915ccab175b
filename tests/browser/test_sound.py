"""Sounds: one for every kind of cue, quiet and short, and never before the person wants them."""

from typing import Any, Final

from shiai.web.kit.assets import versioned_prefix
from tests.browser.visitor import Visitor

MODULE: Final = f"{versioned_prefix()}sound.js"
KINDS: Final = (
    *("move", "drop", "tag", "turn", "pulse", "flip"),
    *("strike", "clash", "flash", "die", "crack"),
    *("banner", "glow", "fall", "burn", "lift"),
)
RATE: Final = 22_050
SECONDS: Final = 2
# Counts the outputs that are opened, and what is played on them.
COUNT: Final = """
window.opened = 0; window.played = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.opened += 1; }
  createGain() { window.played += 1; return super.createGain(); }
};
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
    page.add_init_script(COUNT)

    def after(*gestures: str) -> Any:
        page.goto("/help")
        page.evaluate("address => import(address)", MODULE)
        for gesture in gestures:
            page.keyboard.press(gesture)
        page.evaluate("async (address) => (await import(address)).play('drop')", MODULE)
        return page.evaluate("[window.opened, window.played > 0]")

    assert after("Shift") == [0, False]
    visitor.context.request.post("/settings", form={"sound": "on"})
    assert after() == [0, False]
    assert after("Shift", "Shift") == [1, True]
