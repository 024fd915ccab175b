"""Talent and Kiai of the samurai in play, and of the absent ones whose tokens can be used."""

from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from shiai.cli.kit.marks import legend, mark
from shiai.games.samurai_spirit.rules.components import SAMURAI_COUNT, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.state import ABSENT_USED, SAMURAI, SamuraiSpirit
from shiai.i18n.catalogue import Catalogue

# By samurai: message and clause of the talent, message and clause of the Kiai (of the animal side).
TALENTS: Final = {
    "heihachi": ("draw-talent_heihachi", "SS-12.1", "draw-kiai_heihachi", "SS-14.2"),
    "daisuke": ("draw-talent_daisuke", "SS-12.2", "draw-kiai_daisuke", "SS-14.9"),
    "gorobei": ("draw-talent_gorobei", "SS-12.10", "draw-kiai_gorobei", "SS-14.11"),
    "kanbei": ("draw-talent_kanbei", "SS-12.11", "draw-kiai_kanbei", "SS-14.13"),
    "kikuchiyo": ("draw-talent_kikuchiyo", "SS-12.13", "draw-kiai_kikuchiyo", "SS-14.16"),
    "kyuzo": ("draw-talent_kyuzo", "SS-12.20", "draw-kiai_kyuzo", "SS-14.23"),
    "katsushiro": ("draw-talent_katsushiro", "SS-12.16", "draw-kiai_katsushiro", "SS-14.25"),
}


def talents(state: SamuraiSpirit, words: Catalogue, _width: int) -> RenderableType:
    """A row for every samurai in play in seating order, then for the absent ones whose tokens can be used."""
    seated = [samurai for samurai in state.cells[SAMURAI : SAMURAI + SAMURAI_COUNT] if samurai < SAMURAI_COUNT]
    usable = range(SAMURAI_COUNT) if state.rules.uses_absent else range(0)
    absent = [other for other in usable if other not in seated and not state.cells[ABSENT_USED] >> other & 1]
    kiai_heading = f"{words.say('draw-kiai')} ({words.say('draw-human')}/{words.say('draw-animal')})"
    table = Table("", words.say("draw-talent"), kiai_heading, show_lines=True)
    rules = state.rules
    signs: list[str] = []
    for samurai in (*seated, *absent):
        name = SAMURAI_NAMES[samurai]
        talent, talent_clause, kiai, kiai_clause = TALENTS[name]
        human, animal = [mark(rules.box, "samurai", name, side) for side in ("human", "animal")]
        signs += [human, animal]
        values = f"{rules.kiai[samurai]}{human}/{rules.kiai[SAMURAI_COUNT + samurai]}{animal}"
        table.add_row(
            f"[bold]{escape(words.name(name))}[/]",
            f"{escape(words.say(talent))} [dim]{talent_clause}[/]",
            f"[bold]{values}[/] {escape(words.say(kiai))} [dim]{kiai_clause}[/]",
        )
    return Group(table, legend(signs, words))
