# Way of the Samurai in English. Values that are components arrive as their names below; numbers arrive as numbers.

game-title = Way of the Samurai
game-intro = A samurai duels an enemy who is led by cards. In each round six cards move three gauges: strength and technique break the enemy's defence, guard stands up to his counter-attack. Three equal symbols make a combo, and Ki buys cards, guard or an early look. Whoever has no life left is defeated; whoever has no Ki left loses 2 life at the end of every round.

## Names

name-samurai = Samurai
name-samurai_1 = Musashi
name-samurai_2 = Kojiro
name-enemy = The enemy

name-strength = strength
name-technique = technique
name-guard = guard
name-life = life
name-ki = Ki

name-black_a = Stone
name-black_b = Wave
name-black_c = Wind
name-red = Blood
name-joker = every symbol
name-mixed = three black symbols

# Action cards, then special cards.
name-std-01 = Overhead cut
name-std-02 = Short cut
name-std-03 = Measured step
name-std-04 = Planted stance
name-std-05 = Lunging thrust
name-std-06 = Feint
name-std-07 = Shoulder push
name-std-08 = Flowing parry
name-std-09 = Wild swing
name-std-10 = Light blade
name-std-11 = Drawn breath
name-std-12 = Raised guard
name-std-13 = Reckless cleave
name-std-14 = Sudden rush
name-std-15 = Slashing advance
name-std-16 = Piercing advance
name-std-17 = Waiting eye
name-std-18 = Joker
name-spe-01 = Mountain cut
name-spe-02 = Swallow turn
name-spe-03 = Iron wall
name-spe-04 = Guarded strike
name-spe-05 = Guarded thrust
name-spe-06 = Killing intent
name-spe-07 = Storm of blows

# Enemy cards.
name-en-01 = Still water
name-en-02 = Crossed blades
name-en-03 = Oak stance
name-en-04 = Heron stance
name-en-05 = Open flank
name-en-06 = Baited opening
name-en-07 = Stone gate
name-en-08 = Veil of steel
name-en-09 = Relentless pressure
name-en-10 = Hidden blade
name-en-11 = Coiled snake
name-en-12 = Fortress
name-en-hard = HARD MODE

# Wound cards, and the halves of the Blood cards.
name-w-1 = Cut
name-w-2 = Shaken spirit
name-w-3 = Bleeding
name-w-4 = Deep gash
name-w-5 = Deadly wound
name-arm = Injured arm
name-rib = Broken rib
name-finger = Severed finger
name-belly = Belly wound
name-shoulder = Injured shoulder
name-eye = Eye injury
name-thigh = Thigh wound
name-balance = Lost balance
name-dodge = Dodged blow
name-decapitation = Decapitation

# Gisei cards with what they do to guard.
name-gisei-1 = Clenched teeth
name-gisei-2 = Drop of blood
name-gisei-3 = Silent vow
name-gisei-4 = Strength of the ancestors
name-gisei-5 = Trembling hand

name-double_specials = Double mastery
name-double_wrath = Double wrath
name-redraw = Second thoughts
name-technique_pool = Store of technique
name-strength_pool = Store of strength
name-ki_to_life = Ki to life
name-wild_card = Free choice

name-katana = Katana
name-katana_kodachi = Katana and kodachi
name-naginata = Naginata
name-nodachi = Nodachi
name-tanto = Tanto
name-kusarigama = Kusarigama
name-bokken = Bokken
name-yari = Yari
name-wakizashi = Wakizashi
name-kanabo_1 = Kanabo 1
name-kanabo_2 = Kanabo 2
name-kanabo_3 = Kanabo 3
name-masakari_1 = Masakari 1
name-masakari_2 = Masakari 2
name-tonfa_1 = Tonfa 1
name-tonfa_2 = Tonfa 2
name-sai_1 = Sai 1
name-sai_2 = Sai 2
name-nagamaki = Nagamaki
name-katana_tanto = Katana / tanto
name-tessen = Tessen
name-kai = Kai
name-own_weapon = Own weapon
name-face_a = face A
name-face_b = face B

name-ishida = Ishida
name-takeshi = Takeshi
name-oda = Oda
name-kempo = Kempo
name-shiro = Shiro
name-afro_samurai = Afro Samurai
name-alucard = Alucard
name-bruce_lee = Bruce Lee
name-dante = Dante
name-edward = Edward
name-geralt = Geralt
name-helena = Helena
name-jack = Jack
name-jinno = Jinno
name-kratos = Kratos
name-leonardo = Leonardo
name-mugen = Mugen
name-sasuke = Sasuke
name-skull = Skull
name-yorha = Yorha
name-zoro = Zoro
name-side_a = side A
name-side_b = side B

# Ichiro, Jiro and Saburo mean first, second and third son.
name-first = Ichiro
name-second = Jiro
name-third = Saburo

name-y1a = Quiet novice
name-y1b = Sturdy gatekeeper
name-y2a = Elder pupil
name-y2b = Brawler
name-y3a = Fencing teacher
name-y3b = Monk
name-y4 = First pupil
name-master = Master of the dojo

name-bridge = Bridge
name-forest = Forest
name-rice_field = Rice field
name-mountain = Mountain
name-bamboo_forest = Bamboo forest
name-cliff = Cliff

name-rain = Rain
name-fog = Fog
name-snow = Snow
name-sun = Scorching sun

name-duel = Duel
name-one_vs_three = One against three
name-clan = Clan
name-dojo_yoshioka = Dojo Yoshioka
name-leaving_the_village = Leaving the village

name-beginner = Beginner
name-good_samurai = Good samurai
name-great_samurai = Great samurai
name-bodyguard = Imperial bodyguard
name-way_of_musashi = Way of Musashi

# Random events; strength is one too.
name-memory = memory
name-rage = rage
name-weariness = weariness
name-bad_fall = bad fall
name-broken_sword = broken sword
name-rest = rest
name-healer = healer
name-lesson = lesson

# Why somebody loses life or Ki or is wounded.
name-by_attack = The attack
name-by_red_die = The red die
name-by_wound = The wound
name-by_lack_of_ki = No Ki left
name-by_blow = The counter-attack
name-by_weapon = The weapon
name-by_low_guard = Low guard with this weapon
name-by_long_fight = A long fight with this weapon
name-by_rising_again = Rising again
name-by_red_combo = The red combo
name-by_place = The place
name-by_combo = A combo in this weather
name-by_low_gauge = Bad stance in this weather
name-by_weather = The weather
name-by_event = The event
name-by_old_wound = An old wound
name-by_fresh_wound = The new wound
name-by_penalty = The penalty
name-by_fewer_ki = Fewer Ki
name-by_equal_ki = Equal Ki
name-by_last_blow = A last blow
name-by_weariness = Weariness
name-by_opponent = The opponent's power

# Decks that are shuffled anew.
name-action_deck = The action deck
name-enemy_deck = The enemy deck
name-special_deck = The special deck
name-wound_deck = The wound deck
name-gisei_deck = The Gisei deck

## What things do

about-katana = No advantage and no drawback: a good choice for a first duel.
about-katana_kodachi = The red die starts at 3. But every Wound 1 of a counter-attack becomes a Wound 2.
about-naginata = Guard rises by 1 before each counter-attack. But you start with 2 Ki and never own more than 2.
about-nodachi = Ki also buys strength or technique, 1 Ki per point, until the defence is checked. But with each life that you lose you also lose 1 Ki.
about-tanto = All damage to the enemy is doubled. But guard never rises above 2.
about-kusarigama = With technique 4 a counter-attack has no effect. But guard -1 or -2 at the end of a round brings you a Wound 1.
about-bokken = At any time you may turn life into Ki, one for one, but not your last life. No drawback.
about-yari = Three times per game you may exchange your whole hand after the draw of a round. But you start with 7 life and 4 Ki.
about-wakizashi = For each special card that you gain you draw 2 and keep one. But at the end of round 10 you suffer a Wound 1.
about-kanabo_1 = You win the fight as soon as the enemy has no Ki left. But guard falls by 1 at the start of each round.
about-kanabo_2 = Every attack or wound card that hurts the enemy takes 1 more life. But Ki cannot buy guard.
about-kanabo_3 = If one attack or one wound card takes 2 or more life, you regain 2 Ki. But technique falls by 1 at the start of each round.
about-masakari_1 = At any time you may lower guard and raise strength by as much. No drawback.
about-masakari_2 = Once per round a technique line of a card counts as strength. But Ki cannot buy guard.
about-tonfa_1 = At any time you may lower guard and raise technique by as much. No drawback.
about-tonfa_2 = You play only one card before the enemy's defence is revealed, and two after it. But any wound means defeat.
about-sai_1 = Once per round a strength line of a card counts as technique. But Ki cannot buy guard.
about-sai_2 = With guard 0 or less at the end of a round you regain 1 Ki. But at the start of each round you lower one gauge of your choice by 1.
about-nagamaki = At any time 1 Ki takes a card of your choice from the discard pile into your hand. But early reveal is not possible.
about-katana_tanto = Each round you choose a face after three cards. Face A: 2 guard per Ki, but two kinds of combo give nothing. Face B: 1 Ki for strength +2, but technique falls by 1.
about-tessen = At the start of each round you may change the environment, and a level of the red die buys another roll for it. It needs an environment.
about-kai = The red die deals a Wound 1 at level 4 and a Wound 2 from level 5 on. But you start with 2 Ki.
about-own_weapon = A weapon that you describe yourself; its advantages and drawbacks are those you give it.

draw-stock = { $life } life, { $ki } Ki.
about-ishida = No ability: a good opponent for a first duel.
about-takeshi = If you run out of Ki, you lose at once.
about-oda = Every life that you lose is added to his.
about-kempo = Without life he regains all of it and takes a Wound 2; only the deadly wound defeats him. A red combo rolls the red die instead of raising it: 5 is a Wound 1 for him, 6 a Wound 2.
about-shiro = His card turns over each time you hurt him. On side B you choose a penalty: lose 1 Ki, 1 life, a card, or a level of the red die.
about-afro_samurai = A black combo gives you 1 Ki and 1 special card, both of them.
about-alucard = Before you win you suffer a Wound 1.
about-bruce_lee = He loses 1 life at the end of each round.
about-dante = Two special cards of your choice start in your action deck.
about-edward = Each Ki paid for guard gives 2 guard.
about-geralt = You start with a random Bushido card.
about-helena = You choose the special cards that you gain.
about-jack = Three different black symbols are a combo too.
about-jinno = If you choose Ki for a black combo, you get 2.
about-kratos = You draw 7 cards at the start of each round.
about-leonardo = If your attack takes life from him, he does not counter-attack in this exchange.
about-mugen = You start with a random Bushido card.
about-sasuke = Two cards of your action deck are removed first, and a red combo may count as a black one.
about-skull = You lose 1 life at the end of each round.
about-yorha = You start with one special card of your choice stored.
about-zoro = You may fight with two weapons at once: two of bokken, naginata, nodachi, tanto, yari and wakizashi.

about-rain = Each combo costs you 1 life, and so does guard -2 at the end of a round. You cannot deal a Wound 2: it becomes a Wound 1.
about-fog = There is no early reveal, and before each card bought with Ki you discard one of your hand. Guard -2 at the end of a round costs 1 life.
about-snow = At the end of each round you lose 1 life or 1 Ki. But if you cause a Wound 2, you win the fight at once.
about-sun = Every cost in Ki is doubled. Guard -2 at the end of a round means defeat.

about-bridge = Pay Ki and roll the blue die: the bridge mostly helps guard, sometimes strength or technique. A bad step costs guard or a life.
about-forest = Pay Ki and roll the blue die: the forest helps guard and technique. Roots and branches cost strength or guard.
about-rice_field = Pay Ki and roll the blue die: the rice field helps strength or guard. The mud costs technique, guard or Ki.
about-mountain = Pay Ki and roll the blue die: the mountain gives the greatest help, above all strength and technique. But it can cost guard or wound you.
about-bamboo_forest = Pay Ki and roll the blue die: 1 to 4 raise guard, 5 is a Wound 1 for you, 6 a Wound 2.
about-cliff = Once per fight, pay Ki and roll the blue die: 1 to 3 is a Wound 1 for the enemy, with 4 to 6 you fall and lose.
about-own_place = Pay Ki and roll the blue die; the results are those of your own card.
about-own_cliff = Once per fight, pay Ki and roll the blue die; the results are those of your own card.

about-double_specials = To the end of the game a black combo gives 2 special cards instead of 1.
about-double_wrath = To the end of the game a red combo raises the red die by 2 instead of 1.
about-redraw = From the next round on you may put down up to two cards after the draw and draw as many.
about-technique_pool = 5 points that you may add to technique at any time, all at once or one by one.
about-strength_pool = 5 points that you may add to strength at any time, all at once or one by one.
about-ki_to_life = At any time you may turn Ki into life, one for one, up to 4 Ki in all.
about-wild_card = You look through the Bushido deck and take the card that you like.

about-arm = Your strength can no longer rise above 3.
about-rib = The red die is out of the game, and your red combos have no effect.
about-finger = Your technique can no longer rise above 3.
about-belly = You lose 1 life at the end of every round.
about-shoulder = It lowered the red die by 3 levels, once.
about-eye = You can no longer gain Ki in any way.
about-thigh = A die was rolled, and it cost you that much life, once.
about-balance = A die was rolled, and it cost you that much Ki, once.
about-dodge = You dodged: nothing happened, but the card has left the deck.
about-decapitation = You lose the game at once.

about-blood = Your wounds come from a deck of their own, stay with you and add up. If the deck is empty, the next wound is your end.
about-bushido = Each black combo, or 2 Ki, can move a marker. Its third step brings one lasting virtue.
about-gisei = Before each counter-attack you may pay 1 life for a card that moves guard: four cards raise it, one lowers it.
about-own_gisei = Before each counter-attack you may pay 1 life for a card that moves guard, up or down.
about-taikyu = If the first card of a round shows Blood, the blue die brings a consequence that holds for this round.
about-hard_mode = The HARD MODE card is in the enemy deck. As a defence it cannot be broken, as a counter-attack it strikes twice.
about-yoroi = Armour takes the first four points of life that its wearer would lose. For each of them the blue die is rolled, and a 6 destroys the armour.
about-easy_look = When you buy a card with Ki, you look at three cards and keep one.
about-easy_die = The red die starts at 2.
about-easy_special = A random special card starts in your action deck.

about-duel = One fight against one opponent with an ability of his own.
about-one_vs_three = Three enemies at once. You mark the one that you attack; the blue die tells who strikes back.
about-clan = One enemy after the other, as many as you can defeat. Your life, Ki and special cards go with you.
about-dojo_yoshioka = A campaign of five fights, up to the master of the dojo. At most steps you choose one of two opponents.
about-leaving_the_village = A campaign of 11 fights on the way out of the village. The blue die gives each enemy his life; his Ki is 2.

## Where the game stands

moment-setup = The duel is being set up
moment-setup-run = The first fight is being set up
moment-start = Round { $round } · start
moment-start-run = Fight { $fight } · round { $round } · start
moment-exchange = Round { $round } · exchange { $exchange } of 2
moment-exchange-run = Fight { $fight } · round { $round } · exchange { $exchange } of 2
moment-round_end = Round { $round } · end of the round
moment-round_end-run = Fight { $fight } · round { $round } · end of the round
moment-over = The game is over in round { $round }
score =
    { $defeated ->
        [one] One enemy defeated: { $rank }
       *[other] { $defeated } enemies defeated: { $rank }
    }
score-campaign =
    { $defeated ->
        [one] One enemy defeated
       *[other] { $defeated } enemies defeated
    }

## The goal

goal-decides = Whoever has no life left is defeated.
goal-stand = { $who }: { $life } life, { $ki } Ki.
goal-enemy = Defeat the enemy. { $enemy } has { $life } life and { $ki } Ki left.
goal-enemy_bleeds = Defeat the enemy. { $enemy } has { $life } life left and no Ki: 2 life fall at the end of each round.
goal-enemy_ki = Take the last life or the last Ki. { $enemy } has { $life } life and { $ki } Ki left.
goal-immortal = Only a deadly wound defeats { $enemy }: without life there is a Wound 2. { $life } life left.
goal-three = Defeat all three. Still standing: { $left }, with { $life } life together.
goal-clan = Defeat as many enemies as you can. So far: { $defeated }.
goal-campaign = Win all { $total } fights. This is fight { $fight }.
goal-this_enemy = This enemy has { $life } life and { $ki } Ki left.
goal-life = Without life you lose. You have { $life } life and { $ki } Ki.
goal-without_ki = Without life you lose. You have { $life } life and no Ki: 2 life fall at the end of each round.
goal-life_and_ki = Without life or without Ki you lose. You have { $life } life and { $ki } Ki.

## What speaks for a choice

why-defences = Then { $number } of { $total } defences would fall, more than after the other cards.
why-breaks = It breaks the defence: { $card }.
why-enough = The defence is overcome already: { $card }. Nothing more is needed.
why-keeps_ki = You keep your { $ki } Ki; one more card would cost { $cost }.
why-reaches = With it you already reach what the defence asks for: { $card }.
why-combo = It makes a combo: { $symbol }.
why-begins = You hold enough cards for a combo: { $symbol }.
why-pair = A second { $symbol } is on the table then, and { $card } can complete the combo.
why-guard = Guard then stands at { $guard }: only { $number } of { $total } blows would strike, fewer than after the other cards.
why-guard_higher = Guard then stands at { $guard }, higher than after the other cards.
why-early = Your cards can break { $number } of { $total } defences, if you know which one it is.
why-new_hand = Your hand can break only { $number } of { $total } defences; new cards may do better.
why-keep_hand = Your hand can break { $number } of { $total } defences.
why-draw = No card of yours breaks this defence; { $number } of { $total } in the action deck would.
why-buy_guard =
    { $number ->
        [0] With guard { $guard } no blow strikes; now { $value } of { $total } do.
       *[other] With guard { $guard } only { $number } of { $total } blows strike; now it is { $value }.
    }
why-safer = The risk that this blow is your end falls from { $value } % to { $number } %.
why-no_blow = No blow can strike you: guard { $guard } is enough.
why-little_guard =
    { $number ->
        [0] No further blow would be stopped by one more point of guard.
       *[other] One more point of guard would stop only { $number } of { $total } blows.
    }
why-last_ki = It would cost your last Ki; without any you lose 2 life at the end of the round.
why-keep_die = The red die at { $level } can still rise; what it does gets stronger.
why-die_wound = The enemy draws a wound card: a Wound { $wound }.
why-his_last_life = { $enemy } falls: it is the last life.
why-his_life = { $enemy } then has { $left } life left.
why-his_last_ki = { $enemy } has no Ki then and loses 2 life at the end of every round.
why-his_ki = { $enemy } then has { $left } Ki left; without Ki each round costs 2 life.
why-special = A special card is stronger, waits until you need it, and belongs to your deck after that.
why-few_ki =
    { $ki ->
        [0] You have no Ki, and that costs 2 life at the end of the round.
       *[other] You have only { $ki } Ki, and without any each round costs 2 life.
    }
why-step =
    { $left ->
        [0] This step brings the virtue.
        [one] After it one step is missing for the virtue.
       *[other] After it { $left } steps are missing for the virtue.
    }
why-raise = At level { $level } you may use the red die against the enemy.
why-raise_low = The red die rises to { $level }; from 3 on you may use it.
why-weakest = { $enemy } has the least life: { $life }.

## What is asked

prompt-face = Choose the face of your weapon for this round.
prompt-wound_symbol = The joker is the first card of this round: does it count as Blood?
prompt-lower_gauge = Your weapon has its price: choose the gauge that you lower by 1.
prompt-start = Your hand is drawn. Use what you like, then begin.
prompt-redraw = Choose a card that you put down.
prompt-mark = Choose whom you attack in this exchange.
prompt-move =
    { $left ->
        [one] Play one card; then the defence is revealed.
       *[other] Play { $left } cards; then the defence is revealed.
    }
prompt-move_open =
    { $left ->
        [one] Play the last card against this defence: { $card }.
       *[other] Play { $left } cards against this defence: { $card }.
    }
prompt-strike = Your cards are played. Use what you like before the defence is checked.
prompt-hit = The defence is broken: choose what the enemy loses.
prompt-hit_die = The red die strikes: choose what the enemy loses.
prompt-before_counter = Your attack is over. Prepare for the blow.
prompt-offer_gisei = Before the next blow a life can buy a Gisei card.
prompt-name_symbol = The joker can make a combo: name its symbol.
prompt-reward = A combo: choose your reward.
prompt-reward_red = A red combo: choose what you make of it.
prompt-end_of_exchange = The exchange is nearly over. Use what you like, then go on.
prompt-keep = Choose the card that you keep.
prompt-keep_special = Choose the special card that you keep; the rest goes back.
prompt-keep_any = Choose a special card of the whole deck.
prompt-penalty = Side B of the card punishes you: choose how.
prompt-remove = Choose a card of your hand or your discard pile that leaves the game.
prompt-remove_start = Choose a card that leaves your action deck for this game.
prompt-discard_first = Choose the card that you put down before you get another one.
prompt-weather_loss = The weather wears you down: choose what you lose.
prompt-fewest_ki = Several enemies have the fewest Ki: choose the one who counts.
prompt-path = Choose your next opponent.
prompt-new_weapon = Your weapon is broken: choose another one.
prompt-reroll = Keep a result, or roll again for levels of the red die, which shows { $level }.
prompt-choose_special = Choose a special card that starts in your action deck.
prompt-store_special = Choose a special card that you start with.
prompt-virtue = Choose the virtue that you take.

## What can be chosen

choice-go_on = Go on
choice-go_on-start = Begin the exchange
choice-go_on-redraw = Put no more cards down
choice-go_on-move = Play no more cards
choice-go_on-strike = Strike: the defence is checked
choice-go_on-before_counter = Go on, come what may
choice-go_on-offer_gisei = No Gisei card
choice-go_on-end_of_exchange = End the exchange

choice-draw = Pay { $cost } Ki: one more action card
choice-early_reveal = Pay { $cost } Ki: reveal the defence now
choice-buy_guard = Pay { $cost } Ki: guard +{ $points }
choice-buy_strength = Pay { $cost } Ki: strength +1
choice-buy_technique = Pay { $cost } Ki: technique +1
choice-buy_power = Pay { $cost } Ki: strength +{ $points }
choice-environment = Pay { $cost } Ki: roll the blue die for the environment
choice-bushido_step = Pay { $cost } Ki: the Bushido marker moves to kanji { $step }
choice-life_to_ki = Turn 1 life into 1 Ki
choice-convert = Move one point: { $lowered } -1, { $raised } +1
choice-pool = Use a point of your virtue: { $gauge } +1 (points left: { $left })
choice-ki_to_life = Turn { $cost } Ki into 1 life (room on the card: { $left } Ki)
choice-exchange-special = Pay { $cost } Ki: one special card
choice-exchange-red_die = Pay { $cost } Ki: the red die rises by { $number }
choice-exchange-bushido = Pay { $cost } Ki: the Bushido marker moves one step
choice-exchange-life = Pay { $cost } Ki: regain { $number } life
choice-gisei = Pay 1 life: draw a Gisei card
choice-mulligan = Exchange the whole hand (left: { $left })
choice-redraw =
    { $number ->
        [one] Exchange one card
       *[other] Exchange up to { $number } cards
    }

choice-play = Play { $card }
choice-play_joker = Play { $card }: { $gauge } { $effect }
choice-transform = Play { $card } with a changed line: strength { $strength }, technique { $technique }, guard { $guard }
choice-fetch = Pay { $cost } Ki: take { $card } from the discard pile
choice-discard = Put { $card } down
choice-keep = Take { $card }
choice-remove = Remove { $card } from the game

choice-hit_life = { $enemy } loses { $number } of { $left } life
choice-hit_ki = { $enemy } loses { $number } of { $left } Ki
choice-lose_life = Lose 1 life
choice-lose_ki = Lose 1 Ki
choice-remove_card = Remove a card of your hand or discard pile from the game
choice-lower_die = Lower the red die to { $level }
choice-reward_ki = Gain { $number } Ki
choice-reward_both = Gain { $number } Ki and a special card
choice-reward_special =
    { $number ->
        [one] Gain a special card
       *[other] Gain { $number } special cards
    }
choice-reward_step = Move the Bushido marker one step
choice-raise = Raise the red die to { $level }
choice-red_roll = Roll the red die
choice-decline = Do without
choice-yes = Yes: the blue die brings a consequence for this round
choice-no = No: the round begins as usual
choice-reroll = Lower the red die and roll again
choice-result = Keep the result of { $face }
choice-use_die =
    { $level ->
        [3] Use the red die (3): the enemy loses 1 life
        [4] Use the red die (4): the enemy loses 1 life or 1 Ki
       *[other] Use the red die ({ $level })
    }
choice-use_die_wound = Use the red die ({ $level }): a Wound { $wound } for the enemy
choice-name = The joker shows { $symbol }
choice-name_nothing = The joker makes no combo
choice-face_a = Face A
choice-face_b = Face B
choice-lower = Lower one gauge by 1: { $gauge }
choice-mark = { $enemy }: { $life } life, { $ki } Ki
choice-path = { $opponent }: { $life } life, { $ki } Ki
choice-change = Change the environment: { $place }
choice-weapon = Take this weapon: { $weapon }
choice-virtue = Take this virtue: { $card }
choice-luck = Luck decides

## What happens

event-begins = { $who } begins.
event-round = Round { $round } begins.
event-exchange = Exchange { $exchange } begins.
event-own_exchange = { $who }: exchange { $exchange } begins.
event-next_enemy = Fight { $fight }: an enemy with { $life } life and { $ki } Ki steps forward.
event-into_deck = This card is shuffled into the action deck: { $card }.
event-drew = Drawn: { $card }.
event-looked = Looked at: { $card }.
event-kept = Kept: { $card }.
event-put_down = Put down: { $card }.
event-fetched = Taken from the discard pile: { $card }.
event-removed = Out of the game: { $card }.
event-stored = A special card lies ready: { $card }.
event-reshuffled =
    { $number ->
        [one] { $deck } is shuffled anew: it has one card.
       *[other] { $deck } is shuffled anew: it has { $number } cards.
    }
event-mulligan = The whole hand is exchanged. New hands left: { $left }.
event-face = For this round the weapon shows { $face }.
event-changed_place = The fight moves to another place: { $place }.
event-marked = { $enemy } is the target of this exchange.

event-played = The samurai plays { $card }.
event-gauge =
    { $change ->
        [-6] { $change } { $gauge }, now { $value }.
        [-5] { $change } { $gauge }, now { $value }.
        [-4] { $change } { $gauge }, now { $value }.
        [-3] { $change } { $gauge }, now { $value }.
        [-2] { $change } { $gauge }, now { $value }.
        [-1] { $change } { $gauge }, now { $value }.
        [0] { $change } { $gauge }, now { $value }.
       *[other] +{ $change } { $gauge }, now { $value }.
    }
event-revealed = The enemy's defence is revealed: { $card }.
event-met = The attack breaks the defence: { $card }.
event-missed = The defence holds: { $card }.
event-unbreakable = HARD MODE: nothing breaks this defence.
event-enemy_lost_life = { $cause }: { $enemy } loses { $number } life and has { $left } left.
event-enemy_lost_ki = { $cause }: { $enemy } loses { $number } Ki and has { $left } left.
event-enemy_gained_life = The enemy takes this life for himself and now has { $left }.
event-rose_again = { $enemy } rises again with { $left } life.
event-turned = The enemy's card turns over and shows { $side }.
event-fell = { $enemy } falls.

event-no_counter = { $enemy } is hit and does not strike back.
event-nobody_strikes = Nobody strikes back.
event-countered = { $enemy } strikes back: { $card }. Guard stands at { $guard }.
event-parried = Guard is high enough: the blow does nothing.
event-void_counter = Technique is high enough: the counter-attack has no effect.
event-double_strike = HARD MODE: two blows follow.
event-gisei = The sacrifice brings a Gisei card: { $card }.
event-armour =
    { $left ->
        [0] The armour takes a point of life and is gone.
        [one] The armour takes a point of life. It can take one more.
       *[other] The armour takes a point of life. It can take { $left } more.
    }
event-wounded =
    { $who ->
        [Samurai] { $cause }: the samurai suffers a Wound { $level }. The card: { $card }.
       *[other] { $cause }: { $who } suffers a Wound { $level }. The card: { $card }.
    }
event-dodged =
    { $who ->
        [Samurai] { $cause }: the samurai dodges, and the Wound 1 has no effect.
       *[other] { $cause }: { $who } dodges, and the Wound 1 has no effect.
    }
event-blood = { $cause }: the samurai suffers a lasting Wound { $level }. The card: { $card }.

event-paid = The samurai pays { $number } Ki and has { $left } left.
event-paid_life = The samurai pays 1 life and has { $left } left.
event-lost_ki = { $cause }: the samurai loses { $number } Ki and has { $left } left.
event-lost_life = { $cause }: the samurai loses { $number } life and has { $left } left.
event-gained_ki =
    { $number ->
        [0] The samurai cannot gain Ki now and still has { $left }.
       *[other] The samurai gains { $number } Ki and now has { $left }.
    }
event-gained_life =
    { $number ->
        [0] The samurai is unhurt and still has { $left } life.
       *[other] The samurai regains { $number } life and now has { $left }.
    }
event-no_ki =
    { $who ->
        [Samurai] The samurai has no Ki left, and that costs life.
       *[other] { $who } has no Ki left, and that costs life.
    }

event-combo = A combo: { $combo }.
event-red_die = The red die stands at { $level }.
event-used_die = The samurai uses the red die at level { $level }.
event-bushido_step = The Bushido marker reaches kanji { $step } of 3.
event-virtue = The samurai finds a virtue: { $card }.
# The dice are blue and red; red has the name of the symbol.
event-rolled =
    { $die ->
        [blue] The blue die shows { $face }.
       *[other] The red die shows { $face }.
    }
event-environment = { $place }: result { $face }.
event-taikyu =
    { $face ->
        [1] Taikyu: the first combo of this round gives back 2 life.
        [2] Taikyu: in this round Ki can buy a special card.
        [3] Taikyu: in this round Ki can raise the red die by 2.
        [4] Taikyu: in this round Ki can buy a cheap Bushido step.
        [5] Taikyu: in this round Ki can buy 2 life.
       *[other] Taikyu: at the end of this round whoever has fewer Ki suffers a Wound 1.
    }
event-event = On the way something happens: { $event }.
event-new_weapon = The samurai takes another weapon: { $weapon }.
event-match_won = { $who } wins.
event-won = Victory! { $reason ->
        [enemy_deadly_wound] { ending-enemy_deadly_wound }
        [enemy_without_ki] { ending-enemy_without_ki }
        [snow_victory] { ending-snow_victory }
        [all_three_dead] { ending-all_three_dead }
        [campaign_won] { ending-campaign_won }
        [clan_completed] { ending-clan_completed }
       *[enemy_killed] { ending-enemy_killed }
    }
event-lost = Defeat. { $reason ->
        [deadly_wound] { ending-deadly_wound }
        [without_ki] { ending-without_ki }
        [wounded_to_death] { ending-wounded_to_death }
        [fell] { ending-fell }
        [bled_out] { ending-bled_out }
        [decapitated] { ending-decapitated }
        [sunstroke] { ending-sunstroke }
        [no_weapon_left] { ending-no_weapon_left }
       *[killed] { ending-killed }
    }

# With two players events name the one who acts.
event-own_played = { $who } plays { $card }.
event-own_drew = { $who } draws { $card }.
event-own_stored = { $who } has a special card ready: { $card }.
event-own_revealed = The defence against { $who } is revealed: { $card }.
event-own_combo = { $who } makes a combo: { $combo }.
event-own_red_die = The red die of { $who } stands at { $level }.
event-own_used_die = { $who } uses the red die at level { $level }.
event-own_paid = { $who } pays { $number } Ki and has { $left } left.
event-own_paid_life = { $who } pays 1 life and has { $left } left.
event-own_lost_ki = { $cause }: { $who } loses { $number } Ki and has { $left } left.
event-own_lost_life = { $cause }: { $who } loses { $number } life and has { $left } left.
event-own_gained_ki =
    { $number ->
        [0] { $who } cannot gain Ki now and still has { $left }.
       *[other] { $who } gains { $number } Ki and now has { $left }.
    }

## How it ends

ending-enemy_killed = The enemy has no life left.
ending-enemy_deadly_wound = A deadly wound fells the enemy.
ending-enemy_without_ki = The enemy has no Ki left, and against this weapon that is the end.
ending-snow_victory = A Wound 2 in the snow decides the fight.
ending-all_three_dead = All three enemies are dead.
ending-campaign_won = The last fight of the campaign is won.
ending-clan_completed = The whole clan is defeated.
ending-killed = The samurai has no life left.
ending-deadly_wound = A deadly wound fells the samurai.
ending-without_ki = The samurai has no Ki left, and in this fight that is the end.
ending-wounded_to_death = The samurai is wounded, and with this weapon that is the end.
ending-fell = The samurai falls off the cliff.
ending-bled_out = No Blood card is left: the samurai bleeds to death.
ending-decapitated = The samurai loses the head.
ending-sunstroke = Exhausted, the samurai collapses in the scorching sun.
ending-no_weapon_left = The last weapon is broken.
ending-samurai_1_killed = Musashi has no life left.
ending-samurai_1_deadly_wound = A deadly wound fells Musashi.
ending-samurai_2_killed = Kojiro has no life left.
ending-samurai_2_deadly_wound = A deadly wound fells Kojiro.

## Options of the rules

option-mode = Mode
option-mode-help = One duel, three enemies at once, an endless clan, or one of two campaigns.
value-mode-duel = { name-duel }
value-mode-one_vs_three = { name-one_vs_three }
value-mode-clan = { name-clan }
value-mode-dojo_yoshioka = { name-dojo_yoshioka }
value-mode-leaving_the_village = { name-leaving_the_village }
option-opponent = Opponent
option-opponent-help = The opponent of a duel; standard is Ishida, and the mode's own enemies in all other modes.
value-opponent-standard = standard
value-opponent-ishida = { name-ishida }
value-opponent-takeshi = { name-takeshi }
value-opponent-oda = { name-oda }
value-opponent-kempo = { name-kempo }
value-opponent-shiro = { name-shiro }
value-opponent-afro_samurai = { name-afro_samurai } ({ value-weapon_sets-fan })
value-opponent-alucard = { name-alucard } ({ value-weapon_sets-fan })
value-opponent-bruce_lee = { name-bruce_lee } ({ value-weapon_sets-fan })
value-opponent-dante = { name-dante } ({ value-weapon_sets-fan })
value-opponent-edward = { name-edward } ({ value-weapon_sets-fan })
value-opponent-geralt = { name-geralt } ({ value-weapon_sets-fan })
value-opponent-helena = { name-helena } ({ value-weapon_sets-fan })
value-opponent-jack = { name-jack } ({ value-weapon_sets-fan })
value-opponent-jinno = { name-jinno } ({ value-weapon_sets-fan })
value-opponent-kratos = { name-kratos } ({ value-weapon_sets-fan })
value-opponent-leonardo = { name-leonardo } ({ value-weapon_sets-fan })
value-opponent-mugen = { name-mugen } ({ value-weapon_sets-fan })
value-opponent-sasuke = { name-sasuke } ({ value-weapon_sets-fan })
value-opponent-skull = { name-skull } ({ value-weapon_sets-fan })
value-opponent-yorha = { name-yorha } ({ value-weapon_sets-fan })
value-opponent-zoro = { name-zoro } ({ value-weapon_sets-fan })
option-weapon = Weapon
option-weapon-help = The weapon; katana or bokken for a first game.
value-weapon-katana = { name-katana }
value-weapon-katana_kodachi = { name-katana_kodachi }
value-weapon-naginata = { name-naginata }
value-weapon-nodachi = { name-nodachi }
value-weapon-tanto = { name-tanto }
value-weapon-kusarigama = { name-kusarigama }
value-weapon-bokken = { name-bokken }
value-weapon-yari = { name-yari }
value-weapon-wakizashi = { name-wakizashi }
value-weapon-kanabo_1 = { name-kanabo_1 } ({ value-weapon_sets-fan })
value-weapon-kanabo_2 = { name-kanabo_2 } ({ value-weapon_sets-fan })
value-weapon-kanabo_3 = { name-kanabo_3 } ({ value-weapon_sets-fan })
value-weapon-masakari_1 = { name-masakari_1 } ({ value-weapon_sets-fan })
value-weapon-masakari_2 = { name-masakari_2 } ({ value-weapon_sets-fan })
value-weapon-tonfa_1 = { name-tonfa_1 } ({ value-weapon_sets-fan })
value-weapon-tonfa_2 = { name-tonfa_2 } ({ value-weapon_sets-fan })
value-weapon-sai_1 = { name-sai_1 } ({ value-weapon_sets-fan })
value-weapon-sai_2 = { name-sai_2 } ({ value-weapon_sets-fan })
value-weapon-nagamaki = { name-nagamaki } ({ value-weapon_sets-fan })
value-weapon-katana_tanto = { name-katana_tanto } ({ value-weapon_sets-fan })
value-weapon-tessen = { name-tessen } ({ value-weapon_sets-fan })
value-weapon-kai = { name-kai } ({ value-weapon_sets-fan })
value-weapon-own_weapon = { name-own_weapon }
option-second_weapon = Second weapon
option-second_weapon-help = A second weapon at once against Zoro; in the variant for two players the weapon of the other one.
value-second_weapon-none = none
value-second_weapon-katana = { name-katana }
value-second_weapon-katana_kodachi = { name-katana_kodachi }
value-second_weapon-naginata = { name-naginata }
value-second_weapon-nodachi = { name-nodachi }
value-second_weapon-tanto = { name-tanto }
value-second_weapon-kusarigama = { name-kusarigama }
value-second_weapon-bokken = { name-bokken }
value-second_weapon-yari = { name-yari }
value-second_weapon-wakizashi = { name-wakizashi }
option-own_weapon = Own weapon
option-own_weapon-help = A weapon of your own as JSON, for weapon own_weapon.
option-environment = Environment
option-environment-help = Where the fight takes place.
value-environment-none = none
value-environment-bridge = { name-bridge }
value-environment-forest = { name-forest }
value-environment-rice_field = { name-rice_field }
value-environment-mountain = { name-mountain }
value-environment-bamboo_forest = { name-bamboo_forest }
value-environment-cliff = { name-cliff }
option-weather = Weather
option-weather-help = The weather in this environment.
value-weather-none = none
value-weather-rain = { name-rain }
value-weather-fog = { name-fog }
value-weather-snow = { name-snow }
value-weather-sun = { name-sun }
option-yoroi = Armour (Yoroi)
option-yoroi-help = Who wears the armour.
value-yoroi-none = nobody
value-yoroi-player = the samurai
value-yoroi-enemy = the enemy
option-yoroi_opponent = Armour of one of three
option-yoroi_opponent-help = Which of three opponents wears the enemy's armour.
value-yoroi_opponent-first = { name-first }
value-yoroi_opponent-second = { name-second }
value-yoroi_opponent-third = { name-third }
option-blood = Blood
option-blood-help = Module Blood: wounds of the player stay and add up.
option-bushido = Bushido
option-bushido-help = Module Bushido: combos or Ki lead to one lasting virtue.
option-gisei = Gisei
option-gisei-help = Module Gisei: a life for a card that moves the guard.
option-taikyu = Taikyu
option-taikyu-help = Taikyu: a red first card rolls for a consequence of the round.
option-hard_mode = Hard mode
option-hard_mode-help = The HARD MODE card is in the enemy deck.
option-easy_look = Easing: look at three cards
option-easy_look-help = Easing 1: look at three cards when one is bought, keep one.
option-easy_die = Easing: red die at 2
option-easy_die-help = Easing 2: the red die starts at 2.
option-easy_special = Easing: special card
option-easy_special-help = Easing 3: a random special card starts in the action deck.
option-events = Random events
option-events-help = The card of random events of a campaign.
value-events-hard = hard
value-events-normal = normal
option-duel_variant = Two players
option-duel_variant-help = Two players fight each other (a proposal, not official).
option-attack_may_be_declined = Hits may be declined
option-attack_may_be_declined-help = The loss of a met defence may be declined.
option-weather_needs_environment = Weather needs an environment
option-weather_needs_environment-help = A weather needs an environment.
option-weather_low_gauge = Gauge in the weather
option-weather_low_gauge-help = The gauge whose -2 the weather punishes.
value-weather_low_gauge-guard = { name-guard }
value-weather_low_gauge-strength = { name-strength }
value-weather_low_gauge-technique = { name-technique }
value-weather_low_gauge-any = any gauge
option-weather_low_loss = Loss in the weather
option-weather_low_loss-help = What the weather takes for it.
value-weather_low_loss-life = { name-life }
value-weather_low_loss-ki = { name-ki }
option-weather_combo_cost = Cost of a combo in the rain
option-weather_combo_cost-help = What a combo costs in weather 1.
value-weather_combo_cost-life = { name-life }
value-weather_combo_cost-ki = { name-ki }
option-easy_buy_scope = Cards of easing 1
option-easy_buy_scope-help = The cards to which easing 1 applies.
value-easy_buy_scope-action = action cards
value-easy_buy_scope-special = special cards
value-easy_buy_scope-both = both
option-eor_on_kill = End of round after a victory
option-eor_on_kill-help = A fight won in mid-round is followed by end-of-round effects.
option-die_allow_lower = Lower levels of the red die
option-die_allow_lower-help = The red die may be used as a lower level.
option-gisei_per_counter = Gisei cards per counter-attack
option-gisei_per_counter-help = Gisei cards before each counter-attack; 0 for no limit.
option-bushido_face_up = Open Bushido deck
option-bushido_face_up-help = The top Bushido card lies open.
option-taikyu_once = Taikyu exchange once
option-taikyu_once-help = A Taikyu exchange may be made once in its round.
option-katana_tanto_void = Void combos of katana / tanto
option-katana_tanto_void-help = The combos that face A of katana/tanto voids.
value-katana_tanto_void-black_b_and_black_c = { name-black_b } and { name-black_c }
value-katana_tanto_void-black_a_and_black_b = { name-black_a } and { name-black_b }
value-katana_tanto_void-black_a_and_black_c = { name-black_a } and { name-black_c }
value-katana_tanto_void-black_a_and_red = { name-black_a } and { name-red }
value-katana_tanto_void-black_b_and_red = { name-black_b } and { name-red }
value-katana_tanto_void-black_c_and_red = { name-black_c } and { name-red }
option-sasuke_random = Sasuke removes at random
option-sasuke_random-help = The cards removed against Sasuke are random.
option-clan_limit = Limit of a clan run
option-clan_limit-help = Enemies after which a clan run is completed; 0 for no limit.
option-weapon_sets = Weapons at hand
option-weapon_sets-help = The weapons at hand when one breaks.
value-weapon_sets-base_and_expansion = base game and expansion
value-weapon_sets-base = base game
value-weapon_sets-expansion = expansion
value-weapon_sets-fan = fan-made
value-weapon_sets-base_and_fan = base game and fan-made
value-weapon_sets-expansion_and_fan = expansion and fan-made
value-weapon_sets-base_and_expansion_and_fan = all
option-hard_attack_only = HARD MODE stops only the attack
option-hard_attack_only-help = HARD MODE as a defence stops only the attack.
option-environment_until_counter = Environments until the counter-attack
option-environment_until_counter-help = Environments close with the counter-attack card.
option-yoroi_renewed = New armour for every enemy
option-yoroi_renewed-help = Every enemy of a run wears new armour.
option-reward_needs_life = Reward only for the last life
option-reward_needs_life-help = The reward for a wound card needs the last life, not the last Ki.
option-taikyu_after_draw = Taikyu after the draw
option-taikyu_after_draw-help = Taikyu is checked after the whole draw.
option-easy_rest_back = Special cards go back
option-easy_rest_back-help = With easing 1 special cards not kept go back into their deck.
option-die_once = Red die once per exchange
option-die_once-help = The red die may be used once per exchange.
option-box = Your components
option-box-help = Your own components where they differ from ours, as a box file.

## Components, for pages and boxes

name-wound = Wound
name-enemy_wound = Wound for the enemy
name-defeat = defeat
name-blood = splash of blood
name-special = special card
name-red_die = red die
name-taikyu = Taikyu
name-yoroi = Yoroi
name-hard_1 = Hard events, 1
name-hard_2 = Hard events, 2
name-hard_3 = Hard events, 3
name-hard_4 = Hard events, 4
name-hard_5 = Hard events, 5
name-hard_6 = Hard events, 6
name-normal_1 = Normal events, 1
name-normal_2 = Normal events, 2
name-normal_3 = Normal events, 3
name-normal_4 = Normal events, 4
name-normal_5 = Normal events, 5
name-normal_6 = Normal events, 6
name-blood-1 = Blood card 1
name-blood-2 = Blood card 2
name-blood-3 = Blood card 3
name-blood-4 = Blood card 4
name-blood-5 = Blood card 5
box-part-actions = Action cards
box-part-specials = Special cards
box-part-enemies = Enemy cards
box-part-wounds = Wound cards
box-part-environments = Environments
box-part-events = Random events
box-part-opponents = Opponents
box-part-trio = Three opponents
box-part-dojo = Map of the dojo
box-part-gisei = Gisei cards
box-part-hard_mode = HARD MODE card
box-part-weapons = Weapons
box-part-weathers = Weathers
box-part-bushido = Bushido cards
box-part-blood = Blood cards
box-part-attackers = Who strikes back
box-part-runs = Runs of several fights
box-part-other_events = Further random events
box-part-rest = Red die and modules
box-field-symbol = Symbol
box-field-effects = Effects
box-field-choice = One of these
box-field-strength = Least strength (-2: none)
box-field-technique = Least technique (-2: none)
box-field-prize = The enemy loses one of these
box-field-guard = Strikes if guard is below
box-field-blow = You suffer
box-field-wound1 = Wound 1
box-field-wound2 = Wound 2
box-field-face1 = Face 1
box-field-face2 = Face 2
box-field-face3 = Face 3
box-field-face4 = Face 4
box-field-face5 = Face 5
box-field-face6 = Face 6
box-field-life = Life
box-field-ki = Ki
box-field-event = Event
box-field-change = Guard
box-field-strikes = Further strikes
box-field-fights = Fights
box-field-points = Points

## The drawing

draw-red_die = Red die
draw-blue_die = Blue die
draw-wound = Wound { $level }
draw-enemy_wound = enemy: Wound { $level }
draw-defeat = you fall to your death
draw-or = or
draw-unbreakable = cannot be broken
draw-strikes_more = strikes { $number } times
draw-enemy = Enemy
draw-face = face { $face }
draw-side = side { $side }
draw-defence = Defence
draw-counter = Counter-attack
draw-enemy_deck = Enemy deck: { $number }
draw-discards = discarded: { $number }
draw-action_deck = Action deck: { $number }
draw-special_deck = Special deck: { $number }
draw-action_discards = Action cards discarded: { $number }
draw-enemy_discards = Enemy cards discarded: { $number }
draw-removed = Out of the game: { $number }
draw-cards = Your cards
draw-hand = Hand
draw-stored = Stored
draw-choose_from = To choose from
draw-played = This exchange
draw-empty = empty
draw-fight = Fight { $number }
draw-round = Round { $number }
draw-exchange = Exchange { $number } of { $whole }
draw-in_force = In force
draw-environment = Environment
draw-used = used in this fight
draw-weather = Weather
draw-strikers = Who strikes back
draw-bushido = Bushido
draw-points_left = points left: { $number }
draw-next_virtue = next: { $virtue }
draw-blood = Wounds
draw-unhurt = none
draw-armour = Armour
draw-taikyu = Taikyu
draw-no_consequence = nothing in this round
draw-taikyu_1 = the first combo of the round heals 2 life
draw-taikyu_2 = 1 Ki for a special card
draw-taikyu_3 = 1 Ki for 2 levels of the red die
draw-taikyu_4 = 1 Ki for a Bushido step
draw-taikyu_5 = 1 Ki for 2 life
draw-taikyu_6 = whoever has fewer Ki at the end of the round takes a Wound 1
draw-mulligans = New hands
draw-by_weapon = by weapon: { $number }
draw-by_campaign = in this campaign: { $number }
draw-bonus = Next fight
draw-in_play = Also in play
draw-archway = Archway
draw-defeated = Defeated: { $number }
draw-rank = Rank: { $rank }
draw-next_rank = from { $number } on: { $rank }
draw-help_discards = show the discard piles and what has left the game
draw-help_decks = show which cards are left in the decks
draw-help_about = show what weapon, opponent and modules do, and what the signs mean
draw-pick_modules = Which modules? Several: { $example }; none: Enter

## The page

web-piles = Decks and piles
web-blue_die_none = The blue die has not been rolled yet
web-card_what = Moves your gauges: { $effects }. Its symbol for combos: { $symbol }.
web-joker_what = Choose one movement: { $effects }. It counts as any symbol.
web-what_mulligans = So often you may still exchange your whole hand, right after the draw of a round.
web-what_bonus = The event gives this to your gauge in the first round of the next fight.
web-what_broken = A broken weapon cannot be used again in this campaign.
web-gauges = Gauges
web-played = This exchange
web-defence = Defence
web-counter = Counter
web-hand = Hand
web-hand_of = Hand of { $who }
web-stored = Stored
web-tray = Choose from these cards
web-modules = Modules
web-deck = Action deck
web-discard = Discards
web-specials = Special deck
web-removed = Out of the game
web-enemy_deck = Enemy deck
web-enemy_discard = Enemy discards
web-empty = Empty
web-not_open = Not revealed yet
web-opens = After this card the defence is revealed
web-or = or
web-all_symbols = every symbol
web-at_least = { $gauge } { $number } or more
web-needs = needs { $value }
web-enough = enough
web-short = not enough
web-guard_below = guard below { $number }
web-wound = Wound { $level }
web-enemy_wound = Wound { $level } for the enemy
web-fall = you fall to your death
web-unbreakable = cannot be broken
web-strikes_again = strikes { $number } times
web-defence_says = Asks for { $asks }. The enemy then loses: { $brings }.
web-counter_says = With { $asks } you suffer: { $brings }.
web-met = The defence is broken.
web-not_met = The defence holds.
web-then = Then: { $gauges }.
web-would_break = Breaks { $number } of { $total } defences.
web-would_strike = { $number } of { $total } counters strike.
web-makes_combo = This makes the combo { $symbol }.
web-danger_blow = Danger: { $percent } % that this blow is your last.
web-danger_wound = One wound card in five is deadly, and { $number } of { $total } blows bring you a Wound 2.
web-danger_roll = Danger: { $percent } % that this roll is your end.
web-danger_last_life = That is your last life: you lose.
web-danger_combo = This combo costs your last life.
web-danger_ki_defeat = This is your last Ki: you lose at once.
web-danger_last_ki = This is your last Ki: without any you lose 2 life at the end of the round.
web-danger_last_ki_deadly = This is your last Ki: without any you lose 2 life at the end of the round, and you have only { $number }.
web-danger_round_end = The round ends, and without Ki you lose your last life.
web-danger_sun = The round ends, and in this sun your low gauge means defeat.
web-victory = Victory
web-defeat = Defeat
web-combo = Combo { $symbol }
web-combo_open = 2 of 3: { $symbol }
web-do_fetch = Take
web-do_discard = Put down
web-do_keep = Keep
web-do_remove = Remove
web-yoroi = Yoroi
web-ability = Ability
web-side = Side { $side }
web-face = face { $face }
web-enemy = Enemy { $number }
web-target = you attack him
web-dead = dead
web-rung = Level { $level }: the enemy loses or suffers { $brings }
web-red_die = The red die shows { $level }
web-red_die_rolls = Red combos roll the red die
web-red_die_gone = The red die has left the game
web-blue_die = The blue die fell on { $number }
web-bloody = bad for you
web-used_up = Used in this fight
web-bushido = Bushido
web-marker = Kanji { $number } of { $total }
web-points = On the card: { $number }
web-taikyu = Taikyu
web-taikyu_0 = No consequence
web-taikyu_1 = A combo heals 2 life
web-taikyu_2 = 1 Ki for a special card
web-taikyu_3 = 1 Ki for 2 levels of the red die
web-taikyu_4 = 1 Ki for a Bushido step
web-taikyu_5 = 1 Ki for 2 life
web-taikyu_6 = Fewer Ki at the end: Wound 1
web-gisei = Gisei
web-gisei_drawn = Drawn now: { $number }
web-blood = Blood
web-blood_card = { $wound } ({ $level })
web-unhurt = No wound yet
web-mulligans = New hands
web-mulligans_left = left: { $number }
web-bonus = Next fight
web-broken = Broken
web-hard_mode = HARD MODE
web-easy = Made easier
web-clan = { $rank }. Enemies defeated: { $number }.
web-next_rank = To the next rank: { $number }.
web-step = Fight { $number } of { $total }
web-stop = Step { $number }: life { $life }, Ki { $ki }

## Pages

page-intro = One duellist, one opponent, a hand of cards. Balance three gauges, read the enemy's guard, and strike when the combination fits. Campaigns and modules make every way a different one.
page-preset-first-duel = First duel: katana against Ishida
page-preset-hard-duel = Hard duel: nodachi against Oda
page-preset-three = One against three
page-preset-clan = Clan: as many as you can
page-preset-dojo = Campaign: Dojo Yoshioka
page-preset-village = Campaign: leaving the village
page-preset-shiro = Against Shiro, with Blood

## The end: numbers of a game

stat-played = Cards played
stat-broken = Defences broken
stat-parried = Blows parried
stat-combos = Combos
stat-dealt = Life taken
stat-lost = Life lost
stat-wounds = Wounds
run-won =
    { $defeated ->
        [one] Won, one enemy defeated
       *[other] Won, { $defeated } enemies defeated
    }
