"""Best runs on pages: the best ones of a person, and how a run that has just ended compares with them."""

from dataclasses import dataclass

from shiai.core.game import Game
from shiai.i18n.catalogue import Catalogue
from shiai.table.open_table import OpenTable
from shiai.table.runs import best_runs, run_of, run_rules
from shiai.table.store import Store
from shiai.web.kit.visit import Visit


@dataclass(frozen=True)
class RunRow:
    """One of the best runs."""

    url: str
    hero: str
    mode: str
    score: str
    backs: int


def run_rows(visiting: Visit, game: Game, words: Catalogue) -> list[RunRow]:
    """The best runs of a person, one of each kind; none for a game that keeps no runs."""
    rules = run_rules(game)
    if rules is None:
        return []
    store = visiting.host.store
    runs = [] if visiting.visitor.new else best_runs(store.runs_of(visiting.visitor.person))
    rows: list[RunRow] = []
    for run in runs:
        value = f"mode-{run.mode}"
        mode, score = words.say(f"value-{value}"), words.message(rules.score(run))
        rows.append(RunRow(f"/table/{run.place}/replay", words.name(run.hero), mode, score, run.backs))
    return rows


def compared(store: Store, table: OpenTable, person: str, words: Catalogue) -> str:
    """How a run that is over compares with the others of this person; empty for other games."""
    run = run_of(table.game.state, table.backs)
    rules = run_rules(table.game.state.setup.game)
    if run is None or rules is None:
        return ""
    others = [other for other in store.runs_of(person) if other.kind == run.kind and other.place != table.sheet.id]
    best = best_runs(others)
    if not best or run.worth > best[0].worth:
        return words.say("page-run-record")
    return words.say("page-run-best", score=words.message(rules.score(best[0])))
