# Senjutsu in English. Values that are components arrive as their names below; numbers arrive as numbers.

## Cards

name-master = Master
name-student = Student
name-warrior = Warrior
name-ronin = Ronin
name-ninja = Ninja
name-basic = basic card
name-weapon = weapon card

name-bo = Bo
name-kama = Kama
name-kanabo = Kanabo
name-katana = Katana
name-kusarigama = Kusarigama
name-naginata = Naginata
name-nodachi = Nodachi
name-sai = Sai
name-shikomizue = Shikomizue
name-tachi = Tachi
name-tanto = Tanto
name-tonfa = Tonfa
name-wakizashi = Wakizashi
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
name-card-171 = Chain Hook
name-card-172 = Smoke Bomb
name-card-173 = Whipping Flail
name-card-175 = Kama Slash
name-card-176 = Withdraw

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Effect: { $lines }
card-success = If successful: { $lines }
card-reduced = Each time it lessens damage: { $lines }
card-split = At initiative { $speed }: { $lines }

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
card-initiative = initiative { $high }
card-initiative_range = initiative { $high } to { $low }
card-initiative_equal = initiative of the card it is played on
card-initiative_none = no initiative
card-cost = costs { $focus } Focus
card-requires = only in { $kamae }
card-range = range { $distance }
card-unblockable = Unblockable
card-bushido = Bushido

# Gates, and whom an effect concerns.
card-in_kamae = in { $kamae }: { $what }
card-for_focus = for { $focus } Focus: { $what }
card-target = target: { $what }
card-on_star = whoever is on a star: { $what }
card-each_in_range = each opponent in range: { $what }
card-each_player = each player: { $what }

# Movement and grids.
card-must_step = must step { $amount } { $directions }
card-may_step = may step { $amount ->
    [one] 1
   *[other] up to { $amount }
} { $directions }
card-must_rotate = must rotate { $amount }
card-may_rotate = may rotate { $amount ->
    [one] 1
   *[other] up to { $amount }
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
card-push = pushed { $amount }
card-pull = pulled { $amount }
card-rotated = rotated { $amount }
card-steps_forward = moved { $amount } forward
card-swap = changes places with you
card-stun = Stun
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
card-search_discards = search the discards for { $cards }
card-found = 1 card ({ $which })
card-found_any = 1 card
card-shuffle_type = shuffle at most 1 card ({ $types }) from hand into the deck
card-shuffle_all = shuffle the whole hand into the deck
card-heal_stuns = discard up to { $amount } own Stun
card-heal_hobble = discard { $amount } own Hobble
card-heal_all = discard all own statuses
card-close_wounds = all own bleeding wounds become plain wounds
card-widen = the block has { $amount ->
    [one] 1 speed
   *[other] { $amount } speeds
} more to choose from
card-forbid = choose a type ({ $types }) that nobody may play this turn
card-name_cards = name an ability card that nobody may play this turn
card-play_found = play 1 found card as Instant Replacement
card-enter_stealth = enter Stealth
card-remain_armour = remains in play: each attack deals you 1 wound less, but at least 1
card-remain_open_discards = remains in play: all discards lie face up
card-remain_no_instants = remains in play: nobody may play Instant Additional or Instant Replacement cards as Instants
card-remain_no_copies = remains in play: nobody may play a card that lies face up in the own discards
card-remain_no_looking = remains in play: nobody may look at the hand of another player or make that player discard cards
card-remain_iron_will = remains in play: no wounds for drawing from an empty deck

# Words drawn on a card.
web-card_or = OR
web-card_success = If successful
web-card_reduced = Damage lessened
