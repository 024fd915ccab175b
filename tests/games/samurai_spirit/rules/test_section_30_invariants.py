"""Section 30: what is true at every moment of every game, played at random, with care and by the advice."""

from collections.abc import Iterator
from functools import cache

import pytest

from shiai.core.messages import Event
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.state import (
    HAND,
    INTRUDERS,
    NO_CARD,
    REVEALED,
    ROUND,
    STACK,
    TOKENS,
    TURN,
    WHERE,
    SamuraiSpirit,
)
from tests.games.samurai_spirit.games import (
    OTHER_READINGS,
    STANDARD,
    Chooser,
    advised,
    anything,
    careful,
    game,
    played,
)
from tests.games.samurai_spirit.given import (
    GAME,
    KIAI,
    animals,
    at_kiai,
    discards,
    field,
    given,
    intruder_count,
    line,
    names,
    party,
    passed,
    pawn_of,
    play,
    row,
    stack_size,
    step,
    symbol,
    told,
    village,
)
from tests.proof import proves

Moment = tuple[SamuraiSpirit, list[Event]]
EXTRA_BARRICADES = {"easy": 3, "normal": 2, "hard": 1, "heroic": 0}
CHOOSERS: list[Chooser] = [anything, careful, advised]
TABLES = STANDARD + OTHER_READINGS
SEEDS = 3


@cache
def moments_of(choose: Chooser, seed: int, table: int) -> tuple[Moment, ...]:
    """All moments of a game at one of the tables, played once for all tests."""
    return tuple([(state.clone(), events) for state, events in game(choose, seed, **TABLES[table])])


def all_games(tables: list[dict[str, object]]) -> Iterator[Iterator[Moment]]:
    """Many games: random ones, careful ones and advised ones at all these tables."""
    for options in tables:
        for choose in CHOOSERS:
            for seed in range(SEEDS):
                yield iter(moments_of(choose, seed, TABLES.index(options)))


def value(card: str) -> int:
    """The value of a card by its name: P3-01 is a 3."""
    return int(card[1])


def kiai_of(state: SamuraiSpirit, samurai: str) -> int:
    """The Kiai value of the side that is up."""
    return KIAI[samurai] + 3 * (samurai in animals(state))


def fought(state: SamuraiSpirit) -> int:
    """The number of cards in all combat lines."""
    return sum([len(line(state, samurai)) for samurai in party(state)])


# 30.1 -----------------------------------------------------------------------------------------------------------------


@proves("SS-30.1")
def test_the_cards_of_all_places_add_up_to_the_deck_of_the_round() -> None:
    rounds: set[int] = set()
    for moments in all_games(TABLES):
        for state, _ in moments:
            defended = sum([len(row(state, samurai)) for samurai in party(state)])
            revealed = state.values()[WHERE : WHERE + 66].count(REVEALED)
            held = int(state.cells[HAND] != NO_CARD)
            piles = stack_size(state) + len(discards(state)) + intruder_count(state) + revealed
            round = state.cells[ROUND]
            samurai = len(party(state))
            easy = state.rules.options["difficulty"] == "easy"
            deck = (6 * samurai + (samurai - 1) * (round - 1)) if easy else samurai * (6 + round)
            assert piles + fought(state) + defended + held == deck
            rounds.add(round)
    assert rounds == {1, 2, 3}


@proves("SS-30.1")
def test_no_card_lies_in_two_places_and_none_of_a_later_round_lies_anywhere() -> None:
    for moments in all_games(STANDARD):
        for state, _ in moments:
            lying = [card for samurai in party(state) for card in line(state, samurai) + row(state, samurai)]
            lying += discards(state)
            for pile in (STACK, INTRUDERS):
                places = state.cells[pile.at + 1 : pile.at + 1 + state.cells[pile.at]]
                lying += [CARD_NAMES[card] for card in places if card >= 0]
            if state.cells[HAND] != NO_CARD:
                lying.append(CARD_NAMES[state.cells[HAND]])
            assert len(set(lying)) == len(lying)
            assert max([value(card) for card in lying], default=0) <= 3 + state.cells[ROUND]


# 30.2 -----------------------------------------------------------------------------------------------------------------


@proves("SS-30.2")
def test_barricades_stay_within_their_number_and_nothing_lost_comes_back() -> None:
    added = 0
    for moments in all_games(TABLES):
        farms, families = 6, 3
        for state, events in moments:
            now = village(state)
            most = len(party(state)) + EXTRA_BARRICADES[str(state.rules.options["difficulty"])]
            assert 0 <= now[0] <= most
            assert now[1] <= farms
            assert now[2] <= families
            farms, families = now[1:]
            added += "barricade_added" in told(events)
    assert added > 0


# 30.3 and 30.4 --------------------------------------------------------------------------------------------------------


@proves("SS-30.3")
def test_a_defence_row_holds_one_card_of_each_symbol_at_most() -> None:
    full = 0
    for moments in all_games(TABLES):
        for state, _ in moments:
            for samurai in party(state):
                symbols = [symbol(card) for card in row(state, samurai)]
                assert len(set(symbols)) == len(symbols)
                assert "none" not in symbols
                full += len(symbols) == 3
    assert full > 0


@proves("SS-30.4")
def test_the_pawn_shows_the_total_or_stands_on_the_flames() -> None:
    on_flames = 0
    for moments in all_games(TABLES):
        for state, _ in moments:
            for samurai in party(state):
                total = sum([value(card) for card in line(state, samurai)])
                kiai = kiai_of(state, samurai)
                assert pawn_of(state, samurai) == (total if total <= kiai else kiai + 1)
                on_flames += total > kiai + 1
    assert on_flames > 0


@proves("SS-30.4")
@pytest.mark.parametrize("samurai", SAMURAI_NAMES)
def test_the_pawn_of_every_samurai_below_on_and_above_its_kiai_value(samurai: str) -> None:
    for side in (0, 3):
        kiai = KIAI[samurai] + side
        cards = {8: "P4-06 P3-06", 9: "P4-06 P4-03", 10: "P4-06 P4-03 P1-07", 11: "P4-06 P4-03 P2-07"}
        cards |= {12: "P4-06 P4-03 P3-06", 13: "P4-06 P4-03 P3-06 P1-07"}
        for drawn, pawn in [("P1-13", kiai), ("P2-13", kiai + 1), ("P4-13", kiai + 1)]:
            other = "kanbei" if samurai != "kanbei" else "gorobei"
            fields: dict[str, object] = {"passed": samurai, "animal": samurai if side else "none"}
            state = given(f"{samurai} {other}", active=other, lines={samurai: f"{cards[kiai]} {drawn}"}, fields=fields)
            assert pawn_of(state, samurai) == pawn


# 30.5 -----------------------------------------------------------------------------------------------------------------


@proves("SS-30.5")
def test_between_turns_nobody_in_the_round_stands_on_the_kiai_value() -> None:
    reached = 0
    for moments in all_games(STANDARD):
        for state, events in moments:
            reached += "kiai" in told(events)
            if step(state) not in ("choose_action", "absent_tokens", "ignore_penalties"):
                continue
            for samurai in set(party(state)) - passed(state):
                assert sum([value(card) for card in line(state, samurai)]) != kiai_of(state, samurai)
    assert reached > 0


# 30.6 to 30.8 ---------------------------------------------------------------------------------------------------------


@proves("SS-30.6")
def test_every_token_of_a_samurai_in_play_is_with_exactly_one_samurai() -> None:
    lent = 0
    for moments in all_games(TABLES):
        for state, _ in moments:
            seats = len(party(state))
            holders = state.values()[TOKENS : TOKENS + seats]
            assert set(holders) <= set(range(seats))
            lent += holders != list(range(seats))
    assert lent > 0


@proves("SS-30.7")
def test_an_animal_board_never_becomes_human_again() -> None:
    flips = 0
    for moments in all_games(TABLES):
        before: set[str] = set()
        for state, _ in moments:
            assert animals(state) >= before
            flips += len(animals(state)) - len(before)
            before = animals(state)
    assert flips > 0


@proves("SS-30.8")
def test_the_cards_of_a_passed_samurai_do_not_change_before_the_next_round() -> None:
    watched = 0
    for moments in all_games(TABLES):
        before: dict[str, tuple[list[str], list[str]]] = {}
        round = 1
        for state, _ in moments:
            if state.cells[ROUND] != round:
                before, round = {}, state.cells[ROUND]
            now = {samurai: (line(state, samurai), row(state, samurai)) for samurai in passed(state)}
            for samurai, cards in before.items():
                assert now[samurai] == cards
                watched += 1
            before = now
    assert watched > 0


# 30.9 and 30.10 -------------------------------------------------------------------------------------------------------


@proves("SS-30.9")
def test_a_round_lasts_at_most_41_turns_for_every_samurai_and_every_game_ends() -> None:
    for moments in all_games(STANDARD):
        turns = 1
        choices = -1
        for state, events in moments:
            choices += 1
            for message in told(events):
                turns = 0 if message == "round_began" else turns + (message == "turn")
            assert turns == state.cells[TURN]
            assert turns <= 41 * len(party(state))
        assert state.outcome() is not None
        assert choices <= GAME.bound(state.rules)


@proves("SS-30.9")
def test_each_turn_somebody_passes_or_a_card_leaves_the_stack_unless_one_is_recycled() -> None:
    for moments in all_games(STANDARD):
        state, _ = next(moments)
        cards, out, recycled = stack_size(state), passed(state), 0
        for state, events in moments:
            messages = told(events)
            recycled += messages.count("recycled")
            if "round_began" not in messages and "turn" in messages:
                assert stack_size(state) < cards + recycled or passed(state) > out
            if "turn" in messages:
                cards, out, recycled = stack_size(state), passed(state), 0


@proves("SS-30.9", "SS-31.49")
@pytest.mark.parametrize("samurai", [2, 3])
def test_the_position_that_repeats_itself_is_cut_off(samurai: int) -> None:
    # Kyuzo is alone; the boss recycles one 4, he draws one of two and discards it, because a 4 is in his line.
    others = ["kanbei", "gorobei"][: samurai - 1]
    state = given(
        " ".join(["kyuzo", *others]),
        step="turn",
        fields={"round": 3, "passed": " ".join(others), "animal": "kyuzo"},
        lines={"kyuzo": "P4-06 B6-04"},
        top="P4-03",
        raiders=1,
        discard="P4-13",
        rest="intruders",
    )
    fights = 0
    while field(state, "round_is_ending") == "0":
        if step(state) == "absent_tokens":
            play(state, "kyuzo: done")
        play(state, "kyuzo: first penalty first")  # in the last turn only Pass is left, so he passes
        if step(state) == "choose_action":
            assert (stack_size(state), len(discards(state))) == (2, 0)
            play(state, "kyuzo: fight", "luck: card P4-03", "kyuzo: discard")
            fights += 1
    assert fights == 40 * samurai
    assert field(state, "turn") == str(40 * samurai + 1)


@proves("SS-30.10")
@pytest.mark.parametrize("side", ["human", "animal"])
@pytest.mark.parametrize("samurai", SAMURAI_NAMES)
def test_every_complete_kiai_takes_a_card_out_of_the_combat_lines(samurai: str, side: str) -> None:
    others = [name for name in SAMURAI_NAMES if name != samurai][2:4]
    lines = {others[0]: "P3-04 P1-05", others[1]: "P2-05 P1-06"}
    fields: dict[str, object] = {"barricades": 3, "wounded": others[0]}
    for seed in range(10):
        state = at_kiai(" ".join([samurai, *others]), side, lines=dict(lines), fields=fields, intruders="unseen*3")
        before = fought(state)
        assert field(state, "kiai_of") == "seat_1"
        for moment, events in played(state, anything, seed):
            if "first_card_discarded" in told(events):
                assert field(moment, "kiai_of") == "none"
                assert fought(moment) <= before - 1
                break


@proves("SS-30.10")
def test_only_a_line_emptied_by_the_effect_itself_loses_nothing_in_step_2() -> None:
    lines = {"daisuke": "B6-07", "kanbei": "P1-02", "kyuzo": "P2-02"}
    fields = {"round": 3, "animal": "daisuke"}
    state = given("daisuke kanbei kyuzo", lines=lines, top="L5-05", fields=fields)
    play(state, "daisuke: fight", "daisuke: attack")  # 11, his animal Kiai value
    assert fought(state) == 4
    play(state, "daisuke: take daisuke", "daisuke: give kanbei", "daisuke: take daisuke", "daisuke: give kyuzo")
    assert (line(state, "daisuke"), fought(state), discards(state)) == ([], 4, set())
    assert names(state, "kanbei") == {"ignore nothing", "ignore all"}  # his turn, with the wound of L5-05


@proves("SS-30.10")
def test_kiai_and_removed_first_cards_are_equally_many_in_every_game() -> None:
    reached = 0
    for moments in all_games(STANDARD):
        pending: dict[str, int] = {}
        for state, events in moments:
            for event in events:
                if event.id == "event-kiai":
                    pending[str(event.values["samurai"])] = pending.get(str(event.values["samurai"]), 0) + 1
                    reached += 1
                elif event.id == "event-first_card_discarded":
                    pending[str(event.values["samurai"])] -= 1
            if step(state) == "choose_action":
                assert not [samurai for samurai, open_ones in pending.items() if open_ones and line(state, samurai)]
                pending = {}
    assert reached > 0
