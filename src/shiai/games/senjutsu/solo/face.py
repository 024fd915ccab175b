"""How Senjutsu alone presents itself."""

from typing import Final

from shiai.core.face import ME, STANDARD_BOT, Face, Preset
from shiai.games.senjutsu.rules.tables import ENEMY_TABLES

ANYBODY: Final = tuple(ENEMY_TABLES)
FACE: Final = Face(
    catalogues=("shiai.games.senjutsu.solo.text", "shiai.games.senjutsu.text"),
    rulebook="shiai.rulebook:senjutsu.md",
    guide="shiai.games.senjutsu.solo.text.guide",
    lessons="shiai.games.senjutsu.solo.text.lessons",
    browser="shiai.games.senjutsu.solo.browser.table:DRAWING",
    assets="shiai.games.senjutsu.solo.browser",
    pictures="shiai.games.senjutsu.browser.pictures:picture",
    pictured={
        "board": "boards",
        **{f"{what}_{number}": "figures" for what in ("hero", "enemy") for number in range(1, 5)},
    },
    terminal="shiai.games.senjutsu.solo.terminal.table:DRAWINGS",
    ending="shiai.games.senjutsu.solo.ending:ENDING",
    observation="shiai.games.senjutsu.solo.players.observation:SoloEncoder",
    ladder="shiai.games.senjutsu:data/solo_ladder.json",
    balance="shiai.games.senjutsu.solo.balance:SenjutsuSoloBalance",
    runs="shiai.games.senjutsu.solo.runs:RUNS",
    routes=(
        "shiai.games.senjutsu.referee.browser.demo:router",
        "shiai.games.senjutsu.referee.browser.routes:router",
    ),
    commands={"referee": "shiai.games.senjutsu.referee.terminal.command:referee"},
    links={"/referee": "page-referee"},
    builder="/decks",
    presets=(
        Preset("boss", (ME,), {"enemy_1": "samurai_boss"}),
        Preset("two-ashigaru", (ME,), {"enemy_1": "ashigaru_katana", "enemy_2": "ashigaru_yari"}),
        Preset("hero-enemy", (ME,), {"hero_1": "student", "enemy_1": "ninja"}),
        Preset("nightmare", (ME,), {"enemy_1": "samurai_boss", "nightmare": "true"}),
        Preset("horde", (ME,), {"mode": "horde"}),
        Preset("fallen-lord", (ME,), {"mode": "fallen_lord"}),
        Preset(
            "side-by-side",
            (ME, STANDARD_BOT),
            {"players": 2, "hero_2": "ronin", "enemy_1": "samurai_boss", "enemy_2": "ashigaru_yumi"},
        ),
    ),
    main_options=(
        "mode",
        "players",
        "hero_1",
        "hero_2",
        "hero_3",
        "hero_4",
        "enemy_1",
        "enemy_2",
        "enemy_3",
        "enemy_4",
        "wound_limit",
        "nightmare",
        "board",
        "terrain",
    ),
    needs={
        "players": {"mode": ("fight",)},
        **{f"{what}_2": {"mode": ("fight",), "players": (2, 3, 4)} for what in ("hero", "deck")},
        **{f"{what}_3": {"mode": ("fight",), "players": (3, 4)} for what in ("hero", "deck")},
        **{f"{what}_4": {"mode": ("fight",), "players": (4,)} for what in ("hero", "deck")},
        "enemy_1": {"mode": ("fight",)},
        "enemy_2": {"mode": ("fight",)},
        "enemy_3": {"mode": ("fight",), "enemy_2": ANYBODY},
        "enemy_4": {"mode": ("fight",), "enemy_2": ANYBODY, "enemy_3": ANYBODY},
        "behaviour": {"mode": ("fight",)},
        "stance": {"mode": ("fight",)},
        "horde_enemies": {"mode": ("horde", "fallen_lord")},
        "pieces": {"terrain": ("placed",)},
    },
)
