"""The table of Senjutsu alone in the terminal: that of Senjutsu, with enemies.

The present behaviour of an enemy is the word in brackets. The Advantage track is not used.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Detail, Drawings, SetupQuestions
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, LASTING, PLAYED, STOCK, UP
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, EXTRA, STANCE_NAMES, TOP, Solo
from shiai.games.senjutsu.solo.terminal.enemies import enemy_lines, token_lines, unseen
from shiai.games.senjutsu.solo.terminal.why import nothing, why
from shiai.games.senjutsu.terminal.cards import add_card
from shiai.games.senjutsu.terminal.heroes import hero_lines
from shiai.games.senjutsu.terminal.table import DRAWINGS as DUEL
from shiai.games.senjutsu.terminal.table import whole_table
from shiai.games.senjutsu.terminal.views import about as about_duel
from shiai.i18n.catalogue import Catalogue


def draw(state: Solo, words: Catalogue, width: int) -> RenderableType:
    """The whole table, in so many columns."""
    return whole_table(state, words, width, all_figures)


def all_figures(state: Solo, words: Catalogue, width: int) -> list[Text]:
    """The score of a run against a horde, then all heroes and enemies."""
    score = state.setup.game.score(state)
    lines = [Text(words.message(score), style="bold")] if score is not None else []
    for figure in range(state.rules.count):
        if figure < state.rules.first_enemy:
            lines += hero_lines(state, figure, words, width)
        elif figure == state.rules.token:
            lines += token_lines(state, figure, words)
        elif state.cells[ALIVE] >> figure & 1 or not state.solo_rules.horde:
            lines += enemy_lines(state, figure, words, width)
    return lines


def enemies(state: Solo, words: Catalogue, _width: int) -> RenderableType:
    """The cards of every enemy that somebody has seen, in full, and the number of unseen ones."""
    parts: list[RenderableType] = []
    for figure in range(state.rules.first_enemy, state.rules.count):
        if figure != state.rules.token and state.cells[ALIVE] >> figure & 1:
            number = unseen(state, figure)
            title = f"{words.name(who(state, figure))}: {words.say('solo-draw_unseen', number=number)}"
            parts += [Text(title, style="bold"), seen_cards(state, figure, words)]
    return Group(*parts)


def seen_cards(state: Solo, figure: int, words: Catalogue) -> Table:
    """The cards of an enemy that somebody has seen, wherever they are."""
    cells = state.cells
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False, expand=True)
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold", ratio=1)
    heap = sum([cells[figure * BLOCK + cell] for cell in (STOCK, UP, PLAYED, LASTING)]) + cells[figure * EXTRA + TOP]
    for design in designs(heap):
        add_card(table, state.rules.cards, design, copies(heap, design), False, words)
    return table


def about(state: Solo, words: Catalogue, width: int) -> RenderableType:
    """Explanations of everything in this fight, with the behaviours and stances of enemies."""
    table = Table.grid(padding=(0, 2))
    names = [*[f"behaviour-{name}" for name in BEHAVIOUR_NAMES], *[f"stance-{name}" for name in STANCE_NAMES]]
    for name in names:
        table.add_row(f"[bold]{escape(words.name(name))}[/]", escape(words.say(f"about-{name}")))
    return Group(about_duel(state, words, width), table)


DRAWINGS: Final = Drawings(
    draw,
    details={
        **DUEL.details,
        "about": Detail(about, lambda words: words.say("solo-help_about")),
        "enemies": Detail(enemies, lambda words: words.say("solo-help_enemies")),
        "why": Detail(nothing, lambda words: words.say("solo-help_why"), recall=why),
    },
    questions=SetupQuestions(("mode", "hero_1", "enemy_1", "terrain")),
)
