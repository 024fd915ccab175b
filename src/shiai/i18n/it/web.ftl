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
page-speed = Animazioni
page-speed-off = Disattivate
page-speed-quick = Veloci
page-speed-normal = Normali
page-speed-slow = Lente
page-sound = Suono
page-sound-off = Disattivato
page-sound-on = Attivato
page-clauses = Numeri delle regole
page-clauses-quiet = A richiesta
page-clauses-exact = Sempre (modo esatto)
page-settings = Impostazioni
page-settings-look = Aspetto e ritmo
page-questions = Domande al tavolo
page-questions-reset = Torna alle impostazioni abituali
page-questions-reactions = Reazioni: istantanee, sostituzioni, guardia prima di un colpo e simili
page-questions-reactions-fits = Chiedimi quando c’è qualcosa da guadagnare
page-questions-reactions-always = Chiedimi sempre
page-questions-reactions-help = Contro altre persone una rinuncia richiede sempre un attimo, così nessuno capisce se avevi una carta. Alla domanda puoi anche rinunciare a tutte le altre reazioni del turno.
page-questions-formalities = Quando c’è una sola possibilità
page-questions-formalities-made = Sceglila per me
page-questions-formalities-asked = Chiedimi
page-questions-formalities-help = «Annulla» torna allora all’ultima scelta fatta da te. Se gli altri potrebbero trarne conclusioni, ti viene chiesto comunque.
page-questions-confirm = Prima di una scelta che non si può annullare
page-questions-confirm-never = Non chiedere di nuovo
page-questions-confirm-final = Fammi confermare
page-questions-confirm-help = Ai tavoli con altre persone alcune scelte si annullano solo se gli altri sono d’accordo: dopo che si sono pescate o scoperte carte.
page-token = Programmi
page-token-help = Con un token un programma può giocare per te su questo server. Tienilo segreto: chi lo ha vede e può fare ai tuoi tavoli quello che puoi tu.
page-token-made = Hai un token creato il { $date }.
page-token-new = Il tuo nuovo token
page-token-once = Lo vedi solo questa volta: copialo adesso.
page-token-make = Crea un token
page-token-renew = Crea un nuovo token; quello vecchio smette di funzionare
page-token-remove = Elimina il token
page-token-more = Che cosa possono fare qui i programmi (OpenAPI)
page-name = Il tuo nome al tavolo
page-name-none = Senza nome
page-name-help = Lo vedono gli altri. Non serve un account; questo browser si ricorda di te.
page-save = Salva
page-close = Chiudi
page-footer = Altre pagine
page-rules = Regole
page-help = Aiuto
page-licence = Fatto da appassionati, libero con licenza MIT. I giochi appartengono ai loro autori ed editori; se uno ti piace, compralo.
page-engine-compiled = Motore: compilato.
page-engine-pure = Motore: Python puro. `make fast` lo compila; i bot pensano poi da tre a sei volte più in fretta.
page-engine-stale = Motore: Python puro, perché i sorgenti sono più recenti della versione compilata. `make fast` la ricostruisce.

## Pagina iniziale

page-home-title = Un tavolo per quattro giochi di samurai
page-home-intro = Gioca in solitario contro bot leali, insieme davanti a uno schermo o con gli amici tramite un link. Ogni regola è spiegata dove serve.
page-home-games = Giochi
page-home-play-now = Gioca subito
page-home-play-now-game = Gioca subito a { $game }
page-home-level = { $number ->
    [1] Gioca subito: contro il livello 1, il più facile.
   *[other] Gioca subito: contro il livello { $number }.
}
page-home-set-up = Prepara
page-home-set-up-game = Prepara { $game }
page-home-running = Le tue partite
page-home-your-turn = Tocca a te
page-home-their-turn = Tocca ad altri
page-home-finished = Partite finite
page-home-look-again = Rivedi
page-upload = Guarda una partita salvata
page-upload-file = File della partita
page-upload-send = Apri

## Preparare una partita

page-setup-title = Prepara { $game }
page-setup-seats = Chi gioca?
page-setup-seats-help = A ogni posto gioca una persona o un bot. Un bot vede solo ciò che vedrebbe una persona al suo posto.
page-setup-seat-me = Io
page-setup-seat-here = Qualcuno davanti a questo schermo
page-setup-seat-open = Libero per gli amici
page-setup-people = Persone
page-setup-bots = Bot per livello
page-setup-others = Altri bot
page-setup-presets = Partite già pronte
page-setup-advanced = Tutte le opzioni delle regole
page-setup-advanced-help = I valori predefiniti seguono il regolamento. Dove tace o non è chiaro vale la nostra lettura, e l’opzione è segnata come «interpretazione».
page-setup-ruling = interpretazione
page-setup-components = Componenti
page-setup-box-ours = I nostri componenti
page-setup-box-help = Gioca con i nostri componenti o con una tua scatola.
page-setup-box-paste = Incolla il testo di una scatola
page-setup-box-text = Testo di una scatola
page-setup-saved-none = Nessuno, oppure il testo qui sotto
page-setup-saved-text = { $label } come testo
page-setup-reconstructed = Ricostruiti in questa partita: { $number } componenti su { $total }
page-setup-of = { $number } su { $total }
page-setup-default = Predefinito: { $value }
page-setup-yes = Sì
page-setup-no = No
page-setup-seed = Codice della distribuzione
page-setup-seed-help = Lo stesso codice ridà la stessa distribuzione. Lascialo vuoto per averne una nuova.
page-setup-physical = Peschiamo e tiriamo i dadi al nostro tavolo
page-setup-physical-help = Il programma chiede che cosa è uscito e tiene mazzi, tracciati e regole; voi giocate con le vostre carte e i vostri dadi. Tutti i posti sono di persone.
page-setup-impossible = Queste impostazioni non sono compatibili. Cambiale e riprova.
page-setup-start = Comincia la partita
page-setup-name = Nome
page-setup-check = Controlla le impostazioni
page-setup-more = Altre impostazioni compaiono qui quando servono: premi «Controlla le impostazioni».
page-preset-against-bots = Contro i bot
page-preset-alone = Da soli
page-preset-one-screen = Insieme davanti a uno schermo
page-preset-friend = Con gli amici tramite link

## Bot

page-bot-random = Bot sbadato
page-bot-fair = Un bot vede solo ciò che vedrebbe una persona al suo posto: i tuoi segreti sono al sicuro.
page-bot-fair-badge = leale
page-bot-heuristic = Bot abitudinario
page-bot-other = Bot { $spec }
page-bot-level = Livello { $number }
page-bot-at-level = Livello { $number }: { $name }
page-level-title = Quanto sono forti i bot?
page-level-all = I bot più deboli conoscono meno regole pratiche e guardano meno avanti. Nessuno sbaglia apposta e tutti sono leali: vedono solo ciò che vedrebbe una persona al loro posto. I bot che giocano con te sono buoni compagni a ogni livello.
page-level-1-name = Bot novellino
page-level-1-says = Gioca con poche regole pratiche e semplici: adatto alla prima partita.
page-level-2-name = Bot principiante
page-level-2-says = Conosce qualche regola pratica in più: adatto quando sai come si svolge un turno.
page-level-3-name = Bot amatore
page-level-3-says = Segue buone regole pratiche o guarda un po’ avanti: un avversario alla pari, se conosci le regole.
page-level-4-name = Bot abile
page-level-4-says = Guarda avanti o si lascia sfuggire poco: per chi conosce il gioco.
page-level-5-name = Bot esperto
page-level-5-says = Valuta molte mosse: per giocatori esperti.
page-level-6-name = Bot maestro
page-level-6-says = Il bot più forte di questo gioco, ma anche il più lento.

## Invitare gli amici

page-invite-title = Invita i tuoi amici
page-invite-help = Manda a ciascuno il link di un posto. Vale per una persona: chi lo apre per primo si siede lì.
page-invite-link = Link per { $role }
page-invite-copy = Copia
page-invite-copied = Copiato
page-invite-taken = Occupato: { $name }
page-invite-mine = Qui siedi tu
page-invite-free = Ancora libero
page-invite-watch = Link per chi guarda
page-invite-watch-help = Chi guarda vede solo ciò che tutti possono sapere. Puoi dare questo link a chiunque.
page-invite-go = Al tavolo
page-invite-make = Crea un link
page-join-title = C'è un posto per te
page-join-text = Invito a { $game }: { $role }.
page-join-name = Come devono chiamarti gli altri?
page-join-sit = Siediti
page-join-preview = Apri il link per giocare a { $game }. Non serve un account.

## Il sipario tra chi gioca allo stesso schermo

page-curtain-title = Ora tocca a: { $name }
page-curtain-text = Passa lo schermo a chi gioca { $name }. Ciò che gli altri non possono vedere è dietro il sipario.
page-curtain-several = Chi è il prossimo?
page-curtain-several-text = Chi comincia prende lo schermo e gli altri guardano altrove. Ogni piano resta dietro il sipario.
page-curtain-open = { $name }: apri

## Il tavolo

page-table-seats = Posti
page-table-tools = Il tuo turno: annullare e consiglio
page-table-drawers = Cronaca, regole e tasti
page-table-ask = Che cosa scegliere
page-table-news = Che cosa è successo dall'ultima volta che hai guardato
page-goal = Come si vince
page-legend = Che cosa c’è sul tavolo
page-table-picks = Scegli prima questo
page-table-unpick = Scegli altro
page-table-choices = Le tue scelte
page-table-on-board = Sul tabellone: { $number ->
    [one] una scelta
   *[other] { $number } scelte
}
page-drama = Che cosa succede
page-drama-skip = Salta
page-drama-again = Che cosa è successo
page-drama-again-help = Mostra di nuovo gli ultimi eventi
page-table-waiting-for = In attesa di: { $names }
page-table-thinking = Sta pensando: { $names }
page-table-people = Posti e persone: lasciare, silenziare, bloccare, chiudere il tavolo
page-table-closed = Chi ospita ha chiuso questo tavolo. La partita resta com'è e riprende quando il tavolo viene riaperto.
page-table-answered = Rinunci. Gli altri lo sapranno tra un attimo.
page-rest = Basta per questo turno
page-rest-help = Rinuncia a questa e a tutte le altre reazioni fino alla fine del turno
page-confirm = Procedi
page-confirm-not = Non ancora
page-table-links = Posti e link di questo tavolo
page-table-invite = Invita
page-past-ago =
    { $number ->
        [one] Stai guardando la partita un passo indietro. Intanto è andata avanti.
       *[other] Stai guardando la partita { $number } passi indietro. Intanto è andata avanti.
    }
page-past-moment = Stai guardando il passo { $number } di { $total }. La partita è finita.
page-seat-me = (tu)
page-seat-open = Posto libero
page-seat-to-move = deve scegliere
page-seat-ready = pronto
page-seat-not-ready = non pronto
page-seat-you = Tu
page-seat-nameless = Qualcuno
page-watch = Stai guardando. Vedi ciò che tutti possono sapere.

## Annullare e consiglio

page-undo = Annulla
page-undo-help = Annulla la tua ultima scelta (U)
page-undo-ask = Chiedi di annullare
page-undo-ask-help = Nel frattempo qualcosa è stato rivelato: gli altri devono accettare (U)
page-undo-reset = Ricomincia turno
page-undo-reset-help = Annulla tutto ciò che hai scelto in questo turno
page-undo-redo = Ripeti
page-undo-redo-help = Scegli di nuovo ciò che è stato annullato
page-undo-request = { $name }: posso annullare una scelta?
page-undo-allow = Accetta
page-undo-refuse = Rifiuta
page-undo-asked = Hai chiesto di annullare una scelta. Gli altri devono accettare.
page-hint = Consiglio
page-hint-help = Che cosa farebbe il bot? (H)
page-hint-says = Che cosa farebbe il bot
page-hint-wait = Il bot sta pensando a un consiglio…
page-advice-head = probabilità di vincere
page-advice-head-varied = quanto spesso
page-advice-percent = { $percent }%
page-advice-chance = probabilità di vincere circa { $percent }%
page-advice-share = scelto nel { $percent }% dei casi
page-advice-tries =
    { $number ->
        [one] provato una volta
       *[other] provato { $number } volte
    }
page-advice-chosen = scelto
page-advice-advised = consigliato
page-advice-line = Che cosa si aspetta dopo
page-advice-reasons = Ragioni
page-advice-figures = I numeri

## La cronaca

page-log = Cronaca
page-log-whole = Tutta la cronaca
page-log-asks = { $name }: posso annullare una scelta?
page-log-allows = { $name }: d'accordo.
page-log-refuses = { $name }: preferisco continuare.
page-log-undo = { $name }: scelta annullata.
page-log-back = { $name }: si torna a prima di una scelta. Il caso e i bot decidono di nuovo.
page-log-hint = { $name }: consiglio chiesto.
page-log-sits = { $name }: ora al tavolo.
page-log-leaves = { $name }: il posto è di nuovo libero.
page-log-offers = { $name }: può diventare chi ospita.
page-log-host = { $name }: ora ospita il tavolo.

## Regole

page-rules-now = Che cosa posso fare ora?
page-learn = Impara
page-learn-game = Impara: { $game }
page-learn-intro = Gioca una breve partita guidata sul vero tavolo. Il maestro indica una cosa alla volta; un errore non costa nulla.
page-learn-step = Passo { $number } di { $total }
page-learn-back = Indietro
page-learn-on = Avanti
page-learn-do = Tocca a te: fallo sul tavolo.
page-learn-try = Tocca a te: prova quello che vuoi.
page-learn-chapters = Capitoli
page-learn-leave = Lascia la lezione; ti aspetta
page-learn-steps = { $number } passi, circa { $minutes } minuti
page-learn-done = finita
page-learn-start = comincia
page-learn-play-on = Continua a giocare da qui
page-learn-play-whole = Una partita intera
page-learn-again = Ricomincia
page-learn-all = Tutte le lezioni
page-guide-title = Regolamento: { $game }
page-guide = Regolamento
page-guide-english = Questo regolamento non è ancora tradotto; eccolo in inglese.
page-guide-exact = Le regole esatte di questo paragrafo
page-guide-exact-rules = Regole esatte (in inglese)
page-guide-more = Altro nel regolamento
page-guide-legend = Simboli
page-guide-summary = Una pagina: il turno e i simboli
page-rules-all = Tutte le regole di questo gioco
page-rules-title = Regole di { $game }
page-rules-search = Cerca una parola o un punto
page-rules-none = Nessun punto corrisponde a «{ $text }».
page-rules-contents = Indice
page-rules-find = Cerca
page-rules-english = Le regole sono scritte in inglese.

## Chat

page-chat = Chat
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
page-keys-arrows = si muove sul tabellone
page-keys-numbers = sceglie dalla lista
page-keys-enter = conferma
page-keys-undo = annulla, o chiede di farlo
page-keys-hint = chiede un consiglio
page-keys-what-happened = rivede che cosa è successo
page-keys-skip = salta quello che viene mostrato
page-keys-log = apre la cronaca
page-keys-rules = apre le regole di questo passo
page-keys-explain = che cos’è? Tab passa da un elemento all’altro
page-keys-escape = chiude, o lascia ciò che è scelto
page-keys-keys = mostra questi tasti

## Il collegamento

page-reconnecting = Il collegamento è caduto. Nuovo tentativo…
page-offline = Il server non risponde
page-offline-text = In questo momento il tavolo non è raggiungibile. Nulla è perso: ogni scelta che hai visto sulla pagina è salvata. Questa pagina riprova da sola.
page-offline-again = Riprova
page-notify-ask = Avvisami quando tocca a me
page-notify-title = Tocca a te
page-notify-text = { $game }: il tavolo ti aspetta.

## Dopo la partita

page-over-won = Hai vinto!
page-over-lost = Hai perso.
page-over-winner = Vittoria: { $who }.
page-over-nobody = La partita è persa.
page-over-backs =
    { $number ->
        [one] Una volta è stata annullata una scelta dopo che qualcosa era stato rivelato.
       *[other] { $number } volte è stata annullata una scelta dopo che qualcosa era stato rivelato.
    }
page-run-record = La tua sfida migliore di questo tipo finora!
page-run-best = La tua sfida migliore di questo tipo: { $score }
page-after-replay = Rivedi
page-after-again = Rigioca la stessa distribuzione
page-after-open = Mostra tutto
page-after-bot = Che cosa sapeva il bot
page-after-bot-help = { $choice }: ecco tutto ciò che { $name } poteva vedere al momento della scelta.
page-why = Perché?
page-why-wait = Il bot ci sta ripensando…
page-why-title = Perché? Che cosa ha pensato { $name }
page-why-help = Ricalcolato solo da ciò che si vedeva da questo posto in quel momento. Un bot che varia le sue scelte può averne presa una diversa dalla prima.
page-after-download = Scarica
page-after-seed = Codice di questa distribuzione: { $seed }
page-after-play-on = Continua da qui
page-after-play-on-help = Da qui comincia una nuova partita; la vecchia resta com’era.
page-luck-title = La fortuna è onesta?
page-luck-help = Il server ha fissato tutta la fortuna di questa partita quando il tavolo è stato creato. Qui sotto c’è la sua impronta (SHA-256). Dopo la partita il replay mostra il codice: se la sua impronta è la stessa, nessuno ha cambiato nulla. shiai replay FILE --luck controlla ogni estrazione.
page-luck-chosen = Tutti giocano con un codice scelto da qualcuno: chi lo conosce può conoscere la fortuna di questa partita.
page-luck-physical = Pescate e tirate i dadi al vostro tavolo e inserite ciò che è uscito.
page-luck-asks = Che cosa è uscito al vostro tavolo?
page-luck-draw = Pesca per noi
page-luck-draw-help = Per questa volta pesca o tira il programma.
page-luck-fingerprint = La sua impronta: { $fingerprint }
page-after-share = Gioca questa distribuzione
page-replay-title = Rivedi: { $game }
page-replay-moment = Passo { $number } di { $total }
page-replay-slider = Passo della partita
page-replay-first = All'inizio
page-replay-back = Indietro
page-replay-on = Avanti
page-replay-last = Alla fine
page-replay-show = Mostra
page-replay-now = Torna alla partita
page-replay-eyes = Punto di vista
page-replay-eyes-of = Punto di vista: { $name }
page-replay-next = Prossima scelta ({ $name }): { $choice }
page-replay-old = Questa partita è stata giocata con altre regole e questo programma non sa più disegnarla. Ecco che cosa c'era sul tavolo.

## Che cosa è reale

page-real = Che cosa è reale
page-real-title = Che cosa è reale: { $game }
page-real-intro = Non tutto di questo gioco si è potuto leggere in un regolamento o in una scansione. Questa pagina elenca ogni componente, che cosa ne sappiamo e da dove.
page-real-printed-text = Letto in un regolamento o in una scansione del componente.
page-real-reported-text = Noto da una sola fonte pubblica, come una recensione o un forum.
page-real-reconstructed-text = Una nostra proposta, perché nessuna fonte lo riporta.
page-real-box = Se possiedi il gioco, inserisci ciò che c’è davvero sui tuoi componenti e gioca con quello.
page-real-english = Fonti e note sono in inglese.
page-real-own-name = Questo segno accanto a un nome: nessuna fonte lo riporta in italiano, la traduzione è nostra.
page-real-our-name = nome nostro
page-real-component = Componente
page-real-values = Valori
page-real-confidence = Quanto è certo
page-real-source = Fonte
page-mark-reported = Riferito: noto da una sola fonte pubblica. Fonte: { $source }
page-mark-reconstructed = Ricostruito: una nostra proposta. Fonte: { $source }
page-mark-own = Dalla scatola di un giocatore, diverso dal nostro.

## I miei contenuti e l’editor delle scatole

page-mine = I miei contenuti
page-mine-box = Scatole
page-mine-deck = Mazzi
page-mine-weapon = Armi
page-mine-intro = Ciò che hai salvato per giocarci. Questo browser se lo ricorda; scarica un file per portarlo altrove.
page-mine-none = Non hai ancora salvato nulla.
page-mine-wrong = Non è stato salvato nulla. Ecco che cosa non va:
page-mine-play = Gioca
page-mine-play-thing = Gioca con { $name }
page-mine-edit = Modifica
page-mine-edit-thing = Modifica { $name }
page-mine-download-thing = Scarica { $name }
page-mine-more = Rinomina o elimina
page-mine-name = Nome
page-mine-name-help = Se resta vuoto, vale il nome nel file.
page-mine-rename = Rinomina
page-mine-delete = Elimina per sempre
page-mine-delete-sure = Eliminare «{ $name }»? Le partite già cominciate non cambiano.
page-mine-box-help = Prendi il tuo gioco, guarda i componenti e inserisci ciò che è diverso dai nostri.
page-mine-import = Importa
page-mine-import-help = Una scatola, un mazzo o un’arma: la pagina capisce da sola che cos’è.
page-mine-import-send = Importa
page-mine-file = File
page-mine-text = Oppure il suo testo
page-mine-save = Salva nei miei contenuti
page-box-make = Inserisci la tua scatola
page-box-title = La tua scatola: { $game }
page-box-intro = Inserisci ciò che è stampato sui tuoi componenti. Quello che non tocchi resta com’è qui; nulla viene salvato finché non lo chiedi.
page-box-saved = Salvata come «{ $name }».
page-box-wrong = Non è stato salvato nulla. Correggi ciò che è segnato o riprendi il nostro valore.
page-box-parts = Tipi di componenti
page-box-changed = modificati
page-box-search = Cerca
page-box-unprinted = Solo ciò che non è stampato
page-box-find = Mostra
page-box-found = { $number } componenti su { $total }
page-box-pages = Pagine
page-box-name = Nome della scatola
page-box-name-usual = La mia scatola
page-box-play = Salva e giocaci
page-box-export = Esporta in un file
page-box-import = Importa il file di una scatola
page-box-import-help = La scatola appare in questo editor. Non viene salvata finché non lo chiedi.
page-box-place = Posto { $number }
page-box-line-word = Riga { $number }: che cosa
page-box-line-number = Riga { $number }: quanto
page-box-ours = il nostro: { $value }
page-box-take-ours = Riprendi il nostro
page-box-take-ours-of = Riprendi il nostro valore: { $name }, { $label }

## Quando qualcosa non va

page-error-title = Non ha funzionato
page-error-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e scegli ancora.
page-error-turn = Non tocca a te. Aspetta il tuo turno.
page-error-seat = Questo posto non è tuo. Apri il tavolo con il tuo link.
page-error-illegal = Le regole non lo permettono.
page-error-missing = Qui non c'è niente. Forse il link è incompleto; copialo di nuovo per intero.
page-error-table = Questo tavolo non esiste. Le tue partite sono nella pagina iniziale.
page-error-version = Questa partita è cominciata con un'altra versione delle regole. Puoi guardarla, ma qui non può continuare.
page-error-home = Alla pagina iniziale
page-error-table-again = Torna al tavolo
page-error-impossible = Ora non è possibile.
page-error-unconfirmed = Questa scelta si annulla solo se gli altri sono d’accordo.
page-error-known-luck = Lascia vuoto il codice: chi lo conosce prima potrebbe calcolare la fortuna degli altri. Da solo o in squadra puoi sceglierlo.
page-error-set-up = Il tavolo non si può preparare così.
page-error-malformed = Questa richiesta è incompleta o sbagliata. Torna indietro e riprova.
page-error-content = Così non si può salvare.
page-error-database = Il server non raggiunge il suo database. Niente è andato perso e niente è cambiato; questa pagina riprova da sola.
page-error-quota = Hai troppe partite aperte. Prima finiscine qualcuna.
page-error-used-link = Qualcuno ha già preso posto con questo link: vale per una sola persona. Chiedine uno nuovo.
page-error-closed = Chi ospita ha chiuso questo tavolo. La partita riprende quando viene riaperto.
page-error-unwelcome = Qualcuno a questo tavolo non vuole giocare con te.
page-error-timeout = La richiesta non è arrivata in tempo. Controlla la connessione e inviala di nuovo.
page-error-too-large = È troppo in una volta. Invia un file più piccolo.
page-error-too-many = Troppe richieste tue in una volta. Aspetta un momento e riprova.
page-error-busy = Il server è pieno. Torna tra un minuto.

## La pagina di aiuto

page-help-start = Cominciare
page-help-start-text = «Gioca subito» comincia con un clic una partita con impostazioni sensate. «Prepara» offre tutte le opzioni delle regole, con una spiegazione e il punto su cui si basano.
page-help-choose = Scegliere
page-help-choose-text = Ciò che puoi scegliere ha un bordo verde sul tabellone e accanto un pulsante. Punta una scelta per leggere che cosa farebbe. Se qualcosa non si può fare, la regola dice perché.
page-help-undo = Annullare
page-help-undo-text = Finché non è stato rivelato niente di segreto o di casuale, puoi annullare liberamente. Dopo, gli altri devono accettare; contro i bot e in solitario puoi sempre tornare indietro, ma allora il caso e i bot decidono di nuovo.
page-help-friends = Amici
page-help-friends-text = Lascia libero un posto e manda il suo link. Il link è la chiave del posto: vale su ogni dispositivo e in ogni momento, quindi dallo a una persona sola.
page-help-watch = Chi guarda
page-help-watch-text = L'indirizzo del tavolo mostra a chi guarda ciò che tutti possono sapere, e nient'altro.
page-help-fair = Bot leali
page-help-fair-text = Un bot vede il tavolo come lo vedrebbe una persona al suo posto. Dopo la partita puoi guardare ogni scelta con i suoi occhi.
page-help-lost = Niente va perso
page-help-lost-text = Ogni scelta è salvata prima della risposta. Esci quando vuoi; le partite in corso e finite, con le tue statistiche, sono in «Le mie partite».
page-help-after = Dopo la partita
page-help-after-text = Una partita finita è tutta scoperta: leggi la sua storia, rivedila, mostra tutto o continua da un passo qualsiasi. Con un clic giochi ancora: nuova distribuzione, lati scambiati, bot più forti o più deboli, oppure la stessa distribuzione. Agli amici si chiede prima.
page-help-real = Che cosa è reale
page-help-real-text = Alcuni numeri e alcune carte non sono mai stati pubblicati e qui sono ricostruiti. Portano un piccolo segno: ° è riferito da una fonte, ≈ è una nostra proposta, ✎ viene da una scatola tua. Per ogni gioco una pagina elenca tutto con la sua fonte.
page-help-mine = La tua scatola
page-help-mine-text = Se possiedi un gioco, inserisci ciò che è stampato sui suoi componenti, salvalo come scatola e sceglila quando prepari una partita. Scatole, mazzi e armi si trovano in «I miei contenuti».
