# Wörter der Seiten im Browser, für alle Spiele.

## Der Rahmen jeder Seite

page-skip = Zum Inhalt springen
page-home = Startseite
page-language = Sprache
page-language-en = English
page-language-pl = Polski
page-language-it = Italiano
page-language-de = Deutsch
page-change = Ändern
page-theme = Hell oder dunkel
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-system = Wie das System
page-name = Dein Name am Tisch
page-name-none = Noch kein Name
page-name-help = Die anderen sehen ihn. Du brauchst kein Konto; dieser Browser erkennt dich wieder.
page-save = Speichern
page-close = Schließen
page-footer = Weitere Seiten
page-rules = Regeln
page-help = Hilfe
page-licence = Von Fans gemacht und frei unter der MIT-Lizenz. Die Spiele gehören ihren Autoren und Verlagen; wenn dir eines gefällt, kauf es.

## Startseite

page-home-title = Ein Tisch für vier Samurai-Spiele
page-home-intro = Spiel allein gegen ehrliche Bots, zusammen an einem Bildschirm oder per Link mit Freunden. Jede Regel wird dort erklärt, wo du sie brauchst.
page-home-games = Spiele
page-home-play-now = Sofort spielen
page-home-play-now-game = { $game } sofort spielen
page-home-set-up = Einrichten
page-home-set-up-game = { $game } einrichten
page-home-later = Noch nicht auf dem Tisch
page-home-running = Deine Partien
page-home-your-turn = Du bist dran
page-home-their-turn = Andere sind dran
page-home-finished = Beendete Partien
page-home-look-again = Noch einmal ansehen

## Eine Partie einrichten

page-setup-title = { $game } einrichten
page-setup-seats = Wer spielt?
page-setup-seats-help = Jeden Platz führt ein Mensch oder ein Bot. Bots sehen nur, was ihr Platz sehen darf.
page-setup-seat-me = Ich
page-setup-seat-here = Jemand an diesem Bildschirm
page-setup-seat-open = Frei für einen Freund
page-setup-presets = Fertige Partien
page-setup-preset-first = Erste Partie
page-setup-preset-standard = Wie im Regelheft
page-setup-preset-hard = Für Erfahrene
page-setup-advanced = Alle Möglichkeiten der Regeln
page-setup-advanced-help = Alles hier steht so, wie das Regelheft es vorsieht. Ändere, was du magst; die Klausel sagt, was es bedeutet.
page-setup-default = Üblich: { $value }
page-setup-yes = Ja
page-setup-no = Nein
page-setup-seed = Startzahl des Zufalls
page-setup-seed-help = Dieselbe Startzahl bringt dasselbe Glück noch einmal. Leer lassen für neues Glück.
page-setup-impossible = Diese Einstellungen passen nicht zusammen. Ändere, was markiert ist, und starte noch einmal.
page-setup-nobody = Gib mindestens einen Platz einem Menschen.
page-setup-start = Partie beginnen

## Bots

page-bot-random = Sorgloser Bot
page-bot-fair = Ein Bot sieht nur, was sein Platz sehen darf: Deine Geheimnisse sind vor ihm sicher.

## Freunde einladen

page-invite-title = Lade deine Freunde ein
page-invite-help = Schick jedem den Link eines Platzes. Wer ihn öffnet, sitzt dort; gib ihn also nur dieser Person.
page-invite-link = Link zum Platz { $role }
page-invite-copy = Kopieren
page-invite-copied = Kopiert
page-invite-taken = Hier sitzt { $name }
page-invite-mine = Hier sitzt du
page-invite-free = Noch frei
page-invite-watch = Link zum Zuschauen
page-invite-watch-help = Wer zuschaut, sieht nur, was alle wissen dürfen. Diesen Link darfst du jedem geben.
page-invite-go = Zum Tisch
page-join-title = Ein Platz ist für dich frei
page-join-text = Du bist zu { $game } eingeladen, als { $role }.
page-join-name = Wie sollen die anderen dich nennen?
page-join-sit = Hinsetzen

## Der Vorhang zwischen Spielern an einem Bildschirm

page-curtain-title = { $name } ist dran
page-curtain-text = Gib den Bildschirm an { $name } weiter. Was die anderen nicht sehen dürfen, liegt hinter dem Vorhang.
page-curtain-open = Ich bin { $name }: öffnen

## Der Tisch

page-table-seats = Plätze
page-table-tools = Dein Zug: zurücknehmen und Rat
page-table-drawers = Verlauf, Regeln und Tasten
page-table-ask = Was gefragt ist
page-table-news = Was geschah, seit du zuletzt hingesehen hast
page-table-picks = Wähle zuerst einen Teil
page-table-unpick = Anders wählen
page-table-choices = Deine Möglichkeiten
page-table-your-turn = Du bist dran
page-table-title-your-turn = Du bist dran: { $game }
page-table-waiting-for = Wir warten auf { $names }
page-table-thinking = { $name } denkt nach
page-table-sealed = Dein Plan ist versiegelt. Wir warten auf { $names }
page-table-open-seats = Manche Plätze sind noch frei. Schick deinen Freunden ihre Links.
page-table-invite = Einladen
page-table-resign = Partie verlassen

page-seat-me = (du)
page-seat-open = Freier Platz
page-seat-to-move = am Zug
page-seat-ready = bereit
page-seat-not-ready = nicht bereit
page-seat-away = abwesend

## Zurücknehmen und Rat

page-undo = Zurück
page-undo-help = Deine letzte Wahl zurücknehmen (U)
page-undo-ask = Um Rücknahme bitten
page-undo-ask-help = Seitdem wurde etwas aufgedeckt: Die anderen müssen zustimmen (U)
page-undo-reset = Zug neu
page-undo-reset-help = Alles zurücknehmen, was du in diesem Zug gewählt hast
page-undo-redo = Wieder
page-undo-redo-help = Das Zurückgenommene noch einmal wählen
page-undo-request = { $name } möchte vor die letzte Wahl zurückgehen.
page-undo-allow = Erlauben
page-undo-refuse = Ablehnen
page-undo-asked = Du hast gebeten zurückzugehen. Die anderen müssen zustimmen.
page-undo-allowed = Die Wahl ist zurückgenommen.
page-undo-refused = { $name } möchte lieber weiterspielen.
page-undo-nothing = Es gibt nichts zurückzunehmen.
page-hint = Rat
page-hint-help = Was würde der Bot tun? (H)
page-hint-says = Der Bot würde wählen: { $choice } ({ $percent } % sicher)
page-hint-taken = { $name } hat um Rat gefragt
page-hint-thinking = Der Bot denkt über einen Rat nach.

## Verlauf, Regeln, Gespräch

page-log = Verlauf
page-log-moment = Diesen Augenblick ansehen
page-rules-now = Regeln dieses Schritts
page-rules-all = Alle Regeln dieses Spiels
page-rules-title = Regeln von { $game }
page-rules-search = Ein Wort oder eine Klausel suchen
page-rules-none = Keine Klausel passt zu „{ $text }“.
page-chat = Gespräch
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-phrases = Fertige Sätze
page-chat-text = Etwas sagen
page-chat-send = Senden
page-phrase-hello = Hallo, auf ein gutes Spiel!
page-phrase-well-played = Gut gespielt!
page-phrase-thanks = Danke!
page-phrase-moment = Einen Augenblick, bitte.
page-phrase-back = Ich bin wieder da.
page-phrase-your-turn = Du bist dran.
page-phrase-oops = Oh nein!
page-phrase-again = Noch eine Partie?

## Tasten

page-keys = Tasten
page-keys-title = Mit der Tastatur spielen
page-keys-tab = alles durchgehen, was man wählen kann
page-keys-arrows = sich auf dem Plan bewegen
page-keys-numbers = eine Möglichkeit der Liste wählen
page-keys-enter = bestätigen
page-keys-undo = zurücknehmen oder darum bitten
page-keys-hint = Rat
page-keys-log = Verlauf
page-keys-rules = Regeln dieses Schritts
page-keys-escape = schließen oder Ausgewähltes loslassen
page-keys-keys = diese Tasten zeigen

## Nach der Partie

page-after-title = Die Partie ist zu Ende
page-after-replay = Nachspielen
page-after-again = Dasselbe Glück noch einmal
page-after-new = Neue Partie
page-after-open = Alle Hände aufdecken
page-after-close = Was mein Platz sah
page-after-bot = Was der Bot wusste
page-after-bot-help = Das ist alles, was { $name } sehen konnte bei der Wahl: { $choice }
page-after-download = Herunterladen
page-after-download-help = Die ganze Partie als kleine Textdatei
page-after-seed = Startzahl dieser Partie: { $seed }
page-after-play-on = Von hier weiterspielen
page-after-play-on-help = Eine neue Partie beginnt in diesem Augenblick; die alte bleibt, wie sie war.
page-replay-title = Nachspielen: { $game }
page-replay-moment = Augenblick { $number } von { $total }
page-replay-slider = Augenblick der Partie
page-replay-first = Zum Anfang
page-replay-back = Einen zurück
page-replay-on = Einen weiter
page-replay-last = Zum Ende
page-replay-show = Zeigen
page-replay-now = Zurück zur Partie
page-replay-past = Du siehst einen früheren Augenblick. Die Partie ist weitergegangen.
page-upload = Eine gespeicherte Partie ansehen
page-upload-file = Datei einer Partie
page-upload-send = Öffnen
page-upload-bad = Diese Datei ist keine Partie: { $reason }

## Zuschauen

page-watch = Du schaust zu. Du siehst, was alle wissen dürfen.
page-watch-count =
    { $number ->
        [one] Eine Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }

## Die Verbindung

page-reconnecting = Die Verbindung ist weg. Neuer Versuch …
page-reconnected = Wieder verbunden.
page-notify-ask = Sag mir Bescheid, wenn ich dran bin
page-notify-title = Du bist dran
page-notify-text = { $game }: Der Tisch wartet auf dich.
page-notify-off = Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.

## Wenn etwas nicht geht

page-error-title = Das hat nicht geklappt
page-error-stale = Am Tisch ist es weitergegangen, seit du hingesehen hast. Sieh noch einmal hin und wähle neu.
page-error-turn = Du bist nicht dran. Warte, bis der Tisch dich fragt.
page-error-seat = Dieser Platz gehört dir nicht. Öffne den Tisch mit deinem eigenen Link.
page-error-forged = Diese Wahl gibt es hier nicht. Nimm eine von denen auf dem Tisch.
page-error-illegal = Die Regeln erlauben das nicht.
page-error-missing = Hier ist nichts. Vielleicht ist der Link unvollständig; kopiere ihn noch einmal ganz.
page-error-table = Diesen Tisch gibt es nicht. Deine Partien stehen auf der Startseite.
page-error-large = Das ist zu groß: höchstens { $limit }.
page-error-many = Das war sehr viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
page-error-version = Diese Partie begann unter Version { $old } der Regeln; dieses Programm spielt Version { $new }. Du kannst sie ansehen, aber hier nicht weiterspielen.
page-error-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.
page-error-server = Bei uns ist etwas kaputtgegangen. Deine Partie ist sicher: Alles, was du gewählt hast, ist gespeichert. Lade die Seite neu.
page-error-home = Zur Startseite
page-error-table-again = Zurück zum Tisch

## More words (to be translated)

page-intro-seven_ronin = Zwei Spieler, ein Dorf, acht Tage. Die eine Seite schickt heimlich fünfzig Ninja, die andere stellt ihnen sieben Ronin in den Weg. Beide Pläne öffnen sich zugleich, und erst dann zeigt sich, wer richtig geraten hat.
page-intro-samurai_spirit = Ein bis sieben Samurai verteidigen gemeinsam ein Dorf. Zieh einen Räuber, kämpfe gegen ihn oder halte ihn auf, und bleib genau auf deinem Kiai-Wert stehen, nicht darüber. Verwundete Samurai werden zu Tieren, und das Dorf braucht euch alle drei Nächte lang.
page-intro-way_of_the_samurai = Ein Duellant, ein Gegner, eine Hand voll Karten. Halte drei Anzeigen im Gleichgewicht, lies seine Deckung und schlag zu, wenn die Verbindung passt. Feldzüge und Module machen jeden Weg zu einem anderen.
page-intro-senjutsu = Duelle von zwei bis vier Helden auf einem Plan aus Sechsecken, jeder mit eigenem Kartensatz. Karten werden heimlich gewählt und fallen in der Reihenfolge ihrer Schnelligkeit. Allein triffst du auf Gegner, die von Karten geführt werden.
page-setup-name = Name
page-setup-check = Einstellungen prüfen
page-preset-defend = Gegen einen Bot verteidigen
page-preset-attack = Einen Bot angreifen
page-preset-one-screen = Zusammen an einem Bildschirm
page-preset-friend = Mit einem Freund per Link
page-preset-first = Erste Partie mit zwei Bots
page-preset-solo = Allein
page-preset-hard = Heldenhaft, mit drei Bots
page-bot-heuristic = Erfahrener Bot
page-invite-make = Link erstellen
page-invite-once = Der Link wird nur jetzt gezeigt; kopiere ihn. Ein neuer Link macht den alten ungültig.
page-over-won = Du hast gewonnen!
page-over-lost = Du hast verloren.
page-over-winner = { $who } gewinnt.
page-over-nobody = Das Spiel ist verloren.
page-over-backs =
    { $number ->
        [one] Einmal wurde etwas zurückgenommen, nachdem es aufgedeckt war.
       *[other] { $number } Mal wurde etwas zurückgenommen, nachdem es aufgedeckt war.
    }
page-replay-eyes = Mit wessen Augen
page-replay-eyes-of = Wie { $name } es sah
page-replay-next = { $name } wählt als Nächstes: { $choice }
page-replay-old = Diese Partie wurde nach anderen Regeln gespielt, und dieses Programm kann sie nicht mehr zeichnen. Das lag auf dem Tisch.
page-after-share = Dieses Glück spielen
page-rules-contents = Inhalt
page-rules-find = Suchen
page-rules-english = Die Regeln sind auf Englisch geschrieben.
page-seat-you = Du
page-seat-nameless = Jemand
page-log-whole = Der ganze Verlauf
page-log-asks = { $name } möchte vor die letzte Wahl zurückgehen.
page-log-allows = { $name } ist einverstanden.
page-log-refuses = { $name } möchte lieber weiterspielen.
page-log-undo = { $name } nimmt eine Wahl zurück.
page-log-back = { $name } geht vor die letzte Wahl zurück. Zufall und Bots entscheiden neu.
page-log-hint = { $name } holt sich einen Rat.
page-log-sits = { $name } setzt sich.
page-past-moment = Du siehst Augenblick { $number } von { $total }. Die Partie ist weitergegangen.
page-error-impossible = Das ist jetzt nicht möglich.
page-error-set-up = So lässt sich der Tisch nicht einrichten.
page-error-malformed = Diese Anfrage ist unvollständig oder falsch. Geh zurück und versuche es noch einmal.
page-help-start = Anfangen
page-help-start-text = „Sofort spielen“ beginnt mit einem Klick eine Partie mit sinnvollen Einstellungen. „Einrichten“ bietet alle Möglichkeiten der Regeln, mit Erklärung und der Klausel, auf der sie beruhen.
page-help-choose = Wählen
page-help-choose-text = Was du wählen darfst, ist auf der Zeichnung grün umrandet und steht als Knopf daneben. Verweile auf einer Möglichkeit, um zu lesen, was sie bewirken würde. Wird etwas abgelehnt, sagt die Klausel, warum.
page-help-undo = Zurücknehmen
page-help-undo-text = Solange nichts Geheimes oder Zufälliges aufgedeckt wurde, darfst du frei zurücknehmen. Danach müssen die anderen zustimmen; gegen Bots und allein darfst du immer zurückgehen, aber Zufall und Bots entscheiden dann neu.
page-help-friends = Freunde
page-help-friends-text = Lass einen Platz frei und schick deinem Freund den Link dazu. Der Link ist der Schlüssel zum Platz: Er gilt auf jedem Gerät und jederzeit, gib ihn also nur dieser Person.
page-help-watch = Zuschauen
page-help-watch-text = Die Adresse des Tisches zeigt allen, die zuschauen, was jeder wissen darf, und sonst nichts.
page-help-fair = Ehrliche Bots
page-help-fair-text = Ein Bot sieht den Tisch so, wie ein Mensch auf seinem Platz ihn sähe. Nach der Partie kannst du jede Wahl mit seinen Augen ansehen.
page-help-lost = Nichts geht verloren
page-help-lost-text = Jede Wahl wird gespeichert, bevor sie beantwortet wird. Klapp den Deckel zu, wann du willst; deine Partien stehen auf der Startseite.
page-help-after = Danach
page-help-after-text = Eine beendete Partie liegt offen: Spiel sie nach, deck alle Hände auf, spiel von jedem Augenblick weiter, oder nimm dasselbe Glück noch einmal und vergleiche.
