# Words of the pages in the browser, for every game.

## The frame of every page

page-skip = Skip to the content
page-home = Home
page-language = Language
page-language-en = English
page-language-pl = Polski
page-language-it = Italiano
page-language-de = Deutsch
page-change = Change
page-theme = Light or dark
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = As the system
page-name = Your name at the table
page-name-none = No name yet
page-name-help = The others see it. You need no account; this browser remembers you.
page-save = Save
page-close = Close
page-footer = More pages
page-rules = Rules
page-help = Help
page-licence = Fan-made and free under the MIT licence. The games belong to their authors and publishers; if you like one, buy it.

## Home

page-home-title = A table for four samurai games
page-home-intro = Play alone against fair bots, together at one screen, or with friends by link. Every rule is explained where you need it.
page-home-games = Games
page-home-play-now = Play now
page-home-play-now-game = Play { $game } now
page-home-set-up = Set up
page-home-set-up-game = Set up { $game }
page-home-later = Not on the table yet
page-home-running = Your games
page-home-your-turn = Your turn
page-home-their-turn = Waiting for others
page-home-finished = Finished games
page-home-look-again = Look again

## Setting up a game

page-setup-title = Set up { $game }
page-setup-seats = Who plays?
page-setup-seats-help = Every seat is led by a person or by a bot. Bots see only what their seat may see.
page-setup-seat-me = Me
page-setup-seat-here = Somebody at this screen
page-setup-seat-open = Open for a friend
page-setup-presets = Ready-made games
page-setup-preset-first = First game
page-setup-preset-standard = As in the rulebook
page-setup-preset-hard = For experts
page-setup-advanced = Every option of the rules
page-setup-advanced-help = Everything here is set as the rulebook has it. Change what you like; the clause says what it means.
page-setup-default = Usual: { $value }
page-setup-yes = Yes
page-setup-no = No
page-setup-seed = Seed of the deal
page-setup-seed-help = The same seed deals the same luck again. Leave it empty for a new deal.
page-setup-impossible = These settings do not go together. Change what is marked and start again.
page-setup-nobody = Give at least one seat to a person.
page-setup-start = Start the game

## Bots

page-bot-random = Careless bot
page-bot-fair = A bot sees only what its seat may see: your secrets are safe from it.

## Inviting friends

page-invite-title = Invite your friends
page-invite-help = Send each friend the link of a seat. Whoever opens it sits there, so share it with that person only.
page-invite-link = Link to the seat { $role }
page-invite-copy = Copy
page-invite-copied = Copied
page-invite-taken = { $name } sits here
page-invite-mine = You sit here
page-invite-free = Still free
page-invite-watch = Link for watchers
page-invite-watch-help = Watchers see only what everybody may know. You may share this link with anyone.
page-invite-go = To the table
page-join-title = A seat is kept for you
page-join-text = You are invited to { $game } as { $role }.
page-join-name = What shall the others call you?
page-join-sit = Sit down

## The curtain between players at one screen

page-curtain-title = { $name } is next
page-curtain-text = Pass the screen to { $name }. What the others may not see is behind the curtain.
page-curtain-open = I am { $name }: open

## The table

page-table-seats = Seats
page-table-tools = Your turn: undo and hint
page-table-drawers = Log, rules and keys
page-table-ask = What is asked
page-table-news = What has happened since you last looked
page-table-picks = Choose a part first
page-table-unpick = Choose another
page-table-choices = Your choices
page-table-your-turn = Your turn
page-table-title-your-turn = Your turn: { $game }
page-table-waiting-for = Waiting for { $names }
page-table-thinking = { $name } is thinking
page-table-sealed = Your plan is sealed. Waiting for { $names }
page-table-open-seats = Some seats are still open. Send your friends their links.
page-table-invite = Invite
page-table-resign = Leave the game

page-seat-me = (you)
page-seat-open = Open seat
page-seat-to-move = to choose
page-seat-ready = ready
page-seat-not-ready = not ready
page-seat-away = away

## Undo and hint

page-undo = Undo
page-undo-help = Take your last choice back (U)
page-undo-ask = Ask for undo
page-undo-ask-help = Something was revealed since: the others must agree (U)
page-undo-reset = Reset turn
page-undo-reset-help = Take back everything you chose this turn
page-undo-redo = Redo
page-undo-redo-help = Choose again what was taken back
page-undo-request = { $name } would like to go back to before the last choice.
page-undo-allow = Allow
page-undo-refuse = Refuse
page-undo-asked = You asked to go back. The others have to agree.
page-undo-allowed = The choice is taken back.
page-undo-refused = { $name } would rather play on.
page-undo-nothing = There is nothing to take back.
page-hint = Hint
page-hint-help = What would the bot do? (H)
page-hint-says = The bot would choose: { $choice } ({ $percent } % sure)
page-hint-taken = { $name } asked for a hint
page-hint-thinking = The bot is thinking about a hint.

## Log, rules, chat

page-log = Log
page-log-moment = Look at this moment
page-rules-now = Rules of this step
page-rules-all = All rules of this game
page-rules-title = Rules of { $game }
page-rules-search = Find a word or a clause
page-rules-none = No clause fits “{ $text }”.
page-chat = Talk
page-chat-none = Nobody has said anything yet.
page-chat-phrases = Ready-made sentences
page-chat-text = Say something
page-chat-send = Send
page-phrase-hello = Hello, have a good game!
page-phrase-well-played = Well played!
page-phrase-thanks = Thank you!
page-phrase-moment = One moment, please.
page-phrase-back = I am back.
page-phrase-your-turn = It is your turn.
page-phrase-oops = Oh no!
page-phrase-again = Another game?

## Keys

page-keys = Keys
page-keys-title = Playing with the keyboard
page-keys-tab = go through everything that can be chosen
page-keys-arrows = move on the board
page-keys-numbers = take a choice of the list
page-keys-enter = confirm
page-keys-undo = undo, or ask for it
page-keys-hint = hint
page-keys-log = log
page-keys-rules = rules of this step
page-keys-escape = close, or let go of what is picked
page-keys-keys = show these keys

## After the game

page-after-title = The game is over
page-after-replay = Replay
page-after-again = Same deal again
page-after-new = New game
page-after-open = Open all hands
page-after-close = What my seat saw
page-after-bot = What the bot knew
page-after-bot-help = This is all that { $name } could see when it chose: { $choice }
page-after-download = Download
page-after-download-help = The whole game as a small text file
page-after-seed = Seed of this deal: { $seed }
page-after-play-on = Play on from here
page-after-play-on-help = A new game starts at this moment; the old one stays as it was.
page-replay-title = Replay: { $game }
page-replay-moment = Moment { $number } of { $total }
page-replay-slider = Moment of the game
page-replay-first = To the beginning
page-replay-back = One back
page-replay-on = One on
page-replay-last = To the end
page-replay-show = Show
page-replay-now = Back to the game
page-replay-past = You are looking at an earlier moment. The game has gone on.
page-upload = Look at a saved game
page-upload-file = File of a game
page-upload-send = Open
page-upload-bad = This file is not a game: { $reason }

## Watching

page-watch = You are watching. You see what everybody may know.
page-watch-count =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }

## The connection

page-reconnecting = The connection is lost. Trying again …
page-reconnected = Connected again.
page-notify-ask = Tell me when it is my turn
page-notify-title = Your turn
page-notify-text = { $game }: the table waits for you.
page-notify-off = The browser does not allow notifications. You can change that in its settings.

## When something does not work

page-error-title = That did not work
page-error-stale = The table has moved on since you looked. Look again and choose anew.
page-error-turn = It is not your turn. Wait until the table asks you.
page-error-seat = This seat is not yours. Open the table with your own link.
page-error-forged = This choice does not exist here. Take one of those on the table.
page-error-illegal = The rules do not allow this.
page-error-missing = There is nothing here. Perhaps the link is incomplete; copy it again as a whole.
page-error-table = There is no such table. Your games are listed on the home page.
page-error-large = That is too large: { $limit } at most.
page-error-many = That was very much at once. Wait a moment and try again.
page-error-version = This game was begun under version { $old } of the rules; this program plays version { $new }. You can look at the game, but it cannot go on here.
page-error-origin = This request came from another site and was not carried out.
page-error-server = Something broke on our side. Your game is safe: everything you chose is stored. Load the page again.
page-error-home = To the home page
page-error-table-again = Back to the table

## More words (to be translated)

page-intro-seven_ronin = Two players, one village, eight days. One side sends fifty ninja in secret, the other hides seven ronin in their way. Both plans open at once, and only then you see who guessed right.
page-intro-samurai_spirit = One to seven samurai defend a village together. Draw a raider, fight it or hold it back, and stop just at your Kiai value, not above it. Wounded samurai turn into beasts, and the village needs all of you for three nights.
page-intro-way_of_the_samurai = One duellist, one opponent, a hand of cards. Balance three gauges, read his guard, and strike when the combination fits. Campaigns and modules make every way a different one.
page-intro-senjutsu = Duels of two to four heroes on a hex board with decks of your own. Cards are chosen in secret and fall in the order of their speed. Alone you face enemies that are led by cards.
page-setup-name = Name
page-setup-check = Check the settings
page-preset-defend = Defend against a bot
page-preset-attack = Attack a bot
page-preset-one-screen = Together at one screen
page-preset-friend = With a friend by link
page-preset-first = First game with two bots
page-preset-solo = Alone
page-preset-hard = Heroic, with three bots
page-bot-heuristic = Experienced bot
page-invite-make = Make a link
page-invite-once = The link is shown only now; copy it. A new link makes the old one invalid.
page-over-won = You have won!
page-over-lost = You have lost.
page-over-winner = { $who } wins.
page-over-nobody = The game is lost.
page-over-backs =
    { $number ->
        [one] Once something was taken back after it had been revealed.
       *[other] { $number } times something was taken back after it had been revealed.
    }
page-replay-eyes = Through whose eyes
page-replay-eyes-of = As { $name } saw it
page-replay-next = { $name } chooses next: { $choice }
page-replay-old = This game was played under other rules, and this program can no longer draw it. This is what lay on the table.
page-after-share = Play this deal
page-rules-contents = Contents
page-rules-find = Find
page-rules-english = The rules are written in English.
page-seat-you = You
page-seat-nameless = Somebody
page-log-whole = The whole log
page-log-asks = { $name } would like to go back to before the last choice.
page-log-allows = { $name } agrees.
page-log-refuses = { $name } would rather play on.
page-log-undo = { $name } takes a choice back.
page-log-back = { $name } goes back to before the last choice. Luck and bots decide anew.
page-log-hint = { $name } takes a hint.
page-log-sits = { $name } sits down.
page-past-moment = You look at moment { $number } of { $total }. The game has gone on.
page-error-impossible = That is not possible now.
page-error-set-up = The table cannot be set up like this.
page-error-malformed = This request is incomplete or wrong. Go back and try again.
page-help-start = Begin
page-help-start-text = “Play now” starts a game with sensible settings in one click. “Set up” offers every option of the rules, with an explanation and the clause it stands on.
page-help-choose = Choose
page-help-choose-text = What you may choose is outlined in green on the drawing and stands as a button beside it. Rest on a choice to read what it would do. If something is refused, the clause tells why.
page-help-undo = Take back
page-help-undo-text = As long as nothing secret or random was revealed, taking back is free. After that the other people must agree; against bots and alone you may always go back, but luck and bots then decide anew.
page-help-friends = Friends
page-help-friends-text = Keep a seat open and send your friend its link. The link is the key to the seat: it works on any device, at any time, and should be shared with that person only.
page-help-watch = Watchers
page-help-watch-text = The address of the table shows watchers what everybody may know, and nothing else.
page-help-fair = Fair bots
page-help-fair-text = A bot gets the same view of the table that a person on its seat would get. After the game you can look at every choice through its eyes.
page-help-lost = Nothing is lost
page-help-lost-text = Every choice is stored before it is answered. Close the lid whenever you like; your games are listed on the home page.
page-help-after = Afterwards
page-help-after-text = A finished game lies open: replay it, open all hands, play on from any moment, or deal the same luck again and compare.
