# 7 Ronin in English. Values that are components arrive as their names below; numbers arrive as numbers.

game-title = 7 Ronin
game-intro = Seven ronin guard a village of ten areas against fifty ninja. Every round both sides plan in secret, reveal at once, and fight wherever they meet. The Attacker wins with five areas or with the fall of every ronin, the Defender by lasting eight rounds or by leaving no ninja.

## Names

name-attacker = Attacker
name-defender = Defender

name-watchtower = Watchtower
name-inn = Inn
name-well = Well
name-granary = Granary
name-shrine = Shrine
name-burial_grounds = Burial Grounds
name-passage = Passage
name-field_large = Field (limit 3)
name-animal_pen = Animal Pen
name-field_small = Field (limit 2)
name-market = Market

name-hayai = Hayai
name-kabe = Kabe
name-musashi = Musashi
name-taiko = Taiko
name-tasuke = Tasuke
name-yobu = Yobu
name-yumi = Yumi

## Where the game stands

moment-planning = Round { $round } of 8 · secret planning
moment-ronin_abilities = Round { $round } of 8 · the ronin act
moment-wounds = Round { $round } of 8 · wounds
moment-area_abilities = Round { $round } of 8 · the areas act
moment-over = The game is over in round { $round }

## How one wins, and how far it is

goal-attacker = Take { $needed } areas ({ $held } now), or fell the last ronin ({ $alive } alive).
goal-attacker_loses = You lose after round 8 (this is round { $round }), or without ninja ({ $ninja } left).
goal-defender = Hold out for eight rounds (this is round { $round }), or leave no ninja ({ $ninja } left).
goal-defender_loses = You lose when the ninja have { $needed } areas ({ $held } now) or the last ronin falls ({ $alive } alive).
goal-attacker_wins = The Attacker wins with { $needed } areas ({ $held } now) or when the last ronin falls ({ $alive } alive).
goal-defender_wins = The Defender wins after round 8 (this is round { $round }) or when no ninja is left ({ $ninja } now).

## Why a choice is good

why-area-watchtower = Held by ninja, the Watchtower wounds every ronin beside it, every round.
why-area-inn = Held by ninja, the Inn repeats the ability of any other area they hold.
why-area-well = Held by ninja, the Well wounds a ronin anywhere in the village, every round.
why-area-granary = Held by ninja, the Granary brings them up to two more, every round.
why-area-shrine = Held by ninja, the Shrine takes the ability of one ronin, every round.
why-area-burial_grounds = Held by ninja, the Burial Grounds bring ninja from areas back to the reserve.
why-area-passage = Held by ninja, the Passage sends two more to any area after the fight.
why-area-field = Both Fields in the hands of ninja count as three areas.
why-area-animal_pen = Held by ninja, the Animal Pen keeps one ronin where he is, every round.

why-market = A ninja on the Market allows one above a limit in every later round, until a ronin comes there.
why-fifth = With the { $place } it would be { $number } areas: enough to win, if nobody stops you.
why-held_here = { $ronin } cannot leave the { $place } and has durability { $left } left.
why-deadly = { $number } ninja at the { $place } are deadly for { $alive } of the ronin who might come.
why-meets = A ronin who comes to the { $place } meets { $number } ninja.
why-saves_ninja = There are enough ninja in the plan; { $number } stay in the reserve for { $left } more rounds.

why-clear_market = Ninja on the Market: { $number }. { $ronin } drives them all away, without a wound.
why-retake = { $ronin } can free the { $place }: { $number } ninja there against durability { $left }.
why-fight = Ninja are at the { $place }, so { $ronin } can use the ability there.
why-close = The ninja have { $held } areas, and { $needed } win: every freed area counts.
why-quiet = { $ronin } needs an area without ninja; to the { $place } at most { $number } can be sent.
why-safe = { $number ->
    [0] No new ninja can be sent to the { $place };
   *[other] At most { $number } new ninja can be sent to the { $place };
} { $ronin } has durability { $left }.
why-share = Together Tasuke and { $ronin } can take { $number } wounds at the { $place }, and you split them.

why-before_yobu = { $ronin } should go first: ninja driven here by Yobu would prevent it.
why-shoot = The shot costs nothing: the reserve goes down from { $number } to { $left }.
why-heal = { $ronin } has only durability { $left } of { $number } left.
why-heal_saves = Ninja with { $ronin }: { $number }. Without the healing this ronin falls.
why-unguarded = Nobody guards the { $place }: without Hayai the ninja hold it.
why-survives = { $ronin } meets { $number } ninja there and has durability { $left }.
why-slay = One ninja fewer at the { $place }, without a wound. Ninja left there: { $left }.
why-push = Yobu faces { $number } ninja and has durability { $left }.
why-push_to = { $ronin } at the { $place } can take more: durability { $left }.
why-split_both = Both live on: Tasuke with durability { $left }, { $ronin } with { $number }.
why-split_falls = { $ronin } falls, but the other lives on with durability { $left }.

why-in_sight = Ronin beside the Watchtower: { $number }.
why-wins = That makes { $number } areas: enough to win.
why-finish = You have { $number } areas: finish now, and you have won.
why-last_wound = { $ronin } can take one more wound: this one is the last.
why-fewest = Nobody within reach has less durability left than { $ronin }: { $left }.
why-hold = Next round { $ronin } cannot be placed elsewhere than at the { $place }.
why-silence = Next round { $ronin } is there, but without the ability.
why-send_takes = Nobody guards the { $place }: you hold it at once. Areas then: { $number }.
why-send_falls = { $ronin } has durability { $left }, so { $number } ninja are deadly.
why-send_wounds = After this { $ronin } has durability { $left } left.
why-withdraw = The ninja can be sent again, and the { $place } stays held: { $number } left there.

## What is asked

prompt-attack = Plan the attack in secret: at least { $missing } more ninja. New areas left: { $areas }, ninja left: { $reserve }.
prompt-attack-enough = The attack has enough ninja: finish the plan or send more. New areas left: { $areas }, ninja left: { $reserve }.
prompt-defence =
    { $number ->
        [one] Place your ronin in secret: one is still in hand.
       *[other] Place your ronin in secret: { $number } are still in hand.
    }
prompt-defence-enough = Every ronin has a place: finish the plan.
prompt-ronin_abilities = Use the abilities of your ronin before the fight, in any order, or finish.
prompt-split_wounds =
    { $number ->
        [one] Tasuke and { $ronin } face one ninja together: how many wounds does Tasuke take?
       *[other] Tasuke and { $ronin } face { $number } ninja together: how many wounds does Tasuke take?
    }
prompt-area_abilities = Use the areas you occupy, in any order, or finish. They count as { $areas }; five win the game.
prompt-copy_ability_of_another_occupied_area = Choose another area you occupy: the Inn works like it.
prompt-wound_chosen_ronin = Choose the ronin who takes a wound.
prompt-hold_chosen_ronin = Choose the ronin who starts the next round in the same place.
prompt-silence_chosen_ronin_next_round = Choose the ronin who has no ability next round.
prompt-withdraw_ninja = Choose an area: one ninja returns from there to your reserve. Ninja you may still take: { $number }.
prompt-send_ninja_to_one_area = Choose where one or two ninja of your reserve strike at once.
prompt-choose_wounded = The pool is too small to wound everybody beside the Watchtower: choose who takes a wound.

## What can be chosen

choice-place = One more ninja to the { $place }
choice-place-market = One ninja to the { $place }: from next round on it allows one ninja above a limit
choice-done = Finish the plan; it stays sealed until the reveal
choice-assign = { $ronin } guards the { $place }
choice-finish = Finish: no more abilities this round

choice-move = Hayai rushes to the fight at the { $place }
choice-slay = Musashi cuts down one ninja in the same area, before wounds are dealt
choice-heal = Taiko heals one wound of { $ronin }
choice-push =
    { $number ->
        [one] Yobu drives one ninja to the { $place }
       *[other] Yobu drives { $number } ninja to the { $place }
    }
choice-push-apart = Yobu drives one ninja to the { $place } and one to the { $other }
choice-push-nowhere = Yobu drives ninja to the neighbouring areas
choice-shoot = Yumi shoots one ninja of the reserve
choice-split =
    { $number ->
        [0] Tasuke takes no wound
        [one] Tasuke takes one wound
       *[other] Tasuke takes { $number } wounds
    }

choice-use-wound_each_ronin_in_adjacent_areas = { $place }: wound every ronin in the two areas beside it
choice-use-copy_ability_of_another_occupied_area = { $place }: use the ability of another area you occupy
choice-use-wound_chosen_ronin = { $place }: wound one ronin
choice-use-gain_ninja = { $place }: bring up to two ninja from the pool to your reserve
choice-use-silence_chosen_ronin_next_round = { $place }: take the ability of one ronin for the next round
choice-use-withdraw_ninja = { $place }: take up to two ninja from areas back to your reserve
choice-use-send_ninja_to_one_area = { $place }: send one or two ninja of your reserve to one area, where they fight at once
choice-use-two_fields_count_as_three_areas = { $place }: nothing to use, but two Fields count as three areas
choice-use-hold_chosen_ronin = { $place }: hold one ronin, who then starts the next round in the same place

choice-copy = The Inn works like the { $place }
choice-target-wound_chosen_ronin = { $ronin } takes one wound
choice-target-hold_chosen_ronin = { $ronin } starts the next round in the same place
choice-target-silence_chosen_ronin_next_round = { $ronin } has no ability next round
choice-target-choose_wounded = { $ronin } is among those who take a wound
choice-withdraw = One ninja returns from the { $place } to the reserve
choice-enough = Take no more ninja back
choice-send =
    { $number ->
        [one] One ninja strikes at the { $place }
       *[other] { $number } ninja strike at the { $place }
    }

## What happens

event-round_began =
    { $threat ->
        [one] Round { $round } begins: at most one area can be attacked.
       *[other] Round { $round } begins: at most { $threat } areas can be attacked.
    }
event-ninja_planned = Planned: one ninja to the { $place }.
event-ronin_planned = Planned: { $ronin } to the { $place }.
event-plan_ready = The plan of the { $side } is ready.
event-ninja_revealed =
    { $number ->
        [one] One ninja appears at the { $place }.
       *[other] { $number } ninja appear at the { $place }.
    }
event-ronin_revealed = { $ronin } guards the { $place }.
event-market_cleared =
    { $number ->
        [one] { $ronin } clears the Market: one ninja goes to the pool, and the bonus is gone.
       *[other] { $ronin } clears the Market: { $number } ninja go to the pool, and their bonus is gone.
    }

event-hayai_moved = Hayai rushes to the { $place } and fights there.
event-musashi_slew = Musashi cuts down one ninja at the { $place }.
event-taiko_healed = Taiko heals one wound of { $ronin }.
event-yobu_pushed =
    { $number ->
        [one] Yobu drives one ninja to the { $place }.
       *[other] Yobu drives { $number } ninja to the { $place }.
    }
event-yumi_shot = Yumi shoots one ninja: the reserve shrinks.

event-wounded =
    { $number ->
        [one] { $ronin } takes one wound.
       *[other] { $ronin } takes { $number } wounds.
    }
event-fell = { $ronin } falls and is out of the game.

event-area_used = The ninja use the { $place }.
event-inn_copied = The Inn works like the { $place }.
event-ninja_gained =
    { $number ->
        [one] One ninja of the pool joins the reserve.
       *[other] { $number } ninja of the pool join the reserve.
    }
event-ronin_held = { $ronin } is held and starts the next round in the same place.
event-ronin_silenced = { $ronin } has no ability next round.
event-ninja_withdrawn = One ninja returns from the { $place } to the reserve.
event-ninja_sent =
    { $number ->
        [one] One ninja of the reserve strikes at the { $place }.
       *[other] { $number } ninja of the reserve strike at the { $place }.
    }
event-ninja_starve =
    { $number ->
        [one] Hunger: the reserve loses one ninja.
       *[other] Hunger: the reserve loses { $number } ninja.
    }

event-won_last_ronin_fell = The { $side } wins. { ending-last_ronin_fell }
event-won_areas_held = The { $side } wins. { ending-areas_held }
event-won_no_ninja_left = The { $side } wins. { ending-no_ninja_left }
event-won_rounds_survived = The { $side } wins. { ending-rounds_survived }
event-won_all_fell_together = The { $side } wins. { ending-all_fell_together }
event-won_ninja_starved = The { $side } wins. { ending-ninja_starved }
event-won_reserve_too_short = The { $side } wins. { ending-reserve_too_short }

ending-last_ronin_fell = The last ronin has fallen, and nobody guards the village.
ending-areas_held = The ninja hold five areas or more (two Fields count as three).
ending-no_ninja_left = No ninja is left on the board or in the reserve.
ending-rounds_survived = Eight rounds are over, and the village still stands.
ending-all_fell_together = The last ronin and the last ninja fall together, and the village is saved.
ending-ninja_starved = Hunger takes the last ninja.
ending-reserve_too_short = The reserve is smaller than the minimum of this round.

## Options of the rules

option-threat_track = Threat levels
option-threat_track-help = How many areas may be attacked in each round: a named row of eight threat levels.
value-threat_track-balance_fit = balanced: 3 3 4 4 4 5 5 5
value-threat_track-pairs = rising every second round: 3 3 4 4 5 5 6 6
value-threat_track-slow = slow: 3 3 3 4 4 4 5 5
value-threat_track-steep = steep: 3 4 4 5 5 6 6 7
value-threat_track-linear_to_ten = rising every round, up to ten: 3 4 5 6 7 8 9 10
option-short_reserve = Short reserve
option-short_reserve-help = A reserve below the minimum of the round: everything left is assigned, or the Attacker loses.
value-short_reserve-deploy_all = assign everything left
value-short_reserve-attacker_loses = the Attacker loses
option-market_counts_for_minimum = Market counts for the minimum
option-market_counts_for_minimum-help = A ninja sent to the Market counts towards the minimum.
option-limit_counts = Area limit counts
option-limit_counts-help = The limit of an area counts the newly assigned ninja only, or those already there as well.
value-limit_counts-new = new ninja only
value-limit_counts-total = all ninja in the area
option-held_hayai_may_move = Held Hayai may move
option-held_hayai_may_move-help = A Hayai held by the Animal Pen may use his move in the next round.
option-silence_stops_sharing = Silenced Tasuke stands alone
option-silence_stops_sharing-help = A silenced Tasuke cannot share an area.
option-pool_is_limited = Limited pool
option-pool_is_limited-help = An empty pool gives no markers; otherwise they come from outside.
option-market_ninja_keep_alive = Market ninja keep the attack alive
option-market_ninja_keep_alive-help = Ninja on the Market count as ninja on the board for victory.
option-starvation_after_rounds = Rounds of hunger
option-starvation_after_rounds-help = The rounds after which one ninja of the reserve starves.
option-field_next_to_watchtower = Field beside the Watchtower
option-field_next_to_watchtower-help = Which of the two Fields lies next to the Watchtower.
value-field_next_to_watchtower-field_small = { name-field_small }
value-field_next_to_watchtower-field_large = { name-field_large }
option-box = Your own components
option-box-help = Your own components where they differ from ours, as a box file.

## Components, for pages and boxes

name-threat = Threat levels
name-ring = The ring of areas
box-part-track = Time track
box-part-board = Village
box-part-areas = Areas
box-part-ronin = Ronin
box-field-levels = Threat level by round
box-field-order = Order around the village
box-field-limit = Limit
box-field-durability = Durability

## The page

# On a plot the limit of a Field is drawn.
web-field = Field

# Headings for those who listen.
web-track = The eight rounds
web-village = The village
web-tiles = The seven ronin
web-sides = Both sides

# What an area does for the ninja who hold it, and what a ronin can do, in one short sentence.
web-ability-watchtower = Wounds every ronin in the two neighbouring areas.
web-ability-inn = Works like another area that the ninja hold.
web-ability-well = Wounds one ronin anywhere in the village.
web-ability-granary = Brings up to two ninja from the pool to the reserve.
web-ability-shrine = One ronin has no ability next round.
web-ability-burial_grounds = Takes up to two ninja from areas back to the reserve.
web-ability-passage = Sends up to two ninja to one area at once.
web-ability-field = Both Fields together count as three areas.
web-ability-animal_pen = Keeps one ronin where he is for the next round.
web-ability-market = Each ninja here allows one more than a limit. A ronin drives them out.
web-ability-hayai = Without ninja here: rushes to an area with ninja.
web-ability-kabe = No ability, but nobody withstands more wounds.
web-ability-musashi = Cuts down one ninja here before the fight.
web-ability-taiko = Without ninja here: heals a wound of another ronin.
web-ability-tasuke = Shares an area and its wounds with another ronin.
web-ability-yobu = Drives up to two ninja to neighbouring areas.
web-ability-yumi = Without ninja here: shoots one ninja of the reserve.

# What somebody reads who points at a piece.
web-explain-area = { $ability } It works for the ninja while they hold it. At most { $number } new ninja may come here in one round.
web-explain-ronin = { $ability } Durability left: { $left } of { $number }.
web-explain-effect = Status: { $what }.
web-explain-fallen = { $ronin } has fallen and never returns.

web-day = Round { $round }: threat level { $threat }, at least { $number } ninja
web-hungry = then hunger
web-limit = limit { $number }
web-ninja = { $number } ninja
web-guard = { $ronin } with durability { $left } of { $number }
web-durability = durability left: { $left } of { $number }
web-planned = planned: { $what }
web-next = { $what } next round
web-attacked = attacked
web-occupied = occupied
web-used = used
web-unused = unused
web-fallen = fallen

# What a side does.
web-sealed = sealed
web-plans = plans
web-ready = ready
web-acts = chooses
web-waits = waits
web-won = won
web-lost = lost

# On buttons.
web-use = use
web-copy = copy
web-side-wins = The { $side } wins
web-last-plan = As last round
web-last-plan-help = Lays the plan of the last round again, as far as it is legal.
web-pick = Place { $ronin }, durability left: { $left } of { $number }
web-back-ninja = Take one ninja back: { $place }
web-back-ronin = Take { $ronin } back into the hand

# Beside a choice.
web-odds-place = New ninja there: { $number } of { $limit }.
web-odds-above = New ninja there: { $number }, above the limit of { $limit } thanks to the Market.
web-odds-fight = { $number } ninja against a durability of { $left }.
web-odds-guard = Up to { $number } ninja against a durability of { $left }.
web-odds-fall = Danger: { $ronin } may fall here, with durability { $left } against up to { $number } ninja.
web-odds-falls = Danger: { $ronin } falls here, with durability { $left } against { $number } ninja.
web-odds-deadly = Danger: { $ronin } falls.
web-odds-market = Drives away all ninja on the Market ({ $number }), but guards no area this round.
web-odds-open = Danger: the ninja can reach { $number } areas this round, and { $needed } win.
web-odds-lost = Danger: the ninja then have { $number } areas and win.

## Labels; lower-case ones describe a component or a seat

draw-threat_level = Threat level
draw-minimum = Minimum
draw-hunger = Hunger
draw-reserve = Reserve
draw-pool = Pool
draw-areas_held = Areas held: { $number } ({ $needed } needed)
draw-hand = in hand
draw-held = held
draw-silenced = silenced

## Pages

page-intro = Two players, one village, eight rounds. One side sends fifty ninja in secret, the other places seven ronin in their way. Both plans are revealed at once, and only then do you see who guessed right.
page-preset-defend = Defend against a bot
page-preset-attack = Attack a bot

## The end: numbers of a game

stat-ninja = Ninja sent out
stat-wounds = Wounds
stat-fallen = Ronin fallen
stat-areas = Areas used by ninja
stat-starved = Ninja starved
