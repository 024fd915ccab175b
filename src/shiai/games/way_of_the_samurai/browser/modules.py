"""The modules of Way of the Samurai as small cards along the edge: environment, weather, virtues, lasting effects."""

from dataclasses import dataclass, replace
from typing import Final

from shiai.games.way_of_the_samurai.browser.icons import Icon, result_icon, signed, spoken
from shiai.games.way_of_the_samurai.browser.trust import part_mark
from shiai.games.way_of_the_samurai.browser.uses import Use, piece_uses
from shiai.games.way_of_the_samurai.browser.views import cards_of
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOOD_CARDS,
    BLOOD_NAMES,
    BUSHIDO_NAMES,
    BUSHIDO_STEPS,
    CLIFF,
    ENVIRONMENT_NAMES,
    FACES,
    GAUGE_NAMES,
    WEATHER_NAMES,
)
from shiai.games.way_of_the_samurai.rules.options import BLADES, EASY
from shiai.games.way_of_the_samurai.rules.state import (
    BLOOD_1,
    BLOOD_2,
    BONUS,
    BROKEN,
    CLIFF_USED,
    GISEI_DRAWN,
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
from shiai.games.way_of_the_samurai.text.explanations import about_gisei, about_place
from shiai.games.way_of_the_samurai.text.messages import step_name
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer
from shiai.web.kit.marks import Mark, mark_of

NOTHING: Final = "–"
FEW: Final = 2  # modules that need no row of their own
CONSEQUENCES: Final[dict[int, str]] = {  # of Taikyu, by face of the blue die; 0 before the roll
    0: "web-taikyu_0",
    1: "web-taikyu_1",
    2: "web-taikyu_2",
    3: "web-taikyu_3",
    4: "web-taikyu_4",
    5: "web-taikyu_5",
    6: "web-taikyu_6",
}


@dataclass(frozen=True)
class Result:
    """The result of a face of the blue die in an environment."""

    face: int
    brings: tuple[Icon, ...]
    bloody: bool
    now: bool
    says: str


@dataclass(frozen=True)
class Module:
    """A small card: a title, its state, and an explanation."""

    id: str
    symbol: str
    title: str
    text: str  # always shown
    about: str  # its explanation
    steps: tuple[bool, ...] = ()  # spaces of a marker, reached or not
    results: tuple[Result, ...] = ()
    trust: Mark | None = None
    uses: tuple[Use, ...] = ()
    wounds: tuple[tuple[str, str], ...] = ()  # Blood cards: the key of the explanation, and the name


def modules(state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer]) -> tuple[Module, ...]:
    """All modules in play, in a fixed order, with the choices that stand on them."""
    return tuple([replace(each, uses=piece_uses(state, offers, f"module-{each.id}")) for each in listed(state, words)])


def room(found: tuple[Module, ...]) -> str:
    """How much room modules need in this game: none, `few` or `many`; what comes and goes does not count."""
    lasting = [module for module in found if module.id not in ("bonus", "broken")]
    if len(lasting) > FEW or any(module.results for module in lasting):
        return "many"
    return "few" if lasting else ""


def listed(state: WayOfTheSamurai, words: Catalogue) -> tuple[Module, ...]:
    """All modules in play, in a fixed order."""
    rules = state.rules
    found = [*place(state, words)]
    if rules.weather:
        name = WEATHER_NAMES[rules.weather - 1]
        found.append(Module("weather", "weather", words.name(name), "", words.say(f"about-{name}")))
    found += bushido(state, words)
    if rules.taikyu:
        text = words.say(CONSEQUENCES[state.cells[TAIKYU_AT]])
        found.append(Module("taikyu", "taikyu", words.say("web-taikyu"), text, words.say("about-taikyu")))
    if rules.gisei:
        text = words.say("web-gisei_drawn", number=state.cells[GISEI_DRAWN]) if state.cells[GISEI_DRAWN] else ""
        trust = part_mark(rules, words, "gisei")
        found.append(Module("gisei", "gisei", words.say("web-gisei"), text, about_gisei(rules, words), trust=trust))
    if rules.blood:
        found.append(blood(state, words))
    return (*found, *other_modules(state, words))


def place(state: WayOfTheSamurai, words: Catalogue) -> list[Module]:
    """The environment with its six results."""
    if not state.cells[PLACE]:
        return []
    number = state.cells[PLACE] - 1
    name = ENVIRONMENT_NAMES[number]
    rolling = step_name(state) == "reroll"  # at other times the die was rolled for something else
    printed = state.rules.printed
    results = []
    for face in range(1, FACES + 1):
        brings = tuple([result_icon(words, kind, amount) for kind, amount in printed.results[number][face]])
        says = f"{face}: {spoken(brings) or NOTHING}"
        now = rolling and face == state.cells[ROLLED]
        results.append(Result(face, brings, printed.bloody[number][face], now, says))
    used = number == CLIFF and state.cells[MARKS] & CLIFF_USED
    text = words.say("web-used_up") if used else ""
    about = about_place(state.rules, words, number)
    trust = mark_of(state.rules.box, "environments", name, words)
    return [Module("environment", "place", words.name(name), text, about, results=tuple(results), trust=trust)]


def bushido(state: WayOfTheSamurai, words: Catalogue) -> list[Module]:
    """The Bushido marker, or the virtue that it has reached."""
    cells = state.cells
    virtue = cells[VIRTUE_AT]
    if virtue < NO_VIRTUE:
        name = BUSHIDO_NAMES[virtue]
        left = words.say("web-points", number=cells[POINTS]) if cells[POINTS] else ""
        return [Module("bushido", "bushido", words.name(name), left, words.say(f"about-{name}"))]
    if not state.rules.bushido:
        return []
    text = words.say("web-marker", number=cells[MARKER], total=BUSHIDO_STEPS)
    if cells[OPEN_VIRTUE] < NO_VIRTUE:
        text = f"{text} {words.name(BUSHIDO_NAMES[cells[OPEN_VIRTUE]])}"
    steps = tuple([step < cells[MARKER] for step in range(BUSHIDO_STEPS)])
    return [Module("bushido", "bushido", words.say("web-bushido"), text, words.say("about-bushido"), steps)]


def blood(state: WayOfTheSamurai, words: Catalogue) -> Module:
    """The Blood cards suffered so far."""
    cells = state.cells
    suffered = [
        (BLOOD_NAMES[card][level - 1], level)
        for card in range(BLOOD_CARDS)
        for level, mask in ((1, cells[BLOOD_1]), (2, cells[BLOOD_2]))
        if mask >> card & 1
    ]
    wounds = [(f"blood-card:{name}", words.say("web-blood_card", wound=name, level=level)) for name, level in suffered]
    text = "" if wounds else words.say("web-unhurt")
    return Module("blood", "wound", words.say("web-blood"), text, words.say("about-blood"), wounds=tuple(wounds))


def other_modules(state: WayOfTheSamurai, words: Catalogue) -> list[Module]:
    """Mulligans, bonuses, broken weapons, and variants that make the game easier or harder."""
    cells, rules = state.cells, state.rules
    found = []
    mulligans = cells[YARI] + cells[MULLIGANS]
    if rules.campaign or state.modifiers.mulligans:
        text = words.say("web-mulligans_left", number=mulligans)
        found.append(Module("mulligans", "mulligan", words.say("web-mulligans"), text, words.say("web-what_mulligans")))
    bonuses = [
        f"{words.name(GAUGE_NAMES[gauge])} {signed(cells[BONUS + gauge])}"
        for gauge in range(len(GAUGE_NAMES) - 1)
        if cells[BONUS + gauge]
    ]
    if bonuses:
        about = words.say("web-what_bonus")
        found.append(Module("bonus", "bonus", words.say("web-bonus"), ", ".join(bonuses), about))
    if cells[BROKEN]:
        names = ", ".join([words.name(BLADES[weapon]) for weapon in cards_of(cells[BROKEN])])
        found.append(Module("broken", "broken", words.say("web-broken"), names, words.say("web-what_broken")))
    if rules.hard_mode:
        found.append(Module("hard", "hard", words.say("web-hard_mode"), "", words.say("about-hard_mode")))
    eased = [words.say(f"about-{name}") for name in EASY if rules.options[name] is True]
    if eased:
        found.append(Module("easy", "easy", words.say("web-easy"), "", " ".join(eased)))
    return found
