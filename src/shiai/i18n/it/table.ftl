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
not-a-choice = «{ $text }» non è una scelta possibile; scrivi un numero o un nome della lista.
which-one = Più scelte corrispondono: { $choices }
type-like = Scrivi per esempio «{ $example }»; bastano le prime lettere delle parole.
luck = Sorte
luck-asks = Che cosa è uscito al vostro tavolo? Scrivi numero o nome, oppure «{ $command }» e pesca il programma.
nothing-to-undo = Non c'è niente da annullare.
undone = Scelta annullata: { $choice }
log-title = Che cosa è successo finora
no-clause = Non c'è nessun punto { $clause }; i punti si scrivono così: { $example }.
no-rulebook = Questo gioco non ha un regolamento.

## Cominciare, salvare, uscire

pick-a-game = Quale gioco?
pick-a-side = Da che parte giochi?
pick-seats = A quali posti giochi? Più d'uno: { $example }; tutti: { $all }
pick-a-level = Quanto devono essere forti i bot?
level-newcomer = { $number ->
    [0] Chi è alle prime armi non vince quasi mai contro di lui.
   *[other] Chi è alle prime armi vince circa { $number } partite su 10 contro di lui.
}
level-next = { $number ->
    [0] Non vince quasi mai contro il livello { $next }.
   *[other] Vince circa { $number } partite su 10 contro il livello { $next }.
}
level-alone = { $number ->
    [0] Senza persone non vince quasi mai.
   *[other] Senza persone vince circa { $number } partite su 10.
}
fair-bot = Il bot vede solo ciò che vedrebbe una persona al suo posto: i tuoi segreti sono al sicuro.
bot-thinks = Il bot sta pensando…
saved-to = Partita salvata in { $file }
resume-with = Riprendi più tardi con: { $command }
resume-question = Riprendere la partita salvata { $file }?
# Le due risposte separate da una barra; le iniziali sono diverse.
yes-no = sì/no
# Le lettere con cui una risposta vuol dire no.
no-letter = n
serve-open = Shiai è in funzione su { $address }
serve-stop = Fermalo con Ctrl-C: tutte le partite sono salvate.
quit-saved = La partita è salvata. A presto!

## I componenti: che cosa è stampato e che cosa no

trust-printed = stampato
trust-reported = riferito
trust-reconstructed = ricostruito
trust-own = dalla tua scatola
components-part = parte
components-component = componente
components-field = campo
components-values = valori
components-confidence = certezza
components-source = fonte
components-ours = il nostro
components-yours = il tuo
components-summary = Componenti: { $summary }.
components-meanings = Stampato: letto in un regolamento o su un componente scansionato. Riferito: noto da una sola fonte pubblica. Ricostruito: una nostra proposta, perché nessuna fonte lo mostra.
components-none = Questo gioco non ha un elenco dei componenti.
components-not-printed = Non stampato in questa partita: { $summary }. Per vedere tutto: { $command }

## Le scatole: file con i propri componenti

box-introduction =
    Una scatola di { $title }: che cosa c'è sui tuoi componenti, dove è diverso dai nostri.
    I valori qui sotto sono i nostri. Togli il # davanti a una riga e correggi il valore.
    docs/your-own-box.md spiega il formato.
box-example-name = La mia scatola
box-left-out =
    { $number ->
        [one] Manca un componente stampato; { $command } scrive anche quello.
       *[other] Mancano { $number } componenti stampati; { $command } scrive anche quelli.
    }
box-takes-number = un numero intero da { $low } a { $high }
box-takes-flag = true oppure false
box-takes-word = uno fra { $words }
box-takes-track = { $length } numeri interi da { $low } a { $high }
box-takes-order = ciascuno di questi una volta, nell'ordine giusto: { $words }
box-takes-amounts = da { $least } a { $most } fra { $words }, con N da { $low } a { $high }, ma non 0
box-takes-script = un testo nella lingua del gioco
box-written = Ho scritto { $file }. Togli il # davanti a ciò che sui tuoi componenti è diverso, e correggilo.
box-check-it = Poi controllalo con: { $command }
box-play-it = Gioca così: { $command }
box-correct =
    { $number ->
        [0] { $file }: nessun errore. Non cambia nulla: tutti i valori sono i nostri.
        [one] { $file }: nessun errore. Cambia un valore:
       *[other] { $file }: nessun errore. Cambia { $number } valori:
    }

## Le sfide migliori

runs-title = Le sfide migliori

## Nomi

composite = { $first } ({ $more })
name-chance = Caso

## Giochi senza frasi né disegni propri

plain-hidden = nascosto
plain-prompt = { $seat }: tocca a te scegliere
plain-choice = { $choice }
plain-moment = { $step }

## Lessons

learn-in-browser = una pagina del browser: shiai serve
learn-enter = Invio: avanti · back: indietro · quit: esci
learn-left = La lezione ti aspetta: { $command }
learn-play-on = La lezione è finita. Invio: continua da qui contro un bot facile · quit: esci
learn-whole = Una partita intera contro il bot più facile: { $command }
learn-step = Passo { $number } di { $total }
learn-done = finita
