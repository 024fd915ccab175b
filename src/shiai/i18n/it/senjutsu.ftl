# Senjutsu in italiano. I valori che sono componenti arrivano con i nomi elencati sotto; i numeri arrivano come numeri.

## Carte

name-master = Maestro
name-student = Allievo
name-warrior = Guerriero
name-ronin = Ronin
name-ninja = Ninja
name-basic = carta Base
name-weapon = carta arma

name-bo = Bo
name-kama = Kama
name-kanabo = Kanabo
name-katana = Katana
name-kusarigama = Kusarigama
name-naginata = Naginata
name-nodachi = Nodachi
name-sai = Sai
name-shikomizue = Shikomizue
name-tachi = Tachi
name-tanto = Tanto
name-tonfa = Tonfa
name-wakizashi = Wakizashi
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
name-card-171 = Catena e Uncino
name-card-172 = Bomba Fumogena
name-card-173 = Flagello Sferzante
name-card-175 = Squarcio di Kama
name-card-176 = Ritirata

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Effetto: { $lines }
card-success = In caso di successo: { $lines }
card-reduced = Ogni volta che riduce il danno: { $lines }
card-split = A iniziativa { $speed }: { $lines }

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
card-initiative = iniziativa { $high }
card-initiative_range = iniziativa da { $high } a { $low }
card-initiative_equal = iniziativa della carta a cui si aggiunge
card-initiative_none = senza iniziativa
card-cost = costa { $focus } Concentrazione
card-requires = solo in { $kamae }
card-range = gittata { $distance }
card-unblockable = Non bloccabile
card-bushido = Bushido

# Condizioni, e chi riguarda un effetto.
card-in_kamae = in { $kamae }: { $what }
card-for_focus = per { $focus } Concentrazione: { $what }
card-target = bersaglio: { $what }
card-on_star = chi è su una stella: { $what }
card-each_in_range = ogni avversario a gittata: { $what }
card-each_player = ogni giocatore: { $what }

# Movimento e griglie.
card-must_step = devi fare { $amount ->
    [one] 1 passo
   *[other] { $amount } passi
} { $directions }
card-may_step = puoi fare { $amount ->
    [one] 1 passo
   *[other] fino a { $amount } passi
} { $directions }
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
card-push = spinto di { $amount }
card-pull = tirato di { $amount }
card-rotated = ruotato di { $amount }
card-steps_forward = mosso in avanti di { $amount }
card-swap = scambia il posto con te
card-stun = Stordimento
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
card-take_stun = prendi 1 Stordimento
card-take_hobble = prendi 1 Azzoppato
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
card-search_discards = cerca negli scarti { $cards }
card-found = 1 carta ({ $which })
card-found_any = 1 carta
card-shuffle_type = rimescola al massimo 1 carta ({ $types }) dalla mano nel mazzo
card-shuffle_all = rimescola tutta la mano nel mazzo
card-heal_stuns = scarta fino a { $amount } tuoi Stordimenti
card-heal_hobble = scarta { $amount } tuo Azzoppato
card-heal_all = scarta tutti i tuoi stati
card-close_wounds = tutte le tue ferite sanguinanti diventano ferite normali
card-widen = il blocco ha { $amount ->
    [one] 1 velocità
   *[other] { $amount } velocità
} in più tra cui scegliere
card-forbid = scegli un tipo ({ $types }) che nessuno può giocare in questo turno
card-name_cards = nomina una carta abilità che nessuno può giocare in questo turno
card-play_found = gioca 1 carta trovata come Sostituzione Istantanea
card-enter_stealth = entra in Occultamento
card-remain_armour = resta in gioco: ogni attacco ti infligge 1 ferita in meno, ma almeno 1
card-remain_open_discards = resta in gioco: tutti gli scarti sono scoperti
card-remain_no_instants = resta in gioco: nessuno può giocare Aggiunte Istantanee o Sostituzioni Istantanee come carte istantanee
card-remain_no_copies = resta in gioco: nessuno può giocare una carta che è scoperta tra i propri scarti
card-remain_no_looking = resta in gioco: nessuno può guardare la mano di un altro giocatore o fargli scartare carte
card-remain_iron_will = resta in gioco: nessuna ferita per le pescate da un mazzo vuoto

# Parole disegnate sulla carta.
web-card_or = OPPURE
web-card_success = Se riesce
web-card_reduced = Danno ridotto

## Page

web-field = Campo di battaglia
web-ground = Spazi e terreno
web-blocked_space = ferma gli attacchi
web-start_space = spazio di partenza
web-shielded_space = sotto uno scudo
web-on_spaces = { $what } su { $spaces }
web-figure = { $who } su { $space }, rivolto a { $direction }
web-heroes = Eroi
web-hero_acts = deve scegliere
web-hero_ready = pronto
web-hero_fallen = sconfitto
web-hero_won = vince
web-side = schieramento { $number }
web-focus_point = punto focus
web-kamae_says = Kamae { $kamae }; da qui a: { $ways }
web-focus_says = Focus { $number } su { $total }
web-wounds_says = Ferite { $number } su { $total }, di cui sanguinanti { $bleeding }
web-stuns_says = Stordimenti { $number }; { $total } sconfiggono
web-counted = { $what }: { $number }
web-hand_says = Carte in mano: { $number }, limite { $total }
web-deck_says = Carte nel mazzo: { $number }
web-discards = Scarti
web-face_down = Coperte: { $number }
web-no_cards = Nessuna carta
web-in_play = In gioco
web-known_hand = Della mano si sa
web-advantage = Vantaggio
web-ladder = Iniziativa
web-revealed = Carte rivelate
web-item_pending = deve ancora venire
web-item_active = in corso
web-item_waiting = scudi piazzati
web-item_resolved = risolta
web-split_part = parte inferiore
web-line_of = { $card } – { $who }
web-own_hand = Le tue carte
web-tray = Da scegliere
web-copies = { $number } copie
web-chosen = Scelta
web-show_card = Mostra sul campo che cosa colpisce { $card }
web-nothing_fits = Nella tua mano non c’è nulla di adatto.
web-go_on = Avanti
web-do_choose = Scegli
web-do_take = Prendi
web-do_play = Gioca
web-do_discard = Scarta
web-do_shuffle = Rimescola
web-do_name = Nomina
web-do_release = Interrompi
web-do_pay = Paga
web-do_leave = Lascia
web-do_pass = Passa
web-do_speed = Velocità { $number }
