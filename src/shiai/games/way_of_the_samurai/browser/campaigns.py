"""Runs of several fights in Way of the Samurai: both campaigns with their maps, and the clan."""

from dataclasses import dataclass

from shiai.games.way_of_the_samurai.browser.figures import figure
from shiai.games.way_of_the_samurai.browser.trust import part_mark
from shiai.games.way_of_the_samurai.rules.actions import PATH
from shiai.games.way_of_the_samurai.rules.cards import DOJO_STEPS, RANKS, VILLAGE_FIGHTS
from shiai.games.way_of_the_samurai.rules.options import CLAN_RUN, DOJO_YOSHIOKA, LEAVING_THE_VILLAGE, MODE_NAMES
from shiai.games.way_of_the_samurai.rules.state import CHOSEN, DEFEATED, WayOfTheSamurai, rank
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer
from shiai.web.kit.marks import Mark


@dataclass(frozen=True)
class Stop:
    """An opponent on the map."""

    id: str
    life: int  # 0 where a die decides
    ki: int
    state: str  # done, now, later, open (can be chosen) or passed (was not chosen)
    says: str
    offer: Offer | None
    figure: str = ""
    what: str = ""  # the key of its explanation


@dataclass(frozen=True)
class Path:
    """The map, or the count of a clan run."""

    what: str  # the key of its explanation
    title: str
    text: str
    goal: str  # the symbol at the end
    steps: tuple[tuple[Stop, ...], ...]
    trust: Mark | None = None


def path(state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer]) -> Path | None:
    """The map or the count of a run of several fights; None in a single fight."""
    mode = state.rules.mode
    defeated = state.cells[DEFEATED]
    title = words.name(MODE_NAMES[mode])
    what = f"mode:{MODE_NAMES[mode]}"
    if mode == CLAN_RUN:
        following = [least for least, _ in RANKS if least > defeated]
        text = words.say("web-clan", number=defeated, rank=rank(defeated))
        if following:
            text = f"{text} {words.say('web-next_rank', number=following[0] - defeated)}"
        return Path(what, title, text, "", ())
    if mode == DOJO_YOSHIOKA:
        total = len(DOJO_STEPS)
        steps = tuple([dojo_step(state, words, offers, step) for step in range(total)])
        text = words.say("web-step", number=min(defeated + 1, total), total=total)
        return Path(what, title, text, "dojo", steps, part_mark(state.rules, words, "dojo"))
    if mode == LEAVING_THE_VILLAGE:
        stops = [Stop(f"path-{step}", 0, 0, when(step, defeated), "", None) for step in range(VILLAGE_FIGHTS)]
        text = words.say("web-step", number=min(defeated + 1, VILLAGE_FIGHTS), total=VILLAGE_FIGHTS)
        return Path(what, title, text, "gate", tuple([(stop,) for stop in stops]))
    return None


def when(step: int, defeated: int) -> str:
    """Whether a step is done, now or later."""
    return "done" if step < defeated else "now" if step == defeated else "later"


def dojo_step(state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer], step: int) -> tuple[Stop, ...]:
    """The opponents of one step of the dojo, one of whom is fought."""
    defeated = state.cells[DEFEATED]
    chosen = state.cells[CHOSEN + step] - 1
    stops = []
    for option, (id, life, ki) in enumerate(state.rules.printed.dojo[step]):
        offer = offers.get(PATH.at(option)) if step == defeated else None
        condition = when(step, defeated)
        if chosen >= 0 and option != chosen:
            condition = "passed"
        elif offer:
            condition = "open"
        says = f"{words.name(id)}. {words.say('web-stop', number=step + 1, life=life, ki=ki)}"
        stops.append(Stop(f"path-{id}", life, ki, condition, says, offer, figure(id), f"stop:{id}"))
    return tuple(stops)
