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
page-invite-mine = Qui siedi tu
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

page-intro-seven_ronin = Due giocatori, un villaggio, otto giorni. Una parte manda in segreto cinquanta ninja, l'altra mette sette ronin sulla loro strada. I due piani si aprono insieme, e solo allora si vede chi ha indovinato.
page-intro-samurai_spirit = Da uno a sette samurai difendono insieme un villaggio. Pesca un predone, combattilo o trattienilo, e fermati proprio sul tuo valore di Kiai, non oltre. I samurai feriti diventano animali, e il villaggio ha bisogno di tutti voi per tre notti.
page-intro-way_of_the_samurai = Un duellante, un avversario, una mano di carte. Tieni in equilibrio tre indicatori, leggi la sua guardia e colpisci quando la combinazione è giusta. Campagne e moduli rendono ogni via diversa dalle altre.
page-intro-senjutsu = Duelli tra due e quattro eroi su un tabellone a esagoni, ciascuno con il proprio mazzo. Le carte si scelgono in segreto e agiscono in ordine di velocità. In solitario affronti nemici guidati dalle carte.
page-setup-name = Nome
page-setup-check = Controlla le scelte
page-preset-defend = Difendi contro un bot
page-preset-attack = Attacca un bot
page-preset-one-screen = Insieme davanti a uno schermo
page-preset-friend = Con un amico tramite link
page-preset-first = Prima partita con due bot
page-preset-solo = In solitario
page-preset-hard = Eroica, con tre bot
page-bot-heuristic = Bot esperto
page-invite-make = Crea un link
page-invite-once = Il link si vede solo adesso; copialo. Un nuovo link annulla quello vecchio.
page-over-won = Hai vinto!
page-over-lost = Hai perso.
page-over-winner = Vince { $who }.
page-over-nobody = La partita è persa.
page-over-backs =
    { $number ->
        [one] Una volta è stata annullata una scelta dopo che qualcosa era stato rivelato.
       *[other] { $number } volte è stata annullata una scelta dopo che qualcosa era stato rivelato.
    }
page-replay-eyes = Con gli occhi di chi
page-replay-eyes-of = Come vedeva { $name }
page-replay-next = Poi { $name } sceglie: { $choice }
page-replay-old = Questa partita è stata giocata con altre regole e questo programma non sa più disegnarla. Ecco che cosa c'era sul tavolo.
page-after-share = Gioca con questa sorte
page-rules-contents = Indice
page-rules-find = Cerca
page-rules-english = Le regole sono scritte in inglese.
page-seat-you = Tu
page-seat-nameless = Qualcuno
page-log-whole = Tutta la cronaca
page-log-asks = { $name } vorrebbe tornare a prima dell'ultima scelta.
page-log-allows = { $name } accetta.
page-log-refuses = { $name } preferisce continuare.
page-log-undo = { $name } annulla una scelta.
page-log-back = { $name } torna a prima dell'ultima scelta. Sorte e bot decidono di nuovo.
page-log-hint = { $name } prende un consiglio.
page-log-sits = { $name } si siede.
page-past-moment = Stai guardando il momento { $number } di { $total }. La partita è andata avanti.
page-error-impossible = Ora non è possibile.
page-error-set-up = Il tavolo non si può preparare così.
page-error-malformed = Questa richiesta è incompleta o sbagliata. Torna indietro e riprova.
page-help-start = Cominciare
page-help-start-text = «Gioca subito» comincia con un clic una partita con scelte sensate. «Prepara» offre tutte le opzioni delle regole, con una spiegazione e il punto su cui si basano.
page-help-choose = Scegliere
page-help-choose-text = Ciò che puoi scegliere ha un bordo verde nel disegno e sta accanto come pulsante. Fermati su una scelta per leggere che cosa farebbe. Se qualcosa è rifiutato, il punto dice perché.
page-help-undo = Annullare
page-help-undo-text = Finché non è stato rivelato niente di segreto o di casuale, annullare è libero. Dopo, gli altri devono accettare; contro i bot e in solitario puoi sempre tornare indietro, ma allora sorte e bot decidono di nuovo.
page-help-friends = Amici
page-help-friends-text = Lascia libero un posto e manda il suo link a un amico. Il link è la chiave del posto: vale su ogni dispositivo e in ogni momento, quindi dallo solo a quella persona.
page-help-watch = Chi guarda
page-help-watch-text = L'indirizzo del tavolo mostra a chi guarda ciò che tutti possono sapere, e nient'altro.
page-help-fair = Bot leali
page-help-fair-text = Un bot vede il tavolo come lo vedrebbe una persona al suo posto. Dopo la partita puoi guardare ogni scelta con i suoi occhi.
page-help-lost = Niente va perso
page-help-lost-text = Ogni scelta è salvata prima della risposta. Chiudi il computer quando vuoi; le tue partite sono nella pagina iniziale.
page-help-after = Dopo la partita
page-help-after-text = Una partita finita è tutta scoperta: rivedila, scopri tutte le mani, continua da qualsiasi momento, o prendi di nuovo la stessa sorte e confronta.
