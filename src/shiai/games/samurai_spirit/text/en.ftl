# Samurai Spirit in English. Values that are components arrive as their names below; numbers arrive as numbers.
# A card is its value and, in brackets, its symbol if it has one, its penalties and flames.

game-title = Samurai Spirit
game-intro = Two to seven samurai defend a village together against three rounds of raiders. In every turn a samurai fights the next raider, supports a companion or passes. A battle total exactly on the Kiai value frees a special power, a total above it costs the village a barricade, and wounds bring out the animal in a samurai. All win if a farmstead and a family are left after round three; the death of one samurai loses the game for all.

## Names

name-heihachi = Heihachi
name-daisuke = Daisuke
name-gorobei = Gorobei
name-kanbei = Kanbei
name-kikuchiyo = Kikuchiyo
name-kyuzo = Kyuzo
name-katsushiro = Katsushiro

name-seat_1 = Seat 1
name-seat_2 = Seat 2
name-seat_3 = Seat 3
name-seat_4 = Seat 4
name-seat_5 = Seat 5
name-seat_6 = Seat 6
name-seat_7 = Seat 7

name-hat = hat
name-farm = farmstead
name-doll = doll
name-none = none
name-flames = flames

name-fire = fire
name-wound = wound
name-intruder = intruder
name-no_defend = no defence
name-no_support = no support
name-draw_left = left neighbour draws
name-draw_right = right neighbour draws
name-must_pass = forced pass
name-recycle = raider returns
name-no_talent = no talent
name-drop_defence = defence card lost

name-lose_family = family lost
name-lose_farm = farmstead lost
name-lose_barricade = barricade lost
name-random_wound = random wound

name-heal = healing
name-barricade = barricade
name-repel = intruder repelled

name-P1-01 = 1 (hat, wound, flames)
name-P1-02 = 1 (hat, flames)
name-P1-03 = 1 (hat, intruder)
name-P1-04 = 1 (hat, no defence)
name-P1-05 = 1 (doll, fire, flames)
name-P1-06 = 1 (doll, wound, flames)
name-P1-07 = 1 (doll)
name-P1-08 = 1 (doll, intruder)
name-P1-09 = 1 (farmstead, fire, flames)
name-P1-10 = 1 (farmstead, wound, flames)
name-P1-11 = 1 (farmstead, no support)
name-P1-12 = 1 (farmstead, intruder)
name-P1-13 = 1 (fire)

name-P2-01 = 2 (hat, wound, flames)
name-P2-02 = 2 (hat, flames)
name-P2-03 = 2 (hat, intruder)
name-P2-04 = 2 (hat, no defence)
name-P2-05 = 2 (doll, fire, flames)
name-P2-06 = 2 (doll, wound, flames)
name-P2-07 = 2 (doll)
name-P2-08 = 2 (doll, intruder)
name-P2-09 = 2 (farmstead, fire, flames)
name-P2-10 = 2 (farmstead, wound, flames)
name-P2-11 = 2 (farmstead, no support)
name-P2-12 = 2 (farmstead, intruder)
name-P2-13 = 2 (fire)

name-P3-01 = 3 (hat, fire, flames)
name-P3-02 = 3 (hat, flames)
name-P3-03 = 3 (hat, left neighbour draws)
name-P3-04 = 3 (doll, fire, flames)
name-P3-05 = 3 (doll, wound, flames)
name-P3-06 = 3 (doll)
name-P3-07 = 3 (doll, no defence)
name-P3-08 = 3 (doll, left neighbour draws)
name-P3-09 = 3 (farmstead, fire, flames)
name-P3-10 = 3 (farmstead, wound, flames)
name-P3-11 = 3 (farmstead, no support)
name-P3-12 = 3 (farmstead, left neighbour draws)
name-P3-13 = 3 (wound)

name-P4-01 = 4 (hat, fire, flames)
name-P4-02 = 4 (hat, right neighbour draws, flames)
name-P4-03 = 4 (hat)
name-P4-04 = 4 (doll, fire, flames)
name-P4-05 = 4 (doll, wound, flames)
name-P4-06 = 4 (doll)
name-P4-07 = 4 (doll, no defence)
name-P4-08 = 4 (doll, right neighbour draws)
name-P4-09 = 4 (farmstead, fire, flames)
name-P4-10 = 4 (farmstead, wound, flames)
name-P4-11 = 4 (farmstead, no support)
name-P4-12 = 4 (farmstead, right neighbour draws)
name-P4-13 = 4 (wound)

name-L5-01 = 5 (hat, wound)
name-L5-02 = 5 (doll, intruder)
name-L5-03 = 5 (farmstead, fire)
name-L5-04 = 5 (fire, flames)
name-L5-05 = 5 (wound, flames)
name-L5-06 = 5 (intruder, flames)
name-L5-07 = 5 (no support, flames)

name-B6-01 = 6 (hat, intruder, intruder, flames)
name-B6-02 = 6 (doll, forced pass, flames)
name-B6-03 = 6 (farmstead, fire, fire, flames)
name-B6-04 = 6 (no defence, raider returns, flames)
name-B6-05 = 6 (wound, no talent, flames)
name-B6-06 = 6 (no support, wound, flames)
name-B6-07 = 6 (defence card lost, flames)

## Where the game stands

moment-turn = Round { $round } of 3 · turn { $turn }
moment-round_end = Round { $round } of 3 · end of the round
moment-over = The game is over in round { $round }

## The goal

goal-hold = Hold out for three rounds; this is round { $round }. All samurai must live.
goal-village = Farmsteads { $farms }, families { $families }, barricades { $barricades }. Without a farmstead or without a family you lose.
goal-deadly = Danger: { $samurai } dies with the next wound, and then all have lost.
goal-missing = If the round ended now, missing symbols would cost: wounds { $hats }, farmsteads { $farms }, families { $dolls }.

## What is asked

prompt-absent_tokens = { $samurai }, you may use tokens of absent samurai before your turn. Unused tokens: { $number }.
prompt-ignore_penalties = { $samurai }, your last card is { $card }: choose which penalties you ignore.
prompt-penalty_order = { $samurai }, choose which penalty comes first.
prompt-drop_defence = { $samurai }, choose the card of your defence row that you lose.
prompt-choose_action = { $samurai }, choose an action. Total { $total }, Kiai value { $kiai }, raiders in the stack: { $raiders }.
prompt-play_card = { $samurai }, play this card: { $card }. Total { $total }, Kiai value { $kiai }.
prompt-choose_second_fight = { $samurai }, you may fight a second time. Total { $total }, Kiai value { $kiai }.
prompt-ask_kiai = { $samurai }, your total is exactly the Kiai value { $kiai }: use the Kiai or skip it.
prompt-add_barricade = { $samurai }, your Kiai may add a barricade. Barricades now: { $barricades }.
prompt-heal_wound = { $samurai }, your Kiai may heal a wound: choose whose.
prompt-move_card = { $samurai }, your Kiai may move a card: choose whose last card you take.
prompt-give_card = { $samurai }, choose who gets this card: { $card }.
prompt-given_card = { $samurai }, place the card that you were given: { $card }. Total { $total }, Kiai value { $kiai }.
prompt-discard_raiders =
    { $number ->
        [one] { $samurai }, your Kiai may discard the top raider of the stack.
       *[other] { $samurai }, your Kiai may discard the top { $number } raiders of the stack.
    }
prompt-discard_intruders =
    { $number ->
        [one] { $samurai }, your Kiai may discard the top intruder.
       *[other] { $samurai }, your Kiai may discard the top { $number } intruders.
    }
prompt-strike = { $samurai }, your Kiai may strike: choose whose last card is discarded.
prompt-move_token = { $samurai }, your Kiai may give away a support token: choose whose.
prompt-give_token = { $samurai }, choose who gets the support token of { $owner }.
prompt-look_at_raiders =
    { $number ->
        [one] { $samurai }, your Kiai may turn the top raider of the stack face up.
       *[other] { $samurai }, your Kiai may turn the top { $number } raiders of the stack face up and put them in any order.
    }
prompt-arrange = { $samurai }, choose the card for place { $place } from the top of the stack.

## What can be chosen

choice-fight = Fight: turn over the top raider
choice-fight-known = Fight the top raider, which is known: { $card }
choice-fight-again = Fight once more: turn over the next raider
choice-support = Support: lend your token to { $recipient }; the top raider becomes an intruder
choice-pass = Pass: leave the round with your cards as they are

choice-no-card = There is no card for this
choice-attack = Attack { $card }: the total becomes { $total }, the Kiai value is { $kiai }
choice-attack-kiai = Attack { $card }: the total becomes { $total }, exactly the Kiai value
choice-attack-over = Attack { $card }: the total becomes { $total }, above the Kiai value { $kiai }, and the village is hit
choice-defend = Defend with { $card }: it protects in the defence row ({ $symbol })
choice-hand = Hand { $card } to { $recipient }, who plays it at once
choice-replace = Put { $card } under the raider stack and draw another card
choice-discard = Discard { $card }: your combat line has a card of this value

choice-done = Use no more tokens of absent samurai
choice-enough = Do not fight a second time
choice-ignore-nothing = Ignore nothing
choice-ignore-one = Ignore one penalty: { $penalty }
choice-ignore-all = Ignore all penalties of the card
choice-order = First comes: { $penalty }
choice-no-order = There are no two penalties to put in order
choice-drop = Lose { $card } from the defence row
choice-use_token = Use the token of the absent { $talent } and have this talent too

choice-let_pass = Skip the Kiai: no effect, and no card is discarded
choice-use = Use the effect of the Kiai
choice-use-ask_kiai = Use the Kiai: its effect if you like, then your first card is discarded
choice-use-add_barricade = Add a barricade
choice-use-discard_raiders = Discard the raiders
choice-use-discard_intruders = Discard the intruders
choice-use-look_at_raiders = Turn the raiders face up
choice-skip = Skip this effect
choice-heal = Heal the wound of { $samurai }
choice-take = Take the last card of { $source }: { $card }
choice-give-card = Give the card to { $recipient }
choice-give-token = Give the token to { $recipient }
choice-strike = Discard the last card of { $source }: { $card }
choice-token = Give away the support token of { $owner }

choice-uppermost = This card comes next from the top: { $card }
choice-card = The card is { $card }
choice-reverse = The reverse of the farmstead shows: { $penalty }
choice-family = A family is lost (bonus: { $family })
choice-pick = The lot falls on { $samurai }
choice-deal = The next seat gets { $samurai }

## What happens

event-dealt = { $seat } plays { $samurai }.
event-begins = Chance decides: { $samurai } begins.
event-shuffled_with_lieutenants =
    { $leaders ->
        [one] The raiders of the last round and one lieutenant are shuffled into a new stack.
       *[other] The raiders of the last round and { $leaders } lieutenants are shuffled into a new stack.
    }
event-shuffled_with_bosses =
    { $leaders ->
        [one] The raiders of the last round and one boss are shuffled into a new stack.
       *[other] The raiders of the last round and { $leaders } bosses are shuffled into a new stack.
    }
event-round_began =
    { $cards ->
        [one] Round { $round } begins with one raider in the stack.
       *[other] Round { $round } begins with { $cards } raiders in the stack.
    }
event-turn = It is { $samurai }'s turn.
event-absent_token_used = { $samurai } uses the token of the absent { $talent } and has this talent too.

event-ignored = { $samurai } uses a talent and ignores penalties of { $card }.
event-penalty = { $samurai } suffers a penalty of the last card: { $penalty }.
event-impossible = This penalty cannot be applied: { $samurai } takes a wound instead.
event-recycled = A discarded raider is shuffled back into the stack: { $card }.
event-dropped = { $samurai } loses a card of the defence row: { $card }.

event-supported = { $samurai } supports { $recipient } and lends out the support token.
event-intruder = The top raider steals into the village unseen. Intruders: { $intruders }, raiders left in the stack: { $left }.
event-passed = { $samurai } passes with a total of { $total } and is out of the round.
event-had_to_pass = { $samurai } has to pass with a total of { $total } and is out of the round.
event-token_returned = { $samurai } returns the support token of { $owner }.

event-drawn = { $samurai } draws { $card }.
event-attacked = { $samurai } attacks { $card }: the total is { $total }, the Kiai value { $kiai }.
event-defended = { $samurai } defends with { $card }.
event-handed_on = { $samurai } hands { $card } to { $recipient }.
event-replaced = { $samurai } puts { $card } under the raider stack and draws another card.
event-discarded = { $samurai } discards { $card }, because the combat line has a card of this value.
event-defeated = { $samurai } has a total of { $total }, above the Kiai value { $kiai }: the village is hit.

event-kiai = { $samurai } has a total of exactly { $kiai } and reaches the Kiai.
event-kiai_let_pass = { $samurai } skips the Kiai.
event-first_card_discarded = After the Kiai the first card of { $samurai } is discarded: { $card }.
event-card_taken = { $samurai } takes the last card of { $source }: { $card }.
event-put_back = { $samurai } puts { $card } back into the combat line.
event-bonus = A family helps: { $family }.
event-card_given = { $samurai } gives { $card } to { $recipient }.
event-struck = { $samurai } strikes the last card of { $source }, and it is discarded: { $card }.
event-raider_discarded = A raider of the stack is discarded: { $card }.
event-intruder_discarded = An intruder is discarded: { $card }.
event-turned_over = A raider of the stack is turned face up: { $card }.
event-token_given = { $samurai } gives away a support token: that of { $owner } goes to { $recipient }.
event-token_given_back = { $samurai } gives the support token of { $owner } back to its owner.

event-barricade_lost =
    { $left ->
        [0] A barricade is lost, and none is left.
       *[other] A barricade is lost. Barricades left: { $left }.
    }
event-barricade_added = A barricade is added. Barricades now: { $left }.
event-farmstead_lost =
    { $left ->
        [0] A farmstead is lost, and none is left.
       *[other] A farmstead is lost. Farmsteads left: { $left }.
    }
event-reverse = The reverse of the farmstead shows: { $penalty }.
event-family_lost =
    { $left ->
        [0] A family is lost (bonus: { $family }), and none is left.
       *[other] A family is lost (bonus: { $family }). Families left: { $left }.
    }
event-wounded = { $samurai } takes a wound.
event-flipped = { $samurai } takes a second wound and turns to the animal side.
event-died = { $samurai } takes one wound too many and dies.
event-healed = { $samurai } is healed of a wound.

event-round_over = Round { $round } is over. Intruders: { $intruders }.
event-no_hat = { $samurai } has no hat in the defence row, which costs a wound.
event-no_farm = { $samurai } has no farmstead in the defence row, which costs a farmstead.
event-no_doll = { $samurai } has no doll in the defence row, which costs a family.
event-intruder_burns = An intruder with flames hits the village: { $card }.
event-intruder_harmless = An intruder without flames does no harm: { $card }.

event-village_saved =
    { $points ->
        [one] You win with one point. { ending-village_saved }
       *[other] You win with { $points } points. { ending-village_saved }
    }
event-samurai_died = You lose. { ending-samurai_died }
event-farmsteads_lost = You lose. { ending-farmsteads_lost }
event-families_lost = You lose. { ending-families_lost }

ending-village_saved = Three rounds are over, all samurai live, and the village still has farmsteads and families.
ending-samurai_died = A samurai has died, and with that the village is lost.
ending-farmsteads_lost = The last farmstead has burnt down.
ending-families_lost = The last family is lost.

## Reasons for a choice

why-fight_safe = No raider that may come lifts the total above { $kiai }.
why-fight_symbol = { $samurai }: { $chance }% of the raiders that may come fill an empty place in the defence row.
why-fight_kiai = { $chance }% of the raiders that may come hit the Kiai value exactly.
why-fight_cover = An attacked raider covers the last card and its penalty: { $penalty }.
why-risk = { $samurai }: { $chance }% of the raiders that may come are too strong and fit no empty place.
why-pass_penalty = After passing, the last card no longer punishes: { $penalty }.
why-pass_full = { $samurai } has a complete defence row.
why-pass_others = { $samurai } can go on: { $room } below the Kiai value.
why-support = In the next turn { $recipient } { $talent }.
why-attack_kiai = The total becomes { $total }, exactly the Kiai value: Kiai!
why-attack_below = The total becomes { $total } and stays below the Kiai value { $kiai }.
why-defend_hat = With a hat { $samurai } takes no wound for a missing symbol at the end of the round.
why-defend_farm = It saves a farmstead at the end of the round.
why-defend_doll = It saves a family at the end of the round.
why-spared = An attack would make { $total }, above the Kiai value { $kiai }.
why-defend_penalty = In the defence row the penalty of the card sleeps: { $penalty }.
why-give_symbol = { $recipient } can defend with it, for this symbol is missing there: { $symbol }.
why-give_kiai = { $recipient } would hit the Kiai value exactly with it.
why-give_room = { $recipient } has room: { $room } below the Kiai value.
why-discard = The card is gone: it adds nothing and punishes nobody.
why-replace = { $chance }% of the raiders that may come instead do not hit the village.
why-replace_penalty = The penalty of this card goes under the stack with it: { $penalty }.
why-covers = It covers the last card of { $samurai }, whose penalty then sleeps: { $penalty }.
why-harmless = As the last card it punishes nobody.
why-ignore = This penalty then has no effect: { $penalty }.
why-deadly = One more wound kills { $samurai }, and then all have lost.
why-order = First { $first }, then { $second }: both take effect.
why-drop_hat = A missing hat costs only a wound.
why-drop_farm = A missing farmstead costs a farmstead; farmsteads left: { $farms }.
why-drop_doll = A missing doll costs a family; families left: { $families }.
why-token = The talent of this token: { $talent }.
why-keep_tokens = Each of these tokens works once in the game, and the bosses come in round 3.
why-barricade = Barricades standing: { $barricades } of { $number }.
why-raiders = Raiders that nobody has to fight then: { $number }.
why-look = Raiders that you then know in advance: { $number }.
why-intruders = Intruders that leave: { $number }. The top one carries flames with a chance of { $chance }%.
why-heal = { $samurai } can then take one wound more.
why-strike_over = { $source } is then no longer above the Kiai value and need not pass.
why-punished = { $samurai }: the last card would punish in the next turn: { $penalty }.
why-strike_room = { $source } is then { $room } below the Kiai value.

## Options of the rules

option-players = Players
option-players-help = How many play together; 1 is the solo game.
option-difficulty = Difficulty
option-difficulty-help = How many barricades and raiders there are, and whether farmsteads punish and families help.
value-difficulty-normal = normal
value-difficulty-easy = easy
value-difficulty-hard = hard
value-difficulty-heroic = heroic
option-solo_samurai = Samurai in the solo game
option-solo_samurai-help = How many samurai one player leads in the solo game.
option-samurai = Samurai
option-samurai-help = The samurai in the order of the seats; dealt at random when none is named.
option-absent_tokens = Tokens of absent samurai
option-absent_tokens-help = The support tokens of absent samurai help also in games with 3 to 6 players.
option-absent_token_scope = Absent talents last
option-absent_token_scope-help = How long the talent of an absent samurai's token lasts.
value-absent_token_scope-round = until the round ends
value-absent_token_scope-turn = until the turn ends
option-case3_every_card = Every card above the Kiai value hits
option-case3_every_card-help = Every further card on a samurai above the Kiai value costs a barricade.
option-return_tokens_at_round_end = Tokens return at the end of the round
option-return_tokens_at_round_end-help = Lent support tokens are back before the next round.
option-heal_passed = Healing after a pass
option-heal_passed-help = Heihachi's Kiai may heal a samurai that has passed.
option-second_fight_when_over = Second Fight above the Kiai value
option-second_fight_when_over-help = The second Fight is open also above the Kiai value.
option-kiai_removal_optional = Kiai may be skipped
option-kiai_removal_optional-help = A Kiai may be let pass whole, without effect and removal.
option-kiai_on_decrease = Kiai by a lost card
option-kiai_on_decrease-help = Falling back exactly onto the Kiai value reaches the Kiai.
option-kiai_at_round_end = Kiai at the end of the round
option-kiai_at_round_end-help = A board that flips in the end-of-round steps can reach its Kiai.
option-kiai_tokens_at_home = Kyuzo's Kiai: no lent tokens
option-kiai_tokens_at_home-help = Kyuzo's Kiai gives only tokens that samurai in the round have with them.
option-turn_limit_per_samurai = Turn limit per samurai
option-turn_limit_per_samurai-help = After so many turns per samurai only Pass is left in a round.
option-heal_only_wounded = Bonus heals the wounded only
option-heal_only_wounded-help = The bonus of a family heals a random wounded samurai, not any.
option-second_card_locked = Second card must be played
option-second_card_locked-help = Katsushiro's second card must be attacked or defended.
option-box = Your own components
option-box-help = Your own components where they differ from ours, as a box file.

## Components, for pages and boxes

name-plunderer = plunderer
name-lieutenant = lieutenant
name-boss = boss
name-support_tokens = Support tokens
name-wound_tokens = Wound tokens
name-barricades = { draw-barricades }
name-farmsteads = { draw-farmsteads }
name-families = { draw-families }
name-easy = { value-difficulty-easy }
name-normal = { value-difficulty-normal }
name-hard = { value-difficulty-hard }
name-heroic = { value-difficulty-heroic }
name-pass_even = { draw-talent_heihachi }
name-pass_odd = { draw-talent_daisuke }
name-ignore_even = { draw-talent_gorobei }
name-ignore_odd = { draw-talent_kanbei }
name-second_fight = { draw-talent_kikuchiyo }
name-discard_duplicate = { draw-talent_kyuzo }
name-replace_card = { draw-talent_katsushiro }
box-part-raiders = Raider cards
box-part-samurai = Boards of the samurai
box-part-farmsteads = Reverses of the farmsteads
box-part-families = Reverses of the families
box-part-talents = Talents
box-part-village = Tokens
box-part-difficulties = Difficulties
box-field-rank = Rank
box-field-value = Value
box-field-symbol = Symbol
box-field-penalty1 = Penalty
box-field-penalty2 = Second penalty
box-field-flame = Flames
box-field-human = Kiai value of the human side
box-field-animal = Kiai value of the animal side
box-field-count = Number
box-field-talent = Talent
box-field-extra_barricades = Barricades beyond the number of samurai
box-field-plunderers_each = Plunderers for each samurai
box-field-fewer_leaders = Lieutenants and bosses fewer than samurai
box-field-farmstead_penalties = Farmsteads punish
box-field-family_bonuses = Families help

## The drawing

draw-barricades = Barricades
draw-farmsteads = Farmsteads
draw-families = Families
draw-raider_stack = Raider stack
draw-discard_pile = Discard pile
draw-intruder_stack = Intruder stack
draw-combat_line = Combat line
draw-defence_row = Defence row
draw-kiai = Kiai
draw-human = human
draw-animal = animal
draw-wounded = wounded
draw-passed = passed
draw-active = active
draw-token_with = token lent to
draw-borrowed = borrowed
draw-round = Round
draw-hand = In hand
draw-face_up = Face up on top
draw-absent_tokens = Tokens of absent samurai
draw-empty = empty
draw-turn = Turn
draw-total = battle total
draw-token = support token
draw-this_turn = this turn: { $penalties }
draw-next_turn = next turn: { $penalties }
draw-gained = talent gained
draw-at_bottom = Known at the bottom
draw-symbol = symbol
draw-penalty = penalty
draw-unseen = Unseen raiders: { $cards }; of these { $unknown } lie face down at unknown places
score = Score: { $points }{ $grade }
draw-help_discards = show the discard pile by value and symbol
draw-help_unseen = show what is known of the stacks, and which raiders nobody has seen
draw-talent = Talent
draw-help_talents = show what every samurai can do: talent and Kiai
draw-talent_heihachi = may hand an even card that he draws to a neighbour
draw-talent_daisuke = may hand an odd card that he draws to a neighbour
draw-talent_gorobei = may ignore penalties of even cards
draw-talent_kanbei = may ignore penalties of odd cards
draw-talent_kikuchiyo = may fight a second time in his turn
draw-talent_kyuzo = may discard a card that he draws if its value is in his combat line
draw-talent_katsushiro = may put a card that he draws under the stack and draw another, which he must play
draw-kiai_heihachi = add a barricade; as an animal also heal a wound
draw-kiai_daisuke = give the last card of a combat line to any samurai; as an animal twice
draw-kiai_gorobei = discard the top 2 raiders of the stack; as an animal 3
draw-kiai_kanbei = discard the top 2 intruders; as an animal 3
draw-kiai_kikuchiyo = discard the last card of a combat line; as an animal twice
draw-kiai_kyuzo = give a support token to any samurai; as an animal also add a barricade
draw-kiai_katsushiro = put the top 2 raiders of the stack face up in any order; as an animal 3
draw-last_card = last card

## The page

web-board = { $samurai }: { $how }; battle total { $total }, Kiai value { $kiai }
web-stock = { $name }: { $left } left, { $lost } lost
web-place_full = { $symbol }: filled
web-place_empty = { $symbol }: missing
web-neighbour_draws = { $samurai } draws
web-raiders = Raiders
web-intruders = Intruders
web-discards = Discards
web-known_intruders = Known intruders
web-no_hand = No raider in hand
web-used = used
web-look_unseen = Unseen
web-look_talents = Talents and signs
web-do_fight = Fight
web-do_support = Support
web-do_attack = Attack
web-do_defend = Defend
web-do_hand = Hand over
web-do_drop = Lose
web-do_use_token = Use
web-do_heal = Heal
web-do_take = Take card
web-do_give = Give
web-do_strike = Strike
web-do_token = Token
web-do_card = Put on top
web-do_pass = Pass
web-do_replace = Replace
web-do_discard = Discard
web-look = Overview
web-look_close = Close
web-last_card = Last card
web-as_animal = as an animal { $kiai }
web-next_raider = The next raider
web-support_how = lend your token.
web-decides = { $samurai } is to choose.
web-penalty_no_card = none yet, so no penalty
web-penalty_none = shows no penalty
web-penalty_passed = after passing its penalty no longer counts
web-penalty_fire = fire: the village loses a barricade
web-penalty_wound = the samurai takes a wound
web-penalty_intruder = the top raider slips into the village
web-penalty_no_defend = no defending for one turn
web-penalty_no_support = no supporting for one turn
web-penalty_must_pass = the samurai has to pass
web-penalty_recycle = a discarded raider returns to the stack
web-penalty_no_talent = no talent and no tokens for one turn
web-penalty_drop_defence = a card of the defence row is lost
web-penalty_neighbour = { $samurai } draws a raider and must attack it
web-round = Round { $round }
web-animal_awakes = The animal in { $samurai } awakes
web-village_saved = The village is saved
web-village_lost = The village is lost
web-talent_heihachi = hand an even card on to a neighbour
web-talent_daisuke = hand an odd card on to a neighbour
web-talent_gorobei = ignore penalties of even cards
web-talent_kanbei = ignore penalties of odd cards
web-talent_kikuchiyo = fight a second time in a turn
web-talent_kyuzo = discard a drawn card if its value is in the line
web-talent_katsushiro = put a drawn card under the stack, draw another
web-kiai_heihachi = add a barricade
web-kiai_heihachi_animal = add a barricade, heal a wound
web-kiai_daisuke = give anybody the last card of a line
web-kiai_daisuke_animal = twice: give anybody the last card of a line
web-kiai_gorobei = discard the top 2 raiders
web-kiai_gorobei_animal = discard the top 3 raiders
web-kiai_kanbei = discard the top 2 intruders
web-kiai_kanbei_animal = discard the top 3 intruders
web-kiai_kikuchiyo = discard the last card of a line
web-kiai_kikuchiyo_animal = twice: discard the last card of a line
web-kiai_kyuzo = give anybody a support token
web-kiai_kyuzo_animal = give anybody a support token, add a barricade
web-kiai_katsushiro = look at the top 2 raiders and order them
web-kiai_katsushiro_animal = look at the top 3 raiders and order them
web-attack_below = Total { $total }, { $left } below the Kiai value { $kiai }.
web-attack_kiai = Total { $total }, exactly the Kiai value: Kiai!
web-attack_hit = Total { $total }, above the Kiai value { $kiai }: the village is hit.
web-attack_again = Total { $total }, Kiai value { $kiai }: nothing else happens.
web-defence_more = Fills: { $symbol }. Still missing: { $missing }.
web-defence_full = Fills: { $symbol }. The defence row is complete.
web-no_defence = Not possible with this card now.
web-next_known = The next raider is known: { $card }.
web-odds = Attacking the next raider: { $below }% below the Kiai value, { $exactly }% exactly on it, { $above }% above.
web-odds_symbol = Missing symbol ({ $missing }): { $chance }%.
web-danger_draw = { $chance }% of the raiders hit the village.
web-danger_farm = No barricade left: a hit costs a farmstead ({ $left } left).
web-danger_last_farm = No barricade left: a hit costs the last farmstead, and you lose.
web-danger_last_raider = This is the last raider: after it the round ends.
web-danger_round_ends = The stack is empty then, and the round ends.
web-danger_intruder = This intruder carries flames with a chance of { $chance }%.
web-danger_all_passed = Then all have passed: the round ends. Raiders that become intruders: { $number }.
web-danger_gift = { $recipient } cannot defend with it and would go above the Kiai value.
web-danger_death = The wound kills { $samurai }, and you lose.
web-danger_animal = It is the second wound: the animal in { $samurai } awakes.
web-danger_kills = Next turn the last card kills { $samurai }, unless another covers it.
web-danger_wakes = Next turn the last card brings the second wound: the animal in { $samurai } awakes.
web-danger_burns = No barricade left: next turn the last card burns a farmstead ({ $left } left).
web-danger_no_hat = As things stand, { $samurai } dies then, for the hat is missing, and you lose.
web-danger_farms = As things stand, missing farmstead symbols ({ $missing }) then cost all farmsteads ({ $left }), and you lose.
web-danger_families = As things stand, missing dolls ({ $missing }) then cost all families ({ $left }), and you lose.
web-what_samurai = Talent: { $talent }. Kiai { $human } as a human, { $animal } as an animal: { $effect }.
web-what_kiai = Kiai value { $kiai }
web-what_kiai_says = With a total of exactly { $kiai }: { $effect }. Then the first card of the line is discarded. A total above { $kiai } hits the village.
web-what_token = Support token: { $samurai }
web-what_token_says = Whoever has this token may use the talent: { $talent }. A lent token goes back after the borrower's next turn.
web-what_attack = An attack adds { $value } to the total.
web-what_hat = In the defence row it spares the samurai a wound at the end of the round.
web-what_farm = In the defence row it saves a farmstead at the end of the round.
web-what_doll = In the defence row it saves a family at the end of the round.
web-what_penalty = As the last card of a combat line: { $penalty }.
web-what_flames = As an intruder it hits the village.

## Pages

page-intro = Up to seven samurai defend a village together. Draw a raider, attack it or use it for your defence, and stop exactly on your Kiai value, not above it. Wounds awaken the animal in a samurai, and the village needs all of you for three rounds.
page-preset-first = First game with two bots
page-preset-solo = Alone
page-preset-hard = Heroic, with three bots

## The end: numbers of a game

stat-kiai = Kiai
stat-fought = Raiders attacked
stat-defended = Cards in defence
stat-wounds = Wounds
stat-supported = Support lent
stat-intruders = Intruders
stat-barricades = Barricades lost
run-players =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
run-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scale-barely = The village barely survives
scale-scarred = Scarred, but standing
scale-well = Well defended
scale-proud = A proud defence
scale-untouched = Nobody has touched the village
