# Senjutsu auf Deutsch. Werte, die Spielteile sind, kommen als deren Namen von unten an; Zahlen kommen als Zahlen an.
# Helden haben Fälle mit Artikel als Attribute: .nom (Der, am Satzanfang), .gen, .dat, .acc; ein Satz nimmt sie mit GEN($other). Es heißt: das Kamae.

## Karten

name-master = Meister
    .nom = Der Meister
    .gen = des Meisters
    .dat = dem Meister
    .acc = den Meister
name-student = Schüler
    .nom = Der Schüler
    .gen = des Schülers
    .dat = dem Schüler
    .acc = den Schüler
name-warrior = Kriegerin
    .nom = Die Kriegerin
    .gen = der Kriegerin
    .dat = der Kriegerin
    .acc = die Kriegerin
name-ronin = Ronin
    .nom = Der Ronin
    .gen = des Ronin
    .dat = dem Ronin
    .acc = den Ronin
name-ninja = Ninja
    .nom = Der Ninja
    .gen = des Ninja
    .dat = dem Ninja
    .acc = den Ninja
name-onna_bugeisha = Onna-Bugeisha
    .nom = Die Onna-Bugeisha
    .gen = der Onna-Bugeisha
    .dat = der Onna-Bugeisha
    .acc = die Onna-Bugeisha
name-assassin = Assassine
    .nom = Der Assassine
    .gen = des Assassinen
    .dat = dem Assassinen
    .acc = den Assassinen
name-wakou = Wakou
    .nom = Der Wakou
    .gen = des Wakou
    .dat = dem Wakou
    .acc = den Wakou
name-yojimbo = Yojimbo
    .nom = Der Yojimbo
    .gen = des Yojimbo
    .dat = dem Yojimbo
    .acc = den Yojimbo
name-yasuke = Yasuke
    .gen = von Yasuke
name-sailor = Seefahrer
    .nom = Der Seefahrer
    .gen = des Seefahrers
    .dat = dem Seefahrer
    .acc = den Seefahrer
name-basic = Grundkarte
name-weapon = Waffenkarte

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
name-carrack = Karacke
name-pistol = Pistole
name-yari = Yari

name-attack = Angriff
name-defence = Verteidigung
name-meditation = Meditation
name-core = Kernkarte

name-wood = Holz
name-steel = Stahl
name-gold = Gold
name-jade = Jade

name-burning_sun = Schule der Brennenden Sonne
name-autumn_hare = Schule des Herbsthasen
name-jade_river = Schule des Jadeflusses

name-NEU = Neutral
name-AGG = Aggression
name-BAL = Balance
name-DET = Entschlossenheit
name-DIST = Distanz
name-desperation = Verzweiflung
name-drunk = Betrunken
name-load = Verlangsamt
name-stealth = Verborgenheit

name-stun = Betäubung
name-hobble = Humpeln
name-wound = Wunde
name-bleeding_wound = Blutende Wunde
name-poison = Gift
name-poison-002 = Schwächendes Gift
name-poison-129 = Nebel der Verwirrung
name-poison-130 = Blutgift
name-poison-131 = Lähmendes Gift
name-poison-132 = Virulentes Gift

name-card-008 = Kernkarte des Meisters
name-card-009 = Spiegel des Drachen
name-card-010 = Vipernzahn
name-card-011 = Echo der Klinge
name-card-012 = Dunkle Einsicht
name-card-013 = Auge des Drachen
name-card-014 = Dunkler Pakt
name-card-015 = Drachenschwanz
name-card-016 = Sechster Sinn
name-card-017 = Verdorbene Weisheit
name-card-018 = Lässiger Hieb
name-card-019 = Meisterhafter Schnitt
name-card-020 = Stellungswechsel
name-card-023 = Kernkarte des Ronin
name-card-024 = Blutroter Wirbel
name-card-025 = Schwere Rüstung
name-card-026 = Ansturm des Stiers
name-card-027 = Weichender Fangzahn
name-card-028 = Der Schrecken
name-card-029 = Raubtierhieb
name-card-030 = Reißende Krallen
name-card-031 = Stahlblock
name-card-032 = Wolfssprung
name-card-033 = Knöchelbeißer
name-card-034 = Geordneter Rückzug
name-card-035 = Ochsenrempler
name-card-038 = Kernkarte des Schülers
name-card-039 = Tiefer Atemzug
name-card-040 = Blitzschweif
name-card-041 = Lodernde Einsicht
name-card-042 = Spiegelteich
name-card-043 = Tigertatze
name-card-044 = Kluger Hieb
name-card-045 = Gehorsam
name-card-046 = Felsenschlag
name-card-047 = Drehhieb
name-card-048 = Spaltender Wasserfall
name-card-049 = Wandernder Berg
name-card-050 = Ruhiger Geist
name-card-053 = Kernkarte der Kriegerin
name-card-054 = Flammendes Gebrüll
name-card-055 = Flammender Phönix
name-card-056 = Toter Winkel
name-card-057 = Brennender Instinkt
name-card-058 = Sensenfinte
name-card-059 = Gesammelter Geist
name-card-060 = Aufsteigende Sense
name-card-061 = Kurzer Hieb
name-card-062 = Schützender Bogen
name-card-063 = Glutblock
name-card-064 = Kopfstoß
name-card-065 = Flammenspirale
name-card-066 = Bo-Block
name-card-067 = Bo-Stoß
name-card-068 = Gekreuzte Sai
name-card-069 = Kama-Haken
name-card-070 = Katana-Schwung
name-card-071 = Naginata-Schwung
name-card-072 = Nodachi-Hieb
name-card-073 = Nodachi-Stoß
name-card-074 = Shikomizue-Parade
name-card-075 = Tachi-Schnitt
name-card-076 = Tonfa-Block
name-card-077 = Wakizashi-Schnitt
name-card-078 = Blutrausch
name-card-079 = Göttliche Eingebung
name-card-080 = Schutz des Wächters
name-card-081 = Legendäre Zähigkeit
name-card-082 = Güte
name-card-083 = Breiter Block
name-card-084 = Innere Ruhe
name-card-085 = Mut
name-card-086 = Sturzhieb
name-card-087 = Sand in die Augen
name-card-088 = Pflicht
name-card-089 = Notblock
name-card-090 = Ausweichschritt
name-card-091 = Aufrichtigkeit
name-card-092 = Ehre
name-card-093 = Respekt
name-card-094 = Gerechtigkeit
name-card-095 = Beherrschung
name-card-096 = Spalthieb
name-card-097 = Hohn
name-card-098 = Kriegsschrei
name-card-099 = Kreisende Abwehr
name-card-100 = Schräger Hieb
name-card-101 = Fintenschnitt
name-card-102 = Fester Geist
name-card-103 = Anmutiger Schritt
name-card-104 = Beinhieb
name-card-105 = Waagerechter Schnitt
name-card-106 = Eiserner Wille
name-card-107 = Ausfallstoß
name-card-108 = Ablenkung
name-card-109 = Offener Geist
name-card-110 = Schnelles Ausweichen
name-card-111 = Flussblock
name-card-112 = Hieb aus der Rolle
name-card-113 = Trennschnitt
name-card-114 = Steinblock
name-card-115 = Flinker Block
name-card-116 = Flinker Geist
name-card-117 = Geschulter Geist
name-card-118 = Wilder Block
name-card-119 = Wilder Schwung
name-card-120 = Windblock
name-card-121 = Ruhige Abwehr
name-card-122 = Tiefe Meditation
name-card-123 = Abweisen
name-card-124 = Feldverband
name-card-125 = Pferdetritt
name-card-126 = Knaufschlag
name-card-127 = Zurückstoßen
name-card-128 = Schneller Stich
name-card-133 = Jumonji-Yari-Stich
name-card-134 = Kanabo-Schlag
name-card-135 = Katana-Schnitt
name-card-136 = Katana-Hieb
name-card-137 = Naginata-Schnitt
name-card-138 = Tanto-Schnitt
name-card-139 = Yari-Durchstoß
name-card-140 = Rückhandhieb
name-card-141 = Ruhige Parade
name-card-142 = Ruhiger Vorsatz
name-card-143 = Kreuztritt
name-card-144 = Entschlossenheit
name-card-145 = Verwirrender Hieb
name-card-146 = Gesammelte Deckung
name-card-147 = Waldschritt
name-card-148 = Hagelschlag
name-card-149 = Überkopfhieb
name-card-150 = Wachsender Zorn
name-card-151 = Sturmblock
name-card-152 = Betäubender Schlag
name-card-153 = Vorteil
name-card-154 = Blutiger Schnitt
name-card-155 = Gegenangriff
name-card-156 = Gesammelte Kraft
name-card-157 = Geübter Hieb
name-card-158 = Radhieb
name-card-163 = Kernkarte des Ninja
name-card-164 = Kusarigama-Hieb
name-card-165 = Geistermondschritt
name-card-166 = Falle im Mondlicht
name-card-167 = Fukiya-Blasrohr
name-card-168 = Metsubushi-Rohr
name-card-169 = Shuriken-Wurf
name-card-170 = Krähenfüße streuen
name-card-171 = Kettenhaken
name-card-172 = Rauchbombe
name-card-173 = Kettenpeitsche
name-card-174 = Schwindender Schatten
name-card-175 = Kama-Hieb
name-card-176 = Rückzug
name-card-218 = Kernkarte des Assassinen
name-card-219 = Vergiftete Klingen
name-card-220 = Schattenstich
name-card-221 = Schattenschritt
name-card-222 = Kuss der Spinne
name-card-223 = Stahlregen
name-card-224 = Rauchbombe
name-card-225 = Messer in der Wunde
name-card-226 = Schattensprung
name-card-227 = Vipernbiss
name-card-228 = Entwaffnende Anmut
name-card-229 = Aderschnitt
name-card-230 = Giftiger Schnitt
name-card-294 = Kernkarte der Onna-Bugeisha
name-card-295 = Herz des Oni
name-card-296 = Stille Umarmung
name-card-297 = Beißender Himmel
name-card-298 = Wilder Instinkt
name-card-299 = Zornige Deckung
name-card-300 = Fallender Bogen
name-card-301 = Pferdestolperer
name-card-302 = Ausweichen im Orkan
name-card-303 = Bergschnitt
name-card-304 = Knöchelbeißer
name-card-305 = Schreiender Geist
name-card-306 = Schwellender Fluss
name-card-333 = Kernkarte des Wakou
name-card-334 = Breitseite
name-card-335 = Stürzender Tsunami
name-card-336 = Krugwurf
name-card-337 = Rammstoß
name-card-338 = Seebeine
name-card-339 = Trunkenes Tasten
name-card-340 = Ernüchterter Hüne
name-card-341 = Taumelnder Hieb
name-card-342 = Sich die Beine vertreten
name-card-343 = Kopfstoß
name-card-344 = Mulitritt
name-card-345 = Wandernder Stern
name-card-316 = Kernkarte des Yojimbo
name-card-317 = Nagamaki-Stoß
name-card-318 = Sturer Wille
name-card-319 = Zanmato
name-card-320 = Brutaler Hieb
name-card-321 = Gefürchteter Ruf
name-card-322 = Die Arbeit ist getan
name-card-323 = Eiserne Deckung
name-card-324 = Skorpionstich
name-card-325 = Senbon-Wurf
name-card-326 = Schädelspalter
name-card-327 = Dunkle Aura
name-card-328 = Gedungener Mörder
name-card-329 = Beinbrecher

name-contract-counter = Konter
name-contract-first_blood = Erstes Blut
name-contract-focus = Fokus
name-contract-fury = Raserei
name-contract-show_them = Zeig’s ihnen
name-contract-tools = Handwerkszeug
name-card-349 = Kernkarte von Yasuke
name-card-350 = Hieb der linken Hand
name-card-351 = Ehre des Löwen
name-card-352 = Gerechter Zorn
name-card-353 = Ansturm des Rudels
name-card-354 = Ergebene Seele
name-card-355 = Elefantenstoß
name-card-356 = Abstand verkürzen
name-card-357 = Doppelhieb
name-card-358 = Krallen des Adlers
name-card-359 = Zähne des Löwen
name-card-360 = Zwei-Klingen-Deckung
name-card-361 = Löwenbiss
name-card-362 = Aus dem Gleichgewicht
name-card-276 = Kernkarte des Seefahrers
name-card-277 = Schwarzschwert der Karacke
name-card-278 = Pistolenhieb
name-card-279 = Schwarzer Schuss
name-card-280 = Gezielter Schuss
name-card-281 = Dolchwurf
name-card-282 = Schwerer Hieb
name-card-283 = Hohe Deckung
name-card-284 = Konter des Narren
name-card-285 = Stoß mit langer Spitze
name-card-286 = Bergung
name-card-287 = Turmhoher Hieb
name-card-288 = Karackenstoß
name-card-289 = Vorstoß im Duell
name-card-290 = Ochsendeckung

card-line = { $card } ({ $serial }). { $headline }. { $effects }.
card-effect = Wirkung: { $lines }
card-success = Bei Erfolg: { $lines }
card-reduced = Jedes Mal, wenn sie Schaden verringert: { $lines }
card-split = Bei Initiative { $speed }: { $lines }
card-split_range = Bei Initiative { $high } bis { $low }: { $lines }

card-join_segments = { $first }. { $second }
card-join_lines = { $first }; { $second }
card-join_comma = { $first }, { $second }
card-join_grid = { $first }, und { $second }
card-join_and = { $first } und { $second }
card-join_then = { $first }, dann { $second }
card-join_either = { $first } oder { $second }
card-join_or = { $first } – ODER – { $second }
card-join_sum = { $first } + { $second }
card-group = ({ $lines })
card-named = { $component }
card-not = nicht { $what }
card-speed = { $speed }

# Am Kopf der Karte.
card-prepared = Vorbereitet
card-replacement = Sofort-Ersatz
card-additional = Sofort-Zusatz
card-instant = Sofort
card-when_resolved = wenn deine Karte ausgeführt ist
card-when_attack = nach deinem erfolgreichen Angriff
card-when_block = nach deinem erfolgreichen Block
card-when_any = nach deinem erfolgreichen Angriff oder Block
card-when_before = bevor deine Karte ausgeführt wird
card-when_speed = bevor du das Tempo deines Blocks wählst
card-when_start = zu Beginn des Zuges
card-when_defeated = wenn du zu fallen drohst
card-when_contract = wenn du einen Auftrag erfüllt hast
card-initiative = Initiative { $high }
card-initiative_range = Initiative { $high } bis { $low }
card-initiative_equal = Initiative der Karte, zu der sie gespielt wird
card-initiative_none = keine Initiative
card-cost = kostet { $focus } Fokus
card-requires = nur in { $kamae }
card-range = Reichweite { $distance }
card-unblockable = nicht zu blocken
card-counters = auch als Konter
card-counter_only = nur als Konter
card-own = aus deiner Schachtel
card-bushido = Bushido
card-stake = beim Aufdecken wirfst du alle deine Aufträge ab; jeder erfüllte gibt 1 Initiative oder 1 Wunde mehr
card-renown = die Reichweite ist um 1 höher für jeden erfüllten Auftrag vor dir

# Bedingungen, und wen eine Wirkung betrifft.
card-after_hit = nach einem Angriff: { $what }
card-after_block = nach einem Block: { $what }
card-in_kamae = in { $kamae }: { $what }
card-for_focus = für { $focus } Fokus: { $what }
card-target = Ziel: { $what }
card-on_star = wer auf einem Stern steht: { $what }
card-each_in_range = jeder Gegner in Reichweite: { $what }
card-each_player = jeder Spieler: { $what }
card-each_other = jeder andere Spieler darf: { $what }

# Bewegung und Felder.
card-must_step = { $amount ->
    [one] verpflichtend 1 Schritt
   *[other] verpflichtend { $amount } Schritte
} ({ $directions })
card-may_step = { $amount ->
    [one] freiwillig 1 Schritt
   *[other] freiwillig bis zu { $amount } Schritte
} ({ $directions })
card-must_rotate = { $amount ->
    [one] verpflichtend 1 Drehung
   *[other] verpflichtend { $amount } Drehungen
}
card-may_rotate = { $amount ->
    [one] freiwillig 1 Drehung
   *[other] freiwillig bis zu { $amount } Drehungen
}
card-any_direction = in jede Richtung
card-front = vorn
card-front_right = vorn rechts
card-back_right = hinten rechts
card-back = hinten
card-back_left = hinten links
card-front_left = vorn links
card-far = { $side } { $distance }
card-ring = { $distance ->
    [one] alle Felder ringsum
   *[other] alle Felder im Abstand { $distance }
}
card-strikes = trifft { $grid }
card-struck = { $number ->
    [one] { $cells }: { $marks }
   *[other] { $cells }: je { $marks }
}
card-blocks = blockt { $cells }
card-place_caltrop = lege einen Krähenfuß auf ein leeres Feld von: { $cells }
card-place_traps = lege bis zu 3 Fallenmarker verdeckt auf leere Felder von: { $cells }
card-stars = setzt Sterne: { $cells }
card-star = Stern
card-wounds = { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
}
card-bleeding = { $amount ->
    [one] 1 blutende Wunde
   *[other] { $amount } blutende Wunden
}
card-execution = Hinrichtung
card-counter = Konter bei { $speeds }
card-lower = Angriff auf einen Gegner mit niedrigerer Initiative
card-shield_star = auch das Feld mit dem Stern ist geblockt
card-bleed_wounds = die Wunden dieses Angriffs bluten

# Was dem Ziel geschieht.
card-push = { $amount ->
    [one] 1 Feld
   *[other] { $amount } Felder
} weggestoßen
card-push_by_steps = { $amount } Feld weggestoßen und für jeden Schritt mit dieser Karte 1 weiteres
card-pull = { $amount ->
    [one] 1 Feld
   *[other] { $amount } Felder
} herangezogen
card-rotated = { $amount ->
    [one] einmal
   *[other] { $amount }-mal
} gedreht
card-steps_forward = { $amount ->
    [one] 1 Feld
   *[other] { $amount } Felder
} nach vorn bewegt
card-swap = tauscht den Platz mit dir
card-stun = Betäubung
card-stun_by_steps = Betäubung für jeden Schritt mit dieser Karte
card-hobble = Humpeln
card-poison = Gift
card-open_wound = { $amount ->
    [one] 1 Wunde wird eine blutende
   *[other] { $amount } Wunden werden blutende
}
card-discards = wirft { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ab
card-discards_type = wirft 1 Karte ({ $types }) ab
card-loses = verliert { $amount } Fokus
card-steal = du stiehlst { $amount } Fokus
card-draws = zieht { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}
card-switches = springt zu { $kamae }
card-switches_any = springt zu einem Kamae deiner Wahl
card-changes = wechselt das Kamae um bis zu { $amount ->
    [one] 1 Ast
   *[other] { $amount } Äste
} nach deiner Wahl
card-shuffles_type = mischt 1 Karte ({ $types }) aus der Hand ins Deck
card-look = du siehst dir die Hand an
card-cancel_movement = restliche Bewegung entfällt
card-cancel_rotation = restliche Drehungen entfallen
card-cancel_cards = die aktive Karte entfällt
card-searches = du suchst in den obersten { $amount } Karten des Decks 1 Karte für diese Hand
card-play_discarded = du spielst { $cards } vom Ablagestapel als Sofort-Ersatz

# Was dir geschieht.
card-discard = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} abwerfen
card-discard_tier = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ({ $tiers }) abwerfen
card-lose_all = allen Fokus verlieren
card-lose_all_but = allen Fokus bis auf { $amount } verlieren
card-take_wound = erleide selbst { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
}
card-return = lege { $amount } Handkarten verdeckt ins Deck zurück und mische es
card-mills = wirft { $amount } Karte oben vom Deck ab und für jede eigene Wunde 1 weitere
card-wound_by_difference = 1 Wunde für jeden Punkt weniger Initiative
card-keeps = erhält diese Karte für den Rest des Spiels: Vor jedem Ziehen wird die oberste Karte des Decks verdeckt abgeworfen, und die Initiativen sind um 1 niedriger
card-reach = die Reichweite dieser Karte ist { $amount }
card-return_poisons = nimm alle deine verbrauchten Gifte zurück
card-poison_cell = Gift
card-back_cell = nur von hinten
card-take_stun = 1 Betäubung erhalten
card-take_hobble = 1 Humpeln erhalten
card-gain = { $amount } Fokus erhalten
card-advantage = den Vorteil nehmen
card-draw = genau { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ziehen
card-draw_up_to = bis zu { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ziehen
card-change = das Kamae um bis zu { $amount ->
    [one] 1 Ast
   *[other] { $amount } Äste
} wechseln
card-switch = zu { $kamae } springen
card-switch_any = zu einem beliebigen Kamae außer Neutral springen
card-search_deck = im Deck { $cards } suchen
card-search_top = in den obersten { $amount } Karten des Decks { $cards } suchen
card-take_top = decke die obersten { $amount } Karten des Decks auf und nimm alle davon: { $cards }
card-stunning = mit Betäubung
card-found_of = Karten ({ $which })
card-search_discards = im Ablagestapel { $cards } suchen
card-found = 1 Karte ({ $which })
card-found_any = 1 Karte
card-shuffle_type = höchstens 1 Karte ({ $types }) aus der Hand ins Deck mischen
card-shuffle_all = die ganze Hand ins Deck mischen
card-heal_stuns = bis zu { $amount } eigene Betäubungen abwerfen
card-heal_hobble = { $amount } eigenes Humpeln abwerfen
card-heal_all = alle eigenen Zustände abwerfen
card-close_wounds = alle eigenen blutenden Wunden werden gewöhnliche
card-widen = der Block hat { $amount ->
    [one] 1 Tempo
   *[other] { $amount } Tempi
} mehr zur Wahl
card-forbid = einen Typ ({ $types }) wählen, den in diesem Zug niemand spielen darf
card-name_cards = eine Fähigkeitskarte (auch eine Kernkarte) nennen, die in diesem Zug niemand spielen darf, in der Reihenfolge des Vorteils (der höchste zuerst)
card-play_found = 1 gefundene Karte als Sofort-Ersatz spielen
card-enter_stealth = verborgen werden
card-remain_armour = bleibt im Spiel: jeder Angriff fügt dir 1 Wunde weniger zu, mindestens aber 1
card-remain_open_discards = bleibt im Spiel: alle Ablagestapel liegen offen
card-remain_no_instants = bleibt im Spiel: niemand darf Sofort-Zusatz oder Sofort-Ersatz als Sofortkarte spielen
card-remain_no_copies = bleibt im Spiel: niemand darf eine Karte spielen, die offen im eigenen Ablagestapel liegt
card-remain_no_looking = bleibt im Spiel: niemand darf die Hand eines anderen ansehen oder ihn Karten abwerfen lassen
card-remain_iron_will = bleibt im Spiel: keine Wunden fürs Ziehen aus leerem Deck
card-remain_open_hand = bleibt im Spiel: dein Handlimit ist um 3 höher, deine Hand liegt offen, und du wählst deine Karte nach allen anderen
card-renew = { $amount ->
    [one] 1 abgelegten Auftrag
   *[other] { $amount } abgelegte Aufträge
} wieder vor dich legen
card-discard_contracts = alle Aufträge vor dir ablegen
card-reshuffle = { $cards } aus dem Ablagestapel ins Deck mischen
card-drops = wirft { $amount ->
    [one] 1 zufällige Karte
   *[other] { $amount } zufällige Karten
} ab
card-survive = du fällst nicht: wirf alle deine Wunden und Gifte ab
card-rebuild = ist dein Deck leer, werden { $amount } zufällige abgeworfene Karten zum neuen Deck
card-each_contract = für jeden erfüllten Auftrag vor dir: { $what }
card-remain_last_stand = bleibt im Spiel: 1 Wunde besiegt dich
card-until_bought_off = { $what }; am Ende eines Zuges darf jeder Spieler diese Karte für { $focus } Fokus abwerfen lassen
card-until_turned = { $what }; sie wird am Ende jedes Zuges um 90 Grad gedreht und nach der vierten Drehung abgeworfen

# Wörter, die auf einer Karte stehen.
web-card_or = ODER
web-card_success = Bei Erfolg
web-card_reduced = Schaden verringert

## Page

web-field = Schlachtfeld
web-ground = Felder und Gelände
web-on_spaces = { $what } auf { $spaces }
web-figure = { $who } auf { $space }, Blick nach { $direction }
web-heroes = Helden
web-hero_acts = ist am Zug
web-hero_ready = bereit
web-hero_fallen = besiegt
web-hero_won = gewinnt
web-hero_side = Seite { $number }
web-focus_point = Fokuspunkt
web-kamae_says = Kamae { $kamae }; von hier nach: { $ways }
web-focus_says = Fokus { $number } von { $total }
web-wounds_says = Wunden { $number } von { $total }, davon { $bleeding } blutend
web-stuns_says = Betäubungen { $number }; { $total } bedeuten die Niederlage
web-counted = { $what }: { $number }
web-hand_says = Karten auf der Hand: { $number }, Limit { $total }
web-deck_says = Karten im Deck: { $number }
web-discards = Ablage
web-face_down = Verdeckt: { $number }
web-no_cards = Keine Karten
web-in_play = Im Spiel
web-known_hand = Von der Hand bekannt
web-advantage = Vorteil
web-ladder = Initiative
web-item_pending = kommt noch
web-item_active = wird ausgeführt
web-item_waiting = Schilde liegen aus
web-item_resolved = ausgeführt
web-split_part = unterer Teil
web-aims = zielt auf { $who }
web-bans = In diesem Zug darf niemand spielen: { $what }
web-line_of = { $card } – { $who }
web-own_hand = Deine Karten
web-tray = Zur Auswahl
web-copies = { $number } Stück
web-chosen = Gewählt
web-explain_card = „{ $card }“ erklären: in Worten und auf dem Feld
web-nothing_fits = Von deiner Hand passt hier nichts.
web-plan = Von { $space } aus, Blick nach { $direction }, erreicht „{ $card }“: { $spaces }.
web-plan_nothing = Von { $space } aus, Blick nach { $direction }, erreicht „{ $card }“ kein Feld.
web-go_on = Weiter

## Das Spiel

game-title = Senjutsu
game-intro = Zwei bis vier Helden kämpfen auf einem Feld aus Sechsecken. In jedem Zug wählen alle geheim eine Karte; alle werden gemeinsam aufgedeckt und von der höchsten Initiative abwärts ausgeführt. Angriffe und Blöcke treffen Felder rund um die Figur, also entscheiden Platz und Blickrichtung. Ein Kamae stärkt manche Karten, Fokus bezahlt andere. Wer sein Wundenlimit erreicht oder die Hand voller Betäubungen hat, ist besiegt.

## Namen

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

name-seat_1 = Platz 1
name-seat_2 = Platz 2
name-seat_3 = Platz 3
name-seat_4 = Platz 4
name-nobody = niemand
name-none = keine Karte

name-facing-N = Norden
name-facing-NE = Nordosten
name-facing-SE = Südosten
name-facing-S = Süden
name-facing-SW = Südwesten
name-facing-NW = Nordwesten

name-caltrop = Krähenfuß
name-trap = Fallenmarker
name-after_attack = Angriff: danach
name-after_block = Block: danach
name-rocks = Felsen
name-bamboo = Bambus
name-burning_cart = Brennender Karren
name-shrine = Schrein
name-boat = Boot
name-torii = Torii
name-cherry_tree = Kirschbaum
name-fallen_samurai = Gefallener Samurai

name-kamae-NEU = { name-NEU }
name-kamae-AGG = { name-AGG }
name-kamae-BAL = { name-BAL }
name-kamae-DET = { name-DET }
name-kamae-DIST = { name-DIST }
name-type-defence = { name-defence }
name-type-attack = { name-attack }
name-type-meditation = { name-meditation }
name-type-core = { name-core }

name-cancel-movement = die restliche Bewegung
name-cancel-rotation = die restlichen Drehungen
name-cancel-cards = die aktive Karte
name-heal-discard-hobble = kein Humpeln mehr
name-heal-discard-statuses = alle Zustände sind vorbei
name-heal-bleeding-to-wound = die Wunden bluten nicht mehr

# Was die Seiten eines ODER und Zeilen für Fokus tun. Eine Zahl, Pfeile oder Namen folgen.
name-do-step = möglicher Schritt:
name-do-must_step = Pflichtschritt:
name-do-rotation = mögliche Drehung:
name-do-must_rotation = Pflichtdrehung:
name-do-attack_grid = Angriff auf
name-do-counter = Konter bei
name-do-push = Ziel wegstoßen:
name-do-pull = Ziel heranziehen:
name-do-target_bleed = blutende Wunde für das Ziel
name-do-target_switch = Kamae des Ziels wechseln
name-do-enter_stealth = verborgen werden
name-do-target_stun = Betäubung für das Ziel
name-do-target_hobble = Humpeln für das Ziel
name-do-target_poison = Gift für das Ziel
name-do-target_wound = Wunden für das Ziel:
name-do-target_wound_to_bleeding = Wunden des Ziels, die zu bluten beginnen:
name-do-wounds_are_bleeding = die Wunden dieses Angriffs bluten
name-do-target_discards = Karten, die das Ziel abwirft:
name-do-target_loses_focus = Fokus, den das Ziel verliert:
name-do-target_draws = Karten, die das Ziel zieht:
name-do-target_change = Kamae des Ziels wechseln, Äste:
name-do-look_at_hand = die Hand des Ziels ansehen
name-do-discard = abwerfen:
name-do-lose_focus = Fokus verlieren bis auf
name-do-lose_all_focus = allen Fokus verlieren
name-do-take_stun = eine Betäubung erhalten
name-do-take_hobble = ein Humpeln erhalten
name-do-gain_focus = Fokus erhalten:
name-do-place_caltrop = einen Krähenfuß legen, Feld von
name-do-place_traps = Fallenmarker legen auf
name-do-take_wound = eine Wunde erleiden
name-do-return_cards = Karten ins Deck legen
name-do-renew_contract = einen Auftrag erneuern
name-do-target_drops = zufällige Karten, die das Ziel abwirft:
name-do-reach = Reichweite der Karte:
name-do-draw = Karten ziehen, bis zu
name-do-change_kamae = Kamae wechseln, Äste: bis zu
name-do-switch_kamae = zu einem anderen Kamae springen
name-do-search_deck = im Deck suchen:
name-do-search_discards = in der Ablage suchen:
name-do-discard_stuns = eigene Betäubungen abwerfen, bis zu
name-do-bleeding_to_wound = alle eigenen blutenden Wunden schließen
name-do-play_found_card = eine gefundene Karte spielen

about-master = Vorteil 74. Jeder Weg zu einem anderen Kamae führt über einen Fokuspunkt, also bringt jeder Wechsel Fokus. Er plant voraus und holt sich die Karte, die er braucht.
about-student = Vorteil 62. Sucht vom ersten Zug an im Deck und gewinnt mit Balance und gutem Timing.
about-warrior = Vorteil 35. Feuer und Aggression: stößt, bremst und gibt den Takt vor. Humpeln ist der Preis für Fokus.
about-ronin = Vorteil 27. Schwere Rüstung, schwere Hiebe. Zum Preis einer Betäubung springt er sofort in jedes Kamae.
about-ninja = Vorteil 95, Handlimit 6, Wundenlimit 4. Kann in der Verborgenheit beginnen und hat ein Deck voller Gifte.
about-onna_bugeisha = Vorteil 50. Sie trifft auf zwei Felder. Mit drei Wunden ist sie verzweifelt: Dann sind ihre Karten am stärksten, und sie muss ziehen.
about-assassin = Vorteil 92, Handlimit 6, Wundenlimit 4. Kann in der Verborgenheit beginnen, vergiftet mit Hieben und sticht von hinten zu.
about-wakou = Vorteil 8, Handlimit 4, Wundenlimit 7. Ein betrunkener Pirat, der betäubt: Jede Bewegung seiner Karten ist Pflicht. Für 1 Fokus ist er einen Zug lang nüchtern.
about-yojimbo = Vorteil 39. Ein Söldner mit fünf Aufträgen: Ein erfüllter ist eine Karte oder einen Fokus wert, und der fünfte gewinnt sofort das Spiel.
about-yasuke = Vorteil 78. Kämpft mit zwei verschiedenen Waffen. Blockt zweimal in einem Zug, manche seiner Hiebe sind nur Konter; sein Ansturm trifft umso härter, je weiter er gelaufen ist.
about-sailor = Vorteil 6. Trägt immer ein Schwert und eine Pistole. Ein fünftes Kamae, Distanz, erlaubt Schüsse auf langsamere Gegner bis sechs Felder weit.
about-NEU = Das Kamae, in dem alle beginnen. Es schaltet keine Zeilen der Karten frei.
about-AGG = Schaltet die roten Zeilen der Karten frei: meist mehr Schaden und mehr Tempo.
about-BAL = Schaltet die grünen Zeilen der Karten frei: meist bessere Bewegung und mehr Karten.
about-DET = Schaltet die gelben Zeilen der Karten frei: meist stärkere Blöcke und sicherere Schritte.
about-DIST = Nur manche Helden haben dieses Kamae. Es schaltet ihre Schüsse und Würfe frei.
about-attack = Trifft Felder rund um die Figur. Wer einen Angriff spielt, muss treffen, wenn er kann.
about-defence = Schützt Felder bei einer bestimmten Initiative; wer dann geschützt ist, wird nicht getroffen. Bei gleicher Initiative kommt Verteidigung zuerst.
about-meditation = Karten, Fokus, Kamae, Heilung. Bei gleicher Initiative kommt Meditation nach dem Angriff.
about-core = Immer zur Hand und nie abgeworfen: die Fähigkeit des Helden und die Waffe. Bei gleicher Initiative kommt die Kernkarte zuletzt.
about-stun = Eine Handkarte, die nichts tut. Wer sie spielt, ist sie los. Eine Hand voller Betäubungen ist eine Niederlage.
about-hobble = Senkt drei Züge lang die Initiative aller deiner Karten um 1, aber nicht unter 1.
about-bleeding_wound = Zählt als Wunde. Zu Beginn jedes Zuges wird die oberste Karte des Decks abgeworfen.
about-desperation = Stärkt manche Karten. Ein Held ist ab drei Wunden verzweifelt, ein Gegner von zwei Wunden vor der Niederlage bis zum Ende.
about-drunk = Jeder Schritt und jede Drehung dieses Helden ist Pflicht, er kann also zusammenstoßen. 1 Fokus vor dem Ziehen macht ihn für einen Zug nüchtern.
about-load = Eine Karte eines Gegners liegt hier für den Rest des Spiels: Vor jedem Ziehen wird die oberste Karte des Decks verdeckt abgeworfen, und jede Initiative ist um 1 niedriger.
about-stealth = In der Verborgenheit sind Karten besser. Ein Treffer, ein Block, eine Wunde oder ein Zustand beendet sie.
about-poison-002 = Wird unter die obersten fünf Karten des Decks gemischt. Wer es zieht, muss es spielen, und es tut nichts.
about-poison-129 = Zwei Züge lang wählt der Zufall deine Karte, und du spielst keinen Sofort-Ersatz.
about-poison-130 = Vier Züge lang wird vor dem Ziehen die oberste Karte deines Decks abgeworfen.
about-poison-131 = Zwei Züge lang kannst du dein Kamae nicht verlassen und weder Fokus erhalten noch ausgeben.
about-poison-132 = Vier Züge lang ist dein Wundenlimit um 1 kleiner.
about-rocks = Halten Angriffe und Sicht auf. Wer dagegengestoßen wird, ist betäubt.
about-caltrop = Wer sein Feld betritt, auch gestoßen, erleidet eine Wunde und humpelt. Dann wird er entfernt.
about-trap = Wer sein Feld betritt, deckt ihn auf: Von drei Markern verletzen zwei wie ein Krähenfuß, einer ist ein Köder. Niemand weiß, welcher.
about-bamboo = Hält Angriffe und Sicht auf, bis jemand ihn betritt oder ein verwundender Angriff ihn fällt. Wer hineingestoßen wird, ist betäubt und humpelt.
about-burning_cart = Hält Angriffe und Sicht auf. Wer dagegengestoßen wird, ist betäubt und verwundet.
about-shrine = Hält Angriffe und Sicht auf. Wer daneben steht, erhält am Ende jedes Zuges 1 Fokus; wer dagegengestoßen wird, ist betäubt.
about-boat = Zwei Felder mehr, auf denen man stehen kann; es hält nichts auf.
about-torii = Zwei Pfeiler halten Angriffe und Sicht auf, dazwischen ist ein offenes Feld. Wer gegen einen Pfeiler gestoßen wird, ist betäubt.
about-cherry_tree = Hält Angriffe und Sicht auf. Wer dagegengestoßen wird, ist betäubt.
about-fallen_samurai = Ein Feld, auf dem man stehen kann, aber wer es betritt, erhält eine Betäubung und verliert allen Fokus.

## Der Augenblick

moment-setup = Das Duell wird aufgebaut
moment-draw = Zug { $turn } · Ziehen
moment-choose = Zug { $turn } · Wählen
moment-reveal = Zug { $turn } · Aufdecken
moment-resolve = Zug { $turn } · Initiative { $speed }
moment-discard = Zug { $turn } · Abwerfen
moment-over = Das Duell endet im Zug { $turn }

## Was gefragt wird

prompt-terrain = { $who }: Wohin legst du dieses Geländeteil: { $piece }?
prompt-terrain_way = { $who }: Wie herum legst du dieses Geländeteil: { $piece }?
prompt-place_figure = { $who }: Wähle dein Startfeld.
prompt-face = { $who }: Wohin blickst du?
prompt-start_hidden = { $who }: Beginnst du in der Verborgenheit?
prompt-prepare = { $who }: Nimm vorbereitete Karten aus deinem Deck oder zieh die ganze Hand zufällig.
prompt-choose = { $who }: Wähle deine Karte für diesen Zug. Noch sieht sie niemand.
prompt-release = { $who }: Für Fokus kannst du eine ausliegende Bushido-Karte abwerfen lassen.
prompt-name_target = { $who }: Wer ist das Ziel von „{ $card }“?
prompt-buy = { $who }: Die andere Initiative von „{ $card }“ kostet { $count } Fokus.
prompt-replace = { $who }: Ersetzt du „{ $card }“ durch einen Sofort-Ersatz?
prompt-speed = { $who }: Wähle die Initiative von „{ $card }“.
prompt-lower_speed = { $who }: Wähle die Initiative des unteren Teils von „{ $card }“.
prompt-tie = { $who }: Gleichstand bei Initiative { $speed }. Wann kommt deine Karte dran?
prompt-or = { $who }: „{ $card }“ lässt dir die Wahl.
prompt-pay = { $who }: Zahlst du Fokus für eine Zeile von „{ $card }“?
prompt-move = { $who }: Bewege dich mit „{ $card }“.
prompt-modifier = { $who }: Zahlst du Fokus, um „{ $card }“ zu stärken?
prompt-lower = { $who }: Wen trifft „{ $card }“? Nur niedrigere Initiative zählt.
prompt-counter = { $who }: Du hast { ACC($other) } geblockt. Antwortest du mit einem Konter?
prompt-each_target = { $who }: Wer kommt zuerst?
prompt-push_way = { $who }: Wohin stößt du { ACC($other) }?
prompt-place_caltrop = { $who }: Wohin wirfst du den Krähenfuß?
prompt-place_trap = { $who }: Wohin kommt der nächste Fallenmarker?
prompt-return_card = { $who }: Welche Karte legst du ins Deck?
prompt-sober_up = { $who }: Gibst du 1 Fokus aus, um diesen Zug nüchtern zu sein?
prompt-leave_out = { $who }: Welchen Auftrag lässt du weg?
prompt-cash = { $who }: Legst du einen erfüllten Auftrag für eine Karte oder einen Fokus ab?
prompt-reward = { $who }: Was nimmst du für den Auftrag?
prompt-renew = { $who }: Welcher Auftrag liegt wieder vor dir?
prompt-stake = { $who }: Was verbessert der nächste erfüllte Auftrag?
prompt-reshuffle = { $who }: Wähle die abgeworfene Karte, die ins Deck kommt.
prompt-pull = { $who }: Wohin ziehst du { ACC($other) }?
prompt-turn_target = { $who }: Wie herum drehst du { ACC($other) }?
prompt-poison = { $who }: Wähle das Gift für { ACC($other) }.
prompt-switch = { $own ->
    [1] { $who }: Wähle dein Kamae.
   *[other] { $who }: Wähle das Kamae { GEN($other) }.
}
prompt-change = { $own ->
    [1] { $who }: Geh auf deinem Kamae-Baum weiter oder bleib.
   *[other] { $who }: Geh auf dem Kamae-Baum { GEN($other) } weiter oder bleib.
}
prompt-focus_exit = { $own ->
    [1] { $who }: Verlass den Fokuspunkt und wähle dein Kamae.
   *[other] { $who }: Verlass den Fokuspunkt und wähle das Kamae { GEN($other) }.
}
prompt-draw_up_to = { $who }: Wie viele Karten ziehst du?
prompt-discard = { $who }: Wähle eine Karte zum Abwerfen.
prompt-discard_type = { $who }: Du musst eine Karte abwerfen.
prompt-shuffle_in = { $who }: Wähle eine Karte, die zurück ins Deck geht.
prompt-heal_stuns = { $who }: Wie viele Betäubungen wirfst du ab?
prompt-hand_limit = { $who }: Deine Hand ist zu groß. Wirf eine Karte verdeckt ab.
prompt-search = { $who }: Wähle die Karte, die du auf die Hand nimmst.
prompt-take_looked = { $who }: Wähle eine dieser Karten. Sie geht auf die Hand { GEN($other) }.
prompt-play_discarded = { $who }: Wähle eine Karte aus der Ablage { GEN($other) } und spiel sie.
prompt-play_found = { $who }: Spielst du eine Karte, die „{ $card }“ gefunden hat?
prompt-found_speed = { $who }: Wähle die Initiative von „{ $card }“.
prompt-instant = { $window ->
    [0] { $who }: „{ $card }“ ist ausgeführt. Spielst du eine Sofortkarte?
    [1] { $who }: Dein Angriff ist gelungen. Spielst du eine Sofortkarte?
    [2] { $who }: Dein Block ist gelungen. Spielst du eine Sofortkarte?
    [4] { $who }: Bevor „{ $card }“ ausgeführt wird: Spielst du eine Sofortkarte?
    [5] { $who }: Bevor du das Tempo von „{ $card }“ wählst: Spielst du eine Sofortkarte?
    [6] { $who }: Der Zug beginnt. Spielst du eine Sofortkarte?
    [7] { $who }: Du drohst zu fallen. Spielst du eine Sofortkarte?
    [8] { $who }: Du hast einen Auftrag erfüllt. Spielst du eine Sofortkarte?
   *[other] { $who }: Spielst du eine Sofortkarte?
}
prompt-aim_instant = { $who }: Wer ist das Ziel von „{ $card }“?
prompt-widen = { $who }: In welche Richtung erweiterst du deinen Block?
prompt-forbid = { $who }: Welche Karten darf in diesem Zug niemand spielen?
prompt-name_card = { $who }: Nenne eine Karte, die in diesem Zug niemand spielen darf.

## Was gewählt werden kann

choice-card = { $card }
choice-choose = „{ $card }“ spielen
choice-prepare = „{ $card }“ auf die Hand nehmen
choice-instant = „{ $card }“ als Sofortkarte spielen
choice-replace = „{ $card }“ als Sofort-Ersatz spielen
choice-counter = Mit „{ $card }“ kontern
choice-discard = „{ $card }“ abwerfen
choice-discard_hidden = „{ $card }“ verdeckt abwerfen
choice-return = „{ $card }“ ins Deck legen
choice-shuffle_in = „{ $card }“ ins Deck mischen
choice-take = „{ $card }“ nehmen
choice-name = „{ $card }“ nennen
choice-release = { $count } Fokus zahlen und „{ $card }“ abwerfen lassen
choice-space = { $space }
choice-lay = Auf { $space } legen
choice-stand = Auf { $space } stellen
choice-step = Schritt auf { $space }
choice-throw = Auf { $space } werfen
choice-stay_drunk = Betrunken bleiben
choice-sober_up = Für 1 Fokus nüchtern werden und zu Neutral wechseln
choice-leave_out = { $contract } weglassen
choice-cash = { $contract } ablegen
choice-renew = { $contract } erneuern
choice-keep_contracts = Alle Aufträge behalten
choice-reward-card = 1 Karte ziehen
choice-reward-focus = 1 Fokus erhalten
choice-stake-initiative = 1 Initiative mehr
choice-stake-wound = 1 Wunde mehr
choice-reshuffle = „{ $card }“ ins Deck mischen
choice-reshuffle_nothing = Nichts ins Deck mischen
choice-pull = Auf { $space } ziehen
choice-direction = { $direction }
choice-lie = Richtung { $direction } legen
choice-face = Nach { $direction } blicken
choice-push = Nach { $direction } stoßen
choice-collide = Zusammenstoßen, Richtung { $direction }
choice-left = Nach links drehen (gegen den Uhrzeigersinn)
choice-right = Nach rechts drehen (im Uhrzeigersinn)
choice-option = Option { $number }
choice-effect = { $number ->
    [0] { $focus } Fokus zahlen: { $first }
   *[other] { $focus ->
        [0] Option { $number }: { $first }
       *[other] Option { $number }, für { $focus } Fokus: { $first }
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
choice-pay = Den Fokus zahlen
choice-pay_nothing = Nichts zahlen
choice-keep_speed = Bei der gedruckten Initiative bleiben
choice-speed = Initiative { $speed }
choice-kamae = { $kamae }
choice-focus_point = Durch den Fokuspunkt: 1 Fokus erhalten
choice-keep_kamae = In diesem Kamae bleiben
choice-target = { $other }
choice-place = An { $place }. Stelle
choice-draw = { $count ->
    [0] Nichts ziehen
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
choice-heal_stuns = { $count ->
    [0] Alle Betäubungen behalten
    [one] 1 Betäubung abwerfen
   *[other] { $count } Betäubungen abwerfen
}
choice-type = In diesem Zug verboten: { $type }
choice-venom = { $poison }
choice-widen_up = Ein Wert mehr nach oben
choice-widen_down = Ein Wert mehr nach unten
choice-hide = In der Verborgenheit beginnen
choice-show = Offen beginnen
choice-decoy = Ein Köder
choice-trigger = Ein Auslöser
choice-unseen = Eine Karte, die niemand sieht
choice-done = Weiter
choice-prepared = Keine weitere nehmen
choice-stop = Hier stehen bleiben
choice-pass = Nichts passt: weiter
choice-no_instant = Keine Sofortkarte
choice-keep_card = Die Karte behalten
choice-no_counter = Kein Konter
choice-keep_hand = Die Hand behalten
choice-take_nothing = Nichts nehmen
choice-play_nothing = Nichts spielen
choice-let_it_be = Nichts zahlen

## Was geschieht

event-advantage = { NOM($who) } übernimmt den Vorteil.
event-aimed = { NOM($who) } zielt auf { ACC($other) }.
event-armour = { NOM($who) } erleidet dank „{ $card }“ 1 Wunde weniger.
event-bamboo_removed = Der Bambus auf { $space } fällt.
event-blocked = { NOM($who) } blockt „{ $card }“, den Angriff { GEN($other) }.
event-caltrop_entered = { NOM($who) } tritt auf { $space } in einen Krähenfuß.
event-caltrop_thrown = { NOM($who) } wirft einen Krähenfuß auf { $space }.
event-bumped_edge = { NOM($who) } wird vom Feld gedrängt.
event-bumped_terrain = { NOM($who) } prallt gegen ein Hindernis.
event-cancelled = { NOM($who) } verliert { $what }.
event-chose_option = { NOM($who) } wählt bei „{ $card }“ Option { $number }: { $first }{ $first_much ->
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
event-counter = { NOM($who) } antwortet mit einem Konter: „{ $card }“.
event-crashed = { NOM($who) } stößt mit { DAT($other) } zusammen.
event-deck_empty = { NOM($who) } hat keine Karte mehr zu ziehen.
event-deck_shuffled = { NOM($who) } mischt das Deck.
event-defeated = { NOM($who) } ist besiegt.
event-discarded = { NOM($who) } wirft „{ $card }“ ab.
event-discarded_hidden = { NOM($who) } wirft eine Karte verdeckt ab.
event-discarded_unseen = { NOM($who) } verliert die oberste Karte des Decks, ohne sie zu sehen.
event-draws = { $count ->
    [0] { NOM($who) } zieht keine Karte.
    [one] { NOM($who) } zieht 1 Karte.
   *[other] { NOM($who) } zieht { $count } Karten.
}
event-drew = { NOM($who) } zieht „{ $card }“.
event-drew_hidden = { NOM($who) } zieht eine Karte.
event-expired = { NOM($who) } wirft „{ $card }“ ab, nachdem die Karte einmal ganz gedreht wurde.
event-focus_gained = { NOM($who) } erhält { $count } Fokus.
event-focus_point = { NOM($who) } geht über den Fokuspunkt.
event-focus_lost = { NOM($who) } verliert { $count } Fokus.
event-focus_spent = { NOM($who) } gibt { $count } Fokus aus.
event-fogged = { NOM($who) } irrt im Nebel: Der Zufall wählt „{ $card }“.
event-forbidden = { NOM($who) } verbietet für diesen Zug einen Typ: { $type }.
event-found = { NOM($who) } findet und nimmt „{ $card }“.
event-found_nothing = { NOM($who) } nimmt keine Karte.
event-halts = { NOM($who) } bleibt stehen.
event-hand_shuffled = { NOM($who) } mischt die ganze Hand ins Deck.
event-healed = { NOM($who) } erholt sich: { $what }.
event-hidden = { NOM($who) } ist in der Verborgenheit.
event-hit = { NOM($who) } trifft { ACC($other) } mit „{ $card }“.
event-hobbled = { NOM($who) } humpelt.
event-instant = { NOM($who) } spielt eine Sofortkarte: „{ $card }“.
event-kamae = { NOM($who) } nimmt das Kamae { $kamae } ein.
event-laid_aside = { NOM($who) } legt „{ $card }“ beiseite.
event-contract = { NOM($who) } erfüllt einen Auftrag: { $contract }.
event-contract_left_out = { NOM($who) } lässt einen Auftrag weg: { $contract }.
event-contract_cashed = { NOM($who) } legt einen erfüllten Auftrag ab: { $contract }.
event-contract_renewed = { NOM($who) } erneuert einen Auftrag: { $contract }.
event-contracts_discarded = { $count ->
    [one] { NOM($who) } legt 1 Auftrag ab.
   *[other] { NOM($who) } legt { $count } Aufträge ab.
}
event-staked_speed = { NOM($who) } macht aus einem Auftrag Initiative.
event-staked_wound = { NOM($who) } macht aus einem Auftrag eine Wunde.
event-survived = { NOM($who) } fällt nicht.
event-looked = { NOM($who) } sieht sich die Hand { GEN($other) } an.
event-missed = { NOM($who) } trifft niemanden mit „{ $card }“.
event-moved = { NOM($who) } geht auf { $space }.
event-named = { NOM($who) } nennt „{ $card }“: In diesem Zug darf sie niemand spielen.
event-nothing_to_discard = { NOM($who) } hat nichts Passendes abzuwerfen.
event-over = { $reason ->
    [contracts] Das Duell ist vorbei: Genug Aufträge sind erfüllt.
    [last_side] Das Duell ist vorbei: Eine Seite ist übrig.
    [draw] Das Duell ist vorbei: Niemand ist übrig. Unentschieden.
   *[other] Das Duell ist vorbei: Alle fielen zusammen, der Vorteil entscheidet.
}
event-placed = { NOM($who) } stellt sich auf { $space }.
event-poison_left = { NOM($who) } verliert ein Gift von oben aus dem Deck. Es ist aus dem Spiel.
event-poisoned = { NOM($who) } ist vergiftet: { $poison }.
event-prepared = { NOM($who) } nimmt die vorbereitete Karte „{ $card }“.
event-prepared_hidden = { NOM($who) } nimmt eine vorbereitete Karte.
event-ranked = { NOM($who) } steht auf Platz { $place } der Vorteilsleiste.
event-ready = { NOM($who) } ist bereit.
event-released = { NOM($who) } zahlt { $count } Fokus: „{ $card }“ wird abgeworfen.
event-remains = { NOM($who) } behält „{ $card }“ im Spiel.
event-kept = { NOM($who) } lässt „{ $card }“ für den Rest des Spiels bei { DAT($other) }.
event-replaced = { NOM($who) } spielt „{ $card }“ als Sofort-Ersatz.
event-resolves = { $part ->
    [1] { $speed }: { NOM($who) } führt „{ $card }“ aus.
   *[other] { $speed }: { NOM($who) } führt den unteren Teil von „{ $card }“ aus.
}
event-poisons_returned = { NOM($who) } nimmt { $count ->
    [one] 1 Gift
   *[other] { $count } Gifte
} zurück.
event-returned = { NOM($who) } legt „{ $card }“ ins Deck.
event-returned_hidden = { NOM($who) } legt eine Karte ins Deck.
event-revealed = { NOM($who) } verlässt die Verborgenheit.
event-revealed_card = { NOM($who) } deckt „{ $card }“ auf.
event-seen_in_pile = Verdeckt in der Ablage { GEN($who) } lag „{ $card }“.
event-seen_on_top = { NOM($who) } hat „{ $card }“ weit oben im Deck.
event-shields = { NOM($who) } stellt bei { $speed } einen Block auf.
event-shuffled_in = { NOM($who) } mischt „{ $card }“ ins Deck.
event-speed = { NOM($who) } handelt bei Initiative { $speed }.
event-lower_speed = Der untere Teil der Karte { GEN($who) } wartet auf Initiative { $speed }.
event-sober = { NOM($who) } ist in diesem Zug nüchtern.
event-stunned = { NOM($who) } erhält eine Betäubung.
event-stuns_discarded = { $count ->
    [one] { NOM($who) } wirft 1 Betäubung ab.
   *[other] { NOM($who) } wirft { $count } Betäubungen ab.
}
event-swapped = { NOM($who) } tauscht den Platz mit { DAT($other) }.
event-terrain_chosen = { NOM($who) } wählt { $space } für ein Geländeteil.
event-terrain_placed = { NOM($who) } legt ein Geländeteil auf { $space }, Richtung { $direction }: { $piece }.
event-took = { NOM($who) } bekommt „{ $card }“.
event-took_hidden = { NOM($who) } bekommt eine Karte aus dem Deck.
event-took_place = { NOM($who) } nimmt Platz { $place } unter den Karten gleicher Initiative.
event-turn_began = Zug { $turn }
event-turned = { NOM($who) } blickt nach { $direction }.
event-widened_down = { NOM($who) } kann auch langsamer blocken.
event-widened_up = { NOM($who) } kann auch schneller blocken.
event-trap_empty = Der Fallenmarker auf { $space } war ein Köder: { $who } bleibt unverletzt.
event-trap_sprung = Die Falle auf { $space } ist echt: { $who } tritt hinein.
event-trap_thrown = { NOM($who) } legt einen Fallenmarker auf { $space }.
event-wounded = { $bleeding ->
    [0] { $wounds ->
        [one] { NOM($who) } erleidet 1 Wunde.
       *[other] { NOM($who) } erleidet { $wounds } Wunden.
    }
   *[other] { $wounds ->
        [0] { NOM($who) } erleidet { $bleeding ->
            [one] 1 blutende Wunde
           *[other] { $bleeding } blutende Wunden
        }.
       *[other] { NOM($who) } erleidet { $wounds ->
            [one] 1 Wunde
           *[other] { $wounds } Wunden
        } und { $bleeding ->
            [one] 1 blutende Wunde
           *[other] { $bleeding } blutende Wunden
        }.
    }
}
event-wounds_opened = { $count ->
    [one] { $who }: 1 Wunde beginnt zu bluten.
   *[other] { $who }: { $count } Wunden beginnen zu bluten.
}

## Wie es endet

ending-last_side = Nur eine Seite ist übrig.
ending-draw = Niemand ist übrig: unentschieden.
ending-advantage = Alle fielen zusammen; der höchste Vorteil gewinnt.
ending-contracts = Genug Aufträge sind erfüllt.

## Optionen

option-players = Helden
option-players-help = wie viele Helden kämpfen
option-hero_1 = Held von Platz 1
option-hero_1-help = Held von Platz 1 mit seinem Signaturdeck
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
option-hero_2 = Held von Platz 2
option-hero_2-help = Held von Platz 2 mit seinem Signaturdeck
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
option-hero_3 = Held von Platz 3
option-hero_3-help = Held von Platz 3 mit seinem Signaturdeck
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
option-hero_4 = Held von Platz 4
option-hero_4-help = Held von Platz 4 mit seinem Signaturdeck
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
option-deck_1 = Deck von Platz 1
option-deck_1-help = ein eigenes Deck für Platz 1; sein Held ersetzt hero_1
option-deck_2 = Deck von Platz 2
option-deck_2-help = ein eigenes Deck für Platz 2; sein Held ersetzt hero_2
option-deck_3 = Deck von Platz 3
option-deck_3-help = ein eigenes Deck für Platz 3; sein Held ersetzt hero_3
option-deck_4 = Deck von Platz 4
option-deck_4-help = ein eigenes Deck für Platz 4; sein Held ersetzt hero_4
option-cards = Größe der Decks
option-cards-help = Karten in jedem Deck
value-cards-30 = 30 Karten
value-cards-40 = 40 Karten
option-tournament = Turnierregeln für Decks
option-tournament-help = für Decks gelten die beschränkten Schulen
option-teams = Teams
option-teams-help = Paare: Platz 1 und 2 gegen 3 und 4; oder Platz 1 gegen alle anderen
value-teams-none = jeder für sich
value-teams-pairs = Paare
value-teams-one_against_others = einer gegen alle
option-board = Schlachtfeld
option-board-help = das Schlachtfeld
value-board-snow_field = Schneefeld
value-board-burning_village = Brennendes Dorf
value-board-river_ford = Flussfurt
value-board-bamboo_temple = Bambustempel
value-board-twin_fields = Zwillingsfelder
option-terrain = Gelände
option-terrain-help = kein Gelände, das des Feldes oder von den Spielern gelegt
value-terrain-none = kein Gelände
value-terrain-preset = das des Feldes
value-terrain-placed = von den Spielern gelegt
option-pieces = Geländeteile
option-pieces-help = Geländeteile zum Legen; ohne Angabe rocks:2,bamboo:2,shrine:1,torii:1,cherry_tree:1,fallen_samurai:1
option-switch_differs = Sprung verlässt das Kamae
option-switch_differs-help = „zu einem beliebigen Kamae springen“ muss das jetzige verlassen
option-focus_every_time = Fokus an jedem Fokuspunkt
option-focus_every_time-help = ein Wechsel darf den Fokuspunkt noch einmal betreten, für weiteren Fokus
option-advantage_breaks_draws = Vorteil entscheidet Unentschieden
option-advantage_breaks_draws-help = von gemeinsam Besiegten gewinnt, wer den höchsten Vorteil hat
option-push_ends_card = Ein Stoß ins Hindernis beendet den Zug
option-push_ends_card-help = ein Zusammenstoß durch Stoßen oder Ziehen beendet den Zug des Ziels wie ein eigener
option-counter_by_print = Konter nach gedruckter Initiative
option-counter_by_print-help = eine Konterkarte wird nach ihrer gedruckten Initiative verglichen
option-strict_discard = Waffenkarten brauchen einen Abwurf
option-strict_discard-help = eine Waffenkarte kann nicht ohne Karte zum Abwerfen gewählt werden
option-terrain_effects = Wirkung des Geländes
option-terrain_effects-help = was Gelände mit Helden macht, die dagegengestoßen werden
value-terrain_effects-first = erste Ausgabe
value-terrain_effects-revised = überarbeitete Ausgabe
option-bamboo_closed = Gesperrter Bambus
option-bamboo_closed-help = kein Held darf freiwillig auf Bambus ziehen
option-defence_at_once = Verteidigung sofort
option-defence_at_once-help = Zeilen einer Verteidigung außerhalb von „bei Erfolg“ werden sofort ausgeführt
option-comparison_blockable = Vergleiche sind blockbar
option-comparison_blockable-help = Blöcke auf dem Feld von Angreifer oder Ziel halten Initiativevergleiche auf
option-widen_upwards_only = Breiter Block nur nach oben
option-widen_upwards_only-help = Breiter Block fügt nur oben einen Wert hinzu
option-acting_hero_first = Wer handelt, fällt zuerst
option-acting_hero_first-help = besiegt eine Wirkung mehrere, fällt der handelnde Held zuerst
option-strips_in_halves = Geteilte Streifen
option-strips_in_halves-help = ein zweifarbiger Streifen gibt einem Kamae den Schritt, dem anderen die Drehung
option-discard_no_cost = Abwurf ist kein Preis
option-discard_no_cost-help = was mit „dann“ auf einen Abwurf folgt, hängt nicht von ihm ab
option-target_chooses_kamae = Das Ziel wählt sein Kamae
option-target_chooses_kamae-help = ein Ziel, das sein Kamae wechseln muss, wählt selbst wie
option-free_terrain = Freies Gelände
option-free_terrain-help = Gelände darf auf Startfeldern liegen und Felder abschneiden
option-free_placement = Freie Aufstellung
option-free_placement-help = Figuren dürfen auf jedem freien Feld beginnen
option-status_replaceable = Betäubungen sind ersetzbar
option-status_replaceable-help = aufgedeckte Betäubungen und Gifte können durch einen Sofort-Ersatz ersetzt werden
option-collision_ends_blocks = Zusammenstöße beenden Blöcke
option-collision_ends_blocks-help = die Blöcke eines Helden, der zusammenstößt, verschwinden
option-step_away = Erzwungene Schritte führen weg
option-step_away-help = „das Ziel geht vorwärts“ führt vom handelnden Helden weg
option-blocks_guard_owner_only = Blöcke schützen nur ihren Besitzer
option-blocks_guard_owner_only-help = ein Block hält nur Angriffe auf den Helden auf, der ihn gestellt hat
option-additional_hits_all = Sofort-Zusätze treffen alle
option-additional_hits_all-help = ein Sofort-Zusatz wirkt auf alle Helden, die sein Auslöser traf
option-range_at_reveal = Reichweite beim Aufdecken
option-range_at_reveal-help = Reichweite und Sichtlinie genannter Ziele werden nur beim Aufdecken geprüft
option-stars_are_attacks = Sterne sind Angriffe
option-stars_are_attacks-help = Sternraster von Verteidigungskarten können geblockt und gekontert werden
option-additional_on_counter = Sofort-Zusätze auf Konter
option-additional_on_counter-help = ein Sofort-Zusatz darf auf eine Konterkarte gespielt werden
option-instants_after_draw = Sofortkarten nach dem Ziehen
option-instants_after_draw-help = Sofortkarten des Zugbeginns werden nach dem Ziehen gespielt
option-box = Eigenes Material
option-box-help = Dein eigenes Material, wo es von unserem abweicht, als Datei einer Schachtel.

## Material, für Seiten und Schachteln

name-snow_field = { value-board-snow_field }
name-burning_village = { value-board-burning_village }
name-river_ford = { value-board-river_ford }
name-bamboo_temple = { value-board-bamboo_temple }
name-twin_fields = { value-board-twin_fields }
name-horde_spaces = Startfelder einer Horde
box-part-boards = Spielpläne
box-part-terrain = Gelände
box-part-statuses = Statuskarten
box-part-heroes = Helden
box-part-cards = Karten der Helden
box-part-enemies = Gegner
box-part-solo_cards = Karten der Gegner
box-part-horde = Horde
box-field-spaces = Felder
box-field-starts_2 = Startpositionen für zwei Seiten
box-field-starts_3 = Startpositionen für drei Seiten
box-field-starts_4 = Startpositionen für vier Seiten
box-field-preset = Vorgegebenes Gelände
box-field-shape = Form
box-field-advantage = Vorteil
box-field-hand = Handkartenlimit
box-field-wounds = Wundenlimit
box-field-tree = Kamae-Baum
box-field-weapons = Waffen
box-field-poisons = Gifte
box-field-distance = Bevorzugter Abstand
box-field-ranged = Kämpft aus der Ferne
box-field-range = Reichweite
box-field-recipe = Auswahldecks der Karten
box-field-spaces_of_horde = Felder und Blickrichtungen von X, A, B, C, D
box-field-initiative = Initiative
box-field-cost = Kosten in Fokus
box-field-requires = Nötiges Kamae oder Bedingung
box-field-unblockable = Nicht zu blocken
box-field-counters = Kann ein Konter sein
box-field-counter_only = Nur als Konter
box-field-bushido = Bushido
box-field-tier = Stufe
box-field-types = Typen
box-field-prepared = Vorbereitet
box-field-instant = Sofortkarte
box-field-effect = Wirkungen in der Kartensprache
name-no_instant = keine Sofortkarte
name-replacement = Sofort-Ersatz
name-additional = Sofort-Zusatz
name-instant = Sofort
web-board-tools = Tippe auf den Spielplan, um ihn zu ändern
web-board-space = Feld
web-board-start = Start { $side } (bei { $sides } Seiten)
web-board-texts = Der Spielplan als Text
web-board-texts-help = Ein Feld ist eine Spalte und eine Zeile, von der Mitte gezählt: 0,-2. Spalten von Feldern: -1: -2..3.

## Die Zeichnung im Terminal

draw-advantage = Vorteil:
draw-fallen = besiegt
draw-chosen = hat gewählt
draw-in_hand = Hand { $number }/{ $limit }
draw-deck = Deck { $number }
draw-discards = Ablage { $number } (verdeckt { $hidden })
draw-in_play = Im Spiel
draw-known = Sicher auf der Hand oder verdeckt
draw-always = Immer zur Hand:
draw-looked = Angesehen:
draw-lower_part = (unterer Teil)
draw-ladder = Initiative
draw-question = Die Zeile, um die es geht
draw-hand = Hand
draw-focus = Fokus
draw-shield = geschützt
draw-strikes = von hier getroffen
draw-star = Stern von hier
draw-later = nach der eigenen Bewegung
draw-face_down = verdeckt: { $number }
draw-no_preview = Es gibt nichts zu zeigen: Nenne die Nummer einer Karte mit Raster; deine Figur muss auf dem Feld stehen.
draw-help_preview = was deine Karten treffen; preview 031: eine Karte auf dem Feld
draw-help_hand = der volle Text deiner Karten
draw-help_discards = die Ablagestapel
draw-help_about = was Helden, Kamae, Zustände und Gelände tun

## Decks

deck-number = Nr.
deck-card = Karte
deck-type = Typ
deck-tier = Stufe
deck-copies = Anzahl
deck-initiative = Initiative
deck-cost = Fokus
deck-weapon = Waffe
deck-cards = Karten: { $number }
deck-prepared = { $mark } Vorbereitet: darf vor der ersten Hand genommen werden
deck-legal = Ein regelgerechtes Deck mit { $cards } Karten
deck-pick-hero = Für welchen Helden?
deck-start = Womit beginnst du?
deck-start-signature = mit dem Deck des Helden
deck-start-empty = ohne Karten
deck-start-random = mit einem zufälligen Deck
deck-help =
    029          nimmt eine Karte hinzu; 029x2 gleich zwei davon
    -029         nimmt eine Karte heraus
    cards        zeigt alle Karten des Helden; cards attack, cards gold: nur solche
    weapon 072   nimmt eine andere Waffe
    name WORTE   gibt dem Deck einen Namen
    show         zeigt das Deck
    done         schreibt das Deck
    quit         hört ohne Deck auf
deck-stand = { $number } von { $size } Karten
deck-stand-companion = { $name }: { $number } von { $size } Karten
deck-not-understood = „{ $text }“ bedeutet hier nichts; help zeigt, was man tippen kann.
deck-left = Es wurde kein Deck geschrieben.
deck-saved = Das Deck steht in { $file }

## Seiten

page-intro = Duelle von zwei bis vier Helden auf einem Feld aus Sechsecken, jeder mit eigenem Deck. Karten werden geheim gewählt und wirken in der Reihenfolge ihres Tempos.
page-preset-duel = Duell gegen einen Bot
page-preset-terrain = Duell mit Gelände
page-preset-placed-terrain = Duell, die Spieler legen das Gelände
page-preset-contracts = Yojimbo mit Aufträgen gegen die Onna-Bugeisha
page-preset-stealth = Ninja gegen Assassinen: Fallen und Gift
page-preset-drunk = Der betrunkene Wakou gegen den Ronin
page-preset-companion = Ashigaru mit Hachiko gegen Yasuke
page-preset-shots = Seefahrer mit Pistole gegen die Kriegerin
page-preset-three-heroes = Drei Helden
page-preset-pairs = Vier Helden in Paaren
page-builder = Ein Deck bauen
page-deck-title = Deckbau
page-deck-intro = Ein Senjutsu-Deck hat 30 oder 40 Karten: Karten eines Helden und Grundkarten, die alle nutzen dürfen. Das ganze Deck steckt in der Adresse der Seite; setz ein Lesezeichen, verschick sie oder spiel gleich damit.
page-deck-heroes = Wähle einen Helden
page-deck-from-signature = Deck des Helden
page-deck-from-signature-of = Deck des Helden: { $name }
page-deck-from-nothing = Ohne Karten
page-deck-from-nothing-of = Ohne Karten: { $name }
page-deck-import = Ein Deck importieren
page-deck-import-file = Deckdatei (TOML)
page-deck-import-text = Oder hier einfügen
page-deck-import-help = Der Text einer Deckdatei oder ein Deck in einer Zeile wie
page-deck-import-send = Deck öffnen
page-deck-import-wrong = Dieses Deck ist nicht lesbar. Dein Text steht noch im Formular: Berichtige ihn und versuch es noch einmal.
page-deck-anew = Anderer Held oder anderes Deck
page-deck-faults =
    { $number ->
        [one] 1 Fehler
       *[other] { $number } Fehler
    }
page-deck-legal = regelgerecht
page-deck-jumps = Auf dieser Seite
page-deck-to-cards = Karten
page-deck-to-deck = Deck
page-deck-cards = Karten zur Wahl
page-deck-cards-companion = { $name }: Karten zur Wahl
page-deck-companion-help = Eine Karte hat zwei Hälften: in Aggression ist sie ein Angriff, in Entschlossenheit eine Verteidigung. Gold- und Jadekarten beider Decks werden zusammen gezählt.
page-deck-filters = Karten filtern
page-deck-any = alle
page-deck-owner = Besitzer
page-deck-owner-own = Karten des Helden
page-deck-owner-basic = Grundkarten
page-deck-low = Initiative von
page-deck-high = Initiative bis
page-deck-school = Schule
page-deck-search = Wort in Name oder Text
page-deck-found = { $number } von { $total } Karten
page-deck-clear = Alle zeigen
page-deck-add = { $card } hinzunehmen
page-deck-remove = { $card } herausnehmen
page-deck-no-more = Nicht mehr von { $card }: { $clause }
page-deck-count = Im Deck: { $number } von { $total }
page-deck-take = Nehmen
page-deck-take-thing = { $name } nehmen
page-deck-taken = Genommen
page-deck-leave = Weglassen
page-deck-leave-thing = { $name } weglassen
page-deck-game = Spiel
page-deck-size = { $number } Karten
page-deck-tournament = Turnier
page-deck-no-tournament = Kein Turnier
page-deck-box = Wessen Karten
page-deck-list = Karten des Decks
page-deck-list-companion = { $name }: Karten des Decks
page-deck-empty = Noch keine Karte. Nimm mit + welche hinzu.
page-deck-counts = Verteilung
page-deck-poisons = Gifte
page-deck-poisons-help = Jedes nur einmal; sie zählen nicht zu den Karten.
page-deck-export = Behalten und teilen
page-deck-export-help = Die Adresse dieser Seite ist das Deck: Behalte sie als Lesezeichen oder schicke sie jemandem.
page-deck-text = Das Deck in einer Zeile
page-deck-download = Deckdatei
page-deck-name = Name des Decks
page-deck-play = Mit diesem Deck spielen
page-deck-play-copy = Die Decks der Helden haben 30 Karten; ein größeres Deck trifft daher auf seinesgleichen. Auf der nächsten Seite kannst du das ändern.
page-deck-fault-owner = Fremde Karte:
page-deck-fault-weapon = Waffe:
page-deck-fault-tournament = Turnier:
page-deck-fault-copies = Anzahl:
page-deck-fault-gold = Gold:
page-deck-fault-jade = Jade:
page-deck-fault-core = Kernkarte:
page-deck-fault-school = Schulen:
page-deck-fault-size = Kartenzahl:

## Das Ende: Zahlen eines Spiels

stat-played = Gespielte Karten
stat-hits = Treffer
stat-blocks = Blocks
stat-counters = Konter
stat-wounds = Erlittene Wunden
stat-bleeding = Blutende Wunden
stat-focus = Ausgegebener Fokus
run-heroes =
    { $number ->
        [2] Duell
       *[other] { $number } Helden
    }

# The goal of a seat
goal-last = Es gewinnt die Seite, die als letzte übrig ist.
goal-hero = { $who }: { $wounds } von { $limit } Wunden.
goal-team = Dein Held ist gefallen; du gewinnst oder verlierst noch mit deinem Team.
goal-win = Besiege { ACC($who) }: { $wounds } von { $limit } Wunden.
goal-all = Bleib als Letzter übrig. Gegner im Spiel: { $number }; der Niederlage am nächsten: { $who } mit { $wounds } von { $limit } Wunden.
goal-lose = Mit { $total } Wunden bist du besiegt: Du hast { $number }.
goal-stuns = Auch { $total } Betäubungen auf der Hand besiegen dich: Du hältst { $number }.
goal-deck = Karten in deinem Deck: { $number }. Danach ist jede Karte, die du nicht ziehen kannst, eine Wunde.
goal-contracts = { NOM($who) } gewinnt mit { $total } Aufträgen; erfüllt: { $number }.

# Hints in words
why-defeats = Von hier aus kann „{ $card }“ { ACC($who) } besiegen.
why-hits = „{ $card }“ kann { ACC($who) } von hier aus treffen: bis zu { $number } { $number ->
    [one] Wunde
   *[other] Wunden
}.
why-reaches = „{ $card }“ kann { ACC($who) } von hier aus erreichen.
why-card_closer = „{ $card }“ kann dich näher an { ACC($who) } bringen: Abstand { $number }.
why-closer = Du kommst näher an { ACC($who) } heran: Abstand { $number }.
why-block_card = { NOM($who) } könnte „{ $other }“ haben: Dagegen können die Schilde rechtzeitig stehen.
why-block_speeds = „{ $card }“ passt zur Initiative der Angriffe, die dich treffen könnten: bei { $number } von { $total }.
why-first = Bei { $speed } kommt „{ $card }“ vor jedem Angriff, der dich treffen könnte; der schnellste hat { $number }.
why-keeps_focus = Du behältst { $number } Fokus für „{ $card }“.
why-keeps_card = Du behältst „{ $card }“ für später.
why-keeps_attack = Du behältst „{ $card }“, die von hier aus treffen kann.
why-fills_hand = Du hast dann { $number } Karten auf der Hand; am Ende des Zuges darfst du { $total } behalten.
why-keeps_reach = Deine Angriffe, die von hier aus treffen können: { $number }; anderswo höchstens { $total }.
why-stays_safer = Hier können dich weniger Angriffe treffen als überall sonst, wohin du könntest: { $number } statt { $total }.
why-still_faces = Du blickst weiter zu { DAT($who) }; jede andere Bewegung nähme dir den Blick.
why-out_of_reach = Von hier kann keiner deiner Angriffe treffen; Felder bis zum nächsten Gegner: { $number }.
why-safe = Kein Angriff, den deine Gegner haben könnten, erreicht dich hier.
why-clears_stun = Betäubungen auf der Hand: { $number }; mit { $total } bist du besiegt. Gespielt ist eine weg.
why-second_copy = Du hast „{ $card }“ noch einmal.
why-too_dear = „{ $card }“ kostet { $number } Fokus, und du hast { $count }.
why-other_kamae = „{ $card }“ braucht ein anderes Kamae als deins.
why-no_hit = „{ $card }“ trifft von hier niemanden.
why-meets_card = Bei { $number } stehen deine Schilde, wenn „{ $card }“ { GEN($who) } kommt.
why-strikes_from = Von dort trifft „{ $card }“ das Feld { GEN($who) }.
why-behind = Du stehst dann hinter { DAT($who) }.
why-fewer_threats = Dort könnten dich weniger Angriffe treffen: { $number } statt { $total }.
why-more_attacks = Deine Angriffe, die von dort treffen können: { $number }.
why-faces = Du blickst zu { DAT($who) }.
why-gains_focus = Der Ring geht über den Fokuspunkt: Du erhältst 1 Fokus.
why-kamae_opens = { $kamae } lässt dich „{ $card }“ spielen.
why-kamae_cards = { $kamae } stärkt { $number } von { $total } Karten auf deiner Hand.

# Warnings beside choices
web-danger_first = Vorsicht! { NOM($who) } könnte Karten haben, die dich besiegen, bevor diese wirkt: { $number } von { $total }.
web-danger_weapon = Vorsicht: Die Waffe { GEN($who) } kann dich besiegen, bevor diese Karte wirkt.
web-danger_back = { NOM($who) } sieht dann deinen Rücken.
web-danger_collides = Von deinem Platz aus endet ihre Pflichtbewegung in einem Zusammenstoß: Die Karte bricht ab, und du erhältst eine Betäubung.
web-danger_collision = Du erhältst eine Betäubung, und deine Karte endet.
web-danger_corpse = Hier erhältst du eine Betäubung und verlierst allen Fokus.
web-danger_deck = Karten im Deck: { $number }. Jede fehlende ist eine Wunde.
web-danger_defeats = Das besiegt dich.

## Contracts

web-contracts = Aufträge
web-contracts_needed = Aufträge: { $number } von { $total }
web-contract_done = erfüllt
web-contract_open = offen
web-contract_progress = { $number } von { $total }
web-contract_missed = verpasst
about-contract-counter = Erfüllt am Ende eines Zuges, in dem dein Konter erfolgreich war.
about-contract-first_blood = Erfüllt, wenn du die erste Wunde des Spiels zufügst.
about-contract-focus = Erfüllt, wenn du viermal Fokus ausgegeben hast.
about-contract-fury = Erfüllt, wenn du in einem Zug zwei Gegner verwundest.
about-contract-show_them = Erfüllt durch einen erfolgreichen Angriff oder Block mit einer Goldkarte.
about-contract-tools = Erfüllt, wenn du eine Blutende Wunde, eine Betäubung, ein Humpeln und ein Gift zugefügt hast.
## Ashigaru mit Hachiko

name-ashigaru = Ashigaru
    .nom = Der Ashigaru
    .gen = des Ashigaru
    .dat = dem Ashigaru
    .acc = den Ashigaru
name-hachiko = Hachiko
    .gen = von Hachiko
name-ashigaru_1 = { name-ashigaru } 1
name-ashigaru_2 = { name-ashigaru } 2
name-ashigaru_3 = { name-ashigaru } 3
name-ashigaru_4 = { name-ashigaru } 4
name-hachiko_1 = { name-hachiko } 1
name-hachiko_2 = { name-hachiko } 2
name-hachiko_3 = { name-hachiko } 3
name-hachiko_4 = { name-hachiko } 4
name-card-236 = Kernkarte des Ashigaru
name-card-237 = Himmelsburg
name-card-238 = Für den Daimyo
name-card-239 = Sinkende Sonne
name-card-240 = Pferdestolperer
name-card-241 = Ausfallstich
name-card-242 = Bester Freund des Menschen
name-card-243 = Einkreisen
name-card-244 = Mähender Hieb
name-card-245 = Aufspießen
name-card-248 = Wildes Zerfleischen
name-card-248b = Sprung zur Seite
name-card-249 = Wilder Biss
name-card-249b = Wunden lecken
name-card-250 = Biss in den Knöchel
name-card-250b = Drohendes Knurren
name-card-251 = Fass!
name-card-251b = Bei Fuß!
name-card-252 = Schneller Biss
name-card-252b = Wildes Geheul
name-card-253 = Biss in die Kehle
name-card-253b = In die Enge getrieben
name-card-254 = Beute schleifen
name-card-254b = Braver Hund
name-card-255 = Sprung
name-card-255b = Platz!
name-card-256 = Prankenhieb
name-card-256b = Auf der Pirsch
value-hero_1-ashigaru = { name-ashigaru }
value-hero_2-ashigaru = { name-ashigaru }
value-hero_3-ashigaru = { name-ashigaru }
value-hero_4-ashigaru = { name-ashigaru }
card-turn_companion = die Kamae-Karte des Begleiters umdrehen
card-heal_wound = { $amount ->
        [one] 1 eigene gewöhnliche Wunde abwerfen
       *[other] { $amount } eigene gewöhnliche Wunden abwerfen
    }
card-close_some_wounds = { $amount ->
        [one] 1 eigene blutende Wunde wird eine gewöhnliche
       *[other] { $amount } eigene blutende Wunden werden gewöhnliche
    }
card-towards_target = auf das Ziel zu: { $what }
card-towards_partner = auf deine andere Figur zu: { $what }
card-beside_partner = neben deiner anderen Figur: { $what }
card-partner = deine andere Figur: { $what }
card-when_pair = nach erfolgreichen Angriffen deiner beiden Figuren in einem Zug
name-do-turn_companion = Kamae-Karte des Begleiters umdrehen
name-do-discard_wound = eine Wunde abwerfen
name-heal-discard-wound = gewöhnliche Wunden
about-ashigaru = Vorteil 14, Handlimit 5, Wundenlimit 4. Ein Fußsoldat mit Speer und sein Hund Hachiko: zwei Figuren, zwei Decks, ein gemeinsamer Vorrat an Fokus. Die Seite ist erst besiegt, wenn beide gefallen sind.
about-hachiko = Der Hund des Ashigaru: eine zweite Figur desselben Spielers mit eigenem Deck und Wundenlimit 2. Auch zwei Betäubungen im Spiel besiegen ihn. Im Vorteil steht er direkt hinter seinem Helden.
prompt-start_side = { $who }: Mit welcher Seite beginnt die Kamae-Karte?
prompt-companion_card = { $who }: Welche Karte nutzt du in diesem Zug? Die andere wird offen abgeworfen.
choice-companion_card = „{ $card }“ nutzen
choice-companion_none = Keine Karte nutzen und beide abwerfen
event-stun_in_play = Im Deck { GEN($who) } kommt eine Betäubung zum Vorschein und bleibt im Spiel.
event-bereaved = { NOM($who) } kämpft allein weiter.
event-unpaid = { NOM($who) } kann „{ $card }“ nicht nutzen: Dafür fehlt der Fokus.
box-field-stuns = Betäubungen, die besiegen

name-monk = Mönch
    .nom = Der Mönch
    .gen = des Mönchs
    .dat = dem Mönch
    .acc = den Mönch
name-monk_1 = { name-monk } 1
name-monk_2 = { name-monk } 2
name-monk_3 = { name-monk } 3
name-monk_4 = { name-monk } 4
name-card-260 = Kernkarte des Mönchs
name-card-261 = Wahre Erleuchtung
name-card-262 = Zen-Wellenhieb
name-card-263 = Erleuchteter Körper
name-card-264 = Erleuchteter Geist
name-card-265 = Erleuchtete Seele
name-card-266 = Klarheit der Absicht
name-card-267 = Klarer Geist
name-card-268 = Satori-Schlag
name-card-269 = Ansturm des Hirschs
name-card-270 = Wellenkamm
name-card-271 = Handballenschlag
name-card-272 = Unbeugsamer Block
value-hero_1-monk = { name-monk }
value-hero_2-monk = { name-monk }
value-hero_3-monk = { name-monk }
value-hero_4-monk = { name-monk }
name-enlightenment = Erleuchtung
card-each_turn = Zu Beginn jedes Zuges: { $lines }
card-when_struck = nachdem der Angriff eines Gegners dich getroffen hat
card-when_discarded = nur wenn eine Wirkung sie abwirft, die nicht von einer Kernkarte stammt
card-remain_wound_limit = bleibt im Spiel: Deine Wundengrenze ist um 1 höher
card-remain_hand_limit = bleibt im Spiel: Dein Handlimit ist um 1 höher
card-remain_focus_limit = bleibt im Spiel: Deine Fokusgrenze ist um 1 höher
card-remain_each_turn = bleibt im Spiel
card-take_stuns = für jede eigene Wunde dieses Zuges stattdessen eine Betäubung erhalten
card-cure = { $amount ->
        [one] 1 eigenes ausliegendes Gift abwerfen
       *[other] { $amount } eigene ausliegende Gifte abwerfen
    }
card-nothing = nichts
web-card_each_turn = Beginn jedes Zuges
name-do-remain_in_play = im Spiel bleiben
name-do-discard_hobble = ein Humpeln abwerfen
name-do-nothing = nichts
about-monk = Vorteil 45. Darf eine Tempelglocke mitbringen, die als Fels zählt. Drei seiner Karten bleiben im Spiel und erhöhen die Grenzen von Wunden, Hand und Fokus; zusammen schalten sie seine stärksten Karten frei.
about-enlightenment = Ausliegende Karten erhöhen alle drei Grenzen: Wunden, Hand und Fokus. Das schaltet manche Karten frei.
prompt-offer = { $who }: Auf welches Feld stellst du die Tempelglocke? Sie zählt als Fels. Du kannst sie weglassen.
prompt-cure = { $who }: Welches Gift wirfst du ab?
choice-no_offer = Ohne Glocke
event-offered = { NOM($who) } stellt eine Tempelglocke auf { $space }. Sie zählt als Geländeteil: { $piece }.
event-wounds_left = { NOM($who) } verwandelt Wunden dieses Zuges in Betäubungen: { $count }.
event-cured = { NOM($who) } wirft ein Gift ab: { $poison }.
