# Senjutsu in solitario in italiano. Ciò che è anche del duello sta in senjutsu.ftl; se un id è in entrambi, vale questo.

## Nemici

name-enemy_samurai_boss = Capo samurai
    .nom = Il Capo samurai
    .gen = del Capo samurai
    .dat = al Capo samurai
    .acc = il Capo samurai
name-enemy_ashigaru_katana = Ashigaru (katana)
    .nom = L’Ashigaru (katana)
    .gen = dell’Ashigaru (katana)
    .dat = all’Ashigaru (katana)
    .acc = l’Ashigaru (katana)
name-enemy_ashigaru_yari = Ashigaru (yari)
    .nom = L’Ashigaru (yari)
    .gen = dell’Ashigaru (yari)
    .dat = all’Ashigaru (yari)
    .acc = l’Ashigaru (yari)
name-enemy_ashigaru_yumi = Ashigaru (yumi)
    .nom = L’Ashigaru (yumi)
    .gen = dell’Ashigaru (yumi)
    .dat = all’Ashigaru (yumi)
    .acc = l’Ashigaru (yumi)
name-enemy_arquebusier = Archibugiere
    .nom = L’Archibugiere
    .gen = dell’Archibugiere
    .dat = all’Archibugiere
    .acc = l’Archibugiere
name-enemy_master = Maestro nemico
    .nom = Il Maestro nemico
    .gen = del Maestro nemico
    .dat = al Maestro nemico
    .acc = il Maestro nemico
name-enemy_student = Allievo nemico
    .nom = L’Allievo nemico
    .gen = dell’Allievo nemico
    .dat = all’Allievo nemico
    .acc = l’Allievo nemico
name-enemy_ronin = Ronin nemico
    .nom = Il Ronin nemico
    .gen = del Ronin nemico
    .dat = al Ronin nemico
    .acc = il Ronin nemico
name-enemy_warrior = Guerriero nemico
    .nom = Il Guerriero nemico
    .gen = del Guerriero nemico
    .dat = al Guerriero nemico
    .acc = il Guerriero nemico
name-enemy_ashigaru = Ashigaru nemico
    .nom = L’Ashigaru nemico
    .gen = dell’Ashigaru nemico
    .dat = all’Ashigaru nemico
    .acc = l’Ashigaru nemico
name-enemy_hachiko = Hachiko nemico
    .gen = di Hachiko nemico
    .dat = a Hachiko nemico
name-enemy_assassin = Assassino
    .nom = L’Assassino
    .gen = dell’Assassino
    .dat = all’Assassino
    .acc = l’Assassino
name-enemy_kojiro = Kojiro
    .gen = di Kojiro
    .dat = a Kojiro
name-enemy_monk = Monaco
    .nom = Il Monaco
    .gen = del Monaco
    .dat = al Monaco
    .acc = il Monaco
name-enemy_musashi = Musashi
    .gen = di Musashi
    .dat = a Musashi
name-enemy_ninja = Ninja nemico
    .nom = Il Ninja nemico
    .gen = del Ninja nemico
    .dat = al Ninja nemico
    .acc = il Ninja nemico
name-enemy_onna_bugeisha = Onna-Bugeisha
    .nom = L’Onna-Bugeisha
    .gen = dell’Onna-Bugeisha
    .dat = all’Onna-Bugeisha
    .acc = l’Onna-Bugeisha
name-enemy_sailor = Navigatore
    .nom = Il Navigatore
    .gen = del Navigatore
    .dat = al Navigatore
    .acc = il Navigatore
name-enemy_wakou = Wakou
    .nom = Il Wakou
    .gen = del Wakou
    .dat = al Wakou
    .acc = il Wakou
name-enemy_yasuke = Yasuke
    .gen = di Yasuke
    .dat = a Yasuke
name-enemy_yojimbo = Yojimbo
    .nom = Lo Yojimbo
    .gen = dello Yojimbo
    .dat = allo Yojimbo
    .acc = lo Yojimbo
name-fallen_lord = Signore caduto
    .nom = Il Signore caduto
    .gen = del Signore caduto
    .dat = al Signore caduto
    .acc = il Signore caduto

name-enemy_samurai_boss_1 = { name-enemy_samurai_boss } 1
name-enemy_samurai_boss_2 = { name-enemy_samurai_boss } 2
name-enemy_samurai_boss_3 = { name-enemy_samurai_boss } 3
name-enemy_samurai_boss_4 = { name-enemy_samurai_boss } 4
name-enemy_samurai_boss_5 = { name-enemy_samurai_boss } 5
name-enemy_samurai_boss_6 = { name-enemy_samurai_boss } 6
name-enemy_samurai_boss_7 = { name-enemy_samurai_boss } 7
name-enemy_samurai_boss_8 = { name-enemy_samurai_boss } 8

name-enemy_ashigaru_katana_1 = { name-enemy_ashigaru_katana } 1
name-enemy_ashigaru_katana_2 = { name-enemy_ashigaru_katana } 2
name-enemy_ashigaru_katana_3 = { name-enemy_ashigaru_katana } 3
name-enemy_ashigaru_katana_4 = { name-enemy_ashigaru_katana } 4
name-enemy_ashigaru_katana_5 = { name-enemy_ashigaru_katana } 5
name-enemy_ashigaru_katana_6 = { name-enemy_ashigaru_katana } 6
name-enemy_ashigaru_katana_7 = { name-enemy_ashigaru_katana } 7
name-enemy_ashigaru_katana_8 = { name-enemy_ashigaru_katana } 8

name-enemy_ashigaru_yari_1 = { name-enemy_ashigaru_yari } 1
name-enemy_ashigaru_yari_2 = { name-enemy_ashigaru_yari } 2
name-enemy_ashigaru_yari_3 = { name-enemy_ashigaru_yari } 3
name-enemy_ashigaru_yari_4 = { name-enemy_ashigaru_yari } 4
name-enemy_ashigaru_yari_5 = { name-enemy_ashigaru_yari } 5
name-enemy_ashigaru_yari_6 = { name-enemy_ashigaru_yari } 6
name-enemy_ashigaru_yari_7 = { name-enemy_ashigaru_yari } 7
name-enemy_ashigaru_yari_8 = { name-enemy_ashigaru_yari } 8

name-enemy_ashigaru_yumi_1 = { name-enemy_ashigaru_yumi } 1
name-enemy_ashigaru_yumi_2 = { name-enemy_ashigaru_yumi } 2
name-enemy_ashigaru_yumi_3 = { name-enemy_ashigaru_yumi } 3
name-enemy_ashigaru_yumi_4 = { name-enemy_ashigaru_yumi } 4
name-enemy_ashigaru_yumi_5 = { name-enemy_ashigaru_yumi } 5
name-enemy_ashigaru_yumi_6 = { name-enemy_ashigaru_yumi } 6
name-enemy_ashigaru_yumi_7 = { name-enemy_ashigaru_yumi } 7
name-enemy_ashigaru_yumi_8 = { name-enemy_ashigaru_yumi } 8

name-enemy_arquebusier_1 = { name-enemy_arquebusier } 1
name-enemy_arquebusier_2 = { name-enemy_arquebusier } 2
name-enemy_arquebusier_3 = { name-enemy_arquebusier } 3
name-enemy_arquebusier_4 = { name-enemy_arquebusier } 4
name-enemy_arquebusier_5 = { name-enemy_arquebusier } 5
name-enemy_arquebusier_6 = { name-enemy_arquebusier } 6
name-enemy_arquebusier_7 = { name-enemy_arquebusier } 7
name-enemy_arquebusier_8 = { name-enemy_arquebusier } 8

name-behaviour-left = sinistra
name-behaviour-centre = centro
name-behaviour-right = destra
name-stance-offensive = offensiva
name-stance-defensive = difensiva
name-rank-none = nessun grado
name-rank-wood = grado Legno
name-rank-steel = grado Acciaio
name-rank-gold = grado Oro
name-rank-jade = grado Giada
name-enlightened_path = { name-card-S-Monk-001 }

about-enemy_samurai_boss = Distanza preferita 1. Sei carte, due delle quali Meditazioni: cambia comportamento più spesso dei suoi soldati.
about-enemy_ashigaru_katana = Distanza preferita 1. Cinque carte, soprattutto tagli da vicino.
about-enemy_ashigaru_yari = Distanza preferita 2. Cinque carte, affondi che arrivano a due spazi.
about-enemy_ashigaru_yumi = Distanza preferita 5 o più. Tira a chi agisce più tardi e si tiene lontano.
about-enemy_arquebusier = Distanza preferita 6 o più. Un solo sparo da due ferite; poi si avvicina e colpisce con il calcio.
about-enemy_master = Distanza preferita 1. Ti toglie carte dalla mano, e la sua carta incubo avvelena.
about-enemy_student = Distanza preferita 1. Tagli larghi, scambia il posto con te e ti toglie Kamae e Concentrazione.
about-enemy_ronin = Distanza preferita 2. Colpi pesanti che spingono e stordiscono, e un blocco con Reazioni.
about-enemy_warrior = Distanza preferita 1. Archi veloci che colpiscono molti spazi e ti respingono.
about-enemy_ashigaru = Distanza preferita 2. Combatte sempre insieme a Hachiko.
about-enemy_hachiko = Distanza preferita 1. Il cane dell'Ashigaru: cinque carte proprie e nient'altro.
about-enemy_assassin = Distanza preferita 1. Inizia in Occultamento, che rende alcune carte più veloci e più pericolose. Possiede tutti i Veleni.
about-enemy_kojiro = Distanza preferita 1. Una lama lunga: la carta incubo colpisce tre spazi in fila.
about-enemy_monk = Distanza preferita 2. Con «{ name-card-S-Monk-001 }» in gioco ogni suo successo porta un segnalino; i segnalini lo rafforzano.
about-enemy_musashi = Distanza preferita 1. Cambia comportamento con quasi ogni carta e blocca due volte in un turno.
about-enemy_ninja = Distanza preferita 1. Inizia in Occultamento, che rafforza alcune carte, e lancia contro chi agisce più tardi.
about-enemy_onna_bugeisha = Distanza preferita 2. A due ferite dalla sconfitta cade in Disperazione, che rafforza alcune carte.
about-enemy_sailor = Distanza preferita 1. La carta incubo è un colpo di pistola: più sei lento, più ferisce, ma una volta sola.
about-enemy_wakou = Distanza preferita 1. Ubriaco: più passi di un effetto possono andare in direzioni diverse. Un colpo su due stordisce.
about-enemy_yasuke = Distanza preferita 1. Due lame: colpi di lato e due blocchi con Reazioni in un turno.
about-enemy_yojimbo = Distanza preferita 1. Vince subito con tre contratti: la prima ferita della partita, una Reazione che ferisce e quattro tipi di danno inflitti.
about-fallen_lord = Per i nemici è un personaggio come gli altri. Se un loro attacco lo raggiunge, hai perso. Accanto a lui ottieni 1 Concentrazione a ogni turno.
about-behaviour-left = Il nemico preferisce lo spazio davanti a sinistra del bersaglio, alla sua distanza preferita.
about-behaviour-centre = Il nemico preferisce lo spazio proprio davanti al bersaglio, alla sua distanza preferita.
about-behaviour-right = Il nemico preferisce lo spazio davanti a destra del bersaglio, alla sua distanza preferita.
about-stance-offensive = Il nemico attacca anche se sarà colpito o colpirà un altro nemico.
about-stance-defensive = Il nemico preferisce muoversi anziché fare un attacco per cui sarebbe colpito o colpirebbe un altro nemico.
about-enlightened_path = Resta in gioco. Un segnalino per ogni successo: con 3 il limite di ferite cresce di 1, con 5 nessuno stato ha effetto sul Monaco, con 7 i suoi attacchi feriscono di più.

## Carte

name-solo = Solo
name-selection_1 = mazzo di selezione 1
name-selection_2 = mazzo di selezione 2
name-selection_3 = mazzo di selezione 3
name-selection_4 = mazzo di selezione 4
name-selection_5 = mazzo di selezione 5
name-selection_6 = mazzo di selezione 6
name-selection_7 = mazzo di selezione 7
name-selection_8 = mazzo di selezione 8

name-card-S001 = Mente Aggressiva
name-card-S002 = Mente Aggressiva
name-card-S003 = Mente Risoluta
name-card-S004 = Mente Risoluta
name-card-S005 = Mente Risoluta
name-card-S006 = Mente Rapida
name-card-S007 = Mente Rapida
name-card-S008 = Provocazione
name-card-S009 = Grido di Guerra
name-card-S010 = Colpo alle Caviglie
name-card-S011 = Affondo Lungo
name-card-S012 = Affondo in Spinta
name-card-S013 = Affondo in Spinta
name-card-S014 = Squarcio di Rovescio
name-card-S015 = Squarcio di Rovescio
name-card-S016 = Taglio Sanguinoso
name-card-S017 = Taglio Orizzontale
name-card-S018 = Calcio del Cavallo
name-card-S019 = Colpo d'Elsa
name-card-S020 = Spinta Indietro
name-card-S021 = Squarcio Rotolante
name-card-S022 = Taglio Troncante
name-card-S023 = Stoccata
name-card-S024 = Colpo
name-card-S025 = Colpo
name-card-S026 = Difesa Tranquilla
name-card-S027 = Difesa Accerchiante
name-card-S028 = Schivata
name-card-S029 = Respinta
name-card-S030 = Passo di Foresta
name-card-S031 = Blocco di Fiume
name-card-S032 = Blocco di Fiume
name-card-S033 = Difesa di Roccia
name-card-S034 = Blocco di Vento
name-card-S035 = Blocco di Vento
name-card-S036 = Tiro di Yumi
name-card-S037 = Tiro di Yumi
name-card-S038 = Tiro di Yumi
name-card-S039 = Bastonata
name-card-S040 = Bastonata
name-card-S041 = Fuoco!
name-card-SN995 = Colpo Possente
name-card-SN996 = Fendente Selvaggio
name-card-SN997 = Sabbia negli Occhi
name-card-SN998 = Furia Sanguinosa
name-card-SN999 = Colpo in Affondo
name-card-S-Ronin-001 = Chiatta di Buoi
name-card-S-Ronin-002 = Difesa d'Acciaio
name-card-S-Ronin-003 = Affondo Invertito di Zanna
name-card-S-Ronin-004 = Spazzata Feroce
name-card-S-Ronin-N = Il Terrore
name-card-S-Warrior-001 = Blocco Cinereo
name-card-S-Warrior-002 = Falciata Montante
name-card-S-Warrior-003 = Arco Respingente
name-card-S-Warrior-004 = Concentrazione Ritrovata
name-card-S-Warrior-N = Colpo della Fenice Fiammante
name-card-S-Master-001 = Intuizione Oscura
name-card-S-Master-002 = Riposizionamento
name-card-S-Master-003 = Taglio Magistrale
name-card-S-Master-004 = Colpo Indolente
name-card-S-Master-N = Zanna Celata della Vipera
name-card-S-Student-001 = Obbedienza
name-card-S-Student-002 = Colpo della Roccia
name-card-S-Student-003 = Scambio della Montagna
name-card-S-Student-004 = Colpo Astuto
name-card-S-Student-N = Coda Fulminea
name-card-S-Ashigaru-001 = Fendente Falciante
name-card-S-Ashigaru-002 = Infilzata
name-card-S-Ashigaru-003 = Sole Calante
name-card-S-Ashigaru-004 = Stoccata in Affondo
name-card-S-Ashigaru-N = Castello del Cielo
name-card-S-Hachiko-001 = Strisciata
name-card-S-Hachiko-002 = Salta
name-card-S-Hachiko-003 = Ululato Feroce
name-card-S-Hachiko-004 = Ringhio Minaccioso
name-card-S-Hachiko-005 = Morso Rapido
name-card-S-Assassin-001 = Colpo della Vipera
name-card-S-Assassin-002 = Taglio Velenoso
name-card-S-Assassin-003 = Balzo nell'Ombra
name-card-S-Assassin-004 = Arteria Recisa
name-card-S-Assassin-N = Bacio del Ragno
name-card-S-Kojiro-001 = Blocco Ganryu
name-card-S-Kojiro-002 = Stoccata Sprezzante
name-card-S-Kojiro-003 = Battuta Pungente
name-card-S-Kojiro-004 = Serrare le Distanze
name-card-S-Kojiro-N = Taglio della Rondine
name-card-S-Monk-001 = Via dell'Illuminazione
name-card-S-Monk-002 = Distruzione Satori
name-card-S-Monk-003 = Colpo del Palmo
name-card-S-Monk-004 = Blocco Risoluto
name-card-S-Monk-N = Squarcio dell'Onda Zen
name-card-S-Musashi-001 = Acqua Impetuosa
name-card-S-Musashi-002 = Terra Salda
name-card-S-Musashi-003 = Fuoco Danzante
name-card-S-Musashi-004 = Squarcio del Vento
name-card-S-Musashi-N = Lama del Vuoto Oscuro
name-card-S-Ninja-001 = Bomba Fumogena
name-card-S-Ninja-002 = Squarcio di Kama
name-card-S-Ninja-003 = Lancio di Shuriken
name-card-S-Ninja-004 = Soffio di Metsubushi
name-card-S-Ninja-N = Trappola del Tiratore Lunare
name-card-S-Onna-Bugeisha-001 = Fiume in Piena
name-card-S-Onna-Bugeisha-002 = Mente Strepitante
name-card-S-Onna-Bugeisha-003 = Colpo in Caduta
name-card-S-Onna-Bugeisha-004 = Guardia Furente
name-card-S-Onna-Bugeisha-N = Abbraccio Silenzioso
name-card-S-Sailor-001 = Colpo Imponente
name-card-S-Sailor-002 = Spazzata di Granchio
name-card-S-Sailor-003 = Guardia Alta
name-card-S-Sailor-004 = Avanzata in Duello
name-card-S-Sailor-N = La Temuta Polvere Nera
name-card-S-Wakou-001 = Gigante Goffo
name-card-S-Wakou-002 = Piedi da Marinaio
name-card-S-Wakou-003 = Testata
name-card-S-Wakou-004 = Colpo Barcollante
name-card-S-Wakou-N = Schianto di Bordata
name-card-S-Yasuke-001 = Colpo Doppio
name-card-S-Yasuke-002 = Morso del Leone
name-card-S-Yasuke-003 = Difesa a Due Lame
name-card-S-Yasuke-004 = Carica del Branco
name-card-S-Yasuke-N = Furia Giusta
name-card-S-Yojimbo-001 = Puntura di Scorpione
name-card-S-Yojimbo-002 = Spezzare le Gambe
name-card-S-Yojimbo-003 = Guardia di Ferro
name-card-S-Yojimbo-004 = Lancio di Senbon
name-card-S-Yojimbo-N = Zanmato

card-requires_path = solo con «{ name-card-S-Monk-001 }» in gioco
card-nightmare = Incubo
card-contracts = iniziativa e ferite +1 per ogni contratto completato
card-reported = nota da una sola fonte
card-reconstructed = in parte ricostruita
card-change_behaviour = cambia il comportamento
card-reset_deck = dopo questo turno ricomponi il mazzo
card-close_in = la distanza preferita diventa 1
card-remove_card = questa carta esce dal gioco
card-recall = rimescola nel mazzo l'ultima carta scartata ({ $types })
card-remain_enlightened_path = resta in gioco: un segnalino per ogni attacco o blocco riuscito

## Il gioco

game-title = Senjutsu in solitario
game-intro = Da uno a quattro personaggi combattono fianco a fianco contro nemici che nessuno gioca: soldati, o personaggi con carte proprie. Ogni nemico pesca una carta a ogni turno; dove va e chi colpisce dipende dal suo comportamento, dalla sua postura e da regole fisse, e ogni decisione si può spiegare. Sconfiggili tutti, o resisti alle ondate di un'orda, se vuoi accanto a un signore caduto.
moment-over = Lo scontro finisce nel turno { $turn }
score-horde = { $rank } · round { $round }, ondata { $wave }

## Che cosa si chiede

prompt-fog_stance = { $who }: la nebbia ti fa scegliere la postura { GEN($other) }.
prompt-place_token = { $who }: dove metti il signore caduto?
prompt-wave_place = { $who }: dove metti { ACC($other) }?

## Che cosa si può scegliere

choice-stance = Postura: { $stance }
choice-mood = Comportamento: { $behaviour }; postura: { $stance }
choice-slot = Una carta del mazzo di selezione { $number }
choice-enter = Comincia in { $space }

## Che cosa succede

event-slot = { NOM($who) } riceve una carta del mazzo di selezione { $number }.
event-mood = { $who }: comportamento { $behaviour }, postura { $stance }.
event-enemy_attacks = { NOM($who) } attacca { ACC($other) } con «{ $card }».
event-enemy_holds_back = { NOM($who) } non può attaccare con «{ $card }» e si muoverà soltanto.
event-enemy_counter = { NOM($who) } risponde { DAT($other) } con una Reazione.
event-enemy_reshuffled = { NOM($who) } non ha più carte: gli scarti diventano il mazzo.
event-enemy_reset = { NOM($who) } ricompone il mazzo.
event-discards_gathered = { NOM($who) } mescola gli scarti nel mazzo.
event-recalled = { NOM($who) } rimescola nel mazzo «{ $card }» dagli scarti.
event-card_removed = { NOM($who) } perde «{ $card }» per sempre.
event-looked_at_card = { NOM($who) } ha «{ $card }» in cima al mazzo.
event-path_token = { NOM($who) } ottiene un segnalino su «{ name-card-S-Monk-001 }». Segnalini: { $count }.
event-wave = Round { $round }, ondata { $wave }: arrivano i nemici.
event-wave_defeated = L'ondata { $wave } del round { $round } è sconfitta.
event-rank_reached = Raggiunto un grado: { $rank }.
event-round = Comincia il round { $round }: ogni nemico sopporta una ferita in più.
event-half_returned = { NOM($who) } rimescola metà degli scarti nel mazzo.
event-over = { $reason ->
    [last_side] Lo scontro è finito: resta una sola parte.
    [draw] Lo scontro è finito: non resta nessuno. Pareggio.
    [lord_fallen] Lo scontro è finito: un attacco ha raggiunto il signore caduto.
    [contracts] Lo scontro è finito: tutti i contratti sono completati.
   *[other] Lo scontro è finito: tutti sono caduti insieme e decide il Vantaggio.
}

## Come finisce

ending-lord_fallen = Un attacco ha raggiunto il signore caduto.
ending-run_ended = Il personaggio è caduto; conta il grado più alto.
headline-run_ended = La sfida è finita.

## Opzioni

option-mode = Tipo di scontro
option-mode-help = uno scontro con nemici scelti, o ondate di nemici finché il personaggio cade
value-mode-fight = uno scontro
value-mode-horde = un'orda
value-mode-fallen_lord = un'orda, con un signore caduto
option-enemy_1 = Nemico 1
option-enemy_1-help = il primo nemico di uno scontro; ashigaru porta con sé hachiko
value-enemy_1-samurai_boss = { name-enemy_samurai_boss }
value-enemy_1-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_1-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_1-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_1-arquebusier = { name-enemy_arquebusier }
value-enemy_1-master = { name-enemy_master }
value-enemy_1-student = { name-enemy_student }
value-enemy_1-ronin = { name-enemy_ronin }
value-enemy_1-warrior = { name-enemy_warrior }
value-enemy_1-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_1-assassin = { name-enemy_assassin }
value-enemy_1-kojiro = { name-enemy_kojiro }
value-enemy_1-monk = { name-enemy_monk }
value-enemy_1-musashi = { name-enemy_musashi }
value-enemy_1-ninja = { name-enemy_ninja }
value-enemy_1-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_1-sailor = { name-enemy_sailor }
value-enemy_1-wakou = { name-enemy_wakou }
value-enemy_1-yasuke = { name-enemy_yasuke }
value-enemy_1-yojimbo = { name-enemy_yojimbo }
option-enemy_2 = Nemico 2
option-enemy_2-help = nemico 2 di uno scontro
value-enemy_2-nobody = nessuno
value-enemy_2-samurai_boss = { name-enemy_samurai_boss }
value-enemy_2-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_2-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_2-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_2-arquebusier = { name-enemy_arquebusier }
value-enemy_2-master = { name-enemy_master }
value-enemy_2-student = { name-enemy_student }
value-enemy_2-ronin = { name-enemy_ronin }
value-enemy_2-warrior = { name-enemy_warrior }
value-enemy_2-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_2-assassin = { name-enemy_assassin }
value-enemy_2-kojiro = { name-enemy_kojiro }
value-enemy_2-monk = { name-enemy_monk }
value-enemy_2-musashi = { name-enemy_musashi }
value-enemy_2-ninja = { name-enemy_ninja }
value-enemy_2-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_2-sailor = { name-enemy_sailor }
value-enemy_2-wakou = { name-enemy_wakou }
value-enemy_2-yasuke = { name-enemy_yasuke }
value-enemy_2-yojimbo = { name-enemy_yojimbo }
option-enemy_3 = Nemico 3
option-enemy_3-help = nemico 3 di uno scontro
value-enemy_3-nobody = nessuno
value-enemy_3-samurai_boss = { name-enemy_samurai_boss }
value-enemy_3-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_3-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_3-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_3-arquebusier = { name-enemy_arquebusier }
value-enemy_3-master = { name-enemy_master }
value-enemy_3-student = { name-enemy_student }
value-enemy_3-ronin = { name-enemy_ronin }
value-enemy_3-warrior = { name-enemy_warrior }
value-enemy_3-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_3-assassin = { name-enemy_assassin }
value-enemy_3-kojiro = { name-enemy_kojiro }
value-enemy_3-monk = { name-enemy_monk }
value-enemy_3-musashi = { name-enemy_musashi }
value-enemy_3-ninja = { name-enemy_ninja }
value-enemy_3-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_3-sailor = { name-enemy_sailor }
value-enemy_3-wakou = { name-enemy_wakou }
value-enemy_3-yasuke = { name-enemy_yasuke }
value-enemy_3-yojimbo = { name-enemy_yojimbo }
option-enemy_4 = Nemico 4
option-enemy_4-help = nemico 4 di uno scontro
value-enemy_4-nobody = nessuno
value-enemy_4-samurai_boss = { name-enemy_samurai_boss }
value-enemy_4-ashigaru_katana = { name-enemy_ashigaru_katana }
value-enemy_4-ashigaru_yari = { name-enemy_ashigaru_yari }
value-enemy_4-ashigaru_yumi = { name-enemy_ashigaru_yumi }
value-enemy_4-arquebusier = { name-enemy_arquebusier }
value-enemy_4-master = { name-enemy_master }
value-enemy_4-student = { name-enemy_student }
value-enemy_4-ronin = { name-enemy_ronin }
value-enemy_4-warrior = { name-enemy_warrior }
value-enemy_4-ashigaru = { name-enemy_ashigaru } + { name-enemy_hachiko }
value-enemy_4-assassin = { name-enemy_assassin }
value-enemy_4-kojiro = { name-enemy_kojiro }
value-enemy_4-monk = { name-enemy_monk }
value-enemy_4-musashi = { name-enemy_musashi }
value-enemy_4-ninja = { name-enemy_ninja }
value-enemy_4-onna_bugeisha = { name-enemy_onna_bugeisha }
value-enemy_4-sailor = { name-enemy_sailor }
value-enemy_4-wakou = { name-enemy_wakou }
value-enemy_4-yasuke = { name-enemy_yasuke }
value-enemy_4-yojimbo = { name-enemy_yojimbo }
option-wound_limit = Limite di ferite dei nemici
option-wound_limit-help = ferite che sconfiggono ogni nemico; 0: 7 contro uno, 3 contro due, 2 contro tre, 1 contro di più e in un'orda
option-nightmare = Incubo
option-nightmare-help = i nemici hanno carte incubo
option-all_nightmares = Più carte incubo
option-all_nightmares-help = ogni carta del mazzo 3 o 4 è una carta incubo
option-behaviour = Primo comportamento
option-behaviour-help = il comportamento con cui i nemici cominciano
value-behaviour-random = a caso
value-behaviour-left = { name-behaviour-left }
value-behaviour-centre = { name-behaviour-centre }
value-behaviour-right = { name-behaviour-right }
option-stance = Prima postura
option-stance-help = la postura in cui i nemici cominciano
value-stance-random = a caso
value-stance-offensive = { name-stance-offensive }
value-stance-defensive = { name-stance-defensive }
option-extra_card = Carta in più
option-extra_card-help = il mazzo della carta in più, dove una ricetta ne nomina diversi
value-extra_card-random = a caso
value-extra_card-first = dal primo mazzo
value-extra_card-second = dal secondo mazzo
value-extra_card-third = dal terzo mazzo
option-horde_enemies = Altri nell'orda
option-horde_enemies-help = chi sostituisce gli Ashigaru di un'orda, come in monk,master
option-behaviour_turns_stance = Il comportamento cambia la postura
option-behaviour_turns_stance-help = un cambio di comportamento cambia anche la postura
option-all_stuns_count = Contano tutti gli Stordimenti
option-all_stuns_count-help = gli Stordimenti nel mazzo di un nemico contano per la sua sconfitta
option-literal_counters = Le Reazioni rispondono sempre
option-literal_counters-help = le Reazioni dei nemici rispondono a ogni attacco con la loro iniziativa
option-side_is_a_sector = Un lato è un settore
option-side_is_a_sector-help = un comportamento indica qualsiasi spazio del suo lato, non uno solo in linea retta
option-enemies_foresee = I nemici prevedono
option-enemies_foresee-help = i nemici si aspettano che i personaggi usino tutto il movimento delle loro carte
option-shots_need_slower = Niente tiri inutili
option-shots_need_slower-help = i nemici si muovono invece di tirare quando nessuno in vista è abbastanza lento
option-wounds_before_rear = Prima le ferite, poi le spalle
option-wounds_before_rear-help = i nemici preferiscono infliggere più ferite che colpire alle spalle

## I nemici nel browser

web-enemies = Nemici
web-mood_says = Comportamento { $behaviour }, postura { $stance }
web-distance = Tiene una distanza di { $number }
web-distance_ranged = Tira da lontano; tiene una distanza di { $number } o più
web-enemy_stuns = Stordimenti { $number } su { $total }; altri { $hidden } nel mazzo
web-resets = Dopo questo turno rimescola insieme tutte le sue carte
web-desperate = In Disperazione
web-path_tokens = Segnalini su «{ name-card-S-Monk-001 }»: { $number }
web-contracts_done = Contratti completati: { $what }
web-may_come = Possono uscire
web-unseen_of = Mai viste finora: { $number } da { $deck }.
web-stuns_in_deck = Stordimenti nel mazzo: { $number }.
web-poison_in_deck = Veleni nel mazzo: { $number }.
web-on_top = In cima al mazzo
web-removed = Fuori dal gioco
web-horde = Orda
web-round_says = Round { $number }
web-wave_says = Ondata { $number } di { $total }
web-rank_says = Raggiunto: { $rank }
web-lord_lies = Il signore caduto giace su { $space }
web-way_says = { $who }, percorso: { $spaces }
web-why = Perché?
web-why_asks = Perché { $who } fa così?
web-why_not = Perché non altrove
web-why_no_other = Perché nient'altro
web-why_nothing = Non c'è ancora nessuna decisione da spiegare.
web-danger_lord = Pericolo: se non fai altro, il signore caduto è colpito e perdi.
web-danger_falls = Pericolo: se non fai altro, il tuo personaggio cade in questo turno.
web-danger_hit = { NOM($who) } ti colpisce se non fai altro. Ferite: { $number }.
web-danger_wounds = Ti costa ferite: { $number }.

## Perché un nemico ha fatto così

why-moves = { NOM($who) } si muove con «{ $card }».
why-attacks = { NOM($who) } attacca con «{ $card }».
why-attacks_elsewhere = { NOM($who) } attacca con «{ $card }» da un altro spazio, dove non viene parato né colpito e non colpisce altri nemici.
why-attacks_anyway = { NOM($who) } attacca con «{ $card }» anche se ha un prezzo: la postura è offensiva.
why-holds_back = { NOM($who) } trattiene «{ $card }»: la postura è difensiva e ogni attacco avrebbe un prezzo.
why-cannot_reach = { NOM($who) } non raggiunge nessuno con «{ $card }» e si muove soltanto.
why-shoots = { NOM($who) } ha un bersaglio in vista e a portata di «{ $card }».
why-cannot_shoot = { NOM($who) } non ha nessuno in vista e a portata di «{ $card }» e si muove soltanto.
why-target = Il bersaglio: { $other }.
why-taken = Sceglie { $space }, verso { $direction }.
why-only_place = Restava solo { $space }, verso { $direction }.
why-better_for_heroes = Non peggio per i personaggi: { $spaces }
why-faces_away = Meno rivolto al bersaglio: { $spaces }
why-far_from_side = Più lontano dal lato che il comportamento preferisce: { $spaces }
why-far_from_distance = Più lontano dalla distanza preferita: { $spaces }
why-need_not_move = Vista e distanza vanno già bene dov'è: { $spaces }
why-too_near = Troppo vicino, o più lontano dal lato che il comportamento preferisce: { $spaces }
why-no_sight = Senza linea di vista, o una via più lunga: { $spaces }
why-no_sight_or_distance = Senza linea di vista, o più lontano dalla distanza preferita: { $spaces }
why-nearer_than_needed = Più vicino del necessario: { $spaces }
why-more_movement = Più movimento del necessario: { $spaces }
why-fewer_wounds = Meno ferite: { $spaces }
why-not_behind = Non alle spalle del bersaglio: { $spaces }
why-attacks_from_here = Può attaccare senza muoversi: { $spaces }
why-harmful = Lì sarebbe parato, colpito da un personaggio, o colpirebbe un altro nemico: { $spaces }
why-other_side = Più lontano dal lato che il comportamento preferisce: { $spaces }
why-too_dangerous = Troppo pericoloso per una postura difensiva: { $spaces }
why-reaches_nobody = Da lì l'attacco non raggiunge nessuno: { $spaces }
why-not_straight_behind = Alle spalle del bersaglio, ma non esattamente dietro: { $spaces }
why-shoots_from_here = Può tirare senza muoversi: { $spaces }
why-out_of_range = Nessuno in vista e a portata: { $spaces }
why-no_shot = Più lontano da dove può tirare: { $spaces }
why-card_closed = { NOM($who) } non ha ciò che «{ $card }» richiede e si muove soltanto.
why-chooses = { NOM($who) } ha una scelta con «{ $card }».
why-chooses_order = { NOM($who) }, con «{ $card }», ha la stessa iniziativa e lo stesso tipo di altri.
why-meets_attack = { NOM($who) } sceglie un'iniziativa per «{ $card }» contro un attacco.
why-meets_none = { NOM($who) } sceglie un'iniziativa per «{ $card }»: non c'è attacco da fermare.
why-farther = Più lontano: { $other }
why-fits_less = Meno adatto al comportamento: { $other }
why-later_from_left = Più tardi, contando da sinistra: { $other }
why-struck_less = Qui l’attacco ha meno effetto, o nessuno: { $other }
why-answer = Scelta: { $answer }. Valutazione: { $number }
why-answer_plain = Sceglie ciò che è peggio per i personaggi: { $answer }.
why-answer_dropped = Non peggio per i personaggi: { $answer }. Valutazione: { $number }
why-answer_dropped_plain = Non peggio per i personaggi: { $answer }
why-meets = A iniziativa { $answer } arriva un attacco. Ferite: { $number }
why-meets_nothing = Nessun attacco a iniziativa { $answer }
why-meets_less = Meno ferite, o iniziativa più bassa: { $answer }. Ferite: { $number }
why-taken_worst = Sceglie { $space }, verso { $direction }. Valutazione: { $number }
why-strikes_another = Colpisce un personaggio che è un bersaglio peggiore: { $spaces }

## Quanto manca

goal-enemy = Sconfiggi { ACC($who) }: ferite { $number } su { $limit }.
goal-enemies = Sconfiggi tutti i nemici: ne restano { $number } su { $total }.
goal-hero_falls = { NOM($who) } non deve cadere: ferite { $number } su { $limit }.
goal-heroes_fall = Perdete quando cade l’ultimo personaggio. Le tue ferite: { $number } su { $limit }; personaggi rimasti: { $count } su { $total }.
goal-heroes_left = I personaggi perdono quando cade l’ultimo: ne restano { $count } su { $total }.
goal-wood = Prossimo grado: Legno, con l’ondata 3 del round 1. Ora: round { $round }, ondata { $wave }.
goal-steel = Prossimo grado: Acciaio, con il round 1 completo. Ora: round { $round }, ondata { $wave } di 4.
goal-gold = Prossimo grado: Oro, con il round 2 completo. Ora: round { $round }, ondata { $wave } di 4.
goal-jade = Prossimo grado: Giada, con il round 3 completo. Ora: round { $round }, ondata { $wave } di 4.
goal-beyond = Tutti i gradi sono raggiunti. Ora: round { $round }, ondata { $wave } di 4.
goal-run_ends = La sfida finisce quando cade { ACC($who) }: ferite { $number } su { $limit }.
goal-lord = Perdi subito se un attacco raggiunge il signore caduto.

## Che cosa parla per una scelta

why-survives = Altrimenti il tuo personaggio cade in questo turno.
why-saves_lord = Altrimenti un attacco raggiunge il signore caduto.
why-spared = { NOM($who) } così non ti colpisce in questo turno.
why-fewer_hurts = Subisci meno ferite in questo turno: { $number } invece di { $total }.
why-deals = I nemici subiscono più ferite in questo turno: { $number }.
why-attack_comes = { NOM($who) } ti è vicino; probabilità che la prossima carta sia un attacco: { $number }%.
why-block_comes = { $who }: probabilità che la prossima carta sia una Difesa: { $number }%.

## L'arbitro, per chi gioca a Senjutsu in solitario con il gioco fisico; i comandi sono uguali in tutte le lingue

referee-setting_up = Inserisci tabellone, terreno, personaggi e nemici; poi «{ $begin }».
referee-cards = Inserisci la carta di ogni personaggio; poi «{ $go }».
referee-revealed = Tutte le carte sono scoperte. Inserisci le Sostituzioni Istantanee e le iniziative scelte, se ce ne sono; poi «{ $go }».
referee-part = { NOM($who) } agisce. Scegli come è stata eseguita la carta; se è successo altro, inseriscilo, poi «{ $go }».
referee-lines = { NOM($who) } esegue ciò che sta sotto il Blocco. Scegli come; se è successo altro, inseriscilo, poi «{ $go }».
referee-counter = { NOM($who) } ha bloccato e può rispondere con una Reazione: inserisci la carta, o «{ $go }» per nessuna.
referee-type_card = { NOM($who) } prende la prima carta del suo mazzo: qual è? ({ $figure } NUMERO)
referee-answer-with = Scrivi il numero della risposta.
referee-draw = Ogni personaggio pesca una carta.
referee-draws = { NOM($who) } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
referee-discard = { NOM($who) } scarta una carta a scelta.
referee-shuffle = { NOM($who) } rimescola nel mazzo una carta di questo tipo, se ne ha in mano: { $kind }.
referee-own_cards = { NOM($who) }: fa' con mano e mazzo ciò che dice la carta.
referee-half_returned = { NOM($who) }: mescola i tuoi scarti; metà, arrotondata per eccesso, torna nel mazzo.
referee-won = I personaggi hanno vinto.
referee-lost = I personaggi hanno perso.
referee-way-nothing = Non cambia nulla.
referee-ways = Come stampato, scrivi il numero:
referee-ways-spaces = Come stampato, scrivi dove finisce { NOM($who) }, per esempio «printed { $example }»: { $spaces }
referee-doubt-stun = { NOM($who) } non ha carte Stordimento.
referee-doubt-focus = «{ $card }» costa { $cost } Concentrazione; { NOM($who) } ne ha { $number }.
referee-doubt-kamae = «{ $card }» richiede un altro Kamae o un'altra condizione; { NOM($who) } è in { $kamae }.
referee-doubt-deck = «{ $card }» non è nel mazzo. Personaggio: { NOM($who) }.
referee-doubt-weapon = «{ $card }» non è l'arma scelta. Personaggio: { NOM($who) }.
referee-doubt-forbidden = Una carta in gioco vieta «{ $card }» in questo turno.
referee-doubt-reach = Come stampata, la carta non raggiunge questo nemico: { $other }. Personaggio: { NOM($who) }.
referee-doubt-space = Come stampata, la carta non porta a { $space }. Personaggio: { NOM($who) }.
referee-really = Inserirlo lo stesso?
referee-no-again = Non c'è una sessione precedente di cui ripetere la preparazione.
referee-fog = { NOM($who) } è nella nebbia: prendi a caso la carta di questo turno.
referee-defeated = fuori combattimento
referee-stands = { $space }, verso { $direction }
referee-wounds = ferite { $number } su { $limit }
referee-hero_mood = { $kamae }, Concentrazione { $number }
referee-enemy_mood = { $behaviour }, { $stance }, mazzo { $number }
referee-undone = Annullato: { $entry }
referee-no-reasons = Nessun nemico ha ancora deciso qualcosa.
referee-no-card = Nessuna carta ha il numero { $text }.
referee-welcome = L’arbitro gioca i nemici; «help» elenca ciò che puoi scrivere.
referee-saved = La sessione è salvata. A presto!
referee-resume-question = Riprendere la sessione { $file }?
referee-help =
    board snow_field              preparazione: il tabellone; poi terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             preparazione: un personaggio, il suo spazio e il suo orientamento
    enemy 1 samurai_boss D1 S     preparazione: un nemico; possono seguire comportamento, postura e limite: left defensive 5
    decks table                   preparazione: peschi tu le carte dei nemici e le scrivi; deck 1 S001 S024: queste ci sono
    nightmare                     preparazione: i nemici hanno carte incubo
    preset                        preparazione: il terreno consueto del tabellone
    horde                         preparazione: un'orda invece dei nemici; horde lord: accanto a un signore caduto; horde monk: al posto di un Ashigaru
    list 1 signature              preparazione: il mazzo del personaggio 1, per conoscere carte Istantanee e carte dubbie
    begin                         la preparazione è finita
    turn 029                      le carte di tutti insieme, scoperte; anche solo 029, o 029 114 per due personaggi
    printed 1                     la carta del personaggio come stampata, in questo modo; anche solo 1; printed D4 N: dove finisce
    counter 1 126                 il personaggio 1 reagisce con questa carta
    card 1 029                    la carta giocata dal personaggio 1; card 1 120 6: con la sua iniziativa
    enemy 1 S024                  la carta pescata dal nemico 1
    speed 1 6                     l'iniziativa scelta dal personaggio 1
    hero 1 D4 N                   dove sta ora una miniatura e dove guarda: hero 1 D4, enemy 2 NE
    wound enemy 1 2               ferite; anche bleed, stun, hobble, poison enemy 1 129; un meno toglie
    focus hero 1 2                segnalini; anche kamae, stealth, behaviour, stance, limit
    shields 1 D3 D4               gli scudi del personaggio 1; senza spazi come stampati, none: nessuno
    blocked 1 2                   il nemico 1 ha bloccato un attacco del personaggio 2
    keep 1 025                    una carta che resta in gioco; keep 1 025 off: non più
    clear C3                      un elemento del terreno sparisce
    advantage hero 1              il personaggio 1 va in cima al tracciato del Vantaggio
    answer 1                      la risposta a una domanda
    go                            avanti; forme brevi: g, w 1 2 (wound enemy 1 2), h, e, c, a, p, t, u
    undo                          annulla l'ultima voce
referee-help-looks =
    show                          mostra tabellone e miniature; show S024: una carta
    why                           perché i nemici hanno fatto così
    rules SJ-42.5                 leggi un punto delle regole
    journal                       tutte le voci finora
    quit                          esci; tutto è salvato

## Senjutsu da soli

solo-draw_distance = distanza { $number }
solo-draw_deck = mazzo { $number } (mai viste { $unseen })
solo-draw_deck_stuns = Stordimenti nel mazzo { $number }
solo-draw_on_top = In cima al mazzo
solo-draw_in_deck = Viste, ora nel mazzo
solo-draw_discarded = Scartate
solo-draw_unseen = carte che nessuno ha visto: { $number }
solo-help_about = che cosa fanno personaggi, nemici, comportamenti, stati e terreno
solo-help_enemies = il testo completo delle carte che i nemici hanno mostrato
solo-help_why = perché i nemici hanno fatto così nell'ultimo turno

## Pagine

page-intro = Da uno a quattro personaggi fianco a fianco contro nemici guidati dalle carte: soldati, personaggi che nessuno gioca, o un'orda che arriva a ondate. Ogni decisione di un nemico si può spiegare.
page-preset-boss = Duello contro il Capo samurai
page-preset-two-ashigaru = Contro due Ashigaru
page-preset-hero-enemy = Contro un personaggio: il Ninja
page-preset-nightmare = Incubo: il Capo samurai
page-preset-horde = Orda: un'ondata dopo l'altra
page-preset-fallen-lord = Orda accanto a un signore caduto
page-preset-side-by-side = Fianco a fianco con un bot
page-referee = Arbitro
page-referee-intro = Giochi a Senjutsu in solitario con il gioco vero sul tavolo? L’arbitro gioca i nemici: inserisci che cosa sta sul tabellone e quali carte sono state giocate, e ti dice che cosa fa ogni nemico e perché. Tiene conto di ferite, mazzi e tracciati, e ogni voce si può annullare.
page-referee-new = Nuova sessione
page-referee-learn = Come funziona, passo per passo
page-referee-sessions = Le tue sessioni
page-referee-entries = Voci: { $number }
page-referee-against = { $heroes } contro { $enemies }
page-referee-wrong = Questo non si può inserire:
page-referee-doubt = È giusto?
page-referee-really = Sì, davvero
page-referee-printed = Come stampato
page-referee-printed-space = Come stampato: tocca lo spazio in cui finisce { NOM($who) }.
page-referee-printed-here = Come stampato, fine in { $space }
page-referee-way-to = { NOM($who) } finisce in { $space }
page-referee-step-by-step = Come stampato, una scelta dopo l'altra
page-referee-else = È andata diversamente
page-referee-counter-card = Carta della Reazione
page-referee-no-counter = Nessuna Reazione
page-referee-reveal = Scopri le carte
page-referee-tap-setup = Tocca uno spazio libero per metterci qualcosa, o una miniatura per cambiarla.
page-referee-put-here = Che cosa c'è in { $space }?
page-referee-horde = Un'orda, ondata dopo ondata
page-referee-horde-lord = Un'orda, accanto a un signore caduto
page-referee-preset = Il terreno consueto di questo tabellone
page-referee-signature = { NOM($who) } gioca il Mazzo di Classe
page-referee-again = Stessa preparazione dell'ultima volta
page-referee-deeper = I numeri dietro
page-referee-against-horde = { $heroes } contro un'orda
page-referee-why = Perché i nemici hanno fatto così?
page-referee-enter = Inserisci
page-referee-go = Avanti
page-referee-begin = Inizia il combattimento
page-referee-undo = Annulla: { $entry }
page-referee-card-of = Carta: { $who }
page-referee-enemy-card = Numero della carta
page-referee-speed = Iniziativa
page-referee-shields = Scudi
page-referee-shields-help = Spazi; vuoto: come stampati sulla carta; «none»: nessuno scudo. Senza voce valgono quelli stampati.
page-referee-blocked = { $who } ha bloccato l'attacco
page-referee-tap-figure = Tocca una miniatura per muoverla o cambiarne qualcosa.
page-referee-tap-space = Tocca lo spazio dove va la miniatura, oppure scegli sotto orientamento e segnalini.
page-referee-let-go = Deseleziona
page-referee-to = { $figure } in { $space }
page-referee-faces = Orientamento
page-referee-focus = Concentrazione
page-referee-kamae = Kamae
page-referee-other = Altro
page-referee-advantage = In cima al tracciato del Vantaggio
page-referee-behaviour = Comportamento
page-referee-stance = Postura
page-referee-limit = Limite di ferite
page-referee-poison = Veleno
page-referee-setup = Preparazione
page-referee-board = Tabellone
page-referee-terrain = Terreno
page-referee-space = Spazio
page-referee-facing = Orientamento
page-referee-number = N.
page-referee-hero = Personaggio
page-referee-enemy = Nemico
page-referee-decks-table = Pesco io le carte dei nemici dai miei mazzi
page-referee-decks-program = Fai pescare al programma le carte dei nemici
page-referee-nightmare = Usa le carte incubo
page-referee-figures = Miniature
page-referee-change-of = Cambia { $figure }
page-referee-journal = Diario
page-referee-line = Inserimento rapido
page-referee-commands = Che cosa si può scrivere
page-referee-file = Sessione come file, per il terminale

## La fine: i numeri di una partita

stat-defeated = Miniature sconfitte
stat-waves = Ondate sconfitte
