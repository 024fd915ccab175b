# Parole del tavolo nel terminale e della riga di comando, per tutti i giochi.
# I comandi (undo, log, board, rules, save, quit) sono uguali in tutte le lingue.

## Il momento

game-over = La partita è finita.

## Scegliere

help-keys =
    un numero o un nome   fai questa scelta
    ? NUMERO              spiega una scelta
    undo                  annulla l'ultima scelta
    log                   mostra che cosa è successo finora
    board                 mostra di nuovo il tabellone
    rules PUNTO           leggi un punto delle regole
    save                  salva la partita
    quit                  salva la partita ed esci
not-a-choice = «{ $text }» non è una scelta possibile; prendi un numero o un nome dalla lista.
which-one = Più scelte corrispondono: { $choices }
type-like = Scrivi per esempio «{ $example }»; bastano le iniziali delle parole.
nothing-to-undo = Non c'è niente da annullare.
undone = Scelta annullata: { $choice }
log-title = Che cosa è successo finora
no-clause = Non c'è nessun punto { $clause }; i punti si scrivono così: { $example }.

## Cominciare, salvare, uscire

pick-a-game = Quale gioco?
pick-a-side = Da che parte stai?
pick-seats = Quali posti guidi? Più d'uno: { $example }; tutti: { $all }
fair-bot = Il bot vede solo ciò che la sua parte può vedere: i tuoi segreti sono al sicuro.
bot-thinks = Il bot sta pensando…
saved-to = Partita salvata in { $file }
resume-with = Riprendi più tardi con: { $command }
resume-question = Riprendere la partita salvata { $file }?
# Le due risposte separate da una barra; le iniziali sono diverse.
yes-no = sì/no
# Le lettere con cui una risposta vuol dire no.
no-letter = n
serve-open = Il tavolo è aperto su { $address }
serve-stop = Fermalo con Ctrl-C: non si perde nulla.
quit-saved = La partita è salvata. A presto!

## Le sfide migliori

runs-title = Le sfide migliori

## Nomi

name-chance = Sorte

## Giochi senza frasi né disegni propri

plain-hidden = nascosto
