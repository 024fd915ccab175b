# Samurai Spirit auf Deutsch. Namen kommen im Nominativ und ohne Artikel an; „Samurai“ hat im Plural dieselbe Form.
# Eine Karte ist ihr Wert und in Klammern ihr Symbol, falls sie eines hat, ihre Strafen und Flammen.

game-title = Samurai Spirit
game-intro = Zwei bis sieben Samurai verteidigen gemeinsam ein Dorf drei Runden lang gegen Räuber. In jedem Zug kämpft ein Samurai gegen den nächsten Räuber, unterstützt einen Gefährten oder passt. Eine Summe genau auf dem Kiai-Wert setzt eine besondere Kraft frei, eine höhere kostet das Dorf eine Barrikade, und Wunden wecken das Tier im Samurai. Alle gewinnen, wenn nach der dritten Runde noch ein Gehöft und eine Familie da sind; stirbt ein Samurai, haben alle verloren.

## Namen

name-heihachi = Heihachi
name-daisuke = Daisuke
name-gorobei = Gorobei
name-kanbei = Kanbei
name-kikuchiyo = Kikuchiyo
name-kyuzo = Kyuzo
name-katsushiro = Katsushiro

name-seat_1 = Platz 1
name-seat_2 = Platz 2
name-seat_3 = Platz 3
name-seat_4 = Platz 4
name-seat_5 = Platz 5
name-seat_6 = Platz 6
name-seat_7 = Platz 7

name-hat = Hut
name-farm = Gehöft
name-doll = Puppe
name-none = nichts
name-flames = Flammen

name-fire = Brand
name-wound = Wunde
name-intruder = Eindringling
name-no_defend = keine Verteidigung
name-no_support = keine Unterstützung
name-draw_left = linker Nachbar zieht
name-draw_right = rechter Nachbar zieht
name-must_pass = erzwungenes Passen
name-recycle = Rückkehr eines Räubers
name-no_talent = kein Talent
name-drop_defence = Verlust einer Verteidigungskarte

name-lose_family = Verlust einer Familie
name-lose_farm = Verlust eines Gehöfts
name-lose_barricade = Verlust einer Barrikade
name-random_wound = zufällige Wunde

name-heal = Heilung
name-barricade = Barrikade
name-repel = Abwehr eines Eindringlings

name-P1-01 = 1 (Hut, Wunde, Flammen)
name-P1-02 = 1 (Hut, Flammen)
name-P1-03 = 1 (Hut, Eindringling)
name-P1-04 = 1 (Hut, keine Verteidigung)
name-P1-05 = 1 (Puppe, Brand, Flammen)
name-P1-06 = 1 (Puppe, Wunde, Flammen)
name-P1-07 = 1 (Puppe)
name-P1-08 = 1 (Puppe, Eindringling)
name-P1-09 = 1 (Gehöft, Brand, Flammen)
name-P1-10 = 1 (Gehöft, Wunde, Flammen)
name-P1-11 = 1 (Gehöft, keine Unterstützung)
name-P1-12 = 1 (Gehöft, Eindringling)
name-P1-13 = 1 (Brand)

name-P2-01 = 2 (Hut, Wunde, Flammen)
name-P2-02 = 2 (Hut, Flammen)
name-P2-03 = 2 (Hut, Eindringling)
name-P2-04 = 2 (Hut, keine Verteidigung)
name-P2-05 = 2 (Puppe, Brand, Flammen)
name-P2-06 = 2 (Puppe, Wunde, Flammen)
name-P2-07 = 2 (Puppe)
name-P2-08 = 2 (Puppe, Eindringling)
name-P2-09 = 2 (Gehöft, Brand, Flammen)
name-P2-10 = 2 (Gehöft, Wunde, Flammen)
name-P2-11 = 2 (Gehöft, keine Unterstützung)
name-P2-12 = 2 (Gehöft, Eindringling)
name-P2-13 = 2 (Brand)

name-P3-01 = 3 (Hut, Brand, Flammen)
name-P3-02 = 3 (Hut, Flammen)
name-P3-03 = 3 (Hut, linker Nachbar zieht)
name-P3-04 = 3 (Puppe, Brand, Flammen)
name-P3-05 = 3 (Puppe, Wunde, Flammen)
name-P3-06 = 3 (Puppe)
name-P3-07 = 3 (Puppe, keine Verteidigung)
name-P3-08 = 3 (Puppe, linker Nachbar zieht)
name-P3-09 = 3 (Gehöft, Brand, Flammen)
name-P3-10 = 3 (Gehöft, Wunde, Flammen)
name-P3-11 = 3 (Gehöft, keine Unterstützung)
name-P3-12 = 3 (Gehöft, linker Nachbar zieht)
name-P3-13 = 3 (Wunde)

name-P4-01 = 4 (Hut, Brand, Flammen)
name-P4-02 = 4 (Hut, rechter Nachbar zieht, Flammen)
name-P4-03 = 4 (Hut)
name-P4-04 = 4 (Puppe, Brand, Flammen)
name-P4-05 = 4 (Puppe, Wunde, Flammen)
name-P4-06 = 4 (Puppe)
name-P4-07 = 4 (Puppe, keine Verteidigung)
name-P4-08 = 4 (Puppe, rechter Nachbar zieht)
name-P4-09 = 4 (Gehöft, Brand, Flammen)
name-P4-10 = 4 (Gehöft, Wunde, Flammen)
name-P4-11 = 4 (Gehöft, keine Unterstützung)
name-P4-12 = 4 (Gehöft, rechter Nachbar zieht)
name-P4-13 = 4 (Wunde)

name-L5-01 = 5 (Hut, Wunde)
name-L5-02 = 5 (Puppe, Eindringling)
name-L5-03 = 5 (Gehöft, Brand)
name-L5-04 = 5 (Brand, Flammen)
name-L5-05 = 5 (Wunde, Flammen)
name-L5-06 = 5 (Eindringling, Flammen)
name-L5-07 = 5 (keine Unterstützung, Flammen)

name-B6-01 = 6 (Hut, Eindringling, Eindringling, Flammen)
name-B6-02 = 6 (Puppe, erzwungenes Passen, Flammen)
name-B6-03 = 6 (Gehöft, Brand, Brand, Flammen)
name-B6-04 = 6 (keine Verteidigung, Rückkehr eines Räubers, Flammen)
name-B6-05 = 6 (Wunde, kein Talent, Flammen)
name-B6-06 = 6 (keine Unterstützung, Wunde, Flammen)
name-B6-07 = 6 (Verlust einer Verteidigungskarte, Flammen)

## Wo das Spiel steht

moment-turn = Runde { $round } von 3 · Zug { $turn }
moment-round_end = Runde { $round } von 3 · Ende der Runde
moment-over = Das Spiel ist in Runde { $round } zu Ende

## Das Ziel

goal-hold = Haltet drei Runden durch; dies ist Runde { $round }. Alle Samurai müssen leben.
goal-village = Gehöfte { $farms }, Familien { $families }, Barrikaden { $barricades }. Ohne Gehöft oder ohne Familie habt ihr verloren.
goal-deadly = Gefahr: { $samurai } stirbt bei der nächsten Wunde, und dann haben alle verloren.
goal-missing = Endete die Runde jetzt, kosteten fehlende Symbole: Wunden { $hats }, Gehöfte { $farms }, Familien { $dolls }.

## Fragen

prompt-absent_tokens = { $samurai }, vor deinem Zug darfst du Marker abwesender Samurai nutzen. Ungenutzte Marker: { $number }.
prompt-ignore_penalties = { $samurai }, deine letzte Karte ist { $card }: Wähle, welche Strafen du ignorierst.
prompt-penalty_order = { $samurai }, wähle, welche Strafe zuerst kommt.
prompt-drop_defence = { $samurai }, wähle die Karte deiner Verteidigungsreihe, die du verlierst.
prompt-choose_action = { $samurai }, wähle eine Aktion. Summe { $total }, Kiai-Wert { $kiai }, Räuber im Stapel: { $raiders }.
prompt-play_card = { $samurai }, spiele diese Karte: { $card }. Summe { $total }, Kiai-Wert { $kiai }.
prompt-choose_second_fight = { $samurai }, du darfst ein zweites Mal kämpfen. Summe { $total }, Kiai-Wert { $kiai }.
prompt-ask_kiai = { $samurai }, deine Summe ist genau der Kiai-Wert { $kiai }: Nutze den Kiai oder lass ihn verstreichen.
prompt-add_barricade = { $samurai }, dein Kiai darf eine Barrikade hinzufügen. Barrikaden jetzt: { $barricades }.
prompt-heal_wound = { $samurai }, dein Kiai darf eine Wunde heilen: Wähle, wessen.
prompt-move_card = { $samurai }, dein Kiai darf eine Karte versetzen: Wähle, wessen letzte Karte du nimmst.
prompt-give_card = { $samurai }, wähle, wer diese Karte bekommt: { $card }.
prompt-given_card = { $samurai }, platziere die Karte, die du bekommen hast: { $card }. Summe { $total }, Kiai-Wert { $kiai }.
prompt-discard_raiders =
    { $number ->
        [one] { $samurai }, dein Kiai darf den obersten Räuber des Stapels ablegen.
       *[other] { $samurai }, dein Kiai darf die obersten { $number } Räuber des Stapels ablegen.
    }
prompt-discard_intruders =
    { $number ->
        [one] { $samurai }, dein Kiai darf den obersten Eindringling ablegen.
       *[other] { $samurai }, dein Kiai darf die obersten { $number } Eindringlinge ablegen.
    }
prompt-strike = { $samurai }, dein Kiai darf zuschlagen: Wähle, wessen letzte Karte abgelegt wird.
prompt-move_token = { $samurai }, dein Kiai darf einen Unterstützungsmarker weitergeben: Wähle, wessen.
prompt-give_token = { $samurai }, wähle, wer den Unterstützungsmarker von { $owner } bekommt.
prompt-look_at_raiders =
    { $number ->
        [one] { $samurai }, dein Kiai darf den obersten Räuber des Stapels aufdecken.
       *[other] { $samurai }, dein Kiai darf die obersten { $number } Räuber des Stapels aufdecken und beliebig ordnen.
    }
prompt-arrange = { $samurai }, wähle die Karte für Platz { $place } von oben im Stapel.

## Mögliche Entscheidungen

choice-fight = Kampf: den obersten Räuber aufdecken
choice-fight-known = Kampf gegen den obersten Räuber, der bekannt ist: { $card }
choice-fight-again = Noch ein Kampf: den nächsten Räuber aufdecken
choice-support = Unterstützung: den eigenen Marker an { $recipient } verleihen; der oberste Räuber wird zum Eindringling
choice-pass = Passen: die Runde verlassen; deine Karten bleiben liegen

choice-no-card = Dafür gibt es keine Karte
choice-attack = Angriff auf { $card }: Die Summe wird { $total }, der Kiai-Wert ist { $kiai }
choice-attack-kiai = Angriff auf { $card }: Die Summe wird { $total }, genau der Kiai-Wert
choice-attack-over = Angriff auf { $card }: Die Summe wird { $total }, mehr als der Kiai-Wert { $kiai }, und das Dorf wird getroffen
choice-defend = Verteidigung mit { $card }: Die Karte schützt in der Verteidigungsreihe ({ $symbol })
choice-hand = { $card } an { $recipient } weitergeben; dort wird die Karte sofort gespielt
choice-replace = { $card } unter den Räuberstapel legen und eine andere Karte ziehen
choice-discard = { $card } ablegen: In deiner Kampfreihe liegt eine Karte mit diesem Wert

choice-done = Keine weiteren Marker abwesender Samurai nutzen
choice-enough = Nicht ein zweites Mal kämpfen
choice-ignore-nothing = Nichts ignorieren
choice-ignore-one = Eine Strafe ignorieren: { $penalty }
choice-ignore-all = Alle Strafen der Karte ignorieren
choice-order = Zuerst kommt: { $penalty }
choice-no-order = Es gibt keine zwei Strafen zu ordnen
choice-drop = { $card } aus der Verteidigungsreihe verlieren
choice-use_token = Den Marker des abwesenden { $talent } nutzen und dessen Talent dazubekommen

choice-let_pass = Den Kiai verstreichen lassen: keine Wirkung, und keine Karte wird abgelegt
choice-use = Die Wirkung des Kiai nutzen
choice-use-ask_kiai = Den Kiai nutzen: auf Wunsch seine Wirkung, dann wird deine erste Karte abgelegt
choice-use-add_barricade = Eine Barrikade hinzufügen
choice-use-discard_raiders = Die Räuber ablegen
choice-use-discard_intruders = Die Eindringlinge ablegen
choice-use-look_at_raiders = Die Räuber aufdecken
choice-skip = Auf diese Wirkung verzichten
choice-heal = Die Wunde von { $samurai } heilen
choice-take = Die letzte Karte von { $source } nehmen: { $card }
choice-give-card = Die Karte an { $recipient } geben
choice-give-token = Den Marker an { $recipient } geben
choice-strike = Die letzte Karte von { $source } ablegen: { $card }
choice-token = Den Unterstützungsmarker von { $owner } weitergeben

choice-uppermost = Diese Karte kommt als Nächste von oben: { $card }
choice-card = Die Karte ist { $card }
choice-reverse = Die Rückseite des Gehöfts zeigt: { $penalty }
choice-family = Eine Familie ist verloren (Bonus: { $family })
choice-pick = Das Los trifft { $samurai }
choice-deal = Den nächsten Platz bekommt { $samurai }

## Ereignisse

event-dealt = { $seat } spielt { $samurai }.
event-begins = Das Los entscheidet: { $samurai } beginnt.
event-shuffled_with_lieutenants =
    { $leaders ->
        [one] Die Räuber der letzten Runde und ein Leutnant werden zu einem neuen Stapel gemischt.
       *[other] Die Räuber der letzten Runde und { $leaders } Leutnants werden zu einem neuen Stapel gemischt.
    }
event-shuffled_with_bosses =
    { $leaders ->
        [one] Die Räuber der letzten Runde und ein Anführer werden zu einem neuen Stapel gemischt.
       *[other] Die Räuber der letzten Runde und { $leaders } Anführer werden zu einem neuen Stapel gemischt.
    }
event-round_began =
    { $cards ->
        [one] Runde { $round } beginnt mit einem Räuber im Stapel.
       *[other] Runde { $round } beginnt mit { $cards } Räubern im Stapel.
    }
event-turn = { $samurai } ist am Zug.
event-absent_token_used = { $samurai } nutzt den Marker des abwesenden { $talent } und bekommt dessen Talent dazu.

event-ignored = { $samurai } nutzt ein Talent und ignoriert Strafen der Karte { $card }.
event-penalty = { $samurai } erleidet eine Strafe der letzten Karte: { $penalty }.
event-impossible = Diese Strafe ist nicht ausführbar: { $samurai } erhält stattdessen eine Wunde.
event-recycled = Ein abgelegter Räuber wird wieder in den Stapel gemischt: { $card }.
event-dropped = { $samurai } verliert eine Karte der Verteidigungsreihe: { $card }.

event-supported = { $samurai } unterstützt { $recipient } und verleiht den eigenen Marker.
event-intruder = Der oberste Räuber schleicht sich ungesehen ins Dorf. Eindringlinge: { $intruders }, Räuber noch im Stapel: { $left }.
event-passed = { $samurai } passt mit der Summe { $total } und verlässt die Runde.
event-had_to_pass = { $samurai } muss mit der Summe { $total } passen und verlässt die Runde.
event-token_returned = { $samurai } gibt den Unterstützungsmarker von { $owner } zurück.

event-drawn = { $samurai } zieht { $card }.
event-attacked = { $samurai } greift { $card } an: Die Summe ist { $total }, der Kiai-Wert { $kiai }.
event-defended = { $samurai } verteidigt mit { $card }.
event-handed_on = { $samurai } gibt { $card } an { $recipient } weiter.
event-replaced = { $samurai } legt { $card } unter den Räuberstapel und zieht eine andere Karte.
event-discarded = { $samurai } legt { $card } ab, weil in der Kampfreihe eine Karte mit diesem Wert liegt.
event-defeated = { $samurai } hat die Summe { $total }, mehr als den Kiai-Wert { $kiai }: Das Dorf wird getroffen.

event-kiai = { $samurai } hat genau die Summe { $kiai } und erreicht den Kiai.
event-kiai_let_pass = { $samurai } lässt den Kiai verstreichen.
event-first_card_discarded = Nach dem Kiai wird die erste Karte von { $samurai } abgelegt: { $card }.
event-card_taken = { $samurai } nimmt die letzte Karte von { $source }: { $card }.
event-put_back = { $samurai } legt { $card } zurück in die Kampfreihe.
event-bonus = Eine Familie hilft: { $family }.
event-card_given = { $samurai } gibt { $card } an { $recipient }.
event-struck = { $samurai } entfernt die letzte Karte von { $source }: { $card }.
event-raider_discarded = Ein Räuber des Stapels wird abgelegt: { $card }.
event-intruder_discarded = Ein Eindringling wird abgelegt: { $card }.
event-turned_over = Ein Räuber des Stapels wird aufgedeckt: { $card }.
event-token_given = { $samurai } gibt einen Unterstützungsmarker weiter: Der von { $owner } geht an { $recipient }.
event-token_given_back = { $samurai } gibt den Unterstützungsmarker von { $owner } an seinen Besitzer zurück.

event-barricade_lost =
    { $left ->
        [0] Eine Barrikade ist verloren, und keine ist mehr übrig.
       *[other] Eine Barrikade ist verloren. Noch übrig: { $left }.
    }
event-barricade_added = Eine Barrikade kommt hinzu. Barrikaden jetzt: { $left }.
event-farmstead_lost =
    { $left ->
        [0] Ein Gehöft ist verloren, und keines ist mehr übrig.
       *[other] Ein Gehöft ist verloren. Noch übrig: { $left }.
    }
event-reverse = Die Rückseite des Gehöfts zeigt: { $penalty }.
event-family_lost =
    { $left ->
        [0] Eine Familie ist verloren (Bonus: { $family }), und keine ist mehr übrig.
       *[other] Eine Familie ist verloren (Bonus: { $family }). Noch übrig: { $left }.
    }
event-wounded = { $samurai } erhält eine Wunde.
event-flipped = { $samurai } erhält die zweite Wunde, und das Tier erwacht.
event-died = { $samurai } erhält eine Wunde zu viel und stirbt.
event-healed = { $samurai } wird von einer Wunde geheilt.

event-round_over = Runde { $round } ist vorbei. Eindringlinge: { $intruders }.
event-no_hat = { $samurai } hat keinen Hut in der Verteidigungsreihe: Das kostet eine Wunde.
event-no_farm = { $samurai } hat kein Gehöft in der Verteidigungsreihe: Das kostet ein Gehöft.
event-no_doll = { $samurai } hat keine Puppe in der Verteidigungsreihe: Das kostet eine Familie.
event-intruder_burns = Ein Eindringling mit Flammen trifft das Dorf: { $card }.
event-intruder_harmless = Ein Eindringling ohne Flammen richtet nichts an: { $card }.

event-village_saved =
    { $points ->
        [one] Ihr gewinnt mit einem Punkt. { ending-village_saved }
       *[other] Ihr gewinnt mit { $points } Punkten. { ending-village_saved }
    }
event-samurai_died = Ihr verliert. { ending-samurai_died }
event-farmsteads_lost = Ihr verliert. { ending-farmsteads_lost }
event-families_lost = Ihr verliert. { ending-families_lost }

ending-village_saved = Drei Runden sind vorbei, alle Samurai leben, und im Dorf gibt es noch Gehöfte und Familien.
ending-samurai_died = Ein Samurai ist gestorben, und mit ihm ist das Dorf verloren.
ending-farmsteads_lost = Das letzte Gehöft ist abgebrannt.
ending-families_lost = Die letzte Familie ist verloren.

## Gründe für eine Wahl

why-fight_safe = Kein Räuber, der kommen kann, hebt die Summe über { $kiai }.
why-fight_symbol = { $samurai }: { $chance } % der Räuber, die kommen können, füllen einen leeren Platz der Verteidigungsreihe.
why-fight_kiai = { $chance } % der Räuber, die kommen können, treffen genau den Kiai-Wert.
why-fight_cover = Ein angegriffener Räuber deckt die letzte Karte und ihre Strafe zu: { $penalty }.
why-risk = { $samurai }: { $chance } % der Räuber, die kommen können, sind zu stark und passen auf keinen leeren Platz.
why-pass_penalty = Nach dem Passen straft die letzte Karte nicht mehr: { $penalty }.
why-pass_full = { $samurai } hat eine vollständige Verteidigungsreihe.
why-pass_others = { $samurai } kann weitermachen: noch { $room } bis zum Kiai-Wert.
why-support = Im nächsten Zug gilt: { $recipient } { $talent }.
why-attack_kiai = Die Summe wird { $total }, genau der Kiai-Wert: Kiai!
why-attack_below = Die Summe wird { $total } und bleibt unter dem Kiai-Wert { $kiai }.
why-defend_hat = Mit einem Hut erhält { $samurai } am Ende der Runde keine Wunde für ein fehlendes Symbol.
why-defend_farm = Am Ende der Runde rettet die Karte ein Gehöft.
why-defend_doll = Am Ende der Runde rettet die Karte eine Familie.
why-spared = Ein Angriff ergäbe { $total }, über dem Kiai-Wert { $kiai }.
why-defend_penalty = In der Verteidigungsreihe schläft die Strafe der Karte: { $penalty }.
why-give_symbol = { $recipient } kann damit verteidigen, denn dort fehlt dieses Symbol: { $symbol }.
why-give_kiai = { $recipient } würde damit genau den Kiai-Wert treffen.
why-give_room = { $recipient } hat Platz: noch { $room } bis zum Kiai-Wert.
why-discard = Die Karte ist weg: Sie zählt nichts und straft niemanden.
why-replace = { $chance } % der Räuber, die stattdessen kommen können, treffen das Dorf nicht.
why-replace_penalty = Die Strafe dieser Karte verschwindet mit ihr unter dem Stapel: { $penalty }.
why-covers = { $samurai }: Die letzte Karte wird zugedeckt, und ihre Strafe schläft: { $penalty }.
why-harmless = Als letzte Karte straft sie niemanden.
why-ignore = Diese Strafe wirkt dann nicht: { $penalty }.
why-deadly = Noch eine Wunde, und { $samurai } stirbt; dann haben alle verloren.
why-order = Erst { $first }, dann { $second }: beide wirken.
why-drop_hat = Ein fehlender Hut kostet nur eine Wunde.
why-drop_farm = Ein fehlendes Gehöft kostet ein Gehöft; Gehöfte übrig: { $farms }.
why-drop_doll = Eine fehlende Puppe kostet eine Familie; Familien übrig: { $families }.
why-token = Das Talent dieses Markers: { $talent }.
why-keep_tokens = Jeder dieser Marker gilt einmal im Spiel, und die Anführer kommen in Runde 3.
why-barricade = Stehende Barrikaden: { $barricades } von { $number }.
why-raiders = Räuber, gegen die dann niemand kämpfen muss: { $number }.
why-look = Räuber, die ihr dann im Voraus kennt: { $number }.
why-intruders = Eindringlinge, die gehen: { $number }. Der oberste trägt mit { $chance } % Flammen.
why-heal = { $samurai } hält danach eine Wunde mehr aus.
why-strike_over = { $source } liegt dann nicht mehr über dem Kiai-Wert und muss nicht passen.
why-punished = { $samurai }: Die letzte Karte würde im nächsten Zug strafen: { $penalty }.
why-strike_room = { $source } liegt dann { $room } unter dem Kiai-Wert.

## Optionen der Regeln

option-players = Spieler
option-players-help = Wie viele Personen mit ihren Samurai das Dorf verteidigen; 1 ist das Solospiel.
option-difficulty = Schwierigkeit
option-difficulty-help = Wie viele Barrikaden und Räuber es gibt und ob Gehöfte strafen und Familien helfen.
value-difficulty-normal = normal
value-difficulty-easy = leicht
value-difficulty-hard = schwer
value-difficulty-heroic = heroisch
option-solo_samurai = Samurai im Solospiel
option-solo_samurai-help = Wie viele Samurai eine Person im Solospiel führt.
option-samurai = Samurai
option-samurai-help = Die Samurai in der Reihenfolge der Plätze; ist keiner genannt, entscheidet das Los.
option-absent_tokens = Marker abwesender Samurai
option-absent_tokens-help = Die Unterstützungsmarker abwesender Samurai helfen auch in Spielen mit 3 bis 6 Personen.
option-absent_token_scope = Dauer abwesender Talente
option-absent_token_scope-help = Wie lange das Talent vom Marker eines abwesenden Samurai gilt.
value-absent_token_scope-round = bis zum Ende der Runde
value-absent_token_scope-turn = bis zum Ende des Zugs
option-case3_every_card = Jede Karte über dem Kiai-Wert trifft
option-case3_every_card-help = Jede weitere Karte bei einem Samurai über dem Kiai-Wert kostet eine Barrikade.
option-return_tokens_at_round_end = Marker kehren am Rundenende zurück
option-return_tokens_at_round_end-help = Verliehene Unterstützungsmarker sind vor der nächsten Runde zurück.
option-heal_passed = Heilung nach dem Passen
option-heal_passed-help = Der Kiai von Heihachi darf einen Samurai heilen, der gepasst hat.
option-second_fight_when_over = Zweiter Kampf über dem Kiai-Wert
option-second_fight_when_over-help = Der zweite Kampf ist auch über dem Kiai-Wert möglich.
option-kiai_removal_optional = Kiai darf verstreichen
option-kiai_removal_optional-help = Ein Kiai darf ganz verstreichen, ohne Wirkung und ohne Ablegen.
option-kiai_on_decrease = Kiai durch eine verlorene Karte
option-kiai_on_decrease-help = Auch wer genau auf den Kiai-Wert zurückfällt, erreicht den Kiai.
option-kiai_at_round_end = Kiai am Rundenende
option-kiai_at_round_end-help = Ein Tableau, das in den Schritten am Rundenende gewendet wird, kann seinen Kiai erreichen.
option-kiai_tokens_at_home = Kiai von Kyuzo: nur nicht verliehene Marker
option-kiai_tokens_at_home-help = Der Kiai von Kyuzo gibt nur Marker weiter, die Samurai in der Runde bei sich haben.
option-turn_limit_per_samurai = Zuglimit je Samurai
option-turn_limit_per_samurai-help = Nach so vielen Zügen je Samurai bleibt in einer Runde nur noch Passen.
option-heal_only_wounded = Bonus heilt nur Verwundete
option-heal_only_wounded-help = Der Bonus einer Familie heilt einen zufälligen verwundeten Samurai, nicht irgendeinen.
option-second_card_locked = Zweite Karte muss gespielt werden
option-second_card_locked-help = Mit der zweiten Karte von Katsushiro muss angegriffen oder verteidigt werden.
option-box = Eigenes Material
option-box-help = Dein eigenes Material, wo es von unserem abweicht, als Datei einer Schachtel.

## Spielmaterial, für Seiten und Schachteln

name-plunderer = Plünderer
name-lieutenant = Leutnant
name-boss = Anführer
name-support_tokens = Unterstützungsmarker
name-wound_tokens = Wundmarker
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
box-part-raiders = Räuberkarten
box-part-samurai = Tafeln der Samurai
box-part-farmsteads = Rückseiten der Gehöfte
box-part-families = Rückseiten der Familien
box-part-talents = Talente
box-part-village = Marker
box-part-difficulties = Schwierigkeitsgrade
box-field-rank = Rang
box-field-value = Wert
box-field-symbol = Symbol
box-field-penalty1 = Strafe
box-field-penalty2 = Zweite Strafe
box-field-flame = Flammen
box-field-human = Kiai-Wert der Menschenseite
box-field-animal = Kiai-Wert der Tierseite
box-field-count = Anzahl
box-field-talent = Talent
box-field-extra_barricades = Barrikaden über die Zahl der Samurai hinaus
box-field-plunderers_each = Plünderer je Samurai
box-field-fewer_leaders = Leutnants und Anführer weniger als Samurai
box-field-farmstead_penalties = Gehöfte bestrafen
box-field-family_bonuses = Familien helfen

## The drawing

draw-barricades = Barrikaden
draw-farmsteads = Gehöfte
draw-families = Familien
draw-raider_stack = Räuberstapel
draw-discard_pile = Ablagestapel
draw-intruder_stack = Eindringlingsstapel
draw-combat_line = Kampfreihe
draw-defence_row = Verteidigungsreihe
draw-kiai = Kiai
draw-human = Mensch
draw-animal = Tier
draw-wounded = verwundet
draw-passed = hat gepasst
draw-active = am Zug
draw-token_with = Marker verliehen an
draw-borrowed = geliehen
draw-round = Runde
draw-hand = Auf der Hand
draw-face_up = Offen obenauf
draw-absent_tokens = Marker abwesender Samurai
draw-empty = leer
draw-turn = Zug
draw-total = Kampfsumme
draw-token = Unterstützungsmarker
draw-this_turn = dieser Zug: { $penalties }
draw-next_turn = nächster Zug: { $penalties }
draw-gained = zusätzliches Talent
draw-at_bottom = Zuunterst bekannt
draw-symbol = Symbol
draw-penalty = Strafe
draw-unseen = Ungesehene Räuber: { $cards }; davon liegen { $unknown } verdeckt an unbekannter Stelle
score = Wertung: { $points }{ $grade }
draw-help_discards = den Ablagestapel nach Wert und Symbol zeigen
draw-help_unseen = zeigen, was von den Stapeln bekannt ist und welche Räuber niemand gesehen hat
draw-talent = Talent
draw-help_talents = zeigen, was die Samurai können: Talent und Kiai
draw-talent_heihachi = darf eine gezogene gerade Karte an einen Nachbarn weitergeben
draw-talent_daisuke = darf eine gezogene ungerade Karte an einen Nachbarn weitergeben
draw-talent_gorobei = darf Strafen gerader Karten ignorieren
draw-talent_kanbei = darf Strafen ungerader Karten ignorieren
draw-talent_kikuchiyo = darf in seinem Zug ein zweites Mal kämpfen
draw-talent_kyuzo = darf eine gezogene Karte ablegen, wenn ihr Wert in seiner Kampfreihe liegt
draw-talent_katsushiro = darf eine gezogene Karte unter den Stapel legen und eine andere ziehen, die er spielen muss
draw-kiai_heihachi = eine Barrikade dazu; als Tier auch eine Wunde heilen
draw-kiai_daisuke = die letzte Karte einer Kampfreihe einem beliebigen Samurai geben; als Tier zweimal
draw-kiai_gorobei = die obersten 2 Räuber des Stapels ablegen; als Tier 3
draw-kiai_kanbei = die obersten 2 Eindringlinge ablegen; als Tier 3
draw-kiai_kikuchiyo = die letzte Karte einer Kampfreihe ablegen; als Tier zweimal
draw-kiai_kyuzo = einen Unterstützungsmarker einem beliebigen Samurai geben; als Tier auch eine Barrikade dazu
draw-kiai_katsushiro = die obersten 2 Räuber des Stapels in beliebiger Reihenfolge offen hinlegen; als Tier 3
draw-last_card = letzte Karte

## The page

web-board = { $samurai }: { $how }; Kampfsumme { $total }, Kiai-Wert { $kiai }
web-stock = { $name }: noch { $left }, verloren { $lost }
web-place_full = { $symbol }: vorhanden
web-place_empty = { $symbol }: fehlt
web-neighbour_draws = { $samurai } zieht
web-raiders = Räuber
web-intruders = Eindringlinge
web-discards = Ablage
web-known_intruders = Bekannte Eindringlinge
web-no_hand = Kein Räuber auf der Hand
web-used = genutzt
web-look_unseen = Ungesehen
web-look_talents = Talente, Zeichen
web-do_fight = Kampf
web-do_support = Unterstützung
web-do_attack = Angriff
web-do_defend = Verteidigung
web-do_hand = Weitergeben
web-do_drop = Verlieren
web-do_use_token = Nutzen
web-do_heal = Heilen
web-do_take = Karte nehmen
web-do_give = Geben
web-do_strike = Zuschlagen
web-do_token = Marker
web-do_card = Obenauf legen
web-do_pass = Passen
web-do_replace = Ersetzen
web-do_discard = Ablegen
web-look = Übersicht
web-look_close = Schließen
web-last_card = Letzte Karte
web-as_animal = als Tier { $kiai }
web-next_raider = Der nächste Räuber
web-support_how = den Marker verleihen.
web-decides = { $samurai } wählt.
web-penalty_no_card = noch keine, also keine Strafe
web-penalty_none = hat keine Strafe
web-penalty_passed = nach dem Passen gilt ihre Strafe nicht mehr
web-penalty_fire = Brand: Das Dorf verliert eine Barrikade
web-penalty_wound = der Samurai erhält eine Wunde
web-penalty_intruder = der oberste Räuber schleicht sich ins Dorf
web-penalty_no_defend = einen Zug lang keine Verteidigung
web-penalty_no_support = einen Zug lang keine Unterstützung
web-penalty_must_pass = der Samurai muss passen
web-penalty_recycle = ein abgelegter Räuber kommt in den Stapel zurück
web-penalty_no_talent = einen Zug lang weder Talent noch Marker
web-penalty_drop_defence = eine Karte der Verteidigungsreihe geht verloren
web-penalty_neighbour = { $samurai } zieht einen Räuber und muss ihn angreifen
web-round = Runde { $round }
web-animal_awakes = { $samurai }: Das Tier erwacht
web-village_saved = Das Dorf ist gerettet
web-village_lost = Das Dorf ist verloren
web-talent_heihachi = gerade Karten weitergeben
web-talent_daisuke = ungerade Karten weitergeben
web-talent_gorobei = Strafen gerader Karten ignorieren
web-talent_kanbei = Strafen ungerader Karten ignorieren
web-talent_kikuchiyo = zweimal im Zug kämpfen
web-talent_kyuzo = gezogene Karte ablegen, deren Wert in der Reihe liegt
web-talent_katsushiro = gezogene Karte unter den Stapel, eine andere ziehen
web-kiai_heihachi = eine Barrikade dazu
web-kiai_heihachi_animal = eine Barrikade dazu, eine Wunde heilen
web-kiai_daisuke = die letzte Karte einer Reihe jemandem geben
web-kiai_daisuke_animal = zweimal: letzte Karte einer Reihe jemandem geben
web-kiai_gorobei = die obersten 2 Räuber ablegen
web-kiai_gorobei_animal = die obersten 3 Räuber ablegen
web-kiai_kanbei = die obersten 2 Eindringlinge ablegen
web-kiai_kanbei_animal = die obersten 3 Eindringlinge ablegen
web-kiai_kikuchiyo = die letzte Karte einer Reihe ablegen
web-kiai_kikuchiyo_animal = zweimal: letzte Karte einer Reihe ablegen
web-kiai_kyuzo = jemandem einen Marker geben
web-kiai_kyuzo_animal = jemandem einen Marker geben, Barrikade dazu
web-kiai_katsushiro = oberste 2 Räuber aufdecken und ordnen
web-kiai_katsushiro_animal = oberste 3 Räuber aufdecken und ordnen
web-attack_below = Summe { $total }, { $left } unter dem Kiai-Wert { $kiai }.
web-attack_kiai = Summe { $total }, genau der Kiai-Wert: Kiai!
web-attack_hit = Summe { $total }, über dem Kiai-Wert { $kiai }: Das Dorf wird getroffen.
web-attack_again = Summe { $total }, Kiai-Wert { $kiai }: Sonst geschieht nichts.
web-defence_more = Füllt: { $symbol }. Es fehlt noch: { $missing }.
web-defence_full = Füllt: { $symbol }. Die Verteidigungsreihe ist vollständig.
web-no_defence = Mit dieser Karte jetzt nicht möglich.
web-next_known = Der nächste Räuber ist bekannt: { $card }.
web-odds = Angriff auf den nächsten Räuber: { $below } % unter dem Kiai-Wert, { $exactly } % genau darauf, { $above } % darüber.
web-odds_symbol = Fehlendes Symbol ({ $missing }): { $chance } %.
web-danger_draw = { $chance } % der Räuber treffen das Dorf.
web-danger_farm = Ohne Barrikade kostet ein Treffer ein Gehöft (noch { $left }).
web-danger_last_farm = Ohne Barrikade kostet ein Treffer das letzte Gehöft, und ihr verliert.
web-danger_last_raider = Das ist der letzte Räuber: Danach endet die Runde.
web-danger_round_ends = Der Stapel ist dann leer, und die Runde endet.
web-danger_intruder = Dieser Eindringling trägt mit { $chance } % Flammen.
web-danger_all_passed = Dann haben alle gepasst: Die Runde endet. Räuber, die zu Eindringlingen werden: { $number }.
web-danger_gift = { $recipient } kann damit nicht verteidigen und käme über den Kiai-Wert.
web-danger_death = Die Wunde tötet { $samurai }, und ihr verliert.
web-danger_animal = Es ist die zweite Wunde: In { $samurai } erwacht das Tier.
web-danger_kills = Nächsten Zug tötet die letzte Karte { $samurai }, wenn keine andere sie zudeckt.
web-danger_wakes = Nächsten Zug bringt die letzte Karte die zweite Wunde: In { $samurai } erwacht das Tier.
web-danger_burns = Ohne Barrikade verbrennt die letzte Karte nächsten Zug ein Gehöft (noch { $left }).
web-danger_no_hat = Nach jetzigem Stand stirbt dann { $samurai }, denn der Hut fehlt, und ihr verliert.
web-danger_farms = Nach jetzigem Stand kosten fehlende Gehöft-Symbole ({ $missing }) dann alle Gehöfte ({ $left }), und ihr verliert.
web-danger_families = Nach jetzigem Stand kosten fehlende Puppen ({ $missing }) dann alle Familien ({ $left }), und ihr verliert.
web-what_samurai = Talent: { $talent }. Kiai { $human } als Mensch, { $animal } als Tier: { $effect }.
web-what_kiai = Kiai-Wert { $kiai }
web-what_kiai_says = Bei einer Summe von genau { $kiai }: { $effect }. Danach wird die erste Karte der Reihe abgelegt. Eine Summe über { $kiai } trifft das Dorf.
web-what_token = Unterstützungsmarker: { $samurai }
web-what_token_says = Wer diesen Marker hat, darf das Talent nutzen: { $talent }. Ein geliehener Marker geht nach dem nächsten Zug des Empfängers zurück.
web-what_attack = Ein Angriff zählt { $value } zur Summe.
web-what_hat = In der Verteidigungsreihe erspart sie dem Samurai am Ende der Runde eine Wunde.
web-what_farm = In der Verteidigungsreihe rettet sie am Ende der Runde ein Gehöft.
web-what_doll = In der Verteidigungsreihe rettet sie am Ende der Runde eine Familie.
web-what_penalty = Als letzte Karte einer Kampfreihe: { $penalty }.
web-what_flames = Als Eindringling trifft sie das Dorf.

## Seiten

page-intro = Bis zu sieben Samurai verteidigen gemeinsam ein Dorf. Zieh einen Räuber, greif ihn an oder nutze ihn zur Verteidigung, und bleib genau auf deinem Kiai-Wert stehen, nicht darüber. Wunden wecken das Tier im Samurai, und das Dorf braucht euch alle drei Runden lang.
page-preset-first = Erstes Spiel mit zwei Bots
page-preset-solo = Allein
page-preset-hard = Heroisch, mit drei Bots

## Das Ende: Zahlen eines Spiels

stat-kiai = Kiai
stat-fought = Angegriffene Räuber
stat-defended = Karten zur Verteidigung
stat-wounds = Wunden
stat-supported = Geliehene Unterstützung
stat-intruders = Eindringlinge
stat-barricades = Verlorene Barrikaden
run-players =
    { $number ->
        [one] 1 Person
       *[other] { $number } Personen
    }
run-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
scale-barely = Das Dorf überlebt mit Mühe
scale-scarred = Gezeichnet, aber es steht
scale-well = Gut verteidigt
scale-proud = Stolz verteidigt
scale-untouched = Niemand hat das Dorf angerührt
