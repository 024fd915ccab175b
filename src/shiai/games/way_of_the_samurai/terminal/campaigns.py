"""Runs of several fights in Way of the Samurai: the map of a campaign, the count and rank of a clan run."""

from typing import Final

from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import SIGNS, mark
from shiai.cli.kit.styles import FOCUS, QUIET, SAFE
from shiai.core.components import OWN
from shiai.games.way_of_the_samurai.rules.cards import RANKS, VILLAGE_FIGHTS
from shiai.games.way_of_the_samurai.rules.options import CLAN_RUN, DOJO_YOSHIOKA
from shiai.games.way_of_the_samurai.rules.state import CHOSEN, DEFEATED, WayOfTheSamurai, rank
from shiai.games.way_of_the_samurai.terminal.cards import KI_SIGN, LIFE_SIGN
from shiai.i18n.catalogue import Catalogue

DONE: Final = "✓"
HERE: Final = "▶"
AHEAD: Final = "·"
ARROW: Final = " ─ "


def campaign_lines(state: WayOfTheSamurai, words: Catalogue, width: int) -> list[Text]:
    """The progress of a run; nothing in a single fight."""
    if not state.rules.several_fights:
        return []
    if state.rules.mode == CLAN_RUN:
        return flow(clan(state, words), width, " · ")
    if state.rules.mode == DOJO_YOSHIOKA:
        return flow(dojo(state, words), width, ARROW)
    return flow(village(state), width, " ")


def progress(step: int, defeated: int) -> tuple[str, str]:
    """Symbol and style of a step of a map."""
    if step < defeated:
        return DONE, SAFE
    return (HERE, FOCUS) if step == defeated else (AHEAD, QUIET)


def dojo(state: WayOfTheSamurai, words: Catalogue) -> list[Text]:
    """The archway and five steps, most of them with two opponents; the chosen one is in brackets."""
    found = [Text(words.say("draw-archway") + map_sign(state), style=QUIET)]
    between = f" {words.say('draw-or')} "
    for step, options in enumerate(state.rules.printed.dojo):
        symbol, style = progress(step, state.cells[DEFEATED])
        chosen = state.cells[CHOSEN + step]
        labels = [f"{LIFE_SIGN}{life}{KI_SIGN}{ki}" for _, life, ki in options]
        if chosen:
            labels[chosen - 1] = f"[{labels[chosen - 1]}]"
        found.append(Text(f"{symbol} {between.join(labels)}", style=style))
    return found


def map_sign(state: WayOfTheSamurai) -> str:
    """One sign for the whole map: that of the box, if the box has one of the opponents."""
    signs = [mark(state.rules.box, "dojo", id) for step in state.rules.printed.dojo for id, _, _ in step]
    return SIGNS[OWN] if SIGNS[OWN] in signs else signs[0]


def village(state: WayOfTheSamurai) -> list[Text]:
    """The eleven steps out of the village."""
    found: list[Text] = []
    for step in range(VILLAGE_FIGHTS):
        symbol, style = progress(step, state.cells[DEFEATED])
        found.append(Text(f"{symbol}{step + 1}", style=style))
    return found


def clan(state: WayOfTheSamurai, words: Catalogue) -> list[Text]:
    """The enemies defeated, the rank, and the next rank."""
    defeated = state.cells[DEFEATED]
    parts = [
        Text(words.say("draw-defeated", number=defeated), style="bold"),
        Text(words.say("draw-rank", rank=rank(defeated)), style=FOCUS),
    ]
    ahead = [(least, name) for least, name in RANKS if least > defeated]
    if ahead:
        least, name = ahead[0]
        parts.append(Text(words.say("draw-next_rank", rank=name, number=least), style=QUIET))
    return parts
