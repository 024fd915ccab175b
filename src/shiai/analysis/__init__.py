"""Analysis of a game after its end: every choice rated from what its seat could know, luck apart from skill."""

from shiai.analysis.decisions import AnalysisError, Decision, decisions_of
from shiai.analysis.rate import Budget, budget_for, rate
from shiai.analysis.ratings import Option, Rating
from shiai.analysis.report import Analysis, analyse

__all__ = [
    "Analysis",
    "AnalysisError",
    "Budget",
    "Decision",
    "Option",
    "Rating",
    "analyse",
    "budget_for",
    "decisions_of",
    "rate",
]
