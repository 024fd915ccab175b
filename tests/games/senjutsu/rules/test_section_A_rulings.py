"""Section A: what rulings without a second reading say beyond the clauses that cite them."""

from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import copies
from shiai.games.senjutsu.decks.decks import SIGNATURES
from shiai.games.senjutsu.rules.state import ITEM_SPEED, NOW
from tests.games.senjutsu.given import actor, choose, given, go_on, hero, kamae, of, resolve, step
from tests.proof import proves

STOCK = "020x3 034x3"


@proves("SJ-A.3")
def test_serial_numbers_that_the_editions_print_differently() -> None:
    names = {
        number: STANDARD_DESIGNS[INDEX[number]].record["name_en"]
        for number in ("070", "071", "104", "105", "106", "107")
    }
    assert names == {
        "070": "Katana Swing",
        "071": "Naginata Sweep",
        "104": "Hobbling Blow",
        "105": "Horizontal Cut",
        "106": "Iron Will",
        "107": "Lunging Thrust",
    }
    for owner, number, count in (
        ("warrior", "107", 1),
        ("ronin", "107", 1),
        ("ronin", "104", 1),
        ("student", "105", 2),
    ):
        assert copies(SIGNATURES[owner].cards, INDEX[number]) == count
    assert (SIGNATURES["student"].weapons, SIGNATURES["ronin"].weapons) == ((INDEX["070"],), (INDEX["071"],))


@proves("SJ-A.6")
def test_a_kamae_lost_while_cards_are_resolved_does_not_alter_the_initiative() -> None:
    """Lunging Thrust has 3, in Aggression 6; Quick Stab (8) and Taunt take the Aggression away before."""
    state = given(
        hero("ronin", "D5", "S", hand="107", kamae="AGG", stock=STOCK),
        hero("warrior", "D4", "S", hand="128 097", focus=1, stock=STOCK),
    )
    go_on(choose(state, "107", "128"), until="move", instant="097")
    assert (kamae(state, 0), actor(state), state.cells[ITEM_SPEED], state.cells[NOW]) == ("NEU", 0, 6, 6)


@proves("SJ-A.15")
def test_a_cancelled_card_is_discarded_and_what_it_did_stands() -> None:
    """Whipping Flail strikes at 6, The Terror cancels its part below the split line at 5."""
    state = given(
        hero("ronin", "D4", "N", hand="028", focus=2, stock=STOCK),
        hero("ninja", "D1", "S", hand="173", stock=STOCK),
        hero("warrior", "D7", "N", stock=STOCK),
    )
    resolve(state, "028", "173", "053")
    assert (of(state, 0, "wounds"), of(state, 1, "stuns"), of(state, 1, "up")) == (1, 1, ["173"])


@proves("SJ-A.43")
def test_a_single_wound_does_not_trigger_heavy_armour() -> None:
    """Whenever the armour takes a wound away, its owner is hobbled."""
    for attack, place, wounds, hobbled in (("155", "D3", 1, False), ("107", "D2", 1, True)):
        state = given(hero("ronin", "D4", "N", hand=attack, stock=STOCK), hero("warrior", place, lasting="025"))
        resolve(state, attack, "053", move="done")
        assert (of(state, 1, "wounds"), of(state, 1, "hobbles") > 0) == (wounds, hobbled), attack


@proves("SJ-A.44")
def test_wounds_of_an_empty_deck_are_no_attack() -> None:
    """Eye of the Dragon makes the target draw two cards that are not there; armour does not help."""
    state = given(
        hero("master", "D7", "S", hand="154 013", focus=3, stock=STOCK),
        hero("warrior", "D1", "S", lasting="025", stock="", stealth=1),
    )
    go_on(choose(state, "154", "053"), until="or", instant="013", pay="pay")
    assert (step(state), actor(state)) == ("or", 1), "the core card of the Warrior"
    assert (of(state, 1, "wounds"), of(state, 1, "hobbles"), of(state, 1, "stealth")) == (2, 0, 0)
