# Senjutsu in English. Values that are components arrive as their names below; numbers arrive as numbers.

## Cards

name-master = Master
name-student = Student
name-warrior = Warrior
name-ronin = Ronin
name-ninja = Ninja
name-onna_bugeisha = Onna-Bugeisha
name-assassin = Assassin
name-wakou = Wakou
name-yojimbo = Yojimbo
name-yasuke = Yasuke
name-sailor = Sailor
name-basic = basic card
name-weapon = weapon card

name-bo = Bo
name-kama = Kama
name-kanabo = Kanabo
name-katana = Katana
name-kusarigama = Kusarigama
name-nagamaki = Nagamaki
name-naginata = Naginata
name-nodachi = Nodachi
name-sai = Sai
name-shikomizue = Shikomizue
name-tachi = Tachi
name-tanto = Tanto
name-tonfa = Tonfa
name-wakizashi = Wakizashi
name-carrack = Carrack
name-pistol = Pistol
name-yari = Yari

name-attack = Attack
name-defence = Defence
name-meditation = Meditation
name-core = Core

name-wood = Wood
name-steel = Steel
name-gold = Gold
name-jade = Jade

name-burning_sun = School of the Burning Sun
name-autumn_hare = School of the Autumn Hare
name-jade_river = School of the Jade River

name-NEU = Neutral
name-AGG = Aggression
name-BAL = Balance
name-DET = Determination
name-DIST = Distance
name-desperation = Desperation
name-drunk = Drunk
name-load = Slowed
name-stealth = Stealth

name-stun = Stun
name-hobble = Hobble
name-wound = Wound
name-bleeding_wound = Bleeding Wound
name-poison = Poison
name-poison-002 = Debilitating Poison
name-poison-129 = Fog of Confusion
name-poison-130 = Haemorrhagic Toxin
name-poison-131 = Paralysing Toxin
name-poison-132 = Virulent Poison

name-card-008 = Master Core Card
name-card-009 = Dragon Reflection
name-card-010 = Hidden Viper Fang
name-card-011 = Bladed Echo
name-card-012 = Dark Insight
name-card-013 = Eye of the Dragon
name-card-014 = Dark Bargain
name-card-015 = Dragon Tail
name-card-016 = Sixth Sense
name-card-017 = Tainted Wisdom
name-card-018 = Idle Strike
name-card-019 = Masterful Cut
name-card-020 = Reposition
name-card-023 = Ronin Core Card
name-card-024 = Crimson Whirlwind
name-card-025 = Heavy Armour
name-card-026 = Bull Rush
name-card-027 = Reverse Carved Fang
name-card-028 = The Terror
name-card-029 = Feral Sweep
name-card-030 = Ripping Claws
name-card-031 = Steel Block
name-card-032 = Wolf Pounce
name-card-033 = Ankle Biter
name-card-034 = Falling Restraint
name-card-035 = Oxen Barge
name-card-038 = Student Core Card
name-card-039 = Drawn Breath
name-card-040 = Lightning Tail
name-card-041 = Blazing Insight
name-card-042 = Reflection Pool
name-card-043 = Stalking Tiger Paw
name-card-044 = Insightful Blow
name-card-045 = Obedience
name-card-046 = Rock Strike
name-card-047 = Turning Slash
name-card-048 = Cleaving Waterfall
name-card-049 = Mountain Switch
name-card-050 = Tranquil Mind
name-card-053 = Warrior Core Card
name-card-054 = Blazing Roar
name-card-055 = Flaming Phoenix Arc
name-card-056 = Blind Spot
name-card-057 = Burning Instinct
name-card-058 = Scything Feint
name-card-059 = Refocused Mind
name-card-060 = Scything Uppercut
name-card-061 = Short Strike
name-card-062 = Warding Arc
name-card-063 = Ember Block
name-card-064 = Headbutt
name-card-065 = Spiralling Flames
name-card-066 = Bo Staff Block
name-card-067 = Bo Staff Thrust
name-card-068 = Dual Sai Cross
name-card-069 = Kama Hook
name-card-070 = Katana Swing
name-card-071 = Naginata Sweep
name-card-072 = Nodachi Slash
name-card-073 = Nodachi Thrust
name-card-074 = Shikomizue Parry
name-card-075 = Tachi Cut
name-card-076 = Tonfa Block
name-card-077 = Wakizashi Slice
name-card-078 = Blood Fury Cut
name-card-079 = Divine Inspiration
name-card-080 = Guardian's Defence
name-card-081 = Legendary Fortitude
name-card-082 = Benevolence
name-card-083 = Broad Block
name-card-084 = Calm Composure
name-card-085 = Courage
name-card-086 = Dashdown Strike
name-card-087 = Dirt Throw
name-card-088 = Duty
name-card-089 = Emergency Block
name-card-090 = Evasive Step
name-card-091 = Honesty
name-card-092 = Honour
name-card-093 = Respect
name-card-094 = Righteousness
name-card-095 = Self-control
name-card-096 = Splitting Strike
name-card-097 = Taunt
name-card-098 = War Cry
name-card-099 = Circling Defence
name-card-100 = Diagonal Slash
name-card-101 = Feint Cut
name-card-102 = Firm Mind
name-card-103 = Graceful Step
name-card-104 = Hobbling Blow
name-card-105 = Horizontal Cut
name-card-106 = Iron Will
name-card-107 = Lunging Thrust
name-card-108 = Misdirection
name-card-109 = Open Mind
name-card-110 = Quick Dodge
name-card-111 = River Block
name-card-112 = Rolling Slash
name-card-113 = Severing Cut
name-card-114 = Stone Block
name-card-115 = Swift Block
name-card-116 = Swift Mind
name-card-117 = Trained Mind
name-card-118 = Wild Block
name-card-119 = Wild Swing
name-card-120 = Wind Block
name-card-121 = Calm Defence
name-card-122 = Deep Meditation
name-card-123 = Fend
name-card-124 = Field Bandages
name-card-125 = Horse Kick
name-card-126 = Pommel Smash
name-card-127 = Push Back
name-card-128 = Quick Stab
name-card-133 = Jumonji Yari Pierce
name-card-134 = Kanabo Smash
name-card-135 = Katana Cut
name-card-136 = Katana Slash
name-card-137 = Naginata Carve
name-card-138 = Tanto Slice
name-card-139 = Yari Impale
name-card-140 = Backhand Slash
name-card-141 = Calm Parry
name-card-142 = Calming Purpose
name-card-143 = Cross Kick
name-card-144 = Determination
name-card-145 = Disorientating Blow
name-card-146 = Focused Guard
name-card-147 = Forest Step
name-card-148 = Hail Strike
name-card-149 = Overhead Carve
name-card-150 = Rising Fury
name-card-151 = Storm Block
name-card-152 = Stunning Blow
name-card-153 = Advantage
name-card-154 = Bleeding Slice
name-card-155 = Counter Attack
name-card-156 = Focused Exertion
name-card-157 = Practiced Strike
name-card-158 = Wheel Strike
name-card-163 = Ninja Core Card
name-card-164 = Kusarigama Strike
name-card-165 = Ghost Moon Step
name-card-166 = Lunar Sniper Trap
name-card-167 = Fukiya Dart Pipe
name-card-168 = Metsubushi Pipe
name-card-169 = Shuriken Throw
name-card-170 = Caltrop Scatter
name-card-171 = Chain Hook
name-card-172 = Smoke Bomb
name-card-173 = Whipping Flail
name-card-174 = Fading Shadow
name-card-175 = Kama Slash
name-card-176 = Withdraw
name-card-218 = Assassin Core Card
name-card-219 = Envenom Blades
name-card-220 = Shadow Sting
name-card-221 = Shadow Step
name-card-222 = Spider's Kiss
name-card-223 = Steel Rain
name-card-224 = Smoke Bomb
name-card-225 = Twist the Knife
name-card-226 = Umbra Vault
name-card-227 = Viper Strike
name-card-228 = Disarming Grace
name-card-229 = Sever Artery
name-card-230 = Venomous Slice
name-card-294 = Onna-Bugeisha Core Card
name-card-295 = Heart of the Oni
name-card-296 = Silent Embrace
name-card-297 = Biting Heaven
name-card-298 = Furious Instinct
name-card-299 = Rage Guard
name-card-300 = Falling Arc
name-card-301 = Horse Trip
name-card-302 = Hurricane Dodge
name-card-303 = Mountain Carve
name-card-304 = Ankle Biter
name-card-305 = Screaming Mind
name-card-306 = Surging River
name-card-333 = Wakou Core Card
name-card-334 = Broadside Slam
name-card-335 = Falling Tsunami
name-card-336 = Jug Smash
name-card-337 = Ramming Bukan
name-card-338 = Sea Legs
name-card-339 = Inebriated Fumble
name-card-340 = Sobering Hulk
name-card-341 = Staggering Blow
name-card-342 = Walk it Off
name-card-343 = Headbutt
name-card-344 = Mule Kick
name-card-345 = Wandering Star
name-card-316 = Yojimbo Core Card
name-card-317 = Nagamaki Thrust
name-card-318 = Stubborn Resolve
name-card-319 = Zanmato
name-card-320 = Brutal Strike
name-card-321 = Fearsome Reputation
name-card-322 = The Job is Done
name-card-323 = Iron Guard
name-card-324 = Scorpion Sting
name-card-325 = Senbon Throw
name-card-326 = Skull Cutter
name-card-327 = Dark Aura
name-card-328 = Hired Killer
name-card-329 = Leg Breaker

name-contract-counter = Counter
name-contract-first_blood = First Blood
name-contract-focus = Focus
name-contract-fury = Fury
name-contract-show_them = Show Them
name-contract-tools = Tools of the Trade
name-card-349 = Yasuke Core Card
name-card-350 = Off-Hand Cut
name-card-351 = Lion's Honour
name-card-352 = Righteous Fury
name-card-353 = Charging Pride
name-card-354 = Devoted Soul
name-card-355 = Elephant Slam
name-card-356 = Close the Gap
name-card-357 = Double Strike
name-card-358 = Eagle's Talons
name-card-359 = Lion's Fangs
name-card-360 = Dual Blade Defence
name-card-361 = Lion's Bite
name-card-362 = Off Balance
name-card-276 = Sailor Core Card
name-card-277 = Carrack Blacksword
name-card-278 = Pistol Whip
name-card-279 = Dreaded Black Shot
name-card-280 = Precise Shot
name-card-281 = Dagger Throw
name-card-282 = Heavy Slash
name-card-283 = Roof Guard
name-card-284 = Fool's Counter
name-card-285 = Longpoint Thrust
name-card-286 = Salvage
name-card-287 = Towering Strike
name-card-288 = Carrack Plow
name-card-289 = Duelling Advance
name-card-290 = Ox Guard

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Effect: { $lines }
card-success = If successful: { $lines }
card-reduced = Each time it lessens damage: { $lines }
card-split = At initiative { $speed }: { $lines }
card-split_range = At initiative { $high } to { $low }: { $lines }

card-join_segments = { $first }. { $second }
card-join_lines = { $first }; { $second }
card-join_comma = { $first }, { $second }
card-join_grid = { $first }, and { $second }
card-join_and = { $first } and { $second }
card-join_then = { $first }, then { $second }
card-join_either = { $first } or { $second }
card-join_or = { $first } – OR – { $second }
card-join_sum = { $first } + { $second }
card-group = ({ $lines })
card-named = { $component }
card-not = not { $what }
card-speed = { $speed }

# At the head of a card.
card-prepared = Prepared
card-replacement = Instant Replacement
card-additional = Instant Additional
card-instant = Instant
card-when_resolved = after your card is resolved
card-when_attack = after your successful attack
card-when_block = after your successful block
card-when_any = after your successful attack or block
card-when_before = before your card is resolved
card-when_speed = before you choose the speed of your block
card-when_start = at the start of the turn
card-when_defeated = when you are about to fall
card-when_contract = when you have completed a contract
card-initiative = initiative { $high }
card-initiative_range = initiative { $high } to { $low }
card-initiative_equal = initiative of the card it is played on
card-initiative_none = no initiative
card-cost = costs { $focus } Focus
card-requires = only in { $kamae }
card-range = range { $distance }
card-unblockable = Unblockable
card-counters = also as a Counter
card-counter_only = only as a Counter
card-own = from your own box
card-bushido = Bushido
card-stake = at the reveal all your contracts are discarded; each completed one adds 1 to the initiative or 1 wound
card-renown = the range is 1 higher for every completed contract in front of you

# Gates, and whom an effect concerns.
card-after_hit = after an attack: { $what }
card-after_block = after a block: { $what }
card-in_kamae = in { $kamae }: { $what }
card-for_focus = for { $focus } Focus: { $what }
card-target = target: { $what }
card-on_star = whoever is on a star: { $what }
card-each_in_range = each opponent in range: { $what }
card-each_player = each player: { $what }
card-each_other = each other player may: { $what }

# Movement and grids.
card-must_step = must step { $amount ->
    [one] once
    [2] twice
   *[other] { $amount } times
} ({ $directions })
card-may_step = may step { $amount ->
    [one] once
    [2] up to twice
   *[other] up to { $amount } times
} ({ $directions })
card-must_rotate = must rotate { $amount ->
    [one] once
    [2] twice
   *[other] { $amount } times
}
card-may_rotate = may rotate { $amount ->
    [one] once
    [2] up to twice
   *[other] up to { $amount } times
}
card-any_direction = in any direction
card-front = front
card-front_right = front right
card-back_right = back right
card-back = back
card-back_left = back left
card-front_left = front left
card-far = { $side } { $distance }
card-ring = { $distance ->
    [one] all spaces around
   *[other] all spaces at distance { $distance }
}
card-strikes = strikes { $grid }
card-struck = { $number ->
    [one] { $cells }: { $marks }
   *[other] { $cells }: { $marks } each
}
card-blocks = blocks { $cells }
card-place_caltrop = put a caltrop on an empty space of: { $cells }
card-place_traps = put up to 3 trap tokens face down on empty spaces of: { $cells }
card-stars = puts a star on: { $cells }
card-star = star
card-wounds = { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}
card-bleeding = { $amount ->
    [one] 1 bleeding wound
   *[other] { $amount } bleeding wounds
}
card-execution = Execution
card-counter = Counter at { $speeds }
card-lower = attack on an opponent of lower initiative
card-shield_star = the starred space is blocked too
card-bleed_wounds = the wounds of this attack are bleeding

# What happens to the target.
card-push = pushed { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
card-push_by_steps = pushed { $amount } space, and 1 more for every step made with this card
card-pull = pulled { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
card-rotated = rotated { $amount ->
    [one] once
    [2] twice
   *[other] { $amount } times
}
card-steps_forward = moved { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
} forward
card-swap = changes places with you
card-stun = Stun
card-stun_by_steps = Stun for every step made with this card
card-hobble = Hobble
card-poison = Poison
card-open_wound = { $amount ->
    [one] 1 wound becomes bleeding
   *[other] { $amount } wounds become bleeding
}
card-discards = discards { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
card-discards_type = discards 1 card ({ $types })
card-loses = loses { $amount } Focus
card-steal = you steal { $amount } Focus
card-draws = draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
card-switches = switches to { $kamae }
card-switches_any = switches to a Kamae of your choice
card-changes = changes Kamae by up to { $amount ->
    [one] 1 branch
   *[other] { $amount } branches
} as you wish
card-shuffles_type = shuffles 1 card ({ $types }) from hand into the deck
card-look = you look at the hand
card-cancel_movement = remaining movement is cancelled
card-cancel_rotation = remaining rotation is cancelled
card-cancel_cards = the active card is cancelled
card-searches = you search the top { $amount } cards of the deck for 1 card that goes to that hand
card-play_discarded = you play { $cards } from the discards as Instant Replacement

# What happens to you.
card-discard = discard { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
card-discard_tier = discard { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} ({ $tiers })
card-lose_all = lose all Focus
card-lose_all_but = lose all Focus but { $amount }
card-take_wound = take { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} yourself
card-return = put { $amount } cards of your hand into your deck unseen and shuffle it
card-mills = discards { $amount } card from the top of the deck, and 1 more for each of its wounds
card-wound_by_difference = 1 wound for every point of initiative below
card-keeps = receives this card for the rest of the game: before every draw the top card of its deck is discarded unseen, and its initiatives are 1 lower
card-reach = the range of this card is { $amount }
card-return_poisons = take back all your Poisons that are spent
card-poison_cell = Poison
card-back_cell = only from behind
card-take_stun = take 1 Stun
card-take_hobble = take 1 Hobble
card-gain = gain { $amount } Focus
card-advantage = take the Advantage
card-draw = draw exactly { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
card-draw_up_to = draw up to { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
card-change = change Kamae by up to { $amount ->
    [one] 1 branch
   *[other] { $amount } branches
}
card-switch = switch to { $kamae }
card-switch_any = switch to any Kamae but Neutral
card-search_deck = search the deck for { $cards }
card-search_top = search the top { $amount } cards of the deck for { $cards }
card-take_top = reveal the top { $amount } cards of the deck and take all of these: { $cards }
card-stunning = with a Stun
card-found_of = cards ({ $which })
card-search_discards = search the discards for { $cards }
card-found = 1 card ({ $which })
card-found_any = 1 card
card-shuffle_type = shuffle at most 1 card ({ $types }) from hand into the deck
card-shuffle_all = shuffle the whole hand into the deck
card-heal_stuns = discard up to { $amount ->
    [one] 1 Stun
   *[other] { $amount } Stuns
} of your own
card-heal_hobble = discard { $amount } Hobble of your own
card-heal_all = discard all statuses of your own
card-close_wounds = all bleeding wounds of your own become plain wounds
card-widen = the block has { $amount ->
    [one] 1 speed
   *[other] { $amount } speeds
} more to choose from
card-forbid = choose a type ({ $types }) that nobody may play this turn
card-name_cards = name an ability card, core cards included, that nobody may play this turn, in Advantage order (the highest first)
card-play_found = play 1 found card as Instant Replacement
card-enter_stealth = enter Stealth
card-remain_armour = remains in play: each attack deals you 1 wound less, but at least 1
card-remain_open_discards = remains in play: all discards lie face up
card-remain_no_instants = remains in play: nobody may play Instant Additional or Instant Replacement cards as Instants
card-remain_no_copies = remains in play: nobody may play a card that lies face up in their own discards
card-remain_no_looking = remains in play: nobody may look at the hand of another player or make that player discard cards
card-remain_iron_will = remains in play: no wounds for drawing from an empty deck
card-remain_open_hand = remains in play: your hand limit is 3 higher, your hand is open, and you choose your card after all others
card-renew = put { $amount ->
    [one] 1 discarded contract
   *[other] { $amount } discarded contracts
} in front of you again
card-discard_contracts = discard all contracts in front of you
card-reshuffle = shuffle { $cards } from the discards into the deck
card-drops = discards { $amount ->
    [one] 1 random card
   *[other] { $amount } random cards
}
card-survive = you do not fall: discard all your wounds and Poisons
card-rebuild = if your deck is empty, { $amount } random discards become the new deck
card-each_contract = for each completed contract in front of you: { $what }
card-remain_last_stand = remains in play: 1 wound defeats you
card-until_bought_off = { $what }; at the end of a turn any player may have this card discarded for { $focus } Focus
card-until_turned = { $what }; it is rotated by 90 degrees at the end of every turn and discarded after the fourth rotation

# Words drawn on a card.
web-card_or = OR
web-card_success = If successful
web-card_reduced = Damage lessened

## The game

game-title = Senjutsu
game-intro = Two to four heroes duel on a field of hexes. In each turn everybody chooses a card in secret; all are revealed together and resolved from the highest initiative down. Attacks and blocks strike spaces around the figure, so place and facing decide. A Kamae strengthens some cards, Focus pays for others. Whoever reaches the wound limit, or has a hand full of Stuns, is defeated.

## Names

name-master_1 = { name-master } 1
name-master_2 = { name-master } 2
name-master_3 = { name-master } 3
name-master_4 = { name-master } 4

name-student_1 = { name-student } 1
name-student_2 = { name-student } 2
name-student_3 = { name-student } 3
name-student_4 = { name-student } 4

name-warrior_1 = { name-warrior } 1
name-warrior_2 = { name-warrior } 2
name-warrior_3 = { name-warrior } 3
name-warrior_4 = { name-warrior } 4

name-ronin_1 = { name-ronin } 1
name-ronin_2 = { name-ronin } 2
name-ronin_3 = { name-ronin } 3
name-ronin_4 = { name-ronin } 4

name-ninja_1 = { name-ninja } 1
name-ninja_2 = { name-ninja } 2
name-ninja_3 = { name-ninja } 3
name-ninja_4 = { name-ninja } 4

name-yojimbo_1 = { name-yojimbo } 1
name-yojimbo_2 = { name-yojimbo } 2
name-yojimbo_3 = { name-yojimbo } 3
name-yojimbo_4 = { name-yojimbo } 4

name-wakou_1 = { name-wakou } 1
name-wakou_2 = { name-wakou } 2
name-wakou_3 = { name-wakou } 3
name-wakou_4 = { name-wakou } 4
name-yasuke_1 = { name-yasuke } 1
name-yasuke_2 = { name-yasuke } 2
name-yasuke_3 = { name-yasuke } 3
name-yasuke_4 = { name-yasuke } 4
name-sailor_1 = { name-sailor } 1
name-sailor_2 = { name-sailor } 2
name-sailor_3 = { name-sailor } 3
name-sailor_4 = { name-sailor } 4

name-assassin_1 = { name-assassin } 1
name-assassin_2 = { name-assassin } 2
name-assassin_3 = { name-assassin } 3
name-assassin_4 = { name-assassin } 4

name-onna_bugeisha_1 = { name-onna_bugeisha } 1
name-onna_bugeisha_2 = { name-onna_bugeisha } 2
name-onna_bugeisha_3 = { name-onna_bugeisha } 3
name-onna_bugeisha_4 = { name-onna_bugeisha } 4

name-seat_1 = Seat 1
name-seat_2 = Seat 2
name-seat_3 = Seat 3
name-seat_4 = Seat 4
name-nobody = nobody
name-none = no card

name-facing-N = north
name-facing-NE = north-east
name-facing-SE = south-east
name-facing-S = south
name-facing-SW = south-west
name-facing-NW = north-west

name-caltrop = Caltrop
name-trap = Trap token
name-after_attack = After an attack
name-after_block = Block, after a
name-rocks = Rocks
name-bamboo = Bamboo
name-burning_cart = Burning Cart
name-shrine = Shrine
name-boat = Boat
name-torii = Torii
name-cherry_tree = Cherry Tree
name-fallen_samurai = Fallen Samurai

name-kamae-NEU = { name-NEU }
name-kamae-AGG = { name-AGG }
name-kamae-BAL = { name-BAL }
name-kamae-DET = { name-DET }
name-kamae-DIST = { name-DIST }
name-type-defence = { name-defence }
name-type-attack = { name-attack }
name-type-meditation = { name-meditation }
name-type-core = { name-core }

name-cancel-movement = the remaining movement
name-cancel-rotation = the remaining rotations
name-cancel-cards = the active card
name-heal-discard-hobble = the Hobble is gone
name-heal-discard-statuses = all statuses are gone
name-heal-bleeding-to-wound = the bleeding stops

# What the sides of an OR and lines for Focus do. A number, arrows or names follow.
name-do-step = may step
name-do-must_step = must step
name-do-rotation = may rotate
name-do-must_rotation = must rotate
name-do-attack_grid = strike at
name-do-counter = Counter at
name-do-push = push the target
name-do-pull = pull the target
name-do-target_bleed = a bleeding wound for the target
name-do-target_switch = switch the Kamae of the target
name-do-enter_stealth = enter Stealth
name-do-target_stun = stun the target
name-do-target_hobble = hobble the target
name-do-target_poison = poison the target
name-do-target_wound = wounds for the target:
name-do-target_wound_to_bleeding = wounds of the target that begin to bleed:
name-do-wounds_are_bleeding = the wounds of this attack bleed
name-do-target_discards = cards that the target discards:
name-do-target_loses_focus = Focus that the target loses:
name-do-target_draws = cards that the target draws:
name-do-target_change = change the Kamae of the target, branches:
name-do-look_at_hand = look at the target's hand
name-do-discard = discard
name-do-lose_focus = lose all Focus but
name-do-lose_all_focus = lose all Focus
name-do-take_stun = take a Stun
name-do-take_hobble = take a Hobble
name-do-gain_focus = gain Focus:
name-do-place_caltrop = put a caltrop on a space of
name-do-place_traps = put trap tokens on
name-do-take_wound = take a wound
name-do-return_cards = put cards into the deck
name-do-renew_contract = renew a contract
name-do-target_drops = random cards that the target discards:
name-do-reach = range of the card:
name-do-draw = draw cards, up to
name-do-change_kamae = change Kamae, branches up to
name-do-switch_kamae = switch to another Kamae
name-do-search_deck = search the deck:
name-do-search_discards = search the discards:
name-do-discard_stuns = discard own Stuns, up to
name-do-bleeding_to_wound = close all own bleeding wounds
name-do-play_found_card = play a card that was found

about-master = Advantage 74. Every way to another Kamae leads through a focus point, so each change brings Focus. He plans ahead and fetches the card he needs.
about-student = Advantage 62. Searches the deck from the first turn on and wins with Balance and good timing.
about-warrior = Advantage 35. Fire and Aggression: she pushes, hobbles and sets the pace. A Hobble is the price at which she gets Focus.
about-ronin = Advantage 27. Heavy armour and heavy blows. At the price of a Stun he switches to any Kamae at once.
about-ninja = Advantage 95, hand limit 6, wound limit 4. May begin in Stealth and owns a deck of Poisons.
about-onna_bugeisha = Advantage 50. A reach of two spaces. With three wounds she is desperate: then her cards are at their best, and she has to draw.
about-assassin = Advantage 92, hand limit 6, wound limit 4. May begin in Stealth, poisons with every blow and strikes from behind.
about-wakou = Advantage 8, hand limit 4, wound limit 7. A drunken pirate who stuns: every movement of his cards must be made. 1 Focus sobers him up for a turn.
about-yojimbo = Advantage 39. A hired sword with five contracts: completed ones are worth a card or a Focus, and the fifth wins the game at once.
about-yasuke = Advantage 78. Fights with two weapons of different kinds. Blocks twice in a turn, and some of his blows are Counters only; his charges hit harder the farther he has run.
about-sailor = Advantage 6. Always carries a sword and a pistol. A fifth Kamae, Distance, unlocks shots at slower opponents six spaces away.
about-NEU = The Kamae in which everybody begins. It unlocks no lines of cards.
about-AGG = Unlocks the red lines of cards: mostly more damage and more speed.
about-BAL = Unlocks the green lines of cards: mostly better movement and more cards.
about-DET = Unlocks the yellow lines of cards: mostly stronger blocks and safer steps.
about-DIST = Only some heroes have this Kamae. It unlocks their shots and throws.
about-attack = Strikes spaces around the figure. Whoever plays an attack must hit if it can.
about-defence = Shields spaces at one initiative; whoever is shielded then is not hit. At equal initiative, Defence goes first.
about-meditation = Cards, Focus, Kamae, healing. At equal initiative, Meditation comes after Attack.
about-core = Always at hand and never discarded: the ability of the hero, and the weapon. At equal initiative, Core comes last.
about-stun = A card in hand that does nothing. Play it to be rid of it. A hand full of Stuns is a defeat.
about-hobble = Lowers the initiative of all your cards by 1, to no less than 1, for three turns.
about-bleeding_wound = Counts as a wound. At the start of each turn the top card of the deck is discarded.
about-desperation = Strengthens some cards. A hero is desperate with three wounds or more, an enemy from two wounds before defeat to the end.
about-drunk = Each step and rotation of this hero must be made, so it may collide. 1 Focus before the draw sobers it up for a turn.
about-load = A card of an opponent lies here for the rest of the game: the top card of the deck is discarded unseen before every draw, and every initiative is 1 lower.
about-stealth = A hidden hero has better cards. A hit, a block, a wound or a status reveals it.
about-poison-002 = Shuffled among the top five cards of the deck. Whoever draws it must play it, and it does nothing.
about-poison-129 = For two turns chance chooses your card, and you play no Instant Replacement.
about-poison-130 = For four turns the top card of your deck is discarded before you draw.
about-poison-131 = For two turns you can neither leave your Kamae nor gain or spend Focus.
about-poison-132 = For four turns your wound limit is 1 lower.
about-rocks = Stop attacks and sight. A hero forced onto them is stunned.
about-caltrop = Whoever enters its space, also by a push, takes a wound and a Hobble. Then it is removed.
about-trap = Whoever enters its space turns it up: of three tokens two wound and hobble like a caltrop, one is a decoy. Nobody knows which.
about-bamboo = Stops attacks and sight until a hero enters it or a wounding attack cuts it. A hero forced onto it is stunned and hobbled.
about-burning_cart = Stops attacks and sight. A hero forced onto it is stunned and wounded.
about-shrine = Stops attacks and sight. A hero beside it gains 1 Focus at the end of each turn; one forced onto it is stunned.
about-boat = Two more spaces to stand on; it stops nothing.
about-torii = Two pillars that stop attacks and sight, with an open space between them. A hero forced onto a pillar is stunned.
about-cherry_tree = Stops attacks and sight. A hero forced onto it is stunned.
about-fallen_samurai = A space to stand on, but whoever enters it takes a Stun and loses all Focus.

## The moment

moment-setup = The duel is being set up
moment-draw = Turn { $turn } · draw
moment-choose = Turn { $turn } · choose
moment-reveal = Turn { $turn } · reveal
moment-resolve = Turn { $turn } · initiative { $speed }
moment-discard = Turn { $turn } · discard
moment-over = The duel is over in turn { $turn }

## What is asked

prompt-terrain = { $who }: where do you lay this piece: { $piece }?
prompt-terrain_way = { $who }: which way do you turn this piece: { $piece }?
prompt-place_figure = { $who }: choose your start space.
prompt-face = { $who }: which way do you face?
prompt-start_hidden = { $who }: do you begin in Stealth?
prompt-prepare = { $who }: take Prepared cards from your deck, or draw the whole hand at random.
prompt-choose = { $who }: choose your card for this turn. Nobody sees it yet.
prompt-release = { $who }: you may pay Focus to have a Bushido card in play discarded.
prompt-name_target = { $who }: at whom do you aim “{ $card }”?
prompt-buy = { $who }: { $count } Focus buys “{ $card }” its other initiative.
prompt-replace = { $who }: replace “{ $card }” by an Instant Replacement?
prompt-speed = { $who }: choose the initiative of “{ $card }”.
prompt-lower_speed = { $who }: choose the initiative of the lower part of “{ $card }”.
prompt-tie = { $who }: cards are tied at initiative { $speed }. When is yours resolved?
prompt-or = { $who }: “{ $card }” offers a choice.
prompt-pay = { $who }: pay Focus for a line of “{ $card }”?
prompt-move = { $who }: move with “{ $card }”.
prompt-modifier = { $who }: pay Focus to strengthen “{ $card }”?
prompt-lower = { $who }: whom does “{ $card }” strike? Only lower initiative counts.
prompt-counter = { $who }: you have blocked { $other }. Answer with a Counter?
prompt-each_target = { $who }: who comes first?
prompt-push_way = { $who }: where do you push { $other }?
prompt-place_caltrop = { $who }: where do you throw the caltrop?
prompt-place_trap = { $who }: where does the next trap token lie?
prompt-return_card = { $who }: which card goes into your deck?
prompt-sober_up = { $who }: do you spend 1 Focus to be sober in this turn?
prompt-leave_out = { $who }: which contract do you leave out?
prompt-cash = { $who }: do you discard a completed contract for a card or a Focus?
prompt-reward = { $who }: what do you take for the contract?
prompt-renew = { $who }: which contract lies in front of you again?
prompt-stake = { $who }: what does the next completed contract improve?
prompt-reshuffle = { $who }: choose the discard that goes into your deck.
prompt-pull = { $who }: where do you pull { $other }?
prompt-turn_target = { $who }: which way do you turn { $other }?
prompt-poison = { $who }: choose the Poison for { $other }.
prompt-switch = { $own ->
    [1] { $who }: choose your Kamae.
   *[other] { $who }: choose the Kamae of { $other }.
}
prompt-change = { $own ->
    [1] { $who }: move along your Kamae tree, or stay.
   *[other] { $who }: move along the Kamae tree of { $other }, or stay.
}
prompt-focus_exit = { $own ->
    [1] { $who }: leave the focus point and choose your Kamae.
   *[other] { $who }: leave the focus point and choose the Kamae of { $other }.
}
prompt-draw_up_to = { $who }: how many cards do you draw?
prompt-discard = { $who }: choose a card to discard.
prompt-discard_type = { $who }: you must discard a card.
prompt-shuffle_in = { $who }: choose a card that goes back into your deck.
prompt-heal_stuns = { $who }: how many Stuns do you discard?
prompt-hand_limit = { $who }: your hand is too big. Discard a card face down.
prompt-search = { $who }: choose the card that you take into your hand.
prompt-take_looked = { $who }: choose one of these cards. It goes to the hand of { $other }.
prompt-play_discarded = { $who }: choose a card from the discards of { $other } and play it.
prompt-play_found = { $who }: play a card that “{ $card }” has found?
prompt-found_speed = { $who }: choose the initiative of “{ $card }”.
prompt-instant = { $window ->
    [0] { $who }: “{ $card }” is resolved. Play an Instant?
    [1] { $who }: your attack was successful. Play an Instant?
    [2] { $who }: your block was successful. Play an Instant?
    [4] { $who }: before “{ $card }” is resolved: play an Instant?
    [5] { $who }: before you choose the speed of “{ $card }”: play an Instant?
    [6] { $who }: the turn begins. Play an Instant?
    [7] { $who }: you are about to fall. Play an Instant?
    [8] { $who }: you have completed a contract. Play an Instant?
   *[other] { $who }: play an Instant?
}
prompt-aim_instant = { $who }: at whom do you aim “{ $card }”?
prompt-widen = { $who }: in which direction do you widen your block?
prompt-forbid = { $who }: which cards may nobody play in this turn?
prompt-name_card = { $who }: name a card that nobody may play in this turn.

## What can be chosen

choice-card = { $card }
choice-choose = Play { $card }
choice-prepare = Take { $card } into your hand
choice-instant = Play { $card } as an Instant
choice-replace = Play { $card } as Instant Replacement
choice-counter = Counter with { $card }
choice-discard = Discard { $card }
choice-discard_hidden = Discard { $card } face down
choice-return = Put “{ $card }” into your deck
choice-shuffle_in = Shuffle { $card } into the deck
choice-take = Take { $card }
choice-name = Name { $card }
choice-release = Pay { $count } Focus and have { $card } discarded
choice-space = { $space }
choice-lay = Lay it on { $space }
choice-stand = Stand on { $space }
choice-step = Step to { $space }
choice-throw = Throw it on { $space }
choice-stay_drunk = Stay drunk
choice-sober_up = Sober up for 1 Focus and switch to Neutral
choice-leave_out = Leave out { $contract }
choice-cash = Discard { $contract }
choice-renew = Renew { $contract }
choice-keep_contracts = Keep all contracts
choice-reward-card = Draw 1 card
choice-reward-focus = Gain 1 Focus
choice-stake-initiative = 1 more initiative
choice-stake-wound = 1 more wound
choice-reshuffle = Shuffle { $card } into the deck
choice-reshuffle_nothing = Shuffle nothing into the deck
choice-pull = Pull to { $space }
choice-direction = { $direction }
choice-lie = Lay it towards { $direction }
choice-face = Face { $direction }
choice-push = Push { $direction }
choice-collide = Collide, going { $direction }
choice-left = Rotate left (anticlockwise)
choice-right = Rotate right (clockwise)
choice-option = Option { $number }
choice-effect = { $number ->
    [0] Pay { $focus } Focus: { $first }
   *[other] { $focus ->
        [0] Option { $number }: { $first }
       *[other] Option { $number }, for { $focus } Focus: { $first }
    }
}{ $first_much ->
    [0] {""}
   *[other] {" "}{ $first_much }
}{ $first_what ->
    [0] {""}
   *[other] {" "}{ $first_what }
}{ $second ->
    [0] {""}
   *[other] ; { $second }
}{ $second_much ->
    [0] {""}
   *[other] {" "}{ $second_much }
}{ $second_what ->
    [0] {""}
   *[other] {" "}{ $second_what }
}
choice-pay = Pay the Focus
choice-pay_nothing = Pay nothing
choice-keep_speed = Keep the printed initiative
choice-speed = Initiative { $speed }
choice-kamae = { $kamae }
choice-focus_point = Through the focus point: gain 1 Focus
choice-keep_kamae = Stay in this Kamae
choice-target = { $other }
choice-place = As number { $place }
choice-draw = { $count ->
    [0] Draw nothing
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
choice-heal_stuns = { $count ->
    [0] Keep all Stuns
    [one] Discard 1 Stun
   *[other] Discard { $count } Stuns
}
choice-type = No { $type } in this turn
choice-venom = { $poison }
choice-widen_up = One value more at the top
choice-widen_down = One value more at the bottom
choice-hide = Begin in Stealth
choice-show = Begin in the open
choice-trigger = A trigger
choice-decoy = A decoy
choice-unseen = A card that nobody sees
choice-done = Go on
choice-prepared = Take no more
choice-stop = Stop here
choice-pass = Nothing fits: go on
choice-no_instant = No Instant
choice-keep_card = Keep the card
choice-no_counter = No Counter
choice-keep_hand = Keep the hand
choice-take_nothing = Take nothing
choice-play_nothing = Play nothing
choice-let_it_be = Pay nothing

## What happens

event-advantage = { $who } takes the Advantage.
event-aimed = { $who } aims at { $other }.
event-armour = “{ $card }” spares { $who } 1 wound.
event-bamboo_removed = The bamboo on { $space } falls.
event-blocked = { $who } blocks “{ $card }” of { $other }.
event-caltrop_entered = { $who } treads on a caltrop on { $space }.
event-caltrop_thrown = { $who } throws a caltrop on { $space }.
event-bumped_edge = { $who } is forced off the field.
event-bumped_terrain = { $who } is forced into an obstacle.
event-cancelled = { $who } loses { $what }.
event-chose_option = { $who } chooses option { $number } of “{ $card }”: { $first }{ $first_much ->
    [0] {""}
   *[other] {" "}{ $first_much }
}{ $first_what ->
    [0] {""}
   *[other] {" "}{ $first_what }
}{ $second ->
    [0] {""}
   *[other] ; { $second }
}{ $second_much ->
    [0] {""}
   *[other] {" "}{ $second_much }
}{ $second_what ->
    [0] {""}
   *[other] {" "}{ $second_what }
}.
event-counter = { $who } answers with a Counter: “{ $card }”.
event-crashed = { $who } crashes into { $other }.
event-deck_empty = { $who } has no card left to draw.
event-deck_shuffled = { $who } shuffles the deck.
event-defeated = { $who } is defeated.
event-discarded = { $who } discards “{ $card }”.
event-discarded_hidden = { $who } discards a card face down.
event-discarded_unseen = { $who } loses the top card of the deck, unseen.
event-draws = { $count ->
    [0] { $who } draws no card.
    [one] { $who } draws 1 card.
   *[other] { $who } draws { $count } cards.
}
event-drew = { $who } draws “{ $card }”.
event-drew_hidden = { $who } draws a card.
event-expired = { $who } discards “{ $card }”, which has turned full circle.
event-focus_gained = { $who } gains { $count } Focus.
event-focus_point = { $who } passes the focus point.
event-focus_lost = { $who } loses { $count } Focus.
event-focus_spent = { $who } spends { $count } Focus.
event-fogged = { $who } is lost in the fog: chance chooses “{ $card }”.
event-forbidden = { $who } forbids a type for this turn: { $type }.
event-found = { $who } finds “{ $card }” and takes it.
event-found_nothing = { $who } takes no card.
event-halts = { $who } stops here.
event-hand_shuffled = { $who } shuffles the whole hand into the deck.
event-healed = { $who } recovers: { $what }.
event-hidden = { $who } is in Stealth.
event-hit = { $who } hits { $other } with “{ $card }”.
event-hobbled = { $who } is hobbled.
event-instant = { $who } plays an Instant: “{ $card }”.
event-kamae = { $who } is now in { $kamae }.
event-laid_aside = { $who } lays “{ $card }” aside.
event-contract = { $who } completes a contract: { $contract }.
event-contract_left_out = { $who } leaves out a contract: { $contract }.
event-contract_cashed = { $who } discards a completed contract: { $contract }.
event-contract_renewed = { $who } renews a contract: { $contract }.
event-contracts_discarded = { $count ->
    [one] { $who } discards 1 contract.
   *[other] { $who } discards { $count } contracts.
}
event-staked_speed = { $who } turns a contract into initiative.
event-staked_wound = { $who } turns a contract into a wound.
event-survived = { $who } does not fall.
event-looked = { $who } looks at the hand of { $other }.
event-missed = { $who } hits nobody with “{ $card }”.
event-moved = { $who } moves to { $space }.
event-named = { $who } names “{ $card }”: nobody may play it in this turn.
event-nothing_to_discard = { $who } has nothing to discard that fits.
event-over = { $reason ->
    [contracts] The duel is over: enough contracts are completed.
    [last_side] The duel is over: one side is left.
    [draw] The duel is over: nobody is left. It is a draw.
   *[other] The duel is over: all fell together, and Advantage decides.
}
event-placed = { $who } stands on { $space }.
event-poison_left = { $who } loses a Poison from the top of the deck. It leaves the game.
event-poisoned = { $who } is poisoned: { $poison }.
event-prepared = { $who } takes “{ $card }”, which is Prepared.
event-prepared_hidden = { $who } takes a Prepared card.
event-ranked = { $who } is at place { $place } of the Advantage track.
event-ready = { $who } is ready.
event-released = { $who } pays { $count } Focus: “{ $card }” is discarded.
event-remains = { $who } keeps “{ $card }” in play.
event-kept = { $who } leaves “{ $card }” with { $other } for the rest of the game.
event-replaced = { $who } plays “{ $card }” as Instant Replacement.
event-resolves = { $part ->
    [1] { $speed }: { $who } resolves “{ $card }”.
   *[other] { $speed }: { $who } resolves the lower part of “{ $card }”.
}
event-poisons_returned = { $who } takes back { $count ->
    [one] 1 Poison
   *[other] { $count } Poisons
}.
event-returned = { $who } puts “{ $card }” into the deck.
event-returned_hidden = { $who } puts a card into the deck.
event-revealed = { $who } is no longer hidden.
event-revealed_card = { $who } reveals “{ $card }”.
event-seen_in_pile = Face down among the discards of { $who } lay “{ $card }”.
event-seen_on_top = { $who } has “{ $card }” near the top of the deck.
event-shields = { $who } raises a block at { $speed }.
event-shuffled_in = { $who } shuffles “{ $card }” into the deck.
event-speed = { $who } acts at initiative { $speed }.
event-lower_speed = The lower part of the card of { $who } waits for initiative { $speed }.
event-sober = { $who } is sober in this turn.
event-stunned = { $who } is stunned.
event-stuns_discarded = { $count ->
    [one] { $who } discards 1 Stun.
   *[other] { $who } discards { $count } Stuns.
}
event-swapped = { $who } changes places with { $other }.
event-terrain_chosen = { $who } chooses { $space } for a piece.
event-terrain_placed = { $who } lays a piece on { $space }, towards { $direction }: { $piece }.
event-took = { $who } gets “{ $card }”.
event-took_hidden = { $who } gets a card from the deck.
event-took_place = { $who } takes place { $place } among the tied cards.
event-turn_began = Turn { $turn }
event-turned = { $who } faces { $direction }.
event-widened_down = { $who } can now block more slowly, too.
event-widened_up = { $who } can now block faster, too.
event-trap_empty = The trap token on { $space } was a decoy: nothing happens to { $who }.
event-trap_sprung = The trap on { $space } is real: { $who } treads into it.
event-trap_thrown = { $who } puts a trap token on { $space }.
event-wounded = { $bleeding ->
    [0] { $wounds ->
        [one] { $who } takes 1 wound.
       *[other] { $who } takes { $wounds } wounds.
    }
   *[other] { $wounds ->
        [0] { $who } takes { $bleeding ->
            [one] 1 bleeding wound
           *[other] { $bleeding } bleeding wounds
        }.
       *[other] { $who } takes { $wounds ->
            [one] 1 wound
           *[other] { $wounds } wounds
        } and { $bleeding ->
            [one] 1 bleeding wound
           *[other] { $bleeding } bleeding wounds
        }.
    }
}
event-wounds_opened = { $count ->
    [one] { $who }: 1 wound begins to bleed.
   *[other] { $who }: { $count } wounds begin to bleed.
}

## How it ends

ending-last_side = Only one side is left.
ending-draw = Nobody is left: a draw.
ending-advantage = All fell together; the highest Advantage wins.
ending-contracts = Enough contracts are completed.

## Options

option-players = Heroes
option-players-help = how many heroes fight
option-hero_1 = Hero of seat 1
option-hero_1-help = hero of seat 1, with its signature deck
value-hero_1-ronin = { name-ronin }
value-hero_1-warrior = { name-warrior }
value-hero_1-student = { name-student }
value-hero_1-master = { name-master }
value-hero_1-ninja = { name-ninja }
value-hero_1-onna_bugeisha = { name-onna_bugeisha }
value-hero_1-assassin = { name-assassin }
value-hero_1-wakou = { name-wakou }
value-hero_1-yojimbo = { name-yojimbo }
value-hero_1-yasuke = { name-yasuke }
value-hero_1-sailor = { name-sailor }
option-hero_2 = Hero of seat 2
option-hero_2-help = hero of seat 2, with its signature deck
value-hero_2-warrior = { name-warrior }
value-hero_2-ronin = { name-ronin }
value-hero_2-student = { name-student }
value-hero_2-master = { name-master }
value-hero_2-ninja = { name-ninja }
value-hero_2-onna_bugeisha = { name-onna_bugeisha }
value-hero_2-assassin = { name-assassin }
value-hero_2-wakou = { name-wakou }
value-hero_2-yojimbo = { name-yojimbo }
value-hero_2-yasuke = { name-yasuke }
value-hero_2-sailor = { name-sailor }
option-hero_3 = Hero of seat 3
option-hero_3-help = hero of seat 3, with its signature deck
value-hero_3-student = { name-student }
value-hero_3-ronin = { name-ronin }
value-hero_3-warrior = { name-warrior }
value-hero_3-master = { name-master }
value-hero_3-ninja = { name-ninja }
value-hero_3-onna_bugeisha = { name-onna_bugeisha }
value-hero_3-assassin = { name-assassin }
value-hero_3-wakou = { name-wakou }
value-hero_3-yojimbo = { name-yojimbo }
value-hero_3-yasuke = { name-yasuke }
value-hero_3-sailor = { name-sailor }
option-hero_4 = Hero of seat 4
option-hero_4-help = hero of seat 4, with its signature deck
value-hero_4-master = { name-master }
value-hero_4-ronin = { name-ronin }
value-hero_4-warrior = { name-warrior }
value-hero_4-student = { name-student }
value-hero_4-ninja = { name-ninja }
value-hero_4-onna_bugeisha = { name-onna_bugeisha }
value-hero_4-assassin = { name-assassin }
value-hero_4-wakou = { name-wakou }
value-hero_4-yojimbo = { name-yojimbo }
value-hero_4-yasuke = { name-yasuke }
value-hero_4-sailor = { name-sailor }
option-deck_1 = Deck of seat 1
option-deck_1-help = a deck of one's own for seat 1; its hero goes before hero_1
option-deck_2 = Deck of seat 2
option-deck_2-help = a deck of one's own for seat 2; its hero goes before hero_2
option-deck_3 = Deck of seat 3
option-deck_3-help = a deck of one's own for seat 3; its hero goes before hero_3
option-deck_4 = Deck of seat 4
option-deck_4-help = a deck of one's own for seat 4; its hero goes before hero_4
option-cards = Size of decks
option-cards-help = cards in every deck
value-cards-30 = 30 cards
value-cards-40 = 40 cards
option-tournament = Tournament rules for decks
option-tournament-help = restricted schools apply to decks
option-teams = Teams
option-teams-help = pairs: seats 1 and 2 against 3 and 4; or seat 1 against all others
value-teams-none = everybody alone
value-teams-pairs = pairs
value-teams-one_against_others = one against all
option-board = Battlefield
option-board-help = the battlefield
value-board-snow_field = Snow Field
value-board-burning_village = Burning Village
value-board-river_ford = River Ford
value-board-bamboo_temple = Bamboo Temple
value-board-twin_fields = Twin Fields
option-terrain = Terrain
option-terrain-help = no terrain, that of the board, or placed by the players
value-terrain-none = no terrain
value-terrain-preset = that of the board
value-terrain-placed = placed by the players
option-pieces = Terrain pieces
option-pieces-help = terrain pieces to place; rocks:2,bamboo:2,shrine:1,torii:1,cherry_tree:1,fallen_samurai:1 when none are named
option-switch_differs = Switch leaves the Kamae
option-switch_differs-help = 'switch to any Kamae' must leave the present one
option-focus_every_time = Focus at every focus point
option-focus_every_time-help = a Change may enter the focus point again for another Focus
option-advantage_breaks_draws = Advantage breaks draws
option-advantage_breaks_draws-help = of those defeated together the one with the highest Advantage wins
option-push_ends_card = A push into something ends the turn
option-push_ends_card-help = a collision by Push or Pull ends the target's turn as an own one does
option-counter_by_print = Counters by printed initiative
option-counter_by_print-help = a Counter card is compared by its printed initiative
option-strict_discard = Weapon cards need a discard
option-strict_discard-help = a weapon card cannot be chosen without a card to discard
option-terrain_effects = Effects of terrain
option-terrain_effects-help = what terrain does to a hero forced onto it
value-terrain_effects-first = first edition
value-terrain_effects-revised = revised edition
option-bamboo_closed = Closed bamboo
option-bamboo_closed-help = no hero may move onto bamboo voluntarily
option-defence_at_once = Defence cards at once
option-defence_at_once-help = lines of a Defence card outside 'If successful' are resolved at once
option-comparison_blockable = Comparisons can be blocked
option-comparison_blockable-help = Blocks on the space of attacker or target stop initiative comparisons
option-widen_upwards_only = Broad Block upwards only
option-widen_upwards_only-help = Broad Block adds a value at the upper end only
option-acting_hero_first = The acting hero falls first
option-acting_hero_first-help = if one effect defeats several, the acting hero is defeated first
option-strips_in_halves = Strips in halves
option-strips_in_halves-help = a strip of two colours gives its step to one Kamae, its rotation to the other
option-discard_no_cost = Discards are no cost
option-discard_no_cost-help = what follows a discard by 'then' does not depend on it
option-target_chooses_kamae = The target chooses its Kamae
option-target_chooses_kamae-help = a target that must change its Kamae chooses how
option-free_terrain = Free terrain
option-free_terrain-help = terrain may lie on start spaces and cut off spaces
option-free_placement = Free placement
option-free_placement-help = figures may be placed on any free space
option-status_replaceable = Stuns can be replaced
option-status_replaceable-help = a revealed Stun or Poison can be replaced by an Instant Replacement
option-collision_ends_blocks = Collisions end blocks
option-collision_ends_blocks-help = the Blocks of a hero that collides vanish
option-step_away = Forced steps lead away
option-step_away-help = 'target steps forward' leads away from the acting hero
option-blocks_guard_owner_only = Blocks guard their owner only
option-blocks_guard_owner_only-help = a Block stops only attacks on the hero who placed it
option-additional_hits_all = Instants hit all
option-additional_hits_all-help = an Instant Additional works on all heroes its trigger affected
option-range_at_reveal = Range at the reveal
option-range_at_reveal-help = range and line of sight of named targets are tested at the reveal only
option-stars_are_attacks = Stars are attacks
option-stars_are_attacks-help = starred grids of Defence cards can be blocked and countered
option-additional_on_counter = Instants on Counters
option-additional_on_counter-help = an Instant Additional may be played on a Counter card
option-instants_after_draw = Instants after the draw
option-instants_after_draw-help = Instants of the start of the turn are played after drawing
option-box = Your own components
option-box-help = Your own components where they differ from ours, as a box file.

## Components, for pages and boxes

name-snow_field = { value-board-snow_field }
name-burning_village = { value-board-burning_village }
name-river_ford = { value-board-river_ford }
name-bamboo_temple = { value-board-bamboo_temple }
name-twin_fields = { value-board-twin_fields }
name-horde_spaces = Start spaces of a horde
box-part-boards = Boards
box-part-terrain = Terrain
box-part-statuses = Status cards
box-part-heroes = Heroes
box-part-cards = Cards of heroes
box-part-enemies = Enemies
box-part-solo_cards = Cards of enemies
box-part-horde = Horde
box-field-spaces = Spaces
box-field-starts_2 = Start positions of two sides
box-field-starts_3 = Start positions of three sides
box-field-starts_4 = Start positions of four sides
box-field-preset = Preset terrain
box-field-shape = Shape
box-field-advantage = Advantage
box-field-hand = Hand limit
box-field-wounds = Wound limit
box-field-tree = Kamae tree
box-field-weapons = Weapons
box-field-poisons = Poisons
box-field-distance = Preferred distance
box-field-ranged = Fights from afar
box-field-range = Range
box-field-recipe = Selection decks of the cards
box-field-spaces_of_horde = Spaces and facings of X, A, B, C, D
box-field-initiative = Initiative
box-field-cost = Cost in Focus
box-field-requires = Required Kamae or condition
box-field-unblockable = Unblockable
box-field-counters = Can be a Counter
box-field-counter_only = Only as a Counter
box-field-bushido = Bushido
box-field-tier = Tier
box-field-types = Types
box-field-prepared = Prepared
box-field-instant = Instant
box-field-effect = Effects in the card language
name-no_instant = no Instant
name-replacement = Instant Replacement
name-additional = Instant Additional
name-instant = Instant
web-board-tools = Tap the board to change
web-board-space = Space
web-board-start = Start { $side } (with { $sides } sides)
web-board-texts = The board as text
web-board-texts-help = A space is a column and a row, counted from the middle: 0,-2. Columns of spaces: -1: -2..3.

## Page

web-field = Battlefield
web-ground = Spaces and terrain
web-on_spaces = { $what } on { $spaces }
web-figure = { $who } on { $space }, facing { $direction }
web-heroes = Heroes
web-hero_acts = to choose
web-hero_ready = ready
web-hero_fallen = defeated
web-hero_won = wins
web-hero_side = side { $number }
web-focus_point = focus point
web-kamae_says = Kamae { $kamae }; from here to: { $ways }
web-focus_says = Focus { $number } of { $total }
web-wounds_says = Wounds { $number } of { $total }, { $bleeding } of them bleeding
web-stuns_says = Stuns { $number }; { $total } mean defeat
web-counted = { $what }: { $number }
web-hand_says = Cards in hand: { $number }, limit { $total }
web-deck_says = Cards in the deck: { $number }
web-discards = Discards
web-face_down = Face down: { $number }
web-no_cards = No cards
web-in_play = In play
web-known_hand = Known of the hand
web-advantage = Advantage
web-ladder = Initiative
web-item_pending = still to come
web-item_active = being resolved
web-item_waiting = shields in place
web-item_resolved = resolved
web-split_part = lower part
web-aims = aims at { $who }
web-bans = Nobody may play this turn: { $what }
web-line_of = { $card } of { $who }
web-own_hand = Your cards
web-tray = To choose from
web-copies = { $number } copies
web-chosen = Chosen
web-explain_card = Explain { $card }: in words and on the board
web-nothing_fits = Nothing in your hand fits here.
web-plan = From { $space }, facing { $direction }, { $card } reaches { $spaces }.
web-plan_nothing = From { $space } facing { $direction }, { $card } reaches no space.
web-go_on = Go on

## The drawing in the terminal

draw-advantage = Advantage:
draw-fallen = defeated
draw-chosen = has chosen
draw-in_hand = hand { $number }/{ $limit }
draw-deck = deck { $number }
draw-discards = discards { $number } (face down { $hidden })
draw-in_play = In play
draw-known = Known to be held or face down
draw-always = Always at hand:
draw-looked = Looked at:
draw-lower_part = (lower part)
draw-ladder = Initiative
draw-question = The line in question
draw-hand = Hand
draw-focus = Focus
draw-shield = shielded
draw-strikes = hit from here
draw-star = star from here
draw-later = after its movement
draw-face_down = face down: { $number }
draw-no_preview = There is nothing to show: name a card with a grid by its number, and lead a hero on the field.
draw-help_preview = what your cards would hit; preview 031: one card on the field
draw-help_hand = your cards in full
draw-help_discards = the discard piles
draw-help_about = what heroes, Kamae, statuses and terrain do

## Decks

deck-number = no.
deck-card = card
deck-type = type
deck-tier = tier
deck-copies = copies
deck-initiative = initiative
deck-cost = Focus
deck-weapon = Weapon
deck-cards = Cards: { $number }
deck-prepared = { $mark } Prepared: may be taken before the first hand is drawn
deck-legal = A legal deck of { $cards } cards
deck-pick-hero = For which hero?
deck-start = What do you begin with?
deck-start-signature = the signature deck
deck-start-empty = no card
deck-start-random = a random deck
deck-help =
    029          add a card; 029x2 adds two copies
    -029         take a card out
    cards        list all cards of the hero; cards attack, cards gold: only those
    weapon 072   take another weapon
    name WORDS   give the deck a name
    show         show the deck
    done         write the deck
    quit         leave without a deck
deck-stand = { $number } of { $size } cards
deck-stand-companion = { $name }: { $number } of { $size } cards
deck-not-understood = “{ $text }” means nothing here; type help.
deck-left = No deck was written.
deck-saved = The deck is in { $file }

## Pages

page-intro = Duels of two to four heroes on a hex board, each with a deck of their own. Cards are chosen in secret and act in the order of their speed.
page-preset-duel = Duel against a bot
page-preset-terrain = Duel with terrain
page-preset-placed-terrain = Duel, terrain placed by the players
page-preset-contracts = Yojimbo with contracts against the Onna-Bugeisha
page-preset-stealth = Ninja against Assassin: traps and poison
page-preset-drunk = The drunken Wakou against the Ronin
page-preset-companion = The Ashigaru with Hachiko against Yasuke
page-preset-shots = The Sailor with his pistol against the Warrior
page-preset-three-heroes = Three heroes
page-preset-pairs = Four heroes in pairs
page-builder = Build a deck
page-deck-title = Deck builder
page-deck-intro = A deck of Senjutsu has 30 or 40 cards: signature cards of one hero, and basic cards that everybody may use. The address of the page holds the whole deck, so you can bookmark it, send it to a friend, or play with it at once.
page-deck-heroes = Pick a hero
page-deck-from-signature = Signature deck
page-deck-from-signature-of = Signature deck: { $name }
page-deck-from-nothing = Without cards
page-deck-from-nothing-of = Without cards: { $name }
page-deck-import = Import a deck
page-deck-import-file = Deck file (TOML)
page-deck-import-text = Or paste it here
page-deck-import-help = The text of a deck file, or a deck in one line such as
page-deck-import-send = Open the deck
page-deck-import-wrong = This deck cannot be read. Your text is still in the form below: mend it and try again.
page-deck-anew = Another hero, or another deck
page-deck-faults =
    { $number ->
        [one] 1 fault
       *[other] { $number } faults
    }
page-deck-legal = legal
page-deck-jumps = On this page
page-deck-to-cards = Cards
page-deck-to-deck = Deck
page-deck-cards = Cards to choose from
page-deck-cards-companion = { $name }: cards to choose from
page-deck-companion-help = A card has two halves: in Aggression it is an Attack, in Determination a Defence. Gold and Jade cards of both decks are counted together.
page-deck-filters = Filter the cards
page-deck-any = all
page-deck-owner = Owner
page-deck-owner-own = Signature cards
page-deck-owner-basic = Basic cards
page-deck-low = Initiative from
page-deck-high = Initiative to
page-deck-school = School
page-deck-search = Word in name or text
page-deck-found = { $number } of { $total } cards
page-deck-clear = Show all
page-deck-add = Add { $card }
page-deck-remove = Take out { $card }
page-deck-no-more = No more of { $card }: { $clause }
page-deck-count = In the deck: { $number } of { $total }
page-deck-take = Take
page-deck-take-thing = Take { $name }
page-deck-taken = Taken
page-deck-leave = Leave out
page-deck-leave-thing = Leave out { $name }
page-deck-game = Game
page-deck-size = { $number } cards
page-deck-tournament = Tournament
page-deck-no-tournament = No tournament
page-deck-box = Whose cards
page-deck-list = Cards of the deck
page-deck-list-companion = { $name }: cards of the deck
page-deck-empty = No card yet. Add some with +.
page-deck-counts = Curve
page-deck-poisons = Poisons
page-deck-poisons-help = One copy of each; they are not counted among the cards.
page-deck-export = Keep and share
page-deck-export-help = The address of this page is the deck: bookmark it or send it to a friend.
page-deck-text = The deck in one line
page-deck-download = Deck file
page-deck-name = Name of the deck
page-deck-play = Play with this deck
page-deck-play-copy = Signature decks have 30 cards, so a longer deck meets its own copy. You can change that on the next page.
page-deck-fault-owner = Whose card:
page-deck-fault-weapon = Weapon:
page-deck-fault-tournament = Tournament:
page-deck-fault-copies = Copies:
page-deck-fault-gold = Gold:
page-deck-fault-jade = Jade:
page-deck-fault-core = Core card:
page-deck-fault-school = Schools:
page-deck-fault-size = Number of cards:

## The end: numbers of a game

stat-played = Cards played
stat-hits = Hits
stat-blocks = Blocks
stat-counters = Counters
stat-wounds = Wounds taken
stat-bleeding = Bleeding wounds
stat-focus = Focus spent
run-heroes =
    { $number ->
        [2] Duel
       *[other] { $number } heroes
    }

# The goal of a seat
goal-last = The last side standing wins.
goal-hero = { $who }: { $wounds } of { $limit } wounds.
goal-team = Your hero has fallen; you still win or lose with your team.
goal-win = Defeat your rival: { $who } has { $wounds } of { $limit } wounds.
goal-all = Be the last side standing: { $number } opponents are left, { $who } is closest to falling with { $wounds } of { $limit } wounds.
goal-lose = { $total } wounds defeat you: you have { $number }.
goal-stuns = { $total } Stuns in hand defeat you too: you hold { $number }.
goal-deck = Cards left in your deck: { $number }. After that, every card you cannot draw is a wound.
goal-contracts = { NOM($who) } wins with { $total } contracts; completed: { $number }.

# Hints in words
why-defeats = “{ $card }” can defeat { $who } from here.
why-hits = “{ $card }” can hit { $who } from here, for up to { $number } { $number ->
    [one] wound
   *[other] wounds
}.
why-reaches = “{ $card }” can reach { $who } from here.
why-card_closer = “{ $card }” can bring you closer to { $who }: distance { $number }.
why-closer = You come closer to { $who }: distance { $number }.
why-block_card = { $who } may hold “{ $other }”: its shields can be up in time for that.
why-block_speeds = “{ $card }” can be raised at the speed of attacks that could hit you: { $number } of { $total }.
why-first = At { $speed }, “{ $card }” acts before every attack that could hit you; the fastest of them has { $number }.
why-keeps_focus = You keep your { $number } Focus for “{ $card }”.
why-keeps_card = You keep “{ $card }” for later.
why-keeps_attack = You keep “{ $card }”, which can hit from here.
why-fills_hand = Your hand then has { $number } cards, and { $total } fit into it at the end of the turn.
why-keeps_reach = Your attacks that can hit from here: { $number }; anywhere else at most { $total }.
why-stays_safer = Fewer attacks can hit you here than anywhere else you could go: { $number } instead of { $total }.
why-still_faces = You still look towards { $who }; any other movement would change that.
why-out_of_reach = None of your attacks can hit from here; spaces to the nearest opponent: { $number }.
why-safe = No attack that your opponents could hold reaches you here.
why-clears_stun = Stuns in your hand: { $number }; { $total } defeat you. Played, one of them is gone.
why-second_copy = You hold another copy of “{ $card }”.
why-too_dear = “{ $card }” costs { $number } Focus, and you have { $count }.
why-other_kamae = “{ $card }” needs another Kamae than yours.
why-no_hit = “{ $card }” hits nobody from here.
why-meets_card = At { $number } your shields are up when “{ $card }” of { $who } comes.
why-strikes_from = From there “{ $card }” strikes the space of { $who }.
why-behind = You then stand behind { $who }.
why-fewer_threats = Fewer attacks could hit you there: { $number } instead of { $total }.
why-more_attacks = Your attacks that can hit from there: { $number }.
why-faces = You look towards { $who }.
why-gains_focus = The ring passes the focus point: you gain 1 Focus.
why-kamae_opens = { $kamae } lets you play “{ $card }”.
why-kamae_cards = { $kamae } strengthens { $number } of the { $total } cards in your hand.

# Warnings beside choices
web-danger_first = Careful: { $number } of the { $total } cards that { $who } could hold can defeat you before this one acts.
web-danger_weapon = Careful: the weapon of { $who } can defeat you before this card acts.
web-danger_back = { $who } then sees your back.
web-danger_collides = From where you stand, its forced movement ends in a collision: the card stops and you take a Stun.
web-danger_collision = You take a Stun, and your card ends.
web-danger_corpse = Here you take a Stun and lose all Focus.
web-danger_deck = Cards in your deck: { $number }. Each one that is missing is a wound.
web-danger_defeats = That defeats you.

## Contracts

web-contracts = Contracts
web-contracts_needed = Contracts: { $number } of { $total }
web-contract_done = completed
web-contract_open = open
web-contract_progress = { $number } of { $total }
web-contract_missed = missed
about-contract-counter = Completed at the end of a turn in which a Counter of yours was successful.
about-contract-first_blood = Completed if you deal the first wound of the game.
about-contract-focus = Completed when you have spent Focus four times.
about-contract-fury = Completed when you wound two opponents in one turn.
about-contract-show_them = Completed by a successful attack or block with a Gold card.
about-contract-tools = Completed when you have dealt a Bleeding Wound, a Stun, a Hobble and a Poison.
## Ashigaru with Hachiko

name-ashigaru = Ashigaru
name-hachiko = Hachiko
name-ashigaru_1 = { name-ashigaru } 1
name-ashigaru_2 = { name-ashigaru } 2
name-ashigaru_3 = { name-ashigaru } 3
name-ashigaru_4 = { name-ashigaru } 4
name-hachiko_1 = { name-hachiko } 1
name-hachiko_2 = { name-hachiko } 2
name-hachiko_3 = { name-hachiko } 3
name-hachiko_4 = { name-hachiko } 4
name-card-236 = Ashigaru Core Card
name-card-237 = Heaven's Castle
name-card-238 = For the Daimyo
name-card-239 = Setting Sun
name-card-240 = Horse Trip
name-card-241 = Lunging Pierce
name-card-242 = Man's Best Friend
name-card-243 = Encircle
name-card-244 = Scything Cleave
name-card-245 = Skewer
name-card-248 = Savage Maul
name-card-248b = Leap Aside
name-card-249 = Wild Bite
name-card-249b = Lick Wounds
name-card-250 = Ankle Rip
name-card-250b = Menacing Growl
name-card-251 = Attack
name-card-251b = Heel
name-card-252 = Quick Bite
name-card-252b = Feral Howl
name-card-253 = Throat Tear
name-card-253b = Cornered
name-card-254 = Drag Prey
name-card-254b = Good Boy
name-card-255 = Jump
name-card-255b = Down
name-card-256 = Swipe
name-card-256b = Prowl
value-hero_1-ashigaru = { name-ashigaru }
value-hero_2-ashigaru = { name-ashigaru }
value-hero_3-ashigaru = { name-ashigaru }
value-hero_4-ashigaru = { name-ashigaru }
card-turn_companion = turn the Kamae card of the companion
card-heal_wound = discard { $amount ->
        [one] 1 plain wound
       *[other] { $amount } plain wounds
    } of your own
card-close_some_wounds = { $amount ->
        [one] 1 bleeding wound of your own becomes a plain wound
       *[other] { $amount } bleeding wounds of your own become plain wounds
    }
card-towards_target = towards the target: { $what }
card-towards_partner = towards your other figure: { $what }
card-beside_partner = beside your other figure: { $what }
card-partner = your other figure: { $what }
card-when_pair = after successful attacks of both your figures in one turn
name-do-turn_companion = turn the Kamae card of the companion
name-do-discard_wound = discard a wound
name-heal-discard-wound = plain wounds
about-ashigaru = Advantage 14, hand limit 5, wound limit 4. A foot soldier with a spear and his dog Hachiko: two figures, two decks, one pool of Focus. The side is beaten only when both have fallen.
about-hachiko = The dog of the Ashigaru: a second figure of the same player with a deck of its own and wound limit 2. Two Stuns in play defeat it, too. It has its place on the Advantage track directly behind its hero.
prompt-start_side = { $who }: on which side does the Kamae card begin?
prompt-companion_card = { $who }: which card is used in this turn? The other one is discarded face up.
choice-companion_card = Use { $card }
choice-companion_none = Use no card and discard both
event-stun_in_play = A Stun comes up in the deck of { $who } and stays in play.
event-bereaved = { $who } fights on alone.
event-unpaid = { $who } cannot use “{ $card }”: there is no Focus left for it.
box-field-stuns = Stuns that defeat

name-monk = Monk
name-monk_1 = { name-monk } 1
name-monk_2 = { name-monk } 2
name-monk_3 = { name-monk } 3
name-monk_4 = { name-monk } 4
name-card-260 = Monk Core Card
name-card-261 = True Enlightenment
name-card-262 = Zen Wave Slash
name-card-263 = Enlightened Body
name-card-264 = Enlightened Mind
name-card-265 = Enlightened Soul
name-card-266 = Clarity of Purpose
name-card-267 = Clear Mind
name-card-268 = Satori Smite
name-card-269 = Stag Rush
name-card-270 = Cresting Wave
name-card-271 = Palm Strike
name-card-272 = Resolute Block
value-hero_1-monk = { name-monk }
value-hero_2-monk = { name-monk }
value-hero_3-monk = { name-monk }
value-hero_4-monk = { name-monk }
name-enlightenment = Enlightenment
card-each_turn = At the start of every turn: { $lines }
card-when_struck = after an opponent’s attack has hit you
card-when_discarded = only when an effect that is not that of a core card discards it
card-remain_wound_limit = remains in play: your wound limit is 1 higher
card-remain_hand_limit = remains in play: your hand limit is 1 higher
card-remain_focus_limit = remains in play: your Focus limit is 1 higher
card-remain_each_turn = remains in play
card-take_stuns = take a Stun in place of each of your wounds of this turn
card-cure = discard { $amount ->
        [one] 1 Poison
       *[other] { $amount } Poisons
    } of your own in play
card-nothing = nothing
web-card_each_turn = Start of every turn
name-do-remain_in_play = remain in play
name-do-discard_hobble = discard a Hobble
name-do-nothing = nothing
about-monk = Advantage 45. May bring a temple bell, which counts as a rock. Three of his cards remain in play and raise his limits of wounds, hand and Focus; together they unlock his strongest cards.
about-enlightenment = Cards in play raise all three limits, of wounds, hand and Focus. This unlocks some cards.
prompt-offer = { $who }: on which space do you put the temple bell? It counts as a rock. You may leave it out.
prompt-cure = { $who }: which Poison do you discard?
choice-no_offer = Leave it out
event-offered = { $who } puts a temple bell on { $space }. It counts as { $piece }.
event-wounds_left = { $who } turns wounds of this turn into Stuns: { $count }.
event-cured = { $who } discards { $poison }.
