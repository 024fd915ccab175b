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
page-invite-waiting = Ein Platz ist noch frei für Freunde.
page-join-from = { $name } lädt dich zu { $game } ein. Du spielst { $role }.
page-seat-guest = Gast
page-seat-here = da
page-seat-away = nicht da
page-talk-new = Neue Nachricht von
page-talk-unread = Ungelesene Nachrichten
