# 7 Ronin auf Deutsch. Namen kommen ohne Artikel an; Orte haben Fälle als Attribute: .acc (wen?), .loc (wo?), .lat (wohin?), die ein Satz mit ACC, LOC und
# LAT verlangt. „Ninja“ und „Ronin“ haben im Plural dieselbe Form.

game-title = 7 Ronin
game-intro = Sieben Ronin bewachen ein Dorf mit zehn Gebieten gegen fünfzig Ninja. In jeder Runde planen beide Seiten geheim, decken gleichzeitig auf und kämpfen, wo sie sich treffen. Der Angreifer gewinnt mit fünf Gebieten oder wenn alle Ronin gefallen sind, der Verteidiger, wenn er acht Runden übersteht oder kein Ninja mehr übrig ist.

## Namen

name-attacker = Angreifer
    .nom = Der Angreifer
    .gen = des Angreifers
name-defender = Verteidiger
    .nom = Der Verteidiger
    .gen = des Verteidigers

name-watchtower = Wachturm
    .acc = den Wachturm
    .loc = am Wachturm
    .lat = zum Wachturm
name-inn = Gasthaus
    .acc = das Gasthaus
    .loc = im Gasthaus
    .lat = zum Gasthaus
name-well = Brunnen
    .acc = den Brunnen
    .loc = am Brunnen
    .lat = zum Brunnen
name-granary = Speicher
    .acc = den Speicher
    .loc = am Speicher
    .lat = zum Speicher
name-shrine = Schrein
    .acc = den Schrein
    .loc = am Schrein
    .lat = zum Schrein
name-burial_grounds = Friedhof
    .acc = den Friedhof
    .loc = am Friedhof
    .lat = zum Friedhof
name-passage = Pfad
    .acc = den Pfad
    .loc = auf dem Pfad
    .lat = auf den Pfad
name-field_large = Feld (Limit 3)
    .acc = das Feld (Limit 3)
    .loc = auf dem Feld (Limit 3)
    .lat = auf das Feld (Limit 3)
name-animal_pen = Viehpferch
    .acc = den Viehpferch
    .loc = im Viehpferch
    .lat = in den Viehpferch
name-field_small = Feld (Limit 2)
    .acc = das Feld (Limit 2)
    .loc = auf dem Feld (Limit 2)
    .lat = auf das Feld (Limit 2)
name-market = Markt
    .acc = den Markt
    .loc = auf dem Markt
    .lat = auf den Markt

name-hayai = Hayai
name-kabe = Kabe
name-musashi = Musashi
name-taiko = Taiko
name-tasuke = Tasuke
name-yobu = Yobu
name-yumi = Yumi

## Wo das Spiel steht

moment-planning = Runde { $round } von 8 · geheime Planung
moment-ronin_abilities = Runde { $round } von 8 · die Ronin handeln
moment-wounds = Runde { $round } von 8 · Wunden
moment-area_abilities = Runde { $round } von 8 · die Gebiete wirken
moment-over = Das Spiel ist in Runde { $round } zu Ende

## Wie man gewinnt, und wie weit es noch ist

goal-attacker = Besetze { $needed } Gebiete (jetzt { $held }) oder bring den letzten Ronin zu Fall (am Leben: { $alive }).
goal-attacker_loses = Du verlierst nach Runde 8 (jetzt Runde { $round }) oder ohne Ninja (übrig: { $ninja }).
goal-defender = Halte acht Runden durch (jetzt Runde { $round }) oder lass keinen Ninja übrig (noch { $ninja }).
goal-defender_loses = Du verlierst, wenn die Ninja { $needed } Gebiete haben (jetzt { $held }) oder der letzte Ronin fällt (am Leben: { $alive }).
goal-attacker_wins = Der Angreifer gewinnt mit { $needed } Gebieten (jetzt { $held }) oder wenn der letzte Ronin fällt (am Leben: { $alive }).
goal-defender_wins = Der Verteidiger gewinnt nach Runde 8 (jetzt Runde { $round }) oder wenn kein Ninja mehr da ist (noch { $ninja }).

## Was für eine Entscheidung spricht

why-area-watchtower = Halten Ninja den Wachturm, verwundet er jede Runde alle Ronin daneben.
why-area-inn = Halten Ninja das Gasthaus, wiederholt es die Fähigkeit eines anderen besetzten Gebiets.
why-area-well = Halten Ninja den Brunnen, verwundet er jede Runde einen beliebigen Ronin im Dorf.
why-area-granary = Halten Ninja den Speicher, bringt er ihnen jede Runde bis zu zwei neue.
why-area-shrine = Halten Ninja den Schrein, nimmt er jede Runde einem Ronin die Fähigkeit.
why-area-burial_grounds = Halten Ninja den Friedhof, holt er Ninja aus Gebieten in die Reserve zurück.
why-area-passage = Halten Ninja den Pfad, schickt er nach dem Kampf zwei weitere in ein beliebiges Gebiet.
why-area-field = Beide Felder in der Hand der Ninja zählen als drei Gebiete.
why-area-animal_pen = Halten Ninja den Viehpferch, hält er jede Runde einen Ronin an seinem Platz fest.

why-market = Ein Ninja auf dem Markt erlaubt in jeder späteren Runde einen über einem Limit, bis ein Ronin kommt.
why-fifth = { $place }: Das wären { $number } Gebiete, genug für den Sieg, wenn dich niemand aufhält.
why-held_here = { $ronin } muss { LOC($place) } bleiben und hat noch Ausdauer { $left }.
why-deadly = { $number } Ninja { LOC($place) } sind für { $alive } der Ronin tödlich, die kommen könnten.
why-meets = Ein Ronin, der { LAT($place) } kommt, trifft auf { $number } Ninja.
why-saves_ninja = Im Plan sind genug Ninja. In der Reserve bleiben { $number } für die weiteren Runden ({ $left }).

why-clear_market = Ninja auf dem Markt: { $number }. { $ronin } vertreibt sie alle, ohne eine Wunde.
why-retake = { $ronin } kann { ACC($place) } befreien: { $number } Ninja gegen Ausdauer { $left }.
why-fight = Ninja stehen { LOC($place) }, also kann { $ronin } dort die Fähigkeit einsetzen.
why-close = Die Ninja haben { $held } Gebiete, und { $needed } gewinnen: Jedes befreite zählt.
why-quiet = { $ronin } braucht ein Gebiet ohne Ninja; { LAT($place) } kann höchstens { $number } kommen.
why-safe = { $number ->
    [0] Kein neuer Ninja kann { LAT($place) } kommen
    [one] Höchstens 1 neuer Ninja kann { LAT($place) } kommen
   *[other] Höchstens { $number } neue Ninja können { LAT($place) } kommen
}, und { $ronin } hat Ausdauer { $left }.
why-share = Tasuke und { $ronin } haben { LOC($place) } zusammen Ausdauer { $number }, und du verteilst die Wunden.

why-before_yobu = Zuerst { $ronin }: Drängt Yobu Ninja hierher, geht es nicht mehr.
why-shoot = Der Schuss kostet nichts: Die Reserve sinkt von { $number } auf { $left }.
why-heal = { $ronin } hat nur noch Ausdauer { $left } von { $number }.
why-heal_saves = Bei { $ronin }: { $number } Ninja. Ohne Heilung ist das das Ende.
why-unguarded = Niemand steht { LOC($place) }: Ohne Hayai besetzen die Ninja das Gebiet.
why-survives = { $ronin } trifft dort auf { $number } Ninja und hat Ausdauer { $left }.
why-slay = Ein Ninja weniger { LOC($place) }, ohne Wunde. Übrig: { $left }.
why-push = Yobu steht gegen { $number } Ninja und hat Ausdauer { $left }.
why-push_to = { $ronin } { LOC($place) } hält mehr aus: Ausdauer { $left }.
why-split_both = Beide leben weiter: Tasuke mit Ausdauer { $left }, { $ronin } mit { $number }.
why-split_falls = { $ronin } fällt, aber der andere lebt mit Ausdauer { $left } weiter.

why-in_sight = Ronin neben dem Wachturm: { $number }.
why-wins = Das macht { $number } Gebiete: genug für den Sieg.
why-finish = Du hast { $number } Gebiete: Beende jetzt den Schritt, und du hast gewonnen.
why-last_wound = { $ronin } hält noch eine Wunde aus: Diese ist die letzte.
why-fewest = Niemand in Reichweite hat weniger Ausdauer als { $ronin }: { $left }.
why-hold = Nächste Runde kann { $ronin } nur { LOC($place) } stehen.
why-silence = Nächste Runde ist { $ronin } ohne Fähigkeit.
why-send_takes = Niemand steht { LOC($place) }: Das Gebiet gehört dir sofort. Gebiete dann: { $number }.
why-send_falls = { $ronin } hat Ausdauer { $left }: Die geschickten Ninja ({ $number }) sind das Ende.
why-send_wounds = Danach hat { $ronin } noch Ausdauer { $left }.
why-withdraw = Der Ninja kann wieder geschickt werden. Dann noch { LOC($place) }: { $number }.

## Fragen

prompt-attack = Plane den Angriff geheim: noch mindestens { $missing } Ninja. Noch verfügbar: neue Gebiete { $areas }, Ninja { $reserve }.
prompt-attack-enough = Der Angriff hat genug Ninja: Schließe den Plan ab oder schicke mehr. Noch verfügbar: neue Gebiete { $areas }, Ninja { $reserve }.
prompt-defence =
    { $number ->
        [one] Stelle deine Ronin geheim auf: Einer ist noch auf der Hand.
       *[other] Stelle deine Ronin geheim auf: { $number } sind noch auf der Hand.
    }
prompt-defence-enough = Alle Ronin haben ihren Platz: Schließe den Plan ab.
prompt-ronin_abilities = Nutze vor dem Kampf die Fähigkeiten deiner Ronin, in beliebiger Reihenfolge, oder beende den Schritt.
prompt-split_wounds =
    { $number ->
        [one] Tasuke und { $ronin } stehen gemeinsam gegen einen Ninja: Wie viele Wunden nimmt Tasuke?
       *[other] Tasuke und { $ronin } stehen gemeinsam gegen { $number } Ninja: Wie viele Wunden nimmt Tasuke?
    }
prompt-area_abilities =
    { $areas ->
        [one] Nutze deine besetzten Gebiete, in beliebiger Reihenfolge, oder beende den Schritt. Du hast ein Gebiet; fünf bringen den Sieg.
       *[other] Nutze deine besetzten Gebiete, in beliebiger Reihenfolge, oder beende den Schritt. Du hast { $areas } Gebiete; fünf bringen den Sieg.
    }
prompt-copy_ability_of_another_occupied_area = Wähle ein anderes besetztes Gebiet: Das Gasthaus wirkt wie dieses.
prompt-wound_chosen_ronin = Wähle, welcher Ronin eine Wunde erhält.
prompt-hold_chosen_ronin = Wähle, welcher Ronin die nächste Runde am selben Ort beginnt.
prompt-silence_chosen_ronin_next_round = Wähle, welcher Ronin in der nächsten Runde keine Fähigkeit hat.
prompt-withdraw_ninja = Wähle ein Gebiet, aus dem ein Ninja in die Reserve zurückkehrt. So viele Ninja sind noch möglich: { $number }.
prompt-send_ninja_to_one_area = Wähle, wo ein oder zwei Ninja aus der Reserve sofort zuschlagen.
prompt-choose_wounded = Der Vorrat ist zu klein, um alle neben dem Wachturm zu verwunden: Wähle, wer eine Wunde erhält.

## Mögliche Entscheidungen

choice-place = Noch ein Ninja { LAT($place) }
choice-place-market = Ein Ninja { LAT($place) }: Ab der nächsten Runde erlaubt er einen über einem Limit
choice-done = Plan abschließen; er bleibt bis zum Aufdecken geheim
choice-assign = { $ronin } hält { LOC($place) } Wache
choice-finish = Beenden: keine weiteren Fähigkeiten in dieser Runde

choice-move = Hayai eilt { LAT($place) } in den Kampf
choice-slay = Musashi erschlägt einen Ninja im eigenen Gebiet, bevor Wunden entstehen
choice-heal = Taiko heilt eine Wunde von { $ronin }
choice-push =
    { $number ->
        [one] Yobu drängt einen Ninja { LAT($place) }
       *[other] Yobu drängt { $number } Ninja { LAT($place) }
    }
choice-push-apart = Yobu drängt je einen Ninja { LAT($place) } und { LAT($other) }
choice-push-nowhere = Yobu drängt Ninja in die Nachbargebiete
choice-shoot = Yumi erschießt einen Ninja der Reserve
choice-split =
    { $number ->
        [0] Tasuke nimmt keine Wunde
        [one] Tasuke nimmt eine Wunde
       *[other] Tasuke nimmt { $number } Wunden
    }

choice-use-wound_each_ronin_in_adjacent_areas = { $place }: alle Ronin in den beiden Nachbargebieten verwunden
choice-use-copy_ability_of_another_occupied_area = { $place }: die Fähigkeit eines anderen besetzten Gebiets nutzen
choice-use-wound_chosen_ronin = { $place }: einen Ronin verwunden
choice-use-gain_ninja = { $place }: bis zu zwei Ninja aus dem Vorrat in die Reserve holen
choice-use-silence_chosen_ronin_next_round = { $place }: einem Ronin für die nächste Runde die Fähigkeit nehmen
choice-use-withdraw_ninja = { $place }: bis zu zwei Ninja aus Gebieten in die Reserve zurückholen
choice-use-send_ninja_to_one_area = { $place }: einen oder zwei Ninja der Reserve in ein Gebiet schicken, wo sie sofort kämpfen
choice-use-two_fields_count_as_three_areas = { $place }: nichts zu nutzen, aber zwei Felder zählen wie drei Gebiete
choice-use-hold_chosen_ronin = { $place }: einen Ronin festhalten, der die nächste Runde dann am selben Ort beginnt

choice-copy = Das Gasthaus wirkt als { $place }
choice-target-wound_chosen_ronin = { $ronin } erhält eine Wunde
choice-target-hold_chosen_ronin = { $ronin } beginnt die nächste Runde am selben Ort
choice-target-silence_chosen_ronin_next_round = { $ronin } hat in der nächsten Runde keine Fähigkeit
choice-target-choose_wounded = { $ronin } gehört zu denen, die eine Wunde erhalten
choice-withdraw = { $place }: ein Ninja kehrt in die Reserve zurück
choice-enough = Keine weiteren Ninja zurückholen
choice-send =
    { $number ->
        [one] Ein Ninja schlägt { LOC($place) } zu
       *[other] { $number } Ninja schlagen { LOC($place) } zu
    }

## Ereignisse

event-round_began =
    { $threat ->
        [one] Runde { $round } beginnt: Höchstens ein Gebiet kann angegriffen werden.
       *[other] Runde { $round } beginnt: Höchstens { $threat } Gebiete können angegriffen werden.
    }
event-ninja_planned = Im Plan: ein Ninja { LAT($place) }.
event-ronin_planned = Im Plan: { $ronin } { LAT($place) }.
event-plan_ready = Der Plan { GEN($side) } ist fertig.
event-ninja_revealed =
    { $number ->
        [one] Ein Ninja taucht { LOC($place) } auf.
       *[other] { $number } Ninja tauchen { LOC($place) } auf.
    }
event-ronin_revealed = { $ronin } hält { LOC($place) } Wache.
event-market_cleared =
    { $number ->
        [one] { $ronin } räumt den Markt: Ein Ninja geht in den Vorrat, und sein Bonus ist verloren.
       *[other] { $ronin } räumt den Markt: { $number } Ninja gehen in den Vorrat, und ihr Bonus ist verloren.
    }

event-hayai_moved = Hayai eilt { LAT($place) } und kämpft dort.
event-musashi_slew = Musashi erschlägt { LOC($place) } einen Ninja.
event-taiko_healed = Taiko heilt eine Wunde von { $ronin }.
event-yobu_pushed =
    { $number ->
        [one] Yobu drängt einen Ninja { LAT($place) }.
       *[other] Yobu drängt { $number } Ninja { LAT($place) }.
    }
event-yumi_shot = Yumi erschießt einen Ninja: Die Reserve schrumpft.

event-wounded =
    { $number ->
        [one] { $ronin } erhält eine Wunde.
       *[other] { $ronin } erhält { $number } Wunden.
    }
event-fell = { $ronin } fällt und scheidet aus.

event-area_used = Die Ninja nutzen { ACC($place) }.
event-inn_copied = Das Gasthaus wirkt als { $place }.
event-ninja_gained =
    { $number ->
        [one] Ein Ninja aus dem Vorrat verstärkt die Reserve.
       *[other] { $number } Ninja aus dem Vorrat verstärken die Reserve.
    }
event-ronin_held = { $ronin } kommt nicht weg und beginnt die nächste Runde am selben Ort.
event-ronin_silenced = { $ronin } hat in der nächsten Runde keine Fähigkeit.
event-ninja_withdrawn = { $place }: Ein Ninja kehrt in die Reserve zurück.
event-ninja_sent =
    { $number ->
        [one] Ein Ninja der Reserve schlägt { LOC($place) } zu.
       *[other] { $number } Ninja der Reserve schlagen { LOC($place) } zu.
    }
event-ninja_starve =
    { $number ->
        [one] Hunger: Die Reserve verliert einen Ninja.
       *[other] Hunger: Die Reserve verliert { $number } Ninja.
    }

event-won_last_ronin_fell = { NOM($side) } gewinnt. { ending-last_ronin_fell }
event-won_areas_held = { NOM($side) } gewinnt. { ending-areas_held }
event-won_no_ninja_left = { NOM($side) } gewinnt. { ending-no_ninja_left }
event-won_rounds_survived = { NOM($side) } gewinnt. { ending-rounds_survived }
event-won_all_fell_together = { NOM($side) } gewinnt. { ending-all_fell_together }
event-won_ninja_starved = { NOM($side) } gewinnt. { ending-ninja_starved }
event-won_reserve_too_short = { NOM($side) } gewinnt. { ending-reserve_too_short }

ending-last_ronin_fell = Der letzte Ronin ist gefallen, und niemand bewacht mehr das Dorf.
ending-areas_held = Die Ninja haben fünf Gebiete oder mehr (zwei Felder zählen als drei).
ending-no_ninja_left = Weder auf dem Spielplan noch in der Reserve ist ein Ninja übrig.
ending-rounds_survived = Acht Runden sind vorbei, und das Dorf steht noch.
ending-all_fell_together = Der letzte Ronin und der letzte Ninja fallen zugleich, und das Dorf ist gerettet.
ending-ninja_starved = Der Hunger holt den letzten Ninja.
ending-reserve_too_short = Die Reserve ist kleiner als das Minimum dieser Runde.

## Optionen der Regeln

option-threat_track = Bedrohungsstufen
option-threat_track-help = Wie viele Gebiete in jeder Runde angegriffen werden dürfen: eine benannte Reihe von acht Bedrohungsstufen.
value-threat_track-balance_fit = ausgewogen: 3 3 4 4 4 5 5 5
value-threat_track-pairs = steigt jede zweite Runde: 3 3 4 4 5 5 6 6
value-threat_track-slow = steigt langsam: 3 3 3 4 4 4 5 5
value-threat_track-steep = steigt steil: 3 4 4 5 5 6 6 7
value-threat_track-linear_to_ten = steigt jede Runde, bis zehn: 3 4 5 6 7 8 9 10
option-short_reserve = Zu kleine Reserve
option-short_reserve-help = Eine Reserve unter dem Minimum der Runde: Alles Übrige wird eingesetzt, oder der Angreifer verliert.
value-short_reserve-deploy_all = alles Übrige einsetzen
value-short_reserve-attacker_loses = der Angreifer verliert
option-market_counts_for_minimum = Markt zählt zum Minimum
option-market_counts_for_minimum-help = Ein Ninja, der auf den Markt geht, zählt zum Minimum.
option-limit_counts = Was das Limit zählt
option-limit_counts-help = Das Limit eines Gebiets zählt nur die neu eingesetzten Ninja oder auch die, die schon dort sind.
value-limit_counts-new = nur neue Ninja
value-limit_counts-total = alle Ninja im Gebiet
option-held_hayai_may_move = Festgehaltener Hayai darf ziehen
option-held_hayai_may_move-help = Hayai, vom Viehpferch festgehalten, darf in der nächsten Runde seine Bewegung nutzen.
option-silence_stops_sharing = Tasuke ohne Fähigkeit steht allein
option-silence_stops_sharing-help = Tasuke, vom Schrein um die Fähigkeit gebracht, kann kein Gebiet teilen.
option-pool_is_limited = Begrenzter Vorrat
option-pool_is_limited-help = Ein leerer Vorrat gibt keine Marker; sonst kommen sie von außerhalb.
option-market_ninja_keep_alive = Ninja auf dem Markt halten den Angriff am Leben
option-market_ninja_keep_alive-help = Ninja auf dem Markt zählen für den Sieg wie Ninja auf dem Spielplan.
option-starvation_after_rounds = Hungerrunden
option-starvation_after_rounds-help = Die Runden, nach denen ein Ninja der Reserve verhungert.
option-field_next_to_watchtower = Feld neben dem Wachturm
option-field_next_to_watchtower-help = Welches der beiden Felder neben dem Wachturm liegt.
value-field_next_to_watchtower-field_small = { name-field_small }
value-field_next_to_watchtower-field_large = { name-field_large }
option-box = Eigenes Material
option-box-help = Dein eigenes Material, wo es von unserem abweicht, als Datei einer Schachtel.

## Spielmaterial, für Seiten und Schachteln

name-threat = Bedrohungsstufen
name-ring = Ring der Gebiete
box-part-track = Zeitleiste
box-part-board = Dorf
box-part-areas = Gebiete
box-part-ronin = Ronin
box-field-levels = Bedrohungsstufe je Runde
box-field-order = Reihenfolge rund um das Dorf
box-field-limit = Limit
box-field-durability = Ausdauer

## Die Seite

# Auf dem Plan ist das Limit eines Feldes gezeichnet.
web-field = Feld

# Überschriften für alle, die zuhören.
web-track = Die acht Runden
web-village = Das Dorf
web-tiles = Die sieben Ronin
web-sides = Beide Seiten

# Was ein Gebiet für die Ninja tut, die es besetzt halten, und was ein Ronin kann, in einem kurzen Satz.
web-ability-watchtower = Verwundet jeden Ronin in den beiden Nachbargebieten.
web-ability-inn = Wirkt wie ein anderes besetztes Gebiet.
web-ability-well = Verwundet einen beliebigen Ronin im Dorf.
web-ability-granary = Bringt bis zu zwei Ninja aus dem Vorrat in die Reserve.
web-ability-shrine = Ein Ronin hat nächste Runde keine Fähigkeit.
web-ability-burial_grounds = Holt bis zu zwei Ninja aus Gebieten in die Reserve.
web-ability-passage = Schickt sofort bis zu zwei Ninja in ein Gebiet.
web-ability-field = Beide Felder zusammen zählen als drei Gebiete.
web-ability-animal_pen = Hält einen Ronin die nächste Runde an seinem Platz.
web-ability-market = Jeder Ninja hier erlaubt einen mehr als ein Limit. Ein Ronin vertreibt sie.
web-ability-hayai = Ohne Ninja bei sich: eilt in ein Gebiet mit Ninja.
web-ability-kabe = Ohne Fähigkeit, doch keiner hält mehr aus.
web-ability-musashi = Erschlägt vor dem Kampf einen Ninja bei sich.
web-ability-taiko = Ohne Ninja bei sich: heilt die Wunde eines anderen.
web-ability-tasuke = Teilt Gebiet und Wunden mit einem anderen Ronin.
web-ability-yobu = Drängt bis zu zwei Ninja in die Gebiete nebenan.
web-ability-yumi = Ohne Ninja bei sich: erschießt einen der Reserve.

# Was liest, wer auf einen Spielstein zeigt.
web-explain-area = { $ability } Das gilt für die Ninja, solange sie es besetzt halten. Limit für neue Ninja in einer Runde: { $number }.
web-explain-ronin = { $ability } Übrige Ausdauer: { $left } von { $number }.
web-explain-effect = Zustand: { $what }.
web-explain-fallen = { $ronin } ist gefallen und kehrt nie zurück.

web-day = Runde { $round }: Bedrohungsstufe { $threat }, mindestens { $number } Ninja
web-hungry = danach Hunger
web-limit = Limit { $number }
web-ninja = { $number } Ninja
web-guard = { $ronin } mit Ausdauer { $left } von { $number }
web-durability = übrige Ausdauer: { $left } von { $number }
web-planned = geplant: { $what }
web-next = nächste Runde { $what }
web-attacked = angegriffen
web-occupied = besetzt
web-used = genutzt
web-unused = ungenutzt
web-fallen = gefallen

# Was eine Seite tut.
web-sealed = geheim
web-plans = plant
web-ready = bereit
web-acts = am Zug
web-waits = wartet
web-won = gewinnt
web-lost = verliert

# Auf Knöpfen.
web-use = nutzen
web-copy = wie hier
web-side-wins = { NOM($side) } gewinnt
web-last-plan = Wie letzte Runde
web-last-plan-help = Legt den Plan der letzten Runde noch einmal, soweit er erlaubt ist.
web-pick = { $ronin } aufstellen, übrige Ausdauer: { $left } von { $number }
web-back-ninja = Einen Ninja zurücknehmen: { $place }
web-back-ronin = { $ronin } zurück auf die Hand nehmen

# Neben einer Entscheidung.
web-odds-place = Neue Ninja dort: { $number } von { $limit }.
web-odds-above = Neue Ninja dort: { $number }, dank Markt über dem Limit { $limit }.
web-odds-fight = { $number } Ninja gegen Ausdauer { $left }.
web-odds-guard = Höchstens { $number } Ninja gegen Ausdauer { $left }.
web-odds-fall = Gefahr: { $ronin } kann hier fallen, mit Ausdauer { $left } gegen bis zu { $number } Ninja.
web-odds-falls = Gefahr: { $ronin } fällt hier, mit Ausdauer { $left } gegen { $number } Ninja.
web-odds-deadly = Gefahr: { $ronin } fällt.
web-odds-market = Vertreibt alle Ninja vom Markt ({ $number }), bewacht aber in dieser Runde kein Gebiet.
web-odds-open = Gefahr: Die Ninja können in dieser Runde { $number } Gebiete erreichen, und { $needed } gewinnen.
web-odds-lost = Gefahr: Die Ninja haben dann { $number } Gebiete und gewinnen.

## Beschriftungen; klein geschrieben, was einen Spielstein oder eine Seite beschreibt

draw-threat_level = Bedrohungsstufe
draw-minimum = Minimum
draw-hunger = Hunger
draw-reserve = Reserve
draw-pool = Vorrat
draw-areas_held = Besetzte Gebiete: { $number } ({ $needed } nötig)
draw-hand = auf der Hand
draw-held = festgehalten
draw-silenced = stumm

## Seiten

page-intro = Zwei Personen, ein Dorf, acht Runden. Die eine Seite schickt heimlich fünfzig Ninja, die andere stellt ihnen sieben Ronin in den Weg. Beide Pläne werden zugleich aufgedeckt, und erst dann zeigt sich, wer richtig geraten hat.
page-preset-defend = Gegen einen Bot verteidigen
page-preset-attack = Einen Bot angreifen

## Das Ende: Zahlen eines Spiels

stat-ninja = Ausgesandte Ninja
stat-wounds = Wunden
stat-fallen = Gefallene Ronin
stat-areas = Von Ninja genutzte Gebiete
stat-starved = Verhungerte Ninja
