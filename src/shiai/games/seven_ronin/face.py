"""The face of 7 Ronin: presets, drawings, bots and commands."""

from typing import Final

from shiai.core.face import HERE, ME, OPEN_SEAT, STANDARD_BOT, Face, Preset

FACE: Final = Face(
    catalogues=("shiai.games.seven_ronin.text",),
    rulebook="shiai.rulebook:seven_ronin.md",
    guide="shiai.games.seven_ronin.text.guide",
    lessons="shiai.games.seven_ronin.text.lessons",
    browser="shiai.games.seven_ronin.browser.table:DRAWING",
    assets="shiai.games.seven_ronin.browser",
    terminal="shiai.games.seven_ronin.terminal.table:DRAWINGS",
    ending="shiai.games.seven_ronin.ending:ENDING",
    observation="shiai.games.seven_ronin.players.observation:SevenRoninEncoder",
    ladder="shiai.games.seven_ronin:data/ladder.json",
    balance="shiai.games.seven_ronin.balance:SevenRoninBalance",
    bots=("shiai.games.seven_ronin.players.equilibrium.player:KIND",),
    commands={
        "train": "shiai.games.seven_ronin.terminal.train:train",
        "exploit": "shiai.games.seven_ronin.terminal.train:exploit",
    },
    presets=(
        Preset("defend", (STANDARD_BOT, ME)),
        Preset("attack", (ME, STANDARD_BOT)),
        Preset("one-screen", (ME, HERE)),
        Preset("friend", (ME, OPEN_SEAT)),
    ),
    main_options=("threat_track",),
)
