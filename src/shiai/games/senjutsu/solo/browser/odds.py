"""The danger of a choice in words: what enemies are bound to do in this turn if the hero does nothing more."""

from shiai.games.senjutsu.browser.dangers import dangers
from shiai.games.senjutsu.solo.players.foresight import enemies_to_act, foresee
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.i18n.catalogue import Catalogue


def odds(view: Solo, action: int, words: Catalogue) -> str:
    """The danger for the hero whose player chooses, or what a duel would warn of; empty without danger."""
    return bound_to_happen(view, action, words) or dangers(view, action, words)


def bound_to_happen(view: Solo, action: int, words: Catalogue) -> str:
    """What the revealed cards of enemies do to the hero; empty before they are revealed."""
    if view.viewer not in view.actors() or not enemies_to_act(view):
        return ""
    this = foresee(view, view.viewer, action)
    if this.lord:
        return words.say("web-danger_lord")
    if this.falls:
        return words.say("web-danger_falls")
    if this.wounds and this.by:
        return words.say("web-danger_hit", who=this.by, number=this.wounds)
    return words.say("web-danger_wounds", number=this.wounds) if this.wounds else ""
