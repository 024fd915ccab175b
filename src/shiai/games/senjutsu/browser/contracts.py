"""The contracts that lie before a hero: which, how far they are, and what fulfils them (section 58)."""

from dataclasses import dataclass

from shiai.games.senjutsu.browser.shared import NamedCard
from shiai.games.senjutsu.cards.contracts import CONTRACTS, FIRST_WOUND
from shiai.games.senjutsu.rules.contracts import progress_of
from shiai.games.senjutsu.rules.state import BLOCK, COMPLETED, CONTRACTS_AT, FULFILLED, Senjutsu
from shiai.i18n.catalogue import Catalogue


@dataclass(frozen=True)
class ContractTile:
    """One contract."""

    id: str
    what: str  # its key
    title: str
    state: str  # how far it is, in words
    sign: str  # the same as a number or a sign; empty for one that is only open
    done: bool
    missed: bool


def contracts(state: Senjutsu, words: Catalogue, seat: int) -> tuple[ContractTile, ...]:
    """All contracts that lie before a hero."""
    cells, base = state.cells, seat * BLOCK
    found: list[ContractTile] = []
    for number, contract in enumerate(CONTRACTS):
        if not cells[base + CONTRACTS_AT] >> number & 1:
            continue
        done = bool(cells[base + FULFILLED] >> number & 1)
        progress = progress_of(state, seat, number)
        missed = not done and contract.kind == FIRST_WOUND and progress > 0
        made, needed = contract.made(progress), contract.needed()
        sign = "✓" if done else "✗" if missed else f"{made}/{needed}" if needed > 1 else ""
        if done or missed:
            says = words.say("web-contract_done" if done else "web-contract_missed")
        elif needed > 1:
            says = words.say("web-contract_progress", number=made, total=needed)
        else:
            says = words.say("web-contract_open")
        name = f"contract-{contract.name}"
        found.append(ContractTile(f"{name}-{seat}", name, words.name(name), says, sign, done, missed))
    return tuple(found)


def listed_contracts(tiles: tuple[ContractTile, ...], words: Catalogue) -> tuple[NamedCard, ...]:
    """The same as a list to open."""
    return tuple([NamedCard(f"{tile.title}: {tile.state}", 1, words.say(f"about-{tile.what}")) for tile in tiles])


def has_contracts(state: Senjutsu, seat: int) -> bool:
    """Has this hero, or had it ever, contracts in this game?"""
    return bool(state.rules.heroes[seat].contracts) and seat < state.rules.people


def completed(state: Senjutsu, seat: int) -> tuple[int, int]:
    """How many contracts a hero has fulfilled in this game, and how many win."""
    return state.cells[seat * BLOCK + COMPLETED], state.rules.heroes[seat].contracts_to_win
