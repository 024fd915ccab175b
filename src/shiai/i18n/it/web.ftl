# Parole delle pagine nel browser, per tutti i giochi.

## La cornice di ogni pagina

page-skip = Vai al contenuto
page-home = Pagina iniziale
page-language = Lingua
page-language-en = English
page-language-pl = Polski
page-language-it = Italiano
page-language-de = Deutsch
page-change = Cambia
page-theme = Chiaro o scuro
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-system = Come il sistema
page-name = Il tuo nome al tavolo
page-name-none = Ancora senza nome
page-name-help = Lo vedono gli altri. Non serve un account; questo browser si ricorda di te.
page-save = Salva
page-close = Chiudi
page-footer = Altre pagine
page-rules = Regole
page-help = Aiuto
page-licence = Fatto da appassionati, libero con licenza MIT. I giochi appartengono ai loro autori ed editori; se uno ti piace, compralo.

## Pagina iniziale

page-home-title = Un tavolo per quattro giochi di samurai
page-home-intro = Gioca contro bot leali, insieme davanti a uno schermo o con gli amici tramite un link. Ogni regola è spiegata dove serve.
page-home-games = Giochi
page-home-play-now = Gioca subito
page-home-play-now-game = Gioca subito a { $game }
page-home-set-up = Prepara
page-home-set-up-game = Prepara { $game }
page-home-later = Non ancora sul tavolo
page-home-running = Le tue partite
page-home-your-turn = Tocca a te
page-home-their-turn = Tocca ad altri
page-home-finished = Partite finite
page-home-look-again = Rivedi

## Preparare una partita

page-setup-title = Prepara { $game }
page-setup-seats = Chi gioca?
page-setup-seats-help = Ogni posto è guidato da una persona o da un bot. I bot vedono solo ciò che il loro posto può vedere.
page-setup-seat-me = Io
page-setup-seat-here = Qualcuno davanti a questo schermo
page-setup-seat-open = Libero per un amico
page-setup-presets = Partite già pronte
page-setup-preset-first = Prima partita
page-setup-preset-standard = Come nel regolamento
page-setup-preset-hard = Per esperti
page-setup-advanced = Tutte le opzioni delle regole
page-setup-advanced-help = Qui tutto è come nel regolamento. Cambia ciò che vuoi; il punto dice che cosa significa.
page-setup-default = Di solito: { $value }
page-setup-yes = Sì
page-setup-no = No
page-setup-seed = Seme della sorte
page-setup-seed-help = Lo stesso seme porta di nuovo la stessa sorte. Lascialo vuoto per una sorte nuova.
page-setup-impossible = Queste scelte non vanno d'accordo. Cambia ciò che è segnato e ricomincia.
page-setup-nobody = Dai almeno un posto a una persona.
page-setup-start = Comincia la partita

## Bot

page-bot-random = Bot sbadato
page-bot-fair = Un bot vede solo ciò che il suo posto può vedere: i tuoi segreti sono al sicuro.

## Invitare gli amici

page-invite-title = Invita i tuoi amici
page-invite-help = Manda a ciascuno il link di un posto. Chi lo apre si siede lì, quindi dallo solo a quella persona.
page-invite-link = Link al posto { $role }
page-invite-copy = Copia
page-invite-copied = Copiato
page-invite-taken = Qui siede { $name }
page-invite-free = Ancora libero
page-invite-watch = Link per chi guarda
page-invite-watch-help = Chi guarda vede solo ciò che tutti possono sapere. Puoi dare questo link a chiunque.
page-invite-go = Al tavolo
page-join-title = C'è un posto per te
page-join-text = Invito a { $game }. Il tuo posto: { $role }.
page-join-name = Come devono chiamarti gli altri?
page-join-sit = Siediti

## Il sipario tra chi gioca allo stesso schermo

page-curtain-title = Tocca a { $name }
page-curtain-text = Passa lo schermo a { $name }. Ciò che gli altri non possono vedere è dietro il sipario.
page-curtain-open = Io sono { $name }: apri

## Il tavolo

page-table-seats = Posti
page-table-tools = Il tuo turno: annullare e consiglio
page-table-drawers = Cronaca, regole e tasti
page-table-ask = Che cosa si chiede
page-table-news = Che cosa è successo dall'ultima volta che hai guardato
page-table-picks = Scegli prima una parte
page-table-unpick = Scegli altro
page-table-choices = Le tue scelte
page-table-your-turn = Tocca a te
page-table-title-your-turn = Tocca a te: { $game }
page-table-waiting-for = Si aspetta: { $names }
page-table-thinking = { $name } sta pensando
page-table-sealed = Il tuo piano è sigillato. Si aspetta: { $names }
page-table-open-seats = Alcuni posti sono ancora liberi. Manda agli amici i loro link.
page-table-invite = Invita
page-table-resign = Lascia la partita

page-seat-me = (tu)
page-seat-open = Posto libero
page-seat-to-move = deve scegliere
page-seat-ready = piano pronto
page-seat-not-ready = non ancora
page-seat-away = non al tavolo

## Annullare e consiglio

page-undo = Annulla
page-undo-help = Annulla la tua ultima scelta (U)
page-undo-ask = Chiedi di annullare
page-undo-ask-help = Nel frattempo qualcosa è stato rivelato: gli altri devono accettare (U)
page-undo-reset = Rifai il turno
page-undo-reset-help = Annulla tutto ciò che hai scelto in questo turno
page-undo-redo = Ripeti
page-undo-redo-help = Scegli di nuovo ciò che è stato annullato
page-undo-request = { $name } vorrebbe tornare a prima dell’ultima scelta.
page-undo-allow = Accetta
page-undo-refuse = Rifiuta
page-undo-asked = Hai chiesto di tornare indietro. Gli altri devono essere d’accordo.
page-undo-allowed = La scelta è annullata.
page-undo-refused = { $name } preferisce continuare.
page-undo-nothing = Non c'è niente da annullare.
page-hint = Consiglio
page-hint-help = Che cosa farebbe il bot? (H)
page-hint-says = Il bot sceglierebbe: { $choice } (sicuro al { $percent } %)
page-hint-taken = { $name } ha chiesto un consiglio
page-hint-thinking = Il bot sta pensando a un consiglio.

## Cronaca, regole, parole

page-log = Cronaca
page-log-moment = Guarda questo momento
page-rules-now = Regole di questo passo
page-rules-all = Tutte le regole di questo gioco
page-rules-title = Regole di { $game }
page-rules-search = Cerca una parola o un punto
page-rules-none = Nessun punto corrisponde a «{ $text }».
page-chat = Conversazione
page-chat-none = Nessuno ha ancora detto niente.
page-chat-phrases = Frasi pronte
page-chat-text = Di' qualcosa
page-chat-send = Invia
page-phrase-hello = Ciao, buona partita!
page-phrase-well-played = Ben giocato!
page-phrase-thanks = Grazie!
page-phrase-moment = Un momento, per favore.
page-phrase-back = Eccomi di nuovo.
page-phrase-your-turn = Tocca a te.
page-phrase-oops = Oh no!
page-phrase-again = Un'altra partita?

## Tasti

page-keys = Tasti
page-keys-title = Giocare con la tastiera
page-keys-tab = passa per tutto ciò che si può scegliere
page-keys-arrows = muove sul tabellone
page-keys-numbers = prende una scelta della lista
page-keys-enter = conferma
page-keys-undo = annulla, o chiede di farlo
page-keys-hint = consiglio
page-keys-log = cronaca
page-keys-rules = regole di questo passo
page-keys-escape = chiude, o lascia ciò che è scelto
page-keys-keys = mostra questi tasti

## Dopo la partita

page-after-title = La partita è finita
page-after-replay = Rivedi la partita
page-after-again = Di nuovo la stessa sorte
page-after-new = Nuova partita
page-after-open = Scopri tutte le mani
page-after-close = Che cosa vedeva il mio posto
page-after-bot = Che cosa sapeva il bot
page-after-bot-help = Questo è tutto ciò che { $name } poteva vedere quando ha scelto: { $choice }
page-after-download = Scarica
page-after-download-help = Tutta la partita in un piccolo file di testo
page-after-seed = Seme di questa partita: { $seed }
page-after-play-on = Continua da qui
page-after-play-on-help = Da questo momento comincia una nuova partita; la vecchia resta com'era.
page-replay-title = Rivedi: { $game }
page-replay-moment = Momento { $number } di { $total }
page-replay-slider = Momento della partita
page-replay-first = All'inizio
page-replay-back = Uno indietro
page-replay-on = Uno avanti
page-replay-last = Alla fine
page-replay-show = Mostra
page-replay-now = Torna alla partita
page-replay-past = Stai guardando un momento precedente. La partita è andata avanti.
page-upload = Guarda una partita salvata
page-upload-file = File di una partita
page-upload-send = Apri
page-upload-bad = Questo file non è una partita: { $reason }

## Guardare

page-watch = Stai guardando. Vedi ciò che tutti possono sapere.
page-watch-count =
    { $number ->
        [one] Una persona sta guardando.
       *[other] { $number } persone stanno guardando.
    }

## Il collegamento

page-reconnecting = Il collegamento è caduto. Nuovo tentativo …
page-reconnected = Di nuovo in collegamento.
page-notify-ask = Avvisami quando tocca a me
page-notify-title = Tocca a te
page-notify-text = { $game }: il tavolo ti aspetta.
page-notify-off = Il browser non permette le notifiche. Puoi cambiarlo nelle sue impostazioni.

## Quando qualcosa non va

page-error-title = Non ha funzionato
page-error-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e scegli ancora.
page-error-turn = Non tocca a te. Aspetta che il tavolo te lo chieda.
page-error-seat = Questo posto non è tuo. Apri il tavolo con il tuo link.
page-error-forged = Questa scelta qui non esiste. Prendi una di quelle sul tavolo.
page-error-illegal = Le regole non lo permettono.
page-error-missing = Qui non c'è niente. Forse il link è incompleto; copialo di nuovo per intero.
page-error-table = Questo tavolo non esiste. Le tue partite sono nella pagina iniziale.
page-error-large = È troppo grande: al massimo { $limit }.
page-error-many = Troppe richieste in una volta. Aspetta un momento e riprova.
page-error-version = Questa partita è cominciata con la versione { $old } delle regole; questo programma gioca con la versione { $new }. Puoi guardarla, ma qui non può continuare.
page-error-origin = Questa richiesta veniva da un altro sito e non è stata eseguita.
page-error-server = Qualcosa si è rotto da parte nostra. La tua partita è al sicuro: tutto ciò che hai scelto è salvato. Ricarica la pagina.
page-error-home = Alla pagina iniziale
page-error-table-again = Torna al tavolo

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
page-bot-heuristic = Bot esperto
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
page-seat-you = Tu
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
