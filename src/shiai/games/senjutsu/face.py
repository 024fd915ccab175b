"""How Senjutsu presents itself."""

from typing import Final

from shiai.core.face import HERE, ME, OPEN_SEAT, STANDARD_BOT, ContentPages, Face, Preset

FACE: Final = Face(
    catalogues=("shiai.games.senjutsu.text", "shiai.games.senjutsu.solo.text"),  # boxes have enemies too
    rulebook="shiai.rulebook:senjutsu.md",
    guide="shiai.games.senjutsu.text.guide",
    lessons="shiai.games.senjutsu.text.lessons",
    browser="shiai.games.senjutsu.browser.table:DRAWING",
    assets="shiai.games.senjutsu.browser",
    pictures="shiai.games.senjutsu.browser.pictures:picture",
    pictured={"board": "boards", **{f"hero_{seat}": "figures" for seat in range(1, 5)}},
    terminal="shiai.games.senjutsu.terminal.table:DRAWINGS",
    ending="shiai.games.senjutsu.ending:ENDING",
    observation="shiai.games.senjutsu.players.observation:SenjutsuEncoder",
    ladder="shiai.games.senjutsu:data/ladder.json",
    balance="shiai.games.senjutsu.balance:SenjutsuBalance",
    routes=("shiai.games.senjutsu.browser.decks.routes:router",),
    commands={
        "cards": "shiai.games.senjutsu.terminal.card_commands:card_app",
        "deck": "shiai.games.senjutsu.terminal.deck_commands:deck_app",
    },
    builder="/decks",
    contents={
        "deck": ContentPages(
            edit="/decks/build?deck={text}&name={name}",
            file="/decks/deck.toml?deck={text}&name={name}",
            play="/decks/play?deck={text}",
        )
    },
    presets=(
        Preset("duel", (ME, STANDARD_BOT)),
        Preset("terrain", (ME, STANDARD_BOT), {"board": "bamboo_temple", "terrain": "preset"}),
        Preset("placed-terrain", (ME, STANDARD_BOT), {"terrain": "placed"}),
        Preset("contracts", (ME, STANDARD_BOT), {"hero_1": "yojimbo", "hero_2": "onna_bugeisha"}),
        Preset("stealth", (ME, STANDARD_BOT), {"hero_1": "ninja", "hero_2": "assassin"}),
        Preset("drunk", (ME, STANDARD_BOT), {"hero_1": "wakou", "hero_2": "ronin"}),
        Preset("companion", (ME, STANDARD_BOT), {"hero_1": "ashigaru", "hero_2": "yasuke"}),
        Preset("shots", (ME, STANDARD_BOT), {"hero_1": "sailor", "hero_2": "warrior", "terrain": "preset"}),
        Preset("three-heroes", (ME, STANDARD_BOT, STANDARD_BOT), {"players": 3}),
        Preset(
            "pairs",
            (ME, STANDARD_BOT, STANDARD_BOT, STANDARD_BOT),
            {"players": 4, "teams": "pairs", "board": "twin_fields", "terrain": "preset"},
        ),
        Preset("one-screen", (ME, HERE)),
        Preset("friend", (ME, OPEN_SEAT)),
    ),
    main_options=("players", "hero_1", "hero_2", "hero_3", "hero_4", "teams", "board", "terrain"),
    needs={
        "teams": {"players": (3, 4)},
        **{f"{what}_3": {"players": (3, 4)} for what in ("hero", "deck")},
        **{f"{what}_4": {"players": (4,)} for what in ("hero", "deck")},
        "pieces": {"terrain": ("placed",)},
    },
)
