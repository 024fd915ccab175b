# Senjutsu alone in English. What the duel has too is in senjutsu.ftl; where both have an id, the one here counts.

## Enemies

name-enemy_samurai_boss = Samurai Boss
name-enemy_ashigaru_katana = Ashigaru (Katana)
name-enemy_ashigaru_yari = Ashigaru (Yari)
name-enemy_ashigaru_yumi = Ashigaru (Yumi)
name-enemy_arquebusier = Arquebusier
name-enemy_master = Enemy Master
name-enemy_student = Enemy Student
name-enemy_ronin = Enemy Ronin
name-enemy_warrior = Enemy Warrior
name-enemy_ashigaru = Enemy Ashigaru
name-enemy_hachiko = Enemy Hachiko
name-enemy_assassin = Assassin
name-enemy_kojiro = Kojiro
name-enemy_monk = Monk
name-enemy_musashi = Musashi
name-enemy_ninja = Enemy Ninja
name-enemy_onna_bugeisha = Onna-Bugeisha
name-enemy_sailor = Sailor
name-enemy_wakou = Wakou
name-enemy_yasuke = Yasuke
name-enemy_yojimbo = Yojimbo
name-fallen_lord = Fallen Lord

name-enemy_samurai_boss_1 = { name-enemy_samurai_boss } 1
name-enemy_samurai_boss_2 = { name-enemy_samurai_boss } 2
name-enemy_samurai_boss_3 = { name-enemy_samurai_boss } 3
name-enemy_samurai_boss_4 = { name-enemy_samurai_boss } 4
name-enemy_samurai_boss_5 = { name-enemy_samurai_boss } 5
name-enemy_samurai_boss_6 = { name-enemy_samurai_boss } 6
name-enemy_samurai_boss_7 = { name-enemy_samurai_boss } 7
name-enemy_samurai_boss_8 = { name-enemy_samurai_boss } 8

name-enemy_ashigaru_katana_1 = { name-enemy_ashigaru_katana } 1
name-enemy_ashigaru_katana_2 = { name-enemy_ashigaru_katana } 2
name-enemy_ashigaru_katana_3 = { name-enemy_ashigaru_katana } 3
name-enemy_ashigaru_katana_4 = { name-enemy_ashigaru_katana } 4
name-enemy_ashigaru_katana_5 = { name-enemy_ashigaru_katana } 5
name-enemy_ashigaru_katana_6 = { name-enemy_ashigaru_katana } 6
name-enemy_ashigaru_katana_7 = { name-enemy_ashigaru_katana } 7
name-enemy_ashigaru_katana_8 = { name-enemy_ashigaru_katana } 8

name-enemy_ashigaru_yari_1 = { name-enemy_ashigaru_yari } 1
name-enemy_ashigaru_yari_2 = { name-enemy_ashigaru_yari } 2
name-enemy_ashigaru_yari_3 = { name-enemy_ashigaru_yari } 3
name-enemy_ashigaru_yari_4 = { name-enemy_ashigaru_yari } 4
name-enemy_ashigaru_yari_5 = { name-enemy_ashigaru_yari } 5
name-enemy_ashigaru_yari_6 = { name-enemy_ashigaru_yari } 6
name-enemy_ashigaru_yari_7 = { name-enemy_ashigaru_yari } 7
name-enemy_ashigaru_yari_8 = { name-enemy_ashigaru_yari } 8

name-enemy_ashigaru_yumi_1 = { name-enemy_ashigaru_yumi } 1
name-enemy_ashigaru_yumi_2 = { name-enemy_ashigaru_yumi } 2
name-enemy_ashigaru_yumi_3 = { name-enemy_ashigaru_yumi } 3
name-enemy_ashigaru_yumi_4 = { name-enemy_ashigaru_yumi } 4
name-enemy_ashigaru_yumi_5 = { name-enemy_ashigaru_yumi } 5
name-enemy_ashigaru_yumi_6 = { name-enemy_ashigaru_yumi } 6
name-enemy_ashigaru_yumi_7 = { name-enemy_ashigaru_yumi } 7
name-enemy_ashigaru_yumi_8 = { name-enemy_ashigaru_yumi } 8

name-enemy_arquebusier_1 = { name-enemy_arquebusier } 1
name-enemy_arquebusier_2 = { name-enemy_arquebusier } 2
name-enemy_arquebusier_3 = { name-enemy_arquebusier } 3
name-enemy_arquebusier_4 = { name-enemy_arquebusier } 4
name-enemy_arquebusier_5 = { name-enemy_arquebusier } 5
name-enemy_arquebusier_6 = { name-enemy_arquebusier } 6
name-enemy_arquebusier_7 = { name-enemy_arquebusier } 7
name-enemy_arquebusier_8 = { name-enemy_arquebusier } 8

name-behaviour-left = left
name-behaviour-centre = centre
name-behaviour-right = right
name-stance-offensive = offensive
name-stance-defensive = defensive
name-rank-none = no rank
name-rank-wood = Wood rank
name-rank-steel = Steel rank
name-rank-gold = Gold rank
name-rank-jade = Jade rank
name-enlightened_path = { name-card-S-Monk-001 }

about-enemy_samurai_boss = Preferred distance 1. Six cards, two of them Meditations: he changes his behaviour more often than his soldiers.
about-enemy_ashigaru_katana = Preferred distance 1. Five cards, mostly cuts from close by.
about-enemy_ashigaru_yari = Preferred distance 2. Five cards, thrusts that reach two spaces far.
about-enemy_ashigaru_yumi = Preferred distance 5 or more. Shoots at whoever acts later, and keeps away.
about-enemy_arquebusier = Preferred distance 6 or more. One shot for two wounds; then he comes near and strikes with the butt.
about-enemy_master = Preferred distance 1. Takes cards from your hand, and his nightmare card poisons.
about-enemy_student = Preferred distance 1. Cuts wide, changes places with you, and takes your Kamae and your Focus.
about-enemy_ronin = Preferred distance 2. Heavy blows that push and stun, and a block with Counters.
about-enemy_warrior = Preferred distance 1. Fast arcs that strike many spaces and push you back.
about-enemy_ashigaru = Preferred distance 2. Always fights together with Hachiko.
about-enemy_hachiko = Preferred distance 1. The dog of the Ashigaru: five cards of its own, and nothing else.
about-enemy_assassin = Preferred distance 1. Begins in Stealth, in which some cards are faster and more dangerous. Owns all Poisons.
about-enemy_kojiro = Preferred distance 1. A long blade: the nightmare card strikes three spaces in a row.
about-enemy_monk = Preferred distance 2. While “{ name-card-S-Monk-001 }” is in play, each of his successes brings a token; tokens make him tougher.
about-enemy_musashi = Preferred distance 1. Changes his behaviour with almost every card, and blocks twice in one turn.
about-enemy_ninja = Preferred distance 1. Begins in Stealth, which strengthens some cards, and throws at whoever acts later.
about-enemy_onna_bugeisha = Preferred distance 2. Two wounds before her end she falls into Desperation, which strengthens some cards.
about-enemy_sailor = Preferred distance 1. The nightmare card is a pistol shot: the slower you are, the more it wounds, but only once.
about-enemy_wakou = Preferred distance 1. Drunk: the steps of one effect may go different ways. Every second blow stuns.
about-enemy_yasuke = Preferred distance 1. Two blades: strikes to the side, and two blocks with Counters in one turn.
about-enemy_yojimbo = Preferred distance 1. Wins at once by completing three contracts: the first wound of the game, a Counter that wounds, and four kinds of harm done.
about-fallen_lord = Enemies see the lord as another hero. If an attack of theirs reaches the lord, you have lost. Beside the lord you gain 1 Focus in each turn.
about-behaviour-left = The enemy prefers the space to the front left of its target, at its preferred distance.
about-behaviour-centre = The enemy prefers the space straight in front of its target, at its preferred distance.
about-behaviour-right = The enemy prefers the space to the front right of its target, at its preferred distance.
about-stance-offensive = The enemy attacks even if it will be hit itself or hits another enemy.
about-stance-defensive = The enemy would rather move than attack if it would be hit or would hit another enemy.
about-enlightened_path = Remains in play. A token for each success: with 3 the wound limit grows by 1, with 5 no status affects the Monk, with 7 his attacks wound more.

## Cards

name-solo = Solo
name-selection_1 = selection deck 1
name-selection_2 = selection deck 2
name-selection_3 = selection deck 3
name-selection_4 = selection deck 4
name-selection_5 = selection deck 5
name-selection_6 = selection deck 6
name-selection_7 = selection deck 7
name-selection_8 = selection deck 8

name-card-S001 = Aggressive Mind
name-card-S002 = Aggressive Mind
name-card-S003 = Firm Mind
name-card-S004 = Firm Mind
name-card-S005 = Firm Mind
name-card-S006 = Swift Mind
name-card-S007 = Swift Mind
name-card-S008 = Taunt
name-card-S009 = War Cry
name-card-S010 = Ankle Biter
name-card-S011 = Long Thrust
name-card-S012 = Lunging Thrust
name-card-S013 = Lunging Thrust
name-card-S014 = Backhand Slash
name-card-S015 = Backhand Slash
name-card-S016 = Bleeding Cut
name-card-S017 = Horizontal Cut
name-card-S018 = Horse Kick
name-card-S019 = Pommel Smash
name-card-S020 = Push Back
name-card-S021 = Rolling Slash
name-card-S022 = Severing Cut
name-card-S023 = Stab
name-card-S024 = Strike
name-card-S025 = Strike
name-card-S026 = Calm Defence
name-card-S027 = Circling Defence
name-card-S028 = Dodge
name-card-S029 = Fend
name-card-S030 = Forest Step
name-card-S031 = River Block
name-card-S032 = River Block
name-card-S033 = Stone Block
name-card-S034 = Wind Block
name-card-S035 = Wind Block
name-card-S036 = Yumi Shot
name-card-S037 = Yumi Shot
name-card-S038 = Yumi Shot
name-card-S039 = Bludgeon
name-card-S040 = Bludgeon
name-card-S041 = Fire
name-card-SN995 = Powerful Strike
name-card-SN996 = Wild Swing
name-card-SN997 = Dirt Throw
name-card-SN998 = Blood Fury Cut
name-card-SN999 = Dashdown Strike
name-card-S-Ronin-001 = Oxen Barge
name-card-S-Ronin-002 = Steel Block
name-card-S-Ronin-003 = Reverse Carved Fang
name-card-S-Ronin-004 = Feral Sweep
name-card-S-Ronin-N = The Terror
name-card-S-Warrior-001 = Ember Block
name-card-S-Warrior-002 = Scything Uppercut
name-card-S-Warrior-003 = Warding Arc
name-card-S-Warrior-004 = Refocused Mind
name-card-S-Warrior-N = Flaming Phoenix Arc
name-card-S-Master-001 = Dark Insight
name-card-S-Master-002 = Reposition
name-card-S-Master-003 = Masterful Cut
name-card-S-Master-004 = Idle Strike
name-card-S-Master-N = Hidden Viper Fang
name-card-S-Student-001 = Obedience
name-card-S-Student-002 = Rock Strike
name-card-S-Student-003 = Mountain Switch
name-card-S-Student-004 = Insightful Blow
name-card-S-Student-N = Lightning Tail
name-card-S-Ashigaru-001 = Scything Cleave
name-card-S-Ashigaru-002 = Skewer
name-card-S-Ashigaru-003 = Setting Sun
name-card-S-Ashigaru-004 = Lunging Pierce
name-card-S-Ashigaru-N = Heaven's Castle
name-card-S-Hachiko-001 = Swipe
name-card-S-Hachiko-002 = Jump
name-card-S-Hachiko-003 = Feral Howl
name-card-S-Hachiko-004 = Menacing Growl
name-card-S-Hachiko-005 = Quick Bite
name-card-S-Assassin-001 = Viper Strike
name-card-S-Assassin-002 = Venomous Slice
name-card-S-Assassin-003 = Umbra Vault
name-card-S-Assassin-004 = Sever Artery
name-card-S-Assassin-N = Spider's Kiss
name-card-S-Kojiro-001 = Ganryu Block
name-card-S-Kojiro-002 = Scornful Jab
name-card-S-Kojiro-003 = Biting Remark
name-card-S-Kojiro-004 = Close In
name-card-S-Kojiro-N = Turning Swallow Cut
name-card-S-Monk-001 = Enlightened Path
name-card-S-Monk-002 = Satori Smite
name-card-S-Monk-003 = Palm Strike
name-card-S-Monk-004 = Resolute Block
name-card-S-Monk-N = Zen Wave Slash
name-card-S-Musashi-001 = Rushing Water Slice
name-card-S-Musashi-002 = Standing Earth
name-card-S-Musashi-003 = Dancing Fire Slash
name-card-S-Musashi-004 = Wind Slash
name-card-S-Musashi-N = Dark Void Blade
name-card-S-Ninja-001 = Smoke Bomb
name-card-S-Ninja-002 = Kama Slash
name-card-S-Ninja-003 = Shuriken Throw
name-card-S-Ninja-004 = Metsubushi Pipe
name-card-S-Ninja-N = Lunar Sniper Trap
name-card-S-Onna-Bugeisha-001 = Surging River
name-card-S-Onna-Bugeisha-002 = Screaming Mind
name-card-S-Onna-Bugeisha-003 = Falling Arc
name-card-S-Onna-Bugeisha-004 = Rage Guard
name-card-S-Onna-Bugeisha-N = Silent Embrace
name-card-S-Sailor-001 = Towering Strike
name-card-S-Sailor-002 = Carrack Plow
name-card-S-Sailor-003 = Roof Guard
name-card-S-Sailor-004 = Duelling Advance
name-card-S-Sailor-N = Dreaded Black Shot
name-card-S-Wakou-001 = Sobering Hulk
name-card-S-Wakou-002 = Sea Legs
name-card-S-Wakou-003 = Headbutt
name-card-S-Wakou-004 = Staggering Blow
name-card-S-Wakou-N = Broadside Slam
name-card-S-Yasuke-001 = Double Strike
name-card-S-Yasuke-002 = Lion's Bite
name-card-S-Yasuke-003 = Dual Blade Defence
name-card-S-Yasuke-004 = Charging Pride
name-card-S-Yasuke-N = Righteous Fury
name-card-S-Yojimbo-001 = Scorpion Sting
name-card-S-Yojimbo-002 = Leg Breaker
name-card-S-Yojimbo-003 = Iron Guard
name-card-S-Yojimbo-004 = Senbon Throw
name-card-S-Yojimbo-N = Zanmato

card-requires_path = only with “{ name-card-S-Monk-001 }” in play
card-nightmare = Nightmare
card-contracts = initiative and wounds +1 for every completed contract
card-reported = reported by one source
card-reconstructed = partly reconstructed
card-change_behaviour = change the behaviour
card-reset_deck = reset the deck after this turn
card-close_in = the preferred distance becomes 1
card-remove_card = this card leaves the game
card-recall = shuffle the topmost discarded card ({ $types }) into the deck
card-remain_enlightened_path = remains in play: a token for every successful attack or block

## The game

game-title = Senjutsu alone
game-intro = One to four heroes fight side by side against enemies that nobody plays: soldiers, or heroes with cards of their own. Each enemy draws a card in every turn; where it goes and whom it strikes follows from its behaviour, its stance and fixed rules, and each decision can be explained. Defeat them all, or stand against wave after wave of a horde, if you like beside a fallen lord.
moment-over = The fight is over in turn { $turn }
score-horde = { $rank } · round { $round }, wave { $wave }

## What is asked

prompt-fog_stance = { $who }: the fog lets you choose the stance of { $other }.
prompt-place_token = { $who }: where do you lay the fallen lord?
prompt-wave_place = { $who }: where do you place { $other }?

## What can be chosen

choice-stance = Stance: { $stance }
choice-mood = Behaviour: { $behaviour }; stance: { $stance }
choice-slot = A card of selection deck { $number }
choice-enter = It begins on { $space }

## What happens

event-slot = { $who } gets a card of selection deck { $number }.
event-mood = { $who }: behaviour { $behaviour }, stance { $stance }.
event-enemy_attacks = { $who } attacks { $other } with “{ $card }”.
event-enemy_holds_back = { $who } cannot attack with “{ $card }” and will only move.
event-enemy_counter = { $who } answers { $other } with a Counter.
event-enemy_reshuffled = { $who } has no card left: the discards become the deck.
event-enemy_reset = { $who } resets the deck.
event-discards_gathered = { $who } shuffles the discards into the deck.
event-recalled = { $who } shuffles “{ $card }” from the discards into the deck.
event-card_removed = { $who } loses “{ $card }” for good.
event-looked_at_card = { $who } has “{ $card }” on top of the deck.
event-path_token = { $who } gains a token on “{ name-card-S-Monk-001 }”. Tokens: { $count }.
event-wave = Round { $round }, wave { $wave }: enemies come.
event-wave_defeated = Wave { $wave } of round { $round } is defeated.
event-rank_reached = A rank is reached: { $rank }.
event-round = Round { $round } begins: every enemy can bear one wound more.
event-half_returned = { $who } shuffles half of the discards into the deck.
event-over = { $reason ->
    [last_side] The fight is over: one side is left.
    [draw] The fight is over: nobody is left. It is a draw.
    [lord_fallen] The fight is over: an attack has reached the fallen lord.
    [contracts] The fight is over: all contracts are completed.
   *[other] The fight is over: all fell together, and Advantage decides.
}

## How it ends

ending-lord_fallen = An attack has reached the fallen lord.
ending-run_ended = The hero has fallen; the highest rank counts.
headline-run_ended = The run is over.

## Options

option-mode = Kind of fight
option-mode-help = a fight against chosen enemies, or waves of them until the hero falls
value-mode-fight = a fight
value-mode-horde = a horde
value-mode-fallen_lord = a horde, with a fallen lord
option-enemy_1 = Enemy 1
option-enemy_1-help = the first enemy of a fight; ashigaru brings hachiko along
value-enemy_1-samurai_boss = { name-enemy_samurai_boss }
value-enemy_1-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_1-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_1-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_1-arquebusier = { name-enemy_arquebusier }
value-enemy_1-master = { name-enemy_master }
value-enemy_1-student = { name-enemy_student }
value-enemy_1-ronin = { name-enemy_ronin }
value-enemy_1-warrior = { name-enemy_warrior }
value-enemy_1-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_1-assassin = { name-enemy_assassin }
value-enemy_1-kojiro = { name-enemy_kojiro }
value-enemy_1-monk = { name-enemy_monk }
value-enemy_1-musashi = { name-enemy_musashi }
value-enemy_1-ninja = { name-enemy_ninja }
value-enemy_1-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_1-sailor = { name-enemy_sailor }
value-enemy_1-wakou = { name-enemy_wakou }
value-enemy_1-yasuke = { name-enemy_yasuke }
value-enemy_1-yojimbo = { name-enemy_yojimbo }
option-enemy_2 = Enemy 2
option-enemy_2-help = enemy 2 of a fight
value-enemy_2-nobody = nobody
value-enemy_2-samurai_boss = { name-enemy_samurai_boss }
value-enemy_2-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_2-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_2-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_2-arquebusier = { name-enemy_arquebusier }
value-enemy_2-master = { name-enemy_master }
value-enemy_2-student = { name-enemy_student }
value-enemy_2-ronin = { name-enemy_ronin }
value-enemy_2-warrior = { name-enemy_warrior }
value-enemy_2-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_2-assassin = { name-enemy_assassin }
value-enemy_2-kojiro = { name-enemy_kojiro }
value-enemy_2-monk = { name-enemy_monk }
value-enemy_2-musashi = { name-enemy_musashi }
value-enemy_2-ninja = { name-enemy_ninja }
value-enemy_2-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_2-sailor = { name-enemy_sailor }
value-enemy_2-wakou = { name-enemy_wakou }
value-enemy_2-yasuke = { name-enemy_yasuke }
value-enemy_2-yojimbo = { name-enemy_yojimbo }
option-enemy_3 = Enemy 3
option-enemy_3-help = enemy 3 of a fight
value-enemy_3-nobody = nobody
value-enemy_3-samurai_boss = { name-enemy_samurai_boss }
value-enemy_3-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_3-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_3-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_3-arquebusier = { name-enemy_arquebusier }
value-enemy_3-master = { name-enemy_master }
value-enemy_3-student = { name-enemy_student }
value-enemy_3-ronin = { name-enemy_ronin }
value-enemy_3-warrior = { name-enemy_warrior }
value-enemy_3-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_3-assassin = { name-enemy_assassin }
value-enemy_3-kojiro = { name-enemy_kojiro }
value-enemy_3-monk = { name-enemy_monk }
value-enemy_3-musashi = { name-enemy_musashi }
value-enemy_3-ninja = { name-enemy_ninja }
value-enemy_3-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_3-sailor = { name-enemy_sailor }
value-enemy_3-wakou = { name-enemy_wakou }
value-enemy_3-yasuke = { name-enemy_yasuke }
value-enemy_3-yojimbo = { name-enemy_yojimbo }
option-enemy_4 = Enemy 4
option-enemy_4-help = enemy 4 of a fight
value-enemy_4-nobody = nobody
value-enemy_4-samurai_boss = { name-enemy_samurai_boss }
value-enemy_4-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_4-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_4-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_4-arquebusier = { name-enemy_arquebusier }
value-enemy_4-master = { name-enemy_master }
value-enemy_4-student = { name-enemy_student }
value-enemy_4-ronin = { name-enemy_ronin }
value-enemy_4-warrior = { name-enemy_warrior }
value-enemy_4-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_4-assassin = { name-enemy_assassin }
value-enemy_4-kojiro = { name-enemy_kojiro }
value-enemy_4-monk = { name-enemy_monk }
value-enemy_4-musashi = { name-enemy_musashi }
value-enemy_4-ninja = { name-enemy_ninja }
value-enemy_4-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_4-sailor = { name-enemy_sailor }
value-enemy_4-wakou = { name-enemy_wakou }
value-enemy_4-yasuke = { name-enemy_yasuke }
value-enemy_4-yojimbo = { name-enemy_yojimbo }
option-wound_limit = Wound limit of enemies
option-wound_limit-help = wounds that defeat each enemy; 0: 7 against one, 3 against two, 2 against three, 1 against more or a horde
option-nightmare = Nightmare
option-nightmare-help = enemies have nightmare cards
option-all_nightmares = More nightmare cards
option-all_nightmares-help = every card of deck 3 or 4 is a nightmare card
option-behaviour = First behaviour
option-behaviour-help = the behaviour with which enemies begin
value-behaviour-random = at random
value-behaviour-left = { name-behaviour-left }
value-behaviour-centre = { name-behaviour-centre }
value-behaviour-right = { name-behaviour-right }
option-stance = First stance
option-stance-help = the stance in which enemies begin
value-stance-random = at random
value-stance-offensive = { name-stance-offensive }
value-stance-defensive = { name-stance-defensive }
option-extra_card = Extra card
option-extra_card-help = the deck of the extra card where a recipe names several
value-extra_card-random = at random
value-extra_card-first = from the first deck
value-extra_card-second = from the second deck
value-extra_card-third = from the third deck
option-horde_enemies = Others in the horde
option-horde_enemies-help = who replaces Ashigaru of a horde, as in monk,master
option-behaviour_turns_stance = Behaviour changes the stance
option-behaviour_turns_stance-help = a change of behaviour changes the stance too
option-all_stuns_count = All Stuns count
option-all_stuns_count-help = Stuns in the deck of an enemy count for its defeat
option-literal_counters = Counters always answer
option-literal_counters-help = Counters of enemies answer every attack of their initiative
option-side_is_a_sector = A side is a sector
option-side_is_a_sector-help = a behaviour means any space of its side, not one straight ahead
option-enemies_foresee = Enemies look ahead
option-enemies_foresee-help = enemies expect heroes to use all movement of their cards
option-shots_need_slower = Enemies save hopeless shots
option-shots_need_slower-help = enemies move instead of a shot for which nobody in sight is slow enough
option-wounds_before_rear = Wounds before the rear
option-wounds_before_rear-help = enemies would rather deal more wounds than strike from behind

## Enemies in the browser

web-enemies = Enemies
web-mood_says = Behaviour { $behaviour }, stance { $stance }
web-distance = Keeps a distance of { $number }
web-distance_ranged = Shoots; keeps a distance of { $number } or more
web-enemy_stuns = Stuns { $number } of { $total }; { $hidden } more in the deck
web-resets = Shuffles all its cards together after this turn
web-desperate = In Desperation
web-path_tokens = Tokens on “{ name-card-S-Monk-001 }”: { $number }
web-contracts_done = Contracts completed: { $what }
web-may_come = May come next
web-unseen_of = Never seen so far: { $number } from { $deck }.
web-stuns_in_deck = Stuns in the deck: { $number }.
web-poison_in_deck = Poisons in the deck: { $number }.
web-on_top = On top of the deck
web-removed = Out of the game
web-horde = Horde
web-round_says = Round { $number }
web-wave_says = Wave { $number } of { $total }
web-rank_says = Reached: { $rank }
web-lord_lies = The fallen lord lies on { $space }
web-way_says = { $who }, way taken: { $spaces }
web-why = Why?
web-why_asks = Why did { $who } do that?
web-why_not = Why nowhere else
web-why_no_other = Why nothing else
web-why_nothing = There is no decision to explain yet.
web-danger_lord = Danger: if you do nothing more, the fallen lord is struck, and you lose.
web-danger_falls = Danger: if you do nothing more, your hero falls in this turn.
web-danger_hit = { NOM($who) } hits you if you do nothing more. Wounds: { $number }.
web-danger_wounds = This costs you wounds: { $number }.

## Why an enemy did so

why-moves = { $who } moves with “{ $card }”.
why-attacks = { $who } attacks with “{ $card }”.
why-attacks_elsewhere = { $who } attacks with “{ $card }” from another space, where it is not blocked, struck, or in the way of other enemies.
why-attacks_anyway = { $who } attacks with “{ $card }” though that has a price: the stance is offensive.
why-holds_back = { $who } holds “{ $card }” back: the stance is defensive, and every attack would have a price.
why-cannot_reach = { $who } reaches nobody with “{ $card }” and only moves.
why-shoots = { $who } has a target in sight and in range of “{ $card }”.
why-cannot_shoot = { $who } has nobody in sight and in range of “{ $card }” and only moves.
why-target = The target: { $other }.
why-taken = It takes { $space }, facing { $direction }.
why-only_place = Only { $space }, facing { $direction }, was possible.
why-better_for_heroes = No worse for the heroes: { $spaces }
why-faces_away = Turned farther away from the target: { $spaces }
why-far_from_side = Farther from the side that the behaviour prefers: { $spaces }
why-far_from_distance = Farther from the preferred distance: { $spaces }
why-need_not_move = It has sight and distance where it stands: { $spaces }
why-too_near = Too near, or farther from the side that the behaviour prefers: { $spaces }
why-no_sight = Without line of sight, or a longer way: { $spaces }
why-no_sight_or_distance = Without line of sight, or farther from the preferred distance: { $spaces }
why-nearer_than_needed = Nearer than necessary: { $spaces }
why-more_movement = More movement than necessary: { $spaces }
why-fewer_wounds = Fewer wounds: { $spaces }
why-not_behind = Not behind the target: { $spaces }
why-attacks_from_here = It can attack without moving: { $spaces }
why-harmful = Blocked there, struck by a hero, or striking another enemy: { $spaces }
why-other_side = Farther from the side that the behaviour prefers: { $spaces }
why-too_dangerous = Too dangerous for a defensive stance: { $spaces }
why-reaches_nobody = The attack reaches nobody from there: { $spaces }
why-not_straight_behind = Behind the target, but not straight behind: { $spaces }
why-shoots_from_here = It can shoot without moving: { $spaces }
why-out_of_range = Nobody in sight and in range: { $spaces }
why-no_shot = Farther from where it can shoot: { $spaces }
why-card_closed = { $who } lacks what “{ $card }” requires and only moves.
why-chooses = { $who } has a choice with “{ $card }”.
why-chooses_order = { $who }, with “{ $card }”, shares initiative and type with others.
why-meets_attack = { $who } chooses an initiative for “{ $card }” to meet an attack.
why-meets_none = { $who } chooses an initiative for “{ $card }”: there is no attack to stop.
why-farther = Farther away: { $other }
why-fits_less = Fits the behaviour less: { $other }
why-later_from_left = Comes later, counted from the left: { $other }
why-struck_less = The attack does less here, or nothing: { $other }
why-answer = Taken: { $answer }. Score: { $number }
why-answer_plain = It takes what is worst for the heroes: { $answer }.
why-answer_dropped = No worse for the heroes: { $answer }. Score: { $number }
why-answer_dropped_plain = No worse for the heroes: { $answer }
why-meets = Initiative { $answer } meets an attack. Wounds: { $number }
why-meets_nothing = No attack to meet at initiative { $answer }
why-meets_less = Fewer wounds, or a lower initiative: { $answer }. Wounds: { $number }
why-taken_worst = It takes { $space }, facing { $direction }. Score: { $number }
why-strikes_another = Strikes a hero that is a worse target: { $spaces }

## How far it is

goal-enemy = Defeat { ACC($who) }: wounds { $number } of { $limit }.
goal-enemies = Defeat all enemies: { $number } of { $total } are left.
goal-hero_falls = You lose when { ACC($who) } falls: wounds { $number } of { $limit }.
goal-heroes_fall = You lose when the last hero falls. Your wounds: { $number } of { $limit }; heroes left: { $count } of { $total }.
goal-heroes_left = The heroes lose when the last of them falls: { $count } of { $total } are left.
goal-wood = Next rank: Wood, with wave 3 of round 1. This is round { $round }, wave { $wave }.
goal-steel = Next rank: Steel, with round 1 completed. This is round { $round }, wave { $wave } of 4.
goal-gold = Next rank: Gold, with round 2 completed. This is round { $round }, wave { $wave } of 4.
goal-jade = Next rank: Jade, with round 3 completed. This is round { $round }, wave { $wave } of 4.
goal-beyond = All ranks are reached. This is round { $round }, wave { $wave } of 4.
goal-run_ends = The run ends when { ACC($who) } falls: wounds { $number } of { $limit }.
goal-lord = You lose at once when an attack reaches the fallen lord.

## What speaks for a choice

why-survives = Otherwise your hero falls in this turn.
why-saves_lord = Otherwise an attack reaches the fallen lord.
why-spared = Then { NOM($who) } does not hit you this turn.
why-fewer_hurts = You take fewer wounds in this turn: { $number } instead of { $total }.
why-deals = Enemies take more wounds in this turn: { $number }.
why-attack_comes = { NOM($who) } is near; chance that the next card is an attack: { $number }%.
why-block_comes = Chance that the next card of { ACC($who) } is a Defence: { $number }%.

## The referee, for people who play Senjutsu alone with the physical game; commands are the same in all languages

referee-setting_up = Enter board, terrain, heroes and enemies; then “{ $begin }”.
referee-cards = Enter the card of every hero; then “{ $go }”.
referee-revealed = All cards lie open. Enter Instant Replacements and chosen initiatives, if there are any; then “{ $go }”.
referee-part = { $who } acts. Choose how the card was carried out; if something else happened, enter it, then “{ $go }”.
referee-lines = { $who } carries out what is printed below the Block. Choose how; if something else happened, enter it, then “{ $go }”.
referee-counter = { $who } has blocked and may counter: enter the card, or “{ $go }” for no Counter.
referee-type_card = { $who } takes the top card of its deck: which one is it? ({ $figure } NUMBER)
referee-answer-with = Type the number of your answer.
referee-draw = Every hero draws a card.
referee-draws = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
referee-discard = { $who } discards a card of your choice.
referee-shuffle = { $who } shuffles a card of this kind into the deck, if there is one in hand: { $kind }.
referee-own_cards = { $who }: do with your hand and deck what the card says.
referee-half_returned = { $who }: shuffle your discards; half of them, rounded up, go back into the deck.
referee-won = The heroes have won.
referee-lost = The heroes have lost.
referee-way-nothing = Nothing changes.
referee-ways = As printed, type the number:
referee-ways-spaces = As printed, type where { $who } ends, as in “printed { $example }”: { $spaces }
referee-doubt-stun = { $who } has no Stun card.
referee-doubt-focus = “{ $card }” costs { $cost } Focus; { $who } has { $number }.
referee-doubt-kamae = “{ $card }” needs another Kamae or condition; { $who } is in { $kamae }.
referee-doubt-deck = “{ $card }” is not in the deck of { $who }.
referee-doubt-weapon = “{ $card }” is not the chosen weapon of { $who }.
referee-doubt-forbidden = A card in play forbids “{ $card }” in this turn.
referee-doubt-reach = As printed, the card of { $who } does not reach this enemy: { $other }.
referee-doubt-space = As printed, the card of { $who } does not lead to { $space }.
referee-really = Enter it anyway?
referee-no-again = There is no earlier session whose set-up could be repeated.
referee-fog = { $who } is in the fog: take the card for this turn at random.
referee-defeated = defeated
referee-stands = { $space }, faces { $direction }
referee-wounds = wounds { $number } of { $limit }
referee-hero_mood = { $kamae }, Focus { $number }
referee-enemy_mood = { $behaviour }, { $stance }, deck { $number }
referee-undone = Taken back: { $entry }
referee-no-reasons = No enemy has decided anything yet.
referee-no-card = No card has the number { $text }.
referee-welcome = The referee plays the enemies; “help” lists what you can type.
referee-saved = The session is saved. See you!
referee-resume-question = Go on with the session { $file }?
referee-help =
    board snow_field              set-up: the battlefield; then terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             set-up: a hero, its space and its facing
    enemy 1 samurai_boss D1 S     set-up: an enemy; behaviour, stance and wound limit may follow: left defensive 5
    decks table                   set-up: you draw the enemies' cards and type them; deck 1 S001 S024: these are in it
    nightmare                     set-up: enemies have nightmare cards
    preset                        set-up: the usual terrain of the board
    horde                         set-up: a horde instead of enemies; horde lord: beside a fallen lord; horde monk: instead of an Ashigaru
    list 1 signature              set-up: the deck of hero 1, so that Instants and doubtful cards are known
    begin                         the set-up is done
    turn 029                      the cards of all heroes at once, revealed; also just 029, or 029 114 for two heroes
    printed 1                     the hero's card as printed, in this way; also just 1; printed D4 N: where the hero ends
    counter 1 126                 hero 1 counters with this card
    card 1 029                    the card that hero 1 plays; card 1 120 6: with its initiative
    enemy 1 S024                  the card that enemy 1 has drawn
    speed 1 6                     the initiative that hero 1 has chosen
    hero 1 D4 N                   where a figure stands now and which way it faces: hero 1 D4, enemy 2 NE
    wound enemy 1 2               wounds; also bleed, stun, hobble, poison enemy 1 129; a minus takes away
    focus hero 1 2                markers; also kamae, stealth, behaviour, stance, limit
    shields 1 D3 D4               the shields of hero 1; without spaces as printed, none: no shields
    blocked 1 2                   enemy 1 has blocked an attack of hero 2
    keep 1 025                    a card that remains in play; keep 1 025 off: no longer
    clear C3                      a piece of terrain is gone
    advantage hero 1              hero 1 goes to the top of the Advantage track
    answer 1                      the answer to a question
    go                            go on; short forms: g, w 1 2 (wound enemy 1 2), h, e, c, a, p, t, u
    undo                          take the last entry back
referee-help-looks =
    show                          show board and figures; show S024: a card
    why                           why the enemies did that
    rules SJ-42.5                 read a clause of the rules
    journal                       all entries so far
    quit                          leave; everything is saved

## Senjutsu alone

solo-draw_distance = distance { $number }
solo-draw_deck = deck { $number } (never seen { $unseen })
solo-draw_deck_stuns = Stuns in the deck { $number }
solo-draw_on_top = On top of the deck
solo-draw_in_deck = Seen, now in the deck
solo-draw_discarded = Discarded
solo-draw_unseen = cards that nobody has seen: { $number }
solo-help_about = what heroes, enemies, behaviours, statuses and terrain do
solo-help_enemies = the full text of the cards that enemies have shown
solo-help_why = why the enemies did what they did in the last turn

## Pages

page-intro = One to four heroes side by side against enemies that are driven by cards: soldiers, heroes nobody plays, or a horde that comes wave after wave. Every decision of an enemy can be explained.
page-preset-boss = Duel against the Samurai Boss
page-preset-two-ashigaru = Against two Ashigaru
page-preset-hero-enemy = Against a hero: the Ninja
page-preset-nightmare = Nightmare: the Samurai Boss
page-preset-horde = Horde: wave after wave
page-preset-fallen-lord = Horde beside a fallen lord
page-preset-side-by-side = Side by side with a bot
page-referee = Referee
page-referee-intro = Do you play Senjutsu alone with the real game on your table? The referee plays the enemies: enter what stands on the board and which cards were played, and it says what each enemy does and why. It keeps track of wounds, decks and tracks, and every entry can be taken back.
page-referee-new = New session
page-referee-learn = How it works, step by step
page-referee-sessions = Your sessions
page-referee-entries = Entries: { $number }
page-referee-against = { $heroes } against { $enemies }
page-referee-wrong = That cannot be entered:
page-referee-doubt = Is that right?
page-referee-really = Yes, really
page-referee-printed = As printed
page-referee-printed-space = As printed: tap the space on the board where { $who } ends.
page-referee-printed-here = As printed, ending on { $space }
page-referee-way-to = { $who } ends on { $space }
page-referee-step-by-step = As printed, one choice after the other
page-referee-else = It happened differently
page-referee-counter-card = Card of the Counter
page-referee-no-counter = No Counter
page-referee-reveal = Reveal
page-referee-tap-setup = Tap a free space to put something there, or a figure to change it.
page-referee-put-here = What is on { $space }?
page-referee-horde = A horde, wave after wave
page-referee-horde-lord = A horde, beside a fallen lord
page-referee-preset = The usual terrain of this board
page-referee-signature = { $who } plays the signature deck
page-referee-again = Same set-up as last time
page-referee-deeper = The figures behind it
page-referee-against-horde = { $heroes } against a horde
page-referee-why = Why did the enemies do that?
page-referee-enter = Enter
page-referee-go = Go on
page-referee-begin = Begin the fight
page-referee-undo = Take back: { $entry }
page-referee-card-of = Card of { $who }
page-referee-enemy-card = Number of the card
page-referee-speed = Initiative
page-referee-shields = Shields
page-referee-shields-help = Spaces; leave it empty for what is printed on the card; “none” for no shields. Without an entry they are placed as printed.
page-referee-blocked = { $who } has blocked the attack
page-referee-tap-figure = Tap a figure to move it or to change something about it.
page-referee-tap-space = Tap the space to which the figure goes, or choose its facing and markers below.
page-referee-let-go = Deselect
page-referee-to = { $figure } to { $space }
page-referee-faces = Facing
page-referee-focus = Focus
page-referee-kamae = Kamae
page-referee-other = Other
page-referee-advantage = Top of the Advantage track
page-referee-behaviour = Behaviour
page-referee-stance = Stance
page-referee-limit = Wound limit
page-referee-poison = Poison
page-referee-setup = Set-up
page-referee-board = Battlefield
page-referee-terrain = Terrain
page-referee-space = Space
page-referee-facing = Facing
page-referee-number = No.
page-referee-hero = Hero
page-referee-enemy = Enemy
page-referee-decks-table = I draw the enemies' cards from my own decks
page-referee-decks-program = Let the program draw the enemies' cards
page-referee-nightmare = Use nightmare cards
page-referee-figures = Figures
page-referee-change-of = Change { $figure }
page-referee-journal = Journal
page-referee-line = Quick entry
page-referee-commands = What can be typed
page-referee-file = Session as a file, for the terminal

## The end: numbers of a game

stat-defeated = Figures defeated
stat-waves = Waves defeated
