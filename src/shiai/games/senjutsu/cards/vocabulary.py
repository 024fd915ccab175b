"""The vocabulary of the card language: every effect that a card can have, by number, with its parameters."""

from typing import Final

# Kamae positions; a gate is a mask of them.
KAMAE_NAMES: Final = ("NEU", "AGG", "BAL", "DET", "DIST")
NEUTRAL: Final = 0
AGGRESSION: Final = 1
BALANCE: Final = 2
DETERMINATION: Final = 3
DISTANCE: Final = 4  # of heroes that have it on their tree
KAMAES: Final = 5
USUAL_KAMAES: Final = 15  # those of every hero, as a mask
ANY_KAMAE: Final = 30  # every Kamae but Neutral (SJ-7.13)
# Stealth, Desperation; of enemies: Enlightened Path in play; of Instants: after a successful attack, or a Block; cards
# in play that raise the limits of wounds, hand and Focus
CONDITIONS: Final = ("STL", "DESP", "PATH", "HIT", "BLOCKED", "LIMITS")
STEALTH_GATE: Final = 32  # in a gate or requirement: the hero must be in Stealth; the bits of the others follow
STEALTH: Final = 1  # conditions of a hero as a mask
DESPERATION: Final = 2
ENLIGHTENMENT: Final = 4
AFTER_HIT: Final = 8
AFTER_BLOCK: Final = 16
RAISED: Final = 32

# Card types, in the order in which ties are resolved (SJ-13.2); a card may have two.
TYPE_NAMES: Final = ("defence", "attack", "meditation", "core")
DEFENCE: Final = 1
ATTACK: Final = 2
MEDITATION: Final = 4
CORE: Final = 8

TIER_NAMES: Final = ("wood", "steel", "gold", "jade", "core", "solo")  # SJ-33.3; solo: cards of enemies
WOOD: Final = 1
STEEL: Final = 2
GOLD: Final = 4
JADE: Final = 8
ALL_TIERS: Final = 15

# Heroes that searches can name.
OWNER_NAMES: Final = (
    "master",
    "student",
    "warrior",
    "ronin",
    "ninja",
    "wakou",
    "yojimbo",
    "sailor",
    "monk",
)  # heroes that searches can name

# Sets of relative directions: F, FR, BR, B, BL, FL are bits 0 to 5.
STEP_SETS: Final = {
    "F": 1,
    "FR": 2,
    "BR": 4,
    "B": 8,
    "BL": 16,
    "FL": 32,
    "FWD3": 35,
    "BACK3": 28,
    "FDIAG": 34,
    "BDIAG": 20,
    "DIAG4": 54,
    "ANY": 63,
}

# Effects. `amount`, `mask` and `flag` of an atom mean what the comment says.
STEP: Final = 0  # amount steps, mask of directions, flag 1 = mandatory
TURN: Final = 1  # amount rotations, flag 1 = mandatory
MOVEMENTS: Final = (STEP, TURN)
STRIKE: Final = 2  # an attack grid
STARS: Final = 3  # a starred grid that is no attack
SHIELDS: Final = 4  # a block grid
COUNTER: Final = 5  # mask of speeds
LOWER: Final = 6  # an attack on opponents of lower initiative; the rest of the part is for the target
PUSH: Final = 7  # amount, flag 1 = and one more for every step of the card
PULL: Final = 8  # amount
TURN_TARGET: Final = 9  # amount
STEP_TARGET: Final = 10  # amount, forward
SWAP: Final = 11
STUN: Final = 12  # flag 1 = one for every step of the card
HOBBLE: Final = 13
POISON: Final = 14
WOUND: Final = 15  # amount
OPEN_WOUND: Final = 16  # amount Wounds in play become Bleeding Wounds
BLEED_WOUNDS: Final = 17  # the wounds of this attack are bleeding
SHIELD_STAR: Final = 18  # the starred cell is a shield
TARGET_DISCARDS: Final = 19  # amount, mask of types (0 any)
TARGET_LOSES: Final = 20  # amount Focus
STEAL: Final = 21  # amount Focus
TARGET_DRAWS: Final = 22  # amount
TARGET_SWITCHES: Final = 23  # mask of Kamae
TARGET_CHANGES: Final = 24  # amount branches
TARGET_SHUFFLES: Final = 25  # mask of types, from hand into the deck
LOOK: Final = 26
CANCEL: Final = 27  # amount: 0 movement, 1 rotation, 2 cards
TARGET_SEARCHES: Final = 28  # amount cards of its top; the acting player chooses
DISCARD: Final = 29  # amount, mask of tiers (0 any)
LOSE_FOCUS: Final = 30  # all but amount
TAKE_STUN: Final = 31
TAKE_HOBBLE: Final = 32
GAIN: Final = 33  # amount Focus
ADVANTAGE: Final = 34
DRAW: Final = 35  # amount, flag 1 = exactly so many
CHANGE: Final = 36  # amount branches
SWITCH: Final = 37  # mask of Kamae
SEARCH_DECK: Final = 38  # a filter
SEARCH_TOP: Final = 39  # amount cards of the top, a filter
SEARCH_DISCARDS: Final = 40  # a filter
SHUFFLE: Final = 41  # at most 1 of mask of types
SHUFFLE_ALL: Final = 42
HEAL_STUNS: Final = 43  # at most amount
HEAL_HOBBLE: Final = 44  # amount
HEAL_ALL: Final = 45
CLOSE_WOUNDS: Final = 46  # amount Bleeding Wounds (0 all) become Wounds
REMAIN: Final = 47  # amount: which lasting effect; mask: Focus that ends it (0 none); flag 1 = rotated until it ends
WIDEN: Final = 48  # amount values more for the speed of a block
FORBID: Final = 49  # mask of types of which one is chosen
NAME_CARDS: Final = 50
PLAY_DISCARDED: Final = 51  # a filter
PLAY_FOUND: Final = 52
ENTER_STEALTH: Final = 53
CHANGE_BEHAVIOUR: Final = 54  # of enemies, as all that follow
RESET_DECK: Final = 55
RECALL: Final = 56  # the topmost discard of mask of types into the deck
CLOSE_IN: Final = 57  # the preferred distance becomes 1
REMOVE_CARD: Final = 58  # this card leaves the game
BLEED: Final = 59  # amount Bleeding Wounds for the target
WOUND_BY_DIFFERENCE: Final = 60  # a Wound for the target for every point of initiative it is slower
PLACE_CALTROP: Final = 61  # cells of which one gets a caltrop
PLACE_TRAPS: Final = 62  # cells that get trap tokens
TAKE_WOUND: Final = 63  # amount Wounds for the acting hero
RETURN: Final = 64  # amount cards of the hand go into the deck, unseen
TARGET_MILLS: Final = 65  # amount cards of the top of its deck, and one for each of its wounds
RETURN_POISONS: Final = 66
TAKE_TOP: Final = 67  # amount cards of the top are revealed, a filter: all that fit go into the hand
RENEW: Final = 68  # amount discarded contracts lie face up again
DISCARD_CONTRACTS: Final = 69
RESHUFFLE: Final = 70  # a filter: one discard goes into the deck
TARGET_DROPS: Final = 71  # amount cards, luck decides which
SURVIVE: Final = 72  # wounds and Poisons of the acting hero are gone
REBUILD: Final = 73  # an empty deck is made of amount discards, luck decides which
TARGET_KEEPS: Final = 74  # the card lies with the target for the rest of the game, which it slows
REACH: Final = 75  # amount: the range of this card from now on
TURN_COMPANION: Final = 76  # to the other side of its Kamae card
HEAL_WOUND: Final = 77  # amount own Wounds are discarded
TAKE_STUNS: Final = 78  # instead of the wounds of this turn
CURE: Final = 79  # amount own Poisons in play are discarded
NOTHING: Final = 80  # as one side of an OR
ATOM_KINDS: Final = 81

KIND_NAMES: Final = (
    "step",
    "rotation",
    "attack grid",
    "starred grid",
    "block grid",
    "counter",
    "lower initiative",
    "push",
    "pull",
    "rotate target",
    "target step",
    "swap",
    "target stun",
    "target hobble",
    "target poison",
    "target wound",
    "target wound to bleeding",
    "wounds are bleeding",
    "starred shield",
    "target discards",
    "target loses focus",
    "steal focus",
    "target draws",
    "target switch",
    "target change",
    "target shuffles",
    "look at hand",
    "cancel",
    "target searches",
    "discard",
    "lose focus",
    "take stun",
    "take hobble",
    "gain focus",
    "advantage",
    "draw",
    "change Kamae",
    "switch Kamae",
    "search deck",
    "search top",
    "search discards",
    "shuffle",
    "shuffle all",
    "discard stuns",
    "discard hobble",
    "discard statuses",
    "bleeding to wound",
    "remain in play",
    "widen",
    "forbid a type",
    "name cards",
    "play from discards",
    "play found card",
    "enter stealth",
    "change behaviour",
    "reset deck",
    "recall",
    "close in",
    "remove card",
    "target bleed",
    "wound by difference",
    "place caltrop",
    "place traps",
    "take wound",
    "return cards",
    "target mills",
    "return poisons",
    "take from top",
    "renew contract",
    "discard contracts",
    "shuffle from discards",
    "target drops",
    "survive",
    "rebuild deck",
    "target keeps card",
    "reach",
    "turn companion",
    "discard wound",
    "wounds to stuns",
    "discard poison",
    "nothing",
)

SCATTERING: Final = (PLACE_CALTROP, PLACE_TRAPS)  # they have cells, but no grid of their line

# Effects on the target (the helmet, SJ-18.6); with a range icon they need range and line of sight.
TARGETED: Final = frozenset(
    {
        PUSH,
        PULL,
        TURN_TARGET,
        STEP_TARGET,
        SWAP,
        STUN,
        HOBBLE,
        POISON,
        WOUND,
        OPEN_WOUND,
        TARGET_DISCARDS,
        TARGET_LOSES,
        STEAL,
        TARGET_DRAWS,
        TARGET_SWITCHES,
        TARGET_CHANGES,
        TARGET_SHUFFLES,
        LOOK,
        CANCEL,
        TARGET_SEARCHES,
        PLAY_DISCARDED,
        BLEED,
        WOUND_BY_DIFFERENCE,
        TARGET_MILLS,
        TARGET_DROPS,
        TARGET_KEEPS,
    }
)

OWN_SEARCHES: Final = frozenset({SEARCH_DECK, SEARCH_DISCARDS})  # may take nothing (SJ-28.15)

# Whom an effect concerns: the acting hero or the target (PLAIN), every opponent in range, all players, or all players
# but the acting one, if they want; or the acting hero, once for every fulfilled contract in its play area.
PLAIN: Final = 0
EACH_IN_RANGE: Final = 1
ALL_PLAYERS: Final = 2
ALL_OTHERS: Final = 3
EACH_CONTRACT: Final = 4
BESIDE_PARTNER: Final = 5  # the acting figure, if the other figure of its player stands beside it
FOR_PARTNER: Final = 6  # the other figure of the player moves

# Towards whom a movement has to lead: 0 anywhere.
TOWARDS_TARGET: Final = 1
TOWARDS_PARTNER: Final = 2

# Lasting effects of cards that remain in play (SJ-5.16).
LASTING_NAMES: Final = (
    "armour",
    "open discards",
    "no instants",
    "no copies",
    "no looking",
    "iron will",
    "enlightened path",
    "open hand",
    "last stand",
    "wound limit",
    "hand limit",
    "focus limit",
    "each turn",
)
ARMOUR: Final = 0
OPEN_DISCARDS: Final = 1
NO_INSTANTS: Final = 2
NO_COPIES: Final = 3
NO_LOOKING: Final = 4
IRON_WILL: Final = 5
ENLIGHTENED_PATH: Final = 6
OPEN_HAND: Final = 7
LAST_STAND: Final = 8  # one wound defeats
# Limits that a card in play raises by 1.
WOUND_LIMIT: Final = 9
HAND_LIMIT: Final = 10
FOCUS_LIMIT: Final = 11
RAISING: Final = (WOUND_LIMIT, HAND_LIMIT, FOCUS_LIMIT)
EACH_TURN: Final = 12  # lines that are carried out at the start of every turn

CANCEL_NAMES: Final = ("movement", "rotation", "cards")
CANCEL_MOVEMENT: Final = 0
CANCEL_ROTATION: Final = 1
CANCEL_CARDS: Final = 2

# Harm that a figure has done to an opponent, as a mask.
WOUND_CREDIT: Final = 1
BLEED_CREDIT: Final = 2
STUN_CREDIT: Final = 4
HOBBLE_CREDIT: Final = 8
POISON_CREDIT: Final = 16

# When an Instant may be played.
MOMENT_NAMES: Final = (
    "card resolved",
    "attack success",
    "block success",
    "attack or block success",
    "before own card resolves",
    "before choosing speed of own block",
    "start of turn",
    "defeated",
    "contract completed",
    "own and partner's attack success",
    "opponent's attack success",
    "discarded",
)
CARD_RESOLVED: Final = 0
ATTACK_SUCCESS: Final = 1
BLOCK_SUCCESS: Final = 2
ANY_SUCCESS: Final = 3
BEFORE_OWN_CARD: Final = 4
BEFORE_SPEED: Final = 5
START_OF_TURN: Final = 6
DEFEATED: Final = 7
CONTRACT_DONE: Final = 8
PAIR_SUCCESS: Final = 9
STRUCK: Final = 10
DISCARDED: Final = 11  # of no Instant: its lines are carried out when an effect discards the card
LONE_MOMENTS: Final = (START_OF_TURN, DEFEATED, CONTRACT_DONE, STRUCK)  # Instants that work on no card

INSTANT_NAMES: Final = ("", "replacement", "additional", "instant")
NO_INSTANT: Final = 0
REPLACEMENT: Final = 1
ADDITIONAL: Final = 2
INSTANT: Final = 3

EQUAL_SPEED: Final = -1  # initiative "=": that of the card it is attached to (SJ-5.7)
NO_SPEED: Final = -2  # initiative "-": none at all
