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
nothing-to-undo = There is nothing to undo.
undone = Undone: { $choice }
log-title = What has happened so far
no-clause = There is no clause { $clause }; clauses look like { $example }.
no-rulebook = This game has no rulebook.

## Starting, saving, leaving

pick-a-game = Which game?
pick-a-side = Which side do you play?
pick-seats = Which seats do you play? Several: { $example }; all of them: { $all }
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

## Names

name-chance = Luck

## Best runs

runs-title = Best runs

## Games without catalogues or drawings of their own

plain-hidden = hidden
plain-prompt = { $seat }: your choice
plain-choice = { $choice }
plain-moment = { $step }
