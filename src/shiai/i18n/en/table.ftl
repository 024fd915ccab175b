# Words of the table in the terminal and of the command line, for every game.
# Commands (undo, log, board, rules, save, quit) are the same in all languages.

## The moment

game-over = The game is over.

## Choosing

help-keys =
    a number or a name   make this choice
    ? NUMBER             explain a choice
    undo                 take the last choice back
    log                  show what has happened so far
    board                show the board again
    rules CLAUSE         read a clause of the rules
    save                 save the game
    quit                 save the game and leave
not-a-choice = “{ $text }” is no choice here; take a number or a name from the list.
which-one = Several choices fit: { $choices }
type-like = Type, for example, “{ $example }”; beginnings of words are enough.
nothing-to-undo = There is nothing to undo.
undone = Taken back: { $choice }
log-title = What has happened so far
no-clause = There is no clause { $clause }; clauses look like { $example }.

## Starting, saving, leaving

pick-a-game = Which game?
pick-a-side = Which side do you take?
pick-seats = Which seats do you lead? Several: { $example }; everybody: { $all }
fair-bot = The bot sees only what its seat may see: your secrets are safe from it.
bot-thinks = The bot is thinking…
saved-to = Saved to { $file }
resume-with = Go on later with: { $command }
resume-question = Go on with the saved game { $file }?
# The two answers with a slash between them; their first letters differ.
yes-no = yes/no
# The letter with which an answer that means no begins.
no-letter = n
serve-open = The table is open at { $address }
serve-stop = Stop it with Ctrl-C; nothing is lost.
quit-saved = The game is saved. See you!

## Labels; lower-case ones describe a component or a seat

threat-level = Threat level
minimum = Minimum
hunger = Hunger
reserve = Reserve
pool = Pool
areas-held = Areas held: { $number } of 5
hand = in hand
held = held
silenced = silenced

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
deck-not-understood = “{ $text }” means nothing here; type help.
deck-left = No deck was written.
deck-saved = The deck is in { $file }

## Names

name-chance = Luck

## Runs against a horde

runs-title = Best runs

## The referee, for people who play Senjutsu alone with the physical game; commands are the same in all languages

referee-setting_up = Enter board, terrain, heroes and enemies; then “{ $begin }”.
referee-cards = Enter the card of every hero; then “{ $go }”.
referee-revealed = All cards lie open. Enter Instant Replacements and chosen initiatives, if there are any; then “{ $go }”.
referee-part = { $who } acts: do what the card says, tell what has changed, then “{ $go }”.
referee-lines = { $who } does what stands below the Block: tell what has changed, then “{ $go }”.
referee-counter = { $who } has blocked and may answer with a Counter: tell what has changed, then “{ $go }”.
referee-type_card = { $who } takes the top card of its deck: which one is it? ({ $figure } NUMBER)
referee-answer-with = Answer with: answer NUMBER
referee-draw = Every hero draws a card.
referee-draws = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
referee-discard = { $who } discards a card of the kind that the enemy's card names.
referee-shuffle = { $who } shuffles a card of the kind that the enemy's card names into the deck.
referee-fog = { $who } is in the fog: take the card for this turn at random.
referee-defeated = defeated
referee-stands = { $space }, faces { $direction }
referee-wounds = wounds { $number } of { $limit }
referee-hero_mood = { $kamae }, Focus { $number }
referee-enemy_mood = { $behaviour }, { $stance }, deck { $number }
referee-undone = Taken back: { $entry }
referee-no-reasons = No enemy has decided anything yet.
referee-no-card = No card has the number { $text }.
referee-welcome = The referee runs the enemies; “help” lists what you can type.
referee-saved = The session is saved. See you!
referee-resume-question = Go on with the session { $file }?
referee-help =
    board snow_field              set-up: the battlefield; then terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             set-up: a hero, its space and its front
    enemy 1 samurai_boss D1 S     set-up: an enemy; behaviour, stance and wound limit may follow: left defensive 5
    decks table                   set-up: you draw the enemies' cards and type them; deck 1 S001 S024: these are in it
    nightmare                     set-up: enemies have nightmare cards
    begin                         the set-up is done
    card 1 029                    the card that hero 1 plays; card 1 120 6: with its initiative
    enemy 1 S024                  the card that enemy 1 has drawn
    speed 1 6                     the initiative that hero 1 has chosen
    hero 1 D4 N                   where a figure stands now and faces: hero 1 D4, enemy 2 NE
    wound enemy 1 2               wounds; also bleed, stun, hobble, poison enemy 1 129; a minus takes away
    focus hero 1 2                markers; also kamae, stealth, behaviour, stance, limit
    shields 1 D3 D4               the shields of hero 1; without spaces as printed, none: no shields
    blocked 1 2                   enemy 1 has blocked an attack of hero 2
    keep 1 025                    a card that remains in play; keep 1 025 off: no longer
    clear C3                      a piece of terrain is gone
    advantage hero 1              hero 1 goes to the top of the Advantage track
    answer 1                      the answer to a question
    go                            go on
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
solo-help_enemies = every word of the cards that enemies have shown
