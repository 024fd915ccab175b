"""The games that have a balance report."""

from typing import Final

from shiai.arena.balance import Balance
from shiai.arena.balance_samurai_spirit import SamuraiSpiritBalance
from shiai.arena.balance_senjutsu import SenjutsuBalance
from shiai.arena.balance_senjutsu_solo import SenjutsuSoloBalance
from shiai.arena.balance_seven_ronin import SevenRoninBalance
from shiai.arena.balance_way_of_the_samurai import WayOfTheSamuraiBalance

KINDS: Final[tuple[type[Balance], ...]] = (
    SevenRoninBalance,
    SamuraiSpiritBalance,
    WayOfTheSamuraiBalance,
    SenjutsuBalance,
    SenjutsuSoloBalance,
)
BALANCES: Final[dict[str, type[Balance]]] = {kind.game: kind for kind in KINDS}
