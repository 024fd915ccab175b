# Samurai Spirit in italiano. I nomi arrivano senza articolo: le frasi non ne hanno bisogno. «Samurai» è invariabile.
# Una carta è il suo valore e, tra parentesi, il simbolo se ne ha uno, le penalità e le fiamme.

game-title = Samurai Spirit
game-intro = Da due a sette samurai difendono insieme un villaggio dai predoni per tre round. A ogni turno un samurai combatte il prossimo predone, aiuta un compagno o passa. Un totale esattamente pari al valore di Kiai libera un potere speciale, un totale più alto costa al villaggio una barricata, e le ferite risvegliano l'animale nel samurai. Si vince tutti se dopo il terzo round restano una fattoria e una famiglia; la morte di un samurai è la sconfitta di tutti.

## Nomi

name-heihachi = Heihachi
name-daisuke = Daisuke
name-gorobei = Gorobei
name-kanbei = Kanbei
name-kikuchiyo = Kikuchiyo
name-kyuzo = Kyuzo
name-katsushiro = Katsushiro

name-seat_1 = Posto 1
name-seat_2 = Posto 2
name-seat_3 = Posto 3
name-seat_4 = Posto 4
name-seat_5 = Posto 5
name-seat_6 = Posto 6
name-seat_7 = Posto 7

name-hat = cappello
name-farm = fattoria
name-doll = bambola
name-none = niente
name-flames = fiamme

name-fire = incendio
name-wound = ferita
name-intruder = intruso
name-no_defend = niente difesa
name-no_support = niente supporto
name-draw_left = pesca il vicino di sinistra
name-draw_right = pesca il vicino di destra
name-must_pass = passo obbligato
name-recycle = ritorno di un predone
name-no_talent = niente talento
name-drop_defence = carta di difesa persa

name-lose_family = famiglia persa
name-lose_farm = fattoria persa
name-lose_barricade = barricata persa
name-random_wound = ferita a caso

name-heal = cura
name-barricade = barricata
name-repel = intruso respinto

name-P1-01 = 1 (cappello, ferita, fiamme)
name-P1-02 = 1 (cappello, fiamme)
name-P1-03 = 1 (cappello, intruso)
name-P1-04 = 1 (cappello, niente difesa)
name-P1-05 = 1 (bambola, incendio, fiamme)
name-P1-06 = 1 (bambola, ferita, fiamme)
name-P1-07 = 1 (bambola)
name-P1-08 = 1 (bambola, intruso)
name-P1-09 = 1 (fattoria, incendio, fiamme)
name-P1-10 = 1 (fattoria, ferita, fiamme)
name-P1-11 = 1 (fattoria, niente supporto)
name-P1-12 = 1 (fattoria, intruso)
name-P1-13 = 1 (incendio)

name-P2-01 = 2 (cappello, ferita, fiamme)
name-P2-02 = 2 (cappello, fiamme)
name-P2-03 = 2 (cappello, intruso)
name-P2-04 = 2 (cappello, niente difesa)
name-P2-05 = 2 (bambola, incendio, fiamme)
name-P2-06 = 2 (bambola, ferita, fiamme)
name-P2-07 = 2 (bambola)
name-P2-08 = 2 (bambola, intruso)
name-P2-09 = 2 (fattoria, incendio, fiamme)
name-P2-10 = 2 (fattoria, ferita, fiamme)
name-P2-11 = 2 (fattoria, niente supporto)
name-P2-12 = 2 (fattoria, intruso)
name-P2-13 = 2 (incendio)

name-P3-01 = 3 (cappello, incendio, fiamme)
name-P3-02 = 3 (cappello, fiamme)
name-P3-03 = 3 (cappello, pesca il vicino di sinistra)
name-P3-04 = 3 (bambola, incendio, fiamme)
name-P3-05 = 3 (bambola, ferita, fiamme)
name-P3-06 = 3 (bambola)
name-P3-07 = 3 (bambola, niente difesa)
name-P3-08 = 3 (bambola, pesca il vicino di sinistra)
name-P3-09 = 3 (fattoria, incendio, fiamme)
name-P3-10 = 3 (fattoria, ferita, fiamme)
name-P3-11 = 3 (fattoria, niente supporto)
name-P3-12 = 3 (fattoria, pesca il vicino di sinistra)
name-P3-13 = 3 (ferita)

name-P4-01 = 4 (cappello, incendio, fiamme)
name-P4-02 = 4 (cappello, pesca il vicino di destra, fiamme)
name-P4-03 = 4 (cappello)
name-P4-04 = 4 (bambola, incendio, fiamme)
name-P4-05 = 4 (bambola, ferita, fiamme)
name-P4-06 = 4 (bambola)
name-P4-07 = 4 (bambola, niente difesa)
name-P4-08 = 4 (bambola, pesca il vicino di destra)
name-P4-09 = 4 (fattoria, incendio, fiamme)
name-P4-10 = 4 (fattoria, ferita, fiamme)
name-P4-11 = 4 (fattoria, niente supporto)
name-P4-12 = 4 (fattoria, pesca il vicino di destra)
name-P4-13 = 4 (ferita)

name-L5-01 = 5 (cappello, ferita)
name-L5-02 = 5 (bambola, intruso)
name-L5-03 = 5 (fattoria, incendio)
name-L5-04 = 5 (incendio, fiamme)
name-L5-05 = 5 (ferita, fiamme)
name-L5-06 = 5 (intruso, fiamme)
name-L5-07 = 5 (niente supporto, fiamme)

name-B6-01 = 6 (cappello, intruso, intruso, fiamme)
name-B6-02 = 6 (bambola, passo obbligato, fiamme)
name-B6-03 = 6 (fattoria, incendio, incendio, fiamme)
name-B6-04 = 6 (niente difesa, ritorno di un predone, fiamme)
name-B6-05 = 6 (ferita, niente talento, fiamme)
name-B6-06 = 6 (niente supporto, ferita, fiamme)
name-B6-07 = 6 (carta di difesa persa, fiamme)

## A che punto è la partita

moment-turn = Round { $round } di 3 · turno { $turn }
moment-round_end = Round { $round } di 3 · fine del round
moment-over = La partita è finita nel round { $round }

## L'obiettivo

goal-hold = Resistete tre round; questo è il round { $round }. Tutti i samurai devono sopravvivere.
goal-village = Fattorie { $farms }, famiglie { $families }, barricate { $barricades }. Senza fattorie o senza famiglie perdete.
goal-deadly = Pericolo: alla prossima ferita { $samurai } muore, e allora perdono tutti.
goal-missing = Se il round finisse adesso, i simboli mancanti costerebbero: ferite { $hats }, fattorie { $farms }, famiglie { $dolls }.

## Domande

prompt-absent_tokens = { $samurai }, prima del turno puoi usare i segnalini dei samurai assenti. Segnalini non usati: { $number }.
prompt-ignore_penalties = { $samurai }, la tua ultima carta è { $card }: scegli quali penalità ignori.
prompt-penalty_order = { $samurai }, scegli quale penalità viene prima.
prompt-drop_defence = { $samurai }, scegli la carta della tua fila di difesa che perdi.
prompt-choose_action = { $samurai }, scegli un'azione. Totale { $total }, valore di Kiai { $kiai }, predoni nel mazzo: { $raiders }.
prompt-play_card = { $samurai }, gioca questa carta: { $card }. Totale { $total }, valore di Kiai { $kiai }.
prompt-choose_second_fight = { $samurai }, puoi combattere una seconda volta. Totale { $total }, valore di Kiai { $kiai }.
prompt-ask_kiai = { $samurai }, il tuo totale è esattamente il valore di Kiai { $kiai }: usa il Kiai o rinuncia.
prompt-add_barricade = { $samurai }, il tuo Kiai può aggiungere una barricata. Barricate adesso: { $barricades }.
prompt-heal_wound = { $samurai }, il tuo Kiai può curare una ferita: scegli a chi.
prompt-move_card = { $samurai }, il tuo Kiai può spostare una carta: scegli a chi togli l'ultima carta.
prompt-give_card = { $samurai }, scegli chi riceve questa carta: { $card }.
prompt-given_card = { $samurai }, metti giù la carta ricevuta: { $card }. Totale { $total }, valore di Kiai { $kiai }.
prompt-discard_raiders =
    { $number ->
        [one] { $samurai }, il tuo Kiai può scartare il predone in cima al mazzo.
       *[other] { $samurai }, il tuo Kiai può scartare i { $number } predoni in cima al mazzo.
    }
prompt-discard_intruders =
    { $number ->
        [one] { $samurai }, il tuo Kiai può scartare l'intruso in cima alla pila.
       *[other] { $samurai }, il tuo Kiai può scartare i { $number } intrusi in cima alla pila.
    }
prompt-strike = { $samurai }, il tuo Kiai può colpire: scegli a chi si scarta l'ultima carta.
prompt-move_token = { $samurai }, il tuo Kiai può cedere un segnalino supporto: scegli di chi.
prompt-give_token = { $samurai }, scegli chi riceve il segnalino supporto di { $owner }.
prompt-look_at_raiders =
    { $number ->
        [one] { $samurai }, il tuo Kiai può scoprire il predone in cima al mazzo.
       *[other] { $samurai }, il tuo Kiai può scoprire i { $number } predoni in cima al mazzo e metterli in qualsiasi ordine.
    }
prompt-arrange = { $samurai }, scegli la carta per il posto { $place } dalla cima del mazzo.

## Scelte possibili

choice-fight = Combatti: scopri il predone in cima al mazzo
choice-fight-known = Combatti il predone in cima al mazzo, già noto: { $card }
choice-fight-again = Combatti ancora: scopri il prossimo predone
choice-support = Supporto: presta il tuo segnalino a { $recipient }; il predone in cima al mazzo diventa un intruso
choice-pass = Passa: esci dal round; le tue carte restano dove sono

choice-no-card = Non c'è nessuna carta per questo
choice-attack = Attacca { $card }: il totale diventa { $total }, il valore di Kiai è { $kiai }
choice-attack-kiai = Attacca { $card }: il totale diventa { $total }, esattamente il valore di Kiai
choice-attack-over = Attacca { $card }: il totale diventa { $total }, sopra il valore di Kiai { $kiai }, e il villaggio è colpito
choice-defend = Difendi con { $card }: la carta protegge nella fila di difesa ({ $symbol })
choice-hand = Passa { $card } a { $recipient }, che la gioca subito
choice-replace = Metti { $card } sotto il mazzo dei predoni e pesca un'altra carta
choice-discard = Scarta { $card }: nella tua linea di combattimento c'è una carta di questo valore

choice-done = Non usare altri segnalini di samurai assenti
choice-enough = Non combattere una seconda volta
choice-ignore-nothing = Non ignorare niente
choice-ignore-one = Ignora una penalità: { $penalty }
choice-ignore-all = Ignora tutte le penalità della carta
choice-order = Prima viene: { $penalty }
choice-no-order = Non ci sono due penalità da ordinare
choice-drop = Perdi { $card } dalla fila di difesa
choice-use_token = Usa il segnalino di un samurai assente e ottieni anche il suo talento: { $talent }

choice-let_pass = Rinuncia al Kiai: nessun effetto e nessuna carta scartata
choice-use = Usa l'effetto del Kiai
choice-use-ask_kiai = Usa il Kiai: l'effetto se vuoi, poi la tua prima carta è scartata
choice-use-add_barricade = Aggiungi una barricata
choice-use-discard_raiders = Scarta i predoni
choice-use-discard_intruders = Scarta gli intrusi
choice-use-look_at_raiders = Scopri i predoni
choice-skip = Rinuncia a questo effetto
choice-heal = Cura la ferita di { $samurai }
choice-take = Prendi l'ultima carta di { $source }: { $card }
choice-give-card = Dai la carta a { $recipient }
choice-give-token = Dai il segnalino a { $recipient }
choice-strike = Scarta l'ultima carta di { $source }: { $card }
choice-token = Cedi il segnalino supporto di { $owner }

choice-uppermost = La prossima carta dall'alto è { $card }
choice-card = La carta è { $card }
choice-reverse = Il retro della fattoria mostra: { $penalty }
choice-family = Si perde una famiglia (bonus: { $family })
choice-pick = La sorte sceglie { $samurai }
choice-deal = Al prossimo posto va { $samurai }

## Eventi

event-dealt = { $seat }: gioca { $samurai }.
event-begins = La sorte decide: comincia { $samurai }.
event-shuffled_with_lieutenants =
    { $leaders ->
        [one] I predoni del round precedente e un luogotenente vengono mescolati in un nuovo mazzo.
       *[other] I predoni del round precedente e { $leaders } luogotenenti vengono mescolati in un nuovo mazzo.
    }
event-shuffled_with_bosses =
    { $leaders ->
        [one] I predoni del round precedente e un capo vengono mescolati in un nuovo mazzo.
       *[other] I predoni del round precedente e { $leaders } capi vengono mescolati in un nuovo mazzo.
    }
event-round_began =
    { $cards ->
        [one] Comincia il round { $round } con un predone nel mazzo.
       *[other] Comincia il round { $round } con { $cards } predoni nel mazzo.
    }
event-turn = È il turno di { $samurai }.
event-absent_token_used = { $samurai } usa il segnalino di un samurai assente e ottiene anche il suo talento: { $talent }.

event-ignored = { $samurai } usa un talento e ignora penalità della carta { $card }.
event-penalty = { $samurai } subisce una penalità dell'ultima carta: { $penalty }.
event-impossible = Questa penalità non si può applicare: { $samurai } riceve invece una ferita.
event-recycled = Un predone scartato torna nel mazzo, che viene mescolato: { $card }.
event-dropped = { $samurai } perde una carta della fila di difesa: { $card }.

event-supported = { $samurai } dà supporto a { $recipient } e presta il proprio segnalino.
event-intruder = Il predone in cima al mazzo si infila nel villaggio, non visto. Intrusi: { $intruders }, predoni rimasti nel mazzo: { $left }.
event-passed = { $samurai } passa con un totale di { $total } ed esce dal round.
event-had_to_pass = { $samurai } deve passare con un totale di { $total } ed esce dal round.
event-token_returned = { $samurai } restituisce il segnalino supporto di { $owner }.

event-drawn = { $samurai } pesca { $card }.
event-attacked = { $samurai } attacca { $card }: il totale è { $total }, il valore di Kiai { $kiai }.
event-defended = { $samurai } difende con { $card }.
event-handed_on = { $samurai } passa { $card } a { $recipient }.
event-replaced = { $samurai } mette { $card } sotto il mazzo dei predoni e pesca un'altra carta.
event-discarded = { $samurai } scarta { $card }, perché nella linea di combattimento c'è una carta di questo valore.
event-defeated = { $samurai } ha un totale di { $total }, sopra il valore di Kiai { $kiai }: il villaggio è colpito.

event-kiai = { $samurai } ha esattamente un totale di { $kiai } e raggiunge il Kiai.
event-kiai_let_pass = { $samurai } rinuncia al Kiai.
event-first_card_discarded = Dopo il Kiai si scarta la prima carta di { $samurai }: { $card }.
event-card_taken = { $samurai } prende l'ultima carta di { $source }: { $card }.
event-put_back = { $samurai } rimette { $card } nella linea di combattimento.
event-bonus = Una famiglia aiuta: { $family }.
event-card_given = { $samurai } dà { $card } a { $recipient }.
event-struck = { $samurai } colpisce l'ultima carta di { $source }, che viene scartata: { $card }.
event-raider_discarded = Un predone del mazzo viene scartato: { $card }.
event-intruder_discarded = Un intruso viene scartato: { $card }.
event-turned_over = Un predone del mazzo viene scoperto: { $card }.
event-token_given = { $samurai } cede un segnalino supporto: quello di { $owner } va a { $recipient }.
event-token_given_back = { $samurai } rende il segnalino supporto di { $owner } al suo proprietario.

event-barricade_lost =
    { $left ->
        [0] Cade una barricata e non ne resta nessuna.
        [one] Cade una barricata. Resta una barricata.
       *[other] Cade una barricata. Restano { $left } barricate.
    }
event-barricade_added =
    { $left ->
        [one] Si aggiunge una barricata. Adesso c'è una barricata.
       *[other] Si aggiunge una barricata. Adesso ci sono { $left } barricate.
    }
event-farmstead_lost =
    { $left ->
        [0] Si perde una fattoria e non ne resta nessuna.
        [one] Si perde una fattoria. Resta una fattoria.
       *[other] Si perde una fattoria. Restano { $left } fattorie.
    }
event-reverse = Il retro della fattoria mostra: { $penalty }.
event-family_lost =
    { $left ->
        [0] Si perde una famiglia (bonus: { $family }) e non ne resta nessuna.
        [one] Si perde una famiglia (bonus: { $family }). Resta una famiglia.
       *[other] Si perde una famiglia (bonus: { $family }). Restano { $left } famiglie.
    }
event-wounded = { $samurai } riceve una ferita.
event-flipped = { $samurai } riceve la seconda ferita e si desta l'animale.
event-died = { $samurai } riceve una ferita di troppo e muore.
event-healed = { $samurai } guarisce da una ferita.

event-round_over = Il round { $round } è finito. Intrusi: { $intruders }.
event-no_hat = { $samurai } non ha un cappello nella fila di difesa: costa una ferita.
event-no_farm = { $samurai } non ha una fattoria nella fila di difesa: costa una fattoria.
event-no_doll = { $samurai } non ha una bambola nella fila di difesa: costa una famiglia.
event-intruder_burns = Un intruso con le fiamme colpisce il villaggio: { $card }.
event-intruder_harmless = Un intruso senza fiamme non fa danni: { $card }.

event-village_saved =
    { $points ->
        [one] Avete vinto con un punto. { ending-village_saved }
       *[other] Avete vinto con { $points } punti. { ending-village_saved }
    }
event-samurai_died = Avete perso. { ending-samurai_died }
event-farmsteads_lost = Avete perso. { ending-farmsteads_lost }
event-families_lost = Avete perso. { ending-families_lost }

ending-village_saved = Tre round sono passati, tutti i samurai sono vivi e il villaggio ha ancora fattorie e famiglie.
ending-samurai_died = Un samurai è morto, e con lui è perso il villaggio.
ending-farmsteads_lost = L'ultima fattoria è bruciata.
ending-families_lost = L'ultima famiglia è persa.

## Ragioni di una scelta

why-fight_safe = Nessun predone che può arrivare porta il totale sopra { $kiai }.
why-fight_symbol = { $samurai }: il { $chance }% dei predoni che possono arrivare riempie un posto vuoto nella fila di difesa.
why-fight_kiai = Il { $chance }% dei predoni che possono arrivare centra esattamente il valore di Kiai.
why-fight_cover = Un predone attaccato copre l'ultima carta e la sua penalità: { $penalty }.
why-risk = { $samurai }: il { $chance }% dei predoni che possono arrivare è troppo forte e non va in un posto vuoto.
why-pass_penalty = Dopo aver passato, l'ultima carta non punisce più: { $penalty }.
why-pass_full = { $samurai } ha la fila di difesa completa.
why-pass_others = { $samurai } può continuare: mancano { $room } al valore di Kiai.
why-support = Nel prossimo turno { $recipient } { $talent }.
why-attack_kiai = Il totale diventa { $total }, esattamente il valore di Kiai: Kiai!
why-attack_below = Il totale diventa { $total } e resta sotto il valore di Kiai { $kiai }.
why-defend_hat = Con un cappello { $samurai } alla fine del round non riceve una ferita per il simbolo mancante.
why-defend_farm = Alla fine del round salva una fattoria.
why-defend_doll = Alla fine del round salva una famiglia.
why-spared = Un attacco porterebbe a { $total }, sopra il valore di Kiai { $kiai }.
why-defend_penalty = Nella fila di difesa la penalità della carta dorme: { $penalty }.
why-give_symbol = { $recipient } può usarla in difesa, perché lì manca questo simbolo: { $symbol }.
why-give_kiai = Con questa { $recipient } centrerebbe esattamente il valore di Kiai.
why-give_room = { $recipient } ha posto: mancano { $room } al valore di Kiai.
why-discard = La carta se ne va: non aggiunge niente e non punisce nessuno.
why-replace = Il { $chance }% dei predoni che possono arrivare al suo posto non colpisce il villaggio.
why-replace_penalty = La penalità di questa carta va con lei sotto il mazzo: { $penalty }.
why-covers = Copre l'ultima carta di { $samurai }, la cui penalità poi dorme: { $penalty }.
why-harmless = Come ultima carta non punisce nessuno.
why-ignore = Questa penalità allora non ha effetto: { $penalty }.
why-deadly = Un'altra ferita e { $samurai } muore, e allora perdono tutti.
why-order = Prima { $first }, poi { $second }: hanno effetto entrambe.
why-drop_hat = Un cappello mancante costa solo una ferita.
why-drop_farm = Una fattoria mancante costa una fattoria; fattorie rimaste: { $farms }.
why-drop_doll = Una bambola mancante costa una famiglia; famiglie rimaste: { $families }.
why-token = Il talento di questo segnalino: { $talent }.
why-keep_tokens = Ognuno di questi segnalini vale una volta nella partita, e i capi arrivano nel round 3.
why-barricade = Barricate in piedi: { $barricades } su { $number }.
why-raiders = Predoni che nessuno dovrà più combattere: { $number }.
why-look = Predoni che poi conoscerete in anticipo: { $number }.
why-intruders = Intrusi che se ne vanno: { $number }. Il primo porta le fiamme con una probabilità del { $chance }%.
why-heal = { $samurai } può poi sopportare una ferita in più.
why-strike_over = { $source } non è più sopra il valore di Kiai e non deve passare.
why-punished = { $samurai }: l'ultima carta punirebbe nel prossimo turno: { $penalty }.
why-strike_room = { $source } è poi { $room } sotto il valore di Kiai.

## Opzioni delle regole

option-players = Giocatori
option-players-help = Quante persone giocano insieme; 1 è il gioco in solitario.
option-difficulty = Difficoltà
option-difficulty-help = Quante barricate e quanti predoni ci sono, e se le fattorie puniscono e le famiglie aiutano.
value-difficulty-normal = normale
value-difficulty-easy = facile
value-difficulty-hard = difficile
value-difficulty-heroic = eroica
option-solo_samurai = Samurai in solitario
option-solo_samurai-help = Quanti samurai guida un solo giocatore nel gioco in solitario.
option-samurai = Samurai
option-samurai-help = I samurai nell'ordine dei posti; se non se ne nomina nessuno, decide la sorte.
option-absent_tokens = Segnalini dei samurai assenti
option-absent_tokens-help = I segnalini supporto dei samurai assenti aiutano anche nelle partite da 3 a 6 giocatori.
option-absent_token_scope = Durata dei talenti assenti
option-absent_token_scope-help = Quanto dura il talento del segnalino di un samurai assente.
value-absent_token_scope-round = fino alla fine del round
value-absent_token_scope-turn = fino alla fine del turno
option-case3_every_card = Ogni carta sopra il Kiai colpisce
option-case3_every_card-help = Ogni altra carta su un samurai sopra il valore di Kiai costa una barricata.
option-return_tokens_at_round_end = I segnalini tornano a fine round
option-return_tokens_at_round_end-help = I segnalini supporto prestati tornano prima del round successivo.
option-heal_passed = Cure dopo aver passato
option-heal_passed-help = Il Kiai di Heihachi può curare un samurai che ha passato.
option-second_fight_when_over = Secondo combattimento sopra il Kiai
option-second_fight_when_over-help = Il secondo combattimento è possibile anche sopra il valore di Kiai.
option-kiai_removal_optional = Si può rinunciare al Kiai
option-kiai_removal_optional-help = Si può rinunciare del tutto al Kiai, senza effetto e senza scartare.
option-kiai_on_decrease = Kiai per una carta persa
option-kiai_on_decrease-help = Anche scendere esattamente al valore di Kiai fa raggiungere il Kiai.
option-kiai_at_round_end = Kiai a fine round
option-kiai_at_round_end-help = Una plancia che si gira nei passi di fine round può raggiungere il suo Kiai.
option-kiai_tokens_at_home = Kiai di Kyuzo: solo segnalini non prestati
option-kiai_tokens_at_home-help = Il Kiai di Kyuzo dà solo segnalini che i samurai nel round hanno ancora con sé.
option-turn_limit_per_samurai = Limite di turni per samurai
option-turn_limit_per_samurai-help = Dopo tanti turni per samurai, in un round si può solo passare.
option-heal_only_wounded = Il bonus cura solo i feriti
option-heal_only_wounded-help = Il bonus di una famiglia cura un samurai ferito a caso, non uno qualsiasi.
option-second_card_locked = La seconda carta va giocata
option-second_card_locked-help = Con la seconda carta di Katsushiro si deve attaccare o difendere.
option-box = I tuoi componenti
option-box-help = I tuoi componenti, dove sono diversi dai nostri, come file di una scatola.

## Componenti, per le pagine e le scatole

name-plunderer = saccheggiatore
name-lieutenant = luogotenente
name-boss = capo
name-support_tokens = Segnalini supporto
name-wound_tokens = Segnalini ferita
name-barricades = { draw-barricades }
name-farmsteads = { draw-farmsteads }
name-families = { draw-families }
name-easy = { value-difficulty-easy }
name-normal = { value-difficulty-normal }
name-hard = { value-difficulty-hard }
name-heroic = { value-difficulty-heroic }
name-pass_even = { draw-talent_heihachi }
name-pass_odd = { draw-talent_daisuke }
name-ignore_even = { draw-talent_gorobei }
name-ignore_odd = { draw-talent_kanbei }
name-second_fight = { draw-talent_kikuchiyo }
name-discard_duplicate = { draw-talent_kyuzo }
name-replace_card = { draw-talent_katsushiro }
box-part-raiders = Carte dei predoni
box-part-samurai = Plance dei samurai
box-part-farmsteads = Retri delle fattorie
box-part-families = Retri delle famiglie
box-part-talents = Talenti
box-part-village = Segnalini
box-part-difficulties = Livelli di difficoltà
box-field-rank = Grado
box-field-value = Valore
box-field-symbol = Simbolo
box-field-penalty1 = Penalità
box-field-penalty2 = Seconda penalità
box-field-flame = Fiamme
box-field-human = Valore Kiai del lato umano
box-field-animal = Valore Kiai del lato animale
box-field-count = Quantità
box-field-talent = Talento
box-field-extra_barricades = Barricate oltre il numero dei samurai
box-field-plunderers_each = Saccheggiatori per ogni samurai
box-field-fewer_leaders = Luogotenenti e capi in meno rispetto ai samurai
box-field-farmstead_penalties = Le fattorie puniscono
box-field-family_bonuses = Le famiglie aiutano

## The drawing

draw-barricades = Barricate
draw-farmsteads = Fattorie
draw-families = Famiglie
draw-raider_stack = Mazzo dei predoni
draw-discard_pile = Pila degli scarti
draw-intruder_stack = Pila degli intrusi
draw-combat_line = Linea di combattimento
draw-defence_row = Fila di difesa
draw-kiai = Kiai
draw-human = umano
draw-animal = animale
draw-wounded = ferito
draw-passed = ha passato
draw-active = attivo
draw-token_with = segnalino prestato a
draw-borrowed = in prestito
draw-round = Round
draw-hand = In mano
draw-face_up = Scoperte in cima
draw-absent_tokens = Segnalini dei samurai assenti
draw-empty = vuoto
draw-turn = Turno
draw-total = totale di combattimento
draw-token = segnalino supporto
draw-this_turn = in questo turno: { $penalties }
draw-next_turn = prossimo turno: { $penalties }
draw-gained = talento in più
draw-at_bottom = Note in fondo
draw-symbol = simbolo
draw-penalty = penalità
draw-unseen = Predoni non visti: { $cards }; di questi { $unknown } sono coperti in posti ignoti
score = Punteggio: { $points }{ $grade }
draw-help_discards = mostra gli scarti per valore e simbolo
draw-help_unseen = mostra che cosa si sa dei mazzi e quali predoni nessuno ha visto
draw-talent = Talento
draw-help_talents = mostra che cosa sanno fare i samurai: talento e Kiai
draw-talent_heihachi = può passare a un vicino una carta pari che pesca
draw-talent_daisuke = può passare a un vicino una carta dispari che pesca
draw-talent_gorobei = può ignorare le penalità delle carte pari
draw-talent_kanbei = può ignorare le penalità delle carte dispari
draw-talent_kikuchiyo = può combattere una seconda volta nel suo turno
draw-talent_kyuzo = può scartare una carta che pesca se il suo valore è nella sua linea di combattimento
draw-talent_katsushiro = può mettere sotto il mazzo una carta che pesca e pescarne un'altra, che deve giocare
draw-kiai_heihachi = aggiunge una barricata; da animale cura anche una ferita
draw-kiai_daisuke = dà a un samurai qualsiasi l'ultima carta di una linea di combattimento; da animale due volte
draw-kiai_gorobei = scarta i primi 2 predoni del mazzo; da animale 3
draw-kiai_kanbei = scarta i primi 2 intrusi; da animale 3
draw-kiai_kikuchiyo = scarta l'ultima carta di una linea di combattimento; da animale due volte
draw-kiai_kyuzo = dà un segnalino supporto a un samurai qualsiasi; da animale aggiunge anche una barricata
draw-kiai_katsushiro = mette scoperti in qualsiasi ordine i primi 2 predoni del mazzo; da animale 3
draw-last_card = ultima carta

## The page

web-board = { $samurai }: { $how }; totale di combattimento { $total }, valore di Kiai { $kiai }
web-stock = { $name }: restano { $left }, perse { $lost }
web-place_full = { $symbol }: c'è
web-place_empty = { $symbol }: manca
web-neighbour_draws = { $samurai } pesca
web-raiders = Predoni
web-intruders = Intrusi
web-discards = Scarti
web-known_intruders = Intrusi noti
web-no_hand = Nessun predone in mano
web-used = usato
web-look_unseen = Non visti
web-look_talents = Talenti e segni
web-do_fight = Combatti
web-do_support = Supporto
web-do_attack = Attacca
web-do_defend = Difendi
web-do_hand = Passa la carta
web-do_drop = Perdi
web-do_use_token = Usa
web-do_heal = Cura
web-do_take = Prendi la carta
web-do_give = Dai
web-do_strike = Colpisci
web-do_token = Segnalino
web-do_card = Metti in cima
web-do_pass = Passa
web-do_replace = Cambia
web-do_discard = Scarta
web-look = Panoramica
web-look_close = Chiudi
web-last_card = Ultima carta
web-as_animal = da animale { $kiai }
web-next_raider = Il prossimo predone
web-support_how = presta il segnalino.
web-decides = Sceglie { $samurai }.
web-penalty_no_card = ancora nessuna, quindi niente penalità
web-penalty_none = non ha penalità
web-penalty_passed = dopo aver passato la penalità non conta più
web-penalty_fire = incendio: il villaggio perde una barricata
web-penalty_wound = il samurai riceve una ferita
web-penalty_intruder = il primo predone del mazzo entra nel villaggio
web-penalty_no_defend = per un turno niente difesa
web-penalty_no_support = per un turno niente supporto
web-penalty_must_pass = il samurai deve passare
web-penalty_recycle = un predone scartato torna nel mazzo
web-penalty_no_talent = per un turno niente talento né segnalini
web-penalty_drop_defence = si perde una carta della fila di difesa
web-penalty_neighbour = { $samurai } pesca un predone e deve attaccarlo
web-round = Round { $round }
web-animal_awakes = { $samurai }: si desta l'animale
web-village_saved = Il villaggio è salvo
web-village_lost = Il villaggio è perduto
web-talent_heihachi = passa una carta pari a un vicino
web-talent_daisuke = passa una carta dispari a un vicino
web-talent_gorobei = ignora le penalità delle carte pari
web-talent_kanbei = ignora le penalità delle carte dispari
web-talent_kikuchiyo = combatte due volte in un turno
web-talent_kyuzo = scarta una carta di un valore già in linea
web-talent_katsushiro = mette la carta sotto il mazzo e ne pesca un'altra
web-kiai_heihachi = aggiunge una barricata
web-kiai_heihachi_animal = aggiunge una barricata, cura una ferita
web-kiai_daisuke = dà a chiunque l'ultima carta di una linea
web-kiai_daisuke_animal = due volte: dà l'ultima carta di una linea
web-kiai_gorobei = scarta i primi 2 predoni
web-kiai_gorobei_animal = scarta i primi 3 predoni
web-kiai_kanbei = scarta i primi 2 intrusi
web-kiai_kanbei_animal = scarta i primi 3 intrusi
web-kiai_kikuchiyo = scarta l'ultima carta di una linea
web-kiai_kikuchiyo_animal = due volte: scarta l'ultima carta di una linea
web-kiai_kyuzo = dà a chiunque un segnalino supporto
web-kiai_kyuzo_animal = dà un segnalino supporto, aggiunge una barricata
web-kiai_katsushiro = scopre e ordina i primi 2 predoni
web-kiai_katsushiro_animal = scopre e ordina i primi 3 predoni
web-attack_below = Totale { $total }, { $left } sotto il valore di Kiai { $kiai }.
web-attack_kiai = Totale { $total }, esattamente il valore di Kiai: Kiai!
web-attack_hit = Totale { $total }, sopra il valore di Kiai { $kiai }: il villaggio è colpito.
web-attack_again = Totale { $total }, valore di Kiai { $kiai }: non succede altro.
web-defence_more = Riempie: { $symbol }. Mancano ancora: { $missing }.
web-defence_full = Riempie: { $symbol }. La fila di difesa è completa.
web-no_defence = Ora non è possibile con questa carta.
web-next_known = Il prossimo predone è noto: { $card }.
web-odds = Attaccando il prossimo predone: { $below }% sotto il valore di Kiai, { $exactly }% esattamente, { $above }% sopra.
web-odds_symbol = Simbolo mancante ({ $missing }): { $chance }%.
web-danger_draw = Il { $chance }% dei predoni colpisce il villaggio.
web-danger_farm = Senza barricate un colpo costa una fattoria (ne restano { $left }).
web-danger_last_farm = Senza barricate un colpo costa l'ultima fattoria, e perdete.
web-danger_last_raider = È l'ultimo predone: poi il round finisce.
web-danger_round_ends = Il mazzo è allora vuoto e il round finisce.
web-danger_intruder = Questo intruso porta le fiamme con una probabilità del { $chance }%.
web-danger_all_passed = Allora tutti hanno passato: il round finisce. Predoni che diventano intrusi: { $number }.
web-danger_gift = { $recipient } non può usarla in difesa e supererebbe il valore di Kiai.
web-danger_death = La ferita uccide { $samurai }, e perdete.
web-danger_animal = È la seconda ferita: si desta l'animale in { $samurai }.
web-danger_kills = Al prossimo turno l'ultima carta uccide { $samurai }, se un'altra non la copre.
web-danger_wakes = Al prossimo turno l'ultima carta porta la seconda ferita: in { $samurai } si desta l'animale.
web-danger_burns = Senza barricate, al prossimo turno l'ultima carta brucia una fattoria (ne restano { $left }).
web-danger_no_hat = Per come stanno le cose, allora { $samurai } muore, perché manca il cappello, e perdete.
web-danger_farms = Per come stanno le cose, i simboli fattoria mancanti ({ $missing }) costano allora tutte le fattorie ({ $left }), e perdete.
web-danger_families = Per come stanno le cose, le bambole mancanti ({ $missing }) costano allora tutte le famiglie ({ $left }), e perdete.
web-what_samurai = Talento: { $talent }. Kiai { $human } da umano, { $animal } da animale: { $effect }.
web-what_kiai = Valore di Kiai { $kiai }
web-what_kiai_says = Con un totale di esattamente { $kiai }: { $effect }. Poi si scarta la prima carta della linea. Un totale sopra { $kiai } colpisce il villaggio.
web-what_token = Segnalino supporto: { $samurai }
web-what_token_says = Chi ha questo segnalino può usare il talento: { $talent }. Un segnalino in prestito torna dopo il turno successivo di chi l'ha ricevuto.
web-what_attack = Un attacco aggiunge { $value } al totale.
web-what_hat = Nella fila di difesa risparmia al samurai una ferita alla fine del round.
web-what_farm = Nella fila di difesa salva una fattoria alla fine del round.
web-what_doll = Nella fila di difesa salva una famiglia alla fine del round.
web-what_penalty = Come ultima carta di una linea di combattimento: { $penalty }.
web-what_flames = Come intruso colpisce il villaggio.

## Pagine

page-intro = Fino a sette samurai difendono insieme un villaggio. Pesca un predone, attaccalo o usalo per la difesa, e fermati proprio sul tuo valore di Kiai, non oltre. Le ferite risvegliano l'animale nel samurai, e il villaggio ha bisogno di tutti voi per tre round.
page-preset-first = Prima partita con due bot
page-preset-solo = In solitario
page-preset-hard = Eroica, con tre bot

## La fine: i numeri di una partita

stat-kiai = Kiai
stat-fought = Predoni attaccati
stat-defended = Carte in difesa
stat-wounds = Ferite
stat-supported = Aiuti prestati
stat-intruders = Intrusi
stat-barricades = Barricate perse
run-players =
    { $number ->
        [one] 1 giocatore
       *[other] { $number } giocatori
    }
run-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
scale-barely = Il villaggio sopravvive a stento
scale-scarred = Segnato, ma in piedi
scale-well = Ben difeso
scale-proud = Una difesa fiera
scale-untouched = Nessuno ha toccato il villaggio
