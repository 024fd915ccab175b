"""How Way of the Samurai presents itself."""

from typing import Final

from shiai.core.face import HERE, ME, ContentPages, Face, Preset

FACE: Final = Face(
    catalogues=("shiai.games.way_of_the_samurai.text",),
    rulebook="shiai.rulebook:way_of_the_samurai.md",
    guide="shiai.games.way_of_the_samurai.text.guide",
    lessons="shiai.games.way_of_the_samurai.text.lessons",
    browser="shiai.games.way_of_the_samurai.browser.table:DRAWING",
    assets="shiai.games.way_of_the_samurai.browser",
    pictures="shiai.games.way_of_the_samurai.browser.figures:picture",
    pictured={"opponent": "opponents", "weapon": "weapons", "second_weapon": "weapons"},
    terminal="shiai.games.way_of_the_samurai.terminal.table:DRAWINGS",
    ending="shiai.games.way_of_the_samurai.ending:ENDING",
    observation="shiai.games.way_of_the_samurai.players.observation:WayOfTheSamuraiEncoder",
    runs="shiai.games.way_of_the_samurai.ending:RUNS",
    ladder="shiai.games.way_of_the_samurai:data/ladder.json",
    balance="shiai.games.way_of_the_samurai.balance:WayOfTheSamuraiBalance",
    contents={"weapon": ContentPages(play="/new/way_of_the_samurai?option-weapon=own_weapon&option-own_weapon={text}")},
    presets=(
        Preset("first-duel", (ME,), {"opponent": "ishida", "weapon": "katana"}),
        Preset("hard-duel", (ME,), {"opponent": "oda", "weapon": "nodachi", "gisei": "true", "bushido": "true"}),
        Preset("three", (ME,), {"mode": "one_vs_three"}),
        Preset("clan", (ME,), {"mode": "clan"}),
        Preset("dojo", (ME,), {"mode": "dojo_yoshioka"}),
        Preset("village", (ME,), {"mode": "leaving_the_village"}),
        Preset("shiro", (ME,), {"opponent": "shiro", "blood": "true"}),
        Preset("one-screen", (ME, HERE), {"duel_variant": "true", "second_weapon": "katana"}),
    ),
    main_options=(
        "mode",
        "opponent",
        "weapon",
        "environment",
        "weather",
        "yoroi",
        "blood",
        "bushido",
        "gisei",
        "taikyu",
        "hard_mode",
    ),
    needs={
        "opponent": {"mode": ("duel",), "duel_variant": (False,)},
        "own_weapon": {"weapon": ("own_weapon",)},
        **{option: {"mode": ("duel", "one_vs_three", "clan")} for option in ("environment", "weather", "blood")},
        "yoroi_opponent": {"mode": ("one_vs_three",), "yoroi": ("enemy",)},
        "events": {"mode": ("dojo_yoshioka", "leaving_the_village")},
        "clan_limit": {"mode": ("clan",)},
    },
)
