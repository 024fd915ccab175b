# Nach dem Spiel: sein Ende, noch einmal spielen, die Liste der eigenen Spiele, Freunde einladen.

## Das Ende

page-end = Wie das Spiel endete
page-end-won-against = Du gewinnst als { $figure } gegen { $others }.
page-end-lost-to = { $winners } gewinnt; du hast { $figure } gespielt.
page-end-won-together = Ihr gewinnt gemeinsam: { $names }.
page-end-lost-together = Ihr verliert gemeinsam: { $names }.
page-end-player = { $name } ({ $figure })
page-end-story = Die Geschichte
page-end-numbers = In Zahlen
page-end-rounds = Runden
page-end-choices = Entscheidungen
page-end-own-choices = Davon deine
page-end-time = Dauer
page-end-minutes = { $minutes } Min.
page-end-hours = { $hours } Std. { $minutes } Min.
page-end-hints = Genommene Tipps
page-end-part = { $name } { $number }
page-end-scale = Was das Ergebnis bedeutet
page-end-step = { $least } bis { $most }
page-end-step-last = ab { $least }
page-end-here = dieses Spiel

## Analyse

page-analysis = Analyse
page-analysis-ask = Spiel analysieren
page-analysis-ask-help = Eine Suche bewertet jede Entscheidung danach, was man in dem Moment wissen konnte. Sie arbeitet im Hintergrund.
page-analysis-progress = { $number } von { $total } Entscheidungen bewertet
page-analysis-look = Nachsehen
page-analysis-failed = Die Analyse wurde unterbrochen.
page-analysis-yours = Dein Spiel: { $good }, { $costly }.
page-analysis-of = { $name }: { $good }, { $costly }.
page-analysis-good = { $number ->
    [one] eine gute Entscheidung
   *[other] { $number } gute Entscheidungen
}
page-analysis-costly = { $number ->
    [0] keine teure
    [one] eine teure
   *[other] { $number } teure
}
page-analysis-curve = Gewinnchance: { $name }
page-analysis-summary = { $start } % bei der ersten Entscheidung, { $end } % am Ende; dazwischen von { $least } % bis { $most } %.
page-analysis-turning = Wendepunkte
page-analysis-moments = Einen Blick wert
page-analysis-sum = Was die Gewinnchance bewegt hat
page-analysis-sum-yours = Deine Entscheidungen
page-analysis-sum-own = Eigene Entscheidungen
page-analysis-sum-others = Entscheidungen der Gegenseite
page-analysis-sum-luck = Glück und Verborgenes
page-analysis-gain = { $number ->
    [one] +1 Punkt
   *[other] +{ $number } Punkte
}
page-analysis-lost = { $number ->
    [0] 0 Punkte
    [one] −1 Punkt
   *[other] −{ $number } Punkte
}
page-analysis-verdict-luck = Das Glück hat dieses Spiel stärker bewegt als die Entscheidungen.
page-analysis-verdict-skill = Die Entscheidungen haben dieses Spiel stärker bewegt als das Glück.
page-analysis-verdict-both = Glück und Entscheidungen haben dieses Spiel etwa gleich stark bewegt.
page-analysis-moment-costly = Teure Entscheidung
page-analysis-moment-key = Schlüsselentscheidung
page-analysis-moment-choice = Entscheidung
page-analysis-moment-gift = Fehler: { $name }
page-analysis-moment-up = Glück
page-analysis-moment-down = Pech
page-analysis-chance = Gewinnchance: { $before } % → { $after } %
page-analysis-chosen = Gewählt: { $choice }
page-analysis-better = Besser: { $choice }
page-analysis-mixture = Besser ist eine Mischung, die niemand vorhersehen kann:
page-analysis-share = { $percent } %: { $choice }
page-analysis-lead = { $number ->
    [one] Die nächstbeste Wahl hätte einen Punkt gekostet.
   *[other] Die nächstbeste Wahl hätte { $number } Punkte gekostet.
}
page-analysis-times = { $choice } (×{ $number })
page-analysis-rated = Die Entscheidung von { $name }
page-analysis-yours-rated = Deine Entscheidung
page-analysis-rated-costly = teuer
page-analysis-rated-key = entscheidend
page-analysis-rated-good = gut
page-analysis-note = Punkte sind Prozentpunkte der Gewinnchance, wie eine Suche sie aus dem schätzt, was man wissen konnte. Eine Entscheidung gilt nur dann als teuer, wenn der Unterschied größer ist als das Rauschen der Schätzung.

## Noch einmal spielen

page-again = Noch einmal spielen
page-again-new = Noch einmal
page-again-new-help = Gleicher Aufbau, neu gemischt
page-again-swap = Seiten tauschen
page-again-swap-help = Mit getauschten Seiten
page-again-up = Stärkere Bots
page-again-up-help = Bots eine Stufe höher
page-again-down = Schwächere Bots
page-again-down-help = Bots eine Stufe tiefer
page-again-same = Dieselbe Partie
page-again-same-help = Gleicher Aufbau, gleiche Karten und Würfe
page-again-asks = Die anderen werden erst gefragt. Alle behalten Platz und Link.
page-rematch-request = { $name } möchte noch einmal spielen: { $how }
page-rematch-waits = Du hast um ein weiteres Spiel gebeten: { $how }. Antworten fehlen von: { $names }
page-rematch-agreed = Du bist dabei: { $how }. Antworten fehlen von: { $names }
page-rematch-accept = Ich bin dabei
page-rematch-decline = Jetzt nicht
page-rematch-withdraw = Zurückziehen
page-rematch-next = Das nächste Spiel hat begonnen.
page-rematch-go = Zum nächsten Spiel
page-log-again = { $name }: Spielen wir noch einmal?
page-log-again-yes = { $name }: Ich bin dabei.
page-log-again-no = { $name }: Jetzt nicht.
page-log-again-withdrawn = { $name }: Ich ziehe die Frage zurück.
page-log-again-begins = { $name }: Das nächste Spiel beginnt.

## Meine Spiele

page-games = Meine Spiele
page-games-intro = Was du in diesem Browser gespielt hast; der Server bewahrt es unter dessen Cookie auf. Als Datei kannst du es mitnehmen.
page-games-none = Du hast noch nichts gespielt.
page-games-running = Laufende Spiele
page-games-all = Alle meine Spiele
page-games-statistics = Statistik
page-games-statistics-help = Beendete Spiele, die hier von Anfang an gespielt wurden. Dein wahrer Anteil an Siegen liegt mit 95 % Sicherheit in diesem Intervall; je mehr Spiele, desto enger wird es.
page-games-kind = Art
page-games-against = Bots
page-games-played = Spiele
page-games-won = Gewonnen
page-games-share = Anteil Siege (95 %)
page-games-percent = { $share } % ({ $low }–{ $high } %)
page-games-streak = Serie (längste)
page-games-streaks = { $now } ({ $longest })
page-games-rounds = Wenigste Runden bis zum Sieg
page-games-fastest = Schnellster Sieg
page-games-level = Stufe { $number }
page-games-levels = Mehrere Stufen
page-games-other-bots = Andere Bots
page-games-people = Nur Menschen
page-games-alone = Allein
page-games-usual = Standard
page-games-export = Spiele mitnehmen
page-games-export-json = Als JSON
page-games-export-csv = Als Tabelle (CSV)
page-games-won-mark = gewonnen
page-games-lost-mark = verloren
page-games-more = Ältere Spiele

## Freunde einladen

page-host-name = Wie sollen deine Freunde dich nennen?
page-host-name-help = Sie sehen diesen Namen in der Einladung und am Tisch.
page-invite-share = Teilen
page-invite-share-text = Spiel { $game } mit mir.
page-invite-qr = QR-Code des Links für { $role }
page-invite-scan = Mit dem Handy scannen.
page-invite-renew = Neuer Link
page-invite-renew-help = Der jetzige Link gilt dann nicht mehr.
page-invite-own = Link zu deinem Platz
page-invite-own-help = Für ein anderes Gerät von dir.
page-seats-leave = Platz verlassen
page-seats-leave-help = Du gibst diesen Platz auf. Der Gastgeber kann jemand anderen dazu einladen; um zurückzukommen brauchst du einen neuen Link.
page-seats-free = Platz frei machen
page-seats-free-help = Wer hier sitzt, verliert den Platz, und es entsteht ein neuer Link für jemand anderen.
page-seats-browsers = { $number ->
    [one] Hier spielt ein Browser.
   *[other] Hier spielen { $number } Browser.
}
page-invite-waiting = Ein Platz ist noch frei für Freunde.
page-join-from = { $name } lädt dich zu { $game } ein. Du spielst { $role }.
page-seat-guest = Gast
page-seat-here = da
page-seat-away = nicht da
page-talk-new = Neue Nachricht von
page-talk-unread = Ungelesene Nachrichten

# Hosts, and people who want nothing to do with each other.
page-games-closed = Geschlossene Spiele
page-games-closed-help = Diese Tische hat der Gastgeber vor dem Ende geschlossen. Nichts geht verloren: Er kann sie wieder öffnen.
page-games-closed-on = Geschlossen am { $date }
page-host = Gastgeber
page-host-you = Du bist Gastgeber
page-host-close = Tisch schließen
page-host-close-help = Das Spiel bleibt für alle, die hier sitzen, wie es ist, und steht unter „Meine Spiele“. Bis du den Tisch wieder öffnest, kann niemand wählen, reden oder Platz nehmen.
page-host-open = Tisch wieder öffnen
page-host-open-help = Das Spiel geht da weiter, wo es stehen geblieben ist.
page-host-closed = Dieser Tisch ist seit { $date } geschlossen.
page-host-offer = Tisch übergeben
page-host-offer-help = Du bittest, wer hier sitzt, an deiner Stelle Gastgeber zu sein: einzuladen, Plätze frei zu machen und den Tisch zu schließen. Bis zur Zusage bleibst du es.
page-host-offered = { $name } kann Gastgeber werden und hat noch nicht zugesagt.
page-host-take = Gastgeber werden
page-host-take-help = Der Gastgeber übergibt dir diesen Tisch. Dann lädst du ein und kannst Plätze frei machen und den Tisch schließen.
page-avoid = Stumm schalten oder blockieren
page-mute = An diesem Tisch stumm schalten
page-mute-help = Du siehst nicht mehr, was von diesem Platz aus an diesem Tisch gesagt wird. Niemand erfährt es.
page-unmute = Gesagtes wieder zeigen
page-unmute-help = Du siehst wieder, was von diesem Platz aus gesagt wird.
page-muted-tag = Stumm
page-block = Blockieren
page-block-help = Du siehst an keinem Tisch mehr, was diese Person sagt. Sie kann nicht Platz nehmen, wo du Gastgeber bist oder spielst, und dort nicht zusehen. Einen Platz, den sie schon hat, behält sie, bis der Gastgeber ihn frei macht.
page-blocked-tag = Blockiert
page-blocked-where = Du hast diese Person blockiert. Zurücknehmen kannst du das hier:
page-blocked = Blockierte Personen
page-blocked-help = Du siehst nicht, was sie sagen, und sie können an deinen Tischen weder Platz nehmen noch zusehen.
page-unblock = Nicht mehr blockieren
