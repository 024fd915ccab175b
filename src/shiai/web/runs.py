"""Best runs of a person, and how a run that has just ended compares with them."""

from dataclasses import dataclass

from shiai.core.game import AnyGame
from shiai.i18n.catalogue import Catalogue
from shiai.table.runs import Run, RunRules, best_runs, run_rules
from shiai.table.store import Store
from shiai.table.table import Table
from shiai.web.kit.context import RequestContext


@dataclass(frozen=True)
class RunRow:
    """One of the best runs."""

    url: str
    hero: str
    mode: str
    score: str
    rewinds: int


def run_rows(context: RequestContext, game: AnyGame, words: Catalogue) -> list[RunRow]:
    """Return the best run of each kind of a person; nothing for a game that keeps no runs."""
    rules = run_rules(game)
    if rules is None:
        return []
    store = context.service.store
    runs = [] if context.visitor.new else best_runs(store.runs_of(context.visitor.person, game.id))
    return [run_row(rules, run, words) for run in runs]


def run_row(rules: RunRules, run: Run, words: Catalogue) -> RunRow:
    """Return a run as pages show it."""
    hero, mode, score = [words.message(say(run)) for say in (rules.hero, rules.mode, rules.score)]
    return RunRow(f"/table/{run.source}/replay", hero, mode, score, run.rewinds)


def comparison(store: Store, table: Table, person: str, words: Catalogue) -> str:
    """Say how a finished run compares with the others of this person; empty for a game that is no run."""
    run = table.run()
    rules = run_rules(table.game.state.setup.game)
    if run is None or rules is None:
        return ""
    runs = store.runs_of(person, table.info.game)
    others = [other for other in runs if other.kind == run.kind and other.source != table.info.id]
    best = best_runs(others)
    if not best or run.sort_key > best[0].sort_key:
        return words.say("page-run-record")
    return words.say("page-run-best", score=words.message(rules.score(best[0])))
