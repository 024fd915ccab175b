"""The face of Samurai Spirit: its texts, drawings, presets and main options."""

from typing import Final

from shiai.core.face import HERE, ME, OPEN_SEAT, STANDARD_BOT, Face, Preset

FACE: Final = Face(
    catalogues=("shiai.games.samurai_spirit.text",),
    rulebook="shiai.rulebook:samurai_spirit.md",
    guide="shiai.games.samurai_spirit.text.guide",
    lessons="shiai.games.samurai_spirit.text.lessons",
    browser="shiai.games.samurai_spirit.browser.table:DRAWING",
    assets="shiai.games.samurai_spirit.browser",
    pictures="shiai.games.samurai_spirit.browser.pictures:picture",
    pictured={"samurai": "figures"},
    terminal="shiai.games.samurai_spirit.terminal.table:DRAWINGS",
    ending="shiai.games.samurai_spirit.ending:ENDING",
    observation="shiai.games.samurai_spirit.players.observation:SamuraiSpiritEncoder",
    runs="shiai.games.samurai_spirit.ending:RUNS",
    ladder="shiai.games.samurai_spirit:data/ladder.json",
    balance="shiai.games.samurai_spirit.balance:SamuraiSpiritBalance",
    presets=(
        Preset("first", (ME, STANDARD_BOT, STANDARD_BOT), {"players": 3, "difficulty": "easy"}),
        Preset("solo", (ME, ME), {"players": 1}),
        Preset("one-screen", (ME, HERE, HERE, HERE), {"players": 4}),
        Preset("friend", (ME, OPEN_SEAT, STANDARD_BOT), {"players": 3}),
        Preset("hard", (ME, STANDARD_BOT, STANDARD_BOT, STANDARD_BOT), {"players": 4, "difficulty": "heroic"}),
    ),
    main_options=("players", "solo_samurai", "difficulty", "samurai"),
)
