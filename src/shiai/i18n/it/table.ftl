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

## Etichette; in minuscolo quelle che descrivono un componente o una parte

threat-level = Livello di minaccia
minimum = Minimo
hunger = Fame
reserve = Riserva
pool = Scorta
areas-held = Aree occupate: { $number } su 5
hand = in mano
held = resta
silenced = tace

## Mazzi

deck-number = n.
deck-card = carta
deck-type = tipo
deck-tier = livello
deck-copies = copie
deck-initiative = iniziativa
deck-cost = Concentrazione
deck-weapon = Arma
deck-cards = Carte: { $number }
deck-prepared = { $mark } Preparata: si può prendere prima di pescare la prima mano
deck-legal = Un mazzo regolare di { $cards } carte
deck-pick-hero = Per quale personaggio?
deck-start = Da che cosa cominci?
deck-start-signature = dal mazzo del personaggio
deck-start-empty = da nessuna carta
deck-start-random = da un mazzo casuale
deck-help =
    029          aggiunge una carta; 029x2 ne aggiunge due copie
    -029         toglie una carta
    cards        elenca le carte del personaggio; cards attack, cards gold: solo quelle
    weapon 072   prende un'altra arma
    name PAROLE  dà un nome al mazzo
    show         mostra il mazzo
    done         scrive il mazzo
    quit         esce senza mazzo
deck-stand = { $number } carte su { $size }
deck-not-understood = «{ $text }» qui non significa nulla; scrivi help.
deck-left = Nessun mazzo è stato scritto.
deck-saved = Il mazzo è in { $file }

## Nomi

name-chance = Sorte
