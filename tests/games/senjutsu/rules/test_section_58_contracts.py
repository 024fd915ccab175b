"""Section 58: contracts of the Yojimbo, what fulfils them, and the cards that use them."""

from typing import Any

import pytest

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.vocabulary import BLEED_CREDIT, HOBBLE_CREDIT, POISON_CREDIT, STUN_CREDIT, WOUND_CREDIT
from shiai.games.senjutsu.rules.contracts import credit, progress_of
from shiai.games.senjutsu.rules.harm import check_defeat, suffer, wound_limit
from shiai.games.senjutsu.rules.state import BLOCK, ENDED, ITEM_SPEED, LASTING, MARKS, RESULT, WINNERS, Senjutsu
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from shiai.games.senjutsu.rules.table import gain_focus, spend_focus
from tests.games.senjutsu.given import (
    GAME,
    actor,
    choose,
    given,
    go_on,
    heap,
    hero,
    of,
    offered,
    play,
    step,
)
from tests.games.senjutsu.solo.solo_given import enemy, fight
from tests.proof import proves

CARDS = "123x3 124x3"


def mask(*names: str) -> int:
    """These contracts as a mask."""
    return sum([1 << CONTRACT_NAMES.index(name) for name in names])


ALL_BUT_FURY = mask("counter", "first_blood", "focus", "show_them", "tools")


def yojimbo(cards: str = "", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Yojimbo with these cards in hand and five contracts before him."""
    return hero("yojimbo", at, facing, **{"hand": cards, "stock": CARDS, "contracts": ALL_BUT_FURY, **wanted})


def foe(cards: str = "", at: str = "D3", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Warrior in front of him who turns his back, with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


def done(state: Senjutsu, seat: int = 0) -> list[str]:
    """The names of the fulfilled contracts before a hero."""
    return [name for bit, name in enumerate(CONTRACT_NAMES) if of(state, seat, "fulfilled") >> bit & 1]


def progress(state: Senjutsu, name: str) -> int:
    """How far a contract of the first hero is."""
    return progress_of(state, 0, CONTRACT_NAMES.index(name))


# The contracts --------------------------------------------------------------------------------------------------------


@proves("SJ-58.1")
def test_one_of_six_contracts_stays_out_and_all_see_it() -> None:
    state = GAME.start(hero_1="yojimbo", hero_2="warrior")
    while step(state) != "leave_out":
        state.apply(actor(state), state.legal(actor(state))[0])
    assert (actor(state), len(offered(state))) == (0, 6)
    play(state, "contract fury")
    assert of(state, 0, "contracts") == ALL_BUT_FURY
    assert step(state) == "prepare"
    assert state.redact(1).cells[: 2 * BLOCK].count(ALL_BUT_FURY) == 1, "open to everybody"
    assert of(state, 1, "contracts") == 0, "a Warrior has none"


@proves("SJ-58.2")
def test_a_successful_gold_attack_shows_them() -> None:
    for card, gold in (("320", True), ("326", False)):
        state = given(yojimbo(card, at="D5"), foe(at="D3"))
        go_on(choose(state, card, "053"), move="D4")
        assert of(state, 1, "wounds") > 0
        assert ("show_them" in done(state)) == gold


@proves("SJ-58.2")
def test_a_successful_gold_block_shows_them() -> None:
    for card, gold in (("299", True), ("323", False)):  # the one of the Onna-Bugeisha is Gold
        state = given(yojimbo(card), foe("324", at="D3", facing="S", focus=1))
        go_on(choose(state, card, "324"), speed="speed 6")
        assert of(state, 0, "wounds") == 0
        assert ("show_them" in done(state)) == gold


@proves("SJ-58.3")
def test_only_contracts_in_play_are_fulfilled_and_stay_there() -> None:
    state = given(yojimbo("326", contracts=mask("focus", "tools")), foe())
    go_on(choose(state, "326", "053"))
    assert of(state, 1, "wounds") == 1
    assert (done(state), of(state, 0, "completed")) == ([], 0), "First Blood is not in play"
    state = given(yojimbo("326"), foe())
    go_on(choose(state, "326", "053"))
    assert (done(state), of(state, 0, "completed")) == (["first_blood"], 1)
    assert of(state, 0, "contracts") == ALL_BUT_FURY


@proves("SJ-58.4")
def test_four_payments_fulfil_the_focus_contract() -> None:
    state = given(yojimbo(focus=3), foe())
    spend_focus(state, 0, 2)
    assert progress(state, "focus") == 1, "a payment of two is one payment"
    spend_focus(state, 0, 0)
    assert progress(state, "focus") == 1
    gain_focus(state, 0, 2)
    for count in (2, 3):
        spend_focus(state, 0, 1)
        assert progress(state, "focus") == count
    assert "focus" not in done(state)
    spend_focus(state, 0, 1)
    assert "focus" in done(state)


@proves("SJ-58.5")
def test_the_first_wound_of_the_game_counts_once() -> None:
    state = given(yojimbo("326"), foe())
    suffer(state, 1, 1, 0, "SJ-31.8")
    go_on(choose(state, "326", "053"))
    assert of(state, 1, "wounds") == 2
    assert "first_blood" not in done(state), "nobody dealt the first one"
    late = given(yojimbo("326", contracts=0, put_away=mask("first_blood")), foe())
    go_on(choose(late, "326", "053"))
    assert progress(late, "first_blood") == 1, "renewed or not: it was dealt"
    hurt = given(yojimbo(), foe("155", facing="S"))
    go_on(choose(hurt, "316", "155"))
    assert of(hurt, 0, "wounds") == 1
    assert progress(hurt, "first_blood") == 1


@proves("SJ-58.6")
def test_two_opponents_wounded_in_one_turn_are_fury() -> None:
    state = given(yojimbo("326", contracts=mask("fury")), foe(at="D3"), hero("student", "E3", "N"))
    go_on(choose(state, "326", "053", "038"))
    assert (of(state, 1, "wounds"), of(state, 2, "wounds")) == (1, 1)
    assert done(state) == ["fury"]
    alone = given(yojimbo("326", contracts=mask("fury")), foe(), hero("student", "A1", "N"))
    go_on(choose(alone, "326", "053", "038"))
    assert done(alone) == []
    assert progress(alone, "fury") == 0, "the next turn begins anew"


@proves("SJ-58.7")
def test_four_kinds_of_harm_fulfil_the_tools() -> None:
    state = given(yojimbo(), foe())
    for what in (HOBBLE_CREDIT, BLEED_CREDIT, HOBBLE_CREDIT, STUN_CREDIT):
        credit(state, 0, 1, what)
        assert "tools" not in done(state)
    assert progress(state, "tools") == HOBBLE_CREDIT | BLEED_CREDIT | STUN_CREDIT
    credit(state, 1, 0, POISON_CREDIT)
    assert "tools" not in done(state), "his own ones only"
    credit(state, 0, 1, POISON_CREDIT)
    assert "tools" in done(state)


@proves("SJ-58.8")
def test_the_fifth_contract_wins_at_once() -> None:
    state = given(yojimbo("326", completed=4), foe())
    go_on(choose(state, "326", "053"))
    assert step(state) == "over"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == ((0,), "contracts", "SJ-58.8")
    assert state.cells[WINNERS] == 1


@proves("SJ-58.8")
def test_a_team_wins_together() -> None:
    people = [yojimbo("326", completed=4), hero("ronin", "A1"), foe(), hero("student", "G1")]
    state = given(*people, teams="pairs")
    go_on(choose(state, "326", "023", "053", "038"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@proves("SJ-58.9")
def test_the_core_card_renews_a_discarded_contract() -> None:
    state = given(
        yojimbo("020", contracts=mask("tools"), put_away=mask("first_blood", "focus"), completed=2, progress=3 << 16),
        foe(at="A1"),
    )
    choose(state, "316", "053")
    go_on(state, until="or", discard="020")
    play(state, "option 2")
    assert (step(state), set(offered(state))) == ("renew", {"contract first_blood", "contract focus"})
    play(state, "contract focus")
    assert of(state, 0, "contracts") == mask("tools", "focus")
    assert (progress(state, "focus"), of(state, 0, "completed")) == (0, 2), "from its beginning; the count stays"
    none = given(yojimbo("020"), foe(at="A1"))
    choose(none, "316", "053")
    go_on(none, until="or", discard="020")
    play(none, "option 2")
    assert step(none) != "renew", "nothing was discarded"


@proves("SJ-58.10")
@pytest.mark.parametrize(("answer", "hits"), [("326", True), ("329", False), ("pass", False)])
def test_a_counter_with_success_counts_at_the_end_of_the_turn(answer: str, hits: bool) -> None:
    """Leg Breaker (329) is too fast; Lunging Thrust (107) strikes the space behind the attacker."""
    answer = "107" if answer == "329" else answer
    state = given(yojimbo("323 326 107"), foe("324", at="D3", facing="S", focus=1))
    go_on(choose(state, "323", "324"), until="counter", speed="speed 6")
    assert (step(state), set(offered(state))) == ("counter", {"326", "107", "pass"})
    play(state, answer)
    while step(state) in ("move", "or", "change"):
        assert "counter" not in done(state), "only at the end of the turn"
        play(state, "done" if "done" in offered(state) else offered(state)[0])
    go_on(state)
    assert ("counter" in done(state)) == hits


# What contracts are good for ------------------------------------------------------------------------------------------


@proves("SJ-58.11", "SJ-58.13")
def test_zanmato_turns_contracts_into_initiative_and_wounds() -> None:
    state = given(
        yojimbo("319", at="E3", facing="NW", fulfilled=mask("focus", "tools", "counter"), completed=3),
        foe(at="E2", facing="N"),
    )
    choose(state, "319", "053")
    assert (step(state), offered(state)) == ("stake", ["stake initiative", "stake wound"])
    assert (of(state, 0, "contracts"), of(state, 0, "fulfilled")) == (0, 0), "all are discarded"
    assert of(state, 0, "put_away") == ALL_BUT_FURY
    play(state, "stake initiative", "stake wound", "stake wound")
    assert state.cells[ITEM_SPEED] == 6
    go_on(state, move="done")
    assert of(state, 1, "wounds") == 3
    plain = given(yojimbo("319", at="E3", facing="NW"), foe(at="E2"))
    choose(plain, "319", "053")
    assert step(plain) != "stake"
    assert of(plain, 0, "contracts") == 0, "unfulfilled ones, too"
    go_on(plain, move="done")
    assert (of(plain, 1, "wounds"), of(plain, 0, "put_away")) == (1, ALL_BUT_FURY)


@proves("SJ-58.11")
def test_a_counter_has_no_stake() -> None:
    state = given(yojimbo("323 319", facing="NW", fulfilled=mask("focus")), foe("324", facing="S", focus=1))
    go_on(choose(state, "323", "324"), until="counter", speed="speed 6")
    play(state, "319")
    go_on(state, until="stake", move="done")
    assert (of(state, 1, "wounds"), of(state, 0, "contracts")) == (1, ALL_BUT_FURY)


@proves("SJ-58.12")
def test_a_reputation_grows_with_contracts() -> None:
    for fulfilled, reached in ((0, False), (mask("focus", "tools"), True)):
        state = given(yojimbo("321", focus=1, fulfilled=fulfilled), foe(at="D1"))
        go_on(choose(state, "321", "053"))
        assert bool(of(state, 1, "hobbles")) == reached


@proves("SJ-58.12", "SJ-58.13", "SJ-58.20")
def test_the_job_is_done_for_every_fulfilled_contract() -> None:
    state = given(
        yojimbo("322", fulfilled=mask("focus", "tools"), completed=2, up="126 110", stock="020 034 121"),
        foe(at="A1"),
    )
    choose(state, "322", "053")
    go_on(state, until="reshuffle", discard="pass")
    assert (of(state, 0, "focus"), step(state)) == (1, "reshuffle")
    assert set(offered(state)) == {"126", "pass"}, "Wood only"
    play(state, "126")
    assert "126" in of(state, 0, "stock")
    go_on(state)
    assert of(state, 0, "focus") == 2
    assert (of(state, 0, "contracts"), of(state, 0, "fulfilled"), of(state, 0, "completed")) == (0, 0, 2)


@proves("SJ-58.18")
@pytest.mark.parametrize("reward", ["card", "focus"])
def test_a_fulfilled_contract_is_exchanged_before_the_draw(reward: str) -> None:
    state = given(yojimbo(fulfilled=mask("focus")), foe(at="A1"), step=StartTurn())
    state.settle()
    assert (step(state), offered(state)) == ("cash", ["pass", "contract focus"])
    play(state, "contract focus", f"reward {reward}")
    assert of(state, 0, "put_away") == mask("focus")
    drawn = 1 if reward == "card" else 0
    assert of(state, 0, "focus") == 1 - drawn
    go_on(state, until="choose")
    assert len(of(state, 0, "hand")) == 1 + drawn
    none = given(yojimbo(), foe(at="A1"), step=StartTurn())
    none.settle()
    assert step(none) != "cash"


@proves("SJ-58.17")
def test_a_hired_killer_finds_an_attack() -> None:
    state = given(yojimbo("326 328", focus=1, stock="329 324 320 319 155"), foe())
    choose(state, "326", "053")
    go_on(state, until="instant")
    play(state, "328")
    assert offered(state) == ["option 1", "option 2"], "a Gold Attack would cost 2 Focus"
    play(state, "option 1")
    assert set(offered(state)) == {"329", "pass"}, "of his own cards"
    play(state, "329")
    assert "329" in of(state, 0, "hand")
    rich = given(yojimbo("326 328", focus=2, stock="329 324 320 319 155"), foe())
    choose(rich, "326", "053")
    go_on(rich, until="instant")
    play(rich, "328", "option 3")
    assert set(offered(rich)) == {"320", "pass"}
    steel = given(yojimbo("326 328", focus=2, stock="329 324 320 319 155"), foe())
    choose(steel, "326", "053")
    go_on(steel, until="instant")
    play(steel, "328", "option 2")
    assert set(offered(steel)) == {"324", "pass"}


# The last stand -------------------------------------------------------------------------------------------------------


def falling(**wanted: Any) -> Senjutsu:
    """A Yojimbo with one wound left, about to be hit."""
    me = yojimbo("318", **{"focus": 2, "wounds": 4, **wanted})
    return given(me, foe("155", facing="S"))


@proves("SJ-58.14")
def test_stubborn_resolve_saves_from_a_defeat() -> None:
    state = falling()
    choose(state, "316", "155")
    go_on(state, until="instant")
    assert (step(state), offered(state)) == ("instant", ["pass", "318"])
    play(state, "318")
    assert (of(state, 0, "wounds"), of(state, 0, "focus"), state.cells[RESULT]) == (0, 0, 0)
    assert state.cells[LASTING] & heap("318")
    go_on(state)
    assert step(state) == "choose"
    fallen = falling()
    choose(fallen, "316", "155")
    go_on(fallen, until="instant")
    play(fallen, "pass")
    assert step(fallen) == "over"


@proves("SJ-58.14")
def test_who_falls_by_the_same_effect_waits() -> None:
    state = given(yojimbo("318", focus=2, wounds=5), foe(wounds=6))
    check_defeat(state, 1)
    state.settle()
    assert (step(state), state.cells[RESULT]) == ("instant", 0)
    play(state, "318")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,), "the Warrior has fallen, and he has not"
    both = given(yojimbo("318", focus=2, wounds=5), foe(wounds=6))
    check_defeat(both, 1)
    both.settle()
    play(both, "pass")
    outcome = both.outcome()
    assert outcome is not None
    assert outcome.winners == ()


@proves("SJ-58.15")
def test_it_helps_against_no_stuns_and_not_after_a_collision() -> None:
    stunned = given(yojimbo("318", focus=2, stuns=5), foe())
    assert check_defeat(stunned, 1)
    ended = given(yojimbo("318", focus=2, wounds=5, marks=ENDED), foe())
    assert check_defeat(ended, 1)
    poor = given(yojimbo("318", focus=1, wounds=5), foe())
    assert check_defeat(poor, 1), "it costs 2 Focus"
    unknown = given(yojimbo("", focus=2, wounds=5, stock="318 020"), foe())
    unknown.cells[MARKS] = 0
    assert check_defeat(unknown, 1), "an empty hand"
    kept = given(yojimbo("318 020", focus=2, wounds=5, stuns=2), foe())
    check_defeat(kept, 1)
    kept.settle()
    play(kept, "318")
    assert of(kept, 0, "stuns") == 2


@proves("SJ-58.16")
def test_an_empty_deck_is_made_of_three_discards_and_one_wound_defeats() -> None:
    state = falling(stock="", up="020x3 034")
    choose(state, "316", "155")
    go_on(state, until="instant")
    play(state, "318")
    assert (step(state), state.actors()) == ("rebuild", (CHANCE,))
    assert set(offered(state, CHANCE)) == {"020", "034"}
    play(state, "020", "034", "020")
    assert of(state, 0, "stock") == ["020", "020", "034"]
    assert wound_limit(state, 0) == 1
    go_on(state)
    suffer(state, 0, 1, 0, "SJ-31.8")
    assert check_defeat(state, 1)
    full = falling()
    choose(full, "316", "155")
    go_on(full, until="instant")
    play(full, "318")
    assert step(full) != "rebuild"


@proves("SJ-58.21")
def test_dark_aura_takes_a_random_card() -> None:
    state = given(yojimbo("327", focus=3), foe("020 034", at="D2"))
    choose(state, "327", "053")
    go_on(state, until="pay", move="D3")
    play(state, "done")
    play(state, "pay")
    assert (step(state), state.actors()) == ("drop_one", (CHANCE,))
    assert set(offered(state, CHANCE)) == {"020", "034"}
    play(state, "034")
    assert "034" in of(state, 1, "up")
    empty = given(yojimbo("327", focus=3), foe(at="D2"))
    choose(empty, "327", "053")
    go_on(empty, until="pay", move="D3")
    play(empty, "done", "pay")
    assert step(empty) != "drop_one"


@proves("SJ-58.19")
def test_contracts_win_a_fight_against_enemies_but_no_horde() -> None:
    state = fight(yojimbo("326", completed=4), enemy("samurai_boss", at="D3", facing="N", stock="S001"))
    credit(state, 0, 1, WOUND_CREDIT)
    state.settle()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("contracts", "SJ-58.8", (0,))
    horde = fight(yojimbo("326", completed=4), enemy("samurai_boss", at="D3", facing="N", stock="S001"))
    horde.solo_rules.horde = True
    credit(horde, 0, 1, WOUND_CREDIT)
    horde.settle()
    assert of(horde, 0, "completed") == 5
    assert horde.outcome() is None


@proves("SJ-34.3")
def test_what_follows_a_successful_comparison_is_carried_out() -> None:
    """Senbon Throw: a slower target bleeds, and the thrower gains a Focus; in Determination he draws."""
    for kamae, asked in (("NEU", "choose"), ("DET", "draw_up_to")):
        state = given(yojimbo("325", kamae=kamae), foe(at="D2"))
        go_on(choose(state, "325", "053"), until=asked)
        assert (of(state, 1, "bleeding"), of(state, 0, "focus"), step(state)) == (1, 1, asked)
