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

## Names

name-chance = Luck

## Best runs

runs-title = Best runs

## Games that bring no sentences or drawings of their own

plain-hidden = hidden
