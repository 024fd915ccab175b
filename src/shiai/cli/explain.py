"""Explain a choice of a bot: repeat its search from what its seat could see, and show the candidates."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from shiai.bots import UnknownBot, bot, bot_rng, names_code
from shiai.bots.explanation import Explanation, with_game_reasons
from shiai.core.record import Record
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.table.live_game import PEOPLE

MAX_CANDIDATES = 5


def explain_choice(record: Record, at: int, words: Catalogue, console: Console) -> None:
    """Explain the choice that a bot made after `at` choices."""
    if at >= len(record.choices) or record.choices[at][0] == CHANCE:
        raise UnknownBot(f"no bot chose after {at} choices; --at must be a moment before the choice of a bot")
    seat, chosen = record.choices[at]
    name = record.setup.seat_name(seat)
    spec = record.tags.get(f"seat {name}", PEOPLE)
    if spec == PEOPLE:
        raise UnknownBot(f"a person chose for {name} after {at} choices; only bots can explain")
    if names_code(spec):
        raise UnknownBot(
            f"the record names the bot '{spec}', and no code is run because a file names it: ask the bot itself"
        )
    view = record.at(at).redact(seat)
    turn = [chooser for chooser, _ in record.choices[:at]].count(seat)
    rng = bot_rng(record.tags.get("seed", ""), seat, turn)
    explanation = with_game_reasons(bot(spec).explain(view, seat, rng), view, seat, rng, chosen)
    console.print(f"{words.name(name)} ({spec}): {escape(view.name(chosen))}")
    console.print(candidates_table(explanation, view, chosen))
    for reason in explanation.reasons:
        console.print(words.message(reason), markup=False)


def candidates_table(explanation: Explanation, view: State, chosen: int) -> Table:
    """The best candidates; the chosen one is marked."""
    table = Table("", "choice", "chance", "share", "visits", box=None, padding=(0, 1))
    candidates = explanation.candidates
    for place, candidate in enumerate(candidates):
        if place < MAX_CANDIDATES or candidate.action == chosen:
            mark = "→" if candidate.action == chosen else ""
            chance = f"{50 + 50 * candidate.value:.0f} %" if view.setup.game.has_chances(view.setup) else "–"
            table.add_row(
                mark, escape(view.name(candidate.action)), chance, f"{candidate.share:.0%}", str(candidate.visits)
            )
    return table
