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

## Sfide contro un'orda

runs-title = Le sfide migliori

## Nomi

name-chance = Sorte

## L'arbitro, per chi gioca a Senjutsu in solitario con il gioco fisico; i comandi sono uguali in tutte le lingue

referee-setting_up = Inserisci tabellone, terreno, eroi e nemici; poi «{ $begin }».
referee-cards = Inserisci la carta di ogni eroe; poi «{ $go }».
referee-revealed = Tutte le carte sono scoperte. Inserisci le Sostituzioni Istantanee e le iniziative scelte, se ce ne sono; poi «{ $go }».
referee-part = { $who } agisce: fa' ciò che dice la carta, scrivi che cosa è cambiato, poi «{ $go }».
referee-lines = { $who } fa ciò che sta sotto il Blocco: scrivi che cosa è cambiato, poi «{ $go }».
referee-counter = { $who } ha bloccato e può rispondere con una Reazione: scrivi che cosa è cambiato, poi «{ $go }».
referee-type_card = { $who } prende la prima carta del suo mazzo: qual è? ({ $figure } NUMERO)
referee-answer-with = Rispondi con: answer NUMERO
referee-draw = Ogni eroe pesca una carta.
referee-draws = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
referee-discard = { $who } scarta una carta del tipo indicato dalla carta del nemico.
referee-shuffle = { $who } rimescola nel mazzo una carta del tipo indicato dalla carta del nemico.
referee-fog = { $who } è nella nebbia: prendi a caso la carta di questo turno.
referee-defeated = sconfitto
referee-stands = { $space }, rivolto a { $direction }
referee-wounds = ferite { $number } di { $limit }
referee-hero_mood = { $kamae }, Concentrazione { $number }
referee-enemy_mood = { $behaviour }, { $stance }, mazzo { $number }
referee-undone = Annullato: { $entry }
referee-no-reasons = Nessun nemico ha ancora deciso qualcosa.
referee-no-card = Nessuna carta ha il numero { $text }.
referee-welcome = L'arbitro guida i nemici; «help» elenca ciò che puoi scrivere.
referee-saved = La sessione è salvata. A presto!
referee-resume-question = Riprendere la sessione { $file }?
referee-help =
    board snow_field              preparazione: il tabellone; poi terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             preparazione: un eroe, il suo spazio e la sua fronte
    enemy 1 samurai_boss D1 S     preparazione: un nemico; possono seguire comportamento, postura e limite: left defensive 5
    decks table                   preparazione: peschi tu le carte dei nemici e le scrivi; deck 1 S001 S024: queste ci sono
    nightmare                     preparazione: i nemici hanno carte incubo
    begin                         la preparazione è finita
    card 1 029                    la carta giocata dall'eroe 1; card 1 120 6: con la sua iniziativa
    enemy 1 S024                  la carta pescata dal nemico 1
    speed 1 6                     l'iniziativa scelta dall'eroe 1
    hero 1 D4 N                   dove sta ora una figura e dove guarda: hero 1 D4, enemy 2 NE
    wound enemy 1 2               ferite; anche bleed, stun, hobble, poison enemy 1 129; un meno toglie
    focus hero 1 2                segnalini; anche kamae, stealth, behaviour, stance, limit
    shields 1 D3 D4               gli scudi dell'eroe 1; senza spazi come stampati, none: nessuno
    blocked 1 2                   il nemico 1 ha bloccato un attacco dell'eroe 2
    keep 1 025                    una carta che resta in gioco; keep 1 025 off: non più
    clear C3                      un elemento del terreno sparisce
    advantage hero 1              l'eroe 1 va in cima al tracciato del Vantaggio
    answer 1                      la risposta a una domanda
    go                            avanti
    undo                          annulla l'ultima voce
referee-help-looks =
    show                          mostra tabellone e figure; show S024: una carta
    why                           perché i nemici hanno fatto così
    rules SJ-42.5                 leggi una clausola del regolamento
    journal                       tutte le voci finora
    quit                          esci; tutto è salvato

## Senjutsu da soli

solo-draw_distance = distanza { $number }
solo-draw_deck = mazzo { $number } (mai viste { $unseen })
solo-draw_deck_stuns = Stordimenti nel mazzo { $number }
solo-draw_on_top = In cima al mazzo
solo-draw_in_deck = Viste, ora nel mazzo
solo-draw_discarded = Scartate
solo-draw_unseen = carte che nessuno ha visto: { $number }
solo-help_about = che cosa fanno eroi, nemici, comportamenti, stati e terreno
solo-help_enemies = ogni parola delle carte che i nemici hanno mostrato
