# Senjutsu in italiano. I valori che sono componenti arrivano con i nomi elencati sotto; i numeri arrivano come numeri.
# I personaggi hanno forme con l'articolo come attributi: .nom (Il, a inizio frase), .gen (del), .dat (al), .acc (il); la frase le prende con GEN($other).

## Carte

name-master = Maestro
    .nom = Il Maestro
    .gen = del Maestro
    .dat = al Maestro
    .acc = il Maestro
name-student = Allievo
    .nom = L’Allievo
    .gen = dell’Allievo
    .dat = all’Allievo
    .acc = l’Allievo
name-warrior = Guerriero
    .nom = Il Guerriero
    .gen = del Guerriero
    .dat = al Guerriero
    .acc = il Guerriero
name-ronin = Ronin
    .nom = Il Ronin
    .gen = del Ronin
    .dat = al Ronin
    .acc = il Ronin
name-ninja = Ninja
    .nom = Il Ninja
    .gen = del Ninja
    .dat = al Ninja
    .acc = il Ninja
name-onna_bugeisha = Onna-Bugeisha
    .nom = La Onna-Bugeisha
    .gen = della Onna-Bugeisha
    .dat = alla Onna-Bugeisha
    .acc = la Onna-Bugeisha
name-assassin = Assassino
    .nom = L’Assassino
    .gen = dell’Assassino
    .dat = all’Assassino
    .acc = l’Assassino
name-wakou = Wakou
    .nom = Il Wakou
    .gen = del Wakou
    .dat = al Wakou
    .acc = il Wakou
name-yojimbo = Yojimbo
    .nom = Lo Yojimbo
    .gen = dello Yojimbo
    .dat = allo Yojimbo
    .acc = lo Yojimbo
name-yasuke = Yasuke
    .gen = di Yasuke
    .dat = a Yasuke
name-sailor = Navigatore
    .nom = Il Navigatore
    .gen = del Navigatore
    .dat = al Navigatore
    .acc = il Navigatore
name-basic = carta Base
name-weapon = carta arma

name-bo = Bo
name-kama = Kama
name-kanabo = Kanabo
name-katana = Katana
name-kusarigama = Kusarigama
name-nagamaki = Nagamaki
name-naginata = Naginata
name-nodachi = Nodachi
name-sai = Sai
name-shikomizue = Shikomizue
name-tachi = Tachi
name-tanto = Tanto
name-tonfa = Tonfa
name-wakizashi = Wakizashi
name-carrack = Caracca
name-pistol = Pistola
name-yari = Yari

name-attack = Attacco
name-defence = Difesa
name-meditation = Meditazione
name-core = Speciale

name-wood = Legno
name-steel = Acciaio
name-gold = Oro
name-jade = Giada

name-burning_sun = Scuola del Sole Ardente
name-autumn_hare = Scuola della Lepre d'Autunno
name-jade_river = Scuola del Fiume di Giada

name-NEU = Neutrale
name-AGG = Aggressione
name-BAL = Equilibrio
name-DET = Determinazione
name-DIST = Distanza
name-desperation = Disperazione
name-drunk = Ubriaco
name-load = Rallentato
name-stealth = Occultamento

name-stun = Stordimento
name-hobble = Azzoppato
name-wound = Ferita
name-bleeding_wound = Ferita sanguinante
name-poison = Veleno
name-poison-002 = Veleno Debilitante
name-poison-129 = Nebbia di Confusione
name-poison-130 = Tossina Emorragica
name-poison-131 = Tossina Paralizzante
name-poison-132 = Veleno Virulento

name-card-008 = Carta Speciale Maestro
name-card-009 = Riflessione del Drago
name-card-010 = Zanna Celata della Vipera
name-card-011 = Eco della Lama
name-card-012 = Intuizione Oscura
name-card-013 = Occhio del Dragone
name-card-014 = Patto Oscuro
name-card-015 = Coda del Dragone
name-card-016 = Sesto Senso
name-card-017 = Saggezza Corrotta
name-card-018 = Colpo Indolente
name-card-019 = Taglio Magistrale
name-card-020 = Riposizionamento
name-card-023 = Carta Speciale Ronin
name-card-024 = Vortice Cremisi
name-card-025 = Armatura Pesante
name-card-026 = Carica del Toro
name-card-027 = Affondo Invertito di Zanna
name-card-028 = Il Terrore
name-card-029 = Spazzata Feroce
name-card-030 = Artigli Laceranti
name-card-031 = Difesa d'Acciaio
name-card-032 = Balzo del Lupo
name-card-033 = Colpo alle Caviglie
name-card-034 = Ritirata Composta
name-card-035 = Chiatta di Buoi
name-card-038 = Carta Speciale Allievo
name-card-039 = Prendere Fiato
name-card-040 = Coda Fulminea
name-card-041 = Intuizione Ardente
name-card-042 = Specchio d'Acqua
name-card-043 = Tigre Appostata
name-card-044 = Colpo Astuto
name-card-045 = Obbedienza
name-card-046 = Colpo della Roccia
name-card-047 = Squarcio Rotante
name-card-048 = Cascata Fendente
name-card-049 = Scambio della Montagna
name-card-050 = Mente Placida
name-card-053 = Carta Speciale Guerriero
name-card-054 = Ruggito Ardente
name-card-055 = Colpo della Fenice Fiammante
name-card-056 = Punto Cieco
name-card-057 = Istinto Bruciante
name-card-058 = Finta Falciante
name-card-059 = Concentrazione Ritrovata
name-card-060 = Falciata Montante
name-card-061 = Colpo Corto
name-card-062 = Arco Respingente
name-card-063 = Blocco Cinereo
name-card-064 = Testata
name-card-065 = Spirale di Fiamme
name-card-066 = Blocco di Bastone Bo
name-card-067 = Affondo di Bastone Bo
name-card-068 = Incrocio di Doppio Sai
name-card-069 = Aggancio di Kama
name-card-070 = Fendente di Katana
name-card-071 = Spazzata di Naginata
name-card-072 = Squarcio di Nodachi
name-card-073 = Affondo di Nodachi
name-card-074 = Parata di Shikomizue
name-card-075 = Taglio di Tachi
name-card-076 = Blocco di Tonfa
name-card-077 = Taglio di Wakizashi
name-card-078 = Furia Sanguinosa
name-card-079 = Ispirazione Divina
name-card-080 = Difesa del Guardiano
name-card-081 = Tempra Leggendaria
name-card-082 = Benevolenza
name-card-083 = Blocco Ampio
name-card-084 = Calma Composta
name-card-085 = Coraggio
name-card-086 = Colpo in Affondo
name-card-087 = Sabbia negli Occhi
name-card-088 = Dovere
name-card-089 = Blocco d'Emergenza
name-card-090 = Passo Evasivo
name-card-091 = Onestà
name-card-092 = Onore
name-card-093 = Rispetto
name-card-094 = Rettitudine
name-card-095 = Autocontrollo
name-card-096 = Colpo Squarciante
name-card-097 = Provocazione
name-card-098 = Grido di Guerra
name-card-099 = Difesa Accerchiante
name-card-100 = Squarcio Diagonale
name-card-101 = Taglio di Finta
name-card-102 = Mente Risoluta
name-card-103 = Passo Aggraziato
name-card-104 = Colpo Azzoppante
name-card-105 = Taglio Orizzontale
name-card-106 = Volontà di Ferro
name-card-107 = Affondo in Spinta
name-card-108 = Distrazione
name-card-109 = Mente Aperta
name-card-110 = Schivata Rapida
name-card-111 = Blocco di Fiume
name-card-112 = Squarcio Rotolante
name-card-113 = Taglio Troncante
name-card-114 = Difesa di Roccia
name-card-115 = Blocco Rapido
name-card-116 = Mente Rapida
name-card-117 = Mente Addestrata
name-card-118 = Blocco Selvaggio
name-card-119 = Fendente Selvaggio
name-card-120 = Blocco di Vento
name-card-121 = Difesa Tranquilla
name-card-122 = Meditazione Profonda
name-card-123 = Respinta
name-card-124 = Fasciature da Campo
name-card-125 = Calcio del Cavallo
name-card-126 = Colpo d'Elsa
name-card-127 = Spinta Indietro
name-card-128 = Stoccata Rapida
name-card-133 = Stoccata di Jumonji Yari
name-card-134 = Colpo di Kanabo
name-card-135 = Taglio di Katana
name-card-136 = Squarcio di Katana
name-card-137 = Affondo di Naginata
name-card-138 = Taglio di Tanto
name-card-139 = Impalamento di Yari
name-card-140 = Squarcio di Rovescio
name-card-141 = Parata Tranquilla
name-card-142 = Calma Convinzione
name-card-143 = Calcio Incrociato
name-card-144 = Determinazione
name-card-145 = Colpo Disorientante
name-card-146 = Guardia Concentrata
name-card-147 = Passo di Foresta
name-card-148 = Colpo di Grandine
name-card-149 = Affondo dall'Alto
name-card-150 = Furia Crescente
name-card-151 = Blocco della Tempesta
name-card-152 = Colpo Stordente
name-card-153 = Vantaggio
name-card-154 = Taglio Sanguinante
name-card-155 = Contrattacco
name-card-156 = Sforzo Concentrato
name-card-157 = Colpo Esperto
name-card-158 = Colpo a Ruota
name-card-163 = Carta Speciale Ninja
name-card-164 = Colpo di Kusarigama
name-card-165 = Passo della Luna Fantasma
name-card-166 = Trappola del Tiratore Lunare
name-card-167 = Cerbottana Fukiya
name-card-168 = Soffio di Metsubushi
name-card-169 = Lancio di Shuriken
name-card-170 = Lancio di Piedi di Corvo
name-card-171 = Catena e Uncino
name-card-172 = Bomba Fumogena
name-card-173 = Flagello Sferzante
name-card-174 = Ombra Evanescente
name-card-175 = Squarcio di Kama
name-card-176 = Ritirata
name-card-218 = Carta Speciale Assassino
name-card-219 = Lame Avvelenate
name-card-220 = Puntura d'Ombra
name-card-221 = Passo nell'Ombra
name-card-222 = Bacio del Ragno
name-card-223 = Pioggia d'Acciaio
name-card-224 = Bomba Fumogena
name-card-225 = Coltello nella Piaga
name-card-226 = Balzo nell'Ombra
name-card-227 = Colpo della Vipera
name-card-228 = Sguardo Disarmante
name-card-229 = Arteria Recisa
name-card-230 = Taglio Velenoso
name-card-294 = Carta Speciale Onna-Bugeisha
name-card-295 = Cuore dell'Oni
name-card-296 = Abbraccio Silenzioso
name-card-297 = Morso del Cielo
name-card-298 = Istinto Furioso
name-card-299 = Guardia Furente
name-card-300 = Colpo in Caduta
name-card-301 = Inciampo del Cavallo
name-card-302 = Schivata di Uragano
name-card-303 = Affondo di Montagna
name-card-304 = Colpo alle Caviglie
name-card-305 = Mente Strepitante
name-card-306 = Fiume in Piena
name-card-333 = Carta Speciale Wakou
name-card-334 = Schianto di Bordata
name-card-335 = Tsunami in Caduta
name-card-336 = Lancio della Brocca
name-card-337 = Ariete Bukan
name-card-338 = Piedi da Marinaio
name-card-339 = Gesticolare da Ubriaco
name-card-340 = Gigante Goffo
name-card-341 = Colpo Barcollante
name-card-342 = Far Due Passi
name-card-343 = Testata
name-card-344 = Calcio del Mulo
name-card-345 = Stella Vagabonda
name-card-316 = Carta Speciale Yojimbo
name-card-317 = Affondo di Nagamaki
name-card-318 = Risolutezza Ostinata
name-card-319 = Zanmato
name-card-320 = Colpo Brutale
name-card-321 = Reputazione Spaventosa
name-card-322 = Il Mio Lavoro Qui è Finito
name-card-323 = Guardia di Ferro
name-card-324 = Puntura di Scorpione
name-card-325 = Lancio di Senbon
name-card-326 = Craniotomia
name-card-327 = Aura Oscura
name-card-328 = Sicario a Pagamento
name-card-329 = Spezzare le Gambe

name-contract-counter = Reazione
name-contract-first_blood = Primo Sangue
name-contract-focus = Concentrazione
name-contract-fury = Furore
name-contract-show_them = Fagli Vedere
name-contract-tools = Gli Attrezzi del Mestiere
name-card-349 = Carta Speciale Yasuke
name-card-350 = Taglio Mancino
name-card-351 = Onore del Leone
name-card-352 = Furia Giusta
name-card-353 = Carica del Branco
name-card-354 = Anima Devota
name-card-355 = Schianto dell'Elefante
name-card-356 = Chiudere la Distanza
name-card-357 = Colpo Doppio
name-card-358 = Artigli dell'Aquila
name-card-359 = Zanne del Leone
name-card-360 = Difesa a Due Lame
name-card-361 = Morso del Leone
name-card-362 = Sbilanciamento
name-card-276 = Carta Speciale Navigatore
name-card-277 = Granchio
name-card-278 = Calcio della Pistola
name-card-279 = La Temuta Polvere Nera
name-card-280 = Tiro Preciso
name-card-281 = Lancio di Pugnale
name-card-282 = Squarcio Profondo
name-card-283 = Guardia Alta
name-card-284 = Reazione dello Sciocco
name-card-285 = Affondo di Punta
name-card-286 = Recupero
name-card-287 = Colpo Imponente
name-card-288 = Spazzata di Granchio
name-card-289 = Avanzata in Duello
name-card-290 = Guardia del Bue

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Effetto: { $lines }
card-success = In caso di successo: { $lines }
card-reduced = Ogni volta che riduce il danno: { $lines }
card-split = A iniziativa { $speed }: { $lines }
card-split_range = A iniziativa da { $high } a { $low }: { $lines }

card-join_segments = { $first }. { $second }
card-join_lines = { $first }; { $second }
card-join_comma = { $first }, { $second }
card-join_grid = { $first }, e { $second }
card-join_and = { $first } e { $second }
card-join_then = { $first }, poi { $second }
card-join_either = { $first } o { $second }
card-join_or = { $first } – OPPURE – { $second }
card-join_sum = { $first } + { $second }
card-group = ({ $lines })
card-named = { $component }
card-not = non { $what }
card-speed = { $speed }

# In testa alla carta.
card-prepared = Preparata
card-replacement = Sostituzione Istantanea
card-additional = Aggiunta Istantanea
card-instant = Istantanea
card-when_resolved = dopo aver risolto la tua carta
card-when_attack = dopo un tuo attacco riuscito
card-when_block = dopo un tuo blocco riuscito
card-when_any = dopo un tuo attacco o blocco riuscito
card-when_before = prima di risolvere la tua carta
card-when_speed = prima di scegliere la velocità del tuo blocco
card-when_start = all'inizio del turno
card-when_defeated = quando stai per cadere
card-when_contract = quando hai completato un contratto
card-initiative = iniziativa { $high }
card-initiative_range = iniziativa da { $high } a { $low }
card-initiative_equal = iniziativa della carta a cui si aggiunge
card-initiative_none = senza iniziativa
card-cost = costa { $focus } Concentrazione
card-requires = solo in { $kamae }
card-range = gittata { $distance }
card-unblockable = Non bloccabile
card-counters = anche come Reazione
card-counter_only = solo come Reazione
card-own = dalla tua scatola
card-bushido = Bushido
card-stake = alla rivelazione scarti tutti i tuoi contratti; ognuno completato aggiunge 1 all’iniziativa o 1 ferita
card-renown = la gittata aumenta di 1 per ogni contratto completato davanti a te

# Condizioni, e chi riguarda un effetto.
card-after_hit = dopo un attacco: { $what }
card-after_block = dopo un blocco: { $what }
card-in_kamae = in { $kamae }: { $what }
card-for_focus = per { $focus } Concentrazione: { $what }
card-target = bersaglio: { $what }
card-on_star = chi è su una stella: { $what }
card-each_in_range = ogni avversario a gittata: { $what }
card-each_player = ogni giocatore: { $what }
card-each_other = ogni altro giocatore può: { $what }

# Movimento e griglie.
card-must_step = devi fare { $amount ->
    [one] 1 passo
   *[other] { $amount } passi
} ({ $directions })
card-may_step = puoi fare { $amount ->
    [one] 1 passo
   *[other] fino a { $amount } passi
} ({ $directions })
card-must_rotate = devi fare { $amount ->
    [one] 1 rotazione
   *[other] { $amount } rotazioni
}
card-may_rotate = puoi fare { $amount ->
    [one] 1 rotazione
   *[other] fino a { $amount } rotazioni
}
card-any_direction = in qualsiasi direzione
card-front = davanti
card-front_right = davanti a destra
card-back_right = dietro a destra
card-back = dietro
card-back_left = dietro a sinistra
card-front_left = davanti a sinistra
card-far = { $side } { $distance }
card-ring = { $distance ->
    [one] tutti gli spazi intorno
   *[other] tutti gli spazi a distanza { $distance }
}
card-strikes = colpisce { $grid }
card-struck = { $number ->
    [one] { $cells }: { $marks }
   *[other] { $cells }: { $marks } ciascuno
}
card-blocks = blocca { $cells }
card-place_caltrop = metti un piede di corvo su uno spazio vuoto tra: { $cells }
card-place_traps = metti fino a 3 segnalini trappola coperti su spazi vuoti tra: { $cells }
card-stars = mette una stella: { $cells }
card-star = stella
card-wounds = { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
}
card-bleeding = { $amount ->
    [one] 1 ferita sanguinante
   *[other] { $amount } ferite sanguinanti
}
card-execution = Esecuzione
card-counter = Reazione a { $speeds }
card-lower = attacco a un avversario di iniziativa inferiore
card-shield_star = anche lo spazio con la stella è bloccato
card-bleed_wounds = le ferite di questo attacco sono sanguinanti

# Che cosa succede al bersaglio.
card-push = spinto di { $amount ->
    [one] 1 spazio
   *[other] { $amount } spazi
}
card-push_by_steps = spinto di { $amount } spazio, più 1 per ogni passo fatto con questa carta
card-pull = tirato di { $amount ->
    [one] 1 spazio
   *[other] { $amount } spazi
}
card-rotated = ruotato { $amount ->
    [one] una volta
   *[other] { $amount } volte
}
card-steps_forward = mosso in avanti di { $amount ->
    [one] 1 spazio
   *[other] { $amount } spazi
}
card-swap = scambia il posto con te
card-stun = Stordimento
card-stun_by_steps = Stordimento per ogni passo fatto con questa carta
card-hobble = Azzoppato
card-poison = Veleno
card-open_wound = { $amount ->
    [one] 1 ferita diventa sanguinante
   *[other] { $amount } ferite diventano sanguinanti
}
card-discards = scarta { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
card-discards_type = scarta 1 carta ({ $types })
card-loses = perde { $amount } Concentrazione
card-steal = rubi { $amount } Concentrazione
card-draws = pesca { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
card-switches = passa a { $kamae }
card-switches_any = passa a un Kamae a tua scelta
card-changes = cambia Kamae fino a { $amount ->
    [one] 1 ramo
   *[other] { $amount } rami
} a tua scelta
card-shuffles_type = rimescola 1 carta ({ $types }) dalla mano nel mazzo
card-look = guardi la mano
card-cancel_movement = il movimento restante è annullato
card-cancel_rotation = le rotazioni restanti sono annullate
card-cancel_cards = la carta attiva è annullata
card-searches = cerchi tra le prime { $amount } carte del mazzo 1 carta che va in quella mano
card-play_discarded = giochi { $cards } dai suoi scarti come Sostituzione Istantanea

# Che cosa succede a te.
card-discard = scarta { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
card-discard_tier = scarta { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
} ({ $tiers })
card-lose_all = perdi tutta la Concentrazione
card-lose_all_but = perdi tutta la Concentrazione tranne { $amount }
card-take_wound = subisci { $amount ->
    [one] 1 ferita
   *[other] { $amount } ferite
}
card-return = rimetti coperte { $amount } carte della mano nel mazzo e mescolalo
card-mills = scarta { $amount } carta dalla cima del mazzo, più 1 per ogni sua ferita
card-wound_by_difference = 1 ferita per ogni punto di iniziativa in meno
card-keeps = riceve questa carta fino a fine partita: prima di ogni pescata scarta coperta la prima carta del mazzo e le sue iniziative scendono di 1
card-reach = la gittata di questa carta è { $amount }
card-return_poisons = riprendi tutti i tuoi Veleni usati
card-poison_cell = Veleno
card-back_cell = solo alle spalle
card-take_stun = ricevi 1 Stordimento
card-take_hobble = ricevi 1 Azzoppato
card-gain = ottieni { $amount } Concentrazione
card-advantage = prendi il Vantaggio
card-draw = pesca esattamente { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
card-draw_up_to = pesca fino a { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
card-change = cambia Kamae fino a { $amount ->
    [one] 1 ramo
   *[other] { $amount } rami
}
card-switch = passa a { $kamae }
card-switch_any = passa a qualsiasi Kamae tranne Neutrale
card-search_deck = cerca nel mazzo { $cards }
card-search_top = cerca tra le prime { $amount } carte del mazzo { $cards }
card-take_top = rivela le prime { $amount } carte del mazzo e prendi tutte queste: { $cards }
card-stunning = con Stordimento
card-found_of = carte ({ $which })
card-search_discards = cerca negli scarti { $cards }
card-found = 1 carta ({ $which })
card-found_any = 1 carta
card-shuffle_type = rimescola al massimo 1 carta ({ $types }) dalla mano nel mazzo
card-shuffle_all = rimescola tutta la mano nel mazzo
card-heal_stuns = scarta fino a { $amount } tuoi Stordimenti
card-heal_hobble = scarta { $amount } dei tuoi Azzoppato
card-heal_all = scarta tutti i tuoi stati
card-close_wounds = tutte le tue ferite sanguinanti diventano ferite normali
card-widen = il blocco ha { $amount ->
    [one] 1 velocità
   *[other] { $amount } velocità
} in più tra cui scegliere
card-forbid = scegli un tipo ({ $types }) che nessuno può giocare in questo turno
card-name_cards = nomina una carta abilità, anche Speciale, che nessuno può giocare in questo turno, in ordine di Vantaggio (dal più alto)
card-play_found = gioca 1 carta trovata come Sostituzione Istantanea
card-enter_stealth = entra in Occultamento
card-remain_armour = resta in gioco: ogni attacco ti infligge 1 ferita in meno, ma almeno 1
card-remain_open_discards = resta in gioco: tutti gli scarti sono scoperti
card-remain_no_instants = resta in gioco: nessuno può giocare Aggiunte Istantanee o Sostituzioni Istantanee come carte istantanee
card-remain_no_copies = resta in gioco: nessuno può giocare una carta che è scoperta tra i propri scarti
card-remain_no_looking = resta in gioco: nessuno può guardare la mano di un altro giocatore o fargli scartare carte
card-remain_iron_will = resta in gioco: nessuna ferita per le pescate da un mazzo vuoto
card-remain_open_hand = resta in gioco: il tuo limite di mano è più alto di 3, la tua mano è scoperta e scegli la carta dopo tutti gli altri
card-renew = rimetti davanti a te { $amount ->
    [one] 1 contratto scartato
   *[other] { $amount } contratti scartati
}
card-discard_contracts = scarta tutti i contratti davanti a te
card-reshuffle = mescola nel mazzo { $cards } dagli scarti
card-drops = scarta { $amount ->
    [one] 1 carta a caso
   *[other] { $amount } carte a caso
}
card-survive = non cadi: scarta tutte le tue ferite e i tuoi Veleni
card-rebuild = se il tuo mazzo è vuoto, { $amount } scarti a caso diventano il nuovo mazzo
card-each_contract = per ogni contratto completato davanti a te: { $what }
card-remain_last_stand = resta in gioco: 1 ferita ti sconfigge
card-until_bought_off = { $what }; alla fine di un turno ogni giocatore può far scartare questa carta per { $focus } Concentrazione
card-until_turned = { $what }; alla fine di ogni turno si gira di 90 gradi e dopo la quarta volta si scarta

# Parole disegnate sulla carta.
web-card_or = OPPURE
web-card_success = Se riesce
web-card_reduced = Danno ridotto

## Page

web-field = Campo di battaglia
web-ground = Spazi e terreno
web-on_spaces = { $what } su { $spaces }
web-figure = { $who } su { $space }, verso { $direction }
web-heroes = Personaggi
web-hero_acts = deve scegliere
web-hero_ready = pronto
web-hero_fallen = fuori combattimento
web-hero_won = vince
web-hero_side = schieramento { $number }
web-focus_point = punto di concentrazione
web-kamae_says = Kamae { $kamae }; da qui a: { $ways }
web-focus_says = Concentrazione { $number } su { $total }
web-wounds_says = Ferite { $number } su { $total }, di cui sanguinanti { $bleeding }
web-stuns_says = Stordimenti { $number }; { $total } sono la sconfitta
web-counted = { $what }: { $number }
web-hand_says = Carte in mano: { $number }, limite { $total }
web-deck_says = Carte nel mazzo: { $number }
web-discards = Scarti
web-face_down = Coperte: { $number }
web-no_cards = Nessuna carta
web-in_play = In gioco
web-known_hand = Carte note della mano
web-advantage = Vantaggio
web-ladder = Iniziativa
web-item_pending = deve ancora venire
web-item_active = in corso
web-item_waiting = scudi piazzati
web-item_resolved = risolta
web-split_part = parte inferiore
web-aims = mira a { $who }
web-bans = In questo turno nessuno può giocare: { $what }
web-line_of = { $card } – { $who }
web-own_hand = Le tue carte
web-tray = Da scegliere
web-copies = { $number } copie
web-chosen = Scelta
web-explain_card = Spiega «{ $card }»: a parole e sul campo
web-nothing_fits = Nella tua mano non c’è nulla di adatto.
web-plan = Da { $space }, verso { $direction }, «{ $card }» raggiunge: { $spaces }.
web-plan_nothing = Da { $space }, verso { $direction }, «{ $card }» non raggiunge nessuno spazio.
web-go_on = Avanti

## Il gioco

game-title = Senjutsu
game-intro = Da due a quattro personaggi duellano su un campo di esagoni. In ogni turno tutti scelgono una carta in segreto; le carte si rivelano insieme e si risolvono dall'iniziativa più alta in giù. Attacchi e blocchi coprono spazi attorno alla miniatura: contano il posto e la direzione. Un Kamae rafforza alcune carte, la Concentrazione ne paga altre. Chi raggiunge il limite di ferite, o ha la mano piena di Stordimenti, è sconfitto.

## Nomi

name-master_1 = { name-master } 1
name-master_2 = { name-master } 2
name-master_3 = { name-master } 3
name-master_4 = { name-master } 4

name-student_1 = { name-student } 1
name-student_2 = { name-student } 2
name-student_3 = { name-student } 3
name-student_4 = { name-student } 4

name-warrior_1 = { name-warrior } 1
name-warrior_2 = { name-warrior } 2
name-warrior_3 = { name-warrior } 3
name-warrior_4 = { name-warrior } 4

name-ronin_1 = { name-ronin } 1
name-ronin_2 = { name-ronin } 2
name-ronin_3 = { name-ronin } 3
name-ronin_4 = { name-ronin } 4

name-ninja_1 = { name-ninja } 1
name-ninja_2 = { name-ninja } 2
name-ninja_3 = { name-ninja } 3
name-ninja_4 = { name-ninja } 4

name-yojimbo_1 = { name-yojimbo } 1
name-yojimbo_2 = { name-yojimbo } 2
name-yojimbo_3 = { name-yojimbo } 3
name-yojimbo_4 = { name-yojimbo } 4

name-wakou_1 = { name-wakou } 1
name-wakou_2 = { name-wakou } 2
name-wakou_3 = { name-wakou } 3
name-wakou_4 = { name-wakou } 4
name-yasuke_1 = { name-yasuke } 1
name-yasuke_2 = { name-yasuke } 2
name-yasuke_3 = { name-yasuke } 3
name-yasuke_4 = { name-yasuke } 4
name-sailor_1 = { name-sailor } 1
name-sailor_2 = { name-sailor } 2
name-sailor_3 = { name-sailor } 3
name-sailor_4 = { name-sailor } 4

name-assassin_1 = { name-assassin } 1
name-assassin_2 = { name-assassin } 2
name-assassin_3 = { name-assassin } 3
name-assassin_4 = { name-assassin } 4

name-onna_bugeisha_1 = { name-onna_bugeisha } 1
name-onna_bugeisha_2 = { name-onna_bugeisha } 2
name-onna_bugeisha_3 = { name-onna_bugeisha } 3
name-onna_bugeisha_4 = { name-onna_bugeisha } 4

name-seat_1 = Posto 1
name-seat_2 = Posto 2
name-seat_3 = Posto 3
name-seat_4 = Posto 4
name-nobody = nessuno
name-none = nessuna carta

name-facing-N = nord
name-facing-NE = nord-est
name-facing-SE = sud-est
name-facing-S = sud
name-facing-SW = sud-ovest
name-facing-NW = nord-ovest

name-caltrop = Piede di corvo
name-trap = Segnalino trappola
name-after_attack = Attacco: dopo
name-after_block = Blocco: dopo
name-rocks = Rocce
name-bamboo = Bambù
name-burning_cart = Carro in fiamme
name-shrine = Santuario
name-boat = Barca
name-torii = Torii
name-cherry_tree = Ciliegio
name-fallen_samurai = Samurai caduto

name-kamae-NEU = { name-NEU }
name-kamae-AGG = { name-AGG }
name-kamae-BAL = { name-BAL }
name-kamae-DET = { name-DET }
name-kamae-DIST = { name-DIST }
name-type-defence = { name-defence }
name-type-attack = { name-attack }
name-type-meditation = { name-meditation }
name-type-core = { name-core }

name-cancel-movement = il resto del movimento
name-cancel-rotation = le rotazioni rimaste
name-cancel-cards = la carta attiva
name-heal-discard-hobble = non zoppica più
name-heal-discard-statuses = svaniscono tutti gli stati
name-heal-bleeding-to-wound = le ferite smettono di sanguinare

# Che cosa fanno i lati di un OPPURE e le righe che costano Concentrazione. Seguono un numero, frecce o nomi.
name-do-step = passo facoltativo:
name-do-must_step = passo obbligatorio:
name-do-rotation = rotazione facoltativa:
name-do-must_rotation = rotazione obbligatoria:
name-do-attack_grid = colpire
name-do-counter = Reazione a
name-do-push = spingere il bersaglio:
name-do-pull = tirare il bersaglio:
name-do-target_bleed = una ferita sanguinante al bersaglio
name-do-target_switch = cambiare il Kamae del bersaglio
name-do-enter_stealth = entrare in Occultamento
name-do-target_stun = stordire il bersaglio
name-do-target_hobble = azzoppare il bersaglio
name-do-target_poison = avvelenare il bersaglio
name-do-target_wound = ferite per il bersaglio:
name-do-target_wound_to_bleeding = ferite del bersaglio che iniziano a sanguinare:
name-do-wounds_are_bleeding = le ferite di questo attacco sanguinano
name-do-target_discards = carte che il bersaglio scarta:
name-do-target_loses_focus = Concentrazione che il bersaglio perde:
name-do-target_draws = carte che il bersaglio pesca:
name-do-target_change = cambiare il Kamae del bersaglio, rami:
name-do-look_at_hand = guardare la mano del bersaglio
name-do-discard = scartare:
name-do-lose_focus = perdere la Concentrazione, ne resta
name-do-lose_all_focus = perdere tutta la Concentrazione
name-do-take_stun = ricevere uno Stordimento
name-do-take_hobble = ricevere un Azzoppato
name-do-gain_focus = guadagnare Concentrazione:
name-do-place_caltrop = metti un piede di corvo tra
name-do-place_traps = metti segnalini trappola su
name-do-take_wound = subisci una ferita
name-do-return_cards = rimetti carte nel mazzo
name-do-renew_contract = rinnova un contratto
name-do-target_drops = carte a caso che il bersaglio scarta:
name-do-reach = gittata della carta:
name-do-draw = pescare carte, fino a
name-do-change_kamae = cambiare Kamae, rami fino a
name-do-switch_kamae = passare a un altro Kamae
name-do-search_deck = cercare nel mazzo:
name-do-search_discards = cercare negli scarti:
name-do-discard_stuns = scartare i propri Stordimenti, fino a
name-do-bleeding_to_wound = chiudere tutte le proprie ferite sanguinanti
name-do-play_found_card = giocare una carta trovata

about-master = Vantaggio 74. Ogni via verso un altro Kamae passa per un punto di concentrazione: ogni cambio dà Concentrazione. Guarda avanti e si prende la carta che gli serve.
about-student = Vantaggio 62. Cerca nel mazzo fin dal primo turno e vince con Equilibrio e tempismo.
about-warrior = Vantaggio 35. Fuoco e Aggressione: spinge, azzoppa e detta il ritmo. Zoppicare è il prezzo per avere Concentrazione.
about-ronin = Vantaggio 27. Armatura pesante e colpi pesanti. Al prezzo di uno Stordimento passa subito a un Kamae qualsiasi.
about-ninja = Vantaggio 95, limite di mano 6, limite di ferite 4. Può iniziare in Occultamento e possiede un mazzo di Veleni.
about-onna_bugeisha = Vantaggio 50. Colpisce a due spazi. Con tre ferite è in Disperazione: allora le sue carte rendono al meglio, ma deve pescare.
about-assassin = Vantaggio 92, limite di mano 6, limite di ferite 4. Può iniziare in Occultamento, avvelena coi colpi e attacca alle spalle.
about-wakou = Vantaggio 8, limite di mano 4, limite di ferite 7. Un pirata ubriaco che stordisce: ogni movimento delle sue carte è obbligatorio. Con 1 Concentrazione è sobrio per un turno.
about-yojimbo = Vantaggio 39. Un mercenario con cinque contratti: uno completato vale una carta o una Concentrazione, e il quinto vince subito la partita.
about-yasuke = Vantaggio 78. Combatte con due armi di tipo diverso. Blocca due volte per turno e alcuni suoi colpi sono solo Reazioni; le cariche colpiscono più forte quanto più ha corso.
about-sailor = Vantaggio 6. Porta sempre una spada e una pistola. Un quinto Kamae, Distanza, sblocca i tiri contro avversari più lenti fino a sei spazi.
about-NEU = Il Kamae in cui tutti iniziano. Non sblocca nessuna riga delle carte.
about-AGG = Sblocca le righe rosse delle carte: di solito più danni e più velocità.
about-BAL = Sblocca le righe verdi delle carte: di solito più movimento e più carte.
about-DET = Sblocca le righe gialle delle carte: di solito blocchi più forti e passi più sicuri.
about-DIST = Solo alcuni personaggi hanno questo Kamae. Sblocca i loro tiri e lanci.
about-attack = Colpisce spazi attorno alla miniatura. Chi gioca un attacco deve colpire, se può.
about-defence = Protegge spazi a una sola iniziativa; chi è protetto allora non viene colpito. A pari iniziativa la Difesa è prima.
about-meditation = Carte, Concentrazione, Kamae, cure. A pari iniziativa la Meditazione segue l'Attacco.
about-core = Sempre a disposizione e mai scartata: l'abilità del personaggio e l'arma. A pari iniziativa la Speciale è ultima.
about-stun = Una carta in mano che non fa nulla. Giocala per liberartene. Una mano piena di Stordimenti è una sconfitta.
about-hobble = Per tre turni abbassa di 1 l'iniziativa di tutte le tue carte, mai sotto 1.
about-bleeding_wound = Conta come ferita. All'inizio di ogni turno si scarta la prima carta del mazzo.
about-desperation = Rafforza alcune carte. Un personaggio è disperato con almeno tre ferite, un nemico da due ferite prima della sconfitta fino alla fine.
about-drunk = Ogni passo e rotazione di questo personaggio è obbligatorio, quindi può scontrarsi. Con 1 Concentrazione prima di pescare è sobrio per un turno.
about-load = Una carta di un avversario resta qui fino a fine partita: prima di ogni pescata si scarta coperta la prima carta del mazzo, e ogni iniziativa scende di 1.
about-stealth = Chi è nascosto ha carte migliori. Un colpo, un blocco, una ferita o uno stato lo rivelano.
about-poison-002 = Si mescola tra le prime cinque carte del mazzo. Chi la pesca deve giocarla, e non fa nulla.
about-poison-129 = Per due turni è il caso a scegliere la tua carta e non giochi Sostituzioni Istantanee.
about-poison-130 = Per quattro turni scarti la prima carta del mazzo prima di pescare.
about-poison-131 = Per due turni non puoi lasciare il tuo Kamae né guadagnare o spendere Concentrazione.
about-poison-132 = Per quattro turni il tuo limite di ferite è più basso di 1.
about-rocks = Fermano attacchi e vista. Chi vi è spinto contro è stordito.
about-caltrop = Chi entra nel suo spazio, anche se spinto, subisce una ferita e zoppica. Poi viene tolto.
about-trap = Chi entra nel suo spazio lo scopre: di tre segnalini due feriscono come un piede di corvo, uno è un’esca. Nessuno sa quale.
about-bamboo = Ferma attacchi e vista finché qualcuno vi entra o un attacco che ferisce lo taglia. Chi vi è spinto contro è stordito e azzoppato.
about-burning_cart = Ferma attacchi e vista. Chi vi è spinto contro è stordito e ferito.
about-shrine = Ferma attacchi e vista. Chi gli sta accanto guadagna 1 Concentrazione alla fine di ogni turno; chi vi è spinto contro è stordito.
about-boat = Due spazi in più su cui stare; non ferma nulla.
about-torii = Due pilastri fermano attacchi e vista, e in mezzo c'è uno spazio libero. Chi è spinto contro un pilastro è stordito.
about-cherry_tree = Ferma attacchi e vista. Chi vi è spinto contro è stordito.
about-fallen_samurai = Ci si può stare, ma chi entra riceve uno Stordimento e perde tutta la Concentrazione.

## Il momento

moment-setup = Si prepara il duello
moment-draw = Turno { $turn } · pesca
moment-choose = Turno { $turn } · scelta
moment-reveal = Turno { $turn } · rivelazione
moment-resolve = Turno { $turn } · iniziativa { $speed }
moment-discard = Turno { $turn } · scarto
moment-over = Il duello finisce nel turno { $turn }

## Che cosa si chiede

prompt-terrain = { $who }: dove metti questo elemento: { $piece }?
prompt-terrain_way = { $who }: come orienti questo elemento: { $piece }?
prompt-place_figure = { $who }: scegli lo spazio di partenza.
prompt-face = { $who }: da che parte guardi?
prompt-start_hidden = { $who }: inizi in Occultamento?
prompt-prepare = { $who }: prendi carte Preparate dal mazzo, o pesca a caso tutta la mano.
prompt-choose = { $who }: scegli la carta per questo turno. Nessuno la vede ancora.
prompt-release = { $who }: puoi pagare Concentrazione per scartare una carta Bushido in gioco.
prompt-name_target = { $who }: chi è il bersaglio di «{ $card }»?
prompt-buy = { $who }: l'altra iniziativa di «{ $card }» costa { $count } Concentrazione.
prompt-replace = { $who }: sostituisci «{ $card }» con una Sostituzione Istantanea?
prompt-speed = { $who }: scegli l'iniziativa di «{ $card }».
prompt-lower_speed = { $who }: scegli l'iniziativa della parte inferiore di «{ $card }».
prompt-tie = { $who }: parità a iniziativa { $speed }. Quando si risolve la tua carta?
prompt-or = { $who }: «{ $card }» offre una scelta.
prompt-pay = { $who }: paghi Concentrazione per una riga di «{ $card }»?
prompt-move = { $who }: muoviti con «{ $card }».
prompt-modifier = { $who }: paghi Concentrazione per rafforzare «{ $card }»?
prompt-lower = { $who }: chi colpisce «{ $card }»? Conta solo un'iniziativa più bassa.
prompt-counter = { $who }: hai bloccato { ACC($other) }. Rispondi con una Reazione?
prompt-each_target = { $who }: chi è il primo?
prompt-push_way = { $who }: dove spingi { ACC($other) }?
prompt-place_caltrop = { $who }: dove lanci il piede di corvo?
prompt-place_trap = { $who }: dove metti il prossimo segnalino trappola?
prompt-return_card = { $who }: quale carta rimetti nel mazzo?
prompt-sober_up = { $who }: spendi 1 Concentrazione per essere sobrio in questo turno?
prompt-leave_out = { $who }: quale contratto lasci fuori?
prompt-cash = { $who }: scarti un contratto completato per una carta o una Concentrazione?
prompt-reward = { $who }: che cosa prendi per il contratto?
prompt-renew = { $who }: quale contratto torna davanti a te?
prompt-stake = { $who }: che cosa migliora il prossimo contratto completato?
prompt-reshuffle = { $who }: scegli lo scarto che va nel mazzo.
prompt-pull = { $who }: dove tiri { ACC($other) }?
prompt-turn_target = { $who }: da che parte giri { ACC($other) }?
prompt-poison = { $who }: scegli il Veleno per { ACC($other) }.
prompt-switch = { $own ->
    [1] { $who }: scegli il tuo Kamae.
   *[other] { $who }: scegli il Kamae { GEN($other) }.
}
prompt-change = { $own ->
    [1] { $who }: muoviti sul tuo albero dei Kamae, o resta.
   *[other] { $who }: muoviti sull’albero dei Kamae { GEN($other) }, o resta.
}
prompt-focus_exit = { $own ->
    [1] { $who }: lascia il punto di concentrazione e scegli il tuo Kamae.
   *[other] { $who }: lascia il punto di concentrazione e scegli il Kamae { GEN($other) }.
}
prompt-draw_up_to = { $who }: quante carte peschi?
prompt-discard = { $who }: scegli una carta da scartare.
prompt-discard_type = { $who }: devi scartare una carta.
prompt-shuffle_in = { $who }: scegli una carta che torna nel mazzo.
prompt-heal_stuns = { $who }: quanti Stordimenti scarti?
prompt-hand_limit = { $who }: hai troppe carte. Scartane una coperta.
prompt-search = { $who }: scegli la carta da prendere in mano.
prompt-take_looked = { $who }: scegli una di queste carte. Va nella mano { GEN($other) }.
prompt-play_discarded = { $who }: scegli una carta dagli scarti { GEN($other) } e giocala.
prompt-play_found = { $who }: giochi una carta trovata da «{ $card }»?
prompt-found_speed = { $who }: scegli l'iniziativa di «{ $card }».
prompt-instant = { $window ->
    [0] { $who }: «{ $card }» è risolta. Giochi una Istantanea?
    [1] { $who }: il tuo attacco è riuscito. Giochi una Istantanea?
    [2] { $who }: il tuo blocco è riuscito. Giochi una Istantanea?
    [4] { $who }: prima di risolvere «{ $card }»: giochi una Istantanea?
    [5] { $who }: prima di scegliere la velocità di «{ $card }»: giochi una Istantanea?
    [6] { $who }: inizia il turno. Giochi una Istantanea?
    [7] { $who }: stai per cadere. Giochi una Istantanea?
    [8] { $who }: hai completato un contratto. Giochi una Istantanea?
   *[other] { $who }: giochi una Istantanea?
}
prompt-aim_instant = { $who }: chi è il bersaglio di «{ $card }»?
prompt-widen = { $who }: da che lato allarghi il tuo blocco?
prompt-forbid = { $who }: quali carte nessuno può giocare in questo turno?
prompt-name_card = { $who }: nomina una carta che nessuno può giocare in questo turno.

## Che cosa si può scegliere

choice-card = { $card }
choice-choose = Gioca «{ $card }»
choice-prepare = Prendi in mano «{ $card }»
choice-instant = Gioca «{ $card }» come Istantanea
choice-replace = Gioca «{ $card }» come Sostituzione Istantanea
choice-counter = Reagisci con «{ $card }»
choice-discard = Scarta «{ $card }»
choice-discard_hidden = Scarta «{ $card }» coperta
choice-return = Rimetti nel mazzo «{ $card }»
choice-shuffle_in = Rimescola «{ $card }» nel mazzo
choice-take = Prendi «{ $card }»
choice-name = Nomina «{ $card }»
choice-release = Paga { $count } Concentrazione e fai scartare «{ $card }»
choice-space = { $space }
choice-lay = Mettilo in { $space }
choice-stand = Vai in { $space }
choice-step = Passo in { $space }
choice-throw = Lancia in { $space }
choice-stay_drunk = Resta ubriaco
choice-sober_up = Torna sobrio per 1 Concentrazione e passa a Neutrale
choice-leave_out = Lascia fuori { $contract }
choice-cash = Scarta { $contract }
choice-renew = Rinnova { $contract }
choice-keep_contracts = Tieni tutti i contratti
choice-reward-card = Pesca 1 carta
choice-reward-focus = Ottieni 1 Concentrazione
choice-stake-initiative = 1 iniziativa in più
choice-stake-wound = 1 ferita in più
choice-reshuffle = Mescola «{ $card }» nel mazzo
choice-reshuffle_nothing = Non mescolare nulla nel mazzo
choice-pull = Tira in { $space }
choice-direction = { $direction }
choice-lie = Mettilo verso { $direction }
choice-face = Guarda verso { $direction }
choice-push = Spingi verso { $direction }
choice-collide = Scontrati, andando verso { $direction }
choice-left = Ruota a sinistra (in senso antiorario)
choice-right = Ruota a destra (in senso orario)
choice-option = Opzione { $number }
choice-effect = { $number ->
    [0] Paga { $focus } Concentrazione: { $first }
   *[other] { $focus ->
        [0] Opzione { $number }: { $first }
       *[other] Opzione { $number }, per { $focus } Concentrazione: { $first }
    }
}{ $first_much ->
    [0] {""}
   *[other] {" "}{ $first_much }
}{ $first_what ->
    [0] {""}
   *[other] {" "}{ $first_what }
}{ $second ->
    [0] {""}
   *[other] ; { $second }
}{ $second_much ->
    [0] {""}
   *[other] {" "}{ $second_much }
}{ $second_what ->
    [0] {""}
   *[other] {" "}{ $second_what }
}
choice-pay = Paga la Concentrazione
choice-pay_nothing = Non pagare
choice-keep_speed = Tieni l'iniziativa stampata
choice-speed = Iniziativa { $speed }
choice-kamae = { $kamae }
choice-focus_point = Per il punto di concentrazione: guadagni 1 Concentrazione
choice-keep_kamae = Resta in questo Kamae
choice-target = { $other }
choice-place = Come numero { $place }
choice-draw = { $count ->
    [0] Non pescare
    [one] Pesca 1 carta
   *[other] Pesca { $count } carte
}
choice-heal_stuns = { $count ->
    [0] Tieni tutti gli Stordimenti
    [one] Scarta 1 Stordimento
   *[other] Scarta { $count } Stordimenti
}
choice-type = Niente { $type } in questo turno
choice-venom = { $poison }
choice-widen_up = Un valore in più in alto
choice-widen_down = Un valore in più in basso
choice-hide = Inizia in Occultamento
choice-show = Inizia allo scoperto
choice-trigger = Uno scatto
choice-decoy = Un’esca
choice-unseen = Una carta che nessuno vede
choice-done = Avanti
choice-prepared = Non prenderne altre
choice-stop = Fermati qui
choice-pass = Nulla è adatto: avanti
choice-no_instant = Nessuna Istantanea
choice-keep_card = Tieni la carta
choice-no_counter = Nessuna Reazione
choice-keep_hand = Tieni la mano
choice-take_nothing = Non prendere nulla
choice-play_nothing = Non giocare nulla
choice-let_it_be = Non pagare

## Che cosa succede

event-advantage = { NOM($who) } prende il Vantaggio.
event-aimed = { NOM($who) } prende di mira { ACC($other) }.
event-armour = { NOM($who) } subisce 1 ferita in meno grazie a «{ $card }».
event-bamboo_removed = Il bambù in { $space } cade.
event-blocked = { NOM($who) } blocca «{ $card }» { GEN($other) }.
event-caltrop_entered = { NOM($who) } calpesta un piede di corvo in { $space }.
event-caltrop_thrown = { NOM($who) } lancia un piede di corvo in { $space }.
event-bumped_edge = { NOM($who) } finisce fuori dal campo.
event-bumped_terrain = { NOM($who) } finisce contro un ostacolo.
event-cancelled = { NOM($who) } perde { $what }.
event-chose_option = { NOM($who) } sceglie l’opzione { $number } di «{ $card }»: { $first }{ $first_much ->
    [0] {""}
   *[other] {" "}{ $first_much }
}{ $first_what ->
    [0] {""}
   *[other] {" "}{ $first_what }
}{ $second ->
    [0] {""}
   *[other] ; { $second }
}{ $second_much ->
    [0] {""}
   *[other] {" "}{ $second_much }
}{ $second_what ->
    [0] {""}
   *[other] {" "}{ $second_what }
}.
event-counter = { NOM($who) } risponde con una Reazione: «{ $card }».
event-crashed = { NOM($who) } si scontra con { ACC($other) }.
event-deck_empty = { NOM($who) } non ha più carte da pescare.
event-deck_shuffled = { NOM($who) } mescola il mazzo.
event-defeated = { NOM($who) } è fuori combattimento.
event-discarded = { NOM($who) } scarta «{ $card }».
event-discarded_hidden = { NOM($who) } scarta una carta coperta.
event-discarded_unseen = { NOM($who) } perde la prima carta del mazzo, senza vederla.
event-draws = { $count ->
    [0] { NOM($who) } non pesca.
    [one] { NOM($who) } pesca 1 carta.
   *[other] { NOM($who) } pesca { $count } carte.
}
event-drew = { NOM($who) } pesca «{ $card }».
event-drew_hidden = { NOM($who) } pesca una carta.
event-expired = { NOM($who) } scarta «{ $card }», che ha compiuto un giro completo.
event-focus_gained = { NOM($who) } guadagna { $count } Concentrazione.
event-focus_point = { NOM($who) } passa dal punto di concentrazione.
event-focus_lost = { NOM($who) } perde { $count } Concentrazione.
event-focus_spent = { NOM($who) } spende { $count } Concentrazione.
event-fogged = { NOM($who) } si perde nella nebbia: il caso sceglie «{ $card }».
event-forbidden = { NOM($who) } vieta un tipo per questo turno: { $type }.
event-found = { NOM($who) } trova «{ $card }» e la prende.
event-found_nothing = { NOM($who) } non prende carte.
event-halts = { NOM($who) } si ferma.
event-hand_shuffled = { NOM($who) } mescola tutta la mano nel mazzo.
event-healed = { NOM($who) } si riprende: { $what }.
event-hidden = { NOM($who) } è in Occultamento.
event-hit = { NOM($who) } colpisce { ACC($other) } con «{ $card }».
event-hobbled = { NOM($who) } comincia a zoppicare.
event-instant = { NOM($who) } gioca una Istantanea: «{ $card }».
event-kamae = { NOM($who) } assume il Kamae { $kamae }.
event-laid_aside = { NOM($who) } mette da parte «{ $card }».
event-contract = { NOM($who) } completa un contratto: { $contract }.
event-contract_left_out = { NOM($who) } lascia fuori un contratto: { $contract }.
event-contract_cashed = { NOM($who) } scarta un contratto completato: { $contract }.
event-contract_renewed = { NOM($who) } rinnova un contratto: { $contract }.
event-contracts_discarded = { $count ->
    [one] { NOM($who) } scarta 1 contratto.
   *[other] { NOM($who) } scarta { $count } contratti.
}
event-staked_speed = { NOM($who) } trasforma un contratto in iniziativa.
event-staked_wound = { NOM($who) } trasforma un contratto in una ferita.
event-survived = { NOM($who) } non cade.
event-looked = { NOM($who) } guarda la mano { GEN($other) }.
event-missed = { NOM($who) } non colpisce nessuno con «{ $card }».
event-moved = { NOM($who) } va in { $space }.
event-named = { NOM($who) } nomina «{ $card }»: nessuno può giocarla in questo turno.
event-nothing_to_discard = { NOM($who) } non ha nulla di adatto da scartare.
event-over = { $reason ->
    [contracts] Il duello è finito: i contratti completati bastano.
    [last_side] Il duello è finito: resta una sola parte.
    [draw] Il duello è finito: non resta nessuno. Pareggio.
   *[other] Il duello è finito: tutti sono caduti insieme e decide il Vantaggio.
}
event-placed = { NOM($who) } si mette in { $space }.
event-poison_left = { NOM($who) } perde un Veleno dalla cima del mazzo. Esce dal gioco.
event-poisoned = { NOM($who) } riceve un Veleno: { $poison }.
event-prepared = { NOM($who) } prende la carta Preparata «{ $card }».
event-prepared_hidden = { NOM($who) } prende una carta Preparata.
event-ranked = { NOM($who) } è al posto { $place } del tracciato del Vantaggio.
event-ready = { NOM($who) } ha scelto.
event-released = { NOM($who) } paga { $count } Concentrazione: «{ $card }» è scartata.
event-remains = { NOM($who) } tiene in gioco «{ $card }».
event-kept = { NOM($who) } lascia «{ $card }» fino a fine partita { DAT($other) }.
event-replaced = { NOM($who) } gioca «{ $card }» come Sostituzione Istantanea.
event-resolves = { $part ->
    [1] { $speed }: { NOM($who) } risolve «{ $card }».
   *[other] { $speed }: { NOM($who) } risolve la parte bassa di «{ $card }».
}
event-poisons_returned = { NOM($who) } riprende { $count ->
    [one] 1 Veleno
   *[other] { $count } Veleni
}.
event-returned = { NOM($who) } rimette nel mazzo «{ $card }».
event-returned_hidden = { NOM($who) } rimette una carta nel mazzo.
event-revealed = { NOM($who) } esce dall’Occultamento.
event-revealed_card = { NOM($who) } rivela «{ $card }».
event-seen_in_pile = Tra gli scarti coperti { GEN($who) } c’era «{ $card }».
event-seen_on_top = { NOM($who) } ha «{ $card }» vicino alla cima del mazzo.
event-shields = { NOM($who) } alza un blocco a { $speed }.
event-shuffled_in = { NOM($who) } mescola «{ $card }» nel mazzo.
event-speed = { NOM($who) } agisce all'iniziativa { $speed }.
event-lower_speed = La parte inferiore della carta { GEN($who) } aspetta l'iniziativa { $speed }.
event-sober = { NOM($who) } è sobrio in questo turno.
event-stunned = { NOM($who) } riceve uno Stordimento.
event-stuns_discarded = { $count ->
    [one] { NOM($who) } scarta 1 Stordimento.
   *[other] { NOM($who) } scarta { $count } Stordimenti.
}
event-swapped = { NOM($who) } scambia il posto con { ACC($other) }.
event-terrain_chosen = { NOM($who) } sceglie { $space } per un elemento.
event-terrain_placed = { NOM($who) } mette un elemento in { $space }, verso { $direction }: { $piece }.
event-took = { NOM($who) } riceve «{ $card }».
event-took_hidden = { NOM($who) } riceve una carta dal mazzo.
event-took_place = { NOM($who) } prende il posto { $place } tra le carte in parità.
event-turn_began = Turno { $turn }
event-turned = { NOM($who) } guarda verso { $direction }.
event-widened_down = { NOM($who) } può bloccare anche più lentamente.
event-widened_up = { NOM($who) } può bloccare anche più in fretta.
event-trap_empty = Il segnalino in { $space } era un’esca: { $who } non subisce nulla.
event-trap_sprung = La trappola in { $space } è vera: { $who } ci finisce dentro.
event-trap_thrown = { NOM($who) } mette un segnalino trappola in { $space }.
event-wounded = { $bleeding ->
    [0] { $wounds ->
        [one] { NOM($who) } subisce 1 ferita.
       *[other] { NOM($who) } subisce { $wounds } ferite.
    }
   *[other] { $wounds ->
        [0] { NOM($who) } subisce { $bleeding ->
            [one] 1 ferita sanguinante
           *[other] { $bleeding } ferite sanguinanti
        }.
       *[other] { NOM($who) } subisce { $wounds ->
            [one] 1 ferita
           *[other] { $wounds } ferite
        } e { $bleeding ->
            [one] 1 ferita sanguinante
           *[other] { $bleeding } ferite sanguinanti
        }.
    }
}
event-wounds_opened = { $count ->
    [one] { $who }: 1 ferita inizia a sanguinare.
   *[other] { $who }: { $count } ferite iniziano a sanguinare.
}

## Come finisce

ending-last_side = Resta una sola parte.
ending-draw = Non resta nessuno: pareggio.
ending-advantage = Tutti sono caduti insieme; vince il Vantaggio più alto.
ending-contracts = I contratti completati bastano.

## Opzioni

option-players = Personaggi
option-players-help = quanti personaggi combattono
option-hero_1 = Personaggio del posto 1
option-hero_1-help = personaggio del posto 1, con il suo mazzo di Classe
value-hero_1-ronin = { name-ronin }
value-hero_1-warrior = { name-warrior }
value-hero_1-student = { name-student }
value-hero_1-master = { name-master }
value-hero_1-ninja = { name-ninja }
value-hero_1-onna_bugeisha = { name-onna_bugeisha }
value-hero_1-assassin = { name-assassin }
value-hero_1-wakou = { name-wakou }
value-hero_1-yojimbo = { name-yojimbo }
value-hero_1-yasuke = { name-yasuke }
value-hero_1-sailor = { name-sailor }
option-hero_2 = Personaggio del posto 2
option-hero_2-help = personaggio del posto 2, con il suo mazzo di Classe
value-hero_2-warrior = { name-warrior }
value-hero_2-ronin = { name-ronin }
value-hero_2-student = { name-student }
value-hero_2-master = { name-master }
value-hero_2-ninja = { name-ninja }
value-hero_2-onna_bugeisha = { name-onna_bugeisha }
value-hero_2-assassin = { name-assassin }
value-hero_2-wakou = { name-wakou }
value-hero_2-yojimbo = { name-yojimbo }
value-hero_2-yasuke = { name-yasuke }
value-hero_2-sailor = { name-sailor }
option-hero_3 = Personaggio del posto 3
option-hero_3-help = personaggio del posto 3, con il suo mazzo di Classe
value-hero_3-student = { name-student }
value-hero_3-ronin = { name-ronin }
value-hero_3-warrior = { name-warrior }
value-hero_3-master = { name-master }
value-hero_3-ninja = { name-ninja }
value-hero_3-onna_bugeisha = { name-onna_bugeisha }
value-hero_3-assassin = { name-assassin }
value-hero_3-wakou = { name-wakou }
value-hero_3-yojimbo = { name-yojimbo }
value-hero_3-yasuke = { name-yasuke }
value-hero_3-sailor = { name-sailor }
option-hero_4 = Personaggio del posto 4
option-hero_4-help = personaggio del posto 4, con il suo mazzo di Classe
value-hero_4-master = { name-master }
value-hero_4-ronin = { name-ronin }
value-hero_4-warrior = { name-warrior }
value-hero_4-student = { name-student }
value-hero_4-ninja = { name-ninja }
value-hero_4-onna_bugeisha = { name-onna_bugeisha }
value-hero_4-assassin = { name-assassin }
value-hero_4-wakou = { name-wakou }
value-hero_4-yojimbo = { name-yojimbo }
value-hero_4-yasuke = { name-yasuke }
value-hero_4-sailor = { name-sailor }
option-deck_1 = Mazzo del posto 1
option-deck_1-help = un mazzo proprio per il posto 1; il suo personaggio sostituisce hero_1
option-deck_2 = Mazzo del posto 2
option-deck_2-help = un mazzo proprio per il posto 2; il suo personaggio sostituisce hero_2
option-deck_3 = Mazzo del posto 3
option-deck_3-help = un mazzo proprio per il posto 3; il suo personaggio sostituisce hero_3
option-deck_4 = Mazzo del posto 4
option-deck_4-help = un mazzo proprio per il posto 4; il suo personaggio sostituisce hero_4
option-cards = Grandezza dei mazzi
option-cards-help = carte in ogni mazzo
value-cards-30 = 30 carte
value-cards-40 = 40 carte
option-tournament = Regole da torneo per i mazzi
option-tournament-help = per i mazzi valgono le scuole limitate
option-teams = Squadre
option-teams-help = coppie: i posti 1 e 2 contro 3 e 4; oppure il posto 1 contro tutti
value-teams-none = ognuno per sé
value-teams-pairs = coppie
value-teams-one_against_others = uno contro tutti
option-board = Campo di battaglia
option-board-help = il campo di battaglia
value-board-snow_field = Campo innevato
value-board-burning_village = Villaggio in fiamme
value-board-river_ford = Guado del fiume
value-board-bamboo_temple = Tempio di bambù
value-board-twin_fields = Campi gemelli
option-terrain = Terreno
option-terrain-help = nessun terreno, quello del campo, o messo dai giocatori
value-terrain-none = nessun terreno
value-terrain-preset = quello del campo
value-terrain-placed = messo dai giocatori
option-pieces = Elementi del terreno
option-pieces-help = elementi del terreno da mettere; se non se ne nominano: rocks:2,bamboo:2,shrine:1,torii:1,cherry_tree:1,fallen_samurai:1
option-switch_differs = Il passaggio lascia il Kamae
option-switch_differs-help = «passa a un Kamae qualsiasi» deve lasciare quello presente
option-focus_every_time = Concentrazione ogni volta
option-focus_every_time-help = un Cambio può entrare di nuovo nel punto di concentrazione per altra Concentrazione
option-advantage_breaks_draws = Il Vantaggio decide i pareggi
option-advantage_breaks_draws-help = tra gli sconfitti insieme vince chi ha il Vantaggio più alto
option-push_ends_card = Un urto per spinta chiude il turno
option-push_ends_card-help = un urto per spinta o tiro chiude il turno del bersaglio come uno proprio
option-counter_by_print = Reazioni secondo l'iniziativa stampata
option-counter_by_print-help = una carta di Reazione si confronta per l'iniziativa stampata
option-strict_discard = Le armi richiedono uno scarto
option-strict_discard-help = una carta arma non si può scegliere senza una carta da scartare
option-terrain_effects = Effetti del terreno
option-terrain_effects-help = che cosa fa il terreno a chi vi è spinto contro
value-terrain_effects-first = prima edizione
value-terrain_effects-revised = edizione riveduta
option-bamboo_closed = Bambù chiuso
option-bamboo_closed-help = nessun personaggio può entrare volontariamente nel bambù
option-defence_at_once = Difese subito
option-defence_at_once-help = le righe di una Difesa fuori da «se riesce» si risolvono subito
option-comparison_blockable = I confronti si possono bloccare
option-comparison_blockable-help = i Blocchi sullo spazio di chi attacca o del bersaglio fermano i confronti d'iniziativa
option-widen_upwards_only = Blocco Ampio solo verso l'alto
option-widen_upwards_only-help = Blocco Ampio aggiunge un valore solo in alto
option-acting_hero_first = Chi agisce cade per primo
option-acting_hero_first-help = se un effetto sconfigge più personaggi, chi agisce cade per primo
option-strips_in_halves = Strisce a metà
option-strips_in_halves-help = una striscia di due colori dà il passo a un Kamae e la rotazione all'altro
option-discard_no_cost = Lo scarto non è un costo
option-discard_no_cost-help = ciò che segue uno scarto con «poi» non ne dipende
option-target_chooses_kamae = Il bersaglio sceglie il suo Kamae
option-target_chooses_kamae-help = un bersaglio che deve cambiare Kamae sceglie come
option-free_terrain = Terreno libero
option-free_terrain-help = il terreno può stare sugli spazi di partenza e isolare spazi
option-free_placement = Partenza libera
option-free_placement-help = le miniature si possono mettere su ogni spazio libero
option-status_replaceable = Gli Stordimenti si possono sostituire
option-status_replaceable-help = uno Stordimento o un Veleno rivelato si può sostituire con una Sostituzione Istantanea
option-collision_ends_blocks = Un urto chiude i blocchi
option-collision_ends_blocks-help = i Blocchi di chi urta spariscono
option-step_away = Il passo forzato allontana
option-step_away-help = «il bersaglio avanza» porta lontano da chi agisce
option-blocks_guard_owner_only = Il blocco protegge solo chi lo alza
option-blocks_guard_owner_only-help = un Blocco ferma solo gli attacchi a chi l'ha alzato
option-additional_hits_all = Le Aggiunte colpiscono tutti
option-additional_hits_all-help = una Aggiunta Istantanea vale per tutti i personaggi toccati dalla sua causa
option-range_at_reveal = Gittata alla rivelazione
option-range_at_reveal-help = gittata e linea di vista dei bersagli nominati si verificano solo alla rivelazione
option-stars_are_attacks = Le stelle sono attacchi
option-stars_are_attacks-help = le griglie con stelle delle Difese si possono bloccare e danno luogo a Reazioni
option-additional_on_counter = Aggiunte sulle Reazioni
option-additional_on_counter-help = una Aggiunta Istantanea si può giocare su una carta di Reazione
option-instants_after_draw = Istantanee dopo la pesca
option-instants_after_draw-help = le Istantanee dell'inizio del turno si giocano dopo la pesca
option-box = I tuoi componenti
option-box-help = I tuoi componenti, dove sono diversi dai nostri, come file di una scatola.

## Componenti, per le pagine e le scatole

name-snow_field = { value-board-snow_field }
name-burning_village = { value-board-burning_village }
name-river_ford = { value-board-river_ford }
name-bamboo_temple = { value-board-bamboo_temple }
name-twin_fields = { value-board-twin_fields }
name-horde_spaces = Spazi iniziali di un’orda
box-part-boards = Tabelloni
box-part-terrain = Terreno
box-part-statuses = Carte stato
box-part-heroes = Personaggi
box-part-cards = Carte dei personaggi
box-part-enemies = Nemici
box-part-solo_cards = Carte dei nemici
box-part-horde = Orda
box-field-spaces = Spazi
box-field-starts_2 = Posizioni iniziali di due schieramenti
box-field-starts_3 = Posizioni iniziali di tre schieramenti
box-field-starts_4 = Posizioni iniziali di quattro schieramenti
box-field-preset = Terreno predisposto
box-field-shape = Forma
box-field-advantage = Vantaggio
box-field-hand = Limite della mano
box-field-wounds = Limite di ferite
box-field-tree = Albero dei Kamae
box-field-weapons = Armi
box-field-poisons = Veleni
box-field-distance = Distanza preferita
box-field-ranged = Combatte a distanza
box-field-range = Gittata
box-field-recipe = Mazzi di selezione delle carte
box-field-spaces_of_horde = Spazi e orientamenti di X, A, B, C, D
box-field-initiative = Iniziativa
box-field-cost = Costo in Concentrazione
box-field-requires = Kamae o condizione richiesta
box-field-unblockable = Non bloccabile
box-field-counters = Può essere una Reazione
box-field-counter_only = Solo come Reazione
box-field-bushido = Bushido
box-field-tier = Livello
box-field-types = Tipi
box-field-prepared = Preparata
box-field-instant = Istantanea
box-field-effect = Effetti nel linguaggio delle carte
name-no_instant = non istantanea
name-replacement = Sostituzione Istantanea
name-additional = Aggiunta Istantanea
name-instant = Istantanea
web-board-tools = Tocca il tabellone per cambiare
web-board-space = Spazio
web-board-start = Partenza { $side } (con { $sides } parti)
web-board-texts = Il tabellone come testo
web-board-texts-help = Uno spazio è una colonna e una riga, contate dal centro: 0,-2. Colonne di spazi: -1: -2..3.

## Il disegno nel terminale

draw-advantage = Vantaggio:
draw-fallen = fuori combattimento
draw-chosen = carta scelta
draw-in_hand = mano { $number }/{ $limit }
draw-deck = mazzo { $number }
draw-discards = scarti { $number } (coperti { $hidden })
draw-in_play = In gioco
draw-known = Di certo in mano o coperte
draw-always = Sempre a disposizione:
draw-looked = Guardate:
draw-lower_part = (parte bassa)
draw-ladder = Iniziativa
draw-question = La riga in questione
draw-hand = Mano
draw-focus = Concentrazione
draw-shield = protetto
draw-strikes = colpito da qui
draw-star = stella da qui
draw-later = dopo il suo movimento
draw-face_down = coperte: { $number }
draw-no_preview = Non c'è nulla da mostrare: indica il numero di una carta con griglia; la tua miniatura deve stare sul campo.
draw-help_preview = che cosa colpiscono le tue carte; preview 031: una carta sul campo
draw-help_hand = il testo completo delle tue carte
draw-help_discards = gli scarti
draw-help_about = che cosa fanno personaggi, Kamae, stati e terreno

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
deck-stand-companion = { $name }: { $number } carte su { $size }
deck-not-understood = «{ $text }» qui non significa nulla; scrivi help.
deck-left = Nessun mazzo è stato scritto.
deck-saved = Il mazzo è in { $file }

## Pagine

page-intro = Duelli tra due, tre o quattro personaggi su un campo di esagoni, ciascuno con il proprio mazzo. Le carte si scelgono in segreto e agiscono in ordine di velocità.
page-preset-duel = Duello contro un bot
page-preset-terrain = Duello con terreno
page-preset-placed-terrain = Duello, terreno piazzato dai giocatori
page-preset-contracts = Lo Yojimbo con i contratti contro l’Onna-Bugeisha
page-preset-stealth = Ninja contro Assassino: trappole e veleni
page-preset-drunk = Il Wakou ubriaco contro il Ronin
page-preset-companion = L’Ashigaru con Hachiko contro Yasuke
page-preset-shots = Il Navigatore con la pistola contro il Guerriero
page-preset-three-heroes = Tre personaggi
page-preset-pairs = Quattro personaggi a coppie
page-builder = Costruisci un mazzo
page-deck-title = Costruzione dei mazzi
page-deck-intro = Un mazzo di Senjutsu ha 30 o 40 carte: carte di Classe di un personaggio e carte Base che tutti possono usare. Il mazzo sta nell'indirizzo della pagina: salvalo tra i segnalibri, mandalo a un amico o gioca subito.
page-deck-heroes = Scegli un personaggio
page-deck-from-signature = Mazzo di Classe
page-deck-from-signature-of = Mazzo di Classe: { $name }
page-deck-from-nothing = Senza carte
page-deck-from-nothing-of = Senza carte: { $name }
page-deck-import = Importa un mazzo
page-deck-import-file = File del mazzo (TOML)
page-deck-import-text = Oppure incollalo qui
page-deck-import-help = Il testo di un file, o un mazzo in una riga come
page-deck-import-send = Apri il mazzo
page-deck-import-wrong = Questo mazzo non si può leggere. Il tuo testo è ancora qui sotto: correggilo e riprova.
page-deck-anew = Un altro personaggio o un altro mazzo
page-deck-faults =
    { $number ->
        [one] 1 errore
       *[other] { $number } errori
    }
page-deck-legal = regolare
page-deck-jumps = In questa pagina
page-deck-to-cards = Carte
page-deck-to-deck = Mazzo
page-deck-cards = Carte tra cui scegliere
page-deck-cards-companion = { $name }: carte tra cui scegliere
page-deck-companion-help = Una carta ha due metà: in Aggressione è un Attacco, in Determinazione una Difesa. Le carte Oro e Giada dei due mazzi si contano insieme.
page-deck-filters = Filtra le carte
page-deck-any = tutto
page-deck-owner = Proprietario
page-deck-owner-own = Carte di Classe
page-deck-owner-basic = Carte Base
page-deck-low = Iniziativa da
page-deck-high = Iniziativa a
page-deck-school = Scuola
page-deck-search = Parola nel nome o nel testo
page-deck-found = { $number } carte su { $total }
page-deck-clear = Mostra tutte
page-deck-add = Aggiungi { $card }
page-deck-remove = Togli { $card }
page-deck-no-more = Non più copie di { $card }: { $clause }
page-deck-count = Nel mazzo: { $number } su { $total }
page-deck-take = Prendi
page-deck-take-thing = Prendi { $name }
page-deck-taken = Presa
page-deck-leave = Escludi
page-deck-leave-thing = Escludi { $name }
page-deck-game = Partita
page-deck-size = { $number } carte
page-deck-tournament = Torneo
page-deck-no-tournament = Nessun torneo
page-deck-box = Di chi sono le carte
page-deck-list = Carte del mazzo
page-deck-list-companion = { $name }: carte del mazzo
page-deck-empty = Ancora nessuna carta. Aggiungine con +.
page-deck-counts = Distribuzione
page-deck-poisons = Veleni
page-deck-poisons-help = Una copia di ciascuno; non contano tra le carte.
page-deck-export = Conserva e condividi
page-deck-export-help = L'indirizzo di questa pagina è il mazzo: salvalo tra i segnalibri o mandalo a un amico.
page-deck-text = Il mazzo in una riga
page-deck-download = File del mazzo
page-deck-name = Nome del mazzo
page-deck-play = Gioca con questo mazzo
page-deck-play-copy = I mazzi di Classe hanno 30 carte: un mazzo più grande affronta la propria copia. Puoi cambiarlo nella pagina seguente.
page-deck-fault-owner = Carta di un altro:
page-deck-fault-weapon = Arma:
page-deck-fault-tournament = Torneo:
page-deck-fault-copies = Copie:
page-deck-fault-gold = Oro:
page-deck-fault-jade = Giada:
page-deck-fault-core = Carta Speciale:
page-deck-fault-school = Scuole:
page-deck-fault-size = Numero di carte:

## La fine: i numeri di una partita

stat-played = Carte giocate
stat-hits = Colpi a segno
stat-blocks = Blocchi
stat-counters = Contrattacchi
stat-wounds = Ferite subite
stat-bleeding = Ferite sanguinanti
stat-focus = Focus speso
run-heroes =
    { $number ->
        [2] Duello
       *[other] { $number } personaggi
    }

# The goal of a seat
goal-last = Vince l’ultima parte rimasta in piedi.
goal-hero = { $who }: ferite { $wounds } su { $limit }.
goal-team = Il tuo personaggio è caduto; vinci o perdi ancora con la tua squadra.
goal-win = Sconfiggi il rivale: { ACC($who) } ha { $wounds } ferite su { $limit }.
goal-all = Resta in piedi per ultimo. Avversari rimasti: { $number }; il più vicino alla sconfitta è { ACC($who) }: { $wounds } ferite su { $limit }.
goal-lose = Con { $total } ferite sei sconfitto: ne hai { $number }.
goal-stuns = Anche { $total } Stordimenti in mano ti sconfiggono: ne hai { $number }.
goal-deck = Carte nel tuo mazzo: { $number }. Poi ogni carta che non puoi pescare è una ferita.
goal-contracts = { NOM($who) } vince con { $total } contratti; completati: { $number }.

# Hints in words
why-defeats = Da qui «{ $card }» può sconfiggere { ACC($who) }.
why-hits = «{ $card }» può colpire { ACC($who) } da qui, fino a { $number } { $number ->
    [one] ferita
   *[other] ferite
}.
why-reaches = «{ $card }» può raggiungere { ACC($who) } da qui.
why-card_closer = «{ $card }» può avvicinarti { DAT($who) }: distanza { $number }.
why-closer = Ti avvicini { DAT($who) }: distanza { $number }.
why-block_card = { NOM($who) } può avere «{ $other }»: gli scudi possono essere alzati in tempo.
why-block_speeds = «{ $card }» copre l’iniziativa degli attacchi che possono colpirti: { $number } su { $total }.
why-first = A { $speed }, «{ $card }» agisce prima di ogni attacco che può colpirti; il più rapido ha { $number }.
why-keeps_focus = Conservi { $number } Concentrazione per «{ $card }».
why-keeps_card = Conservi «{ $card }» per dopo.
why-keeps_attack = Conservi «{ $card }», che da qui può colpire.
why-fills_hand = Avrai { $number } carte in mano; a fine turno puoi tenerne { $total }.
why-keeps_reach = I tuoi attacchi che da qui possono colpire: { $number }; altrove al massimo { $total }.
why-stays_safer = Qui possono colpirti meno attacchi che in ogni altro posto raggiungibile: { $number } invece di { $total }.
why-still_faces = Guardi ancora verso { ACC($who) }; ogni altro movimento ti farebbe voltare.
why-out_of_reach = Da qui nessun tuo attacco può colpire; spazi fino all’avversario più vicino: { $number }.
why-safe = Nessun attacco che gli avversari possono avere ti raggiunge qui.
why-clears_stun = Stordimenti in mano: { $number }; con { $total } sei sconfitto. Giocandone uno, se ne va.
why-second_copy = Hai un’altra copia di «{ $card }».
why-too_dear = «{ $card }» costa { $number } Concentrazione, e tu ne hai { $count }.
why-other_kamae = «{ $card }» chiede un Kamae diverso dal tuo.
why-no_hit = «{ $card }» da qui non colpisce nessuno.
why-meets_card = A { $number } i tuoi scudi sono alzati quando arriva «{ $card }» { GEN($who) }.
why-strikes_from = Da lì «{ $card }» colpisce lo spazio { GEN($who) }.
why-behind = Così ti trovi alle spalle { GEN($who) }.
why-fewer_threats = Lì possono colpirti meno attacchi: { $number } invece di { $total }.
why-more_attacks = I tuoi attacchi che da lì possono colpire: { $number }.
why-faces = Guardi verso { ACC($who) }.
why-gains_focus = L’anello passa dal punto di concentrazione: guadagni 1 Concentrazione.
why-kamae_opens = { $kamae } ti permette di giocare «{ $card }».
why-kamae_cards = { $kamae } rafforza { $number } delle { $total } carte in mano.

# Warnings beside choices
web-danger_first = Attenzione! { NOM($who) } può avere carte che ti sconfiggono prima che questa agisca: { $number } su { $total }.
web-danger_weapon = Attenzione: l’arma { GEN($who) } può sconfiggerti prima che questa carta agisca.
web-danger_back = { NOM($who) } vede allora le tue spalle.
web-danger_collides = Da dove sei, il suo movimento obbligatorio finisce in uno scontro: la carta si interrompe e ricevi uno Stordimento.
web-danger_collision = Ricevi uno Stordimento, e la tua carta finisce.
web-danger_corpse = Qui ricevi uno Stordimento e perdi tutta la Concentrazione.
web-danger_deck = Carte nel mazzo: { $number }. Ognuna che manca è una ferita.
web-danger_defeats = Questo ti sconfigge.

## Contracts

web-contracts = Contratti
web-contracts_needed = Contratti: { $number } su { $total }
web-contract_done = completato
web-contract_open = aperto
web-contract_progress = { $number } su { $total }
web-contract_missed = mancato
about-contract-counter = Completato alla fine di un turno in cui una tua Reazione è riuscita.
about-contract-first_blood = Completato se infliggi la prima ferita della partita.
about-contract-focus = Completato quando hai speso Concentrazione quattro volte.
about-contract-fury = Completato quando ferisci due avversari in un turno.
about-contract-show_them = Completato con un attacco o un blocco riuscito di una carta Oro.
about-contract-tools = Completato quando hai inflitto una ferita sanguinante, uno Stordimento, un Azzoppato e un Veleno.
## Ashigaru con Hachiko

name-ashigaru = Ashigaru
    .nom = L’Ashigaru
    .gen = dell’Ashigaru
    .dat = all’Ashigaru
    .acc = l’Ashigaru
name-hachiko = Hachiko
    .gen = di Hachiko
    .dat = a Hachiko
name-ashigaru_1 = { name-ashigaru } 1
name-ashigaru_2 = { name-ashigaru } 2
name-ashigaru_3 = { name-ashigaru } 3
name-ashigaru_4 = { name-ashigaru } 4
name-hachiko_1 = { name-hachiko } 1
name-hachiko_2 = { name-hachiko } 2
name-hachiko_3 = { name-hachiko } 3
name-hachiko_4 = { name-hachiko } 4
name-card-236 = Carta Speciale Ashigaru
name-card-237 = Castello del Cielo
name-card-238 = Per il Daimyo
name-card-239 = Sole Calante
name-card-240 = Inciampo del Cavallo
name-card-241 = Stoccata in Affondo
name-card-242 = Il Miglior Amico dell'Uomo
name-card-243 = Accerchiamento
name-card-244 = Fendente Falciante
name-card-245 = Infilzata
name-card-248 = Morso Feroce
name-card-248b = Balzo di Lato
name-card-249 = Morso Selvaggio
name-card-249b = Leccarsi le Ferite
name-card-250 = Morso alla Caviglia
name-card-250b = Ringhio Minaccioso
name-card-251 = Attacca
name-card-251b = Al Piede
name-card-252 = Morso Rapido
name-card-252b = Ululato Feroce
name-card-253 = Morso alla Gola
name-card-253b = All'Angolo
name-card-254 = Riporta la Preda
name-card-254b = Bravo Cane
name-card-255 = Salta
name-card-255b = Giù
name-card-256 = Strisciata
name-card-256b = In Caccia
value-hero_1-ashigaru = { name-ashigaru }
value-hero_2-ashigaru = { name-ashigaru }
value-hero_3-ashigaru = { name-ashigaru }
value-hero_4-ashigaru = { name-ashigaru }
card-turn_companion = gira la carta Kamae del compagno
card-heal_wound = scarta { $amount ->
        [one] 1 tua ferita normale
       *[other] { $amount } tue ferite normali
    }
card-close_some_wounds = { $amount ->
        [one] 1 tua ferita sanguinante diventa una ferita normale
       *[other] { $amount } tue ferite sanguinanti diventano ferite normali
    }
card-towards_target = verso il bersaglio: { $what }
card-towards_partner = verso l’altra tua figura: { $what }
card-beside_partner = accanto all’altra tua figura: { $what }
card-partner = l’altra tua figura: { $what }
card-when_pair = dopo attacchi riusciti di entrambe le tue figure in un turno
name-do-turn_companion = gira la carta Kamae del compagno
name-do-discard_wound = scarta una ferita
name-heal-discard-wound = ferite normali
about-ashigaru = Vantaggio 14, limite di mano 5, limite di ferite 4. Un fante con la lancia e il suo cane Hachiko: due figure, due mazzi, una sola riserva di Concentrazione. La squadra è sconfitta solo quando sono caduti entrambi.
about-hachiko = Il cane dell’Ashigaru: una seconda miniatura dello stesso giocatore, con un mazzo proprio e limite di ferite 2. Lo sconfiggono anche due Stordimenti in gioco. Nel Vantaggio sta subito dietro al suo personaggio.
prompt-start_side = { $who }: con quale lato inizia la carta Kamae?
prompt-companion_card = { $who }: quale carta usi in questo turno? L’altra si scarta scoperta.
choice-companion_card = Usa «{ $card }»
choice-companion_none = Non usare carte e scarta entrambe
event-stun_in_play = Dal mazzo { GEN($who) } esce uno Stordimento, che resta in gioco.
event-bereaved = { NOM($who) } continua a combattere da solo.
event-unpaid = { NOM($who) } non può usare «{ $card }»: non resta abbastanza Concentrazione.
box-field-stuns = Stordimenti che sconfiggono

name-monk = Monaco
    .nom = Il Monaco
    .gen = del Monaco
    .dat = al Monaco
    .acc = il Monaco
name-monk_1 = { name-monk } 1
name-monk_2 = { name-monk } 2
name-monk_3 = { name-monk } 3
name-monk_4 = { name-monk } 4
name-card-260 = Carta Speciale Monaco
name-card-261 = Vera Illuminazione
name-card-262 = Squarcio dell'Onda Zen
name-card-263 = Corpo Illuminato
name-card-264 = Mente Illuminata
name-card-265 = Anima Illuminata
name-card-266 = Chiarezza di Intenti
name-card-267 = Mente Serena
name-card-268 = Distruzione Satori
name-card-269 = Carica del Cervo
name-card-270 = Cresta dell'Onda
name-card-271 = Colpo del Palmo
name-card-272 = Blocco Risoluto
value-hero_1-monk = { name-monk }
value-hero_2-monk = { name-monk }
value-hero_3-monk = { name-monk }
value-hero_4-monk = { name-monk }
name-enlightenment = Illuminazione
card-each_turn = All’inizio di ogni turno: { $lines }
card-when_struck = dopo che l’attacco di un avversario ti ha colpito
card-when_discarded = solo quando la scarta un effetto che non sia di una carta Speciale
card-remain_wound_limit = resta in gioco: il tuo limite di ferite è di 1 più alto
card-remain_hand_limit = resta in gioco: il tuo limite di carte in mano è di 1 più alto
card-remain_focus_limit = resta in gioco: il tuo limite di Concentrazione è di 1 più alto
card-remain_each_turn = resta in gioco
card-take_stuns = ricevi uno Stordimento al posto di ogni tua ferita di questo turno
card-cure = scarta { $amount ->
        [one] 1 tuo Veleno in gioco
       *[other] { $amount } tuoi Veleni in gioco
    }
card-nothing = niente
web-card_each_turn = Inizio di ogni turno
name-do-remain_in_play = resta in gioco
name-do-discard_hobble = scarta un Azzoppato
name-do-nothing = niente
about-monk = Vantaggio 45. Può portare una campana del tempio, che conta come roccia. Tre delle sue carte restano in gioco e alzano i limiti di ferite, mano e Concentrazione; insieme sbloccano le carte più forti.
about-enlightenment = Carte in gioco alzano tutti e tre i limiti: ferite, mano e Concentrazione. Questo sblocca alcune carte.
prompt-offer = { $who }: in quale spazio metti la campana del tempio? Conta come roccia. Puoi anche lasciarla fuori.
prompt-cure = { $who }: quale Veleno scarti?
choice-no_offer = Senza campana
event-offered = { NOM($who) } mette una campana del tempio in { $space }. Conta come elemento: { $piece }.
event-wounds_left = { NOM($who) } trasforma ferite di questo turno in Stordimenti: { $count }.
event-cured = { NOM($who) } scarta un Veleno: { $poison }.
