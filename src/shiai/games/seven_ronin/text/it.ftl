# 7 Ronin in italiano. I nomi arrivano senza articolo; i luoghi hanno casi come attributi: .acc (con l'articolo), .loc (dove) e .lat (verso dove), che la frase
# chiede con ACC, LOC e LAT. «Ninja» e «ronin» sono invariabili.

game-title = 7 Ronin
game-intro = Sette ronin difendono un villaggio di dieci aree da cinquanta ninja. A ogni round le due parti pianificano in segreto, scoprono i piani insieme e combattono dove si incontrano. L'Attaccante vince con cinque aree o quando tutti i ronin sono caduti, il Difensore se resiste otto round o se non resta nessun ninja.

## Nomi

name-attacker = Attaccante
    .nom = L'Attaccante
    .gen = dell'Attaccante
name-defender = Difensore
    .nom = Il Difensore
    .gen = del Difensore

name-watchtower = Torre
    .acc = la Torre
    .loc = alla Torre
    .lat = alla Torre
name-inn = Locanda
    .acc = la Locanda
    .loc = alla Locanda
    .lat = alla Locanda
name-well = Pozzo
    .acc = il Pozzo
    .loc = al Pozzo
    .lat = al Pozzo
name-granary = Granaio
    .acc = il Granaio
    .loc = al Granaio
    .lat = al Granaio
name-shrine = Santuario
    .acc = il Santuario
    .loc = al Santuario
    .lat = al Santuario
name-burial_grounds = Cimitero
    .acc = il Cimitero
    .loc = al Cimitero
    .lat = al Cimitero
name-passage = Sentiero
    .acc = il Sentiero
    .loc = sul Sentiero
    .lat = sul Sentiero
name-field_large = Campo (limite 3)
    .acc = il Campo (limite 3)
    .loc = nel Campo (limite 3)
    .lat = nel Campo (limite 3)
name-animal_pen = Recinto
    .acc = il Recinto
    .loc = al Recinto
    .lat = al Recinto
name-field_small = Campo (limite 2)
    .acc = il Campo (limite 2)
    .loc = nel Campo (limite 2)
    .lat = nel Campo (limite 2)
name-market = Mercato
    .acc = il Mercato
    .loc = al Mercato
    .lat = al Mercato

name-hayai = Hayai
name-kabe = Kabe
name-musashi = Musashi
name-taiko = Taiko
name-tasuke = Tasuke
name-yobu = Yobu
name-yumi = Yumi

## A che punto è la partita

moment-planning = Round { $round } di 8 · piani segreti
moment-ronin_abilities = Round { $round } di 8 · agiscono i ronin
moment-wounds = Round { $round } di 8 · ferite
moment-area_abilities = Round { $round } di 8 · agiscono le aree
moment-over = La partita è finita nel round { $round }

## Come si vince, e quanto manca

goal-attacker = Prendi { $needed } aree (ora: { $held }) o abbatti l'ultimo ronin (vivi: { $alive }).
goal-attacker_loses = Perdi dopo il round 8 (questo è il round { $round }) o se finiscono i ninja (ne restano { $ninja }).
goal-defender = Resisti otto round (questo è il round { $round }) o elimina tutti i ninja (ne restano { $ninja }).
goal-defender_loses = Perdi se i ninja hanno { $needed } aree (ora: { $held }) o se cade l'ultimo ronin (vivi: { $alive }).
goal-attacker_wins = L'Attaccante vince con { $needed } aree (ora: { $held }) o quando cade l'ultimo ronin (vivi: { $alive }).
goal-defender_wins = Il Difensore vince dopo il round 8 (questo è il round { $round }) o se finiscono i ninja (ne restano { $ninja }).

## Che cosa parla per una scelta

why-area-watchtower = Occupata dai ninja, la Torre ferisce ogni ronin lì accanto, a ogni round.
why-area-inn = Occupata dai ninja, la Locanda ripete l'abilità di un'altra area occupata.
why-area-well = Occupato dai ninja, il Pozzo ferisce un ronin qualsiasi del villaggio, a ogni round.
why-area-granary = Occupato dai ninja, il Granaio ne porta fino a due nuovi, a ogni round.
why-area-shrine = Occupato dai ninja, il Santuario toglie l'abilità a un ronin, a ogni round.
why-area-burial_grounds = Occupato dai ninja, il Cimitero riporta ninja dalle aree alla riserva.
why-area-passage = Occupato dai ninja, il Sentiero ne manda altri due in qualsiasi area dopo lo scontro.
why-area-field = Tutti e due in mano ai ninja, i Campi valgono tre aree.
why-area-animal_pen = Occupato dai ninja, il Recinto trattiene un ronin dov'è, a ogni round.

why-market = Un ninja al Mercato ne permette uno oltre un limite in ogni round successivo, finché non arriva un ronin.
why-fifth = { $place }: le aree sarebbero { $number }, abbastanza per vincere se nessuno ti ferma.
why-held_here = { $ronin } deve restare { LOC($place) } e ha resistenza { $left }.
why-deadly = { $number } ninja { LOC($place) } sono mortali per { $alive } dei ronin che possono arrivare.
why-meets = Un ronin che arriva { LAT($place) } incontra { $number } ninja.
why-saves_ninja = Nel piano ci sono abbastanza ninja. Restano nella riserva: { $number }; round ancora da giocare: { $left }.

why-clear_market = Ninja al Mercato: { $number }. { $ronin } li scaccia tutti, senza una ferita.
why-retake = { $ronin } può liberare { ACC($place) }: { $number } ninja contro una resistenza di { $left }.
why-fight = Ci sono ninja { LOC($place) }, quindi { $ronin } può usare lì l'abilità.
why-close = Aree in mano ai ninja: { $held }; ne bastano { $needed } per vincere. Ogni area liberata conta.
why-quiet = { $ronin } ha bisogno di un'area senza ninja; { LAT($place) } può arrivarne al massimo { $number }.
why-safe = { $number ->
    [0] Nessun nuovo ninja può arrivare { LAT($place) }
    [one] Al massimo 1 nuovo ninja può arrivare { LAT($place) }
   *[other] Al massimo { $number } nuovi ninja possono arrivare { LAT($place) }
}, e { $ronin } ha resistenza { $left }.
why-share = Insieme { LOC($place) } Tasuke e { $ronin } hanno resistenza { $number }, e le ferite le dividi tu.

why-before_yobu = Prima { $ronin }: se Yobu spinge qui dei ninja, non potrà più agire.
why-shoot = Il tiro non costa nulla: la riserva scende da { $number } a { $left }.
why-heal = { $ronin }: resistenza rimasta solo { $left } su { $number }.
why-heal_saves = { $ronin } ha accanto { $number } ninja: senza cura è la fine.
why-unguarded = Nessuno difende { ACC($place) }: senza Hayai i ninja occupano l'area.
why-survives = { $ronin } ha resistenza { $left } e lì incontra { $number } ninja.
why-slay = Un ninja in meno { LOC($place) }, senza ferite. Ne restano: { $left }.
why-push = Yobu ha resistenza { $left } e davanti { $number } ninja.
why-push_to = { $ronin }, { LOC($place) }, regge di più: resistenza { $left }.
why-split_both = Vivono entrambi: Tasuke con resistenza { $left }, { $ronin } con { $number }.
why-split_falls = { $ronin } cade, ma l'altro vive con resistenza { $left }.

why-in_sight = Ronin accanto alla Torre: { $number }.
why-wins = Così le aree sono { $number }: abbastanza per vincere.
why-finish = Le tue aree sono { $number }: termina ora e hai vinto.
why-last_wound = { $ronin } regge ancora una sola ferita: questa è l'ultima.
why-fewest = Nessuno a portata ha meno resistenza di { $ronin }: { $left }.
why-hold = Nel prossimo round { $ronin } può stare solo { LOC($place) }.
why-silence = Nel prossimo round { $ronin } è senza abilità.
why-send_takes = Nessuno difende { ACC($place) }: l'area è subito tua. Aree in tutto: { $number }.
why-send_falls = { $ronin } ha resistenza { $left }: i ninja mandati ({ $number }) sono la fine.
why-send_wounds = Dopo, a { $ronin } resta resistenza { $left }.
why-withdraw = Il ninja si può mandare di nuovo, e { LOC($place) } ne restano { $number }.

## Domande

prompt-attack = Pianifica l'attacco in segreto: ancora almeno { $missing } ninja. Disponibili: nuove aree { $areas }, ninja { $reserve }.
prompt-attack-enough = L'attacco ha abbastanza ninja: chiudi il piano o mandane altri. Disponibili: nuove aree { $areas }, ninja { $reserve }.
prompt-defence =
    { $number ->
        [one] Schiera i ronin in segreto: ne resta ancora uno in mano.
       *[other] Schiera i ronin in segreto: ne restano ancora { $number } in mano.
    }
prompt-defence-enough = Ogni ronin ha il suo posto: chiudi il piano.
prompt-ronin_abilities = Usa le abilità dei tuoi ronin prima dello scontro, in qualsiasi ordine, oppure termina.
prompt-split_wounds =
    { $number ->
        [one] Tasuke e { $ronin } affrontano insieme un ninja: quante ferite prende Tasuke?
       *[other] Tasuke e { $ronin } affrontano insieme { $number } ninja: quante ferite prende Tasuke?
    }
prompt-area_abilities =
    { $areas ->
        [one] Usa le aree occupate, in qualsiasi ordine, oppure termina. Hai un'area; con cinque vinci.
       *[other] Usa le aree occupate, in qualsiasi ordine, oppure termina. Hai { $areas } aree; con cinque vinci.
    }
prompt-copy_ability_of_another_occupied_area = Scegli un'altra area occupata: la Locanda funziona come quella.
prompt-wound_chosen_ronin = Scegli il ronin che riceve una ferita.
prompt-hold_chosen_ronin = Scegli il ronin che comincia il prossimo round nello stesso posto.
prompt-silence_chosen_ronin_next_round = Scegli il ronin che nel prossimo round non ha abilità.
prompt-withdraw_ninja = Scegli un'area da cui un ninja torna nella riserva. Ninja che puoi ancora riprendere: { $number }.
prompt-send_ninja_to_one_area = Scegli dove uno o due ninja della riserva colpiscono subito.
prompt-choose_wounded = La scorta è troppo piccola per ferire tutti accanto alla Torre: scegli chi riceve una ferita.

## Scelte possibili

choice-place = Un ninja in più { LAT($place) }
choice-place-market = Un ninja { LAT($place) }: dal prossimo round ne permette uno oltre un limite
choice-done = Chiudi il piano; resta coperto fino alla rivelazione
choice-assign = { $ronin } si mette di guardia { LOC($place) }
choice-finish = Termina: nessun'altra abilità in questo round

choice-move = Hayai accorre { LAT($place) } a combattere
choice-slay = Musashi abbatte un ninja nella propria area, prima che si contino le ferite
choice-heal = Taiko cura una ferita di { $ronin }
choice-push =
    { $number ->
        [one] Yobu spinge un ninja { LAT($place) }
       *[other] Yobu spinge { $number } ninja { LAT($place) }
    }
choice-push-apart = Yobu spinge un ninja { LAT($place) } e uno { LAT($other) }
choice-push-nowhere = Yobu spinge dei ninja nelle aree vicine
choice-shoot = Yumi colpisce con una freccia un ninja della riserva
choice-split =
    { $number ->
        [0] Tasuke non prende nessuna ferita
        [one] Tasuke prende una ferita
       *[other] Tasuke prende { $number } ferite
    }

choice-use-wound_each_ronin_in_adjacent_areas = { $place }: ferisci ogni ronin nelle due aree accanto
choice-use-copy_ability_of_another_occupied_area = { $place }: usa l'abilità di un'altra area occupata
choice-use-wound_chosen_ronin = { $place }: ferisci un ronin
choice-use-gain_ninja = { $place }: porta fino a due ninja dalla scorta alla riserva
choice-use-silence_chosen_ronin_next_round = { $place }: togli l'abilità a un ronin per il prossimo round
choice-use-withdraw_ninja = { $place }: riprendi dalle aree nella riserva fino a due ninja
choice-use-send_ninja_to_one_area = { $place }: manda uno o due ninja della riserva in un'area, dove combattono subito
choice-use-two_fields_count_as_three_areas = { $place }: niente da usare, ma due Campi contano come tre aree
choice-use-hold_chosen_ronin = { $place }: trattieni un ronin, che comincia il prossimo round nello stesso posto

choice-copy = La Locanda funziona da { $place }
choice-target-wound_chosen_ronin = { $ronin } riceve una ferita
choice-target-hold_chosen_ronin = { $ronin } comincia il prossimo round nello stesso posto
choice-target-silence_chosen_ronin_next_round = { $ronin } non ha abilità nel prossimo round
choice-target-choose_wounded = { $ronin } è tra chi riceve una ferita
choice-withdraw = { $place }: un ninja torna nella riserva
choice-enough = Non riprendere altri ninja
choice-send =
    { $number ->
        [one] Un ninja colpisce { LOC($place) }
       *[other] { $number } ninja colpiscono { LOC($place) }
    }

## Eventi

event-round_began =
    { $threat ->
        [one] Comincia il round { $round }: si può attaccare al massimo un'area.
       *[other] Comincia il round { $round }: si possono attaccare al massimo { $threat } aree.
    }
event-ninja_planned = Nel piano: un ninja { LAT($place) }.
event-ronin_planned = Nel piano: { $ronin } { LAT($place) }.
event-plan_ready = Il piano { GEN($side) } è pronto.
event-ninja_revealed =
    { $number ->
        [one] Un ninja appare { LOC($place) }.
       *[other] { $number } ninja appaiono { LOC($place) }.
    }
event-ronin_revealed = { $ronin } è di guardia { LOC($place) }.
event-market_cleared =
    { $number ->
        [one] { $ronin } libera il Mercato: un ninja va nella scorta e il bonus svanisce.
       *[other] { $ronin } libera il Mercato: { $number } ninja vanno nella scorta e il bonus svanisce.
    }

event-hayai_moved = Hayai accorre { LAT($place) } e combatte lì.
event-musashi_slew = Musashi abbatte un ninja { LOC($place) }.
event-taiko_healed = Taiko cura una ferita di { $ronin }.
event-yobu_pushed =
    { $number ->
        [one] Yobu spinge un ninja { LAT($place) }.
       *[other] Yobu spinge { $number } ninja { LAT($place) }.
    }
event-yumi_shot = Yumi colpisce un ninja con una freccia: la riserva cala.

event-wounded =
    { $number ->
        [one] { $ronin } riceve una ferita.
       *[other] { $ronin } riceve { $number } ferite.
    }
event-fell = { $ronin } cade ed esce dal gioco.

event-area_used = I ninja usano { ACC($place) }.
event-inn_copied = La Locanda funziona da { $place }.
event-ninja_gained =
    { $number ->
        [one] Un ninja della scorta si unisce alla riserva.
       *[other] { $number } ninja della scorta si uniscono alla riserva.
    }
event-ronin_held = { $ronin } non può andarsene e comincia il prossimo round nello stesso posto.
event-ronin_silenced = { $ronin } non ha abilità nel prossimo round.
event-ninja_withdrawn = { $place }: un ninja torna nella riserva.
event-ninja_sent =
    { $number ->
        [one] Un ninja della riserva colpisce { LOC($place) }.
       *[other] { $number } ninja della riserva colpiscono { LOC($place) }.
    }
event-ninja_starve =
    { $number ->
        [one] Fame: la riserva perde un ninja.
       *[other] Fame: la riserva perde { $number } ninja.
    }

event-won_last_ronin_fell = { NOM($side) } vince. { ending-last_ronin_fell }
event-won_areas_held = { NOM($side) } vince. { ending-areas_held }
event-won_no_ninja_left = { NOM($side) } vince. { ending-no_ninja_left }
event-won_rounds_survived = { NOM($side) } vince. { ending-rounds_survived }
event-won_all_fell_together = { NOM($side) } vince. { ending-all_fell_together }
event-won_ninja_starved = { NOM($side) } vince. { ending-ninja_starved }
event-won_reserve_too_short = { NOM($side) } vince. { ending-reserve_too_short }

ending-last_ronin_fell = L'ultimo ronin è caduto e nessuno difende più il villaggio.
ending-areas_held = I ninja hanno cinque aree o più (due Campi valgono tre aree).
ending-no_ninja_left = Non resta nessun ninja sul tabellone né nella riserva.
ending-rounds_survived = Otto round sono passati e il villaggio resiste ancora.
ending-all_fell_together = L'ultimo ronin e l'ultimo ninja cadono insieme e il villaggio è salvo.
ending-ninja_starved = La fame si porta via l'ultimo ninja.
ending-reserve_too_short = La riserva è più piccola del minimo di questo round.

## Opzioni delle regole

option-threat_track = Livelli di minaccia
option-threat_track-help = Quante aree si possono attaccare in ogni round: una serie di otto livelli di minaccia, con un nome.
value-threat_track-balance_fit = equilibrati: 3 3 4 4 4 5 5 5
value-threat_track-pairs = in crescita ogni due round: 3 3 4 4 5 5 6 6
value-threat_track-slow = in crescita lenta: 3 3 3 4 4 4 5 5
value-threat_track-steep = in crescita rapida: 3 4 4 5 5 6 6 7
value-threat_track-linear_to_ten = in crescita a ogni round, fino a dieci: 3 4 5 6 7 8 9 10
option-short_reserve = Riserva insufficiente
option-short_reserve-help = Una riserva sotto il minimo del round: si assegna tutto ciò che resta, oppure l'Attaccante perde.
value-short_reserve-deploy_all = si assegna tutto ciò che resta
value-short_reserve-attacker_loses = l'Attaccante perde
option-market_counts_for_minimum = Il Mercato conta per il minimo
option-market_counts_for_minimum-help = Un ninja mandato al Mercato conta per il minimo.
option-limit_counts = Che cosa conta il limite
option-limit_counts-help = Il limite di un'area conta solo i ninja appena assegnati, oppure anche quelli già presenti.
value-limit_counts-new = solo i nuovi ninja
value-limit_counts-total = tutti i ninja nell'area
option-held_hayai_may_move = Hayai trattenuto può muoversi
option-held_hayai_may_move-help = Hayai, se trattenuto dal Recinto, può usare il suo movimento nel round successivo.
option-silence_stops_sharing = Tasuke senza abilità sta da sola
option-silence_stops_sharing-help = Tasuke, se il Santuario le toglie l'abilità, non può condividere un'area.
option-pool_is_limited = Scorta limitata
option-pool_is_limited-help = Una scorta vuota non dà segnalini; altrimenti arrivano da fuori.
option-market_ninja_keep_alive = I ninja al Mercato tengono vivo l'attacco
option-market_ninja_keep_alive-help = Per la vittoria i ninja al Mercato contano come ninja sul tabellone.
option-starvation_after_rounds = Round di fame
option-starvation_after_rounds-help = I round dopo i quali un ninja della riserva muore di fame.
option-field_next_to_watchtower = Campo accanto alla Torre
option-field_next_to_watchtower-help = Quale dei due Campi si trova accanto alla Torre.
value-field_next_to_watchtower-field_small = { name-field_small }
value-field_next_to_watchtower-field_large = { name-field_large }
option-box = I tuoi componenti
option-box-help = I tuoi componenti, dove sono diversi dai nostri, come file di una scatola.

## Componenti, per le pagine e le scatole

name-threat = Livelli di minaccia
name-ring = L’anello delle aree
box-part-track = Tracciato del tempo
box-part-board = Villaggio
box-part-areas = Aree
box-part-ronin = Ronin
box-field-levels = Livello di minaccia per round
box-field-order = Ordine intorno al villaggio
box-field-limit = Limite
box-field-durability = Resistenza

## La pagina

# Sul tabellone il limite di un Campo è disegnato.
web-field = Campo

# Titoli per chi ascolta.
web-track = Gli otto round
web-village = Il villaggio
web-tiles = I sette ronin
web-sides = Le due parti

# Che cosa fa un'area per i ninja che la occupano e che cosa sa fare un ronin, in una frase breve.
web-ability-watchtower = Ferisce ogni ronin nelle due aree vicine.
web-ability-inn = Funziona come un'altra area occupata.
web-ability-well = Ferisce un ronin qualsiasi nel villaggio.
web-ability-granary = Porta fino a due ninja dalla scorta alla riserva.
web-ability-shrine = Toglie a un ronin l'abilità per il prossimo round.
web-ability-burial_grounds = Riporta fino a due ninja dalle aree alla riserva.
web-ability-passage = Manda subito fino a due ninja in un'area.
web-ability-field = I due Campi insieme valgono tre aree.
web-ability-animal_pen = Trattiene un ronin dov'è per il prossimo round.
web-ability-market = Ogni ninja qui ne permette uno oltre un limite. Un ronin li scaccia.
web-ability-hayai = Senza ninja accanto: accorre dove ce ne sono.
web-ability-kabe = Nessuna abilità, ma nessuno regge più ferite.
web-ability-musashi = Prima dello scontro abbatte un ninja accanto.
web-ability-taiko = Senza ninja accanto: cura una ferita di un altro.
web-ability-tasuke = Divide area e ferite con un altro ronin.
web-ability-yobu = Spinge fino a due ninja nelle aree vicine.
web-ability-yumi = Senza ninja accanto: ne colpisce uno della riserva.

# Che cosa legge chi indica un pezzo.
web-explain-area = { $ability } Funziona per i ninja finché la occupano. Limite di nuovi ninja in un round: { $number }.
web-explain-ronin = { $ability } Resistenza rimasta: { $left } su { $number }.
web-explain-effect = Stato: { $what }.
web-explain-fallen = { $ronin } esce dal gioco e non torna più.

web-day = Round { $round }: livello di minaccia { $threat }, almeno { $number } ninja
web-hungry = poi fame
web-limit = limite { $number }
web-ninja = ninja: { $number }
web-guard = { $ronin } con resistenza { $left } su { $number }
web-durability = resistenza rimasta: { $left } su { $number }
web-planned = nel piano: { $what }
web-next = { $what } nel prossimo round
web-attacked = sotto attacco
web-occupied = occupata
web-used = usata
web-unused = non usata
web-fallen = caduto

# Che cosa fa una parte.
web-sealed = coperto
web-plans = pianifica
web-ready = pronto
web-acts = sceglie
web-waits = aspetta
web-won = vince
web-lost = perde

# Sui pulsanti.
web-use = usa
web-copy = copia
web-side-wins = { NOM($side) } vince
web-last-plan = Come prima
web-last-plan-help = Ripete il piano del round precedente, per quanto è permesso.
web-pick = Schiera { $ronin }, resistenza rimasta: { $left } su { $number }
web-back-ninja = Riprendi un ninja: { $place }
web-back-ronin = Riprendi in mano { $ronin }

# Accanto a una scelta.
web-odds-place = Nuovi ninja lì: { $number } su { $limit }.
web-odds-above = Nuovi ninja lì: { $number }, oltre il limite { $limit } grazie al Mercato.
web-odds-fight = { $number } ninja contro una resistenza di { $left }.
web-odds-guard = Al massimo { $number } ninja contro una resistenza di { $left }.
web-odds-fall = Pericolo: qui { $ronin } può cadere, con resistenza { $left } contro al massimo { $number } ninja.
web-odds-falls = Pericolo: qui { $ronin } cade, con resistenza { $left } contro { $number } ninja.
web-odds-deadly = Pericolo: { $ronin } cade.
web-odds-market = Scaccia tutti i ninja dal Mercato ({ $number }), ma in questo round non difende nessuna area.
web-odds-open = Pericolo: in questo round i ninja possono arrivare a { $number } aree, e con { $needed } vincono.
web-odds-lost = Pericolo: così i ninja hanno { $number } aree e vincono.

## Etichette; in minuscolo quelle che descrivono un componente o una parte

draw-threat_level = Livello di minaccia
draw-minimum = Minimo
draw-hunger = Fame
draw-reserve = Riserva
draw-pool = Scorta
draw-areas_held = Aree occupate: { $number } (ne servono { $needed })
draw-hand = in mano
draw-held = trattenuto
draw-silenced = senza abilità

## Pagine

page-intro = Due giocatori, un villaggio, otto round. Una parte manda in segreto cinquanta ninja, l'altra mette sette ronin sulla loro strada. I due piani si scoprono insieme, e solo allora si vede chi ha indovinato.
page-preset-defend = Difendi contro un bot
page-preset-attack = Attacca un bot

## La fine: i numeri di una partita

stat-ninja = Ninja inviati
stat-wounds = Ferite
stat-fallen = Ronin caduti
stat-areas = Aree usate dai ninja
stat-starved = Ninja morti di fame
