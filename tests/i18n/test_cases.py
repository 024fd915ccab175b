"""Cases of names: sentences ask for them, names have them."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES
from shiai.i18n import Catalogue, languages
from shiai.i18n.catalogue import CASES
from tests.i18n.test_catalogues import SPEAKERS, folder


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ronin hits Warrior with “Steel Block”."),
        ("pl", "Ronin trafia Wojowniczkę kartą „Stalowa Zapora”."),
        ("it", "Il Ronin colpisce il Guerriero con «Difesa d'Acciaio»."),
        ("de", "Der Ronin trifft die Kriegerin mit „Stahlblock“."),
    ],
)
def test_a_name_has_the_case_that_the_sentence_asks_for(language: str, sentence: str) -> None:
    words = Catalogue(language, "senjutsu")
    assert words.say("event-hit", who="ronin", other="warrior", card="card-031") == sentence


def test_a_numbered_name_has_the_cases_of_the_one_without_a_number() -> None:
    words = Catalogue("de", "senjutsu_solo")
    said = words.say("event-crashed", who="warrior_2", other="enemy_ashigaru_yari_3")
    assert said == "Die Kriegerin 2 stößt mit dem Ashigaru (Yari) 3 zusammen."


def test_a_name_without_cases_stays_as_it_is() -> None:
    said = Catalogue("de", "senjutsu").say("event-crashed", who="Kaori", other="enemy_of_nobody")
    assert said == "Kaori stößt mit enemy_of_nobody zusammen."


@pytest.mark.parametrize("own", [0, 1])
def test_nobody_is_asked_whose_own_kamae_it_is(own: int) -> None:
    said = Catalogue("pl", "senjutsu").say("prompt-switch", who="ronin", other="warrior", own=own)
    assert said == ("Ronin: wybierz swoje Kamae." if own else "Ronin: wybierz Kamae Wojowniczki.")


def cases(language: str, game: str) -> dict[str, set[str]]:
    """The cases of every name of a catalogue."""
    text = (folder(game) / "text" / f"{language}.ftl").read_text("utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    return {entry.id.name.removeprefix("name-"): {case.id.name for case in entry.attributes} for entry in entries}


@pytest.mark.parametrize(
    ("language", "needed", "bare"),
    [
        (
            "pl",
            {"gen", "acc", "ins"},
            {"ashigaru", "hachiko", "kojiro", "musashi", "onna", "wakou", "yasuke", "yojimbo"},
        ),
        ("it", {"nom", "gen", "dat", "acc"}, {"hachiko", "kojiro", "musashi", "yasuke"}),
        ("de", {"nom", "gen", "dat", "acc"}, {"hachiko", "kojiro", "musashi", "yasuke"}),
    ],
)
def test_every_figure_has_the_cases_of_its_language(language: str, needed: set[str], bare: set[str]) -> None:
    """But for names that have no article, or no other form in Polish."""
    known = {**cases(language, "senjutsu"), **cases(language, "senjutsu_solo")}
    companions = [hero.companion.name for hero in HEROES.values() if hero.companion is not None]
    figures = [*HEROES, *companions, "fallen_lord", *[enemy.name for enemy in ENEMIES.values()]]
    lacking = {figure for figure in figures if not needed <= known[figure]}
    assert {figure.removeprefix("enemy_").partition("_")[0] for figure in lacking} == bare
    if language != "pl":
        assert [figure for figure in figures if "gen" not in known[figure]] == []  # del Ronin, von Hachiko


@pytest.mark.parametrize("game", SPEAKERS)
@pytest.mark.parametrize("language", languages())
def test_names_have_known_cases_only(language: str, game: str) -> None:
    found = cases(language, game)
    assert set().union(*found.values()) <= set(CASES)
    assert [id for id, forms in found.items() if forms and id not in SPEAKERS[game].components] == []
