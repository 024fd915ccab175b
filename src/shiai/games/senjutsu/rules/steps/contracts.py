"""Contracts: which lie before a hero, what they are exchanged for, and how they win (section 58)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES, CONTRACTS, FIRST_WOUND
from shiai.games.senjutsu.cards.vocabulary import CONTRACT_DONE
from shiai.games.senjutsu.rules.actions import CONTRACT, PASS, REWARD, STAKE, with_other
from shiai.games.senjutsu.rules.contracts import in_play, set_progress
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    COMPLETED,
    CONTRACTS_AT,
    FULFILLED,
    ITEM_CARD,
    PUT_AWAY,
    RESULT,
    STAKED,
    WINNERS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import effects, hands, instants
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.rules.table import acts, gain_focus, who

CARD_REWARD: Final = 0
SPEED_STAKE: Final = 0


def named(state: Senjutsu, seat: int, contract: int) -> Values:
    """A hero and a contract as values of a message."""
    return {"who": who(state, seat), "contract": f"contract-{CONTRACT_NAMES[contract]}"}


class LeaveOut(Question):
    """Choose a contract that stays out of the game, until so many are left as the hero takes into it."""

    name: ClassVar[str] = "leave_out"
    clause: ClassVar[str] = "SJ-58.1"
    turn_clause: ClassVar[str] = "SJ-58.1"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return CONTRACT.masked(state.cells[seat * BLOCK + CONTRACTS_AT])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        contract = CONTRACT.part(action)
        state.cells[seat * BLOCK + CONTRACTS_AT] &= ~(1 << contract)
        if state.events is not None:
            state.tell("contract_left_out", "SJ-58.1", named(state, seat, contract))
        push_choice(state, seat)


def push_choice(state: Senjutsu, seat: int) -> None:
    """Ask for a contract to leave out, if there still are too many."""
    if state.cells[seat * BLOCK + CONTRACTS_AT].bit_count() > state.rules.heroes[seat].contracts_in_play:
        state.push(LeaveOut(seat))


class LayOut(Happen[Senjutsu]):
    """Lay the contracts of a hero before it, open to everybody."""

    name: ClassVar[str] = "lay_out"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        # SJ-58.1
        state.cells[self.seat * BLOCK + CONTRACTS_AT] = state.rules.heroes[self.seat].contracts
        push_choice(state, self.seat)


class ContractDone(Happen[Senjutsu]):
    """A contract was fulfilled: perhaps the last that its owner needs, or the moment for an Instant."""

    name: ClassVar[str] = "contract_done"

    def __init__(self, seat: int, contract: int) -> None:
        self.seat = seat
        self.contract = contract

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        if not state.cells[ALIVE] >> seat & 1:
            return
        if state.events is not None:
            state.tell("contract", "SJ-58.3", named(state, seat, self.contract))
        # SJ-58.8
        enough = state.cells[seat * BLOCK + COMPLETED] >= state.rules.heroes[seat].contracts_to_win
        if enough and state.win_by_contracts(seat):
            return
        # SJ-58.17
        instants.push_window(state, seat, CONTRACT_DONE, 0, 0)


def win(state: Senjutsu, seat: int, result: int) -> None:
    """End the game: this hero has fulfilled enough contracts."""
    state.cells[RESULT] = result
    state.cells[WINNERS] = state.rules.allies[seat]
    state.stack.clear()
    state.reveals += 1
    if state.events is not None:
        state.tell("over", "SJ-58.8", {"reason": "contracts"})


# Rewards --------------------------------------------------------------------------------------------------------------


class MayCash(Happen[Senjutsu]):
    """Ask a hero with a fulfilled contract for a reward before the draw."""

    name: ClassVar[str] = "may_cash"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        if state.cells[ALIVE] >> self.seat & 1 and in_play(state, self.seat):
            state.push(Cash(self.seat))


class Cash(Question):
    """Discard a fulfilled contract for a reward, or keep all."""

    name: ClassVar[str] = "cash"
    clause: ClassVar[str] = "SJ-58.18"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return with_other(list(CONTRACT.masked(state.cells[seat * BLOCK + FULFILLED])), PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        # SJ-58.18
        put_away(state, seat, 1 << CONTRACT.part(action))
        if state.events is not None:
            state.tell("contract_cashed", "SJ-58.18", named(state, seat, CONTRACT.part(action)))
        state.push(Reward(seat))


class Reward(Question):
    """Take a card or a Focus for a contract."""

    name: ClassVar[str] = "reward"
    clause: ClassVar[str] = "SJ-58.18"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return REWARD.all()

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if REWARD.part(action) == CARD_REWARD:
            state.push(CheckDefeat(seat))
            state.push(hands.Draw(seat, 1))
        else:
            gain_focus(state, seat, 1)


def put_away(state: Senjutsu, seat: int, mask: int) -> None:
    """Discard these contracts."""
    base = seat * BLOCK
    state.cells[base + CONTRACTS_AT] &= ~mask
    state.cells[base + FULFILLED] &= ~mask
    state.cells[base + PUT_AWAY] |= mask


class Renew(Question):
    """Choose a discarded contract that lies before the hero again; `left` counts them."""

    name: ClassVar[str] = "renew"
    clause: ClassVar[str] = "SJ-58.9"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return CONTRACT.masked(state.cells[seat * BLOCK + PUT_AWAY])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        contract = CONTRACT.part(action)
        base = seat * BLOCK
        # SJ-58.9: from its beginning
        state.cells[base + PUT_AWAY] &= ~(1 << contract)
        state.cells[base + CONTRACTS_AT] |= 1 << contract
        if CONTRACTS[contract].kind != FIRST_WOUND:
            set_progress(state, seat, contract, 0)
        if state.events is not None:
            state.tell("contract_renewed", "SJ-58.9", named(state, seat, contract))
        push_renewal(state, seat, self.left - 1)


def push_renewal(state: Senjutsu, seat: int, left: int) -> None:
    """Ask for a contract to renew, if one was discarded."""
    if left and state.cells[seat * BLOCK + PUT_AWAY]:
        state.push(Renew(seat, left))


def discard_contracts(state: Senjutsu, seat: int) -> int:
    """Discard all contracts that lie before a hero; returns how many of them were fulfilled."""
    base = seat * BLOCK
    fulfilled = in_play(state, seat)
    mask = state.cells[base + CONTRACTS_AT]
    # SJ-58.13: fulfilled or not
    put_away(state, seat, mask)
    if mask and state.events is not None:
        state.tell("contracts_discarded", "SJ-58.13", {"who": who(state, seat), "count": mask.bit_count()})
    return fulfilled


# Cards that use contracts ---------------------------------------------------------------------------------------------


class DiscardForStake(Happen[Senjutsu]):
    """Discard all contracts for the revealed card, if it is still the one that wants it."""

    name: ClassVar[str] = "discard_for_stake"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        card = state.cells[self.seat * BLOCK + ITEM_CARD] - 1
        # SJ-58.11: not if it was replaced
        if card < 0 or card >= len(state.rules.cards.designs) or not state.rules.cards.designs[card].stake:
            return
        staked = discard_contracts(state, self.seat)
        if staked:
            state.push(Stake(self.seat, staked))


class Stake(Question):
    """Choose what the next of so many fulfilled contracts improves: initiative or wounds."""

    name: ClassVar[str] = "stake"
    clause: ClassVar[str] = "SJ-58.11"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return STAKE.all()

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[seat * BLOCK + STAKED] += 1 if STAKE.part(action) == SPEED_STAKE else 16
        if state.events is not None:
            event = "staked_speed" if STAKE.part(action) == SPEED_STAKE else "staked_wound"
            state.tell(event, "SJ-58.11", {"who": who(state, seat)})
        if self.left > 1:
            state.push(Stake(seat, self.left - 1))


class ForEach(Happen[Senjutsu]):
    """Carry out a chain so many times more; fields as for `Do`."""

    name: ClassVar[str] = "for_each"

    def __init__(self, seat: int, chain: int, targets: int, line: int, left: int) -> None:
        self.seat = seat
        self.chain = chain
        self.targets = targets
        self.line = line
        self.left = left

    def run(self, state: Senjutsu) -> None:
        if not self.left or not acts(state, self.seat):
            return
        state.push(ForEach(self.seat, self.chain, self.targets, self.line, self.left - 1))
        state.push(effects.Do(self.seat, self.chain, 0, self.targets, self.line, 0))


STEPS: Steps = (LeaveOut, LayOut, ContractDone, MayCash, Cash, Reward, Renew, DiscardForStake, Stake, ForEach)
