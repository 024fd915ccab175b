"""Golden playthroughs: games played by seeded random choices, with all that anybody saw, could do and heard.

`tests/golden/<game>/<name>.txt` are committed; `test_golden.py` plays the games again and compares. When a change of
the rules or of the texts is meant, rewrite them and read the difference before you commit it:

    python -m tests.core.golden
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import shiai
from shiai.core.chance import draw_outcome
from shiai.core.game import AnyGame
from shiai.core.messages import Event
from shiai.core.position import write_options
from shiai.core.record import write_result
from shiai.core.seats import CHANCE, WATCHER
from tests.core.toy import TOY

FOLDER: Final = Path(__file__).parent.parent / "golden"
LARGEST: Final = 150_000  # bytes
SEVEN_RONIN: Final = shiai.game("seven_ronin")
SAMURAI_SPIRIT: Final = shiai.game("samurai_spirit")
WAY: Final = shiai.game("way_of_the_samurai")
SENJUTSU: Final = shiai.game("senjutsu")
ALONE: Final = shiai.game("senjutsu_solo")


@dataclass(frozen=True)
class Playthrough:
    """A game to be played: under which options, with which choices, and how far."""

    game: AnyGame
    name: str
    seed: int
    options: tuple[tuple[str, object], ...] = ()
    most: int = 1000

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / self.game.id / f"{self.name}.txt"


def second_values(game: AnyGame) -> tuple[tuple[str, object], ...]:
    """Every option of a game turned to its second value; names stay, since their number depends on other options.

    Texts stay, too: a game with a box is no game with other rules.
    """
    options = [option for option in game.options if option.kind not in ("names", "text")]
    second = [next(value for value in option.values if value != option.default) for option in options]
    return tuple(zip([option.name for option in options], second, strict=True))


PLAYTHROUGHS: Final = (
    Playthrough(TOY, "standard", 1),
    Playthrough(TOY, "cards_go_under", 2, (("used_cards", "bottom"), ("bids", "1,2,3"))),
    Playthrough(TOY, "second_values", 3, second_values(TOY)),
    Playthrough(SEVEN_RONIN, "standard", 6),
    Playthrough(SEVEN_RONIN, "second_values", 54, second_values(SEVEN_RONIN)),
    Playthrough(SEVEN_RONIN, "last_ronin_fell", 17),
    Playthrough(SAMURAI_SPIRIT, "1_player", 545, (("players", 1), ("solo_samurai", 3))),
    Playthrough(SAMURAI_SPIRIT, "2_players", 592, (("players", 2), ("difficulty", "easy"))),
    Playthrough(SAMURAI_SPIRIT, "3_players", 176, (("players", 3),)),
    Playthrough(SAMURAI_SPIRIT, "4_players", 179),
    Playthrough(SAMURAI_SPIRIT, "5_players", 307, (("players", 5), ("difficulty", "hard"))),
    Playthrough(SAMURAI_SPIRIT, "6_players", 562, (("players", 6), ("difficulty", "heroic"), ("absent_tokens", True))),
    Playthrough(SAMURAI_SPIRIT, "7_players", 174, (("players", 7), ("difficulty", "easy"))),
    Playthrough(SAMURAI_SPIRIT, "second_values", 1, second_values(SAMURAI_SPIRIT)),
    Playthrough(WAY, "standard", 107),
    Playthrough(WAY, "oda", 25, (("opponent", "oda"), ("weapon", "nodachi"), ("gisei", True), ("bushido", True))),
    Playthrough(WAY, "shiro", 19, (("opponent", "shiro"), ("blood", True), ("weapon", "wakizashi"))),
    Playthrough(WAY, "kempo", 32, (("opponent", "kempo"), ("weapon", "katana_kodachi"), ("yoroi", "player"))),
    Playthrough(WAY, "one_vs_three", 59, (("mode", "one_vs_three"), ("hard_mode", True), ("weapon", "naginata"))),
    Playthrough(WAY, "clan", 107, (("mode", "clan"), ("environment", "cliff"), ("weapon", "yari"))),
    Playthrough(WAY, "dojo", 82, (("mode", "dojo_yoshioka"), ("weapon", "tanto"))),
    Playthrough(WAY, "village", 8, (("mode", "leaving_the_village"), ("events", "normal"), ("weapon", "bokken"))),
    Playthrough(WAY, "two_players", 12, (("duel_variant", True), ("second_weapon", "kusarigama"))),
    Playthrough(
        WAY, "tessen", 18, (("environment", "forest"), ("weapon", "tessen"), ("weather", "snow"), ("taikyu", True))
    ),
    Playthrough(WAY, "katana_tanto", 14, (("opponent", "kratos"), ("weapon", "katana_tanto"), ("easy_look", True))),
    Playthrough(
        WAY,
        "other_readings",
        11,
        (
            ("opponent", "sasuke"),
            ("environment", "bridge"),
            ("weather", "rain"),
            ("bushido", True),
            ("easy_look", True),
            ("attack_may_be_declined", True),
            ("weather_low_gauge", "any"),
            ("weather_low_loss", "ki"),
            ("weather_combo_cost", "ki"),
            ("easy_buy_scope", "both"),
            ("die_allow_lower", True),
            ("bushido_face_up", True),
            ("sasuke_random", True),
            ("environment_until_counter", True),
            ("easy_rest_back", True),
            ("die_once", True),
        ),
    ),
    Playthrough(SENJUTSU, "2_heroes", 2, (("hero_1", "master"), ("hero_2", "student"))),
    Playthrough(SENJUTSU, "3_heroes", 9, (("players", 3), ("terrain", "preset"), ("board", "bamboo_temple")), 200),
    Playthrough(SENJUTSU, "4_heroes", 3, (("players", 4), ("board", "river_ford")), 200),
    Playthrough(SENJUTSU, "pairs", 4, (("players", 4), ("teams", "pairs"), ("terrain", "placed")), 200),
    Playthrough(SENJUTSU, "far", 8, (("board", "twin_fields"), ("hero_1", "warrior"), ("hero_2", "warrior")), 220),
    Playthrough(
        SENJUTSU,
        "other_readings",
        10,
        (
            ("players", 3),
            *[(one.name, True) for one in SENJUTSU.options if one.kind == "switch" and one.name != "tournament"],
            ("terrain_effects", "revised"),
            ("terrain", "preset"),
        ),
        200,
    ),
    Playthrough(ALONE, "standard", 1),
    Playthrough(ALONE, "victory", 2, (("hero_1", "student"), ("wound_limit", 2))),
    Playthrough(ALONE, "two_enemies", 2, (("enemy_1", "ashigaru_yari"), ("enemy_2", "arquebusier")), 120),
    Playthrough(ALONE, "nightmare", 3, (("enemy_1", "ninja"), ("hero_1", "student"), ("nightmare", True)), 120),
    Playthrough(
        ALONE,
        "two_heroes",
        4,
        (("players", 2), ("enemy_1", "ashigaru"), ("terrain", "preset"), ("stance", "defensive")),
        120,
    ),
    Playthrough(ALONE, "horde", 5, (("mode", "horde"), ("hero_1", "master")), 200),
    Playthrough(ALONE, "fallen_lord", 3, (("mode", "fallen_lord"), ("horde_enemies", "monk,yojimbo"))),
    Playthrough(
        ALONE,
        "other_readings",
        6,
        (
            ("enemy_1", "onna_bugeisha"),
            ("hero_1", "warrior"),
            *[(one.name, True) for one in ALONE.options if one.kind == "switch" and one.name != "tournament"],
        ),
        120,
    ),
)


class Writer:
    """Plays one game and writes down what happens."""

    def __init__(self, play: Playthrough) -> None:
        self.play = play
        self.state = play.game.start(**dict(play.options))
        self.rng = Random(play.seed)
        self.chance = Random(play.seed)
        self.views: dict[int, list[str]] = {}
        self.offers: dict[int, list[str]] = {}
        setup = self.state.setup
        self.seats = (*range(len(setup.seats)), WATCHER)
        self.lines = [
            f"{play.game.id}, rules {play.game.version}, seed {play.seed}",
            f"options: {write_options(play.game.options, setup.options)}",
        ]

    def text(self) -> str:
        """The whole playthrough."""
        for number in range(1, self.play.most + 1):
            self.lines += ["", f"-- {number} --"]
            self.show_views()
            actors = self.state.actors()
            if not actors:
                self.lines.append(f"result: {write_result(self.state)}")
                break
            self.lines.append(f"waiting for: {self.state.setup.seat_names(actors)}")
            for seat in actors:
                self.show_offers(seat)
            self.choose(actors[self.rng.randrange(len(actors))])
        else:
            self.lines += ["", f"stopped after {self.play.most} choices"]
        return "\n".join(self.lines) + "\n"

    def show_views(self) -> None:
        """The lines of every view that are not as they were; seats that see the same change share a paragraph."""
        changes: dict[tuple[str, ...], list[str]] = {}
        for seat in self.seats:
            lines = self.state.redact(seat).position().splitlines()
            changed = tuple([line for line in lines if line not in self.views.get(seat, [])])
            self.views[seat] = lines
            if changed:
                changes.setdefault(changed, []).append(self.state.setup.seat_name(seat))
        for changed, names in changes.items():
            self.lines.append(f"{', '.join(names)} {'sees' if len(names) == 1 else 'see'}:")
            self.lines += [f"  {line}" for line in changed]

    def show_offers(self, seat: int) -> None:
        """The legal choices of a seat, as a difference to its last ones."""
        state = self.state
        names = [state.name(action) for action in state.legal(seat)]
        if seat == CHANCE:
            names = [f"{name} x{weight}" for name, weight in zip(names, state.weights(), strict=True)]
        last = self.offers.get(seat, [])
        self.offers[seat] = names
        gone = [name for name in last if name not in names]
        new = [name for name in names if name not in last]
        who = state.setup.seat_name(seat)
        if len(gone) + len(new) >= len(names):
            self.lines.append(f"{who} may: {', '.join(names)}")
            return
        if gone:
            self.lines.append(f"{who} may no longer: {', '.join(gone)}")
        if new:
            self.lines.append(f"{who} may also: {', '.join(new)}")

    def choose(self, seat: int) -> None:
        """One choice, and who hears what of it."""
        state = self.state
        action = draw_outcome(state, self.chance) if seat == CHANCE else self.rng.choice(state.legal(seat))
        self.lines.append(f"{state.setup.seat_name(seat)} chooses: {state.name(action)}")
        events = state.listen()
        state.apply(seat, action)
        self.lines += [self.heard(event) for event in events]

    def heard(self, event: Event) -> str:
        """An event and its listeners."""
        seats = tuple([seat for seat in self.seats if event.visible_to(seat)])
        who = "all hear" if seats == self.seats else f"{self.state.setup.seat_names(seats)} hears"
        values = "".join([f" {name}={value}" for name, value in event.values.items()])
        return f"{who}: {event.id}{values} ({event.clause})"


def playthrough(play: Playthrough) -> str:
    """The text of a playthrough."""
    return Writer(play).text()


def main() -> None:
    """Write all playthroughs anew."""
    for play in PLAYTHROUGHS:
        play.path.parent.mkdir(parents=True, exist_ok=True)
        play.path.write_text(playthrough(play), "utf-8")
        print(f"{play.path.relative_to(FOLDER.parent)}: {play.path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
