"""Section 25: Prepared cards."""

from shiai.games.senjutsu.cards.cards import HERO_CARDS
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.setup import OpeningHands, Prepare
from shiai.games.senjutsu.text.cards import card_lines
from tests.games.senjutsu.given import choose, given, go_on, hero, of, offered, refused, resolve, step
from tests.proof import proves

PREPARED = ["025", "044", "045", "056", "057", "121", "124", "142", "144", "150", "156"]
OF_HIDDEN_HEROES = ["167", "168", "169", "170", "172", "174", "224"]


def preparing(cards: str) -> Senjutsu:
    """A hero with this deck may prepare cards; the opening hands follow."""
    state = given(hero("student", stock=cards), hero("warrior", "D1", "S"), step=OpeningHands())
    state.push(Prepare())
    return state


def take(state: Senjutsu, *cards: str) -> Senjutsu:
    """The first player prepares these cards and is done, as the other one is."""
    for card in (*cards, "done"):
        state.apply(0, state.action(card))
    state.apply(1, state.action("done"))
    return state


@proves("SJ-25.1")
def test_prepared_cards_carry_their_own_mark() -> None:
    marked = [
        design.number
        for design in HERO_CARDS
        if any(phrase.message.id == "card-prepared" for phrase in card_lines(design).headline)
    ]
    assert sorted(marked) == sorted([*PREPARED, *OF_HIDDEN_HEROES, "328"])


@proves("SJ-25.2", "SJ-25.3")
def test_one_copy_of_each_prepared_card_may_be_taken_before_the_first_hand_is_drawn() -> None:
    state = preparing("044x2 045 110x3 126x3")
    assert (offered(state, 0), of(state, 0, "hand")) == (["044", "045", "done"], [])
    state.apply(0, state.action("044"))
    assert offered(state, 0) == ["045", "done"]
    refused(state, "044", "SJ-9.12", seat=0)
    refused(state, "126", "SJ-9.12", seat=0)
    take(state)
    assert (step(state), of(state, 0, "hand")) == ("draw_one", ["044"])
    assert of(state, 0, "stock") == ["044", "045", *["110"] * 3, *["126"] * 3]


@proves("SJ-25.4")
def test_preparing_is_optional_and_can_use_the_whole_hand_limit() -> None:
    state = preparing("044 045 121 124 142 144 110x3")
    for number in ("044", "045", "121", "124", "142"):
        assert number in offered(state, 0)
        state.apply(0, state.action(number))
    assert offered(state, 0) == ["done"], "five cards are the hand limit"
    take(state)
    assert of(state, 0, "hand") == ["044", "045", "121", "124", "142"]
    none = take(preparing("044 045 110x3"))
    assert (of(none, 0, "hand"), step(none)) == ([], "draw_one")


@proves("SJ-25.5")
def test_in_play_a_prepared_card_is_an_ordinary_ability_card() -> None:
    state = given(
        hero("student", "D4", "N", hand="044x2 121", stock="044"), hero("warrior", "D3", "S", hand="140", stock="126")
    )
    choose(state, "044", "140")
    go_on(state, "discard_type", move="done")
    assert offered(state) == ["044", "121"], "it is discarded as any other card"
    go_on(state, discard_type="044")
    assert (of(state, 0, "up"), of(state, 0, "hand")) == (["044", "044"], ["044", "121"])
    resolve(state, "121", "053", speed="speed 3")
    assert of(state, 0, "up") == ["044", "044", "121"], "it is chosen, played and discarded"
    searching = given(hero("student", hand="110", stock="121 044 126"), hero("warrior", "A1", "S", hand="110"))
    choose(searching, "038", "053")
    go_on(searching, "search", **{"or": "option 2"})
    assert offered(searching) == ["121", "126", "pass"], "it is found as any other Wood card"
