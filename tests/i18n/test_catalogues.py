"""The catalogues: complete, equal in all languages, without unused sentences, and right in what they say."""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import shiai
from shiai.core.chance import pick
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.messages import Message, composite
from shiai.core.options import Choice, Names, Option, Text, Value
from shiai.core.seats import CHANCE, WATCHER
from shiai.core.state import State
from shiai.core.step import Happen, Luck
from shiai.games.samurai_spirit.rules import components as spirit
from shiai.games.samurai_spirit.rules import printed as spirit_printed
from shiai.games.samurai_spirit.rules import state as spirit_state
from shiai.games.samurai_spirit.text import messages as spirit_text
from shiai.games.senjutsu.browser.explained import CONTRACT_KEYS, THROWN
from shiai.games.senjutsu.cards import cards as senjutsu_cards
from shiai.games.senjutsu.cards import corrections as senjutsu_corrections
from shiai.games.senjutsu.cards import option_words as senjutsu_option_words
from shiai.games.senjutsu.cards import vocabulary as senjutsu_words
from shiai.games.senjutsu.game import GAME as SENJUTSU
from shiai.games.senjutsu.rules import actions as senjutsu_actions
from shiai.games.senjutsu.rules import heroes as senjutsu_heroes
from shiai.games.senjutsu.rules import options as senjutsu_options
from shiai.games.senjutsu.rules import state as senjutsu_state
from shiai.games.senjutsu.rules.battlefield import boards as senjutsu_boards
from shiai.games.senjutsu.rules.battlefield import hexes as senjutsu_hexes
from shiai.games.senjutsu.solo.game import OWN_STEPS
from shiai.games.senjutsu.solo.players.why import ABOUT_HANDS
from shiai.games.senjutsu.solo.rules import state as solo_state
from shiai.games.senjutsu.solo.rules.enemies import DECKS, ENEMIES, STANDEES
from shiai.games.senjutsu.solo.text.why import explain
from shiai.games.senjutsu.text.phrases import CONDITION_NAMES
from shiai.games.seven_ronin.rules import components as ronin
from shiai.games.seven_ronin.rules import state as ronin_state
from shiai.games.seven_ronin.text import messages as ronin_text
from shiai.games.way_of_the_samurai.rules import cards as way_cards
from shiai.games.way_of_the_samurai.rules import causes as way_causes
from shiai.games.way_of_the_samurai.rules import effects as way_effects
from shiai.games.way_of_the_samurai.rules import options as way_options
from shiai.games.way_of_the_samurai.rules import state as way_state
from shiai.games.way_of_the_samurai.text import messages as way_text
from shiai.i18n import Catalogue, UnknownLanguage, default_language, languages
from tests.tiers import NIGHTLY

SOURCE: Final = Path(shiai.__file__).parent
GAMES_PLAYED: Final = 300 if NIGHTLY else 12  # at most
ENOUGH_GAMES: Final = 60 if NIGHTLY else 12  # if every sentence was said in them
SCENES_PLAYED: Final = 80 if NIGHTLY else 0  # games of every scene, at most
ADVISED: Final = 0.3  # share of the choices in scenes that follow the advice of the game …
CURIOUS: Final = 0.4  # … or are those made least often so far; the others are as in random games
MESSAGES: Final = "(prompt|choice|event|moment|goal|why)"  # what begins the ids of messages of the games

# Words that the table says through a variable, and words that it does not say yet: to be emptied.
SAID_BY_VARIABLE: Final = {"name-chance", "plain-choice", "plain-moment", "plain-prompt"}
PAGES: Final = ("web", "after")  # the shared files with words of pages
# What begins the ids of what the terminal of a game and its other commands say.
OF_COMMANDS: Final = ("deck-", "referee-", "solo-")


# The games -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """Games that lead to what games with random options hardly reach."""

    options: Mapping[str, object]
    says: frozenset[str]  # it is played until all of these were said


def scene(*says: str, **options: object) -> Scene:
    """A scene for these messages."""
    return Scene(options, frozenset(says))


@dataclass(frozen=True)
class Speaker:
    """What a game says."""

    components: tuple[str, ...]  # everything that has a name
    reasons: tuple[str, ...]  # how it can end
    parts: Mapping[str, tuple[str, ...]]  # what the f-strings of its messages can become
    numbers: frozenset[str]  # the variables that are numbers
    rare: Mapping[str, str]  # messages that even scenes may miss, and why
    prolong: Callable[[State], None]  # change a state so that the game does not end early
    explained: tuple[str, ...] = ()  # what is explained in a sentence or two
    namesakes: frozenset[str] = frozenset()  # components that may be called like others: a Kamae and a card
    headlines: tuple[str, ...] = ()  # ends that neither side has won
    elder: str = ""  # the game whose words it has too
    instead: frozenset[str] = frozenset()  # the ids that say something else than those of the elder game
    aside: Callable[[State], list[Message]] = lambda _state: []  # what it says of the last choice beside events
    scenes: tuple[Scene, ...] = ()
    unsaid: frozenset[str] = frozenset()  # ids that stand in the source only to be left out


def reasons(results: tuple[tuple[object, str, str], ...]) -> tuple[str, ...]:
    """The ways in which a game can end."""
    return tuple([reason for _, reason, clause in results if clause])


def leave_alone(_state: State) -> None:
    """The game goes on as it is."""


def restore_village(state: State) -> None:
    """All farmsteads and families are back and no animal is wounded: random games then last three rounds."""
    state.cells[spirit_state.FARMS] = spirit.FARMSTEADS
    state.cells[spirit_state.HOMES] = (1 << spirit.FAMILIES) - 1
    state.cells[spirit_state.WOUNDED] &= ~state.cells[spirit_state.ANIMAL]
    for reverse in range(len(spirit.REVERSE_NAMES)):
        state.cells[spirit_state.REVERSES + reverse] = 0


def heal_the_samurai(state: State) -> None:
    """In every second round life is full again and there is some Ki: random games then last long enough.

    Only while luck is asked, whose answers do not hang on either.
    """
    if state.actors() == (CHANCE,) and state.cells[way_state.ROUND] % 2:
        state.cells[way_state.LIFE_AT] = way_cards.LIFE_MOST
        state.cells[way_state.KI_AT] = max(state.cells[way_state.KI_AT], 2)


def heal_the_heroes(state: State) -> None:
    """In every third turn wounds and Stuns are gone and there is Focus: random games then see more of their cards.

    Only while luck is asked, whose answers do not hang on either.
    """
    if state.actors() == (CHANCE,) and state.cells[senjutsu_state.TURN] % 3 == 0:
        for seat in range(len(state.setup.seats)):
            base = seat * senjutsu_state.BLOCK
            for cell in (senjutsu_state.WOUNDS, senjutsu_state.BLEEDING, senjutsu_state.STUNS):
                state.cells[base + cell] = 0
            state.cells[base + senjutsu_state.FOCUS] = 3


def help_the_heroes(state: State) -> None:
    """As for the heroes of a duel; enemies of a horde fall in every third turn, so that many waves come.

    While heroes draw: defeat is looked for right after it, and not in the middle of a card that must hit them.
    """
    heal_the_heroes(state)
    assert isinstance(state, solo_state.Solo)
    drawing = state.cells[senjutsu_state.PHASE] == senjutsu_state.PHASE_NAMES.index("draw")
    if drawing and state.actors() == (CHANCE,) and state.solo_rules.horde and not state.cells[senjutsu_state.TURN] % 3:
        for figure in range(state.rules.people, state.rules.count):
            state.cells[figure * senjutsu_state.BLOCK + senjutsu_state.BLEEDING] = 20


def reasons_of_enemies(state: State) -> list[Message]:
    """Why enemies did what they did since this was asked for the last time, with figures and in words only."""
    assert isinstance(state, solo_state.Solo)
    considered = state.reasons or []
    found = [message for each in considered for figures in (True, False) for message in explain(state, each, figures)]
    state.reasons = []
    return found


THROWS_TRAPS: Final = ("163", "TRAPS F,FL,FR,BL,BR,B")  # more spaces than there are tokens
TAKES_BACK: Final = ("218", "return poisons")
PLAYS_FROM_DISCARDS: Final = ("008", "play from target's discards: 1 Jade or 1 Gold")
LOOKS_AT_HANDS: Final = ("008", "look hand")


def core_cards(*changed: tuple[str, str]) -> str:
    """A box in which core cards, which heroes always have, do what rare cards do: each a card and its effect."""
    parts = [f'[cards.card-{card}]\neffect = "{effect}"\n' for card, effect in changed]
    return 'format = 1\ngame = "senjutsu"\n' + "".join(parts)


def deeds() -> tuple[str, ...]:
    """What the sides of an OR and lines for Focus can do in Senjutsu."""
    printed = senjutsu_cards.STANDARD_CARDS
    lines = zip(printed.lines, printed.line_design, strict=True)
    own = [line for line, design in lines if design < senjutsu_cards.HERO_DESIGNS]  # enemies are not asked
    options = [option for line in own for option in line.options if len(line.options) > 1 or option.focus]
    atoms = [atom for option in options for atom in senjutsu_option_words.atoms_of(option)]
    return tuple(dict.fromkeys([senjutsu_option_words.effect_name(atom) for atom in atoms]))


HEALED: Final = ("discard-hobble", "discard-statuses", "bleeding-to-wound", "discard-wound")
COMPANIONS: Final = [hero.companion.name for hero in senjutsu_heroes.HEROES.values() if hero.companion is not None]

SPEAKERS: Final = {
    "seven_ronin": Speaker(
        components=(*ronin.BOARD_NAMES, *ronin.RONIN_NAMES, *ronin.SEATS, "threat", "ring"),
        reasons=reasons(ronin_state.RESULTS),
        parts={
            "prompt-": tuple(ronin_text.PROMPT_CLAUSES),
            "choice-use-": tuple(ronin_text.USE_CLAUSES),
            "choice-target-": (*ronin_text.TARGET_STEPS, "choose_wounded"),
            "why-area-": ("field", *[name for name in ronin.AREA_NAMES if not name.startswith("field")]),
            "event-won_": reasons(ronin_state.RESULTS),
        },
        numbers=frozenset(
            {"alive", "areas", "held", "left", "missing", "needed", "ninja", "number", "reserve", "round", "threat"}
        ),
        rare={
            "prompt-choose_wounded": "needs two wounded ronin in the hut, where nobody goes without a wound (R7-12)",
            "event-won_all_fell_together": "one end of a thousand random games",
            "event-won_ninja_starved": "one end of a thousand random games",
            "event-won_no_ninja_left": "one end of a thousand random games",
        },
        prolong=leave_alone,
    ),
    "samurai_spirit": Speaker(
        components=(
            *spirit.SAMURAI_NAMES,
            *spirit.SEAT_NAMES,
            *spirit.SYMBOL_NAMES,
            *spirit.PENALTY_NAMES,
            *spirit.REVERSE_NAMES,
            *spirit.BONUS_NAMES,
            *spirit.CARD_NAMES,
            *spirit.RANK_NAMES,
            *spirit.DIFFICULTIES,
            *spirit.TALENT_NAMES,
            *spirit_printed.TOKENS,
            "none",
            "flames",
        ),
        reasons=reasons(spirit_state.RESULTS),
        parts={
            "prompt-": tuple(spirit_text.PROMPT_CLAUSES),
            "choice-use-": tuple(spirit_text.USE_CLAUSES),
            "event-": reasons(spirit_state.RESULTS),
        },
        numbers=frozenset(
            {
                "barricades",
                "cards",
                "chance",
                "dolls",
                "families",
                "farms",
                "hats",
                "intruders",
                "kiai",
                "left",
                "number",
                "place",
                "points",
                "raiders",
                "room",
                "round",
                "total",
            }
        ),
        rare={"event-token_given_back": "needs Kyuzo's Kiai while a token is lent (a test of SS-14.19 has it)"},
        scenes=(
            scene("prompt-drop_defence", "why-drop_farm", difficulty="heroic", players=7),
            scene("why-drop_doll"),
        ),
        prolong=restore_village,
    ),
    "way_of_the_samurai": Speaker(
        components=tuple(
            dict.fromkeys(  # strength is a gauge and a random event
                (
                    "samurai",
                    "samurai_1",
                    "samurai_2",
                    "enemy",
                    *way_cards.GAUGE_NAMES,
                    *way_cards.LOSS_NAMES,
                    *way_cards.SYMBOL_NAMES,
                    "joker",
                    "mixed",
                    *way_cards.CARD_NAMES,
                    *way_cards.ENEMY_NAMES,
                    *way_cards.WOUND_NAMES,
                    *[half for halves in way_cards.BLOOD_NAMES for half in halves],
                    *way_cards.GISEI_NAMES,
                    *way_cards.BUSHIDO_NAMES,
                    *way_options.BLADES,
                    "face_a",
                    "face_b",
                    *way_cards.OPPONENT_IDS,
                    "side_a",
                    "side_b",
                    *way_cards.TRIO_NAMES,
                    *[str(one["id"]) for step in way_cards.DOJO_STEPS for one in step["options"]],
                    *way_cards.ENVIRONMENT_NAMES,
                    *way_cards.WEATHER_NAMES,
                    *way_options.MODE_NAMES,
                    *[rank for _, rank in way_cards.RANKS],
                    *[str(event["name"]) for card in way_cards.EVENTS for event in card[1:]],
                    *way_causes.CAUSE_NAMES,
                    *[f"{kind}_deck" for kind in ("action", "enemy", "special", "wound", "gisei")],
                    *way_effects.RESULT_WORDS,
                    *way_effects.EVENT_WORDS,
                    way_effects.BLOOD,
                    *[f"{card}_{face}" for card in way_cards.EVENT_CARDS for face in range(1, 7)],
                    *way_cards.BLOOD_IDS,
                    "taikyu",
                    "yoroi",
                )
            )
        ),
        reasons=(*reasons(way_state.RESULTS), *[reason for own in way_state.MATCH_REASONS for reason in own]),
        parts={
            "prompt-": (
                *way_text.PROMPT_CLAUSES,
                "move_open",
                "hit_die",
                "reward_red",
                "keep_special",
                "keep_any",
                "remove_start",
                "store_special",
            ),
            "choice-": (
                "draw",
                "early_reveal",
                "buy_guard",
                "buy_strength",
                "buy_technique",
                "buy_power",
                "environment",
                "bushido_step",
                "life_to_ki",
                "convert",
                "pool",
                "ki_to_life",
                *[f"exchange-{gain}" for gain in ("special", "red_die", "bushido", "life")],
                "gisei",
                "mulligan",
                "redraw",
            ),
            "choice-go_on-": (
                "start",
                "redraw",
                "move",
                "strike",
                "before_counter",
                "offer_gisei",
                "end_of_exchange",
            ),
            "choice-hit_": way_cards.LOSS_NAMES,
            "choice-lose_": way_cards.LOSS_NAMES,
            "choice-face_": ("a", "b"),
            "event-own_": way_state.OWN_EVENTS,
            "moment-": tuple(
                [kind + run for kind in ("setup", "start", "exchange", "round_end") for run in ("", "-run")]
            ),
        },
        numbers=frozenset(
            {
                "change",
                "cost",
                "defeated",
                "exchange",
                "face",
                "fight",
                "guard",
                "ki",
                "left",
                "level",
                "life",
                "number",
                "points",
                "round",
                "step",
                "strength",
                "technique",
                "total",
                "value",
                "whole",
                "wound",
            }
        ),
        rare={"choice-go_on-move": "needs an empty hand and stored cards in the middle of an exchange (WS-6.10)"},
        scenes=(
            scene("event-rose_again", opponent="kempo"),
            scene("choice-reward_both", opponent="afro_samurai", bushido=True),
            scene("prompt-keep_any", opponent="helena"),
            scene("prompt-fewest_ki", mode="one_vs_three", taikyu=True),
            scene("prompt-reroll", environment="bridge", weapon="tessen"),
            scene(*[f"event-own_{event}" for event in way_state.OWN_EVENTS], duel_variant=True, second_weapon="bokken"),
        ),
        prolong=heal_the_samurai,
        explained=(
            *way_options.BLADES,
            *way_cards.OPPONENT_IDS,
            *way_cards.WEATHER_NAMES,
            *way_cards.ENVIRONMENT_NAMES,
            *way_cards.BUSHIDO_NAMES,
            *[wound for card in way_cards.BLOOD_NAMES for wound in card],
            *way_options.MODE_NAMES,
            *way_options.MODULES,
            "yoroi",
            "own_place",
            "own_cliff",
            "own_gisei",
        ),
    ),
    "senjutsu": Speaker(
        components=(
            *senjutsu_heroes.HEROES,
            *[f"{hero}_{seat}" for hero in senjutsu_heroes.HEROES for seat in range(1, 5)],
            *COMPANIONS,
            *[f"{companion}_{seat}" for companion in COMPANIONS for seat in range(1, 5)],
            *senjutsu_options.SEATS,
            "nobody",
            "none",
            "basic",
            "weapon",
            *dict.fromkeys([design.weapon for design in senjutsu_cards.HERO_CARDS if design.weapon]),
            *dict.fromkeys([design.school for design in senjutsu_cards.HERO_CARDS if design.school]),
            *senjutsu_words.TYPE_NAMES,
            *senjutsu_words.TIER_NAMES[:4],
            *senjutsu_words.KAMAE_NAMES,
            *[f"type-{name}" for name in senjutsu_words.TYPE_NAMES],
            *[f"kamae-{name}" for name in senjutsu_words.KAMAE_NAMES],
            *[f"facing-{name}" for name in senjutsu_hexes.DIRECTION_NAMES],
            *[f"cancel-{name}" for name in senjutsu_words.CANCEL_NAMES],
            *[f"heal-{name}" for name in HEALED],
            *CONDITION_NAMES[:2],
            *CONDITION_NAMES[3:],
            *THROWN,
            *CONTRACT_KEYS,
            "drunk",
            "load",
            "hobble",
            "wound",
            "bleeding_wound",
            "poison",
            *[f"poison-{name}" for name in senjutsu_heroes.POISON_NAMES[1:]],
            *senjutsu_boards.KIND_NAMES,
            *senjutsu_boards.BOARD_NAMES,
            "horde_spaces",
            *senjutsu_corrections.INSTANTS,
            *senjutsu_cards.CARD_NAMES[: senjutsu_cards.HERO_DESIGNS],
            *senjutsu_cards.CARD_NAMES[senjutsu_cards.DESIGN_COUNT :],
            *deeds(),
        ),
        reasons=tuple([reason for reason, clause in senjutsu_state.RESULTS if clause]),
        parts={
            "prompt-": tuple([name for name, step in SENJUTSU.steps.items() if not issubclass(step, (Happen, Luck))]),
            "moment-": senjutsu_state.PHASE_NAMES,
        },
        numbers=frozenset(
            {
                "amount",
                "bleeding",
                "cards",
                "count",
                "distance",
                "focus",
                "hidden",
                "high",
                "limit",
                "low",
                "number",
                "own",
                "part",
                "place",
                "size",
                "speed",
                "total",
                "turn",
                "window",
                "wounds",
            }
        ),
        rare={},
        scenes=(
            scene(
                *("prompt-place_trap", "event-poisons_returned", "event-fogged"),
                hero_1="ninja",
                hero_2="assassin",
                box=core_cards(THROWS_TRAPS, TAKES_BACK),
            ),
            scene("prompt-play_discarded", hero_1="master", hero_2="student", box=core_cards(PLAYS_FROM_DISCARDS)),
            scene("event-poison_left", "event-nothing_to_discard", "event-counter", hero_1="assassin", hero_2="ronin"),
            scene(
                *("prompt-found_speed", "prompt-each_target", "choice-play_nothing"),
                players=3,
                hero_1="student",
                hero_2="master",
                hero_3="warrior",
            ),
            scene("goal-team", players=4, teams="pairs"),
        ),
        prolong=heal_the_heroes,
        explained=(
            *senjutsu_heroes.HEROES,
            *COMPANIONS,
            *senjutsu_words.KAMAE_NAMES,
            *senjutsu_words.TYPE_NAMES,
            "drunk",
            "load",
            "enlightenment",
            "stun",
            "hobble",
            "bleeding_wound",
            *CONDITION_NAMES[:2],
            *[f"poison-{name}" for name in senjutsu_heroes.POISON_NAMES],
            *senjutsu_boards.KIND_NAMES,
            *THROWN,
            *CONTRACT_KEYS,
        ),
        namesakes=frozenset(
            [
                *["card-224", "card-304", "card-343", "card-240", "card-251"],  # two heroes have cards of the same name
                "contract-counter",  # as a card in Polish, both printed
                *senjutsu_words.KAMAE_NAMES,
                *[f"type-{name}" for name in senjutsu_words.TYPE_NAMES],
                *[f"kamae-{name}" for name in senjutsu_words.KAMAE_NAMES],
                *[
                    f"heal-{name}"
                    for name in ("discard-hobble", "discard-statuses", "bleeding-to-wound", "discard-wound")
                ],
            ]
        ),
    ),
    "senjutsu_solo": Speaker(
        components=(
            *[enemy.name for enemy in ENEMIES.values()],
            *[f"enemy_{kind}_{figure}" for kind in STANDEES for figure in range(1, senjutsu_actions.MOST_FIGURES + 1)],
            "fallen_lord",
            *[f"behaviour-{name}" for name in solo_state.BEHAVIOUR_NAMES],
            *[f"stance-{name}" for name in solo_state.STANCE_NAMES],
            *[f"rank-{name}" for name in solo_state.RANK_NAMES],
            *CONDITION_NAMES[2:3],
            "solo",
            *[f"selection_{deck + 1}" for deck in range(DECKS)],
            *senjutsu_cards.CARD_NAMES[senjutsu_cards.HERO_DESIGNS : senjutsu_cards.DESIGN_COUNT],
        ),
        reasons=("lord_fallen", "contracts", "run_ended"),
        parts={"prompt-": tuple([step.name for step in OWN_STEPS if not issubclass(step, (Happen, Luck))])},
        numbers=frozenset({"count", "hidden", "high", "limit", "low", "number", "round", "total", "unseen", "wave"}),
        headlines=("run_ended",),
        rare={
            "goal-contracts": "needs many waves of a horde with contracts",
            "why-saves_lord": "needs an enemy before the fallen lord and a hero who can do something about it",
        },
        scenes=(
            scene("event-discards_gathered", hero_1="master", box=core_cards(LOOKS_AT_HANDS)),
            scene("prompt-fog_stance", "choice-stance", "why-spared", "why-survives", hero_1="assassin"),
            scene("goal-beyond", "goal-gold", "goal-jade", mode="horde"),
            scene("why-fewer_hurts", "why-deals", mode="fallen_lord"),
        ),
        unsaid=ABOUT_HANDS,
        prolong=help_the_heroes,
        explained=(
            *[enemy.name for enemy in ENEMIES.values()],
            "fallen_lord",
            *[f"behaviour-{name}" for name in solo_state.BEHAVIOUR_NAMES],
            *[f"stance-{name}" for name in solo_state.STANCE_NAMES],
            *CONDITION_NAMES[2:3],
        ),
        namesakes=frozenset(
            ["enlightened_path", *senjutsu_cards.CARD_NAMES[senjutsu_cards.HERO_DESIGNS : senjutsu_cards.DESIGN_COUNT]]
        ),
        elder="senjutsu",
        aside=reasons_of_enemies,
        instead=frozenset({"game-title", "game-intro", "page-intro", "moment-over", "event-over"}),
    ),
}


def test_every_game_is_checked() -> None:
    assert set(SPEAKERS) == {game.id for game in shiai.all_games()}


# Every language ------------------------------------------------------------------------------------------------------


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file with their variables: a shared file, or that of a game."""
    path = folder(file) / "text" / f"{language}.ftl" if file in SPEAKERS else SOURCE / "i18n" / language / f"{file}.ftl"
    text = path.read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}/{file}.ftl"
            assert entry.value is not None
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


def test_there_are_four_languages() -> None:
    assert languages() == ("de", "en", "it", "pl")


@pytest.mark.parametrize("file", ["table", *PAGES, *SPEAKERS])
@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_ids_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("game", SPEAKERS)
def test_no_id_is_in_two_files(game: str) -> None:
    """Of those that are read together: games never are, but for one that goes on from another."""
    elder = SPEAKERS[game].elder
    files = ("table", *PAGES, *([elder] if elder else []), game)
    ids = [id for file in files for id in messages("en", file)]
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == sorted(SPEAKERS[game].instead)


# Every sentence ------------------------------------------------------------------------------------------------------


def folder(game: str) -> Path:
    """The folder of a game; one with an elder game has its own inside that one's."""
    elder = SPEAKERS[game].elder
    return SOURCE / "games" / elder / game.removeprefix(f"{elder}_") if elder else SOURCE / "games" / game


def sources(game: str) -> list[Path]:
    """The modules of a game, without those of a game that goes on from it, and without what only shows the game."""
    others = [folder(other) for other in SPEAKERS if SPEAKERS[other].elder == game]
    others += [folder(game) / room for room in ("browser", "terminal", "referee")]
    return [path for path in folder(game).rglob("*.py") if not any(path.is_relative_to(other) for other in others)]


@cache
def static_ids(game: str) -> frozenset[str]:
    """The ids of prompts, choices and events as they stand in the source of the game."""
    parts = SPEAKERS[game].parts
    found: set[str] = set()
    for path in sources(game):
        tree = ast.parse(path.read_text("utf-8"))
        for message in told(tree):
            found.update(expanded("event-", message, parts))
        if path.parent.name == "text" or path.name == "why.py":
            for node in ast.walk(tree):
                found.update(expanded("", node, parts))
    return frozenset([id for id in found if re.match(rf"({MESSAGES}-.*[^-_]|score(-\w+)?)$", id)])


@cache
def phrase_ids(game: str) -> frozenset[str]:
    """The ids of phrases of which a game makes the text of its cards; test_card_text looks which cards say them."""
    found: set[str] = set()
    elder = SPEAKERS[game].elder
    if elder:
        return frozenset([id for id in phrase_ids(elder) if id not in messages("en", elder)])
    for path in sources(game):
        if path.parent.name == "text":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and re.fullmatch(r"card-[a-z_]+", str(node.value)):
                    found.add(str(node.value))
    return frozenset(found)


def ending_ids(game: str) -> frozenset[str]:
    """The ids of the numbers, the best runs and the scale of a finished game, as they stand in its module."""
    texts = [
        node.value
        for node in ast.walk(ast.parse((folder(game) / "ending.py").read_text("utf-8")))
        if isinstance(node, ast.Constant)
    ]
    return frozenset([str(text) for text in texts if re.fullmatch(r"(stat|run|scale)-[a-z]+", str(text))])


def told(tree: ast.AST) -> Iterator[ast.expr]:
    """The first argument of every call of `tell`; for a variable what the same function assigns to it."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        assigned: dict[str, ast.expr] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                assigned[node.targets[0].id] = node.value
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                message = node.args[0]
                yield assigned[message.id] if isinstance(message, ast.Name) else message


def expanded(prefix: str, node: ast.AST, parts: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The ids that a string, an f-string or one of two strings can become."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield prefix + node.value
    elif isinstance(node, ast.IfExp):
        yield from expanded(prefix, node.body, parts)
        yield from expanded(prefix, node.orelse, parts)
    elif isinstance(node, ast.JoinedStr):
        first = node.values[0]
        start = prefix + (str(first.value) if isinstance(first, ast.Constant) else "")
        for part in parts[start] if re.match(MESSAGES, start) else ():
            yield start + part


def option_ids(option: Option) -> list[str]:
    """The ids of an option and its named values."""
    values = option.values if isinstance(option, Choice) else ()
    return [
        f"option-{option.name}",
        f"option-{option.name}-help",
        *[f"value-{option.name}-{value}" for value in values],
    ]


def box_ids(game: AnyGame) -> set[str]:
    """The labels of the kinds of components and of their fields."""
    parts = game.components.parts.values() if game.components is not None else ()
    fields = {name for part in parts for entry in part.entries.values() for name in entry.values}
    return {f"box-part-{part.name}" for part in parts} | {f"box-field-{name}" for name in fields}


@cache
def drawn_words(game: str) -> frozenset[str]:
    """The words of the game's drawings, pages and commands; other tests look whether they are said."""
    beginnings = ("draw-", "web-", "page-", *OF_COMMANDS)
    return frozenset([id for id in messages("en", game) if id.startswith(beginnings) and id != "page-intro"])


@pytest.mark.parametrize("game", SPEAKERS)
def test_the_game_has_all_sentences_it_needs_and_no_others(game: str) -> None:
    speaker = SPEAKERS[game]
    needed = static_ids(game) | phrase_ids(game) | {"game-title", "game-intro", "page-intro"}
    needed |= {f"name-{component}" for component in SPEAKERS[game].components}
    needed |= {f"ending-{reason}" for reason in SPEAKERS[game].reasons}
    needed |= {f"headline-{reason}" for reason in SPEAKERS[game].headlines}
    needed |= {f"about-{thing}" for thing in SPEAKERS[game].explained}
    for option in shiai.game(game).options:
        needed |= set(option_ids(option))
    needed |= box_ids(shiai.game(game)) | ending_ids(game)
    if speaker.elder:
        needed |= speaker.instead
        needed -= messages("en", speaker.elder).keys() - speaker.instead
    younger = [other for other in SPEAKERS if SPEAKERS[other].elder == game]
    for other in younger:
        needed -= {id for id in phrase_ids(game) if id in messages("en", other)}
    assert messages("en", game).keys() - drawn_words(game) == needed


@pytest.mark.parametrize("game", SPEAKERS)
def test_english_help_is_that_of_the_options(game: str) -> None:
    english = Catalogue("en", game)
    for option in shiai.game(game).options:
        assert english.say(f"option-{option.name}-help") == option.help


Said = tuple[str, tuple[tuple[str, str | int], ...]]  # an id with its values


@cache
def said_in_random_games(game: str) -> frozenset[Said]:
    """Every different message of many games with random options and of the scenes, every second one prolonged."""
    rng = Random(7)
    found: set[Said] = set()
    speaker = SPEAKERS[game]
    wanted = static_ids(game) - speaker.rare.keys() - speaker.unsaid
    tried: Counter[int] = Counter()
    for each in speaker.scenes:
        for number in range(SCENES_PLAYED):
            if each.says <= {id for id, _ in found}:
                break
            state = shiai.game(game).start(**each.options)
            play(state, speaker, bool(number % 2), rng, found, partial(eager_choice, tried))
    for number in range(GAMES_PLAYED):
        play(random_start(shiai.game(game), rng), speaker, bool(number % 2), rng, found, random_choice)
        if number + 1 >= ENOUGH_GAMES and wanted <= {id for id, _ in found}:
            break
    return frozenset(found)


Choosing = Callable[[State, int, Random], int]


def play(state: State, speaker: Speaker, prolonged: bool, rng: Random, found: set[Said], choose: Choosing) -> None:
    """Play to the end and note all prompts, choices and events."""

    def note(message: Message) -> None:
        found.add((message.id, tuple(sorted(message.values.items()))))

    events = state.listen()
    while state.actors():
        if prolonged:
            speaker.prolong(state)
        for message in speaker.aside(state):
            note(message)
        note(state.setup.game.moment(state))
        viewer = rng.choice((WATCHER, *range(len(state.setup.seats))))  # also one who is out of the game
        for message in state.setup.game.goal(state.redact(viewer), viewer):
            note(message)
        seat = rng.choice(state.actors())
        view = state if seat == CHANCE else state.redact(seat)
        if seat != CHANCE:
            for message in (view.prompt(seat), *state.setup.game.goal(view, seat)):
                note(message)
        for action in view.legal(seat):
            note(view.describe(action))
        choice = choose(view, seat, rng)
        if seat != CHANCE:
            others = tuple([other for other in view.legal(seat) if other != choice])
            for message in state.setup.game.why(view, seat, choice, others, Random(1)):
                note(message)
        state.apply(seat, choice)
    for action in range(state.setup.game.action_count):  # what is not legal can be asked about too
        note(state.describe(action))
    for event in events:
        note(event)
    note(state.setup.game.moment(state))
    score = state.setup.game.score(state)
    if score is not None:
        note(score)


def random_choice(view: State, seat: int, rng: Random) -> int:
    """Luck by its weights; a player takes the first choice, which goes on fighting, half of the time."""
    legal = view.legal(seat)
    if seat == CHANCE:
        return pick(legal, view.weights(), rng)
    return legal[0] if rng.random() < 0.5 else rng.choice(legal)


def eager_choice(tried: Counter[int], view: State, seat: int, rng: Random) -> int:
    """As in random games, or what the game advises, or what was chosen least often so far."""
    kind = rng.random()
    if seat == CHANCE or kind >= ADVISED + CURIOUS:
        return random_choice(view, seat, rng)
    if kind < ADVISED:
        return int(view.setup.game.advise(view, seat, rng))
    action = min(view.legal(seat), key=lambda each: (tried[each], rng.random()))
    tried[action] += 1
    return action


def random_start(game: AnyGame, rng: Random) -> State:
    """A new game with random options; those that contradict each other are drawn again."""
    while True:
        try:
            state: State = game.start(**{option.name: any_value(option, rng) for option in game.options})
        except OptionError:
            continue
        return state


def any_value(option: Option, rng: Random) -> Value:
    """A random value; half of the time the default."""
    if rng.random() < 0.5:
        return option.default
    if isinstance(option, Names):
        return tuple([str(name) for name in rng.sample(option.values, rng.randint(2, len(option.values)))])
    if isinstance(option, Text) and option.sample is not None:
        return option.sample(rng)
    return rng.choice(option.values)


@pytest.mark.parametrize("game", SPEAKERS)
def test_everything_said_in_random_games_has_a_sentence_in_every_language(game: str) -> None:
    for language in languages():
        catalogue = Catalogue(language, game)
        for id, values in said_in_random_games(game):
            text = catalogue.say(id, **dict(values))
            assert text, f"{id} says nothing in {language}"
            assert not set(text) & set("{}\n_"), f"{id} in {language}: {text}"


@pytest.mark.nightly
@pytest.mark.parametrize("game", SPEAKERS)
def test_random_games_say_every_sentence(game: str) -> None:
    """So the test before has seen the values of all of them."""
    said = {id for id, _ in said_in_random_games(game)}
    assert sorted(static_ids(game) - said - SPEAKERS[game].rare.keys() - SPEAKERS[game].unsaid) == []
    assert said.isdisjoint(SPEAKERS[game].unsaid)


@pytest.mark.parametrize("game", SPEAKERS)
@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    numbers = SPEAKERS[game].numbers
    for file in ("table", game):
        for id, variables in messages(language, file).items():
            for number in range(23):
                text = catalogue.say(id, **{name: number if name in numbers else "kabe" for name in variables})
                assert text
                assert not set(text) & set("{}")


def test_words_of_tables_and_commands_are_used() -> None:
    """Those that all games share, and those of the commands that games bring."""
    rooms = [SOURCE / "cli", SOURCE / "table", SOURCE / "i18n"]
    rooms += [path for path in (SOURCE / "games").rglob("*") if path.name in ("terminal", "referee")]
    sources = [path for room in rooms for path in room.rglob("*.py")]
    used = {id for path in sources for id in re.findall(r"""\bsay\(\s*["']([\w-]+)["']""", path.read_text("utf-8"))}
    shared = set(messages("en", "table"))
    of_games = set().union(*[messages("en", game) for game in SPEAKERS])
    of_pages = set().union(*[messages("en", file) for file in PAGES])  # commands may say what pages say
    assert used <= shared | of_games | of_pages
    assert {id for id in shared | of_games if id in shared or id.startswith(OF_COMMANDS)} - used == SAID_BY_VARIABLE


@pytest.mark.parametrize("game", SPEAKERS)
def test_words_of_drawings_are_used(game: str) -> None:
    """Those of the terminal there, in the browser or in explanations; test_page_words looks for the browser alone."""
    rooms = [path for path in (SOURCE / "games").rglob("*") if path.name in ("browser", "terminal", "text")]
    files = [path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".html")]
    drawings = "".join([path.read_text("utf-8") for path in files])
    words = [id for id in drawn_words(game) if id.startswith("draw-")]
    assert [id for id in words if not re.search(rf"[\"']{id}[\"']", drawings)] == []


# What they say -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (1, "Kabe otrzymuje 1 ranę."),
        (2, "Kabe otrzymuje 2 rany."),
        (5, "Kabe otrzymuje 5 ran."),
        (22, "Kabe otrzymuje 22 rany."),
    ],
)
def test_polish_has_three_forms_of_number(number: int, sentence: str) -> None:
    assert Catalogue("pl", "seven_ronin").say("event-wounded", ronin="kabe", number=number) == sentence


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "Pada barykada i nie ma już żadnej."),
        (1, "Pada barykada. Zostaje 1 barykada."),
        (3, "Pada barykada. Zostają 3 barykady."),
        (5, "Pada barykada. Zostaje 5 barykad."),
        (12, "Pada barykada. Zostaje 12 barykad."),
    ],
)
def test_polish_verbs_agree_with_the_number(number: int, sentence: str) -> None:
    assert Catalogue("pl", "samurai_spirit").say("event-barricade_lost", left=number) == sentence


def test_values_are_named_when_they_are_components() -> None:
    german = Catalogue("de", "seven_ronin")
    message = Message("choice-assign", {"ronin": "kabe", "place": "well"}, "R7-6.2")
    assert german.message(message) == "Kabe hält am Brunnen Wache"
    assert german.say("saved-to", file="a.txt") == "Gespeichert in a.txt"
    assert german.name("field_small") == "Feld (Limit 2)"


def test_a_composite_is_named_part_by_part() -> None:
    message = Message("event-raider_discarded", {"card": composite("4", "doll", "no_defend", "flames")}, "SS-14.10")
    assert Catalogue("en", "samurai_spirit").message(message).endswith(": 4 (doll, no defence, flames).")
    assert Catalogue("de", "samurai_spirit").name_or(composite("2", "hat")) == "2 (Hut)"
    assert Catalogue("de", "samurai_spirit").name_or(composite("2")) == "2"


@pytest.mark.parametrize("game", SPEAKERS)
@pytest.mark.parametrize("language", languages())
def test_names_differ(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    components = [name for name in SPEAKERS[game].components if name not in SPEAKERS[game].namesakes]
    assert len({catalogue.name(component) for component in components}) == len(components)


@pytest.mark.parametrize("game", SPEAKERS)
@pytest.mark.parametrize("language", languages())
def test_luck_has_a_name_like_every_seat(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    setup = shiai.game(game).setup()
    seats = (CHANCE, *range(len(setup.seats)))
    assert len({catalogue.name(setup.seat_name(seat)) for seat in seats}) == len(seats)


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_raider_tells_all_that_is_on_the_card(language: str) -> None:
    catalogue = Catalogue(language, "samurai_spirit")
    for card in spirit.RAIDERS:
        marks = [card[column] for column in ("symbol", "penalty1", "penalty2") if card[column] != "none"]
        if card["flame"] == "yes":
            marks.append("flames")
        names = ", ".join([catalogue.name(mark) for mark in marks])
        assert catalogue.name(card["id"]) == f"{card['value']} ({names})"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (2, "+2 guard, now 1."),
        (-1, "-1 guard, now 1."),
        (-4, "-4 guard, now 1."),
        (-6, "-6 guard, now 1."),
        (0, "0 guard, now 1."),
    ],
)
def test_a_change_of_a_gauge_has_a_sign(change: int, sentence: str) -> None:
    english = Catalogue("en", "way_of_the_samurai")
    assert english.say("event-gauge", gauge="guard", change=change, value=1) == sentence


@pytest.mark.parametrize("language", languages())
def test_a_victory_and_a_defeat_are_told_with_their_reason(language: str) -> None:
    catalogue = Catalogue(language, "way_of_the_samurai")
    for won, reason, clause in way_state.RESULTS:
        if clause:
            told = catalogue.say("event-won" if won else "event-lost", reason=reason)
            assert told.endswith(" " + catalogue.say(f"ending-{reason}"))


def test_an_attack_is_told_with_the_names_of_samurai_and_card() -> None:
    english = Catalogue("en", "samurai_spirit")
    values: dict[str, str | int] = {"samurai": "kyuzo", "card": "P3-05", "total": 12, "kiai": 9}
    assert english.say("event-attacked", **values) == (
        "Kyuzo attacks 3 (doll, wound, flames): the total is 12, the Kiai value 9."
    )
    assert english.say("event-defeated", **values) == (
        "Kyuzo has a total of 12, above the Kiai value 9: the village is hit."
    )


def test_an_unknown_id_or_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"'no-such-id'.*'pl'"):
        Catalogue("pl", "seven_ronin").say("no-such-id")
    with pytest.raises(KeyError, match=r"'event-fell'.*'it'.*ronin"):
        Catalogue("it", "seven_ronin").say("event-fell")
    with pytest.raises(KeyError, match="'game-title'"):
        Catalogue("en").say("game-title")


# Which language ------------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'fr_FR'.*de, en, it, pl"):
        Catalogue("fr_FR")


@pytest.mark.parametrize("language", ["de", "DE", "de-AT", "de_AT.UTF-8", "de@euro"])
def test_a_language_is_known_by_its_first_part(language: str) -> None:
    assert Catalogue(language).language == "de"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == language
