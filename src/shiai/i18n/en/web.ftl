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
page-theme-system = Same as system
page-speed = Animations
page-speed-off = Off
page-speed-quick = Quick
page-speed-normal = Normal
page-speed-slow = Slow
page-sound = Sound
page-sound-off = Off
page-sound-on = On
page-clauses = Clause numbers
page-clauses-quiet = On demand
page-clauses-exact = Always (exact mode)
page-settings = Settings
page-settings-look = Look and pace
page-questions = Questions at the table
page-questions-reset = Back to the usual settings
page-questions-reactions = Reactions: Instants, Replacements, guard before a blow and the like
page-questions-reactions-fits = Ask me when there is something to gain
page-questions-reactions-always = Always ask me
page-questions-reactions-help = Against people, declining always takes a moment, so that nobody can tell whether you held a card. At the question you can also decline all further reactions of the turn.
page-questions-formalities = When there is only one choice
page-questions-formalities-made = Make it for me
page-questions-formalities-asked = Ask me
page-questions-formalities-help = Undo then goes back to the last choice you made yourself. Where others could learn something from it, you are asked all the same.
page-questions-confirm = Before a choice that cannot be undone
page-questions-confirm-never = Do not ask again
page-questions-confirm-final = Let me confirm it
page-questions-confirm-help = At tables with other people, some choices can only be taken back if the others agree: after cards were drawn or revealed.
page-token = Programs
page-token-help = A token lets a program play for you at this server. Keep it secret: whoever has it can see and do at your tables what you can.
page-token-made = You have a token, made on { $date }.
page-token-new = Your new token
page-token-once = It is shown only this once; copy it now.
page-token-make = Make a token
page-token-renew = Make a new token; the old one stops working
page-token-remove = Remove the token
page-token-more = What programs can do here (OpenAPI)
page-name = Your name at the table
page-name-none = No name yet
page-name-help = The others see it. You need no account; this browser remembers you.
page-save = Save
page-close = Close
page-footer = More pages
page-rules = Rules
page-help = Help
page-licence = Fan-made and free under the MIT licence. The games belong to their authors and publishers; if you like one, buy it.
page-engine-compiled = Engine: compiled.
page-engine-pure = Engine: pure Python. `make fast` compiles it; bots then think three to six times as fast.
page-engine-stale = Engine: pure Python, because the sources are newer than the compiled build. `make fast` builds it again.

## Home

page-home-title = A table for four samurai games
page-home-intro = Play alone against fair bots, together at one screen, or with friends by link. Every rule is explained where you need it.
page-home-games = Games
page-home-play-now = Play now
page-home-play-now-game = Play now: { $game }
page-home-level = { $number ->
    [1] Play now: against level 1, the easiest bot.
   *[other] Play now: against level { $number }.
}
page-home-set-up = Set up
page-home-set-up-game = Set up { $game }
page-home-running = Your games
page-home-your-turn = Your turn
page-home-their-turn = Waiting for others
page-home-finished = Finished games
page-home-look-again = Look again
page-upload = Look at a saved game
page-upload-file = Game file
page-upload-send = Open

## Setting up a game

page-setup-title = Set up { $game }
page-setup-seats = Who plays?
page-setup-seats-help = A person or a bot plays each seat. A bot sees only what its seat may see.
page-setup-seat-me = Me
page-setup-seat-here = Somebody at this screen
page-setup-seat-open = Open for a friend
page-setup-people = People
page-setup-bots = Bots by level
page-setup-others = Other bots
page-setup-presets = Ready-made games
page-setup-advanced = All options of the rules
page-setup-advanced-help = The defaults follow the rulebook. Where it is silent or unclear, our reading is the default, and the option is tagged “ruling”.
page-setup-ruling = ruling
page-setup-components = Components
page-setup-box-ours = Our components
page-setup-box-help = Play with our components or with a box of your own.
page-setup-box-paste = Paste the text of a box
page-setup-box-text = Text of a box
page-setup-saved-none = None, or the text below
page-setup-saved-text = { $label } as text
page-setup-reconstructed = Reconstructed in this game: { $number } of { $total } components
page-setup-of = { $number } of { $total }
page-setup-default = Default: { $value }
page-setup-yes = Yes
page-setup-no = No
page-setup-seed = Seed of the deal
page-setup-seed-help = The same seed gives the same deal again. Leave it empty for a new deal.
page-setup-physical = We draw and roll at our own table
page-setup-physical-help = The program asks what came and keeps decks, tracks and rules; you play with your cards and dice. People play all seats.
page-setup-impossible = These settings do not go together. Change them and try again.
page-setup-start = Start the game
page-setup-name = Name
page-setup-check = Check the settings
page-setup-more = More settings appear here when they apply: press “Check the settings”.
page-preset-against-bots = Against bots
page-preset-alone = Alone
page-preset-one-screen = Together at one screen
page-preset-friend = With a friend by link

## Bots

page-bot-random = Careless bot
page-bot-fair = A bot sees only what its seat may see: your secrets are safe from it.
page-bot-fair-badge = fair
page-bot-heuristic = Rule-of-thumb bot
page-bot-other = Bot { $spec }
page-bot-level = Level { $number }
page-bot-at-level = Level { $number }: { $name }
page-level-title = How strong are the bots?
page-level-all = Weaker bots know fewer rules of thumb and look less far ahead. None of them errs on purpose, and all are fair: they see only what their seat may see. Bots that play with you are good partners at every level.
page-level-1-name = Novice bot
page-level-1-says = Plays by a few simple rules of thumb: good for a first game.
page-level-2-name = Beginner bot
page-level-2-says = Knows a few more rules of thumb: good once you know how a turn goes.
page-level-3-name = Casual bot
page-level-3-says = Follows good rules of thumb or looks a little ahead: a fair match when you know the rules.
page-level-4-name = Skilled bot
page-level-4-says = Looks ahead or misses little: for players who know the game.
page-level-5-name = Expert bot
page-level-5-says = Weighs many moves: for experienced players.
page-level-6-name = Master bot
page-level-6-says = The strongest bot for this game, and the slowest.

## Inviting friends

page-invite-title = Invite your friends
page-invite-help = Send each friend the link of a seat. It seats one person; whoever opens it first sits there.
page-invite-link = Link for { $role }
page-invite-copy = Copy
page-invite-copied = Copied
page-invite-taken = Taken: { $name }
page-invite-mine = You sit here
page-invite-free = Still free
page-invite-watch = Link for watchers
page-invite-watch-help = Watchers see only what everybody may know. You may share this link with anyone.
page-invite-go = To the table
page-invite-make = Make a link
page-join-title = A seat is kept for you
page-join-text = You are invited to { $game }: { $role }.
page-join-name = What shall the others call you?
page-join-sit = Sit down
page-join-preview = Open the link to play { $game }. You need no account.

## The curtain between players at one screen

page-curtain-title = Next: { $name }
page-curtain-text = Pass the screen to whoever plays { $name }. What the others may not see is behind the curtain.
page-curtain-several = Who is next?
page-curtain-several-text = Whoever goes first takes the screen; the others look away. Each plan stays behind the curtain.
page-curtain-open = { $name }: open

## The table

page-table-seats = Seats
page-table-tools = Your turn: undo and hint
page-table-drawers = Log, rules and keys
page-table-ask = What is asked
page-table-news = What has happened since you last looked
page-goal = How to win
page-legend = What is on the table
page-table-picks = Choose this first
page-table-unpick = Choose another
page-table-choices = Your choices
page-table-on-board = On the board: { $number ->
    [one] one choice
   *[other] { $number } choices
}
page-drama = What happens
page-drama-skip = Skip
page-drama-again = What just happened
page-drama-again-help = Play the last events again
page-table-waiting-for = Waiting for { $names }
page-table-thinking = Thinking: { $names }
page-table-people = Seats and people: leave, mute, block, close the table
page-table-closed = The host has closed this table. The game stays as it is and goes on when the host opens it again.
page-table-answered = You decline. The others learn it in a moment.
page-rest = No more this turn
page-rest-help = Decline this and all other reactions until the turn is over
page-confirm = Do it
page-confirm-not = Not yet
page-table-links = Seats and links of this table
page-table-invite = Invite
page-past-ago =
    { $number ->
        [one] You are looking one moment back. The game has gone on.
       *[other] You are looking { $number } moments back. The game has gone on.
    }
page-past-moment = You are looking at moment { $number } of { $total }. The game is over.
page-seat-me = (you)
page-seat-open = Open seat
page-seat-to-move = choosing
page-seat-ready = ready
page-seat-not-ready = not ready
page-seat-you = You
page-seat-nameless = Somebody
page-watch = You are watching. You see what everybody may know.

## Undo and hint

page-undo = Undo
page-undo-help = Take your last choice back (U)
page-undo-ask = Ask for undo
page-undo-ask-help = Something was revealed since: the others must agree (U)
page-undo-reset = Reset turn
page-undo-reset-help = Take back everything you chose this turn
page-undo-redo = Redo
page-undo-redo-help = Choose again what was taken back
page-undo-request = { $name }: may I take a choice back?
page-undo-allow = Allow
page-undo-refuse = Refuse
page-undo-asked = You asked to take a choice back. The others have to agree.
page-hint = Hint
page-hint-help = What would the bot do? (H)
page-hint-says = What the bot would do
page-hint-wait = The bot is thinking about a hint…
page-advice-head = chance to win
page-advice-head-varied = how often
page-advice-percent = { $percent }%
page-advice-chance = chance to win about { $percent }%
page-advice-share = chosen { $percent }% of the time
page-advice-tries =
    { $number ->
        [one] tried once
       *[other] tried { $number } times
    }
page-advice-chosen = chosen
page-advice-advised = advised
page-advice-line = What it expects next
page-advice-reasons = Reasons
page-advice-figures = Figures

## The log

page-log = Log
page-log-whole = The whole log
page-log-asks = { $name }: may I take a choice back?
page-log-allows = { $name }: agreed.
page-log-refuses = { $name }: I would rather play on.
page-log-undo = { $name }: choice taken back.
page-log-back = { $name }: back to before a choice. Luck and bots decide anew.
page-log-hint = { $name }: hint taken.
page-log-sits = { $name }: now at the table.
page-log-leaves = { $name }: the seat is free again.
page-log-offers = { $name } may become the host.
page-log-host = { $name } is the host now.

## Rules

page-rules-now = What can I do now?
page-learn = Learn
page-learn-game = Learn: { $game }
page-learn-intro = Play a short guided game on the real table. The coach points at one thing at a time; a wrong try costs nothing.
page-learn-step = Step { $number } of { $total }
page-learn-back = Back
page-learn-on = Go on
page-learn-do = Your turn: do it on the table.
page-learn-try = Your turn: try what you like.
page-learn-chapters = Chapters
page-learn-leave = Leave the lesson; it waits for you
page-learn-steps = { $number } steps, about { $minutes } minutes
page-learn-done = done
page-learn-start = begin
page-learn-play-on = Play on from here
page-learn-play-whole = A whole game
page-learn-again = Start again
page-learn-all = All lessons
page-guide-title = Rulebook: { $game }
page-guide = Rulebook
page-guide-english = This rulebook is not translated yet; here it is in English.
page-guide-exact = The exact rules of this paragraph
page-guide-exact-rules = Exact rules (English)
page-guide-more = More in the rulebook
page-guide-legend = Symbols
page-guide-summary = One page: a turn and the symbols
page-rules-all = All rules of this game
page-rules-title = Rules of { $game }
page-rules-search = Find a word or a clause
page-rules-none = No clause fits “{ $text }”.
page-rules-contents = Contents
page-rules-find = Find
page-rules-english = The rules are written in English.

## Chat

page-chat = Chat
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
page-keys-numbers = take a choice from the list
page-keys-enter = confirm
page-keys-undo = undo, or ask for it
page-keys-hint = ask for a hint
page-keys-what-happened = see again what just happened
page-keys-skip = skip what is being shown
page-keys-log = open the log
page-keys-rules = open the rules of this step
page-keys-explain = what is this? Tab walks through the pieces
page-keys-escape = close, or let go of what is picked
page-keys-keys = show these keys

## The connection

page-reconnecting = The connection is lost. Trying again…
page-offline = The server cannot be reached
page-offline-text = The table cannot be reached at the moment. Nothing is lost: every choice that you have seen on the page is saved. This page tries again by itself.
page-offline-again = Try again
page-notify-ask = Tell me when it is my turn
page-notify-title = Your turn
page-notify-text = { $game }: the table waits for you.

## After the game

page-over-won = You have won!
page-over-lost = You have lost.
page-over-winner = Victory for { $who }.
page-over-nobody = The game is lost.
page-over-backs =
    { $number ->
        [one] Once a choice was taken back after something had been revealed.
       *[other] { $number } times a choice was taken back after something had been revealed.
    }
page-run-record = Your best run of this kind so far!
page-run-best = Your best run of this kind: { $score }
page-after-replay = Replay
page-after-again = Same deal again
page-after-open = Open all hands
page-after-bot = What the bot knew
page-after-bot-help = { $choice }: this is all that { $name } could see when choosing.
page-why = Why?
page-why-wait = The bot is thinking about it again…
page-why-title = Why? What { $name } thought
page-why-help = Worked out again from what this seat could see at that moment, and nothing else. A bot that varies its choices may have taken another than the first.
page-after-download = Download
page-after-seed = Seed of this deal: { $seed }
page-after-play-on = Play on from here
page-after-play-on-help = A new game starts here; the old one stays as it was.
page-luck-title = Is the luck fair?
page-luck-help = The server fixed all luck of this game when the table was made. Below is its fingerprint (SHA-256). After the game the replay shows the seed: if its fingerprint is the same, nobody changed anything. shiai replay FILE --luck checks every draw.
page-luck-chosen = Everybody plays with a seed that somebody chose: whoever knows it may know the luck of this game.
page-luck-physical = You draw and roll at your own table and enter what came.
page-luck-asks = What came at your table?
page-luck-draw = Draw for us
page-luck-draw-help = The program draws or rolls this once.
page-luck-fingerprint = Its fingerprint: { $fingerprint }
page-after-share = Play this deal
page-replay-title = Replay: { $game }
page-replay-moment = Moment { $number } of { $total }
page-replay-slider = Moment of the game
page-replay-first = To the beginning
page-replay-back = One back
page-replay-on = One on
page-replay-last = To the end
page-replay-show = Show
page-replay-now = Back to the game
page-replay-eyes = Whose view
page-replay-eyes-of = View: { $name }
page-replay-next = Next choice ({ $name }): { $choice }
page-replay-old = This game was played under other rules, and this program can no longer draw it. This is what lay on the table.

## What is real

page-real = What is real
page-real-title = What is real: { $game }
page-real-intro = Not everything about this game could be read from a rulebook or a scan. This page lists every component, what we know of it, and from where.
page-real-printed-text = Read from a rulebook or from a scan of the component.
page-real-reported-text = Known from one public source, such as a review or a forum.
page-real-reconstructed-text = Our own proposal, because no source has it.
page-real-box = If you own the game, enter what your components really say and play with that.
page-real-english = Sources and notes are written in English.
page-real-own-name = This sign beside a name: no source has it in English, the name is ours.
page-real-our-name = our name
page-real-component = Component
page-real-values = Values
page-real-confidence = How sure
page-real-source = Source
page-mark-reported = Reported: known from one public source. Source: { $source }
page-mark-reconstructed = Reconstructed: our proposal. Source: { $source }
page-mark-own = From the box of a player, different from ours.

## My content and the editor of a box

page-mine = My content
page-mine-box = Boxes
page-mine-deck = Decks
page-mine-weapon = Weapons
page-mine-intro = What you saved to play with. This browser remembers it; download a file to take it elsewhere.
page-mine-none = You have not saved anything yet.
page-mine-wrong = Nothing was saved. This is wrong:
page-mine-play = Play
page-mine-play-thing = Play with { $name }
page-mine-edit = Edit
page-mine-edit-thing = Edit { $name }
page-mine-download-thing = Download { $name }
page-mine-more = Rename or delete
page-mine-name = Name
page-mine-name-help = Leave it empty to keep the name in the file.
page-mine-rename = Rename
page-mine-delete = Delete for good
page-mine-delete-sure = Delete “{ $name }”? Games that have been started keep it.
page-mine-box-help = Take your game, look at its components, and enter what differs from ours.
page-mine-import = Import
page-mine-import-help = A box, a deck or a weapon: the page finds out which.
page-mine-import-send = Import
page-mine-file = File
page-mine-text = Or its text
page-mine-save = Save to my content
page-box-make = Enter your own box
page-box-title = Your own box: { $game }
page-box-intro = Enter what is printed on your components. What you leave alone stays as it is here; nothing is stored until you save.
page-box-saved = Saved as “{ $name }”.
page-box-wrong = Nothing was saved. Correct what is marked, or take our value back.
page-box-parts = Kinds of components
page-box-changed = changed
page-box-search = Search
page-box-unprinted = Only what is not printed
page-box-find = Show
page-box-found = { $number } of { $total } components
page-box-pages = Pages
page-box-name = Name of the box
page-box-name-usual = My box
page-box-play = Save and play with it
page-box-export = Export as a file
page-box-import = Import a box file
page-box-import-help = The box appears in this editor. It is not stored until you save.
page-box-place = Place { $number }
page-box-line-word = Line { $number }: what
page-box-line-number = Line { $number }: how much
page-box-ours = ours: { $value }
page-box-take-ours = Take ours back
page-box-take-ours-of = Take ours back: { $name }, { $label }

## When something does not work

page-error-title = That did not work
page-error-stale = The table has moved on since you looked. Look again and choose anew.
page-error-turn = It is not your turn. Wait until the table asks you.
page-error-seat = This seat is not yours. Open the table with your own link.
page-error-illegal = The rules do not allow this.
page-error-missing = There is nothing here. Perhaps the link is incomplete; copy it again as a whole.
page-error-table = There is no such table. Your games are listed on the home page.
page-error-version = This game was begun under another version of the rules. You can look at it, but it cannot go on here.
page-error-home = To the home page
page-error-table-again = Back to the table
page-error-impossible = That is not possible now.
page-error-unconfirmed = This cannot be taken back unless the others agree.
page-error-known-luck = Leave the seed empty: whoever knows it in advance could work out the luck of the others. Alone or as a team you may choose it.
page-error-set-up = The table cannot be set up like this.
page-error-malformed = This request is incomplete or wrong. Go back and try again.
page-error-content = This cannot be saved like this.
page-error-database = The server cannot reach its database. Nothing is lost and nothing was changed; this page tries again by itself.
page-error-quota = You have too many open games. Finish some of them first.
page-error-used-link = Somebody has taken the seat with this link: it seats one person. Ask for a new one.
page-error-closed = The host has closed this table. It goes on when the host opens it again.
page-error-unwelcome = Somebody at this table does not want to play with you.
page-error-timeout = The request took too long to arrive. Check your connection and send it again.
page-error-too-large = That is too much at once. Send a smaller file.
page-error-too-many = Too many requests from you at once. Wait a moment and try again.
page-error-busy = The server is full. Come again in a minute.

## The page of help

page-help-start = Begin
page-help-start-text = “Play now” starts a game with sensible settings in one click. “Set up” offers every option of the rules, with an explanation and the clause it is based on.
page-help-choose = Choose
page-help-choose-text = What you may choose is outlined in green on the board and is a button beside it. Point at a choice to read what it would do. If something is refused, the rule tells you why.
page-help-undo = Take back
page-help-undo-text = As long as nothing secret or random was revealed, taking back is free. After that the other people must agree; against bots and alone you may always go back, but luck and bots then decide anew.
page-help-friends = Friends
page-help-friends-text = Keep a seat open and send your friend its link. The link is the key to the seat: it works on any device, at any time, and should be shared with that person only.
page-help-watch = Watchers
page-help-watch-text = The address of the table shows watchers what everybody may know, and nothing else.
page-help-fair = Fair bots
page-help-fair-text = A bot gets the same view of the table that a person on its seat would get. After the game you can look at every choice through its eyes.
page-help-lost = Nothing is lost
page-help-lost-text = Every choice is stored before it is answered. Leave whenever you like; running and finished games, with your statistics, are listed under “My games”.
page-help-after = Afterwards
page-help-after-text = A finished game lies open: read its story, watch the replay, open all hands, or play on from any moment. Play it again with one click: with a new deal, with sides swapped, against stronger or weaker bots, or with the same deal. Friends are asked first.
page-help-real = What is real
page-help-real-text = Some numbers and cards were never published and are reconstructed here. They carry a small sign: ° is reported by one source, ≈ is our proposal, ✎ comes from a box of your own. A page for each game lists everything with its source.
page-help-mine = Your own box
page-help-mine-text = If you own a game, enter what is printed on its components, save it as a box, and choose it when you set up a game. Boxes, decks and weapons are listed under “My content”.
