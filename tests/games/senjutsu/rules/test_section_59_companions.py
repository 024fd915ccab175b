"""Section 59: the Ashigaru and Hachiko, two figures of one player with two decks."""

from random import Random
from typing import Any

import pytest

import shiai
from shiai.core.chance import pick
from shiai.core.errors import OptionError
from shiai.core.seats import CHANCE, HOLE
from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults
from shiai.games.senjutsu.decks.format import deck_from_toml, read_deck_text
from shiai.games.senjutsu.rules.battlefield.preview import preview
from shiai.games.senjutsu.rules.harm import check_defeat, fallen, stun, wound
from shiai.games.senjutsu.rules.heroes import HAEMORRHAGE
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    FORBIDDEN,
    HAND,
    HAS_HIT,
    ITEM_CARD,
    ITEM_SPEED,
    RANKS,
    STUNS,
    TOXINS,
    TURN,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.companions import CompanionCard, LookAll
from shiai.games.senjutsu.rules.steps.turn import Bleed, Choose, StartTurn
from shiai.games.senjutsu.rules.table import highest_first, lose_focus, take_advantage
from tests.games.senjutsu.given import GAME, alive, given, go_on, hero, kamae, of, offered, play, step, where
from tests.proof import proves

ASHIGARU = 0
WARRIOR = 1
HACHIKO = 2
QUIET = "020x3 034x3"  # Meditations that scenes leave alone
PACK = "250 252 253 255"


def pair(
    step: Step[Any] | None = None,
    ashigaru: dict[str, Any] | None = None,
    hachiko: dict[str, Any] | None = None,
    warrior: dict[str, Any] | None = None,
    **options: Any,
) -> Senjutsu:
    """An Ashigaru on D4, Hachiko on C4 and a Warrior on D1, in the middle of a duel."""
    man: dict[str, Any] = {"at": "D4", "facing": "N", "stock": QUIET} | (ashigaru or {})
    dog: dict[str, Any] = {"at": "C4", "facing": "N", "stock": PACK, "kamae": "AGG"} | (hachiko or {})
    foe: dict[str, Any] = {"at": "D1", "facing": "S", "stock": QUIET} | (warrior or {})
    heroes = (hero("ashigaru", **man), hero("warrior", **foe), hero("hachiko", **dog))
    return given(*heroes, step=step or Choose(), people=2, hero_1="ashigaru", **options)


def ready(card: str, side: str = "AGG", **scene: Any) -> Senjutsu:
    """A scene in which this card lies chosen for Hachiko."""
    hachiko = {"hand": card, "kamae": side, "chosen": INDEX[card] + 1} | scene.pop("hachiko", {})
    return pair(hachiko=hachiko, **scene)


def turn_of(
    state: Senjutsu, ashigaru: str = "236", warrior: str = "053", until: str = "choose", **answers: str
) -> None:
    """Choose the cards of the heroes and go on to a question."""
    for seat, card in ((ASHIGARU, ashigaru), (WARRIOR, "053")):
        state.apply(seat, state.action(card))
    go_on(state, until=until, **answers)


def shown(state: Senjutsu, figure: int) -> int:
    """The design of the turn's card."""
    return state.cells[figure * BLOCK + ITEM_CARD] - 1


# Decks ----------------------------------------------------------------------------------------------------------------


@proves("SJ-59.1")
def test_the_ashigaru_comes_with_hachiko_and_nobody_else_does() -> None:
    state = GAME.start(hero_1="ashigaru")
    assert state.rules.partners == [HACHIKO, -1, ASHIGARU]
    assert state.rules.owners == [ASHIGARU, WARRIOR, ASHIGARU]
    assert state.rules.sides == (0, 1, 0)
    assert GAME.start().rules.partners == [-1, -1]
    with pytest.raises(OptionError, match="ronin has no companion"):
        read_deck_text("ronin/071/025/-/249")


@proves("SJ-59.2", "SJ-33.21")
def test_the_deck_of_hachiko_has_ten_or_twelve_cards() -> None:
    signature = SIGNATURES["ashigaru"]
    assert faults(signature) == []
    clauses = [clause for clause, _ in faults(signature, 40)]
    assert "SJ-59.2" in clauses
    short = deck_from_toml('hero = "ashigaru"\nweapon = "139"\n[cards]\n"237" = 1\n[companion]\n"249" = 1')
    assert ("SJ-59.2", "the deck of hachiko has 1 card, not 10: add 9") in faults(short)


@proves("SJ-59.3")
def test_both_decks_share_the_limits_of_gold_and_jade() -> None:
    text = SIGNATURES["ashigaru"].text()
    jade = text.replace("256x2", "248,256")
    assert ("SJ-33.8", "the deck has 2 Jade cards (237 Heaven's Castle, 248 Savage Maul / Leap Aside), 1 allowed: "
            "take out 1") in faults(read_deck_text(jade))  # fmt: skip
    school = text.replace("101,", "100,")
    assert "SJ-59.3" in [clause for clause, _ in faults(read_deck_text(school))]
    assert "SJ-59.3" in [clause for clause, _ in faults(read_deck_text(text.replace("256x2", "126x2")))]
    assert "SJ-5.5" in [clause for clause, _ in faults(read_deck_text(text.replace("101,", "249,")))]


@proves("SJ-59.6")
def test_the_second_half_of_a_card_is_no_card_of_a_deck() -> None:
    with pytest.raises(OptionError, match="name the card as 249"):
        deck_from_toml('hero = "ashigaru"\n[cards]\n[companion]\n"249b" = 1')


# Setting up, and the card of the turn ---------------------------------------------------------------------------------


@proves("SJ-59.5", "SJ-59.8")
def test_both_figures_are_placed_and_the_side_is_chosen() -> None:
    state = GAME.start(hero_1="ashigaru")
    asked: list[str] = []
    rng = Random(1)
    while step(state) not in ("prepare", "draw_one"):
        seat = state.actors()[0]
        legal = state.legal(seat)
        asked.append(f"{step(state)} {seat}")
        state.apply(seat, pick(legal, state.weights(), rng) if seat == CHANCE else legal[-1])
    assert asked.count("place_figure 0") == 2
    assert asked.count("place_figure 1") == 1
    assert asked[-1] == "start_side 0"
    assert kamae(state, HACHIKO) == "DET"


@proves("SJ-59.9")
def test_two_cards_are_looked_at_and_one_is_discarded_face_up() -> None:
    state = pair(StartTurn())
    state.settle()
    play(state, "250", "253")
    assert step(state) == "companion_card"
    assert state.actors() == (ASHIGARU,)
    assert offered(state) == ["250", "253"]
    play(state, "253")
    assert of(state, HACHIKO, "up") == ["250"]
    assert of(state, HACHIKO, "hand") == ["253"]
    assert step(state) == "draw_one", "before the draw"


@proves("SJ-59.9")
def test_nobody_else_knows_which_card_lies_there() -> None:
    """Two worlds that differ in the chosen card only look alike to the other seat, and its bots fill both."""
    views = []
    for chosen in ("250", "253"):
        state = pair(StartTurn())
        state.settle()
        play(state, "252", chosen)
        play(state, chosen)
        views.append(state.redact(WARRIOR))
    assert views[0] == views[1]
    worlds: list[Any] = [views[0].fill(Random(seed)) for seed in range(40)]
    found = {tuple(of(world, HACHIKO, "hand")) for world in worlds}
    assert {("250",), ("253",)} <= found
    assert all(GAME.invariants(world) == [] for world in worlds)


@proves("SJ-59.6", "SJ-59.10")
def test_the_kamae_decides_which_half_is_used() -> None:
    for side, number, speed in (("AGG", "249", 7), ("DET", "249b", 1)):
        state = ready("249", side)
        for seat, card in ((ASHIGARU, "236"), (WARRIOR, "053")):
            state.apply(seat, state.action(card))
        go_on(state, until="move")
        assert shown(state, HACHIKO) == INDEX[number]
        assert state.cells[HACHIKO * BLOCK + ITEM_SPEED] == speed


@proves("SJ-59.13")
def test_its_player_orders_tied_cards_and_answers_for_it() -> None:
    """Swipe and Skewer are attacks of initiative 6."""
    state = ready("256", ashigaru={"hand": "245"})
    turn_of(state, "245", until="tie")
    assert state.actors() == (ASHIGARU,)
    play(state, "place 2")
    assert state.actors() == (ASHIGARU,)
    go_on(state, until="move")
    assert state.asked(ASHIGARU) == HACHIKO, "Hachiko is first"
    assert state.actors() == (ASHIGARU,)


@proves("SJ-59.14")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = pair(LookAll(), hachiko={"stock": "254", "up": "249 250"})
    state.settle()
    play(state, "254")
    assert step(state) == "top_card"
    assert of(state, HACHIKO, "up") == []
    assert offered(state) == ["249", "250"]


# Focus and Advantage --------------------------------------------------------------------------------------------------


@proves("SJ-59.4", "SJ-59.12")
def test_both_pay_from_one_pool_the_hero_first() -> None:
    for focus, paid in ((2, True), (1, False)):
        state = ready("248", ashigaru={"hand": "238", "focus": focus})
        turn_of(state, "238", until="move")
        assert of(state, ASHIGARU, "focus") == 0
        assert (shown(state, HACHIKO) == INDEX["248"]) == paid


@proves("SJ-59.12")
def test_only_a_card_that_can_be_paid_for_is_used() -> None:
    poor = pair(CompanionCard(HACHIKO, 0), hachiko={"hand": "248 254"})
    poor.settle()
    assert offered(poor) == ["254"]
    none = pair(CompanionCard(HACHIKO, 0), hachiko={"hand": "248"})
    none.settle()
    assert offered(none) == ["pass"]
    none.apply(ASHIGARU, none.action("pass"))
    assert of(none, HACHIKO, "up") == ["248"]


@proves("SJ-59.11")
def test_hachiko_stands_where_its_hero_does() -> None:
    state = ready("254", "DET", advantage=[1, 0])
    wound(state, HACHIKO, 1, 0, "SJ-20.1")
    assert highest_first(state, state.cells[ALIVE]) == [WARRIOR, ASHIGARU, HACHIKO]
    take_advantage(state, HACHIKO)
    assert state.cells[RANKS : RANKS + 2] == [ASHIGARU, WARRIOR]


# What cards do --------------------------------------------------------------------------------------------------------


@proves("SJ-59.7")
def test_its_kamae_card_is_turned_by_own_cards_and_those_of_its_hero() -> None:
    state = pair(ashigaru={"hand": "245 243"})
    turn_of(state, "236", until="or")
    play(state, "option 2")
    assert kamae(state, HACHIKO) == "DET"
    state = ready("253", "DET")
    turn_of(state)
    assert kamae(state, HACHIKO) == "AGG"


@proves("SJ-59.18")
def test_a_card_of_the_hero_moves_hachiko() -> None:
    """Below the split line of Heaven's Castle."""
    state = pair(ashigaru={"hand": "237", "focus": 1})
    turn_of(state, "237", until="move", speed="speed 9")
    assert state.asked(ASHIGARU) == ASHIGARU
    play(state, "done")
    go_on(state, until="move")
    assert state.asked(ASHIGARU) == HACHIKO
    play(state, "C3")
    assert where(state, HACHIKO) == "C3 N"


@proves("SJ-59.19")
def test_towards_somebody_means_nearer_as_long_as_that_is_possible() -> None:
    """Hachiko runs at the Warrior on D1, who is the only possible target."""
    state = ready("251", warrior={"at": "C1"})
    foreseen = preview(state, HACHIKO, INDEX["251"])
    assert foreseen is not None
    assert [state.rules.board.names[at] for at in range(196) if foreseen.ends >> at & 1] == ["C2"]
    turn_of(state, until="move")
    assert where(state, HACHIKO) == "C2 N", "there was no other way"
    assert offered(state) == ["left", "right", "done"]
    back = ready("251", "DET", hachiko={"at": "D1"}, warrior={"at": "A1"})
    turn_of(back, until="discard")
    assert where(back, HACHIKO) == "D3 N", "three steps back, of which the third would lead past the Ashigaru"


@proves("SJ-59.24", "SJ-59.4")
def test_hachiko_licks_its_wounds_for_focus_of_the_pool() -> None:
    for wounds, bleeding, choice in ((1, 0, "option 1"), (0, 1, "option 2")):
        state = ready("249", "DET", ashigaru={"focus": 1}, hachiko={"wounds": wounds, "bleeding": bleeding})
        turn_of(state, until="pay")
        play(state, "pay", choice)
        assert of(state, HACHIKO, "wounds") == bleeding
        assert of(state, HACHIKO, "bleeding") == 0
        assert of(state, ASHIGARU, "focus") == 0


@proves("SJ-59.25")
def test_a_good_boy_gains_focus_only_beside_its_hero() -> None:
    for at, gained in (("C4", 1), ("C2", 0)):
        state = ready("254", "DET", hachiko={"at": at})
        turn_of(state)
        assert of(state, ASHIGARU, "focus") == gained


def test_prey_is_dragged_along() -> None:
    """A star that deals nothing is a success; Hachiko steps back and pulls."""
    state = ready("254", hachiko={"at": "D2"})
    turn_of(state)
    assert where(state, HACHIKO) == "D3 N"
    assert where(state, WARRIOR) == "D2 S"


@proves("SJ-59.23")
def test_a_friend_helps_when_both_have_hit() -> None:
    for before, asked in ((HAS_HIT, True), (0, False)):
        state = pair(ashigaru={"hand": "245 242"}, hachiko={"marks": before}, warrior={"at": "D3", "hand": "053 110"})
        turn_of(state, "245", until="instant")
        assert (step(state) == "instant") == asked
        if asked:
            play(state, "242")
            held = len(of(state, WARRIOR, "hand"))
            go_on(state, until="choose")
            assert held == 0 or of(state, WARRIOR, "hobbles")
            assert of(state, ASHIGARU, "focus") == 1


# Harm -----------------------------------------------------------------------------------------------------------------


@proves("SJ-59.15")
def test_stuns_wait_in_its_deck_and_two_of_them_defeat_it() -> None:
    state = pair(LookAll(), hachiko={"stock": "254"})
    stun(state, HACHIKO, "SJ-27.2")
    assert (of(state, HACHIKO, "stuns"), of(state, HACHIKO, "stuns_in_deck")) == (0, 1)
    state.settle()
    assert sorted(offered(state)) == ["254", "stun"]
    play(state, "stun")
    assert of(state, HACHIKO, "stuns") == 1
    play(state, "254")
    assert step(state) == "companion_card", "it is not replaced"
    state.cells[HACHIKO * BLOCK + STUNS] = 2
    assert fallen(state) >> HACHIKO & 1


@proves("SJ-59.16")
def test_a_bleeding_companion_loses_the_top_card() -> None:
    state = pair(Bleed(), hachiko={"bleeding": 1})
    state.cells[HACHIKO * BLOCK + TOXINS + HAEMORRHAGE - 1] = 1
    state.settle()
    play(state, "253", "250")
    assert of(state, HACHIKO, "up") == ["250", "253"]


@proves("SJ-59.17")
def test_nobody_takes_cards_focus_or_kamae_from_it() -> None:
    """Feral Howl of one Hachiko against the other: neither cards nor Focus."""
    state = pair(ashigaru={"focus": 2}, hachiko={"hand": "254"})
    assert lose_focus(state, HACHIKO, 1) == 0
    assert of(state, ASHIGARU, "focus") == 2
    assert state.redact(WARRIOR).cells[HACHIKO * BLOCK + HAND] == HOLE


@proves("SJ-59.26")
def test_forbidden_types_do_not_concern_it() -> None:
    state = pair(CompanionCard(HACHIKO, 0), hachiko={"hand": "254"})
    state.cells[FORBIDDEN] = 2  # attacks
    state.settle()
    assert offered(state) == ["254"]


@proves("SJ-59.20")
def test_without_hachiko_the_ashigaru_draws_and_keeps_six_cards() -> None:
    state = pair(advantage=[1, 0])
    wound(state, HACHIKO, 2, 0, "SJ-20.1")
    assert not check_defeat(state, WARRIOR)
    state.settle()
    assert step(state) == "draw_one"
    play(state, "020")
    assert of(state, ASHIGARU, "hand") == ["020"]
    assert state.hand_limit(ASHIGARU) == 6
    assert state.cells[RANKS] == ASHIGARU
    assert alive(state) == [ASHIGARU, WARRIOR]


@proves("SJ-59.21", "SJ-59.22")
def test_without_the_ashigaru_hachiko_fights_on_with_its_top_card() -> None:
    state = pair(StartTurn(), ashigaru={"focus": 2}, hachiko={"kamae": "DET"}, advantage=[1, 0])
    wound(state, ASHIGARU, 4, 0, "SJ-20.1")
    assert not check_defeat(state, WARRIOR)
    state.settle()
    assert kamae(state, HACHIKO) == "AGG"
    assert state.cells[RANKS : RANKS + 2] == [HACHIKO, WARRIOR]
    assert of(state, ASHIGARU, "focus") == 2
    assert step(state) == "top_card"
    play(state, "253")
    assert offered(state) == ["253"], "one card only"
    play(state, "253", "020")
    assert state.actors() == (WARRIOR,)
    play(state, "020")
    go_on(state, until="companion_card")
    assert state.cells[TURN] >= 3


@proves("SJ-59.27", "SJ-15.4")
def test_the_side_is_defeated_when_both_are() -> None:
    state = pair()
    wound(state, ASHIGARU, 4, 0, "SJ-20.1")
    assert not check_defeat(state, WARRIOR)
    wound(state, HACHIKO, 2, 0, "SJ-20.1")
    assert check_defeat(state, WARRIOR)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (WARRIOR,)


def test_a_pair_fights_enemies_but_no_horde() -> None:
    alone = shiai.game("senjutsu_solo")
    assert alone.start(hero_1="ashigaru").rules.first_enemy == 2
    with pytest.raises(OptionError, match="a hero with a companion fights no horde"):
        alone.start(hero_1="ashigaru", mode="horde", board="snow_field")


@pytest.mark.parametrize("options", [{"hero_1": "ashigaru"}, {"hero_1": "ashigaru", "hero_2": "ashigaru"}])
def test_any_moment_is_a_position_and_every_view_can_be_filled(options: dict[str, str]) -> None:
    rng = Random(59)
    state = GAME.start(**options)
    for number in range(900):
        if not state.stack:
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, pick(legal, state.weights(), rng) if seat == CHANCE else rng.choice(legal))
        if number % 30 == 0:
            assert GAME.from_position(state.position()) == state
            for viewer in range(2):
                view = state.redact(viewer)
                world = view.fill(rng)
                assert GAME.invariants(world) == []
                assert world.redact(viewer) == view
