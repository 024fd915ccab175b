"""The figures of Way of the Samurai: the player by weapon, every opponent, all in static/figures.svg."""

from typing import Final

from markupsafe import Markup

from shiai.core.box import Contents
from shiai.games.way_of_the_samurai.rules.cards import DOJO_STEPS, OPPONENT_IDS, TRIO_NAMES
from shiai.games.way_of_the_samurai.rules.options import BLADES, DOJO_YOSHIOKA, NO_WEAPON, ONE_VS_THREE, STANDARD
from shiai.games.way_of_the_samurai.rules.state import CHOSEN, DEFEATED, ENEMY_LIFE, WEAPON, WayOfTheSamurai
from shiai.i18n.catalogue import Catalogue

SPRITE: Final = "/static/way_of_the_samurai/figures.svg"
STRANGERS: Final = 6  # enemies without a name, one after the other
USUAL: Final = "ishida"  # the opponent of the option `standard`
PICTURED: Final = ("opponents", "weapons", "trio", "dojo")  # parts whose entries have a figure
DOJO_NAMES: Final = tuple([str(one["id"]) for step in DOJO_STEPS for one in step["options"]])
DRAWN: Final = frozenset((*OPPONENT_IDS, *BLADES, *TRIO_NAMES, *DOJO_NAMES))


def figure(name: str) -> str:
    """The address of the figure of a weapon or an opponent."""
    return f"{SPRITE}#figure-{name}"


def player_figure(state: WayOfTheSamurai, block: int, seat: int) -> str:
    """The figure of a player: by name where there are two, otherwise by weapon."""
    if state.rules.two_players:
        return figure(state.rules.seats[seat])
    weapon = state.cells[block + WEAPON]
    return figure(BLADES[weapon] if weapon < NO_WEAPON else BLADES[0])


def opponent_figure(state: WayOfTheSamurai, number: int) -> str:
    """The figure of an opponent, or of the enemy who fell last; empty while the next one is chosen."""
    rules, cells = state.rules, state.cells
    if rules.mode == ONE_VS_THREE:
        return figure(TRIO_NAMES[number])
    if not rules.several_fights:
        return figure(rules.opponent)
    fight = max(0, cells[DEFEATED] - (cells[ENEMY_LIFE] == 0))
    if rules.mode == DOJO_YOSHIOKA and fight < len(DOJO_STEPS):
        chosen = cells[CHOSEN + fight] - 1
        return figure(rules.printed.dojo[fight][chosen][0]) if chosen >= 0 else ""
    return figure(f"enemy_{fight % STRANGERS + 1}")


def picture(part: str, entry: str, _contents: Contents, _words: Catalogue) -> Markup | None:
    """The figure of an opponent or a weapon, for pages without a game; nothing for other components."""
    if part not in PICTURED:
        return None
    name = USUAL if entry == STANDARD else entry
    if name not in DRAWN:
        return None
    return Markup('<svg class="figure-picture" viewBox="0 0 64 64" aria-hidden="true"><use href="{}"/></svg>').format(
        figure(name)
    )
