# Dopo la partita: la fine, giocare ancora, l'elenco delle proprie partite, invitare gli amici.

## La fine

page-end = Com'è finita la partita
page-end-won-against = Vinci come { $figure } contro { $others }.
page-end-lost-to = Vince { $winners }; tu giocavi { $figure }.
page-end-won-together = Vincete insieme: { $names }.
page-end-lost-together = Perdete insieme: { $names }.
page-end-player = { $name } ({ $figure })
page-end-story = La storia
page-end-numbers = In numeri
page-end-rounds = Round
page-end-choices = Scelte
page-end-own-choices = Di cui tue
page-end-time = Durata
page-end-minutes = { $minutes } min
page-end-hours = { $hours } h { $minutes } min
page-end-hints = Consigli chiesti
page-end-part = { $name } { $number }
page-end-scale = Che cosa significa il punteggio
page-end-step = da { $least } a { $most }
page-end-step-last = da { $least } in su
page-end-here = questa partita

## Analisi

page-analysis = Analisi
page-analysis-ask = Analizza la partita
page-analysis-ask-help = Una ricerca valuta ogni scelta in base a ciò che si poteva sapere in quel momento. Lavora in sottofondo.
page-analysis-progress = { $number } scelte valutate su { $total }
page-analysis-look = Controlla di nuovo
page-analysis-failed = L’analisi è stata interrotta.
page-analysis-yours = Il tuo gioco: { $good }, { $costly }.
page-analysis-of = { $name }: { $good }, { $costly }.
page-analysis-good = { $number ->
    [one] una scelta buona
   *[other] { $number } scelte buone
}
page-analysis-costly = { $number ->
    [0] nessuna costosa
    [one] una costosa
   *[other] { $number } costose
}
page-analysis-curve = Probabilità di vittoria: { $name }
page-analysis-summary = { $start }% alla prima scelta, { $end }% alla fine; nel mezzo da { $least }% a { $most }%.
page-analysis-turning = Punti di svolta
page-analysis-moments = Da rivedere
page-analysis-sum = Che cosa ha spostato la probabilità di vittoria
page-analysis-sum-yours = Le tue scelte
page-analysis-sum-own = Le proprie scelte
page-analysis-sum-others = Scelte dell’altra parte
page-analysis-sum-luck = Fortuna e informazioni nascoste
page-analysis-gain = { $number ->
    [one] +1 punto
   *[other] +{ $number } punti
}
page-analysis-lost = { $number ->
    [0] 0 punti
    [one] −1 punto
   *[other] −{ $number } punti
}
page-analysis-verdict-luck = La fortuna ha pesato su questa partita più delle scelte.
page-analysis-verdict-skill = Le scelte hanno pesato su questa partita più della fortuna.
page-analysis-verdict-both = Fortuna e scelte hanno pesato su questa partita più o meno allo stesso modo.
page-analysis-moment-costly = Scelta costosa
page-analysis-moment-key = Scelta chiave
page-analysis-moment-choice = Scelta
page-analysis-moment-gift = Errore: { $name }
page-analysis-moment-up = Fortuna
page-analysis-moment-down = Sfortuna
page-analysis-chance = Probabilità di vittoria: { $before }% → { $after }%
page-analysis-chosen = Scelto: { $choice }
page-analysis-better = Meglio: { $choice }
page-analysis-mixture = Meglio variare, così che nessuno possa prevederlo:
page-analysis-share = { $percent }%: { $choice }
page-analysis-lead = { $number ->
    [one] La seconda scelta sarebbe costata un punto.
   *[other] La seconda scelta sarebbe costata { $number } punti.
}
page-analysis-times = { $choice } (×{ $number })
page-analysis-rated = La scelta di { $name }
page-analysis-yours-rated = La tua scelta
page-analysis-rated-costly = costosa
page-analysis-rated-key = decisiva
page-analysis-rated-good = buona
page-analysis-note = I punti sono punti percentuali della probabilità di vittoria, stimata da una ricerca in base a ciò che si poteva sapere. Una scelta conta come costosa solo se la differenza supera l’incertezza della stima.

## Giocare ancora

page-again = Gioca ancora
page-again-new = Ancora
page-again-new-help = Stessa preparazione, nuova distribuzione
page-again-swap = Scambia i lati
page-again-swap-help = A lati scambiati
page-again-up = Bot più forti
page-again-up-help = Bot di un livello superiore
page-again-down = Bot più deboli
page-again-down-help = Bot di un livello inferiore
page-again-same = Stessa distribuzione
page-again-same-help = Stessa preparazione e stessa distribuzione
page-again-asks = Prima si chiede agli altri. Ognuno tiene posto e link.
page-rematch-request = { $name } vorrebbe giocare ancora: { $how }
page-rematch-waits = Hai chiesto un'altra partita: { $how }. Devono rispondere: { $names }
page-rematch-agreed = Ci stai: { $how }. Devono rispondere: { $names }
page-rematch-accept = Ci sto
page-rematch-decline = Non ora
page-rematch-withdraw = Ritira
page-rematch-next = La prossima partita è cominciata.
page-rematch-go = Alla prossima partita
page-log-again = { $name }: giochiamo ancora?
page-log-again-yes = { $name }: ci sto.
page-log-again-no = { $name }: non ora.
page-log-again-withdrawn = { $name }: ritiro la domanda.
page-log-again-begins = { $name }: comincia la prossima partita.

## Le mie partite

page-games = Le mie partite
page-games-intro = Le partite di questo browser, che il server conserva con il suo cookie. Puoi portarle con te in un file.
page-games-none = Non hai ancora giocato.
page-games-running = Partite in corso
page-games-all = Tutte le mie partite
page-games-statistics = Statistiche
page-games-statistics-help = Partite finite, giocate qui dall’inizio. La tua vera quota di vittorie sta nell’intervallo con una fiducia del 95 %; più partite giochi, più si restringe.
page-games-kind = Tipo
page-games-against = Bot
page-games-played = Partite
page-games-won = Vinte
page-games-share = Quota di vittorie (95 %)
page-games-percent = { $share } % ({ $low }–{ $high } %)
page-games-streak = Serie (la più lunga)
page-games-streaks = { $now } ({ $longest })
page-games-rounds = Meno round per vincere
page-games-fastest = Vittoria più veloce
page-games-level = Livello { $number }
page-games-levels = Livelli diversi
page-games-other-bots = Altri bot
page-games-people = Solo persone
page-games-alone = In solitario
page-games-usual = Standard
page-games-export = Porta con te le partite
page-games-export-json = Come JSON
page-games-export-csv = Come tabella (CSV)
page-games-won-mark = vinta
page-games-lost-mark = persa
page-games-more = Partite più vecchie

## Invitare gli amici

page-host-name = Come devono chiamarti gli amici?
page-host-name-help = Lo vedranno nell'invito e al tavolo.
page-invite-share = Condividi
page-invite-share-text = Gioca con me a { $game }.
page-invite-qr = Codice QR del link per { $role }
page-invite-scan = Inquadralo con il telefono.
page-invite-renew = Nuovo link
page-invite-renew-help = Il link attuale smette di valere.
page-invite-own = Link al tuo posto
page-invite-own-help = Per un altro tuo dispositivo.
page-seats-leave = Lascia il posto
page-seats-leave-help = Rinunci a questo posto. Chi ospita può invitare qualcun altro; per tornare ti serve un nuovo link.
page-seats-free = Libera il posto
page-seats-free-help = Chi siede qui perde il posto, e viene creato un nuovo link per qualcun altro.
page-seats-browsers = { $number ->
    [one] Qui gioca un browser.
   *[other] Qui giocano { $number } browser.
}
page-invite-waiting = C'è un posto libero per un amico.
page-join-from = { $name } ti invita a { $game }. Giochi { $role }.
page-seat-guest = Ospite
page-seat-here = qui
page-seat-away = non c'è
page-talk-new = Nuovo messaggio da
page-talk-unread = Messaggi non letti

# Hosts, and people who want nothing to do with each other.
page-games-closed = Partite chiuse
page-games-closed-help = Chi ospitava ha chiuso questi tavoli prima della fine. Nulla va perduto: può riaprirli.
page-games-closed-on = Chiusa il { $date }
page-host = Ospita
page-host-you = Ospiti tu questo tavolo
page-host-close = Chiudi il tavolo
page-host-close-help = La partita resta com'è, per tutti quelli che siedono qui, e si trova tra «Le mie partite». Nessuno può scegliere, parlare o sedersi finché non riapri il tavolo.
page-host-open = Riapri il tavolo
page-host-open-help = La partita riprende da dove si era fermata.
page-host-closed = Questo tavolo è chiuso dal { $date }.
page-host-offer = Cedi il tavolo
page-host-offer-help = Chiedi a chi siede qui di ospitare al posto tuo: invitare, liberare posti e chiudere il tavolo. Finché non accetta, ospiti tu.
page-host-offered = { $name } può diventare chi ospita, ma non ha ancora accettato.
page-host-take = Ospita tu il tavolo
page-host-take-help = Chi ospita ti cede questo tavolo. Potrai invitare, liberare posti e chiudere il tavolo.
page-avoid = Silenzia o blocca
page-mute = Silenzia a questo tavolo
page-mute-help = Non vedi più ciò che si scrive da questo posto a questo tavolo. Nessuno lo viene a sapere.
page-unmute = Mostra di nuovo i messaggi
page-unmute-help = Vedrai di nuovo ciò che si scrive da questo posto.
page-muted-tag = Silenziato
page-block = Blocca
page-block-help = Non vedi più ciò che questa persona scrive, a nessun tavolo. Non può sedersi dove ospiti o giochi, né guardare. Il posto che ha già lo tiene finché chi ospita non lo libera.
page-blocked-tag = Bloccato
page-blocked-where = Hai bloccato questa persona. Puoi tornare indietro qui:
page-blocked = Persone bloccate
page-blocked-help = Non vedi ciò che scrivono, e non possono sedersi ai tuoi tavoli né guardarli.
page-unblock = Sblocca
