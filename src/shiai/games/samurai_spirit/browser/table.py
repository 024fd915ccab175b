"""The table of Samurai Spirit in the browser: what its templates show, made from a redacted state only."""

from dataclasses import dataclass
from typing import Final

from shiai.games.samurai_spirit.browser.boards import Boards, boards
from shiai.games.samurai_spirit.browser.choices import marks
from shiai.games.samurai_spirit.browser.choreography import cues
from shiai.games.samurai_spirit.browser.details import Details, details
from shiai.games.samurai_spirit.browser.explain import explain
from shiai.games.samurai_spirit.browser.odds import odds
from shiai.games.samurai_spirit.browser.stage import Stage, stage
from shiai.games.samurai_spirit.browser.village import (
    AbsentToken,
    RaiderPile,
    TokenGroup,
    absent_tokens,
    piles,
    village,
)
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from shiai.web.kit.drawing import Drawing, Scene


@dataclass(frozen=True)
class Table:
    """Everything on the table."""

    number: int  # of samurai
    boards: Boards
    village: tuple[TokenGroup, ...]
    piles: tuple[RaiderPile, ...]
    absent: tuple[AbsentToken, ...]
    stage: Stage
    details: Details


def table(scene: Scene[SamuraiSpirit]) -> Table:
    """The whole table for the viewing seat."""
    state = scene.view
    offers = {offer.action: offer for offer in scene.offers}
    return Table(
        number=state.rules.samurai,
        boards=boards(scene, state, offers),
        village=village(state, scene.words),
        piles=piles(state, scene.words, offers),
        absent=absent_tokens(state, scene.words, offers),
        stage=stage(scene, state, offers),
        details=details(state, scene.words),
    )


DRAWING: Final = Drawing(
    "samurai_spirit/table.html",
    table,
    odds=odds,
    marks=marks,
    cues=cues,
    explain=explain,
    style="/static/samurai_spirit/table.css",
)
