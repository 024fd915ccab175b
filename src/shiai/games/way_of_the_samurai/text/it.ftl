# Way of the Samurai in italiano. I nomi arrivano come sono scritti qui sotto; i numeri arrivano come numeri.

game-title = Way of the Samurai
game-intro = Un samurai duella con un nemico guidato dalle carte. In ogni round sei carte muovono tre indicatori: forza e tecnica rompono la difesa del nemico, la guardia regge il suo contrattacco. Tre simboli uguali fanno una combinazione, e con il Ki si comprano carte, guardia o uno sguardo anticipato. Chi resta senza punti vita è sconfitto; chi resta senza Ki perde 2 punti vita alla fine di ogni round.

## Nomi

name-samurai = Samurai
name-samurai_1 = Musashi
name-samurai_2 = Kojiro
name-enemy = Il nemico

name-strength = forza
name-technique = tecnica
name-guard = guardia
name-life = vita
name-ki = Ki

name-black_a = Pietra
name-black_b = Onda
name-black_c = Vento
name-red = Sangue
name-joker = tutti i simboli
name-mixed = tre simboli neri

# Carte azione, poi carte speciali.
name-std-01 = Fendente dall'alto
name-std-02 = Taglio corto
name-std-03 = Passo misurato
name-std-04 = Posizione salda
name-std-05 = Affondo
name-std-06 = Finta
name-std-07 = Spallata
name-std-08 = Parata fluida
name-std-09 = Colpo selvaggio
name-std-10 = Lama leggera
name-std-11 = Respiro profondo
name-std-12 = Guardia alta
name-std-13 = Fendente temerario
name-std-14 = Scatto improvviso
name-std-15 = Avanzata di taglio
name-std-16 = Avanzata di punta
name-std-17 = Occhio in attesa
name-std-18 = Jolly
name-spe-01 = Taglio della montagna
name-spe-02 = Volo della rondine
name-spe-03 = Muro di ferro
name-spe-04 = Colpo coperto
name-spe-05 = Affondo coperto
name-spe-06 = Intento omicida
name-spe-07 = Tempesta di colpi

# Carte del nemico.
name-en-01 = Acqua cheta
name-en-02 = Lame incrociate
name-en-03 = Posizione della quercia
name-en-04 = Posizione dell'airone
name-en-05 = Fianco scoperto
name-en-06 = Varco ingannevole
name-en-07 = Porta di pietra
name-en-08 = Velo d'acciaio
name-en-09 = Pressione incessante
name-en-10 = Lama nascosta
name-en-11 = Serpente arrotolato
name-en-12 = Fortezza
name-en-hard = HARD MODE

# Carte ferita, e le metà delle carte Sangue.
name-w-1 = Taglio
name-w-2 = Spirito scosso
name-w-3 = Emorragia
name-w-4 = Squarcio profondo
name-w-5 = Ferita mortale
name-arm = Braccio ferito
name-rib = Costola rotta
name-finger = Dito mozzato
name-belly = Ferita al ventre
name-shoulder = Spalla ferita
name-eye = Occhio ferito
name-thigh = Ferita alla coscia
name-balance = Equilibrio perso
name-dodge = Colpo schivato
name-decapitation = Decapitazione

# Carte Gisei con ciò che fanno alla guardia.
name-gisei-1 = Denti stretti
name-gisei-2 = Goccia di sangue
name-gisei-3 = Voto silenzioso
name-gisei-4 = Forza degli antenati
name-gisei-5 = Mano tremante

name-double_specials = Doppia maestria
name-double_wrath = Doppia ira
name-redraw = Ripensamento
name-technique_pool = Riserva di tecnica
name-strength_pool = Riserva di forza
name-ki_to_life = Dal Ki la vita
name-wild_card = Libera scelta

name-katana = Katana
name-katana_kodachi = Katana e kodachi
name-naginata = Naginata
name-nodachi = Nodachi
name-tanto = Tanto
name-kusarigama = Kusarigama
name-bokken = Bokken
name-yari = Yari
name-wakizashi = Wakizashi
name-kanabo_1 = Kanabo 1
name-kanabo_2 = Kanabo 2
name-kanabo_3 = Kanabo 3
name-masakari_1 = Masakari 1
name-masakari_2 = Masakari 2
name-tonfa_1 = Tonfa 1
name-tonfa_2 = Tonfa 2
name-sai_1 = Sai 1
name-sai_2 = Sai 2
name-nagamaki = Nagamaki
name-katana_tanto = Katana / tanto
name-tessen = Tessen
name-kai = Kai
name-own_weapon = Arma propria
name-face_a = lato A dell'arma
name-face_b = lato B dell'arma

name-ishida = Ishida
name-takeshi = Takeshi
name-oda = Oda
name-kempo = Kempo
name-shiro = Shiro
name-afro_samurai = Afro Samurai
name-alucard = Alucard
name-bruce_lee = Bruce Lee
name-dante = Dante
name-edward = Edward
name-geralt = Geralt
name-helena = Helena
name-jack = Jack
name-jinno = Jinno
name-kratos = Kratos
name-leonardo = Leonardo
name-mugen = Mugen
name-sasuke = Sasuke
name-skull = Skull
name-yorha = Yorha
name-zoro = Zoro
name-side_a = lato A
name-side_b = lato B

# Ichiro, Jiro e Saburo significano primo, secondo e terzo figlio.
name-first = Ichiro
name-second = Jiro
name-third = Saburo

name-y1a = Novizio silenzioso
name-y1b = Guardiano robusto
name-y2a = Allievo anziano
name-y2b = Attaccabrighe
name-y3a = Maestro d'armi
name-y3b = Monaco
name-y4 = Primo allievo
name-master = Maestro del dojo

name-bridge = Ponte
name-forest = Foresta
name-rice_field = Risaia
name-mountain = Montagna
name-bamboo_forest = Foresta di bambù
name-cliff = Dirupo

name-rain = Pioggia
name-fog = Nebbia
name-snow = Neve
name-sun = Sole cocente

name-duel = Duello
name-one_vs_three = Uno contro tre
name-clan = Clan
name-dojo_yoshioka = Dojo Yoshioka
name-leaving_the_village = Via dal villaggio

name-beginner = Principiante
name-good_samurai = Buon samurai
name-great_samurai = Grande samurai
name-bodyguard = Guardia imperiale
name-way_of_musashi = La via di Musashi

# Eventi casuali; anche la forza lo è.
name-memory = ricordo
name-rage = furia
name-weariness = stanchezza
name-bad_fall = brutta caduta
name-broken_sword = spada spezzata
name-rest = riposo
name-healer = guaritore
name-lesson = lezione

# Perché qualcuno perde vita o Ki o viene ferito.
name-by_attack = L'attacco
name-by_red_die = Il dado rosso
name-by_wound = La ferita
name-by_lack_of_ki = Niente più Ki
name-by_blow = Il contrattacco
name-by_weapon = L'arma
name-by_low_guard = Guardia bassa con quest'arma
name-by_long_fight = Uno scontro lungo con quest'arma
name-by_rising_again = Il rialzarsi
name-by_red_combo = La combinazione rossa
name-by_place = Il luogo
name-by_combo = Una combinazione con questo tempo
name-by_low_gauge = Cattiva posizione con questo tempo
name-by_weather = Il tempo
name-by_event = L'evento
name-by_old_wound = Una vecchia ferita
name-by_fresh_wound = La nuova ferita
name-by_penalty = La penalità
name-by_fewer_ki = Meno Ki
name-by_equal_ki = Ki pari
name-by_last_blow = Un ultimo colpo
name-by_weariness = Sfinimento
name-by_opponent = Il potere dell'avversario

# Mazzi che vengono rimescolati.
name-action_deck = Il mazzo azioni
name-enemy_deck = Il mazzo del nemico
name-special_deck = Il mazzo speciale
name-wound_deck = Il mazzo delle ferite
name-gisei_deck = Il mazzo Gisei

## Che cosa fanno le cose

about-katana = Nessun vantaggio e nessuno svantaggio: una buona scelta per il primo duello.
about-katana_kodachi = Il dado rosso comincia da 3. Ma ogni Ferita 1 di un contrattacco diventa una Ferita 2.
about-naginata = La guardia sale di 1 prima di ogni contrattacco. Ma cominci con 2 Ki e non ne avrai mai di più.
about-nodachi = Con il Ki compri anche forza o tecnica, 1 Ki per punto, fino al controllo della difesa. Ma con ogni punto vita che perdi, perdi anche 1 Ki.
about-tanto = Ogni danno al nemico raddoppia. Ma la guardia non supera mai 2.
about-kusarigama = Con tecnica 4 un contrattacco non ha effetto. Ma una guardia di -1 o -2 alla fine di un round ti porta una Ferita 1.
about-bokken = In ogni momento puoi trasformare vita in Ki, uno a uno, ma non l'ultimo punto vita. Nessuno svantaggio.
about-yari = Tre volte per partita puoi cambiare tutta la mano dopo aver pescato all'inizio di un round. Ma cominci con 7 punti vita e 4 Ki.
about-wakizashi = Per ogni carta speciale che ottieni ne peschi 2 e ne tieni una. Ma alla fine del round 10 subisci una Ferita 1.
about-kanabo_1 = Vinci lo scontro appena il nemico resta senza Ki. Ma all'inizio di ogni round la guardia scende di 1.
about-kanabo_2 = Ogni attacco o carta ferita che danneggia il nemico gli toglie 1 punto vita in più. Ma con il Ki non puoi comprare guardia.
about-kanabo_3 = Se un solo attacco o una sola carta ferita toglie 2 o più punti vita, recuperi 2 Ki. Ma all'inizio di ogni round la tecnica scende di 1.
about-masakari_1 = In ogni momento puoi abbassare la guardia e alzare la forza di altrettanto. Nessuno svantaggio.
about-masakari_2 = Una volta per round una riga di tecnica di una carta vale come forza. Ma con il Ki non puoi comprare guardia.
about-tonfa_1 = In ogni momento puoi abbassare la guardia e alzare la tecnica di altrettanto. Nessuno svantaggio.
about-tonfa_2 = Giochi una sola carta prima che si riveli la difesa del nemico, e due dopo. Ma qualsiasi ferita è la sconfitta.
about-sai_1 = Una volta per round una riga di forza di una carta vale come tecnica. Ma con il Ki non puoi comprare guardia.
about-sai_2 = Con guardia 0 o meno alla fine di un round recuperi 1 Ki. Ma all'inizio di ogni round abbassi di 1 un indicatore a tua scelta.
about-nagamaki = In ogni momento 1 Ki ti fa prendere in mano una carta a scelta dalla pila degli scarti. Ma la rivelazione anticipata non è possibile.
about-katana_tanto = In ogni round scegli un lato dopo tre carte. Lato A: 2 di guardia per Ki, ma due tipi di combinazione non danno nulla. Lato B: 1 Ki per forza +2, ma la tecnica scende di 1.
about-tessen = All'inizio di ogni round puoi cambiare l'ambiente, e con un livello del dado rosso puoi ripeterne il lancio. Serve un ambiente.
about-kai = Il dado rosso infligge una Ferita 1 al livello 4 e una Ferita 2 dal livello 5. Ma cominci con 2 Ki.
about-own_weapon = Un'arma che descrivi tu; ha i vantaggi e gli svantaggi che le dai.

draw-stock =
    { $life ->
        [one] { $life } punto vita
       *[other] { $life } punti vita
    }, { $ki } Ki.
about-ishida = Nessuna abilità: un buon avversario per il primo duello.
about-takeshi = Se resti senza Ki, perdi subito.
about-oda = Ogni punto vita che perdi si aggiunge ai suoi.
about-kempo = Senza punti vita li recupera tutti e subisce una Ferita 2; solo la ferita mortale lo sconfigge. Una combinazione rossa fa lanciare il dado rosso invece di alzarlo: 5 è una Ferita 1 per lui, 6 una Ferita 2.
about-shiro = La sua carta si gira ogni volta che lo danneggi. Sul lato B scegli una penalità: perdi 1 Ki, 1 punto vita, una carta o un livello del dado rosso.
about-afro_samurai = Una combinazione nera ti dà sia 1 Ki sia 1 carta speciale.
about-alucard = Prima di vincere subisci una Ferita 1.
about-bruce_lee = Perde 1 punto vita alla fine di ogni round.
about-dante = Due carte speciali a tua scelta sono fin dall'inizio nel tuo mazzo azioni.
about-edward = Ogni Ki speso per la guardia dà 2 di guardia.
about-geralt = Cominci con una carta Bushido a caso.
about-helena = Le carte speciali che ottieni le scegli tu.
about-jack = Anche tre simboli neri diversi fanno una combinazione.
about-jinno = Se per una combinazione nera scegli il Ki, ne ottieni 2.
about-kratos = All'inizio di ogni round peschi 7 carte.
about-leonardo = Se il tuo attacco gli toglie punti vita, in questo scambio non contrattacca.
about-mugen = Cominci con una carta Bushido a caso.
about-sasuke = Prima si tolgono due carte dal tuo mazzo azioni, e una combinazione rossa può valere come nera.
about-skull = Alla fine di ogni round perdi 1 punto vita.
about-yorha = Cominci con una carta speciale a tua scelta da parte.
about-zoro = Puoi combattere con due armi insieme: due tra bokken, naginata, nodachi, tanto, yari e wakizashi.

about-rain = Ogni combinazione ti costa 1 punto vita, e così una guardia di -2 alla fine di un round. Non puoi infliggere una Ferita 2: diventa una Ferita 1.
about-fog = Non c'è rivelazione anticipata, e prima di ogni carta comprata con il Ki ne scarti una dalla mano. Una guardia di -2 alla fine di un round costa 1 punto vita.
about-snow = Alla fine di ogni round perdi 1 punto vita o 1 Ki. Ma se causi una Ferita 2, vinci subito lo scontro.
about-sun = Ogni costo in Ki raddoppia. Una guardia di -2 alla fine di un round è la sconfitta.

about-bridge = Paga Ki e lancia il dado blu: il ponte aiuta soprattutto la guardia, a volte la forza o la tecnica. Un passo falso costa guardia o un punto vita.
about-forest = Paga Ki e lancia il dado blu: la foresta aiuta guardia e tecnica. Radici e rami costano forza o guardia.
about-rice_field = Paga Ki e lancia il dado blu: la risaia aiuta forza o guardia. Il fango costa tecnica, guardia o Ki.
about-mountain = Paga Ki e lancia il dado blu: la montagna dà l'aiuto più grande, soprattutto a forza e tecnica. Ma può costare guardia o ferirti.
about-bamboo_forest = Paga Ki e lancia il dado blu: da 1 a 4 sale la guardia, 5 è una Ferita 1 per te, 6 una Ferita 2.
about-cliff = Una volta per scontro paga Ki e lancia il dado blu: da 1 a 3 è una Ferita 1 per il nemico, da 4 a 6 cadi e perdi.
about-own_place = Paga Ki e lancia il dado blu; i risultati sono quelli della tua carta.
about-own_cliff = Una volta per combattimento paga Ki e lancia il dado blu; i risultati sono quelli della tua carta.

about-double_specials = Fino alla fine della partita una combinazione nera dà 2 carte speciali invece di 1.
about-double_wrath = Fino alla fine della partita una combinazione rossa alza il dado rosso di 2 invece di 1.
about-redraw = Dal prossimo round, dopo aver pescato, puoi posare fino a due carte e pescarne altrettante.
about-technique_pool = 5 punti che in ogni momento puoi aggiungere alla tecnica, tutti insieme o uno alla volta.
about-strength_pool = 5 punti che in ogni momento puoi aggiungere alla forza, tutti insieme o uno alla volta.
about-ki_to_life = In ogni momento puoi trasformare Ki in vita, uno a uno, fino a 4 Ki in tutto.
about-wild_card = Guardi il mazzo Bushido e prendi la carta che vuoi.

about-arm = La tua forza non può più superare 3.
about-rib = Il dado rosso esce dal gioco e le tue combinazioni rosse non hanno effetto.
about-finger = La tua tecnica non può più superare 3.
about-belly = Alla fine di ogni round perdi 1 punto vita.
about-shoulder = Ha abbassato il dado rosso di 3 livelli, una volta sola.
about-eye = Non puoi più ottenere Ki in alcun modo.
about-thigh = Si è lanciato un dado e hai perso altrettanti punti vita, una volta sola.
about-balance = Si è lanciato un dado e hai perso altrettanti Ki, una volta sola.
about-dodge = L'hai schivato: non è successo nulla, ma la carta ha lasciato il mazzo.
about-decapitation = Perdi subito la partita.

about-blood = Le tue ferite vengono da un mazzo proprio, restano con te e si sommano. Se il mazzo è vuoto, la prossima ferita è la fine.
about-bushido = Ogni combinazione nera, oppure 2 Ki, può muovere un segnalino. Il terzo passo porta una virtù che dura.
about-gisei = Prima di ogni contrattacco puoi pagare 1 punto vita per una carta che muove la guardia: quattro carte la alzano, una la abbassa.
about-own_gisei = Prima di ogni contrattacco puoi pagare 1 punto vita per una carta che alza o abbassa la guardia.
about-taikyu = Se la prima carta di un round mostra il Sangue, il dado blu porta una conseguenza che vale per questo round.
about-hard_mode = Nel mazzo del nemico c'è la carta HARD MODE. Come difesa non si può rompere, come contrattacco colpisce due volte.
about-yoroi = L'armatura assorbe i primi quattro punti vita che chi la porta perderebbe. Per ciascuno si lancia il dado blu, e un 6 distrugge l'armatura.
about-easy_look = Quando compri una carta con il Ki, guardi tre carte e ne tieni una.
about-easy_die = Il dado rosso comincia da 2.
about-easy_special = Una carta speciale a caso è fin dall'inizio nel tuo mazzo azioni.

about-duel = Uno scontro con un avversario che ha un'abilità propria.
about-one_vs_three = Tre nemici insieme. Tu segni quello che attacchi; il dado blu dice chi contrattacca.
about-clan = Un nemico dopo l'altro, quanti ne riesci a sconfiggere. Punti vita, Ki e carte speciali restano con te.
about-dojo_yoshioka = Una campagna di cinque scontri, fino al maestro del dojo. In quasi ogni tappa scegli uno tra due avversari.
about-leaving_the_village = Una campagna di 11 scontri sulla via che porta fuori dal villaggio. Il dado blu dà a ogni nemico i punti vita; il suo Ki è 2.

## A che punto è la partita

moment-setup = Il duello si prepara
moment-setup-run = Il primo scontro si prepara
moment-start = Round { $round } · inizio
moment-start-run = Scontro { $fight } · round { $round } · inizio
moment-exchange = Round { $round } · scambio { $exchange } di 2
moment-exchange-run = Scontro { $fight } · round { $round } · scambio { $exchange } di 2
moment-round_end = Round { $round } · fine del round
moment-round_end-run = Scontro { $fight } · round { $round } · fine del round
moment-over = La partita è finita nel round { $round }
score =
    { $defeated ->
        [one] Un nemico sconfitto: { $rank }
       *[other] { $defeated } nemici sconfitti: { $rank }
    }
score-campaign =
    { $defeated ->
        [one] Un nemico sconfitto
       *[other] { $defeated } nemici sconfitti
    }

## L'obiettivo

goal-decides = Chi resta senza punti vita è sconfitto.
goal-stand =
    { $life ->
        [one] { $who }: 1 punto vita e { $ki } Ki.
       *[other] { $who }: { $life } punti vita e { $ki } Ki.
    }
goal-enemy =
    { $life ->
        [one] Sconfiggi il nemico. { $enemy } ha ancora 1 punto vita e { $ki } Ki.
       *[other] Sconfiggi il nemico. { $enemy } ha ancora { $life } punti vita e { $ki } Ki.
    }
goal-enemy_bleeds =
    { $life ->
        [one] Sconfiggi il nemico. { $enemy } ha ancora 1 punto vita e niente Ki: alla fine di ogni round perde 2 punti vita.
       *[other] Sconfiggi il nemico. { $enemy } ha ancora { $life } punti vita e niente Ki: alla fine di ogni round perde 2 punti vita.
    }
goal-enemy_ki =
    { $life ->
        [one] Togli l'ultimo punto vita o l'ultimo Ki. { $enemy } ha ancora 1 punto vita e { $ki } Ki.
       *[other] Togli l'ultimo punto vita o l'ultimo Ki. { $enemy } ha ancora { $life } punti vita e { $ki } Ki.
    }
goal-immortal =
    { $life ->
        [one] Lo sconfigge solo una ferita mortale: senza punti vita subisce una Ferita 2. { $enemy } ha ancora 1 punto vita.
       *[other] Lo sconfigge solo una ferita mortale: senza punti vita subisce una Ferita 2. { $enemy } ha ancora { $life } punti vita.
    }
goal-three = Sconfiggi tutti e tre. Ancora in piedi: { $left }, in tutto punti vita: { $life }.
goal-clan = Sconfiggi più nemici che puoi. Finora: { $defeated }.
goal-campaign = Vinci tutti gli scontri. Questo è lo scontro { $fight } di { $total }.
goal-this_enemy =
    { $life ->
        [one] Questo nemico ha ancora 1 punto vita e { $ki } Ki.
       *[other] Questo nemico ha ancora { $life } punti vita e { $ki } Ki.
    }
goal-life =
    { $life ->
        [one] Senza punti vita perdi. Hai 1 punto vita e { $ki } Ki.
       *[other] Senza punti vita perdi. Hai { $life } punti vita e { $ki } Ki.
    }
goal-without_ki =
    { $life ->
        [one] Senza punti vita perdi. Hai 1 punto vita e niente Ki: alla fine di ogni round perdi 2 punti vita.
       *[other] Senza punti vita perdi. Hai { $life } punti vita e niente Ki: alla fine di ogni round perdi 2 punti vita.
    }
goal-life_and_ki =
    { $life ->
        [one] Senza punti vita o senza Ki perdi. Hai 1 punto vita e { $ki } Ki.
       *[other] Senza punti vita o senza Ki perdi. Hai { $life } punti vita e { $ki } Ki.
    }

## Che cosa parla per una scelta

why-defences = Così cadrebbero { $number } difese su { $total }, più che con le altre carte.
why-breaks = Rompe la difesa: { $card }.
why-enough = La difesa è già superata: { $card }. Non serve altro.
why-keeps_ki = Conservi i tuoi { $ki } Ki; un’altra carta ne costerebbe { $cost }.
why-reaches = Raggiunge già ciò che chiede la difesa: { $card }.
why-combo = Fa una combinazione: { $symbol }.
why-begins = Hai abbastanza carte per una combinazione: { $symbol }.
why-pair = Sul tavolo ci sarà un secondo simbolo { $symbol }, e { $card } può completare la combinazione.
why-guard = La guardia sarà { $guard }: andrebbero a segno solo { $number } colpi su { $total }, meno che con le altre carte.
why-guard_higher = La guardia sarà { $guard }, più alta che con le altre carte.
why-early = Le tue carte possono rompere { $number } difese su { $total }, se sai qual è.
why-new_hand = Le tue carte possono rompere solo { $number } difese su { $total }; quelle nuove potrebbero fare di meglio.
why-keep_hand = Le tue carte possono rompere { $number } difese su { $total }.
why-draw = Nessuna tua carta rompe questa difesa; nel mazzo azioni lo farebbero { $number } su { $total }.
why-buy_guard =
    { $number ->
        [0] Con guardia { $guard } nessun colpo va a segno; ora { $value } su { $total }.
       *[other] Con guardia { $guard } vanno a segno solo { $number } colpi su { $total }; ora { $value }.
    }
why-safer = Il rischio che questo colpo sia la fine scende da { $value } % a { $number } %.
why-no_blow = Nessun colpo può andare a segno: guardia { $guard } basta.
why-little_guard =
    { $number ->
        [0] Un altro punto di guardia non fermerebbe nessun colpo in più.
       *[other] Un altro punto di guardia fermerebbe solo { $number } colpi su { $total }.
    }
why-last_ki = Costerebbe il tuo ultimo Ki; senza, alla fine del round perdi 2 punti vita.
why-keep_die = Il dado rosso a { $level } può ancora salire e diventare più forte.
why-die_wound = Il nemico pesca una carta ferita: Ferita { $wound }.
why-his_last_life = { $enemy } cade: è l'ultimo punto vita.
why-his_life =
    { $left ->
        [one] { $enemy } avrà ancora 1 punto vita.
       *[other] { $enemy } avrà ancora { $left } punti vita.
    }
why-his_last_ki = { $enemy } resta senza Ki e perde 2 punti vita alla fine di ogni round.
why-his_ki = { $enemy } avrà ancora { $left } Ki; senza Ki ogni round costa 2 punti vita.
why-special = Una carta speciale è più forte, aspetta che ti serva e poi entra nel tuo mazzo.
why-few_ki =
    { $ki ->
        [0] Non hai Ki, e questo costa 2 punti vita alla fine del round.
       *[other] Hai solo { $ki } Ki, e senza ogni round costa 2 punti vita.
    }
why-step =
    { $left ->
        [0] Questo passo porta la virtù.
        [one] Poi alla virtù manca un passo.
       *[other] Poi alla virtù mancano { $left } passi.
    }
why-raise = Al livello { $level } puoi usare il dado rosso contro il nemico.
why-raise_low = Il dado rosso sale a { $level }; da 3 puoi usarlo.
why-weakest = { $enemy } ha meno vita di tutti: { $life }.

## Che cosa si chiede

prompt-face = Scegli il lato della tua arma per questo round.
prompt-wound_symbol = Il jolly è la prima carta di questo round: vale come Sangue?
prompt-lower_gauge = La tua arma ha il suo prezzo: scegli l'indicatore che abbassi di 1.
prompt-start = La mano è pescata. Usa ciò che vuoi, poi comincia.
prompt-redraw = Scegli una carta da posare.
prompt-mark = Scegli chi attacchi in questo scambio.
prompt-move =
    { $left ->
        [one] Gioca una carta; poi si rivela la difesa.
       *[other] Gioca { $left } carte; poi si rivela la difesa.
    }
prompt-move_open =
    { $left ->
        [one] Gioca l'ultima carta contro questa difesa: { $card }.
       *[other] Gioca { $left } carte contro questa difesa: { $card }.
    }
prompt-strike = Le carte sono giocate. Usa ciò che vuoi prima del controllo della difesa.
prompt-hit = La difesa è rotta: scegli che cosa perde il nemico.
prompt-hit_die = Il dado rosso colpisce: scegli che cosa perde il nemico.
prompt-before_counter = Il tuo attacco è finito. Preparati al colpo.
prompt-offer_gisei = Prima del prossimo colpo un punto vita può comprare una carta Gisei.
prompt-name_symbol = Il jolly può fare una combinazione: nomina il suo simbolo.
prompt-reward = Una combinazione: scegli la ricompensa.
prompt-reward_red = Una combinazione rossa: scegli che cosa farne.
prompt-end_of_exchange = Lo scambio è quasi finito. Usa ciò che vuoi, poi vai avanti.
prompt-keep = Scegli la carta che tieni.
prompt-keep_special = Scegli la carta speciale che tieni; il resto torna nel mazzo.
prompt-keep_any = Scegli una carta speciale da tutto il mazzo.
prompt-penalty = Il lato B della carta ti punisce: scegli come.
prompt-remove = Scegli una carta della mano o della pila degli scarti che esce dal gioco.
prompt-remove_start = Scegli una carta che lascia il tuo mazzo azioni per questa partita.
prompt-discard_first = Scegli la carta che posi prima di averne un'altra.
prompt-weather_loss = Il tempo ti logora: scegli che cosa perdi.
prompt-fewest_ki = Più nemici hanno il Ki più basso: scegli quello che conta.
prompt-path = Scegli il prossimo avversario.
prompt-new_weapon = La tua arma è spezzata: scegline un'altra.
prompt-reroll = Tieni un risultato, o lancia di nuovo pagando livelli del dado rosso, che mostra { $level }.
prompt-choose_special = Scegli una carta speciale che è fin dall'inizio nel tuo mazzo azioni.
prompt-store_special = Scegli una carta speciale con cui cominci.
prompt-virtue = Scegli la virtù che prendi.

## Che cosa si può scegliere

choice-go_on = Avanti
choice-go_on-start = Comincia lo scambio
choice-go_on-redraw = Non posare altre carte
choice-go_on-move = Non giocare altre carte
choice-go_on-strike = Colpisci: si controlla la difesa
choice-go_on-before_counter = Avanti, venga quel che venga
choice-go_on-offer_gisei = Nessuna carta Gisei
choice-go_on-end_of_exchange = Concludi lo scambio

choice-draw = Paga { $cost } Ki: un'altra carta azione
choice-early_reveal = Paga { $cost } Ki: rivela ora la difesa
choice-buy_guard = Paga { $cost } Ki: guardia +{ $points }
choice-buy_strength = Paga { $cost } Ki: forza +1
choice-buy_technique = Paga { $cost } Ki: tecnica +1
choice-buy_power = Paga { $cost } Ki: forza +{ $points }
choice-environment = Paga { $cost } Ki: lancia il dado blu per l'ambiente
choice-bushido_step = Paga { $cost } Ki: il segnalino Bushido va sul kanji { $step }
choice-life_to_ki = Trasforma 1 punto vita in 1 Ki
choice-convert = Sposta un punto: { $lowered } -1, { $raised } +1
choice-pool = Usa un punto della tua virtù: { $gauge } +1 (punti rimasti: { $left })
choice-ki_to_life = Trasforma { $cost } Ki in 1 punto vita (posto sulla carta: { $left } Ki)
choice-exchange-special = Paga { $cost } Ki: una carta speciale
choice-exchange-red_die = Paga { $cost } Ki: il dado rosso sale di { $number }
choice-exchange-bushido = Paga { $cost } Ki: il segnalino Bushido fa un passo
choice-exchange-life =
    { $number ->
        [one] Paga { $cost } Ki: recupera 1 punto vita
       *[other] Paga { $cost } Ki: recupera { $number } punti vita
    }
choice-gisei = Paga 1 punto vita: pesca una carta Gisei
choice-mulligan = Cambia tutta la mano (rimaste: { $left })
choice-redraw =
    { $number ->
        [one] Cambia una carta
       *[other] Cambia fino a { $number } carte
    }

choice-play = Gioca { $card }
choice-play_joker = Gioca { $card }: { $gauge } { $effect }
choice-transform = Gioca { $card } con una riga mutata: forza { $strength }, tecnica { $technique }, guardia { $guard }
choice-fetch = Paga { $cost } Ki: prendi { $card } dalla pila degli scarti
choice-discard = Posa { $card }
choice-keep = Prendi { $card }
choice-remove = Togli { $card } dal gioco

choice-hit_life =
    { $number ->
        [one] { $enemy } perde 1 punto vita su { $left }
       *[other] { $enemy } perde { $number } punti vita su { $left }
    }
choice-hit_ki = { $enemy } perde { $number } Ki su { $left }
choice-lose_life = Perdi 1 punto vita
choice-lose_ki = Perdi 1 Ki
choice-remove_card = Togli dal gioco una carta della mano o della pila degli scarti
choice-lower_die = Abbassa il dado rosso a { $level }
choice-reward_ki = Ottieni { $number } Ki
choice-reward_both = Ottieni { $number } Ki e una carta speciale
choice-reward_special =
    { $number ->
        [one] Ottieni una carta speciale
       *[other] Ottieni { $number } carte speciali
    }
choice-reward_step = Muovi il segnalino Bushido di un passo
choice-raise = Alza il dado rosso a { $level }
choice-red_roll = Lancia il dado rosso
choice-decline = Rinuncia
choice-yes = Sì: il dado blu porta una conseguenza per questo round
choice-no = No: il round comincia come al solito
choice-reroll = Abbassa il dado rosso e lancia di nuovo
choice-result = Tieni il risultato { $face }
choice-use_die =
    { $level ->
        [3] Usa il dado rosso (3): il nemico perde 1 punto vita
        [4] Usa il dado rosso (4): il nemico perde 1 punto vita o 1 Ki
       *[other] Usa il dado rosso ({ $level })
    }
choice-use_die_wound = Usa il dado rosso ({ $level }): una Ferita { $wound } per il nemico
choice-name = Il jolly mostra il simbolo { $symbol }
choice-name_nothing = Il jolly non fa combinazioni
choice-face_a = Lato A
choice-face_b = Lato B
choice-lower = Abbassa un indicatore di 1: { $gauge }
choice-mark = { $enemy }: vita { $life }, Ki { $ki }
choice-path = { $opponent }: vita { $life }, Ki { $ki }
choice-change = Cambia l'ambiente: { $place }
choice-weapon = Prendi quest'arma: { $weapon }
choice-virtue = Prendi questa virtù: { $card }
choice-luck = Decide la sorte

## Che cosa succede

event-begins = Comincia { $who }.
event-round = Comincia il round { $round }.
event-exchange = Comincia lo scambio { $exchange }.
event-own_exchange = { $who }: comincia lo scambio { $exchange }.
event-next_enemy = Scontro { $fight }: si fa avanti un nemico, vita { $life }, Ki { $ki }.
event-into_deck = Questa carta viene mescolata nel mazzo azioni: { $card }.
event-drew = Carta pescata: { $card }.
event-looked = Carta guardata: { $card }.
event-kept = Carta tenuta: { $card }.
event-put_down = Carta posata: { $card }.
event-fetched = Carta presa dalla pila degli scarti: { $card }.
event-removed = Fuori dal gioco: { $card }.
event-stored = Una carta speciale è da parte: { $card }.
event-reshuffled =
    { $number ->
        [one] { $deck } viene rimescolato: una carta.
       *[other] { $deck } viene rimescolato: { $number } carte.
    }
event-mulligan = Tutta la mano viene cambiata. Cambi rimasti: { $left }.
event-face = In questo round vale il { $face }.
event-changed_place = Lo scontro si sposta in un altro luogo: { $place }.
event-marked = { $enemy } è il bersaglio di questo scambio.

event-played = Il samurai gioca { $card }.
event-gauge =
    { $change ->
        [-6] { $change } { $gauge }, ora { $value }.
        [-5] { $change } { $gauge }, ora { $value }.
        [-4] { $change } { $gauge }, ora { $value }.
        [-3] { $change } { $gauge }, ora { $value }.
        [-2] { $change } { $gauge }, ora { $value }.
        [-1] { $change } { $gauge }, ora { $value }.
        [0] { $change } { $gauge }, ora { $value }.
       *[other] +{ $change } { $gauge }, ora { $value }.
    }
event-revealed = La difesa del nemico si rivela: { $card }.
event-met = L'attacco rompe la difesa: { $card }.
event-missed = La difesa regge: { $card }.
event-unbreakable = HARD MODE: nulla rompe questa difesa.
event-enemy_lost_life =
    { $number ->
        [one] { $cause }: { $enemy } perde 1 punto vita. Gliene restano: { $left }.
       *[other] { $cause }: { $enemy } perde { $number } punti vita. Gliene restano: { $left }.
    }
event-enemy_lost_ki = { $cause }: { $enemy } perde { $number } Ki. Gliene restano: { $left }.
event-enemy_gained_life = Il nemico prende per sé questo punto vita. Adesso ne ha: { $left }.
event-rose_again = { $enemy } si rialza. Punti vita: { $left }.
event-turned = La carta del nemico si gira e mostra il { $side }.
event-fell = { $enemy } cade.

event-no_counter = { $enemy } è colpito e non contrattacca.
event-nobody_strikes = Nessuno contrattacca.
event-countered = { $enemy } contrattacca: { $card }. La guardia è a { $guard }.
event-parried = La guardia è abbastanza alta: il colpo non fa nulla.
event-void_counter = La tecnica è abbastanza alta: il contrattacco non ha effetto.
event-double_strike = HARD MODE: seguono due colpi.
event-gisei = Il sacrificio porta una carta Gisei: { $card }.
event-armour =
    { $left ->
        [0] L'armatura assorbe un punto vita ed è distrutta.
       *[other] L'armatura assorbe un punto vita. Può assorbirne ancora: { $left }.
    }
event-wounded =
    { $who ->
        [Samurai] { $cause }: il samurai subisce una Ferita { $level }. La carta: { $card }.
       *[other] { $cause }: { $who } subisce una Ferita { $level }. La carta: { $card }.
    }
event-dodged =
    { $who ->
        [Samurai] { $cause }: il samurai schiva e la Ferita 1 non ha effetto.
       *[other] { $cause }: { $who } schiva e la Ferita 1 non ha effetto.
    }
event-blood = { $cause }: il samurai subisce una Ferita { $level } che resta. La carta: { $card }.

event-paid = Il samurai paga { $number } Ki. Gliene restano: { $left }.
event-paid_life = Il samurai paga 1 punto vita. Gliene restano: { $left }.
event-lost_ki = { $cause }: il samurai perde { $number } Ki. Gliene restano: { $left }.
event-lost_life =
    { $number ->
        [one] { $cause }: il samurai perde 1 punto vita. Gliene restano: { $left }.
       *[other] { $cause }: il samurai perde { $number } punti vita. Gliene restano: { $left }.
    }
event-gained_ki =
    { $number ->
        [0] Il samurai adesso non può ottenere Ki. Ne ha ancora: { $left }.
       *[other] Il samurai ottiene { $number } Ki. Adesso ne ha: { $left }.
    }
event-gained_life =
    { $number ->
        [0] Il samurai è illeso. Punti vita: { $left }.
        [one] Il samurai recupera 1 punto vita. Adesso ne ha: { $left }.
       *[other] Il samurai recupera { $number } punti vita. Adesso ne ha: { $left }.
    }
event-no_ki =
    { $who ->
        [Samurai] Il samurai non ha più Ki, e questo costa punti vita.
       *[other] { $who } non ha più Ki, e questo costa punti vita.
    }

event-combo = Una combinazione: { $combo }.
event-red_die = Il dado rosso è a { $level }.
event-used_die = Il samurai usa il dado rosso al livello { $level }.
event-bushido_step = Il segnalino Bushido arriva al kanji { $step } di 3.
event-virtue = Il samurai trova una virtù: { $card }.
# I dadi sono blu e rosso; il rosso ha il nome del simbolo.
event-rolled =
    { $die ->
        [blue] Il dado blu mostra { $face }.
       *[other] Il dado rosso mostra { $face }.
    }
event-environment = { $place }: risultato { $face }.
event-taikyu =
    { $face ->
        [1] Taikyu: la prima combinazione di questo round ridà 2 punti vita.
        [2] Taikyu: in questo round il Ki può comprare una carta speciale.
        [3] Taikyu: in questo round il Ki può alzare il dado rosso di 2.
        [4] Taikyu: in questo round un passo del Bushido costa meno.
        [5] Taikyu: in questo round il Ki può comprare 2 punti vita.
       *[other] Taikyu: chi alla fine di questo round ha meno Ki subisce una Ferita 1.
    }
event-event = Lungo la via succede qualcosa: { $event }.
event-new_weapon = Il samurai prende un'altra arma: { $weapon }.
event-match_won = Vince { $who }.
event-won = Vittoria! { $reason ->
        [enemy_deadly_wound] { ending-enemy_deadly_wound }
        [enemy_without_ki] { ending-enemy_without_ki }
        [snow_victory] { ending-snow_victory }
        [all_three_dead] { ending-all_three_dead }
        [campaign_won] { ending-campaign_won }
        [clan_completed] { ending-clan_completed }
       *[enemy_killed] { ending-enemy_killed }
    }
event-lost = Sconfitta. { $reason ->
        [deadly_wound] { ending-deadly_wound }
        [without_ki] { ending-without_ki }
        [wounded_to_death] { ending-wounded_to_death }
        [fell] { ending-fell }
        [bled_out] { ending-bled_out }
        [decapitated] { ending-decapitated }
        [sunstroke] { ending-sunstroke }
        [no_weapon_left] { ending-no_weapon_left }
       *[killed] { ending-killed }
    }

# Con due giocatori gli eventi nominano chi agisce.
event-own_played = { $who } gioca { $card }.
event-own_drew = { $who } pesca { $card }.
event-own_stored = { $who } ha pronta una carta speciale: { $card }.
event-own_revealed = La difesa contro { $who } si rivela: { $card }.
event-own_combo = { $who } fa una combinazione: { $combo }.
event-own_red_die = Il dado rosso di { $who } è a { $level }.
event-own_used_die = { $who } usa il dado rosso al livello { $level }.
event-own_paid = { $who } paga { $number } Ki. Gliene restano: { $left }.
event-own_paid_life = { $who } paga 1 punto vita. Gliene restano: { $left }.
event-own_lost_ki = { $cause }: { $who } perde { $number } Ki. Gliene restano: { $left }.
event-own_lost_life =
    { $number ->
        [one] { $cause }: { $who } perde 1 punto vita. Gliene restano: { $left }.
       *[other] { $cause }: { $who } perde { $number } punti vita. Gliene restano: { $left }.
    }
event-own_gained_ki =
    { $number ->
        [0] { $who } adesso non può ottenere Ki. Ne ha ancora: { $left }.
       *[other] { $who } ottiene { $number } Ki. Adesso ne ha: { $left }.
    }

## Come finisce

ending-enemy_killed = Il nemico non ha più punti vita.
ending-enemy_deadly_wound = Una ferita mortale abbatte il nemico.
ending-enemy_without_ki = Il nemico non ha più Ki, e contro quest'arma è la fine.
ending-snow_victory = Una Ferita 2 nella neve decide lo scontro.
ending-all_three_dead = Tutti e tre i nemici sono morti.
ending-campaign_won = L'ultimo scontro della campagna è vinto.
ending-clan_completed = Tutto il clan è sconfitto.
ending-killed = Il samurai non ha più punti vita.
ending-deadly_wound = Una ferita mortale abbatte il samurai.
ending-without_ki = Il samurai non ha più Ki, e in questo scontro è la fine.
ending-wounded_to_death = Il samurai è ferito, e con quest'arma è la fine.
ending-fell = Il samurai cade nel dirupo.
ending-bled_out = Non ci sono più carte Sangue: il samurai muore dissanguato.
ending-decapitated = Il samurai perde la testa.
ending-sunstroke = Sfinito, il samurai crolla sotto il sole cocente.
ending-no_weapon_left = L'ultima arma è spezzata.
ending-samurai_1_killed = Musashi non ha più punti vita.
ending-samurai_1_deadly_wound = Una ferita mortale abbatte Musashi.
ending-samurai_2_killed = Kojiro non ha più punti vita.
ending-samurai_2_deadly_wound = Una ferita mortale abbatte Kojiro.

## Opzioni delle regole

option-mode = Modalità
option-mode-help = Un duello, tre nemici insieme, un clan senza fine o una di due campagne.
value-mode-duel = { name-duel }
value-mode-one_vs_three = { name-one_vs_three }
value-mode-clan = { name-clan }
value-mode-dojo_yoshioka = { name-dojo_yoshioka }
value-mode-leaving_the_village = { name-leaving_the_village }
option-opponent = Avversario
option-opponent-help = L'avversario di un duello; quello standard è Ishida, e nelle altre modalità i loro nemici.
value-opponent-standard = standard
value-opponent-ishida = { name-ishida }
value-opponent-takeshi = { name-takeshi }
value-opponent-oda = { name-oda }
value-opponent-kempo = { name-kempo }
value-opponent-shiro = { name-shiro }
value-opponent-afro_samurai = { name-afro_samurai } ({ value-weapon_sets-fan })
value-opponent-alucard = { name-alucard } ({ value-weapon_sets-fan })
value-opponent-bruce_lee = { name-bruce_lee } ({ value-weapon_sets-fan })
value-opponent-dante = { name-dante } ({ value-weapon_sets-fan })
value-opponent-edward = { name-edward } ({ value-weapon_sets-fan })
value-opponent-geralt = { name-geralt } ({ value-weapon_sets-fan })
value-opponent-helena = { name-helena } ({ value-weapon_sets-fan })
value-opponent-jack = { name-jack } ({ value-weapon_sets-fan })
value-opponent-jinno = { name-jinno } ({ value-weapon_sets-fan })
value-opponent-kratos = { name-kratos } ({ value-weapon_sets-fan })
value-opponent-leonardo = { name-leonardo } ({ value-weapon_sets-fan })
value-opponent-mugen = { name-mugen } ({ value-weapon_sets-fan })
value-opponent-sasuke = { name-sasuke } ({ value-weapon_sets-fan })
value-opponent-skull = { name-skull } ({ value-weapon_sets-fan })
value-opponent-yorha = { name-yorha } ({ value-weapon_sets-fan })
value-opponent-zoro = { name-zoro } ({ value-weapon_sets-fan })
option-weapon = Arma
option-weapon-help = L'arma; katana o bokken per la prima partita.
value-weapon-katana = { name-katana }
value-weapon-katana_kodachi = { name-katana_kodachi }
value-weapon-naginata = { name-naginata }
value-weapon-nodachi = { name-nodachi }
value-weapon-tanto = { name-tanto }
value-weapon-kusarigama = { name-kusarigama }
value-weapon-bokken = { name-bokken }
value-weapon-yari = { name-yari }
value-weapon-wakizashi = { name-wakizashi }
value-weapon-kanabo_1 = { name-kanabo_1 } ({ value-weapon_sets-fan })
value-weapon-kanabo_2 = { name-kanabo_2 } ({ value-weapon_sets-fan })
value-weapon-kanabo_3 = { name-kanabo_3 } ({ value-weapon_sets-fan })
value-weapon-masakari_1 = { name-masakari_1 } ({ value-weapon_sets-fan })
value-weapon-masakari_2 = { name-masakari_2 } ({ value-weapon_sets-fan })
value-weapon-tonfa_1 = { name-tonfa_1 } ({ value-weapon_sets-fan })
value-weapon-tonfa_2 = { name-tonfa_2 } ({ value-weapon_sets-fan })
value-weapon-sai_1 = { name-sai_1 } ({ value-weapon_sets-fan })
value-weapon-sai_2 = { name-sai_2 } ({ value-weapon_sets-fan })
value-weapon-nagamaki = { name-nagamaki } ({ value-weapon_sets-fan })
value-weapon-katana_tanto = { name-katana_tanto } ({ value-weapon_sets-fan })
value-weapon-tessen = { name-tessen } ({ value-weapon_sets-fan })
value-weapon-kai = { name-kai } ({ value-weapon_sets-fan })
value-weapon-own_weapon = { name-own_weapon }
option-second_weapon = Seconda arma
option-second_weapon-help = Una seconda arma insieme alla prima contro Zoro; nella variante per due giocatori l'arma dell'altro.
value-second_weapon-none = nessuna
value-second_weapon-katana = { name-katana }
value-second_weapon-katana_kodachi = { name-katana_kodachi }
value-second_weapon-naginata = { name-naginata }
value-second_weapon-nodachi = { name-nodachi }
value-second_weapon-tanto = { name-tanto }
value-second_weapon-kusarigama = { name-kusarigama }
value-second_weapon-bokken = { name-bokken }
value-second_weapon-yari = { name-yari }
value-second_weapon-wakizashi = { name-wakizashi }
option-own_weapon = Arma propria
option-own_weapon-help = Un'arma tutta tua come JSON, se è scelta come arma.
option-environment = Ambiente
option-environment-help = Dove si svolge lo scontro.
value-environment-none = nessuno
value-environment-bridge = { name-bridge }
value-environment-forest = { name-forest }
value-environment-rice_field = { name-rice_field }
value-environment-mountain = { name-mountain }
value-environment-bamboo_forest = { name-bamboo_forest }
value-environment-cliff = { name-cliff }
option-weather = Tempo
option-weather-help = Il tempo in questo ambiente.
value-weather-none = nessuno
value-weather-rain = { name-rain }
value-weather-fog = { name-fog }
value-weather-snow = { name-snow }
value-weather-sun = { name-sun }
option-yoroi = Armatura (Yoroi)
option-yoroi-help = Chi porta l'armatura.
value-yoroi-none = nessuno
value-yoroi-player = il samurai
value-yoroi-enemy = il nemico
option-yoroi_opponent = Armatura di uno dei tre
option-yoroi_opponent-help = Quale dei tre avversari porta l'armatura del nemico.
value-yoroi_opponent-first = { name-first }
value-yoroi_opponent-second = { name-second }
value-yoroi_opponent-third = { name-third }
option-blood = Sangue
option-blood-help = Modulo Sangue: le ferite del samurai restano e si sommano.
option-bushido = Bushido
option-bushido-help = Modulo Bushido: combinazioni o Ki portano a una virtù che dura.
option-gisei = Gisei
option-gisei-help = Modulo Gisei: un punto vita per una carta che muove la guardia.
option-taikyu = Taikyu
option-taikyu-help = Taikyu: se la prima carta è rossa, un lancio dà una conseguenza per il round.
option-hard_mode = Modalità difficile
option-hard_mode-help = La carta HARD MODE è nel mazzo del nemico.
option-easy_look = Facilitazione: guarda tre carte
option-easy_look-help = Facilitazione 1: quando si compra una carta se ne guardano tre e se ne tiene una.
option-easy_die = Facilitazione: dado rosso a 2
option-easy_die-help = Facilitazione 2: il dado rosso comincia da 2.
option-easy_special = Facilitazione: carta speciale
option-easy_special-help = Facilitazione 3: una carta speciale a caso è fin dall'inizio nel mazzo azioni.
option-events = Eventi casuali
option-events-help = La carta degli eventi casuali di una campagna.
value-events-hard = difficile
value-events-normal = normale
option-duel_variant = Due giocatori
option-duel_variant-help = Due giocatori si affrontano (una proposta, non ufficiale).
option-attack_may_be_declined = Si può rinunciare a un colpo
option-attack_may_be_declined-help = Si può rinunciare alla perdita di una difesa superata.
option-weather_needs_environment = Il tempo richiede un ambiente
option-weather_needs_environment-help = Il tempo richiede un ambiente.
option-weather_low_gauge = Indicatore e tempo
option-weather_low_gauge-help = L'indicatore di cui il tempo punisce il -2.
value-weather_low_gauge-guard = { name-guard }
value-weather_low_gauge-strength = { name-strength }
value-weather_low_gauge-technique = { name-technique }
value-weather_low_gauge-any = qualsiasi indicatore
option-weather_low_loss = Perdita per il tempo
option-weather_low_loss-help = Che cosa toglie il tempo per questo.
value-weather_low_loss-life = { name-life }
value-weather_low_loss-ki = { name-ki }
option-weather_combo_cost = Costo di una combinazione nella pioggia
option-weather_combo_cost-help = Che cosa costa una combinazione con il tempo 1.
value-weather_combo_cost-life = { name-life }
value-weather_combo_cost-ki = { name-ki }
option-easy_buy_scope = Carte della facilitazione 1
option-easy_buy_scope-help = Le carte a cui si applica la facilitazione 1.
value-easy_buy_scope-action = carte azione
value-easy_buy_scope-special = carte speciali
value-easy_buy_scope-both = entrambe
option-eor_on_kill = Fine del round dopo una vittoria
option-eor_on_kill-help = Uno scontro vinto a metà round è seguito dagli effetti di fine round.
option-die_allow_lower = Livelli più bassi del dado rosso
option-die_allow_lower-help = Il dado rosso si può usare come un livello più basso.
option-gisei_per_counter = Carte Gisei per contrattacco
option-gisei_per_counter-help = Carte Gisei prima di ogni contrattacco; 0 per nessun limite.
option-bushido_face_up = Mazzo Bushido scoperto
option-bushido_face_up-help = La prima carta Bushido è scoperta.
option-taikyu_once = Scambio Taikyu una volta
option-taikyu_once-help = Uno scambio Taikyu si può fare una volta nel suo round.
option-katana_tanto_void = Combinazioni nulle di katana / tanto
option-katana_tanto_void-help = Le combinazioni che il lato A di katana / tanto annulla.
value-katana_tanto_void-black_b_and_black_c = { name-black_b } e { name-black_c }
value-katana_tanto_void-black_a_and_black_b = { name-black_a } e { name-black_b }
value-katana_tanto_void-black_a_and_black_c = { name-black_a } e { name-black_c }
value-katana_tanto_void-black_a_and_red = { name-black_a } e { name-red }
value-katana_tanto_void-black_b_and_red = { name-black_b } e { name-red }
value-katana_tanto_void-black_c_and_red = { name-black_c } e { name-red }
option-sasuke_random = Sasuke toglie a caso
option-sasuke_random-help = Le carte tolte contro Sasuke sono a caso.
option-clan_limit = Limite del clan
option-clan_limit-help = I nemici dopo i quali il clan è sconfitto; 0 per nessun limite.
option-weapon_sets = Armi a disposizione
option-weapon_sets-help = Le armi a disposizione quando una si spezza.
value-weapon_sets-base_and_expansion = gioco base ed espansione
value-weapon_sets-base = gioco base
value-weapon_sets-expansion = espansione
value-weapon_sets-fan = degli appassionati
value-weapon_sets-base_and_fan = gioco base e degli appassionati
value-weapon_sets-expansion_and_fan = espansione e degli appassionati
value-weapon_sets-base_and_expansion_and_fan = tutte
option-hard_attack_only = HARD MODE ferma solo l'attacco
option-hard_attack_only-help = HARD MODE come difesa ferma solo l'attacco.
option-environment_until_counter = Ambienti fino al contrattacco
option-environment_until_counter-help = Gli ambienti si possono usare solo fino alla carta del contrattacco.
option-yoroi_renewed = Armatura nuova per ogni nemico
option-yoroi_renewed-help = Ogni nemico di un clan o di una campagna porta un'armatura nuova.
option-reward_needs_life = Premio solo per l'ultimo punto vita
option-reward_needs_life-help = Il premio per una carta ferita richiede l'ultimo punto vita, non l'ultimo Ki.
option-taikyu_after_draw = Taikyu dopo la pesca
option-taikyu_after_draw-help = Taikyu si controlla dopo l'intera pesca.
option-easy_rest_back = Le carte speciali tornano nel mazzo
option-easy_rest_back-help = Con la facilitazione 1 le carte speciali non tenute tornano nel loro mazzo.
option-die_once = Dado rosso una volta per scambio
option-die_once-help = Il dado rosso si può usare una volta per scambio.
option-box = I tuoi componenti
option-box-help = I tuoi componenti, dove sono diversi dai nostri, come file di una scatola.

## Componenti, per le pagine e le scatole

name-wound = Ferita
name-enemy_wound = Ferita per il nemico
name-defeat = sconfitta
name-blood = macchia di sangue
name-special = carta speciale
name-red_die = dado rosso
name-taikyu = Taikyu
name-yoroi = Yoroi
name-hard_1 = Eventi difficili, 1
name-hard_2 = Eventi difficili, 2
name-hard_3 = Eventi difficili, 3
name-hard_4 = Eventi difficili, 4
name-hard_5 = Eventi difficili, 5
name-hard_6 = Eventi difficili, 6
name-normal_1 = Eventi normali, 1
name-normal_2 = Eventi normali, 2
name-normal_3 = Eventi normali, 3
name-normal_4 = Eventi normali, 4
name-normal_5 = Eventi normali, 5
name-normal_6 = Eventi normali, 6
name-blood-1 = Carta Sangue 1
name-blood-2 = Carta Sangue 2
name-blood-3 = Carta Sangue 3
name-blood-4 = Carta Sangue 4
name-blood-5 = Carta Sangue 5
box-part-actions = Carte azione
box-part-specials = Carte speciali
box-part-enemies = Carte nemico
box-part-wounds = Carte ferita
box-part-environments = Ambienti
box-part-events = Eventi casuali
box-part-opponents = Avversari
box-part-trio = Tre avversari
box-part-dojo = Mappa del dojo
box-part-gisei = Carte Gisei
box-part-hard_mode = Carta HARD MODE
box-part-weapons = Armi
box-part-weathers = Tempo atmosferico
box-part-bushido = Carte Bushido
box-part-blood = Carte Sangue
box-part-attackers = Chi contrattacca
box-part-runs = Serie di combattimenti
box-part-other_events = Altri eventi casuali
box-part-rest = Dado rosso e moduli
box-field-symbol = Simbolo
box-field-effects = Effetti
box-field-choice = Uno di questi
box-field-strength = Forza minima (-2: nessuna)
box-field-technique = Tecnica minima (-2: nessuna)
box-field-prize = Il nemico perde uno di questi
box-field-guard = Colpisce se la guardia è sotto
box-field-blow = Tu subisci
box-field-wound1 = Ferita 1
box-field-wound2 = Ferita 2
box-field-face1 = Faccia 1
box-field-face2 = Faccia 2
box-field-face3 = Faccia 3
box-field-face4 = Faccia 4
box-field-face5 = Faccia 5
box-field-face6 = Faccia 6
box-field-life = Punti vita
box-field-ki = Ki
box-field-event = Evento
box-field-change = Guardia
box-field-strikes = Altri colpi
box-field-fights = Combattimenti
box-field-points = Punti

## The drawing

draw-red_die = Dado rosso
draw-blue_die = Dado blu
draw-wound = Ferita { $level }
draw-enemy_wound = nemico: Ferita { $level }
draw-defeat = cadi e muori
draw-or = o
draw-unbreakable = non si può rompere
draw-strikes_more = colpi: { $number }
draw-enemy = Nemico
draw-face = lato { $face }
draw-side = lato { $side }
draw-defence = Difesa
draw-counter = Contrattacco
draw-enemy_deck = Mazzo del nemico: { $number }
draw-discards = scartate: { $number }
draw-action_deck = Mazzo azioni: { $number }
draw-special_deck = Mazzo speciale: { $number }
draw-action_discards = Carte azione scartate: { $number }
draw-enemy_discards = Carte nemico scartate: { $number }
draw-removed = Fuori dal gioco: { $number }
draw-cards = Le tue carte
draw-hand = Mano
draw-stored = Da parte
draw-choose_from = Tra cui scegliere
draw-played = Questo scambio
draw-empty = vuoto
draw-fight = Scontro { $number }
draw-round = Round { $number }
draw-exchange = Scambio { $number } di { $whole }
draw-in_force = In vigore
draw-environment = Ambiente
draw-used = usato in questo scontro
draw-weather = Tempo
draw-strikers = Chi contrattacca
draw-bushido = Bushido
draw-points_left = punti rimasti: { $number }
draw-next_virtue = prossima: { $virtue }
draw-blood = Ferite
draw-unhurt = nessuna
draw-armour = Armatura
draw-taikyu = Taikyu
draw-no_consequence = niente in questo round
draw-taikyu_1 = la prima combinazione del round ridà 2 punti vita
draw-taikyu_2 = 1 Ki per una carta speciale
draw-taikyu_3 = 1 Ki per 2 livelli del dado rosso
draw-taikyu_4 = 1 Ki per un passo del Bushido
draw-taikyu_5 = 1 Ki per 2 punti vita
draw-taikyu_6 = chi ha meno Ki alla fine del round subisce una Ferita 1
draw-mulligans = Cambi di mano
draw-by_weapon = con l'arma: { $number }
draw-by_campaign = in questa campagna: { $number }
draw-bonus = Prossimo scontro
draw-in_play = Inoltre in gioco
draw-archway = Portale
draw-defeated = Sconfitti: { $number }
draw-rank = Grado: { $rank }
draw-next_rank = da { $number } in su: { $rank }
draw-help_discards = mostra le pile degli scarti e ciò che è uscito dal gioco
draw-help_decks = mostra quali carte restano nei mazzi
draw-help_about = mostra che cosa fanno arma, avversario e moduli, e che cosa significano i segni
draw-pick_modules = Quali moduli? Diversi: { $example }; nessuno: Invio

## The page

web-piles = Mazzi e pile
web-blue_die_none = Il dado blu non è ancora stato tirato
web-card_what = Muove i tuoi indicatori: { $effects }. Il suo simbolo per le combinazioni: { $symbol }.
web-joker_what = Scegli un solo movimento: { $effects }. Vale come qualsiasi simbolo.
web-what_mulligans = Tante volte puoi ancora cambiare tutta la mano, subito dopo aver pescato per il round.
web-what_bonus = L'evento dà questo al tuo indicatore nel primo round del prossimo scontro.
web-what_broken = Un'arma spezzata non si può più usare in questa campagna.
web-gauges = Indicatori
web-played = Questo scambio
web-defence = Difesa
web-counter = Contrattacco
web-hand = Mano
web-hand_of = Mano di { $who }
web-stored = Da parte
web-tray = Scegli fra queste carte
web-modules = Moduli
web-deck = Mazzo azioni
web-discard = Scarti
web-specials = Mazzo speciale
web-removed = Fuori dal gioco
web-enemy_deck = Mazzo nemico
web-enemy_discard = Scarti nemici
web-empty = Vuoto
web-not_open = Non ancora rivelata
web-opens = Dopo questa carta si rivela la difesa
web-or = o
web-all_symbols = tutti i simboli
web-at_least = { $gauge } { $number } o più
web-needs = serve { $value }
web-enough = basta
web-short = non basta
web-guard_below = guardia sotto { $number }
web-wound = Ferita { $level }
web-enemy_wound = Ferita { $level } per il nemico
web-fall = precipiti nel vuoto
web-unbreakable = non si può rompere
web-strikes_again = colpi: { $number }
web-defence_says = Chiede { $asks }. Allora il nemico perde: { $brings }.
web-counter_says = Con { $asks } subisci: { $brings }.
web-met = La difesa è rotta.
web-not_met = La difesa regge.
web-then = Poi: { $gauges }.
web-would_break = Rompe { $number } difese su { $total }.
web-would_strike = Colpiscono { $number } contrattacchi su { $total }.
web-makes_combo = Nasce la combinazione { $symbol }.
web-danger_blow = Attenzione: { $percent } % di probabilità che questo colpo sia l'ultimo.
web-danger_wound = Una carta ferita su cinque è mortale, e { $number } colpi su { $total } ti portano una Ferita 2.
web-danger_roll = Attenzione: { $percent } % di probabilità che questo lancio sia la tua fine.
web-danger_last_life = È il tuo ultimo punto vita: perdi.
web-danger_combo = Questa combinazione costa il tuo ultimo punto vita.
web-danger_ki_defeat = È il tuo ultimo Ki: perdi subito.
web-danger_last_ki = È il tuo ultimo Ki: senza, alla fine del round perdi 2 punti vita.
web-danger_last_ki_deadly =
    { $number ->
        [one] È il tuo ultimo Ki: senza, alla fine del round perdi 2 punti vita, e ne hai solo uno.
       *[other] È il tuo ultimo Ki: senza, alla fine del round perdi 2 punti vita, e non ne hai di più.
    }
web-danger_round_end = Il round finisce, e senza Ki perdi gli ultimi punti vita.
web-danger_sun = Il round finisce, e sotto questo sole un indicatore così basso è la sconfitta.
web-victory = Vittoria
web-defeat = Sconfitta
web-combo = Combinazione { $symbol }
web-combo_open = 2 su 3: { $symbol }
web-do_fetch = Prendi
web-do_discard = Scarta
web-do_keep = Tieni
web-do_remove = Elimina
web-yoroi = Yoroi
web-ability = Abilità
web-side = Lato { $side }
web-face = lato { $face }
web-enemy = Nemico { $number }
web-target = lo attacchi
web-dead = morto
web-rung = Livello { $level }: il nemico perde o subisce { $brings }
web-red_die = Il dado rosso mostra { $level }
web-red_die_rolls = Le combinazioni rosse lanciano il dado rosso
web-red_die_gone = Il dado rosso è fuori dal gioco
web-blue_die = Il dado blu ha dato { $number }
web-bloody = male per te
web-used_up = Usato in questo scontro
web-bushido = Bushido
web-marker = Kanji { $number } di { $total }
web-points = Sulla carta: { $number }
web-taikyu = Taikyu
web-taikyu_0 = Nessuna conseguenza
web-taikyu_1 = Una combinazione cura 2 punti vita
web-taikyu_2 = 1 Ki per una carta speciale
web-taikyu_3 = 1 Ki per 2 livelli del dado rosso
web-taikyu_4 = 1 Ki per un passo del Bushido
web-taikyu_5 = 1 Ki per 2 punti vita
web-taikyu_6 = Meno Ki alla fine: Ferita 1
web-gisei = Gisei
web-gisei_drawn = Pescate ora: { $number }
web-blood = Sangue
web-blood_card = { $wound } ({ $level })
web-unhurt = Ancora nessuna ferita
web-mulligans = Cambi di mano
web-mulligans_left = rimasti: { $number }
web-bonus = Prossimo scontro
web-broken = Spezzate
web-hard_mode = HARD MODE
web-easy = Facilitazioni
web-clan = { $rank }. Nemici sconfitti: { $number }.
web-next_rank = Al prossimo grado: { $number }.
web-step = Scontro { $number } di { $total }
web-stop = Passo { $number }: vita { $life }, Ki { $ki }

## Pagine

page-intro = Un duellante, un avversario, una mano di carte. Tieni in equilibrio tre indicatori, leggi la sua guardia e colpisci quando la combinazione è giusta. Campagne e moduli rendono ogni via diversa dalle altre.
page-preset-first-duel = Primo duello: katana contro Ishida
page-preset-hard-duel = Duello difficile: nodachi contro Oda
page-preset-three = Uno contro tre
page-preset-clan = Clan: quanti ne riesci a battere
page-preset-dojo = Campagna: Dojo Yoshioka
page-preset-village = Campagna: via dal villaggio
page-preset-shiro = Contro Shiro, con il modulo Sangue

## La fine: i numeri di una partita

stat-played = Carte giocate
stat-broken = Difese infrante
stat-parried = Colpi parati
stat-combos = Combo
stat-dealt = Vita tolta
stat-lost = Vita persa
stat-wounds = Ferite
run-won =
    { $defeated ->
        [one] Vinta, un nemico sconfitto
       *[other] Vinta, { $defeated } nemici sconfitti
    }
