"""What moves on the board for an event of Senjutsu alone: as in a duel, with waves, ranks and contracts."""

from collections.abc import Callable, Sequence
from typing import Final

from shiai.core.messages import Event
from shiai.games.senjutsu.browser.choreography import CUES as DUEL_CUES
from shiai.games.senjutsu.browser.choreography import Happening, aimed, answered, banner, deck_empty, played, shuffled
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import Cue

HORDE: Final = "horde"  # the id of the banner of a horde


def cues(before: Solo, after: Solo, event: Event, words: Catalogue) -> Sequence[Cue]:
    """What moves for an event; cues without a place are left out."""
    return played(CUES, Happening(before, after, event, words))


def mood_changed(now: Happening) -> list[Cue]:
    """An enemy changes its behaviour or its stance."""
    return [Cue("pulse", now.panel())]


def held_back(now: Happening) -> list[Cue]:
    """An enemy cannot attack."""
    return [Cue("tag", now.piece(), text="…")]


def token_gained(now: Happening) -> list[Cue]:
    """The monk gains a token."""
    return [Cue("tag", now.piece(), text=f"{now.number('count')}", ink="ochre")]


def wave_defeated(_now: Happening) -> list[Cue]:
    """A wave is over."""
    return [Cue("pulse", HORDE)]


CUES: Final[dict[str, Callable[[Happening], list[Cue]]]] = {
    **DUEL_CUES,
    "card_removed": deck_empty,
    "contract": banner,
    "discards_gathered": shuffled,
    "enemy_attacks": aimed,
    "enemy_counter": answered,
    "enemy_holds_back": held_back,
    "enemy_reset": shuffled,
    "enemy_reshuffled": shuffled,
    "half_returned": shuffled,
    "mood": mood_changed,
    "path_token": token_gained,
    "rank_reached": banner,
    "recalled": shuffled,
    "round": banner,
    "wave": banner,
    "wave_defeated": wave_defeated,
}
