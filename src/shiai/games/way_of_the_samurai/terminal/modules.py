"""What is in force in Way of the Samurai: environment, weather, module cards, armour, mulligans, easier variants."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import mark
from shiai.cli.kit.styles import DANGER, FOCUS, POWER, QUIET, SAFE
from shiai.games.way_of_the_samurai.rules.cards import (
    ARMOUR,
    ATTACKERS,
    BLOOD_CARDS,
    BLOOD_NAMES,
    BUSHIDO_NAMES,
    BUSHIDO_STEPS,
    ENVIRONMENT_NAMES,
    FACES,
    GAUGE_NAMES,
    TRIO_NAMES,
    WEATHER_NAMES,
)
from shiai.games.way_of_the_samurai.rules.options import EASY
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    BLOOD_1,
    BLOOD_2,
    BONUS,
    CLIFF_USED,
    MARKER,
    MARKS,
    MULLIGANS,
    NO_VIRTUE,
    OPEN_VIRTUE,
    PLACE,
    POINTS,
    ROLLED,
    TAIKYU_AT,
    VIRTUE_AT,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.terminal.cards import DICE, KI_SIGN, NOTHING, result_words
from shiai.games.way_of_the_samurai.terminal.players import die_levels
from shiai.i18n.catalogue import Catalogue

BLOODY_SIGN: Final = "!"
PLATE: Final = "▣"
LOST_PLATE: Final = "□"
STEP: Final = "◉"
OPEN_STEP: Final = "○"
ROLLED_SIGN: Final = "▸"
CONSEQUENCES: Final = (
    "draw-no_consequence",
    "draw-taikyu_1",
    "draw-taikyu_2",
    "draw-taikyu_3",
    "draw-taikyu_4",
    "draw-taikyu_5",
    "draw-taikyu_6",
)

Parts = list[Text]


def module_lines(state: WayOfTheSamurai, words: Catalogue, width: int) -> list[Text]:
    """One or more lines for each thing in force, beginning with its name."""
    found: list[Text] = []
    sources: tuple[tuple[str, Callable[[WayOfTheSamurai, Catalogue], Parts]], ...] = (
        (words.say("draw-red_die"), die_levels),
        (words.say("draw-blue_die"), blue_die),
        (words.say("draw-environment"), environment),
        (words.say("draw-weather"), weather),
        (words.say("draw-strikers"), strikers),
        (words.say("draw-bushido"), bushido),
        (words.say("draw-blood"), blood),
        (words.say("draw-armour"), armour),
        (words.say("draw-taikyu"), taikyu),
        (words.say("draw-mulligans"), mulligans),
        (words.say("draw-bonus"), bonus),
        (words.say("draw-in_play"), switches),
    )
    for label, parts_of in sources:
        parts = parts_of(state, words)
        if parts:
            found += flow([Text(f"{label}:", style=QUIET), *parts], width, "  ")
    return found


def blue_die(state: WayOfTheSamurai, _words: Catalogue) -> Parts:
    """The last roll of the blue die."""
    face = state.cells[ROLLED]
    return [Text(f"{DICE[face]} {face}", style=FOCUS)] if face else []


def environment(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The environment with its six results; bloody ones are marked, as is the last roll."""
    place = state.cells[PLACE] - 1
    if place < 0:
        return []
    printed = state.rules.printed
    name = ENVIRONMENT_NAMES[place]
    parts = [Text(words.name(name) + mark(state.rules.box, "environments", name), style="bold")]
    for face in range(1, FACES + 1):
        results = printed.results[place][face]
        effects = ", ".join([result_words(kind, amount, words) for kind, amount in results]) or NOTHING
        bloody = printed.bloody[place][face]
        rolled = ROLLED_SIGN if state.cells[ROLLED] == face else ""
        parts.append(Text(f"{rolled}{DICE[face]} {effects}", style=DANGER if bloody else SAFE))
        if bloody:
            parts[-1].append(BLOODY_SIGN)
    if state.cells[MARKS] & CLIFF_USED:
        parts.append(Text(words.say("draw-used"), style=QUIET))
    return parts


def weather(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The weather and what it does."""
    if not state.rules.weather:
        return []
    name = WEATHER_NAMES[state.rules.weather - 1]
    return [Text(words.name(name), style="bold"), Text(words.say(f"about-{name}"))]


def strikers(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """Which of three opponents counter-attack, by face of the blue die."""
    if state.rules.enemies == 1:
        return []
    found: Parts = []
    for face in range(1, FACES + 1):
        names = ", ".join([words.name(TRIO_NAMES[enemy]) for enemy in ATTACKERS[face]])
        found.append(Text(f"{DICE[face]} {names}{mark(state.rules.box, 'attackers', 'one_vs_three', f'face{face}')}"))
    return found


def bushido(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The Bushido marker, the virtue that it has reached, and what is left on its card."""
    cells = state.cells
    parts: Parts = []
    if state.rules.bushido:
        marker = cells[MARKER]
        parts.append(Text(STEP * marker + OPEN_STEP * (BUSHIDO_STEPS - marker), style=POWER))
        parts[-1].append(f" {marker}/{BUSHIDO_STEPS}", style="bold")
    if cells[VIRTUE_AT] != NO_VIRTUE:
        name = BUSHIDO_NAMES[cells[VIRTUE_AT]]
        parts += [Text(words.name(name), style="bold"), Text(words.say(f"about-{name}"))]
        if state.modifiers.pool_points:
            parts.append(Text(words.say("draw-points_left", number=cells[POINTS])))
        if state.modifiers.ki_to_life:
            parts.append(Text(f"{KI_SIGN} {cells[POINTS]}/{state.modifiers.ki_to_life}", style=POWER))
    if cells[OPEN_VIRTUE] != NO_VIRTUE:
        parts.append(Text(words.say("draw-next_virtue", virtue=BUSHIDO_NAMES[cells[OPEN_VIRTUE]])))
    return parts


def blood(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The lasting wounds of the player."""
    if not state.rules.blood:
        return []
    suffered = [
        Text(words.name(BLOOD_NAMES[card][level]), style=DANGER)
        for card in range(BLOOD_CARDS)
        for level, mask in enumerate((state.cells[BLOOD_1], state.cells[BLOOD_2]))
        if mask >> card & 1
    ]
    return suffered or [Text(words.say("draw-unhurt"), style=SAFE)]


def armour(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The armour, and who wears it."""
    rules = state.rules
    if not rules.yoroi:
        return []
    wearer = words.name(rules.seats[0])
    if rules.yoroi == 2:
        wearer = words.name(TRIO_NAMES[rules.yoroi_opponent] if rules.enemies > 1 else rules.opponent)
    left = state.cells[ARMOUR_AT]
    plates = Text(PLATE * left, style=SAFE).append(LOST_PLATE * (ARMOUR - left), style=QUIET)
    return [Text(wearer), plates.append(f" {left}/{ARMOUR}", style="bold")]


def taikyu(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The consequence of this round."""
    if not state.rules.taikyu:
        return []
    face = state.cells[TAIKYU_AT]
    return [Text(f"{DICE[face]} {words.say(CONSEQUENCES[face])}", style=FOCUS if face else QUIET)]


def mulligans(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The mulligans left: those of the weapon, and the one of a campaign."""
    cells = state.cells
    parts: Parts = []
    if cells[YARI]:
        parts.append(Text(words.say("draw-by_weapon", number=cells[YARI])))
    if cells[MULLIGANS]:
        parts.append(Text(words.say("draw-by_campaign", number=cells[MULLIGANS])))
    return parts


def bonus(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """The bonus of a random event for the next round."""
    return [
        Text(f"{words.name(name)} +{state.cells[BONUS + gauge]}", style=SAFE)
        for gauge, name in enumerate(GAUGE_NAMES[:2])
        if state.cells[BONUS + gauge]
    ]


def switches(state: WayOfTheSamurai, words: Catalogue) -> Parts:
    """Modules and easier variants without a line of their own."""
    names = [name for name in ("gisei", "hard_mode", *EASY) if state.rules.options[name] is True]
    return [Text(words.say(f"option-{name}")) for name in names]
