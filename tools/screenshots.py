"""Photographs the pages for the documentation: `.venv/bin/python -m tools.screenshots` writes docs/screenshots/*.png.

Deals and choices are fixed, so that the same pages give the same pictures. Needs chromium (tools/programs installs it).
"""

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from rich.progress import track

from tools.darkroom import browsing, few_colours, serving

SCREENSHOTS = Path(__file__).parent.parent / "docs" / "screenshots"
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LARGEST: Final = 200_000  # bytes
TOO_MANY: Final = 429  # the status of an answer to somebody who chooses faster than people can
TEMPLE: Final = {"hero_1": "warrior", "hero_2": "student", "board": "bamboo_temple", "terrain": "preset"}
DECK: Final = (  # the signature deck of the Ronin without one card
    "ronin/071/025,026,027,028,029x2,030,031x2,032,033x2,034x2,035x3,089,098,102,104,107,110,125x2,126x2,127x2/-"
)
PHYSICAL: Final = (  # a turn for the referee, with cards that somebody has drawn: no luck is left
    "decks table",
    "terrain rocks C3",
    "hero 1 ronin D5 N",
    "enemy 1 samurai_boss D1 S left offensive 5",
    "enemy 2 ashigaru_yari F2 SW centre defensive 5",
    "begin",
    "card 1 029",
    "enemy 1 S009",
    "enemy 2 S026",
    "go",
    "go",
)


Until = Callable[[Mapping[str, str]], bool]  # by the choices that are offered, with their labels


class Guest:
    """A browser with cookies of its own, and quick ways to the moment that is to be photographed."""

    def __init__(self, context: BrowserContext) -> None:
        self.request = context.request

    def table(self, game: str, seats: str, choices: str = "", until: Until | None = None, **options: str) -> str:
        """A table with a fixed deal (`me`, `here` or a bot at each seat), played until such choices are offered."""
        names = seats.split()
        form: dict[str, str | float | bool] = {"deal": "shiai"}
        form |= {f"seat-{number}": seat for number, seat in enumerate(names)}
        form |= {f"option-{name}": value for name, value in options.items()}
        table = self.request.post(f"/new/{game}", form=form, max_retries=50).url
        if until:
            self.play(table, names.index("me"), choices.split(", ") if choices else [], until)
        return table

    def play(self, table: str, seat: int, choices: list[str], until: Until) -> None:
        """Make these choices as they are offered, and any others, until such are offered or the game is over."""
        path = f"/api/tables/{table.rpartition('/')[2]}"
        wanted = list(choices)
        made = 0
        while (view := self.request.get(path, params={"seat": seat}).json())["result"] == "open":
            offered = list(view["choices"])
            if not offered:
                continue  # the bots think
            if not wanted and until(view["choices"]):
                return
            choice = wanted.pop(0) if wanted and wanted[0] in offered else offered[5 * made % len(offered)]
            made += 1
            wish = {"seat": seat, "sequence": view["sequence"], "choice": choice}
            answer = self.request.post(f"{path}/choices", data=wish)
            while answer.status == TOO_MANY:
                time.sleep(int(answer.headers["retry-after"]))
                answer = self.request.post(f"{path}/choices", data=wish)
            if not answer.ok:
                raise SystemExit(f"{choice}: {answer.text()}")


Scene = Callable[[Guest], str]


def planning(guest: Guest) -> str:
    """7 Ronin: some ronin have their place, one is picked."""
    placed = "assign hayai inn, assign kabe granary, assign taiko shrine, assign yumi field_large"
    return f"{guest.table('seven_ronin', 'heuristic me', placed, bool)}?pick=assign+musashi"


def areas(guest: Guest) -> str:
    """7 Ronin: the attacker uses the areas that are occupied."""
    return guest.table("seven_ronin", "me heuristic", until=lambda offered: sum("use" in each for each in offered) > 1)


def card_in_hand(guest: Guest) -> str:
    """Samurai Spirit: four samurai after some turns, a card is drawn."""
    turns = "fight, attack, fight, attack"
    return guest.table(
        "samurai_spirit", "me heuristic heuristic heuristic", turns, lambda offered: "attack" in offered, players="4"
    )


def duel(guest: Guest) -> str:
    """Way of the Samurai: two cards are played and the defence is open; modules lie on the table."""
    return guest.table(
        "way_of_the_samurai",
        "me",
        "play std-09, play std-08",
        bool,
        opponent="oda",
        weapon="nodachi",
        environment="forest",
        gisei="true",
        bushido="true",
    )


def campaign(guest: Guest) -> str:
    """Way of the Samurai: the path to the master of the dojo, one opponent is beaten."""
    return guest.table(
        "way_of_the_samurai", "me", "path left", lambda offered: "path left" in offered, mode="dojo_yoshioka"
    )


def offered_often(choice: str, times: int) -> Until:
    """Is this choice offered, and not for the first time?"""
    met: list[str] = []

    def until(offered: Mapping[str, str]) -> bool:
        met.extend([each for each in offered if each == choice])
        return choice in offered and len(met) >= times

    return until


def battle(guest: Guest) -> str:
    """Senjutsu: cards are being resolved, the hero may move."""
    return guest.table("senjutsu", "me heuristic", until=offered_often("left", 6), **TEMPLE)


def sealed_card(guest: Guest) -> str:
    """Senjutsu: a card is chosen in secret; the board shows what one of them would hit."""
    return f"{guest.table('senjutsu', 'me heuristic', until=offered_often('072', 7), **TEMPLE)}?pick=show+072"


def enemies(guest: Guest) -> str:
    """Senjutsu alone: two enemies have acted, the hero may move, and one of them says why."""
    foes = {"hero_1": "student", "enemy_1": "samurai_boss", "enemy_2": "ashigaru_yumi"}
    board = {"board": "bamboo_temple", "terrain": "preset"}
    return f"{guest.table('senjutsu_solo', 'me', until=offered_often('left', 4), **foes, **board)}?pick=why+1"


def horde(guest: Guest) -> str:
    """Senjutsu alone: the second wave of a horde is on the board."""
    placed: list[int] = []

    def until(offered: Mapping[str, str]) -> bool:
        placed.extend([1] if "A1" in offered and "left" not in offered else [])
        return len(placed) > 1 and len([each for each in offered if each.isdecimal()]) > 2

    return guest.table("senjutsu_solo", "me", until=until, mode="horde")


def referee(guest: Guest) -> str:
    """The referee: the enemies have acted, the hero is to act, and a figure is picked."""
    session = guest.request.post("/referee").url
    for seen, line in enumerate(PHYSICAL):
        guest.request.post(f"{session}/enter", form={"seen": str(seen), "choice": line})
    return f"{session}?pick=enemy+1"


def replay(guest: Guest) -> str:
    """A finished game in the middle, through a bot's eyes."""
    return f"{guest.table('seven_ronin', 'heuristic me', until=lambda _offered: False)}/replay?at=40&eyes=0"


@dataclass(frozen=True)
class Shot:
    """A picture: what is on it, on which screen, light or dark."""

    name: str
    scene: Scene
    phone: bool = False
    scheme: Literal["light", "dark"] = "light"


SHOTS: Final = (
    Shot("home", lambda _guest: "/"),
    Shot("set_up", lambda _guest: "/new/samurai_spirit"),
    Shot("seven_ronin_planning", planning),
    Shot("seven_ronin_areas", areas),
    Shot("samurai_spirit", card_in_hand),
    Shot("way_of_the_samurai", duel),
    Shot("way_campaign", campaign),
    Shot("senjutsu", battle),
    Shot("senjutsu_choosing", sealed_card),
    Shot("senjutsu_solo", enemies),
    Shot("senjutsu_horde", horde),
    Shot("referee", referee),
    Shot("deck_builder", lambda _guest: f"/decks/build?deck={DECK}&cards=30"),
    Shot("box", lambda _guest: "/box/senjutsu?part=boards"),
    Shot("replay", replay),
    Shot("lesson", lambda _guest: "/learn/seven_ronin/defend?step=4"),
    Shot("rulebook", lambda _guest: "/rulebook/senjutsu"),
    Shot("rules", lambda _guest: "/rules/seven_ronin"),
    Shot("curtain", lambda guest: guest.table("seven_ronin", "me here")),
    Shot("phone_home", lambda _guest: "/", phone=True),
    Shot("phone_lesson", lambda _guest: "/learn/samurai_spirit/first?step=6", phone=True),
    Shot("phone_seven_ronin", planning, phone=True),
    Shot("phone_samurai_spirit", card_in_hand, phone=True),
    Shot("phone_way_of_the_samurai", duel, phone=True),
    Shot("phone_senjutsu", battle, phone=True),
    Shot("phone_senjutsu_solo", enemies, phone=True),
    Shot("dark_senjutsu", sealed_card, scheme="dark"),
    Shot("dark_seven_ronin", areas, scheme="dark"),
    Shot("dark_samurai_spirit", card_in_hand, scheme="dark"),
)


def photograph(browser: Browser, address: str, shot: Shot, darkroom: Page) -> None:
    """Take a picture and write it with few colours."""
    context = browser.new_context(
        base_url=address,
        viewport=PHONE if shot.phone else DESK,
        color_scheme=shot.scheme,
        reduced_motion="reduce",
        locale="en-GB",
        is_mobile=shot.phone,
        has_touch=shot.phone,
        service_workers="block",
    )
    guest = Guest(context)
    page = context.new_page()
    page.goto(shot.scene(guest))
    if page.locator("#ask").count():
        page.locator("#ask :is(.prompt, .over)").wait_for()
    png = page.screenshot(animations="disabled", caret="hide")
    context.close()
    drawn = few_colours(darkroom, png)
    if len(drawn) > LARGEST:
        raise SystemExit(f"{shot.name} has {len(drawn)} bytes, more than {LARGEST}: show less on it")
    (SCREENSHOTS / f"{shot.name}.png").write_bytes(drawn)


def main() -> None:
    """Write all pictures, or those that are named."""
    wanted = [shot for shot in SHOTS if len(sys.argv) == 1 or shot.name in sys.argv[1:]]
    SCREENSHOTS.mkdir(exist_ok=True)
    with serving() as address, browsing() as browser:
        darkroom = browser.new_page()
        for shot in track(wanted, "photographing…"):
            photograph(browser, address, shot, darkroom)


if __name__ == "__main__":
    main()
