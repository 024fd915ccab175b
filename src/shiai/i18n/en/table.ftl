# Texts of the terminal and the command line, for all games.
# Commands (undo, log, board, rules, save, quit) are the same in all languages.

## The end

game-over = The game is over.

## Choosing

help-keys =
    a number or a name   make this choice
    ? NUMBER             explain a choice
    undo                 undo the last choice
    log                  show what has happened so far
    board                show the board again
    rules CLAUSE         read a clause of the rules
    save                 save the game
    quit                 save the game and leave
not-a-choice = “{ $text }” is not a choice here; type a number or a name from the list.
which-one = Several choices fit: { $choices }
type-like = Type, for example, “{ $example }”; the first letters of each word are enough.
luck = Luck
luck-asks = What came at your table? Type its number or name, or “{ $command }” and the program draws.
nothing-to-undo = There is nothing to undo.
undone = Undone: { $choice }
log-title = What has happened so far
no-clause = There is no clause { $clause }; clauses look like { $example }.
no-rulebook = This game has no rulebook.

## Starting, saving, leaving

pick-a-game = Which game?
pick-a-side = Which side do you play?
pick-seats = Which seats do you play? Several: { $example }; all of them: { $all }
pick-a-level = How strong are the bots?
level-newcomer = { $number ->
    [0] Newcomers hardly ever win against it.
   *[other] Newcomers win about { $number } of 10 games against it.
}
level-next = { $number ->
    [0] Hardly ever wins against level { $next }.
   *[other] Wins about { $number } of 10 games against level { $next }.
}
level-alone = { $number ->
    [0] Without people it hardly ever wins.
   *[other] Without people it wins about { $number } of 10 games.
}
fair-bot = The bot sees only what its seat may see: your secrets are safe from it.
bot-thinks = The bot is thinking…
saved-to = Saved to { $file }
resume-with = Continue later with: { $command }
resume-question = Continue the saved game { $file }?
# The two answers with a slash between them; their first letters differ.
yes-no = yes/no
# The letter with which an answer that means no begins.
no-letter = n
serve-open = Shiai is running at { $address }
serve-stop = Stop it with Ctrl-C; all games are saved.
quit-saved = The game is saved. See you!

## Components: what is printed, and what is not

trust-printed = printed
trust-reported = reported
trust-reconstructed = reconstructed
trust-own = from your box
components-part = part
components-component = component
components-field = field
components-values = values
components-confidence = confidence
components-source = source
components-ours = ours
components-yours = yours
components-summary = Components: { $summary }.
components-meanings = Printed: read in a rulebook or on a scanned component. Reported: known from one public source. Reconstructed: our own proposal, because no source shows it.
components-none = This game has no list of components.
components-not-printed = Not printed in this game: { $summary }. To see them: { $command }

## Boxes: files with one's own components

box-introduction =
    A box of { $title }: what is printed on your components where it differs from ours.
    The values below are ours. Remove the # before a line and correct its value.
    docs/your-own-box.md explains the format.
box-example-name = My box
box-left-out =
    { $number ->
        [one] One printed component is left out; { $command } writes it, too.
       *[other] { $number } printed components are left out; { $command } writes them, too.
    }
box-takes-number = a whole number from { $low } to { $high }
box-takes-flag = true or false
box-takes-word = one of { $words }
box-takes-track = { $length } whole numbers from { $low } to { $high }
box-takes-order = each of these once, in the right order: { $words }
box-takes-amounts = { $least } to { $most } of { $words }, with N from { $low } to { $high }, except 0
box-takes-script = a text in the language of the game
box-written = Wrote { $file }. Remove the # before whatever is different on your components, and correct it.
box-check-it = Then check it with: { $command }
box-play-it = Play with it: { $command }
box-correct =
    { $number ->
        [0] { $file }: no mistakes. It changes nothing: all values are ours.
        [one] { $file }: no mistakes. It changes one value:
       *[other] { $file }: no mistakes. It changes { $number } values:
    }

## Names

composite = { $first } ({ $more })
name-chance = Luck

## Best runs

runs-title = Best runs

## Games without catalogues or drawings of their own

plain-hidden = hidden
plain-prompt = { $seat }: your choice
plain-choice = { $choice }
plain-moment = { $step }

## Lessons

learn-in-browser = a page of the browser: shiai serve
learn-enter = Enter: go on · back · quit
learn-left = The lesson waits for you: { $command }
learn-play-on = That was the lesson. Enter: play on from here against an easy bot · quit
learn-whole = A whole game against the easiest bot: { $command }
learn-step = Step { $number } of { $total }
learn-done = done
