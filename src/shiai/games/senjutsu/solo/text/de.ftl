# Senjutsu allein auf Deutsch. Was auch das Duell hat, steht in senjutsu.ftl; was in beiden steht, gilt wie hier.

## Gegner

name-enemy_samurai_boss = Samurai-Anführer
    .nom = Der Samurai-Anführer
    .gen = des Samurai-Anführers
    .dat = dem Samurai-Anführer
    .acc = den Samurai-Anführer
name-enemy_ashigaru_katana = Ashigaru (Katana)
    .nom = Der Ashigaru (Katana)
    .gen = des Ashigaru (Katana)
    .dat = dem Ashigaru (Katana)
    .acc = den Ashigaru (Katana)
name-enemy_ashigaru_yari = Ashigaru (Yari)
    .nom = Der Ashigaru (Yari)
    .gen = des Ashigaru (Yari)
    .dat = dem Ashigaru (Yari)
    .acc = den Ashigaru (Yari)
name-enemy_ashigaru_yumi = Ashigaru (Yumi)
    .nom = Der Ashigaru (Yumi)
    .gen = des Ashigaru (Yumi)
    .dat = dem Ashigaru (Yumi)
    .acc = den Ashigaru (Yumi)
name-enemy_arquebusier = Arkebusier
    .nom = Der Arkebusier
    .gen = des Arkebusiers
    .dat = dem Arkebusier
    .acc = den Arkebusier
name-enemy_master = Meister (Gegner)
    .nom = Der gegnerische Meister
    .gen = des gegnerischen Meisters
    .dat = dem gegnerischen Meister
    .acc = den gegnerischen Meister
name-enemy_student = Schüler (Gegner)
    .nom = Der gegnerische Schüler
    .gen = des gegnerischen Schülers
    .dat = dem gegnerischen Schüler
    .acc = den gegnerischen Schüler
name-enemy_ronin = Ronin (Gegner)
    .nom = Der gegnerische Ronin
    .gen = des gegnerischen Ronin
    .dat = dem gegnerischen Ronin
    .acc = den gegnerischen Ronin
name-enemy_warrior = Kriegerin (Gegner)
    .nom = Die gegnerische Kriegerin
    .gen = der gegnerischen Kriegerin
    .dat = der gegnerischen Kriegerin
    .acc = die gegnerische Kriegerin
name-enemy_ashigaru = Ashigaru (Gegner)
    .nom = Der gegnerische Ashigaru
    .gen = des gegnerischen Ashigaru
    .dat = dem gegnerischen Ashigaru
    .acc = den gegnerischen Ashigaru
name-enemy_hachiko = Hachiko (Gegner)
    .nom = Der gegnerische Hachiko
    .gen = des gegnerischen Hachiko
    .dat = dem gegnerischen Hachiko
    .acc = den gegnerischen Hachiko
name-enemy_assassin = Assassine
    .nom = Der Assassine
    .gen = des Assassinen
    .dat = dem Assassinen
    .acc = den Assassinen
name-enemy_kojiro = Kojiro
    .gen = von Kojiro
name-enemy_monk = Mönch
    .nom = Der Mönch
    .gen = des Mönchs
    .dat = dem Mönch
    .acc = den Mönch
name-enemy_musashi = Musashi
    .gen = von Musashi
name-enemy_ninja = Ninja (Gegner)
    .nom = Der gegnerische Ninja
    .gen = des gegnerischen Ninja
    .dat = dem gegnerischen Ninja
    .acc = den gegnerischen Ninja
name-enemy_onna_bugeisha = Onna-Bugeisha
    .nom = Die Onna-Bugeisha
    .gen = der Onna-Bugeisha
    .dat = der Onna-Bugeisha
    .acc = die Onna-Bugeisha
name-enemy_sailor = Seefahrer
    .nom = Der Seefahrer
    .gen = des Seefahrers
    .dat = dem Seefahrer
    .acc = den Seefahrer
name-enemy_wakou = Wakou
    .nom = Der Wakou
    .gen = des Wakou
    .dat = dem Wakou
    .acc = den Wakou
name-enemy_yasuke = Yasuke
    .gen = von Yasuke
name-enemy_yojimbo = Yojimbo
    .nom = Der Yojimbo
    .gen = des Yojimbo
    .dat = dem Yojimbo
    .acc = den Yojimbo
name-fallen_lord = Gefallener Herr
    .nom = Der gefallene Herr
    .gen = des gefallenen Herrn
    .dat = dem gefallenen Herrn
    .acc = den gefallenen Herrn

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

name-behaviour-left = links
name-behaviour-centre = Mitte
name-behaviour-right = rechts
name-stance-offensive = offensiv
name-stance-defensive = defensiv
name-rank-none = kein Rang
name-rank-wood = Holzrang
name-rank-steel = Stahlrang
name-rank-gold = Goldrang
name-rank-jade = Jaderang
name-enlightened_path = { name-card-S-Monk-001 }

about-enemy_samurai_boss = Bevorzugter Abstand 1. Sechs Karten, zwei davon Meditationen: Er ändert sein Verhalten öfter als seine Soldaten.
about-enemy_ashigaru_katana = Bevorzugter Abstand 1. Fünf Karten, meist Hiebe aus der Nähe.
about-enemy_ashigaru_yari = Bevorzugter Abstand 2. Fünf Karten, Stöße, die zwei Felder weit reichen.
about-enemy_ashigaru_yumi = Bevorzugter Abstand 5 oder mehr. Schießt auf alle, die später handeln, und hält sich fern.
about-enemy_arquebusier = Bevorzugter Abstand 6 oder mehr. Ein Schuss für zwei Wunden; dann kommt er näher und schlägt mit dem Kolben.
about-enemy_master = Bevorzugter Abstand 1. Nimmt dir Karten aus der Hand; seine Albtraumkarte vergiftet.
about-enemy_student = Bevorzugter Abstand 1. Weite Hiebe, tauscht den Platz mit dir und nimmt dir Kamae und Fokus.
about-enemy_ronin = Bevorzugter Abstand 2. Schwere Schläge, die stoßen und betäuben, und ein Block mit Kontern.
about-enemy_warrior = Bevorzugter Abstand 1. Schnelle Bögen, die viele Felder treffen und dich zurückstoßen.
about-enemy_ashigaru = Bevorzugter Abstand 2. Kämpft immer zusammen mit Hachiko.
about-enemy_hachiko = Bevorzugter Abstand 1. Der Hund des Ashigaru: fünf eigene Karten und sonst nichts.
about-enemy_assassin = Bevorzugter Abstand 1. Beginnt in der Verborgenheit, in der manche Karten schneller und gefährlicher sind. Hat alle Gifte.
about-enemy_kojiro = Bevorzugter Abstand 1. Eine lange Klinge: Die Albtraumkarte trifft drei Felder in einer Reihe.
about-enemy_monk = Bevorzugter Abstand 2. Liegt „{ name-card-S-Monk-001 }“ aus, bringt jeder seiner Erfolge einen Marker; Marker machen ihn stärker.
about-enemy_musashi = Bevorzugter Abstand 1. Ändert sein Verhalten mit fast jeder Karte und blockt zweimal in einem Zug.
about-enemy_ninja = Bevorzugter Abstand 1. Beginnt in der Verborgenheit, die manche Karten stärkt, und wirft auf alle, die später handeln.
about-enemy_onna_bugeisha = Bevorzugter Abstand 2. Zwei Wunden vor der Niederlage gerät sie in Verzweiflung, die manche Karten stärkt.
about-enemy_sailor = Bevorzugter Abstand 1. Die Albtraumkarte ist ein Pistolenschuss: Je langsamer du bist, desto mehr Wunden, aber nur einmal.
about-enemy_wakou = Bevorzugter Abstand 1. Betrunken: Mehrere Schritte einer Wirkung dürfen in verschiedene Richtungen gehen. Jeder zweite Schlag betäubt.
about-enemy_yasuke = Bevorzugter Abstand 1. Zwei Klingen: Hiebe zur Seite und zwei Blöcke mit Kontern in einem Zug.
about-enemy_yojimbo = Bevorzugter Abstand 1. Gewinnt sofort mit drei Aufträgen: die erste Wunde des Spiels, ein Konter, der verwundet, und vier Arten von Schaden.
about-fallen_lord = Für die Gegner ist er ein weiterer Held. Erreicht ihn einer ihrer Angriffe, hast du verloren. Neben ihm erhältst du in jedem Zug 1 Fokus.
about-behaviour-left = Der Gegner bevorzugt das Feld vorn links von seinem Ziel, in seinem bevorzugten Abstand.
about-behaviour-centre = Der Gegner bevorzugt das Feld genau vor seinem Ziel, in seinem bevorzugten Abstand.
about-behaviour-right = Der Gegner bevorzugt das Feld vorn rechts von seinem Ziel, in seinem bevorzugten Abstand.
about-stance-offensive = Der Gegner greift an, auch wenn er selbst getroffen wird oder einen anderen Gegner trifft.
about-stance-defensive = Der Gegner bewegt sich lieber, als so anzugreifen, dass er getroffen würde oder einen anderen Gegner träfe.
about-enlightened_path = Bleibt im Spiel. Ein Marker für jeden Erfolg: Mit 3 steigt das Wundenlimit um 1, mit 5 wirkt kein Zustand auf den Mönch, mit 7 verwunden seine Angriffe mehr.

## Karten

name-solo = Solo
name-selection_1 = Auswahldeck 1
name-selection_2 = Auswahldeck 2
name-selection_3 = Auswahldeck 3
name-selection_4 = Auswahldeck 4
name-selection_5 = Auswahldeck 5
name-selection_6 = Auswahldeck 6
name-selection_7 = Auswahldeck 7
name-selection_8 = Auswahldeck 8

name-card-S001 = Aggressiver Geist
name-card-S002 = Aggressiver Geist
name-card-S003 = Fester Geist
name-card-S004 = Fester Geist
name-card-S005 = Fester Geist
name-card-S006 = Flinker Geist
name-card-S007 = Flinker Geist
name-card-S008 = Hohn
name-card-S009 = Kriegsschrei
name-card-S010 = Knöchelbeißer
name-card-S011 = Langer Stoß
name-card-S012 = Ausfallstoß
name-card-S013 = Ausfallstoß
name-card-S014 = Rückhandhieb
name-card-S015 = Rückhandhieb
name-card-S016 = Blutschnitt
name-card-S017 = Waagerechter Schnitt
name-card-S018 = Pferdetritt
name-card-S019 = Knaufschlag
name-card-S020 = Zurückstoßen
name-card-S021 = Hieb aus der Rolle
name-card-S022 = Trennschnitt
name-card-S023 = Stich
name-card-S024 = Hieb
name-card-S025 = Hieb
name-card-S026 = Ruhige Abwehr
name-card-S027 = Kreisende Abwehr
name-card-S028 = Ausweichen
name-card-S029 = Abweisen
name-card-S030 = Waldschritt
name-card-S031 = Flussblock
name-card-S032 = Flussblock
name-card-S033 = Steinblock
name-card-S034 = Windblock
name-card-S035 = Windblock
name-card-S036 = Yumi-Schuss
name-card-S037 = Yumi-Schuss
name-card-S038 = Yumi-Schuss
name-card-S039 = Kolbenhieb
name-card-S040 = Kolbenhieb
name-card-S041 = Feuer!
name-card-SN995 = Mächtiger Hieb
name-card-SN996 = Wilder Schwung
name-card-SN997 = Sand in die Augen
name-card-SN998 = Blutrausch
name-card-SN999 = Sturzhieb
name-card-S-Ronin-001 = Ochsenrempler
name-card-S-Ronin-002 = Stahlblock
name-card-S-Ronin-003 = Weichender Fangzahn
name-card-S-Ronin-004 = Raubtierhieb
name-card-S-Ronin-N = Der Schrecken
name-card-S-Warrior-001 = Glutblock
name-card-S-Warrior-002 = Aufsteigende Sense
name-card-S-Warrior-003 = Schützender Bogen
name-card-S-Warrior-004 = Gesammelter Geist
name-card-S-Warrior-N = Flammender Phönix
name-card-S-Master-001 = Dunkle Einsicht
name-card-S-Master-002 = Stellungswechsel
name-card-S-Master-003 = Meisterhafter Schnitt
name-card-S-Master-004 = Lässiger Hieb
name-card-S-Master-N = Vipernzahn
name-card-S-Student-001 = Gehorsam
name-card-S-Student-002 = Felsenschlag
name-card-S-Student-003 = Wandernder Berg
name-card-S-Student-004 = Kluger Hieb
name-card-S-Student-N = Blitzschweif
name-card-S-Ashigaru-001 = Mähender Hieb
name-card-S-Ashigaru-002 = Aufspießen
name-card-S-Ashigaru-003 = Sinkende Sonne
name-card-S-Ashigaru-004 = Ausfallstich
name-card-S-Ashigaru-N = Himmelsburg
name-card-S-Hachiko-001 = Prankenhieb
name-card-S-Hachiko-002 = Sprung
name-card-S-Hachiko-003 = Wildes Geheul
name-card-S-Hachiko-004 = Drohendes Knurren
name-card-S-Hachiko-005 = Schneller Biss
name-card-S-Assassin-001 = Vipernbiss
name-card-S-Assassin-002 = Giftiger Schnitt
name-card-S-Assassin-003 = Schattensprung
name-card-S-Assassin-004 = Aderschnitt
name-card-S-Assassin-N = Kuss der Spinne
name-card-S-Kojiro-001 = Ganryu-Block
name-card-S-Kojiro-002 = Verächtlicher Stich
name-card-S-Kojiro-003 = Bissige Bemerkung
name-card-S-Kojiro-004 = Heranrücken
name-card-S-Kojiro-N = Schwalbenschnitt
name-card-S-Monk-001 = Pfad der Erleuchtung
name-card-S-Monk-002 = Satori-Schlag
name-card-S-Monk-003 = Handballenschlag
name-card-S-Monk-004 = Unbeugsamer Block
name-card-S-Monk-N = Zen-Wellenhieb
name-card-S-Musashi-001 = Reißendes Wasser
name-card-S-Musashi-002 = Feste Erde
name-card-S-Musashi-003 = Tanzendes Feuer
name-card-S-Musashi-004 = Windhieb
name-card-S-Musashi-N = Klinge der Leere
name-card-S-Ninja-001 = Rauchbombe
name-card-S-Ninja-002 = Kama-Hieb
name-card-S-Ninja-003 = Shuriken-Wurf
name-card-S-Ninja-004 = Metsubushi-Rohr
name-card-S-Ninja-N = Falle im Mondlicht
name-card-S-Onna-Bugeisha-001 = Schwellender Fluss
name-card-S-Onna-Bugeisha-002 = Schreiender Geist
name-card-S-Onna-Bugeisha-003 = Fallender Bogen
name-card-S-Onna-Bugeisha-004 = Zornige Deckung
name-card-S-Onna-Bugeisha-N = Stille Umarmung
name-card-S-Sailor-001 = Turmhoher Hieb
name-card-S-Sailor-002 = Karackenstoß
name-card-S-Sailor-003 = Hohe Deckung
name-card-S-Sailor-004 = Vorstoß im Duell
name-card-S-Sailor-N = Schwarzer Schuss
name-card-S-Wakou-001 = Ernüchterter Hüne
name-card-S-Wakou-002 = Seebeine
name-card-S-Wakou-003 = Kopfstoß
name-card-S-Wakou-004 = Taumelnder Hieb
name-card-S-Wakou-N = Breitseite
name-card-S-Yasuke-001 = Doppelhieb
name-card-S-Yasuke-002 = Löwenbiss
name-card-S-Yasuke-003 = Zwei-Klingen-Deckung
name-card-S-Yasuke-004 = Ansturm des Rudels
name-card-S-Yasuke-N = Gerechter Zorn
name-card-S-Yojimbo-001 = Skorpionstich
name-card-S-Yojimbo-002 = Beinbrecher
name-card-S-Yojimbo-003 = Eiserne Deckung
name-card-S-Yojimbo-004 = Senbon-Wurf
name-card-S-Yojimbo-N = Zanmato

card-requires_path = nur mit „{ name-card-S-Monk-001 }“ im Spiel
card-nightmare = Albtraum
card-contracts = Initiative und Wunden +1 für jeden erfüllten Auftrag
card-reported = aus einer einzigen Quelle bekannt
card-reconstructed = teilweise rekonstruiert
card-change_behaviour = das Verhalten ändern
card-reset_deck = nach diesem Zug das Deck erneuern
card-close_in = der bevorzugte Abstand wird 1
card-remove_card = diese Karte verlässt das Spiel
card-recall = die oberste abgeworfene Karte ({ $types }) ins Deck mischen
card-remain_enlightened_path = bleibt im Spiel: ein Marker für jeden erfolgreichen Angriff oder Block

## Das Spiel

game-title = Senjutsu allein
game-intro = Ein bis vier Helden kämpfen Seite an Seite gegen Gegner, die niemand spielt: Soldaten oder Helden mit eigenen Karten. Jeder Gegner zieht in jedem Zug eine Karte; wohin er geht und wen er trifft, folgt aus seinem Verhalten, seiner Haltung und festen Regeln, und jede Entscheidung lässt sich erklären. Besiege sie alle, oder halte Welle um Welle einer Horde stand, wenn du willst neben einem gefallenen Herrn.
moment-over = Der Kampf endet im Zug { $turn }
score-horde = { $rank } · Runde { $round }, Welle { $wave }

## Was gefragt wird

prompt-fog_stance = { $who }: Der Nebel lässt dich die Haltung { GEN($other) } wählen.
prompt-place_token = { $who }: Wohin legst du den gefallenen Herrn?
prompt-wave_place = { $who }: Wo stellst du { ACC($other) } auf?

## Was man wählen kann

choice-stance = Haltung: { $stance }
choice-mood = Verhalten: { $behaviour }; Haltung: { $stance }
choice-slot = Eine Karte aus Auswahldeck { $number }
choice-enter = Beginnt auf { $space }

## Was geschieht

event-slot = { NOM($who) } erhält eine Karte aus Auswahldeck { $number }.
event-mood = { $who }: Verhalten { $behaviour }, Haltung { $stance }.
event-enemy_attacks = { NOM($who) } greift { ACC($other) } mit „{ $card }“ an.
event-enemy_holds_back = { NOM($who) } kann mit „{ $card }“ nicht angreifen und wird sich nur bewegen.
event-enemy_counter = { NOM($who) } antwortet { DAT($other) } mit einem Konter.
event-enemy_reshuffled = { NOM($who) } hat keine Karte mehr: Der Ablagestapel wird zum Deck.
event-enemy_reset = { NOM($who) } erneuert das Deck.
event-discards_gathered = { NOM($who) } mischt den Ablagestapel ins Deck.
event-recalled = { NOM($who) } mischt „{ $card }“ vom Ablagestapel ins Deck.
event-card_removed = { NOM($who) } verliert „{ $card }“ für immer.
event-looked_at_card = { NOM($who) } hat „{ $card }“ oben auf dem Deck.
event-path_token = { NOM($who) } erhält einen Marker auf „{ name-card-S-Monk-001 }“. Marker: { $count }.
event-wave = Runde { $round }, Welle { $wave }: Gegner kommen.
event-wave_defeated = Welle { $wave } der Runde { $round } ist besiegt.
event-rank_reached = Ein Rang ist erreicht: { $rank }.
event-round = Runde { $round } beginnt: Jeder Gegner hält eine Wunde mehr aus.
event-half_returned = { NOM($who) } mischt die Hälfte des Ablagestapels ins Deck.
event-over = { $reason ->
    [last_side] Der Kampf ist vorbei: Eine Seite ist übrig.
    [draw] Der Kampf ist vorbei: Niemand ist übrig. Unentschieden.
    [lord_fallen] Der Kampf ist vorbei: Ein Angriff hat den gefallenen Herrn erreicht.
    [contracts] Der Kampf ist vorbei: Alle Aufträge sind erfüllt.
   *[other] Der Kampf ist vorbei: Alle fielen zusammen, der Vorteil entscheidet.
}

## Wie es endet

ending-lord_fallen = Ein Angriff hat den gefallenen Herrn erreicht.
ending-run_ended = Der Held ist gefallen; der höchste Rang zählt.
headline-run_ended = Der Lauf ist zu Ende.

## Optionen

option-mode = Art des Kampfes
option-mode-help = ein Kampf gegen gewählte Gegner oder Wellen von Gegnern, bis der Held fällt
value-mode-fight = ein Kampf
value-mode-horde = eine Horde
value-mode-fallen_lord = eine Horde, mit gefallenem Herrn
option-enemy_1 = Gegner 1
option-enemy_1-help = der erste Gegner eines Kampfes; ashigaru bringt hachiko mit
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
option-enemy_2 = Gegner 2
option-enemy_2-help = Gegner 2 eines Kampfes
value-enemy_2-nobody = niemand
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
option-enemy_3 = Gegner 3
option-enemy_3-help = Gegner 3 eines Kampfes
value-enemy_3-nobody = niemand
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
option-enemy_4 = Gegner 4
option-enemy_4-help = Gegner 4 eines Kampfes
value-enemy_4-nobody = niemand
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
option-wound_limit = Wundenlimit der Gegner
option-wound_limit-help = Wunden, die jeden Gegner besiegen; 0: 7 gegen einen, 3 gegen zwei, 2 gegen drei, 1 gegen mehr und in einer Horde
option-nightmare = Albtraum
option-nightmare-help = Gegner haben Albtraumkarten
option-all_nightmares = Mehr Albtraumkarten
option-all_nightmares-help = jede Karte aus Deck 3 oder 4 ist eine Albtraumkarte
option-behaviour = Erstes Verhalten
option-behaviour-help = das Verhalten, mit dem Gegner beginnen
value-behaviour-random = zufällig
value-behaviour-left = { name-behaviour-left }
value-behaviour-centre = { name-behaviour-centre }
value-behaviour-right = { name-behaviour-right }
option-stance = Erste Haltung
option-stance-help = die Haltung, in der Gegner beginnen
value-stance-random = zufällig
value-stance-offensive = { name-stance-offensive }
value-stance-defensive = { name-stance-defensive }
option-extra_card = Zusätzliche Karte
option-extra_card-help = das Deck der zusätzlichen Karte, wo ein Rezept mehrere nennt
value-extra_card-random = zufällig
value-extra_card-first = aus dem ersten Deck
value-extra_card-second = aus dem zweiten Deck
value-extra_card-third = aus dem dritten Deck
option-horde_enemies = Andere in der Horde
option-horde_enemies-help = wer Ashigaru einer Horde ersetzt, etwa monk,master
option-behaviour_turns_stance = Verhalten ändert die Haltung
option-behaviour_turns_stance-help = ein Wechsel des Verhaltens wechselt auch die Haltung
option-all_stuns_count = Alle Betäubungen zählen
option-all_stuns_count-help = Betäubungen im Deck eines Gegners zählen für seine Niederlage
option-literal_counters = Konter antworten immer
option-literal_counters-help = Konter von Gegnern antworten auf jeden Angriff mit ihrer Initiative
option-side_is_a_sector = Eine Seite ist ein Sektor
option-side_is_a_sector-help = ein Verhalten meint jedes Feld seiner Seite, nicht eines in gerader Linie
option-enemies_foresee = Gegner sehen voraus
option-enemies_foresee-help = Gegner rechnen damit, dass Helden alle Bewegung ihrer Karten nutzen
option-shots_need_slower = Keine aussichtslosen Schüsse
option-shots_need_slower-help = Gegner bewegen sich, statt zu schießen, wenn niemand in Sicht langsam genug ist
option-wounds_before_rear = Erst Wunden, dann der Rücken
option-wounds_before_rear-help = Gegner fügen lieber mehr Wunden zu, als von hinten zuzuschlagen

## Gegner im Browser

web-enemies = Gegner
web-mood_says = Verhalten { $behaviour }, Haltung { $stance }
web-distance = Hält Abstand: { $number }
web-distance_ranged = Schießt; hält Abstand: { $number } oder mehr
web-enemy_stuns = Betäubungen { $number } von { $total }; noch { $hidden } im Deck
web-resets = Mischt nach diesem Zug alle seine Karten zusammen
web-desperate = In Verzweiflung
web-path_tokens = Marker auf „{ name-card-S-Monk-001 }“: { $number }
web-contracts_done = Erfüllte Aufträge: { $what }
web-may_come = Können noch kommen
web-unseen_of = Noch nie gesehen: { $number } aus { $deck }.
web-stuns_in_deck = Betäubungen im Deck: { $number }.
web-poison_in_deck = Gifte im Deck: { $number }.
web-on_top = Oben auf dem Deck
web-removed = Aus dem Spiel
web-horde = Horde
web-round_says = Runde { $number }
web-wave_says = Welle { $number } von { $total }
web-rank_says = Erreicht: { $rank }
web-lord_lies = Der gefallene Herr liegt auf { $space }
web-way_says = { $who }, zurückgelegter Weg: { $spaces }
web-why = Warum?
web-why_asks = Warum tut { $who } das?
web-why_not = Warum nirgends sonst
web-why_no_other = Warum nichts anderes
web-why_nothing = Noch gibt es keine Entscheidung zu erklären.
web-danger_lord = Gefahr: Tust du nichts weiter, wird der gefallene Herr getroffen, und du verlierst.
web-danger_falls = Gefahr: Tust du nichts weiter, fällt dein Held in diesem Zug.
web-danger_hit = { NOM($who) } trifft dich, wenn du nichts weiter tust. Wunden: { $number }.
web-danger_wounds = Das kostet dich Wunden: { $number }.

## Warum ein Gegner so handelte

why-moves = { NOM($who) } bewegt sich mit „{ $card }“.
why-attacks = { NOM($who) } greift mit „{ $card }“ an.
why-attacks_elsewhere = { NOM($who) } greift mit „{ $card }“ von einem anderen Feld aus an: ungeblockt, ungetroffen und ohne andere Gegner zu treffen.
why-attacks_anyway = { NOM($who) } greift mit „{ $card }“ an, obwohl das seinen Preis hat: Die Haltung ist offensiv.
why-holds_back = { NOM($who) } hält „{ $card }“ zurück: Die Haltung ist defensiv, und jeder Angriff hätte seinen Preis.
why-cannot_reach = { NOM($who) } erreicht mit „{ $card }“ niemanden und bewegt sich nur.
why-shoots = { NOM($who) } hat ein Ziel in Sicht und in Reichweite von „{ $card }“.
why-cannot_shoot = { NOM($who) } hat niemanden in Sicht und in Reichweite von „{ $card }“ und bewegt sich nur.
why-target = Das Ziel: { $other }.
why-taken = Gewählt: { $space }, Blick nach { $direction }.
why-only_place = Nur { $space } mit Blick nach { $direction } kam infrage.
why-better_for_heroes = Nicht schlimmer für die Helden: { $spaces }
why-faces_away = Weiter vom Ziel abgewandt: { $spaces }
why-far_from_side = Weiter weg von der Seite, die das Verhalten vorzieht: { $spaces }
why-far_from_distance = Weiter vom bevorzugten Abstand entfernt: { $spaces }
why-need_not_move = Sicht und Abstand stimmen schon am jetzigen Platz: { $spaces }
why-too_near = Zu nah, oder weiter weg von der Seite, die das Verhalten vorzieht: { $spaces }
why-no_sight = Ohne Sichtlinie, oder ein längerer Weg: { $spaces }
why-no_sight_or_distance = Ohne Sichtlinie, oder weiter vom bevorzugten Abstand entfernt: { $spaces }
why-nearer_than_needed = Näher als nötig: { $spaces }
why-more_movement = Mehr Bewegung als nötig: { $spaces }
why-fewer_wounds = Weniger Wunden: { $spaces }
why-not_behind = Nicht hinter dem Ziel: { $spaces }
why-attacks_from_here = Der Angriff geht auch ohne Bewegung: { $spaces }
why-harmful = Dort würde er geblockt, von einem Helden getroffen oder träfe einen anderen Gegner: { $spaces }
why-other_side = Weiter weg von der Seite, die das Verhalten vorzieht: { $spaces }
why-too_dangerous = Zu gefährlich für eine defensive Haltung: { $spaces }
why-reaches_nobody = Von dort erreicht der Angriff niemanden: { $spaces }
why-not_straight_behind = Hinter dem Ziel, aber nicht gerade dahinter: { $spaces }
why-shoots_from_here = Der Schuss geht auch ohne Bewegung: { $spaces }
why-out_of_range = Niemand in Sicht und in Reichweite: { $spaces }
why-no_shot = Weiter von einem Platz entfernt, von dem er schießen kann: { $spaces }
why-card_closed = { NOM($who) } erfüllt nicht, was „{ $card }“ verlangt, und bewegt sich nur.
why-chooses = { NOM($who) } hat mit „{ $card }“ eine Wahl.
why-chooses_order = { NOM($who) } hat mit „{ $card }“ dieselbe Initiative und denselben Typ wie andere.
why-meets_attack = { NOM($who) } wählt für „{ $card }“ eine Initiative gegen einen Angriff.
why-meets_none = { NOM($who) } wählt für „{ $card }“ eine Initiative: Es ist kein Angriff abzuwehren.
why-farther = Weiter entfernt: { $other }
why-fits_less = Passt weniger zum Verhalten: { $other }
why-later_from_left = Kommt später, von links gezählt: { $other }
why-struck_less = Hier bewirkt der Angriff weniger oder nichts: { $other }
why-answer = Gewählt: { $answer }. Wertung: { $number }
why-answer_plain = Gewählt, was für die Helden am schlimmsten ist: { $answer }.
why-answer_dropped = Nicht schlimmer für die Helden: { $answer }. Wertung: { $number }
why-answer_dropped_plain = Nicht schlimmer für die Helden: { $answer }
why-meets = Bei Initiative { $answer } kommt ein Angriff. Wunden: { $number }
why-meets_nothing = Kein Angriff bei Initiative { $answer }
why-meets_less = Weniger Wunden oder niedrigere Initiative: { $answer }. Wunden: { $number }
why-taken_worst = Gewählt: { $space }, Blick nach { $direction }. Wertung: { $number }
why-strikes_another = Trifft einen Helden, der ein schlechteres Ziel ist: { $spaces }

## Wie weit es ist

goal-enemy = Besiege { ACC($who) }: Wunden { $number } von { $limit }.
goal-enemies = Besiege alle Gegner: Übrig sind { $number } von { $total }.
goal-hero_falls = { NOM($who) } darf nicht fallen: Wunden { $number } von { $limit }.
goal-heroes_fall = Ihr verliert, wenn der letzte Held fällt. Deine Wunden: { $number } von { $limit }; Helden übrig: { $count } von { $total }.
goal-heroes_left = Die Helden verlieren, wenn der letzte fällt: Übrig sind { $count } von { $total }.
goal-wood = Nächster Rang: Holz, nach Welle 3 der Runde 1. Jetzt: Runde { $round }, Welle { $wave }.
goal-steel = Nächster Rang: Stahl, nach Runde 1. Jetzt: Runde { $round }, Welle { $wave } von 4.
goal-gold = Nächster Rang: Gold, nach Runde 2. Jetzt: Runde { $round }, Welle { $wave } von 4.
goal-jade = Nächster Rang: Jade, nach Runde 3. Jetzt: Runde { $round }, Welle { $wave } von 4.
goal-beyond = Alle Ränge sind erreicht. Jetzt: Runde { $round }, Welle { $wave } von 4.
goal-run_ends = Der Lauf endet, wenn dein Held fällt: { $number } von { $limit } Wunden ({ $who }).
goal-lord = Du verlierst sofort, wenn ein Angriff den gefallenen Herrn erreicht.

## Was für eine Wahl spricht

why-survives = Sonst fällt dein Held in diesem Zug.
why-saves_lord = Sonst erreicht ein Angriff den gefallenen Herrn.
why-spared = { NOM($who) } trifft dich so in diesem Zug nicht.
why-fewer_hurts = Du erleidest in diesem Zug weniger Wunden: { $number } statt { $total }.
why-deals = Gegner erleiden in diesem Zug mehr Wunden: { $number }.
why-attack_comes = { NOM($who) } ist nah; die nächste Karte ist mit { $number } % Wahrscheinlichkeit ein Angriff.
why-block_comes = Die nächste Karte { GEN($who) } ist mit { $number } % Wahrscheinlichkeit eine Verteidigung.

## Der Schiedsrichter für alle, die Senjutsu allein mit dem echten Spiel spielen; Befehle sind in allen Sprachen gleich

referee-setting_up = Gib Spielplan, Gelände, Helden und Gegner ein; dann „{ $begin }“.
referee-cards = Gib die Karte jedes Helden ein; dann „{ $go }“.
referee-revealed = Alle Karten liegen offen. Gib Sofort-Ersatz und gewählte Initiativen ein, falls es welche gibt; dann „{ $go }“.
referee-part = { NOM($who) } handelt. Wähle, wie die Karte ausgeführt wurde; ist etwas anderes geschehen, gib es ein, dann „{ $go }“.
referee-lines = { NOM($who) } führt aus, was unter dem Block steht. Wähle, wie; ist etwas anderes geschehen, gib es ein, dann „{ $go }“.
referee-counter = { NOM($who) } hat geblockt und darf kontern: Gib die Karte ein, oder „{ $go }“ für keine.
referee-type_card = { NOM($who) } nimmt die oberste Karte seines Decks: Welche ist es? ({ $figure } NUMMER)
referee-answer-with = Tippe die Nummer der Antwort.
referee-draw = Jeder Held zieht eine Karte.
referee-draws = { NOM($who) } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
referee-discard = { NOM($who) } wirft eine Karte eigener Wahl ab.
referee-shuffle = { NOM($who) } mischt eine Karte dieser Art ins Deck, wenn eine auf der Hand ist: { $kind }.
referee-own_cards = { NOM($who) }: Mach mit Hand und Deck, was die Karte sagt.
referee-half_returned = { NOM($who) }: Misch deine abgeworfenen Karten; die Hälfte, aufgerundet, kommt zurück ins Deck.
referee-won = Die Helden haben gewonnen.
referee-lost = Die Helden haben verloren.
referee-way-nothing = Nichts ändert sich.
referee-ways = Wie gedruckt, tippe die Nummer:
referee-ways-spaces = Wie gedruckt, tippe, wo { NOM($who) } endet, etwa „printed { $example }“: { $spaces }
referee-doubt-stun = { NOM($who) } hat keine Betäubungskarte.
referee-doubt-focus = „{ $card }“ kostet { $cost } Fokus; { NOM($who) } hat { $number }.
referee-doubt-kamae = „{ $card }“ verlangt ein anderes Kamae oder eine Bedingung; { NOM($who) } ist in { $kamae }.
referee-doubt-deck = „{ $card }“ ist nicht im Deck. Held: { NOM($who) }.
referee-doubt-weapon = „{ $card }“ ist nicht die gewählte Waffe. Held: { NOM($who) }.
referee-doubt-forbidden = Eine Karte im Spiel verbietet „{ $card }“ in diesem Zug.
referee-doubt-reach = Wie gedruckt erreicht die Karte diesen Gegner nicht: { $other }. Held: { NOM($who) }.
referee-doubt-space = Wie gedruckt führt die Karte nicht nach { $space }. Held: { NOM($who) }.
referee-really = Trotzdem eingeben?
referee-no-again = Es gibt keine frühere Sitzung, deren Aufbau sich wiederholen ließe.
referee-fog = { NOM($who) } ist im Nebel: Nimm die Karte für diesen Zug zufällig.
referee-defeated = besiegt
referee-stands = { $space }, Blick nach { $direction }
referee-wounds = Wunden { $number } von { $limit }
referee-hero_mood = { $kamae }, Fokus { $number }
referee-enemy_mood = { $behaviour }, { $stance }, Deck { $number }
referee-undone = Zurückgenommen: { $entry }
referee-no-reasons = Noch hat kein Gegner etwas entschieden.
referee-no-card = Keine Karte hat die Nummer { $text }.
referee-welcome = Der Schiedsrichter spielt die Gegner; „help“ zeigt, was du tippen kannst.
referee-saved = Die Sitzung ist gespeichert. Bis bald!
referee-resume-question = Mit der Sitzung { $file } weitermachen?
referee-help =
    board snow_field              Aufbau: der Spielplan; dann terrain rocks C3, terrain torii D4 N
    hero 1 ronin D5 N             Aufbau: ein Held, sein Feld und seine Blickrichtung
    enemy 1 samurai_boss D1 S     Aufbau: ein Gegner; Verhalten, Haltung und Wundenlimit können folgen: left defensive 5
    decks table                   Aufbau: du ziehst die Karten der Gegner und tippst sie; deck 1 S001 S024: diese sind darin
    nightmare                     Aufbau: Gegner haben Albtraumkarten
    preset                        Aufbau: das übliche Gelände des Spielplans
    horde                         Aufbau: eine Horde statt Gegnern; horde lord: neben einem gefallenen Herrn; horde monk: statt eines Ashigaru
    list 1 signature              Aufbau: das Deck von Held 1, damit Sofortkarten und zweifelhafte Karten bekannt sind
    begin                         der Aufbau ist fertig
    turn 029                      die Karten aller Helden auf einmal, aufgedeckt; auch nur 029, oder 029 114 für zwei
    printed 1                     die Karte des Helden wie gedruckt, auf diese Weise; auch nur 1; printed D4 N: wo er endet
    counter 1 126                 Held 1 kontert mit dieser Karte
    card 1 029                    die Karte, die Held 1 spielt; card 1 120 6: mit ihrer Initiative
    enemy 1 S024                  die Karte, die Gegner 1 gezogen hat
    speed 1 6                     die Initiative, die Held 1 gewählt hat
    hero 1 D4 N                   wo eine Figur jetzt steht und wohin sie blickt: hero 1 D4, enemy 2 NE
    wound enemy 1 2               Wunden; auch bleed, stun, hobble, poison enemy 1 129; ein Minus nimmt weg
    focus hero 1 2                Marker; auch kamae, stealth, behaviour, stance, limit
    shields 1 D3 D4               die Schilde von Held 1; ohne Felder wie gedruckt, none: keine
    blocked 1 2                   Gegner 1 hat einen Angriff von Held 2 geblockt
    keep 1 025                    eine Karte, die im Spiel bleibt; keep 1 025 off: nicht mehr
    clear C3                      ein Geländeteil ist weg
    advantage hero 1              Held 1 kommt an die Spitze der Vorteilsleiste
    answer 1                      die Antwort auf eine Frage
    go                            weiter; Kurzformen: g, w 1 2 (wound enemy 1 2), h, e, c, a, p, t, u
    undo                          den letzten Eintrag zurücknehmen
referee-help-looks =
    show                          Spielplan und Figuren zeigen; show S024: eine Karte
    why                           warum die Gegner das getan haben
    rules SJ-42.5                 einen Regelpunkt lesen
    journal                       alle Einträge bisher
    quit                          gehen; alles ist gespeichert

## Senjutsu allein

solo-draw_distance = Abstand { $number }
solo-draw_deck = Deck { $number } (nie gesehen { $unseen })
solo-draw_deck_stuns = Betäubungen im Deck { $number }
solo-draw_on_top = Oben auf dem Deck
solo-draw_in_deck = Gesehen, jetzt im Deck
solo-draw_discarded = Abgelegt
solo-draw_unseen = Karten, die niemand gesehen hat: { $number }
solo-help_about = was Helden, Gegner, Verhalten, Zustände und Gelände bewirken
solo-help_enemies = der volle Text der Karten, die Gegner gezeigt haben
solo-help_why = warum die Gegner im letzten Zug so gehandelt haben

## Seiten

page-intro = Ein bis vier Helden Seite an Seite gegen Gegner, die von Karten gesteuert werden: Soldaten, Helden, die niemand spielt, oder eine Horde, die Welle um Welle kommt. Jede Entscheidung eines Gegners lässt sich erklären.
page-preset-boss = Duell gegen den Samurai-Anführer
page-preset-two-ashigaru = Gegen zwei Ashigaru
page-preset-hero-enemy = Gegen einen Helden: den Ninja
page-preset-nightmare = Albtraum: der Samurai-Anführer
page-preset-horde = Horde: Welle um Welle
page-preset-fallen-lord = Horde an der Seite eines gefallenen Herrn
page-preset-side-by-side = Seite an Seite mit einem Bot
page-referee = Schiedsrichter
page-referee-intro = Du spielst Senjutsu allein mit dem echten Spiel auf deinem Tisch? Der Schiedsrichter spielt die Gegner: Gib ein, was auf dem Spielplan steht und welche Karten gespielt wurden, und er sagt, was jeder Gegner tut und warum. Er führt Buch über Wunden, Decks und Leisten, und jeder Eintrag lässt sich zurücknehmen.
page-referee-new = Neue Sitzung
page-referee-learn = So geht es, Schritt für Schritt
page-referee-sessions = Deine Sitzungen
page-referee-entries = Einträge: { $number }
page-referee-against = { $heroes } gegen { $enemies }
page-referee-wrong = Das lässt sich nicht eintragen:
page-referee-doubt = Stimmt das?
page-referee-really = Ja, wirklich
page-referee-printed = Wie gedruckt
page-referee-printed-space = Wie gedruckt: Tipp auf das Feld, auf dem { NOM($who) } endet.
page-referee-printed-here = Wie gedruckt, Ende auf { $space }
page-referee-way-to = { NOM($who) } endet auf { $space }
page-referee-step-by-step = Wie gedruckt, eine Wahl nach der anderen
page-referee-else = Es ist anders gekommen
page-referee-counter-card = Karte des Konters
page-referee-no-counter = Kein Konter
page-referee-reveal = Aufdecken
page-referee-tap-setup = Tipp auf ein freies Feld, um etwas darauf zu stellen, oder auf eine Figur, um sie zu ändern.
page-referee-put-here = Was ist auf { $space }?
page-referee-horde = Eine Horde, Welle um Welle
page-referee-horde-lord = Eine Horde, neben einem gefallenen Herrn
page-referee-preset = Das übliche Gelände dieses Spielplans
page-referee-signature = { NOM($who) } spielt das Deck des Helden
page-referee-again = Gleicher Aufbau wie letztes Mal
page-referee-deeper = Die Zahlen dahinter
page-referee-against-horde = { $heroes } gegen eine Horde
page-referee-why = Warum haben die Gegner das getan?
page-referee-enter = Eintragen
page-referee-go = Weiter
page-referee-begin = Kampf beginnen
page-referee-undo = Zurücknehmen: { $entry }
page-referee-card-of = Karte: { $who }
page-referee-enemy-card = Nummer der Karte
page-referee-speed = Initiative
page-referee-shields = Schilde
page-referee-shields-help = Felder; leer: wie auf der Karte; „none“: keine Schilde. Ohne Eintrag stehen sie wie gedruckt.
page-referee-blocked = { $who } hat den Angriff geblockt
page-referee-tap-figure = Tippe auf eine Figur, um sie zu bewegen oder etwas an ihr zu ändern.
page-referee-tap-space = Tippe auf das Feld, auf das die Figur kommt, oder wähle unten Blickrichtung und Marker.
page-referee-let-go = Abwählen
page-referee-to = { $figure } auf { $space }
page-referee-faces = Blick
page-referee-focus = Fokus
page-referee-kamae = Kamae
page-referee-other = Sonstiges
page-referee-advantage = Spitze der Vorteilsleiste
page-referee-behaviour = Verhalten
page-referee-stance = Haltung
page-referee-limit = Wundenlimit
page-referee-poison = Gift
page-referee-setup = Aufbau
page-referee-board = Spielplan
page-referee-terrain = Gelände
page-referee-space = Feld
page-referee-facing = Blickrichtung
page-referee-number = Nr.
page-referee-hero = Held
page-referee-enemy = Gegner
page-referee-decks-table = Ich ziehe die Karten der Gegner aus meinen Decks
page-referee-decks-program = Das Programm soll die Karten der Gegner ziehen
page-referee-nightmare = Albtraumkarten verwenden
page-referee-figures = Figuren
page-referee-change-of = { $figure } ändern
page-referee-journal = Protokoll
page-referee-line = Schnelle Eingabe
page-referee-commands = Was man tippen kann
page-referee-file = Sitzung als Datei, für das Terminal

## Das Ende: Zahlen eines Spiels

stat-defeated = Besiegte Figuren
stat-waves = Besiegte Wellen
