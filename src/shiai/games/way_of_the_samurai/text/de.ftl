# Way of the Samurai auf Deutsch. Namen kommen so an, wie sie unten stehen; Zahlen kommen als Zahlen an.

game-title = Way of the Samurai
game-intro = Ein Samurai duelliert sich mit einem Feind, den Karten führen. In jeder Runde bewegen sechs Karten drei Anzeigen: Stärke und Technik brechen die Verteidigung des Feindes, die Deckung hält seinem Gegenangriff stand. Drei gleiche Symbole sind eine Kombination, und für Ki gibt es Karten, Deckung oder einen frühen Blick. Wer kein Leben mehr hat, ist besiegt; wer kein Ki mehr hat, verliert am Ende jeder Runde 2 Leben.

## Namen

name-samurai = Samurai
name-samurai_1 = Musashi
name-samurai_2 = Kojiro
name-enemy = Der Feind

name-strength = Stärke
name-technique = Technik
name-guard = Deckung
name-life = Leben
name-ki = Ki

name-black_a = Stein
name-black_b = Welle
name-black_c = Wind
name-red = Blut
name-joker = jedes Symbol
name-mixed = drei schwarze Symbole

# Aktionskarten, dann Spezialkarten.
name-std-01 = Schnitt von oben
name-std-02 = Kurzer Schnitt
name-std-03 = Bemessener Schritt
name-std-04 = Fester Stand
name-std-05 = Ausfallstoß
name-std-06 = Finte
name-std-07 = Schulterstoß
name-std-08 = Fließende Parade
name-std-09 = Wilder Schwung
name-std-10 = Leichte Klinge
name-std-11 = Tiefer Atemzug
name-std-12 = Erhobene Deckung
name-std-13 = Tollkühner Hieb
name-std-14 = Jäher Ansturm
name-std-15 = Vorstoß mit Schnitt
name-std-16 = Vorstoß mit Stich
name-std-17 = Wartendes Auge
name-std-18 = Joker
name-spe-01 = Bergschnitt
name-spe-02 = Kehre der Schwalbe
name-spe-03 = Eiserner Wall
name-spe-04 = Gedeckter Schlag
name-spe-05 = Gedeckter Stoß
name-spe-06 = Tötungswille
name-spe-07 = Sturm von Hieben

# Karten des Feindes.
name-en-01 = Stilles Wasser
name-en-02 = Gekreuzte Klingen
name-en-03 = Stand der Eiche
name-en-04 = Stand des Reihers
name-en-05 = Offene Flanke
name-en-06 = Falsche Blöße
name-en-07 = Steinernes Tor
name-en-08 = Schleier aus Stahl
name-en-09 = Rastloser Druck
name-en-10 = Verborgene Klinge
name-en-11 = Gewundene Schlange
name-en-12 = Festung
name-en-hard = HARD MODE

# Wundkarten und die Hälften der Blutkarten.
name-w-1 = Schnittwunde
name-w-2 = Erschütterter Geist
name-w-3 = Blutung
name-w-4 = Klaffende Wunde
name-w-5 = Tödliche Wunde
name-arm = Verletzter Arm
name-rib = Gebrochene Rippe
name-finger = Abgetrennter Finger
name-belly = Bauchwunde
name-shoulder = Verletzte Schulter
name-eye = Verletztes Auge
name-thigh = Wunde am Schenkel
name-balance = Verlorenes Gleichgewicht
name-dodge = Ausgewichener Hieb
name-decapitation = Enthauptung

# Gisei-Karten mit dem, was sie an der Deckung ändern.
name-gisei-1 = Zusammengebissene Zähne
name-gisei-2 = Tropfen Blut
name-gisei-3 = Stilles Gelübde
name-gisei-4 = Kraft der Ahnen
name-gisei-5 = Zitternde Hand

name-double_specials = Doppelte Meisterschaft
name-double_wrath = Doppelter Zorn
name-redraw = Zweiter Gedanke
name-technique_pool = Vorrat an Technik
name-strength_pool = Vorrat an Stärke
name-ki_to_life = Aus Ki wird Leben
name-wild_card = Freie Wahl

name-katana = Katana
name-katana_kodachi = Katana und Kodachi
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
name-katana_tanto = Katana / Tanto
name-tessen = Tessen
name-kai = Kai
name-own_weapon = Eigene Waffe
name-face_a = Seite A der Waffe
name-face_b = Seite B der Waffe

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
name-side_a = Seite A
name-side_b = Seite B

# Ichiro, Jiro und Saburo heißen: erster, zweiter und dritter Sohn.
name-first = Ichiro
name-second = Jiro
name-third = Saburo

name-y1a = Stiller Neuling
name-y1b = Stämmiger Torwächter
name-y2a = Älterer Schüler
name-y2b = Raufbold
name-y3a = Fechtlehrer
name-y3b = Mönch
name-y4 = Meisterschüler
name-master = Meister des Dojos

name-bridge = Brücke
name-forest = Wald
name-rice_field = Reisfeld
name-mountain = Berg
name-bamboo_forest = Bambuswald
name-cliff = Klippe

name-rain = Regen
name-fog = Nebel
name-snow = Schnee
name-sun = Sengende Sonne

name-duel = Duell
name-one_vs_three = Einer gegen drei
name-clan = Clan
name-dojo_yoshioka = Dojo Yoshioka
name-leaving_the_village = Fort aus dem Dorf

name-beginner = Anfänger
name-good_samurai = Guter Samurai
name-great_samurai = Großer Samurai
name-bodyguard = Leibwächter des Kaisers
name-way_of_musashi = Weg des Musashi

# Zufällige Ereignisse; Stärke ist auch eines.
name-memory = Erinnerung
name-rage = Raserei
name-weariness = Müdigkeit
name-bad_fall = Böser Sturz
name-broken_sword = Zerbrochenes Schwert
name-rest = Rast
name-healer = Heiler
name-lesson = Lektion

# Warum jemand Leben oder Ki verliert oder verwundet wird.
name-by_attack = Der Angriff
name-by_red_die = Der rote Würfel
name-by_wound = Die Wunde
name-by_lack_of_ki = Kein Ki mehr
name-by_blow = Der Gegenangriff
name-by_weapon = Die Waffe
name-by_low_guard = Niedrige Deckung mit dieser Waffe
name-by_long_fight = Ein langer Kampf mit dieser Waffe
name-by_rising_again = Das Wiederaufstehen
name-by_red_combo = Die rote Kombination
name-by_place = Der Ort
name-by_combo = Eine Kombination bei diesem Wetter
name-by_low_gauge = Schlechter Stand bei diesem Wetter
name-by_weather = Das Wetter
name-by_event = Das Ereignis
name-by_old_wound = Eine alte Wunde
name-by_fresh_wound = Die neue Wunde
name-by_penalty = Die Strafe
name-by_fewer_ki = Weniger Ki
name-by_equal_ki = Gleich viel Ki
name-by_last_blow = Ein letzter Hieb
name-by_weariness = Erschöpfung
name-by_opponent = Die Macht des Gegners

# Stapel, die neu gemischt werden.
name-action_deck = Der Aktionsstapel
name-enemy_deck = Der Feindstapel
name-special_deck = Der Spezialstapel
name-wound_deck = Der Wundenstapel
name-gisei_deck = Der Gisei-Stapel

## Was die Dinge bewirken

about-katana = Kein Vorteil und kein Nachteil: eine gute Wahl für das erste Duell.
about-katana_kodachi = Der rote Würfel beginnt bei 3. Aber jede Wunde 1 aus einem Gegenangriff wird zur Wunde 2.
about-naginata = Vor jedem Gegenangriff steigt die Deckung um 1. Aber du beginnst mit 2 Ki und hast nie mehr als 2.
about-nodachi = Für Ki gibt es auch Stärke oder Technik, 1 Ki je Punkt, bis die Verteidigung geprüft wird. Aber mit jedem Leben, das du verlierst, verlierst du auch 1 Ki.
about-tanto = Jeder Schaden am Feind wird verdoppelt. Aber die Deckung steigt nie über 2.
about-kusarigama = Bei Technik 4 bleibt ein Gegenangriff wirkungslos. Aber Deckung -1 oder -2 am Ende einer Runde bringt dir eine Wunde 1.
about-bokken = Du darfst jederzeit Leben in Ki verwandeln, eins zu eins, aber nicht das letzte. Kein Nachteil.
about-yari = Dreimal im Spiel darfst du nach dem Ziehen die ganze Hand tauschen. Aber du beginnst mit 7 Leben und 4 Ki.
about-wakizashi = Für jede Spezialkarte, die du bekommst, ziehst du 2 und behältst eine. Aber am Ende von Runde 10 erleidest du eine Wunde 1.
about-kanabo_1 = Du gewinnst den Kampf, sobald der Feind kein Ki mehr hat. Aber zu Beginn jeder Runde sinkt die Deckung um 1.
about-kanabo_2 = Jeder Angriff und jede Wundkarte, die dem Feind schaden, nehmen ihm 1 Leben mehr. Aber für Ki gibt es keine Deckung.
about-kanabo_3 = Nimmt ein einziger Angriff oder eine einzige Wundkarte 2 oder mehr Leben, bekommst du 2 Ki zurück. Aber zu Beginn jeder Runde sinkt die Technik um 1.
about-masakari_1 = Du darfst jederzeit die Deckung senken und die Stärke um ebenso viel heben. Kein Nachteil.
about-masakari_2 = Einmal je Runde zählt eine Technik-Zeile einer Karte als Stärke. Aber für Ki gibt es keine Deckung.
about-tonfa_1 = Du darfst jederzeit die Deckung senken und die Technik um ebenso viel heben. Kein Nachteil.
about-tonfa_2 = Du spielst nur eine Karte, bevor die Verteidigung des Feindes aufgedeckt wird, und zwei danach. Aber jede Wunde ist die Niederlage.
about-sai_1 = Einmal je Runde zählt eine Stärke-Zeile einer Karte als Technik. Aber für Ki gibt es keine Deckung.
about-sai_2 = Bei Deckung 0 oder weniger am Ende einer Runde bekommst du 1 Ki zurück. Aber zu Beginn jeder Runde senkst du eine Anzeige deiner Wahl um 1.
about-nagamaki = Für 1 Ki nimmst du jederzeit eine Karte deiner Wahl vom Ablagestapel auf die Hand. Aber frühes Aufdecken ist nicht möglich.
about-katana_tanto = In jeder Runde wählst du nach drei Karten eine Seite. Seite A: 2 Deckung je Ki, aber zwei Arten von Kombinationen bringen nichts. Seite B: Stärke +2 für 1 Ki, aber die Technik sinkt um 1.
about-tessen = Zu Beginn jeder Runde darfst du die Umgebung wechseln, und für eine Stufe des roten Würfels darfst du ihren Wurf wiederholen. Dafür braucht es eine Umgebung.
about-kai = Der rote Würfel bringt auf Stufe 4 eine Wunde 1 und ab Stufe 5 eine Wunde 2. Aber du beginnst mit 2 Ki.
about-own_weapon = Eine Waffe, die du selbst beschreibst; sie hat die Vorteile und Nachteile, die du ihr gibst.

draw-stock = { $life } Leben, { $ki } Ki.
about-ishida = Keine Fähigkeit: ein guter Gegner für das erste Duell.
about-takeshi = Wenn dir das Ki ausgeht, verlierst du sofort.
about-oda = Jedes Leben, das du verlierst, kommt zu seinen hinzu.
about-kempo = Ohne Leben bekommt er alle zurück und erleidet eine Wunde 2; nur die tödliche Wunde besiegt ihn. Eine rote Kombination hebt den roten Würfel nicht, sondern wirft ihn: 5 ist eine Wunde 1 für ihn, 6 eine Wunde 2.
about-shiro = Seine Karte dreht sich um, sooft du ihm schadest. Auf Seite B wählst du eine Strafe: 1 Ki, 1 Leben, eine Karte oder eine Stufe des roten Würfels verlieren.
about-afro_samurai = Eine schwarze Kombination bringt dir beides: 1 Ki und 1 Spezialkarte.
about-alucard = Bevor du gewinnst, erleidest du eine Wunde 1.
about-bruce_lee = Am Ende jeder Runde verliert er 1 Leben.
about-dante = Zwei Spezialkarten deiner Wahl sind von Anfang an in deinem Aktionsstapel.
about-edward = Jedes Ki für Deckung bringt 2 Deckung.
about-geralt = Du beginnst mit einer zufälligen Bushido-Karte.
about-helena = Die Spezialkarten, die du bekommst, wählst du selbst.
about-jack = Auch drei verschiedene schwarze Symbole sind eine Kombination.
about-jinno = Wenn du für eine schwarze Kombination Ki wählst, bekommst du 2.
about-kratos = Zu Beginn jeder Runde ziehst du 7 Karten.
about-leonardo = Nimmt ihm dein Angriff Leben, so bleibt in diesem Schlagabtausch sein Gegenangriff aus.
about-mugen = Du beginnst mit einer zufälligen Bushido-Karte.
about-sasuke = Vorher verlassen zwei Karten deinen Aktionsstapel, und eine rote Kombination darf als schwarze zählen.
about-skull = Am Ende jeder Runde verlierst du 1 Leben.
about-yorha = Eine Spezialkarte deiner Wahl liegt von Anfang an bereit.
about-zoro = Du darfst mit zwei Waffen zugleich kämpfen: zwei von Bokken, Naginata, Nodachi, Tanto, Yari und Wakizashi.

about-rain = Jede Kombination kostet dich 1 Leben, ebenso Deckung -2 am Ende einer Runde. Eine Wunde 2 kannst du nicht zufügen: Sie wird zur Wunde 1.
about-fog = Frühes Aufdecken gibt es nicht, und vor jeder Karte, die du für Ki kaufst, legst du eine aus der Hand ab. Deckung -2 am Ende einer Runde kostet 1 Leben.
about-snow = Am Ende jeder Runde verlierst du 1 Leben oder 1 Ki. Aber wenn du eine Wunde 2 zufügst, gewinnst du den Kampf sofort.
about-sun = Alle Kosten an Ki sind verdoppelt. Deckung -2 am Ende einer Runde ist die Niederlage.

about-bridge = Zahle Ki und wirf den blauen Würfel: Die Brücke hilft meist der Deckung, manchmal Stärke oder Technik. Ein Fehltritt kostet Deckung oder ein Leben.
about-forest = Zahle Ki und wirf den blauen Würfel: Der Wald hilft Deckung und Technik. Wurzeln und Äste kosten Stärke oder Deckung.
about-rice_field = Zahle Ki und wirf den blauen Würfel: Das Reisfeld hilft Stärke oder Deckung. Der Schlamm kostet Technik, Deckung oder Ki.
about-mountain = Zahle Ki und wirf den blauen Würfel: Der Berg hilft am meisten, vor allem Stärke und Technik. Aber er kann Deckung kosten oder dich verwunden.
about-bamboo_forest = Zahle Ki und wirf den blauen Würfel: Bei 1 bis 4 steigt die Deckung, 5 ist eine Wunde 1 für dich, 6 eine Wunde 2.
about-cliff = Einmal je Kampf zahle Ki und wirf den blauen Würfel: 1 bis 3 ist eine Wunde 1 für den Feind, bei 4 bis 6 stürzt du ab und verlierst.
about-own_place = Zahle Ki und wirf den blauen Würfel; die Ergebnisse sind die deiner eigenen Karte.
about-own_cliff = Einmal je Kampf zahlst du Ki und wirfst den blauen Würfel; die Ergebnisse sind die deiner eigenen Karte.

about-double_specials = Bis zum Ende des Spiels bringt eine schwarze Kombination 2 Spezialkarten statt 1.
about-double_wrath = Bis zum Ende des Spiels hebt eine rote Kombination den roten Würfel um 2 statt um 1.
about-redraw = Ab der nächsten Runde darfst du nach dem Ziehen bis zu zwei Karten ablegen und ebenso viele ziehen.
about-technique_pool = 5 Punkte, die du jederzeit zur Technik geben darfst, auf einmal oder einzeln.
about-strength_pool = 5 Punkte, die du jederzeit zur Stärke geben darfst, auf einmal oder einzeln.
about-ki_to_life = Du darfst jederzeit Ki in Leben verwandeln, eins zu eins, zusammen bis zu 4 Ki.
about-wild_card = Du siehst den Bushido-Stapel durch und nimmst die Karte, die du willst.

about-arm = Deine Stärke kann nicht mehr über 3 steigen.
about-rib = Der rote Würfel ist aus dem Spiel, und deine roten Kombinationen bleiben wirkungslos.
about-finger = Deine Technik kann nicht mehr über 3 steigen.
about-belly = Am Ende jeder Runde verlierst du 1 Leben.
about-shoulder = Sie hat den roten Würfel einmalig um 3 Stufen gesenkt.
about-eye = Du kannst auf keine Weise mehr Ki bekommen.
about-thigh = Ein Würfel fiel, und du hast einmalig so viel Leben verloren.
about-balance = Ein Würfel fiel, und du hast einmalig so viel Ki verloren.
about-dodge = Du bist ausgewichen: Nichts geschah, aber die Karte ist aus dem Stapel.
about-decapitation = Du verlierst das Spiel sofort.

about-blood = Deine Wunden kommen aus einem eigenen Stapel, bleiben bei dir und wirken zusammen. Ist der Stapel leer, ist die nächste Wunde das Ende.
about-bushido = Jede schwarze Kombination oder 2 Ki dürfen einen Marker bewegen. Sein dritter Schritt bringt eine bleibende Tugend.
about-gisei = Vor jedem Gegenangriff darfst du 1 Leben für eine Karte zahlen, die die Deckung bewegt: Vier Karten heben sie, eine senkt sie.
about-own_gisei = Vor jedem Gegenangriff darfst du 1 Leben für eine Karte zahlen, die die Deckung hebt oder senkt.
about-taikyu = Zeigt die erste Karte einer Runde Blut, so bringt der blaue Würfel eine Folge, die in dieser Runde gilt.
about-hard_mode = Im Stapel des Feindes ist die Karte HARD MODE. Als Verteidigung ist sie nicht zu brechen, als Gegenangriff schlägt sie zweimal zu.
about-yoroi = Die Rüstung fängt die ersten vier Leben ab, die ihr Träger verlieren würde. Für jedes fällt der blaue Würfel, und eine 6 zerstört die Rüstung.
about-easy_look = Wenn du für Ki eine Karte kaufst, siehst du drei Karten an und behältst eine.
about-easy_die = Der rote Würfel beginnt bei 2.
about-easy_special = Eine zufällige Spezialkarte ist von Anfang an in deinem Aktionsstapel.

about-duel = Ein Kampf gegen einen Gegner mit einer eigenen Fähigkeit.
about-one_vs_three = Drei Feinde auf einmal. Du markierst den, den du angreifst; der blaue Würfel sagt, wer zurückschlägt.
about-clan = Ein Feind nach dem anderen, so viele du besiegen kannst. Leben, Ki und Spezialkarten nimmst du mit.
about-dojo_yoshioka = Ein Feldzug mit fünf Kämpfen, bis zum Meister des Dojos. Auf den meisten Stufen wählst du einen von zwei Gegnern.
about-leaving_the_village = Ein Feldzug mit 11 Kämpfen auf dem Weg aus dem Dorf. Der blaue Würfel gibt jedem Feind sein Leben; sein Ki ist 2.

## Wo das Spiel steht

moment-setup = Das Duell wird vorbereitet
moment-setup-run = Der erste Kampf wird vorbereitet
moment-start = Runde { $round } · Beginn
moment-start-run = Kampf { $fight } · Runde { $round } · Beginn
moment-exchange = Runde { $round } · Schlagabtausch { $exchange } von 2
moment-exchange-run = Kampf { $fight } · Runde { $round } · Schlagabtausch { $exchange } von 2
moment-round_end = Runde { $round } · Ende der Runde
moment-round_end-run = Kampf { $fight } · Runde { $round } · Ende der Runde
moment-over = Das Spiel ist in Runde { $round } zu Ende
score =
    { $defeated ->
        [one] Ein Feind besiegt: { $rank }
       *[other] { $defeated } Feinde besiegt: { $rank }
    }
score-campaign =
    { $defeated ->
        [one] Ein Feind besiegt
       *[other] { $defeated } Feinde besiegt
    }

## Das Ziel

goal-decides = Wer kein Leben mehr hat, ist besiegt.
goal-stand = { $who }: { $life } Leben, { $ki } Ki.
goal-enemy = Besiege den Feind. { $enemy } hat noch { $life } Leben und { $ki } Ki.
goal-enemy_bleeds = Besiege den Feind. { $enemy } hat noch { $life } Leben und kein Ki: Das kostet am Ende jeder Runde 2 Leben.
goal-enemy_ki = Nimm das letzte Leben oder das letzte Ki. { $enemy } hat noch { $life } Leben und { $ki } Ki.
goal-immortal = Nur eine tödliche Wunde besiegt { $enemy }: Ohne Leben gibt es eine Wunde 2. Noch { $life } Leben.
goal-three = Besiege alle drei. Noch stehen { $left }, zusammen mit { $life } Leben.
goal-clan = Besiege so viele Feinde, wie du kannst. Bisher: { $defeated }.
goal-campaign = Gewinne alle { $total } Kämpfe. Das ist Kampf { $fight }.
goal-this_enemy = Dieser Feind hat noch { $life } Leben und { $ki } Ki.
goal-life = Ohne Leben verlierst du. Du hast { $life } Leben und { $ki } Ki.
goal-without_ki = Ohne Leben verlierst du. Du hast { $life } Leben und kein Ki: Das kostet am Ende jeder Runde 2 Leben.
goal-life_and_ki = Ohne Leben oder ohne Ki verlierst du. Du hast { $life } Leben und { $ki } Ki.

## Was für eine Wahl spricht

why-defences = Dann fielen { $number } von { $total } Verteidigungen, mehr als nach den anderen Karten.
why-breaks = So bricht die Verteidigung: { $card }.
why-enough = Die Verteidigung ist schon überwunden: { $card }. Mehr braucht es nicht.
why-keeps_ki = Du behältst deine { $ki } Ki; eine weitere Karte würde { $cost } kosten.
why-reaches = Damit erreichst du schon, was die Verteidigung verlangt: { $card }.
why-combo = Das ergibt eine Kombination: { $symbol }.
why-begins = Du hast genug Karten für eine Kombination: { $symbol }.
why-pair = Dann liegt dieses Symbol zweimal da ({ $symbol }), und { $card } kann die Kombination vollenden.
why-guard = Die Deckung steht dann auf { $guard }: Nur { $number } von { $total } Hieben träfen, weniger als nach den anderen Karten.
why-guard_higher = Die Deckung steht dann auf { $guard }, höher als nach den anderen Karten.
why-early = Deine Karten können { $number } von { $total } Verteidigungen brechen, wenn du weißt, welche es ist.
why-new_hand = Deine Karten können nur { $number } von { $total } Verteidigungen brechen; neue können mehr.
why-keep_hand = Deine Karten können { $number } von { $total } Verteidigungen brechen.
why-draw = Keine deiner Karten bricht diese Verteidigung; im Aktionsstapel könnten es { $number } von { $total }.
why-buy_guard =
    { $number ->
        [0] Bei Deckung { $guard } trifft kein Hieb; jetzt träfen { $value } von { $total }.
       *[other] Bei Deckung { $guard } treffen nur { $number } von { $total } Hieben; jetzt sind es { $value }.
    }
why-safer = Das Risiko, dass dieser Hieb dein Ende ist, sinkt von { $value } % auf { $number } %.
why-no_blow = Kein Hieb kann dich treffen: Deckung { $guard } genügt.
why-little_guard =
    { $number ->
        [0] Ein weiterer Punkt Deckung hielte keinen Hieb mehr auf.
       *[other] Ein weiterer Punkt Deckung hielte nur { $number } von { $total } Hieben auf.
    }
why-last_ki = Es würde dein letztes Ki kosten; ohne Ki verlierst du am Ende der Runde 2 Leben.
why-keep_die = Der rote Würfel auf { $level } kann noch steigen und stärker wirken.
why-die_wound = Der Feind zieht eine Wundkarte: eine Wunde { $wound }.
why-his_last_life = { $enemy } fällt: Es ist das letzte Leben.
why-his_life = { $enemy } hat dann noch { $left } Leben.
why-his_last_ki = { $enemy } hat dann kein Ki und verliert am Ende jeder Runde 2 Leben.
why-his_ki = { $enemy } hat dann noch { $left } Ki; ohne Ki kostet jede Runde 2 Leben.
why-special = Eine Spezialkarte ist stärker, wartet, bis du sie brauchst, und gehört danach zu deinem Stapel.
why-few_ki =
    { $ki ->
        [0] Du hast kein Ki, und das kostet am Ende der Runde 2 Leben.
       *[other] Du hast nur { $ki } Ki, und ohne Ki kostet jede Runde 2 Leben.
    }
why-step =
    { $left ->
        [0] Dieser Schritt bringt die Tugend.
        [one] Danach fehlt ein Schritt zur Tugend.
       *[other] Danach fehlen { $left } Schritte zur Tugend.
    }
why-raise = Auf Stufe { $level } darfst du den roten Würfel gegen den Feind nutzen.
why-raise_low = Der rote Würfel steigt auf { $level }; ab 3 darfst du ihn nutzen.
why-weakest = { $enemy } hat am wenigsten Leben: { $life }.

## Fragen

prompt-face = Wähle die Seite deiner Waffe für diese Runde.
prompt-wound_symbol = Der Joker ist die erste Karte dieser Runde: Zählt er als Blut?
prompt-lower_gauge = Deine Waffe hat ihren Preis: Wähle die Anzeige, die du um 1 senkst.
prompt-start = Deine Hand ist gezogen. Nutze, was du willst, dann fang an.
prompt-redraw = Wähle eine Karte, die du ablegst.
prompt-mark = Wähle, wen du in diesem Schlagabtausch angreifst.
prompt-move =
    { $left ->
        [one] Spiele eine Karte; dann wird die Verteidigung aufgedeckt.
       *[other] Spiele { $left } Karten; dann wird die Verteidigung aufgedeckt.
    }
prompt-move_open =
    { $left ->
        [one] Spiele die letzte Karte gegen diese Verteidigung: { $card }.
       *[other] Spiele { $left } Karten gegen diese Verteidigung: { $card }.
    }
prompt-strike = Deine Karten sind gespielt. Nutze, was du willst, bevor die Verteidigung geprüft wird.
prompt-hit = Die Verteidigung ist gebrochen: Wähle, was der Feind verliert.
prompt-hit_die = Der rote Würfel schlägt zu: Wähle, was der Feind verliert.
prompt-before_counter = Dein Angriff ist vorbei. Mach dich auf den Hieb gefasst.
prompt-offer_gisei = Vor dem nächsten Hieb gibt es für ein Leben eine Gisei-Karte.
prompt-name_symbol = Der Joker kann eine Kombination ergeben: Nenne sein Symbol.
prompt-reward = Eine Kombination: Wähle deinen Lohn.
prompt-reward_red = Eine rote Kombination: Wähle, was du daraus machst.
prompt-end_of_exchange = Der Schlagabtausch ist fast vorbei. Nutze, was du willst, dann geh weiter.
prompt-keep = Wähle die Karte, die du behältst.
prompt-keep_special = Wähle die Spezialkarte, die du behältst; der Rest geht zurück.
prompt-keep_any = Wähle eine Spezialkarte aus dem ganzen Stapel.
prompt-penalty = Seite B der Karte straft dich: Wähle, wie.
prompt-remove = Wähle eine Karte deiner Hand oder deines Ablagestapels, die das Spiel verlässt.
prompt-remove_start = Wähle eine Karte, die deinen Aktionsstapel für dieses Spiel verlässt.
prompt-discard_first = Wähle die Karte, die du ablegst, bevor du eine andere bekommst.
prompt-weather_loss = Das Wetter zehrt an dir: Wähle, was du verlierst.
prompt-fewest_ki = Mehrere Feinde haben am wenigsten Ki: Wähle den, der zählt.
prompt-path = Wähle deinen nächsten Gegner.
prompt-new_weapon = Deine Waffe ist zerbrochen: Wähle eine andere.
prompt-reroll = Behalte ein Ergebnis, oder wirf noch einmal für Stufen des roten Würfels, der { $level } zeigt.
prompt-choose_special = Wähle eine Spezialkarte, die von Anfang an in deinem Aktionsstapel ist.
prompt-store_special = Wähle eine Spezialkarte, mit der du beginnst.
prompt-virtue = Wähle die Tugend, die du nimmst.

## Mögliche Entscheidungen

choice-go_on = Weiter
choice-go_on-start = Beginnen
choice-go_on-redraw = Keine Karte mehr ablegen
choice-go_on-move = Keine Karte mehr spielen
choice-go_on-strike = Zuschlagen: Die Verteidigung wird geprüft
choice-go_on-before_counter = Weiter, komme, was wolle
choice-go_on-offer_gisei = Keine Gisei-Karte
choice-go_on-end_of_exchange = Den Schlagabtausch beenden

choice-draw = { $cost } Ki zahlen: eine weitere Aktionskarte
choice-early_reveal = { $cost } Ki zahlen: Verteidigung jetzt aufdecken
choice-buy_guard = { $cost } Ki zahlen: Deckung +{ $points }
choice-buy_strength = { $cost } Ki zahlen: Stärke +1
choice-buy_technique = { $cost } Ki zahlen: Technik +1
choice-buy_power = { $cost } Ki zahlen: Stärke +{ $points }
choice-environment = { $cost } Ki zahlen: den blauen Würfel für die Umgebung werfen
choice-bushido_step = { $cost } Ki zahlen: Der Bushido-Marker rückt auf Kanji { $step }
choice-life_to_ki = 1 Leben in 1 Ki verwandeln
choice-convert = Einen Punkt verschieben: { $lowered } -1, { $raised } +1
choice-pool = Einen Punkt deiner Tugend nutzen: { $gauge } +1 (übrige Punkte: { $left })
choice-ki_to_life = { $cost } Ki in 1 Leben verwandeln (Platz auf der Karte: { $left } Ki)
choice-exchange-special = { $cost } Ki zahlen: eine Spezialkarte
choice-exchange-red_die = { $cost } Ki zahlen: Der rote Würfel steigt um { $number }
choice-exchange-bushido = { $cost } Ki zahlen: Der Bushido-Marker rückt einen Schritt weiter
choice-exchange-life = { $cost } Ki zahlen: { $number } Leben zurückbekommen
choice-gisei = 1 Leben zahlen: eine Gisei-Karte ziehen
choice-mulligan = Die ganze Hand tauschen (übrig: { $left })
choice-redraw =
    { $number ->
        [one] Eine Karte tauschen
       *[other] Bis zu { $number } Karten tauschen
    }

choice-play = { $card } spielen
choice-play_joker = { $card } spielen: { $gauge } { $effect }
choice-transform = { $card } mit einer gewandelten Zeile spielen: Stärke { $strength }, Technik { $technique }, Deckung { $guard }
choice-fetch = { $cost } Ki zahlen: { $card } vom Ablagestapel nehmen
choice-discard = { $card } ablegen
choice-keep = { $card } nehmen
choice-remove = { $card } aus dem Spiel entfernen

choice-hit_life = { $enemy } verliert { $number } von { $left } Leben
choice-hit_ki = { $enemy } verliert { $number } von { $left } Ki
choice-lose_life = 1 Leben verlieren
choice-lose_ki = 1 Ki verlieren
choice-remove_card = Eine Karte deiner Hand oder deines Ablagestapels aus dem Spiel entfernen
choice-lower_die = Den roten Würfel auf { $level } senken
choice-reward_ki = { $number } Ki bekommen
choice-reward_both = { $number } Ki und eine Spezialkarte bekommen
choice-reward_special =
    { $number ->
        [one] Eine Spezialkarte bekommen
       *[other] { $number } Spezialkarten bekommen
    }
choice-reward_step = Den Bushido-Marker einen Schritt weiterrücken
choice-raise = Den roten Würfel auf { $level } heben
choice-red_roll = Den roten Würfel werfen
choice-decline = Darauf verzichten
choice-yes = Ja: Der blaue Würfel bringt eine Folge für diese Runde
choice-no = Nein: Die Runde beginnt wie sonst
choice-reroll = Den roten Würfel senken und noch einmal werfen
choice-result = Das Ergebnis bei { $face } behalten
choice-use_die =
    { $level ->
        [3] Den roten Würfel nutzen (3): Der Feind verliert 1 Leben
        [4] Den roten Würfel nutzen (4): Der Feind verliert 1 Leben oder 1 Ki
       *[other] Den roten Würfel nutzen ({ $level })
    }
choice-use_die_wound = Den roten Würfel nutzen ({ $level }): eine Wunde { $wound } für den Feind
choice-name = Der Joker zeigt { $symbol }
choice-name_nothing = Der Joker ergibt keine Kombination
choice-face_a = Seite A
choice-face_b = Seite B
choice-lower = Eine Anzeige um 1 senken: { $gauge }
choice-mark = { $enemy }: { $life } Leben, { $ki } Ki
choice-path = { $opponent }: { $life } Leben, { $ki } Ki
choice-change = Die Umgebung wechseln: { $place }
choice-weapon = Diese Waffe nehmen: { $weapon }
choice-virtue = Diese Tugend nehmen: { $card }
choice-luck = Das Glück entscheidet

## Ereignisse

event-begins = { $who } beginnt.
event-round = Runde { $round } beginnt.
event-exchange = Schlagabtausch { $exchange } beginnt.
event-own_exchange = { $who }: Schlagabtausch { $exchange } beginnt.
event-next_enemy = Kampf { $fight }: Ein Feind mit { $life } Leben und { $ki } Ki tritt vor.
event-into_deck = Diese Karte wird in den Aktionsstapel gemischt: { $card }.
event-drew = Gezogen: { $card }.
event-looked = Angesehen: { $card }.
event-kept = Behalten: { $card }.
event-put_down = Abgelegt: { $card }.
event-fetched = Vom Ablagestapel genommen: { $card }.
event-removed = Aus dem Spiel: { $card }.
event-stored = Eine Spezialkarte liegt bereit: { $card }.
event-reshuffled =
    { $number ->
        [one] { $deck } wird neu gemischt: eine Karte.
       *[other] { $deck } wird neu gemischt: { $number } Karten.
    }
event-mulligan = Die ganze Hand wird getauscht. Neue Hände übrig: { $left }.
event-face = In dieser Runde gilt { $face }.
event-changed_place = Der Kampf zieht an einen anderen Ort: { $place }.
event-marked = { $enemy } ist das Ziel dieses Schlagabtauschs.

event-played = Der Samurai spielt { $card }.
event-gauge =
    { $change ->
        [-6] { $change } { $gauge }, jetzt { $value }.
        [-5] { $change } { $gauge }, jetzt { $value }.
        [-4] { $change } { $gauge }, jetzt { $value }.
        [-3] { $change } { $gauge }, jetzt { $value }.
        [-2] { $change } { $gauge }, jetzt { $value }.
        [-1] { $change } { $gauge }, jetzt { $value }.
        [0] { $change } { $gauge }, jetzt { $value }.
       *[other] +{ $change } { $gauge }, jetzt { $value }.
    }
event-revealed = Die Verteidigung des Feindes wird aufgedeckt: { $card }.
event-met = Der Angriff bricht die Verteidigung: { $card }.
event-missed = Die Verteidigung hält: { $card }.
event-unbreakable = HARD MODE: Diese Verteidigung ist nicht zu brechen.
event-enemy_lost_life = { $cause }: { $enemy } verliert { $number } Leben und hat noch { $left }.
event-enemy_lost_ki = { $cause }: { $enemy } verliert { $number } Ki und hat noch { $left }.
event-enemy_gained_life = Der Feind nimmt dieses Leben für sich und hat jetzt { $left }.
event-rose_again = { $enemy } steht mit { $left } Leben wieder auf.
event-turned = Die Karte des Feindes dreht sich um und zeigt { $side }.
event-fell = { $enemy } fällt.

event-no_counter = { $enemy } ist getroffen und schlägt nicht zurück.
event-nobody_strikes = Niemand schlägt zurück.
event-countered = { $enemy } schlägt zurück: { $card }. Die Deckung steht auf { $guard }.
event-parried = Die Deckung ist hoch genug: Der Hieb richtet nichts aus.
event-void_counter = Die Technik ist hoch genug: Der Gegenangriff bleibt wirkungslos.
event-double_strike = HARD MODE: Zwei Hiebe folgen.
event-gisei = Das Opfer bringt eine Gisei-Karte: { $card }.
event-armour =
    { $left ->
        [0] Die Rüstung fängt ein Leben ab und ist dahin.
        [one] Die Rüstung fängt ein Leben ab. Eines kann sie noch abfangen.
       *[other] Die Rüstung fängt ein Leben ab. { $left } kann sie noch abfangen.
    }
event-wounded =
    { $who ->
        [Samurai] { $cause }: Der Samurai erleidet eine Wunde { $level }. Die Karte: { $card }.
       *[other] { $cause }: { $who } erleidet eine Wunde { $level }. Die Karte: { $card }.
    }
event-dodged =
    { $who ->
        [Samurai] { $cause }: Der Samurai weicht aus, und die Wunde 1 bleibt ohne Wirkung.
       *[other] { $cause }: { $who } weicht aus, und die Wunde 1 bleibt ohne Wirkung.
    }
event-blood = { $cause }: Der Samurai erleidet eine bleibende Wunde { $level }. Die Karte: { $card }.

event-paid = Der Samurai zahlt { $number } Ki und hat noch { $left }.
event-paid_life = Der Samurai zahlt 1 Leben und hat noch { $left }.
event-lost_ki = { $cause }: Der Samurai verliert { $number } Ki und hat noch { $left }.
event-lost_life = { $cause }: Der Samurai verliert { $number } Leben und hat noch { $left }.
event-gained_ki =
    { $number ->
        [0] Der Samurai kann jetzt kein Ki bekommen und hat weiter { $left }.
       *[other] Der Samurai bekommt { $number } Ki und hat jetzt { $left }.
    }
event-gained_life =
    { $number ->
        [0] Der Samurai ist unverletzt und hat weiter { $left } Leben.
       *[other] Der Samurai bekommt { $number } Leben zurück und hat jetzt { $left }.
    }
event-no_ki =
    { $who ->
        [Samurai] Der Samurai hat kein Ki mehr, und das kostet Leben.
       *[other] { $who } hat kein Ki mehr, und das kostet Leben.
    }

event-combo = Eine Kombination: { $combo }.
event-red_die = Der rote Würfel steht auf { $level }.
event-used_die = Der Samurai nutzt den roten Würfel auf Stufe { $level }.
event-bushido_step = Der Bushido-Marker erreicht Kanji { $step } von 3.
event-virtue = Der Samurai findet eine Tugend: { $card }.
# Die Würfel sind blau und rot; rot hat den Namen des Symbols.
event-rolled =
    { $die ->
        [blue] Der blaue Würfel zeigt { $face }.
       *[other] Der rote Würfel zeigt { $face }.
    }
event-environment = { $place }: Ergebnis { $face }.
event-taikyu =
    { $face ->
        [1] Taikyu: Die erste Kombination dieser Runde gibt 2 Leben zurück.
        [2] Taikyu: In dieser Runde gibt es für Ki eine Spezialkarte.
        [3] Taikyu: In dieser Runde hebt Ki den roten Würfel um 2.
        [4] Taikyu: In dieser Runde ist ein Bushido-Schritt billiger.
        [5] Taikyu: In dieser Runde gibt es für Ki 2 Leben.
       *[other] Taikyu: Wer am Ende dieser Runde weniger Ki hat, erleidet eine Wunde 1.
    }
event-event = Unterwegs geschieht etwas: { $event }.
event-new_weapon = Der Samurai nimmt eine andere Waffe: { $weapon }.
event-match_won = { $who } gewinnt.
event-won = Sieg! { $reason ->
        [enemy_deadly_wound] { ending-enemy_deadly_wound }
        [enemy_without_ki] { ending-enemy_without_ki }
        [snow_victory] { ending-snow_victory }
        [all_three_dead] { ending-all_three_dead }
        [campaign_won] { ending-campaign_won }
        [clan_completed] { ending-clan_completed }
       *[enemy_killed] { ending-enemy_killed }
    }
event-lost = Niederlage. { $reason ->
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

# Bei zwei Spielern nennen Ereignisse den, der handelt.
event-own_played = { $who } spielt { $card }.
event-own_drew = { $who } zieht { $card }.
event-own_stored = { $who } hat eine Spezialkarte bereit: { $card }.
event-own_revealed = Die Verteidigung gegen { $who } wird aufgedeckt: { $card }.
event-own_combo = { $who } bildet eine Kombination: { $combo }.
event-own_red_die = Der rote Würfel von { $who } steht auf { $level }.
event-own_used_die = { $who } nutzt den roten Würfel auf Stufe { $level }.
event-own_paid = { $who } zahlt { $number } Ki und hat noch { $left }.
event-own_paid_life = { $who } zahlt 1 Leben und hat noch { $left }.
event-own_lost_ki = { $cause }: { $who } verliert { $number } Ki und hat noch { $left }.
event-own_lost_life = { $cause }: { $who } verliert { $number } Leben und hat noch { $left }.
event-own_gained_ki =
    { $number ->
        [0] { $who } kann jetzt kein Ki bekommen und hat weiter { $left }.
       *[other] { $who } bekommt { $number } Ki und hat jetzt { $left }.
    }

## Wie es endet

ending-enemy_killed = Der Feind hat kein Leben mehr.
ending-enemy_deadly_wound = Eine tödliche Wunde fällt den Feind.
ending-enemy_without_ki = Der Feind hat kein Ki mehr, und gegen diese Waffe ist das das Ende.
ending-snow_victory = Eine Wunde 2 im Schnee entscheidet den Kampf.
ending-all_three_dead = Alle drei Feinde sind tot.
ending-campaign_won = Der letzte Kampf des Feldzugs ist gewonnen.
ending-clan_completed = Der ganze Clan ist besiegt.
ending-killed = Der Samurai hat kein Leben mehr.
ending-deadly_wound = Eine tödliche Wunde fällt den Samurai.
ending-without_ki = Der Samurai hat kein Ki mehr, und in diesem Kampf ist das das Ende.
ending-wounded_to_death = Der Samurai ist verwundet, und mit dieser Waffe ist das das Ende.
ending-fell = Der Samurai stürzt von der Klippe.
ending-bled_out = Es gibt keine Blutkarte mehr: Der Samurai verblutet.
ending-decapitated = Der Samurai verliert den Kopf.
ending-sunstroke = Erschöpft bricht der Samurai in der sengenden Sonne zusammen.
ending-no_weapon_left = Die letzte Waffe ist zerbrochen.
ending-samurai_1_killed = Musashi hat kein Leben mehr.
ending-samurai_1_deadly_wound = Eine tödliche Wunde fällt Musashi.
ending-samurai_2_killed = Kojiro hat kein Leben mehr.
ending-samurai_2_deadly_wound = Eine tödliche Wunde fällt Kojiro.

## Optionen der Regeln

option-mode = Spielart
option-mode-help = Ein Duell, drei Feinde auf einmal, ein endloser Clan oder einer von zwei Feldzügen.
value-mode-duel = { name-duel }
value-mode-one_vs_three = { name-one_vs_three }
value-mode-clan = { name-clan }
value-mode-dojo_yoshioka = { name-dojo_yoshioka }
value-mode-leaving_the_village = { name-leaving_the_village }
option-opponent = Gegner
option-opponent-help = Der Gegner eines Duells; Standard ist Ishida, in allen anderen Spielarten deren eigene Feinde.
value-opponent-standard = Standard
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
option-weapon = Waffe
option-weapon-help = Die Waffe; Katana oder Bokken für das erste Spiel.
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
option-second_weapon = Zweite Waffe
option-second_weapon-help = Gegen Zoro eine zweite Waffe zugleich; in der Variante für zwei die Waffe der anderen Person.
value-second_weapon-none = keine
value-second_weapon-katana = { name-katana }
value-second_weapon-katana_kodachi = { name-katana_kodachi }
value-second_weapon-naginata = { name-naginata }
value-second_weapon-nodachi = { name-nodachi }
value-second_weapon-tanto = { name-tanto }
value-second_weapon-kusarigama = { name-kusarigama }
value-second_weapon-bokken = { name-bokken }
value-second_weapon-yari = { name-yari }
value-second_weapon-wakizashi = { name-wakizashi }
option-own_weapon = Eigene Waffe
option-own_weapon-help = Eine eigene Waffe als JSON, wenn sie als Waffe gewählt ist.
option-environment = Umgebung
option-environment-help = Wo der Kampf stattfindet.
value-environment-none = keine
value-environment-bridge = { name-bridge }
value-environment-forest = { name-forest }
value-environment-rice_field = { name-rice_field }
value-environment-mountain = { name-mountain }
value-environment-bamboo_forest = { name-bamboo_forest }
value-environment-cliff = { name-cliff }
option-weather = Wetter
option-weather-help = Das Wetter in dieser Umgebung.
value-weather-none = keines
value-weather-rain = { name-rain }
value-weather-fog = { name-fog }
value-weather-snow = { name-snow }
value-weather-sun = { name-sun }
option-yoroi = Rüstung (Yoroi)
option-yoroi-help = Wer die Rüstung trägt.
value-yoroi-none = niemand
value-yoroi-player = der Samurai
value-yoroi-enemy = der Feind
option-yoroi_opponent = Rüstung bei einem von dreien
option-yoroi_opponent-help = Welcher von drei Gegnern die Rüstung des Feindes trägt.
value-yoroi_opponent-first = { name-first }
value-yoroi_opponent-second = { name-second }
value-yoroi_opponent-third = { name-third }
option-blood = Blut
option-blood-help = Modul Blut: Wunden des Samurai bleiben und wirken zusammen.
option-bushido = Bushido
option-bushido-help = Modul Bushido: Kombinationen oder Ki führen zu einer bleibenden Tugend.
option-gisei = Gisei
option-gisei-help = Modul Gisei: ein Leben für eine Karte, die die Deckung bewegt.
option-taikyu = Taikyu
option-taikyu-help = Taikyu: Ist die erste Karte rot, so wird eine Folge für die Runde ausgewürfelt.
option-hard_mode = Schwerer Modus
option-hard_mode-help = Die Karte HARD MODE ist im Stapel des Feindes.
option-easy_look = Erleichterung: drei Karten ansehen
option-easy_look-help = Erleichterung 1: Beim Kauf einer Karte drei ansehen und eine behalten.
option-easy_die = Erleichterung: roter Würfel auf 2
option-easy_die-help = Erleichterung 2: Der rote Würfel beginnt bei 2.
option-easy_special = Erleichterung: Spezialkarte
option-easy_special-help = Erleichterung 3: Eine zufällige Spezialkarte ist von Anfang an im Aktionsstapel.
option-events = Zufällige Ereignisse
option-events-help = Die Karte der zufälligen Ereignisse eines Feldzugs.
value-events-hard = schwer
value-events-normal = normal
option-duel_variant = Zu zweit
option-duel_variant-help = Zwei Personen kämpfen gegeneinander (ein Vorschlag, nicht offiziell).
option-attack_may_be_declined = Verzicht auf Treffer
option-attack_may_be_declined-help = Auf den Verlust einer gebrochenen Verteidigung darf verzichtet werden.
option-weather_needs_environment = Wetter braucht eine Umgebung
option-weather_needs_environment-help = Ein Wetter braucht eine Umgebung.
option-weather_low_gauge = Anzeige beim Wetter
option-weather_low_gauge-help = Die Anzeige, deren -2 das Wetter bestraft.
value-weather_low_gauge-guard = { name-guard }
value-weather_low_gauge-strength = { name-strength }
value-weather_low_gauge-technique = { name-technique }
value-weather_low_gauge-any = jede Anzeige
option-weather_low_loss = Verlust durch das Wetter
option-weather_low_loss-help = Was das Wetter dafür nimmt.
value-weather_low_loss-life = { name-life }
value-weather_low_loss-ki = { name-ki }
option-weather_combo_cost = Kosten einer Kombination im Regen
option-weather_combo_cost-help = Was eine Kombination bei Wetter 1 kostet.
value-weather_combo_cost-life = { name-life }
value-weather_combo_cost-ki = { name-ki }
option-easy_buy_scope = Karten der Erleichterung 1
option-easy_buy_scope-help = Die Karten, für die Erleichterung 1 gilt.
value-easy_buy_scope-action = Aktionskarten
value-easy_buy_scope-special = Spezialkarten
value-easy_buy_scope-both = beide
option-eor_on_kill = Rundenende nach einem Sieg
option-eor_on_kill-help = Auf einen Sieg mitten in der Runde folgen die Wirkungen des Rundenendes.
option-die_allow_lower = Niedrigere Stufen des roten Würfels
option-die_allow_lower-help = Der rote Würfel darf als niedrigere Stufe genutzt werden.
option-gisei_per_counter = Gisei-Karten je Gegenangriff
option-gisei_per_counter-help = Gisei-Karten vor jedem Gegenangriff; 0 für keine Grenze.
option-bushido_face_up = Offener Bushido-Stapel
option-bushido_face_up-help = Die oberste Bushido-Karte liegt offen.
option-taikyu_once = Taikyu-Tausch einmal
option-taikyu_once-help = Ein Taikyu-Tausch ist in seiner Runde einmal möglich.
option-katana_tanto_void = Nichtige Kombinationen bei Katana / Tanto
option-katana_tanto_void-help = Die Kombinationen, die Seite A von Katana / Tanto nichtig macht.
value-katana_tanto_void-black_b_and_black_c = { name-black_b } und { name-black_c }
value-katana_tanto_void-black_a_and_black_b = { name-black_a } und { name-black_b }
value-katana_tanto_void-black_a_and_black_c = { name-black_a } und { name-black_c }
value-katana_tanto_void-black_a_and_red = { name-black_a } und { name-red }
value-katana_tanto_void-black_b_and_red = { name-black_b } und { name-red }
value-katana_tanto_void-black_c_and_red = { name-black_c } und { name-red }
option-sasuke_random = Sasuke entfernt zufällig
option-sasuke_random-help = Die Karten, die gegen Sasuke entfernt werden, sind zufällig.
option-clan_limit = Grenze des Clans
option-clan_limit-help = Feinde, nach denen der Clan besiegt ist; 0 für keine Grenze.
option-weapon_sets = Waffen zur Hand
option-weapon_sets-help = Die Waffen, die zur Hand sind, wenn eine zerbricht.
value-weapon_sets-base_and_expansion = Grundspiel und Erweiterung
value-weapon_sets-base = Grundspiel
value-weapon_sets-expansion = Erweiterung
value-weapon_sets-fan = von Fans
value-weapon_sets-base_and_fan = Grundspiel und von Fans
value-weapon_sets-expansion_and_fan = Erweiterung und von Fans
value-weapon_sets-base_and_expansion_and_fan = alle
option-hard_attack_only = HARD MODE hält nur den Angriff auf
option-hard_attack_only-help = HARD MODE als Verteidigung hält nur den Angriff auf.
option-environment_until_counter = Umgebungen bis zum Gegenangriff
option-environment_until_counter-help = Umgebungen sind nur bis zur Karte des Gegenangriffs nutzbar.
option-yoroi_renewed = Neue Rüstung für jeden Feind
option-yoroi_renewed-help = Jeder Feind eines Clans oder Feldzugs trägt eine neue Rüstung.
option-reward_needs_life = Belohnung nur für das letzte Leben
option-reward_needs_life-help = Die Belohnung für eine Wundenkarte gibt es nur für das letzte Leben, nicht für das letzte Ki.
option-taikyu_after_draw = Taikyu nach dem Ziehen
option-taikyu_after_draw-help = Taikyu wird erst nach dem ganzen Ziehen geprüft.
option-easy_rest_back = Spezialkarten gehen zurück
option-easy_rest_back-help = Bei Erleichterung 1 gehen nicht behaltene Spezialkarten in ihren Stapel zurück.
option-die_once = Roter Würfel einmal je Schlagabtausch
option-die_once-help = Der rote Würfel darf einmal je Schlagabtausch genutzt werden.
option-box = Eigenes Material
option-box-help = Dein eigenes Material, wo es von unserem abweicht, als Datei einer Schachtel.

## Spielmaterial, für Seiten und Schachteln

name-wound = Wunde
name-enemy_wound = Wunde für den Feind
name-defeat = Niederlage
name-blood = Blutspritzer
name-special = Spezialkarte
name-red_die = roter Würfel
name-taikyu = Taikyu
name-yoroi = Yoroi
name-hard_1 = Schwere Ereignisse, 1
name-hard_2 = Schwere Ereignisse, 2
name-hard_3 = Schwere Ereignisse, 3
name-hard_4 = Schwere Ereignisse, 4
name-hard_5 = Schwere Ereignisse, 5
name-hard_6 = Schwere Ereignisse, 6
name-normal_1 = Normale Ereignisse, 1
name-normal_2 = Normale Ereignisse, 2
name-normal_3 = Normale Ereignisse, 3
name-normal_4 = Normale Ereignisse, 4
name-normal_5 = Normale Ereignisse, 5
name-normal_6 = Normale Ereignisse, 6
name-blood-1 = Blutkarte 1
name-blood-2 = Blutkarte 2
name-blood-3 = Blutkarte 3
name-blood-4 = Blutkarte 4
name-blood-5 = Blutkarte 5
box-part-actions = Aktionskarten
box-part-specials = Spezialkarten
box-part-enemies = Feindkarten
box-part-wounds = Wundkarten
box-part-environments = Umgebungen
box-part-events = Zufallsereignisse
box-part-opponents = Gegner
box-part-trio = Drei Gegner
box-part-dojo = Karte des Dojos
box-part-gisei = Gisei-Karten
box-part-hard_mode = Karte HARD MODE
box-part-weapons = Waffen
box-part-weathers = Wetter
box-part-bushido = Bushido-Karten
box-part-blood = Blutkarten
box-part-attackers = Wer zurückschlägt
box-part-runs = Mehrere Kämpfe
box-part-other_events = Weitere Zufallsereignisse
box-part-rest = Roter Würfel und Module
box-field-symbol = Symbol
box-field-effects = Wirkung
box-field-choice = Eines davon
box-field-strength = Mindeststärke (-2: keine)
box-field-technique = Mindesttechnik (-2: keine)
box-field-prize = Der Feind verliert eines davon
box-field-guard = Trifft bei Deckung unter
box-field-blow = Du erleidest
box-field-wound1 = Wunde 1
box-field-wound2 = Wunde 2
box-field-face1 = Augenzahl 1
box-field-face2 = Augenzahl 2
box-field-face3 = Augenzahl 3
box-field-face4 = Augenzahl 4
box-field-face5 = Augenzahl 5
box-field-face6 = Augenzahl 6
box-field-life = Leben
box-field-ki = Ki
box-field-event = Ereignis
box-field-change = Deckung
box-field-strikes = Weitere Schläge
box-field-fights = Kämpfe
box-field-points = Punkte

## The drawing

draw-red_die = Roter Würfel
draw-blue_die = Blauer Würfel
draw-wound = Wunde { $level }
draw-enemy_wound = Feind: Wunde { $level }
draw-defeat = du stürzt in den Tod
draw-or = oder
draw-unbreakable = nicht zu brechen
draw-strikes_more = schlägt { $number }-mal zu
draw-enemy = Feind
draw-face = Seite { $face }
draw-side = Seite { $side }
draw-defence = Verteidigung
draw-counter = Gegenangriff
draw-enemy_deck = Feindstapel: { $number }
draw-discards = abgelegt: { $number }
draw-action_deck = Aktionsstapel: { $number }
draw-special_deck = Spezialstapel: { $number }
draw-action_discards = Abgelegte Aktionskarten: { $number }
draw-enemy_discards = Abgelegte Feindkarten: { $number }
draw-removed = Aus dem Spiel: { $number }
draw-cards = Deine Karten
draw-hand = Hand
draw-stored = Bereitgelegt
draw-choose_from = Zur Auswahl
draw-played = Dieser Schlagabtausch
draw-empty = leer
draw-fight = Kampf { $number }
draw-round = Runde { $number }
draw-exchange = Schlagabtausch { $number } von { $whole }
draw-in_force = Was gilt
draw-environment = Umgebung
draw-used = in diesem Kampf benutzt
draw-weather = Wetter
draw-strikers = Wer zurückschlägt
draw-bushido = Bushido
draw-points_left = übrige Punkte: { $number }
draw-next_virtue = als Nächstes: { $virtue }
draw-blood = Wunden
draw-unhurt = keine
draw-armour = Rüstung
draw-taikyu = Taikyu
draw-no_consequence = nichts in dieser Runde
draw-taikyu_1 = die erste Kombination der Runde heilt 2 Leben
draw-taikyu_2 = 1 Ki für eine Spezialkarte
draw-taikyu_3 = 1 Ki für 2 Stufen des roten Würfels
draw-taikyu_4 = 1 Ki für einen Bushido-Schritt
draw-taikyu_5 = 1 Ki für 2 Leben
draw-taikyu_6 = wer am Ende der Runde weniger Ki hat, erleidet eine Wunde 1
draw-mulligans = Neue Hände
draw-by_weapon = durch die Waffe: { $number }
draw-by_campaign = in diesem Feldzug: { $number }
draw-bonus = Nächster Kampf
draw-in_play = Außerdem im Spiel
draw-archway = Torbogen
draw-defeated = Besiegt: { $number }
draw-rank = Rang: { $rank }
draw-next_rank = ab { $number }: { $rank }
draw-help_discards = zeigt die Ablagestapel und was aus dem Spiel ist
draw-help_decks = zeigt, welche Karten noch in den Stapeln sind
draw-help_about = zeigt, was Waffe, Gegner und Module tun und was die Zeichen bedeuten
draw-pick_modules = Welche Module? Mehrere: { $example }; keine: Eingabetaste

## The page

web-piles = Stapel
web-blue_die_none = Der blaue Würfel ist noch nicht gefallen
web-card_what = Bewegt deine Anzeigen: { $effects }. Symbol für Kombinationen: { $symbol }.
web-joker_what = Wähle eine Bewegung: { $effects }. Er zählt als jedes Symbol.
web-what_mulligans = So oft darfst du noch die ganze Hand tauschen, gleich nach dem Ziehen einer Runde.
web-what_bonus = Das gibt das Ereignis deiner Anzeige in der ersten Runde des nächsten Kampfes.
web-what_broken = Eine zerbrochene Waffe ist in diesem Feldzug nicht mehr zu gebrauchen.
web-gauges = Anzeigen
web-played = Dieser Schlagabtausch
web-defence = Verteidigung
web-counter = Gegenangriff
web-hand = Hand
web-hand_of = Hand von { $who }
web-stored = Bereitgelegt
web-tray = Wähle aus diesen Karten
web-modules = Module
web-deck = Aktionsstapel
web-discard = Abgelegt
web-specials = Spezialstapel
web-removed = Aus dem Spiel
web-enemy_deck = Feindstapel
web-enemy_discard = Abgelegt vom Feind
web-empty = Leer
web-not_open = Noch nicht aufgedeckt
web-opens = Nach dieser Karte wird die Verteidigung aufgedeckt
web-or = oder
web-all_symbols = jedes Symbol
web-at_least = { $gauge } { $number } oder mehr
web-needs = braucht { $value }
web-enough = genügt
web-short = genügt nicht
web-guard_below = Deckung unter { $number }
web-wound = Wunde { $level }
web-enemy_wound = Wunde { $level } für den Feind
web-fall = du stürzt in den Tod
web-unbreakable = nicht zu brechen
web-strikes_again = schlägt { $number }-mal zu
web-defence_says = Verlangt { $asks }. Dann verliert der Feind: { $brings }.
web-counter_says = Bei { $asks } erleidest du: { $brings }.
web-met = Die Verteidigung ist gebrochen.
web-not_met = Die Verteidigung hält.
web-then = Danach: { $gauges }.
web-would_break = Bricht { $number } von { $total } Verteidigungen.
web-would_strike = { $number } von { $total } Gegenangriffen treffen.
web-makes_combo = Das ergibt die Kombination { $symbol }.
web-danger_blow = Gefahr: mit { $percent } % ist dieser Hieb dein Ende.
web-danger_wound = Eine von fünf Wundkarten ist tödlich, und { $number } von { $total } Hieben bringen dir eine Wunde 2.
web-danger_roll = Gefahr: mit { $percent } % ist dieser Wurf dein Ende.
web-danger_last_life = Das ist dein letztes Leben: Du verlierst.
web-danger_combo = Diese Kombination kostet dein letztes Leben.
web-danger_ki_defeat = Das ist dein letztes Ki: Du verlierst sofort.
web-danger_last_ki = Das ist dein letztes Ki: Ohne Ki verlierst du am Ende der Runde 2 Leben.
web-danger_last_ki_deadly = Das ist dein letztes Ki: Ohne Ki verlierst du am Ende der Runde 2 Leben, und du hast nur { $number }.
web-danger_round_end = Die Runde endet, und ohne Ki verlierst du dein letztes Leben.
web-danger_sun = Die Runde endet, und in dieser Sonne ist eine so niedrige Anzeige die Niederlage.
web-victory = Sieg
web-defeat = Niederlage
web-combo = Kombination { $symbol }
web-combo_open = 2 von 3: { $symbol }
web-do_fetch = Nehmen
web-do_discard = Ablegen
web-do_keep = Behalten
web-do_remove = Entfernen
web-yoroi = Yoroi
web-ability = Fähigkeit
web-side = Seite { $side }
web-face = Seite { $face }
web-enemy = Feind { $number }
web-target = ihn greifst du an
web-dead = tot
web-rung = Stufe { $level }: Der Feind verliert oder erleidet { $brings }
web-red_die = Der rote Würfel zeigt { $level }
web-red_die_rolls = Rote Kombinationen werfen den roten Würfel
web-red_die_gone = Der rote Würfel ist aus dem Spiel
web-blue_die = Der blaue Würfel fiel auf { $number }
web-bloody = schlecht für dich
web-used_up = In diesem Kampf genutzt
web-bushido = Bushido
web-marker = Kanji { $number } von { $total }
web-points = Auf der Karte: { $number }
web-taikyu = Taikyu
web-taikyu_0 = Keine Folge
web-taikyu_1 = Eine Kombination heilt 2 Leben
web-taikyu_2 = 1 Ki für eine Spezialkarte
web-taikyu_3 = 1 Ki für 2 Stufen des roten Würfels
web-taikyu_4 = 1 Ki für einen Bushido-Schritt
web-taikyu_5 = 1 Ki für 2 Leben
web-taikyu_6 = Weniger Ki am Ende: Wunde 1
web-gisei = Gisei
web-gisei_drawn = Jetzt gezogen: { $number }
web-blood = Blut
web-blood_card = { $wound } ({ $level })
web-unhurt = Noch keine Wunde
web-mulligans = Neue Hände
web-mulligans_left = übrig: { $number }
web-bonus = Nächster Kampf
web-broken = Zerbrochen
web-hard_mode = HARD MODE
web-easy = Erleichtert
web-clan = { $rank }. Besiegte Feinde: { $number }.
web-next_rank = Bis zum nächsten Rang: { $number }.
web-step = Kampf { $number } von { $total }
web-stop = Schritt { $number }: Leben { $life }, Ki { $ki }

## Seiten

page-intro = Ein Duellant, ein Gegner, eine Handvoll Karten. Halte drei Anzeigen im Gleichgewicht, lies die Deckung des Gegners und schlag zu, wenn die Kombination passt. Feldzüge und Module machen jeden Weg zu einem anderen.
page-preset-first-duel = Erstes Duell: Katana gegen Ishida
page-preset-hard-duel = Schweres Duell: Nodachi gegen Oda
page-preset-three = Einer gegen drei
page-preset-clan = Clan: so viele du besiegst
page-preset-dojo = Feldzug: Dojo Yoshioka
page-preset-village = Feldzug: fort aus dem Dorf
page-preset-shiro = Gegen Shiro, mit Blut

## Das Ende: Zahlen eines Spiels

stat-played = Gespielte Karten
stat-broken = Durchbrochene Verteidigungen
stat-parried = Abgewehrte Hiebe
stat-combos = Kombinationen
stat-dealt = Genommenes Leben
stat-lost = Verlorenes Leben
stat-wounds = Wunden
run-won =
    { $defeated ->
        [one] Gewonnen, ein Feind besiegt
       *[other] Gewonnen, { $defeated } Feinde besiegt
    }
